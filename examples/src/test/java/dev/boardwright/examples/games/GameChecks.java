// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.boardwright.examples.testing.GameRows;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.testing.PerftTexts;
import java.util.List;

/**
 * The checks of one declared game against known answers, on the generated positions of its board.
 *
 * @param <P> the type of the positions
 */
final class GameChecks<P extends BoardPosition<P>> {
  private final RuleBook rules;
  private final BoardType<P> type;
  private final GameRows rows;

  private GameChecks(RuleBook rules, BoardType<P> type, GameRows rows) {
    this.rules = rules;
    this.type = type;
    this.rows = rows;
  }

  static GameChecks<?> of(DeclaredGame game) {
    return of(game.rules(), game.type(), new GameRows(game.id()));
  }

  private static <P extends BoardPosition<P>> GameChecks<P> of(
      RuleBook rules, BoardType<P> type, GameRows rows) {
    return new GameChecks<>(rules, type, rows);
  }

  /** {@return the known answers} */
  GameRows rows() {
    return rows;
  }

  /**
   * Checks the moves of a position, and the counts of moves from there.
   *
   * @param depth the greatest depth of the counts
   */
  void check(GameRows.Position row, int depth) {
    P position = type.parse(row.feen());
    List<Move> moves = rules.legalMoves(position);
    assertEquals(
        row.moves(),
        moves.stream()
            .map(move -> PerftTexts.uci(rows.game(), row.feen(), rules.toText(move)))
            .sorted()
            .toList(),
        row.feen());
    for (Move move : moves) {
      // The rules return positions in the form in which they get them.
      assertSame(position.getClass(), rules.play(position, move).getClass());
    }
    // The data has no checks for games in which a royal may be left attacked.
    if (rules.check()) {
      assertEquals(row.check(), rules.isCheck(position), row.feen());
    }
    for (int i = 1; i <= depth; i++) {
      assertEquals(row.perft().get(i - 1), rules.perft(position, i), row.feen() + ", depth " + i);
    }
  }

  /** Checks a count of moves. */
  void check(GameRows.Count row) {
    assertEquals(
        row.nodes(), rules.perft(type.parse(row.feen()), row.depth()), () -> row.toString());
  }
}
