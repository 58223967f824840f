// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.Palette;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The declared pieces of a board, each with a code. The first piece has code 1; code 0 represents
 * an empty square. Immutable.
 */
public final class DeclaredPieces {
  /**
   * The largest number of pieces of a board: {@value}. Their codes and that of the empty square fit
   * in a byte.
   */
  public static final int MAX_COUNT = Palette.MAX_PIECES;

  final Palette palette;

  private DeclaredPieces(Palette palette) {
    this.palette = palette;
  }

  /**
   * Assigns codes to the pieces of a board.
   *
   * @param pieces the pieces, each once, in the order of their codes
   * @throws IllegalArgumentException if there are more than {@value #MAX_COUNT} pieces, or if one
   *     occurs twice
   */
  public static DeclaredPieces of(String... pieces) {
    return new DeclaredPieces(Palette.of(pieces));
  }

  /**
   * {@return the exception for a piece that is not declared}
   *
   * @param piece the piece, of any length; the message shortens a piece of more than {@value
   *     dev.boardwright.qi.QiLimits#MAX_PIECE_BYTES} characters
   */
  public static IllegalArgumentException notDeclared(@Nullable String piece) {
    return Palette.notDeclared(piece);
  }

  /**
   * {@return the code of a piece: 1 to the number of pieces, 0 for null, or −1 if it is not
   * declared}
   *
   * @param piece any text, or null
   */
  public int code(@Nullable String piece) {
    return palette.code(piece);
  }

  /**
   * Checks that a code belongs to a piece.
   *
   * @return {@code code}
   * @throws IllegalArgumentException if {@code code} is not between 1 and the number of pieces
   */
  public int checkCode(int code) {
    return palette.checkCode(code);
  }

  /** {@return the exception for a code that no piece has} */
  public IllegalArgumentException noSuchCode(int code) {
    return palette.noSuchCode(code);
  }

  /**
   * Creates a table of the terms that the pieces contribute to the content hash on each square.
   *
   * @param shift the number of bits by which a code is shifted to leave room for the flat index of
   *     a square below it
   * @return the table, with the term of a code and a square at {@code code << shift | index}
   */
  public long[] keys(int squareCount, int shift) {
    long[] keys = new long[palette.size() + 1 << shift];
    for (int code = 1; code <= palette.size(); code++) {
      for (int index = 0; index < squareCount; index++) {
        keys[code << shift | index] = palette.onSquare(code, index);
      }
    }
    return keys;
  }

  /**
   * Assigns places to the counts of pieces in hands. Either each hand is one number, and the places
   * are shifts, or both hands share one array, and the places are indices.
   *
   * @param step the distance between two counts of a hand: the number of bits of a count, or 1 for
   *     an array
   * @param secondFrom the place of the first count of the second hand: 0 for numbers, or the number
   *     of counts of the first hand for an array
   * @param first the pieces that the first side's hand may hold
   * @param second the pieces that the second side's hand may hold
   * @return the place of each count, or −1 if that hand cannot hold the piece; one entry for each
   *     code from 0 for the first side, followed by as many for the second side
   */
  public short[] handPlaces(int step, int secondFrom, String[] first, String[] second) {
    int codes = palette.size() + 1;
    short[] places = new short[2 * codes];
    Arrays.fill(places, (short) -1);
    for (int kind = 0; kind < first.length; kind++) {
      places[palette.declared(first[kind])] = (short) (kind * step);
    }
    for (int kind = 0; kind < second.length; kind++) {
      places[codes + palette.declared(second[kind])] = (short) (secondFrom + kind * step);
    }
    return places;
  }

  /**
   * {@return the term that a square contributes to the content hash; 0 for an empty square}
   *
   * @param code the code of the piece on the square, or 0 if it is empty
   */
  public long onSquare(int code, int index) {
    return palette.onSquare(code, index);
  }

  /**
   * {@return the term that a hand count contributes to the content hash; 0 for a count of 0}
   *
   * @param key the code of the piece; for the second side, that code plus the number of codes,
   *     including 0
   * @param count the number of copies of the piece in the hand
   */
  public long inHand(int key, long count) {
    return palette.inHand(key, count);
  }
}
