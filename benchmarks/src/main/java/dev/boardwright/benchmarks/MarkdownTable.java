// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * A Markdown table whose columns are aligned in the source as well: text to the left, numbers to
 * the right.
 */
final class MarkdownTable {
  private final List<List<String>> lines = new ArrayList<>();

  /** Creates a table. The first column holds text, the others hold numbers. */
  MarkdownTable(List<String> headings) {
    lines.add(escaped(headings));
  }

  /** Adds a line, which must have as many cells as there are headings. */
  void add(List<String> cells) {
    if (cells.size() != lines.get(0).size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells, " + lines.get(0).size() + " headings");
    }
    lines.add(escaped(cells));
  }

  private static List<String> escaped(List<String> cells) {
    return cells.stream().map(cell -> cell.replace("|", "\\|")).toList();
  }

  /** {@return the table; every line ends with a line feed} */
  @Override
  public String toString() {
    int[] widths = widths();
    StringBuilder text = new StringBuilder();
    appendLine(text, lines.get(0), widths);
    appendRule(text, widths);
    for (List<String> line : lines.subList(1, lines.size())) {
      appendLine(text, line, widths);
    }
    return text.toString();
  }

  private int[] widths() {
    int[] widths = new int[lines.get(0).size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        // The line below the headings needs at least three characters in each column.
        widths[i] = Math.max(Math.max(widths[i], 3), line.get(i).length());
      }
    }
    return widths;
  }

  private static void appendRule(StringBuilder text, int[] widths) {
    for (int i = 0; i < widths.length; i++) {
      text.append("| ").append("-".repeat(widths[i] - 1)).append(i == 0 ? "- " : ": ");
    }
    text.append("|\n");
  }

  private static void appendLine(StringBuilder text, List<String> line, int[] widths) {
    for (int i = 0; i < widths.length; i++) {
      String cell = line.get(i);
      String padding = " ".repeat(widths[i] - cell.length());
      text.append("| ").append(i == 0 ? cell + padding : padding + cell).append(' ');
    }
    text.append("|\n");
  }
}
