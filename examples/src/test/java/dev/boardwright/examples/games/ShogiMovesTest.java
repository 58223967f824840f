// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.rules.GameEnd;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Tests rules of shogi that move generators often get wrong, in the generated form of the declared
 * game. Perft only tells that one of them is wrong.
 */
class ShogiMovesTest {
  private static ShogiPosition first(String placement, String hand) {
    return ShogiPosition.parse(placement + " " + hand + "/ SHOGI/shogi");
  }

  private static ShogiPosition second(String placement, String hand) {
    return ShogiPosition.parse(placement + " /" + hand + " shogi/SHOGI");
  }

  private static List<String> moves(ShogiPosition position) {
    ShogiMoves moves = new ShogiMoves();
    int count = moves.count(position);
    moves.generate(position);
    assertEquals(count, moves.size());
    return IntStream.range(0, count)
        .mapToObj(i -> ShogiMove.of(moves.get(i)).toString())
        .sorted()
        .toList();
  }

  /** The silver guards the dropped pawn and the only square to which the king could escape. */
  @Test
  void forbidsMateByAPawnDrop() {
    ShogiPosition mate = first("7lk^/9/8S/9/9/9/9/9/8K^", "P");
    assertFalse(moves(mate).contains("P*i8"));
    assertThrows(IllegalArgumentException.class, () -> mate.play("P*i8"));
    assertTrue(moves(mate).contains("P*i6"));
    // Other pieces may be dropped to mate, for example a lance.
    assertTrue(moves(first("7lk^/9/8S/9/9/9/9/9/8K^", "L")).contains("L*i8"));
    // It is not mate if a gold can capture the pawn, or if the king can escape.
    assertTrue(moves(first("7gk^/9/8S/9/9/9/9/9/8K^", "P")).contains("P*i8"));
    assertTrue(moves(first("8k^/9/8S/9/9/9/9/9/8K^", "P")).contains("P*i8"));
    // A pinned gold cannot capture the pawn.
    assertFalse(moves(first("5R1gk^/9/8S/9/9/9/9/9/8K^", "P")).contains("P*i8"));
    // A pawn on the board may move to give mate.
    assertTrue(moves(first("7lk^/9/7SP/9/9/9/9/9/8K^", "")).contains("i7-i8"));
  }

  @Test
  void forbidsMateByAPawnDropOfTheSecondSide() {
    assertFalse(moves(second("k^8/9/9/9/9/9/s8/9/K^L7", "p")).contains("p*a2"));
    assertTrue(moves(second("k^8/9/9/9/9/9/s8/9/K^G7", "p")).contains("p*a2"));
  }

  @Test
  void forbidsTwoPawnsOnAFile() {
    List<String> moves = moves(first("4k^4/9/9/9/4P4/9/9/9/4K^4", "P"));
    assertTrue(moves.stream().noneMatch(move -> move.startsWith("P*e")));
    assertTrue(moves.contains("P*d4"));
    // Neither a promoted pawn nor a pawn of the other side counts.
    assertTrue(moves(first("4k^4/9/9/9/4+P4/9/9/9/4K^4", "P")).contains("P*e4"));
    assertTrue(moves(first("4k^4/9/9/9/4p4/9/9/9/4K^4", "P")).contains("P*e4"));
  }

  @Test
  void forbidsDropsOfPiecesThatCouldNeverMove() {
    List<String> moves = moves(first("4k^4/9/9/9/9/9/9/9/4K^4", "GLNP"));
    assertTrue(moves.contains("P*a8"));
    assertFalse(moves.contains("P*a9"));
    assertTrue(moves.contains("L*a8"));
    assertFalse(moves.contains("L*a9"));
    assertTrue(moves.contains("N*a7"));
    assertFalse(moves.contains("N*a8"));
    assertTrue(moves.contains("G*a9"));
  }

  @Test
  void promotionIsOptionalUnlessItIsForced() {
    List<String> moves = moves(first("4k^4/P8/1N7/2S6/9/9/9/9/4K^4", ""));
    assertTrue(moves.contains("a8-a9=+P"));
    assertFalse(moves.contains("a8-a9"));
    assertTrue(moves.contains("b7-a9=+N"));
    assertFalse(moves.contains("b7-a9"));
    assertTrue(moves.containsAll(List.of("c6-c7", "c6-c7=+S")));
    // A piece may also promote as it leaves the zone.
    assertTrue(
        moves(first("4k^4/9/2S6/9/9/9/9/9/4K^4", "")).containsAll(List.of("c7-b6", "c7-b6=+S")));
    assertFalse(moves(first("4k^4/9/9/9/2S6/9/9/9/4K^4", "")).contains("c5-c6=+S"));
    // Golds and kings never promote.
    assertEquals(
        List.of(),
        moves(first("9/G8/9/3K^5/9/9/9/9/8k^", "")).stream()
            .filter(move -> move.contains("="))
            .toList());
  }

  @Test
  void allowsDropsThatBlockACheck() {
    List<String> moves = moves(first("4k^4/4r4/9/9/9/9/9/9/4K^4", "G"));
    assertTrue(moves.contains("G*e5"));
    assertFalse(moves.contains("G*d5"));
    assertEquals(6, moves.stream().filter(move -> move.startsWith("G*")).count());
  }

  @Test
  void addsCapturedPiecesToTheHandUnpromoted() {
    ShogiPosition position = first("4k^4/9/9/9/4+p4/9/9/4R4/4K^4", "");
    ShogiMoves captures = new ShogiMoves();
    captures.generateCaptures(position);
    assertEquals(1, captures.size());
    assertEquals(
        "4k^4/9/9/9/4R4/9/9/9/4K^4 P/ shogi/SHOGI", position.play(captures.get(0)).toText());
  }

  /** In shogi, unlike in chess, the side without a move loses. */
  @Test
  void stalemateIsLost() {
    MinishogiPosition position = MinishogiPosition.parse("4k^/2S2/3G1/5/K^4 / minishogi/MINISHOGI");
    MinishogiMoves moves = new MinishogiMoves();
    assertEquals(0, moves.count(position));
    assertFalse(moves.isCheck());
    assertEquals(Optional.of(Outcome.LOSS), moves.end().map(GameEnd::outcome));
  }
}
