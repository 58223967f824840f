// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;

/**
 * Compares {@link RuleBook#parse} with javac on declarations in which tokens are missing, doubled
 * or swapped: both accept the same ones, and read them as equal rules.
 */
@DisabledIf(TestCompiler.ECLIPSE)
class DeclarationTextsTest {
  private static final Pattern PACKAGE = Pattern.compile("package (\\w+)");
  private static final int CHANGES = Effort.of(60, 1_000);

  /** The number of declarations whose generated code is compiled, which takes long. */
  private static final int COMPILED = Effort.of(4, 100);

  /** A text block, a string, a character, a name or a number, or one other character. */
  private static final Pattern TOKEN =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|\"[^\"]*\"|'[^']*'|\\w+|\\S");

  /** Declarations of small games. Every word is changed that stands before the last brace. */
  private static final List<String> GAMES =
      List.of(
          """
          @Board(shape = {3, 3}, styles = {"MINI", "mini"}, order = SquareOrder.DESCENDING,
              start = "1k^1/3/1K^1 / " + "MINI/mini")
          @Rules(@Piece(token = "K^", moves = "K"))
          interface Mini
          """,
          """
          @FenLetters(pieces = {"R=Q",}, castling = {})
          @Draws(repetitions = (3), repetitionLost = Side.FIRST, resets = "R", impasseTotals = 5,
              perpetualCheck = Outcome.LOSS, impassePoints = {"R=1",}, impasseZone = "a1")
          @Board(shape = {0x4, 3}, styles = {"SMALL", "small"}, order = SquareOrder.ASCENDING,
              start = \"""
                  RK^1/3/3/1k^r / \\
                  SMALL/small\""", firstHand = "R", secondHand = {})
          @Rules(
              value = {
                @Piece(token = "K^", moves = ("K")),
                @Piece(token = "R", moves = "R", promotesTo = {"+R"}, dropZone = "a1-c3"),
                @Piece(token = {"+R"}, moves = "R" + ("F"), becomes = "R", maxPerFile = 1)
              },
              zone = "a4-c4", drops = {Side.FIRST}, stalemate = Outcome.WIN, goal = "b4",
              bareRoyalLoses = true, check = (false))
          enum Small
          """,
          """
          final @dev.boardwright.Board(shape = '\\5', styles = {"LINE", "line"},
              order = dev.boardwright.SquareOrder.ASCENDING, start = "K^3k^ / LINE/line",
              pieces = {"k^", "K^"})
          @Rules({@Piece(token = "K^", moves = "K", promotionLimit = 0,
              mustPromote = false, castles = false)})
          class Line
          """);

  private static List<String> tokens(String text) {
    return new ArrayList<>(TOKEN.matcher(text).results().map(MatchResult::group).toList());
  }

  private static String source(String name, String declaration) {
    return """
    package %s;
    import dev.boardwright.*;
    import dev.boardwright.style.Side;
    %s {}
    """
        .formatted(name, declaration);
  }

  /**
   * {@return a declaration in which one or two tokens are missing, doubled or in other places, or
   * written in another way}
   */
  private static String changed(Random random) {
    List<String> tokens = tokens(GAMES.get(random.nextInt(GAMES.size())));
    for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
      int at = random.nextInt(tokens.size());
      String token = tokens.get(at);
      switch (random.nextInt(8)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.add(at, token);
        case 2 -> Collections.swap(tokens, at, Math.max(0, at - 1));
        case 3 -> Collections.swap(tokens, at, random.nextInt(tokens.size()));
        case 4 -> tokens.set(at, "(" + token + ")");
        case 5 -> tokens.set(at, "{" + token + "}");
        case 6 ->
            tokens.add(at, List.of(",", ";", "\"\" +", "// \n", "/**/").get(random.nextInt(5)));
        default -> tokens.set(at, escaped(token, random.nextInt(token.length())));
      }
    }
    return String.join(" ", tokens);
  }

  /** {@return a token with one of its characters as an escape} */
  private static String escaped(String token, int at) {
    return token.substring(0, at)
        + String.format(Locale.ROOT, "\\u%04x", (int) token.charAt(at))
        + token.substring(at + 1);
  }

  /** {@return the differences between what javac and the parser refuse} */
  private static List<String> differences(List<String> texts, Map<String, RuleBook> accepted) {
    List<String> different = new ArrayList<>();
    for (String text : texts) {
      try {
        accepted.put(text, RuleBook.parse(text));
      } catch (DeclarationException e) {
        Compilation compilation = compiler().withOptions("-proc:only").compile(file(text));
        if (compilation.status() == Compilation.Status.SUCCESS) {
          different.add("only javac accepts this; " + e.getMessage() + ":\n" + text);
        }
      }
    }
    return different;
  }

  private static Compiler compiler() {
    return TestCompiler.lenient(new BoardwrightProcessor());
  }

  private static JavaFileObject file(String text) {
    return TestCompiler.source(first(PACKAGE, text) + ".Any", text);
  }

  private static String first(Pattern pattern, String text) {
    return pattern.matcher(text).results().findFirst().orElseThrow().group(1);
  }

  @Test
  void compilerAcceptsTheSameTexts() {
    String seed = "seed " + Effort.seed();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < CHANGES; i++) {
      Random random = new Random(Effort.seed() + i);
      texts.add(source("game" + i, i < GAMES.size() ? GAMES.get(i) : changed(random)));
    }
    Map<String, RuleBook> accepted = new LinkedHashMap<>();
    List<String> different = differences(texts, accepted);
    assertEquals(List.of(), different, seed);
    assertTrue(accepted.size() > CHANGES / 10, seed + ": only " + accepted.size());
    List<JavaFileObject> files =
        accepted.keySet().stream().map(DeclarationTextsTest::file).toList();
    Compilation processed = compiler().withOptions("-proc:only").compile(files);
    assertWithMessage(seed).that(processed.errors()).isEmpty();
    Compilation compiled = compiler().compile(files.subList(0, COMPILED));
    assertWithMessage(seed).that(compiled.errors()).isEmpty();
    ClassLoader classes = TestCompiler.load(compiled);
    accepted.entrySet().stream()
        .limit(COMPILED)
        .forEach(
            game ->
                assertEquals(
                    game.getValue(),
                    rules(classes, game.getKey(), game.getValue()),
                    () -> seed + game.getKey()));
  }

  /** {@return the name of the type of a declaration, which is that of the style} */
  private static String typeName(RuleBook book) {
    String style = book.style(Side.FIRST);
    return style.charAt(0) + style.substring(1).toLowerCase(Locale.ROOT);
  }

  private static RuleBook rules(ClassLoader classes, String text, RuleBook book) {
    String name = first(PACKAGE, text) + "." + typeName(book) + "Position";
    try {
      Field rules = classes.loadClass(name).getField("RULES");
      rules.setAccessible(true);
      return (RuleBook) rules.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(text, e);
    }
  }
}
