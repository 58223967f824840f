// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The reasons why moves are illegal, in words. */
final class IllegalMoves {
  private final GameRules rules;
  private final Geometry geometry;
  private final MoveTexts texts;
  private final LegalMoves legal;
  private final Attacks attacks;
  private final Mobility mobility;
  private final PieceWords shown;

  IllegalMoves(GameRules rules, PieceWords shown, MoveTexts texts, LegalMoves legal) {
    this.rules = rules;
    this.shown = shown;
    geometry = rules.geometry();
    this.texts = texts;
    this.legal = legal;
    attacks = new Attacks(rules);
    mobility = new Mobility(geometry);
  }

  /** A reason, what the message says, and the squares that it is about. */
  private record Finding(Reason reason, String words, List<Integer> squares) {
    static Finding of(Reason reason, String words, Integer... squares) {
      return new Finding(reason, words, List.of(squares));
    }

    /** {@return how much of the move is possible; the best explanation has most} */
    int rank() {
      return switch (reason) {
        case OWN_PIECE -> 4;
        case BLOCKED -> 3;
        case NO_HURDLE, CASTLING -> 2;
        default -> 1;
      };
    }
  }

  /**
   * {@return why a move is illegal, or null if it is legal}
   *
   * @param state the position
   * @param move a packed move of the game
   */
  @Nullable IllegalMoveException find(BoardState state, int move) {
    Finding found = finding(state, move);
    return found == null
        ? null
        : new IllegalMoveException(
            found.reason,
            "illegal move " + texts.format(move) + ": " + found.words,
            found.squares.stream().mapToInt(square -> square).toArray());
  }

  // the game is over (bare royal)
  /** {@return what messages say of a game that has ended} */
  static String over(GameEnd end) {
    String how = end.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return "the game is over (" + how + ")";
  }

  private @Nullable Finding finding(BoardState state, int move) {
    GameEnd end = legal.end(state).orElse(null);
    if (end != null) {
      return Finding.of(Reason.GAME_OVER, over(end));
    }
    List<Action> candidates = legal.candidates(state, move);
    for (Action action : candidates) {
      if (action.packed() == move) {
        Reason reason = legal.reason(state, action);
        return reason == null ? null : ofCandidate(state, action, reason);
      }
    }
    return PackedMove.isDrop(move) ? ofDrop(state, move) : ofMove(state, move, candidates);
  }

  // Moves that the pieces could make

  private Finding ofCandidate(BoardState state, Action action, Reason reason) {
    BoardState after = legal.after(state, action);
    Side side = state.turn();
    int to = action.to();
    return switch (reason) {
      case LEAVES_CHECK -> attacked(reason, after, after.royal(side), "would be attacked");
      case CASTLING -> {
        BoardState withoutRoyal = state.copy();
        int royal = state.codeAt(action.from());
        withoutRoyal.put(action.from(), 0);
        int crossed = legal.attackedOnTheWay(state, action);
        List<Integer> attackers = attacks.attackers(withoutRoyal, crossed, side.opposite());
        String words =
            crossed == action.from()
                ? shown.the(state, crossed) + " is attacked by "
                : "the "
                    + shown.name(royal)
                    + " would cross "
                    + shown.cell(crossed)
                    + ", attacked by ";
        yield new Finding(
            reason, words + shown.the(state, attackers.get(0)), joined(crossed, attackers));
      }
      case FACING -> {
        List<Integer> facing = attacks.facing(after);
        String words = shown.the(after, facing.get(0)) + " and " + shown.the(after, facing.get(1));
        yield new Finding(reason, words + " would face each other", facing);
      }
      case DROP_MATE ->
          Finding.of(
              reason,
              "dropping " + shown.a(after.codeAt(to)) + " must not give checkmate",
              to,
              after.royal(side.opposite()));
      default -> // it could never move again
          Finding.of(
              reason,
              shown.a(after.codeAt(to)) + " on " + shown.cell(to) + " could never move again",
              to);
    };
  }

