// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.plan.SpecialPieces;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A builder of the plans of the pieces: their families, the parts of their movements, promotions.
 */
final class MoverPlanner {
  /** The maximum number of steps that pieces make all at once. */
  private static final int MAX_SHIFTS = 4;

  private static final int SIDES = 2;

  private final GameRules rules;
  private final Geometry geometry;
  private final PlanTables tables;
  private final StepTables steps;
  final Mobility mobility;
  private final SpecialPieces special;

  MoverPlanner(GameRules rules, PlanTables tables, StepTables steps) {
    this.rules = rules;
    this.tables = tables;
    this.steps = steps;
    special = new SpecialPieces(rules);
    geometry = rules.geometry();
    mobility = new Mobility(geometry);
  }

  /** {@return the families of some pieces, in their order} */
  List<MoverPlan> movers(List<Codes> pieces) {
    Map<MoverPlan, List<Codes>> families = new LinkedHashMap<>();
    List<MoverPlan> movers = new ArrayList<>();
    for (Codes codes : pieces) {
      MoverPlan mover = mover(codes);
      MoverPlan likeness = mover.of(List.of(), "");
      List<Codes> members = families.get(likeness);
      if (members == null) {
        members = new ArrayList<>();
        families.put(likeness, members);
        movers.add(mover.of(members, mover.token()));
      }
      members.add(codes);
    }
    return movers;
  }

  private MoverPlan mover(Codes codes) {
    TokenRules token = rules.token(codes.any());
    List<Step> all = Step.of(rules, codes.toArray());
    boolean isSlow = any(codes, special::isSlow);
    boolean avoidsCrossed = !isSlow && any(codes, special::avoidsCrossed);
    List<MovePart> parts = isSlow ? List.of() : parts(all);
    List<ShiftedStep> shifts =
        isSlow || avoidsCrossed || token.isRoyal() ? List.of() : shifts(codes, all);
    return new MoverPlan(
        List.of(codes),
        shifts.isEmpty() ? parts : List.of(),
        shifts,
        promotion(codes, token),
        token.isRoyal(),
        isSlow,
        avoidsCrossed,
        token.token());
  }

  /** {@return all steps in parts of one kind and manner} */
  private List<MovePart> parts(List<Step> all) {
    Map<List<Object>, List<Step>> groups = new LinkedHashMap<>();
    for (Step step : all) {
      boolean isLeap = step.kind() == Kind.LEAP || step.kind() == Kind.LAME_LEAP;
      List<Object> key = new ArrayList<>(List.of(step.kind(), step.manner()));
      if (!isLeap) {
        key.add(within(step.first()));
        key.add(within(step.second()));
      }
      groups.computeIfAbsent(key, none -> new ArrayList<>()).add(step);
    }
    List<MovePart> parts = new ArrayList<>();
    for (List<Step> group : groups.values()) {
      parts.add(part(steps, group, group.get(0).manner(), false));
    }
    return parts;
  }

  private static Object within(Step.@Nullable Half half) {
    return half == null ? "" : half.within();
  }

  /** {@return the part of steps of one kind} */
  static MovePart part(StepTables steps, List<Step> group, Manner manner, boolean isReversed) {
    return switch (group.get(0).kind()) {
      case LEAP -> {
        PlanTable table = isReversed ? steps.reach(group) : steps.leaps(group);
        yield new MovePart(Kind.LEAP, manner, table, null, 0, 0, null);
      }
      case LAME_LEAP -> steps.lame(group, manner, isReversed);
      default -> steps.rays(group, manner, isReversed);
    };
  }

  // Promotions

  private @Nullable PlanPromotion promotion(Codes codes, TokenRules token) {
    if (token.promotesTo().isEmpty()) {
      return null;
    }
    List<PlanPromotion.Target> targets = new ArrayList<>();
    for (int i = 0; i < token.promotesTo().size(); i++) {
      int number = i;
      Codes to = map(codes, piece -> piece.promotesTo().get(number));
      int limit = rules.token(to.any()).promotionLimit();
      targets.add(new PlanPromotion.Target(to, limit == 0 ? List.of() : standingFor(to), limit));
    }
    return new PlanPromotion(
        targets, sideSets(codes, TokenRules::zone), sideSets(codes, this::stays));
  }

