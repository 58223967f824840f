// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A referee of a game. It keeps the positions and the moves, takes moves back, and decides what
 * depends on earlier positions: repetition, and moves without progress. It does not handle clocks,
 * resignations or offers of a draw.
 *
 * <pre>{@code
 * GameRecord<RuleBookPosition> record =
 *     GameRecord.of(chess, DrawRules.NONE.withRepetitions(3).withMoveLimit(100, "P"));
 * record.play("e2-e4");
 * record.play("e5");
 * record.takeBack();
 * Optional<GameEnd> end = record.end();
 * }</pre>
 *
 * <p>A call that throws changes nothing. A record grows by one position and one move with each call
 * of {@code play}, and has no other limit. Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public final class GameRecord<P extends GamePosition<P>> {
  /** The maximum number of moves without progress before the first position: {@value}. */
  public static final int MAX_QUIET_MOVES = 999_999;

  private final Game<P> game;
  private final BoardMoves<P> legal;
  private final DrawRules drawRules;

  /** The pieces of both sides whose moves reset the counter. */
  private final Set<String> resetting;

  private final List<P> positions = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();

  /** The findings about each position. */
  private final List<Finding> findings = new ArrayList<>();

  /** The number of times that each position has occurred. */
  private final Map<P, Integer> occurrences = new HashMap<>();

  private Optional<GameEnd> end;

  /**
   * The findings about a position, apart from its history.
   *
   * @param isCheck whether the side to move is in check
   * @param quietMoves the number of moves without progress that have led to the position
   * @param end the end of the game by its rules, if it has ended
   */
  private record Finding(boolean isCheck, int quietMoves, Optional<GameEnd> end) {}

  private GameRecord(Game<P> game, P start, int quiet, DrawRules drawRules) {
    this.game = game;
    this.drawRules = drawRules;
    resetting = game.rules().piecesOf(drawRules.resettingTokens());
    legal = game.newMoves();
    P first = game.copyOf(start);
    end = add(first, look(first, quiet));
  }

  /**
   * {@return a record of a game from its start position}
   *
   * @param game the game
   * @param drawRules the rules about repetition and moves without progress
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if a resetting token has no rules
   */
  public static <P extends GamePosition<P>> GameRecord<P> of(Game<P> game, DrawRules drawRules) {
    return of(game, drawRules, Objects.requireNonNull(game, "game").start(), 0);
  }

  /**
   * {@return a record of a game from any position}
   *
   * @param game the game
   * @param drawRules the rules about repetition and moves without progress
   * @param start the position
   * @param quietMoves the number of moves without progress that have led to the position
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the rules do not apply to the position (see {@link
   *     Game#copyOf}), if the number is negative or above {@link #MAX_QUIET_MOVES}, or if a
   *     resetting token has no rules
   */
  public static <P extends GamePosition<P>> GameRecord<P> of(
      Game<P> game, DrawRules drawRules, P start, int quietMoves) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(drawRules, "drawRules");
    Objects.requireNonNull(start, "start");
    if (quietMoves < 0 || quietMoves > MAX_QUIET_MOVES) {
      throw new IllegalArgumentException(
          "quietMoves must be 0 to " + MAX_QUIET_MOVES + ", got " + quietMoves);
    }
    return new GameRecord<>(game, start, quietMoves, drawRules);
  }

  /** {@return the game} */
  public Game<P> game() {
    return game;
  }

  /** {@return the current position} */
  public P position() {
    return positions.get(length());
  }

  /** {@return the number of moves that have been played and not taken back} */
  public int length() {
    return moves.size();
  }

  /** {@return an unmodifiable view of all positions, the first and the current one included} */
  public List<P> positions() {
    return Collections.unmodifiableList(positions);
  }

  /** {@return an unmodifiable view of the moves} */
  public List<Move> moves() {
    return Collections.unmodifiableList(moves);
  }

  /** {@return the legal moves of the current position; none if the game has ended} */
  public List<Move> legalMoves() {
    return end.isPresent() ? List.of() : allLegalMoves();
  }

  private List<Move> allLegalMoves() {
    legal.generate(position());
    return IntStream.range(0, legal.size()).mapToObj(i -> game.move(legal.get(i))).toList();
  }

  /** {@return the number of times that the current position has occurred, at least 1} */
  public int repetitions() {
    return occurrences.getOrDefault(position(), 0);
  }

  /**
   * {@return the number of moves, of both sides together, since the last capture or move or drop of
   * a resetting token}
   */
  public int quietMoves() {
    return findings.get(length()).quietMoves();
  }

  /** {@return whether the royal piece of the side to move is attacked} */
  public boolean isCheck() {
    return findings.get(length()).isCheck();
  }

  /** {@return how the game has ended, or empty if it goes on} */
  public Optional<GameEnd> end() {
    return end;
  }

  /** {@return the outcome of the game for the side to move, or empty if it goes on} */
  public Optional<Outcome> outcome() {
    return end.map(GameEnd::outcome);
  }

  /**
   * Plays a move.
   *
   * @param text the text of a legal move, in any notation (see {@link Game#read})
   * @return the position after the move
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null,
   *     or if the game has ended
   */
  public P play(@Nullable String text) {
    checkGoesOn();
    return playLegal(game.read(position(), text));
  }

  /**
   * Plays a move.
   *
   * @param move a legal move
   * @return the position after the move
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   */
  public P play(Move move) {
    return play(Objects.requireNonNull(move, "move").packed(game));
  }

  /**
   * Plays a move.
   *
   * @param move a legal move
   * @return the position after the move
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   */
  public P play(int move) {
    checkGoesOn();
    if (!legal.isLegal(position(), move)) {
      throw game.problem(position(), move).orElseThrow();
    }
    return playLegal(move);
  }

  private void checkGoesOn() {
    if (end.isPresent()) {
      throw new IllegalMoveException(end.get(), null);
    }
  }

  private P playLegal(int packed) {
    P after = game.play(position(), packed);
    int quiet = isProgress(packed) ? 0 : quietMoves() + 1;
    Finding finding = look(after, quiet);
    moves.add(game.move(packed)); // only now, because finding out may throw
    end = add(after, finding);
    return after;
  }

  private Finding look(P position, int quiet) {
    legal.count(position);
    return new Finding(legal.isCheck(), quiet, legal.end());
  }

  /** Adds a position, and returns how the game has ended with it. */
  private Optional<GameEnd> add(P position, Finding finding) {
    positions.add(position);
    findings.add(finding);
    occurrences.merge(position, 1, Integer::sum);
    if (finding.end().isPresent()) {
      return finding.end();
    }
    if (drawRules.repetitions() > 0 && repetitions() >= drawRules.repetitions()) {
      return Optional.of(repetition(position));
    }
    return drawRules.moveLimit() > 0 && finding.quietMoves() >= drawRules.moveLimit()
        ? Optional.of(new GameEnd(Outcome.DRAW, Reason.MOVE_LIMIT, position.turn()))
        : Optional.empty();
  }

  private GameEnd repetition(P position) {
    Side turn = position.turn();
    int first = positions.indexOf(position);
    boolean isTurnChecking = hasAlwaysGivenCheck(turn, first);
    boolean isOtherChecking = hasAlwaysGivenCheck(turn.opposite(), first);
    if (!drawRules.isPerpetualCheckLost() || isTurnChecking == isOtherChecking) {
      return new GameEnd(Outcome.DRAW, Reason.REPETITION, turn);
    }
    return new GameEnd(isTurnChecking ? Outcome.LOSS : Outcome.WIN, Reason.PERPETUAL_CHECK, turn);
  }

  /** {@return whether each move of a side after a position has given check} */
  private boolean hasAlwaysGivenCheck(Side side, int since) {
    for (int i = since + 1; i < positions.size(); i++) {
      if (positions.get(i).turn() != side && !findings.get(i).isCheck()) {
        return false;
      }
    }
    return true;
  }

  private boolean isProgress(int packed) {
    Move move = game.move(packed);
    String moved = move.isDrop() ? move.droppedToken() : position().pieceAt(move.fromIndex());
    return resetting.contains(moved) || legal.isCapture(position(), packed);
  }

  /**
   * Takes back the last move.
   *
   * @return the position before the move
   * @throws IllegalStateException if there is no move
   */
  public P takeBack() {
    if (moves.isEmpty()) {
      throw new IllegalStateException("no move to take back");
    }
    int last = length();
    occurrences.merge(position(), -1, (count, minus) -> count == 1 ? null : count - 1);
    positions.remove(last);
    findings.remove(last);
    moves.remove(last - 1);
    end = Optional.empty(); // the game went on from here
    return position();
  }
}
