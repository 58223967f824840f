// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static java.util.stream.Collectors.toList;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameDraws;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A reader of {@link DrawRules}. */
final class DrawsReader {
  /** The maximum number of sets of pieces with which nobody can win. */
  private static final int MAX_SETS = 64;

  /** The maximum number of pieces of such a set. */
  private static final int MAX_PIECES = 16;

  private static final Pattern POINTS = Pattern.compile("([^=]*)=([0-9]{1,6})");

  private final DrawRules draws;
  private final Declaration declaration;
  private final String zone;
  private final Geometry geometry;
  private final PieceCodes codes;
  private final List<TokenRules> tokens;
  private final Problems problems;

  DrawsReader(
      Declaration declaration,
      Geometry geometry,
      PieceCodes codes,
      List<TokenRules> tokens,
      Problems problems) {
    this.declaration = declaration;
    draws = declaration.draws();
    zone = declaration.zone();
    this.geometry = geometry;
    this.codes = codes;
    this.tokens = tokens;
    this.problems = problems;
  }

  GameDraws read() {
    checkNumbers();
    checkNeeds(DrawRules.CLAIMS, DrawRules.REPETITIONS, DrawRules.MOVE_LIMIT);
    checkNeeds(DrawRules.AUTOMATIC_REPETITIONS, DrawRules.CLAIMS);
    checkNeeds(DrawRules.AUTOMATIC_MOVE_LIMIT, DrawRules.CLAIMS);
    String ending = draws.claims() ? DrawRules.AUTOMATIC_REPETITIONS : DrawRules.REPETITIONS;
    checkNeeds(DrawRules.PERPETUAL_CHECK, ending);
    checkNeeds(DrawRules.REPETITION_LOST, ending);
    checkNeeds(DrawRules.IMPASSE_POINTS, DrawRules.IMPASSE_TOTALS);
    for (String member :
        List.of(DrawRules.IMPASSE_TOTALS, DrawRules.IMPASSE_ZONE, DrawRules.IMPASSE_PIECES)) {
      checkNeeds(member, DrawRules.IMPASSE_POINTS);
    }
    if (draws.has(DrawRules.IMPASSE_POINTS) && draws.impasseZone().isEmpty() && zone.isEmpty()) {
      addWrong(DrawRules.IMPASSE_POINTS, "has no effect without a zone");
    }
    if (draws.has(DrawRules.INSUFFICIENT)
        && (!declaration.check() || !declaration.goal().isEmpty())) {
      addWrong(
          DrawRules.INSUFFICIENT,
          "a royal piece alone may win a game with a goal or without check");
    }
    if (draws.repetitionLost().size() > 1) {
      problems.add(
          Kind.INVALID_DRAWS,
          Place.of(DrawRules.REPETITION_LOST).element(1),
          "only one side can lose by repetition");
    }
    List<Integer> kinds = tokens.stream().map(this::kind).collect(Lists.toList());
    SquareListReader squares = new SquareListReader(geometry, problems);
    Place place = Place.of(DrawRules.IMPASSE_ZONE);
    String impasseZone = draws.impasseZone().isEmpty() ? zone : draws.impasseZone();
    List<Boolean> resets = resets();
    return new GameDraws(
        resets,
        isProgressFinal(resets),
        kinds,
        tokens.stream().map(token -> isBound(token, kinds)).collect(Lists.toList()),
        insufficient(kinds),
        points(),
        totals(),
        Stream.of(Side.values())
            .map(side -> squares.read(place, impasseZone, side, geometry.empty()))
            .collect(Lists.toList()),
        draws.impassePieces());
  }

  // Numbers

  private void checkNumbers() {
    for (String member : DrawRules.NUMBERS) {
      checkNumber(Place.of(member), draws.get(member, 0));
    }
    for (int i = 0; i < draws.impasseTotals().size(); i++) {
      checkNumber(Place.of(DrawRules.IMPASSE_TOTALS).element(i), draws.impasseTotals().get(i));
    }
    if (draws.repetitions() == 1) {
      addWrong(DrawRules.REPETITIONS, "must be 0, or 2 or more, got 1");
    }
    checkMore(DrawRules.AUTOMATIC_REPETITIONS, Math.max(1, draws.repetitions()));
    checkMore(DrawRules.AUTOMATIC_MOVE_LIMIT, draws.moveLimit());
  }

  private void checkNumber(Place place, int number) {
    if (number < 0) {
      problems.add(Kind.INVALID_NUMBER, place, "must not be negative, got " + number);
    }
  }

  private void checkMore(String member, int least) {
    int number = draws.get(member, 0);
    if (number > 0 && number <= least) {
      addWrong(member, "must be more than " + least + ", got " + number);
    }
  }

  private void checkNeeds(String member, String... needed) {
    if (draws.has(member) && Stream.of(needed).noneMatch(draws::has)) {
      addWrong(member, "has no effect without " + String.join(" or ", needed));
    }
  }

  private void addWrong(String member, String description) {
    problems.add(Kind.INVALID_DRAWS, Place.of(member), description);
  }

  // The counter of moves without progress

