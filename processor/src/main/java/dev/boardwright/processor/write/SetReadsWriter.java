// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardStorage;
import dev.boardwright.processor.model.DeclaredPiece;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodeSets;
import dev.boardwright.support.CodeTree;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the methods of a position, and of a cursor, that answer with squares. Nothing is kept for
 * them: bit planes have the sets almost as they are, and of bytes, two sets that are kept make
 * every position larger and every move slower, which pays only where most positions are asked for
 * them (KeptSetsBenchmark). Those at the end of a line, which are most, are not.
 */
final class SetReadsWriter {
  /** How much of an expression stands on one line. */
  private static final int MAX_TERMS = 80;

  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;

  /** Null when any text is a piece. */
  private final @Nullable BoardStorage storage;

  private final Template template;

  SetReadsWriter(BoardModel board, BoardNames names, @Nullable BoardStorage storage) {
    this.board = board;
    this.names = names;
    this.storage = storage;
    fields = new SetFields(board.shape());
    template =
        new Template()
            .with("set", names.set)
            .with("square", names.square)
            .with("piece", names.piece)
            .with("geometry", names.geometry)
            .with("side", Side.class)
            .with("sets", CodeSets.class)
            .with("tree", CodeTree.class)
            .with("objects", Objects.class)
            .with("system", System.class)
            .with("refusal", IllegalArgumentException.class)
            .with("count", fields.words())
            .with("squares", board.shape().squareCount());
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(occupied());
    if (storage != null && board.pieces().isEpin()) {
      type.addMethod(occupiedBySide());
    }
    type.addMethod(squaresOf()).addMethod(only()).addMethod(attackers());
    if (storage != null) {
      type.addMethod(copyCodes());
    }
  }

