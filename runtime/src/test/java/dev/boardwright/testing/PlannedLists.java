// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.support.rules.PlannedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;

/**
 * The lists of a game that find moves with the tables of a plan: one for each number of words that
 * has room for the board, and one with room for few tables.
 *
 * @param <P> the type of the positions
 */
final class PlannedLists<P extends GamePosition<P>> {
  private static final int MAX_BITS = 19;

  private final List<Form<P>> forms = new ArrayList<>();
  private final Random random = new Random(Effort.seed());

  private record Form<P extends GamePosition<P>>(
      BoardMoves<P> moves, BoardMoves<P> others, GameCursor<P> cursor) {}

  PlannedLists(BoardGame<P> game) {
    for (BoardGame<P> planned : PlannedGame.all(game, 1L << random.nextInt(MAX_BITS))) {
      forms.add(
          new Form<>(planned.newMoves(), planned.newMoves(), planned.cursor(planned.start())));
    }
  }

  /**
   * Compares all lists with what is known of a position.
   *
   * @param legal the legal moves
   * @param captures those that capture
   */
  void check(
      P position,
      TreeSet<Integer> legal,
      TreeSet<Integer> captures,
      boolean isCheck,
      Optional<GameEnd> end,
      String text) {
    int square = random.nextInt(position.squareCount());
    for (int i = 0; i < forms.size(); i++) {
      Form<P> form = forms.get(i);
      String shown = text + ", form " + i;
      form.cursor.reset(position);
      assertEquals(legal, set(form.moves.generate(form.cursor)), shown);
      assertEquals(legal.size(), form.moves.size(), shown);
      assertEquals(legal.size(), form.others.count(form.cursor), shown);
      assertEquals(end, form.others.end(), shown);
      assertEquals(isCheck, form.others.isCheck(), shown);
      assertEquals(captures, set(form.others.generateCaptures(form.cursor)), shown);
      assertEquals(captures.size(), form.others.size(), shown);
      assertEquals(end, form.others.end(), shown);
      for (int move : legal) {
        form.cursor.play(move);
        form.cursor.undo();
      }
      assertEquals(legal, set(form.moves.generate(form.cursor)), shown);
      if (i == 0 || i == forms.size() - 1) { // positions have no more words than their boards need
        checkPosition(form, position, legal, square, shown);
        assertEquals(isCheck, form.moves.isCheck(), shown);
        assertEquals(end, form.moves.end(), shown);
      }
    }
  }

  private void checkPosition(
      Form<P> form, P position, TreeSet<Integer> legal, int square, String shown) {
    TreeSet<Integer> there = set(form.others.generateTo(position, square));
    assertTrue(legal.containsAll(there), shown);
    TreeSet<Integer> wanted = new TreeSet<>(legal);
    wanted.removeIf(move -> PackedMove.to(move) != square);
    there.removeIf(move -> PackedMove.to(move) != square);
    assertEquals(wanted, there, shown);
    assertEquals(legal, set(form.moves.generate(position)), shown);
  }

  private static TreeSet<Integer> set(Moves<?> moves) {
    TreeSet<Integer> set = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      set.add(moves.get(i));
    }
    return set;
  }
}
