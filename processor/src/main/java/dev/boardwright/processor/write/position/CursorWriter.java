// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedFreeCursor;
import dev.boardwright.support.PlaneCursor;
import dev.boardwright.support.RuntimeKey;
import dev.boardwright.support.rules.PlayingCursor;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition.Cursor}. The runtime implements cursors; the generated class
 * adds methods that take the board's own squares and pieces.
 */
final class CursorWriter extends BoardWriter {
  private final SquareFields squares;
  private final HandFields hands;

  CursorWriter(BoardNames names, SquareFields squares, HandFields hands) {
    super(names);
    this.squares = squares;
    this.hands = hands;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.cursor)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(superclass())
            .addJavadoc(
                template.of(
                    """
                    A position of this board that is changed in place, for searches. See
                    {@link $boardCursor:L}.
                    """));
    type.addMethod(constructor()).addMethod(create());
    SquaresWriter typed = new SquaresWriter(names);
    type.addMethod(typed.pieceOn());
    if (hands.exist()) {
      type.addMethod(typed.handCount());
    }
    new SetReadsWriter(names, SetReadsWriter.Of.CURSOR).addTo(type);
    if (board.rules() != null) {
      new GamePlayWriter(names, squares).addToCursor(type);
    } else {
      typed.addChangesOfCursor(type, hands.exist());
      new MovesWriter(names, MovesWriter.Of.CODED_CURSOR, hands.exist()).addTo(type);
    }
    return type.build();
  }

  private TypeName superclass() {
    if (board.rules() != null) {
      return TypeNames.generic(PlayingCursor.class, names.position, names.set);
    }
    return TypeNames.generic(
        squares.arePlanes() ? PlaneCursor.class : CodedFreeCursor.class, names.position);
  }

  // private Cursor(ShogiPosition position) {
  //   super(position);
  // }
  private MethodSpec constructor() {
    return template.method(
        MethodSpecs.privateConstructor().addParameter(names.position, "position"),
        squares.hasManyPlanes() && board.rules() == null
            ? "super(position, " + board.codeBits() + ");\n"
            : "super(position);\n");
  }

  // @Override
  // protected ShogiPosition create(
  //     RuntimeKey key, Side turn, int pieceCount, long knownHash) {
  //   Objects.requireNonNull(key, "key");
  //   return new ShogiPosition(
  //       board.clone(), packedHand(true), packedHand(false), turn, pieceCount, knownHash);
  // }
  private MethodSpec create() {
    return template.method(
        MethodSpecs.protectedOverride("create")
            .returns(names.position)
            .addParameter(RuntimeKey.class, "key")
            .addParameter(Side.class, "turn")
            .addParameter(int.class, "pieceCount")
            .addParameter(long.class, "knownHash"),
        "$objects:T.requireNonNull(key, \"key\");\n"
            + (squares.arePlanes() && board.rules() == null ? "pack();\n" : "")
            + "return new $position:T(\n    "
            + (squares.ofCursor() + ", " + hands.ofCursor() + "turn, pieceCount, knownHash")
                .replace(", ", ",$W")
            + ");\n");
  }
}