  /**
   * Tables of the codes of each side, for positions and cursors whose squares are bytes; none where
   * they are not needed.
   */
  void addConstants(TypeSpec.Builder type) {
    if (storage == null || !board.pieces().isEpin() || areSidesInTurn()) {
      return;
    }
    for (Side side : Side.values()) {
      String codes =
          board.pieces().pieces().stream()
              .map(piece -> piece.side() == side ? "1" : "0")
              .collect(Collectors.joining(",$W"));
      type.addField(
          FieldSpec.builder(
                  ArrayTypeName.of(TypeName.BYTE),
                  side + "_CODES",
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .addJavadoc(
                  "By code, 1 for a piece of the $L side.\n",
                  side == Side.FIRST ? "first" : "second")
              .initializer("{0,$W" + codes + "}")
              .build());
    }
  }

  private MethodSpec.Builder set(String name) {
    return Methods.publicMethod(name).returns(names.set);
  }

  private MethodSpec occupied() {
    String planes =
        IntStream.range(0, storage == BoardStorage.PLANES ? board.codeBits() : 0)
            .mapToObj(bit -> "plane" + bit)
            .collect(Collectors.joining(" | "));
    return template.method(
        set("occupied"),
        """
        The squares that are not empty.

        @return the set
        """,
        storage == BoardStorage.PLANES
            ? "return new $set:T(" + planes + ");\n"
            : bytes("$sets:T.occupied(%s)", "pieceAt(index) != null"));
  }

  // return new ShogiSquareSet(CodeSets.occupied(board, 0), CodeSets.occupied(board, 1));
  /** Statements that return the set of squares, of bytes or of any text. */
  private String bytes(String word, String ofText) {
    if (storage == null) {
      return texts(ofText);
    }
    boolean isTree = storage == BoardStorage.TREE;
    if (fields.isArray()) {
      return """
      long[] words = new long[$count:L];
      for (int word = 0; word < words.length; word++) {
        words[word] = %s;
      }
      return $set:T.ofArray(words);
      """
          .formatted(word.formatted("$tree:T.leaf(board, word), 0"));
    }
    return "return "
        + fields.create(word.formatted(isTree ? "$tree:T.leaf(board, @), 0" : "board, @"))
        + ";\n";
  }

  private String texts(String isIn) {
    return (fields.isArray() ? "long[] words = new long[$count:L];\n" : fields.declare("0"))
        + "for (int index = 0; index < $squares:L; index++) {\n  if ("
        + isIn
        + ") {\n"
        + (fields.isArray()
            ? "    words[index >> 6] |= 1L << index;\n"
            : fields.add("index", "    "))
        + "  }\n}\nreturn "
        + (fields.isArray() ? "$set:T.ofArray(words)" : fields.create("#"))
        + ";\n";
  }

  private MethodSpec occupiedBySide() {
    String body = "boolean isFirst = $objects:T.requireNonNull(side, \"side\") == $side:T.FIRST;\n";
    if (storage == BoardStorage.PLANES) {
      body +=
          "return new $set:T(\n    isFirst\n        ? "
              + planes(Side.FIRST)
              + "\n        : "
              + planes(Side.SECOND)
              + ");\n";
    } else if (areSidesInTurn()) {
      body += bytes("$sets:T.ofSide(%s, isFirst)", "");
    } else {
      body +=
          "byte[] codes = isFirst ? FIRST_CODES : SECOND_CODES;\n"
              + bytes("$sets:T.in(%s, codes)", "");
    }
    return template.method(
        set("occupied").addParameter(Side.class, "side"),
        """
        The squares with pieces of a side.

        @param side the side, which the case of a piece's letter says
        @return the set
        """,
        body);
  }

  /** Whether the first side's codes are the odd ones, and the second's the even ones. */
  private boolean areSidesInTurn() {
    List<DeclaredPiece> pieces = board.pieces().pieces();
    return IntStream.range(0, pieces.size())
        .allMatch(i -> pieces.get(i).side() == (i % 2 == 0 ? Side.FIRST : Side.SECOND));
  }

  private String planes(Side side) {
    List<DeclaredPiece> pieces = board.pieces().pieces();
    Set<Integer> in = new TreeSet<>();
    Set<Integer> out = new TreeSet<>(Set.of(0));
    for (int i = 0; i < pieces.size(); i++) {
      (pieces.get(i).side() == side ? in : out).add(i + 1);
    }
    String terms = in.isEmpty() ? "0" : PlaneTerms.of(board.codeBits(), in, out);
    return terms.length() < MAX_TERMS ? terms : terms.replace(" | ", "\n            | ");
  }

  private TypeName pieceType() {
    return storage == null ? BoardNames.STRING : names.piece;
  }

  private MethodSpec squaresOf() {
    String javadoc =
        """
        The squares with a piece.

        @param piece the piece
        @return the set
        """;
    MethodSpec.Builder method = set("squaresOf").addParameter(pieceType(), "piece");
    if (storage == null) {
      return template.method(
          method,
          javadoc,
          "$objects:T.requireNonNull(piece, \"piece\");\n" + texts("piece.equals(pieceAt(index))"));
    }
    String code = "int code = $objects:T.requireNonNull(piece, \"piece\").code();\n";
    if (storage == BoardStorage.PLANES) {
      String planes =
          IntStream.range(0, board.codeBits())
              .mapToObj(
                  bit ->
                      "(plane%d ^ (code%s & 1) - 1L)".formatted(bit, bit == 0 ? "" : " >> " + bit))
              .collect(Collectors.joining("\n        & "));
      return template.method(
          method,
          javadoc,
          code
              + "// A plane as it is where the code has the bit, all its bits turned where it has"
              + " not.\n"
              + "return new $set:T(\n"
              + "    "
              + planes
              + ");\n");
    }
    return template.method(method, javadoc, code + bytes("$sets:T.equal(%s, code)", ""));
  }

  private MethodSpec only() {
    return template.method(
        Methods.publicMethod("only")
            .returns(names.nullable(names.square))
            .addParameter(pieceType(), "piece"),
        """
        The square with a piece of which there is one, as a king.

        @param piece the piece
        @return the square; null when there is none, or more than one
        """,
        """
        $set:T squares = squaresOf(piece);
        return squares.hasMoreThanOne() ? null : squares.first();
        """);
  }

  private MethodSpec attackers() {
    return template.method(
        set("attackers")
            .addParameter(names.square, "target")
            .addParameter(names.set, "candidates")
            .addParameter(Movement.class, "movement"),
        """
        The squares from which a square is attacked.

        @param target the square
        @param candidates the squares in question, for one those of a piece
        @param movement how what stands there moves
        @return those of the candidates from which it reaches the target; slides end where a piece is
        """,
        """
        int index = $objects:T.requireNonNull(target, "target").index();
        return $geometry:T.attackers(index, candidates, occupied(), movement);
        """);
  }

  // public void copyCodes(byte[] codes) {
  //   CodeSets.checkRoom(codes, 81);
  //   System.arraycopy(board, 0, codes, 0, 81);
  // }
  private MethodSpec copyCodes() {
    String copy =
        storage == BoardStorage.FLAT
            ? "$system:T.arraycopy(board, 0, codes, 0, $squares:L);\n"
            : """
            for (int index = 0; index < $squares:L; index++) {
              codes[index] = (byte) codeAt(index);
            }
            """;
    return template.method(
        Methods.publicMethod("copyCodes").addParameter(ArrayTypeName.of(TypeName.BYTE), "codes"),
        """
        What stands on all squares, as numbers: for an engine's own loops.

        @param codes receives the code of each square at its index, above 127 as a negative number;
            elements beyond the last square stay
        @throws $refusal:T if it has fewer than $squares:L elements
        """,
        "$sets:T.checkRoom(codes, $squares:L);\n" + copy);
  }
}
