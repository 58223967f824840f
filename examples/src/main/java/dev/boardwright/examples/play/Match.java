// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.match.Pace;
import dev.boardwright.examples.match.Turn;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A game in progress: its record, the legal moves as text, and its result in words.
 *
 * @param <P> the type of the positions
 */
final class Match<P extends GamePosition<P>> {
  private final Game<P> game;
  private final GameRecord<P> record;
  private SortedSet<String> legal;

  Match(Game<P> game, P start, int quietMoves) {
    this.game = game;
    record = GameRecord.of(game, start, quietMoves, 1);
    findMoves();
  }

  private void findMoves() {
    if (record.canClaimDraw()) {
      record.claimDraw(); // for whoever is to move
    }
    legal = new TreeSet<>();
    for (Move move : record.legalMoves()) {
      legal.add(move.toString());
    }
  }

  Game<P> game() {
    return game;
  }

  P position() {
    return record.position();
  }

  /** {@return the position after some moves} */
  P position(int length) {
    return record.position(length);
  }

  /** {@return what the player knows who is to move} */
  Turn<P> turn(CountedPosition<P> start, Pace pace) {
    return Turn.of(start, record, pace);
  }

  /** {@return the number of moves made} */
  int length() {
    return record.length();
  }

  /** {@return the moves made} */
  List<Move> moves() {
    return record.moves();
  }

  /** {@return the legal moves as text, sorted; none if the game has ended} */
  SortedSet<String> legal() {
    return legal;
  }

  /** Plays a legal move, and returns its text. */
  String play(int move) {
    record.play(move);
    findMoves();
    return record.moves().get(length() - 1).toString();
  }

  void play(String move) {
    record.play(move);
    findMoves();
  }

  /** Ends the game, because the side to move resigns. */
  void resign() {
    record.resign(position().turn());
  }

  /** Ends the game, because the side to move has run out of time. */
  void endOnTime() {
    record.timeout(position().turn());
  }

  /** Ends the game, because the side to move declares that it has won. */
  void declareWin() {
    record.declareWin();
  }

  /** Undoes the given number of moves. */
  void undo(int count) {
    int length = record.length() - count;
    while (record.length() > length) {
      record.takeBack(); // a claim, a result or a move
    }
    findMoves();
  }

  /**
   * {@return the flat indices of the squares that a move changed; empty if there was no move} The
   * square of a piece that has only lost a right is not among them.
   *
   * @param length the number of the move; the first one is 1
   */
  int[] changed(int length) {
    if (length == 0) {
      return new int[0];
    }
    P before = position(length - 1);
    return before.changesTo(position(length)).board().stream()
        .filter(change -> !plain(before.pieceAt(change.index())).equals(plain(change.piece())))
        .mapToInt(BoardChange::index)
        .toArray();
  }

  /** {@return a piece without its state; empty if there is none} */
  private static String plain(String piece) {
    return piece == null ? "" : piece.replaceAll("[-+]", "");
  }

  /** {@return a description of how the game ended, or empty if it has not ended} */
  Optional<String> ending() {
    return record.end().map(this::inWords);
  }

  private String inWords(GameEnd end) {
    return switch (end.reason()) {
      case CHECKMATE -> "checkmate: " + winner(end);
      case STALEMATE ->
          end.winner().isPresent() ? "no legal move: " + winner(end) : "draw by stalemate";
      case ROYAL_CAPTURED -> "the royal piece is captured: " + winner(end);
      case GOAL_REACHED -> "the royal piece has reached its goal: " + winner(end);
      case BARE_ROYAL -> "only the royal piece is left: " + winner(end);
      case REPETITION, REPETITION_CLAIM -> {
        String times = "the same position occurred " + record.repetitions() + " times";
        yield end.winner().isPresent() ? times + ": " + winner(end) : "draw: " + times;
      }
      case PERPETUAL_CHECK -> "perpetual check: " + winner(end);
      case MOVE_LIMIT, MOVE_LIMIT_CLAIM ->
          "draw: " + record.quietMoves() + " moves without progress";
      case INSUFFICIENT_MATERIAL -> "draw: neither side has enough pieces to win";
      case IMPASSE -> "the impasse is declared: " + winner(end);
      case RESIGNATION -> "the " + player(end.turn()) + " resigns: " + winner(end);
      case TIMEOUT -> {
        String time = "the " + player(end.turn()) + " has run out of time: ";
        yield time + (end.winner().isPresent() ? winner(end) : "draw, the other side cannot win");
      }
      case AGREEMENT -> "draw by agreement";
      case ABANDONMENT -> "the game is broken off";
    };
  }

  private static String winner(GameEnd end) {
    return "the " + player(end.winner().orElseThrow()) + " wins";
  }

  static String player(Side side) {
    return side == Side.FIRST ? "first player" : "second player";
  }
}
