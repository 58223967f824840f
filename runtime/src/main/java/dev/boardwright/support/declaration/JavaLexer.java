// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.stream.IntStream;

/**
 * A reader of the tokens of a Java source file (JLS 17, chapter 3), as far as annotations have
 * them. Comments and spaces are left out. Every token is found in time proportional to its length.
 */
final class JavaLexer {
  /** A kind of token. */
  enum Kind {
    /** A name, a keyword, {@code true} or {@code false}. */
    NAME,
    /** A string literal or a text block, whose value is the string. */
    TEXT,
    /** A number, whose value is its text. */
    NUMBER,
    /** A character literal, whose value is the character. */
    CHARACTER,
    /** Any other character. */
    SIGN,
    /** The end of the file. */
    END
  }

  /**
   * A token.
   *
   * @param kind its kind
   * @param value its value; the characters themselves for names, numbers and signs
   * @param offset the offset of its first character in the file
   */
  record Token(Kind kind, String value, int offset) {
    boolean is(String sign) {
      return (kind == Kind.SIGN || kind == Kind.NAME) && value.equals(sign);
    }
  }

  private static final char END = '\0';

  /** The character that may stand at the end of a file (JLS 3.5). */
  private static final char SUB = '\u001A';

  /** The characters of the file, with Unicode escapes replaced. */
  private final char[] chars;

  /** The offset in the file of each of these characters. */
  private final int[] offsets;

  private final int length;
  private int at;

  /**
   * Creates a reader.
   *
   * @throws SyntaxProblem if a Unicode escape is malformed
   */
  JavaLexer(String text) {
    chars = new char[text.length()];
    offsets = new int[text.length() + 1];
    int count = 0;
    int i = 0;
    boolean isEscaped = false; // whether an odd number of backslashes has come before
    while (i < text.length()) {
      char c = text.charAt(i);
      offsets[count] = i;
      if (c == '\\' && !isEscaped && i + 1 < text.length() && text.charAt(i + 1) == 'u') {
        int hex = i + 1;
        while (hex < text.length() && text.charAt(hex) == 'u') {
          hex++;
        }
        chars[count++] = (char) hexDigits(text, hex, i);
        i = hex + 4;
        isEscaped = false;
      } else {
        chars[count++] = c;
        i++;
        isEscaped = c == '\\' && !isEscaped;
      }
    }
    length = count;
    offsets[count] = text.length();
  }

  private static int hexDigits(String text, int from, int offset) {
    int value = 0;
    for (int i = from; i < from + 4; i++) {
      int digit = i < text.length() ? hexDigit(text.charAt(i)) : -1;
      if (digit < 0) {
        throw new SyntaxProblem(offset, "a Unicode escape has four hexadecimal digits");
      }
      value = value << 4 | digit;
    }
    return value;
  }

  /** {@return the value of a digit in ASCII, or a negative number} */
  private static int hexDigit(char c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }

  private char peek(int ahead) {
    return at + ahead < length ? chars[at + ahead] : END;
  }

  private int offset() {
    return offsets[at];
  }

  /**
   * {@return the next token}
   *
   * @throws SyntaxProblem if the file is malformed there
   */
  Token next() {
    skip();
    int offset = offset();
    if (at == length) {
      return new Token(Kind.END, "", offset);
    }
    char c = chars[at];
    if (Character.isJavaIdentifierStart(codePoint())) {
      return new Token(Kind.NAME, word(false), offset);
    }
    if (c >= '0' && c <= '9') {
      return new Token(Kind.NUMBER, word(true), offset);
    }
    if (c == '"') {
      boolean isBlock = peek(1) == '"' && peek(2) == '"';
      return new Token(Kind.TEXT, isBlock ? block(offset) : literal('"', offset), offset);
    }
    if (c == '\'') {
      String value = literal('\'', offset);
      if (value.length() != 1) {
        throw new SyntaxProblem(offset, "a character literal has one character");
      }
      return new Token(Kind.CHARACTER, value, offset);
    }
    at++;
    return new Token(Kind.SIGN, String.valueOf(c), offset);
  }

  private int codePoint() {
    return Character.codePointAt(chars, at, length);
  }

  /**
   * Takes all characters that a name may have or, if it is a number, points. Names are the same if
   * they differ only in characters that Java ignores (JLS 3.8).
   */
  private String word(boolean isNumber) {
    StringBuilder word = new StringBuilder();
    while (at < length
        && (Character.isJavaIdentifierPart(codePoint()) || isNumber && chars[at] == '.')) {
      int c = codePoint();
      if (isNumber || !Character.isIdentifierIgnorable(c)) {
        word.appendCodePoint(c);
      }
      at += Character.charCount(c);
    }
    return word.toString();
  }

  /** Skips spaces and comments. */
  private void skip() {
    while (at < length) {
      if (" \t\f\n\r".indexOf(chars[at]) >= 0 || chars[at] == SUB && at == length - 1) {
        at++;
      } else if (peek(0) == '/' && peek(1) == '/') {
        while (at < length && !isLineEnd(chars[at])) {
          at++;
        }
      } else if (peek(0) == '/' && peek(1) == '*') {
        int offset = offset();
        at += 2;
        while (!(peek(0) == '*' && peek(1) == '/')) {
          if (at == length) {
            throw new SyntaxProblem(offset, "this comment does not end");
          }
          at++;
        }
        at += 2;
      } else {
        return;
      }
    }
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** Reads a literal on one line, between two quotation marks. */
  private String literal(char quote, int offset) {
    int from = ++at;
    while (peek(0) != quote || at >= length) {
      if (at >= length || isLineEnd(chars[at])) {
        throw new SyntaxProblem(offset, "this literal does not end on its line");
      }
      at += chars[at] == '\\' && at + 1 < length && !isLineEnd(chars[at + 1]) ? 2 : 1;
    }
    return translated(new String(chars, from, at++ - from), offset);
  }

  private String block(int offset) {
    at += 3;
    while (" \t\f".indexOf(peek(0)) >= 0 && at < length) {
      at++;
    }
    if (at == length || !isLineEnd(chars[at])) {
      throw new SyntaxProblem(offset, "the text of a text block begins on the next line");
    }
    at += peek(0) == '\r' && peek(1) == '\n' ? 2 : 1;
    int from = at;
    while (!(peek(0) == '"' && peek(1) == '"' && peek(2) == '"')) {
      if (at >= length) {
        throw new SyntaxProblem(offset, "this text block does not end");
      }
      at += chars[at] == '\\' && at + 1 < length ? 2 : 1;
    }
    String lines = new String(chars, from, at - from).replace("\r\n", "\n").replace('\r', '\n');
    at += 3;
    return translated(lines.stripIndent(), offset);
  }

  private static String translated(String text, int offset) {
    try {
      return text.translateEscapes();
    } catch (IllegalArgumentException e) {
      throw new SyntaxProblem(offset, "this literal has an escape that Java does not have");
    }
  }

  /** {@return the offsets of the beginnings of all lines} */
  static int[] lines(String text) {
    IntStream.Builder lines = IntStream.builder().add(0);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isFirstOfTwo = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (isLineEnd(c) && !isFirstOfTwo) {
        lines.add(i + 1);
      }
    }
    return lines.build().toArray();
  }
}