  private Finding attacked(Reason reason, BoardState state, int royal, String how) {
    Side by = rules.token(state.codeAt(royal)).side().opposite();
    List<Integer> attackers = attacks.attackers(state, royal, by);
    String words =
        shown.the(state, royal) + " " + how + " by " + shown.the(state, attackers.get(0));
    return new Finding(reason, words, joined(royal, attackers));
  }

  private static List<Integer> joined(int first, List<Integer> rest) {
    List<Integer> all = new ArrayList<>(rest);
    all.add(0, first);
    return List.copyOf(all);
  }

  // Drops

  private Finding ofDrop(BoardState state, int move) {
    Side side = state.turn();
    int dropped = PackedMove.dropped(move);
    int becomes = PackedMove.becomes(move);
    int to = PackedMove.to(move);
    int lands = becomes == 0 ? dropped : becomes;
    TokenRules held = rules.token(dropped);
    if (held.side() != side) {
      return Finding.of(Reason.OTHER_SIDE, shown.a(dropped) + " belongs to the other side");
    }
    if (state.handCount(side, dropped) == 0) {
      return Finding.of(Reason.NOT_IN_HAND, "there is no " + shown.name(dropped) + " in the hand");
    }
    if (becomes == dropped || !held.dropsAs().contains(lands)) {
      String as = becomes == 0 ? "as it is" : "as another " + shown.name(becomes);
      return Finding.of(
          Reason.PROMOTION, shown.a(dropped) + " in the hand is not dropped " + as, to);
    }
    if (state.isOccupied(to)) {
      return Finding.of(Reason.DROP_SQUARE, shown.cell(to) + " is occupied", to);
    }
    if (!rules.token(lands).dropZone().contains(to)) {
      String words = shown.a(lands) + " cannot be dropped on " + shown.cell(to);
      return Finding.of(Reason.DROP_SQUARE, words, to);
    }
    int file = geometry.shape().file(to);
    List<Integer> same =
        IntStream.range(0, state.squareCount())
            .filter(square -> state.codeAt(square) == lands)
            .filter(square -> geometry.shape().file(square) == file)
            .boxed()
            .toList();
    String words = "the file has " + shown.a(lands) + " on " + shown.listed(same);
    return new Finding(Reason.DROP_FILE, words, same);
  }

  // Moves on the board

