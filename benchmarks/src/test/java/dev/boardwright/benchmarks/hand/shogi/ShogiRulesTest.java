// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.benchmarks.ShogiPosition;
import dev.boardwright.examples.minishogi.MiniShogiPosition;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests rules that move generators often get wrong. Perft only tells that one of them is wrong. */
class ShogiRulesTest {
  private final DeclaredShogi<ShogiPosition, ?> shogi = DeclaredShogi.standard();
  private final DeclaredShogi<MiniShogiPosition, ?> minishogi = DeclaredShogi.minishogi();

  private List<String> moves(String sfen) {
    ShogiPosition position = shogi.parse(sfen);
    int[] moves = new int[shogi.maxMoves()];
    int count = shogi.list(position, moves);
    assertEquals(count, shogi.count(position));
    return Arrays.stream(moves, 0, count).mapToObj(shogi::text).sorted().toList();
  }

  /** The silver guards the dropped pawn and the only square to which the king could escape. */
  @Test
  void forbidsMateByAPawnDrop() {
    String mate = "7lk/9/8S/9/9/9/9/9/8K b P 1";
    assertFalse(moves(mate).contains("P*i8"));
    assertTrue(moves(mate).contains("P*i6"));
    // Other pieces may be dropped to mate, for example a lance.
    assertTrue(moves("7lk/9/8S/9/9/9/9/9/8K b L 1").contains("L*i8"));
    // It is not mate if a gold can capture the pawn, or if the king can escape.
    assertTrue(moves("7gk/9/8S/9/9/9/9/9/8K b P 1").contains("P*i8"));
    assertTrue(moves("8k/9/8S/9/9/9/9/9/8K b P 1").contains("P*i8"));
    // A pinned gold cannot capture the pawn.
    assertFalse(moves("5R1gk/9/8S/9/9/9/9/9/8K b P 1").contains("P*i8"));
    // A pawn on the board may move to give mate.
    assertTrue(moves("7lk/9/7SP/9/9/9/9/9/8K b - 1").contains("i7i8"));
  }

  @Test
  void forbidsMateByAPawnDropOfTheSecondSide() {
    assertFalse(moves("k8/9/9/9/9/9/s8/9/KL7 w p 1").contains("P*a2"));
    assertTrue(moves("k8/9/9/9/9/9/s8/9/KG7 w p 1").contains("P*a2"));
  }

  @Test
  void forbidsTwoPawnsOnAFile() {
    List<String> moves = moves("4k4/9/9/9/4P4/9/9/9/4K4 b P 1");
    assertTrue(moves.stream().noneMatch(move -> move.startsWith("P*e")));
    assertTrue(moves.contains("P*d4"));
    // Neither a promoted pawn nor a pawn of the other side counts.
    assertTrue(moves("4k4/9/9/9/4+P4/9/9/9/4K4 b P 1").contains("P*e4"));
    assertTrue(moves("4k4/9/9/9/4p4/9/9/9/4K4 b P 1").contains("P*e4"));
  }

  @Test
  void forbidsDropsOfPiecesThatCouldNeverMove() {
    List<String> moves = moves("4k4/9/9/9/9/9/9/9/4K4 b PLNG 1");
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
    List<String> moves = moves("4k4/P8/1N7/2S6/9/9/9/9/4K4 b - 1");
    assertTrue(moves.contains("a8a9+"));
    assertFalse(moves.contains("a8a9"));
    assertTrue(moves.contains("b7a9+"));
    assertFalse(moves.contains("b7a9"));
    assertTrue(moves.containsAll(List.of("c6c7", "c6c7+")));
    // A piece may also promote as it leaves the zone.
    assertTrue(moves("4k4/9/2S6/9/9/9/9/9/4K4 b - 1").containsAll(List.of("c7b6", "c7b6+")));
    assertFalse(moves("4k4/9/9/9/2S6/9/9/9/4K4 b - 1").contains("c5c6+"));
    // Golds and kings never promote.
    assertFalse(moves("4k4/G8/9/9/9/9/9/9/4K4 b - 1").contains("a8a9+"));
  }

