// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** A chess clock: each side has a time for all its moves, and gains some with each move. */
public final class GameClock {
  private static final long NANOS = 1_000_000;

  private final LongSupplier time;
  private final long increment;

  /** The milliseconds left for each side. */
  private final long[] left = new long[Side.values().length];

  /** The time at which the side to move began to think. */
  private long since;

  /**
   * Creates a clock, which begins to run at once.
   *
   * @param millis the milliseconds of each side
   * @param increment the milliseconds that it gains with each move
   * @param time the time in nanoseconds, such as {@link System#nanoTime}
   */
  public GameClock(long millis, long increment, LongSupplier time) {
    this.time = time;
    this.increment = increment;
    Arrays.fill(left, millis);
    since = time.getAsLong();
  }

  /** Begins the turn of a side. */
  public void start() {
    since = time.getAsLong();
  }

  /**
   * {@return the milliseconds that the side to move has left, negative once it has none}
   *
   * @param side the side to move
   */
  public long left(Side side) {
    return left[side.ordinal()] - (time.getAsLong() - since) / NANOS;
  }

  /**
   * Ends the turn of a side.
   *
   * @param side the side
   * @return whether it still had time; then it gains some
   */
  public boolean stop(Side side) {
    long rest = left(side);
    left[side.ordinal()] = rest > 0 ? rest + increment : 0;
    return rest > 0;
  }

  /**
   * {@return the clocks as both players see them}
   *
   * @param side the side to move
   */
  public List<TimeControl> controls(Side side) {
    return Stream.of(Side.values())
        .map(
            each ->
                new TimeControl(
                    Math.max(1, each == side ? left(each) : left[each.ordinal()]), increment, 0, 0))
        .toList();
  }

  /** {@return the milliseconds that a side had left after its last turn} */
  public long rest(Side side) {
    return left[side.ordinal()];
  }

  /**
   * {@return a time as clocks show it, such as {@code 4:59} or {@code 9.5}}
   *
   * @param time the time in milliseconds; a negative one is shown as none
   */
  public static String shown(long time) {
    long millis = Math.max(0, time);
    return millis >= 10_000
        ? String.format(Locale.ROOT, "%d:%02d", millis / 60_000, millis / 1_000 % 60)
        : String.format(Locale.ROOT, "%d.%d", millis / 1_000, millis / 100 % 10);
  }
}
