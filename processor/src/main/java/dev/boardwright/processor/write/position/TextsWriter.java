// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.support.declaration.BoardTexts;
import org.jspecify.annotations.Nullable;

/**
 * A writer of the text members of a position, if its board has texts: the dialect, the position
 * that games start from, and the methods that parse and format texts.
 */
final class TextsWriter extends BoardWriter {
  /** The full name, because the Eclipse compiler warns about imports that only comments use. */
  private static final String FEEN_EXCEPTION = FeenException.class.getCanonicalName();

  private final @Nullable BoardTexts texts;

  TextsWriter(BoardNames names) {
    super(names);
    texts = board.texts();
  }

  void addDialect(TypeSpec.Builder type) {
    if (texts != null) {
      type.addField(
          template.publicConstant(
              ClassName.get(FeenDialect.class),
              "DIALECT",
              "The dialect of {@link #parse} and {@link #toText}, which defines how texts name"
                  + " styles.\n",
              "$dialect:T." + texts.dialect()));
    }
  }

  /** Adds the position that games start from. The field of the empty position must precede it. */
  void addStart(TypeSpec.Builder type) {
    if (texts != null && texts.start() != null) {
      type.addField(new StartWriter(names, texts.start()).write(texts));
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

  private MethodSpec parse() {
    boolean areTexts = board.alphabet() == null;
    return template.method(
        MethodSpecs.publicStatic("parse")
            .returns(names.position)
            .addParameter(names.nullableParameter(BoardNames.STRING, "text")),
        """
        Parses the text of a position of this board ({@link $feen:T}).

        @param text the text
        @return the position
        @throws %s if {@code text} is null or not valid FEEN,
            or if it has another shape or other styles%s
        """
            .formatted(
                FEEN_EXCEPTION, areTexts ? "" : ", or a piece that is not declared for its place"),
        areTexts
            ? "return $feenText:T.parse(text, DIALECT, EMPTY);\n"
            : "return TYPE.parse(text);\n");
  }

  private MethodSpec toText() {
    return template.method(
        MethodSpecs.publicMethod("toText").returns(BoardNames.STRING),
        """
        {@return the text of this position ({@link $feen:T})} {@link #parse} turns the text into an
        equal position.

        @throws $refusal:T if this position has no text, because a piece is not an
            EPIN token or the text would be longer than {@link $feen:T#MAX_LENGTH}
        """,
        "return $feen:T.format(this, DIALECT);\n");
  }

  private MethodSpec toFeen() {
    return template.method(
        MethodSpecs.publicMethod("toFeen").returns(BoardNames.STRING),
        """
        {@return this position in FEEN 1.0.0} The text is the same as that of {@link #toText},
        because the styles of this board are single letters.

        @throws $refusal:T if this position has no text
        """,
        "return toText();\n");
  }
}
