// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.epin;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The {@value #COUNT} tokens of EPIN 1.0.0 as numbers from 0, in the order in which FEEN lists them
 * in a hand: by letter, upper case first, then diminished, enhanced and normal, then without and
 * with {@code ^}, then without and with {@code '}. To read one makes no object.
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

  /** What an enhanced piece is after the diminished one of its letter. */
  public static final int ENHANCED_STATE = ENHANCED * PER_STATE;

  /** What a normal piece is after the diminished one of its letter. */
  public static final int NORMAL_STATE = NORMAL * PER_STATE;

  /** What a terminal piece is after the same one that is not. */
  public static final int TERMINAL_MARK = 2;

  /** What a derived piece is after the same one that is not. */
  public static final int DERIVED_MARK = 1;

  /** The most characters of a token: {@value}. */
  public static final int MAX_LENGTH = 4;

  private static final String[] TEXTS = new String[COUNT];

  /** By token: its characters, the first in the lowest byte. */
  private static final int[] CHARACTERS = new int[COUNT];

  static {
    String[] states = {"-", "+", ""};
    String[] marks = {"", "'", "^", "^'"};
    for (int token = 0; token < COUNT; token++) {
      int first = side(token) == Side.FIRST ? 'A' : 'a';
      String text =
          states[token / PER_STATE % 3] + (char) (first + token / PER_LETTER) + marks[token % 4];
      // The very texts that a program writes as literals: to find those takes one comparison.
      TEXTS[token] = text.intern();
      for (int i = 0; i < text.length(); i++) {
        CHARACTERS[token] |= text.charAt(i) << Byte.SIZE * i;
      }
    }
  }

  private EpinToken() {}

  /**
   * The text of a token.
   *
   * @param token the number of a token
   * @return its text, always the same instance
   */
  public static String text(int token) {
    return TEXTS[token];
  }

  /**
   * Writes a token.
   *
   * @param token the number of a token
   * @param out where its ASCII characters go, with room for {@value #MAX_LENGTH}
   * @param at where the first goes
   * @return where the next one would go
   */
  public static int append(int token, byte[] out, int at) {
    // All four, without asking how many there are: what is too much is written over.
    int characters = CHARACTERS[token];
    out[at] = (byte) characters;
    out[at + 1] = (byte) (characters >> Byte.SIZE);
    out[at + 2] = (byte) (characters >> 2 * Byte.SIZE);
    out[at + 3] = (byte) (characters >> 3 * Byte.SIZE);
    return at + TEXTS[token].length();
  }

  /**
   * Reads the longest token at the beginning of a part of a text.
   *
   * @param text a text
   * @param from where the token begins, before {@code to}
   * @param to where the part ends
   * @return what {@link #number} and {@link #end} take apart; when there is no token, {@code ~} of
   *     the offset of the first character that none can have there, or of {@code to} when its
   *     letter is missing
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
   * The number of a token that was read.
   *
   * @param scanned what {@link #scan} gave, not negative
   * @return its number
   */
  public static int number(int scanned) {
    return scanned & (1 << TOKEN_BITS) - 1;
  }

  /**
   * Returns whose piece a token is.
   *
   * @param token the number of a token
   * @return the side: the first one's pieces are written in upper case
   */
  public static Side side(int token) {
    return token / PER_CASE % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  /**
   * Where a token ends that was read.
   *
   * @param scanned what {@link #scan} gave, not negative
   * @return the offset after its last character
   */
  public static int end(int scanned) {
    return scanned >>> TOKEN_BITS;
  }

  /**
   * The token that a piece is.
   *
   * @param piece any text, or null
   * @return its number; −1 when it is no token
   */
  public static int of(@Nullable String piece) {
    if (piece == null || piece.isEmpty()) {
      return -1;
    }
    int scanned = scan(piece, 0, piece.length());
    return scanned >= 0 && end(scanned) == piece.length() ? number(scanned) : -1;
  }

  /**
   * Whether a character is a letter of ASCII.
   *
   * @param c a character
   * @return whether it is {@code A} to {@code Z} or {@code a} to {@code z}
   */
  public static boolean isLetter(char c) {
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'z';
  }
}
