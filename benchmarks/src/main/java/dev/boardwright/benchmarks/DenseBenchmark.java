// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.PackedReader;
import dev.boardwright.packed.PackedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of writing a million moves of SNL to a dense stream in memory, and of reading them.
 * The score is the time for one move.
 */
@OperationsPerInvocation(SnlGames.MOVES)
public class DenseBenchmark extends NanosBenchmark {
  private int[] moves;
  private byte[] stream;
  private int[] read;
  private ByteArrayOutputStream out;

  /** Creates the moves and the stream. */
  @Setup
  public void setUp() throws IOException {
    moves = SnlGames.moves(SnlGames.MOVES);
    read = new int[4_096];
    out = new ByteArrayOutputStream(2 * moves.length);
    write();
    stream = out.toByteArray();
  }

  /** Writes an array to a stream. */
  @Benchmark
  public int write() throws IOException {
    out.reset();
    PackedWriter writer = LadderMoveCodec.writer(out);
    writer.write(moves, 0, moves.length);
    writer.finish();
    return out.size();
  }

  /** Reads a stream into an array, one chunk at a time. */
  @Benchmark
  public long read() throws IOException {
    PackedReader reader = LadderMoveCodec.reader(new ByteArrayInputStream(stream));
    long sum = 0;
    for (int n; (n = reader.read(read, 0, read.length)) > 0; ) {
      sum += read[n - 1];
    }
    return sum;
  }
}
