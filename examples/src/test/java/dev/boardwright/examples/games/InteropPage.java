// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.GameRows;
import java.util.Random;

/**
 * The table in {@code docs/interop.md}: which texts each declared game has, with an example of a
 * move.
 */
final class InteropPage {
  private static final String HEAD =
      """
      | game | SFEN | UCI | USI | SAN | texts of other programs |
      | --- | --- | --- | --- | --- | --- |
      """;

  private static final int PLIES = 60;
  private static final int GAMES = 12;

  private InteropPage() {}

  /** {@return the lines of the table} */
  static String table() {
    StringBuilder table = new StringBuilder(HEAD);
    for (DeclaredGame game : DeclaredGame.values()) {
      table.append(row(game, game.game()));
    }
    return table.toString();
  }

  // | chess | no | `e7e8q` | `4b4aq` | `e8=Q+` | 32 |
  private static <P extends GamePosition<P>> String row(DeclaredGame game, Game<P> moves) {
    Example<P> example = example(moves);
    return "| %s | %s | %s | %s | %s | %d |%n"
        .formatted(
            game.id(),
            hasSfen(moves) ? "yes" : "no",
            example.text(Uci.of(moves)),
            example.text(Usi.of(moves)),
            example.text(San.of(moves)),
            GameRows.named(game.id()).texts().size());
  }

  /** {@return whether a game has SFEN: nothing castles or is captured en passant} */
  static <P extends GamePosition<P>> boolean hasSfen(Game<P> game) {
    try {
      Sfen.of(game);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * A move of a random game.
   *
   * @param position the position before the move
   * @param move the move
   */
  private record Example<P extends GamePosition<P>>(P position, int move) {
    String text(MoveNotation<P> notation) {
      return "`" + notation.format(position, move) + "`";
    }
  }

  /** {@return the move with the longest text in some random games} */
  private static <P extends GamePosition<P>> Example<P> example(Game<P> game) {
    San<P> san = San.of(game);
    BoardMoves<P> moves = game.newMoves();
    Random random = new Random(1);
    Example<P> longest = null;
    int length = 0;
    for (int i = 0; i < GAMES; i++) {
      P position = game.start();
      for (int ply = 0; ply < PLIES && moves.generate(position).size() > 0; ply++) {
        int move = moves.get(random.nextInt(moves.size()));
        String text = san.format(position, move);
        if (text.length() > length) {
          longest = new Example<>(position, move);
          length = text.length();
        }
        position = game.play(position, move);
      }
    }
    return longest;
  }
}
