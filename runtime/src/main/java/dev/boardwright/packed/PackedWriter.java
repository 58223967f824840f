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
 * A writer of dense streams of packed numbers, here called moves. It writes streams of any length
 * in constant memory.
 *
 * <p>A dense stream is a sequence of blocks. A block begins with the number of its moves, 1 to
 * 4,096, as a varint: each byte holds seven bits, the lowest bits come first, and the highest bit
 * of a byte is set if another byte follows. The moves come next, without gaps. The first move is in
 * the highest bits, and the last byte is padded with zeros. A count of 0 ends the stream.
 *
 * <p>Not safe for use by several threads.
 */
public final class PackedWriter implements Closeable {
  /** The maximum number of moves in a block. */
  static final int MAX_BLOCK = 4_096;

  /** The initial size of the buffer, a multiple of the size of a word. */
  private static final int FIRST_BYTES = 256;

  private final PackedFormat format;
  private final OutputStream out;
  private final int bits;

  /**
   * The whole words of the current block. The buffer grows as needed, because most games take up a
   * small part of a block.
   */
  private byte[] block = new byte[FIRST_BYTES];

  private int length;
  private int inBlock;

  /** The bits that do not fill a whole word yet, left-aligned; all other bits are zero. */
  private long pending;

  private int pendingBits;
  private long count;
  private boolean isFinished;

  /**
   * The exception with which the underlying stream failed, or null. After a failure, nothing more
   * may be written, not even the end mark.
   */
  private @Nullable Exception failure;

  PackedWriter(PackedFormat format, OutputStream out) {
    this.format = format;
    this.out = Objects.requireNonNull(out, "out");
    bits = format.bits();
  }

  /**
   * Writes a move.
   *
   * @param packed a packed number
   * @throws IllegalArgumentException if {@code packed} is invalid; the message starts with {@code
   *     move} and the index of the move in the stream, and nothing is written
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a full block cannot be written, or an earlier write failed
   */
  public void write(long packed) throws IOException {
    checkOpen();
    append(packed);
  }

  /**
   * Writes moves.
   *
   * @param packed an array of packed numbers
   * @param from the index of the first number to write
   * @param to the index after the last number to write
   * @throws IllegalArgumentException if a number is invalid, in which case the message starts with
   *     {@code move} and the index of the move in the stream, and the moves before it are written;
   *     or if the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a full block cannot be written, or an earlier write failed
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
   * @param packed an array of packed numbers
   * @param from the index of the first number to write
   * @param to the index after the last number to write
   * @throws IllegalArgumentException if a number is invalid; the message starts with {@code move}
   *     and the index of the move in the stream, and the moves before it are written
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IllegalStateException if the stream is finished
   * @throws IOException if a full block cannot be written, or an earlier write failed
   */
  public void write(long[] packed, int from, int to) throws IOException {
    checkOpen();
    Objects.checkFromToIndex(from, to, packed.length);
    for (int i = from; i < to; i++) {
      append(packed[i]);
    }
  }

  /**
   * {@return the number of moves passed to this writer so far, which is the index of the next one}
   */
  public long count() {
    return count;
  }

  private void checkOpen() throws IOException {
    if (isFinished) {
      throw new IllegalStateException("the stream is already finished");
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
      // A number without bits is 0, so the shift does not matter.
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
    } catch (IOException | RuntimeException e) {
      failure = e;
      throw e;
    }
    inBlock = 0;
    length = 0;
    pending = 0;
    pendingBits = 0;
  }

  /**
   * Ends the current block and flushes the underlying stream, so that a reader at the other end
   * receives all moves written so far. This makes the stream slightly longer if the block is not
   * full.
   *
   * @throws IOException if the underlying stream fails, or an earlier write failed
   */
  public void flush() throws IOException {
    if (!isFinished) {
      checkOpen();
    }
    flush(false);
  }

  private void flush(boolean isEnd) throws IOException {
    if (inBlock > 0) {
      writeBlock();
    }
    try {
      if (isEnd) {
        out.write(0);
      }
      out.flush();
    } catch (IOException | RuntimeException e) {
      failure = e;
      throw e;
    }
  }

  /**
   * Writes the end mark and flushes the underlying stream, but leaves it open. Does nothing if the
   * stream is already finished.
   *
   * @throws IOException if the underlying stream fails, or an earlier write failed
   */
  public void finish() throws IOException {
    if (isFinished) {
      return;
    }
    checkOpen();
    flush(true);
    isFinished = true;
  }

  /**
   * Closes the underlying stream. If this stream has not been {@linkplain #finish finished} and no
   * write has failed, its remaining moves are written first, but no end mark. Readers can therefore
   * recognise the stream of a program that failed halfway as incomplete.
   *
   * @throws IOException if the underlying stream fails
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
