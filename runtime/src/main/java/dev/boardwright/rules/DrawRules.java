// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Draws;
import dev.boardwright.Outcome;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.style.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules about the ends of a game that no move brings about, which {@link Draws} declares and
 * describes: repetition, moves without progress, too few pieces, and impasse.
 *
 * <pre>{@code
 * DrawRules chess =
 *     DrawRules.NONE.repetitions(3).moveLimit(100).claims(true).insufficient("", "N", "B");
 * DrawRules shogi = DrawRules.NONE.repetitions(4).perpetualCheck(Outcome.LOSS);
 * }</pre>
 *
 * <p>The values are checked when a rule book is built with them. Immutable and safe to share
 * between threads.
 */
public final class DrawRules {
  static final String REPETITIONS = "repetitions";
  static final String MOVE_LIMIT = "moveLimit";
  static final String CLAIMS = "claims";
  static final String AUTOMATIC_REPETITIONS = "automaticRepetitions";
  static final String AUTOMATIC_MOVE_LIMIT = "automaticMoveLimit";
  static final String PERPETUAL_CHECK = "perpetualCheck";
  static final String REPETITION_LOST = "repetitionLost";
  static final String RESETS = "resets";
  static final String INSUFFICIENT = "insufficient";
  static final String IMPASSE_POINTS = "impassePoints";
  static final String IMPASSE_TOTALS = "impasseTotals";
  static final String IMPASSE_ZONE = "impasseZone";
  static final String IMPASSE_PIECES = "impassePieces";

  /** The members that are numbers. */
  static final List<String> NUMBERS =
      List.of(REPETITIONS, MOVE_LIMIT, AUTOMATIC_REPETITIONS, AUTOMATIC_MOVE_LIMIT, IMPASSE_PIECES);

  /** All members, in the order of {@link Draws}. */
  static final List<String> MEMBERS =
      List.of(
          REPETITIONS,
          MOVE_LIMIT,
          CLAIMS,
          AUTOMATIC_REPETITIONS,
          AUTOMATIC_MOVE_LIMIT,
          PERPETUAL_CHECK,
          REPETITION_LOST,
          RESETS,
          INSUFFICIENT,
          IMPASSE_POINTS,
          IMPASSE_TOTALS,
          IMPASSE_ZONE,
          IMPASSE_PIECES);

  /** The values of members that are not given. */
  private static final List<Object> DEFAULTS = List.of("", 0, List.of(), false, Outcome.DRAW);

  /** No such rules: only moves end a game. */
  public static final DrawRules NONE = new DrawRules(Map.of());

  /** The members that were given, by name. The values are immutable. */
  private final Map<String, Object> members;

  // Numbers that a record needs for each move.
  private final int automaticRepetitions;
  private final int automaticMoveLimit;

  private DrawRules(Map<String, Object> members) {
    this.members = Collections.unmodifiableMap(members);
    automaticRepetitions = get(claims() ? AUTOMATIC_REPETITIONS : REPETITIONS, 0);
    automaticMoveLimit = get(claims() ? AUTOMATIC_MOVE_LIMIT : MOVE_LIMIT, 0);
  }

  private DrawRules with(String member, Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(members);
    changed.remove(member);
    if (!DEFAULTS.contains(value)) {
      changed.put(member, value);
    }
    return new DrawRules(changed);
  }

  /**
   * {@return these rules with another number of repetitions}
   *
   * @param times how often a position must occur, 2 or more; or 0
   */
  public DrawRules repetitions(int times) {
    return with(REPETITIONS, times);
  }

  /**
   * {@return these rules with another limit of moves}
   *
   * @param moves the number of moves without progress, of both sides together; 0 for no limit
   */
  public DrawRules moveLimit(int moves) {
    return with(MOVE_LIMIT, moves);
  }

  /**
   * {@return these rules with claims or without}
   *
   * @param areNeeded whether a side must claim what {@link #repetitions()} and {@link #moveLimit()}
   *     say
   */
  public DrawRules claims(boolean areNeeded) {
    return with(CLAIMS, areNeeded);
  }

  /**
   * {@return these rules with another number of repetitions that end the game without a claim}
   *
   * @param times how often a position must occur; or 0
   */
  public DrawRules automaticRepetitions(int times) {
    return with(AUTOMATIC_REPETITIONS, times);
  }

  /**
   * {@return these rules with another number of moves that end the game without a claim}
   *
   * @param moves the number of moves without progress, of both sides together; 0 for no limit
   */
  public DrawRules automaticMoveLimit(int moves) {
    return with(AUTOMATIC_MOVE_LIMIT, moves);
  }

  /**
   * {@return these rules with another outcome of perpetual check}
   *
   * @param outcome the outcome for the side that gives check
   */
  public DrawRules perpetualCheck(Outcome outcome) {
    return with(PERPETUAL_CHECK, Objects.requireNonNull(outcome, "outcome"));
  }

