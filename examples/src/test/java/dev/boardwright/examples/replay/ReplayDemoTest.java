// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.examples.games.XiangqiMoves;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayDemoTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void replaysTheOperaGame() throws IOException {
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    assertEquals(33, opera.moves().size());
    Qi end = new Replay<>(new ChessRecords(), opera, out, 8, 0).run();
    // The king on e8 and the rook on h8 have never moved.
    assertEquals(
        "1n1Rk^b1+r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K^5 / chess/CHESS",
        Feen.format(end, FeenDialect.SNN_STYLES));
    assertEquals(ChessPosition.class, end.getClass());
    assertTrue(printed().contains("castles, rook a1-d1"), printed());
    assertTrue(
        printed()
            .contains(
                """
                second player (chess), in hand: nothing
                  ┌─────────────────┐
                8 │ · n · R k b · r │
                7 │ p · · · · p p p │
                6 │ · · · · q · · · │
                5 │ · · · · p · B · │
                4 │ · · · · P · · · │
                3 │ · · · · · · · · │
                2 │ P P P · · P P P │
                1 │ · · K · · · · · │
                  └─────────────────┘
                    a b c d e f g h
                first player (CHESS), in hand: nothing
                second player to move

                  ✓ all 33 moves are legal by the declared rules
                  ✓ the final board matches the record
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
  void replaysHabuAgainstFujii() throws IOException {
    RecordedGame recordedGame = RecordedGame.load("habu-fujii-2006.txt");
    assertEquals(new RecordedGame.Totals(181, 50, 39, 13), recordedGame.totals());
    Qi end = new Replay<>(new ShogiRecords(), recordedGame, out, 50, 0).run();
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
  void demoReplaysBothGames() throws IOException {
    ReplayDemo.run(out, 0, 0);
    assertTrue(printed().contains("\nBoth games end as recorded.\n"), printed());
    assertTrue(printed().endsWith("  R i1: i3 i2\n"), printed());
    assertEquals(13, printed().lines().filter(line -> line.contains("promotes to +")).count());
    assertEquals(39, printed().lines().filter(line -> line.contains("dropped from hand")).count());
  }

  /** {@return a copy of a record with other moves} */
  private static RecordedGame with(RecordedGame game, List<RecordedGame.Move> moves) {
    return new RecordedGame(
        game.title(),
        game.finalRows(),
        game.finalHands(),
        game.finalTurn(),
        game.isCheckmate(),
        game.totals(),
        moves);
  }

  @Test
  void reportsAFinalBoardThatDiffersFromTheRecord() throws IOException {
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    RecordedGame shorter = with(opera, opera.moves().subList(0, 32));
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class,
            () -> new Replay<>(new ChessRecords(), shorter, out, 99, 0).run());
    assertTrue(e.getMessage().startsWith("the final board differs"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"opera-1858.txt, true", "habu-fujii-2006.txt, false"})
  void reportsAnEndThatDiffersFromTheRecord(String file, boolean isCheckmate) throws IOException {
    RecordedGame game = RecordedGame.load(file);
    assertEquals(isCheckmate, game.isCheckmate());
    RecordedGame changed =
        new RecordedGame(
            game.title(),
            game.finalRows(),
            game.finalHands(),
            game.finalTurn(),
            !isCheckmate,
            game.totals(),
            game.moves());
    Notation<?> notation = isCheckmate ? new ChessRecords() : new ShogiRecords();
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class, () -> new Replay<>(notation, changed, out, 999, 0).run());
    assertTrue(e.getMessage().startsWith("the end of the game differs"), e.getMessage());
  }

  /**
   * Changes one move of a copy of a record. The move was possible when nobody checked the rules.
   */
  @ParameterizedTest
  @CsvSource({
    "opera-1858.txt, a8 d8, e8 g8 + h8 f8, illegal move e8-g8: f8 is in the way",
    "opera-1858.txt, b3 b8, g5 e4, illegal move g5-e4: the bishop on g5 does not move to e4",
    "opera-1858.txt, d7 b8, f8 d6, illegal move f8-d6: the king on e8 would be attacked by the"
        + " queen on b8",
    "habu-fujii-2006.txt, b2 c3, b2 c2, illegal move b2-c2: the B on b2 does not move to c2",
    "habu-fujii-2006.txt, * d3 P, * a1 P, illegal move P*a1: a1 is occupied",
    "habu-fujii-2006.txt, * d3 P, * c5 P, illegal move P*c5: the file has a P on c4"
  })
  void reportsAnIllegalMoveInARecord(String file, String move, String illegal, String reason)
      throws IOException {
    RecordedGame game = RecordedGame.load(file);
    List<RecordedGame.Move> moves = new ArrayList<>(game.moves());
    int at = moves.stream().map(RecordedGame.Move::text).toList().indexOf(move);
    int line = moves.get(at).line();
    moves.set(at, new RecordedGame.Move(line, illegal));
    Notation<?> notation = file.startsWith("opera") ? new ChessRecords() : new ShogiRecords();
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> new Replay<>(notation, with(game, moves), out, 999, 0).run());
    assertEquals("line " + line + ": " + reason, e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "e3 e4, illegal move e3-e4: there is no piece on e3",
    "e7 e5, illegal move e7-e5: the pawn on e7 belongs to the other side",
    "e2 e9, 'no legal move is written \"e2-e9\"'",
    "e2, '\"e2\" is not a chess move in this notation'",
    "e2 e4 + h1 f1, '\"e2 e4 + h1 f1\" should be \"e2 e4\"'"
  })
  void reportsMovesThatCannotBePlayed(String move, String message) {
    assertRefused(new ChessRecords(), message, "# to move: first player", move);
  }

  @ParameterizedTest
  @CsvSource({
    "e3 e5, illegal move e3-e5: the P on e3 does not move to e5",
    "e5 e6 +, illegal move e5-e6: there is no piece on e5",
    "c3 c4 +, illegal move c3-c4=+P: the P on c3 does not promote with this move",
    "* e5 P, illegal move P*e5: there is no P in the hand",
    "* e5 K, 'no legal move is written \"K*e5\"'",
    "* e5, '\"* e5\" is not a shogi move in this notation'",
    "c3 c4 =, '\"c3 c4 =\" is not a shogi move in this notation'"
  })
  void reportsShogiMovesThatCannotBePlayed(String move, String message) {
    assertRefused(new ShogiRecords(), message, "# to move: first player", move);
  }

  @Test
  void castlingNeedsTheMoveOfTheRook() {
    List<String> moves = List.of("e2 e4", "e7 e5", "g1 f3", "g8 f6", "f1 c4", "f8 c5");
    List<String> lines = new ArrayList<>(moves);
    lines.add("e1 g1");
    assertRefused(
        new ChessRecords(),
        "\"e1 g1\" should be \"e1 g1 + h1 f1\"",
        "# to move: first player",
        lines.toArray(new String[0]));
  }

  /** Checks that the last of some moves is refused. */
  private void assertRefused(Notation<?> notation, String message, String turn, String... moves) {
    List<String> lines = new ArrayList<>(List.of("# T", "#   8", turn));
    lines.addAll(List.of(moves));
    RecordedGame bad = RecordedGame.parse(lines);
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> new Replay<>(notation, bad, out, 9, 0).run());
    assertEquals("line " + lines.size() + ": " + message, e.getMessage());
  }

  @Test
  void rejectsRecordsWithoutAHeader() {
    assertThrows(IllegalArgumentException.class, () -> RecordedGame.parse(List.of("e2 e4")));
  }

  @Test
  void printsItsUsageForInvalidOptions() throws IOException {
    assertRejected("--every must be a number from 1 to 1000, not \"\"", "--every");
    assertRejected("--every must be a number from 1 to 1000, not \"0\"", "--every", "0");
    assertRejected("--delay must be a number from 0 to 60000, not \"-1\"", "--delay", "-1");
    assertRejected("--delay must be a number from 0 to 60000, not \"soon\"", "--delay", "soon");
    assertRejected("--every must be a number from 1 to 1000, not \"?[2J\"", "--every", "\u001b[2J");
    assertRejected("unknown option: --ever", "--ever", "5");
    assertRejected("unknown option: ?[2J", "\u001b[2J");
  }

  private void assertRejected(String message, String... arguments) throws IOException {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
    assertEquals(2, ReplayDemo.run(arguments, out, err), message);
    assertEquals(
        message + "\n" + ReplayDemo.USAGE,
        errors.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"));
    assertEquals("", printed());
  }

  @Test
  void printsItsUsage() throws IOException {
    assertEquals(0, ReplayDemo.run(new String[] {"--every", "--help"}, out, out));
    assertEquals(ReplayDemo.USAGE, printed());
  }

  @Test
  void acceptsOptions() throws IOException {
    assertEquals(0, ReplayDemo.run(new String[] {"--delay", "0", "--every", "1000"}, out, out));
    // The start and the end of each game are drawn, and the start of xiangqi.
    assertEquals(5, printed().lines().filter(line -> line.contains("┌")).count());
  }
}
