// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.interop.Fen;
import dev.boardwright.interop.San;
import dev.boardwright.interop.SanForm;
import dev.boardwright.interop.Sfen;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.style.Side;
import java.util.Objects;

/**
 * Positions as text: FEEN, FEN and, for shogi and its relatives, SFEN. What the text is follows
 * from its form.
 */
final class PositionTexts {
  private static final String SFEN = "sfen ";

  private PositionTexts() {}

  /**
   * {@return the position that a text describes}
   *
   * @throws IllegalArgumentException if the text is malformed, or the FEN or SFEN of a position
   *     without a royal piece of each side, or with one that can be captured
   */
  static <P extends BoardPosition<P>> P parse(BoardGame<P> game, String text) {
    // FEEN ends with two styles separated by a slash, the others with a counter or a short field.
    if (text.substring(text.lastIndexOf(' ') + 1).contains("/")) {
      return game.copyOf(Feen.parse(text, FeenDialect.SNN_STYLES));
    }
    P position =
        text.startsWith(SFEN) || isSfen(game, text)
            ? Sfen.of(game)
                .parse(text.startsWith(SFEN) ? text.substring(SFEN.length()) : text)
                .position()
            : Fen.of(game).parse(text).position();
    check(game, position);
    return position;
  }

  /** {@return whether a text is SFEN in a game in which both are used: FEN has brackets there} */
  private static boolean isSfen(BoardGame<?> game, String text) {
    return San.of(game).form() == SanForm.SHOGI && !text.contains("[");
  }

  private static <P extends BoardPosition<P>> void check(BoardGame<P> game, P position) {
    for (Side side : Side.values()) {
      boolean hasRoyal =
          position.board().stream()
              .filter(Objects::nonNull)
              .map(Epin::parse)
              .anyMatch(piece -> piece.isTerminal() && piece.side() == side);
      if (!hasRoyal) {
        throw new IllegalArgumentException(
            "the " + (side == Side.FIRST ? "first" : "second") + " side has no royal piece");
      }
    }
    if (game.rules().check() && game.newMoves().isCheck(position.toggle())) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
  }
}
