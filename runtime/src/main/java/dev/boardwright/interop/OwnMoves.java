// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import org.jspecify.annotations.Nullable;

/**
 * Moves as {@code toString} of moves of a game writes them: {@code e2-e4} and {@code P*e5}. Reading
 * also takes {@code e2e4}, {@code e2→e4} and {@code *P→e5}.
 *
 * @param <P> the type of the positions
 */
final class OwnMoves<P extends GamePosition<P>> implements MoveSyntax<P> {
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
      String text, P position, int move, @Nullable BoardMoves<P> legal, AsciiText out) {
    if (legal == null) {
      return false; // the text alone says which move it is
    }
    String own = table.game.move(move).toString();
    return own.equals(plain(text))
        || !PackedMove.isDrop(move)
            && own.length() == text.length() + 1
            && own.replaceFirst("-", "").equals(text);
  }

  @Override
  public int read(String text) {
    int equals = text.indexOf('=');
    int becomes = equals < 0 ? 0 : table.rules.code(text.substring(equals + 1));
    String body = plain(equals < 0 ? text : text.substring(0, equals));
    int star = body.indexOf('*');
    int hyphen = body.indexOf('-');
    int move;
    if (equals >= 0 && becomes == 0) {
      move = PackedMove.NONE;
    } else if (star >= 0) {
      int dropped = table.rules.code(body.substring(0, star));
      int to = table.cells.index(body.substring(star + 1));
      move = to < 0 ? PackedMove.NONE : PackedMove.drop(dropped, to, becomes);
    } else if (hyphen >= 0) {
      move = move(body.substring(0, hyphen), body.substring(hyphen + 1), becomes);
    } else {
      move = readTogether(body, becomes);
    }
    return PackedMove.isMove(move, table.game.rules()) ? move : PackedMove.NONE;
  }

  private int move(String start, String end, int becomes) {
    int from = table.cells.index(start);
    int to = table.cells.index(end);
    return from < 0 || to < 0 ? PackedMove.NONE : PackedMove.of(from, to, becomes);
  }

  /** {@return the only move whose squares are written without a hyphen, or none} */
  private int readTogether(String squares, int becomes) {
    int found = PackedMove.NONE;
    for (int end = 1; end < squares.length(); end++) {
      int move = move(squares.substring(0, end), squares.substring(end), becomes);
      if (move != PackedMove.NONE && found != PackedMove.NONE) {
        return PackedMove.NONE;
      }
      found = move == PackedMove.NONE ? found : move;
    }
    return found;
  }

  /** {@return a text with an arrow in the form without one} */
  private static String plain(String text) {
    int arrow = text.indexOf(ARROW);
    return arrow > 0 && text.charAt(0) == '*'
        ? text.substring(1, arrow) + '*' + text.substring(arrow + 1)
        : text.replace(ARROW, '-');
  }
}
