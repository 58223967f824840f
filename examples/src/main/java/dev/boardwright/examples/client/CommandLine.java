// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import java.util.ArrayList;
import java.util.List;

/** The command line of a program, split into words without a shell. */
public final class CommandLine {
  private CommandLine() {}

  /**
   * Splits a command line. Spaces separate words. Single or double quotes keep spaces in a word. A
   * backslash is an ordinary character, because the names of some files contain it.
   *
   * @param text the command line
   * @return the program and its arguments
   * @throws IllegalArgumentException if a quote is not closed, or there is no program
   */
  public static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean isWord = false;
    char quote = 0;
    for (char c : text.toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        isWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (isWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        isWord = false;
      } else {
        word.append(c);
        isWord = true;
      }
    }
    if (quote != 0) {
      throw new IllegalArgumentException("a command has a quote that is not closed: " + quote);
    }
    if (isWord) {
      words.add(word.toString());
    }
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw new IllegalArgumentException("a command names no program");
    }
    return words;
  }
}
