// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.examples.engine.EngineGame;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;

/** Chess on positions that are the whole state. {@link ChessMoves} finds the moves. */
public final class FullChessGame {
  private static final int KING = FullChessGenerator.KING;
  private static final int ROOK = FullChessGenerator.ROOK;
  private static final int CASTLING_ROOK = FullChessGenerator.CASTLING_ROOK;
  private static final int PAWN = FullChessGenerator.PAWN;
  private static final int PASSING_PAWN = FullChessGenerator.PASSING_PAWN;

  /** The generic form, for positions that {@link FullChessGenerator} does not know. */
  private final Game<Qi> general;

  private FullChessGame(RuleBook rules) {
    general = rules.game();
  }

  /**
   * {@return chess, played by the engine}
   *
   * @param rules the rules of chess
   */
  public static EngineGame<FullChessPosition> of(RuleBook rules) {
    FullChessGame game = new FullChessGame(rules);
    return new EngineGame<>(rules, FullChessPosition.TYPE, FullChessGenerator::new, game::play);
  }

  private FullChessPosition play(FullChessPosition position, int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (PackedMove.isDrop(move)) {
      throw new IllegalArgumentException("chess has no drops");
    }
    int us = position.turn().ordinal();
    int code = position.codeAt(from) - us;
    if (code == KING) {
      return playKing(position, from, to);
    }
    if (code == PAWN || code == PASSING_PAWN) {
      return playPawn(position, from, to, move);
    }
    return endPassing(position.play(from, to, code == CASTLING_ROOK ? ROOK + us : 0, 0), to);
  }

  private static FullChessPosition playKing(FullChessPosition position, int from, int to) {
    int us = position.turn().ordinal();
    FullChessPosition before = position;
    if (Math.abs(to - from) == 2) {
      int step = Integer.signum(to - from);
      // The partner moves first, and the king passes the turn.
      before = position.play(partner(position, to, step), to - step, ROOK + us, 0).toggle();
    }
    FullChessPosition after = endPassing(before.play(from, to, 0, 0), to);
    long rooks = squares(after, CASTLING_ROOK + us);
    return rooks == 0 ? after : replace(after, rooks, ROOK + us);
  }

  /** {@return the first square with a piece beyond the destination of a castling king} */
  private static int partner(FullChessPosition position, int to, int step) {
    int square = to + step;
    while (position.codeAt(square) == 0) {
      square += step;
    }
    return square;
  }

  private FullChessPosition playPawn(FullChessPosition position, int from, int to, int move) {
    int us = position.turn().ordinal();
    if (to - from == (us == 0 ? -2 : 2) * ChessCells.FILES) {
      return playDoubleStep(position, from, to, move);
    }
    FullChessPosition before = position;
    if (ChessCells.file(from) != ChessCells.file(to) && position.codeAt(to) == 0) {
      // The captured pawn moves back to the square that it has passed over.
      int captured = ChessCells.index(ChessCells.file(to), ChessCells.rank(from));
      before = position.play(captured, to, 0, 0).toggle();
    }
    int becomes = PackedMove.becomes(move);
    return endPassing(before.play(from, to, becomes == 0 ? PAWN + us : becomes, 0), to);
  }

  /** Leaves the pawn passing only if it can be captured en passant. */
  private FullChessPosition playDoubleStep(FullChessPosition position, int from, int to, int move) {
    int us = position.turn().ordinal();
    if (hasPawnBeside(position, to, us ^ 1)) {
      FullChessPosition passing = endPassing(position.play(from, to, PASSING_PAWN + us, 0), to);
      FullChessGenerator generator = new FullChessGenerator();
      if (!generator.find(passing)) {
        return FullChessPosition.copyOf(general.play(position, move));
      }
      if (generator.hasEnPassant()) {
        return passing;
      }
    }
    return endPassing(position.play(from, to, PAWN + us, 0), to);
  }

  private static boolean hasPawnBeside(FullChessPosition position, int square, int side) {
    long pawns = squares(position, PAWN + side) | squares(position, PASSING_PAWN + side);
    long rank = FullChessSquareSet.onRank(ChessCells.rank(square)).word(0);
    return ((1L << square - 1 | 1L << square + 1) & rank & pawns) != 0;
  }

  /** Turns all passing pawns back into pawns, except the one that has just moved. */
  private static FullChessPosition endPassing(FullChessPosition position, int moved) {
    long others = ~(1L << moved);
    long first = squares(position, PASSING_PAWN) & others;
    long second = squares(position, PASSING_PAWN + 1) & others;
    return (first | second) == 0
        ? position
        : replace(replace(position, first, PAWN), second, PAWN + 1);
  }

  private static long squares(FullChessPosition position, int code) {
    return position.squaresOf(code).word(0);
  }

  private static FullChessPosition replace(FullChessPosition position, long squares, int code) {
    FullChessPosition.Edit edit = position.edit();
    for (FullChessSquare square : FullChessSquareSet.ofWords(squares)) {
      edit.set(square, FullChessPiece.of(code));
    }
    return edit.build();
  }
}
