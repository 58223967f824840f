// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.HandStorage;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.Template;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The fields that store the hands of a generated position with declared pieces, and the code that
 * reads and changes them. Each count has a key: the code of its piece, plus the number of codes for
 * the second side. A table contains the offset of the count for each key, or −1 if the hand cannot
 * hold the piece. The texts returned here are meant for a {@link Template}.
 */
final class HandFields {
  private final BoardModel board;
  private final HandStorage storage;

  HandFields(BoardModel board) {
    this.board = board;
    storage = board.handStorage();
  }

  boolean exist() {
    return storage != HandStorage.NONE;
  }

  List<String> names() {
    return switch (storage) {
      case NONE -> List.of();
      case PACKED -> List.of("firstHand", "secondHand");
      case ARRAY -> List.of("hands");
    };
  }

  TypeName type() {
    return storage == HandStorage.ARRAY ? ArrayTypeName.of(TypeName.CHAR) : TypeName.LONG;
  }

  /** {@return the values of the fields for empty hands, as arguments} */
  String empty() {
    return switch (storage) {
      case NONE -> "";
      case PACKED -> "0, 0, ";
      case ARRAY -> "new char[" + kinds() + "], ";
    };
  }

  private int kinds() {
    return board.pieces().firstHand().size() + board.pieces().secondHand().size();
  }

  /** {@return the largest count that can be stored, which is at least the number of squares} */
  int room() {
    return storage == HandStorage.PACKED ? (1 << board.countBits()) - 1 : Character.MAX_VALUE;
  }

  // PIECES.handPlaces(
  //     HAND_BITS,
  //     0,
  //     new String[] {"P", "L"},
  //     new String[] {"p", "l"})
  CodeBlock table() {
    return CodeBlock.of(
        "PIECES.handPlaces(\n    $L,\n    $L,\n    $L,\n    $L)",
        isPacked() ? "HAND_BITS" : "1",
        isPacked() ? 0 : board.pieces().firstHand().size(),
        texts(board.pieces().firstHand()),
        texts(board.pieces().secondHand()));
  }

  private static CodeBlock texts(List<String> texts) {
    return CodeBlock.of(
        "new $T[] {$L}",
        String.class,
        texts.stream()
            .map(text -> CodeBlock.of("$L", Literals.text(text)))
            .collect(CodeBlock.joining(",$W")));
  }

  boolean isPacked() {
    return storage == HandStorage.PACKED;
  }

  boolean isCopiedOnWrite() {
    return storage == HandStorage.ARRAY;
  }

  /** {@return statements that return the count of {@code key}, or 0 if the hand cannot hold it} */
  String count() {
    return switch (storage) {
      case NONE -> "";
      case PACKED ->
          """
          int shift = HAND[key];
          // Branch-free: the side is unpredictable.
          long hand = firstHand ^ (firstHand ^ secondHand) & second(key);
          return shift < 0 ? 0 : (int) (hand >>> shift) & ROOM;
          """;
      case ARRAY ->
          """
          int place = HAND[key];
          return place < 0 ? 0 : hands[place];
          """;
    };
  }

  /**
   * {@return statements of an edit that set the count of the key {@code which}} The hand must be
   * able to hold the piece.
   */
  String hold() {
    return switch (storage) {
      case NONE -> "";
      case PACKED ->
          """
          long change = (long) (count - count(which)) << HAND[which];
          firstHand += change & ~second(which);
          secondHand += change & second(which);
          """;
      case ARRAY ->
          """
          if (isHandShared) {
            hands = hands.clone();
            isHandShared = false;
          }
          hands[HAND[which]] = (char) count;
          """;
    };
  }

  // int key = side * CODES + toHand;
  // int before = count(key);
  // if (HAND[key] < 0) {
  //   throw notHeld(side, toHand, ShogiPiece.of(toHand).text(), 1);
  // }
  // int after = before + 1;
  // long change = 1L << HAND[key];
  // first += change & ~second(key);
  // second += change & second(key);
  // if (hash != 0) {
  //   hash ^= PIECES.inHand(key, before) ^ PIECES.inHand(key, after);
  // }
  /** {@return statements of a move that change the hand of the side to move by one piece} */
  String change(String code, boolean comesIn) {
    return """
    int key = side * CODES + %1$s;
    int before = count(key);
    if (%2$s) {
      throw notHeld(side, %1$s, $piece:T.of(%1$s).text(), %3$s1);
    }
    int after = before %4$s 1;
    """
            .formatted(
                code,
                comesIn ? "HAND[key] < 0" : "before == 0",
                comesIn ? "" : "-",
                comesIn ? "+" : "-")
        + (isPacked()
            ? """
            long change = 1L << HAND[key];
            first SIGN= change & ~second(key);
            second SIGN= change & second(key);
            """
                .replace("SIGN", comesIn ? "+" : "-")
            : """
            counts = hands.clone();
            counts[HAND[key]] = (char) after;
            """)
        + """
        if (hash != 0) {
          hash ^= PIECES.inHand(key, before) ^ PIECES.inHand(key, after);
        }
        """;
  }

  /** {@return statements that declare the hands after a move, with their values before it} */
  String declare() {
    return switch (storage) {
      case NONE -> "";
      case PACKED -> "long first = firstHand;\nlong second = secondHand;\n";
      case ARRAY -> "char[] counts = hands;\n";
    };
  }

  /** {@return the values of the fields after a move, as arguments} */
  String moved() {
    return switch (storage) {
      case NONE -> "";
      case PACKED -> "first, second, ";
      case ARRAY -> "counts, ";
    };
  }

  /** {@return the values of the fields for a snapshot of a cursor, as arguments} */
  String ofCursor() {
    return switch (storage) {
      case NONE -> "";
      case PACKED -> "packedHand(true), packedHand(false), ";
      case ARRAY -> "handArray(" + kinds() + "), ";
    };
  }

  /**
   * {@return the part of a condition that compares the hands with those of another position} It
   * ends with an operator. It is empty if neither hand can hold a piece.
   */
  String equal(String other) {
    return names().stream()
        .map(
            name ->
                storage == HandStorage.ARRAY
                    ? "$arrays:T.equals(hands, " + other + ".hands)"
                    : name + " == " + other + "." + name)
        .map(equal -> equal + "\n    && ")
        .collect(Collectors.joining());
  }
}