  /** {@return the codes that a function finds for each side's piece; 0 if there is no piece} */
  Codes map(Codes codes, ToIntFunction<TokenRules> function) {
    return new Codes(
        codes.first() == 0 ? 0 : function.applyAsInt(rules.token(codes.first())),
        codes.second() == 0 ? 0 : function.applyAsInt(rules.token(codes.second())));
  }

  /** {@return the pieces that are, or stand for, a piece} */
  private List<Codes> standingFor(Codes codes) {
    List<Codes> standing = new ArrayList<>();
    for (TokenRules token : rules.tokens()) {
      int standsFor = token.standsFor();
      if (standsFor == codes.first() || standsFor == codes.second()) {
        boolean isFirst = standsFor == codes.first();
        standing.add(new Codes(isFirst ? token.code() : 0, isFirst ? 0 : token.code()));
      }
    }
    return standing;
  }

  /** {@return the table of the squares that a function finds for each side's piece} */
  PlanTable sideSets(Codes codes, Function<TokenRules, SquareSet> function) {
    long[][] halves = new long[SIDES][0];
    for (int side = 0; side < SIDES; side++) {
      if (codes.of(side) != 0) {
        halves[side] = geometry.toWords(function.apply(rules.token(codes.of(side))));
      }
    }
    return tables.of(halves[0], halves[1]);
  }

  /** {@return the squares on which a piece that could promote need not do so} */
  private SquareSet stays(TokenRules token) {
    SquareSet none = geometry.empty();
    if (token.mustPromote()) {
      return none;
    }
    return rules.allowStuck() ? none.complement() : mobility.mobile(rules.token(arrival(token)));
  }

  /** {@return the code of a piece after a move of its first row that is not a promotion} */
  private static int arrival(TokenRules token) {
    return token.arrival(token.rows().get(0));
  }

  /** {@return whether a test holds for the piece of any side} */
  private boolean any(Codes codes, Predicate<TokenRules> test) {
    return Arrays.stream(codes.toArray())
        .anyMatch(code -> code != 0 && test.test(rules.token(code)));
  }

  // Steps that all pieces make at once

  private List<ShiftedStep> shifts(Codes codes, List<Step> all) {
    // Few pieces are faster one by one.
    int pieces = rules.token(codes.any()).initial().size();
    if (all.isEmpty() || all.size() > MAX_SHIFTS || pieces <= all.size() || !areDistinct(all)) {
      return List.of();
    }
    for (Step step : all) {
      if (step.kind() != Kind.LEAP && step.kind() != Kind.LAME_LEAP) {
        return List.of();
      }
      for (int side = 0; side < SIDES; side++) {
        Step.Half half = step.half(side);
        if (half != null && Math.abs(steps.offset(half.direction())) >= Long.SIZE) {
          return List.of();
        }
      }
    }
    return all.stream().map(step -> shift(codes, step)).toList();
  }

  /** {@return whether no two steps lead to the same square in the same manner} */
  private static boolean areDistinct(List<Step> all) {
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        Manner one = all.get(i).manner();
        Manner other = all.get(j).manner();
        boolean areApart =
            one == Manner.MOVE && other == Manner.CAPTURE
                || one == Manner.CAPTURE && other == Manner.MOVE;
        if (!areApart && areSameWay(all.get(i), all.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean areSameWay(Step one, Step other) {
    Step.Half half = one.first() != null ? one.first() : one.second();
    Step.Half second = one.first() != null ? other.first() : other.second();
    return half != null && second != null && half.direction().equals(second.direction());
  }

  private ShiftedStep shift(Codes codes, Step step) {
    return new ShiftedStep(
        step.manner(),
        offsets(step, step.first()),
        offsets(step, step.second()),
        steps.masks(step, (side, from, to) -> from),
        steps.masks(step, (side, from, to) -> mayPromote(codes, side, from, to) ? to : -1),
        steps.masks(
            step,
            (side, from, to) ->
                !mayPromote(codes, side, from, to)
                        || stays(rules.token(codes.of(side))).contains(to)
                    ? to
                    : -1));
  }

  private boolean mayPromote(Codes codes, int side, int from, int to) {
    return rules.token(codes.of(side)).canPromote(from, to);
  }

  private List<Integer> offsets(Step step, Step.@Nullable Half half) {
    List<Integer> offsets = new ArrayList<>();
    if (half != null) {
      if (step.kind() == Kind.LAME_LEAP) {
        half.direction().lameWay().forEach(way -> offsets.add(steps.offset(way)));
      }
      offsets.add(steps.offset(half.direction()));
    }
    return offsets;
  }
}
