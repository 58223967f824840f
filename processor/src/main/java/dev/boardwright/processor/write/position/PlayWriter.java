// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.support.RuntimeKey;

/**
 * A writer of the two basic moves of a position, {@code play} and {@code drop}, which take indices
 * of squares and codes of pieces. The moves that {@link MovesWriter} writes call these two. In
 * games with rules, only the runtime can call them.
 */
final class PlayWriter extends BoardWriter {
  private final boolean isGame;
  private final SquareFields squares;
  private final HandFields hands;

  PlayWriter(boolean isGame, BoardNames names, SquareFields squares, HandFields hands) {
    super(names);
    this.isGame = isGame;
    this.squares = squares;
    this.hands = hands;
  }

  void addTo(TypeSpec.Builder type) {
    if (isGame) {
      type.addMethod(play(ofRuntime("play")));
      if (hands.exist()) {
        type.addMethod(drop(ofRuntime("drop")));
      }
    } else {
      type.addMethod(play(MethodSpecs.override("play")));
      type.addMethod(drop(MethodSpecs.override("drop")));
    }
  }

  private MethodSpec.Builder ofRuntime(String name) {
    return MethodSpecs.protectedOverride(name)
        .addParameter(RuntimeKey.class, "runtime")
        .addCode(template.of("$objects:T.requireNonNull(runtime, \"runtime\");\n"));
  }

  // public ShogiPosition play(int from, int to, int as, int toHand) {
  //   check(from);
  //   check(to);
  //   checkCode(as);
  //   checkCode(toHand);
  //   int moved = board[from];
  //   int captured = from == to ? 0 : board[to];
  //   if (moved == 0) {
  //     throw BOARD.noPiece(from);
  //   }
  //   int side = turn().ordinal();
  //   int pieces = pieceCount();
  //   long hash = knownHash();
  //   long first = firstHand;
  //   long second = secondHand;
  //   if (toHand == 0) {
  //     pieces -= Integer.signum(captured);
  //   } else {
  //     …
  //   }
  //   int after = as == 0 ? moved : as;
  //   byte[] squares = board.clone();
  //   squares[from] = 0;
  //   squares[to] = (byte) after;
  //   if (hash != 0) {
  //     hash ^= SECOND_TO_MOVE ^ key(moved, from) ^ key(captured, to) ^ key(after, to);
  //   }
  //   return new ShogiPosition(squares, first, second, SIDES[side ^ 1], pieces, hash);
  // }
  private MethodSpec play(MethodSpec.Builder method) {
    String taken = squares.arePlanes() ? "captured" : "$integer:T.signum(captured)";
    return template.method(
        method
            .returns(names.position)
            .addParameter(int.class, "from")
            .addParameter(int.class, "to")
            .addParameter(int.class, "as")
            .addParameter(int.class, "toHand"),
        checks(
                """
                check(from);
                check(to);
                checkCode(as);
                checkCode(toHand);
                """)
            + squares.look()
            + begin()
            + (hands.exist()
                ? """
                if (toHand == 0) {
                  pieces -= %s;
                } else {
                """
                        .formatted(taken)
                    + checks("  if (captured == 0) {\n    throw BOARD.noPiece(to);\n  }\n")
                    + hands.change("toHand", true).indent(2)
                    + "}\n"
                : """
                if (toHand != 0) {
                  throw captured == 0
                      ? BOARD.noPiece(to)
                      : notHeld(side, toHand, $piece:T.of(toHand).text(), 1);
                }
                pieces -= %s;
                """
                    .formatted(taken))
            + squares.relocate()
            + "if (hash != 0) {\n"
            + squares.hashOfMove()
            + "}\n"
            + end());
  }

  private MethodSpec drop(MethodSpec.Builder method) {
    method.returns(names.position).addParameter(int.class, "code").addParameter(int.class, "to");
    String checks =
        checks(
            """
            if (code < 1 || code > $lastCode:L) {
              throw PIECES.noSuchCode(code);
            }
            check(to);
            """);
    if (!hands.exist()) {
      return template.method(
          method,
          checks + "throw notHeld(turn().ordinal(), code, $piece:T.of(code).text(), -1);\n");
    }
    return template.method(
        method,
        checks
            + "int captured = "
            + squares.there()
            + ";\n"
            + begin()
            + hands.change("code", false)
            + "pieces -= $integer:T.signum(captured);\n"
            + squares.drop()
            + """
            if (hash != 0) {
              hash ^= SECOND_TO_MOVE ^ key(captured, to) ^ key(code, to);
            }
            """
            + end());
  }

  /** {@return statements that check arguments; none if only the runtime is the caller} */
  private String checks(String statements) {
    return isGame ? "" : statements;
  }

  private String begin() {
    return """
    int side = turn().ordinal();
    int pieces = pieceCount();
    long hash = knownHash();
    """
        + hands.declare();
  }

  private String end() {
    return "return new $position:T("
        + (squares.moved() + ", " + hands.moved() + "SIDES[side ^ 1], pieces, hash")
            .replace(", ", ",$W")
        + ");\n";
  }
}
