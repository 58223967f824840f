// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;
import org.jspecify.annotations.Nullable;

/**
 * Moves as {@link dev.boardwright.rules.RuleBook#toText} writes them: {@code e2-e4} and {@code
 * P*e5}. Reading also takes {@code e2e4}, {@code e2→e4} and {@code *P→e5}.
 *
 * @param <P> the type of the positions
 */
final class OwnMoves<P extends Qi> implements MoveSyntax<P> {
  private static final char ARROW = '→';

  private final GameTable<P> table;

  OwnMoves(GameTable<P> table) {
    this.table = table;
  }

  @Override
  public int destination(String text) {
    return -1;
  }

  @Override
  public boolean isWritten(
      String text, P position, int move, @Nullable Moves<P> legal, AsciiText out) {
    if (legal == null) {
      return false; // the text alone says which move it is
    }
    String own = table.game.rules().toText(table.game.move(move));
    return own.equals(plain(text))
        || own.length() == text.length() + 1 && own.replaceFirst("-", "").equals(text);
  }

  @Override
  public int read(String text) {
    try {
      return table.game.rules().toMove(text).packed(table.game);
    } catch (IllegalArgumentException e) {
      return PackedMove.NONE; // it is not written like this, or is no move of this game
    }
  }

  /** {@return a text with an arrow in the form without one} */
  private static String plain(String text) {
    int arrow = text.indexOf(ARROW);
    return arrow > 0 && text.charAt(0) == '*'
        ? text.substring(1, arrow) + '*' + text.substring(arrow + 1)
        : text.replace(ARROW, '-');
  }
}
