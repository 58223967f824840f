// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reader of dense streams as written by {@link PackedWriter}. It reads streams of any length in
 * constant memory.
 *
 * <p>A move can be read as soon as its bytes have arrived. If the stream is malformed, the reader
 * first returns the moves before the error; every later attempt to read then throws an exception.
 * The reader reads nothing after the end mark.
 *
 * <p>Not safe for use by several threads.
 */
public final class PackedReader implements Closeable {
  private static final int NONE = -1;

  /**
   * The number of unused bytes at the end of the buffer. They are needed because a move is read as
   * a word and the byte after it, wherever the move begins.
   */
  private static final int SPARE_BYTES = Long.BYTES + 1;

  private static final String TRUNCATED = "the stream ends before its end mark";

  private final PackedFormat format;
  private final InputStream in;
  private final int bits;

  /** The moves of the current block, followed by unused bytes. */
  private byte[] block = new byte[0];

  /** The number of bytes in the block. */
  private int length;

  /** The number of bytes of the block that have been read from the stream. */
  private int filled;

  /** The number of moves in the block. */
  private int inBlock;

  /** The number of moves of the block that have been returned to the caller. */
  private int read;

  /** The first byte of a count whose second byte has not been read yet, otherwise {@link #NONE}. */
  private int countByte = NONE;

  private long count;
  private boolean isOver;

  /** The reason why the stream is malformed, once an error has been found. */
  private @Nullable String failure;

  PackedReader(PackedFormat format, InputStream in) {
    this.format = format;
    this.in = Objects.requireNonNull(in, "in");
    bits = format.bits();
  }

