// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.SnlMove;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A million moves of SNL to and from hexadecimal text, three million digits. The score is the time
 * for one move, that is for three bytes of text.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(SnlGames.MOVES)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class HexBenchmark {
  private int[] moves;
  private String text;
  private byte[] ascii;
  private int[] decoded;
  private byte[] encoded;

  /** Makes the moves. */
  @Setup
  public void setUp() {
    moves = SnlGames.moves(SnlGames.MOVES);
    text = SnlMove.FORMAT.encodeAll(moves);
    ascii = text.getBytes(StandardCharsets.US_ASCII);
    decoded = new int[moves.length];
    encoded = new byte[ascii.length];
  }

  /** The straightforward way: {@code Integer.parseInt(substring, 16)}. */
  @Benchmark
  public int[] decodeStraightforward() {
    return StraightSnl.decode(text);
  }

  /** The straightforward way, with a record for each move. */
  @Benchmark
  public List<LadderMove> decodeRecordsStraightforward() {
    return StraightSnl.decodeRecords(text);
  }

  /** Text to records. */
  @Benchmark
  public List<LadderMove> decodeRecords() {
    return LadderMoveCodec.decodeAll(text);
  }

  /** Text to a new array. */
  @Benchmark
  public int[] decodeText() {
    return LadderMoveCodec.decodeAllToInts(text);
  }

  /** ASCII to a new array. */
  @Benchmark
  public int[] decodeBytes() {
    return LadderMoveCodec.decodeAllToInts(ascii);
  }

  /** ASCII to an array at hand. */
  @Benchmark
  public int decodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.decodeAll(ascii, 0, ascii.length, decoded, 0);
  }

  /** The straightforward way: {@code String.format("%03X")}. */
  @Benchmark
  public String encodeStraightforward() {
    return StraightSnl.encode(moves);
  }

  /** An array to a new text. */
  @Benchmark
  public String encodeText() {
    return LadderMoveCodec.encodeAll(moves);
  }

  /** An array to new ASCII. */
  @Benchmark
  public byte[] encodeBytes() {
    return LadderMoveCodec.encodeAllToBytes(moves);
  }

  /** An array to ASCII at hand. */
  @Benchmark
  public int encodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.encodeAll(moves, 0, moves.length, encoded, 0);
  }
}
