// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A reader of a declaration, which makes every check and finds out what the declaration means. The
 * steps are the board, the tokens, the rows, the rows together, and the start position. A step with
 * mistakes is the last one.
 */
final class GameReader {
  private final Declaration declaration;
  private final DeclaredBoard board;
  private final PieceCodes codes;
  private final Problems problems = new Problems();

  /**
   * Creates a reader.
   *
   * @throws RuleBookException if there is a mistake in the board or in a token
   */
  GameReader(Declaration declaration, DeclaredBoard board) {
    this.declaration = declaration;
    this.board = board;
    codes = new PieceCodes(declaration, board.hasOneStyle(), problems);
  }

  /**
   * Reads the rules.
   *
   * @throws RuleBookException if there is a mistake in them
   */
  GameRules read() {
    List<TokenRules> tokens = new TokenReader(declaration, board, codes, problems).read();
    new RuleLimits(problems).check(declaration.rows(), tokens, board.hasOneStyle());
    checkDrops();
    List<Integer> facing = facing();
    List<SquareSet> goals = goals();
    problems.check();
    new RuleChecks(declaration, board, codes, tokens, problems).check();
    StartChecks start = new StartChecks(board, codes, problems);
    start.checkPieces(declaration);
    problems.check();
    List<List<Integer>> hands =
        List.of(
            hand(tokens, Side.FIRST, "firstHand", declaration.firstHand()),
            hand(tokens, Side.SECOND, "secondHand", declaration.secondHand()));
    GameRules rules =
        new GameRules(
            board.geometry(),
            board.firstStyle().toString(),
            board.secondStyle().toString(),
            List.copyOf(tokens),
            Map.copyOf(codes.codes()),
            hands,
            facing,
            Objects.requireNonNullElse(
                declaration.stalemate(), declaration.check() ? Outcome.DRAW : Outcome.LOSS),
            declaration.check(),
            goals,
            declaration.bareRoyalLoses(),
            declaration.allowStuck(),
            new NameReader(declaration.rows(), tokens, codes, problems).read(),
            new DrawsReader(declaration, board.geometry(), codes, tokens, problems).read(),
            texts(tokens, hands));
    start.checkLegality(rules);
    problems.check();
    return rules;
  }

  private GameTexts texts(List<TokenRules> tokens, List<List<Integer>> hands) {
    Set<Integer> held = new HashSet<>();
    hands.forEach(held::addAll);
    return new TextsReader(declaration, board.geometry(), codes, tokens, held, problems).read();
  }

  private void checkDrops() {
    List<Side> drops = declaration.drops();
    for (int i = 0; i < drops.size(); i++) {
      if (drops.indexOf(drops.get(i)) < i) {
        problems.add(
            Kind.REPEATED_ELEMENT, Place.of("drops").element(i), "repeated: " + drops.get(i));
      }
    }
  }

  /** {@return the codes of the facing pieces, or none if there is no such rule} */
  private List<Integer> facing() {
    String token = declaration.facing();
    if (token.isEmpty()) {
      return List.of();
    }
    Place place = Place.of("facing");
    List<Integer> facing = new ArrayList<>();
    if (!codes.isGiven(place, token)) {
      return List.of();
    }
    for (Side side : Side.values()) {
      String piece = PieceCodes.of(side, token);
      if (codes.hasRows(piece)) {
        facing.add(codes.code(piece));
      } else {
        problems.add(Kind.UNKNOWN_TOKEN, place, "no row describes " + codes.shown(piece));
      }
    }
    return List.copyOf(facing);
  }

  private List<SquareSet> goals() {
    SquareListReader squares = new SquareListReader(board.geometry(), problems);
    List<SquareSet> goals = new ArrayList<>();
    for (Side side : Side.values()) {
      goals.add(squares.read(Place.of("goal"), declaration.goal(), side, board.geometry().empty()));
    }
    return goals;
  }

  /**
   * {@return the codes of the pieces that a hand may hold: captured ones and those it starts with}
   */
  private List<Integer> hand(
      List<TokenRules> tokens, Side side, String member, @Nullable List<String> given) {
    SortedSet<Integer> held = new TreeSet<>();
    for (TokenRules token : tokens) {
      if (token.side() != side && token.capturedAs() != 0) {
        held.add(token.capturedAs());
      }
    }
    for (String piece : board.start().hand(side).keySet()) {
      held.add(codes.code(piece));
    }
    List<String> pieces =
        held.stream().map(code -> codes.pieces().get(code - 1)).collect(Lists.toList());
    PieceCodes.inGivenOrder(problems, member, given, pieces); // only to compare them
    return List.copyOf(held);
  }
}
