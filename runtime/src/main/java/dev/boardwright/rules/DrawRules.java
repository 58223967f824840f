// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The rules of a {@link GameRecord} that depend on earlier positions: repetition, and the number of
 * moves without progress.
 *
 * <pre>{@code
 * DrawRules chess = DrawRules.NONE.withRepetitions(3).withMoveLimit(100, "P");
 * DrawRules shogi = DrawRules.NONE.withRepetitions(4).withPerpetualCheckLost(true);
 * }</pre>
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param repetitions the number of times that a position must occur so that the game ends; 0 if
 *     repetition never ends a game
 * @param isPerpetualCheckLost whether a side that has given check with each of its moves since the
 *     position first occurred loses by repetition; otherwise repetition is a draw
 * @param moveLimit the number of moves in a row, of both sides together, without a capture and
 *     without a move or drop of a resetting token, after which the game is a draw; 0 if there is no
 *     limit
 * @param resettingTokens the tokens whose moves reset the counter, as rows write them: in upper
 *     case for both sides if both have the same style. Each state of a piece is a token of its own,
 *     but a passing token counts as the token that it stands for. Captures always reset it.
 */
public record DrawRules(
    int repetitions, boolean isPerpetualCheckLost, int moveLimit, List<String> resettingTokens) {
  /** No such rules: neither repetition nor any number of moves ends a game. */
  public static final DrawRules NONE = new DrawRules(0, false, 0, List.of());

  /**
   * Creates the rules.
   *
   * @param repetitions the number of times that a position must occur, 2 or more; or 0
   * @param isPerpetualCheckLost whether a side that gives perpetual check loses
   * @param moveLimit the number of moves without progress; 0 if there is no limit
   * @param resettingTokens the tokens whose moves reset the counter
   * @throws IllegalArgumentException if a number is out of range
   */
  public DrawRules {
    if (repetitions < 0 || repetitions == 1) {
      throw new IllegalArgumentException("repetitions must be 0, or 2 or more, got " + repetitions);
    }
    if (moveLimit < 0) {
      throw new IllegalArgumentException("moveLimit must not be negative, got " + moveLimit);
    }
    for (String token : Objects.requireNonNull(resettingTokens, "resettingTokens")) {
      Objects.requireNonNull(token, "resettingTokens contains null");
    }
    resettingTokens = List.copyOf(resettingTokens);
  }

  /**
   * {@return these rules with another number of repetitions}
   *
   * @param times the number of times that a position must occur, 2 or more; or 0
   * @throws IllegalArgumentException if the number is out of range
   */
  public DrawRules withRepetitions(int times) {
    return new DrawRules(times, isPerpetualCheckLost, moveLimit, resettingTokens);
  }

  /**
   * {@return these rules with or without the rule that perpetual check loses}
   *
   * @param isLost whether a side that gives perpetual check loses
   */
  public DrawRules withPerpetualCheckLost(boolean isLost) {
    return new DrawRules(repetitions, isLost, moveLimit, resettingTokens);
  }

  /**
   * {@return these rules with another limit of moves}
   *
   * @param limit the number of moves without progress, of both sides together; 0 if there is no
   *     limit
   * @param tokens the tokens whose moves reset the counter
   * @throws IllegalArgumentException if the limit is negative
   */
  public DrawRules withMoveLimit(int limit, String... tokens) {
    return new DrawRules(
        repetitions,
        isPerpetualCheckLost,
        limit,
        Arrays.asList(Objects.requireNonNull(tokens, "tokens")));
  }
}
