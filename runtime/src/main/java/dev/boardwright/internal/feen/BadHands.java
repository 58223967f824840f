// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.notation.FeenException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is wrong with a field of hands, in the order in which feen.rb finds it. */
final class BadHands {
  /**
   * So many of a piece.
   *
   * @param from where it begins in the text
   * @param count the digits of its count; 1 when there are none
   * @param token the number of its token
   */
  private record Item(int from, String count, int token) {
    /** FEEN lists larger counts first, and pieces of the same count by their tokens. */
    boolean mayFollow(Item before) {
      int more = before.count.length() - count.length();
      if (more == 0) {
        more = before.count.compareTo(count);
      }
      return more > 0 || more == 0 && before.token < token;
    }

    /** The count, or any number that is larger than every board. */
    int number() {
      int number = 0;
      for (int i = 0; i < count.length(); i++) {
        number = FeenNumbers.append(number, count.charAt(i));
      }
      return number;
    }
  }

  private final String text;
  private final int from;
  private final int to;

  /** Those of both hands, as far as they are read. */
  private final List<Item> items = new ArrayList<>();

  BadHands(String text, int from, int to) {
    this.text = text;
    this.from = from;
    this.to = to;
  }

  /** Reads the hands, and returns what is wrong; null when nothing is. */
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
    List<Item> hand = new ArrayList<>();
    int i = handFrom;
    while (i < handTo) {
      int start = i;
      while (i < handTo && FeenNumbers.isDigit(text.charAt(i))) {
        i++;
      }
      String count = text.substring(start, i);
      if (count.startsWith("0") || count.equals("1")) {
        return FeenProblem.HAND_COUNT.at(start, text);
      }
      int token = i == handTo ? ~i : EpinToken.scan(text, i, handTo);
      if (token < 0) {
        return FeenProblem.HAND_PIECE.at(~token, text);
      }
      i = EpinToken.end(token);
      hand.add(new Item(start, count.isEmpty() ? "1" : count, EpinToken.number(token)));
    }
    items.addAll(hand);
    return disorder(hand);
  }

  private @Nullable FeenException disorder(List<Item> hand) {
    Set<Integer> seen = new HashSet<>();
    for (Item item : hand) {
      if (!seen.add(item.token)) {
        return FeenProblem.NOT_AGGREGATED.at(item.from, text);
      }
    }
    for (int i = 1; i < hand.size(); i++) {
      if (!hand.get(i).mayFollow(hand.get(i - 1))) {
        return FeenProblem.HAND_ORDER.at(hand.get(i).from, text);
      }
    }
    return null;
  }

  /**
   * Returns what is wrong when hands that are good hold too many pieces.
   *
   * @param room how many they may hold
   * @return the problem, at the first item that there is no more room for; null when there is room
   *     for all
   */
  @Nullable FeenException findBeyond(int room) {
    long total = 0;
    for (Item item : items) {
      total += item.number();
      if (total > room) {
        return FeenProblem.CARDINALITY.at(item.from, text);
      }
    }
    return null;
  }
}
