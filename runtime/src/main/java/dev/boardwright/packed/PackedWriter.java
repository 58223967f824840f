// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes packed numbers, called moves here, as a dense stream, without limit and in constant
 * memory: blocks of a count (1 to 4,096, a varint: seven bits a byte, the lowest first, the highest
 * bit of a byte set where another follows) and that many moves back to back, the first in the
 * highest bits, filled up with zeros to a byte. A count of 0 ends the stream.
 *
 * <p>Not safe to share between threads.
 */
public final class PackedWriter implements Closeable {
  /** The most moves of a block. */
  static final int MAX_BLOCK = 4_096;

  /** A multiple of a word. */
  private static final int FIRST_BYTES = 256;

  private final PackedFormat format;
  private final OutputStream out;
  private final int bits;

  /** The whole words of the block at hand. It grows, since most games are a small part of one. */
  private byte[] block = new byte[FIRST_BYTES];

  private int length;
  private int inBlock;

  /** Bits that make no whole word yet, on the left; the rest is zero. */
  private long pending;

  private int pendingBits;
  private long count;
  private boolean isFinished;

  /** What has failed, after which nothing is to follow, the end mark least of all. */
  private @Nullable IOException failure;

  PackedWriter(PackedFormat format, OutputStream out) {
    this.format = format;
    this.out = Objects.requireNonNull(out, "out");
    bits = format.bits();
  }

  /**
   * Writes a move.
   *
   * @param packed a packed number
   * @throws IllegalArgumentException if it is invalid; the message starts with {@code move} and its
   *     index in the stream, and nothing is written
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a block is full and cannot be written, or an earlier write has failed
   */
  public void write(long packed) throws IOException {
    checkOpen();
    append(packed);
  }

  /**
   * Writes moves.
   *
   * @param packed packed numbers
   * @param from the index of the first to write
   * @param to the index after the last
   * @throws IllegalArgumentException if one is invalid; the message starts with {@code move} and
   *     its index in the stream, and those before it are written; or if the format has more than 31
   *     bits
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a block is full and cannot be written, or an earlier write has failed
   */
  public void write(int[] packed, int from, int to) throws IOException {
    checkOpen();
    format.checkFitsInt();
    Objects.checkFromToIndex(from, to, packed.length);
    for (int i = from; i < to; i++) {
      append(packed[i]);
    }
  }

  /**
   * Writes moves.
   *
   * @param packed packed numbers
   * @param from the index of the first to write
   * @param to the index after the last
   * @throws IllegalArgumentException if one is invalid; the message starts with {@code move} and
   *     its index in the stream, and those before it are written
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a block is full and cannot be written, or an earlier write has failed
   */
  public void write(long[] packed, int from, int to) throws IOException {
    checkOpen();
    Objects.checkFromToIndex(from, to, packed.length);
    for (int i = from; i < to; i++) {
      append(packed[i]);
    }
  }

  /**
   * How many moves this writer has taken.
   *
   * @return the number of moves, which is the index of the next one
   */
  public long count() {
    return count;
  }

  private void checkOpen() throws IOException {
    if (isFinished) {
      throw new IllegalStateException("the stream is finished");
    }
    if (failure != null) {
      throw new IOException("an earlier write failed", failure);
    }
  }

  private void append(long packed) throws IOException {
    if (!format.isValid(packed)) {
      throw HexCodes.atMove(count, format.invalid(packed));
    }
    int free = Long.SIZE - pendingBits;
    if (bits < free) {
      // A number without bits is 0, for which any shift will do.
      pending |= packed << free - bits;
      pendingBits += bits;
    } else {
      int left = bits - free;
      putWord(pending | packed >>> left);
      pending = left == 0 ? 0 : packed << Long.SIZE - left;
      pendingBits = left;
    }
    count++;
    if (++inBlock == MAX_BLOCK) {
      writeBlock();
    }
  }

  private void putWord(long word) {
    if (length == block.length) {
      block = Arrays.copyOf(block, 2 * length);
    }
    HexWords.set(block, length, word);
    length += Long.BYTES;
  }

  private void writeBlock() throws IOException {
    int bytes = (int) (((long) inBlock * bits + Byte.SIZE - 1) / Byte.SIZE);
    if (pendingBits > 0) {
      putWord(pending);
    }
    int n = inBlock;
    try {
      if (n > 0x7F) {
        out.write(n | 0x80);
        n >>>= 7;
      }
      out.write(n);
      out.write(block, 0, bytes);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
    inBlock = 0;
    length = 0;
    pending = 0;
    pendingBits = 0;
  }

  /**
   * Ends the block at hand and flushes, so that a reader at the other end gets every move written
   * up to now. Blocks that are not full take a little more room.
   *
   * @throws IOException if that fails, or something before it has
   */
  public void flush() throws IOException {
    if (!isFinished) {
      checkOpen();
      if (inBlock > 0) {
        writeBlock();
      }
    }
    try {
      out.flush();
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /**
   * Writes the end mark and flushes; leaves the underlying stream open. Does nothing the second
   * time.
   *
   * @throws IOException if that fails, or something before it has
   */
  public void finish() throws IOException {
    if (isFinished) {
      return;
    }
    checkOpen();
    if (inBlock > 0) {
      writeBlock();
    }
    try {
      out.write(0);
      out.flush();
    } catch (IOException e) {
      failure = e;
      throw e;
    }
    isFinished = true;
  }

  /**
   * Closes the underlying stream. A stream that has not been {@linkplain #finish finished} gets the
   * moves that it is still owed, but no end mark: when something goes wrong halfway, its readers
   * see that it is not whole.
   *
   * @throws IOException if that fails
   */
  @Override
  public void close() throws IOException {
    try (out) {
      if (!isFinished && failure == null && inBlock > 0) {
        writeBlock();
      }
    }
  }
}
