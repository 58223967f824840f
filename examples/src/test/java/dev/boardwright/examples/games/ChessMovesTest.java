// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests rules of chess that move generators often get wrong, in the generated form of the declared
 * game. Perft only tells that one of them is wrong.
 */
class ChessMovesTest {
  private static final String BOTH_MAY_CASTLE = "+r3k^2+r/8/8/8/8/8/8/+R3K^2+R";

  private static ChessPosition first(String placement) {
    return ChessPosition.parse(placement + " / CHESS/chess");
  }

  private static ChessPosition second(String placement) {
    return ChessPosition.parse(placement + " / chess/CHESS");
  }

  private static List<String> moves(ChessPosition position) {
    ChessMoves moves = new ChessMoves();
    int count = moves.count(position);
    moves.generate(position);
    assertEquals(count, moves.size());
    return IntStream.range(0, count)
        .mapToObj(i -> ChessMove.of(moves.get(i)).toString())
        .sorted()
        .toList();
  }

  /**
   * {@return the placement after a move, or after several moves} Also plays them with a cursor, and
   * takes them back.
   */
  private static String after(ChessPosition start, String... texts) {
    ChessPosition position = start;
    GameCursor<ChessPosition> cursor = start.cursor();
    for (String text : texts) {
      int move = ChessMoves.GAME.read(position, text);
      position = position.play(ChessMove.of(move));
      cursor.play(move);
      assertEquals(position, cursor.snapshot(), text);
    }
    for (String text : texts) {
      assertFalse(start.equals(cursor.snapshot()), text);
      cursor.undo();
    }
    assertEquals(start, cursor.snapshot());
    return position.toText().split(" ")[0];
  }

  private static boolean isCheck(ChessPosition position) {
    ChessMoves moves = new ChessMoves();
    moves.count(position);
    assertEquals(moves.isCheck(), position.cursor().isCheck());
    assertEquals(moves.isCheck(), position.isCheck());
    return moves.isCheck();
  }

  private static Optional<Outcome> outcome(ChessPosition position) {
    ChessMoves moves = new ChessMoves();
    moves.count(position);
    assertEquals(moves.end(), position.end());
    return moves.end().map(GameEnd::outcome);
  }

  @Test
  void listsNoMoveTwice() {
    List<String> moves =
        moves(first("+r3k^2+r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/+R3K^2+R"));
    assertEquals(48, new TreeSet<>(moves).size());
    assertEquals(48, moves.size());
  }

  @Test
  void forbidsEnPassantThatExposesTheKing() {
    assertFalse(moves(second("8/8/8/8/k^2-Pp2Q/8/8/3K^4")).contains("e4-d3"));
    assertTrue(moves(second("8/8/8/8/k^2-Pp3/8/8/3K^4")).contains("e4-d3"));
  }

  @Test
  void allowsEnPassantThatCapturesTheChecker() {
    assertTrue(moves(second("8/8/8/2k^5/3-Pp3/8/8/4K^3")).contains("e4-d3"));
  }

  @Test
  void enPassantRemovesTheCapturedPawn() {
    assertEquals("4k^3/8/8/8/8/3p4/8/4K^3", after(second("4k^3/8/8/8/3-Pp3/8/8/4K^3"), "e4-d3"));
    assertEquals("4k^3/8/3P4/8/8/8/8/4K^3", after(first("4k^3/8/8/3-pP3/8/8/8/4K^3"), "e5-d6"));
  }

  @Test
  void enPassantIsOnlyPossibleAtOnce() {
    ChessPosition before = first("4k^3/8/8/8/3p4/8/4P3/4K^3");
    assertEquals("4k^3/8/8/8/3p-P3/8/8/4K^3", after(before, "e2-e4"));
    assertEquals("4k^3/8/8/8/8/4p3/8/4K^3", after(before, "e2-e4", "d4-e3"));
    assertEquals("3k^4/8/8/8/3pP3/8/8/4K^3", after(before, "e2-e4", "e8-d8"));
  }

  @Test
  void pawnsArePassingOnlyIfTheyCanBeCaptured() {
    assertEquals("4k^3/8/8/8/4P3/8/8/4K^3", after(first("4k^3/8/8/8/8/8/4P3/4K^3"), "e2-e4"));
    assertEquals("4k^3/8/8/8/4P3/3p4/8/4K^3", after(first("4k^3/8/8/8/8/3p4/4P3/4K^3"), "e2-e4"));
    // The pawn on d4 is pinned.
    assertEquals("3k^4/8/8/8/3pP3/8/8/3RK^3", after(first("3k^4/8/8/8/3p4/8/4P3/3RK^3"), "e2-e4"));
  }

  @Test
  void doubleStepNeedsTwoEmptySquares() {
    assertTrue(moves(first("4k^3/8/8/8/8/8/4P3/K^7")).contains("e2-e4"));
    assertFalse(moves(first("4k^3/8/8/8/4n3/8/4P3/K^7")).contains("e2-e4"));
    assertFalse(moves(first("4k^3/8/8/8/8/4n3/4P3/K^7")).contains("e2-e4"));
    assertFalse(moves(first("4k^3/8/8/8/8/4P3/8/K^7")).contains("e3-e5"));
  }

