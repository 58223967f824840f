// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.style.Side;
import dev.boardwright.support.LameTable;
import dev.boardwright.support.words.Words;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomDeclarations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests the tables of plans against the terms of the rules, which are walked step by step. */
class MovePlanTest {
  private static final int RANDOM = Effort.of(6, 400);
  private static final int KIB = 1024;
  private static final int MIB = 1 << 20;

  /** More words than a small board needs. */
  private static final int MANY = 3;

  private static final int PIECES = 126;

  /** A destination of a term of a piece. */
  private record Reached(
      TokenRules token, MovementTerm term, int from, int to, List<Integer> between) {}

  @TestFactory
  Stream<DynamicTest> tablesAreThoseOfDeclaredGames() {
    return Declarations.load("games").stream()
        .filter(game -> Effort.IS_DEEP || game.get("game").getAsString().length() % 2 == 0)
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.get("game").getAsString(),
                    () -> check(Declarations.ruleBook(game.getAsJsonObject("declaration")))));
  }

  @Test
  void tablesAreThoseOfRandomDeclarations() {
    long seed = Effort.seed();
    RandomDeclarations made = new RandomDeclarations(new Random(seed));
    for (int i = 0; i < RANDOM; i++) {
      JsonObject declaration = i % 4 == 3 ? made.nextLarge() : made.next();
      try {
        check(Declarations.ruleBook(declaration));
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + declaration, e);
      }
    }
  }

  private static void check(RuleBook book) {
    GameRules rules = RuleAccess.rules(book);
    boolean isEven = book.rows().size() % 2 == 0;
    for (int words : Effort.IS_DEEP ? List.of(1, MANY) : List.of(isEven ? 1 : MANY)) {
      MovePlan plan = MovePlan.of(book, words);
      for (TokenRules token : rules.tokens()) {
        List<Reached> reached = reached(rules, token);
        checkFamily(plan, token, reached);
        checkAttacks(plan, token, reached);
        if (!plan.isSlow[token.code()]) {
          checkPromotion(plan, rules, token);
        }
      }
      checkBoard(plan, rules);
      for (Side side : Side.values()) {
        checkDrops(plan.side(side.ordinal()), rules, side);
      }
    }
  }

  /** {@return all destinations of a piece but those of castling, whatever stands on the board} */
  private static List<Reached> reached(GameRules rules, TokenRules token) {
    List<Reached> found = new ArrayList<>();
    Geometry geometry = rules.geometry();
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        for (int from = 0; from < geometry.shape().squareCount(); from++) {
          boolean begins = row.from().contains(from);
          begins &= !term.initial() || token.initial().contains(from);
          if (begins && term.kind() != Kind.CASTLING) {
            for (Direction direction : term.directions()) {
              addLine(rules, token, row, term, from, direction, found::add);
            }
          }
        }
      }
    }
    return found;
  }

  private static void addLine(
      GameRules rules,
      TokenRules token,
      RowRules row,
      MovementTerm term,
      int from,
      Direction direction,
      Consumer<Reached> found) {
    Geometry geometry = rules.geometry();
    List<Integer> between = new ArrayList<>();
    int to = geometry.step(from, direction);
    for (int steps = 1; steps <= term.range() && to >= 0; steps++) {
      boolean isHurdle = term.kind().name().endsWith("HOP") && steps == 1;
      if (row.within().contains(to) && !isHurdle) {
        List<Integer> passed = List.copyOf(between);
        if (term.kind() == Kind.LAME_LEAP) {
          passed = direction.lameWay().stream().map(way -> geometry.step(from, way)).toList();
        }
        found.accept(new Reached(token, term, from, to, passed));
      }
      between.add(to);
      to = geometry.step(to, direction);
    }
  }

  // Families

  private static void checkFamily(MovePlan plan, TokenRules token, List<Reached> reached) {
    if (plan.isSlow[token.code()]) {
      return;
    }
    Family family = plan.family(token.code());
    assertTrue(contains(family.codes, token.code()), token.token());
    for (boolean moves : new boolean[] {true, false}) {
      for (boolean captures : new boolean[] {true, false}) {
        TreeSet<List<Integer>> expected = new TreeSet<>(MovePlanTest::compare);
        for (Reached way : reached) {
          if (way.term.moves() == moves && way.term.captures() == captures) {
            expected.add(List.of(way.from, way.to));
          }
        }
        assertEquals(expected, pairs(plan, family, moves, captures), token.token());
      }
    }
  }

  private static int squares(MovePlan plan) {
    return Words.size(plan.all);
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    int first = Integer.compare(a.get(0), b.get(0));
    return first != 0 ? first : Integer.compare(a.get(1), b.get(1));
  }

  private static boolean contains(int[] codes, int code) {
    for (int other : codes) {
      if (other == code) {
        return true;
      }
    }
    return false;
  }

  /** {@return the squares from and to which a family goes in one manner, if nothing blocks it} */
  private static TreeSet<List<Integer>> pairs(
      MovePlan plan, Family family, boolean moves, boolean captures) {
    TreeSet<List<Integer>> found = new TreeSet<>(MovePlanTest::compare);
    long[] leaps = moves ? captures ? family.leaps : family.moveLeaps : family.captureLeaps;
    int squares = squares(plan);
    for (int from = 0; from < squares; from++) {
      if (leaps.length != 0 && (moves || captures)) {
        add(found, from, leaps, from * plan.words, plan.words);
      }
      for (Part part : family.parts) {
        if (part.moves != 0 == moves && part.captures != 0 == captures) {
          addPart(plan, part, from, found);
        }
      }
    }
    for (ShiftStep step : family.steps) {
      if (step.moves != 0 == moves && step.captures != 0 == captures) {
        assertEquals(step.sources[0], step.sources0);
        assertEquals(step.sources[plan.words - 1], step.sources1);
        for (int from = 0; from < squares; from++) {
          if (contains(step.sources, from)) {
            found.add(List.of(from, from + step.offset));
          }
        }
      }
    }
    return found;
  }

  private static void add(TreeSet<List<Integer>> found, int from, long[] table, int at, int words) {
    for (int to = 0; to < words * Long.SIZE; to++) {
      if ((table[at + (to >> 6)] >>> to & 1) != 0) {
        found.add(List.of(from, to));
      }
    }
  }

  private static void addPart(MovePlan plan, Part part, int from, TreeSet<List<Integer>> found) {
    for (int half = 0; half < part.length / plan.words; half++) {
      int at = part.start + from * part.stride + half * plan.words;
      TreeSet<List<Integer>> ray = new TreeSet<>(MovePlanTest::compare);
      add(ray, from, part.table, at, plan.words);
      if (part.kind != Part.SLIDE && !ray.isEmpty()) {
        ray.remove(half % 2 == 0 ? ray.last() : ray.first()); // only the hurdle stands there
      }
      ray.removeIf(way -> part.within.length != 0 && !contains(part.within, way.get(1)));
      found.addAll(ray);
    }
    for (int i = 0; part.leaps.length != 0 && i < part.leaps[from].length; ) {
      found.add(List.of(from, (int) part.leaps[from][i]));
      i += 2 + part.leaps[from][i + 1];
    }
    for (int group = from * part.groups; group < (from + 1) * part.groups; group++) {
      add(found, from, part.rows, group * LameTable.ROWS * plan.words, plan.words); // none blocks
    }
  }

  private static boolean contains(long[] set, int square) {
    return (set[square >> 6] >>> square & 1) != 0;
  }

  // Promotions and drops

  private static void checkPromotion(MovePlan plan, GameRules rules, TokenRules token) {
    Family family = plan.family(token.code());
    Promotion promotion = family.promotion;
    assertEquals(token.promotesTo(), Arrays.stream(promotion.to).boxed().toList());
    assertEquals(family.hasLimits, family.promotion.hasLimits());
    assertEquals(promotion.zone[0], promotion.zone0);
    assertEquals(promotion.stays[0], promotion.stays0);
    boolean mayBeStuck = !rules.allowStuck() && !token.promotesTo().isEmpty();
    SquareSet mobile =
        new Mobility(rules.geometry()).mobile(rules.token(token.arrival(token.rows().get(0))));
    for (int from = 0; from < squares(plan); from++) {
      boolean mayStay = !mayBeStuck || mobile.contains(from);
      mayStay &= token.promotesTo().isEmpty() || !token.mustPromote();
      assertEquals(mayStay, contains(promotion.stays, from), token.token() + from);
      for (int to = 0; to < squares(plan) && promotion.to.length > 0; to++) {
        long word = promotion.promoted(from, 1L << to, to >> 6);
        assertEquals(token.canPromote(from, to), word != 0, token.token());
      }
    }
    for (ShiftStep step : family.steps) {
      checkStep(plan, token, promotion, step);
    }
  }

  private static void checkStep(
      MovePlan plan, TokenRules token, Promotion promotion, ShiftStep step) {
    int last = plan.words - 1;
    assertEquals(step.promotes[0], step.promotes0);
    assertEquals(step.promotes[last], step.promotes1);
    assertEquals(step.stays[0], step.stays0);
    assertEquals(step.stays[last], step.stays1);
    for (int to = 0; to < squares(plan); to++) {
      int from = to - step.offset;
      boolean isStep = from >= 0 && from < squares(plan) && contains(step.sources, from);
      boolean mayPromote = isStep && token.canPromote(from, to);
      boolean mayStay = isStep && (!mayPromote || contains(promotion.stays, to));
      assertEquals(mayPromote, contains(step.promotes, to), token.token());
      assertEquals(mayStay, contains(step.stays, to), token.token());
    }
  }

  private static void checkBoard(MovePlan plan, GameRules rules) {
    Shape shape = rules.geometry().shape();
    assertEquals(shape.squareCount(), squares(plan));
    for (int square = 0; square < shape.squareCount(); square++) {
      for (int file = 0; file < shape.files(); file++) {
        int at = file * plan.words + (square >> 6);
        assertEquals(shape.file(square) == file, (plan.files[at] >>> square & 1) != 0);
      }
    }
  }

  private static void checkDrops(PlanSide side, GameRules rules, Side of) {
    List<List<Integer>> expected = new ArrayList<>();
    for (int dropped : rules.hand(of)) {
      for (int landing : rules.token(dropped).dropsAs()) {
        expected.add(List.of(dropped, landing));
      }
    }
    assertEquals(
        expected,
        Arrays.stream(side.drops).map(drop -> List.of(drop.dropped, drop.landing)).toList());
    for (Drop drop : side.drops) {
      TokenRules token = rules.token(drop.landing);
      SquareSet mobile = new Mobility(rules.geometry()).mobile(token);
      for (int to : token.dropZone().toArray()) {
        assertEquals(rules.allowStuck() || mobile.contains(to), contains(drop.zone, to));
      }
      int size = token.dropZone().size();
      assertEquals(
          rules.allowStuck() ? size : token.dropZone().intersection(mobile).size(),
          Words.size(drop.zone));
      for (int i = 0; i < side.attacks.length; i++) {
        int number = i;
        assertEquals(
            contains(side.attacks[i].codes, drop.landing),
            Arrays.stream(drop.attacks).anyMatch(attack -> attack == number));
      }
    }
  }

  // Attacks

  private static void checkAttacks(MovePlan plan, TokenRules token, List<Reached> reached) {
    PlanSide side = plan.side(token.side().ordinal());
    List<String> expected = new ArrayList<>();
    for (Reached way : reached) {
      if (way.term.captures()) {
        TreeSet<Integer> between = new TreeSet<>(way.between);
        expected.add(
            way.to
                + " from "
                + way.from
                + " "
                + way.term.kind()
                + (way.term.kind() == Kind.LEAP ? "" : between));
      }
    }
    List<String> found = new ArrayList<>();
    for (int i = 0; i < side.attacks.length; i++) {
      AttackGroup attack = side.attacks[i];
      assertEquals(attack.isLeap(), i < side.leaps);
      assertEquals(attack.kind == Kind.CANNON_HOP ? 1 : 0, attack.required);
      assertEquals(
          contains(attack.codes, token.code()), contains(flatCodes(side, i), token.code()));
      if (contains(attack.codes, token.code())) {
        addAttack(plan, side, i, found);
      }
    }
    assertEquals(new TreeSet<>(expected), new TreeSet<>(found), token.token());
  }

  /** {@return the codes of an attack in the form that searches on few words read} */
  private static int[] flatCodes(PlanSide side, int number) {
    IntStream first =
        IntStream.range(0, PlanSide.FLAT_CODES)
            .map(i -> side.attackCodes[PlanSide.FLAT_CODES * number + i]);
    IntStream more =
        IntStream.range(0, side.moreAttackCodes.length / 2)
            .filter(i -> side.moreAttackCodes[2 * i] == number)
            .map(i -> side.moreAttackCodes[2 * i + 1]);
    return IntStream.concat(first, more).toArray();
  }

  private static void addAttack(MovePlan plan, PlanSide side, int number, List<String> found) {
    AttackGroup attack = side.attacks[number];
    for (int to = 0; to < squares(plan); to++) {
      for (int from = 0; from < squares(plan); from++) {
        int at = (to * side.attacks.length + number) * plan.words;
        if ((side.reach[at + (from >> 6)] >>> from & 1) != 0) {
          String between = attack.isLeap() ? "" : between(plan, attack, to, from).toString();
          found.add(to + " from " + from + " " + attack.kind + between);
        }
      }
    }
  }

  private static TreeSet<Integer> between(MovePlan plan, AttackGroup attack, int to, int from) {
    TreeSet<Integer> between = new TreeSet<>();
    if (attack.paths.length != 0) {
      int at = (to * squares(plan) + from) * plan.words;
      for (int square = 0; square < squares(plan); square++) {
        if ((attack.paths[at + (square >> 6)] >>> square & 1) != 0) {
          between.add(square);
        }
      }
    } else if (attack.isLame()) {
      for (int offset : plan.lines.way(from, to)) {
        between.add(from + offset);
      }
    } else {
      int step = plan.lines.step(to, from, attack.lineClass);
      for (int square = to + step; square != from; square += step) {
        between.add(square);
      }
    }
    return between;
  }

  // Sizes

  @TestFactory
  Stream<DynamicTest> plansOfDeclaredGamesAreSmall() {
    return Declarations.load("games").stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.get("game").getAsString(),
                    () -> {
                      RuleBook book = Declarations.ruleBook(game.getAsJsonObject("declaration"));
                      MovePlan plan = MovePlan.of(book, 1);
                      assertTrue(plan.bytes <= MIB, () -> plan.bytes / KIB + " KB");
                      assertFalse(plan.walks);
                    }));
  }

  /** {@return rules with as many pieces as possible, which all move and capture differently} */
  private static RuleBook hostile(int ranks, int files) {
    RuleBookBuilder game =
        RuleBook.builder()
            .shape(ranks, files)
            .styles("GAME", "game")
            .order(SquareOrder.DESCENDING)
            .start(
                files
                    - 1
                    + "k^/"
                    + (files + "/").repeat(ranks - 2)
                    + "K^"
                    + (files - 1)
                    + " / GAME/game")
            .row(PieceRow.of("K^").moves("K"));
    for (int i = 0; i < PIECES; i++) {
      String letter = List.of("", "+", "-").get(i / 26 % 3) + (char) ('A' + i % 26);
      String first = Cell.fromIndices(i % files, i / files % ranks);
      game.row(
          PieceRow.of(i < 78 ? letter : letter + "'")
              .moves("RBNNCCZZpRpBgQnNnAnZ")
              .from(first + "-" + Cell.fromIndices(files - 1, ranks - 1)));
    }
    return game.build();
  }

  @Test
  void plansOfHostileDeclarationsAreLimited() {
    MovePlan small = MovePlan.of(hostile(11, 11), 1);
    assertTrue(small.bytes <= 8 * MIB, () -> small.bytes / KIB + " KB");
    assertTrue(hasSlow(small));
    if (Effort.IS_DEEP) {
      MovePlan large = MovePlan.of(hostile(32, 32), 1);
      assertTrue(large.bytes <= 64 * MIB, () -> large.bytes / KIB + " KB");
      assertTrue(hasSlow(large));
      assertTrue(large.walks);
    }
  }

  /** Masks tell who faces whom only if there is room for the tables of both sides. */
  @Test
  void facingPiecesAreTestedWithoutTables() {
    RuleBook book =
        RuleBook.builder()
            .shape(9, 9)
            .styles("GAME", "game")
            .order(SquareOrder.DESCENDING)
            .start("4k^4/9/9/9/9/9/9/9/3K^5 / GAME/game")
            .facing("K^")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("R").moves("RN"))
            .build();
    int found = 0;
    for (int maxBytes = 0; maxBytes < 300 * KIB; maxBytes += KIB) {
      MovePlan plan = MovePlan.of(book, 1, maxBytes);
      assertTrue(plan.bytes <= maxBytes, "" + maxBytes);
      assertTrue(plan.facesRoyals || plan.testsMoves, "" + maxBytes);
      for (int side = 0; plan.facesRoyals && side < 2; side++) {
        assertEquals(81 * 2, plan.side(side).facingReach.length, "" + maxBytes);
        found++;
      }
    }
    assertTrue(found > 0);
  }

  /** Pieces that slide along several of these lines read one table, in both orders of squares. */
  @Test
  void slidersShareRays() {
    for (SquareOrder order : SquareOrder.values()) {
      MovePlan plan = MovePlan.of(queensAndRooks(order), 1);
      Family[] families = plan.side(0).families;
      assertEquals(3, families.length);
      for (Family family : families) {
        assertSame(families[0].parts[0].table, family.parts[0].table);
      }
    }
  }

  private static RuleBook queensAndRooks(SquareOrder order) {
    return RuleBook.builder()
        .shape(8, 8)
        .styles("GAME", "game")
        .order(order)
        .start("4k^3/8/8/8/8/8/8/4K^3 / GAME/game")
        .row(PieceRow.of("K^").moves("K"))
        .row(PieceRow.of("R").moves("R"))
        .row(PieceRow.of("B").moves("B"))
        .row(PieceRow.of("Q").moves("Q"))
        .build();
  }

  /** A movement may have directions that leave the plane of a board. */
  @Test
  void layersLeadNowhereOnPlanes() {
    RuleBook book =
        RuleBook.builder()
            .shape(8, 8)
            .styles("GAME", "game")
            .order(SquareOrder.DESCENDING)
            .start("4k^3/8/8/8/8/8/8/4K^3 / GAME/game")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("N").moves(Movement.KNIGHT))
            .build();
    Family knight = MovePlan.of(book, 1).side(0).families[0];
    assertEquals(1L << 10 | 1L << 17, knight.leaps[0]);
  }

  private static boolean hasSlow(MovePlan plan) {
    for (boolean isSlow : plan.isSlow) {
      if (isSlow) {
        return true;
      }
    }
    return false;
  }
}
