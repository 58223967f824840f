// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ClassName;
import dev.boardwright.processor.model.BoardModel;
import java.util.List;

/** The types that the sources of one board speak of. */
final class BoardNames extends TypeNames {
  final ClassName square;
  final ClassName cells;
  final ClassName position;
  final ClassName edit;
  final ClassName piece;
  final ClassName cursor;
  final ClassName undo;

  BoardNames(BoardModel board) {
    super(board);
    square = generated("Square");
    cells = generated("Cells");
    position = generated("Position");
    edit = position.nestedClass("Edit");
    piece = generated("Piece");
    cursor = position.nestedClass("Cursor");
    undo = position.nestedClass("Undo");
  }

  /** The declaration in Javadoc. {@code Edit} alone would mean the one nested in a position. */
  String declarationLink() {
    return List.of(edit, cursor, undo).stream()
            .map(ClassName::simpleName)
            .anyMatch(declaration.topLevelClassName().simpleName()::equals)
        ? declaration.canonicalName()
        : String.join(".", declaration.simpleNames());
  }
}
