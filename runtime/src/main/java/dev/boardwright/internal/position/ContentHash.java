// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The terms of a position's content hash. The hash is the exclusive or of one term for each part of
 * the content, so a change updates the hash by removing and adding only the terms that it affects.
 * The hash is the same in every run and every version: its values are published, and the formulas
 * here must never change.
 */
public final class ContentHash {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long FNV_OFFSET = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  /** The term that the hash includes if the second side is to move. */
  public static final long SECOND_TO_MOVE = mix(GOLDEN);

  private ContentHash() {}

  /**
   * {@return the hash of the position with an empty board and empty hands, and with the first side
   * to move}
   */
  public static long empty(Shape shape, String firstStyle, String secondStyle) {
    long hash = mix(text(firstStyle) - GOLDEN) ^ mix(text(secondStyle) - 2 * GOLDEN);
    for (int axis = 0; axis < shape.dimensions(); axis++) {
      hash ^= mix(~GOLDEN * (65_536L * (1 + axis) + shape.size(axis)));
    }
    return hash;
  }

  /**
   * {@return whether two positions may be equal, judging by their content hashes: false if both
   * hashes are known and differ}
   *
   * @param a a content hash, or 0 if it has not been computed
   * @param b another content hash, or 0 if it has not been computed
   */
  public static boolean mayBeSame(long a, long b) {
    return a == b || a == 0 || b == 0;
  }

  /**
   * {@return the term of a piece on a square, or 0 if the square is empty}
   *
   * @param piece the piece, or null if the square is empty
   */
  public static long onSquare(@Nullable String piece, int index) {
    return piece == null ? 0 : onSquare(text(piece), index);
  }

  static long onSquare(long text, int index) {
    return mix(text + GOLDEN * (1L + index));
  }

  /**
   * {@return the term of a piece in a hand, or 0 if the hand has no copies of it}
   *
   * @param count the number of copies of the piece in the hand
   */
  public static long inHand(String piece, Side side, long count) {
    return count == 0 ? 0 : inHand(text(piece), side.ordinal(), count);
  }

  static long inHand(long text, int side, long count) {
    return mix(text + GOLDEN * ((1L + side << 32) + count));
  }

  /**
   * {@return the hash of a text: the SplitMix64 finaliser, applied to the FNV-1a hash of the UTF-16
   * code units, with the high byte of each unit first}
   */
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
