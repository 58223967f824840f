// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.anyPosition;
import static dev.boardwright.rules.TestGames.position;
import static dev.boardwright.rules.TestGames.small;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Movement;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class RuleBookTest {
  private static String message(Executable call) {
    return assertThrows(IllegalArgumentException.class, call).getMessage();
  }

  // The declaration

  @Test
  void piecesFollowFromTheRows() {
    assertEquals(
        List.of(
            "K^", "k^", "Q", "q", "R", "r", "+R", "+r", "B", "b", "N", "n", "P", "p", "-P", "-p"),
        CHESS.pieces());
    assertEquals(List.of(), CHESS.handPieces(Side.FIRST));
    assertEquals(List.of("R", "B", "G", "S", "N", "L", "P"), SHOGI.handPieces(Side.FIRST));
    assertEquals(List.of("r", "b", "g", "s", "n", "l", "p"), SHOGI.handPieces(Side.SECOND));
  }

  @Test
  void givenPiecesDecideTheCodes() {
    RuleBook book =
        small()
            .row(PieceRow.of("A", "B").moves("W"))
            .pieces("b", "a", "k^", "K^", "A", "B")
            .drops(Side.SECOND)
            .firstHand()
            .secondHand("a", "b")
            .build();
    assertEquals(List.of("b", "a", "k^", "K^", "A", "B"), book.pieces());
    assertEquals(List.of("b", "a"), book.handPieces(Side.SECOND));
    Game<RuleBookPosition> game = book;
    RuleBookPosition position = position(book, "3k^/4/4/K^3", "/a").toggle();
    Move drop = Move.drop("a", 0);
    assertEquals(PackedMove.drop(2, 0, 0), drop.packed(game));
    RuleBookPosition both = position(book, "3k^/4/4/K^3", "/ab").toggle();
    List<String> dropped =
        both.legalMoves().stream()
            .filter(Move::isDrop)
            .map(Move::droppedToken)
            .distinct()
            .sorted()
            .toList();
    assertEquals(List.of("a", "b"), dropped);
  }

  @Test
  void theDeclarationCanBeRead() {
    assertEquals(Shape.of(8, 8), CHESS.shape());
    assertEquals(SquareOrder.DESCENDING, CHESS.order());
    assertEquals("CHESS", CHESS.style(Side.FIRST));
    assertEquals("chess", CHESS.style(Side.SECOND));
    assertEquals(7, CHESS.rows().size());
    assertEquals(List.of("P"), CHESS.rows().get(6).tokens());
    assertEquals(Movement.parse("fmWfceFifmnD"), CHESS.rows().get(6).movement());
    assertEquals("a7-i9", SHOGI.zone());
    assertEquals(List.of(Side.FIRST, Side.SECOND), SHOGI.drops());
    assertEquals(Outcome.LOSS, SHOGI.stalemate());
    assertTrue(SHOGI.check());
    assertEquals("", SHOGI.goal());
    assertEquals("", SHOGI.facing());
    assertFalse(SHOGI.bareRoyalLoses());
    assertFalse(SHOGI.allowStuck());
    RuleBook other =
        small().facing("K^").goal("b2").check(false).bareRoyalLoses(true).allowStuck(true).build();
    assertEquals("K^ b2", other.facing() + " " + other.goal());
    assertTrue(other.bareRoyalLoses() && other.allowStuck() && !other.check());
    assertEquals("RuleBook[CHESS/chess, " + CHESS.shape() + ", 7 rows]", CHESS.toString());
  }

  @Test
  void rowsWithEqualMembersAreEqual() {
    PieceRow row = PieceRow.of("P").moves("fW").maxPerFile(1);
    assertEquals(row, PieceRow.of("P").maxPerFile(1).moves("fW"));
    assertEquals(row.hashCode(), PieceRow.of("P").maxPerFile(1).moves("fW").hashCode());
    assertNotEquals(row, row.maxPerFile(2));
    assertNotEquals(row, "P");
    assertEquals("{token=[P], moves=fW, maxPerFile=1}", row.toString());
    assertEquals(new Movement(List.of()), PieceRow.of("X").movement());
    assertEquals(new Movement(List.of()), PieceRow.of("X").moves("").movement());
    assertEquals(Movement.KING, PieceRow.of("X").moves(Movement.KING).movement());
    assertThrows(NullPointerException.class, () -> PieceRow.of("X").from(null));
    assertThrows(NullPointerException.class, () -> PieceRow.of((String) null));
  }

  @Test
  void movementsMayBeObjectsThatHaveNoText() {
    RuleBook book = small().row(PieceRow.of("A").moves(Movement.leaps(0, 3, 0))).build();
    assertEquals(
        List.of("a1-a4", "a1-d1"), TestGames.moves(book, position(book, "1k^2/4/4/A1K^1"), "a1"));
    RuleBookException e =
        assertThrows(
            RuleBookException.class,
            () -> small().row(PieceRow.of("A").moves(Movement.leaps(1, 4))).build());
    assertEquals("row 1, moves: this term leads nowhere on the board", e.getMessage());
    assertEquals(-1, e.offset());
  }

  @Test
  void rowsCanBeRead() {
    PieceRow row =
        PieceRow.of("A")
            .moves("W")
            .from("a1")
            .within("a2")
            .becomes("B")
            .passing("-A")
            .promotesTo("C", "D")
            .mustPromote(true)
            .zone("a3")
            .promotionLimit(1)
            .castles(true)
            .capturedAs("E")
            .dropsAs("F")
            .dropZone("a4")
            .maxPerFile(2)
            .dropMates(false);
    assertEquals("[a1, a2, B, -A, [C, D], true, a3, 1, true, E, [F], a4, 2, false]", members(row));
    assertEquals("[, , , , [], false, , 0, false, , [], , 0, true]", members(PieceRow.of("A")));
  }

  private static String members(PieceRow row) {
    return List.of(
            row.from(),
            row.within(),
            row.becomes(),
            row.passing(),
            row.promotesTo(),
            row.mustPromote(),
            row.zone(),
            row.promotionLimit(),
            row.castles(),
            row.capturedAs(),
            row.dropsAs(),
            row.dropZone(),
            row.maxPerFile(),
            row.dropMates())
        .toString();
  }

  @Test
  void rowsCanBeReplaced() {
    RuleBook book =
        CHESS.toBuilder()
            .rows(
                CHESS.rows().stream()
                    .map(row -> row.tokens().contains("N") ? row.moves("NN") : row)
                    .toList())
            .build();
    assertEquals(
        List.of("b1-a3", "b1-c3", "b1-d5", "b1-e7"), TestGames.moves(book, book.start(), "b1"));
    assertEquals(Movement.parse("NN"), book.rows().get(5).movement());
    assertThrows(NullPointerException.class, () -> CHESS.toBuilder().rows(null));
  }

  @Test
  void aStalemateThatIsNotGivenDependsOnTheRuleOfCheck() {
    RuleBook plain = small().build();
    RuleBook free = small().check(false).build();
    assertEquals(Outcome.DRAW, plain.stalemate());
    assertEquals(Outcome.LOSS, free.stalemate());
    assertEquals(Outcome.LOSS, plain.toBuilder().check(false).build().stalemate());
    assertEquals(plain, free.toBuilder().check(true).build());
    for (Outcome outcome : Outcome.values()) {
      RuleBook given = small().stalemate(outcome).build();
      assertEquals(outcome, given.stalemate());
      assertEquals(outcome, given.toBuilder().check(false).build().stalemate());
      assertEquals(given, given.toBuilder().check(false).check(true).build());
      assertNotEquals(given, plain);
    }
    assertThrows(NullPointerException.class, () -> small().stalemate(null));
  }

  @Test
  void rulesWithEqualMembersAreEqual() {
    RuleBook same = CHESS.toBuilder().build();
    assertEquals(CHESS, same);
    assertEquals(CHESS.hashCode(), same.hashCode());
    assertNotEquals(CHESS, SHOGI);
    assertNotEquals(CHESS, null);
    RuleBookBuilder builder = SHOGI.toBuilder();
    assertEquals(SHOGI, builder.build());
    List<RuleBook> different = new ArrayList<>(List.of(SHOGI));
    different.add(SHOGI.toBuilder().zone("a8-i9").build());
    different.add(SHOGI.toBuilder().stalemate(Outcome.DRAW).build());
    different.add(SHOGI.toBuilder().check(false).build());
    different.add(SHOGI.toBuilder().goal("a1").build());
    different.add(SHOGI.toBuilder().facing("K^").build());
    different.add(SHOGI.toBuilder().drops(Side.FIRST).build());
    different.add(SHOGI.toBuilder().firstHand("R", "B", "G", "S", "N", "L", "P").build());
    different.add(SHOGI.toBuilder().secondHand("r", "b", "g", "s", "n", "l", "p").build());
    different.add(SHOGI.toBuilder().pieces(SHOGI.pieces().toArray(String[]::new)).build());
    different.add(SHOGI.toBuilder().row(PieceRow.of("X").moves("W")).build());
    different.add(SHOGI.toBuilder().bareRoyalLoses(true).build());
    different.add(SHOGI.toBuilder().allowStuck(true).build());
    for (int i = 0; i < different.size(); i++) {
      for (int j = 0; j < different.size(); j++) {
        assertEquals(i == j, different.get(i).equals(different.get(j)), i + " " + j);
        RuleBook copy = different.get(j).toBuilder().build();
        assertEquals(different.get(j), copy);
      }
    }
  }

  // Positions to which the rules do not apply

  @Test
  void positionsOfOtherGamesAreRejected() {
    assertEquals(
        "the position has shape [9, 9], but this board has [8, 8]",
        message(() -> CHESS.copyOf(SHOGI.start())));
    assertEquals(
        "the position's first player style is OGI, but this board's is CHESS",
        message(() -> CHESS.copyOf(Qi.of(Shape.of(8, 8), "OGI", "chess"))));
    assertEquals(
        "the position's second player style is ogi, but this board's is chess",
        message(() -> CHESS.copyOf(Qi.of(Shape.of(8, 8), "CHESS", "ogi"))));
    assertEquals(
        "piece not declared: X",
        message(() -> CHESS.copyOf(anyPosition(CHESS, "7X/8/8/8/8/8/8/8", "/"))));
    assertEquals(
        "piece not declared for the second player's hand: p",
        message(() -> CHESS.copyOf(anyPosition(CHESS, "8/8/8/8/8/8/8/8", "/p"))));
    assertEquals(
        "piece not declared for the first player's hand: p",
        message(() -> SHOGI.copyOf(anyPosition(SHOGI, "9/9/9/9/9/9/9/9/9", "p/"))));
    assertEquals(
        "the first side has more than one royal piece",
        message(() -> CHESS.copyOf(anyPosition(CHESS, "K^7/8/8/8/8/8/8/K^7", "/"))));
    assertEquals(
        "the second side has more than one royal piece",
        message(() -> CHESS.copyOf(anyPosition(CHESS, "k^7/8/8/8/8/8/8/k^7", "/"))));
    assertThrows(NullPointerException.class, () -> CHESS.copyOf(null));
  }

  // Moves

  @Test
  void playRejectsIllegalMoves() {
    RuleBookPosition start = CHESS.start();
    assertEquals(
        "illegal move e2-e5: the pawn on e2 does not move to e5",
        message(() -> start.play(Move.of(52, 28))));
    assertEquals(
        "illegal move e2-e4=Q: the pawn on e2 does not promote with this move",
        message(() -> start.play(Move.of(52, 36, "Q"))));
    assertEquals(
        "invalid flat index: 64 (board has 64 squares)",
        message(() -> start.play(Move.of(52, 64))));
    assertTrue(start.legalMoves().contains(CHESS.move(PackedMove.of(52, 36, 0))));
    assertThrows(UnsupportedOperationException.class, start.legalMoves()::clear);
    assertThrows(NullPointerException.class, () -> start.play((Move) null));
  }

  @Test
  void textsOfMoves() {
    assertEquals("e2-e4", text(CHESS, Move.of(52, 36)));
    assertEquals("e7-e8=Q", text(CHESS, Move.of(12, 4, "Q")));
    assertEquals("P*e5", text(SHOGI, Move.drop("P", 40)));
    assertEquals("P*e5=+P", text(SHOGI, Move.drop("P", 40, "+P")));
    assertEquals(
        "invalid flat index: 64 (board has 64 squares)",
        message(() -> Move.of(64, 0).packed(CHESS)));
    assertEquals(
        "invalid flat index: 99 (board has 64 squares)",
        message(() -> Move.of(0, 99).packed(CHESS)));
    assertEquals("piece without rules: \"X\"", message(() -> Move.of(0, 1, "X").packed(CHESS)));
    assertEquals("piece without rules: \"X\"", message(() -> Move.drop("X", 1).packed(CHESS)));
  }

  private static String text(RuleBook book, Move move) {
    return book.move(move.packed(book)).toString();
  }

  @Test
  void everyLegalMoveIsReadFromItsText() {
    RuleBookPosition drops = position(SHOGI, "4k^4/P8/9/9/9/9/9/9/4K^4", "LP/");
    for (RuleBookPosition position : List.of(CHESS.start(), SHOGI.start(), drops)) {
      RuleBook book = position == CHESS.start() ? CHESS : SHOGI;
      for (Move move : position.legalMoves()) {
        assertEquals(move.packed(book), book.read(position, move.toString()));
      }
    }
  }

  @Test
  void textsThatAreNotMovesAreRejected() {
    for (String text :
        List.of(
            "",
            "→",
            "e2",
            "e2→",
            "→e4",
            "e2->e4",
            "e2—e4",
            "e2-e4-e5",
            "e2 →e4",
            "e2-e4 ",
            "E2→E4",
            "e2-i9",
            "e2-e4=",
            "e2-e4=X",
            "e7-e8=Q=Q",
            "*→e4",
            "X*e4",
            "*P",
            "e02-e4",
            "e2-e4\n")) {
      assertThrows(IllegalMoveException.class, () -> CHESS.read(CHESS.start(), text), text);
    }
    assertEquals(
        "the text of a move must not be null", message(() -> CHESS.read(CHESS.start(), null)));
    for (String text : List.of("e2-e4", "e2e4", "e2→e4")) {
      assertEquals(PackedMove.of(52, 36, 0), CHESS.read(CHESS.start(), text));
    }
    assertTrue(message(() -> CHESS.read(CHESS.start(), "e2-e4".repeat(100_000))).length() < 300);
  }

  @Test
  void perftCountsSequences() {
    assertEquals(1, Perft.count(CHESS, CHESS.start(), 0));
    assertEquals(20, Perft.count(CHESS, CHESS.start(), 1));
    assertEquals(8_902, Perft.count(CHESS, CHESS.start(), 3));
  }

  @Test
  void movesAreValues() {
    assertMove(Move.of(1, 2), 1, 2, null, null, "1-2");
    assertMove(Move.of(1, 2, "Q"), 1, 2, null, "Q", "1-2=Q");
    assertMove(Move.drop("P", 2), Move.NO_SQUARE, 2, "P", null, "P*2");
    assertMove(Move.drop("P", 2, "+P"), Move.NO_SQUARE, 2, "P", "+P", "P*2=+P");
    assertTrue(Move.drop("P", 2).isDrop());
    assertFalse(Move.of(1, 2).isDrop());
    assertEquals("invalid flat index: -1", message(() -> Move.of(0, -1)));
    assertEquals("invalid flat index: -2", message(() -> Move.of(-2, 0)));
    assertEquals("invalid flat index: -1", message(() -> Move.drop("P", -1)));
    assertThrows(NullPointerException.class, () -> Move.drop(null, 0));
    assertThrows(NullPointerException.class, () -> Move.drop(null, 0, "P"));
    assertThrows(NullPointerException.class, () -> Move.drop("P", 0, null));
    assertThrows(NullPointerException.class, () -> Move.of(0, 1, null));
  }

  private static void assertMove(
      Move move, int from, int to, String dropped, String promotion, String text) {
    assertEquals(from, move.fromIndex());
    assertEquals(to, move.toIndex());
    assertEquals(dropped, move.droppedToken());
    assertEquals(promotion, move.promotionToken());
    assertEquals(dropped != null, move.isDrop());
    assertEquals(text, move.toString());
    assertEquals(Objects.hash(from, to, dropped, promotion), move.hashCode());
  }

  @Test
  void movesAreEqualIfAllFourValuesAre() {
    List<Move> moves =
        List.of(
            Move.of(1, 2),
            Move.of(2, 1),
            Move.of(1, 3),
            Move.of(1, 2, "Q"),
            Move.of(1, 2, "R"),
            Move.drop("P", 2),
            Move.drop("L", 2),
            Move.drop("P", 2, "+P"));
    for (int i = 0; i < moves.size(); i++) {
      for (int j = 0; j < moves.size(); j++) {
        assertEquals(i == j, moves.get(i).equals(moves.get(j)));
      }
    }
    for (Move move : moves) {
      RuleBook book = move.isDrop() ? SHOGI : CHESS;
      Move ofGame = book.move(move.packed(book));
      for (Move other : moves) {
        assertEquals(move.equals(other), ofGame.equals(other));
        assertEquals(move.equals(other), other.equals(ofGame));
      }
      assertEquals(move.hashCode(), ofGame.hashCode());
    }
    assertNotEquals(Move.of(1, 2), null);
    assertNotEquals(Move.of(1, 2), "1-2");
  }
}