  private List<Boolean> resets() {
    List<String> declared = draws.resets();
    if (declared.isEmpty()) {
      return tokens.stream().map(TextsReader::isPawn).collect(Lists.toList());
    }
    Set<Integer> resetting = new HashSet<>();
    for (int i = 0; i < declared.size() && !problems.isFull(); i++) {
      Place place = Place.of(DrawRules.RESETS).element(i);
      int code = codes.given(place, declared.get(i));
      if (code != 0 && !resetting.add(code)) {
        problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + declared.get(i));
      }
      if (code != 0 && codes.hasOneStyle()) {
        resetting.add(codes.code(PieceCodes.of(Side.SECOND, declared.get(i))));
      }
    }
    return tokens.stream()
        .map(token -> resetting.contains(token.standsFor()))
        .collect(Lists.toList());
  }

  /**
   * {@return whether no position comes back after a capture or a move of a resetting piece: these
   * are pawns, which only move forward, and nothing becomes one}
   */
  private boolean isProgressFinal(List<Boolean> resets) {
    IntPredicate isResetting = code -> code != 0 && resets.get(code - 1);
    return declaration.drops().isEmpty()
        && tokens.stream()
            .allMatch(
                token ->
                    isResetting.test(token.code())
                        ? TextsReader.isPawn(token)
                        : token.promotesTo().stream().noneMatch(isResetting::test)
                            && token.rows().stream()
                                .noneMatch(row -> isResetting.test(row.becomes())));
  }

  // Pieces with which nobody can win

  private int kind(TokenRules token) {
    TokenRules base = tokens.get(token.base() - 1);
    return codes.hasOneStyle() ? codes.code(PieceCodes.of(Side.FIRST, base.token())) : base.code();
  }

  private boolean isBound(TokenRules token, List<Integer> kinds) {
    int kind = kinds.get(token.code() - 1);
    return declaration.drops().isEmpty() // a drop may change the colour, and so does castling
        && token.castlesTo() == 0
        && token.promotesTo().isEmpty()
        && token.rows().stream()
            .allMatch(
                row ->
                    (row.becomes() == 0 || kinds.get(row.becomes() - 1) == kind)
                        && row.terms().stream().allMatch(DrawsReader::staysOnColour));
  }

  private static boolean staysOnColour(MovementTerm term) {
    return term.directions().stream()
        .allMatch(way -> (way.files() + way.ranks() + way.layers()) % 2 == 0);
  }

  private List<List<Integer>> insufficient(List<Integer> kinds) {
    List<String> declared = draws.insufficient();
    List<List<Integer>> sets = new ArrayList<>();
    if (declared.size() > MAX_SETS) {
      addWrong(
          DrawRules.INSUFFICIENT, "at most " + MAX_SETS + " sets expected, got " + declared.size());
      return sets;
    }
    for (int i = 0; i < declared.size(); i++) {
      Place place = Place.of(DrawRules.INSUFFICIENT).element(i);
      List<Integer> set = readSet(place, declared.get(i), kinds);
      if (set != null && sets.contains(set)) {
        problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + Problems.shown(declared.get(i)));
      } else if (set != null) {
        sets.add(set);
      }
    }
    return List.copyOf(sets);
  }

  /** {@return the kinds of a set in ascending order, or null if there is a mistake in it} */
  private @Nullable List<Integer> readSet(Place place, String text, List<Integer> kinds) {
    List<Integer> set = new ArrayList<>();
    int end;
    for (int at = 0; at < text.length(); at = end) {
      int scanned = EpinToken.scan(text, at, text.length());
      if (scanned < 0 || set.size() == MAX_PIECES) {
        String expected =
            scanned < 0 ? "an EPIN token expected" : "at most " + MAX_PIECES + " tokens expected";
        problems.add(Kind.INVALID_TOKEN, place, at, expected, text);
        return null;
      }
      end = EpinToken.end(scanned);
      String token = text.substring(at, end);
      if (codes.hasRows(token + "^") && !codes.hasRows(token) || PieceCodes.isRoyal(token)) {
        problems.add(Kind.ROYAL_CHANGE, place, at, "the royal pieces are not listed", text);
        return null;
      }
      int code = codes.given(place, token);
      if (code == 0) {
        return null;
      }
      set.add(kinds.get(code - 1));
    }
    Collections.sort(set);
    return set;
  }

  // Impasse

  private List<Integer> points() {
    Map<String, Integer> values = new HashMap<>();
    List<String> declared = draws.impassePoints();
    for (int i = 0; i < declared.size() && !problems.isFull(); i++) {
      Place place = Place.of(DrawRules.IMPASSE_POINTS).element(i);
      Matcher matcher = POINTS.matcher(declared.get(i));
      if (!matcher.matches()) {
        problems.add(
            Kind.INVALID_DRAWS,
            place,
            0,
            "a token, = and a number of at most 6 digits expected",
            declared.get(i));
      } else if (codes.given(place, matcher.group(1)) != 0
          && values.put(matcher.group(1), Integer.valueOf(matcher.group(2))) != null) {
        problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + matcher.group(1));
      }
    }
    return tokens.stream().map(token -> points(token, values)).collect(toList());
  }

  private int points(TokenRules token, Map<String, Integer> values) {
    String shown = codes.shown(token.token());
    Integer own = values.get(shown);
    String plain = Epin.parse(shown).withState(Pin.State.NORMAL).toString();
    return own != null ? own : values.getOrDefault(plain, 0);
  }

  private List<Integer> totals() {
    List<Integer> declared = draws.impasseTotals();
    if (declared.size() > 2) {
      addWrong(DrawRules.IMPASSE_TOTALS, "one or two numbers expected, got " + declared.size());
    }
    return declared.size() == 1 ? List.of(declared.get(0), declared.get(0)) : declared;
  }
}