  /**
   * {@return these rules with another loser by repetition}
   *
   * @param sides the side that loses, or none
   */
  public DrawRules repetitionLost(Side... sides) {
    return with(REPETITION_LOST, RuleBookBuilder.list(sides, "sides"));
  }

  /**
   * {@return these rules with other pieces that reset the counter}
   *
   * @param tokens the tokens, as rows write them; none for the default
   */
  public DrawRules resets(String... tokens) {
    return with(RESETS, RuleBookBuilder.list(tokens, "tokens"));
  }

  /**
   * {@return these rules with other sets of pieces with which nobody can win}
   *
   * @param sets the sets, each as tokens without separators
   */
  public DrawRules insufficient(String... sets) {
    return with(INSUFFICIENT, RuleBookBuilder.list(sets, "sets"));
  }

  /**
   * {@return these rules with other values of pieces in an impasse}
   *
   * @param points the values, each as a token, {@code =} and a number
   */
  public DrawRules impassePoints(String... points) {
    return with(IMPASSE_POINTS, RuleBookBuilder.list(points, "points"));
  }

  /**
   * {@return these rules with other sums that win in an impasse}
   *
   * @param totals one number for both sides, or one for each
   */
  public DrawRules impasseTotals(int... totals) {
    return with(
        IMPASSE_TOTALS,
        IntStream.of(Objects.requireNonNull(totals, "totals")).boxed().collect(Lists.toList()));
  }

  /**
   * {@return these rules with another zone for an impasse}
   *
   * @param squares the squares, as rows write them; empty for the zone of the game
   */
  public DrawRules impasseZone(String squares) {
    return with(IMPASSE_ZONE, Objects.requireNonNull(squares, "squares"));
  }

  /**
   * {@return these rules with another number of pieces in the zone for an impasse}
   *
   * @param pieces the number of pieces, besides the royal one
   */
  public DrawRules impassePieces(int pieces) {
    return with(IMPASSE_PIECES, pieces);
  }

  /** {@return how often a position must occur for an end or a claim; 0 for never} */
  public int repetitions() {
    return get(REPETITIONS, 0);
  }

  /** {@return the number of moves without progress for an end or a claim; 0 for no limit} */
  public int moveLimit() {
    return get(MOVE_LIMIT, 0);
  }

  /** {@return whether a side must claim what these two numbers say} */
  public boolean claims() {
    return get(CLAIMS, false);
  }

  /** {@return how often a position must occur for an end without a claim; 0 for never} */
  public int automaticRepetitions() {
    return automaticRepetitions;
  }

  /** {@return the number of moves without progress for an end without a claim; 0 for no limit} */
  public int automaticMoveLimit() {
    return automaticMoveLimit;
  }

  /** {@return the outcome for a side that gives perpetual check} */
  public Outcome perpetualCheck() {
    return get(PERPETUAL_CHECK, Outcome.DRAW);
  }

  /** {@return the side that loses by repetition, or none} */
  public List<Side> repetitionLost() {
    return get(REPETITION_LOST, List.of());
  }

  /** {@return the tokens whose moves reset the counter, as they were given; empty by default} */
  public List<String> resets() {
    return get(RESETS, List.of());
  }

  /** {@return the sets of pieces with which nobody can win} */
  public List<String> insufficient() {
    return get(INSUFFICIENT, List.of());
  }

  /** {@return the values of pieces in an impasse} */
  public List<String> impassePoints() {
    return get(IMPASSE_POINTS, List.of());
  }

  /** {@return the sums that win in an impasse: none, one for both sides, or one for each} */
  public List<Integer> impasseTotals() {
    return get(IMPASSE_TOTALS, List.of());
  }

  /** {@return the zone for an impasse, as it was given; empty for the zone of the game} */
  public String impasseZone() {
    return get(IMPASSE_ZONE, "");
  }

  /** {@return the number of pieces that must stand in the zone for an impasse} */
  public int impassePieces() {
    return get(IMPASSE_PIECES, 0);
  }

  /** {@return the value of a member, or null if it was not given} */
  @Nullable Object member(String member) {
    return members.get(member);
  }

  /** {@return whether a member was given} */
  boolean has(String member) {
    return member(member) != null;
  }

  /** {@return the value of a member, or another one if it was not given} */
  @SuppressWarnings("unchecked") // each name has values of one type
  <T> T get(String member, T otherwise) {
    return (T) members.getOrDefault(member, otherwise);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof DrawRules other && members.equals(other.members);
  }

  @Override
  public int hashCode() {
    return members.hashCode();
  }

  /** {@return the members that were given, such as {@code {repetitions=3, moveLimit=100}}} */
  @Override
  public String toString() {
    return members.toString();
  }
}
