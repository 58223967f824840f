// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/**
 * Squares that sliding pieces reach. A ray is the set of squares in one direction from a square, in
 * one or two words. Along a ray, the index either grows ({@code up}) or falls ({@code down}). The
 * methods return a word of the squares up to and including the first occupied one, and have no
 * branches.
 */
public final class Rays {
  private Rays() {}

  /**
   * {@return the part of the nearest word of a ray with growing indices}
   *
   * @param ray the word of the ray
   * @param occupied the word of the occupied squares
   */
  public static long up(long ray, long occupied) {
    long blockers = ray & occupied;
    return ray & (blockers ^ blockers - 1);
  }

  /**
   * {@return the part of the nearest word of a ray with falling indices}
   *
   * @param ray the word of the ray
   * @param occupied the word of the occupied squares
   */
  public static long down(long ray, long occupied) {
    return ray & Long.MIN_VALUE >> Long.numberOfLeadingZeros(ray & occupied | 1);
  }

  /**
   * {@return the part of word 1 of a ray with growing indices}
   *
   * @param ray word 1 of the ray
   * @param occupied word 1 of the occupied squares
   * @param blockers the occupied squares in word 0 of the ray
   */
  public static long up(long ray, long occupied, long blockers) {
    return up(ray, occupied) & ~((blockers | -blockers) >> 63);
  }

  /**
   * {@return the part of word 0 of a ray with falling indices}
   *
   * @param ray word 0 of the ray
   * @param occupied word 0 of the occupied squares
   * @param blockers the occupied squares in word 1 of the ray
   */
  public static long down(long ray, long occupied, long blockers) {
    return down(ray, occupied) & ~((blockers | -blockers) >> 63);
  }

  /**
   * {@return word 0 of squares that are shifted}
   *
   * @param low word 0 of the squares
   * @param high word 1 of the squares
   * @param offset what is added to each index: 1 to 63, or −1 to −63
   */
  public static long shiftLow(long low, long high, int offset) {
    // Shifts by a negative number count from 64.
    return offset > 0 ? low << offset : low >>> -offset | high << offset;
  }

  /**
   * {@return word 1 of squares that are shifted}
   *
   * @param low word 0 of the squares
   * @param high word 1 of the squares
   * @param offset what is added to each index: 1 to 63, or −1 to −63
   */
  public static long shiftHigh(long low, long high, int offset) {
    return offset > 0 ? high << offset | low >>> -offset : high >>> -offset;
  }
}
