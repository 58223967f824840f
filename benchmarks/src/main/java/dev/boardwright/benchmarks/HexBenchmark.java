// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.SnlMove;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of converting a million moves of SNL to and from hexadecimal text, which has three
 * million digits. The score is the time for one move, which is three bytes of text.
 */
@OperationsPerInvocation(SnlGames.MOVES)
@Warmup(iterations = 10, time = 1)
public class HexBenchmark extends NanosBenchmark {
  private int[] moves;
  private String text;
  private byte[] ascii;
  private int[] decoded;
  private byte[] encoded;

  /** Creates the moves and their text. */
  @Setup
  public void setUp() {
    moves = SnlGames.moves(SnlGames.MOVES);
    text = SnlMove.FORMAT.encodeAll(moves);
    ascii = text.getBytes(StandardCharsets.US_ASCII);
    decoded = new int[moves.length];
    encoded = new byte[ascii.length];
  }

  /** Decodes text in the straightforward way, with {@code Integer.parseInt(substring, 16)}. */
  @Benchmark
  public int[] decodeStraightforward() {
    return StraightSnl.decode(text);
  }

  /** Decodes text in the straightforward way, and creates a record for each move. */
  @Benchmark
  public List<LadderMove> decodeRecordsStraightforward() {
    return StraightSnl.decodeRecords(text);
  }

  /** Decodes text to records. */
  @Benchmark
  public List<LadderMove> decodeRecords() {
    return LadderMoveCodec.decodeAll(text);
  }

  /** Decodes text to a new array. */
  @Benchmark
  public int[] decodeText() {
    return LadderMoveCodec.decodeAllToInts(text);
  }

  /** Decodes ASCII to a new array. */
  @Benchmark
  public int[] decodeBytes() {
    return LadderMoveCodec.decodeAllToInts(ascii);
  }

  /** Decodes ASCII into an existing array. */
  @Benchmark
  public int decodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.decodeAll(ascii, 0, ascii.length, decoded, 0);
  }

  /** Encodes moves in the straightforward way, with {@code String.format("%03X")}. */
  @Benchmark
  public String encodeStraightforward() {
    return StraightSnl.encode(moves);
  }

  /** Encodes moves to a new text. */
  @Benchmark
  public String encodeText() {
    return LadderMoveCodec.encodeAll(moves);
  }

  /** Encodes moves to a new array of ASCII. */
  @Benchmark
  public byte[] encodeBytes() {
    return LadderMoveCodec.encodeAllToBytes(moves);
  }

  /** Encodes moves into an existing array of ASCII. */
  @Benchmark
  public int encodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.encodeAll(moves, 0, moves.length, encoded, 0);
  }
}
