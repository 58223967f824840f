// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.boardwright.rules.DeclarationException.Problem;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that {@link RuleBook#parse} ends soon with rules or an exception, whatever the text is. */
class HostileTextsTest {
  private static final int CHANGES = Effort.of(5_000, 200_000);
  private static final int LENGTH = Effort.of(60_000, 999_000);

  /** The time for a text, many times what it takes, because other tests run at the same time. */
  private static final Duration SOON = Duration.ofSeconds(20);

  private static final String CHARACTERS =
      "@(){}[]<>=,.;:+-*/\\\"'`~!#$%^&|?_ \t\r\n\u001a\0uxKé😀0179";

  private static final String BOARD =
      "@Board(shape = {3, 3}, styles = {\"MINI\", \"mini\"}, order = SquareOrder.DESCENDING,"
          + " start = \"1k^1/3/1K^1 / MINI/mini\"";
  private static final String KING = "@Piece(token = \"K^\", moves = \"K\")";

  /** Reads a text, which may be valid, and checks what is said about it. */
  private static void read(String text) {
    try {
      RuleBook.parse(text);
    } catch (DeclarationException e) {
      List<Problem> problems = e.problems();
      assertFalse(problems.isEmpty());
      assertTrue(problems.size() <= 100);
      long lines = text.lines().count() + 1;
      for (Problem problem : problems) {
        assertTrue(problem.line() >= 1 && problem.line() <= lines, problem::toString);
        assertTrue(
            problem.column() >= 1 && problem.column() <= text.length() + 1, problem::toString);
        String message = problem.message();
        assertTrue(message.codePointCount(0, message.length()) <= 1_001, message);
      }
    }
  }

