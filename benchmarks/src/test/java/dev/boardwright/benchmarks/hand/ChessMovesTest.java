// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests rules that move generators often get wrong. Perft only tells that one of them is wrong. */
class ChessMovesTest {
  private static List<String> moves(String fen) {
    int[] moves = new int[ChessMoves.MAX_MOVES];
    ChessMoves generated = new ChessMoves().generate(ChessNotation.parse(fen));
    int count = generated.list(moves);
    assertEquals(count, generated.count());
    return Arrays.stream(moves, 0, count).mapToObj(ChessMove::text).sorted().toList();
  }

  private static ChessState after(String fen, String text) {
    ChessState state = ChessNotation.parse(fen);
    int[] moves = new int[ChessMoves.MAX_MOVES];
    int count = new ChessMoves().generate(state).list(moves);
    int move =
        Arrays.stream(moves, 0, count)
            .filter(m -> ChessMove.text(m).equals(text))
            .findFirst()
            .orElseThrow();
    return state.play(move);
  }

  private static boolean isCheck(String fen) {
    return new ChessMoves().generate(ChessNotation.parse(fen)).isCheck();
  }

  @Test
  void listsNoMoveTwice() {
    List<String> moves = moves("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
    assertEquals(48, new TreeSet<>(moves).size());
  }

  @Test
  void forbidsEnPassantThatExposesTheKing() {
    assertFalse(moves("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3").contains("e4d3"));
    assertTrue(moves("8/8/8/8/k2Pp3/8/8/3K4 b - d3").contains("e4d3"));
  }

  @Test
  void allowsEnPassantThatCapturesTheChecker() {
    assertTrue(moves("8/8/8/2k5/3Pp3/8/8/4K3 b - d3").contains("e4d3"));
  }

  @Test
  void enPassantRemovesTheCapturedPawn() {
    ChessState state = after("4k3/8/8/8/3Pp3/8/8/4K3 b - d3", "e4d3");
    assertEquals("4k3/8/8/8/8/3p4/8/4K3 w - - 0 1", state.toString());
  }

  @Test
  void castlingNeedsEmptyAndUnattackedSquares() {
    assertTrue(moves("4k3/8/8/8/8/8/8/R3K2R w KQ -").containsAll(List.of("e1g1", "e1c1")));
    assertFalse(moves("4k3/8/8/8/8/5r2/8/R3K2R w KQ -").contains("e1g1"));
    assertFalse(moves("4k3/8/8/8/8/6r1/8/R3K2R w KQ -").contains("e1g1"));
    assertFalse(moves("4k3/8/8/8/8/4r3/8/R3K2R w KQ -").contains("e1c1"));
    assertFalse(moves("4k3/8/8/8/8/8/8/RN2K2R w KQ -").contains("e1c1"));
    // The rook may be attacked, and may pass over an attacked square.
    assertTrue(moves("4k3/8/8/8/8/1r6/8/R3K2R w KQ -").contains("e1c1"));
    assertFalse(moves("4k3/8/8/8/8/8/8/R3K2R w K -").contains("e1c1"));
  }

  @Test
  void kingAndRooksLoseCastlingRights() {
    String fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -";
    assertEquals("r3k2r/8/8/8/8/8/8/R4RK1 b kq - 0 1", after(fen, "e1g1").toString());
    assertEquals("r3k2r/8/8/8/8/8/8/2KR3R b kq - 0 1", after(fen, "e1c1").toString());
    assertEquals("r3k2r/8/8/8/8/8/4K3/R6R b kq - 0 1", after(fen, "e1e2").toString());
    assertEquals("r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 0 1", after(fen, "a1b1").toString());
    assertEquals("R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1", after(fen, "a1a8").toString());
  }

  @Test
  void listsFourPromotionsForEachTarget() {
    assertEquals(
        List.of("a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r"),
        moves("1r2k3/P7/8/8/8/8/8/4K3 w - -").stream().filter(m -> m.startsWith("a7")).toList());
    assertEquals(
        "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1", after("4k3/P7/8/8/8/8/8/4K3 w - -", "a7a8q").toString());
    assertEquals(
        "4k3/8/8/8/8/8/8/n3K3 w - - 0 1", after("4k3/8/8/8/8/8/p7/4K3 b - -", "a2a1n").toString());
  }

  @Test
  void doubleStepNeedsTwoEmptySquaresAndAllowsEnPassant() {
    assertEquals(
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        after("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4").toString());
    assertFalse(moves("4k3/8/8/8/4n3/8/4P3/K7 w - -").contains("e2e4"));
    assertFalse(moves("4k3/8/8/8/8/4n3/4P3/K7 w - -").contains("e2e4"));
  }

  @Test
  void pinnedPieceStaysOnItsLine() {
    List<String> moves = moves("4r1k1/8/8/8/4R3/8/3N4/b1B1K3 w - -");
    assertTrue(moves.contains("e4e8"));
    assertFalse(moves.contains("e4d4"));
    assertTrue(moves("4k3/8/8/b7/8/8/3N4/4K3 w - -").stream().noneMatch(m -> m.startsWith("d2")));
  }

  @Test
  void doubleCheckAllowsOnlyKingMoves() {
    List<String> moves = moves("4r1k1/8/8/8/7b/8/8/R2QK3 w - -");
    assertTrue(isCheck("4r1k1/8/8/8/7b/8/8/R2QK3 w - -"));
    assertTrue(moves.stream().allMatch(m -> m.startsWith("e1")), moves::toString);
    assertFalse(moves.isEmpty());
  }

  @Test
  void recognisesMateAndStalemate() {
    String mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -";
    assertEquals(List.of(), moves(mate));
    assertTrue(isCheck(mate));
    String stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
    assertEquals(List.of(), moves(stalemate));
    assertFalse(isCheck(stalemate));
  }
}
