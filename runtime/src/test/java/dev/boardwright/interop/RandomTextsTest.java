// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomDeclarations;
import dev.boardwright.testing.TextComparison;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the generic form of texts on random games. With the system property {@code
 * boardwright.rules=deep}, it compares more of them. The property {@code boardwright.rules.seed}
 * repeats a run.
 */
class RandomTextsTest {
  private static final int POSITIONS = Effort.of(8, 40);
  private static final int DECLARATIONS = Effort.of(12, 40);
  private static final int MUTATIONS = 3;

  static Collection<DeclaredGame> games() {
    return DeclaredGame.all().values();
  }

  private static void withSeed(long seed, Runnable test) {
    try {
      test.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void textsOfDeclaredGamesAreReadAgain(DeclaredGame declared) {
    long seed = Effort.seed();
    Game<RuleBookPosition> game = Declarations.ruleBook(declared.declaration());
    withSeed(
        seed,
        () -> {
          TextComparison<RuleBookPosition> comparison =
              new TextComparison<>(game, new Random(seed));
          comparison.run(POSITIONS, MUTATIONS, (position, move) -> {});
          assertEquals(POSITIONS, comparison.positionCount());
          assertTrue(comparison.rejectedCount() > POSITIONS);
        });
  }

  @Test
  void textsOfRandomDeclarationsAreReadAgain() {
    long seed = Effort.seed();
    Random random = new Random(seed);
    RandomDeclarations declarations = new RandomDeclarations(random);
    for (int i = 0; i < DECLARATIONS; i++) {
      JsonObject declaration = i % 4 == 0 ? declarations.nextLarge() : declarations.next();
      withSeed(
          seed,
          () -> {
            try {
              Game<RuleBookPosition> game = Declarations.ruleBook(declaration);
              new TextComparison<>(game, random).run(12, 2, (position, move) -> {});
            } catch (AssertionError | RuntimeException e) {
              throw new AssertionError(declaration.toString(), e);
            }
          });
    }
  }

  /** Declarations in which rights and leaps are not those of usual games. */
  static Stream<RuleBook> oddGames() {
    PieceRow king = PieceRow.of("K^").moves("KisO2");
    PieceRow mayCastle = PieceRow.of("+R").moves("R").becomes("R").castles(true);
    PieceRow rook = PieceRow.of("R").moves("R");
    PieceRow pawn = PieceRow.of("P").moves("fmWfceFifmnD").passing("-P").promotesTo("R");
    RuleBookBuilder chess = on("+r3k^2+r/pppppppp/8/8/PPPPPPPP/+R3K^2+R").zone("a6-h6");
    return Stream.of(
        // A rook that is dropped may castle, so that a right cannot tell which rooks may.
        chess
            .rows(List.of(king, mayCastle, rook.dropsAs("+R"), pawn))
            .drops(Side.FIRST, Side.SECOND)
            .build(),
        chess
            .rows(List.of(king, mayCastle, rook.dropsAs("R", "+R"), pawn))
            .drops(Side.FIRST, Side.SECOND)
            .build(),
        // A piece that may castle leaps and is passing.
        chess
            .rows(
                List.of(
                    king,
                    mayCastle,
                    rook,
                    pawn,
                    PieceRow.of("+R").moves("fmnD").becomes("R").passing("-R")))
            .drops()
            .build(),
        // One of two partners can never castle, as the royal piece castles to one side only.
        chess.rows(List.of(PieceRow.of("K^").moves("KirO2"), mayCastle, rook, pawn)).build(),
        // A leap that captures leaves the pawn passing, too.
        chess
            .rows(
                List.of(
                    king,
                    mayCastle,
                    rook,
                    PieceRow.of("P").moves("fmWfceFfnD").passing("-P").promotesTo("R")))
            .build(),
        // Only one side declares its rights, and one of them is not the outermost piece.
        chess
            .rows(List.of(king, mayCastle, rook, pawn))
            .start("+r3k^2+r/pppppppp/8/8/PPPPPPPP/+R+R2K^2+R / GAME/game")
            .fenCastling("X=h1", "Y=b1")
            .build(),
        // Only one of the royal tokens castles.
        chess
            .fenCastling()
            .start("+r3+k^2+r/pppppppp/8/8/PPPPPPPP/+R3+K^2+R / GAME/game")
            .rows(
                List.of(
                    PieceRow.of("+K^").moves("KisO2").becomes("K^"),
                    PieceRow.of("K^").moves("K"),
                    mayCastle,
                    rook,
                    pawn))
            .build(),
        // On a board of one dimension, names of squares have only letters.
        on("20K^PP3pp1k^", "ROW", "row")
            .row(PieceRow.of("K^").moves("sW"))
            .row(PieceRow.of("P").moves("sWcesD"))
            .row(PieceRow.of("P").moves("rmnH").passing("-P"))
            .build());
  }

  @ParameterizedTest
  @MethodSource("oddGames")
  void textsOfOddGamesAreReadAgain(RuleBook rules) {
    long seed = Effort.seed();
    withSeed(
        seed,
        () ->
            new TextComparison<>(rules, new Random(seed))
                .run(8 * POSITIONS, 1, (position, move) -> {}));
  }
}
