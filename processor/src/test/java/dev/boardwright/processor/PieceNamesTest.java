// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.JavaFileObjects;
import dev.boardwright.processor.testing.TestCompiler;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Tests the names of the pieces of games, and what generated pieces tell about themselves. */
class PieceNamesTest {
  private static final String CASTLING_ROWS =
      """
      @Piece(token = "K^", name = "KING", moves = "KisO2"),
      @Piece(token = "R", name = "ROOK", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "P", name = "PAWN", moves = "fmWfceFifmnD", passing = "-P", promotesTo = "Q"),
      @Piece(token = "Q", moves = "Q")
      """;

  private static JavaFileObject game(String rows) {
    return JavaFileObjects.forSourceString(
        "game.Chess",
        """
        package game;
        import dev.boardwright.*;
        @Board(shape = {8, 8}, styles = {"CHESS", "chess"}, order = SquareOrder.DESCENDING,
            start = "4k^2+r/p7/8/8/8/8/P7/+R3K^3 / CHESS/chess")
        @Rules(zone = "a8-h8", value = {
        %s
        })
        interface Chess {}
        """
            .formatted(rows));
  }

  private static Compilation compile(String rows, String check) {
    return TestCompiler.compile(
        game(rows),
        JavaFileObjects.forSourceString(
            "game.Check",
            """
            package game;
            public class Check {
              public static String names() {
                StringBuilder names = new StringBuilder();
                for (ChessPiece piece : ChessPiece.values()) {
                  names.append(piece.name()).append(' ').append(piece.isRoyal()).append(' ')
                      .append(piece.base().name()).append('\\n');
                }
                return names.toString();
              }
              public static final Object USED = %s;
            }
            """
                .formatted(check)));
  }

  @Test
  void namesAreDeclaredOrFollowFromTokens() throws Exception {
    Compilation compilation = compile(CASTLING_ROWS, "ChessPiece.FIRST_KING");
    CompilationSubject.assertThat(compilation).succeeded();
    Object names =
        TestCompiler.load(compilation).loadClass("game.Check").getMethod("names").invoke(null);
    assertThat(names.toString())
        .contains(
            """
            FIRST_KING true FIRST_KING
            """);
    assertThat(names.toString()).contains("FIRST_ENHANCED_R false FIRST_ROOK\n");
    assertThat(names.toString()).contains("SECOND_PAWN_PASSING false SECOND_PAWN\n");
    assertThat(names.toString()).contains("SECOND_Q false SECOND_Q\n");
  }

  @Test
  void aRoyalTokenIsTerminalOnlyBesideAnotherWithItsLetter() {
    String rows = CASTLING_ROWS.replace("name = \"KING\", ", "").replace("name = \"PAWN\", ", "");
    CompilationSubject.assertThat(compile(rows, "ChessPiece.FIRST_K")).succeeded();
    CompilationSubject.assertThat(compile(rows, "ChessPiece.SECOND_P_PASSING")).succeeded();
    String both =
        rows.replace("promotesTo = \"Q\"", "promotesTo = {\"Q\", \"K\"}")
            + ", @Piece(token = \"K\", moves = \"W\")";
    CompilationSubject.assertThat(
            compile(both, "ChessPiece.FIRST_TERMINAL_K.compareTo(ChessPiece.FIRST_K)"))
        .succeeded();
  }

  @Test
  void wrongNamesAreRefused() {
    assertRefused("\"KING\"", "\"king\"", "a name has at most 64 capital letters");
    assertRefused("\"KING\"", "\"1KING\"", "a name has at most 64 capital letters");
    assertRefused("\"KING\"", "\"" + "K".repeat(65) + "\"", "a name has at most 64");
    assertRefused("\"KING\"", "\"ROOK\"", "ROOK is also the name of R");
    assertRefused("\"KING\"", "\"Q\"", "Q is also the name of Q");
    assertRefused("\"KING\"", "\"PAWN_PASSING\"", "PAWN_PASSING is also the name of -P");
    assertRefused(
        "token = \"R\", name", "token = {\"R\", \"N\"}, name", "a row with a name must have one");
  }

  private static void assertRefused(String part, String other, String message) {
    Compilation compilation = compile(CASTLING_ROWS.replace(part, other), "null");
    CompilationSubject.assertThat(compilation).hadErrorContaining(message);
  }
}
