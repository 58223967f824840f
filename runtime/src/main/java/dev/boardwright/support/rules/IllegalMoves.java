// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.Attacks;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The reasons why moves of a position are illegal, in words. */
final class IllegalMoves<P extends CodedGamePosition<P, ?>> {
  private final CodedGame<P, ?> game;
  private final GameRules rules;
  private final Geometry geometry;
  private final PieceWords shown;
  private final P position;
  private final byte[] board;
  private final Attacks attacks;
  private final Side side;

  IllegalMoves(CodedGame<P, ?> game, P position) {
    this.game = game;
    rules = game.data.rules;
    geometry = rules.geometry();
    shown = game.words();
    this.position = position;
    board = codes(position);
    attacks = new Attacks(rules, board);
    side = position.turn();
  }

  private static byte[] codes(CodedGamePosition<?, ?> position) {
    byte[] codes = new byte[position.squareCount()];
    position.copyCodes(codes);
    return codes;
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

  /** {@return why a move is illegal, or null if it is legal} */
  @Nullable IllegalMoveException find(int move) {
    Move asObject = game.move(move);
    GameEnd end = position.end().orElse(null);
    if (end != null) {
      return new IllegalMoveException(end, asObject);
    }
    GameMoves<P> search = game.takeMoves();
    Finding found = search.isLegal(position, move) ? null : finding(search, move);
    game.giveBack(search);
    return found == null
        ? null
        : new IllegalMoveException(
            found.reason,
            "illegal move " + asObject + ": " + found.words,
            found.squares.stream().mapToInt(square -> square).toArray());
  }

  private Finding finding(GameMoves<P> search, int move) {
    if (PackedMove.isDrop(move)) {
      Finding found = ofDrop(move);
      return found != null ? found : ofCandidate(move, null);
    }
    int from = PackedMove.from(move);
    if (board[from] == 0) {
      return Finding.of(Reason.NO_PIECE, "there is no piece on " + shown.cell(from), from);
    }
    if (!attacks.has(from, side)) {
      return Finding.of(
          Reason.OTHER_SIDE, shown.the(board, from) + " belongs to the other side", from);
    }
    int to = PackedMove.to(move);
    TermTable.Entry entry = search.entry(position, from, to);
    if (entry == null) {
      return ofMove(from, to);
    }
    String promotion = promotion(from, to, PackedMove.becomes(move));
    return promotion != null
        ? Finding.of(Reason.PROMOTION, promotion, to)
        : ofCandidate(move, entry);
  }

  // Moves that the pieces could make

  private Finding ofCandidate(int move, TermTable.@Nullable Entry entry) {
    GameCursor<P> cursor = game.cursor(position);
    cursor.play(move);
    P next = cursor.snapshot();
    byte[] after = codes(next);
    Attacks then = new Attacks(rules, after);
    int to = PackedMove.to(move);
    TokenRules arrived = rules.token(after[to] & 0xFF);
    boolean isDeclined =
        entry != null
            && PackedMove.becomes(move) == 0
            && rules
                .token(board[PackedMove.from(move)] & 0xFF)
                .canPromote(PackedMove.from(move), to);
    if ((entry == null || isDeclined)
        && !rules.allowStuck()
        && !new Mobility(geometry).canMove(arrived, to)) {
      return Finding.of(
          entry == null ? Reason.DROP_SQUARE : Reason.PROMOTION,
          shown.a(arrived.code()) + " on " + shown.cell(to) + " could never move again",
          to);
    }
    int royal = then.royal(side);
    List<Integer> attackers =
        rules.check() && royal >= 0 ? then.attackers(royal, side.opposite()) : List.of();
    if (!attackers.isEmpty()) {
      String words =
          shown.the(after, royal) + " would be attacked by " + shown.the(after, attackers.get(0));
      return new Finding(Reason.LEAVES_CHECK, words, joined(royal, attackers));
    }
    Finding onTheWay =
        rules.check() && entry != null && entry.isCastling()
            ? attackedOnTheWay(PackedMove.from(move), to)
            : null;
    if (onTheWay != null) {
      return onTheWay;
    }
    List<Integer> facing = then.facing();
    if (!facing.isEmpty()) {
      String words = shown.the(after, facing.get(0)) + " and " + shown.the(after, facing.get(1));
      return new Finding(Reason.FACING, words + " would face each other", facing);
    }
    return Finding.of(
        Reason.DROP_MATE,
        "dropping " + shown.a(arrived.code()) + " must not give checkmate",
        to,
        then.royal(side.opposite()));
  }

  /** {@return what forbids castling through attacked squares, or null} */
  private @Nullable Finding attackedOnTheWay(int from, int to) {
    byte[] withoutRoyal = board.clone();
    withoutRoyal[from] = 0;
    Attacks without = new Attacks(rules, withoutRoyal);
    int step = Integer.signum(to - from);
    for (int crossed = from; crossed != to; crossed += step) {
      List<Integer> attackers = without.attackers(crossed, side.opposite());
      if (!attackers.isEmpty()) {
        String words =
            crossed == from
                ? shown.the(board, from) + " is attacked by "
                : "the "
                    + shown.name(board[from] & 0xFF)
                    + " would cross "
                    + shown.cell(crossed)
                    + ", attacked by ";
        return new Finding(
            Reason.CASTLING,
            words + shown.the(board, attackers.get(0)),
            joined(crossed, attackers));
      }
    }
    return null;
  }

  private static List<Integer> joined(int first, List<Integer> rest) {
    List<Integer> all = new ArrayList<>(rest);
    all.add(0, first);
    return List.copyOf(all);
  }

  // Drops

  /** {@return what forbids a drop, or null if only what follows from it does} */
  private @Nullable Finding ofDrop(int move) {
    int dropped = PackedMove.dropped(move);
    int becomes = PackedMove.becomes(move);
    int to = PackedMove.to(move);
    int lands = becomes == 0 ? dropped : becomes;
    TokenRules held = rules.token(dropped);
    if (held.side() != side) {
      return Finding.of(Reason.OTHER_SIDE, shown.a(dropped) + " belongs to the other side");
    }
    if (position.handCount(side, dropped) == 0) {
      return Finding.of(Reason.NOT_IN_HAND, "there is no " + shown.name(dropped) + " in the hand");
    }
    if (becomes == dropped || !held.dropsAs().contains(lands)) {
      String as = becomes == 0 ? "as it is" : "as another " + shown.name(becomes);
      return Finding.of(
          Reason.PROMOTION, shown.a(dropped) + " in the hand is not dropped " + as, to);
    }
    if (attacks.isOccupied(to)) {
      return Finding.of(Reason.DROP_SQUARE, shown.cell(to) + " is occupied", to);
    }
    TokenRules landing = rules.token(lands);
    if (!landing.dropZone().contains(to)) {
      String words = shown.a(lands) + " cannot be dropped on " + shown.cell(to);
      return Finding.of(Reason.DROP_SQUARE, words, to);
    }
    int file = geometry.shape().file(to);
    List<Integer> same =
        IntStream.range(0, board.length)
            .filter(square -> (board[square] & 0xFF) == lands)
            .filter(square -> geometry.shape().file(square) == file)
            .boxed()
            .collect(Lists.toList());
    return landing.maxPerFile() == 0 || same.size() < landing.maxPerFile()
        ? null
        : new Finding(
            Reason.DROP_FILE, "the file has " + shown.a(lands) + " on " + shown.listed(same), same);
  }

  // Moves on the board

  private Finding ofMove(int from, int to) {
    boolean isEnemy = attacks.has(to, side.opposite());
    Finding best = nearest(from, to, isEnemy ? MovementTerm::captures : MovementTerm::moves);
    best = best == null ? nearest(from, to, term -> true) : best;
    return best != null
        ? best
        : Finding.of(
            Reason.NOT_REACHED,
            shown.the(board, from) + " does not move to " + shown.cell(to),
            from,
            to);
  }

  /** {@return what keeps a piece from a square, or null if none of the wanted terms leads there} */
  private @Nullable Finding nearest(int from, int to, Predicate<MovementTerm> isWanted) {
    Mobility mobility = new Mobility(geometry);
    Finding best = null;
    TokenRules token = rules.token(board[from] & 0xFF);
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        for (Direction direction : term.directions()) {
          if (isWanted.test(term)
              && mobility.anyLed(
                  towards(term, direction), row, token.initial(), from, square -> square == to)) {
            Finding found = obstacle(from, to, term, direction);
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

  /** {@return what is wrong with the promotion of a piece that makes a move, or null} */
  private @Nullable String promotion(int from, int to, int becomes) {
    TokenRules token = rules.token(board[from] & 0xFF);
    String piece = shown.the(board, from);
    boolean canPromote = token.canPromote(from, to);
    if (becomes == 0) {
      return canPromote && token.mustPromote()
          ? piece + " must promote on " + shown.cell(to)
          : null;
    }
    if (!canPromote) {
      return piece + " does not promote with this move";
    }
    if (!token.promotesTo().contains(becomes)) {
      return piece + " does not promote to " + shown.a(becomes);
    }
    int limit = rules.token(becomes).promotionLimit();
    long standing =
        IntStream.range(0, board.length)
            .filter(
                square ->
                    board[square] != 0 && rules.token(board[square] & 0xFF).standsFor() == becomes)
            .count();
    return limit == 0 || standing < limit
        ? null
        : piece
            + " cannot promote to "
            + shown.a(becomes)
            + ", of which there are "
            + standing
            + " already";
  }

  /** {@return what keeps a piece from a square to which a term of its movement leads} */
  private Finding obstacle(int from, int to, MovementTerm term, Direction direction) {
    if (term.kind() == Kind.CASTLING) {
      return ofCastling(from, term, direction);
    }
    if (attacks.has(to, side)) {
      return Finding.of(Reason.OWN_PIECE, shown.cell(to) + " has a piece of the same side", to);
    }
    List<Integer> between =
        way(from, to, term, direction).stream().filter(attacks::isOccupied).collect(Lists.toList());
    if (attacks.isOccupied(to) && !term.captures()) {
      return Finding.of(
          Reason.BLOCKED, shown.the(board, from) + " does not capture on " + shown.cell(to), to);
    }
    if (!attacks.isOccupied(to) && !term.moves()) {
      return Finding.of(
          Reason.NOTHING_TO_CAPTURE,
          shown.the(board, from) + " only captures on " + shown.cell(to),
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

  private Finding ofCastling(int from, MovementTerm term, Direction direction) {
    List<Integer> between = new ArrayList<>();
    for (int at = attacks.firstOccupied(from, direction);
        at >= 0;
        at = attacks.firstOccupied(at, direction)) {
      if (attacks.has(at, side)
          && rules.token(board[at] & 0xFF).castlesTo() != 0
          && Math.abs(at - from) > term.range()) {
        return inTheWay(between);
      }
      between.add(at);
    }
    return Finding.of(
        Reason.CASTLING,
        shown.the(board, from) + " has no partner for castling on that side",
        from);
  }

  private Finding inTheWay(List<Integer> squares) {
    String verb = squares.size() == 1 ? " is" : " are";
    return new Finding(Reason.BLOCKED, shown.listed(squares) + verb + " in the way", squares);
  }
}
