// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.epin;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The {@value #COUNT} tokens of EPIN 1.0.0, represented as numbers from 0. The numbers follow the
 * order in which FEEN lists the pieces of a hand: by letter; upper case before lower case;
 * diminished before enhanced before normal; tokens without {@code ^} before those with it; and
 * tokens without {@code '} before those with it. Parsing a token allocates no objects.
 */
public final class EpinToken {
  /** The number of tokens: {@value}. */
  public static final int COUNT = 26 * 2 * 3 * 2 * 2;

  private static final int TOKEN_BITS = 10;
  private static final int PER_LETTER = COUNT / 26;
  private static final int PER_CASE = PER_LETTER / 2;
  private static final int PER_STATE = PER_CASE / 3;
  private static final int DIMINISHED = 0;
  private static final int ENHANCED = 1;
  private static final int NORMAL = 2;

  /** The offset from the number of a diminished piece to that of the same piece when enhanced. */
  public static final int ENHANCED_STATE = ENHANCED * PER_STATE;

  /** The offset from the number of a diminished piece to that of the same piece when normal. */
  public static final int NORMAL_STATE = NORMAL * PER_STATE;

  /**
   * The offset from the number of a piece that is not terminal to that of the same terminal piece.
   */
  public static final int TERMINAL_MARK = 2;

  /**
   * The offset from the number of a piece that is not derived to that of the same derived piece.
   */
  public static final int DERIVED_MARK = 1;

  /** The maximum number of characters of a token: {@value}. */
  public static final int MAX_LENGTH = 4;

  private static final String[] TEXTS = new String[COUNT];

  /** The characters of each token, the first in the lowest byte. */
  private static final int[] CHARACTERS = new int[COUNT];

  static {
    String[] states = {"-", "+", ""};
    String[] marks = {"", "'", "^", "^'"};
    for (int token = 0; token < COUNT; token++) {
      int first = side(token) == Side.FIRST ? 'A' : 'a';
      String text =
          states[token / PER_STATE % 3] + (char) (first + token / PER_LETTER) + marks[token % 4];
      // Interned, so that a piece written as a literal in a program is found with one comparison.
      TEXTS[token] = text.intern();
      for (int i = 0; i < text.length(); i++) {
        CHARACTERS[token] |= text.charAt(i) << Byte.SIZE * i;
      }
    }
  }

  private EpinToken() {}

  /** {@return the text of a token, always the same instance} */
  public static String text(int token) {
    return TEXTS[token];
  }

  /**
   * Appends a token to ASCII text.
   *
   * @param out the array to write to, with room for {@value #MAX_LENGTH} bytes from {@code at}
   * @param at the index of the first byte to write
   * @return the index after the last byte of the token
   */
  public static int append(int token, byte[] out, int at) {
    // Writes all four bytes, whatever the length of the token. The caller overwrites the excess.
    int characters = CHARACTERS[token];
    out[at] = (byte) characters;
    out[at + 1] = (byte) (characters >> Byte.SIZE);
    out[at + 2] = (byte) (characters >> 2 * Byte.SIZE);
    out[at + 3] = (byte) (characters >> 3 * Byte.SIZE);
    return at + TEXTS[token].length();
  }

  /**
   * Parses the longest token at the start of a section of a text.
   *
   * @param from the start of the section and of the token, less than {@code to}
   * @param to the end of the section, exclusive
   * @return a value from which {@link #number} and {@link #end} extract the token and its end; if
   *     there is no token, {@code ~offset} of the first character that no token can have there, or
   *     {@code ~to} if the section ends before the letter
   */
  public static int scan(String text, int from, int to) {
    int at = from;
    int state = NORMAL;
    char c = text.charAt(at);
    if (c == '+' || c == '-') {
      state = c == '+' ? ENHANCED : DIMINISHED;
      if (++at == to) {
        return ~to;
      }
      c = text.charAt(at);
    }
    if (!isLetter(c)) {
      return ~at;
    }
    at++;
    int letter = (c & 0x1F) - 1;
    int lower = c >> 5 & 1;
    int number = letter * PER_LETTER + lower * PER_CASE + state * PER_STATE;
    if (at < to && text.charAt(at) == '^') {
      at++;
      number += TERMINAL_MARK;
    }
    if (at < to && text.charAt(at) == '\'') {
      at++;
      number += DERIVED_MARK;
    }
    return at << TOKEN_BITS | number;
  }

  /**
   * {@return the number of a parsed token}
   *
   * @param scanned a result of {@link #scan} that is not negative
   */
  public static int number(int scanned) {
    return scanned & (1 << TOKEN_BITS) - 1;
  }

  /**
   * {@return the side that a token belongs to} Pieces of the first side are written in upper case.
   */
  public static Side side(int token) {
    return token / PER_CASE % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  /**
   * {@return the offset after the last character of a parsed token}
   *
   * @param scanned a result of {@link #scan} that is not negative
   */
  public static int end(int scanned) {
    return scanned >>> TOKEN_BITS;
  }

  /**
   * {@return the token number of a piece, or −1 if the piece is not an EPIN token}
   *
   * @param piece any text, or null
   */
  public static int of(@Nullable String piece) {
    if (piece == null || piece.isEmpty()) {
      return -1;
    }
    int scanned = scan(piece, 0, piece.length());
    return scanned >= 0 && end(scanned) == piece.length() ? number(scanned) : -1;
  }

  /**
   * {@return whether a character is an ASCII letter: {@code A} to {@code Z} or {@code a} to {@code
   * z}}
   *
   * @param c a character
   */
  public static boolean isLetter(char c) {
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'z';
  }
}