  private Finding ofMove(BoardState state, int move, List<Action> candidates) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (!state.isOccupied(from)) {
      return Finding.of(Reason.NO_PIECE, "there is no piece on " + shown.cell(from), from);
    }
    if (!state.has(from, state.turn())) {
      return Finding.of(
          Reason.OTHER_SIDE, shown.the(state, from) + " belongs to the other side", from);
    }
    if (!candidates.isEmpty()) {
      return Finding.of(Reason.PROMOTION, promotion(state, from, to, PackedMove.becomes(move)), to);
    }
    boolean isEnemy = state.has(to, state.turn().opposite());
    Finding best = nearest(state, from, to, isEnemy ? MovementTerm::captures : MovementTerm::moves);
    best = best == null ? nearest(state, from, to, term -> true) : best;
    return best != null
        ? best
        : Finding.of(
            Reason.NOT_REACHED,
            shown.the(state, from) + " does not move to " + shown.cell(to),
            from,
            to);
  }

  /** {@return what keeps a piece from a square, or null if none of the wanted terms leads there} */
  private @Nullable Finding nearest(
      BoardState state, int from, int to, Predicate<MovementTerm> isWanted) {
    Finding best = null;
    TokenRules token = rules.token(state.codeAt(from));
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        for (Direction direction : term.directions()) {
          if (isWanted.test(term)
              && mobility.anyLed(
                  towards(term, direction), row, token.initial(), from, square -> square == to)) {
            Finding found = obstacle(state, from, to, term, direction);
            best = best == null || found.rank() > best.rank() ? found : best;
          }
        }
      }
    }
    return best;
  }

  /** {@return a term in one of its directions only} */
  private static MovementTerm towards(MovementTerm term, Direction direction) {
    return new MovementTerm(
        term.kind(),
        List.of(direction),
        term.range(),
        term.moves(),
        term.captures(),
        term.enPassant(),
        term.initial());
  }

  private String promotion(BoardState state, int from, int to, int becomes) {
    TokenRules token = rules.token(state.codeAt(from));
    String piece = shown.the(state, from);
    if (becomes == 0) {
      return piece + " must promote on " + shown.cell(to);
    }
    if (!token.canPromote(from, to)) {
      return piece + " does not promote with this move";
    }
    return token.promotesTo().contains(becomes)
        ? piece
            + " cannot promote to "
            + shown.a(becomes)
            + ", of which there are "
            + state.count(becomes)
            + " already"
        : piece + " does not promote to " + shown.a(becomes);
  }

  /** {@return what keeps a piece from a square to which a term of its movement leads} */
  private Finding obstacle(
      BoardState state, int from, int to, MovementTerm term, Direction direction) {
    if (term.kind() == Kind.CASTLING) {
      return ofCastling(state, from, term, direction);
    }
    if (state.has(to, state.turn())) {
      return Finding.of(Reason.OWN_PIECE, shown.cell(to) + " has a piece of the same side", to);
    }
    List<Integer> way = way(from, to, term, direction);
    List<Integer> between = way.stream().filter(state::isOccupied).toList();
    if (state.isOccupied(to) && !term.captures()) {
      return Finding.of(
          Reason.BLOCKED, shown.the(state, from) + " does not capture on " + shown.cell(to), to);
    }
    if (!state.isOccupied(to) && !term.moves()) {
      return Finding.of(
          Reason.NOTHING_TO_CAPTURE,
          shown.the(state, from) + " only captures on " + shown.cell(to),
          to);
    }
    boolean hops = term.kind() == Kind.CANNON_HOP || term.kind() == Kind.GRASSHOPPER_HOP;
    if (!hops) {
      return inTheWay(between);
    }
    if (between.isEmpty()) {
      String words = "there is no piece to hop over on the way to " + shown.cell(to);
      return Finding.of(Reason.NO_HURDLE, words, to);
    }
    String words =
        term.kind() == Kind.CANNON_HOP
            ? "there is more than one piece on the way to " + shown.cell(to)
            : shown.cell(to) + " is not directly behind the first piece on the way";
    return new Finding(Reason.BLOCKED, words, between);
  }

  private List<Integer> way(int from, int to, MovementTerm term, Direction direction) {
    List<Integer> way = new ArrayList<>();
    if (term.kind() == Kind.LAME_LEAP) {
      direction.lameWay().forEach(step -> way.add(geometry.step(from, step)));
    } else {
      for (int at = geometry.step(from, direction); at != to; at = geometry.step(at, direction)) {
        way.add(at);
      }
    }
    return way;
  }

  private Finding ofCastling(BoardState state, int from, MovementTerm term, Direction direction) {
    List<Integer> between = new ArrayList<>();
    for (int at = state.firstOccupied(from, direction);
        at >= 0;
        at = state.firstOccupied(at, direction)) {
      if (state.has(at, state.turn())
          && rules.token(state.codeAt(at)).castlesTo() != 0
          && Math.abs(at - from) > term.range()) {
        return inTheWay(between);
      }
      between.add(at);
    }
    return Finding.of(
        Reason.CASTLING,
        shown.the(state, from) + " has no partner for castling on that side",
        from);
  }

  private Finding inTheWay(List<Integer> squares) {
    String verb = squares.size() == 1 ? " is" : " are";
    return new Finding(Reason.BLOCKED, shown.listed(squares) + verb + " in the way", squares);
  }
}
