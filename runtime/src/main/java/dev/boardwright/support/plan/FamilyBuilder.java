// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.support.LameTable;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A builder of the tables of a family. */
final class FamilyBuilder {
  /** The size of an array without its numbers, and of the reference to it, in words. */
  private static final long LIST = 3;

  /** The maximum number of steps that pieces make all at once. */
  private static final int MAX_SHIFTS = 4;

  private final GameRules rules;
  private final Geometry geometry;
  private final SharedTables tables;
  private final RayTables rays;
  private final int squares;
  private final int words;
  private final List<TokenRules> members;
  private final List<PlanStep> all;
  private final boolean testsMoves;
  final Promotion promotion;
  final boolean avoidsCrossed;
  long[] leaps = Part.EMPTY;
  long[] moveLeaps = Part.EMPTY;
  long[] captureLeaps = Part.EMPTY;
  final List<Part> parts = new ArrayList<>();
  final List<ShiftStep> steps = new ArrayList<>();
  byte[] low = {};
  byte[] high = {};

  FamilyBuilder(
      GameRules rules,
      SharedTables tables,
      RayTables rays,
      int words,
      List<TokenRules> members,
      List<PlanStep> all,
      Promotion promotion,
      boolean avoidsCrossed,
      boolean testsMoves) {
    this.rules = rules;
    this.tables = tables;
    this.rays = rays;
    this.words = words;
    this.members = members;
    this.all = all;
    this.promotion = promotion;
    this.avoidsCrossed = avoidsCrossed;
    this.testsMoves = testsMoves;
    geometry = rules.geometry();
    squares = geometry.shape().squareCount();
  }

  /** {@return the codes of the pieces} */
  int[] codes() {
    return members.stream().mapToInt(TokenRules::code).toArray();
  }

  /**
   * Builds the tables.
   *
   * @return false if there is no room; the family is then incomplete
   */
  boolean build() {
    if (makesStepsAtOnce()) {
      all.forEach(this::addShift);
      return true;
    }
    if (words > 2 && !findWords()) {
      return false;
    }
    Map<List<Object>, List<PlanStep>> groups = new LinkedHashMap<>();
    for (PlanStep step : all) {
      List<Object> key =
          List.of(
              step.kind(),
              step.moves(),
              step.captures(),
              step.isLeap() ? geometry.all() : step.within());
      groups.computeIfAbsent(key, none -> new ArrayList<>()).add(step);
    }
    return groups.values().stream().allMatch(this::add);
  }

  private boolean add(List<PlanStep> group) {
    return switch (group.get(0).kind()) {
      case LEAP -> addLeaps(group);
      case LAME_LEAP -> addLame(group);
      default -> {
        Part part = rays.part(group);
        yield part != null && parts.add(part);
      }
    };
  }

  /** {@return the shape of the finished family} */
  int shape() {
    if (!steps.isEmpty()) {
      return Family.STEPS;
    }
    boolean isPlain = !testsMoves && !avoidsCrossed && moveLeaps.length + captureLeaps.length == 0;
    if (isPlain && parts.isEmpty() && leaps.length != 0) {
      return Family.LEAPS;
    }
    if (isPlain && parts.size() == 1 && parts.get(0).isPlainSlide()) {
      return leaps.length == 0 ? Family.SLIDES : Family.LEAPS_AND_SLIDES;
    }
    return Family.ANY;
  }

  // Leaps

  private boolean addLeaps(List<PlanStep> group) {
    if (!tables.admit((long) squares * words, (long) group.size() * squares)) {
      return false;
    }
    long[] table = new long[squares * words];
    for (PlanStep step : group) {
      for (int from = 0; from < squares; from++) {
        int to = destination(step, from);
        if (to >= 0) {
          table[from * words + (to >> 6)] |= 1L << to;
        }
      }
    }
    PlanStep step = group.get(0);
    if (!step.captures()) {
      moveLeaps = tables.of(table);
    } else if (!step.moves()) {
      captureLeaps = tables.of(table);
    } else {
      leaps = tables.of(table);
    }
    return true;
  }

  /** {@return the destination of a leap, or −1} */
  private int destination(PlanStep step, int from) {
    int to = step.from().contains(from) ? step.offset(geometry, from, 1) : -1;
    return to >= 0 && step.within().contains(to) ? to : -1;
  }

