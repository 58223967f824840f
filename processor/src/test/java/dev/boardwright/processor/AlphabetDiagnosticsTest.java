// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RefusedSource.at;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for invalid pieces, and the constants generated for valid ones. */
@Tag("compilers")
class AlphabetDiagnosticsTest {
  /** {@return a board with one member on each line, starting on line 6} */
  private static RefusedSource board(List<String> members, RefusedSource.Expected... expected) {
    return RefusedSource.refused("game.Shogi", source(members), expected);
  }

  private static String source(List<String> members) {
    return """
    package game;
    @dev.boardwright.Board(
        shape = {9, 9},
        styles = {"SHOGI", "shogi"}
        // pieces
        %s
    )
    public interface Shogi {}
    """
        .formatted(String.join("\n    ", members));
  }

  static Stream<RefusedSource> cases() {
    List<RefusedSource> cases = new ArrayList<>();
    cases.add(
        board(
            List.of(", pieces = {}"),
            at(
                6,
                "[PiecesEmpty] pieces: declare at least one piece, or omit pieces to allow any text"
                    + " as a piece")));
    String many =
        IntStream.range(0, 255).mapToObj(i -> "\"p" + i + "\"").collect(Collectors.joining(", "));
    cases.add(
        board(
            List.of(", pieces = {" + many + "}", ", firstHand = {\"q\"}"),
            at(6, "[TooManyPieces] pieces: at most 254 can be declared, got 255"),
            at(7, "[HandPiece] firstHand[0] = \"q\": not one of the declared pieces")));
    cases.add(
        board(
            List.of(", pieces = {\"K\",", "\"k\",", "\"K\"}", ", secondHand = {\"k\",", "\"k\"}"),
            at(
                8,
                "[DuplicatePiece] pieces[2] = \"K\": this piece is already declared, as pieces[0]"),
            at(
                10,
                "[DuplicatePiece] secondHand[1] = \"k\": this piece is already listed, as"
                    + " secondHand[0]")));
    cases.add(
        board(
            List.of(
                ", pieces = {\"K^\", \"+P\", \"stone\"}",
                ", firstHand = {\"+p\", \"ston\", \"Q\"}"),
            at(
                7,
                "[HandPiece] firstHand[0] = \"+p\": not one of the declared pieces; did you mean"
                    + " \"+P\"?"),
            at(
                7,
                "[HandPiece] firstHand[1] = \"ston\": not one of the declared pieces; did you mean"
                    + " \"stone\"?"),
            at(7, "[HandPiece] firstHand[2] = \"Q\": not one of the declared pieces")));
    // The suggestion is the closest declared piece, but never a text that clearly means another
    // piece, or one that the hand already lists.
    cases.add(
        board(
            List.of(
                ", pieces = {\"K^\", \"P\", \"wK\", \"g\", \"G\", \"\\uD83D\\uDC18\", \"\\t\","
                    + " \"Lance\"}",
                ", firstHand = {\"g^\", \"G^\", \"Kw\", \"wQ\", \"\\uD83D\\uDC0E\", \"\","
                    + " \"Lanze\"}",
                ", secondHand = {\"wK\", \"wk\", \"\\u200b\"}"),
            at(7, notDeclared("firstHand[0] = \"g^\"", "g")),
            at(7, notDeclared("firstHand[1] = \"G^\"", "G")),
            at(7, notDeclared("firstHand[2] = \"Kw\"", "wK")),
            at(7, notDeclared("firstHand[3] = \"wQ\"", null)),
            at(7, notDeclared("firstHand[4] = \"\uD83D\uDC0E\"", null)),
            at(7, notDeclared("firstHand[5] = \"\"", null)),
            at(7, notDeclared("firstHand[6] = \"Lanze\"", "Lance")),
            at(8, notDeclared("secondHand[1] = \"wk\"", null)),
            at(8, notDeclared("secondHand[2] = \"\\u200B\"", null))));
    String longPiece = "\"" + "é".repeat(128) + "\"";
    cases.add(
        board(
            List.of(", pieces = {\"K\",", longPiece + "}"),
            at(
                7,
                "[PieceTooLong] pieces[1] = \""
                    + "é".repeat(40)
                    + "…\": piece exceeds 255 bytes (got 256)")));
    cases.add(
        board(
            List.of(", pieces = {\"C:K\",", "\"C-K\",", "\"C K\"}"),
            at(
                7,
                "[PieceNameClash] pieces[1] = \"C-K\": its constant would be PIECE_C_K, which is"
                    + " already the constant of pieces[0]"),
            at(
                8,
                "[PieceNameClash] pieces[2] = \"C K\": its constant would be PIECE_C_K, which is"
                    + " already the constant of pieces[0]")));
    cases.add(
        board(
            List.of(", firstHand = {\"P\"}", ", secondHand = {}"),
            at(
                6,
                "[HandWithoutPieces] firstHand: a hand lists declared pieces, but no pieces are"
                    + " declared"),
            at(
                7,
                "[HandWithoutPieces] secondHand: a hand lists declared pieces, but no pieces are"
                    + " declared")));
    return cases.stream();
  }

