// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.geometry.Direction;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a game: each candidate is played, and the position after it is tested. The end
 * of the game is here as well, because a game that has ended has no legal moves, and a game without
 * legal moves has ended.
 */
final class LegalMoves {
  private final GameRules rules;
  private final CandidateMoves candidates;
  private final MovePlayer player;
  private final Attacks attacks;
  private final Mobility mobility;
  private final FinishedGames finished;

  LegalMoves(GameRules rules) {
    this.rules = rules;
    candidates = new CandidateMoves(rules);
    player = new MovePlayer(rules);
    attacks = new Attacks(rules);
    mobility = new Mobility(rules.geometry());
    finished = new FinishedGames(rules, attacks);
  }

  /** {@return the legal moves, in the order of {@link CandidateMoves#all}} */
  List<Action> all(BoardState state) {
    return all(state, action -> true);
  }

  /** {@return the legal moves among those that are wanted} */
  List<Action> all(BoardState state, Predicate<Action> isWanted) {
    List<Action> legal = new ArrayList<>();
    if (finished.end(state).isEmpty()) {
      for (Action action : candidates.all(state)) {
        if (isWanted.test(action) && isLegal(state, action, true)) {
          legal.add(action);
        }
      }
    }
    return legal;
  }

  /**
   * {@return whether there is a legal move; drops may give checkmate unless they are restricted}
   */
  private boolean hasMove(BoardState state, boolean restrictsMates) {
    return finished.end(state).isEmpty()
        && candidates.all(state).stream()
            .anyMatch(action -> isLegal(state, action, restrictsMates));
  }

  boolean isCheck(BoardState state) {
    return attacks.isRoyalAttacked(state, state.turn());
  }

  /** {@return how the game has ended, or empty if it goes on} */
  Optional<GameEnd> end(BoardState state) {
    Optional<GameEnd> end = finished.end(state);
    if (end.isPresent() || hasMove(state, true)) {
      return end;
    }
    boolean isCheck = isCheck(state);
    return Optional.of(
        new GameEnd(
            isCheck && rules.check() ? Outcome.LOSS : rules.stalemate(),
            isCheck ? Reason.CHECKMATE : Reason.STALEMATE,
            state.turn()));
  }

  /** Plays a legal move. */
  BoardState play(BoardState state, Action action) {
    return player.play(state, action, arrival(state, action));
  }

  /**
   * {@return the code of the piece after a move} It is passing only if the opponent could capture
   * it en passant, so that positions in which nobody can do so are equal.
   */
  private int arrival(BoardState state, Action action) {
    RowRules row = action.row();
    if (row != null && action.isPassingLeap() && action.becomes() == 0) {
      BoardState passing = player.play(state, action, row.passing());
      if (isCapturedEnPassant(passing, action.to())) {
        return row.passing();
      }
    }
    return player.arrival(state, action);
  }

  /** {@return whether a piece can be captured en passant} */
  boolean isCapturedEnPassant(BoardState state, int square) {
    return !all(state, action -> action.captured() == square && action.to() != square).isEmpty();
  }

  /** {@return the candidates with the squares, or the drop, of a packed move} */
  List<Action> candidates(BoardState state, int move) {
    int head = PackedMove.of(0, 0, PackedMove.becomes(move)) ^ move;
    return candidates.all(state).stream()
        .filter(action -> (action.packed() ^ PackedMove.of(0, 0, action.becomes())) == head)
        .toList();
  }

  private boolean isLegal(BoardState state, Action action, boolean restrictsMates) {
    return reason(state, action, restrictsMates) == null;
  }

  /** {@return why a candidate is illegal, or null if it is legal} */
  IllegalMoveException.@Nullable Reason reason(BoardState state, Action action) {
    return reason(state, action, true);
  }

  private IllegalMoveException.@Nullable Reason reason(
      BoardState state, Action action, boolean restrictsMates) {
    BoardState after = after(state, action);
    if (!isMobile(after, action)) {
      return action.isDrop()
          ? IllegalMoveException.Reason.DROP_SQUARE
          : IllegalMoveException.Reason.PROMOTION;
    }
    if (rules.check()) {
      if (attacks.isRoyalAttacked(after, state.turn())) {
        return IllegalMoveException.Reason.LEAVES_CHECK;
      }
      if (action.isCastling() && attackedOnTheWay(state, action) != Move.NO_SQUARE) {
        return IllegalMoveException.Reason.CASTLING;
      }
    }
    if (!attacks.facing(after).isEmpty()) {
      return IllegalMoveException.Reason.FACING;
    }
    return restrictsMates && isForbiddenMate(after, action)
        ? IllegalMoveException.Reason.DROP_MATE
        : null;
  }

  /** {@return the position after a candidate, in which no piece needs to be marked as passing} */
  BoardState after(BoardState state, Action action) {
    // A passing piece stands for its own token, so that only a row with "becomes" needs to know
    // whether the piece will be passing. Such a leap never captures en passant, so this never
    // asks for itself again.
    RowRules row = action.row();
    boolean isDecided = row == null || row.becomes() == 0;
    return player.play(
        state, action, isDecided ? player.arrival(state, action) : arrival(state, action));
  }

  /** {@return whether a piece that is dropped, or declines to promote, could move again} */
  private boolean isMobile(BoardState after, Action action) {
    return rules.allowStuck()
        || !action.isDrop() && !action.isDeclined()
        || mobility.canMove(rules.token(after.codeAt(action.to())), action.to());
  }

  /**
   * {@return the first square between the beginning and the end of castling on which the royal
   * piece is attacked, the beginning included; {@link Move#NO_SQUARE} if there is none}
   */
  int attackedOnTheWay(BoardState state, Action action) {
    Side side = state.turn();
    Direction direction = action.to() > action.from() ? Direction.EAST : Direction.WEST;
    BoardState withoutRoyal = state.copy();
    withoutRoyal.put(action.from(), 0);
    for (int crossed = action.from();
        crossed != action.to();
        crossed = rules.geometry().step(crossed, direction)) {
      if (attacks.isAttacked(withoutRoyal, crossed, side.opposite())) {
        return crossed;
      }
    }
    return Move.NO_SQUARE;
  }

  private boolean isForbiddenMate(BoardState after, Action action) {
    return action.isDrop()
        && !rules.token(after.codeAt(action.to())).dropMates()
        && isCheck(after)
        && !hasMove(after, false);
  }
}
