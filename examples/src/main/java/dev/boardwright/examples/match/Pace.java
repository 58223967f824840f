// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.engine.Protocol;
import dev.boardwright.examples.search.Search;
import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * The limits of a player for its next move: a depth, a time, or clocks.
 *
 * @param depth the number of moves to look ahead, or 0 if there is no limit
 * @param millis the milliseconds for the move, or 0 if there is no limit
 * @param clocks the clocks of the first and the second side; none if there are none
 */
public record Pace(int depth, long millis, List<TimeControl> clocks) {
  /** The time that an engine has if only its depth is limited. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** The time that an engine has beyond its own. */
  private static final Duration GRACE = Duration.ofSeconds(2);

  /** The milliseconds that an engine loses between this program and itself. */
  private static final long OVERHEAD = 20;

  /**
   * Creates limits.
   *
   * @throws IllegalArgumentException if there is no limit
   */
  public Pace {
    clocks = List.copyOf(clocks);
    if (depth <= 0 && millis <= 0 && clocks.isEmpty()) {
      throw new IllegalArgumentException("a move needs a limit");
    }
  }

  /**
   * {@return a limit of the depth}
   *
   * @param moves the number of moves to look ahead
   */
  public static Pace ofDepth(int moves) {
    return new Pace(moves, 0, List.of());
  }

  /**
   * {@return a limit of the time}
   *
   * @param millis the milliseconds for each move
   */
  public static Pace ofMillis(long millis) {
    return new Pace(0, millis, List.of());
  }

  /** {@return the limits of a search of this program} */
  SearchLimits limits(Side side) {
    SearchLimits limits = SearchLimits.NONE;
    if (!clocks.isEmpty()) {
      limits = clocks.get(side.ordinal()).limits(OVERHEAD);
    } else if (millis > 0) {
      limits = limits.withMillis(millis);
    }
    return depth > 0 ? limits.withDepth(Math.min(depth, Search.MAX_DEPTH)) : limits;
  }

  /** {@return the words after {@code go}, such as {@code depth 5} or {@code movetime 100}} */
  String go(Protocol protocol) {
    StringBuilder go = new StringBuilder();
    if (depth > 0) {
      go.append(" depth ").append(depth);
    }
    if (!clocks.isEmpty()) {
      for (Side side : Side.values()) {
        TimeControl clock = clocks.get(side.ordinal());
        go.append(
            String.format(
                Locale.ROOT,
                " %1$ctime %2$d %1$cinc %3$d",
                protocol.letter(side),
                clock.remaining(),
                clock.increment()));
      }
      // All clocks of a game have these in common.
      TimeControl clock = clocks.get(0);
      go.append(clock.byoyomi() > 0 ? " byoyomi " + clock.byoyomi() : "");
      go.append(clock.movesToGo() > 0 ? " movestogo " + clock.movesToGo() : "");
    } else if (millis > 0) {
      go.append(" movetime ").append(millis);
    }
    return go.substring(1);
  }

  /** {@return the time after which an engine is given up} */
  Duration patience(Side side) {
    long most = clocks.isEmpty() ? millis : clocks.get(side.ordinal()).longest();
    return clocks.isEmpty() && millis == 0 ? PATIENCE : GRACE.plusMillis(most);
  }
}
