// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.GameComparison;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests generated searches where they take another way than in the usual games. */
class GeneratedSearchTest {
  private static final int POSITIONS = 30;

  private static Game<?> game(int searches, String annotations)
      throws ReflectiveOperationException {
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Any", "package game; " + annotations + " public interface Any {}"));
    assertThat(compilation).succeeded();
    Class<?> moves = TestCompiler.load(compilation).loadClass("game.AnyMoves");
    assertThat(moves.getDeclaredClasses()).hasLength(searches);
    return (Game<?>) ReflectiveCalls.constant(moves, "GAME");
  }

  private static <P extends GamePosition<P>> void compare(Game<P> game) {
    GameComparison<P> comparison = new GameComparison<>(game, new Random(52));
    for (int i = 0; i < POSITIONS; i++) {
      comparison.checkRandomPosition();
    }
  }

  /** A queen is counted as a rook and a bishop only if no move is counted twice. */
  @Test
  void movesThatLeadToOneSquareCountOnce() throws ReflectiveOperationException {
    compare(
        game(
            1,
            """
            @dev.boardwright.Board(shape = {8, 8}, styles = {"GAME", "game"},
                order = dev.boardwright.SquareOrder.DESCENDING,
                start = "4k^3/8/8/8/8/8/8/4K^3 / GAME/game")
            @dev.boardwright.Rules({
              @dev.boardwright.Piece(token = "K^", moves = "K"),
              @dev.boardwright.Piece(token = "W", moves = "W"),
              @dev.boardwright.Piece(token = "F", moves = "F"),
              @dev.boardwright.Piece(token = "R", moves = "R"),
              @dev.boardwright.Piece(token = "B", moves = "B"),
              @dev.boardwright.Piece(token = "C", moves = "RW"),
              @dev.boardwright.Piece(token = "D", moves = "RF"),
              @dev.boardwright.Piece(token = "E", moves = "BF"),
              @dev.boardwright.Piece(token = "Q", moves = "Q")})
            @SuppressWarnings("boardwright")
            """));
  }

  /** A grasshopper attacks over one piece, which has to be next to the square. */
  @Test
  void hopsGiveCheckInGamesThatDoNotForbidCheck() throws ReflectiveOperationException {
    compare(
        game(
            0,
            """
            @dev.boardwright.Board(shape = {4, 5}, styles = {"GAME", "game"},
                order = dev.boardwright.SquareOrder.DESCENDING,
                start = "3k^1/5/5/3K^1 / GAME/game")
            @dev.boardwright.Rules(check = false, value = {
              @dev.boardwright.Piece(token = "K^", moves = "KgF0"),
              @dev.boardwright.Piece(token = "G", moves = "gQ0")})
            @SuppressWarnings("boardwright")
            """));
  }

  /** Castling with a piece that is not at the end of its rank is found by the tables. */
  @Test
  void castlesWithPieceAwayFromEndOfRank() throws ReflectiveOperationException {
    Game<?> chess = game(1, GameSource.annotations(Declarations.declaration("chess")));
    assertEquals(16, count(chess, "4k^3/8/8/8/8/8/8/1+R2K^3 / CHESS/chess"));
    assertEquals(16, count(chess, "4k^3/8/8/8/8/8/8/+R3K^3 / CHESS/chess"));
    assertEquals(15, count(chess, "2r1k^3/8/8/8/8/8/8/1+R2K^3 / CHESS/chess"));
  }

  private static <P extends GamePosition<P>> int count(Game<P> game, String feen) {
    P position = game.start().type().parse(feen);
    int count = game.newMoves().count(position);
    assertEquals(game.newMoves().generate(position).size(), count);
    return count;
  }

  /** Names of pieces may be those of variables, constants or methods, and long. */
  @Test
  void namesOfPiecesMayBeThoseOfCode() throws ReflectiveOperationException {
    String words = "WORD_OF_AS_MANY_LETTERS_AS_A_NAME_OF_A_PIECE_MAY_HAVE_IN_ALL_";
    for (int ranks : new int[] {8, 9}) {
      compare(
          game(
              1,
              """
              @dev.boardwright.Board(shape = {%1$d, 8}, styles = {"GAME", "game"},
                  order = dev.boardwright.SquareOrder.DESCENDING,
                  start = "mstck^pla%2$s/pppppppp/8/8/8/8/PPPPPPPP/MSTCK^PLA / GAME/game")
              @dev.boardwright.Rules(zone = "a8-h%1$d", drops = dev.boardwright.style.Side.FIRST,
                  value = {
                @dev.boardwright.Piece(token = "K^", name = "ROYAL", moves = "K"),
                @dev.boardwright.Piece(token = "M", name = "MOVE", moves = "R", promotesTo = "T"),
                @dev.boardwright.Piece(token = "S", name = "STEP", moves = "W", promotesTo = "T"),
                @dev.boardwright.Piece(token = "T", name = "THROW", moves = "B"),
                @dev.boardwright.Piece(token = "C", name = "CHECK", moves = "nN"),
                @dev.boardwright.Piece(token = "P", name = "%3$sX", moves = "fmWfcF",
                    promotesTo = {"T", "C"}),
                @dev.boardwright.Piece(token = "L", name = "%3$sY", moves = "NA"),
                @dev.boardwright.Piece(token = "A", name = "PIECE", moves = "mRcpR"),
                @dev.boardwright.Piece(token = "B", name = "PLAN", moves = "N"),
                @dev.boardwright.Piece(token = "D", name = "PIECES", moves = "mBcpB"),
                @dev.boardwright.Piece(token = "E", name = "LEAPS", moves = "D"),
                @dev.boardwright.Piece(token = "F", name = "ALL", moves = "F")})
              @SuppressWarnings("boardwright")
              """
                  .formatted(ranks, "/8".repeat(ranks - 8), words)));
    }
  }
}
