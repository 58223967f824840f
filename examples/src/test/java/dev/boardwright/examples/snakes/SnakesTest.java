// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.boardwright.examples.snakes.SnakesMove.Status;
import dev.boardwright.examples.testing.CapturedOutput;
import dev.boardwright.packed.SnlMove;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SnakesTest {
  @TempDir Path folder;

  @Test
  void followsTheRules() {
    assertEquals(new SnakesMove(2, 2, Status.NORMAL), SnakesRules.move(0, 2));
    assertEquals(new SnakesMove(4, 14, Status.LADDER), SnakesRules.move(0, 4));
    assertEquals(new SnakesMove(6, 6, Status.SNAKE), SnakesRules.move(10, 6));
    assertEquals(new SnakesMove(5, 97, Status.SKIP), SnakesRules.move(97, 5));
    assertEquals(new SnakesMove(3, 100, Status.NORMAL), SnakesRules.move(97, 3));
    assertThrows(IllegalArgumentException.class, () -> SnakesRules.move(0, 0));
    assertThrows(IllegalArgumentException.class, () -> SnakesRules.move(0, 7));
  }

  @Test
  void trackRunsBackAndForth() {
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

  /** Moves are packed as in SNL, although SNL has a record of its own. */
  @Test
  void movesHaveTheFormatOfSnl() {
    assertEquals(SnlMove.FORMAT, SnakesMoveCodec.FORMAT);
    for (Status status : Status.values()) {
      assertEquals(SnlMove.Status.valueOf(status.name()).ordinal(), status.ordinal());
    }
    assertEquals("6A9", SnakesMoveCodec.encode(new SnakesMove(3, 42, Status.LADDER)));
  }

  static Stream<SnakesStore> stores() {
    return Stream.of(new SnakesRows(), new SnakesArchive(), new SnakesDense());
  }

  private static List<SnakesGame> games(int count) {
    Random die = new Random(7);
    return LongStream.rangeClosed(1, count)
        .mapToObj(id -> SnakesGame.play(id, "A, \"the\" first\n", "第二", die))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("stores")
  void readsTheGamesThatItWrote(SnakesStore store) throws IOException {
    List<SnakesGame> games = games(200);
    Path file = folder.resolve("games");
    store.write(file, games.stream());
    List<SnakesGame> read = new ArrayList<>();
    store.read(file, read::add);
    assertEquals(games, read);
    for (SnakesGame game : read) {
      SnakesPosition end = game.replay();
      String goal = end.pieceAt(SnakesRules.square(100));
      assertEquals(game.winner().equals("第二") ? "2" : "1", goal);
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void acceptsFilesWithoutGames(SnakesStore store) throws IOException {
    Path file = folder.resolve("games");
    store.write(file, Stream.empty());
    store.read(file, game -> fail("the file contains no game"));
  }

  @Test
  void archiveNamesItsColumns() throws IOException {
    Path file = folder.resolve("games.csv");
    new SnakesArchive().write(file, games(2).stream());
    assertEquals(
        "game_id,player_1,player_2,winner,move_count,move_sequence",
        Files.readString(file).lines().findFirst().orElseThrow());
  }

  /** The games before the cut are delivered before the error. */
  @Test
  void readsTheCompleteGamesOfATruncatedFile() throws IOException {
    List<SnakesGame> games = games(3);
    Path file = folder.resolve("games.dense");
    new SnakesDense().write(file, games.stream());
    byte[] bytes = Files.readAllBytes(file);
    Path one = folder.resolve("one.dense");
    new SnakesDense().write(one, games.stream().limit(1));
    // The cut is ten bytes into the moves of the second game, which follow its number and names.
    int names = 8 + 2 + 15 + 2 + 6 + 2 + (games.get(1).winner().equals("第二") ? 6 : 15);
    long cut = Files.size(one) - 1 + 1 + names + 10;
    Files.write(file, Arrays.copyOf(bytes, (int) cut));
    List<SnakesGame> read = new ArrayList<>();
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> new SnakesDense().read(file, read::add));
    assertEquals("game 2, move 6: the stream ends before its end mark", e.getMessage());
    assertEquals(games.subList(0, 1), read);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
    assertThrows(IOException.class, () -> new SnakesDense().read(file, game -> {}));
  }

  @Test
  void rejectsInvalidRows() throws IOException {
    Path file = folder.resolve("rows.csv");
    for (String row :
        List.of("game,x,A,B,A", "game,1,A", "move,1,2", "move,1,2,WIN", "move,a,2,SKIP")) {
      Files.writeString(file, row + "\n");
      IllegalArgumentException e =
          assertThrows(
              IllegalArgumentException.class, () -> new SnakesRows().read(file, game -> {}), row);
      assertTrue(e.getMessage().startsWith("line 1: "), e.getMessage());
    }
  }

  @Test
  void rejectsUnfinishedGames() {
    SnakesGame game = new SnakesGame(1, "A", "B", "A", SnakesMoveCodec.decodeAll("40B40B"));
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, game::replay);
    assertEquals("game 1: the moves make nobody the winner, not A", e.getMessage());
  }

  @Test
  void replaysToTheFinalPosition() {
    SnakesGame full = SnakesGame.play(1, "A", "B", new Random(3));
    SnakesPosition end = full.replay();
    assertEquals(2, end.pieceCount());
    assertNull(end.pieceAt(SnakesSquare.A1));
  }

  @Test
  void rejectsGamesThatBreakTheRules() throws IOException {
    SnakesGame game = SnakesGame.play(1, "A", "B", new Random(3));
    String sequence = game.moveSequence();
    String count = Integer.toString(game.moves().size());
    String other = game.winner().equals("A") ? "B" : "A";
    assertRejected(
        "line 2: move_count is 1, but the sequence has " + count, "1,A,B,A,1," + sequence);
    assertRejected(
        "line 2: Hex string length must be divisible by 3",
        "1,A,B,A," + count + "," + sequence + "0");
    assertRejected("line 2: move 0: Pick must be between 0 and 6", "1,A,B,A,1,E00");
    assertRejected(
        "game 1: the moves make " + game.winner() + " the winner, not " + other,
        "1,A,B," + other + "," + count + "," + sequence);
    assertRejected(
        "game 1, move 0: SnakesMove[pick=2, to=3, status=NORMAL], but the rules give"
            + " SnakesMove[pick=2, to=2, status=NORMAL]",
        "1,A,B,A,1," + SnlMove.encode(2, 3, 3));
    assertRejected("game 1, move 0: the die shows 0", "1,A,B,A,1," + SnlMove.encode(0, 0, 0));
    assertRejected(
        "game 1, move " + count + ": the game is already over",
        "1,A,B," + game.winner() + "," + (game.moves().size() + 1) + "," + sequence + "00B");
  }

  private void assertRejected(String message, String row) throws IOException {
    Path file = folder.resolve("bad.csv");
    Files.writeString(
        file, "game_id,player_1,player_2,winner,move_count,move_sequence\n" + row + "\n");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> new SnakesArchive().read(file, SnakesGame::replay));
    assertEquals(message, e.getMessage());
  }

  @Test
  void demoComparesTheFormats() throws IOException {
    CapturedOutput out = new CapturedOutput();
    new SnakesDemo(out, new ConsoleProgressBarConsumer(out, 80), folder).run(50);
    String printed = out.text();
    assertTrue(printed.contains("verify 100% |█"), printed);
    assertTrue(printed.contains("The last of 50 games of Snakes and Ladders (seed 1858)"), printed);
    assertTrue(printed.contains("  dense, 12 bits per move  "), printed);
    assertTrue(printed.contains("  space saved compared with CSV: "), printed);
  }
}
