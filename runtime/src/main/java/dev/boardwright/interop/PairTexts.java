// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Texts for pairs of codes, such as those of a piece and of what it becomes. */
final class PairTexts {
  private final byte[] @Nullable [] @Nullable [] texts;

  PairTexts(int codes) {
    texts = new byte[codes][][];
  }

  /** {@return the text for a pair, or null if it has none} */
  byte @Nullable [] get(int first, int second) {
    byte[][] row = texts[first];
    return row == null ? null : row[second];
  }

  void put(int first, int second, String text) {
    byte[][] row = texts[first];
    if (row == null) {
      row = new byte[texts.length][];
      texts[first] = row;
    }
    row[second] = AsciiText.bytes(text);
  }

  /**
   * Puts texts for all pairs with a first code. A text that two of them share is replaced.
   *
   * @param shared the texts, by the second code
   * @param longer returns the longer text to use for a second code
   */
  void putAll(int first, Map<Integer, String> shared, IntFunction<String> longer) {
    Map<String, Integer> counts = new HashMap<>();
    shared.values().forEach(text -> counts.merge(text, 1, Integer::sum));
    shared.forEach(
        (second, text) ->
            put(first, second, counts.getOrDefault(text, 0) > 1 ? longer.apply(second) : text));
  }
}
