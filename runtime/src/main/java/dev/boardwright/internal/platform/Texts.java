// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Functions of texts that do the same as the methods of {@code String} with their names. */
public final class Texts {
  private static final Pattern LINE_END = Pattern.compile("\n");
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\([0-3]?[0-7]{1,2}|.?)", Pattern.DOTALL);
  private static final String LETTERS = "bfnrst\"'\\";
  private static final String MEANINGS = "\b\f\n\r \t\"'\\";

  private Texts() {}

  public static String repeat(String text, int times) {
    return String.join("", Collections.nCopies(times, text));
  }

  public static boolean isBlank(String text) {
    return text.codePoints().allMatch(Character::isWhitespace);
  }

  /** Strips a text block whose lines end in {@code \n}, except the last one. */
  public static String stripIndent(String text) {
    List<String> lines = List.of(LINE_END.split(text, -1));
    int last = lines.size() - 1;
    int indent =
        IntStream.rangeClosed(0, last)
            .filter(i -> i == last || !isBlank(lines.get(i)))
            .map(i -> indent(lines.get(i)))
            .min()
            .getAsInt();
    return lines.stream()
        .map(line -> isBlank(line) ? "" : line.substring(indent, end(line)))
        .collect(Collectors.joining("\n"));
  }

  public static String strip(String text) {
    return isBlank(text) ? "" : text.substring(indent(text), end(text));
  }

  private static int indent(String line) {
    int indent = 0;
    while (indent < line.length() && Character.isWhitespace(line.charAt(indent))) {
      indent++;
    }
    return indent;
  }

  private static int end(String line) {
    int end = line.length();
    while (Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** Translates the escapes of a text whose lines end in {@code \n}. */
  public static String translateEscapes(String text) {
    Matcher escape = ESCAPE.matcher(text);
    StringBuffer translated = new StringBuffer();
    while (escape.find()) {
      escape.appendReplacement(translated, Matcher.quoteReplacement(meaning(escape.group(1))));
    }
    return escape.appendTail(translated).toString();
  }

  private static String meaning(String escape) {
    if (!escape.isEmpty() && escape.charAt(0) >= '0' && escape.charAt(0) <= '7') {
      return String.valueOf((char) Integer.parseInt(escape, 8));
    }
    int letter = escape.isEmpty() ? -1 : LETTERS.indexOf(escape);
    if (letter < 0 && !escape.equals("\n")) {
      throw new IllegalArgumentException("not an escape of Java");
    }
    return letter < 0 ? "" : MEANINGS.substring(letter, letter + 1);
  }
}
