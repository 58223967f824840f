// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.board;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Rules;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.read.CompiledAnnotation;
import dev.boardwright.processor.read.Declarations;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.support.declaration.DeclarationReader;
import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.ReadDeclaration;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * A reader of {@code @Board} and the annotations beside it. The runtime reads the values, and says
 * what is wrong with them.
 */
public final class BoardReader {
  private final Elements elements;

  public BoardReader(Elements elements) {
    this.elements = elements;
  }

  /** Reads one declaration and reports all of its problems. */
  public Reading read(TypeElement type) {
    DeclaredAnnotation annotation = CompiledAnnotation.find(type, Board.class);
    Report report = new Report(type, annotation);
    Declarations declarations = new Declarations(elements);
    Declaration declaration = declarations.declaration(type);
    if (annotation == null) {
      return new Reading(type, declaration, null, report, false);
    }
    DeclarationReader reader =
        new DeclarationReader(
            annotation,
            CompiledAnnotation.find(type, Rules.class),
            CompiledAnnotation.find(type, Draws.class),
            CompiledAnnotation.find(type, FenLetters.class),
            report);
    String refusal = Declarations.hiddenFromPackage(type, "the generated types");
    if (refusal != null) {
      report.add(Diagnostic.PrivateType, type.getSimpleName(), "a board", refusal);
    }
    ReadDeclaration read = reader.read(true);
    BoardModel model =
        read == null
            ? null
            : new BoardModel(
                declaration,
                read.shape(),
                read.order(),
                read.firstStyle(),
                read.secondStyle(),
                read.alphabet(),
                read.texts(),
                read.rules(),
                declarations.surroundings(type, declaration.isPublic()));
    return new Reading(type, declaration, model, report, reader.isResolved());
  }
}
