// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomDeclarations;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Checks along random games that no warning is false: everything that happens is among what {@link
 * ReachablePieces} has found. With the system property {@code boardwright.rules=deep}, it plays
 * more games. The property {@code boardwright.rules.seed} repeats a run.
 */
final class WarningsFuzzTest {
  private static final int DECLARATIONS = Effort.of(60, 400);
  private static final int GAMES = Effort.of(1, 5);
  private static final int MAX_PLIES = 30;

  @Test
  void randomGamesHaveOnlyWhatIsReachable() {
    long seed = Effort.seed();
    Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    for (int i = 0; i < DECLARATIONS; i++) {
      Random random = new Random(seed + i);
      JsonObject declaration = new RandomDeclarations(random).next();
      try {
        RuleBook book = Declarations.ruleBook(declaration);
        new Playouts(book, random).run();
        checkWithoutIdle(declaration, book, random);
        book.warnings().forEach(warning -> counts.merge(warning.kind(), 1, Integer::sum));
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", declaration " + i + ": " + declaration, e);
      }
    }
    // Guards the test against a fixed point to which everything is reachable.
    assertTrue(counts.keySet().stream().allMatch(Kind::isWarning), counts.toString());
    assertTrue(counts.size() >= 3, "seed " + seed + ": " + counts);
  }

  /** Checks that a game is the same without what a warning says has no effect. */
  private static void checkWithoutIdle(JsonObject declaration, RuleBook book, Random random) {
    JsonObject changed = declaration.deepCopy();
    for (RuleProblem warning : book.warnings()) {
      if (warning.kind() == Kind.IDLE_MEMBER) {
        boolean isOfGame = warning.row() == RuleProblem.NONE;
        JsonElement members =
            isOfGame ? changed : changed.getAsJsonArray("rows").get(warning.row());
        members.getAsJsonObject().remove(warning.member());
      }
    }
    RuleBook without = Declarations.ruleBook(changed);
    List<PieceRow> rows = new ArrayList<>(without.rows());
    for (RuleProblem warning : book.warnings()) {
      if (warning.kind() == Kind.IMPOSSIBLE_CASTLING) {
        rows.set(warning.row(), withoutCastling(rows.get(warning.row()), warning));
      }
    }
    compare(book, without.toBuilder().rows(rows).build(), random);
  }

  /** {@return a row without castling to a side, which a warning says is impossible} */
  private static PieceRow withoutCastling(PieceRow row, RuleProblem warning) {
    String text = Objects.requireNonNull(warning.text());
    MovementTerm wrong =
        Movement.parse(text).terms().get(Movement.termOffsets(text).indexOf(warning.offset()));
    boolean isRight = warning.description().contains("to the right");
    List<MovementTerm> terms = new ArrayList<>();
    for (MovementTerm term : row.movement().terms()) {
      boolean isWrong = term.kind() == wrong.kind() && term.range() == wrong.range();
      List<Direction> directions = new ArrayList<>(term.directions());
      if (isWrong && term.initial() == wrong.initial()) {
        directions.remove(isRight ? Direction.EAST : Direction.WEST);
      }
      if (!directions.isEmpty()) {
        terms.add(
            new MovementTerm(
                term.kind(),
                directions,
                term.range(),
                term.moves(),
                term.captures(),
                term.enPassant(),
                term.initial()));
      }
    }
    return row.moves(new Movement(terms));
  }

  /** Checks that two rule books agree in a random game. */
  private static void compare(RuleBook book, RuleBook other, Random random) {
    RuleBookPosition position = book.start();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      List<? extends Move> moves = position.legalMoves();
      RuleBookPosition same = other.copyOf(position);
      assertEquals(Set.copyOf(moves), Set.copyOf(same.legalMoves()));
      assertEquals(position.end(), same.end());
      if (moves.isEmpty()) {
        return;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      assertEquals(position.play(move), same.play(move));
      position = position.play(move);
    }
  }

  @Test
  void randomGamesOfDeclaredGamesHaveOnlyWhatIsReachable() {
    long seed = Effort.seed();
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
      assertEquals(book.start().legalMoves().isEmpty(), hasEnded);
      for (int game = 0; game < GAMES; game++) {
        play();
      }
      for (RuleProblem warning : warnings) {
        assertFalse(
            happened.contains(warning.description().split(", because")[0]), warning.toString());
      }
    }

    private void play() {
      RuleBookPosition position = book.start();
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        check(position);
        List<? extends Move> moves = position.legalMoves();
        if (moves.isEmpty()) {
          return;
        }
        for (Move move : moves) {
          check(position, move);
        }
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }

    private void check(RuleBookPosition position) {
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

    private void check(RuleBookPosition position, Move move) {
      if (move.isDrop()) {
        return;
      }
      String piece = position.pieceAt(move.fromIndex());
      happened.add(shown(piece) + " can never move");
      assertTrue(reachable.isMoving(book.code(piece)), () -> move.toString());
      if (move.promotionToken() != null) {
        happened.add(shown(piece) + " never promotes");
        assertTrue(reachable.isPromoting(book.code(piece)), () -> move.toString());
      }
    }

    /** {@return a piece as its rows write it} */
    private String shown(String piece) {
      boolean hasOneStyle = book.style(Side.FIRST).equalsIgnoreCase(book.style(Side.SECOND));
      return hasOneStyle ? Epin.parse(piece).withSide(Side.FIRST).toString() : piece;
    }
  }
}
