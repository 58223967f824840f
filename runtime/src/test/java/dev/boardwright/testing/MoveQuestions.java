// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Questions about single moves and squares. A form of a game answers them for positions and for
 * cursors, and the slow third form tells what is right.
 *
 * @param <P> the type of the positions
 */
public final class MoveQuestions<P extends GamePosition<P>> {
  private static final int MOVES = 6;
  private static final int NUMBERS = 12;
  private static final int SQUARES = 4;

  private final Game<P> game;
  private final NaiveGame naive;
  private final Random random;
  private final BoardMoves<P> list;
  private final BoardMoves<P> asked;
  private final GameCursor<P> cursor;
  private final BoardCells cells;

  public MoveQuestions(Game<P> game, NaiveGame naive, Random random) {
    this.game = game;
    this.naive = naive;
    this.random = random;
    list = game.newMoves();
    asked = game.newMoves();
    cursor = game.cursor(game.start());
    cells = BoardCells.of(game.rules().shape(), game.rules().order());
  }

  /** Asks everything about a position. */
  public void check(P position, String feen) {
    NaiveState state = naive.read(feen);
    cursor.reset(position);
    Map<Integer, String> legal = new TreeMap<>();
    for (Move move : position.legalMoves()) {
      legal.put(move.packed(game), move.toString());
    }
    assertEquals(naive.moves(state), legal.values().stream().sorted().toList(), feen);
    checkLists(position, legal, feen);
    checkMoves(position, state, legal, feen);
    checkNumbers(position, legal, feen);
    for (int i = 0; i < SQUARES; i++) {
      checkSquare(position, state, random.nextInt(position.squareCount()), feen);
    }
  }

  private void checkLists(P position, Map<Integer, String> legal, String feen) {
    List<Integer> captures = moves(list.generateCaptures(position));
    assertEquals(set(captures), set(moves(list.generateCaptures(cursor))), feen);
    List<Integer> quiets = moves(list.generateQuiets(position));
    assertEquals(set(quiets), set(moves(list.generateQuiets(cursor))), feen);
    boolean isPromotion = true;
    for (int move : quiets) {
      assertFalse(captures.contains(move), feen);
      boolean promotes = PackedMove.becomes(move) != 0 && !PackedMove.isDrop(move);
      assertFalse(promotes && !isPromotion, feen);
      isPromotion = promotes;
    }
    List<Integer> all = new ArrayList<>(captures);
    all.addAll(quiets);
    assertEquals(legal.size(), all.size(), feen);
    assertEquals(legal.keySet(), set(all), feen);
    int square = random.nextInt(position.squareCount());
    TreeSet<Integer> from = wanted(legal, move -> PackedMove.from(move) == square);
    assertEquals(from, set(moves(list.generateFrom(position, square))), feen);
    assertEquals(from, set(moves(list.generateFrom(cursor, square))), feen);
    TreeSet<Integer> to = wanted(legal, move -> PackedMove.to(move) == square);
    assertEquals(to, set(moves(list.generateTo(position, square))), feen);
    assertEquals(to, set(moves(list.generateTo(cursor, square))), feen);
    assertEquals(position.end(), list.end(), feen);
    for (int move : legal.keySet()) {
      assertEquals(captures.contains(move), asked.isCapture(position, move), feen);
      assertEquals(captures.contains(move), asked.isCapture(cursor, move), feen);
    }
  }

  private static TreeSet<Integer> wanted(Map<Integer, String> legal, IntPredicate isWanted) {
    TreeSet<Integer> wanted = new TreeSet<>(legal.keySet());
    wanted.removeIf(move -> !isWanted.test(move));
    return wanted;
  }

  private static List<Integer> moves(BoardMoves<?> list) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  private static TreeSet<Integer> set(List<Integer> moves) {
    return new TreeSet<>(moves);
  }

