// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.platform.Texts;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.DeclarationException.Problem;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of the tokens of a Java source file (JLS 17, chapter 3), as far as annotations have
 * them. Comments and spaces are left out. Every token is found in time proportional to its length.
 */
final class JavaLexer {
  /** A kind of token. Keywords are names, text blocks are texts, and a sign is one character. */
  enum Kind {
    NAME,
    TEXT,
    NUMBER,
    CHARACTER,
    SIGN,
    END
  }

  /**
   * A token.
   *
   * @param kind its kind
   * @param value the string or the character that a literal is; its characters for other tokens
   * @param offset the offset of its first character in the file
   */
  record Token(Kind kind, String value, int offset) {
    boolean is(String sign) {
      return (kind == Kind.SIGN || kind == Kind.NAME) && value.equals(sign);
    }
  }

  private static final char END = '\0';

  private static final Pattern ESCAPE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");

  private final String text;

  /** The characters of the file, with Unicode escapes replaced. */
  private final char[] chars;

  /** The offset in the file of each of these characters. */
  private final int[] offsets;

  private final int length;
  private int at;

  /**
   * Creates a reader.
   *
   * @throws DeclarationException if a Unicode escape is malformed
   */
  JavaLexer(String file) {
    text = file.replace("\r\n", "\n").replace('\r', '\n');
    chars = new char[text.length()];
    offsets = new int[text.length() + 1];
    Matcher escape = ESCAPE.matcher(text);
    int count = 0;
    int i = 0;
    boolean isEscaped = false; // whether an odd number of backslashes has come before
    while (i < text.length()) {
      char c = text.charAt(i);
      offsets[count] = i;
      if (c == '\\' && !isEscaped && text.startsWith("u", i + 1)) {
        if (!escape.region(i, text.length()).lookingAt()) {
          throw refusal(i, "a Unicode escape has four hexadecimal digits");
        }
        c = (char) Integer.parseInt(escape.group(1), 16);
        i = escape.end();
        isEscaped = false;
      } else {
        i++;
        isEscaped = c == '\\' && !isEscaped;
      }
      chars[count++] = c;
    }
    length = count;
    offsets[count] = text.length();
  }

  /** {@return a problem of the file at an offset, in characters and with lines that end in one} */
  Problem problem(String id, int offset, String message) {
    String before = text.substring(0, offset);
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    return new Problem(id, line, offset - before.lastIndexOf('\n'), message);
  }

  /** {@return the exception for a file that is not a declaration in Java} */
  DeclarationException refusal(int offset, String message) {
    return new DeclarationException(List.of(problem("Syntax", offset, message)));
  }

  private char peek(int ahead) {
    return at + ahead < length ? chars[at + ahead] : END;
  }

  /**
   * {@return the next token}
   *
   * @throws DeclarationException if the file is malformed there
   */
  Token next() {
    skip();
    int offset = offsets[at];
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
        throw refusal(offset, "a character literal has one character");
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
      if (" \t\f\n".indexOf(chars[at]) >= 0 || chars[at] == '\u001A' && at == length - 1) {
        at++;
      } else if (peek(0) == '/' && peek(1) == '/') {
        while (at < length && chars[at] != '\n') {
          at++;
        }
      } else if (peek(0) == '/' && peek(1) == '*') {
        int offset = offsets[at];
        at += 2;
        while (!(peek(0) == '*' && peek(1) == '/')) {
          if (at == length) {
            throw refusal(offset, "this comment does not end");
          }
          at++;
        }
        at += 2;
      } else {
        return;
      }
    }
  }

  /** Reads a literal on one line, between two quotation marks. */
  private String literal(char quote, int offset) {
    int from = ++at;
    while (peek(0) != quote || at >= length) {
      if (at >= length || chars[at] == '\n') {
        throw refusal(offset, "this literal does not end on its line");
      }
      at += chars[at] == '\\' && at + 1 < length && chars[at + 1] != '\n' ? 2 : 1;
    }
    return translated(new String(chars, from, at++ - from), offset);
  }

  private String block(int offset) {
    at += 3;
    while (" \t\f".indexOf(peek(0)) >= 0 && at < length) {
      at++;
    }
    if (at == length || chars[at] != '\n') {
      throw refusal(offset, "the text of a text block begins on the next line");
    }
    int from = ++at;
    while (!(peek(0) == '"' && peek(1) == '"' && peek(2) == '"')) {
      if (at >= length) {
        throw refusal(offset, "this text block does not end");
      }
      at += chars[at] == '\\' && at + 1 < length ? 2 : 1;
    }
    // A carriage return may have been written as an escape.
    String lines = new String(chars, from, at - from).replace("\r\n", "\n").replace('\r', '\n');
    at += 3;
    return translated(Texts.stripIndent(lines), offset);
  }

  private String translated(String text, int offset) {
    try {
      return Texts.translateEscapes(text);
    } catch (IllegalArgumentException e) {
      throw refusal(offset, "this literal has an escape that Java does not have");
    }
  }
}