  @Test
  void castlingNeedsEmptyAndUnattackedSquares() {
    assertTrue(moves(first("4k^3/8/8/8/8/8/8/+R3K^2+R")).containsAll(List.of("e1-g1", "e1-c1")));
    assertFalse(moves(first("4k^3/8/8/8/8/5r2/8/+R3K^2+R")).contains("e1-g1"));
    assertFalse(moves(first("4k^3/8/8/8/8/6r1/8/+R3K^2+R")).contains("e1-g1"));
    assertFalse(moves(first("4k^3/8/8/8/8/4r3/8/+R3K^2+R")).contains("e1-c1"));
    assertFalse(moves(first("4k^3/8/8/8/8/8/8/+RN2K^2+R")).contains("e1-c1"));
    // The rook may be attacked, and may pass over an attacked square.
    assertTrue(moves(first("4k^3/8/8/8/8/1r6/8/+R3K^2+R")).contains("e1-c1"));
    assertTrue(moves(first("4k^3/8/8/8/8/r7/8/+R3K^2+R")).contains("e1-c1"));
    assertFalse(moves(first("4k^3/8/8/8/8/8/8/R3K^2+R")).contains("e1-c1"));
  }

  @Test
  void kingAndRooksLoseCastlingRights() {
    ChessPosition both = first(BOTH_MAY_CASTLE);
    assertEquals("+r3k^2+r/8/8/8/8/8/8/R4RK^1", after(both, "e1-g1"));
    assertEquals("+r3k^2+r/8/8/8/8/8/8/2K^R3R", after(both, "e1-c1"));
    assertEquals("+r3k^2+r/8/8/8/8/8/4K^3/R6R", after(both, "e1-e2"));
    assertEquals("+r3k^2+r/8/8/8/8/8/8/1R2K^2+R", after(both, "a1-b1"));
    assertEquals("R3k^2+r/8/8/8/8/8/8/4K^2+R", after(both, "a1-a8"));
    assertEquals("2k^r3r/8/8/8/8/8/8/+R3K^2+R", after(second(BOTH_MAY_CASTLE), "e8-c8"));
  }

  @Test
  void listsFourPromotionsForEachTarget() {
    assertEquals(
        List.of(
            "a7-a8=B", "a7-a8=N", "a7-a8=Q", "a7-a8=R", "a7-b8=B", "a7-b8=N", "a7-b8=Q", "a7-b8=R"),
        moves(first("1r2k^3/P7/8/8/8/8/8/4K^3")).stream()
            .filter(move -> move.startsWith("a7"))
            .toList());
    assertEquals("Q3k^3/8/8/8/8/8/8/4K^3", after(first("4k^3/P7/8/8/8/8/8/4K^3"), "a7-a8=Q"));
    assertEquals("4k^3/8/8/8/8/8/8/n3K^3", after(second("4k^3/8/8/8/8/8/p7/4K^3"), "a2-a1=n"));
  }

  @Test
  void pinnedPieceStaysOnItsLine() {
    List<String> moves = moves(first("4r1k^1/8/8/8/4R3/8/3N4/b1B1K^3"));
    assertTrue(moves.contains("e4-e8"));
    assertFalse(moves.contains("e4-d4"));
    assertTrue(
        moves(first("4k^3/8/8/b7/8/8/3N4/4K^3")).stream().noneMatch(m -> m.startsWith("d2")));
  }

  @Test
  void doubleCheckAllowsOnlyKingMoves() {
    ChessPosition position = first("4r1k^1/8/8/8/7b/8/8/R2QK^3");
    List<String> moves = moves(position);
    assertTrue(isCheck(position));
    assertTrue(moves.stream().allMatch(m -> m.startsWith("e1")), moves::toString);
    assertFalse(moves.isEmpty());
  }

  @Test
  void recognisesMateAndStalemate() {
    ChessPosition mate = first("+rnb1k^bn+r/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/+RNBQK^BN+R");
    assertEquals(List.of(), moves(mate));
    assertTrue(isCheck(mate));
    assertEquals(Optional.of(Outcome.LOSS), outcome(mate));
    ChessPosition stalemate = second("7k^/5Q2/6K^1/8/8/8/8/8");
    assertEquals(List.of(), moves(stalemate));
    assertFalse(isCheck(stalemate));
    assertEquals(Optional.of(Outcome.DRAW), outcome(stalemate));
  }

  /** A list keeps its moves when it is asked about another position. */
  @Test
  void listsAreIndependentOfOtherQuestions() {
    ChessMoves moves = new ChessMoves();
    assertThrows(IllegalStateException.class, moves::isCheck);
    assertThrows(IllegalStateException.class, moves::end);
    assertEquals(0, moves.size());
    ChessPosition noKing = first("4k^3/8/8/8/8/8/8/8");
    moves.generate(ChessPosition.START);
    assertEquals(20, moves.size());
    assertEquals(0, noKing.legalMoves().size());
    assertFalse(moves.isLegal(noKing, moves.get(0)));
    assertTrue(moves.end().isEmpty());
    assertEquals(0, moves.count(noKing));
    assertTrue(moves.end().isPresent());
    assertEquals(20, moves.size());
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(20));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/8/8/4K^K^2 / CHESS/chess",
        "8/8/8/8/8/8/8/4K3 / CHESS/chess",
        "8/8/8/8/8/8/8/4K^3 / ORDA/chess",
        "8/8/8/8/8/8/8/4K^3 Q/ CHESS/chess",
        "9/9 / CHESS/chess"
      })
  void rejectsPositionsOfOtherGames(String feen) {
    assertThrows(
        IllegalArgumentException.class,
        () -> ChessMoves.GAME.copyOf(Feen.parse(feen, FeenDialect.SNN_STYLES)));
  }
}