  @Test
  void changedTextsAreReadOrRefused() {
    long seed = Effort.seed();
    List<String> originals = new ArrayList<>(List.of(BOARD + ")@Rules(" + KING + ")class Mini{}"));
    for (String game : List.of("makruk", "minishogi", "chess")) {
      originals.add(Declarations.game(game).toDeclaration());
    }
    for (int i = 0; i < CHANGES; i++) {
      Random random = new Random(seed + i);
      String text = originals.get(Math.max(0, random.nextInt(8) - 4)); // short ones are faster
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        text = changed(text, random);
      }
      try {
        read(text);
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", change " + i + ": " + text, e);
      }
    }
  }

  private static String changed(String text, Random random) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(random.nextBoolean() ? 3 : 40));
    int end = Math.min(text.length(), to + random.nextInt(20));
    String part = text.substring(from, to);
    return text.substring(0, from)
        + switch (random.nextInt(6)) {
          case 0 -> part + character(random);
          case 1 -> "";
          case 2 -> part + part;
          case 3 -> text.substring(to, end) + part;
          case 4 -> character(random) + character(random);
          default -> random.nextInt(4) == 0 ? "" : part.toUpperCase(Locale.ROOT);
        }
        + (random.nextInt(40) == 0 ? "" : text.substring(to));
  }

  private static String character(Random random) {
    return random.nextInt(4) == 0
        ? String.valueOf((char) random.nextInt(0x10000))
        : String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
  }

  private static String times(String part) {
    return part.repeat(LENGTH / part.length());
  }

  private static String rows(int count, Function<Integer, String> row) {
    return BOARD
        + ")\n@Rules({"
        + KING
        + IntStream.range(0, count)
            .mapToObj(i -> ",\n" + row.apply(i))
            .collect(Collectors.joining())
        + "}) class Mini {}";
  }

  private static String piece(String members) {
    return "@Piece(token = \"A\", moves = \"W\", " + members + ")";
  }

  static Stream<String> longTexts() {
    Stream<String> repeated =
        Stream.of(
                CHARACTERS.codePoints().mapToObj(Character::toString),
                Stream.of(
                    "@A",
                    "@A(",
                    "@Board(",
                    "@Rules(@Piece(",
                    "(\"\"",
                    "\"\"",
                    "\"\"\"\n",
                    "/*",
                    "//\n",
                    "\\u",
                    "\\u0041",
                    "import a;",
                    "import static a.*;",
                    "public ",
                    "a.",
                    "class A{",
                    "class A{}",
                    "@A class A{}",
                    "''",
                    "\\\\",
                    "\\\n",
                    "\r\n"))
            .flatMap(parts -> parts)
            .map(HostileTextsTest::times);
    Stream<String> within =
        Stream.of("(", "-", "{", "3,", "3+", "3", "_", "0", "'3',", "\\u0033,", "\"\",", "/**/3,")
            .flatMap(
                part ->
                    Stream.of(
                        "@Board(shape = " + times(part), "@Board(shape = {" + times(part) + "})"));
    String tokens =
        IntStream.range(0, 90_000).mapToObj(i -> "\"t" + i + "\"").collect(Collectors.joining(","));
    String same = times("\"A\",");
    String known = times("\"K^\",");
    String sizes = times("0,");
    String games = " @Rules(" + KING + ") class Mini {}";
    Stream<String> members =
        Stream.of("pieces", "firstHand", "secondHand")
            .flatMap(
                name ->
                    Stream.of(tokens, same)
                        .map(list -> BOARD + ", " + name + " = {" + list + "})" + games));
    Stream<String> both =
        Stream.of(tokens.substring(0, tokens.length() / 2))
            .map(
                half ->
                    BOARD
                        + ", pieces = {"
                        + half.substring(0, half.lastIndexOf(','))
                        + "}, firstHand = {"
                        + half.substring(0, half.lastIndexOf(','))
                        + "})"
                        + games);
    Stream<String> boards =
        Stream.of(
            "@Board(shape = {" + sizes + "}, styles = {})" + games,
            "@Board(shape = 9, styles = {" + same + "})" + games,
            BOARD.substring(0, BOARD.length() - 1) + times("/") + "\")" + games,
            BOARD.substring(0, BOARD.length() - 1) + "\" + \"" + times(" \" + \"") + "\")" + games,
            "@Board(shape = 9, styles = {\""
                + times("x")
                + "\", \""
                + times("x").substring(9_999)
                + "\"})");
    Stream<String> rows =
        Stream.of(
            rows(30_000, i -> "@Piece(token = \"\", moves = \"\")"),
            rows(1_000, i -> "@Piece(token = \"A\", moves = \"x\")"),
            rows(1_000, i -> "@Piece(token = \"A\", moves = \"WW" + "w".repeat(30) + "\")"),
            rows(1_000, i -> "@Piece(token = \"a" + i + "\", moves = \"Wx\")"),
            rows(1_000, i -> piece("zone = \"" + "a1;".repeat(200) + "\"")),
            rows(1_000, i -> piece("zone = \"" + "A1-c3,".repeat(100) + "\"")),
            rows(1_000, i -> piece("promotesTo = {" + "\"B\",".repeat(200) + "}")),
            rows(1_000, i -> piece("promotesTo = {" + "\"x\",".repeat(200) + "}")),
            rows(1, i -> piece("promotesTo = {" + tokens + "}")),
            rows(1, i -> piece("dropsAs = {" + same + "}")),
            rows(1, i -> piece("capturedAs = \"" + times("A") + "\"")),
            rows(1, i -> piece("moves = \"" + times("W") + "\"")),
            rows(1, i -> "@Piece(token = {" + tokens + "}, moves = \"\")"),
            rows(1, i -> "@Piece(token = {" + known + "}, moves = \"x\", zone = \"?\")"),
            rows(1, i -> "@Piece(token = \"A\", moves = \"" + times("W") + "\")"),
            rows(1, i -> "@Piece(token = \"A\", moves = \"" + times("W").substring(9_999) + "x\")"),
            rows(1, i -> "@Piece(token = \"A\", moves = \"W\", zone = \"" + times("a1,") + "\")"),
            rows(
                1,
                i ->
                    "@Piece(token = \""
                        + "x".repeat(500_000)
                        + "\", moves = \"\", promotesTo = {"
                        + "\"?\",".repeat(100_000)
                        + "})"),
            rows(10_000, i -> "@Piece(token = \"A\", moves = \"W\", capturedAs = \"\")"),
            rows(900, i -> "@Piece(token = \"A\", moves = \"W\", capturedAs = \"\")"),
            BOARD + ")@Rules(zone = \"" + times("a1,") + "\", value = " + KING + ") class Mini {}",
            BOARD
                + ")@Rules(drops = {"
                + times("Side.FIRST,")
                + "}, value = "
                + KING
                + ") class A {}",
            BOARD + ")@FenLetters({}) @Rules(" + KING + ") class Mini {}",
            BOARD + ")@FenLetters(pieces = {" + same + "}) @Rules(" + KING + ") class Mini {}",
            BOARD
                + ")@FenLetters(pieces = {"
                + times("\"K^=A\",")
                + "}) @Rules("
                + KING
                + ") class A {}",
            BOARD + ")@FenLetters(castling = {" + same + "}) @Rules(" + KING + ") class Mini {}",
            BOARD + ")@Draws(resets = {" + same + "}) @Rules(" + KING + ") class Mini {}",
            BOARD + ")@Draws(resets = {" + tokens + "}) @Rules(" + KING + ") class Mini {}");
    return Stream.of(repeated, within, members, both, boards, rows).flatMap(texts -> texts);
  }

  /** A long text, shown shortened. */
  record LongText(String text) {
    @Override
    public String toString() {
      return text.substring(0, Math.min(text.length(), 200)).replaceAll("\\p{C}", "?");
    }
  }

  static Stream<LongText> hostileTexts() {
    return longTexts().map(LongText::new);
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void longTextsAreRefusedSoon(LongText text) {
    assertTimeoutPreemptively(SOON, () -> read(text.text));
  }
}
