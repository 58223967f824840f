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

/** What the processor refuses as pieces, and what it calls those it takes. */
@Tag("compilers")
class AlphabetDiagnosticsTest {
  /** A board whose members begin in line 6, one a line. */
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
                "[PiecesEmpty] pieces: at least one is needed; without this member any text is a"
                    + " piece")));
    String many =
        IntStream.range(0, 255).mapToObj(i -> "\"p" + i + "\"").collect(Collectors.joining(", "));
    cases.add(
        board(
            List.of(", pieces = {" + many + "}", ", firstHand = {\"q\"}"),
            at(6, "[TooManyPieces] pieces: at most 254 can be declared, got 255"),
            at(7, "[HandPiece] firstHand[0] = \"q\": it is not one of the pieces")));
    cases.add(
        board(
            List.of(", pieces = {\"K\",", "\"k\",", "\"K\"}", ", secondHand = {\"k\",", "\"k\"}"),
            at(
                8,
                "[DuplicatePiece] pieces[2] = \"K\": this piece is declared already, as pieces[0]"),
            at(
                10,
                "[DuplicatePiece] secondHand[1] = \"k\": this piece is listed already, as"
                    + " secondHand[0]")));
    cases.add(
        board(
            List.of(
                ", pieces = {\"K^\", \"+P\", \"stone\"}",
                ", firstHand = {\"+p\", \"ston\", \"Q\"}"),
            at(
                7,
                "[HandPiece] firstHand[0] = \"+p\": it is not one of the pieces; did you mean"
                    + " \"+P\"?"),
            at(
                7,
                "[HandPiece] firstHand[1] = \"ston\": it is not one of the pieces; did you mean"
                    + " \"stone\"?"),
            at(7, "[HandPiece] firstHand[2] = \"Q\": it is not one of the pieces")));
    // Of the right pieces the closest, and none that is another, or in the hand already.
    cases.add(
        board(
            List.of(
                ", pieces = {\"K^\", \"P\", \"wK\", \"g\", \"G\", \"\\uD83D\\uDC18\", \"\\t\","
                    + " \"Lance\"}",
                ", firstHand = {\"g^\", \"G^\", \"Kw\", \"wQ\", \"\\uD83D\\uDC0E\", \"\","
                    + " \"Lanze\"}",
                ", secondHand = {\"wK\", \"wk\", \"\\u200b\"}"),
            at(7, wrong("firstHand[0] = \"g^\"", "g")),
            at(7, wrong("firstHand[1] = \"G^\"", "G")),
            at(7, wrong("firstHand[2] = \"Kw\"", "wK")),
            at(7, wrong("firstHand[3] = \"wQ\"", null)),
            at(7, wrong("firstHand[4] = \"\uD83D\uDC0E\"", null)),
            at(7, wrong("firstHand[5] = \"\"", null)),
            at(7, wrong("firstHand[6] = \"Lanze\"", "Lance")),
            at(8, wrong("secondHand[1] = \"wk\"", null)),
            at(8, wrong("secondHand[2] = \"\\u200B\"", null))));
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
                "[PieceNameClash] pieces[1] = \"C-K\": its constant would be PIECE_C_K, as that of"
                    + " pieces[0] is"),
            at(
                8,
                "[PieceNameClash] pieces[2] = \"C K\": its constant would be PIECE_C_K, as that of"
                    + " pieces[0] is")));
    cases.add(
        board(
            List.of(", firstHand = {\"P\"}", ", secondHand = {}"),
            at(
                6,
                "[HandWithoutPieces] firstHand: a hand is some of the pieces, and no pieces are"
                    + " declared"),
            at(
                7,
                "[HandWithoutPieces] secondHand: a hand is some of the pieces, and no pieces are"
                    + " declared")));
    return cases.stream();
  }

  private static String wrong(String where, String meant) {
    return "[HandPiece] "
        + where
        + ": it is not one of the pieces"
        + (meant == null ? "" : "; did you mean \"" + meant + "\"?");
  }

  /** However many there are: suggestions are for slips, and not for lists of something else. */
  @Test
  void manyWrongTexts() {
    String pieces = texts("a");
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Shogi",
                source(
                    List.of(", pieces = {" + pieces + "}", ", firstHand = {" + texts("b") + "}"))));
    List<String> messages =
        compilation.errors().stream().map(error -> error.getMessage(null)).toList();
    assertTrue(messages.get(0).startsWith("[TooManyPieces]"), messages::toString);
    assertTrue(messages.stream().noneMatch(message -> message.contains("did you mean")));
  }

  private static String texts(String start) {
    return IntStream.range(0, 1_000)
        .mapToObj(i -> "\"" + start + "x".repeat(30) + i + "\"")
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void refusals(RefusedSource refused) {
    refused.check();
  }

  /** A text that another processor is yet to make is no reason for a second error. */
  @Test
  void unknownTexts() {
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

  /**
   * Texts that a source cannot hold as they are, and one that compilers use for what is missing.
   */
  @Test
  void anyText() throws ReflectiveOperationException {
    List<String> odd =
        List.of(
            "\u2028", "\u2029", "\u0085", "\n", "\r\n", "\0", "\t", "\"", "\\", "\\u0041", "\uD800",
            "$T", "*/", "\u2654", "\u265A", "\u202E");
    // The Eclipse compiler says that for a text which it could not find.
    List<String> texts = new ArrayList<>(List.of(TestCompiler.IS_ECLIPSE ? "error" : "<error>"));
    odd.forEach(text -> texts.add(text + texts.size())); // or many would have one name
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

  /** Classes of the user's that hide those of java.lang. */
  @Test
  void hiddenNames() {
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
  void namesOfConstants() {
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
                    ShogiPiece.SECOND_DIMINISHED_P, ShogiPiece.FIRST_TERMINAL_K,
                    ShogiPiece.SECOND_TERMINAL_DERIVED_K, ShogiPiece.FIRST_ENHANCED_DERIVED_Q,
                    ShogiPiece.SECOND_DIMINISHED_TERMINAL_DERIVED_R, ShogiPiece.PIECE_wK,
                    ShogiPiece.PIECE_WK, ShogiPiece.PIECE_C_K, ShogiPiece.PIECE_,
                    ShogiPiece.PIECE_\u6B69, ShogiPiece.PIECE_9, ShogiPiece.PIECE_int,
                    ShogiPiece.PIECE_$, ShogiPiece.PIECE_a\u0301, ShogiPiece.PIECE_u1F600
                  };
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
  }
}
