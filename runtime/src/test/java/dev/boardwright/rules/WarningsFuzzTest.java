// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.RandomDeclarations;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Checks along random games that no warning is false: everything that happens is among what {@link
 * ReachablePieces} has found. With the system property {@code boardwright.rules=deep}, it plays
 * more games. The property {@code boardwright.rules.seed} repeats a run.
 */
final class WarningsFuzzTest {
  private static final boolean IS_DEEP = "deep".equals(System.getProperty("boardwright.rules"));

  private static final int DECLARATIONS = IS_DEEP ? 1_500 : 150;
  private static final int GAMES = IS_DEEP ? 5 : 2;
  private static final int MAX_PLIES = 30;

  @Test
  void randomGamesHaveOnlyWhatIsReachable() {
    long seed = Long.getLong("boardwright.rules.seed", System.nanoTime());
    Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    for (int i = 0; i < DECLARATIONS; i++) {
      Random random = new Random(seed + i);
      JsonObject declaration = new RandomDeclarations(random).next();
      try {
        RuleBook book = Declarations.ruleBook(declaration);
        new Playouts(book, random).run();
        book.warnings().forEach(warning -> counts.merge(warning.kind(), 1, Integer::sum));
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", declaration " + i + ": " + declaration, e);
      }
    }
    // Guards the test against a fixed point to which everything is reachable.
    assertTrue(counts.keySet().stream().allMatch(Kind::isWarning), counts.toString());
    assertTrue(counts.size() >= 3, "seed " + seed + ": " + counts);
  }

  @Test
  void randomGamesOfDeclaredGamesHaveOnlyWhatIsReachable() {
    long seed = Long.getLong("boardwright.rules.seed", System.nanoTime());
    for (DeclaredGame game : DeclaredGame.all().values()) {
      try {
        new Playouts(Declarations.ruleBook(game.declaration()), new Random(seed)).run();
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", " + game, e);
      }
    }
  }

  private static final class Playouts {
    private final RuleBook book;
    private final ReachablePieces reachable;
    private final List<RuleProblem> warnings;
    private final Random random;

    /** The events of a game, in the words of warnings that would be false. */
    private final Set<String> happened = new HashSet<>();

    Playouts(RuleBook book, Random random) {
      this.book = book;
      this.random = random;
      reachable = book.reachable();
      warnings = book.warnings();
    }

    void run() {
      boolean hasEnded = warnings.stream().anyMatch(w -> w.kind() == Kind.FINISHED_START);
      assertEquals(book.legalMoves(book.start()).isEmpty(), hasEnded);
      for (int game = 0; game < GAMES; game++) {
        play();
      }
      for (RuleProblem warning : warnings) {
        assertFalse(
            happened.contains(warning.description().split(", because")[0]), warning.toString());
      }
    }

    private void play() {
      Qi position = book.start();
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        check(position);
        List<Move> moves = book.legalMoves(position);
        if (moves.isEmpty()) {
          return;
        }
        for (Move move : moves) {
          check(position, move);
        }
        position = book.play(position, moves.get(random.nextInt(moves.size())));
      }
    }

    private void check(Qi position) {
      String text = Feen.format(position, FeenDialect.SNN_STYLES);
      for (int square = 0; square < position.squareCount(); square++) {
        String piece = position.pieceAt(square);
        if (piece != null) {
          happened.add("no game reaches " + shown(piece));
          assertTrue(
              reachable.isReached(book.code(piece), square),
              piece + " on the square " + square + ": " + text);
        }
      }
      for (Side side : Side.values()) {
        for (String piece : position.hand(side).keySet()) {
          happened.add("no game reaches " + shown(piece));
          assertTrue(reachable.isHeld(book.code(piece)), piece + " in the hand: " + text);
        }
      }
    }

    private void check(Qi position, Move move) {
      if (move.isDrop()) {
        return;
      }
      String piece = position.pieceAt(move.from());
      happened.add(shown(piece) + " can never move");
      assertTrue(reachable.isMoving(book.code(piece)), () -> book.toText(move));
      if (move.becomes() != null) {
        happened.add(shown(piece) + " never promotes");
        assertTrue(reachable.isPromoting(book.code(piece)), () -> book.toText(move));
      }
    }

    /** {@return a piece as its rows write it} */
    private String shown(String piece) {
      boolean hasOneStyle = book.style(Side.FIRST).equalsIgnoreCase(book.style(Side.SECOND));
      return hasOneStyle ? Epin.parse(piece).withSide(Side.FIRST).toString() : piece;
    }
  }
}
