// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import dev.boardwright.SquareOrder;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.MoveQuestions;
import dev.boardwright.testing.MoveTexts;
import dev.boardwright.testing.NaiveGame;
import dev.boardwright.testing.NaiveState;
import dev.boardwright.testing.RandomDeclarations;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Compares {@link RuleBook} with {@link NaiveGame} on random declarations: at each ply of random
 * games, and on random positions, which no game reaches. With the system property {@code
 * boardwright.rules=deep}, it compares more of them. The property {@code boardwright.rules.seed}
 * repeats a run.
 */
final class RulesFuzzTest {
  private static final int DECLARATIONS = Effort.of(60, 450);
  private static final int MAX_PLIES = 30;
  private static final int RANDOM_POSITIONS = Effort.of(8, 15);

  @Test
  void randomGamesAreTheSameInBothForms() {
    long seed = Effort.seed();
    for (int game = 0; game < DECLARATIONS; game++) {
      Random random = new Random(seed + game);
      JsonObject declaration = new RandomDeclarations(random).next();
      try {
        new Comparison(declaration, random).run();
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", game " + game + ": " + declaration, e);
      }
    }
  }

  @Test
  void randomGamesOfDeclaredGamesAreTheSameInBothForms() {
    long seed = Effort.seed();
    for (DeclaredGame game : DeclaredGame.all().values()) {
      try {
        new Comparison(game.declaration(), new Random(seed)).run();
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", " + game, e);
      }
    }
  }

  /** The rank that comes first in a text must make no difference. */
  @Test
  void gamesAreTheSameInBothOrders() {
    long seed = Effort.seed();
    for (int game = 0; game < DECLARATIONS / 3; game++) {
      Random random = new Random(seed + game);
      JsonObject declaration = new RandomDeclarations(random).next();
      try {
        compareOrders(Declarations.builder(declaration), random);
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", game " + game + ": " + declaration, e);
      }
    }
  }

  private static void compareOrders(RuleBookBuilder builder, Random random) {
    RuleBook descending = builder.build();
    RuleBook ascending =
        builder
            .order(SquareOrder.ASCENDING)
            .start(
                Feen.format(
                    RandomDeclarations.upsideDown(descending.start()), FeenDialect.SNN_STYLES))
            .build();
    RuleBookPosition position = descending.start();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      RuleBookPosition flipped = ascending.copyOf(RandomDeclarations.upsideDown(position));
      List<String> moves = TestGames.moves(descending, position);
      assertEquals(moves, TestGames.moves(ascending, flipped));
      assertEquals(position.end(), flipped.end());
      assertEquals(position.isCheck(), flipped.isCheck());
      if (moves.isEmpty()) {
        break;
      }
      String move = moves.get(random.nextInt(moves.size()));
      position = position.play(MoveTexts.move(descending, move));
      assertEquals(
          RandomDeclarations.upsideDown(position),
          flipped.play(MoveTexts.move(ascending, move)),
          move);
    }
  }

  private static final class Comparison {
    private final RuleBook book;
    private final NaiveGame naive;
    private final MoveQuestions<RuleBookPosition> questions;
    private final Random random;

    Comparison(JsonObject declaration, Random random) {
      book = Declarations.ruleBook(declaration);
      naive = new NaiveGame(declaration);
      this.random = random;
      questions = new MoveQuestions<>(book, naive, random);
    }

    void run() {
      RuleBookPosition position = book.start();
      NaiveState state = naive.start();
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        List<String> moves = compare(position, state);
        if (moves.isEmpty()) {
          break;
        }
        String move = moves.get(random.nextInt(moves.size()));
        position = position.play(MoveTexts.move(book, move));
        state = naive.play(state, move);
      }
      for (int i = 0; i < RANDOM_POSITIONS; i++) {
        RuleBookPosition any = book.copyOf(GameComparison.randomPosition(book, random));
        NaiveState same = naive.read(text(any));
        List<String> moves = compare(any, same);
        if (!moves.isEmpty()) {
          String move = moves.get(random.nextInt(moves.size()));
          compare(any.play(MoveTexts.move(book, move)), naive.play(same, move));
        }
      }
    }

    private static String text(RuleBookPosition position) {
      return Feen.format(position, FeenDialect.SNN_STYLES);
    }

    /** Compares a position and what the rules say about it, and returns the legal moves. */
    private List<String> compare(RuleBookPosition position, NaiveState state) {
      String feen = text(position);
      assertEquals(naive.feen(state), feen);
      assertEquals(position, Feen.parse(feen, FeenDialect.SNN_STYLES), feen);
      assertEquals(naive.contentHash(state), position.contentHash(), feen);
      List<String> moves = position.legalMoves().stream().map(Object::toString).sorted().toList();
      assertEquals(naive.moves(state), moves, feen);
      assertEquals(naive.isCheck(state), position.isCheck(), feen);
      String outcome = position.end().map(GameEnd::outcome).map(Enum::name).orElse(null);
      assertEquals(naive.outcome(state), outcome, feen);
      assertTrue(outcome == null || moves.isEmpty(), feen);
      questions.check(position, feen);
      return moves;
    }
  }
}
