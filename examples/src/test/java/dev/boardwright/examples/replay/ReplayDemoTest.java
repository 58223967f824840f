// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.shogi.ShogiPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReplayDemoTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void replaysTheOperaGame() throws IOException {
    GameRecord opera = GameRecord.load("opera-1858.txt");
    assertEquals(33, opera.moves().size());
    ChessPosition end = new Replay<>(new ChessRecords(), opera, out, 8, 0).run();
    assertEquals(20, end.pieceCount());
    assertEquals(Side.SECOND, end.turn());
    assertTrue(printed().contains("castles, rook a1→d1"), printed());
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
                """),
        printed());
  }

  @Test
  void replaysHabuAgainstFujii() throws IOException {
    GameRecord gameRecord = GameRecord.load("habu-fujii-2006.txt");
    assertEquals(new GameRecord.Totals(181, 50, 39, 13), gameRecord.totals());
    ShogiPosition end = new Replay<>(new ShogiRecords(), gameRecord, out, 50, 0).run();
    assertEquals(Map.of("G", 1, "P", 1), end.firstPlayerHand());
    assertEquals(Map.of("r", 1, "b", 1, "s", 1, "p", 6), end.secondPlayerHand());
    assertEquals(40, end.pieceCount());
    // The generic form of the same position.
    Qi generic = Qi.of(ShogiPosition.SHAPE, "SHOGI", "shogi");
    Qi.Edit edit = generic.edit();
    for (int index = 0; index < end.squareCount(); index++) {
      edit.set(index, end.pieceAt(index));
    }
    for (Side side : Side.values()) {
      end.hand(side).forEach((piece, count) -> edit.addToHand(side, piece, count));
    }
    assertEquals(end, edit.toggle().build());
    assertEquals(end.contentHash(), end.toggle().toggle().contentHash());
  }

  @Test
  void demoReplaysBothGames() throws IOException {
    ReplayDemo.run(out, 0, 0);
    assertTrue(printed().endsWith("Both games end as recorded.\n"), printed());
    assertEquals(13, printed().lines().filter(line -> line.contains("promotes to +")).count());
    assertEquals(39, printed().lines().filter(line -> line.contains("dropped from hand")).count());
  }

  @Test
  void reportsAFinalBoardThatDiffersFromTheRecord() throws IOException {
    GameRecord opera = GameRecord.load("opera-1858.txt");
    List<GameRecord.Move> moves = new ArrayList<>(opera.moves());
    moves.remove(moves.size() - 1);
    GameRecord shorter =
        new GameRecord("", opera.finalRows(), "", Side.SECOND, opera.totals(), moves);
    IllegalStateException e =
        assertThrows(
            IllegalStateException.class,
            () -> new Replay<>(new ChessRecords(), shorter, out, 99, 0).run());
    assertTrue(e.getMessage().startsWith("the final board differs"), e.getMessage());
  }

  @Test
  void reportsMovesThatCannotBePlayed() {
    List<String> header = List.of("# T", "#   8", "# to move: first player");
    Map<String, String> refusals =
        Map.of(
            "e3 e4", "line 4: no piece on e3",
            "e7 e5", "line 4: p on e7 does not belong to the side to move",
            "e2 e9", "line 4: no such square: e9 (board has 8 files, 8 ranks)",
            "e2", "line 4: \"e2\" is not a chess move in this notation");
    refusals.forEach(
        (move, message) -> {
          List<String> lines = new ArrayList<>(header);
          lines.add(move);
          GameRecord bad = GameRecord.parse(lines);
          IllegalArgumentException e =
              assertThrows(
                  IllegalArgumentException.class,
                  () -> new Replay<>(new ChessRecords(), bad, out, 9, 0).run());
          assertEquals(message, e.getMessage());
        });
    assertThrows(IllegalArgumentException.class, () -> GameRecord.parse(List.of("e2 e4")));
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
  void acceptsOptions() throws IOException {
    assertEquals(0, ReplayDemo.run(new String[] {"--delay", "0", "--every", "1000"}, out, out));
    // The start and the end of each game are drawn, but nothing between them.
    assertEquals(4, printed().lines().filter(line -> line.contains("┌")).count());
  }
}
