// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.RulesSource;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.DeclarationException.Problem;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.support.declaration.Mistake;
import dev.boardwright.testing.Effort;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the messages of {@link RuleBook#parse} with those of javac, on the sources of all tests
 * of diagnostics, and on the examples of docs/errors.md.
 */
@DisabledIf(TestCompiler.ECLIPSE)
class DeclarationMessagesTest {
  /** The rules that are added to boards without rules, which are no games. */
  private static final String RULES =
      "@dev.boardwright.Rules(@dev.boardwright.Piece(token = \"K^\", moves = \"K\")) ";

  private static final String BOARD = "@(dev\\.boardwright\\.)?Board\\(";

  /** A game whose start, row and member follow. */
  private static final String GAME =
      """
      package game; import dev.boardwright.*;
      @Board(shape = {4, 4}, styles = {"GAME", "game"}, order = SquareOrder.DESCENDING,
          start = %s)
      @Rules(value = {@Piece(token = "K^", moves = "K"), @Piece(token = "A", %s)}%s)
      interface Game {}
      """;

  private static final String START = "\"3k^/4/4/K^3 / GAME/game\"";
  private static final String MOVES = "moves = \"W\"";

  /** {@return the ids of mistakes, which no warnings have} */
  private static Set<String> mistakes() {
    return Stream.concat(
            Arrays.stream(Mistake.values()).map(Mistake::name),
            Arrays.stream(RuleProblem.Kind.values())
                .filter(kind -> !kind.isWarning())
                .map(kind -> kind.id()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean warns(String id) {
    return Arrays.stream(RuleProblem.Kind.values())
        .anyMatch(kind -> kind.isWarning() && kind.id().equals(id));
  }

  static Stream<RefusedSource> cases() {
    return Stream.of(
            DiagnosticsTest.cases(),
            AlphabetDiagnosticsTest.cases(),
            StartDiagnosticsTest.cases(),
            RuleGameDiagnosticsTest.cases(),
            RuleRowDiagnosticsTest.cases(),
            RuleTokenDiagnosticsTest.cases(),
            DrawsDiagnosticsTest.cases(),
            FenDiagnosticsTest.cases(),
            fenCases())
        .flatMap(cases -> cases)
        .filter(refused -> mistakes().containsAll(refused.ids()))
        .filter(refused -> !refused.ids().contains("HandWithoutPieces"))
        .map(
            refused ->
                new RefusedSource(refused.ids(), refused.typeName(), game(refused), List.of()));
  }

  /** {@return a source as one that has rules, and in which values are literals} */
  private static String game(RefusedSource refused) {
    String source = refused.source().replace("Integer.MIN_VALUE", "-2147483648");
    return source.contains("@Rules") || source.contains("@FenLetters") || source.contains("@Draws")
        ? source
        : source.replaceFirst(BOARD, RULES + "$0");
  }

  private static Stream<RefusedSource> fenCases() {
    return Stream.of(
        RulesSource.game()
            .annotated("@FenLetters(pieces = `K^=A`, castling = {`A=a1`, `x`})")
            .refused());
  }

  /** The ids that no text can have are those of boards without rules. */
  @Test
  void casesHaveAllIds() {
    Set<String> missing = mistakes();
    cases().forEach(refused -> missing.removeAll(refused.ids()));
    assertThat(missing).containsExactly("HandWithoutPieces");
  }

  /** {@return a part of the cases, which is another one for each seed; all in deep tests} */
  static Stream<RefusedSource> chosenCases() {
    Random random = new Random(Effort.seed());
    return cases().filter(refused -> Effort.IS_DEEP || random.nextInt(5) == 0);
  }

  @ParameterizedTest
  @MethodSource("chosenCases")
  void messagesAreThoseOfTheCompiler(RefusedSource refused) {
    assertSame(refused.typeName(), refused.source());
  }

  /** javac shows each kind of value at a place of its own. */
  static Stream<String> values() {
    return Stream.of(
        GAME.formatted("\"3k^/4/4/\" + \"K^3 / GAME/\"  + \"games\"", MOVES, ""),
        GAME.formatted("  ((\"3k^/4/4/K^3 / GAME/games\"))", MOVES, ""),
        GAME.formatted("\"\"\"\n     3k^/4/4/K^3 / GAME/games\"\"\"", MOVES, ""),
        GAME.formatted("/* */ \"\\u0033k^/4/4/K^3 / GAME/games\"", MOVES, ""),
        GAME.formatted(START, "moves = (\"W\" + \"x\")", ""),
        GAME.formatted(START, "moves =\n  \"W\" + \n \"x\"", ""),
        GAME.formatted(START, "/* \n */moves/**/=/**/\"x\"", ""),
        GAME.formatted(START, MOVES + ", maxPerFile = -1", ""),
        GAME.formatted(START, MOVES + ", maxPerFile = - 0x1", ""),
        GAME.formatted(START, MOVES + ", maxPerFile = (-1)", ""),
        GAME.formatted(START, MOVES + ", promotesTo = {\"B\", (\"C\") , \"D\" + \"\",}", ""),
        GAME.formatted(START, MOVES + ", promotesTo = ((\"B\"))", ""),
        GAME.formatted(START, MOVES + ", promotesTo = { }, mustPromote = (true)", ""),
        GAME.formatted(START, MOVES + ", castles = true", ""),
        GAME.formatted(
            START,
            MOVES,
            ", drops = {dev.boardwright.style.Side.FIRST,dev .boardwright"
                + ".style/**/./**/Side /* */. /**/FIRST}"),
        GAME.formatted(START, MOVES, ", facing = \"B\"").replace("\n", "\r\n"),
        GAME.formatted(START, MOVES, ", facing = \"B\"").replace("\n", "\r"),
        GAME.formatted(START, MOVES, ", facing = \"𝒜é\""),
        GAME.formatted(START, MOVES, ", /* 𝒜é */ facing = \"B\""),
        GAME.formatted(START, MOVES, "").replace(", order = SquareOrder.DESCENDING", ""),
        GAME.formatted(START, MOVES, "")
            .replace("@Board", " @ /**/ dev.boardwright.Board")
            .replaceFirst(", order = [^,]*,[^)]*", ""));
  }

  @ParameterizedTest
  @MethodSource("values")
  void placesAreThoseOfTheCompiler(String source) {
    assertSame("game.Game", source);
  }

  /** Beside a parenthesis, javac shows a text at its {@code +}. */
  @Test
  void textsBeginWithTheirFirstCharacter() {
    String source = GAME.formatted("(\"3k^/4/4\") + \"/K^3 / GAME/games\"", MOVES, "");
    Problem problem = problems(source).get(0);
    assertEquals(List.of(3, 13), List.of(problem.line(), problem.column()));
    Compilation compilation = compiled("game.Game", source);
    assertThat(compilation.errors()).hasSize(1);
    assertEquals(25, compilation.errors().get(0).getColumnNumber());
    assertThat(compilation.errors().get(0).getMessage(Locale.ROOT)).startsWith("[StartStyles]");
  }

  /** javac counts a tab as the spaces up to the next multiple of eight. */
  @Test
  void tabsAreOneColumn() {
    String source = GAME.formatted(START, MOVES, ",\n\t\t facing = \"B\"");
    assertEquals(13, problems(source).get(0).column());
    assertEquals(27, compiled("game.Game", source).errors().get(0).getColumnNumber());
  }

  private static Compilation compiled(String typeName, String source) {
    return TestCompiler.lenient(new BoardwrightProcessor())
        .withOptions("-proc:only")
        .compile(TestCompiler.source(typeName, source));
  }

  private static List<Problem> problems(String source) {
    return assertThrows(DeclarationException.class, () -> RuleBook.parse(source), source)
        .problems();
  }

  private static void assertSame(String typeName, String source) {
    List<Problem> expected =
        compiled(typeName, source).errors().stream()
            .map(
                error -> {
                  String message = TestCompiler.plainMessage(error).replace("\n  ", "\n");
                  String id = message.replaceFirst("(?s)\\[(\\w+)\\].*", "$1");
                  return new Problem(
                      id, (int) error.getLineNumber(), (int) error.getColumnNumber(), message);
                })
            .toList();
    assertFalse(expected.isEmpty());
    assertWithMessage(source).that(problems(source)).containsExactlyElementsIn(expected);
  }

  static Stream<ErrorsDocumentTest.Entry> entries() throws IOException {
    return ErrorsDocumentTest.entriesWithSources()
        .filter(entry -> mistakes().contains(entry.id()) || warns(entry.id()))
        .filter(entry -> entry.examples().get(0).contains("@Rules"))
        .filter(entry -> entry.examples().get(1).contains("@Rules"));
  }

  /** A warning is no mistake. */
  @ParameterizedTest
  @MethodSource("entries")
  void examplesOfErrorsHaveTheSameMessages(ErrorsDocumentTest.Entry entry) throws IOException {
    JavaFileObject wrong = ErrorsDocumentTest.example(entry.examples().get(0));
    String source = TestCompiler.content(wrong);
    if (warns(entry.id())) {
      RuleBook.parse(source);
    } else {
      assertSame(TestCompiler.pathOf(wrong).replace(".java", ""), source);
    }
    RuleBook.parse(TestCompiler.content(ErrorsDocumentTest.example(entry.examples().get(1))));
  }
}
