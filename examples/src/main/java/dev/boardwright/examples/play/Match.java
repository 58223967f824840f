// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.perft.Rules;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A game in progress: all its states, the legal moves by their text, and its result.
 *
 * @param <S> the type of the game's states
 */
final class Match<S> {
  private final Rules<S> rules;
  private final Tradition tradition;
  private final List<S> states = new ArrayList<>();

  /** The same states in the form that is compared to detect repetitions. */
  private final List<S> compared = new ArrayList<>();

  private SortedMap<String, Integer> legal;

  Match(Rules<S> rules, S start) {
    this.rules = rules;
    tradition = Tradition.of(rules);
    reach(start);
  }

  private void reach(S state) {
    states.add(state);
    compared.add(rules.forRepetition(state));
    findMoves();
  }

  private void findMoves() {
    int[] list = new int[rules.maxMoves()];
    int count = rules.list(state(), list);
    SortedMap<String, Integer> moves = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      moves.put(rules.text(list[i]), list[i]);
    }
    legal = Collections.unmodifiableSortedMap(moves);
  }

  S state() {
    return states.get(states.size() - 1);
  }

  Qi position() {
    return rules.position(state());
  }

  /** {@return the number of moves made} */
  int length() {
    return states.size() - 1;
  }

  /** {@return the legal moves, sorted by their text} */
  SortedMap<String, Integer> legal() {
    return legal;
  }

  void play(int move) {
    reach(rules.play(state(), move));
  }

  /** Undoes the given number of moves. */
  void undo(int count) {
    states.subList(states.size() - count, states.size()).clear();
    compared.subList(compared.size() - count, compared.size()).clear();
    findMoves();
  }

  /**
   * {@return the flat indices of the squares that the last move changed; empty if there was no
   * move}
   */
  int[] changed() {
    if (length() == 0) {
      return new int[0];
    }
    List<String> before = rules.position(states.get(length() - 1)).board();
    List<String> after = position().board();
    return IntStream.range(0, after.size())
        .filter(index -> !Objects.equals(before.get(index), after.get(index)))
        .toArray();
  }

  /** {@return a description of how the game ended, or empty if it has not ended} */
  Optional<String> ending() {
    if (legal.isEmpty()) {
      String winner = player(position().turn().opposite()) + " wins";
      if (rules.isCheck(state())) {
        return Optional.of("checkmate: the " + winner);
      }
      return Optional.of(
          tradition.isStalemateLost() ? "no legal move: the " + winner : "draw by stalemate");
    }
    // Compare whole states, because different positions may have the same hash.
    int times = Collections.frequency(compared, compared.get(length()));
    return times < tradition.repetitions()
        ? Optional.empty()
        : Optional.of("draw: the same position occurred " + times + " times");
  }

  static String player(Side side) {
    return side == Side.FIRST ? "first player" : "second player";
  }
}
