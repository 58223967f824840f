// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.notation.Feen;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.BoardTexts;
import dev.boardwright.support.declaration.PieceAlphabet;
import dev.boardwright.support.words.CodeTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * A writer of the position that games start from. Its text has been parsed during compilation, so
 * that nothing is parsed at run time.
 */
final class StartWriter extends BoardWriter {
  /** The maximum number of lines of a diagram. A taller diagram would not fit on a screen. */
  private static final int MAX_PICTURE_LINES = 40;

  private static final int MAX_PICTURE_WIDTH = 90;

  private static final String INDENT = "    ";

  private final Qi start;

  StartWriter(BoardNames names, Qi start) {
    super(names);
    this.start = start;
  }

  // /**
  //  * The position that games start from:
  //  *
  //  * <pre>
  //  * …
  //  * </pre>
  //  */
  // public static final ShogiPosition START = …;
  FieldSpec write(BoardTexts texts) {
    boolean isEmpty = start.pieceCount() == 0 && start.turn() == Side.FIRST;
    CodeBlock value = board.alphabet() == null ? ofTexts() : ofCodes(board.alphabet());
    return FieldSpec.builder(
            names.position, "START", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The position that games start from:\n\n<pre>\n$L</pre>\n", picture(texts))
        .initializer(isEmpty ? CodeBlock.of("EMPTY") : value)
        .build();
  }

  /** {@return a diagram of the position or, if the board is large, its text broken into lines} */
  private String picture(BoardTexts texts) {
    String picture = Diagram.ascii(start, board.order());
    boolean isSmall =
        picture.lines().count() <= MAX_PICTURE_LINES
            && picture.lines().allMatch(line -> line.length() <= MAX_PICTURE_WIDTH);
    String text = Feen.format(start, texts.dialect());
    return isSmall ? picture : text.replaceAll("(.{" + MAX_PICTURE_WIDTH + "})", "$1\n") + "\n";
  }

  // EMPTY.start(
  //     Side.FIRST,
  //     "\\u0000\\u0000\\u0001\\u0001\\u0002\\u0002…",
  //     "",
  //     "l", "n", …)
  private CodeBlock ofTexts() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    StringBuilder hands = new StringBuilder();
    String squares = squares(numbers);
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
    call.add("$L,\n    $L", Literals.lines(squares, INDENT), Literals.lines(hands, INDENT));
    if (!numbers.isEmpty()) {
      call.add(",\n    $L", Literals.list(numbers.keySet(), INDENT));
    }
    return call.add(")").build();
  }

  /** {@return two characters for each occupied square: its index and the number of its piece} */
  private String squares(Map<String, Integer> numbers) {
    StringBuilder squares = new StringBuilder();
    for (int index = 0; index < start.squareCount(); index++) {
      String piece = start.pieceAt(index);
      if (piece != null) {
        squares.append((char) index).append(number(numbers, piece));
      }
    }
    return squares.toString();
  }

  private static char number(Map<String, Integer> numbers, String piece) {
    return (char) (int) numbers.computeIfAbsent(piece, unknown -> numbers.size());
  }

  // new ShogiPosition(
  //     squaresOf(
  //         SQUARES,
  //         "\\u0000\\u0006\\u0001\\u0008…"),
  //     0, 0, Side.FIRST, 40, 0)
  private CodeBlock ofCodes(PieceAlphabet alphabet) {
    Map<String, Integer> codes = new LinkedHashMap<>();
    alphabet.pieces().forEach(piece -> codes.put(piece.text(), codes.size() + 1));
    CodeBlock.Builder call = CodeBlock.builder();
    call.add("new $T(\n    ", names.position);
    String squares =
        "squaresOf(\n        SQUARES,\n        "
            + Literals.lines(squares(codes), INDENT + "    ")
            + ")";
    switch (board.boardStorage()) {
      case FLAT -> call.add("$L", squares);
      case PLANES -> call.add("$L", planes(codes));
      case TREE -> call.add("$T.of($L)", CodeTree.class, squares);
    }
    call.add(",\n    $L$T.$L, ", hands(alphabet), Side.class, start.turn());
    boolean knowsHash = new SquareFields(board).isTree();
    String hash = knowsHash ? Literals.hex(start.contentHash(), true) : "0";
    return call.add("$L, $L)", start.pieceCount(), hash).build();
  }

  // 0xFFFF000000000000L,
  // 0xD30000000000FF2CL
  private String planes(Map<String, Integer> codes) {
    return IntStream.range(0, board.codeBits())
        .mapToObj(
            bit -> {
              long plane = 0;
              for (int index = 0; index < start.squareCount(); index++) {
                String piece = start.pieceAt(index);
                long code = piece == null ? 0 : codes.getOrDefault(piece, 0);
                plane |= (code >>> bit & 1) << index;
              }
              return plane == 0 ? "0" : Literals.hex(plane, true);
            })
        .collect(Collectors.joining(",\n    "));
  }

  private String hands(PieceAlphabet alphabet) {
    return switch (board.handStorage()) {
      case NONE -> "";
      case PACKED ->
          packed(alphabet.firstHand(), Side.FIRST)
              + ", "
              + packed(alphabet.secondHand(), Side.SECOND)
              + ", ";
      case ARRAY -> {
        StringBuilder counts = new StringBuilder();
        alphabet.firstHand().forEach(piece -> counts.append(held(Side.FIRST, piece)));
        alphabet.secondHand().forEach(piece -> counts.append(held(Side.SECOND, piece)));
        yield "(" + Literals.lines(counts, INDENT) + ").toCharArray(), ";
      }
    };
  }

  private char held(Side side, String piece) {
    return (char) start.handCount(side, piece);
  }

  private String packed(List<String> pieces, Side side) {
    long hand = 0;
    for (int kind = 0; kind < pieces.size(); kind++) {
      hand |= (long) held(side, pieces.get(kind)) << kind * board.countBits();
    }
    return hand == 0 ? "0" : Literals.hex(hand, true);
  }
}
