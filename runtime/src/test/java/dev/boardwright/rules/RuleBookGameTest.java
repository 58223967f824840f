// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.qi.Qi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the generic form of {@link Game} and {@link Moves}, and {@link PackedMove}. */
final class RuleBookGameTest {
  private static List<String> texts(RuleBook book, Moves<Qi> moves) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(book.toText(book.game().move(moves.get(i))));
    }
    return texts;
  }

  @Test
  void movesAreThoseOfTheRuleBook() {
    Random random = new Random(22);
    for (RuleBook book : List.of(CHESS, SHOGI)) {
      Game<Qi> game = book.game();
      assertSame(book, game.rules());
      assertSame(book.start(), game.start());
      Moves<Qi> moves = game.newMoves();
      assertEquals(0, moves.size());
      Qi position = game.start();
      for (int ply = 0; ply < 60; ply++) {
        List<Move> expected = book.legalMoves(position);
        assertSame(moves, moves.generate(position));
        assertEquals(expected.size(), moves.size());
        assertEquals(expected.size(), game.newMoves().count(position));
        assertEquals(expected.stream().map(book::toText).toList(), texts(book, moves));
        for (int i = 0; i < expected.size(); i++) {
          check(game, moves, position, expected.get(i), moves.get(i));
        }
        assertEquals(book.isCheck(position), moves.isCheck());
        assertEquals(book.end(position), moves.end());
        assertEquals(book.outcome(position), moves.end().map(GameEnd::outcome));
        checkCaptures(game, position);
        if (expected.isEmpty()) {
          break;
        }
        int played = random.nextInt(expected.size());
        Qi next = game.play(position, moves.get(played));
        assertEquals(book.play(position, expected.get(played)), next);
        position = next;
      }
    }
  }

  private static void check(Game<Qi> game, Moves<Qi> moves, Qi position, Move expected, int move) {
    List<String> pieces = game.rules().pieces();
    assertEquals(expected, game.move(move));
    assertEquals(move, expected.packed(game));
    assertEquals(move, game.move(move).packed(game));
    assertEquals(expected.fromIndex(), PackedMove.from(move));
    assertEquals(expected.toIndex(), PackedMove.to(move));
    assertEquals(
        expected.droppedToken() == null ? 0 : pieces.indexOf(expected.droppedToken()) + 1,
        PackedMove.dropped(move));
    assertEquals(
        expected.promotionToken() == null ? 0 : pieces.indexOf(expected.promotionToken()) + 1,
        PackedMove.becomes(move));
    assertTrue(moves.isLegal(position, move));
    assertEquals(move, game.read(position, game.rules().toText(game.move(move))));
  }

  private static void checkCaptures(Game<Qi> game, Qi position) {
    List<String> captures = new ArrayList<>();
    for (Move move : game.rules().legalMoves(position)) {
      Qi after = game.rules().play(position, move);
      int dropped = move.isDrop() ? 1 : 0;
      if (onBoard(after) < onBoard(position) + dropped) {
        captures.add(game.rules().toText(move));
      }
    }
    assertEquals(captures, texts(game.rules(), game.newMoves().generateCaptures(position)));
  }

  private static long onBoard(Qi position) {
    return position.board().stream().filter(Objects::nonNull).count();
  }

  @Test
  void capturesIncludeThoseEnPassant() {
    Qi position = position(CHESS, "4k^3/8/8/4n3/2-Pp4/4B3/8/4K^3").toggle();
    assertEquals(
        List.of("e5-c4", "d4-c3", "d4-e3"),
        texts(CHESS, CHESS.game().newMoves().generateCaptures(position)));
  }

  @Test
  void aMoveTellsWhetherItCaptures() {
    Qi position = position(CHESS, "4k^3/8/8/4n3/2-Pp4/4B3/8/4K^3").toggle();
    Game<Qi> game = CHESS.game();
    Moves<Qi> moves = game.newMoves();
    assertTrue(moves.isCapture(position, game.read(position, "e5-c4")));
    assertTrue(moves.isCapture(position, game.read(position, "d4-c3")));
    assertFalse(moves.isCapture(position, game.read(position, "d4-d3")));
    assertThrows(
        IllegalArgumentException.class, () -> moves.isCapture(position, PackedMove.of(0, 1, 0)));
    assertThrows(IllegalArgumentException.class, () -> moves.isCapture(position, -1));
  }

  @Test
  void countLeavesTheListAsItIs() {
    Moves<Qi> moves = CHESS.game().newMoves().generate(CHESS.start());
    Qi mate = position(CHESS, "R3k^3/8/4K^3/8/8/8/8/8").toggle();
    assertEquals(0, moves.count(mate));
    assertEquals(20, moves.size());
    assertTrue(moves.isCheck());
    assertEquals(Optional.of(Outcome.LOSS), moves.end().map(GameEnd::outcome));
    moves.generateCaptures(CHESS.start());
    assertEquals(0, moves.size());
    assertFalse(moves.isCheck());
    assertEquals(Optional.empty(), moves.end());
  }

  @Test
  void listsAreEmptyAtFirst() {
    Moves<Qi> moves = CHESS.game().newMoves();
    assertThrows(IllegalStateException.class, moves::isCheck);
    assertThrows(IllegalStateException.class, moves::end);
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(0));
    moves.generate(CHESS.start());
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(20));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
  }

  @Test
  void anyNumberIsLegalOrRejected() {
    Random random = new Random(22);
    Game<Qi> game = SHOGI.game();
    Moves<Qi> moves = game.newMoves().generate(game.start());
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      legal.add(moves.get(i));
    }
    for (int i = 0; i < 3_000; i++) {
      int move = random.nextInt() >> random.nextInt(32);
      assertEquals(legal.contains(move), moves.isLegal(game.start(), move));
      if (!legal.contains(move)) {
        assertThrows(IllegalArgumentException.class, () -> game.play(game.start(), move));
      }
    }
  }

  @Test
  void numbersThatAreNotMovesAreRejected() {
    Game<Qi> game = SHOGI.game();
    for (int move :
        new int[] {
          -1,
          PackedMove.NONE,
          PackedMove.of(81, 0, 0),
          PackedMove.of(0, 81, 0),
          PackedMove.of(0, 1, 29),
          PackedMove.drop(0, 1, 0),
          PackedMove.drop(29, 1, 0),
          PackedMove.drop(1, 81, 0),
          PackedMove.of(0, 1, 1) | 1 << 29,
          PackedMove.of(0, 1, 1) | Integer.MIN_VALUE
        }) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> game.move(move));
      assertEquals("not a move of this game: " + move, e.getMessage());
      assertThrows(IllegalArgumentException.class, () -> game.play(game.start(), move));
      assertThrows(IllegalArgumentException.class, () -> game.move(move));
      assertFalse(game.newMoves().isLegal(game.start(), move));
    }
    assertEquals(Move.of(0, 1), game.move(PackedMove.of(0, 1, 0)));
    assertEquals(Move.of(80, 0, "+p"), game.move(PackedMove.of(80, 0, 28)));
    assertThrows(IllegalArgumentException.class, () -> Move.of(0, 81).packed(game));
    assertThrows(IllegalArgumentException.class, () -> Move.drop("X", 0).packed(game));
    assertThrows(NullPointerException.class, () -> Move.of(0, 1).packed(null));
  }

  @Test
  void positionsOfOtherGamesAreRejected() {
    Game<Qi> game = CHESS.game();
    assertSame(CHESS.start(), game.copyOf(CHESS.start()));
    assertThrows(IllegalArgumentException.class, () -> game.copyOf(SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> game.newMoves().generate(SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> game.newMoves().count(SHOGI.start()));
  }

  @Test
  void packedMovesHaveTheDocumentedBits() {
    int move = PackedMove.of(1023, 1022, 255);
    assertEquals(1022 | 1023 << 10 | 255 << 21, move);
    assertEquals(1023, PackedMove.from(move));
    assertEquals(1022, PackedMove.to(move));
    assertEquals(255, PackedMove.becomes(move));
    assertEquals(0, PackedMove.dropped(move));
    assertFalse(PackedMove.isDrop(move));
    int drop = PackedMove.drop(254, 1023, 3);
    assertEquals(1023 | 254 << 10 | 1 << 20 | 3 << 21, drop);
    assertEquals(Move.NO_SQUARE, PackedMove.from(drop));
    assertEquals(254, PackedMove.dropped(drop));
    assertEquals(1023, PackedMove.to(drop));
    assertEquals(3, PackedMove.becomes(drop));
    assertTrue(PackedMove.isDrop(drop));
  }
}
