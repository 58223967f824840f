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
import dev.boardwright.support.RuntimeKey;
import dev.boardwright.support.rules.CodedGame;
import dev.boardwright.support.rules.MoveTables;
import java.util.List;

/** A writer of the members that positions and cursors of games with rules have. */
final class GamePlayWriter extends BoardWriter {
  private final SquareFields squares;

  GamePlayWriter(BoardNames names, SquareFields squares) {
    super(names);
    this.squares = squares;
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(legalMovesFrom())
        .addMethod(attackers())
        .addMethod(attackersOfSquare())
        .addMethod(game());
    if (squares.arePlanes()) {
      type.addMethod(readSets());
    }
  }

  void addToCursor(TypeSpec.Builder type) {
    type.addMethod(playMove()).addMethod(playWithValues());
  }

  private MethodSpec legalMovesFrom() {
    return template.method(
        MethodSpecs.publicMethod("legalMovesFrom")
            .returns(TypeNames.generic(List.class, names.move))
            .addParameter(names.square, "square"),
        """
        {@return an unmodifiable list of the legal moves of the piece on a square}

        @param square the square
        """,
        "return legalMovesFrom($objects:T.requireNonNull(square, \"square\").index());\n");
  }

  private MethodSpec attackers() {
    return template.method(
        MethodSpecs.override("attackers")
            .returns(names.set)
            .addParameter(int.class, "square")
            .addParameter(Side.class, "by"),
        "return cursor().attackers(square, by);\n");
  }

  private MethodSpec attackersOfSquare() {
    return template.method(
        MethodSpecs.publicMethod("attackers")
            .returns(names.set)
            .addParameter(names.square, "square")
            .addParameter(Side.class, "by"),
        """
        {@return the squares of the pieces of a side that attack a square, by the rules of the game}

        @param square the square
        @param by the side
        """,
        "return attackers($objects:T.requireNonNull(square, \"square\").index(), by);\n");
  }

  private MethodSpec game() {
    return template.method(
        MethodSpecs.protectedOverride("game")
            .returns(TypeNames.generic(CodedGame.class, names.position, names.move)),
        "return $moves:T.CODED;\n");
  }

  private MethodSpec playMove() {
    return template.method(
        MethodSpecs.override("play").addParameter(int.class, "move"),
        "playMove(move, $moves:T.FACTS, $moves:T.LEAP_DISTANCE, null);\n");
  }

  private MethodSpec playWithValues() {
    return template.method(
        MethodSpecs.override("play")
            .returns(int.class)
            .addParameter(int.class, "move")
            .addParameter(int[].class, "values"),
        "return playMove(move, $moves:T.FACTS, $moves:T.LEAP_DISTANCE, checked(values));\n");
  }

  // @Override
  // protected void readSets(RuntimeKey key, MoveTables tables, long[] sets) {
  //   Objects.requireNonNull(key, "key");
  //   // Each plane is inverted if its bit of the code is 0.
  //   for (int code = 1; code <= 16; code++) {
  //     sets[code] =
  //         (plane0 ^ (code & 1) - 1L)
  //             & …;
  //   }
  //   tables.addSides(sets);
  // }
  private MethodSpec readSets() {
    return template.method(
        MethodSpecs.protectedOverride("readSets")
            .addParameter(RuntimeKey.class, "key")
            .addParameter(MoveTables.class, "tables")
            .addParameter(long[].class, "sets"),
        """
        $objects:T.requireNonNull(key, "key");
        // Each plane is inverted if its bit of the code is 0.
        for (int code = 1; code <= $lastCode:L; code++) {
          sets[code] =
        """
            + SquareFields.planesOfCode(squares.names().size(), "\n    & ")
                .indent(6)
                .stripTrailing()
            + ";\n}\ntables.addSides(sets);\n");
  }
}
