// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

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
    return BETWEEN_CONSTANTS.matcher(closed).replaceAll("$1\n");
  }
}
