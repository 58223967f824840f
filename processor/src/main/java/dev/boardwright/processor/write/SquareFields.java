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

  private SquareFields(BoardModel board, BoardStorage storage) {
    this.board = board;
    this.storage = storage;
  }

  /** Those of a position. */
  static SquareFields ofPosition(BoardModel board) {
    return new SquareFields(board, board.boardStorage());
  }

  /**
   * Those of a cursor: planes are bytes there, which are read three times as fast, and changed in
   * place in two thirds of the time.
   */
  static SquareFields ofCursor(BoardModel board) {
    BoardStorage storage = board.boardStorage();
    return new SquareFields(board, storage == BoardStorage.PLANES ? BoardStorage.FLAT : storage);
  }

  /** What the squares are stored as. */
  BoardStorage storage() {
    return storage;
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
    return readAt("index");
  }

  /** The code on a square. */
  String readAt(String index) {
    return switch (storage) {
      case FLAT ->
          board.pieces().pieces().size() > MAX_POSITIVE_BYTE
              ? "board[" + index + "] & 0xFF"
              : "board[" + index + "]";
      case PLANES -> "(int) (" + bits(index) + ")";
      case TREE -> "$tree:T.get(board, " + index + ")";
    };
  }

  // plane0 >>> index & 1 | (plane1 >>> index & 1) << 1
  private String bits(String index) {
    List<String> bits = new ArrayList<>();
    for (String plane : planes()) {
      String bit = plane + " >>> " + index + " & 1";
      bits.add(bits.isEmpty() ? bit : "(" + bit + ") << " + bits.size());
    }
    return String.join("$W| ", bits).replace("$W", "\n        ");
  }

  /** Statements of an edit that put {@code after} on the square {@code index}. */
  String placeShared() {
    return storage == BoardStorage.FLAT
        ? """
        if (isShared) {
          board = board.clone();
          isShared = false;
        }
        """
            + place()
        : place();
  }

  /** Statements of a cursor or a move that put {@code after} on the square {@code index}. */
  String place() {
    return switch (storage) {
      case FLAT -> "board[index] = (byte) after;\n";
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

  /**
   * Whether an edit copies the board when it first changes it. A cursor has a board of its own: it
   * would look at every change whether it has, with a place in its code where it copies.
   */
  boolean isArray() {
    return storage == BoardStorage.FLAT;
  }

  boolean isTree() {
    return storage == BoardStorage.TREE;
  }

  boolean arePlanes() {
    return storage == BoardStorage.PLANES;
  }

  /** The fields of a record of a move. */
  List<String> saved() {
    return List.of("squares", "codes");
  }

  /** Statements of a cursor that remember the squares {@code from} and {@code to}. */
  String remember(String from, String to) {
    return """
    int moved = read(%1$s);
    int there = read(%2$s);
    int squares = %2$s << 16 | %1$s;
    int codes = moved << 8 | there;
    """
        .formatted(from, to);
  }

  /** Statements of a cursor that take down in {@code undo} what it has remembered. */
  String save() {
    return """
    undo.squares = squares;
    undo.codes = codes;
    """;
  }

  /** Statements of a cursor that take the squares back. */
  String restore() {
    return """
    place(undo.squares >>> 16, undo.codes & 0xFF);
    place(undo.squares & 0xFFFF, undo.codes >>> 8);
    """;
  }

  // BitPlanes.unpack(position.plane0, 0, board);
  /** Statements of a cursor that fill its bytes from the planes of {@code position}. */
  String unpack() {
    return IntStream.range(0, board.codeBits())
        .mapToObj(bit -> "$planes:T.unpack(position.plane%1$d, %1$d, board);\n".formatted(bit))
        .collect(Collectors.joining());
  }

  // board = codes.squares();
  // isShared = false;
  // contentHash = 0;
  /** Statements of an edit of the empty position that take over what {@code codes} has read. */
  String takeOver() {
    return switch (storage) {
      case FLAT -> "board = codes.squares();\nisShared = false;\ncontentHash = 0;\n";
      case PLANES ->
          IntStream.range(0, board.codeBits())
              .mapToObj("plane%1$d = $planes:T.pack(codes.squares(), %1$d);\n"::formatted)
              .collect(Collectors.joining("", "", "contentHash = 0;\n"));
      case TREE ->
          """
          for (int i = 0; i < codes.onBoard(); i++) {
            put(codes.index(i), 0, codes.code(i));
          }
          """;
    };
  }

  // return board.clone();
  /** Statements that return the codes of all squares in a new array. */
  String copy() {
    return switch (storage) {
      case FLAT -> "return board.clone();\n";
      case PLANES ->
          "byte[] board = new byte[$planes:T.LENGTH];\n"
              + unpack().replace("position.", "")
              + "return board;\n";
      case TREE -> "return $tree:T.codes(board, SQUARES);\n";
    };
  }

  // long plane0 = BitPlanes.pack(board, 0);
  /** Statements of a cursor that make planes of its bytes. */
  String pack() {
    return IntStream.range(0, board.codeBits())
        .mapToObj(bit -> "long plane%1$d = $planes:T.pack(board, %1$d);\n".formatted(bit))
        .collect(Collectors.joining());
  }

  /**
   * Statements of a move that declare {@code captured}, a number that is not 0 when there is a
   * piece on {@code to} before a move, and throw when there is none on {@code from}. Of bytes what
   * stands there, {@code moved} and {@code there}, has been read before: from a copy that was made
   * just now a processor reads slowly.
   */
  String look() {
    return storage == BoardStorage.PLANES
        ? "long occupied = "
            + String.join(" | ", planes())
            + """
            ;
            if ((occupied >>> from & 1) == 0) {
              throw $rules:T.noPiece($cells:T.cell(from));
            }
            int captured = (int) ((occupied & ~(1L << from)) >>> to & 1);
            """
        : """
        if (moved == 0) {
          throw $rules:T.noPiece($cells:T.cell(from));
        }
        int captured = from == to ? 0 : there;
        """;
  }

  /** Statements of a move that move the piece, after {@link #look}. */
  String relocate() {
    return storage == BoardStorage.PLANES
        ? """
        if (contentHash != 0) {
          int moved = read(from);
          contentHash ^=
              key(moved, from) ^ key(read(to) & -captured, to) ^ key(as == 0 ? moved : as, to);
        }
        shift(from, to, as);
        """
        : """
        int after = as == 0 ? moved : as;
        place(from, 0);
        place(to, after);
        if (contentHash != 0) {
          contentHash ^= key(moved, from) ^ key(captured, to) ^ key(after, to);
        }
        """;
  }

  // long kept = ~(1L << from | 1L << to);
  // if (as == 0) {
  //   plane0 = plane0 & kept | (plane0 >>> from & 1) << to;
  // } else {
  //   plane0 = plane0 & kept | (as & 1L) << to;
  /** Statements that move what stands on {@code from}, as it is or as the code {@code as}. */
  String shift() {
    StringBuilder moved = new StringBuilder();
    StringBuilder changed = new StringBuilder();
    int bit = 0;
    for (String plane : planes()) {
      String code = bit == 0 ? "as" : "as >>> " + bit;
      moved.append("  %1$s = %1$s & kept | (%1$s >>> from & 1) << to;\n".formatted(plane));
      changed.append("  %1$s = %1$s & kept | (%2$s & 1L) << to;\n".formatted(plane, code));
      bit++;
    }
    return "long kept = ~(1L << from | 1L << to);\nif (as == 0) {\n"
        + moved
        + "} else {\n"
        + changed
        + "}\n";
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
