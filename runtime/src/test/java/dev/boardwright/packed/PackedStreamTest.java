// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import static dev.boardwright.packed.PackedFormat.field;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.NaiveFormat;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests dense streams: the bits that are written, and the errors of broken streams. */
class PackedStreamTest {
  private static final PackedFormat SNL = SnlMove.FORMAT;

  private static byte[] streamOf(PackedFormat format, long... moves) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PackedWriter writer = format.writer(out)) {
      writer.write(moves, 0, moves.length);
      assertEquals(moves.length, writer.count());
      writer.finish();
    }
    return out.toByteArray();
  }

  /** {@return the bytes of a stream, computed from texts of zeros and ones} */
  private static byte[] naiveStream(NaiveFormat format, long[] moves) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int from = 0; from < moves.length; from += 4096) {
      int n = Math.min(4096, moves.length - from);
      if (n < 128) {
        out.write(n);
      } else {
        out.write(n % 128 + 128);
        out.write(n / 128);
      }
      StringBuilder bits = new StringBuilder();
      for (int i = from; i < from + n; i++) {
        bits.append(format.binary(moves[i]));
      }
      while (bits.length() % 8 != 0) {
        bits.append('0');
      }
      for (int i = 0; i < bits.length(); i += 8) {
        out.write(Integer.parseInt(bits.substring(i, i + 8), 2));
      }
    }
    out.write(0);
    return out.toByteArray();
  }

  /**
   * The moves that a reader delivers, and the message of the error after them, or null if there is
   * none.
   */
  private record Read(List<Long> moves, String error) {
    static Read of(PackedReader reader) throws IOException {
      List<Long> moves = new ArrayList<>();
      try {
        while (reader.hasNext()) {
          moves.add(reader.next());
          assertEquals(moves.size(), reader.count());
        }
        return new Read(moves, null);
      } catch (IllegalArgumentException e) {
        // All further reads fail with the same message.
        assertEquals(
            e.getMessage(),
            assertThrows(IllegalArgumentException.class, reader::next).getMessage());
        assertEquals(
            e.getMessage(),
            assertThrows(IllegalArgumentException.class, () -> reader.read(new long[1], 0, 1))
                .getMessage());
        return new Read(moves, e.getMessage());
      }
    }

    static Read of(PackedFormat format, byte... bytes) throws IOException {
      return of(format.reader(new ByteArrayInputStream(bytes)));
    }

    static Read ofHex(String hex) throws IOException {
      return of(SNL, HexFormat.of().parseHex(hex));
    }
  }

  @Test
  void writesExpectedBytes() throws IOException {
    assertEquals("00", HexFormat.of().formatHex(streamOf(SNL)));
    assertEquals("016a9000", HexFormat.of().formatHex(streamOf(SNL, 0x6A9)));
    assertEquals("026a950200", HexFormat.of().formatHex(streamOf(SNL, 0x6A9, 0x502)));
    assertEquals(new Read(List.of(0x6A9L, 0x502L), null), Read.ofHex("026a950200"));
    byte[] million = streamOf(SNL, new long[1_000_000]);
    // 1.5 bytes per move, 2 bytes for the count of each block of 4,096 moves, and the end mark.
    assertEquals(1_500_000 + 2 * 245 + 1, million.length);
  }

  @Test
  void randomStreamsAgreeWithNaive() throws IOException {
    for (long seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      List<PackedField> fields = NaiveFormat.randomFields(random, 1 + random.nextInt(64));
      PackedFormat format = PackedFormat.of(fields.toArray(PackedField[]::new));
      NaiveFormat naive = new NaiveFormat(fields);
      int length = random.nextInt(20) == 0 ? 4090 + random.nextInt(20) : random.nextInt(200);
      long[] moves = new long[length];
      for (int i = 0; i < length; i++) {
        moves[i] = format.pack(NaiveFormat.randomValues(random, fields));
      }
      String where = "seed " + seed + ", " + format + ", " + length;
      byte[] bytes = streamOf(format, moves);
      assertArrayEquals(naiveStream(naive, moves), bytes, where);
      Read read = Read.of(format.reader(new Trickle(bytes, random)));
      assertEquals(new Read(Arrays.stream(moves).boxed().toList(), null), read, where);
      if (format.bits() <= 31) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int[] ints = Arrays.stream(moves).mapToInt(Math::toIntExact).toArray();
        PackedWriter writer = format.writer(out);
        writer.write(ints, 0, length / 2);
        writer.write(ints, length / 2, length);
        writer.finish();
        assertArrayEquals(bytes, out.toByteArray(), where);
        int[] in = new int[length + 1];
        PackedReader reader = format.reader(new ByteArrayInputStream(bytes));
        int at = 0;
        for (int n; (n = reader.read(in, at, at + 1 + random.nextInt(in.length - at))) > 0; ) {
          at += n;
        }
        assertEquals(length, at, where);
        assertArrayEquals(ints, Arrays.copyOf(in, length), where);
      }
    }
  }

  /** A move can begin at any bit of a byte, and can extend into a ninth byte. */
  @Test
  void supportsEveryNumberOfBits() throws IOException {
    for (int bits = 1; bits <= 64; bits++) {
      PackedFormat format =
          PackedFormat.of(
              bits == 64
                  ? field("a", Long.MIN_VALUE, Long.MAX_VALUE)
                  : field("a", 0, -1L >>> 64 - bits));
      Random random = new Random(bits);
      long[] moves = random.longs(100).map(move -> format.pack(value(move, format))).toArray();
      byte[] bytes = streamOf(format, moves);
      assertArrayEquals(
          naiveStream(new NaiveFormat(format.fields()), moves), bytes, bits + " bits");
      long[] read = new long[101];
      PackedReader reader = format.reader(new ByteArrayInputStream(bytes));
      assertEquals(30, reader.read(read, 0, 30));
      assertEquals(0, reader.read(read, 30, 30));
      assertEquals(70, reader.read(read, 30, 101));
      assertEquals(-1, reader.read(read, 100, 101));
      assertEquals(100, reader.count());
      assertArrayEquals(moves, Arrays.copyOf(read, 100), bits + " bits");
      assertThrows(IndexOutOfBoundsException.class, () -> reader.read(read, 0, 102));
    }
  }

  private static long value(long any, PackedFormat format) {
    return format.bits() == 64 ? any : any & format.fields().get(0).max();
  }

  /**
   * A stream that delivers up to three bytes at a time, and that remembers whether it was closed.
   */
  private static final class Trickle extends InputStream {
    private final ByteArrayInputStream in;
    private final Random random;
    private boolean isDown;

    Trickle(byte[] bytes, Random random) {
      in = new ByteArrayInputStream(bytes);
      this.random = random;
    }

    @Override
    public int read() {
      return in.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
      return in.read(bytes, from, Math.min(length, 1 + random.nextInt(3)));
    }

    @Override
    public void close() {
      isDown = true;
    }

    boolean isClosed() {
      return isDown;
    }
  }

  @Test
  void reportsTruncatedStreams() throws IOException {
    long[] moves = new long[5000];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = SNL.pack(i % 7, i % 101, i % 4);
    }
    byte[] bytes = streamOf(SNL, moves);
    for (int length = 0; length < bytes.length; length += length < 100 ? 1 : 97) {
      // Every move whose bytes are complete is delivered. The first block has 4,096 moves, and its
      // count takes two bytes.
      int delivered =
          length < 6148
              ? Math.max(0, (length - 2) * 8 / 12)
              : 4096 + Math.max(0, (length - 6148) * 8 / 12);
      Read read = Read.of(SNL, Arrays.copyOf(bytes, length));
      assertEquals("move " + delivered + ": the stream ends before its end mark", read.error);
      assertEquals(Arrays.stream(moves).limit(delivered).boxed().toList(), read.moves);
    }
  }

  /** Reads streams whose first move, if it is delivered, is 0x6A9. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          016a9000         | 1 |
          026a9e0000       | 1 | move 1: Pick must be between 0 and 6
          026a9d9400       | 1 | move 1: Destination must be between 0 and 100
          016a9100         | 1 | move 1: the padding of the previous block must be zero
          016a98026a950200 | 1 | move 1: the padding of the previous block must be zero
          016a908000       | 1 | move 1: the count of the block is not in its shortest form
          8000             | 0 | move 0: the count of the block is not in its shortest form
          8100             | 0 | move 0: the count of the block is not in its shortest form
          8120             | 0 | move 0: the count of the block must be between 1 and 4096
          ffff             | 0 | move 0: the count of the block must be between 1 and 4096
          8080             | 0 | move 0: the count of the block must be between 1 and 4096
          80               | 0 | move 0: the stream ends before its end mark
          """)
  void reportsErrorsOfStreams(String hex, int delivered, String error) throws IOException {
    assertEquals(new Read(Collections.nCopies(delivered, 0x6A9L), error), Read.ofHex(hex));
  }

  @Test
  void bulkReadsDeliverMovesBeforeInvalidOne() throws IOException {
    PackedReader reader =
        SNL.reader(new ByteArrayInputStream(HexFormat.of().parseHex("036a9502e00000")));
    int[] moves = new int[9];
    assertEquals(2, reader.read(moves, 0, 9));
    assertEquals(
        "move 2: Pick must be between 0 and 6",
        assertThrows(IllegalArgumentException.class, () -> reader.read(moves, 0, 9)).getMessage());
    assertEquals(2, reader.count());
    PackedReader longs =
        SNL.reader(new ByteArrayInputStream(HexFormat.of().parseHex("036a9502e00000")));
    assertEquals(2, longs.read(new long[9], 0, 9));
    assertThrows(IllegalArgumentException.class, () -> longs.read(new long[9], 0, 9));
  }

  /**
   * Flips each bit of a stream. The reader must either reject the stream or deliver other valid
   * moves.
   */
  @Test
  void handlesAnyFlippedBit() throws IOException {
    long[] moves = new long[40];
    Arrays.fill(moves, 0x6A9);
    byte[] bytes = streamOf(SNL, moves);
    int refused = 0;
    for (int bit = 0; bit < bytes.length * 8; bit++) {
      byte[] broken = bytes.clone();
      broken[bit / 8] ^= (byte) (1 << bit % 8);
      Read read = Read.of(SNL, broken);
      refused += read.error == null ? 0 : 1;
      for (long move : read.moves) {
        assertTrue(SNL.isValid(move));
      }
      assertTrue(read.error == null || read.error.startsWith("move " + read.moves.size() + ": "));
    }
    assertTrue(refused > 40, "refused: " + refused);
  }

  @Test
  void readsConsecutiveStreams() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int game = 0; game < 50; game++) {
      PackedWriter writer = SNL.writer(out);
      for (int i = 0; i < game; i++) {
        writer.write(SNL.pack(i % 7, game, 3));
      }
      writer.finish();
      writer.finish();
      out.write('!');
    }
    ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
    for (int game = 0; game < 50; game++) {
      PackedReader reader = SNL.reader(in);
      for (int i = 0; i < game; i++) {
        assertEquals(SNL.pack(i % 7, game, 3), reader.next());
      }
      assertFalse(reader.hasNext());
      assertEquals(-1, reader.read(new int[1], 0, 1));
      assertThrows(NoSuchElementException.class, reader::next);
      assertEquals('!', in.read(), "nothing beyond the end mark is read");
    }
    assertEquals(-1, in.read());
  }

  /** A reader can read flushed moves before anything else is written. */
  @Test
  void flushWritesMoves() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackedWriter writer = SNL.writer(out);
    writer.flush();
    assertEquals(0, out.size());
    writer.write(0x6A9);
    assertEquals(0, out.size());
    writer.flush();
    assertEquals("016a90", HexFormat.of().formatHex(out.toByteArray()));
    PackedReader reader = SNL.reader(new ByteArrayInputStream(out.toByteArray()));
    assertTrue(reader.hasNext());
    assertEquals(0x6A9, reader.next());
    writer.write(0x502);
    writer.finish();
    assertEquals("016a9001502000", HexFormat.of().formatHex(out.toByteArray()));
    assertEquals(new Read(List.of(0x6A9L, 0x502L), null), Read.of(SNL, out.toByteArray()));
  }

  @Test
  void finishFlushes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackedWriter writer = SNL.writer(new BufferedOutputStream(out));
    writer.write(0x6A9);
    writer.finish();
    assertEquals("016a9000", HexFormat.of().formatHex(out.toByteArray()));
    assertThrows(IllegalStateException.class, () -> writer.write(new int[1], 0, 1));
  }

  @Test
  void writerContinuesAfterRejection() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PackedWriter writer = SNL.writer(out);
    writer.write(0x6A9);
    assertEquals(
        "move 1: Pick must be between 0 and 6",
        assertThrows(IllegalArgumentException.class, () -> writer.write(0xE00)).getMessage());
    assertEquals(
        "move 2: Pick must be between 0 and 6",
        assertThrows(
                IllegalArgumentException.class, () -> writer.write(new int[] {0x502, -1}, 0, 2))
            .getMessage());
    assertEquals(2, writer.count());
    assertThrows(IndexOutOfBoundsException.class, () -> writer.write(new int[2], 1, 3));
    writer.finish();
    writer.close();
    writer.close();
    assertEquals("026a950200", HexFormat.of().formatHex(out.toByteArray()));
    assertEquals(
        "the stream is already finished",
        assertThrows(IllegalStateException.class, () -> writer.write(0)).getMessage());
    assertThrows(IllegalStateException.class, () -> writer.write(new long[1], 0, 1));
  }

  /**
   * If an exception interrupts the writing of moves, the stream has no end mark, and readers report
   * that it is incomplete.
   */
  @Test
  void closeDoesNotFinish() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThrows(
        IllegalArgumentException.class,
        () -> {
          try (PackedWriter writer = SNL.writer(out)) {
            writer.write(0x6A9);
            writer.write(0xFFF);
            writer.finish();
          }
        });
    assertEquals(
        new Read(List.of(0x6A9L), "move 1: the stream ends before its end mark"),
        Read.of(SNL, out.toByteArray()));
  }

  /**
   * The underlying stream may keep the bytes that it could not flush, and would write them a second
   * time.
   */
  @Test
  void writesNothingAfterFailedFlush() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    OutputStream sink =
        new OutputStream() {
          private boolean hasFailed;

          @Override
          public void write(int b) {
            bytes.write(b);
          }

          @Override
          public void write(byte[] b, int from, int length) throws IOException {
            bytes.write(b, from, length);
            if (!hasFailed) {
              hasFailed = true;
              throw new IOException("line down");
            }
          }
        };
    PackedWriter writer = SNL.writer(new BufferedOutputStream(sink));
    writer.write(0x6A9);
    IOException failure = assertThrows(IOException.class, writer::flush);
    IOException later = assertThrows(IOException.class, () -> writer.write(0x502));
    assertEquals(failure, later.getCause());
    assertThrows(IOException.class, writer::finish);
    assertThrows(IOException.class, writer::flush);
    writer.close();
    writer.close();
    Read read = Read.of(SNL, bytes.toByteArray());
    assertTrue(read.error != null, read.toString());
    // Writing the end mark can fail, too.
    PackedWriter other = SNL.writer(new Failing(0, false));
    assertThrows(IOException.class, other::finish);
    assertThrows(IOException.class, () -> other.write(0x502));
  }

  /**
   * An input stream must not return 0 from a bulk read. If one does, the reader must not loop
   * forever.
   */
  @Test
  void readsStreamWhoseBulkReadsReturnZero() throws IOException {
    byte[] bytes = streamOf(SNL, 0x6A9, 0x502);
    InputStream lazy =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int from, int length) {
            return 0;
          }
        };
    assertEquals(new Read(List.of(0x6A9L, 0x502L), null), Read.of(SNL.reader(lazy)));
  }

  /** A stream that fails at one write, and that counts the bytes of all others. */
  private static final class Failing extends OutputStream {
    private final boolean isUnchecked;
    private int left;
    private int written;
    private boolean isClosed;

    /**
     * Creates a stream.
     *
     * @param left the number of writes before the one that fails
     * @param isUnchecked whether that write throws an unchecked exception
     */
    Failing(int left, boolean isUnchecked) {
      this.left = left;
      this.isUnchecked = isUnchecked;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[1], 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      if (left-- == 0) {
        IOException failure = new IOException("disk full");
        if (isUnchecked) {
          throw new UncheckedIOException("disk full", failure);
        }
        throw failure;
      }
      written += length;
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }

  @Test
  void writesNothingAfterFailure() throws IOException {
    for (int left = 0; left < 3; left++) {
      checkWritesNothingAfterFailure(new Failing(left, false), IOException.class);
      checkWritesNothingAfterFailure(new Failing(left, true), UncheckedIOException.class);
    }
    // Flushing the underlying stream and writing the end mark can fail, too.
    PackedWriter writer = SNL.writer(new BufferedOutputStream(new Failing(0, true)));
    writer.write(0x6A9);
    checkIsFailed(writer, assertThrows(UncheckedIOException.class, writer::flush));
    PackedWriter other = SNL.writer(new Failing(0, true));
    checkIsFailed(other, assertThrows(UncheckedIOException.class, other::finish));
  }

  /** Checks that a writer stops writing after the failure of the first block. */
  private static void checkWritesNothingAfterFailure(Failing out, Class<? extends Exception> type)
      throws IOException {
    PackedWriter writer = SNL.writer(out);
    Exception failure = assertThrows(type, () -> writer.write(new long[4096], 0, 4096));
    assertEquals("disk full", failure.getMessage());
    int written = out.written;
    checkIsFailed(writer, failure);
    writer.close();
    assertEquals(written, out.written, "no end mark");
    assertTrue(out.isClosed);
  }

  /** Checks that a writer rejects everything because of an earlier failure. */
  private static void checkIsFailed(PackedWriter writer, Exception failure) {
    for (Executable call :
        List.<Executable>of(() -> writer.write(0), writer::flush, writer::finish)) {
      IOException later = assertThrows(IOException.class, call);
      assertEquals("an earlier write failed", later.getMessage());
      assertEquals(failure, later.getCause());
    }
  }

  /** After an I/O error, reading can continue where it stopped. */
  @Test
  void readsCanBeRetried() throws IOException {
    long[] moves = new long[300];
    Arrays.fill(moves, 0x6A9);
    byte[] bytes = streamOf(SNL, moves);
    Random random = new Random(5);
    InputStream shaky =
        new InputStream() {
          private final ByteArrayInputStream in = new ByteArrayInputStream(bytes);

          @Override
          public int read() throws IOException {
            fail();
            return in.read();
          }

          @Override
          public int read(byte[] target, int from, int length) throws IOException {
            fail();
            return in.read(target, from, Math.min(length, 5));
          }

          private void fail() throws IOException {
            if (random.nextBoolean()) {
              throw new IOException("timeout");
            }
          }
        };
    PackedReader reader = SNL.reader(shaky);
    int failures = 0;
    for (int i = 0; i < moves.length; ) {
      try {
        assertEquals(moves[i], reader.next());
        i++;
      } catch (IOException e) {
        failures++;
      }
    }
    assertTrue(failures > 50, "failures: " + failures);
  }

  @Test
  void closesUnderlyingStream() throws IOException {
    Trickle in = new Trickle(new byte[1], new Random(0));
    try (PackedReader reader = SNL.reader(in)) {
      assertFalse(reader.hasNext());
      assertFalse(in.isClosed());
    }
    assertTrue(in.isClosed());
    assertThrows(NullPointerException.class, () -> SNL.reader(null));
    assertThrows(NullPointerException.class, () -> SNL.writer(null));
    PackedReader reader = SNL.reader(new ByteArrayInputStream(new byte[1]));
    assertEquals(0, reader.read(new int[1], 1, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> reader.read(new int[1], 0, 2));
    PackedFormat wide = PackedFormat.of(field("a", 0, 1L << 40));
    assertThrows(
        IllegalArgumentException.class,
        () -> wide.reader(new ByteArrayInputStream(new byte[1])).read(new int[1], 0, 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> wide.writer(OutputStream.nullOutputStream()).write(new int[1], 0, 1));
  }

  /** Reads and writes twenty million moves without holding them in memory. */
  @Test
  void streamsTwentyMillionMoves() throws IOException {
    byte[] block = streamOf(SNL, new long[PackedWriter.MAX_BLOCK]);
    int length = block.length - 1;
    long total = 5_000L * PackedWriter.MAX_BLOCK;
    InputStream endless =
        new InputStream() {
          private long at;

          @Override
          public int read() {
            return at == 5_000L * length ? 0 : block[(int) (at++ % length)] & 0xFF;
          }

          @Override
          public int read(byte[] target, int from, int n) {
            int offset = (int) (at % length);
            int copied = Math.min(n, length - offset);
            System.arraycopy(block, offset, target, from, copied);
            at += copied;
            return copied;
          }
        };
    PackedReader reader = SNL.reader(endless);
    PackedWriter writer = SNL.writer(OutputStream.nullOutputStream());
    int[] moves = new int[1000];
    for (int n; (n = reader.read(moves, 0, moves.length)) > 0; ) {
      writer.write(moves, 0, n);
    }
    assertEquals(total, reader.count());
    assertEquals(total, writer.count());
  }
}
