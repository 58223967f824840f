// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A position as texts: the tokens on the squares, the tokens in the hands, the side to move. */
public final class NaiveState {
  private final Map<String, String> squares = new HashMap<>();
  private final SortedMap<String, Integer> firstHand = new TreeMap<>();
  private final SortedMap<String, Integer> secondHand = new TreeMap<>();
  private Side turn;

  NaiveState(Side turn) {
    this.turn = turn;
  }

  NaiveState copy() {
    NaiveState copy = new NaiveState(turn);
    copy.squares.putAll(squares);
    copy.firstHand.putAll(firstHand);
    copy.secondHand.putAll(secondHand);
    return copy;
  }

  /** {@return the occupied squares with their tokens} */
  public Map<String, String> squares() {
    return squares;
  }

  /** {@return the tokens in a hand with their numbers} */
  public SortedMap<String, Integer> hand(Side side) {
    return side == Side.FIRST ? firstHand : secondHand;
  }

  /** {@return the side to move} */
  public Side turn() {
    return turn;
  }

  void passTurn() {
    turn = turn.opposite();
  }

  void addToHand(Side side, String token, int delta) {
    int count = hand(side).getOrDefault(token, 0) + delta;
    if (count == 0) {
      hand(side).remove(token);
    } else {
      hand(side).put(token, count);
    }
  }
}
