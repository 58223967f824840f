// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.qi.Qi;
import dev.boardwright.support.FeenText;
import org.jspecify.annotations.Nullable;

/**
 * Static methods that parse and format positions in FEEN 1.0.0. A FEEN text has three fields,
 * separated by single spaces, and at most {@value #MAX_LENGTH} ASCII characters.
 *
 * <pre>
 * lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
 * </pre>
 *
 * <p>The first field lists the squares in the order of their indices, with {@code /} between ranks
 * and {@code //} between layers. Each piece is an {@linkplain Epin EPIN} token, and a number
 * represents a run of empty squares. The second field lists the hands of both sides; each hand
 * lists each kind of piece once, in the order that FEEN defines. The third field lists the styles
 * of both sides, with that of the side to move first; the first side's style is in upper case. The
 * text does not specify which rank is listed first: that rank is row 0 of the position (see {@link
 * dev.boardwright.SquareOrder}).
 *
 * <p>Parsing is strict: every position has exactly one text, and no other text is accepted. Time
 * and memory are proportional to the length of the text and to the size of the board, which has at
 * most 65,025 squares. A null text is not valid: {@code isValid} returns false for it, and {@code
 * parse} throws a {@link FeenException}. Any other argument that is null causes a {@code
 * NullPointerException} that names the parameter.
 */
public final class Feen {
  /** The maximum length of a text in characters: {@value}. */
  public static final int MAX_LENGTH = 4_096;

  private Feen() {}

  /**
   * {@return whether a text is a valid position in FEEN 1.0.0, that is, whether {@link
   * #parse(String)} accepts it} This method allocates no memory, for any text.
   *
   * @param text any text, or null, which is not valid
   */
  public static boolean isValid(@Nullable String text) {
    return isValid(text, FeenDialect.FEEN_1_0_0);
  }

  /**
   * {@return whether a text is a valid position in a dialect of FEEN, that is, whether {@link
   * #parse(String, FeenDialect)} accepts it} This method allocates no memory, for any text.
   *
   * @param text any text, or null, which is not valid
   * @param dialect the dialect, which determines how the text names styles
   */
  public static boolean isValid(@Nullable String text, FeenDialect dialect) {
    return FeenText.isValid(text, dialect);
  }

  /**
   * Parses a position in FEEN 1.0.0.
   *
   * @param text the text
   * @return the position, in generic form
   * @throws FeenException if {@code text} is not valid FEEN or is null; the exception gives the
   *     offset of the error
   */
  public static Qi parse(@Nullable String text) {
    return parse(text, FeenDialect.FEEN_1_0_0);
  }

  /**
   * Parses a position in a dialect of FEEN.
   *
   * @param text the text
   * @param dialect the dialect, which determines how the text names styles
   * @return the position, in generic form
   * @throws FeenException if {@code text} is not valid FEEN or is null; the exception gives the
   *     offset of the error
   */
  public static Qi parse(@Nullable String text, FeenDialect dialect) {
    return FeenText.parse(text, dialect);
  }

  /**
   * Formats a position in FEEN 1.0.0. The result of {@code parse(format(qi))} equals {@code qi}.
   *
   * @param qi the position
   * @return the text of the position
   * @throws IllegalArgumentException if FEEN cannot represent the position: a piece is not an EPIN
   *     token, a dimension other than the innermost has size 1, the first side's style is not an
   *     upper-case letter, the second side's style is not a lower-case letter, or the text would be
   *     too long
   */
  public static String format(Qi qi) {
    return format(qi, FeenDialect.FEEN_1_0_0);
  }

  /**
   * Formats a position in a dialect of FEEN. The result of {@code parse(format(qi, dialect),
   * dialect)} equals {@code qi}.
   *
   * @param qi the position
   * @param dialect the dialect, which determines how the text names styles
   * @return the text of the position
   * @throws IllegalArgumentException if FEEN cannot represent the position: a piece is not an EPIN
   *     token, a dimension other than the innermost has size 1, a style is not valid in the dialect
   *     or does not have the case of its side, or the text would be too long
   */
  public static String format(Qi qi, FeenDialect dialect) {
    return FeenText.format(qi, dialect);
  }
}