  private void checkMoves(P position, NaiveState state, Map<Integer, String> legal, String feen) {
    List<Integer> moves = List.copyOf(legal.keySet());
    for (int i = 0; i < Math.min(MOVES, moves.size()); i++) {
      int move = moves.get(random.nextInt(moves.size()));
      String shown = feen + " " + legal.get(move);
      NaiveState next = naive.play(state, legal.get(move));
      int dropped = PackedMove.isDrop(move) ? 1 : 0;
      boolean captures = next.squares().size() < state.squares().size() + dropped;
      assertEquals(captures, asked.isCapture(position, move), shown);
      boolean checks = naive.isCheck(next);
      assertEquals(checks, asked.givesCheck(position, move), shown);
      assertEquals(checks, asked.givesCheck(cursor, move), shown);
      list.generate(cursor);
      cursor.play(move); // which may know from the list whether it gives check
      assertEquals(checks, cursor.isCheck(), shown);
      cursor.undo();
    }
  }

  private void checkNumbers(P position, Map<Integer, String> legal, String feen) {
    List<Integer> moves = List.copyOf(legal.keySet());
    for (int i = 0; i < NUMBERS; i++) {
      int number =
          i % 3 == 0 || moves.isEmpty() ? random.nextInt() >> random.nextInt(31) : move(moves);
      String shown = feen + " " + number;
      boolean isLegal = legal.containsKey(number);
      assertEquals(isLegal, asked.isLegal(position, number), shown);
      assertEquals(isLegal, asked.isLegal(cursor, number), shown);
      asked.isCapture(position, number);
      asked.givesCheck(cursor, number); // neither throws
      assertEquals(position, cursor.snapshot(), shown);
    }
  }

  /** {@return a legal move, or one with other bits} */
  private int move(List<Integer> moves) {
    int move = moves.get(random.nextInt(moves.size()));
    return random.nextBoolean() ? move : move ^ 1 << random.nextInt(29);
  }

  private void checkSquare(P position, NaiveState state, int square, String feen) {
    for (Side side : Side.values()) {
      String shown = feen + ", " + side + " at " + cells.cell(square);
      int[] expected = attackers(state, square, side);
      assertArrayEquals(expected, cursor.attackers(square, side).toArray(), shown);
      assertArrayEquals(expected, position.attackers(square, side).toArray(), shown);
      assertEquals(expected.length > 0, cursor.isAttacked(square, side), shown);
      checkExchange(state, square, side, shown);
    }
    assertEquals(position.isCheck(), cursor.isCheck(), feen);
  }

  private int[] attackers(NaiveState state, int square, Side side) {
    return naive.attackers(state, cells.cell(square), side).stream()
        .mapToInt(cells::index)
        .sorted()
        .toArray();
  }

  /** Asks who attacks a square if some pieces have gone and others have come. */
  private void checkExchange(NaiveState state, int square, Side side, String shown) {
    RuleBook rules = game.rules();
    Map<String, String> squares = new TreeMap<>(state.squares());
    long[] occupied = new long[Words.count(rules.shape().squareCount())];
    for (int other = 0; other < rules.shape().squareCount(); other++) {
      if (random.nextInt(4) == 0) {
        squares.remove(cells.cell(other));
        if (random.nextBoolean() && !state.squares().containsKey(cells.cell(other))) {
          squares.put(cells.cell(other), hurdle(rules, side.opposite()));
        }
      }
      if (squares.containsKey(cells.cell(other))) {
        Words.add(occupied, other);
      }
    }
    long[] found = new long[occupied.length + 1];
    cursor.attackers(square, side, occupied, found);
    long[] expected = new long[found.length];
    NaiveState changed = state.copy();
    changed.squares().clear();
    changed.squares().putAll(squares);
    for (int attacker : attackers(changed, square, side)) {
      Words.add(expected, attacker);
    }
    assertArrayEquals(expected, found, () -> shown + " " + squares);
  }

  private static String hurdle(RuleBook rules, Side side) {
    return rules.pieces().stream()
        .filter(piece -> NaiveTokens.side(piece) == side)
        .findFirst()
        .orElseThrow();
  }
}
