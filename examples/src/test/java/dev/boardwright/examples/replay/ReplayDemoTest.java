// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.examples.games.XiangqiMoves;
import dev.boardwright.examples.testing.CapturedOutput;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayDemoTest {
  private final CapturedOutput out = new CapturedOutput();

  private String printed() {
    return out.text();
  }

  @Test
  void replaysTheOperaGame() {
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    assertEquals(33, opera.moves().size());
    Qi end = new Replay<>(ChessMoves.GAME, opera, out, 8, 0).run();
    // The king on e8 and the rook on h8 have never moved.
    assertEquals(
        "1n1Rk^b1+r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K^5 / chess/CHESS",
        Feen.format(end, FeenDialect.SNN_STYLES));
    assertEquals(ChessPosition.class, end.getClass());
    assertTrue(printed().contains("  23  first   K^ e1-c1\n"), printed());
    assertTrue(
        printed()
            .contains(
                """
                second player (chess), in hand: nothing
                  ┌─────────────────────────┐
                8 │  ·  n  ·  R k^  b  ·  r │
                7 │  p  ·  ·  ·  ·  p  p  p │
                6 │  ·  ·  ·  ·  q  ·  ·  · │
                5 │  ·  ·  ·  ·  p  ·  B  · │
                4 │  ·  ·  ·  ·  P  ·  ·  · │
                3 │  ·  ·  ·  ·  ·  ·  ·  · │
                2 │  P  P  P  ·  ·  P  P  P │
                1 │  ·  · K^  ·  ·  ·  ·  · │
                  └─────────────────────────┘
                     a  b  c  d  e  f  g  h
                first player (CHESS), in hand: nothing
                second player to move

                  ✓ all 33 moves are legal by the declared rules
                  ✓ the final position matches the record
                """),
        printed());
    assertTrue(
        printed().endsWith("  ✓ by the rules, too, the last move is checkmate\n"), printed());
  }

  @Test
  void showsDeclarationWithItsMoves() {
    DeclarationView.show(XiangqiMoves.GAME, out);
    String text = printed();
    assertTrue(text.startsWith("This declaration is a whole game:\n\n@Board(\n"), text);
    assertTrue(text.contains("public interface Xiangqi {}\n"), text);
    assertTrue(
        text.endsWith(
            """
            From it follow the 44 legal moves of the start. They lead to • or capture (×):

            second player (xiangqi), in hand: nothing
               ┌────────────────────────────┐
            10 │  r ×n  b  a k^  a  b ×n  r │
             9 │  ·  ·  ·  ·  ·  ·  ·  ·  · │
             8 │  ·  c  ·  ·  ·  ·  ·  c  · │
             7 │  p  •  p  ·  p  ·  p  •  p │
             6 │  ·  •  ·  ·  ·  ·  ·  •  · │
             5 │  •  •  •  ·  •  ·  •  •  • │
             4 │  P  •  P  ·  P  ·  P  •  P │
             3 │  •  C  •  •  •  •  •  C  • │
             2 │  •  •  ·  ·  •  ·  ·  •  • │
             1 │  R  N  B  A K^  A  B  N  R │
               └────────────────────────────┘
                  a  b  c  d  e  f  g  h  i
            first player (XIANGQI), in hand: nothing
            first player to move

              A d1: e2
              A f1: e2
              B c1: a3 e3
              B g1: e3 i3
              C b3: b10 b7 b6 b5 b4 a3 c3 d3 e3 f3 g3 b2
              C h3: h10 h7 h6 h5 h4 c3 d3 e3 f3 g3 i3 h2
              K^ e1: e2
              N b1: a3 c3
              N h1: g3 i3
              P a4: a5
              P c4: c5
              P e4: e5
              P g4: g5
              P i4: i5
              R a1: a3 a2
              R i1: i3 i2
            """),
        text);
  }

  @Test
  void replaysHabuAgainstFujii() {
    RecordedGame recordedGame = RecordedGame.load("habu-fujii-2006.txt");
    assertEquals(new RecordedGame.Tally(181, 50, 39, 13), recordedGame.tally());
    Qi end = new Replay<>(ShogiMoves.GAME, recordedGame, out, 50, 0).run();
    assertEquals(Map.of("G", 1, "P", 1), end.firstPlayerHand());
    assertEquals(Map.of("r", 1, "b", 1, "s", 1, "p", 6), end.secondPlayerHand());
    assertEquals(40, end.pieceCount());
    assertEquals(ShogiPosition.class, end.getClass());
    assertTrue(printed().contains("  53  first   B  B*g9  dropped from hand\n"), printed());
    assertTrue(
        printed().contains("  ✓ all 181 moves are legal by the declared rules\n"), printed());
    assertTrue(
        printed()
            .endsWith(
                "  ✓ by the rules, the game goes on after the last move: the loser resigned\n"),
        printed());
  }

  @Test
  void demoReplaysBothGames() {
    ReplayDemo.run(out, 0, 0);
    assertTrue(printed().contains("\nBoth games end as recorded.\n"), printed());
    assertTrue(printed().endsWith("  R i1: i3 i2\n"), printed());
    assertEquals(13, printed().lines().filter(line -> line.contains("promotes to +")).count());
    assertEquals(39, printed().lines().filter(line -> line.contains("dropped from hand")).count());
  }

  private static void replay(String file, RecordedGame game) {
    Game<?> rules = file.startsWith("opera") ? ChessMoves.GAME : ShogiMoves.GAME;
    new Replay<>(rules, game, new CapturedOutput(), 999, 0).run();
  }

  /** {@return a copy of a record with other moves} */
  private static RecordedGame with(RecordedGame game, List<RecordedGame.Move> moves) {
    return new RecordedGame(game.title(), game.end(), game.isCheckmate(), game.tally(), moves);
  }

  @Test
  void reportsAFinalPositionThatDiffersFromTheRecord() {
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    RecordedGame shorter = with(opera, opera.moves().subList(0, 32));
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> replay("opera", shorter));
    assertTrue(e.getMessage().startsWith("the final position differs"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"opera-1858.txt, true", "habu-fujii-2006.txt, false"})
  void reportsAnEndThatDiffersFromTheRecord(String file, boolean isCheckmate) {
    RecordedGame game = RecordedGame.load(file);
    assertEquals(isCheckmate, game.isCheckmate());
    RecordedGame changed =
        new RecordedGame(game.title(), game.end(), !isCheckmate, game.tally(), game.moves());
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> replay(file, changed));
    assertTrue(e.getMessage().startsWith("the end of the game differs"), e.getMessage());
  }

  @Test
  void reportsATallyThatDiffersFromTheRecord() {
    RecordedGame game = RecordedGame.load("habu-fujii-2006.txt");
    RecordedGame.Tally tally = new RecordedGame.Tally(181, 50, 38, 13);
    RecordedGame changed = new RecordedGame(game.title(), game.end(), false, tally, game.moves());
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> replay("habu", changed));
    assertTrue(e.getMessage().startsWith("the tally of moves differs"), e.getMessage());
  }

  /** Changes one move of a copy of a record. */
  @ParameterizedTest
  @CsvSource({
    "opera-1858.txt, a8d8, e8g8, illegal move e8-g8: f8 is in the way",
    "opera-1858.txt, d7b8, f8d6, illegal move f8-d6: the king on e8 would be attacked by the queen"
        + " on b8",
    "opera-1858.txt, d7b8, e2e9, 'no legal move is written \"e2e9\"'",
    "habu-fujii-2006.txt, P*6g, P*9i, illegal move P*a1: a1 is occupied",
    "habu-fujii-2006.txt, P*6g, P*7e, illegal move P*c5: the file has a P on c4"
  })
  void reportsAnIllegalMoveInARecord(String file, String move, String illegal, String reason) {
    RecordedGame game = RecordedGame.load(file);
    List<RecordedGame.Move> moves = new ArrayList<>(game.moves());
    int at = moves.stream().map(RecordedGame.Move::text).toList().indexOf(move);
    int line = moves.get(at).line();
    moves.set(at, new RecordedGame.Move(line, illegal));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> replay(file, with(game, moves)));
    assertEquals("line " + line + ": " + reason, e.getMessage());
  }

  @Test
  void rejectsRecordsWithoutAHeader() {
    assertThrows(IllegalArgumentException.class, () -> RecordedGame.parse(List.of("e2 e4")));
  }

  @Test
  void rejectsInvalidOptions() {
    CapturedOutput err = new CapturedOutput();
    assertEquals(2, ReplayDemo.run(new String[] {"--every", "0"}, out, err));
    assertEquals("--every must be a number from 1 to 1000, not \"0\"\n", err.text());
    assertEquals("", printed());
  }

  @Test
  void acceptsOptions() {
    assertEquals(0, ReplayDemo.run(new String[] {"--delay", "0", "--every", "1000"}, out, out));
    // The start and the end of each game are drawn, and the start of xiangqi.
    assertEquals(5, printed().lines().filter(line -> line.contains("┌")).count());
  }
}
