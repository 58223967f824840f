// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes what an edit and a cursor have both: the fields of a position, and what changes them
 * without any check. Each has it all itself: an object within an object would not vanish when a
 * compiler inlines the edit, and a common superclass would show its members to the user's package.
 */
final class StateWriter {
  private final BoardNames names;
  private final SquareFields squares;
  private final HandFields hands;
  private final Template template;

  /** Whether it has a board of its own from the beginning, as a cursor has. */
  private final boolean ownsBoard;

  StateWriter(
      BoardNames names,
      SquareFields squares,
      HandFields hands,
      Template template,
      boolean ownsBoard) {
    this.names = names;
    this.squares = squares;
    this.hands = hands;
    this.template = template;
    this.ownsBoard = ownsBoard;
  }

  private boolean sharesArray() {
    return squares.isArray() && !ownsBoard;
  }

  // private ShogiPosition last;
  // private boolean isShared;
  // private byte[] board;
  // private long firstHand;
  // private long secondHand;
  // private int side;
  // private long contentHash;
  void addFields(TypeSpec.Builder type) {
    type.addField(names.position, "last", Modifier.PRIVATE);
    if (sharesArray()) {
      type.addField(boolean.class, "isShared", Modifier.PRIVATE);
    }
    if (hands.isCopiedOnWrite()) {
      type.addField(boolean.class, "isHandShared", Modifier.PRIVATE);
    }
    squares.names().forEach(name -> type.addField(squares.type(), name, Modifier.PRIVATE));
    hands.names().forEach(name -> type.addField(hands.type(), name, Modifier.PRIVATE));
    // No reference to a side: storing one in an old object is work for the garbage collector.
    type.addField(int.class, "side", Modifier.PRIVATE)
        .addField(
            FieldSpec.builder(long.class, "contentHash", Modifier.PRIVATE)
                .addJavadoc("0 when it is not known: then nothing is done for it.\n")
                .build());
  }

  // last = position;
  // isShared = true;
  // board = position.board;
  // firstHand = position.firstHand;
  // secondHand = position.secondHand;
  // side = position.turn.ordinal();
  // pieceCount = position.pieceCount;
  // contentHash = position.knownHash();
  String begin() {
    return "last = position;\n"
        + share()
        + stored()
            .map(name -> name + " = position." + name + copy(name) + ";\n")
            .collect(Collectors.joining())
        + """
        side = position.turn.ordinal();
        pieceCount = position.pieceCount;
        contentHash = position.knownHash();
        """;
  }

  // System.arraycopy(position.board, 0, board, 0, SQUARES);
  /** As {@link #begin}, once more: without a new array. */
  String again() {
    return ownsBoard && squares.isArray()
        ? begin()
            .replace(
                "board = position.board.clone();",
                "$system:T.arraycopy(position.board, 0, board, 0, SQUARES);")
        : begin();
  }

  /** What makes of an array of a position one of its own, or of its own one for a position. */
  private String copy(String name) {
    return ownsBoard && squares.isArray() && squares.names().contains(name) ? ".clone()" : "";
  }

  private Stream<String> stored() {
    return Stream.concat(squares.names().stream(), hands.names().stream());
  }

  private String share() {
    return (sharesArray() ? "isShared = true;\n" : "")
        + (hands.isCopiedOnWrite() ? "isHandShared = true;\n" : "");
  }

  // Side turn = SIDES[side];
  // if (turn == last.turn
  //     && firstHand == last.firstHand
  //     && secondHand == last.secondHand
  //     && Arrays.equals(board, last.board)) {
  //   return last;
  // }
  // last =
  //     new ShogiPosition(
  //         board, firstHand, secondHand, turn, pieceCount, contentHash);
  // isShared = true;
  // return last;
  String snapshot() {
    return "$side:T turn = SIDES[side];\n"
        + "if (turn == last.turn\n"
        + "    && "
        + hands.equal("last")
        + squares.equal("last")
        + ") {\n"
        + "  return last;\n"
        + "}\n"
        + "last =\n"
        + "    new $position:T(\n"
        + "        "
        + stored().map(name -> name + copy(name)).collect(Collectors.joining(", "))
        + ", turn, pieceCount, contentHash);\n"
        + share()
        + "return last;\n";
  }

  // return new ShogiPosition(
  //     board, firstHand, secondHand, SIDES[side], pieceCount, contentHash);
  /** Gives everything away: for what is not used again. */
  String end() {
    return "return new $position:T(\n    "
        + stored().collect(Collectors.joining(", "))
        + ", SIDES[side], pieceCount, contentHash);\n";
  }

  // long hash = ContentHash.empty(SHAPE, "SHOGI", "shogi");
  // for (int index = 0; index < SQUARES; index++) {
  //   hash ^= key(read(index), index);
  // }
  // for (int key = 0; key < 2 * CODES; key++) {
  //   hash ^= PIECES.inHand(key, count(key));
  // }
  // return side == 0 ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
  /** Statements that find the hash out, of a position or a cursor. */
  static String hash(HandFields hands, String code, String isFirst) {
    return """
    long hash = $hash:T.empty(SHAPE, $first:S, $second:S);
    for (int index = 0; index < SQUARES; index++) {
    """
        + "  hash ^= key("
        + code
        + ", index);\n}\n"
        + (hands.exist()
            ? """
            for (int key = 0; key < 2 * CODES; key++) {
              hash ^= PIECES.inHand(key, count(key));
            }
            """
            : "")
        + "return "
        + isFirst
        + " ? hash : hash ^ $hash:T.SECOND_TO_MOVE;\n";
  }

  void addMethods(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                Methods.privateMethod("read").returns(int.class).addParameter(int.class, "index"),
                "return " + squares.read() + ";\n"))
        .addMethod(
            template.method(
                numbers("put", "index", "before", "after"),
                """
                place(index, after);
                if (contentHash != 0) {
                  contentHash ^= key(before, index) ^ key(after, index);
                }
                """))
        .addMethod(
            template.method(
                numbers("place", "index", "after"),
                ownsBoard ? squares.place() : squares.placeShared()));
    if (hands.exist()) {
      type.addMethod(
              template.method(
                  Methods.privateMethod("count").returns(int.class).addParameter(int.class, "key"),
                  hands.count()))
          .addMethod(
              template.method(
                  Methods.privateMethod("hold")
                      .addParameter(int.class, "key")
                      .addParameter(int.class, "count"),
                  hands.hold()));
    }
  }

  private static MethodSpec.Builder numbers(String name, String... parameters) {
    MethodSpec.Builder method = Methods.privateMethod(name);
    for (String parameter : parameters) {
      method.addParameter(TypeName.INT, parameter);
    }
    return method;
  }
}
