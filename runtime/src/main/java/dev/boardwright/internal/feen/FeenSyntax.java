// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.StyleText;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * Whether a text is FEEN 1.0.0, without making an object: what is found is packed into a number,
 * negative where something is wrong. Strict: single spaces, ASCII, regular ranks, every hand item
 * once and in its place. In time linear in the text, of which no more is looked at than can be
 * good, and no number is read further than it can matter.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenSyntax {
  /** The most characters of a text: {@value}. */
  public static final int MAX_LENGTH = 4_096;

  // What a placement is: irregular(1) | pieces(13) | dimensions(2) | layers(8) | ranks(8) |
  // files(8)
  private static final int RANKS_SHIFT = 8;
  private static final int LAYERS_SHIFT = 16;
  private static final int DIMENSIONS_SHIFT = 24;
  private static final int PIECES_SHIFT = 26;
  private static final int IRREGULAR_SHIFT = 40;

  private FeenSyntax() {}

  /**
   * The number of files of a placement.
   *
   * @param placement what {@link #check} gave, not negative
   * @return 1 to 255
   */
  public static int files(long placement) {
    return (int) placement & 0xFF;
  }

  /**
   * The number of ranks of each layer.
   *
   * @param placement what {@link #check} gave, not negative
   * @return 1 to 255
   */
  public static int ranks(long placement) {
    return (int) (placement >>> RANKS_SHIFT) & 0xFF;
  }

  /**
   * The number of layers.
   *
   * @param placement what {@link #check} gave, not negative
   * @return 1 to 255
   */
  public static int layers(long placement) {
    return (int) (placement >>> LAYERS_SHIFT) & 0xFF;
  }

  /**
   * The number of dimensions.
   *
   * @param placement what {@link #check} gave, not negative
   * @return 1 to 3
   */
  public static int dimensions(long placement) {
    return (int) (placement >>> DIMENSIONS_SHIFT) & 3;
  }

  /** Marks what is no board: its ranks are of unequal lengths. */
  static long irregular(long placement) {
    return 1L << IRREGULAR_SHIFT | placement;
  }

  private static boolean isIrregular(long placement) {
    return placement >>> IRREGULAR_SHIFT != 0;
  }

  static long packed(int files, int ranks, int layers, int dimensions, int pieces) {
    return (long) pieces << PIECES_SHIFT
        | (long) dimensions << DIMENSIONS_SHIFT
        | (long) layers << LAYERS_SHIFT
        | (long) ranks << RANKS_SHIFT
        | files;
  }

  private static int pieces(long placement) {
    return (int) (placement >>> PIECES_SHIFT) & MAX_LENGTH * 2 - 1;
  }

  /**
   * The number of squares.
   *
   * @param placement what {@link #check} gave, not negative
   * @return 1 to 65,025
   */
  public static int squares(long placement) {
    return files(placement) * ranks(placement) * layers(placement);
  }

  /**
   * Checks a text.
   *
   * @param text the text
   * @param dialect how it names styles
   * @param items takes the pieces of a good text, made for one of its length; null when they are
   *     not wanted
   * @return what {@link #files} and so on take apart; negative for {@link FeenProblem#refusal} when
   *     the text is not FEEN
   */
  public static long check(String text, FeenDialect dialect, @Nullable FeenItems items) {
    if (text.length() > MAX_LENGTH) {
      return FeenProblem.TOO_LONG.at(MAX_LENGTH);
    }
    int first = text.indexOf(' ');
    int second = first < 0 ? -1 : text.indexOf(' ', first + 1);
    if (second < 0) {
      return FeenProblem.FIELD_COUNT.at(text.length());
    }
    int third = text.indexOf(' ', second + 1);
    if (third >= 0) {
      // Spaces that come together, or before everything, are where it goes wrong.
      return FeenProblem.FIELD_COUNT.at(first == 0 ? 0 : second == first + 1 ? second : third);
    }
    long placement = FeenPlacement.read(text, first, items);
    if (placement < 0) {
      placement = BadPlacement.find(text, first);
    }
    if (placement < 0) {
      return placement;
    }
    long held = FeenHands.read(text, first + 1, second, items);
    if (held < 0) {
      return held;
    }
    long styles = styles(text, second + 1, dialect);
    if (styles < 0) {
      return styles;
    }
    boolean isIrregular = isIrregular(placement);
    long squares = isIrregular ? BadPlacement.squares(text, first) : squares(placement);
    long room = squares - pieces(placement);
    if (held > room) {
      return FeenProblem.CARDINALITY.at(FeenHands.overflow(text, first + 1, second, room));
    }
    // Last what the original does not look at, so that what it does is found first.
    if (isIrregular) {
      return FeenProblem.IRREGULAR.at(BadPlacement.irregular(text, first));
    }
    return squares(placement) > QiLimits.MAX_SQUARE_COUNT
        ? FeenProblem.TOO_MANY_SQUARES.at(BadPlacement.tooLarge(text, first))
        : placement;
  }

  /**
   * Where the first rank goes beyond a number of squares.
   *
   * @param text a text that is FEEN
   * @param files the squares that are right
   * @return the offset of the piece or the number that has the first square too many; where the
   *     rank ends when there is none
   */
  public static int beyond(String text, int files) {
    return BadPlacement.beyond(text, 0, files);
  }

  private static long styles(String text, int from, FeenDialect dialect) {
    int to = text.length();
    int slash = text.indexOf('/', from);
    if (slash < 0) {
      return FeenProblem.STYLE_DELIMITER.at(to);
    }
    int other = text.indexOf('/', slash + 1);
    if (other >= 0) {
      return FeenProblem.STYLE_DELIMITER.at(other);
    }
    int bad = badStyle(text, from, slash, dialect);
    if (bad < 0) {
      bad = badStyle(text, slash + 1, to, dialect);
    }
    if (bad >= 0) {
      return FeenProblem.STYLE.at(bad);
    }
    if (text.charAt(from) <= 'Z' == text.charAt(slash + 1) <= 'Z') {
      return FeenProblem.STYLE_CASE.at(slash + 1);
    }
    if (slash - from > QiLimits.MAX_STYLE_BYTES) {
      return FeenProblem.STYLE_TOO_LONG.at(from + QiLimits.MAX_STYLE_BYTES);
    }
    return to - slash - 1 > QiLimits.MAX_STYLE_BYTES
        ? FeenProblem.STYLE_TOO_LONG.at(slash + 1 + QiLimits.MAX_STYLE_BYTES)
        : 0;
  }

  /**
   * Whether a text is a side's style.
   *
   * @param style a text
   * @param side whose style
   * @param dialect what styles there are
   * @return whether it is of the dialect, and of the case of the side
   */
  public static boolean isStyle(String style, Side side, FeenDialect dialect) {
    return badStyle(style, 0, style.length(), dialect) < 0
        && style.charAt(0) <= 'Z' == (side == Side.FIRST);
  }

  /** Where a style is none of its dialect; −1 when it is one. */
  private static int badStyle(String text, int from, int to, FeenDialect dialect) {
    if (dialect == FeenDialect.SNN_STYLES) {
      return StyleText.firstBad(text, from, to);
    }
    if (from == to || !EpinToken.isLetter(text.charAt(from))) {
      return from;
    }
    return to - from > 1 ? from + 1 : -1;
  }
}
