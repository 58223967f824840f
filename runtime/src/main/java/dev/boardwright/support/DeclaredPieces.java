// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.Palette;
import org.jspecify.annotations.Nullable;

/**
 * The pieces that a board declares, each with a code: the first is 1, and 0 is an empty square.
 * Immutable.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class DeclaredPieces {
  /** The most pieces of a board: {@value}. Together with the empty square they fit a byte. */
  public static final int MAX_COUNT = Palette.MAX_PIECES;

  final Palette palette;

  private DeclaredPieces(Palette palette) {
    this.palette = palette;
  }

  /**
   * Gives the pieces of a board their codes.
   *
   * @param pieces the pieces, each once, in the order of their codes
   * @return the pieces with their codes
   * @throws IllegalArgumentException if there are more than {@value #MAX_COUNT}, or one comes twice
   */
  public static DeclaredPieces of(String... pieces) {
    return new DeclaredPieces(Palette.of(pieces));
  }

  /**
   * Returns the exception for a piece that is not declared.
   *
   * @param piece the piece, of any length; one that no position can carry is shortened
   * @return the exception
   */
  public static IllegalArgumentException notDeclared(@Nullable String piece) {
    return Palette.notDeclared(piece);
  }

  /**
   * Finds the code of a piece.
   *
   * @param piece any text, or null
   * @return 1 to the number of pieces, or 0 for null; −1 when there is no such piece
   */
  public int code(@Nullable String piece) {
    return palette.code(piece);
  }

  /**
   * Refuses a code that no piece has.
   *
   * @param code any number
   * @return {@code code}
   * @throws IllegalArgumentException if it is not 1 to the number of pieces
   */
  public int checkCode(int code) {
    return palette.checkCode(code);
  }

  /**
   * Returns the exception for a code that no piece has.
   *
   * @param code the code
   * @return the exception
   */
  public IllegalArgumentException noSuchCode(int code) {
    return palette.noSuchCode(code);
  }

  /**
   * Makes a table of what every piece contributes to the content hash on every square.
   *
   * @param squareCount the number of squares
   * @param shift how far a code is shifted to stand before an index
   * @return the terms, that of a code and an index at {@code code << shift | index}
   */
  public long[] keys(int squareCount, int shift) {
    return palette.keys(squareCount, shift);
  }

  /**
   * Lays out the counts of pieces in hands: in a number for each hand, as how far to shift, or in
   * an array of both hands.
   *
   * @param step from one count of a hand to the next: its bits, or 1
   * @param secondFrom where the second hand begins: 0, or after the first
   * @param first the pieces that the first side's hand may hold
   * @param second those of the second side's
   * @return for each code from 0, first for the first side and then for the second, the place of
   *     its count; −1 when that hand cannot hold the piece
   */
  public short[] handPlaces(int step, int secondFrom, String[] first, String[] second) {
    return palette.handPlaces(step, secondFrom, first, second);
  }

  /**
   * Returns what a square contributes to the content hash.
   *
   * @param code what stands there; 0 when it is empty
   * @param index the flat index of the square
   * @return the term; 0 for an empty square
   */
  public long onSquare(int code, int index) {
    return palette.onSquare(code, index);
  }

  /**
   * Returns what an entry of a hand contributes to the content hash.
   *
   * @param key the code of the piece; for the second side, plus the number of codes with 0
   * @param count how many of it
   * @return the term; 0 for none
   */
  public long inHand(int key, long count) {
    return palette.inHand(key, count);
  }
}
