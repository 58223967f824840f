// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardStorage;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.set.SetWriter;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.DeclaredPiece;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A writer of the methods of positions and cursors that return sets of squares. The sets are
 * computed on every call and not cached. Bit planes contain them almost directly. With byte
 * storage, two cached sets would make every position larger and every move slower. Most positions
 * of a search are leaves, whose sets are never requested.
 */
final class SetReadsWriter extends SetWriter {
  /** The length from which an expression is split over several lines. */
  private static final int MAX_TERMS = 80;

  private final Of of;

  /** The storage of the squares, or null if any text is a piece. */
  private final @Nullable BoardStorage storage;

  /** The statements that must precede a read of the planes. */
  private final String pack;

  /** The kind of class for which the methods are generated. */
  enum Of {
    POSITION,
    CURSOR
  }

  SetReadsWriter(BoardNames names, Of of) {
    super(names);
    this.of = of;
    storage = board.alphabet() == null ? null : storage(board, of);
    // A cursor computes its planes lazily, when a set is requested after a change.
    pack = of == Of.CURSOR && storage == BoardStorage.PLANES ? "pack();\n" : "";
  }

  /** {@return the storage of the squares, which is never a tree in a cursor} */
  private static BoardStorage storage(BoardModel board, Of of) {
    BoardStorage storage = board.boardStorage();
    return of == Of.CURSOR && storage == BoardStorage.TREE ? BoardStorage.FLAT : storage;
  }

  void addTo(TypeSpec.Builder type) {
    if (of == Of.CURSOR && board.rules() != null) {
      type.addMethod(set()).addMethod(squaresOf()).addMethod(uniqueSquareOf());
      return;
    }
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
   * Adds a table of the codes of each side, for positions and cursors with byte storage. Adds
   * nothing if the tables are not needed.
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
      String name = side == Side.FIRST ? "first" : "second";
      type.addField(
          template.privateConstant(
              ArrayTypeName.of(TypeName.BYTE),
              side + "_CODES",
              "A table by code: 1 for the pieces of the " + name + " side, otherwise 0.\n",
              "{0,$W" + codes + "}"));
    }
  }

  // @Override
  // protected ShogiSquareSet set(long[] words, int first, int second) {
  //   return new ShogiSquareSet(
  //       words[first] | words[second], words[first + 1] | words[second + 1]);
  // }
  /** {@return the method with which a cursor of a game makes a set from its words} */
  private MethodSpec set() {
    return template.method(
        MethodSpecs.protectedOverride("set")
            .returns(names.set)
            .addParameter(long[].class, "words")
            .addParameter(int.class, "first")
            .addParameter(int.class, "second"),
        fields.isArray()
            ? """
            long[] union = new long[$count:L];
            for (int word = 0; word < union.length; word++) {
              union[word] = words[first + word] | words[second + word];
            }
            return $set:T.ofArray(union);
            """
            : "return "
                + fields.create("words[first + @] | words[second + @]").replace(" + 0]", "]")
                + ";\n");
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
        publicSet("occupied"),
        """
        {@return the set of the squares that are not empty}
        """,
        texts("null"));
  }

  // return new ShogiSquareSet(CodeSets.occupied(board, 0), CodeSets.occupied(board, 1));
  /** {@return statements that return a set of squares computed from byte storage} */
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
          .formatted(word.formatted(isTree ? "$tree:T.leaf(board, word), 0" : "board, word"));
    }
    return "return "
        + fields.create(word.formatted(isTree ? "$tree:T.leaf(board, @), 0" : "board, @"))
        + ";\n";
  }

  // long[] words = wordsOf(Objects.requireNonNull(piece, "piece"));
  // return new ShogiSquareSet(words[0], words[1]);
  /** {@return statements that return the set of squares of a piece or, for null, of all pieces} */
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

  /** {@return whether the first side has the odd codes and the second side the even ones} */
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
        publicSet("squaresOf").addParameter(pieceType(), "piece"),
        """
        {@return the set of the squares with the given piece}

        @param piece the piece
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
    String planes = SquareFields.planesOfCode(board.codeBits(), "\n        & ");
    return template.method(
        MethodSpecs.override("squaresOf").returns(names.set).addParameter(int.class, "code"),
        """
        if (code < 1 || code > $lastCode:L) {
          throw PIECES.noSuchCode(code);
        }
        """
            + (storage == BoardStorage.PLANES
                ? pack
                    + "// Each plane is inverted if its bit of the code is 0.\n"
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
        {@return the only square with a piece, or null if the piece is on no square or on several}

        @param piece the piece
        """,
        """
        $set:T squares = squaresOf(piece);
        return squares.hasMoreThanOne() ? null : squares.first();
        """);
  }

  private MethodSpec attackers() {
    return template.method(
        publicSet("attackers")
            .addParameter(names.square, "target")
            .addParameter(names.set, "candidates")
            .addParameter(Movement.class, "movement"),
        """
        {@return the candidates from which a piece attacks a square} Every piece stops slides.

        @param target the attacked square
        @param candidates the squares to consider, for example all squares of one kind of piece
        @param movement the movement of the pieces on the candidates
        """,
        """
        int index = $objects:T.requireNonNull(target, "target").index();
        return $geometry:T.attackers(index, candidates, occupied(), movement);
        """);
  }
}