  /**
   * {@return whether there is another move} Blocks until this is known.
   *
   * @throws IllegalArgumentException if the stream is malformed here; the message starts with
   *     {@code move} and the index of the move that was expected
   * @throws IOException if the underlying stream fails; the call may be repeated
   */
  public boolean hasNext() throws IOException {
    if (failure != null) {
      throw broken(failure);
    }
    while (!isHere()) {
      if (read < inBlock) {
        fill();
      } else if (isOver || !startBlock()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads a move.
   *
   * @return the packed number, which is valid
   * @throws NoSuchElementException if there are no more moves
   * @throws IllegalArgumentException if the stream is malformed here, or the number is invalid; the
   *     message starts with {@code move} and the index of the move
   * @throws IOException if the underlying stream fails; the call may be repeated
   */
  public long next() throws IOException {
    if (!hasNext()) {
      throw new NoSuchElementException("no more moves: the stream has " + count);
    }
    long packed = peek(read);
    if (!format.isValid(packed)) {
      throw invalid(packed);
    }
    delivered(1);
    return packed;
  }

  /**
   * Reads the moves that are available, at most as many as fit into the given range. Blocks until
   * at least one move is available.
   *
   * @param packed the array for the moves
   * @param from the index of the first move in {@code packed}
   * @param to the end of the range, exclusive
   * @return the number of moves read, at least 1; −1 if there are no more moves; 0 if the range is
   *     empty
   * @throws IllegalArgumentException if the stream is malformed here, or the next number is
   *     invalid, in which case the message starts with {@code move} and the index of the move; or
   *     if the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IOException if the underlying stream fails; the call may be repeated
   */
  public int read(int[] packed, int from, int to) throws IOException {
    format.checkFitsInt();
    int n = ready(from, to, packed.length);
    for (int i = 0; i < n; i++) {
      long move = peek(read + i);
      if (!format.isValid(move)) {
        return delivered(i);
      }
      packed[from + i] = (int) move;
    }
    return n > 0 ? delivered(n) : n;
  }

  /**
   * Reads the moves that are available, at most as many as fit into the given range. Blocks until
   * at least one move is available.
   *
   * @param packed the array for the moves
   * @param from the index of the first move in {@code packed}
   * @param to the end of the range, exclusive
   * @return the number of moves read, at least 1; −1 if there are no more moves; 0 if the range is
   *     empty
   * @throws IllegalArgumentException if the stream is malformed here, or the next number is
   *     invalid; the message starts with {@code move} and the index of the move
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IOException if the underlying stream fails; the call may be repeated
   */
  public int read(long[] packed, int from, int to) throws IOException {
    int n = ready(from, to, packed.length);
    for (int i = 0; i < n; i++) {
      long move = peek(read + i);
      if (!format.isValid(move)) {
        return delivered(i);
      }
      packed[from + i] = move;
    }
    return n > 0 ? delivered(n) : n;
  }

  /** {@return the number of moves that can be read into a range, 0 only if it is empty} */
  private int ready(int from, int to, int length) throws IOException {
    Objects.checkFromToIndex(from, to, length);
    if (from == to) {
      return 0;
    }
    return hasNext() ? Math.min(to - from, here() - read) : NONE;
  }

  /**
   * Counts moves as returned. If there are none, the next move is invalid, and this method throws
   * its exception. The valid moves before an invalid one are therefore returned first.
   *
   * @return {@code moves}
   */
  private int delivered(int moves) {
    if (moves == 0) {
      throw invalid(peek(read));
    }
    read += moves;
    count += moves;
    return moves;
  }

  /** {@return the number of moves read so far, which is the index of the next one} */
  public long count() {
    return count;
  }

  private boolean isHere() {
    return read < inBlock && bytes(read + 1) <= filled;
  }

  /** {@return the number of moves of the block that are available} */
  private int here() {
    return bits == 0 ? inBlock : Math.min(inBlock, filled * Byte.SIZE / bits);
  }

  private int bytes(int moves) {
    return (moves * bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  private void fill() throws IOException {
    int n = in.read(block, filled, length - filled);
    if (n < 0) {
      throw broken(TRUNCATED);
    }
    if (n == 0) {
      // A stream must not return 0 here, but some do. Reading a single byte makes them wait.
      block[filled] = (byte) readByte();
      n = 1;
    }
    filled += n;
  }

  /**
   * Reads the count of the next block.
   *
   * @return false if the count is the end mark
   */
  private boolean startBlock() throws IOException {
    int padding = length * Byte.SIZE - inBlock * bits;
    if (padding > 0 && (block[length - 1] & (1 << padding) - 1) != 0) {
      throw broken("the padding of the previous block must be zero");
    }
    int n = countByte == NONE ? readByte() : countByte;
    if (n > 0x7F) {
      countByte = n;
      int high = readByte();
      if (high == 0) {
        throw broken("the count of the block is not in its shortest form");
      }
      n = n & 0x7F | high << 7;
    }
    if (n > PackedWriter.MAX_BLOCK) {
      throw broken("the count of the block must be between 1 and " + PackedWriter.MAX_BLOCK);
    }
    if (block.length < bytes(n) + SPARE_BYTES) {
      block = new byte[bytes(n) + SPARE_BYTES];
    }
    countByte = NONE;
    isOver = n == 0;
    inBlock = n;
    length = bytes(n);
    filled = 0;
    read = 0;
    return !isOver;
  }

  private int readByte() throws IOException {
    int read = in.read();
    if (read < 0) {
      throw broken(TRUNCATED);
    }
    return read;
  }

  /** {@return a move of the block, which must be available} */
  private long peek(int move) {
    int at = move * bits;
    int skip = at % Byte.SIZE;
    long word = HexWords.get(block, at / Byte.SIZE) << skip;
    int missing = skip + bits - Long.SIZE;
    if (missing > 0) {
      word |= (block[at / Byte.SIZE + Long.BYTES] & 0xFFL) >>> Byte.SIZE - skip;
    }
    return bits == 0 ? 0 : word >>> Long.SIZE - bits;
  }

  private IllegalArgumentException invalid(long packed) {
    return HexCodes.atMove(count, format.invalid(packed));
  }

  private IllegalArgumentException broken(String reason) {
    failure = reason;
    return new IllegalArgumentException("move " + count + ": " + reason);
  }

  /** Closes the underlying stream. */
  @Override
  public void close() throws IOException {
    in.close();
  }
}
