// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/**
 * Tests what positions and cursors of games tell, with results that are written by hand. {@link
 * GeneratedMovesTest} compares them with rule books on random games.
 */
class GameCursorTest {
  private static final LazyValue<List<Game<?>>> GAMES =
      new LazyValue<>(
          () ->
              CompiledGames.of(
                  List.of(Declarations.declaration("chess"), Declarations.declaration("shogi"))));

  private static Game<?> chess() {
    return GAMES.get().get(0);
  }

  private static Game<?> shogi() {
    return GAMES.get().get(1);
  }

  /** A cursor of a game, which plays moves that are given as texts. */
  private static final class Played<P extends GamePosition<P>> {
    final Game<P> game;
    final GameCursor<P> cursor;

    Played(Game<P> game, String feen) {
      this.game = game;
      cursor = game.cursor(game.start().type().parse(feen));
    }

    Played<P> play(String... texts) {
      for (String text : texts) {
        cursor.play(game.read(cursor.snapshot(), text));
      }
      return this;
    }

    Played<P> undo() {
      cursor.undo();
      return this;
    }

    /** Checks the changes of the latest call, such as {@code e2:P>. e4:.>P}, in any order. */
    Played<P> changes(String squares, String hands, String captured) {
      TreeSet<String> told = new TreeSet<>();
      for (int i = 0; i < cursor.changeCount(); i++) {
        String change = piece(cursor.codeBefore(i)) + ">" + piece(cursor.codeAfter(i));
        assertTrue(told.add(cell(cursor.changedSquare(i)) + ":" + change));
      }
      assertEquals(squares, String.join(" ", told));
      StringBuilder inHands = new StringBuilder();
      for (int i = 0; i < cursor.handChangeCount(); i++) {
        inHands.append(piece(cursor.handCode(i))).append(cursor.handDelta(i));
      }
      assertEquals(hands, inHands.toString());
      assertEquals(captured, piece(cursor.captured()));
      rejectsOtherChanges();
      return this;
    }

    /** Checks what a move changes in a sum of values; it is not played if there are too few. */
    void changesSum(Map<String, Integer> byPiece, String text, int change) {
      P before = cursor.snapshot();
      int move = game.read(before, text);
      int[] values = new int[(cursor.type().pieces().size() + 1) * before.squareCount()];
      for (int i = before.squareCount(); i < values.length; i++) {
        values[i] = byPiece.getOrDefault(piece(i / before.squareCount()), 0);
      }
      int[] few = Arrays.copyOf(values, values.length - 1);
      assertThrows(IndexOutOfBoundsException.class, () -> cursor.play(move, few));
      assertThrows(IllegalArgumentException.class, () -> cursor.play(0, values));
      assertEquals(before, cursor.snapshot());
      assertEquals(change, cursor.play(move, values));
      cursor.undo();
    }

    private void rejectsOtherChanges() {
      for (IntFunction<Integer> method :
          List.<IntFunction<Integer>>of(
              cursor::changedSquare, cursor::codeBefore, cursor::codeAfter)) {
        assertThrows(IndexOutOfBoundsException.class, () -> method.apply(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> method.apply(cursor.changeCount()));
      }
      for (IntFunction<Integer> method :
          List.<IntFunction<Integer>>of(cursor::handCode, cursor::handDelta)) {
        assertEquals(0, method.apply(-1));
        assertEquals(0, method.apply(cursor.handChangeCount()));
      }
    }

    private String piece(int code) {
      return code == 0 ? "." : cursor.type().pieces().get(code - 1);
    }

    private String cell(int square) {
      BoardType<P> type = cursor.type();
      return BoardCells.of(type.shape(), type.order()).cell(square);
    }
  }

