// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A builder of the plan of a game. */
final class PlanBuilder {
  private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND);

  final GameRules rules;
  private final Geometry geometry;
  private final RayTables rays;
  private final Mobility mobility;
  private final Map<Integer, SquareSet> mobile = new HashMap<>();

  // What the finished plan has.
  final SharedTables tables;
  final PathTables paths;
  final int words;
  final long[] all;
  final boolean[] isSlow;
  final Family[] families;
  final PlanSide[] sides = new PlanSide[SIDES.size()];

  /** The steps of each piece, by code. */
  final List<List<PlanStep>> steps = new ArrayList<>();

  boolean testsMoves;
  boolean testsAll;
  boolean facesRoyals;
  boolean walks;

  PlanBuilder(GameRules rules, int leastWords, long maxBytes) {
    this.rules = rules;
    geometry = rules.geometry();
    mobility = new Mobility(geometry);
    words = Math.max(leastWords, Words.count(geometry.shape().squareCount()));
    all = words(geometry.all(), words);
    tables = new SharedTables(maxBytes / Long.BYTES);
    rays = new RayTables(geometry, tables, words);
    paths = new PathTables(geometry, rays, tables, words);
    int codes = rules.tokens().size() + 1;
    families = new Family[codes];
    isSlow = new boolean[codes];
  }

  void build() {
    boolean areRoyal =
        geometry.shape().ranks() > 1
            && !rules.facing().isEmpty()
            && rules.tokens().stream()
                .allMatch(token -> token.isRoyal() == rules.facing().contains(token.standsFor()));
    steps.add(List.of());
    rules.tokens().forEach(token -> steps.add(PlanStep.of(rules, token)));
    List<Map<Integer, List<PlanStep>>> ofSides = List.of(steps(0), steps(1));
    List<AttackBuilder> facing =
        List.of(
            attacks(areRoyal ? facingSteps(0) : Map.of()),
            attacks(areRoyal ? facingSteps(1) : Map.of()));
    List<AttackBuilder> attacks = List.of(attacks(ofSides.get(0)), attacks(ofSides.get(1)));
    facesRoyals = areRoyal && facing.stream().allMatch(ofSide -> ofSide.walked.isEmpty());
    walks = attacks.stream().anyMatch(ofSide -> !ofSide.walked.isEmpty());
    testsMoves =
        !rules.facing().isEmpty() && !facesRoyals
            || rules.check()
                && attacks.stream().anyMatch(ofSide -> ofSide.has(Kind.GRASSHOPPER_HOP))
            || walks;
    testsAll = !rules.check() || !rules.facing().isEmpty() || walks;
    for (int side = 0; side < sides.length; side++) {
      sides[side] =
          new PlanSide(
              families(ofSides.get(side)),
              attacks.get(side),
              facing.get(side),
              drops(side, attacks.get(side)));
    }
  }

  private AttackBuilder attacks(Map<Integer, List<PlanStep>> steps) {
    AttackBuilder builder = new AttackBuilder(geometry, tables, paths, words);
    builder.build(steps);
    return builder;
  }

  /** {@return the words of a set, followed by empty words} */
  static long[] words(SquareSet set, int words) {
    return Arrays.copyOf(set.geometry().toWords(set), words);
  }

  /** {@return the squares of each file, by file and word} */
  long[] files() {
    long[] plain = BoardTables.files(geometry.shape(), geometry.order());
    int count = geometry.shape().files();
    int size = plain.length / count;
    long[] found = new long[count * words];
    for (int file = 0; file < count; file++) {
      System.arraycopy(plain, file * size, found, file * words, size);
    }
    return found;
  }

  private Map<Integer, List<PlanStep>> steps(int side) {
    Map<Integer, List<PlanStep>> found = new LinkedHashMap<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side().ordinal() == side) {
        found.put(token.code(), steps.get(token.code()));
      }
    }
    return found;
  }

  /** {@return steps with which the facing pieces of a side see along files} */
  private Map<Integer, List<PlanStep>> facingSteps(int side) {
    Map<Integer, List<PlanStep>> steps = new LinkedHashMap<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side().ordinal() == side && token.standsFor() == rules.facing().get(side)) {
        steps.put(
            token.code(),
            List.of(
                PlanStep.slide(geometry, Direction.NORTH),
                PlanStep.slide(geometry, Direction.SOUTH)));
      }
    }
    return steps;
  }

  private List<Family> families(Map<Integer, List<PlanStep>> steps) {
    SpecialPieces special = new SpecialPieces(rules);
    Map<List<Object>, List<TokenRules>> groups = new LinkedHashMap<>();
    steps.forEach(
        (code, ofCode) -> {
          TokenRules token = rules.token(code);
          isSlow[code] = special.isSlow(token, ofCode);
          if (!isSlow[code]) {
            List<Object> key =
                List.of(ofCode, token.isRoyal(), token.promotesTo(), token.zone(), stays(token));
            groups.computeIfAbsent(key, none -> new ArrayList<>()).add(token);
          }
        });
    List<Family> found = new ArrayList<>();
    for (List<TokenRules> members : groups.values()) {
      List<PlanStep> shared = steps.getOrDefault(members.get(0).code(), List.of());
      FamilyBuilder builder = builder(members, shared);
      if (!builder.build()) {
        for (TokenRules token : members) {
          isSlow[token.code()] = true; // no room
        }
        continue;
      }
      Family family = new Family(builder);
      for (TokenRules token : members) {
        families[token.code()] = family;
      }
      if (!members.get(0).isRoyal() && !shared.isEmpty()) {
        found.add(family);
      }
    }
    return found;
  }

  private FamilyBuilder builder(List<TokenRules> members, List<PlanStep> steps) {
    TokenRules token = members.get(0);
    int[] to = token.promotesTo().stream().mapToInt(code -> code).toArray();
    int[] limits = Arrays.stream(to).map(code -> rules.token(code).promotionLimit()).toArray();
    Promotion promotion =
        new Promotion(to, limits, words(token.zone(), words), words(stays(token), words));
    return new FamilyBuilder(
        rules,
        tables,
        rays,
        words,
        members,
        steps,
        promotion,
        SpecialPieces.avoidsCrossed(steps),
        testsMoves);
  }

  /** {@return the squares on which a piece that could promote need not do so} */
  private SquareSet stays(TokenRules token) {
    if (token.promotesTo().isEmpty() || rules.allowStuck() && !token.mustPromote()) {
      return geometry.all();
    }
    return token.mustPromote() ? geometry.empty() : mobile(token.arrival(token.rows().get(0)));
  }

  /** {@return the squares on which a piece could move if it stood there alone} */
  private SquareSet mobile(int code) {
    return mobile.computeIfAbsent(code, key -> mobility.mobile(rules.token(key)));
  }

  private List<Drop> drops(int side, AttackBuilder attacks) {
    Map<Integer, long[]> zones = new HashMap<>();
    Map<Integer, int[]> numbers = new HashMap<>();
    List<Drop> drops = new ArrayList<>();
    for (int dropped : rules.hand(SIDES.get(side))) {
      for (int landing : rules.token(dropped).dropsAs()) {
        TokenRules token = rules.token(landing);
        drops.add(
            new Drop(
                dropped,
                landing,
                zones.computeIfAbsent(landing, this::dropZone),
                token.maxPerFile(),
                token.dropMates(),
                numbers.computeIfAbsent(landing, attacks::numbers)));
      }
    }
    return drops;
  }

  private long[] dropZone(int landing) {
    SquareSet zone = rules.token(landing).dropZone();
    return words(rules.allowStuck() ? zone : zone.intersection(mobile(landing)), words);
  }
}
