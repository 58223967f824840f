// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedEdit;
import dev.boardwright.support.FeenCodes;
import dev.boardwright.support.RuntimeKey;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition.Edit} for a board with declared pieces. An edit has the same
 * fields as a position, unchecked methods that change them, and methods that take the board's own
 * squares and pieces.
 */
final class CodedEditWriter extends BoardWriter {
  private static final String CHECK = "$objects:T.requireNonNull(key, \"key\");\n";

  private final boolean hasTexts;
  private final SquareFields squares;
  private final HandFields hands;

  CodedEditWriter(BoardNames names, SquareFields squares, HandFields hands) {
    super(names);
    hasTexts = board.texts() != null;
    this.squares = squares;
    this.hands = hands;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.edit)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(TypeNames.generic(CodedEdit.class, names.position, names.edit))
            .addJavadoc("An edit of a position, which {@link #build} turns into a position.\n");
    addFields(type);
    type.addMethod(constructor());
    new SquaresWriter(names).addChangesOfEdit(type, hands.exist());
    type.addMethod(self());
    addState(type);
    if (hasTexts) {
      type.addMethod(take());
    }
    return type.addMethod(create()).build();
  }

  // private boolean isShared;
  // private byte[] board;
  // private long firstHand;
  // private long secondHand;
  private void addFields(TypeSpec.Builder type) {
    if (squares.isArray()) {
      type.addField(boolean.class, "isShared", Modifier.PRIVATE);
    }
    if (hands.isCopiedOnWrite()) {
      type.addField(boolean.class, "isHandShared", Modifier.PRIVATE);
    }
    squares.names().forEach(name -> type.addField(squares.type(), name, Modifier.PRIVATE));
    hands.names().forEach(name -> type.addField(hands.type(), name, Modifier.PRIVATE));
  }

  private List<String> stored() {
    return Stream.concat(squares.names().stream(), hands.names().stream()).toList();
  }

  // private Edit(ShogiPosition position) {
  //   super(position, ROOM);
  //   isShared = true;
  //   board = position.board;
  //   firstHand = position.firstHand;
  //   secondHand = position.secondHand;
  // }
  private MethodSpec constructor() {
    return template.method(
        MethodSpecs.privateConstructor().addParameter(names.position, "position"),
        "super(position, "
            + (hands.exist() ? "ROOM" : "0")
            + ");\n"
            + (squares.isArray() ? "isShared = true;\n" : "")
            + (hands.isCopiedOnWrite() ? "isHandShared = true;\n" : "")
            + stored().stream()
                .map(name -> name + " = position." + name + ";\n")
                .collect(Collectors.joining()));
  }

  private MethodSpec self() {
    return template.method(
        MethodSpecs.protectedOverride("self").returns(names.edit), "return this;\n");
  }

  private void addState(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.protectedOverride("read")
                    .returns(int.class)
                    .addParameter(int.class, "index"),
                "return " + squares.read() + ";\n"))
        .addMethod(
            template.method(
                keyed("place").addParameter(int.class, "index").addParameter(int.class, "code"),
                CHECK + squares.place()));
    if (hands.exist()) {
      type.addMethod(
              template.method(
                  MethodSpecs.protectedOverride("count")
                      .returns(int.class)
                      .addParameter(int.class, "key"),
                  hands.count()))
          .addMethod(
              template.method(
                  keyed("hold").addParameter(int.class, "which").addParameter(int.class, "count"),
                  CHECK + hands.hold()));
    }
  }

  /**
   * {@return a builder of a method that only the runtime can call} Other classes of the package see
   * the method, but they have no key.
   */
  private static MethodSpec.Builder keyed(String name) {
    return MethodSpecs.protectedOverride(name).addParameter(RuntimeKey.class, "key");
  }

  private MethodSpec take() {
    return template.method(
        keyed("take").addParameter(FeenCodes.class, "codes"), CHECK + squares.takeOver());
  }

  // if (turn == from.turn()
  //     && firstHand == from.firstHand
  //     && secondHand == from.secondHand
  //     && Arrays.equals(board, from.board)) {
  //   return from;
  // }
  // return new ShogiPosition(board, firstHand, secondHand, turn, pieceCount, knownHash);
  private MethodSpec create() {
    return template.method(
        keyed("create")
            .returns(names.position)
            .addParameter(Side.class, "turn")
            .addParameter(int.class, "pieceCount")
            .addParameter(long.class, "knownHash"),
        CHECK
            + (squares.isTree()
                ? "if (mayBeSame(knownHash, from.knownHash())\n    && turn == from.turn()\n"
                : "if (turn == from.turn()\n")
            + "    && "
            + hands.equal("from")
            + squares.equal("from")
            + ") {\n"
            + "  return from;\n"
            + "}\n"
            + "return new $position:T("
            + String.join(",$W", stored())
            + ",$Wturn,$WpieceCount,$WknownHash);\n");
  }
}
