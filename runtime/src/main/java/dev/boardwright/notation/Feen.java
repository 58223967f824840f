// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.feen.FeenReader;
import dev.boardwright.qi.Qi;
import dev.boardwright.support.FeenText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Positions as text, FEEN 1.0.0: three fields with a space between them, of at most {@value
 * #MAX_LENGTH} ASCII characters.
 *
 * <pre>
 * lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
 * </pre>
 *
 * <p>The squares in the order of their indices, {@code /} between ranks and {@code //} between
 * layers, each piece an {@linkplain Epin EPIN} token and a number for so many empty squares; the
 * hands of both sides, each piece once, in FEEN's order; the styles, that of the side to move
 * first, upper case for the first side's. Which rank is listed first is not said: it is row 0 of
 * the position (see {@link dev.boardwright.SquareOrder}).
 *
 * <p>Reading is strict: there is one text for a position, and no other is taken. It needs time and
 * memory in proportion to the text and the board, which has at most 65,025 squares. Null is a
 * programming error, a {@code NullPointerException} that names the parameter; only {@code isValid}
 * takes it for a text that is not valid.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class Feen {
  /** The most characters of a text: {@value}. */
  public static final int MAX_LENGTH = FeenReader.MAX_LENGTH;

  private Feen() {}

  /**
   * Tells whether a text is a position in FEEN 1.0.0. Allocates nothing, whatever the text.
   *
   * @param text any text, or null
   * @return whether {@link #parse(String)} accepts it; false for null
   */
  public static boolean isValid(@Nullable String text) {
    return isValid(text, FeenDialect.FEEN_1_0_0);
  }

  /**
   * Tells whether a text is a position. Allocates nothing, whatever the text.
   *
   * @param text any text, or null
   * @param dialect how it names styles
   * @return whether {@link #parse(String, FeenDialect)} accepts it; false for null
   */
  public static boolean isValid(@Nullable String text, FeenDialect dialect) {
    Objects.requireNonNull(dialect, "dialect");
    return text != null && FeenReader.read(text, dialect, null) >= 0;
  }

  /**
   * Reads a position in FEEN 1.0.0.
   *
   * @param text the text
   * @return the position, in generic form
   * @throws FeenException if {@code text} is not FEEN, or is null; the exception says where
   */
  public static Qi parse(@Nullable String text) {
    return parse(text, FeenDialect.FEEN_1_0_0);
  }

  /**
   * Reads a position.
   *
   * @param text the text
   * @param dialect how it names styles
   * @return the position, in generic form
   * @throws FeenException if {@code text} is not FEEN, or is null; the exception says where
   */
  public static Qi parse(@Nullable String text, FeenDialect dialect) {
    return FeenText.parse(text, dialect);
  }

  /**
   * Writes a position in FEEN 1.0.0. {@code parse(format(qi))} equals {@code qi}.
   *
   * @param qi a position
   * @return its text
   * @throws IllegalArgumentException if there is none: a piece is no EPIN token, a size but the
   *     innermost is 1, the first side's style is no upper-case letter or the second side's no
   *     lower-case one, or the text would be too long
   */
  public static String format(Qi qi) {
    return format(qi, FeenDialect.FEEN_1_0_0);
  }

  /**
   * Writes a position. {@code parse(format(qi, dialect), dialect)} equals {@code qi}.
   *
   * @param qi a position
   * @param dialect how its styles are named
   * @return its text
   * @throws IllegalArgumentException if there is none: a piece is no EPIN token, a size but the
   *     innermost is 1, a style is not of the dialect or not of the case of its side, or the text
   *     would be too long
   */
  public static String format(Qi qi, FeenDialect dialect) {
    return FeenText.format(qi, dialect);
  }
}
