// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.GameTexts;

/** The names of the pieces of a game, for reading and writing them in a text. */
final class PieceNames {
  /** The value that {@link #scan} returns if a character cannot begin a name. */
  static final int NONE = -1;

  private static final int CODE_BITS = 8;
  private static final int LETTERS = 26;
  private static final int STATES = 16;
  private static final int PLUS = 1;
  private static final String MARKS = "^'~";

  /** The code of the piece with each name, by the number of the name; 0 if there is none. */
  private final short[] codes = new short[2 * LETTERS * STATES];

  private final byte[][] written;

  /** The number of characters of the longest name. */
  final int longest;

  /** Whether any name has a mark after its letter. */
  final boolean isMarked;

  PieceNames(GameRules rules) {
    GameTexts texts = rules.texts();
    int count = rules.tokens().size();
    written = new byte[count + 1][];
    int length = 1;
    boolean hasMarks = false;
    for (int code = 1; code <= count; code++) {
      String name = texts.names(texts.written(rules, code)).get(0);
      written[code] = AsciiText.bytes(name);
      length = Math.max(length, name.length());
      for (String read : texts.names(code)) {
        codes[number(read)] = (short) code;
        hasMarks |= MARKS.indexOf(read.charAt(read.length() - 1)) >= 0;
      }
    }
    longest = length;
    isMarked = hasMarks;
  }

  private static int number(String name) {
    boolean isPromoted = name.charAt(0) == '+';
    int number = letter(name.charAt(isPromoted ? 1 : 0)) * STATES + (isPromoted ? PLUS : 0);
    for (int mark = 0; mark < MARKS.length(); mark++) {
      number |= name.indexOf(MARKS.charAt(mark)) < 0 ? 0 : PLUS << mark + 1;
    }
    return number;
  }

  private static int letter(char c) {
    int lower = (c | 0x20) - 'a';
    return lower < 0 || lower >= LETTERS ? NONE : c < 'a' ? lower : lower + LETTERS;
  }

  /** {@return the name under which a piece is written} */
  byte[] name(int code) {
    return written[code];
  }

  /** {@return the code of the piece whose name is only a letter, or 0 if there is none} */
  int codeOf(char c) {
    int letter = letter(c);
    return letter < 0 ? 0 : codes[letter * STATES];
  }

  /**
   * Reads the name at an offset.
   *
   * @return a number from which {@link #code} and {@link #end} extract the code of the piece, 0 if
   *     no piece has the name, and the end of the name; {@link #NONE} if there is no name
   */
  int scan(String text, int from, int to) {
    int at = from;
    char c = text.charAt(at);
    int number = 0;
    if (c == '+') {
      number = PLUS;
      at++;
      c = at < to ? text.charAt(at) : 0;
    }
    int letter = letter(c);
    if (letter < 0) {
      return NONE;
    }
    number += letter * STATES;
    at++;
    if (at < to && text.charAt(at) != '/') {
      for (int mark = 0; mark < MARKS.length(); mark++) {
        if (at < to && text.charAt(at) == MARKS.charAt(mark)) {
          number |= PLUS << mark + 1;
          at++;
        }
      }
    }
    return at << CODE_BITS | codes[number];
  }

  static int code(int scanned) {
    return scanned & (1 << CODE_BITS) - 1;
  }

  static int end(int scanned) {
    return scanned >> CODE_BITS;
  }
}
