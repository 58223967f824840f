// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Benchmarks of a capture in shogi, which changes two squares, the hand of the side to move, and
 * the turn. They make 65,536 random captures in 64 positions, with either side to move, in every
 * form of a position.
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("New positions")
public class ShogiBenchmark extends NanosBenchmark {
  private final ShogiPosition[] declared = new ShogiPosition[Positions.COUNT];
  private final ShogiPosition[] hashed = new ShogiPosition[Positions.COUNT];
  private final PlainShogiPosition[] plain = new PlainShogiPosition[Positions.COUNT];
  private final Qi[] generic = new Qi[Positions.COUNT];
  private final StraightQi[] straight = new StraightQi[Positions.COUNT];
  private final byte[][] arrays = new byte[Positions.COUNT][ShogiCells.COUNT];

  private final int[] which = new int[Positions.OPERATIONS];
  private final ShogiSquare[] from = new ShogiSquare[Positions.OPERATIONS];
  private final ShogiSquare[] to = new ShogiSquare[Positions.OPERATIONS];
  private final PlainShogiSquare[] plainFrom = new PlainShogiSquare[Positions.OPERATIONS];
  private final PlainShogiSquare[] plainTo = new PlainShogiSquare[Positions.OPERATIONS];
  private final ShogiPiece[] taken = new ShogiPiece[Positions.OPERATIONS];
  private final String[] takenText = new String[Positions.OPERATIONS];

  /** Creates the positions and the captures. */
  @Setup
  public void setUp() {
    List<Qi> positions = Positions.shogi(1857);
    for (int i = 0; i < Positions.COUNT; i++) {
      generic[i] = positions.get(i);
      declared[i] = ShogiPosition.copyOf(generic[i]);
      hashed[i] = ShogiPosition.copyOf(generic[i]);
      hashed[i].contentHash(); // cached from here on
      plain[i] = PlainShogiPosition.copyOf(generic[i]);
      straight[i] = Positions.straight(generic[i]);
    }
    Random random = new Random(81);
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      which[i] = random.nextInt(Positions.COUNT);
      Qi qi = generic[which[i]];
      from[i] = ShogiSquare.of(Positions.occupied(qi, random));
      do {
        to[i] = ShogiSquare.of(Positions.occupied(qi, random));
      } while (to[i] == from[i]);
      plainFrom[i] = PlainShogiSquare.of(from[i].index());
      plainTo[i] = PlainShogiSquare.of(to[i].index());
      String[] hand = qi.turn() == Side.FIRST ? Positions.FIRST_HAND : Positions.SECOND_HAND;
      takenText[i] = hand[random.nextInt(hand.length)];
      taken[i] = ShogiPiece.parse(takenText[i]);
    }
  }

  @Benchmark
  @Title("copying 81 bytes")
  public void copyArray(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(arrays[which[i]].clone());
    }
  }

  @Benchmark
  @Title("a capture in shogi, declared pieces")
  @Versus(value = "straight", ratio = 8, fewerBytes = 5)
  @Versus(value = "copyArray", ratio = 0.45)
  public void declared(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(declared[which[i]].capture(from[i], to[i], taken[i]));
    }
  }

  /**
   * Captures in one step, with declared pieces, and reads the hash, which is updated incrementally.
   */
  @Benchmark
  @Title("a capture in shogi, declared pieces, incremental hash")
  @Versus("straightHash")
  public long declaredHashKept() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += hashed[which[i]].capture(from[i], to[i], taken[i]).contentHash();
    }
    return sum;
  }

  /** Captures in one step, with declared pieces, and reads the hash, which has to be computed. */
  @Benchmark
  @Title("a capture in shogi, declared pieces, hash from scratch")
  @Versus("straightHash")
  public long declaredHashFound() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].capture(from[i], to[i], taken[i]).contentHash();
    }
    return sum;
  }

  @Benchmark
  @Title("a capture in shogi, declared pieces, with an edit")
  @Versus("straight")
  public void declaredEdit(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      ShogiPosition position = declared[which[i]];
      hole.consume(
          position
              .edit()
              .set(to[i], position.pieceOn(from[i]))
              .clear(from[i])
              .addToHand(position.turn(), taken[i], 1)
              .toggle()
              .build());
    }
  }

  /** Captures with the methods common to all positions, with declared pieces. */
  @Benchmark
  @Title("a capture in shogi, declared pieces, given as text")
  @Versus("straight")
  public void declaredTexts(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(capture(declared[which[i]], from[i].index(), to[i].index(), takenText[i]));
    }
  }

  @Benchmark
  @Title("a capture in shogi, without declared pieces, in one step")
  @Versus("straight")
  public void plain(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(plain[which[i]].capture(plainFrom[i], plainTo[i], takenText[i]));
    }
  }

  @Benchmark
  @Title("a capture in shogi, generic form")
  @Goal(nanos = 40, bytes = 450)
  @Versus("straight")
  public void generic(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(capture(generic[which[i]], from[i].index(), to[i].index(), takenText[i]));
    }
  }

  private static Qi capture(Qi qi, int from, int to, String taken) {
    return qi.edit()
        .set(to, qi.pieceAt(from))
        .clear(from)
        .addToHand(qi.turn(), taken, 1)
        .toggle()
        .build();
  }

  /** Captures with the direct port, in the three steps that the specification defines. */
  @Benchmark
  @Title("direct port")
  public void straight(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(captureStraight(i));
    }
  }

  @Benchmark
  @Title("direct port with hash")
  public long straightHash() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += captureStraight(i).hashCode();
    }
    return sum;
  }

  private StraightQi captureStraight(int i) {
    StraightQi position = straight[which[i]];
    int start = from[i].index();
    return position
        .boardDiff(
            List.of(
                BoardChange.set(to[i].index(), position.pieceAt(start)), BoardChange.clear(start)))
        .handDiff(position.turn(), List.of(HandChange.add(takenText[i], 1)))
        .toggle();
  }
}
