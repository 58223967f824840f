// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assertions;

/**
 * A file that must be what a program writes. With the system property {@code
 * boardwright.golden=true}, it is written instead.
 */
public final class GoldenFile {
  public static final boolean IS_WRITTEN = Boolean.getBoolean("boardwright.golden");

  /** The number of lines that are shown of a difference. */
  private static final int SHOWN = 8;

  private GoldenFile() {}

  /**
   * Compares a text with a file.
   *
   * @param command the options of Maven with which the test writes the file
   */
  public static void check(Path file, String actual, String command) throws IOException {
    if (IS_WRITTEN) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, actual);
    }
    String expected = Files.exists(file) ? Files.readString(file) : "";
    if (!expected.equals(actual)) {
      Assertions.fail(difference(file, expected, actual, command));
    }
  }

  /** {@return a message with the first lines that differ, and the command that accepts them} */
  static String difference(Path file, String expected, String actual, String command) {
    List<String> old = List.of(expected.split("\n", -1));
    List<String> now = List.of(actual.split("\n", -1));
    int first = 0;
    while (first < Math.min(old.size(), now.size()) && old.get(first).equals(now.get(first))) {
      first++;
    }
    return """
    %s differs from line %d on
    expected:
    %s
    but was:
    %s
    To accept every difference: mvn -Punchecked test %s -Dboardwright.golden=true
    """
        .formatted(file, first + 1, shown(old, first), shown(now, first), command);
  }

  private static String shown(List<String> lines, int first) {
    return first == lines.size()
        ? "(the end of the file)"
        : String.join("\n", lines.subList(first, Math.min(first + SHOWN, lines.size())));
  }
}