  @Test
  void playReturnsWhatAMoveChangesInASumOfValues() {
    Map<String, Integer> values = Map.of("P", 100, "p", -100, "R", 500, "+R", 530);
    Played<?> chess = new Played<>(chess(), "4k^3/8/8/3p4/4P3/8/8/+R3K^3 / CHESS/chess");
    chess.changesSum(values, "e4-e5", 0);
    chess.changesSum(values, "e4-d5", 100);
    chess.changesSum(values, "a1-a5", -30);
    chess.changesSum(values, "e1-d2", -30);
    chess.changesSum(values, "e1-c1", -30);
    Played<?> shogi = new Played<>(shogi(), "4k^4/9/9/9/9/9/9/9/4K^4 P/ SHOGI/shogi");
    shogi.changesSum(values, "P*e5", 100);
  }

  @Test
  void plainMovesAndCapturesAreTold() {
    new Played<>(chess(), "4k^3/8/8/3p4/4P3/8/8/4K^3 / CHESS/chess")
        .changes("", "", ".")
        .play("e1-e2")
        .changes("e1:K^>. e2:.>K^", "", ".")
        .undo()
        .changes("e1:.>K^ e2:K^>.", "", ".")
        .play("e4-d5")
        .changes("d5:p>P e4:P>.", "", "p")
        .undo()
        .changes("d5:P>p e4:.>P", "", ".");
  }

  @Test
  void castlingChangesFourSquares() {
    new Played<>(chess(), "4k^3/8/8/8/8/8/8/4K^2+R / CHESS/chess")
        .play("e1-g1")
        .changes("e1:K^>. f1:.>R g1:.>K^ h1:+R>.", "", ".")
        .undo()
        .changes("e1:.>K^ f1:R>. g1:K^>. h1:.>+R", "", ".")
        .play("e1-e2")
        .changes("e1:K^>. e2:.>K^ h1:+R>R", "", ".");
  }

  @Test
  void enPassantCapturesElsewhere() {
    new Played<>(chess(), "4k^3/3p4/8/4P3/8/8/8/4K^3 / chess/CHESS")
        .play("d7-d5")
        .changes("d5:.>-p d7:p>.", "", ".")
        .play("e5-d6")
        .changes("d5:-p>. d6:.>P e5:P>.", "", "-p")
        .undo()
        .changes("d5:.>-p d6:P>. e5:.>P", "", ".")
        .play("e1-e2")
        .changes("d5:-p>p e1:K^>. e2:.>K^", "", ".");
  }

  @Test
  void promotionChangesTheCode() {
    new Played<>(chess(), "3nk^3/4P3/8/8/8/8/8/4K^3 / CHESS/chess")
        .play("e7-d8=Q")
        .changes("d8:n>Q e7:P>.", "", "n")
        .undo()
        .changes("d8:Q>n e7:.>P", "", ".");
  }

  @Test
  void capturesAndDropsChangeHands() {
    new Played<>(shogi(), "4k^4/9/9/9/4+p4/4P4/9/9/4K^4 P/ SHOGI/shogi")
        .play("e4-e5")
        .changes("e4:P>. e5:+p>P", "P1", "+p")
        .undo()
        .changes("e4:.>P e5:P>+p", "P-1", ".")
        .play("P*d2")
        .changes("d2:.>P", "P-1", ".")
        .undo()
        .changes("d2:P>.", "P1", ".");
  }

  @Test
  void passingEndsEnPassant() {
    Played<?> played = new Played<>(chess(), "4k^3/3p4/8/4P3/8/8/8/4K^3 / chess/CHESS");
    played.play("d7-d5");
    played.cursor.pass();
    played.changes("d5:-p>p", "", ".");
    assertEquals(Side.SECOND, played.cursor.turn());
    played.undo().changes("d5:p>-p", "", ".");
    played.play("e5-d6");
  }

