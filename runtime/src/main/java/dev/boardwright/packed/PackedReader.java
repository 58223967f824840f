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
 * Reads a dense stream, as {@link PackedWriter} writes it, without limit and in constant memory. A
 * move is there as soon as its bytes are; a stream that is broken somewhere is delivered up to
 * there, and then refused, whenever it is asked again. Nothing beyond the end mark is read.
 *
 * <p>Not safe to share between threads.
 */
public final class PackedReader implements Closeable {
  private static final int NONE = -1;

  /** A move is read as a word and the byte after it, wherever it begins. */
  private static final int SPARE_BYTES = Long.BYTES + 1;

  private static final String TRUNCATED = "the stream ends before its end mark";

  private final PackedFormat format;
  private final InputStream in;
  private final int bits;

  /** The moves of a block, with some room at the end. */
  private byte[] block = new byte[0];

  /** How many bytes the block has, and how many of them are here. */
  private int length;

  private int filled;

  /** How many moves the block has, and how many of them are read. */
  private int inBlock;

  private int read;

  /** The first byte of a count whose second is not here yet. */
  private int countByte = NONE;

  private long count;
  private boolean isOver;

  /** Why the stream is broken, once it is. */
  private @Nullable String failure;

  PackedReader(PackedFormat format, InputStream in) {
    this.format = format;
    this.in = Objects.requireNonNull(in, "in");
    bits = format.bits();
  }

  /**
   * Tells whether there is another move; waits for it.
   *
   * @return false after the last
   * @throws IllegalArgumentException if the stream is broken here; the message starts with {@code
   *     move} and the index of the move that should be here
   * @throws IOException if the underlying stream fails; after that, it may be tried again
   */
  public boolean hasNext() throws IOException {
    return load();
  }

  /**
   * Reads a move.
   *
   * @return the packed number, which is valid
   * @throws NoSuchElementException after the last
   * @throws IllegalArgumentException if the stream is broken here, or the number is invalid; the
   *     message starts with {@code move} and its index
   * @throws IOException if the underlying stream fails; after that, it may be tried again
   */
  public long next() throws IOException {
    if (!load()) {
      throw new NoSuchElementException("the stream has " + count + " moves");
    }
    long packed = peek(read);
    if (!format.isValid(packed)) {
      throw invalid(packed);
    }
    delivered(1);
    return packed;
  }

  /**
   * Reads moves: those that are here, up to as many as there is room for. Waits until there is at
   * least one.
   *
   * @param packed where they go
   * @param from the index of the first
   * @param to the index after the last
   * @return how many there are, at least 1; −1 after the last, and 0 if there is no room
   * @throws IllegalArgumentException if the stream is broken here, or the next number is invalid;
   *     the message starts with {@code move} and its index; or if the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IOException if the underlying stream fails; after that, it may be tried again
   */
  public int read(int[] packed, int from, int to) throws IOException {
    format.checkFitsInt();
    Objects.checkFromToIndex(from, to, packed.length);
    if (from == to) {
      return 0;
    }
    if (!load()) {
      return NONE;
    }
    int n = Math.min(to - from, here() - read);
    for (int i = 0; i < n; i++) {
      long move = peek(read + i);
      if (!format.isValid(move)) {
        return delivered(i);
      }
      packed[from + i] = (int) move;
    }
    return delivered(n);
  }

  /**
   * Reads moves: those that are here, up to as many as there is room for. Waits until there is at
   * least one.
   *
   * @param packed where they go
   * @param from the index of the first
   * @param to the index after the last
   * @return how many there are, at least 1; −1 after the last, and 0 if there is no room
   * @throws IllegalArgumentException if the stream is broken here, or the next number is invalid;
   *     the message starts with {@code move} and its index
   * @throws IndexOutOfBoundsException if an index is out of range
   * @throws IOException if the underlying stream fails; after that, it may be tried again
   */
  public int read(long[] packed, int from, int to) throws IOException {
    Objects.checkFromToIndex(from, to, packed.length);
    if (from == to) {
      return 0;
    }
    if (!load()) {
      return NONE;
    }
    int n = Math.min(to - from, here() - read);
    for (int i = 0; i < n; i++) {
      long move = peek(read + i);
      if (!format.isValid(move)) {
        return delivered(i);
      }
      packed[from + i] = move;
    }
    return delivered(n);
  }

  /** What comes before an invalid move is delivered first. */
  private int delivered(int moves) {
    if (moves == 0) {
      throw invalid(peek(read));
    }
    read += moves;
    count += moves;
    return moves;
  }

  /**
   * How many moves have been read.
   *
   * @return the number of moves, which is the index of the next one
   */
  public long count() {
    return count;
  }

  /** Makes the next move be here; false when there is none. */
  private boolean load() throws IOException {
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

  private boolean isHere() {
    return read < inBlock && bytes(read + 1) <= filled;
  }

  /** How many moves of the block are here. */
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
      // A stream must not do that. Some do, and one byte they wait for.
      block[filled] = (byte) readByte();
      n = 1;
    }
    filled += n;
  }

  /** Reads a count; false when it is the end mark. */
  private boolean startBlock() throws IOException {
    int padding = length * Byte.SIZE - inBlock * bits;
    if (padding > 0 && (block[length - 1] & (1 << padding) - 1) != 0) {
      throw broken("the padding before it must be zero");
    }
    int n = countByte == NONE ? readByte() : countByte;
    if (n > 0x7F) {
      countByte = n;
      int high = readByte();
      if (high == 0) {
        throw broken("the count of the block has a byte too many");
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

  /** A move of the block, which is here. */
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