  @Test
  void allowsDropsThatBlockACheck() {
    List<String> moves = moves("4k4/4r4/9/9/9/9/9/9/4K4 b G 1");
    assertTrue(moves.contains("G*e5"));
    assertFalse(moves.contains("G*d5"));
    assertEquals(6, moves.stream().filter(m -> m.startsWith("G*")).count());
  }

  @Test
  void addsCapturedPiecesToTheHandUnpromoted() {
    ShogiPosition position = shogi.parse("4k4/9/9/9/4+p4/9/9/4R4/4K4 b - 1");
    int[] moves = new int[shogi.maxMoves()];
    int count = shogi.list(position, moves);
    int capture =
        Arrays.stream(moves, 0, count).filter(m -> Move.toHand(m) != 0).findFirst().orElseThrow();
    assertEquals("4k4/9/9/9/4R4/9/9/9/4K4 w P 1", shogi.toSfen(shogi.play(position, capture)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L17P 1"
      })
  void parsesWhatItWrites(String sfen) {
    ShogiPosition position = shogi.parse(sfen);
    String written = shogi.toSfen(position);
    assertEquals(position, shogi.parse(written));
    assertEquals(position, shogi.parse("sfen " + written));
    assertEquals(position, shogi.parse(written.substring(0, written.length() - 2)));
    assertEquals(position, shogi.parse(shogi.toFeen(position)));
  }

  @Test
  void parsesAndWritesMinishogi() {
    assertEquals(minishogi.start(), minishogi.parse("rbsgk/4p/5/P4/KGSBR b - 1"));
    assertEquals("rbsgk/4p/5/P4/KGSBR b - 1", minishogi.toSfen(minishogi.start()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "9/9 b | an SFEN has three or four fields, separated by single spaces: \"9/9 b\"",
        "4k4/9/9/9/9/9/9/9/4K4 x - 1 | SFEN, side to move: \"x\" is neither b nor w",
        "4k4/9/9/9/9/9/9/9/4K4 b 1P 1 | SFEN, hands: \"1P\" is invalid at offset 0"
            + " (expected - or pieces, each with an optional count from 2 to 99)",
        "4k4/9/9/9/9/9/9/9/4K4 b R0P 1 | SFEN, hands: \"R0P\" is invalid at offset 1"
            + " (expected - or pieces, each with an optional count from 2 to 99)",
        "4k4/9/9/9/9/9/9/9/4K4 b K 1 | piece not declared: K",
        "4k4/9/9/9/9/9/9/9/9 b - 1 | 0 kings K^ (there must be exactly one)",
        "4k4/9/9/9/9/9/9/9/4KK3 b - 1 | 2 kings K^ (there must be exactly one)",
        "4k4/9/9/9/9/9/9/2+R6/4K4 b 2r 1 | 3 pieces of kind R (at most 2)",
        "P3k4/9/9/9/9/9/9/9/4K4 b - 1 | P on a9 can never move",
        "4k4/9/9/9/9/9/9/1n7/4K4 b - 1 | n on b2 can never move",
        "4k4/9/P8/P8/9/9/9/9/4K4 b - 1 | two unpromoted pawns P on the file of a6",
        "4k4/4R4/9/9/9/9/9/9/4K4 b - 1 | the side not to move is in check",
      })
  void rejectsInvalidPositions(String sfen, String message) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> shogi.parse(sfen));
    assertEquals(message, refusal.getMessage());
  }

  /** With more pieces than squares, other parsers overflow the count, or fail. */
  @Test
  void rejectsTooManyPiecesInHand() {
    assertThrows(
        IllegalArgumentException.class, () -> shogi.parse("4k4/9/9/9/9/9/9/9/4K4 b 99P 1"));
    assertThrows(
        IllegalArgumentException.class,
        () -> shogi.parse("4k4/9/9/9/9/9/9/9/4K4 b " + "99P".repeat(50) + " 1"));
    assertEquals(
        "SFEN too long: 1000025 characters (limit 400)",
        assertThrows(
                IllegalArgumentException.class,
                () -> shogi.parse("4k4/9/9/9/9/9/9/9/4K4 b " + "P".repeat(999_999) + " 1"))
            .getMessage());
  }
}
