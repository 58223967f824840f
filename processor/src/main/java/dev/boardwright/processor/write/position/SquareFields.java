// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardStorage;
import dev.boardwright.processor.write.emit.Template;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The fields that store the squares of a generated position with declared pieces, and the code that
 * reads and changes them. The texts returned here are meant for a {@link Template}.
 */
final class SquareFields {
  private static final int MAX_POSITIVE_BYTE = 127;

  /** The number of planes up to which the runtime treats all boards alike. */
  private static final int FEW_PLANES = 4;

  private final BoardModel board;
  private final BoardStorage storage;

  SquareFields(BoardModel board) {
    this.board = board;
    storage = board.boardStorage();
  }

  /** {@return the names of the fields of a position; an edit has fields with the same names} */
  List<String> names() {
    return storage == BoardStorage.PLANES ? planes("plane%d"::formatted) : List.of("board");
  }

  /** {@return a text for each plane} */
  private List<String> planes(IntFunction<String> text) {
    return IntStream.range(0, board.codeBits()).mapToObj(text).toList();
  }

  /**
   * {@return the expression of the squares with the piece {@code code}} Each plane is inverted if
   * its bit of the code is 0.
   */
  static String planesOfCode(int bits, String and) {
    return IntStream.range(0, bits)
        .mapToObj(
            bit -> "(plane%d ^ (code%s & 1) - 1L)".formatted(bit, bit == 0 ? "" : " >> " + bit))
        .collect(Collectors.joining(and));
  }

  private String planeStatements(String statement) {
    return planes(bit -> statement.replace("BIT", String.valueOf(bit)) + "\n").stream()
        .collect(Collectors.joining())
        .replace(" >>> 0 ", " ");
  }

  TypeName type() {
    TypeName bytes = ArrayTypeName.of(TypeName.BYTE);
    return switch (storage) {
      case FLAT -> bytes;
      case PLANES -> TypeName.LONG;
      case TREE -> ArrayTypeName.of(ArrayTypeName.of(bytes));
    };
  }

  /** {@return the values of the fields for an empty board, as arguments} */
  String empty() {
    return switch (storage) {
      case FLAT -> "new byte[SQUARES]";
      case PLANES -> String.join(", ", Collections.nCopies(board.codeBits(), "0"));
      case TREE -> "$tree:T.empty(SQUARES)";
    };
  }

  /** {@return an expression for the code on the square {@code index}} */
  String read() {
    return readAt("index");
  }

  private String readAt(String index) {
    return switch (storage) {
      case FLAT ->
          board.pieces().pieces().size() > MAX_POSITIVE_BYTE
              ? "board[" + index + "] & 0xFF"
              : "board[" + index + "]";
      case PLANES -> hasManyPlanes() ? rotated(index) : "(int) (" + bits(index) + ")";
      case TREE -> "$tree:T.get(board, " + index + ")";
    };
  }

  // plane0 >>> index & 1 | (plane1 >>> index & 1) << 1
  private String bits(String index) {
    List<String> bits = new ArrayList<>();
    for (String plane : names()) {
      String bit = plane + " >>> " + index + " & 1";
      bits.add(bits.isEmpty() ? bit : "(" + bit + ") << " + bits.size());
    }
    return String.join("$W| ", bits).replace("$W", "\n        ");
  }

  // (int) Long.rotateRight(
  //     plane0 & 1L << index
  //         | Long.rotateLeft(plane1 & 1L << index, 1)
  //         | Long.rotateLeft(plane2 & 1L << index, 2)
  //         …,
  //     index)
  /**
   * {@return an expression for the code on a square of a board with many planes} It shifts by the
   * index twice, and not once for each plane, because such shifts are slower than all others.
   */
  private String rotated(String index) {
    List<String> bits = new ArrayList<>();
    for (String plane : names()) {
      String bit = plane + " & 1L << " + index;
      bits.add(bits.isEmpty() ? bit : "$long:T.rotateLeft(" + bit + ", " + bits.size() + ")");
    }
    return "(int) $long:T.rotateRight(\n    "
        + String.join("\n        | ", bits)
        + ",\n    "
        + index
        + ")";
  }

  /** {@return statements of an edit that put {@code code} on the square {@code index}} */
  String place() {
    return switch (storage) {
      case FLAT ->
          """
          if (isShared) {
            board = board.clone();
            isShared = false;
          }
          board[index] = (byte) code;
          """;
      case PLANES ->
          "long changed = read(index) ^ code;\n"
              + planeStatements("planeBIT ^= (changed >>> BIT & 1) << index;");
      case TREE -> "board = $tree:T.put(board, from.board, index, code);\n";
    };
  }

  /** {@return whether an edit copies the board when it first changes it} */
  boolean isArray() {
    return storage == BoardStorage.FLAT;
  }

  boolean isTree() {
    return storage == BoardStorage.TREE;
  }

  boolean arePlanes() {
    return storage == BoardStorage.PLANES;
  }

  /**
   * {@return statements of an edit of the empty position that take over the squares read by {@code
   * codes}}
   */
  String takeOver() {
    return switch (storage) {
      case FLAT -> "board = codes.squares();\nisShared = false;\nforgetHash();\n";
      case PLANES ->
          planeStatements("planeBIT = $planes:T.pack(codes.squares(), BIT);") + "forgetHash();\n";
      case TREE ->
          """
          for (int i = 0; i < codes.onBoard(); i++) {
            put(codes.index(i), codes.code(i));
          }
          """;
    };
  }

