// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The steps of all tokens, found by comparing each square with each other square. */
final class NaiveSteps {
  private final NaiveDeclaration declaration;
  private final NaiveBoard board;
  private final Map<String, Map<String, List<NaiveStep>>> steps = new HashMap<>();
  private final Map<String, Set<String>> crossed = new HashMap<>();

  NaiveSteps(NaiveDeclaration declaration) {
    this.declaration = declaration;
    board = declaration.board;
  }

  /** {@return the steps of a token from a square, by the squares where they end} */
  Map<String, List<NaiveStep>> from(String token, String from) {
    String own = declaration.own(token);
    return steps.computeIfAbsent(own + "@" + from, key -> find(own, from));
  }

  private Map<String, List<NaiveStep>> find(String token, String from) {
    Map<String, List<NaiveStep>> found = new LinkedHashMap<>();
    for (String to : board.cells()) {
      List<NaiveStep> steps = new ArrayList<>();
      for (NaiveRow row : declaration.token(token).rows) {
        for (NaiveTerm term : row.terms()) {
          boolean mayBegin = !term.has('i') || declaration.token(token).initial.contains(from);
          List<String> between = between(term, token, from, to);
          if (between != null && mayBegin && row.allows(from, to)) {
            steps.add(new NaiveStep(row, term, between));
          }
        }
      }
      if (!steps.isEmpty()) {
        found.put(to, steps);
      }
    }
    return found;
  }

  /** {@return the squares on the way of a term, or null if it does not lead there} */
  private List<String> between(NaiveTerm term, String token, String from, String to) {
    int right = board.file(to) - board.file(from);
    int up = board.rank(to) - board.rank(from);
    List<String> between = new ArrayList<>();
    if (term.castles()) {
      if (up != 0 || Math.abs(right) != term.range() || !term.castlesTo(right)) {
        return null;
      }
      for (int file = 1; file < term.range(); file++) {
        between.add(board.shifted(from, Integer.signum(right) * file, 0));
      }
      return between;
    }
    int view = NaiveTokens.side(token) == Side.FIRST ? 1 : -1;
    if (term.leaps(right * view, up * view) == 0) {
      return null;
    }
    for (int[] step : term.way(right, up)) {
      between.add(board.shifted(from, step[0], step[1]));
    }
    boolean hops = term.has('p') || term.has('g');
    return hops && between.isEmpty() ? null : between;
  }

  /** {@return whether a piece could never move from a square, whatever stands on the board} */
  boolean isStuck(String token, String cell) {
    for (List<NaiveStep> steps : from(token, cell).values()) {
      for (NaiveStep step : steps) {
        if (!step.term().castles()) {
          return false;
        }
      }
    }
    return true;
  }

  /** {@return whether a side has a capturing move to a square} */
  boolean isAttacked(NaiveState state, String cell, Side by) {
    return attackers(state, cell, by).findAny().isPresent();
  }

  /** {@return the squares of the pieces of a side with a capturing move to a square} */
  Stream<String> attackers(NaiveState state, String cell, Side by) {
    return state.squares().entrySet().stream()
        .filter(entry -> NaiveTokens.side(entry.getValue()) == by)
        .filter(
            entry ->
                from(entry.getValue(), entry.getKey()).getOrDefault(cell, List.of()).stream()
                    .anyMatch(step -> step.term().captures() && step.isFree(state)))
        .map(Map.Entry::getKey);
  }

  /**
   * {@return the squares that passing pieces of a side have crossed, with those pieces' squares}
   */
  Map<String, String> crossed(NaiveState state, Side side) {
    Map<String, String> found = new HashMap<>();
    if (declaration.ownTokens.isEmpty()) {
      return found;
    }
    for (String cell : board.cells()) {
      String token = state.squares().get(cell);
      if (token != null
          && NaiveTokens.side(token) == side
          && declaration.ownTokens.containsKey(token)) {
        for (String passed : crossed(token, cell)) {
          found.putIfAbsent(passed, cell);
        }
      }
    }
    return found;
  }

  private Set<String> crossed(String passing, String to) {
    return crossed.computeIfAbsent(passing + "@" + to, key -> findCrossed(passing, to));
  }

  private Set<String> findCrossed(String passing, String to) {
    Set<String> found = new LinkedHashSet<>();
    for (NaiveRow row : declaration.token(passing).rows) {
      for (NaiveTerm term : row.terms()) {
        for (String from : board.cells()) {
          List<String> between =
              term.isLame() && passing.equals(row.passing())
                  ? between(term, passing, from, to)
                  : null;
          if (between != null) {
            found.addAll(between);
          }
        }
      }
    }
    return found;
  }
}
