// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ClassName;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.Surroundings;
import java.util.Set;

/** The types that the sources of one board speak of. */
final class BoardNames extends TypeNames {
  /** What the sources of a board import, or nest. */
  static final Set<String> IMPORTED =
      Set.of(
          "AnySquareSet",
          "Arrays",
          "Attacks",
          "BitPlanes",
          "BoardTables",
          "BoardCells",
          "CodeSets",
          "CodeTree",
          "CodedPosition",
          "ContentHash",
          "Cursor",
          "CursorId",
          "Direction",
          "Edit",
          "Feen",
          "FeenCodes",
          "FeenDialect",
          "FeenText",
          "Generated",
          "GeneratedCode",
          "Geometry",
          "HandExcess",
          "IntConsumer",
          "Iterator",
          "Keys",
          "Lines",
          "List",
          "Location",
          "Movement",
          "NoSuchElementException",
          "NullMarked",
          "Nullable",
          "Objects",
          "Palette",
          "PositionEdit",
          "PositionRules",
          "Qi",
          "QiLimits",
          "Shape",
          "Side",
          "Square",
          "SquareOrder",
          "SquareSet",
          "SquareSetText",
          "Squares",
          "Step",
          "Style",
          "Tables",
          "TextEdit",
          "TextPosition",
          "Undo",
          "Words");

  final ClassName square;
  final ClassName cells;
  final ClassName position;
  final ClassName edit;
  final ClassName piece;
  final ClassName cursor;
  final ClassName undo;
  final ClassName keys;
  final ClassName step;
  final ClassName set;
  final ClassName geometry;

  BoardNames(BoardModel board) {
    super(board);
    square = generated("Square");
    cells = generated("Cells");
    position = generated("Position");
    edit = position.nestedClass("Edit");
    piece = generated("Piece");
    cursor = position.nestedClass("Cursor");
    undo = position.nestedClass("Undo");
    keys = position.nestedClass("Keys");
    step = position.nestedClass("Step");
    set = generated("SquareSet");
    geometry = generated("Geometry");
  }

  /** Returns the declaration for Javadoc: its whole name where its own means another type there. */
  String declarationLink() {
    String name = declaration.topLevelClassName().simpleName();
    return IMPORTED.contains(name) || Surroundings.JAVA_LANG.contains(name)
        ? declaration.canonicalName()
        : String.join(".", declaration.simpleNames());
  }

  /** The square where all axes begin: {@code a1}. */
  String cellAtOrigin(BoardModel board) {
    return BoardCells.of(board.shape(), board.order())
        .cell(board.shape().index(board.order(), 0, 0, 0));
  }
}
