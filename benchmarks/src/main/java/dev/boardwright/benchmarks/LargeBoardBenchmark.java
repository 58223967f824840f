// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Benchmarks of changing and reading positions on a board of the largest possible size: 65,025
 * squares, about half of which are occupied.
 */
public class LargeBoardBenchmark extends NanosBenchmark {
  private static final String[] PIECES = {"S", "s", "+S", "+s"};

  private String[] array;
  private Qi generic;
  private AtlasPosition plain;
  private StonesPosition declared;
  private final int[] from = new int[Positions.OPERATIONS];
  private final int[] to = new int[Positions.OPERATIONS];

  /** Creates the positions and the moves. */
  @Setup
  public void setUp() {
    Random random = new Random(255);
    array = new String[StonesCells.COUNT];
    Qi.Edit edit = Qi.of(Shape.of(255, 255), "STONES", "stones").edit();
    Qi.Edit plainEdit = AtlasPosition.empty().edit();
    for (int index = 0; index < array.length; index++) {
      if (random.nextBoolean()) {
        array[index] = PIECES[random.nextInt(PIECES.length)];
        edit.set(index, array[index]);
        plainEdit.set(index, array[index]);
      }
    }
    generic = edit.build();
    plain = (AtlasPosition) plainEdit.build();
    declared = StonesPosition.copyOf(generic);
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      from[i] = Positions.occupied(generic, random);
      do {
        to[i] = random.nextInt(array.length);
      } while (to[i] == from[i]);
    }
  }

  /**
   * Copies an array of texts and changes two of its elements. This takes so long that one
   * invocation makes only 256 moves.
   */
  @Benchmark
  @OperationsPerInvocation(256)
  public void changeArray(Blackhole hole) {
    for (int i = 0; i < 256; i++) {
      String[] copy = array.clone();
      copy[to[i]] = copy[from[i]];
      copy[from[i]] = null;
      hole.consume(copy);
    }
  }

  /** Changes two squares in the generic form. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public void changeGeneric(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(generic.edit().set(to[i], generic.pieceAt(from[i])).clear(from[i]).build());
    }
  }

  /** Changes two squares, without declared pieces. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public void changePlain(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(plain.edit().set(to[i], plain.pieceAt(from[i])).clear(from[i]).build());
    }
  }

  /** Changes two squares and the turn, with declared pieces. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public void changeDeclared(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(declared.move(StonesSquare.of(from[i]), StonesSquare.of(to[i])));
    }
  }

  /** Reads a square from an array of texts. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public long readArray() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += array[to[i]] == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads a square in the generic form. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public long readGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic.pieceAt(to[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads a square, without declared pieces. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public long readPlain() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += plain.pieceAt(to[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads a square, with declared pieces. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public long readDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.pieceAt(to[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the code of the piece on a square. */
  @Benchmark
  @OperationsPerInvocation(Positions.OPERATIONS)
  public long readCode() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.codeAt(to[i]);
    }
    return sum;
  }
}
