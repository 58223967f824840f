// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.PackedReader;
import dev.boardwright.packed.PackedWriter;
import dev.boardwright.packed.SnlMove;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of converting a million moves of SNL to and from hexadecimal text, which has three
 * million digits, and a dense stream in memory. The score is the time for one move, which is three
 * bytes of text.
 */
@OperationsPerInvocation(SnlGames.MOVES)
@Warmup(iterations = 10, time = 1)
@Section("Moves of Snakes and Ladders: a million, and single ones")
public class SnlBenchmark extends NanosBenchmark {
  private int[] moves;
  private String text;
  private byte[] ascii;
  private int[] decoded;
  private byte[] encoded;
  private byte[] stream;
  private int[] chunk;
  private ByteArrayOutputStream out;

  /** Creates the moves, their text and their stream. */
  @Setup
  public void setUp() throws IOException {
    moves = SnlGames.moves(SnlGames.MOVES);
    text = SnlMove.FORMAT.encodeAll(moves);
    ascii = text.getBytes(StandardCharsets.US_ASCII);
    decoded = new int[moves.length];
    encoded = new byte[ascii.length];
    chunk = new int[4_096];
    out = new ByteArrayOutputStream(2 * moves.length);
    write();
    stream = out.toByteArray();
  }

  /** Decodes text in the straightforward way, with {@code Integer.parseInt(substring, 16)}. */
  @Benchmark
  @Title("parseInt")
  public int[] decodeStraightforward() {
    return StraightSnl.decode(text);
  }

  /** Decodes text in the straightforward way, and creates a record for each move. */
  @Benchmark
  @Title("parseInt")
  public List<LadderMove> decodeRecordsStraightforward() {
    return StraightSnl.decodeRecords(text);
  }

  @Benchmark
  @Title("String to records")
  @Versus("decodeRecordsStraightforward")
  public List<LadderMove> decodeRecords() {
    return LadderMoveCodec.decodeAll(text);
  }

  @Benchmark
  @Title("String to a new array")
  @Versus(value = "decodeStraightforward", ratio = 8)
  public int[] decodeText() {
    return LadderMoveCodec.decodeAllToInts(text);
  }

  @Benchmark
  @Title("ASCII to an existing array")
  @Versus(value = "decodeStraightforward", ratio = 12)
  public int decodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.decodeAll(ascii, 0, ascii.length, decoded, 0);
  }

  /** Encodes moves in the straightforward way, with {@code String.format("%03X")}. */
  @Benchmark
  @Title("String.format")
  public String encodeStraightforward() {
    return StraightSnl.encode(moves);
  }

  @Benchmark
  @Title("array to a String")
  @Versus("encodeStraightforward")
  public String encodeText() {
    return LadderMoveCodec.encodeAll(moves);
  }

  @Benchmark
  @Title("array to an existing ASCII array")
  @Versus(value = "encodeStraightforward", ratio = 90)
  public int encodeBytesInPlace() {
    return LadderMoveCodec.FORMAT.encodeAll(moves, 0, moves.length, encoded, 0);
  }

  @Benchmark
  @Title("array to a dense stream")
  public int write() throws IOException {
    out.reset();
    PackedWriter writer = LadderMoveCodec.writer(out);
    writer.write(moves, 0, moves.length);
    writer.finish();
    return out.size();
  }

  /** Reads one chunk of the array at a time. */
  @Benchmark
  @Title("dense stream to an array")
  public long read() throws IOException {
    PackedReader reader = LadderMoveCodec.reader(new ByteArrayInputStream(stream));
    long sum = 0;
    for (int n; (n = reader.read(chunk, 0, chunk.length)) > 0; ) {
      sum += chunk[n - 1];
    }
    return sum;
  }
}