  private boolean addLame(List<PlanStep> group) {
    long count = (long) squares * group.size();
    boolean hasRoom =
        words > 2
            ? tables.reserve(LIST * squares + 2 * count, count) // at most six short numbers a leap
            : tables.admit((1 + 2 * words + LameTable.ROWS * words) * count, count);
    if (!hasRoom) {
      return false;
    }
    List<List<LameTable.Leap>> bySquare =
        Stream.generate(() -> (List<LameTable.Leap>) new ArrayList<LameTable.Leap>())
            .limit(squares)
            .collect(Lists.toList());
    for (PlanStep step : group) {
      Direction[] way = step.way();
      for (int from = 0; from < squares; from++) {
        int to = destination(step, from);
        if (to >= 0) {
          bySquare.get(from).add(new LameTable.Leap(to, passed(way, from)));
        }
      }
    }
    for (List<LameTable.Leap> leaps : bySquare) {
      leaps.sort(Comparator.comparingInt(LameTable.Leap::to)); // so that tables may be equal
    }
    parts.add(
        words > 2
            ? new Part(group.get(0), lists(bySquare))
            : new Part(group.get(0), tables.lame(bySquare, words), tables));
    return true;
  }

  private List<Integer> passed(Direction[] way, int from) {
    List<Integer> squares = new ArrayList<>();
    for (Direction step : way) {
      squares.add(geometry.step(from, step));
    }
    return squares;
  }

  private static short[][] lists(List<List<LameTable.Leap>> bySquare) {
    short[][] lists = new short[bySquare.size()][];
    for (int from = 0; from < lists.length; from++) {
      List<Integer> flat = new ArrayList<>();
      for (LameTable.Leap leap : bySquare.get(from)) {
        flat.add(leap.to());
        flat.add(leap.way().size());
        flat.addAll(leap.way());
      }
      lists[from] = new short[flat.size()];
      for (int i = 0; i < flat.size(); i++) {
        lists[from][i] = flat.get(i).shortValue();
      }
    }
    return lists;
  }

  /**
   * Finds the words that the pieces reach from each square.
   *
   * @return false if there is no room
   */
  private boolean findWords() {
    long work = all.stream().mapToLong(step -> (long) squares * step.range()).sum();
    if (!tables.reserve(2L * squares / Long.BYTES, work)) {
      return false;
    }
    low = new byte[squares];
    high = new byte[squares];
    Arrays.fill(low, (byte) words);
    Arrays.fill(high, (byte) -1);
    for (PlanStep step : all) {
      int from = step.from().firstIndex();
      for (; from >= 0; from = step.from().nextIndex(from + 1)) {
        int to = step.offset(geometry, from, 1);
        for (int count = 1; to >= 0 && count <= step.range(); count++) {
          low[from] = (byte) Math.min(low[from], to >> 6);
          high[from] = (byte) Math.max(high[from], to >> 6);
          to = step.offset(geometry, to, 1);
        }
      }
    }
    return true;
  }

  // Steps of all pieces at once

  private boolean makesStepsAtOnce() {
    boolean isRoyal = members.get(0).isRoyal();
    // Few pieces are faster one by one.
    int pieces =
        members.stream()
            .mapToInt(token -> rules.token(token.standsFor()).initial().size())
            .max()
            .orElse(0);
    return !testsMoves
        && !avoidsCrossed
        && !isRoyal
        && !all.isEmpty()
        && all.size() <= MAX_SHIFTS
        && pieces > all.size()
        && all.stream().allMatch(this::isShift)
        && areDistinct();
  }

  private boolean isShift(PlanStep step) {
    int passed = step.kind() == Kind.LAME_LEAP ? step.direction().lameWay().size() : 0;
    int offset = Math.abs(rays.offset(step.direction()));
    return step.isLeap() && passed <= 1 && (offset < Long.SIZE || words > 2);
  }

  /** {@return whether no two steps lead to the same square in the same manner} */
  private boolean areDistinct() {
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        PlanStep one = all.get(i);
        PlanStep other = all.get(j);
        boolean areApart = !(one.moves() && other.moves()) && !(one.captures() && other.captures());
        if (!areApart && one.direction().equals(other.direction())) {
          return false;
        }
      }
    }
    return true;
  }

  private void addShift(PlanStep step) {
    long[] sources = new long[words];
    long[] promotes = new long[words];
    long[] stays = new long[words];
    for (int from = 0; from < squares; from++) {
      int to = destination(step, from);
      if (to >= 0) {
        Words.add(sources, from);
        boolean mayPromote = members.get(0).canPromote(from, to);
        if (mayPromote) {
          Words.add(promotes, to);
        }
        if (!mayPromote || Words.contains(promotion.stays, to)) {
          Words.add(stays, to);
        }
      }
    }
    boolean isLame = step.kind() == Kind.LAME_LEAP;
    int way = isLame ? rays.offset(step.direction().lameWay().get(0)) : 0;
    steps.add(new ShiftStep(step, rays.offset(step.direction()), way, sources, promotes, stays));
  }
}
