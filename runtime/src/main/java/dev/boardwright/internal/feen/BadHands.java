// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.notation.FeenException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search for the error in an invalid hands field. Errors are found in the same order as in
 * feen.rb.
 */
final class BadHands {
  private final String text;
  private final int from;
  private final int to;

  /**
   * Creates a search in the hands of a text.
   *
   * @param from the offset at which the hands begin
   * @param to the offset at which the hands end
   */
  BadHands(String text, int from, int to) {
    this.text = text;
    this.from = from;
    this.to = to;
  }

  /** {@return the error, or null if there is none} The number of pieces is not checked. */
  @Nullable FeenException find() {
    int slash = text.indexOf('/', from);
    if (slash < 0 || slash >= to) {
      return FeenProblem.HANDS_DELIMITER.at(to, text);
    }
    int other = text.indexOf('/', slash + 1);
    if (other >= 0 && other < to) {
      return FeenProblem.HANDS_DELIMITER.at(other, text);
    }
    FeenException first = hand(from, slash);
    return first == null ? hand(slash + 1, to) : first;
  }

  private @Nullable FeenException hand(int handFrom, int handTo) {
    BitSet seen = new BitSet(EpinToken.COUNT);
    int repeated = -1;
    int disorder = -1;
    List<Integer> items = new ArrayList<>();
    int i = handFrom;
    while (i < handTo) {
      int start = i;
      i = FeenNumbers.end(text, start);
      if (i > start && (text.charAt(start) == '0' || isOne(start, i))) {
        return FeenProblem.HAND_COUNT.at(start, text);
      }
      int token = i == handTo ? ~i : EpinToken.scan(text, i, handTo);
      if (token < 0) {
        return FeenProblem.HAND_PIECE.at(~token, text);
      }
      i = EpinToken.end(token);
      int number = EpinToken.number(token);
      if (repeated < 0 && seen.get(number)) {
        repeated = start;
      }
      seen.set(number);
      if (disorder < 0 && !items.isEmpty() && !areInOrder(items.get(items.size() - 1), start)) {
        disorder = start;
      }
      items.add(start);
    }
    if (repeated >= 0) {
      return FeenProblem.NOT_AGGREGATED.at(repeated, text);
    }
    return disorder < 0
        ? null
        : FeenProblem.HAND_ORDER.at(disorder, text, ": write " + inOrder(items));
  }

  /** {@return different items of a hand in order, shortened if they are too long for a message} */
  private String inOrder(List<Integer> items) {
    items.sort((a, b) -> a.equals(b) ? 0 : areInOrder(a, b) ? -1 : 1);
    StringBuilder ordered = new StringBuilder();
    for (int item : items) {
      ordered.append(
          text, item, EpinToken.end(EpinToken.scan(text, FeenNumbers.end(text, item), to)));
    }
    return Quoted.shortened(ordered);
  }

  private boolean isOne(int from, int to) {
    return to == from + 1 && text.charAt(from) == '1';
  }

  /**
   * {@return whether two items are in order} Larger counts come first, and pieces with the same
   * count follow the order of their tokens.
   */
  private boolean areInOrder(int first, int second) {
    int firstEnd = FeenNumbers.end(text, first);
    int secondEnd = FeenNumbers.end(text, second);
    String firstCount = firstEnd == first ? "1" : text.substring(first, firstEnd);
    String secondCount = secondEnd == second ? "1" : text.substring(second, secondEnd);
    // Counts may have any length but no leading zeros, so the longer one is larger.
    int more = firstCount.length() - secondCount.length();
    if (more == 0) {
      more = firstCount.compareTo(secondCount);
    }
    return more > 0 || more == 0 && token(firstEnd) < token(secondEnd);
  }

  private int token(int from) {
    return EpinToken.number(EpinToken.scan(text, from, to));
  }

  /**
   * Checks the number of pieces in valid hands.
   *
   * @param room the number of pieces that the hands may hold
   * @return the error at the first item for which there is no more room, or null if there is room
   *     for all
   */
  @Nullable FeenException findBeyond(int room) {
    long total = 0;
    int i = from;
    while (i < to) {
      int start = i;
      if (text.charAt(i) == '/') {
        i++;
        continue;
      }
      int digits = FeenNumbers.end(text, start);
      i = EpinToken.end(EpinToken.scan(text, digits, to));
      total += FeenNumbers.count(text, start, digits);
      if (total > room) {
        return FeenProblem.CARDINALITY.at(start, text);
      }
    }
    return null;
  }
}
