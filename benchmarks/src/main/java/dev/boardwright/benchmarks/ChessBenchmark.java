// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.Qi;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Benchmarks of a move in chess, which changes two squares and the turn, in every form of a
 * position.
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("New positions")
public class ChessBenchmark extends NanosBenchmark {
  private final ChessPosition[] declared = new ChessPosition[Positions.COUNT];
  private final PlainChessPosition[] plain = new PlainChessPosition[Positions.COUNT];
  private final Qi[] generic = new Qi[Positions.COUNT];
  private final StraightQi[] straight = new StraightQi[Positions.COUNT];
  private final int[] which = new int[Positions.OPERATIONS];
  private final ChessSquare[] from = new ChessSquare[Positions.OPERATIONS];
  private final ChessSquare[] to = new ChessSquare[Positions.OPERATIONS];
  private final PlainChessSquare[] plainFrom = new PlainChessSquare[Positions.OPERATIONS];
  private final PlainChessSquare[] plainTo = new PlainChessSquare[Positions.OPERATIONS];

  /** Creates the positions and the moves. */
  @Setup
  public void setUp() {
    List<Qi> positions = Positions.chess(1851);
    for (int i = 0; i < Positions.COUNT; i++) {
      generic[i] = positions.get(i);
      declared[i] = ChessPosition.copyOf(generic[i]);
      plain[i] = PlainChessPosition.copyOf(generic[i]);
      straight[i] = Positions.straight(generic[i]);
    }
    Random random = new Random(64);
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      which[i] = random.nextInt(Positions.COUNT);
      from[i] = ChessSquare.of(Positions.occupied(generic[which[i]], random));
      do {
        to[i] = ChessSquare.of(random.nextInt(ChessCells.COUNT));
      } while (to[i] == from[i]);
      plainFrom[i] = PlainChessSquare.of(from[i].index());
      plainTo[i] = PlainChessSquare.of(to[i].index());
    }
  }

  @Benchmark
  @Title("a move in chess, declared pieces")
  @Versus(value = "straight", ratio = 9, fewerBytes = 6)
  public void declared(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(declared[which[i]].move(from[i], to[i]));
    }
  }

  @Benchmark
  @Title("a move in chess, without declared pieces")
  @Versus("straight")
  public void plain(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(plain[which[i]].move(plainFrom[i], plainTo[i]));
    }
  }

  @Benchmark
  @Title("a move in chess, generic form")
  @Versus("straight")
  public void generic(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      Qi qi = generic[which[i]];
      int start = from[i].index();
      hole.consume(qi.edit().set(to[i].index(), qi.pieceAt(start)).clear(start).toggle().build());
    }
  }

  /** Makes a move with the direct port, in the two steps that the specification defines. */
  @Benchmark
  @Title("a move in chess, direct port")
  public void straight(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      StraightQi position = straight[which[i]];
      int start = from[i].index();
      hole.consume(
          position
              .boardDiff(
                  List.of(
                      BoardChange.set(to[i].index(), position.pieceAt(start)),
                      BoardChange.clear(start)))
              .toggle());
    }
  }
}
