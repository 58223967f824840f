// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.feen;

import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import dev.boardwright.text.StyleText;
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

  private static final String LAYERS = "//";
  private static final String TOO_MANY_DIMENSIONS = "///";

  /** Above every limit that numbers have here; ten of it still fit an int. */
  private static final int LARGE = 1 << 20;

  // What a placement is: irregular(1) | pieces(13) | dimensions(2) | layers(8) | ranks(8) |
  // files(8)
  private static final int RANKS_SHIFT = 8;
  private static final int LAYERS_SHIFT = 16;
  private static final int DIMENSIONS_SHIFT = 24;
  private static final int PIECES_SHIFT = 26;
  private static final int IRREGULAR_SHIFT = 40;

  // What a rank is: end(16) | pieces(16) | squares(16)
  private static final int RANK_PIECES_SHIFT = 16;
  private static final int RANK_END_SHIFT = 32;
  private static final int SIXTEEN_BITS = 0xFFFF;

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
      placement = placement(text, first);
    }
    if (placement < 0) {
      return placement;
    }
    long held = hands(text, first + 1, second, items);
    if (held < 0) {
      return held;
    }
    long styles = styles(text, second + 1, dialect);
    if (styles < 0) {
      return styles;
    }
    boolean isIrregular = placement >>> IRREGULAR_SHIFT != 0;
    long room = (isIrregular ? unevenSquares(text, first) : squares(placement)) - pieces(placement);
    if (held > room) {
      return FeenProblem.CARDINALITY.at(overflow(text, first + 1, second, room));
    }
    // Last what the original does not look at, so that what it does is found first.
    if (isIrregular) {
      return FeenProblem.IRREGULAR.at(irregular(text, first));
    }
    return squares(placement) > QiLimits.MAX_SQUARE_COUNT
        ? FeenProblem.TOO_MANY_SQUARES.at(0)
        : placement;
  }

  /** What is wrong with a placement; or what it is, when its ranks are of unequal lengths alone. */
  private static long placement(String text, int to) {
    if (to == 0) {
      return FeenProblem.EMPTY_PLACEMENT.at(0);
    }
    if (text.charAt(0) == '/') {
      return FeenProblem.LEADING_SEPARATOR.at(0);
    }
    if (text.charAt(to - 1) == '/') {
      return FeenProblem.TRAILING_SEPARATOR.at(to - 1);
    }
    int slashes = text.indexOf(TOO_MANY_DIMENSIONS);
    if (isIn(slashes, to)) {
      return FeenProblem.DIMENSIONS.at(slashes + 2);
    }
    int dimensions = dimensions(text, to);
    int files = 0;
    int ranks = 0;
    int layers = 0;
    int rank = 0;
    int pieces = 0;
    int irregular = 0;
    int layerFrom = 0;
    int tooMany = 0; // where a layer has more ranks than the first
    int i = 0;
    while (true) {
      long scanned = rank(text, i, to);
      if (scanned < 0) {
        return scanned;
      }
      int width = (int) scanned & SIXTEEN_BITS;
      pieces += (int) (scanned >>> RANK_PIECES_SHIFT) & SIXTEEN_BITS;
      int end = (int) (scanned >>> RANK_END_SHIFT);
      files = files == 0 ? width : files;
      irregular |= width ^ files;
      if (++rank > QiLimits.MAX_DIMENSION_SIZE) {
        return FeenProblem.SIZE.at(i);
      }
      if (rank == ranks + 1) {
        tooMany = i - 1;
      }
      boolean isLast = end == to;
      if (isLast || text.charAt(end + 1) == '/') {
        ranks = ranks == 0 ? rank : ranks;
        if (dimensions == 3 && (rank < 2 || rank != ranks)) {
          return FeenProblem.COHERENCE.at(rank > ranks ? tooMany : end);
        }
        if (++layers > QiLimits.MAX_DIMENSION_SIZE) {
          return FeenProblem.SIZE.at(layerFrom);
        }
        if (isLast) {
          break;
        }
        rank = 0;
        end++;
        layerFrom = end + 1;
      }
      i = end + 1;
    }
    if (irregular == 0) {
      throw new IllegalStateException("a good placement was taken for a bad one: " + text);
    }
    return 1L << IRREGULAR_SHIFT | packed(files, ranks, layers, dimensions, pieces);
  }

  /** Of a placement without three slashes in a row. */
  private static int dimensions(String text, int to) {
    if (isIn(text.indexOf(LAYERS), to)) {
      return 3;
    }
    return isIn(text.indexOf('/'), to) ? 2 : 1;
  }

  private static boolean isIn(int found, int to) {
    return found >= 0 && found < to;
  }

  private static long rank(String text, int from, int to) {
    int squares = 0;
    int pieces = 0;
    int tooWide = -1;
    int i = from;
    while (i < to) {
      int start = i;
      char c = text.charAt(i);
      if (c == '/') {
        break;
      }
      if (isDigit(c)) {
        int count = c - '0';
        if (count == 0) {
          return FeenProblem.EMPTY_COUNT.at(i);
        }
        while (++i < to && isDigit(text.charAt(i))) {
          count = Math.min(10 * count + text.charAt(i) - '0', LARGE);
        }
        squares = Math.min(squares + count, LARGE);
      } else {
        int token = EpinToken.scan(text, i, to);
        if (token < 0) {
          return FeenProblem.PIECE.at(~token);
        }
        i = EpinToken.end(token);
        squares++;
        pieces++;
      }
      if (squares > QiLimits.MAX_DIMENSION_SIZE && tooWide < 0) {
        tooWide = start;
      }
    }
    if (tooWide >= 0) {
      return FeenProblem.SIZE.at(tooWide);
    }
    return (long) i << RANK_END_SHIFT | (long) pieces << RANK_PIECES_SHIFT | squares;
  }

  /** The squares of ranks of unlike lengths. */
  private static int unevenSquares(String text, int to) {
    int squares = 0;
    int i = 0;
    while (i < to) {
      long scanned = rank(text, i, to);
      squares += (int) scanned & SIXTEEN_BITS;
      i = (int) (scanned >>> RANK_END_SHIFT) + 1;
    }
    return squares;
  }

  /** Where a rank has a square more than the first one, or ends too early. */
  private static int irregular(String text, int to) {
    int files = 0;
    int i = 0;
    while (true) {
      long scanned = rank(text, i, to);
      int width = (int) scanned & SIXTEEN_BITS;
      int end = (int) (scanned >>> RANK_END_SHIFT);
      if (files != 0 && width != files) {
        return width < files ? end : beyond(text, i, files);
      }
      files = width;
      i = end;
      while (text.charAt(i) == '/') {
        i++;
      }
    }
  }

  /**
   * Where a rank goes beyond a number of squares.
   *
   * @param text a text of which the rank is good
   * @param from where the rank begins
   * @param files the squares that are right
   * @return the offset of the piece or the number that has the first square too many; where the
   *     rank ends when there is none
   */
  public static int beyond(String text, int from, int files) {
    int squares = 0;
    int i = from;
    while (" /".indexOf(text.charAt(i)) < 0) {
      int start = i;
      int count = 0;
      while (isDigit(text.charAt(i))) {
        count = 10 * count + text.charAt(i++) - '0';
      }
      if (count == 0) {
        count = 1;
        i = EpinToken.end(EpinToken.scan(text, i, text.length()));
      }
      squares += count;
      if (squares > files) {
        return start;
      }
    }
    return i;
  }

  /** The number of pieces in both hands, or any number that is larger than every board. */
  private static long hands(String text, int from, int to, @Nullable FeenItems items) {
    if (to == from + 1 && text.charAt(from) == '/') {
      return 0; // as in most positions of most games
    }
    int slash = text.indexOf('/', from);
    if (!isIn(slash, to)) {
      return FeenProblem.HANDS_DELIMITER.at(to);
    }
    int other = text.indexOf('/', slash + 1);
    if (isIn(other, to)) {
      return FeenProblem.HANDS_DELIMITER.at(other);
    }
    long first = hand(text, from, slash, 0, items);
    if (first < 0) {
      return first;
    }
    long second = hand(text, slash + 1, to, 1, items);
    return second < 0 ? second : first + second;
  }

  private static long hand(String text, int from, int to, int side, @Nullable FeenItems items) {
    int total = 0;
    long seen = 0;
    boolean mayRepeat = false;
    int disorder = -1;
    int before = -1;
    int countBefore = 0;
    int numberBefore = 0;
    int i = from;
    while (i < to) {
      int start = i;
      int count = 0;
      while (i < to && isDigit(text.charAt(i))) {
        count = Math.min(10 * count + text.charAt(i) - '0', LARGE);
        i++;
      }
      if (i > start && (text.charAt(start) == '0' || count == 1)) {
        return FeenProblem.HAND_COUNT.at(start);
      }
      if (i == to) {
        return FeenProblem.HAND_PIECE.at(i);
      }
      int token = EpinToken.scan(text, i, to);
      if (token < 0) {
        return FeenProblem.HAND_PIECE.at(~token);
      }
      i = EpinToken.end(token);
      int number = EpinToken.number(token);
      // Where tokens meet in one bit they may be the same one, and a closer look tells.
      long bit = 1L << (number >>> 2);
      mayRepeat |= (seen & bit) != 0;
      seen |= bit;
      count = Math.max(count, 1);
      if (before >= 0 && disorder < 0) {
        int more = countBefore - count;
        if (count == LARGE) {
          more = compareLarge(text, before, start);
        }
        if (more < 0 || more == 0 && numberBefore >= number) {
          disorder = start;
        }
      }
      before = start;
      countBefore = count;
      numberBefore = number;
      total = Math.min(total + count, LARGE);
      if (items != null) {
        items.addToHand(side, number, count);
      }
    }
    int repeated = mayRepeat ? repeated(text, from, to) : -1;
    if (repeated >= 0) {
      return FeenProblem.NOT_AGGREGATED.at(repeated);
    }
    return disorder >= 0 ? FeenProblem.HAND_ORDER.at(disorder) : total;
  }

  /** Compares the counts of two items of which the second is too large for a number. */
  private static int compareLarge(String text, int first, int second) {
    int firstDigits = digitsEnd(text, first) - first;
    int secondDigits = digitsEnd(text, second) - second;
    int order = Integer.compare(firstDigits, secondDigits);
    for (int i = 0; order == 0 && i < firstDigits; i++) {
      order = Character.compare(text.charAt(first + i), text.charAt(second + i));
    }
    return order;
  }

  private static int digitsEnd(String text, int from) {
    int i = from;
    while (isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Where the first item begins whose token has come before; −1 when there is none. */
  private static int repeated(String text, int from, int to) {
    int first = -1;
    // A bit for each token, in as many rounds as it takes: a set would be an object.
    for (int round = 0; round <= EpinToken.COUNT - 1 >>> 6; round++) {
      long seen = 0;
      int i = from;
      while (i < to && (first < 0 || i < first)) {
        int start = i;
        int token = EpinToken.scan(text, digitsEnd(text, i), to);
        int number = EpinToken.number(token);
        i = EpinToken.end(token);
        if (number >>> 6 == round) {
          if ((seen >>> number & 1) != 0) {
            first = start;
          }
          seen |= 1L << number;
        }
      }
    }
    return first;
  }

  /** The first item of the hands that there is no more room for. */
  private static int overflow(String text, int from, int to, long room) {
    long total = 0;
    int i = from;
    while (i < to) {
      int start = i;
      if (text.charAt(i) == '/') {
        i++;
        continue;
      }
      int count = 0;
      while (isDigit(text.charAt(i))) {
        count = Math.min(10 * count + text.charAt(i++) - '0', LARGE);
      }
      i = EpinToken.end(EpinToken.scan(text, i, to));
      total += Math.max(count, 1);
      if (total > room) {
        return start;
      }
    }
    return from;
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

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
