// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.notation.Diagram;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardTexts;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.BitPlanes;
import dev.boardwright.support.FeenCodes;
import dev.boardwright.support.FeenText;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes what a position has of texts, where it has any. */
final class TextsWriter {
  /** A picture of a larger board would fill more than a screen. */
  private static final int MAX_PICTURE_LINES = 40;

  private static final int MAX_PICTURE_WIDTH = 90;

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
      type.addField(start(texts.start(), texts.dialect()));
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
    return constant(FieldSpec.builder(FeenDialect.class, "DIALECT"))
        .addJavadoc("How {@link #parse} and {@link #toText} name styles.\n")
        .initializer("$T.$L", FeenDialect.class, dialect)
        .build();
  }

  private static FieldSpec.Builder constant(FieldSpec.Builder field) {
    return field.addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  }

  // /**
  //  * The position that games start from:
  //  *
  //  * <pre>
  //  * …
  //  * </pre>
  //  */
  // public static final ShogiPosition START = EMPTY.start(
  //     Side.FIRST,
  //     "\\u0000\\u0000\\u0001\\u0001…",
  //     "",
  //     "l", "n", …);
  private FieldSpec start(Qi start, FeenDialect dialect) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    StringBuilder squares = new StringBuilder();
    for (int index = 0; index < start.squareCount(); index++) {
      String piece = start.pieceAt(index);
      if (piece != null) {
        squares.append((char) index).append(number(numbers, piece));
      }
    }
    StringBuilder hands = new StringBuilder();
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> entry : start.hand(side).entrySet()) {
        hands
            .append((char) side.ordinal())
            .append(number(numbers, entry.getKey()))
            .append((char) (int) entry.getValue());
      }
    }
    CodeBlock.Builder call = CodeBlock.builder();
    call.add("EMPTY.start(\n    $T.$L,\n    ", Side.class, start.turn());
    call.add("$L,\n    $L", Literals.lines(squares, "    "), Literals.lines(hands, "    "));
    if (!numbers.isEmpty()) { // or the game starts with an empty board, as go does
      call.add(",\n    $L", Literals.list(numbers.keySet(), "    "));
    }
    return constant(FieldSpec.builder(names.position, "START"))
        .addJavadoc(
            "The position that games start from:\n\n<pre>\n$L</pre>\n", picture(start, dialect))
        .initializer(call.add(")").build())
        .build();
  }

  private static char number(Map<String, Integer> numbers, String piece) {
    return (char) (int) numbers.computeIfAbsent(piece, unknown -> numbers.size());
  }

  /** Of a large board its text, on as many lines as it takes. */
  private String picture(Qi start, FeenDialect dialect) {
    String picture = Diagram.ascii(start, board.order());
    boolean isSmall =
        picture.lines().count() <= MAX_PICTURE_LINES
            && picture.lines().allMatch(line -> line.length() <= MAX_PICTURE_WIDTH);
    String text = Feen.format(start, dialect);
    return isSmall ? picture : text.replaceAll("(.{" + MAX_PICTURE_WIDTH + "})", "$1\n") + "\n";
  }

  // public static ShogiPosition parse(String text) {
  //   return new Edit(EMPTY).read(FeenCodes.read(text, DIALECT, EMPTY, PIECES, HAND, SQUARES));
  // }
  private MethodSpec parse() {
    MethodSpec.Builder method =
        Methods.publicStatic("parse")
            .addJavadoc(
                "Reads a position of this board from its text ({@link $T}).\n\n", Feen.class)
            .addJavadoc("@param text the text\n@return the position\n")
            .addJavadoc(
                "@throws $L if it is none, or has another\n    shape or other styles$L\n",
                FEEN_EXCEPTION,
                board.alphabet() == null ? "" : ", or a piece where it is not declared")
            .returns(names.position)
            .addParameter(BoardNames.STRING, "text");
    if (board.alphabet() == null) {
      return method.addStatement("return $T.parse(text, DIALECT, EMPTY)", FeenText.class).build();
    }
    CodeBlock.Builder body = CodeBlock.builder();
    body.add("return new $T(EMPTY)\n    .read(", names.edit);
    body.add("$T.read(text, DIALECT, EMPTY, PIECES, ", FeenCodes.class);
    body.add(new HandFields(board).exist() ? "HAND, " : "");
    switch (board.boardStorage()) {
      case FLAT -> body.add("SQUARES");
      case PLANES -> body.add("$T.LENGTH", BitPlanes.class);
      case TREE -> body.add("0");
    }
    return method.addCode(body.add("));\n").build()).build();
  }

  // public String toText() {
  //   return Feen.format(this, DIALECT);
  // }
  private static MethodSpec toText() {
    return Methods.publicMethod("toText")
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
    return Methods.publicMethod("toFeen")
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
