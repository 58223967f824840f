// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.support.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A builder of the plans of attacks. It regroups the steps of all pieces: steps that the same
 * pieces make become one attack, so that few tables tell whether a square is attacked.
 */
final class AttackPlanner {
  private static final int SIDES = 2;

  private final GameRules rules;
  private final Geometry geometry;
  private final StepTables steps;
  private final int squares;
  private final int words;
  private final List<long[]> paths = new ArrayList<>();
  private final List<boolean[]> known = new ArrayList<>();

  /** The pieces that make a step, and the table of its paths. */
  private record Group(Kind kind, List<Codes> members, int paths) {}

  AttackPlanner(GameRules rules, StepTables steps) {
    this.rules = rules;
    this.steps = steps;
    geometry = rules.geometry();
    squares = geometry.shape().squareCount();
    words = Words.count(squares);
  }

  /** {@return the tables of paths, by square attacked, square of the attacker and word} */
  List<long[]> paths() {
    return paths;
  }

  /** {@return the attacks of some pieces} */
  List<AttackPlan> attacks(List<Codes> pieces) {
    Map<Step, List<Codes>> members = new LinkedHashMap<>();
    for (Codes codes : pieces) {
      for (Step step : Step.of(rules, codes.toArray())) {
        if (step.manner().captures()) {
          List<Codes> found = members.computeIfAbsent(step.plain(), none -> new ArrayList<>());
          if (!found.contains(codes)) {
            found.add(codes);
          }
        }
      }
    }
    return plans(members);
  }

  /** {@return the attack along files with which facing pieces see each other} */
  AttackPlan facing(List<Codes> pieces) {
    Map<Step, List<Codes>> members = new LinkedHashMap<>();
    Step.Half north = new Step.Half(Direction.NORTH, geometry.all(), geometry.all());
    Step.Half south = new Step.Half(Direction.SOUTH, geometry.all(), geometry.all());
    boolean hasFirst = pieces.stream().anyMatch(codes -> codes.first() != 0);
    boolean hasSecond = pieces.stream().anyMatch(codes -> codes.second() != 0);
    for (Step.Half half : List.of(north, south)) {
      members.put(
          new Step(
              Kind.SLIDE,
              Direction.MAX_STEP,
              Manner.BOTH,
              false,
              hasFirst ? half : null,
              hasSecond ? half.equals(north) ? south : north : null),
          pieces);
    }
    return plans(members).get(0);
  }

  private List<AttackPlan> plans(Map<Step, List<Codes>> members) {
    Map<Group, List<Step>> groups = new LinkedHashMap<>();
    members.forEach(
        (step, codes) ->
            groups
                .computeIfAbsent(
                    new Group(step.kind(), codes, pathsOf(step)), none -> new ArrayList<>())
                .add(step));
    List<AttackPlan> plans = new ArrayList<>();
    groups.forEach((group, ofGroup) -> plans.add(plan(group, ofGroup)));
    return plans;
  }

  private AttackPlan plan(Group group, List<Step> ofGroup) {
    return new AttackPlan(
        group.kind,
        List.copyOf(group.members),
        MoverPlanner.part(steps, ofGroup, Manner.BOTH, true),
        steps.reach(ofGroup),
        isRestricted(ofGroup),
        group.paths);
  }

  /** {@return whether the rays of steps do not tell from which squares pieces attack} */
  private boolean isRestricted(List<Step> ofGroup) {
    for (int i = 0; i < ofGroup.size(); i++) {
      for (int side = 0; side < SIDES; side++) {
        Step.Half half = ofGroup.get(i).half(side);
        if (half == null) {
          continue;
        }
        if (!half.from().equals(geometry.all())) {
          return true;
        }
        for (int j = 0; j < i; j++) {
          Step.Half other = ofGroup.get(j).half(side);
          if (other != null && other.direction().equals(half.direction())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  // Paths

  /** {@return the number of a table that has the paths of a step, −1 if they have none} */
  private int pathsOf(Step step) {
    if (step.kind() == Kind.LEAP || step.kind() == Kind.GRASSHOPPER_HOP) {
      return -1;
    }
    for (int number = 0; ; number++) {
      if (number == paths.size()) {
        paths.add(new long[squares * squares * words]);
        known.add(new boolean[squares * squares]);
      }
      if (fits(step, number, false)) {
        fits(step, number, true);
        return number;
      }
    }
  }

  /** {@return whether a table has no other paths between the squares of a step; or adds them} */
  private boolean fits(Step step, int number, boolean isAdded) {
    for (int side = 0; side < SIDES; side++) {
      Step.Half half = step.half(side);
      if (half == null) {
        continue;
      }
      for (int square = 0; square < squares; square++) {
        long[] path = new long[words];
        int last = square;
        for (int count = 1; count <= step.range(); count++) {
          int origin = geometry.offset(last, -half.direction().files(), -half.direction().ranks());
          if (origin < 0) {
            break;
          }
          if (step.kind() == Kind.LAME_LEAP) {
            half.way(geometry, origin).forEach(passed -> Words.add(path, passed));
          }
          if (isAdded) {
            put(number, square, origin, path);
          } else if (!fits(number, square, origin, path)) {
            return false;
          }
          Words.add(path, origin);
          last = origin;
        }
      }
    }
    return true;
  }

  private boolean fits(int number, int square, int origin, long[] path) {
    int at = square * squares + origin;
    return !known.get(number)[at]
        || Arrays.equals(path, Arrays.copyOfRange(paths.get(number), at * words, (at + 1) * words));
  }

  private void put(int number, int square, int origin, long[] path) {
    int at = square * squares + origin;
    known.get(number)[at] = true;
    System.arraycopy(path, 0, paths.get(number), at * words, words);
  }

  /** {@return the codes of pieces that are, or stand for, the facing pieces} */
  List<Codes> facingPieces(List<Codes> pieces) {
    return pieces.stream()
        .filter(codes -> isFacing(codes.first()) && isFacing(codes.second()))
        .toList();
  }

  private boolean isFacing(int code) {
    return code == 0 || rules.facing().contains(rules.token(code).standsFor());
  }
}
