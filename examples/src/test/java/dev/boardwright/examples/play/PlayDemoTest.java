// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.ChessRules;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.examples.perft.Rules;
import dev.boardwright.examples.shogirules.DeclaredShogi;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class PlayDemoTest {
  private static final String AFTER_F3_E5 =
      "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(Reader in, String... arguments) {
    return PlayDemo.run(
        arguments,
        new BufferedReader(in),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  /**
   * Plays a game, and writes its image to the temporary folder.
   *
   * @param lines the lines that the person enters
   * @return the text printed
   */
  private String play(String lines, String... arguments) {
    out.reset();
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--svg");
    all.add(folder.resolve("final.svg").toString());
    assertEquals(0, run(new StringReader(lines), all.toArray(new String[0])));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void playsFoolsMate() throws IOException {
    String printed = play("g2g4\n", "chess", "--depth", "2", "--position", AFTER_F3_E5);
    assertTrue(printed.contains("  1. first player   g2g4\n"), printed);
    assertTrue(printed.contains("  2. second player  d8h4    depth 1, "), printed);
    assertTrue(
        printed.endsWith(
            """
            first player to move
            checkmate: the second player wins
            final position written to %s
            """
                .formatted(folder.resolve("final.svg"))),
        printed);
    String svg = Files.readString(folder.resolve("final.svg"));
    assertTrue(svg.contains("♛"), svg);
  }

  @Test
  void listsTheLegalMoves() {
    String printed = play("quit\n", "chess");
    assertTrue(
        printed.contains(
            """
            first player to move
            a2a3  a2a4  b1a3  b1c3  b2b3  b2b4  c2c3  c2c4  d2d3  d2d4  e2e3  e2e4  f2f3
            f2f4  g1f3  g1h3  g2g3  g2g4  h2h3  h2h4
            first player (? for help): \
            """),
        printed);
    String again = play("list\n?\nquit\n", "chess");
    assertEquals(3, again.lines().filter(line -> line.contains("f2f4  g1f3")).count());
    assertTrue(again.contains("undo    undo your last move and the reply\n"), again);
  }

  @Test
  void rejectsIllegalMoves() {
    String printed = play("e2e5\nE2E4\n\n\u001b[2J\n" + "x".repeat(100_000) + "\nfeen\n", "chess");
    assertTrue(
        printed.contains(": not a legal move: e2e5 (type ? for the legal moves)\n"), printed);
    assertTrue(printed.contains(": not a legal move: E2E4 (type ?"), printed);
    assertTrue(printed.contains(": not a legal move: ?[2J (type ?"), printed);
    assertTrue(printed.contains(": not a legal move: " + "x".repeat(60) + "… (type ?"), printed);
    assertTrue(printed.contains(": " + start() + "\n"), printed);
    assertTrue(printed.contains("\nend of input\n"), printed);
    assertFalse(printed.contains("second player to move"), printed);
  }

  private static String start() {
    return new ChessRules().toFeen(new ChessRules().start());
  }

  @Test
  void undoesTheLastMoveAndTheReply() {
    String printed = play("undo\ne2e4\r\nfen\nundo\nfen\nd2d4\nundo\n  feen \nquit\n", "chess");
    assertTrue(printed.contains(": nothing to undo\n"), printed);
    List<String> positions =
        printed.lines().filter(line -> line.contains(" / ")).map(PlayDemoTest::answer).toList();
    assertEquals(3, positions.size());
    assertFalse(positions.get(0).equals(start()));
    assertEquals(List.of(start(), start()), positions.subList(1, 3));
  }

  private static String answer(String line) {
    return line.substring(line.indexOf("): ") + 3);
  }

  @Test
  void playsADrop() {
    String printed =
        play("G*e8\n", "shogi", "--position", "4k4/9/4P4/9/9/9/9/9/4K4", "b", "G", "1");
    assertTrue(printed.contains("\ncheckmate: the first player wins\n"), printed);
  }

  @Test
  void machinePlaysAgainstItself() throws Exception {
    String printed = play("", "minishogi", "--self", "10", "--depth", "2");
    List<String> moves =
        printed.lines().filter(line -> line.matches(" +[0-9]+\\. .* nodes")).toList();
    assertTrue(moves.size() == 10 && printed.contains("stopped after move 10\n"), printed);
    assertEquals(printed, play("", "minishogi", "--self", "10", "--depth", "2"));
    Document svg =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(folder.resolve("final.svg").toFile());
    assertEquals("svg", svg.getDocumentElement().getTagName());
  }

  @Test
  void endsFinishedGamesAtOnce() {
    assertTrue(
        play("a move\n", "chess", "--position", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
            .contains("second player to move\ndraw by stalemate\n"));
    assertTrue(
        play("", "minishogi", "--position", "4k/2S2/3G1/5/K4 w - 1", "--self", "3")
            .contains("second player to move\nno legal move: the first player wins\n"));
  }

  @Test
  void repeatedPositionsAreADraw() {
    assertEquals(
        Optional.of("draw: the same position occurred 3 times"),
        repeated(new ChessRules(), 2, "g1f3", "g8f6", "f3g1", "f6g8"));
    assertEquals(
        Optional.of("draw: the same position occurred 4 times"),
        repeated(DeclaredShogi.standard(), 3, "h2g2", "b8c8", "g2h2", "c8b8"));
  }

  @Test
  void repetitionIgnoresEnPassantThatIsNotLegal() {
    Optional<String> draw = Optional.of("draw: the same position occurred 3 times");
    String[] moves = {"b8a6", "b1a3", "a6b8", "a3b1"};
    // No pawn is next to the one on e4. In the second game there is one, but it is pinned.
    assertEquals(draw, repeated("1n2k3/8/8/8/4P3/8/8/1N2K3 b - e3 0 1", 2, moves));
    assertEquals(draw, repeated("1n1k4/8/8/8/3pP3/8/8/1N1RK3 b - e3 0 1", 2, moves));
    // The pawn on d4 may capture, so the first position differs from the later ones.
    assertEquals(Optional.empty(), repeated("1n2k3/8/8/8/3pP3/8/8/1N2K3 b - e3 0 1", 2, moves));
  }

  /**
   * Repeats some moves. Checks that the game does not end earlier, and that undoing the last move
   * undoes the end.
   *
   * @return a description of how the game ended, or empty if it has not ended
   */
  private static <S> Optional<String> repeated(Rules<S> rules, int rounds, String... moves) {
    return repeated(rules, rules.start(), rounds, moves);
  }

  private static Optional<String> repeated(String chess, int rounds, String... moves) {
    ChessRules rules = new ChessRules();
    return repeated(rules, rules.parse(chess), rounds, moves);
  }

  private static <S> Optional<String> repeated(
      Rules<S> rules, S start, int rounds, String... moves) {
    Match<S> match = new Match<>(rules, start);
    for (int round = 0; round < rounds; round++) {
      for (String move : moves) {
        assertEquals(Optional.empty(), match.ending());
        match.play(match.legal().get(move));
      }
    }
    Optional<String> ending = match.ending();
    match.undo(1);
    assertEquals(Optional.empty(), match.ending());
    return ending;
  }

  @Test
  void findsTheSquaresThatAMoveChanged() {
    ChessRules chess = new ChessRules();
    Match<?> match = new Match<>(chess, chess.start());
    assertArrayEquals(new int[0], match.changed());
    match.play(match.legal().get("e2e4"));
    assertArrayEquals(new int[] {ChessSquare.E4.index(), ChessSquare.E2.index()}, match.changed());
  }

  private void assertRejected(String message, String... arguments) {
    err.reset();
    assertEquals(2, run(Reader.nullReader(), arguments), message);
    assertEquals(
        message + "\n" + PlayOptions.USAGE,
        err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"));
    assertEquals("", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void rejectsInvalidArguments() {
    assertRejected("no game given (chess, shogi, minishogi)");
    assertRejected("unknown game: \"--self\" (chess, shogi, minishogi)", "--self", "3");
    assertRejected("unknown option: e2e4", "chess", "e2e4");
    assertRejected("unknown option: --quick", "chess", "--depth", "2", "--quick");
    assertRejected("--depth must be a number from 1 to 10, not \"\"", "chess", "--depth");
    assertRejected(
        "--depth must be a number from 1 to 10, not \"2 3\"", "chess", "--depth", "2", "3");
    assertRejected("--self must be a number from 1 to 1000, not \"0\"", "chess", "--self", "0");
    assertRejected("--svg needs a file", "chess", "--svg", "--self", "3");
    assertRejected("--svg must be a file, not \"a?b\"", "chess", "--svg", "a\0b");
    assertRejected("--position needs a position", "chess", "--position");
  }

  @Test
  void rejectsInvalidPositions() {
    assertEquals(2, run(Reader.nullReader(), "chess", "--position", "8/8/8/8/8/8/8/8 w - -"));
    assertEquals("0 kings K (there must be exactly one)\n", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void reportsAnImageThatCannotBeWritten() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    String svg = file.resolve("final.svg").toString();
    assertEquals(1, run(new StringReader("quit\n"), "chess", "--svg", svg));
    String message = err.toString(StandardCharsets.UTF_8);
    assertTrue(message.startsWith("cannot write " + svg + ": "), message);
    assertEquals(1, message.lines().count());
  }
}
