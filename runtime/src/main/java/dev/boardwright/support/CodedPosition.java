// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import java.util.Map;
import java.util.Objects;

/**
 * A position of declared pieces. How it stores their codes is the generated class's own; what is
 * slow anyway follows here from reading them.
 *
 * @param <P> the type of the position itself, which every operation returns
 */
public abstract class CodedPosition<P extends CodedPosition<P>> extends AbstractPosition<P> {
  /**
   * For subclasses.
   *
   * @param knownHash the content hash; 0 when it is not known
   */
  protected CodedPosition(long knownHash) {
    super(knownHash);
  }

  /**
   * The declared pieces.
   *
   * @return the same palette for every position of a board
   */
  protected abstract Palette palette();

  /**
   * A board of given pieces.
   *
   * @param count the number of squares
   * @param pieces two characters for each piece: the index of its square, and its code
   * @return a new array of the codes of all squares
   */
  protected static byte[] squaresOf(int count, String pieces) {
    byte[] squares = new byte[count];
    for (int i = 0; i < pieces.length(); i += 2) {
      squares[pieces.charAt(i)] = (byte) pieces.charAt(i + 1);
    }
    return squares;
  }

  /**
   * The squares.
   *
   * @return a new array of the codes of what stands on them, 0 for an empty square
   */
  protected abstract byte[] codes();

  /**
   * How many of a piece lie in a hand.
   *
   * @param side the side
   * @param code the code of the piece, 1 or more
   * @return the count; 0 when there is none
   * @throws IllegalArgumentException if no piece has the code
   */
  public abstract int handCount(Side side, int code);

  @Override
  public final int handCount(Side side, String piece) {
    Objects.requireNonNull(side, "side");
    int code = palette().code(Objects.requireNonNull(piece, "piece"));
    return code < 0 ? 0 : handCount(side, code);
  }

  @Override
  public final Map<String, Integer> hand(Side side) {
    Objects.requireNonNull(side, "side");
    return Hand.of(palette(), code -> handCount(side, code));
  }
}
