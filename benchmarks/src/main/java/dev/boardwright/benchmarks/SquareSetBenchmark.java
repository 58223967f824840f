// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.SquareSet;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of sets of 81 squares. Most of them count the squares that are in at least one of two
 * sets and in a third set, but not in a fourth. One operation is one such count, for four out of
 * 1,024 sets in random order.
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("Sets of 81 squares")
public class SquareSetBenchmark extends NanosBenchmark {
  private static final int SETS = 1_024;

  private final ShogiSquareSet[] generated = new ShogiSquareSet[SETS];
  private final SquareSet[] generic = new SquareSet[SETS];
  private final long[] low = new long[SETS];
  private final long[] high = new long[SETS];

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java cannot create generic arrays
  private final EnumSet<ShogiSquare>[] enumSets = new EnumSet[SETS];

  private final BitSet[] bitSets = new BitSet[SETS];
  private final int[] which = new int[Positions.OPERATIONS + 3];

  /** Creates the sets. */
  @Setup
  public void setUp() {
    Random random = new Random(81);
    for (int i = 0; i < SETS; i++) {
      low[i] = random.nextLong();
      high[i] = random.nextLong() & 0x1FFFF;
      generated[i] = ShogiSquareSet.ofWords(low[i], high[i]);
      generic[i] = generated[i].toSquareSet();
      enumSets[i] = EnumSet.noneOf(ShogiSquare.class);
      generated[i].forEach(enumSets[i]::add);
      bitSets[i] = BitSet.valueOf(new long[] {low[i], high[i]});
    }
    for (int i = 0; i < which.length; i++) {
      which[i] = random.nextInt(SETS);
    }
  }

  /** Counts with generated sets. */
  @Benchmark
  @Title("union, intersection, difference, size")
  @Goal(bytes = 0)
  @Versus(value = "longs", ratio = 0.67)
  @Versus(value = "enumSet", ratio = 10)
  @Versus("bitSet")
  public int generated() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum +=
          generated[which[i]]
              .union(generated[which[i + 1]])
              .intersection(generated[which[i + 2]])
              .difference(generated[which[i + 3]])
              .size();
    }
    return sum;
  }

  /** Counts with two longs for each set, in handwritten code. */
  @Benchmark
  @Title("handwritten longs")
  public int longs() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      int a = which[i];
      int b = which[i + 1];
      int c = which[i + 2];
      int d = which[i + 3];
      sum += Long.bitCount((low[a] | low[b]) & low[c] & ~low[d]);
      sum += Long.bitCount((high[a] | high[b]) & high[c] & ~high[d]);
    }
    return sum;
  }

  /** Counts with the sets of the runtime. */
  @Benchmark
  @Title("union, intersection, difference, size, generic form")
  @Versus("enumSet")
  public int generic() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum +=
          generic[which[i]]
              .union(generic[which[i + 1]])
              .intersection(generic[which[i + 2]])
              .difference(generic[which[i + 3]])
              .size();
    }
    return sum;
  }

  /** Counts with {@link EnumSet}. */
  @Benchmark
  @Title("EnumSet")
  public int enumSet() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      EnumSet<ShogiSquare> set = EnumSet.copyOf(enumSets[which[i]]);
      set.addAll(enumSets[which[i + 1]]);
      set.retainAll(enumSets[which[i + 2]]);
      set.removeAll(enumSets[which[i + 3]]);
      sum += set.size();
    }
    return sum;
  }

  /** Counts with {@link BitSet}. */
  @Benchmark
  @Title("BitSet")
  public int bitSet() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      BitSet set = (BitSet) bitSets[which[i]].clone();
      set.or(bitSets[which[i + 1]]);
      set.and(bitSets[which[i + 2]]);
      set.andNot(bitSets[which[i + 3]]);
      sum += set.cardinality();
    }
    return sum;
  }

  /** Shifts every square of a set by one step, and counts the result. */
  @Benchmark
  @Title("a shift by one step, and the size of the result")
  public int generatedShift() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generated[which[i]].shift(Direction.NORTH_EAST).size();
    }
    return sum;
  }

  /** Iterates over the indices of the squares of a set. */
  @Benchmark
  @Title("a loop over the squares")
  @Versus("longsLoop")
  public int generatedLoop() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      ShogiSquareSet set = generated[which[i]];
      for (int square = set.nextIndex(0); square >= 0; square = set.nextIndex(square + 1)) {
        sum += square;
      }
    }
    return sum;
  }

  /** Iterates over the bits of two longs, in handwritten code. */
  @Benchmark
  @Title("handwritten longs")
  public int longsLoop() {
    int sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      for (long rest = low[which[i]]; rest != 0; rest &= rest - 1) {
        sum += Long.numberOfTrailingZeros(rest);
      }
      for (long rest = high[which[i]]; rest != 0; rest &= rest - 1) {
        sum += Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return sum;
  }
}