  @Test
  void undoToTellsTheLastOfItsCallsAndResetNone() {
    Played<?> played = new Played<>(chess(), "4k^3/8/8/8/8/8/8/4K^3 / CHESS/chess");
    int mark = played.cursor.mark();
    played.play("e1-e2", "e8-e7", "e2-e3");
    played.cursor.undoTo(mark);
    played.changes("e1:.>K^ e2:K^>.", "", ".");
    played.play("e1-f1");
    played.cursor.undoTo(played.cursor.mark());
    played.changes("e1:K^>. f1:.>K^", "", ".");
    played.cursor.forget();
    played.changes("", "", ".");
    played.play("e8-f8");
    resets(played);
  }

  private static <P extends GamePosition<P>> void resets(Played<P> played) {
    played.cursor.reset(played.game.start());
    played.changes("", "", ".");
    assertEquals(1, played.cursor.repetitions());
  }

  @Test
  void repetitionsAreCountedSinceTheStartForgettingOrPassing() {
    Played<?> played = new Played<>(chess(), "4k^3/8/8/8/8/8/8/4K^3 / CHESS/chess");
    assertEquals(1, played.cursor.repetitions());
    String[] circle = {"e1-e2", "e8-e7", "e2-e1", "e7-e8"};
    played.play(circle);
    assertEquals(2, played.cursor.repetitions());
    played.play(circle);
    assertEquals(3, played.cursor.repetitions());
    played.undo();
    assertEquals(2, played.cursor.repetitions());
    played.play("e7-e8");
    assertEquals(3, played.cursor.repetitions());
    played.cursor.forget();
    assertEquals(1, played.cursor.repetitions());
    played.play(circle);
    assertEquals(2, played.cursor.repetitions());
    played.cursor.pass();
    played.cursor.pass();
    assertEquals(1, played.cursor.repetitions());
    played.play(circle);
    assertEquals(2, played.cursor.repetitions());
  }

  /** A cursor that was not asked before has to find the hashes of its journal. */
  @Test
  void repetitionsNeedNoEarlierQuestion() {
    Played<?> played = new Played<>(shogi(), "4k^4/9/9/9/4p4/4P4/9/9/4K^4 P/p SHOGI/shogi");
    played.play("e4-e5", "e9-e8", "P*d2", "p*d8");
    String[] circle = {"e1-f1", "e8-f8", "f1-e1", "f8-e8"};
    played.play(circle).play(circle);
    assertEquals(3, played.cursor.repetitions());
    int seen = 1;
    for (String ignored : circle) {
      played.undo();
      seen = Math.max(seen, played.cursor.repetitions());
    }
    assertEquals(2, seen);
  }

  /** A capture does not end the search for equal positions, because the piece may be dropped. */
  @Test
  void repetitionsAreFoundBeyondCapturesAndDrops() {
    Played<?> played = new Played<>(shogi(), "4k^4/9/9/9/9/9/9/4K^4/9 P/ SHOGI/shogi");
    String[] round = {
      "P*e8", "e9-e8", "e2-f2", "e8-e9", "f2-e2", "p*e3", "e2-e3", "e9-d9", "e3-e2", "d9-e9"
    };
    played.play(round).play(round).play(round);
    assertEquals(4, played.cursor.repetitions());
    played.undo();
    assertEquals(3, played.cursor.repetitions());
    Played<?> other = new Played<>(shogi(), "4k^4/9/9/9/9/9/9/4K^4/9 P/ SHOGI/shogi");
    other.play("P*e8", "e9-e8", "e2-f2", "e8-e9", "f2-e3", "e9-d9", "e3-e2", "d9-e9");
    assertEquals(1, other.cursor.repetitions()); // the pawn is in the other hand
    assertEquals(Map.of("p", 1), other.cursor.snapshot().hand(Side.SECOND));
  }

