// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A formatter that lays out generated source as a programmer would. JavaPoet spreads some code over
 * several lines even if it fits on one line, and never breaks the first line of a class.
 *
 * <p>The formatter runs on every generated file in every build, so it reads each line only once.
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
   * {@return the source in its final layout, in ASCII}
   *
   * @param source the source as JavaPoet writes it
   * @param isNeeded the test of whether to keep a line, which is applied to each line of the source
   *     except those that are joined to the line before
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

  /**
   * Reads the next line and joins it with the lines after it that belong on the same line.
   *
   * @return the line
   */
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
      return line; // texts of the user must not be changed
    }
    return shortHeader(line.replace(BEFORE_TYPE_ANNOTATION, ".@"));
  }

  private boolean follows(String start) {
    return next < lines.length && lines[next].stripLeading().startsWith(start);
  }

  // /** The number of squares. */
  /**
   * Reads a Javadoc comment that has only one line of text, and puts it on one line.
   *
   * @return the line, or null if no such comment follows or one line is too short for it
   */
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

  /**
   * {@return whether a line is an enum constant without arguments} Such a line consists of one word
   * and a comma.
   */
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
  /** Breaks the first line of a class before its {@code implements} clause if it is too long. */
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

  /**
   * Appends a text in ASCII, with Unicode escapes for other characters. Otherwise the file would
   * depend on the encoding that the compiler uses.
   */
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
