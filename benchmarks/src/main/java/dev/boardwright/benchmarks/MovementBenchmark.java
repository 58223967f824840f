// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.geometry.AttackTable;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of the attacks of one piece, on 4,096 random boards of which 30 % is occupied. One
 * operation is one piece on a random square, on boards of 8×8 (one word) and 9×10 squares (two
 * words).
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("Attacks of one piece")
public class MovementBenchmark extends NanosBenchmark {
  private static final int BOARDS = 4_096;
  private static final double DENSITY = 0.3;

  private static final Movement HORSE = Movement.parse("nN");
  private static final Movement CANNON = Movement.parse("cpR");
  private static final Movement ELEPHANT = Movement.parse("nZ");

  private static final ChessGeometry.AttackTable KNIGHT_8 =
      ChessGeometry.attackTable(Movement.KNIGHT);
  private static final ChessGeometry.AttackTable ROOK_8 = ChessGeometry.attackTable(Movement.ROOK);
  private static final ChessGeometry.AttackTable HORSE_8 = ChessGeometry.attackTable(HORSE);
  private static final ChessGeometry.AttackTable CANNON_8 = ChessGeometry.attackTable(CANNON);
  private static final ChessGeometry.AttackTable NIGHTRIDER_8 =
      ChessGeometry.attackTable(Movement.parse("NN"));

  private static final XiangqiGeometry.AttackTable KNIGHT_9 =
      XiangqiGeometry.attackTable(Movement.KNIGHT);
  private static final XiangqiGeometry.AttackTable ROOK_9 =
      XiangqiGeometry.attackTable(Movement.ROOK);
  private static final XiangqiGeometry.AttackTable HORSE_9 = XiangqiGeometry.attackTable(HORSE);
  private static final XiangqiGeometry.AttackTable CANNON_9 = XiangqiGeometry.attackTable(CANNON);
  private static final XiangqiGeometry.AttackTable ELEPHANT_9 =
      XiangqiGeometry.attackTable(ELEPHANT);
  private static final XiangqiGeometry.AttackTable SHORT_ROOK_9 =
      XiangqiGeometry.attackTable(Movement.parse("R3"));

  private static final AttackTable GENERIC_HORSE = XiangqiGeometry.GENERIC.attackTable(HORSE);
  private static final AttackTable GENERIC_CANNON = XiangqiGeometry.GENERIC.attackTable(CANNON);

  private final ByteWalk walk = new ByteWalk(XiangqiGeometry.GENERIC);
  private final ChessSquareSet[] of8 = new ChessSquareSet[BOARDS];
  private final XiangqiSquareSet[] of9 = new XiangqiSquareSet[BOARDS];
  private final SquareSet[] generic = new SquareSet[BOARDS];
  private final byte[][] bytes = new byte[BOARDS][];
  private final int[] squares8 = new int[Positions.OPERATIONS];
  private final int[] squares9 = new int[Positions.OPERATIONS];
  private final int[] boards = new int[Positions.OPERATIONS];

  /** Creates the boards. */
  @Setup
  public void setUp() {
    Random random = new Random(90);
    for (int i = 0; i < BOARDS; i++) {
      of8[i] = ChessSquareSet.copyOf(set(ChessGeometry.GENERIC, random));
      generic[i] = set(XiangqiGeometry.GENERIC, random);
      of9[i] = XiangqiSquareSet.copyOf(generic[i]);
      bytes[i] = walk.board(generic[i]);
    }
    for (int i = 0; i < boards.length; i++) {
      boards[i] = random.nextInt(BOARDS);
      squares8[i] = random.nextInt(ChessCells.COUNT);
      squares9[i] = random.nextInt(XiangqiCells.COUNT);
    }
  }

  private static SquareSet set(Geometry geometry, Random random) {
    SquareSet set = geometry.empty();
    for (int square = 0; square < geometry.shape().squareCount(); square++) {
      if (random.nextDouble() < DENSITY) {
        set = set.with(square);
      }
    }
    return set;
  }

  @Benchmark
  @Title("rook, 8×8")
  public long rook8() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += ROOK_8.from(squares8[i], of8[boards[i]]).word(0);
    }
    return sum;
  }

  @Benchmark
  @Title("nightrider, 8×8")
  @Versus("rook8")
  public long nightrider8() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += NIGHTRIDER_8.from(squares8[i], of8[boards[i]]).word(0);
    }
    return sum;
  }

  @Benchmark
  @Title("knight, 9×10")
  public long knight9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = KNIGHT_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("rook, 9×10")
  public long rook9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = ROOK_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("horse, 9×10")
  @Versus(value = "horseWalked", ratio = 3.5)
  @Versus("knight9")
  public long horse9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = HORSE_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("cannon, 9×10")
  @Versus(value = "cannonWalked", ratio = 6)
  @Versus("rook9")
  public long cannon9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = CANNON_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("elephant of janggi, 9×10")
  @Versus("knight9")
  public long elephant9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = ELEPHANT_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("rook of three steps, 9×10")
  @Versus("rook9")
  public long shortRook9() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      XiangqiSquareSet attacks = SHORT_ROOK_9.from(squares9[i], of9[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("horse, generic form")
  @Versus("horseWalked")
  public long horseGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      SquareSet attacks = GENERIC_HORSE.from(squares9[i], generic[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("cannon, generic form")
  @Versus("cannonWalked")
  public long cannonGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      SquareSet attacks = GENERIC_CANNON.from(squares9[i], generic[boards[i]]);
      sum += attacks.word(0) ^ attacks.word(1);
    }
    return sum;
  }

  @Benchmark
  @Title("tests on bytes")
  public long horseWalked() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += walk.horse(bytes[boards[i]], squares9[i]);
    }
    return sum;
  }

  @Benchmark
  @Title("a walk over bytes")
  public long cannonWalked() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += walk.cannon(bytes[boards[i]], squares9[i]);
    }
    return sum;
  }
}
