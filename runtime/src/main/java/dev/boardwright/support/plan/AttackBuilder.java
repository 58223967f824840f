// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A builder of the attacks of a side. It regroups the steps of all pieces: steps that the same
 * pieces make become one attack, so that few tables tell whether a square is attacked.
 */
final class AttackBuilder {
  private record Key(Kind kind, List<Integer> codes, int lineClass) {}

  private final Geometry geometry;
  private final SharedTables tables;
  private final PathTables paths;
  private final int squares;
  private final int words;

  /** The attacks that have tables; leaps come first. */
  final List<AttackGroup> groups = new ArrayList<>();

  /** The squares from which each attack may come, by attacked square, attack and word. */
  long[] reach = Part.EMPTY;

  /** The attacks that have no tables. */
  final List<WalkedAttack> walked = new ArrayList<>();

  AttackBuilder(Geometry geometry, SharedTables tables, PathTables paths, int words) {
    this.geometry = geometry;
    this.tables = tables;
    this.paths = paths;
    this.words = words;
    squares = geometry.shape().squareCount();
  }

  /** Builds the attacks of pieces whose steps are given by code. */
  void build(Map<Integer, List<PlanStep>> steps) {
    Map<PlanStep, List<Integer>> members = new LinkedHashMap<>();
    steps.forEach(
        (code, ofCode) ->
            ofCode.stream()
                .filter(PlanStep::captures)
                .map(PlanStep::attack)
                .distinct()
                .forEach(
                    step -> members.computeIfAbsent(step, none -> new ArrayList<>()).add(code)));
    Map<Key, List<PlanStep>> found = new LinkedHashMap<>();
    members.forEach(
        (step, codes) ->
            found
                .computeIfAbsent(
                    new Key(step.kind(), codes, lineClass(step)), none -> new ArrayList<>())
                .add(step));
    List<Map.Entry<Key, List<PlanStep>>> kept = new ArrayList<>();
    found.forEach(
        (key, group) -> {
          if (reserve(key, group)) {
            kept.add(Map.entry(key, group));
          } else {
            int[] codes = codes(key);
            group.forEach(step -> walked.add(new WalkedAttack(geometry, step, codes)));
          }
        });
    kept.sort(Comparator.comparing(entry -> entry.getKey().lineClass() != Lines.NONE));
    reach = new long[squares * kept.size() * words];
    kept.forEach(entry -> add(entry.getKey(), entry.getValue(), kept.size()));
  }

  /** {@return whether pieces capture by hops} */
  boolean hops() {
    return has(Kind.CANNON_HOP) || has(Kind.GRASSHOPPER_HOP);
  }

  /** {@return whether there is an attack of a kind} */
  boolean has(Kind kind) {
    return groups.stream().anyMatch(group -> group.kind == kind)
        || walked.stream().anyMatch(attack -> attack.kind() == kind);
  }

  /** {@return the numbers of the attacks that a piece makes} */
  int[] numbers(int code) {
    return IntStream.range(0, groups.size())
        .filter(number -> Arrays.stream(groups.get(number).codes).anyMatch(other -> other == code))
        .toArray();
  }

  /**
   * Counts the tables of an attack.
   *
   * @return false if there is no room for them
   */
  private boolean reserve(Key key, List<PlanStep> group) {
    long work = group.stream().mapToLong(step -> (long) squares * step.range()).sum();
    long length = (long) squares * words;
    return paths.make(key.lineClass(), length) && tables.reserve(length, work);
  }

  private static int[] codes(Key key) {
    return key.codes().stream().mapToInt(code -> code).toArray();
  }

  private static int lineClass(PlanStep step) {
    return switch (step.kind()) {
      case LEAP -> Lines.NONE;
      case LAME_LEAP -> Lines.LAME;
      default -> Lines.gcd(step.direction().files(), step.direction().ranks());
    };
  }

  private void add(Key key, List<PlanStep> group, int count) {
    int number = groups.size();
    groups.add(new AttackGroup(key.kind(), codes(key), key.lineClass(), paths.of(key.lineClass())));
    for (PlanStep step : group) {
      paths.addWay(step);
      Direction[] way = step.way();
      for (int square = 0; square < squares; square++) {
        if (step.within().contains(square)) {
          add((square * count + number) * words, key.lineClass(), step, way, square);
        }
      }
    }
  }

  /** Adds the squares from which a step leads to a square. */
  private void add(int at, int lineClass, PlanStep step, Direction[] way, int square) {
    long[] path = new long[words];
    for (int count = 1; count <= step.range(); count++) {
      int origin = step.offset(geometry, square, -count);
      if (origin < 0) {
        return;
      }
      for (Direction passed : way) {
        Words.add(path, geometry.step(origin, passed));
      }
      if (count >= step.leastSteps() && step.from().contains(origin)) {
        reach[at + (origin >> 6)] |= 1L << origin;
        paths.put(lineClass, square, origin, path);
      }
      Words.add(path, origin);
    }
  }
}
