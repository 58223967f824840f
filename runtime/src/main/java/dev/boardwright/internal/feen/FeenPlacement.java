// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.qi.QiLimits;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the placement field. It makes a single pass over the characters with almost no
 * branches that depend on them, because the characters of a position are unpredictable.
 */
final class FeenPlacement {
  // The kinds of characters, one bit each.
  private static final int START = 1; // before the first
  private static final int DIGIT = 1 << 1;
  private static final int ZERO = 1 << 2;
  private static final int LETTER_BIT = 3;
  private static final int LETTER = 1 << LETTER_BIT;
  private static final int SIGN = 1 << 4;
  private static final int TERMINAL = 1 << 5;
  private static final int DERIVED = 1 << 6;
  private static final int SLASH = 1 << 7;

  private static final int NUMBER = DIGIT | ZERO;
  private static final int PIECE = LETTER | TERMINAL | DERIVED;

  // The entry for a character: kind(8) | kinds that it may follow(8) | state(4) | token(10). The
  // token of a letter is the first token of that letter and case, to which the state of the
  // preceding character is added. The token of a mark is the number that the mark adds to the token
  // of its piece.
  private static final int TOKEN_MASK = (1 << 10) - 1;
  private static final int STATE_SHIFT = 10;
  private static final int STATE_MASK = 15;
  private static final int FOLLOWS_SHIFT = 14;
  private static final int KIND_SHIFT = 22;

  private static final int LAST = 127;
  private static final int[] CHARACTERS = characters();

  private FeenPlacement() {}

  private static int[] characters() {
    int[] characters = new int[LAST + 1];
    int normal = EpinToken.NORMAL_STATE;
    int ranks = START | SLASH;
    for (char letter = 'A'; letter <= 'z'; letter++) {
      if (EpinToken.isLetter(letter)) {
        int token = EpinToken.of(String.valueOf(letter)) - normal;
        characters[letter] = known(LETTER, ranks | NUMBER | PIECE | SIGN, normal, token);
      }
    }
    for (char digit = '1'; digit <= '9'; digit++) {
      characters[digit] = known(DIGIT, ranks | NUMBER | PIECE, normal, 0);
    }
    characters['0'] = known(ZERO, NUMBER, normal, 0);
    characters['+'] = known(SIGN, ranks | NUMBER | PIECE, EpinToken.ENHANCED_STATE, 0);
    characters['-'] = known(SIGN, ranks | NUMBER | PIECE, 0, 0);
    characters['^'] = known(TERMINAL, LETTER, normal, EpinToken.TERMINAL_MARK);
    characters['\''] = known(DERIVED, LETTER | TERMINAL, normal, EpinToken.DERIVED_MARK);
    characters['/'] = known(SLASH, NUMBER | PIECE | SLASH, normal, 0);
    return characters;
  }

  private static int known(int kind, int follows, int state, int token) {
    return kind << KIND_SHIFT | follows << FOLLOWS_SHIFT | state << STATE_SHIFT | token;
  }

  /**
   * Reads a placement.
   *
   * @param text the whole text, which begins with the placement
   * @param to the offset at which the placement ends
   * @param items receives the pieces; null if they are not needed
   * @return the board, packed as defined by {@link FeenBoard}; or, if the placement is invalid,
   *     {@code ~offset} of the place where reading stopped
   */
  static long read(String text, int to, @Nullable FeenItems items) {
    int[] room = items == null ? null : items.room();
    int before = START;
    int state = EpinToken.NORMAL_STATE;
    int number = 0;
    int squares = 0; // excluding those of the current number
    int pieces = 0;
    int rankFrom = 0;
    int files = 0;
    int rank = 0;
    int ranks = 0;
    int layers = 1;
    int dimensions = 1;
    for (int i = 0; i < to; i++) {
      int c = text.charAt(i);
      int known = CHARACTERS[Math.min(c, LAST)];
      if ((known >>> FOLLOWS_SHIFT & before) == 0) {
        return ~i;
      }
      int kind = known >>> KIND_SHIFT;
      // Branch-free: whether a piece or empty squares come next is unpredictable.
      int isDigit = -(kind & NUMBER) >> 31;
      squares += number & ~isDigit;
      number = 10 * number + c - '0' & isDigit;
      if (number > QiLimits.MAX_DIMENSION_SIZE) {
        return ~i;
      }
      int letter = kind >> LETTER_BIT & 1;
      if (room != null) {
        // Always written, but kept only if this is a piece.
        room[pieces] = FeenItems.onSquare(squares, (known & TOKEN_MASK) + state);
      }
      squares += letter;
      pieces += letter;
      if ((kind & (SLASH | TERMINAL | DERIVED)) != 0) {
        if (kind == SLASH) {
          if (before != SLASH) {
            int width = squares - rankFrom;
            files = files == 0 ? width : files;
            if (width != files) {
              return ~i;
            }
            rankFrom = squares;
            rank++;
            dimensions = Math.max(dimensions, 2);
          } else {
            ranks = ranks == 0 ? rank : ranks;
            if (rank != ranks) {
              return ~i;
            }
            rank = 0;
            layers++;
            dimensions = 3;
          }
        } else if (room != null) {
          room[pieces - 1] += known & TOKEN_MASK;
        }
      }
      before = kind;
      state = known >>> STATE_SHIFT & STATE_MASK;
    }
    int width = squares + number - rankFrom;
    files = files == 0 ? width : files;
    rank++;
    ranks = ranks == 0 ? rank : ranks;
    boolean isGood =
        (before & (NUMBER | PIECE)) != 0
            && width == files
            && rank == ranks
            && files <= QiLimits.MAX_DIMENSION_SIZE
            && ranks <= QiLimits.MAX_DIMENSION_SIZE
            && layers <= QiLimits.MAX_DIMENSION_SIZE
            && (dimensions < 3 || ranks >= 2)
            && files * ranks * layers <= QiLimits.MAX_SQUARE_COUNT;
    if (!isGood) {
      return ~to;
    }
    if (items != null) {
      items.endBoard(pieces);
    }
    return FeenBoard.of(files, ranks, layers, dimensions, pieces);
  }
}
