// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardTexts;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.support.FeenText;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes what a position has of texts, where it has any. */
final class TextsWriter {
  /** Not imported: of an import that only a comment uses the Eclipse compiler warns. */
  private static final String FEEN_EXCEPTION = FeenException.class.getCanonicalName();

  private final BoardModel board;
  private final BoardNames names;
  private final @Nullable BoardTexts texts;

  TextsWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
    texts = board.texts();
  }

  void addDialect(TypeSpec.Builder type) {
    if (texts != null) {
      type.addField(dialect(texts.dialect()));
    }
  }

  /** After the empty position, of which the start is made. */
  void addStart(TypeSpec.Builder type) {
    if (texts != null && texts.start() != null) {
      type.addField(new StartWriter(board, names, texts.start()).write(texts));
    }
  }

  void addMethods(TypeSpec.Builder type) {
    if (texts != null) {
      type.addMethod(parse()).addMethod(toText());
      if (texts.dialect() == FeenDialect.FEEN_1_0_0) {
        type.addMethod(toFeen());
      }
    }
  }

  // /** How {@link #parse} and {@link #toText} name styles. */
  // public static final FeenDialect DIALECT = FeenDialect.SNN_STYLES;
  private static FieldSpec dialect(FeenDialect dialect) {
    return FieldSpec.builder(
            FeenDialect.class, "DIALECT", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("How {@link #parse} and {@link #toText} name styles.\n")
        .initializer("$T.$L", FeenDialect.class, dialect)
        .build();
  }

  // public static ShogiPosition parse(String text) {
  //   return TYPE.parse(text);
  // }
  private MethodSpec parse() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("parse")
            .addJavadoc(
                "Reads a position of this board from its text ({@link $T}).\n\n", Feen.class)
            .addJavadoc("@param text the text\n@return the position\n")
            .addJavadoc(
                "@throws $L if {@code text} is not FEEN, is null, or\n"
                    + "    has another shape or other styles$L\n",
                FEEN_EXCEPTION,
                board.alphabet() == null ? "" : ", or a piece where it is not declared")
            .returns(names.position)
            .addParameter(names.nullableParameter(BoardNames.STRING, "text"));
    return (board.alphabet() == null
            ? method.addStatement("return $T.parse(text, DIALECT, EMPTY)", FeenText.class)
            : method.addStatement("return TYPE.parse(text)"))
        .build();
  }

  // public String toText() {
  //   return Feen.format(this, DIALECT);
  // }
  private static MethodSpec toText() {
    return MethodSpecs.publicMethod("toText")
        .addJavadoc("Writes this position as text ({@link $T}).\n\n", Feen.class)
        .addJavadoc("@return a text that {@link #parse} makes an equal position of\n")
        .addJavadoc(
            "@throws $T if it cannot be written: a piece is no EPIN token,\n"
                + "    or the text would be longer than {@link $T#MAX_LENGTH}\n",
            IllegalArgumentException.class,
            Feen.class)
        .returns(BoardNames.STRING)
        .addStatement("return $T.format(this, DIALECT)", Feen.class)
        .build();
  }

  // public String toFeen() {
  //   return toText();
  // }
  private static MethodSpec toFeen() {
    return MethodSpecs.publicMethod("toFeen")
        .addJavadoc(
            "Writes this position in FEEN 1.0.0, as {@link #toText} does: styles are letters"
                + " here.\n\n")
        .addJavadoc("@return the text\n")
        .addJavadoc("@throws $T if it cannot be written\n", IllegalArgumentException.class)
        .returns(BoardNames.STRING)
        .addStatement("return toText()")
        .build();
  }
}
