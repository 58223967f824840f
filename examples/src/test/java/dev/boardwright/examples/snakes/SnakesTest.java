// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.packed.SnlMove;
import dev.boardwright.packed.SnlMove.Status;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnakesTest {
  @TempDir Path folder;

  @Test
  void theRules() {
    assertEquals(new SnlMove(2, 2, Status.NORMAL), SnakesRules.move(0, 2));
    assertEquals(new SnlMove(4, 14, Status.LADDER), SnakesRules.move(0, 4));
    assertEquals(new SnlMove(6, 6, Status.SNAKE), SnakesRules.move(10, 6));
    assertEquals(new SnlMove(5, 97, Status.SKIP), SnakesRules.move(97, 5));
    assertEquals(new SnlMove(3, 100, Status.NORMAL), SnakesRules.move(97, 3));
    assertThrows(IllegalArgumentException.class, () -> SnakesRules.move(0, 0));
    assertThrows(IllegalArgumentException.class, () -> SnakesRules.move(0, 7));
  }

  @Test
  void theTrackRunsToAndFro() {
    assertEquals(SnakesSquare.A1, SnakesRules.square(1));
    assertEquals(SnakesSquare.J1, SnakesRules.square(10));
    assertEquals(SnakesSquare.J2, SnakesRules.square(11));
    assertEquals(SnakesSquare.A10, SnakesRules.square(100));
    Set<SnakesSquare> all = new HashSet<>();
    for (int number = 1; number <= 100; number++) {
      all.add(SnakesRules.square(number));
    }
    assertEquals(100, all.size());
  }

  @Test
  void gamesComeBackAsTheyWere() throws IOException {
    Random die = new Random(7);
    List<SnakesGame> games =
        LongStream.rangeClosed(1, 200)
            .mapToObj(id -> SnakesGame.play(id, "A, \"the\" first\n", "第二", die))
            .toList();
    Path file = folder.resolve("games.csv");
    SnakesArchive.write(file, games.stream());
    assertEquals(
        "game_id,player_1,player_2,winner,move_count,move_sequence",
        Files.readString(file).lines().findFirst().orElseThrow());
    List<SnakesGame> read = new ArrayList<>();
    SnakesArchive.read(file, read::add);
    assertEquals(games, read);
    for (SnakesGame game : read) {
      SnakesPosition end = game.replay();
      String goal = end.pieceAt(SnakesRules.square(100));
      assertEquals(game.winner().equals("第二") ? "2" : "1", goal);
    }
  }

  @Test
  void theBoardShowsWhereThePlayersAre() {
    SnakesGame game =
        new SnakesGame(
            1, "A", "B", "A", SnlMove.decodeAll(SnlMove.encode(2, 2, 3) + SnlMove.encode(2, 2, 3)));
    // Unfinished games are no games.
    assertThrows(IllegalArgumentException.class, game::replay);
    SnakesGame full = SnakesGame.play(1, "A", "B", new Random(3));
    SnakesPosition end = full.replay();
    assertEquals(2, end.pieceCount());
    assertNull(end.pieceAt(SnakesSquare.A1));
  }

  @Test
  void rowsThatLie() throws IOException {
    SnakesGame game = SnakesGame.play(1, "A", "B", new Random(3));
    String sequence = game.moveSequence();
    String count = Integer.toString(game.moves().size());
    String other = game.winner().equals("A") ? "B" : "A";
    assertRefused("line 2: move_count is 1, the sequence has " + count, "1,A,B,A,1," + sequence);
    assertRefused(
        "line 2: Hex string length must be divisible by 3",
        "1,A,B,A," + count + "," + sequence + "0");
    assertRefused("line 2: move 0: Pick must be between 0 and 6", "1,A,B,A,1,E00");
    assertRefused(
        "game 1: the winner is " + game.winner() + ", not " + other,
        "1,A,B," + other + "," + count + "," + sequence);
    assertRefused(
        "game 1, move 0: SnlMove[pick=2, to=3, status=NORMAL] where the rules have"
            + " SnlMove[pick=2, to=2, status=NORMAL]",
        "1,A,B,A,1," + SnlMove.encode(2, 3, 3));
    assertRefused("game 1, move 0: the die shows 0", "1,A,B,A,1," + SnlMove.encode(0, 0, 0));
    assertRefused(
        "game 1, move " + count + ": the game was over",
        "1,A,B," + game.winner() + "," + (game.moves().size() + 1) + "," + sequence + "00B");
  }

  private void assertRefused(String message, String row) throws IOException {
    Path file = folder.resolve("bad.csv");
    Files.writeString(
        file, "game_id,player_1,player_2,winner,move_count,move_sequence\n" + row + "\n");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> SnakesArchive.read(file, SnakesGame::replay));
    assertEquals(message, e.getMessage());
  }

  @Test
  void theDemo() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    SnakesDemo.run(out, folder.resolve("demo.csv"), 50);
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(printed.contains("Read back and replayed by the rules: 50 games"), printed);
    assertTrue(printed.contains("saved: "), printed);
  }
}
