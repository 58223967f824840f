// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes what an edit, a cursor and a step have all: the fields of a position, and what changes
 * them without any check. Each has it all itself: an object within an object would not vanish when
 * a compiler inlines the edit, and a common superclass would show its members to the user's
 * package.
 */
final class StateWriter {
  private final BoardNames names;
  private final SquareFields position;
  private final SquareFields squares;
  private final HandFields hands;
  private final Template template;

  private final Use use;

  /** What has the fields. */
  enum Use {
    /** Copies an array when it first changes it: it may never. */
    EDIT,
    /** Has an array of its own from the beginning, and keeps it. */
    CURSOR,
    /** Has an array of its own from the beginning, and gives it away. */
    STEP
  }

  StateWriter(BoardModel board, BoardNames names, HandFields hands, Template template, Use use) {
    this.names = names;
    position = SquareFields.ofPosition(board);
    squares = use == Use.CURSOR ? SquareFields.ofCursor(board) : position;
    this.hands = hands;
    this.template = template;
    this.use = use;
  }

  private boolean sharesArray() {
    return squares.isArray() && use == Use.EDIT;
  }

  // private ShogiPosition last;
  // private boolean isShared;
  // private byte[] board;
  // private long firstHand;
  // private long secondHand;
  // private int side;
  // private long contentHash;
  void addFields(TypeSpec.Builder type) {
    if (use != Use.STEP) {
      type.addField(names.position, "last", Modifier.PRIVATE);
    }
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
    return start(unpacks() ? "board = new byte[$planes:T.LENGTH];\n" + position.unpack() : null);
  }

  // System.arraycopy(position.board, 0, board, 0, SQUARES);
  /** As {@link #begin}, once more: without a new array. */
  String again() {
    if (unpacks()) {
      return start(position.unpack());
    }
    return start(
        squares.isArray() ? "$system:T.arraycopy(position.board, 0, board, 0, SQUARES);\n" : null);
  }

  /** The statements, of which some for the board may be given. */
  private String start(@Nullable String board) {
    return (use == Use.STEP ? "" : "last = position;\n")
        + share()
        + (board == null ? copies(squares.names()) : board)
        + copies(hands.names())
        + """
        side = position.turn.ordinal();
        pieceCount = position.pieceCount;
        contentHash = position.knownHash();
        """;
  }

  private String copies(List<String> fields) {
    return fields.stream()
        .map(name -> name + " = position." + name + copy(name) + ";\n")
        .collect(Collectors.joining());
  }

  /** What makes of an array of a position one of its own, or of its own one for a position. */
  private String copy(String name) {
    boolean isBoard = squares.isArray() && squares.names().contains(name);
    return isBoard && use != Use.EDIT ? ".clone()" : "";
  }

  /** Whether a cursor has as bytes what positions have as planes. */
  private boolean unpacks() {
    return use == Use.CURSOR && position.arePlanes();
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
    return (unpacks() ? position.pack() : "")
        + "$side:T turn = SIDES[side];\n"
        + (position.isTree()
            ? "if ($hash:T.mayBeSame(contentHash, last.knownHash())\n    && turn == last.turn\n"
            : "if (turn == last.turn\n")
        + "    && "
        + hands.equal("last")
        + position.equal("last")
        + ") {\n"
        + "  return last;\n"
        + "}\n"
        + "last =\n"
        + "    new $position:T(\n"
        + "        "
        + Stream.concat(position.names().stream(), hands.names().stream())
            .map(name -> name + copy(name))
            .collect(Collectors.joining(", "))
        + ", turn, pieceCount, contentHash);\n"
        + share()
        + "return last;\n";
  }

  // private ShogiPosition end() {
  //   return new ShogiPosition(
  //       board, firstHand, secondHand, SIDES[side], pieceCount, contentHash);
  // }
  /** Gives everything away: for what is not used again. */
  MethodSpec end() {
    return template.method(
        Methods.privateMethod("end").returns(names.position),
        "return new $position:T(\n    "
            + stored().collect(Collectors.joining(",$W"))
            + ",$WSIDES[side],$WpieceCount,$WcontentHash);\n");
  }

  // long hash = ContentHash.empty(SHAPE, "SHOGI", "shogi");
  // for (int index = 0; index < SQUARES; index++) {
  //   hash ^= key(read(index), index);
  // }
  // for (int key = 0; key < 2 * CODES; key++) {
  //   if (HAND[key] >= 0) {
  //     hash ^= PIECES.inHand(key, count(key));
  //   }
  // }
  // return side == 0 ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
  /** Statements that find the hash out, of a position or a cursor. */
  static String hash(HandFields hands, String code, String isFirst) {
    return """
    long hash = $hash:T.empty(SHAPE, $first:L, $second:L);
    for (int index = 0; index < SQUARES; index++) {
    """
        + "  hash ^= key("
        + code
        + ", index);\n}\n"
        + (hands.exist()
            ? """
            for (int key = 0; key < 2 * CODES; key++) {
              if (HAND[key] >= 0) {
                hash ^= PIECES.inHand(key, count(key));
              }
            }
            """
            : "")
        + "return "
        + isFirst
        + " ? hash : hash ^ $hash:T.SECOND_TO_MOVE;\n";
  }

  MethodSpec pass() {
    return template.method(
        Methods.privateMethod("pass"),
        """
        side ^= 1;
        if (contentHash != 0) {
          contentHash ^= $hash:T.SECOND_TO_MOVE;
        }
        """);
  }

  void addMethods(TypeSpec.Builder type) {
    type.addMethod(
        template.method(
            Methods.privateMethod("read").returns(int.class).addParameter(int.class, "index"),
            "return " + squares.read() + ";\n"));
    // A step moves what is on the board in a way of its own, and puts what was in a hand.
    if (use != Use.STEP || hands.exist()) {
      addPut(type);
    }
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

  private void addPut(TypeSpec.Builder type) {
    type.addMethod(
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
                use == Use.EDIT ? squares.placeShared() : squares.place()));
  }

  private static MethodSpec.Builder numbers(String name, String... parameters) {
    MethodSpec.Builder method = Methods.privateMethod(name);
    for (String parameter : parameters) {
      method.addParameter(TypeName.INT, parameter);
    }
    return method;
  }
}
