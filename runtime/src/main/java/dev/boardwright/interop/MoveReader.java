// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Moves;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The search for the legal move that a text describes. */
final class MoveReader {
  /** The maximum length of the text of a move, more than any notation needs. */
  private static final int MAX_LENGTH = 64;

  private static final int NONE = -1;

  /**
   * A test whether a text describes a legal move.
   *
   * @param <P> the type of the positions
   */
  interface Matcher<P extends Qi> {
    /**
     * {@return whether the text describes a move}
     *
     * @param legal the list of the legal moves
     */
    boolean matches(int move, Moves<P> legal);
  }

  private MoveReader() {}

  /**
   * {@return the only legal move that a text describes}
   *
   * @param text the text, for messages
   * @param to the square on which the move probably ends, or −1 if that is not clear
   * @throws IllegalArgumentException if there is not exactly one, or if the rules do not apply to
   *     the position
   */
  static <P extends Qi> int read(
      GameTable<P> table, P position, String text, int to, Matcher<P> matcher) {
    Objects.requireNonNull(position, "position");
    Moves<P> legal = table.takeMoves();
    int found = NONE;
    if (to >= 0) {
      legal.generateTo(position, to);
      found = find(text, legal, matcher);
    }
    if (found == NONE) {
      legal.generate(position);
      found = find(text, legal, matcher);
    }
    table.giveBack(legal);
    if (found == NONE) {
      table.game.copyOf(position); // throws if the rules do not apply to it
      throw refused("no legal move is written ", text);
    }
    return found;
  }

  private static <P extends Qi> int find(String text, Moves<P> legal, Matcher<P> matcher) {
    int found = NONE;
    for (int i = 0; i < legal.size(); i++) {
      if (matcher.matches(legal.get(i), legal)) {
        if (found != NONE) {
          throw refused("several legal moves are written ", text);
        }
        found = legal.get(i);
      }
    }
    return found;
  }

  /** {@return a text that is not too long} */
  static String checked(@Nullable String text) {
    if (text == null) {
      throw new IllegalArgumentException("the text of a move must not be null");
    }
    if (text.length() > MAX_LENGTH) {
      throw refused("no legal move is written ", text);
    }
    return text;
  }

  static IllegalArgumentException refused(String problem, String text) {
    return new IllegalArgumentException(problem + Quoted.of(text));
  }
}
