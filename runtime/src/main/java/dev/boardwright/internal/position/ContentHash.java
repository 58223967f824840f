// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The terms of a position's content hash. The hash is the exclusive or of one term for each part of
 * the content, so a change costs the terms that it takes out and puts in. It is the same in every
 * run and every version: its values are published, and no formula here may ever change.
 */
public final class ContentHash {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long FNV_OFFSET = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  /** The term of the second side being to move. */
  public static final long SECOND_TO_MOVE = mix(GOLDEN);

  private ContentHash() {}

  /**
   * The terms of an empty board with empty hands, the first side to move.
   *
   * @param shape the shape of the board
   * @param firstStyle the first side's style
   * @param secondStyle the second side's style
   * @return the hash of that position
   */
  public static long empty(Shape shape, String firstStyle, String secondStyle) {
    long hash = mix(text(firstStyle) - GOLDEN) ^ mix(text(secondStyle) - 2 * GOLDEN);
    for (int axis = 0; axis < shape.dimensions(); axis++) {
      hash ^= mix(~GOLDEN * (65_536L * (1 + axis) + shape.size(axis)));
    }
    return hash;
  }

  /**
   * Whether two contents may be the same, as far as their hashes tell.
   *
   * @param a a hash; 0 when it is not known
   * @param b another hash; 0 when it is not known
   * @return false when both are known and differ
   */
  public static boolean mayBeSame(long a, long b) {
    return a == b || a == 0 || b == 0;
  }

  /**
   * The term of a piece on a square.
   *
   * @param piece the piece, or null
   * @param index the flat index of the square
   * @return the term; 0 for no piece
   */
  public static long onSquare(@Nullable String piece, int index) {
    return piece == null ? 0 : onSquare(text(piece), index);
  }

  static long onSquare(long text, int index) {
    return mix(text + GOLDEN * (1L + index));
  }

  /**
   * The term of a piece in a hand.
   *
   * @param piece the piece
   * @param side whose hand
   * @param count how many of it
   * @return the term; 0 for none
   */
  public static long inHand(String piece, Side side, long count) {
    return count == 0 ? 0 : inHand(text(piece), side.ordinal(), count);
  }

  static long inHand(long text, int side, long count) {
    return mix(text + GOLDEN * ((1L + side << 32) + count));
  }

  /** The finaliser of SplitMix64 over FNV-1a of the UTF-16 units, the high byte of each first. */
  static long text(String text) {
    long hash = FNV_OFFSET;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      hash = (hash ^ c >>> 8) * FNV_PRIME;
      hash = (hash ^ c & 0xFF) * FNV_PRIME;
    }
    return mix(hash);
  }

  private static long mix(long z) {
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