  @Test
  void royalSquaresAreThoseOfSingleRoyalPieces() {
    for (String[] row :
        new String[][] {
          {"4k^3/8/8/8/8/8/8/4K^3 / CHESS/chess", "60", "4"},
          {"8/8/8/8/8/8/8/4K^3 / CHESS/chess", "60", "-1"},
          {"4k^2k^/8/8/8/8/8/8/4K^3 / CHESS/chess", "60", "-1"}
        }) {
      GameCursor<?> cursor = new Played<>(chess(), row[0]).cursor;
      assertEquals(Integer.parseInt(row[1]), cursor.royalSquare(Side.FIRST));
      assertEquals(Integer.parseInt(row[2]), cursor.royalSquare(Side.SECOND));
      assertEquals(1, cursor.royals(Side.FIRST).size());
    }
    GameCursor<?> several = new Played<>(chess(), "k^k^6/8/8/8/8/8/8/4K^3 / CHESS/chess").cursor;
    assertEquals(List.of(0, 1), boxed(several.royals(Side.SECOND).toArray()));
    assertThrows(NullPointerException.class, () -> several.royalSquare(null));
    assertThrows(NullPointerException.class, () -> several.royals(null));
  }

  private static List<Integer> boxed(int[] values) {
    return Arrays.stream(values).boxed().toList();
  }

  @Test
  void positionsTellTheirMovesAndTheirEnd() {
    GamePosition<?> mate =
        new Played<>(chess(), "R3k^3/8/4K^3/8/8/8/8/8 / chess/CHESS").cursor.snapshot();
    assertEquals(List.of(), mate.legalMoves());
    assertTrue(mate.isCheck());
    assertEquals(Optional.of(GameEnd.Reason.CHECKMATE), mate.end().map(GameEnd::reason));
    assertEquals(Optional.of(Side.FIRST), mate.end().flatMap(GameEnd::winner));
    assertEquals(
        "a side in check cannot pass",
        assertThrows(IllegalStateException.class, mate::pass).getMessage());
    GamePosition<?> start = chess().start();
    assertEquals(20, start.legalMoves().size());
    assertEquals(Optional.empty(), start.end());
    assertFalse(start.isCheck());
    assertEquals("[e2-e3, e2-e4]", sorted(start.legalMovesFrom(52)));
    assertEquals(List.of(), start.legalMovesFrom(36));
    assertThrows(IllegalArgumentException.class, () -> start.legalMovesFrom(64));
    assertThrows(UnsupportedOperationException.class, () -> start.legalMoves().remove(0));
    assertEquals(start.play(Move.of(52, 36)), start.play(52 << 10 | 36));
    assertEquals(
        "illegal move e2-e5: the pawn on e2 does not move to e5",
        assertThrows(IllegalArgumentException.class, () -> start.play(Move.of(52, 28)))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> start.play(Move.of(52, 64)));
    assertThrows(IllegalArgumentException.class, () -> start.play(Move.drop("P", 36)));
    assertThrows(NullPointerException.class, () -> start.play((Move) null));
  }

  private static String sorted(List<? extends Move> moves) {
    return moves.stream().map(Move::toString).sorted().toList().toString();
  }

  @Test
  void positionsWithSeveralRoyalPiecesAreRejected() {
    GamePosition<?> position =
        new Played<>(chess(), "4k^2k^/8/8/8/8/8/8/4K^3 / CHESS/chess").cursor.snapshot();
    assertThrows(IllegalArgumentException.class, position::legalMoves);
    assertThrows(IllegalArgumentException.class, () -> position.legalMovesFrom(60));
    assertThrows(IllegalArgumentException.class, () -> position.play(Move.of(60, 52)));
    assertThrows(IllegalArgumentException.class, position::pass);
    assertThrows(IllegalArgumentException.class, position::isCheck);
    assertThrows(IllegalArgumentException.class, position::end);
  }

  /** A list that has thrown an exception must not spoil the next answer. */
  @Test
  void positionsAnswerAfterRejections() {
    GamePosition<?> several =
        new Played<>(chess(), "4k^2k^/8/8/8/8/8/8/4K^3 / CHESS/chess").cursor.snapshot();
    GamePosition<?> start = chess().start();
    for (int i = 0; i < 3; i++) {
      assertThrows(IllegalArgumentException.class, several::legalMoves);
      assertEquals(20, start.legalMoves().size());
    }
  }
}