  /**
   * {@return the error for a text in a hand that is not a declared piece}
   *
   * @param where the element and its text
   * @param meant the suggested piece, or null for no suggestion
   */
  private static String notDeclared(String where, String meant) {
    return "[HandPiece] "
        + where
        + ": not one of the declared pieces"
        + (meant == null ? "" : "; did you mean \"" + meant + "\"?");
  }

  /** Suggestions are meant for typing mistakes. After 20 wrong texts of a hand, there are none. */
  @Test
  void suggestsNothingForManyWrongTexts() {
    List<String> messages =
        messages(List.of(", pieces = {\"stone\"}", ", firstHand = {" + texts("stone", 25) + "}"));
    assertEquals(
        IntStream.range(0, 25)
            .mapToObj(
                i ->
                    notDeclared(
                        "firstHand[" + i + "] = \"stone" + i + "\"", i < 20 ? "stone" : null))
            .toList(),
        messages);
  }

  /** Comparing a text with each of very many pieces would take too long. */
  @Test
  void suggestsNothingIfThereAreTooManyPieces() {
    List<String> messages =
        messages(List.of(", pieces = {" + texts("stone", 255) + "}", ", firstHand = {\"stone\"}"));
    assertEquals(
        List.of(
            "[TooManyPieces] pieces: at most 254 can be declared, got 255",
            notDeclared("firstHand[0] = \"stone\"", null)),
        messages);
  }

  /** {@return the messages of all errors for a board} */
  private static List<String> messages(List<String> members) {
    Compilation compilation =
        TestCompiler.compile(TestCompiler.source("game.Shogi", source(members)));
    return compilation.errors().stream().map(TestCompiler::plainMessage).toList();
  }

  private static String texts(String start, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "\"" + start + i + "\"")
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidPieces(RefusedSource refused) {
    refused.check();
  }

