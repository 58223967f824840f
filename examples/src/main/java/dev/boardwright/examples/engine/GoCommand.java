// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.perft.Perft;
import dev.boardwright.examples.search.Search;
import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The command {@code go}, with what to search and for how long.
 *
 * @param numbers the words that a number follows, with their numbers
 * @param flags the words that stand alone
 * @param moves the texts of the moves to choose from; all legal moves if there are none
 */
record GoCommand(Map<String, Long> numbers, Set<String> flags, List<String> moves) {
  private static final String DEPTH = "depth";
  private static final String NODES = "nodes";
  private static final String MOVE_TIME = "movetime";
  private static final String MATE = "mate";
  private static final String PERFT = "perft";
  private static final String BYOYOMI = "byoyomi";
  private static final String MOVES_TO_GO = "movestogo";
  private static final String SEARCH_MOVES = "searchmoves";

  private static final Set<String> FLAGS = Set.of("infinite", "ponder");
  private static final Set<String> NUMBERS =
      Set.of(
          DEPTH,
          NODES,
          MOVE_TIME,
          MATE,
          PERFT,
          BYOYOMI,
          MOVES_TO_GO,
          "wtime",
          "btime",
          "winc",
          "binc");

  /** The greatest number: as many milliseconds are more than eleven days. */
  private static final long MAX = 999_999_999;

  /**
   * {@return the command with some words after {@code go}} Unknown words are skipped, as the
   * protocols demand.
   *
   * @throws IllegalArgumentException if a number is missing or malformed
   */
  static GoCommand parse(List<String> words) {
    Map<String, Long> numbers = new HashMap<>();
    Set<String> flags = new HashSet<>();
    List<String> moves = new ArrayList<>();
    boolean isMove = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (FLAGS.contains(word)) {
        flags.add(word);
      } else if (NUMBERS.contains(word)) {
        i++;
        boolean isEndless = i < words.size() && words.get(i).equals("infinite");
        numbers.put(word, isEndless ? MAX : number(word, i < words.size() ? words.get(i) : ""));
      } else if (isMove && !word.equals(SEARCH_MOVES)) {
        moves.add(word);
        continue;
      }
      isMove = word.equals(SEARCH_MOVES);
    }
    return new GoCommand(Map.copyOf(numbers), Set.copyOf(flags), List.copyOf(moves));
  }

  private static long number(String name, String text) {
    if (!text.matches("-?[0-9]+")) {
      throw new IllegalArgumentException(
          name + " must be a number, not \"" + Arguments.shown(text) + "\"");
    }
    if (text.startsWith("-")) {
      return 0; // a clock that has run out
    }
    return text.length() > 18 ? MAX : Math.min(MAX, Long.parseLong(text));
  }

  private boolean has(String name) {
    return numbers.containsKey(name);
  }

  private long number(String name) {
    return numbers.getOrDefault(name, 0L);
  }

  /** {@return whether sequences of moves are to be counted instead of a search} */
  boolean isPerft() {
    return has(PERFT);
  }

  /**
   * {@return the depth to count to}
   *
   * @throws IllegalArgumentException if it is out of range
   */
  int perft() {
    long depth = number(PERFT);
    if (depth < 1 || depth > Perft.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "perft must be a number from 1 to " + Perft.MAX_DEPTH + ", not " + depth);
    }
    return (int) depth;
  }

  /** {@return whether only a mate is asked for} */
  boolean isMate() {
    return has(MATE);
  }

  /** {@return whether the opponent may still play another move than the last one} */
  boolean isPonder() {
    return flags.contains("ponder") && !flags.contains("infinite");
  }

  /** {@return whether the answer must wait for another command} */
  boolean isHeld() {
    return !flags.isEmpty();
  }

  /** {@return the limits of the search; the times only count once the search is not held} */
  SearchLimits limits(Protocol protocol, Side side, long overhead) {
    SearchLimits limits = times(protocol, side, overhead);
    if (has(DEPTH)) {
      limits = limits.withDepth(depth(number(DEPTH)));
    } else if (has(MATE)) {
      limits = limits.withDepth(depth(2 * number(MATE) - 1));
    }
    return has(NODES) ? limits.withNodes(number(NODES)) : limits;
  }

  private static int depth(long moves) {
    return (int) Math.max(1, Math.min(Search.MAX_DEPTH, moves));
  }

  private SearchLimits times(Protocol protocol, Side side, long overhead) {
    if (has(MOVE_TIME)) {
      return SearchLimits.NONE.withMillis(Math.max(1, number(MOVE_TIME) - overhead));
    }
    char letter = protocol.letter(side);
    if (!has(letter + "time") && !has(BYOYOMI)) {
      return SearchLimits.NONE;
    }
    return new TimeControl(
            number(letter + "time"),
            number(letter + "inc"),
            number(BYOYOMI),
            (int) number(MOVES_TO_GO))
        .limits(overhead);
  }
}
