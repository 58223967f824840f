// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardStorage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The squares of a position of declared pieces, as fields and as what is done to them. The texts
 * are for a {@link Template}.
 */
final class SquareFields {
  private static final int MAX_POSITIVE_BYTE = 127;

  private final BoardModel board;
  private final BoardStorage storage;

  SquareFields(BoardModel board) {
    this.board = board;
    storage = board.boardStorage();
  }

  /** The fields of a position and, with the same names, of a cursor. */
  List<String> names() {
    return storage == BoardStorage.PLANES ? planes() : List.of("board");
  }

  private List<String> planes() {
    return IntStream.range(0, board.codeBits()).mapToObj(bit -> "plane" + bit).toList();
  }

  TypeName type() {
    TypeName bytes = ArrayTypeName.of(TypeName.BYTE);
    return switch (storage) {
      case FLAT -> bytes;
      case PLANES -> TypeName.LONG;
      case TREE -> ArrayTypeName.of(ArrayTypeName.of(bytes));
    };
  }

  /** Values of the fields for an empty board, as arguments. */
  String empty() {
    return switch (storage) {
      case FLAT -> "new byte[SQUARES]";
      case PLANES -> String.join(", ", Collections.nCopies(board.codeBits(), "0"));
      case TREE -> "$tree:T.empty(SQUARES)";
    };
  }

  /** The code on the square {@code index}. */
  String read() {
    return switch (storage) {
      case FLAT ->
          board.alphabet().pieces().size() > MAX_POSITIVE_BYTE
              ? "board[index] & 0xFF"
              : "board[index]";
      case PLANES -> "(int) (" + bits() + ")";
      case TREE -> "$tree:T.get(board, index)";
    };
  }

  // plane0 >>> index & 1 | (plane1 >>> index & 1) << 1
  private String bits() {
    List<String> bits = new ArrayList<>();
    for (String plane : planes()) {
      String bit = plane + " >>> index & 1";
      bits.add(bits.isEmpty() ? bit : "(" + bit + ") << " + bits.size());
    }
    return String.join("$W| ", bits).replace("$W", "\n        ");
  }

  /** Statements of an edit or a cursor that put {@code after} on the square {@code index}. */
  String place() {
    return switch (storage) {
      case FLAT ->
          """
          if (isShared) {
            board = board.clone();
            isShared = false;
          }
          board[index] = (byte) after;
          """;
      case PLANES ->
          "long changed = read(index) ^ after;\n"
              + IntStream.range(0, board.codeBits())
                  .mapToObj(
                      bit ->
                          "plane"
                              + bit
                              + " ^= (changed "
                              + (bit == 0 ? "" : ">>> " + bit + " ")
                              + "& 1) << index;\n")
                  .collect(Collectors.joining());
      case TREE -> "board = $tree:T.put(board, last.board, index, after);\n";
    };
  }

  boolean isCopiedOnWrite() {
    return storage == BoardStorage.FLAT;
  }

  /** Whether the squares are those of another position or cursor. */
  String equal(String other) {
    return switch (storage) {
      case FLAT -> "$arrays:T.equals(board, " + other + ".board)";
      case PLANES ->
          planes().stream()
              .map(plane -> plane + " == " + other + "." + plane)
              .collect(Collectors.joining("\n    && "));
      case TREE -> "$tree:T.equal(board, " + other + ".board)";
    };
  }
}