  /** A text that is not known causes an error of the compiler, and none of the processor. */
  @Test
  void leavesUnknownTextToCompiler() {
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Shogi",
                source(List.of(", pieces = {\"P\", Missing.K}", ", firstHand = {}"))));
    assertThat(compilation).failed();
    assertTrue(
        compilation.errors().stream().noneMatch(e -> e.getMessage(null).startsWith("[")),
        () -> compilation.errors().toString());
  }

  /** A message counts all elements, also those that are not known. */
  @Test
  void countsUnknownTexts() {
    List<String> messages =
        messages(List.of(", pieces = {Missing.K, \"P\", \"P\"}", ", firstHand = {}"));
    assertTrue(
        messages.contains(
            "[DuplicatePiece] pieces[2] = \"P\": this piece is already declared, as pieces[1]"),
        messages::toString);
  }

  /**
   * Tests unusual texts, many of which source code can contain only as escapes, and the text that
   * javac substitutes for a missing value.
   */
  @Test
  void acceptsAnyText() throws ReflectiveOperationException {
    List<String> odd =
        List.of(
            "\u2028", "\u2029", "\u0085", "\n", "\r\n", "\0", "\t", "\"", "\\", "\\u0041", "\uD800",
            "$T", "*/", "\u2654", "\u265A", "\u202E");
    // The Eclipse compiler does not distinguish the text <error> from a missing value.
    List<String> texts = new ArrayList<>(List.of(TestCompiler.IS_ECLIPSE ? "error" : "<error>"));
    odd.forEach(text -> texts.add(text + texts.size())); // otherwise constant names would clash
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Shogi",
                source(
                    List.of(
                        texts.stream()
                            .map(AlphabetDiagnosticsTest::escaped)
                            .collect(Collectors.joining(", ", ", pieces = {", "}"))))));
    assertThat(compilation).succeededWithoutWarnings();
    Class<?> piece = TestCompiler.load(compilation).loadClass("game.ShogiPiece");
    for (String text : texts) {
      Object found =
          ReflectiveCalls.call(ReflectiveCalls.method(piece, "parse", String.class), null, text);
      assertEquals(text, found.toString());
    }
  }

  /** {@return the string literal of a text, with escapes for all characters} */
  private static String escaped(String text) {
    return text.chars()
        .mapToObj(
            c ->
                switch (c) {
                  case '\n' -> "\\n";
                  case '\r' -> "\\r";
                  case '"' -> "\\\"";
                  case '\\' -> "\\\\";
                  default -> String.format("\\u%04X", c);
                })
        .collect(Collectors.joining("", "\"", "\""));
  }

  /** Tests user classes with the names of types that generated code uses. */
  @Test
  void compilesBesideClassesWithUsedNames() {
    for (String hidden :
        List.of("Integer", "Long", "Object", "String", "DeclaredPieces", "Arrays")) {
      Compilation compilation =
          TestCompiler.compile(
              TestCompiler.source(
                  "game.Shogi",
                  source(
                      List.of(", pieces = {\"P\", \"p\"}, firstHand = \"P\", secondHand = \"p\""))),
              TestCompiler.source(
                  "game." + hidden,
                  """
                  package game;
                  class %s {}
                  """
                      .formatted(hidden)));
      assertThat(compilation).succeededWithoutWarnings();
    }
  }

  @Test
  void derivesConstantNamesFromTexts() {
    List<String> texts =
        List.of(
            "P", "p", "+P", "-p", "K^", "k^'", "+Q'", "-r^'", "wK", "WK", "C:K", "", "歩", "9",
            "int", "$", "a\u0301", "😀");
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Shogi",
                source(
                    List.of(
                        texts.stream()
                            .map(text -> "\"" + text + "\"")
                            .collect(Collectors.joining(", ", ", pieces = {", "}"))))),
            TestCompiler.source(
                "game.Names",
                """
                package game;
                class Names {
                  static final ShogiPiece[] ALL = {
                    ShogiPiece.FIRST_P, ShogiPiece.SECOND_P, ShogiPiece.FIRST_ENHANCED_P,
                    ShogiPiece.SECOND_DIMINISHED_P, ShogiPiece.FIRST_K,
                    ShogiPiece.SECOND_DERIVED_K, ShogiPiece.FIRST_ENHANCED_DERIVED_Q,
                    ShogiPiece.SECOND_DIMINISHED_DERIVED_R, ShogiPiece.PIECE_wK,
                    ShogiPiece.PIECE_WK, ShogiPiece.PIECE_C_K, ShogiPiece.PIECE_,
                    ShogiPiece.PIECE_\u6B69, ShogiPiece.PIECE_9, ShogiPiece.PIECE_int,
                    ShogiPiece.PIECE_$, ShogiPiece.PIECE_a\u0301, ShogiPiece.PIECE_u1F600
                  };
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
  }
}
