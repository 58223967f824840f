// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
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

  private static Set<Integer> unclear(Map<Integer, String> texts) {
    Map<String, Integer> counts = new HashMap<>();
    texts.values().forEach(text -> counts.merge(text, 1, Integer::sum));
    Map<Integer, String> unclear = new HashMap<>(texts);
    unclear.values().removeIf(text -> counts.getOrDefault(text, 0) == 1);
    return unclear.keySet();
  }

  /**
   * Puts texts for all pairs with a first code. Where several of them would be the same, the longer
   * texts are used, which all differ.
   *
   * @param shorter the texts, by the second code
   * @param longer returns the longer text for a second code
   */
  void putAll(int first, Map<Integer, String> shorter, IntFunction<String> longer) {
    Map<Integer, String> chosen = new HashMap<>(shorter);
    // A longer text may be the shorter text of another pair, which is then replaced as well.
    Set<Integer> replaced = new HashSet<>();
    while (replaced.addAll(unclear(chosen))) {
      replaced.forEach(second -> chosen.put(second, longer.apply(second)));
    }
    chosen.forEach((second, text) -> put(first, second, text));
  }
}
