// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardStorage;
import dev.boardwright.processor.model.DeclaredPiece;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.set.SetFields;
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
 * every position larger and every move slower. That pays only where most positions are asked for
 * them (KeptSetsBenchmark), and most positions of a search end a line and are never asked.
 */
final class SetReadsWriter {
  /** How much of an expression stands on one line. */
  private static final int MAX_TERMS = 80;

  private final BoardModel board;
  private final BoardNames names;
  private final Of of;
  private final SetFields fields;

  /** Null when any text is a piece. */
  private final @Nullable BoardStorage storage;

  /** Statements before planes are read. */
  private final String pack;

  private final Template template;

  /** What is read. */
  enum Of {
    POSITION,
    CURSOR
  }

  SetReadsWriter(BoardModel board, BoardNames names, Of of) {
    this.board = board;
    this.names = names;
    this.of = of;
    storage = board.alphabet() == null ? null : board.boardStorage();
    // A cursor finds the planes when a set is asked for after a change.
    pack = of == Of.CURSOR && storage == BoardStorage.PLANES ? "pack();\n" : "";
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
            .with("refusal", IllegalArgumentException.class)
            .with("count", fields.words())
            .with("squares", board.shape().squareCount())
            .with("lastCode", board.alphabet() == null ? 0 : board.pieces().pieces().size());
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(occupied());
    if (storage != null) {
      type.addMethod(occupiedBySide()).addMethod(squaresOfCode());
    }
    type.addMethod(squaresOf()).addMethod(uniqueSquareOf());
    if (of == Of.POSITION) {
      type.addMethod(attackers());
    }
  }

  /**
   * Tables of the codes of each side, for positions and cursors whose squares are bytes; none where
   * they are not needed.
   */
  void addConstants(TypeSpec.Builder type) {
    boolean areBytes = storage != null && storage != BoardStorage.PLANES;
    if (!areBytes || !board.pieces().isEpin() || areSidesInTurn()) {
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
    return MethodSpecs.publicMethod(name).returns(names.set);
  }

  private MethodSpec occupied() {
    String planes =
        IntStream.range(0, storage == BoardStorage.PLANES ? board.codeBits() : 0)
            .mapToObj(bit -> "plane" + bit)
            .collect(Collectors.joining(" | "));
    if (storage != null) {
      return template.method(
          MethodSpecs.override("occupied").returns(names.set),
          storage == BoardStorage.PLANES
              ? pack + "return new $set:T(" + planes + ");\n"
              : bytes("$sets:T.occupied(%s)"));
    }
    return template.method(
        set("occupied"),
        """
        The squares that are not empty.

        @return the set
        """,
        texts("null"));
  }

  // return new ShogiSquareSet(CodeSets.occupied(board, 0), CodeSets.occupied(board, 1));
  /** Statements that return the set of squares, of bytes. */
  private String bytes(String word) {
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

  // long[] words = wordsOf(piece);
  // return new ShogiSquareSet(words[0], words[1]);
  /** Statements that return the set of squares of a piece, or of any, where pieces are texts. */
  private String texts(String piece) {
    return "long[] words = wordsOf("
        + piece
        + ");\nreturn "
        + (fields.isArray() ? "$set:T.ofArray(words)" : fields.create("words[@]"))
        + ";\n";
  }

  private MethodSpec occupiedBySide() {
    String body = "boolean isFirst = $objects:T.requireNonNull(side, \"side\") == $side:T.FIRST;\n";
    if (!board.pieces().isEpin()) {
      body = "$objects:T.requireNonNull(side, \"side\");\nreturn $set:T.EMPTY;\n";
    } else if (storage == BoardStorage.PLANES) {
      body +=
          pack
              + "return new $set:T(\n    isFirst\n        ? "
              + planes(Side.FIRST)
              + "\n        : "
              + planes(Side.SECOND)
              + ");\n";
    } else if (areSidesInTurn()) {
      body += bytes("$sets:T.ofSide(%s, isFirst)");
    } else {
      body +=
          "byte[] codes = isFirst ? FIRST_CODES : SECOND_CODES;\n" + bytes("$sets:T.in(%s, codes)");
    }
    return template.method(
        MethodSpecs.override("occupied").returns(names.set).addParameter(Side.class, "side"), body);
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
    return template.method(
        set("squaresOf").addParameter(pieceType(), "piece"),
        """
        The squares with a piece.

        @param piece the piece
        @return the set
        """,
        storage == null
            ? texts("$objects:T.requireNonNull(piece, \"piece\")")
            : "return squaresOf($objects:T.requireNonNull(piece, \"piece\").code());\n");
  }

  // @Override
  // public ShogiSquareSet squaresOf(int code) {
  //   if (code < 1 || code > 28) {
  //     throw PIECES.noSuchCode(code);
  //   }
  //   return new ShogiSquareSet(CodeSets.equal(board, 0, code), CodeSets.equal(board, 1, code));
  // }
  private MethodSpec squaresOfCode() {
    String planes =
        IntStream.range(0, board.codeBits())
            .mapToObj(
                bit -> "(plane%d ^ (code%s & 1) - 1L)".formatted(bit, bit == 0 ? "" : " >> " + bit))
            .collect(Collectors.joining("\n        & "));
    return template.method(
        MethodSpecs.override("squaresOf").returns(names.set).addParameter(int.class, "code"),
        """
        if (code < 1 || code > $lastCode:L) {
          throw PIECES.noSuchCode(code);
        }
        """
            + (storage == BoardStorage.PLANES
                ? pack
                    + "// A plane as it is where the code has the bit, turned where it has not.\n"
                    + "return new $set:T(\n    "
                    + planes
                    + ");\n"
                : bytes("$sets:T.equal(%s, code)")));
  }

  private MethodSpec uniqueSquareOf() {
    return template.method(
        MethodSpecs.publicMethod("uniqueSquareOf")
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
        @param candidates the squares in question, for example those of a piece
        @param movement how what stands there moves
        @return those of the candidates from which it reaches the target; slides end where a piece is
        """,
        """
        int index = $objects:T.requireNonNull(target, "target").index();
        return $geometry:T.attackers(index, candidates, occupied(), movement);
        """);
  }
}
