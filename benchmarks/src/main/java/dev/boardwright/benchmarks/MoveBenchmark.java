// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.SnlMove;
import dev.boardwright.packed.SnlMove.Status;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of packing and unpacking one move of SNL, with generated code and with the generic
 * form. They use 65,536 random moves. The results are added up, which costs the same in each
 * benchmark. The floor is the same loop without packing.
 */
@OperationsPerInvocation(MoveBenchmark.MOVES)
@Section("Moves of Snakes and Ladders: a million, and single ones")
public class MoveBenchmark extends NanosBenchmark {
  static final int MOVES = 65_536;

  private int[] packed;
  private LadderMove[] moves;
  private int[] picks;
  private int[] destinations;
  private Status[] statuses;

  /** Creates the moves. */
  @Setup
  public void setUp() {
    packed = SnlGames.moves(MOVES);
    moves = new LadderMove[MOVES];
    picks = new int[MOVES];
    destinations = new int[MOVES];
    statuses = new Status[MOVES];
    for (int i = 0; i < MOVES; i++) {
      moves[i] = LadderMoveCodec.unpack(packed[i]);
      picks[i] = moves[i].pick();
      destinations[i] = moves[i].to();
      statuses[i] = moves[i].status();
    }
  }

  /** Reads the three values and adds them up. */
  @Benchmark
  @Title("reading the values")
  public int floor() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      sum += picks[i] + destinations[i] + statuses[i].ordinal();
    }
    return sum;
  }

  /** Packs three values. */
  @Benchmark
  @Title("three values to an int")
  @Versus(value = "floor", ratio = 0.5)
  @Versus("packGeneric")
  public int pack() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      sum += LadderMoveCodec.pack(picks[i], destinations[i], statuses[i]);
    }
    return sum;
  }

  @Benchmark
  @Title("generic form")
  public int packGeneric() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      sum += (int) SnlMove.FORMAT.pack(picks[i], destinations[i], statuses[i].ordinal());
    }
    return sum;
  }

  /** Unpacks the three values without creating a record. */
  @Benchmark
  @Title("int to three values")
  @Versus(value = "floor", ratio = 0.5)
  @Versus("unpackGeneric")
  public int unpackValues() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      int move = packed[i];
      sum +=
          LadderMoveCodec.pick(move)
              + LadderMoveCodec.to(move)
              + LadderMoveCodec.status(move).ordinal();
    }
    return sum;
  }

  /** Unpacks a record and reads its values. */
  @Benchmark
  @Title("int to a record")
  @Versus("floor")
  public int unpackRecord() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      LadderMove move = LadderMoveCodec.unpack(packed[i]);
      sum += move.pick() + move.to() + move.status().ordinal();
    }
    return sum;
  }

  @Benchmark
  @Title("generic form")
  public long unpackGeneric() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      long move = packed[i];
      sum +=
          SnlMove.FORMAT.value(move, 0)
              + SnlMove.FORMAT.value(move, 1)
              + SnlMove.FORMAT.value(move, 2);
    }
    return sum;
  }

  @Benchmark
  @Title("checking whether an int is a move")
  @Versus("floor")
  public int isValid() {
    int sum = 0;
    for (int i = 0; i < MOVES; i++) {
      sum += LadderMoveCodec.isValid(packed[i]) ? 1 : 0;
    }
    return sum;
  }
}
