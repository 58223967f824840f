// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.game;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RulesSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that rules of any size and with any text cause few, short messages in a short time. */
@Tag("compilers")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class HostileRulesTest {
  private static final int MAX_MESSAGE = 1_000;

  private static List<String> errors(RulesSource game) {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .withOptions(TestCompiler.IS_ECLIPSE ? List.of() : List.of("-Xmaxerrs", "2000"))
            .compile(game.source());
    assertThat(compilation).failed();
    return compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  private static String repeated(int count, String text) {
    return IntStream.range(0, count)
        .mapToObj(i -> text.replace("#", String.valueOf(i)))
        .collect(Collectors.joining(", "));
  }

  static Stream<RulesSource> longSources() {
    String text = "\\u0001".repeat(65_000);
    String wrong = "token = `A`, moves = `W`, ";
    return Stream.of(
        game("token = `A`, moves = `" + "W, ".repeat(3_000) + "`"),
        game("token = `A`, moves = `" + "x".repeat(1_024) + "`"),
        game("token = `A`, moves = `" + text + "`"),
        game("token = `" + text + "`, moves = `W`"),
        game("token = `A`, moves = `fnD`, passing = `" + text + "`"),
        game(wrong + "becomes = `" + text + "`, capturedAs = `" + text + "`"),
        game(wrong + "zone = `" + text + "`"),
        game(wrong + "zone = `" + "\\u0001".repeat(8_000) + "`"),
        game(wrong + "zone = `" + "a1-".repeat(60) + "`"),
        game(wrong + "zone = `" + "1-".repeat(90) + "`"),
        game().member("facing = `" + text + "`"),
        game().board("pieces = {`K^`, `k^`, `" + "p".repeat(255) + "`}"),
        game().board("firstHand = {`" + text + "`, `\\n`}"));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("longSources")
  void messagesStayShortForLongInput(RulesSource source) {
    List<String> errors = errors(source);
    assertThat(errors).isNotEmpty();
    for (String message : errors) {
      assertThat(message).startsWith("[");
      assertThat(message).doesNotContain("[Internal]");
      assertTrue(message.length() <= MAX_MESSAGE + 200, () -> message.substring(0, 200));
    }
  }

  @Test
  void tooManyRowsAreOneMistake() {
    RulesSource game = game();
    IntStream.range(0, 1_024).forEach(i -> game.row("token = `A`, moves = `W`"));
    assertThat(errors(game))
        .containsExactly("[TooManyTokens] value: there must be at most 1024 rows, got 1025");
  }

  @Test
  void tooManyTokensAreOneMistake() {
    List<String> errors =
        errors(
            game(
                "token = {"
                    + IntStream.range(0, 300)
                        .mapToObj(
                            i ->
                                "`"
                                    + List.of("", "+", "-").get(i / 26 % 3)
                                    + (char) ('A' + i % 26)
                                    + List.of("", "'", "^", "^'").get(i / 78)
                                    + "`")
                        .collect(Collectors.joining(", "))
                    + "}, moves = `W`"));
    // The king is among the tokens.
    assertThat(errors)
        .containsExactly(
            "[TooManyTokens] value: the rows must have at most 254 pieces of both sides, got 600");
  }

  /** At most 1,000 mistakes are reported, and at most 20 of them with a suggestion. */
  @Test
  void reportsManyMistakes() {
    RulesSource game = game();
    for (int row = 0; row < 600; row++) {
      game.row("token = {`A`, `B`}, moves = `Wx`, from = `A1`, becomes = `K`");
    }
    assertEquals(1_000, errors(game).size());
    RulesSource smaller = game();
    for (int row = 0; row < 300; row++) {
      smaller.row("token = {`A`, `B`}, moves = `Wx`, from = `A1`, becomes = `K`");
    }
    List<String> errors = errors(smaller);
    assertEquals(20, errors.stream().filter(error -> error.contains("did you mean")).count());
  }

  @Test
  void reportsManyMistakesInOneList() {
    List<String> squares = errors(game().member("zone = `" + "e1,".repeat(2_000) + "`"));
    assertEquals(1_000, squares.size());
    List<String> tokens = errors(game("token = {" + repeated(20_000, "`a`") + "}, moves = `W`"));
    assertEquals(1_000, tokens.size());
    List<String> references =
        errors(game("token = `A`, moves = `W`, promotesTo = {" + repeated(5_000, "`Q#`") + "}"));
    assertEquals(1_000, references.size());
    List<String> pieces = errors(game().board("firstHand = {" + repeated(5_000, "`Q#`") + "}"));
    assertEquals(1_000, pieces.size());
  }

  /** A text that has a meaning in Java is a text in the generated rules. */
  @Test
  void acceptsUnusualButValidRules() {
    assertThat(
            TestCompiler.lenient(new BoardwrightProcessor())
                .compile(
                    game(
                            "token = {" + tokens(30) + "}, moves = `" + "WF".repeat(31) + "`",
                            "token = `A`, moves = `W`, from = `" + "a1-d4,".repeat(1_300) + "a1`")
                        .source()))
        .succeeded();
  }

  private static String tokens(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                "`"
                    + List.of("", "+", "-").get(i / 26 % 3)
                    + (char) ('A' + i % 26)
                    + (i < 78 ? "" : "'")
                    + "`")
        .collect(Collectors.joining(", "));
  }
}
