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
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.support.FeenText;
import dev.boardwright.support.declaration.BoardTexts;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * A writer of the text members of a position, if its board has texts: the dialect, the position
 * that games start from, and the methods that parse and format texts.
 */
final class TextsWriter {
  /** The full name, because the Eclipse compiler warns about imports that only comments use. */
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

  /** Adds the position that games start from. The field of the empty position must precede it. */
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

  private static FieldSpec dialect(FeenDialect dialect) {
    return FieldSpec.builder(
            FeenDialect.class, "DIALECT", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc(
            "The dialect of {@link #parse} and {@link #toText}, which defines how texts name"
                + " styles.\n")
        .initializer("$T.$L", FeenDialect.class, dialect)
        .build();
  }

  // public static ShogiPosition parse(@Nullable String text) {
  //   return TYPE.parse(text);
  // }
  private MethodSpec parse() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("parse")
            .addJavadoc("Parses the text of a position of this board ({@link $T}).\n\n", Feen.class)
            .addJavadoc("@param text the text\n@return the position\n")
            .addJavadoc(
                "@throws $L if {@code text} is null or not valid FEEN,\n"
                    + "    or if it has another shape or other styles$L\n",
                FEEN_EXCEPTION,
                board.alphabet() == null ? "" : ", or a piece that is not declared for its place")
            .returns(names.position)
            .addParameter(names.nullableParameter(BoardNames.STRING, "text"));
    return (board.alphabet() == null
            ? method.addStatement("return $T.parse(text, DIALECT, EMPTY)", FeenText.class)
            : method.addStatement("return TYPE.parse(text)"))
        .build();
  }

  private static MethodSpec toText() {
    return MethodSpecs.publicMethod("toText")
        .addJavadoc(
            "{@return the text of this position ({@link $T})} {@link #parse} turns the text into"
                + " an\nequal position.\n\n",
            Feen.class)
        .addJavadoc(
            "@throws $T if this position has no text, because a piece is not an\n"
                + "    EPIN token or the text would be longer than {@link $T#MAX_LENGTH}\n",
            IllegalArgumentException.class,
            Feen.class)
        .returns(BoardNames.STRING)
        .addStatement("return $T.format(this, DIALECT)", Feen.class)
        .build();
  }

  private static MethodSpec toFeen() {
    return MethodSpecs.publicMethod("toFeen")
        .addJavadoc(
            "{@return this position in FEEN 1.0.0} The text is the same as that of"
                + " {@link #toText},\nbecause the styles of this board are single letters.\n\n")
        .addJavadoc("@throws $T if this position has no text\n", IllegalArgumentException.class)
        .returns(BoardNames.STRING)
        .addStatement("return toText()")
        .build();
  }
}
