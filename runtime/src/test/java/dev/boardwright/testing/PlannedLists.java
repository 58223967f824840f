// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.support.rules.PlannedGame;
import java.util.ArrayList;
import java.util.Arrays;
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
  private static final int PLAYED = 5;

  private final List<Form<P>> forms = new ArrayList<>();
  private final Random random = new Random(Effort.seed());

  private record Form<P extends GamePosition<P>>(
      BoardMoves<P> moves, BoardMoves<P> others, GameCursor<P> cursor) {}

  PlannedLists(Game<P> game) {
    for (Game<P> planned : PlannedGame.all(game, 1L << random.nextInt(MAX_BITS))) {
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
    int[] moves = legal.stream().mapToInt(move -> move).toArray();
    int[] capturing = captures.stream().mapToInt(move -> move).toArray();
    int square = random.nextInt(position.squareCount());
    for (int i = 0; i < forms.size(); i++) {
      Form<P> form = forms.get(i);
      String shown = text + ", form " + i;
      form.cursor.reset(position);
      assertArrayEquals(moves, sorted(form.moves.generate(form.cursor)), shown);
      assertEquals(moves.length, form.others.count(form.cursor), shown);
      assertEquals(end, form.others.end(), shown);
      assertEquals(isCheck, form.others.isCheck(), shown);
      assertArrayEquals(capturing, sorted(form.others.generateCaptures(form.cursor)), shown);
      assertEquals(end, form.others.end(), shown);
      for (int n = 0; n < PLAYED && moves.length > 0; n++) {
        form.cursor.play(moves[random.nextInt(moves.length)]);
        form.cursor.undo();
      }
      assertArrayEquals(moves, sorted(form.moves.generate(form.cursor)), shown);
      if (i == 0 || i == forms.size() - 1) { // positions have no more words than their boards need
        checkPosition(form, position, moves, square, shown);
        assertEquals(isCheck, form.moves.isCheck(), shown);
        assertEquals(end, form.moves.end(), shown);
      }
    }
  }

  private void checkPosition(Form<P> form, P position, int[] moves, int square, String shown) {
    int[] found = sorted(form.others.generateTo(position, square));
    assertTrue(Arrays.stream(found).allMatch(move -> Arrays.binarySearch(moves, move) >= 0), shown);
    assertArrayEquals(to(moves, square), to(found, square), shown);
    assertArrayEquals(moves, sorted(form.moves.generate(position)), shown);
  }

  private static int[] to(int[] moves, int square) {
    return Arrays.stream(moves).filter(move -> PackedMove.to(move) == square).toArray();
  }

  private static int[] sorted(BoardMoves<?> moves) {
    int[] found = new int[moves.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = moves.get(i);
    }
    Arrays.sort(found);
    return found;
  }
}
