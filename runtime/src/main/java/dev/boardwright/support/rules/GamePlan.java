// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The plan of the code that is generated for a game, with the tables that the code reads. The
 * processor writes the code from the plan, and the code reads its tables from an equal plan.
 *
 * <p>Immutable, except that callers must not modify the arrays.
 */
public final class GamePlan {
  /** The largest number of words of a set for which code without loops is generated. */
  public static final int MAX_WORDS = 2;

  final GameRules rules;
  private final RuleBook book;
  private final boolean hasPieces;
  private final int words;
  private final List<SidePlan> sides = new ArrayList<>();
  private final List<AttackPlan> facing = new ArrayList<>();
  private final List<long[]> paths;
  private final PlanTables tables = new PlanTables();

  private GamePlan(RuleBook book, boolean hasPieces) {
    this.book = book;
    this.hasPieces = hasPieces;
    rules = RuleAccess.rules(book);
    words = Words.count(book.shape().squareCount());
    StepTables steps = new StepTables(rules.geometry(), tables);
    MoverPlanner movers = new MoverPlanner(rules, tables, steps);
    AttackPlanner attacks = new AttackPlanner(rules, steps);
    if (!hasPieces || isWide()) {
      sides.add(new SidePlan(SidePlan.BOTH, List.of(), List.of(), List.of()));
    } else if (hasOneStyle()) {
      add(SidePlan.BOTH, pairs(), movers, attacks);
    } else {
      add(0, ofSide(Side.FIRST), movers, attacks);
      add(1, ofSide(Side.SECOND), movers, attacks);
    }
    paths = attacks.paths();
  }

  /**
   * {@return the plan of a game}
   *
   * @param book the rules of the game
   */
  public static GamePlan of(RuleBook book) {
    return new GamePlan(book, true);
  }

  /** {@return whether this plan has moves and attacks, which only generated code needs} */
  boolean hasPieces() {
    return hasPieces;
  }

  /** {@return the plan of a game for which no code is generated} */
  static GamePlan withoutPieces(RuleBook book) {
    return new GamePlan(book, false);
  }

  private void add(int side, List<Codes> pieces, MoverPlanner movers, AttackPlanner attacks) {
    sides.add(
        new SidePlan(side, movers.movers(pieces), attacks.attacks(pieces), drops(pieces, movers)));
    boolean hasFiles = rules.geometry().shape().ranks() > 1; // along which pieces may face
    if (isFacingRoyal() && hasFiles) {
      facing.add(attacks.facing(attacks.facingPieces(pieces)));
    }
  }

  private boolean hasOneStyle() {
    return rules.firstStyle().equalsIgnoreCase(rules.secondStyle());
  }

  /** {@return the codes of the first side's pieces, each with the same piece of the second side} */
  private List<Codes> pairs() {
    List<Codes> pairs = new ArrayList<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side() == Side.FIRST) {
        String other = Epin.parse(token.token()).flip().toString();
        pairs.add(new Codes(token.code(), rules.code(other)));
      }
    }
    return pairs;
  }

  private List<Codes> ofSide(Side side) {
    List<Codes> codes = new ArrayList<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side() == side) {
        codes.add(side == Side.FIRST ? new Codes(token.code(), 0) : new Codes(0, token.code()));
      }
    }
    return codes;
  }

  private List<DropPlan> drops(List<Codes> pieces, MoverPlanner movers) {
    List<DropPlan> drops = new ArrayList<>();
    for (Codes codes : pieces) {
      if (rules.hand(Side.FIRST).contains(codes.first())
          || rules.hand(Side.SECOND).contains(codes.second())) {
        TokenRules token = rules.token(codes.any());
        for (int number = 0; number < token.dropsAs().size(); number++) {
          drops.add(drop(codes, number, movers));
        }
      }
    }
    return drops;
  }

  private DropPlan drop(Codes codes, int number, MoverPlanner movers) {
    Codes landing = movers.map(codes, piece -> piece.dropsAs().get(number));
    TokenRules token = rules.token(landing.any());
    return new DropPlan(
        codes,
        landing,
        movers.sideSets(
            landing,
            piece ->
                rules.allowStuck()
                    ? piece.dropZone()
                    : piece.dropZone().intersection(movers.mobility.mobile(piece))),
        token.maxPerFile(),
        token.dropMates(),
        rules.token(codes.any()).token());
  }

  /** {@return the rules of the game} */
  public RuleBook book() {
    return book;
  }

  /** {@return the number of words of a set of squares} */
  public int words() {
    return words;
  }

  /**
   * {@return whether sets have more words than code without loops handles} Then no code is
   * generated, and the plan has no pieces.
   */
  public boolean isWide() {
    return words > MAX_WORDS;
  }

  /** {@return the plans of the sides: one for both, or one for each} */
  public List<SidePlan> sides() {
    return sides;
  }

  /**
   * {@return the plan of the pieces of a side}
   *
   * @param side the ordinal of the side
   */
  public SidePlan side(int side) {
    return sides.get(sides.size() == 1 ? 0 : side);
  }

  /**
   * {@return the attack along files with which the facing royal pieces of a side see each other, or
   * null if there is none}
   *
   * @param side the ordinal of the side
   */
  public @Nullable AttackPlan facing(int side) {
    return facing.isEmpty() ? null : facing.get(facing.size() == 1 ? 0 : side);
  }

  /** {@return whether the facing pieces are all royal pieces, so that masks tell who sees whom} */
  private boolean isFacingRoyal() {
    return !rules.facing().isEmpty()
        && rules.tokens().stream()
            .allMatch(token -> token.isRoyal() == rules.facing().contains(token.standsFor()));
  }

  /** {@return whether a royal piece must not be left attacked} */
  public boolean check() {
    return rules.check();
  }

  /**
   * {@return whether each move must be tested, since no mask of destinations tells whether it is
   * safe} This is so if pieces that are not royal must not face each other, or if grasshoppers
   * capture. Unknown if the board {@link #isWide}.
   */
  public boolean testsMoves() {
    return !rules.facing().isEmpty() && !isFacingRoyal()
        || rules.check()
            && sides.stream()
                .flatMap(side -> side.attacks().stream())
                .anyMatch(attack -> attack.kind() == Kind.GRASSHOPPER_HOP);
  }

  /** {@return the tables, by their numbers} */
  public List<PlanTable> tables() {
    return tables.all();
  }

  /**
   * {@return the words of a table}
   *
   * @param number the number of the table
   */
  public long[] table(int number) {
    return tables.all().get(number).words();
  }

  /** {@return the tables of paths, by square attacked, square of the attacker and word} */
  public List<long[]> paths() {
    return paths;
  }
}
