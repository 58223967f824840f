// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.game;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.RulesSource;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Tests that a game at all limits of the rows compiles, and that its moves are soon ready. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class RuleLimitsCompileTest {
  private static final int FILES = 11;

  /** The number of tokens without the king and without passing tokens. */
  private static final int TOKENS = 108;

  /** Terms of different kinds, whose steps are combined in different ways by each row. */
  private static final String TERMS = "RBNpRgRcpBHD";

  private static final int TERM_COUNT = 8;

  private final Random random = new Random(7);
  private int terms = 2; // those of the king
  private int squares;
  private int targets;

  private static String token(int number) {
    String letter = Character.toString("ABCDEFGHIJLMNOPQRSTUVWXYZ".charAt(number % 25));
    return List.of("", "+", "-").get(number / 25 % 3) + letter + (number < 75 ? "" : "'");
  }

  private static String listed(IntStream numbers) {
    return numbers.mapToObj(i -> "`" + token(i) + "`").collect(Collectors.joining(", "));
  }

  private String square() {
    return Character.toString('a' + random.nextInt(FILES)) + (1 + random.nextInt(FILES));
  }

  /** {@return a list of squares that includes corners, so that every term leads somewhere} */
  private String squares(String corner) {
    String list =
        corner + IntStream.range(0, 5).mapToObj(i -> "," + square()).collect(Collectors.joining());
    squares += list.length();
    return list;
  }

  private String row(int number, int count) {
    terms += count;
    return "token = `%s`, moves = `%s`, from = `%s`, within = `%s`"
        .formatted(
            token(number), count == TERM_COUNT ? TERMS : "W", squares("a1-d11"), squares("a1-k10"));
  }

  private String promotions(int number, int promotions, int drops) {
    targets += promotions + drops;
    return ", promotesTo = {%s}, dropsAs = {%s}"
        .formatted(
            listed(IntStream.range(0, promotions).map(i -> (number + 1 + i) % TOKENS)),
            listed(IntStream.range(0, drops).map(i -> (number + i) % TOKENS)));
  }

  /** {@return a game at all limits} */
  private RulesSource largest() {
    List<String> rows = new ArrayList<>();
    int passing = RuleBook.MAX_PASSING_TOKENS;
    for (int i = 0; i < passing; i++) {
      rows.add(
          "token = `%s`, moves = `fnD`, passing = `%s`".formatted(token(0), token(TOKENS + i)));
    }
    terms += (passing + 1) * passing;
    for (int i = 0; i < 2; i++) {
      rows.add(
          "token = `%s`, moves = `%s`"
              .formatted(
                  token(1 + i),
                  IntStream.range(2, 66).mapToObj(n -> "ceF" + n).collect(Collectors.joining())));
      terms += 64;
    }
    for (int number = 3; number < TOKENS; number++) {
      int even = (RuleBook.MAX_TARGETS - targets) / (TOKENS - number);
      rows.add(row(number, TERM_COUNT) + promotions(number, even / 2, even - even / 2));
    }
    for (int i = 0; terms + TERM_COUNT <= RuleBook.MAX_ALL_TERMS; i++) {
      rows.add(row(3 + i % (TOKENS - 3), TERM_COUNT));
    }
    while (terms < RuleBook.MAX_ALL_TERMS) {
      rows.add(row(3, 1));
    }
    for (int left = RuleBook.MAX_SQUARES_LENGTH - squares, at = passing + 2; left > 0; at++) {
      int length = left > 8_192 ? 8_000 : left;
      rows.set(at, rows.get(at) + ", zone = `" + squares(length) + "`");
      left -= length;
    }
    return game()
        .shape("{11, 11}")
        .start("10k^/11/11/11/11/11/11/11/11/11/K^10 /")
        .rows(rows.toArray(String[]::new))
        .member("drops = {Side.FIRST, Side.SECOND}")
        .annotated("@SuppressWarnings(`boardwright`)");
  }

  /** {@return a list of squares with as many characters} */
  private static String squares(int length) {
    String end = List.of("a11", "a11,a11", "a1").get(length % 3);
    return "a1,".repeat((length - end.length()) / 3) + end;
  }

  @Test
  @EnabledIfSystemProperty(named = "boardwright.rules", matches = "deep")
  void gameAtAllLimitsCompilesAndLoads() throws ReflectiveOperationException {
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Game",
                TestCompiler.content(largest().source())
                    .replace("interface Game", "public interface Game")));
    assertThat(compilation).succeededWithoutWarnings();
    assertEquals(RuleBook.MAX_ALL_TERMS, terms);
    assertEquals(RuleBook.MAX_TARGETS, targets);
    Class<?> moves = TestCompiler.load(compilation).loadClass("game.GameMoves");
    Game<?> game = (Game<?>) ReflectiveCalls.constant(moves, "GAME");
    assertEquals(3, countMoves(game));
  }

  private static <P extends GamePosition<P>> int countMoves(Game<P> game) {
    return game.newMoves().generate(game.start()).size();
  }
}
