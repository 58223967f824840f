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
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("Changing two squares, or reading one, on a 255×255 board")
public class LargeBoardBenchmark extends NanosBenchmark {
  private static final String[] PIECES = {"S", "s", "+S", "+s"};

  private String[] array;
  private Qi generic;
  private StonesPosition declared;
  private final int[] from = new int[Positions.OPERATIONS];
  private final int[] to = new int[Positions.OPERATIONS];

  /** Creates the positions and the moves. */
  @Setup
  public void setUp() {
    Random random = new Random(255);
    array = new String[StonesCells.COUNT];
    Qi.Edit edit = Qi.of(Shape.of(255, 255), "STONES", "stones").edit();
    for (int index = 0; index < array.length; index++) {
      if (random.nextBoolean()) {
        array[index] = PIECES[random.nextInt(PIECES.length)];
        edit.set(index, array[index]);
      }
    }
    generic = edit.build();
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
  @Title("changing, copying an array")
  @OperationsPerInvocation(256)
  public void changeArray(Blackhole hole) {
    for (int i = 0; i < 256; i++) {
      String[] copy = array.clone();
      copy[to[i]] = copy[from[i]];
      copy[from[i]] = null;
      hole.consume(copy);
    }
  }

  @Benchmark
  @Title("changing, generic form")
  @Goal(bytes = 2_047)
  @Versus(value = "changeArray", ratio = 100)
  public void changeGeneric(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(generic.edit().set(to[i], generic.pieceAt(from[i])).clear(from[i]).build());
    }
  }

  /** Changes two squares and the turn, with declared pieces. */
  @Benchmark
  @Title("changing, declared pieces")
  @Goal(bytes = 2_047)
  @Versus(value = "changeArray", ratio = 100)
  public void changeDeclared(Blackhole hole) {
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      hole.consume(declared.move(StonesSquare.of(from[i]), StonesSquare.of(to[i])));
    }
  }

  @Benchmark
  @Title("reading an array")
  public long readArray() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += array[to[i]] == null ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a text, generic form")
  @Versus(value = "readArray", ratio = 0.25)
  public long readGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic.pieceAt(to[i]) == null ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a text, declared pieces")
  @Versus(value = "readArray", ratio = 0.25)
  public long readDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.pieceAt(to[i]) == null ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a code")
  @Versus(value = "readArray", ratio = 0.25)
  public long readCode() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.codeAt(to[i]);
    }
    return sum;
  }
}
