// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets generated source as a person would: what JavaPoet spreads over lines goes on one. */
final class Layout {
  private static final int MAX_WIDTH = 100;

  /** A Javadoc comment of one line: the indentation, and what it says. */
  private static final Pattern SHORT_JAVADOC =
      Pattern.compile("^( *)/\\*\\*\\n *\\* ([^\\n]*)\\n *\\*/$", Pattern.MULTILINE);

  private static final Pattern EMPTY_BODY = Pattern.compile("\\{\\n *\\}");

  /** The blank line between two enum constants: a constant is a line that is one word. */
  private static final Pattern BETWEEN_CONSTANTS =
      Pattern.compile("^( *[A-Z0-9]+,)\\n\\n(?= */\\*\\*)", Pattern.MULTILINE);

  /** A line that has no text of a user's in it, but maybe {@code Outer. @Nullable Inner}. */
  private static final Pattern WITHOUT_TEXT =
      Pattern.compile("^[^\"\\n]*\\. @[^\"\\n]*$", Pattern.MULTILINE);

  /**
   * The first line of a class, which JavaPoet never breaks: before and after what it implements.
   */
  private static final Pattern HEADER =
      Pattern.compile(
          "^( *)([^*/\"\\n]*\\bclass [^\"\\n]*) (implements [^\"\\n]*)$", Pattern.MULTILINE);

  private Layout() {}

  static String tidy(String source) {
    String joined =
        SHORT_JAVADOC
            .matcher(source)
            .replaceAll(
                comment -> {
                  String line = comment.group(1) + "/** " + comment.group(2) + " */";
                  String kept = line.length() > MAX_WIDTH ? comment.group() : line;
                  return Matcher.quoteReplacement(kept);
                });
    String closed = EMPTY_BODY.matcher(joined).replaceAll("{}");
    String listed = BETWEEN_CONSTANTS.matcher(closed).replaceAll("$1\n");
    String joinedNames =
        WITHOUT_TEXT
            .matcher(listed)
            .replaceAll(line -> Matcher.quoteReplacement(line.group().replace(". @", ".@")));
    return ascii(shortHeaders(joinedNames));
  }

  // public final class ShogiSquareSet
  //     implements AnySquareSet<ShogiSquareSet>, Iterable<ShogiSquare> {
  private static String shortHeaders(String source) {
    return HEADER
        .matcher(source)
        .replaceAll(
            header -> {
              String broken =
                  header.group(1)
                      + header.group(2)
                      + "\n"
                      + header.group(1)
                      + "    "
                      + header.group(3);
              boolean isLong = header.group().length() > MAX_WIDTH;
              return Matcher.quoteReplacement(isLong ? broken : header.group());
            });
  }

  /** Or the bytes would depend on the encoding that the compiler writes in. */
  private static String ascii(String source) {
    StringBuilder ascii = new StringBuilder(source.length());
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (c < 128) {
        ascii.append(c);
      } else {
        ascii.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      }
    }
    return ascii.toString();
  }
}
