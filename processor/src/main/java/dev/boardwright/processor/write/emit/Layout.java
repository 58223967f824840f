// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Lays out generated source as a person would. JavaPoet spreads over several lines what fits on
 * one, and never breaks the first line of a class.
 *
 * <p>This runs on every generated file of every build, so it reads each line once.
 */
public final class Layout {
  private static final int MAX_WIDTH = 100;
  private static final String JAVADOC_LINE = "* ";
  private static final String BEFORE_TYPE_ANNOTATION = ". @";
  private static final String IMPLEMENTS = " implements ";

  private final String[] lines;
  private final StringBuilder tidy;
  private int next;

  private Layout(String source) {
    lines = source.split("\n", -1);
    tidy = new StringBuilder(source.length());
  }

  /**
   * Returns the source in its final layout, in ASCII.
   *
   * @param isNeeded which lines stay: asked of each line as JavaPoet writes it, unless it is joined
   *     to the one before
   */
  public static String tidy(String source, Predicate<String> isNeeded) {
    return new Layout(source).write(isNeeded);
  }

  private String write(Predicate<String> isNeeded) {
    while (next < lines.length) {
      if (!isNeeded.test(lines[next])) {
        next++;
        continue;
      }
      String line = joined();
      if (next < lines.length) {
        line += '\n';
      }
      appendAscii(line);
    }
    return tidy.toString();
  }

  /** Returns the next line, together with the lines after it that belong on it. */
  private String joined() {
    String line = shortJavadoc();
    if (line == null) {
      line = lines[next++];
      while (line.endsWith("{") && follows("}")) {
        line += lines[next++].stripLeading();
      }
    }
    if (isEnumConstant(line) && isBlankLineBeforeJavadoc()) {
      next++;
    }
    if (line.indexOf('"') >= 0) {
      return line; // nothing inside a text of the user's is touched
    }
    return shortHeader(line.replace(BEFORE_TYPE_ANNOTATION, ".@"));
  }

  private boolean follows(String start) {
    return next < lines.length && lines[next].stripLeading().startsWith(start);
  }

  // /** The number of squares. */
  /** Returns a Javadoc comment of one sentence as one line, or null if there is none here. */
  private @Nullable String shortJavadoc() {
    if (next + 2 >= lines.length || !lines[next].endsWith("/**")) {
      return null;
    }
    String text = lines[next + 1].stripLeading();
    if (!text.startsWith(JAVADOC_LINE) || !lines[next + 2].stripLeading().equals("*/")) {
      return null;
    }
    String line = lines[next] + ' ' + text.substring(JAVADOC_LINE.length()) + " */";
    if (line.length() > MAX_WIDTH) {
      return null;
    }
    next += 3;
    return line;
  }

  /** A constant without arguments is a line of one word and a comma. */
  private static boolean isEnumConstant(String line) {
    String constant = line.stripLeading();
    for (int i = 0; i < constant.length() - 1; i++) {
      char c = constant.charAt(i);
      if ((c < 'A' || c > 'Z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return constant.length() > 1 && constant.endsWith(",");
  }

  private boolean isBlankLineBeforeJavadoc() {
    return next + 1 < lines.length
        && lines[next].isEmpty()
        && lines[next + 1].stripLeading().startsWith("/**");
  }

  // public final class ShogiSquareSet
  //     implements AnySquareSet<ShogiSquareSet>, Iterable<ShogiSquare> {
  /** Breaks the first line of a class before what it implements, if it is too long. */
  private static String shortHeader(String line) {
    int at = line.length() > MAX_WIDTH ? line.lastIndexOf(IMPLEMENTS) : -1;
    String declared = at < 0 ? "" : line.substring(0, at);
    boolean isComment = declared.indexOf('*') >= 0 || declared.indexOf('/') >= 0;
    if (isComment || !declared.contains("class ")) {
      return line;
    }
    String indent = line.substring(0, line.length() - line.stripLeading().length());
    return declared + '\n' + indent + "    " + line.substring(at + 1);
  }

  /** Anything else would be written in whatever encoding the compiler uses. */
  private void appendAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 128) {
        tidy.append(c);
      } else {
        tidy.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      }
    }
  }
}