  /** {@return statements that return the codes of all squares, which must not be modified} */
  String codes() {
    return switch (storage) {
      case FLAT -> "return board;\n";
      case PLANES -> "byte[] codes = new byte[SQUARES];\ncopyCodes(codes);\nreturn codes;\n";
      case TREE -> "return $tree:T.codes(board, SQUARES);\n";
    };
  }

  // CodeSets.copy(board, codes, SQUARES);
  /** {@return statements that copy the codes of all squares to {@code codes}} */
  String copyCodes() {
    return switch (storage) {
      case FLAT -> "$sets:T.copy(board, codes, SQUARES);\n";
      case PLANES -> "$planes:T.copy(codes, SQUARES, " + planeArguments() + ");\n";
      case TREE -> "$tree:T.copy(board, SQUARES, codes);\n";
    };
  }

  // plane0, plane1, plane2, plane3, 0, 0
  /** {@return as many planes as a method of the runtime expects, with 0 for missing ones} */
  private String planeArguments() {
    return IntStream.range(0, BoardModel.MAX_PLANES)
        .mapToObj(bit -> bit < board.codeBits() ? "plane" + bit : "0")
        .collect(Collectors.joining(", "));
  }

  /**
   * {@return statements of a move that declare {@code captured} and throw if there is no piece on
   * {@code from}} The value of {@code captured} is not 0 if there is another piece on {@code to}.
   * With byte storage, the squares are read before the array is copied, because reads from a fresh
   * copy are slow.
   */
  String look() {
    return storage == BoardStorage.PLANES
        ? "long occupied = "
            + String.join(" | ", names())
            + """
            ;
            if ((occupied >>> from & 1) == 0) {
              throw BOARD.noPiece(from);
            }
            int captured = (int) ((occupied & ~(1L << from)) >>> to & 1);
            """
        : "int moved = "
            + readAt("from")
            + ";\nint captured = from == to ? 0 : "
            + readAt("to")
            + ";\n"
            + """
            if (moved == 0) {
              throw BOARD.noPiece(from);
            }
            """;
  }

  /** {@return statements of a move that update {@code hash}, whose value is known} */
  String hashOfMove() {
    return storage == BoardStorage.PLANES
        ? """
          int moved = read(from);
          int after = as == 0 ? moved : as;
          hash ^= SECOND_TO_MOVE ^ key(moved, from) ^ key(read(to) & -captured, to) ^ key(after, to);
        """
        : """
          hash ^= SECOND_TO_MOVE ^ key(moved, from) ^ key(captured, to) ^ key(after, to);
        """;
  }

  /** {@return statements that declare the squares after a move ({@link #moved})} */
  String relocate() {
    return switch (storage) {
      case FLAT ->
          """
          int after = as == 0 ? moved : as;
          byte[] squares = board.clone();
          squares[from] = 0;
          squares[to] = (byte) after;
          """;
      case PLANES ->
          "long kept = ~(1L << from | 1L << to);\n"
              + planeStatements("long squaresBIT = planeBIT & kept;")
              + "if (as == 0) {\n"
              + planeStatements("  squaresBIT |= (planeBIT >>> from & 1) << to;")
              + "} else {\n"
              + planeStatements("  squaresBIT |= (as >>> BIT & 1L) << to;")
              + "}\n";
      case TREE ->
          """
          int after = as == 0 ? moved : as;
          byte[][][] squares = $tree:T.put(board, board, from, 0);
          squares = $tree:T.put(squares, board, to, after);
          """;
    };
  }

  /** {@return statements that declare the squares after a drop ({@link #moved})} */
  String drop() {
    return switch (storage) {
      case FLAT ->
          """
          byte[] squares = board.clone();
          squares[to] = (byte) code;
          """;
      case PLANES ->
          "long kept = ~(1L << to);\n"
              + planeStatements("long squaresBIT = planeBIT & kept | (code >>> BIT & 1L) << to;");
      case TREE -> "byte[][][] squares = $tree:T.put(board, board, to, code);\n";
    };
  }

  /** {@return whether the runtime must be told the number of planes} */
  boolean hasManyPlanes() {
    return arePlanes() && board.codeBits() > FEW_PLANES;
  }

  /** {@return an expression for the code on the destination of a drop} */
  String there() {
    return readAt("to");
  }

  /** {@return the values of the fields after a move, as arguments} */
  String moved() {
    return storage == BoardStorage.PLANES
        ? String.join(", ", planes("squares%d"::formatted))
        : "squares";
  }

  /** {@return the values of the fields for a snapshot of a cursor, as arguments} */
  String ofCursor() {
    return switch (storage) {
      case FLAT -> "board.clone()";
      case TREE -> "$tree:T.of(board, last().board)";
      case PLANES ->
          board.rules() == null
              ? String.join(", ", names())
              : String.join(", ", planes("$planes:T.pack(board, %d)"::formatted));
    };
  }

  /** {@return a condition that is true if the squares equal those of another position} */
  String equal(String other) {
    return switch (storage) {
      case FLAT -> "$arrays:T.equals(board, " + other + ".board)";
      case PLANES ->
          names().stream()
              .map(plane -> plane + " == " + other + "." + plane)
              .collect(Collectors.joining("\n    && "));
      case TREE -> "$tree:T.equal(board, " + other + ".board)";
    };
  }
}
