// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.examples.client.EngineCommands;
import dev.boardwright.examples.client.FakeEngine;
import dev.boardwright.examples.engine.EngineMain;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.testing.CapturedOutput;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.RuleBook;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class PlayDemoTest {
  private static final String AFTER_F3_E5 =
      "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

  @TempDir Path folder;

  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  /** Runs the program with some words, and further arguments. */
  private int run(Reader in, String words, String... more) {
    String[] all =
        Stream.concat(Stream.of(words.split(" ")), Stream.of(more)).toArray(String[]::new);
    return PlayDemo.run(all, new BufferedReader(in), out, err);
  }

  /**
   * Plays a game, and writes its image to the temporary folder.
   *
   * @param lines the lines that the person enters
   * @return the text printed
   */
  private String play(String lines, String words, String... more) {
    out.reset();
    String all = words + " --svg " + folder.resolve("final.svg");
    assertEquals(0, run(new StringReader(lines), all, more));
    assertEquals("", err.text());
    return out.text();
  }

  @Test
  void playsFoolsMate() throws IOException {
    String printed = play("g2-g4\n", "chess --depth 2 --position " + AFTER_F3_E5);
    assertTrue(printed.contains("  1. first player   g2-g4\n"), printed);
    assertTrue(printed.contains("  2. second player  d8-h4       depth 1, "), printed);
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
            a2-a3  a2-a4  b1-a3  b1-c3  b2-b3  b2-b4  c2-c3  c2-c4  d2-d3  d2-d4  e2-e3
            e2-e4  f2-f3  f2-f4  g1-f3  g1-h3  g2-g3  g2-g4  h2-h3  h2-h4
            first player (? for help): \
            """),
        printed);
    String again = play("list\n?\nquit\n", "chess");
    assertEquals(3, again.lines().filter(line -> line.contains("f2-f4  g1-f3")).count());
    assertTrue(again.contains("undo    undo your last move and the reply\n"), again);
  }

  @Test
  void rejectsIllegalMoves() {
    String printed =
        play("e2->e5\nE2→E4\ne2e5\nNf4\n\n\u001b[2J\n" + "x".repeat(100_000) + "\nfeen\n", "chess");
    assertTrue(
        printed.contains(
            ": illegal move e2-e5: the pawn on e2 does not move to e5 (type ? for the legal"
                + " moves)\n"),
        printed);
    assertTrue(printed.contains(": no legal move is written \"E2→E4\" (type ?"), printed);
    assertTrue(
        printed.contains(": illegal move e2-e5: the pawn on e2 does not move to e5 (type ?"),
        printed);
    assertTrue(
        printed.contains(": illegal move g1-f4: the knight on g1 does not move to f4 (type ?"),
        printed);
    assertTrue(printed.contains(": no legal move is written \"\\e[2J\" (type ?"), printed);
    assertTrue(printed.contains(": no legal move is written \"xxx"), printed);
    assertTrue(printed.contains(": " + start() + "\n"), printed);
    assertTrue(printed.contains("\nend of input\n"), printed);
    assertFalse(printed.contains("second player to move"), printed);
  }

  private static String start() {
    return PositionTexts.toFeen(DeclaredGame.CHESS.game().start());
  }

  @Test
  void undoesTheLastMoveAndTheReply() {
    String printed =
        play("undo\ne2-e4\r\nfeen\nundo\nfeen\nd2->d4\nundo\n  feen \nquit\n", "chess");
    assertTrue(printed.contains(": nothing to undo\n"), printed);
    List<String> positions =
        printed.lines().filter(line -> line.contains(" / ")).map(PlayDemoTest::answer).toList();
    assertEquals(3, positions.size());
    assertFalse(positions.get(0).equals(start()));
    assertEquals(List.of(start(), start()), positions.subList(1, 3));
  }

  @Test
  void readsMovesInAllNotations() {
    for (String move : List.of("e2-e4", "e2->e4", "e2e4", "e4", "4g4e")) {
      String printed = play(move + "\nquit\n", "chess --depth 1");
      assertTrue(printed.contains("  1. first player   e2-e4\n"), printed);
    }
    for (String move : List.of("c3-c4", "c3c4", "7g7f", "P-7f")) {
      String printed = play(move + "\nquit\n", "shogi --depth 1");
      assertTrue(printed.contains("  1. first player   c3-c4\n"), printed);
    }
  }

  @Test
  void printsPositionsAsFenOrSfen() {
    String chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assertTrue(play("fen\nquit\n", "chess").contains(": " + chess + "\n"));
    String shogi = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    assertTrue(play("sfen\nquit\n", "shogi").contains(": " + shogi + "\n"));
  }

  @Test
  void countsMovesInFenAndSfen() {
    String printed =
        play(
            "h1h2\nfen\nundo\nfen\nquit\n",
            "chess --depth 1 --position 4k3/8/8/8/8/8/8/4K2R w K - 31 40");
    List<String> texts =
        printed.lines().filter(line -> line.contains(" w ")).map(PlayDemoTest::answer).toList();
    assertEquals(2, texts.size());
    assertTrue(texts.get(0).endsWith(" w - - 33 41"), texts.get(0));
    assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 31 40", texts.get(1));
    String shogi = "4k4/9/9/9/9/9/9/9/4K3R w - ";
    assertTrue(
        play("fen\nquit\n", "shogi --position " + shogi + "1").contains(": " + shogi + "1\n"));
    printed = play("5a6a\nfen\nquit\n", "shogi --depth 1 --position sfen " + shogi + "8");
    assertTrue(printed.lines().anyMatch(line -> line.endsWith(" w - 10")), printed);
    String brackets = "4k4/9/9/9/9/9/9/9/4K3R[] w - - 7 40";
    assertTrue(
        play("fen\nquit\n", "shogi --position " + brackets)
            .contains(": 4k4/9/9/9/9/9/9/9/4K3R b - 79\n"));
  }

  @Test
  void theClockOfFenCountsForTheDraw() {
    String fen = "4k3/8/8/8/8/8/8/4K2R w K - 98 140";
    String printed = play("h1h2\n", "chess --depth 1 --position " + fen);
    assertTrue(printed.contains("\ndraw: 100 moves without progress\n"), printed);
  }

  private static String answer(String line) {
    return line.substring(line.indexOf("): ") + 3);
  }

  @Test
  void playsADrop() {
    String printed = play("G*e8\n", "shogi --position 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    assertTrue(printed.contains("\ncheckmate: the first player wins\n"), printed);
  }

  @Test
  void machinePlaysAgainstItself() throws Exception {
    String printed = play("", "minishogi --self 10 --depth 2");
    List<String> moves =
        printed.lines().filter(line -> line.matches(" +[0-9]+\\. .* nodes")).toList();
    assertTrue(moves.size() == 10 && printed.contains("stopped after move 10\n"), printed);
    assertEquals(printed, play("", "minishogi --self 10 --depth 2"));
    assertImage();
  }

  @Test
  void endsFinishedGamesAtOnce() {
    assertTrue(
        play("a move\n", "chess --position 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
            .contains("second player to move\ndraw by stalemate\n"));
    assertTrue(
        play("", "minishogi --position 4k/2S2/3G1/5/K4 w - 1 --self 3")
            .contains("second player to move\nno legal move: the first player wins\n"));
  }

  @Test
  void repeatedPositionsAreADraw() {
    assertEquals(
        Optional.of("draw: the same position occurred 3 times"),
        repeated("chess", "", 2, "g1-f3", "g8-f6", "f3-g1", "f6-g8"));
    assertEquals(
        Optional.of("draw: the same position occurred 4 times"),
        repeated("shogi", "", 3, "h2-g2", "b8-c8", "g2-h2", "c8-b8"));
  }

  @Test
  void repetitionIgnoresEnPassantThatIsNotLegal() {
    Optional<String> draw = Optional.of("draw: the same position occurred 3 times");
    String[] moves = {"b8-a6", "b1-a3", "a6-b8", "a3-b1"};
    // No pawn is next to the one on e4. In the second game there is one, but it is pinned.
    assertEquals(draw, repeated("chess", "1n2k3/8/8/8/4P3/8/8/1N2K3 b - e3 0 1", 2, moves));
    assertEquals(draw, repeated("chess", "1n1k4/8/8/8/3pP3/8/8/1N1RK3 b - e3 0 1", 2, moves));
    // The pawn on d4 may capture, so the first position differs from the later ones.
    assertEquals(
        Optional.empty(), repeated("chess", "1n2k3/8/8/8/3pP3/8/8/1N2K3 b - e3 0 1", 2, moves));
  }

  /**
   * Repeats some moves. Checks that the game does not end earlier, and that undoing the last move
   * undoes the end.
   *
   * @return a description of how the game ended, or empty if it has not ended
   */
  private static Optional<String> repeated(
      String game, String position, int rounds, String... moves) {
    Match<?> match = match(game, position);
    for (int round = 0; round < rounds; round++) {
      for (String move : moves) {
        assertEquals(Optional.empty(), match.ending());
        match.play(move);
      }
    }
    Optional<String> ending = match.ending();
    match.undo(1);
    assertEquals(Optional.empty(), match.ending());
    return ending;
  }

  private static Match<?> match(String name, String position) {
    DeclaredGame game = DeclaredGame.find(name);
    return match(game.game(), position);
  }

  private static <P extends GamePosition<P>> Match<P> match(Game<P> game, String position) {
    return new Match<>(game, PositionTexts.position(game, position), 0);
  }

  @Test
  void perpetualCheckLosesInShogi() {
    assertEquals(
        Optional.of("perpetual check: the second player wins"),
        repeated("shogi", "R8/4k4/9/9/9/9/9/9/4K4 b - 1", 3, "a9-a8", "e8-e9", "a8-a9", "e9-e8"));
  }

  /** One king walks along four ranks and most of the way back, the other takes turns. */
  @Test
  void manyMovesWithoutProgressAreADraw() {
    Match<?> match = match("chess", "4k3/8/7p/7P/8/8/8/K7 w - - 0 1");
    List<ChessSquare> path = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      int rank = i / 8;
      path.add(ChessSquare.of(rank % 2 == 0 ? i % 8 : 7 - i % 8, rank));
    }
    for (int i = 30; i >= 0; i--) {
      path.add(path.get(i));
    }
    for (int i = 0; i < 50; i++) {
      assertEquals(Optional.empty(), match.ending());
      match.play(path.get(i) + "-" + path.get(i + 1));
      match.play(i % 2 == 0 ? "e8-d8" : "d8-e8");
    }
    assertEquals(Optional.of("draw: 100 moves without progress"), match.ending());
    assertTrue(match.legal().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "dobutsu, 1l^1/1C1/3/1L^1 / DOBUTSU/dobutsu, b3-b4=+C, the royal piece is captured",
    "dobutsu, l^2/2L^/3/3 / DOBUTSU/dobutsu, c3-c4, the royal piece has reached its goal",
    "xiangqi, 4k^4/9/4P4/9/9/9/9/9/R8/5K^3 / XIANGQI/xiangqi, a2-a10, checkmate",
    "xiangqi, 3k^5/9/3P5/9/9/9/9/9/9/3K^5 / XIANGQI/xiangqi, d1-e1, no legal move",
  })
  void saysHowAGameEnded(String game, String position, String move, String reason) {
    Match<?> match = match(game, position);
    match.play(move);
    assertEquals(Optional.of(reason + ": the first player wins"), match.ending());
  }

  @ParameterizedTest
  @EnumSource
  void everyGamePlaysByItself(DeclaredGame game) throws Exception {
    String printed = play("", game.id() + " --self 6 --depth 1");
    long moves = printed.lines().filter(line -> line.matches(" +[0-9]+\\. .* nodes")).count();
    // In minixiangqi, the third move is checkmate, because nobody looks further than one move.
    boolean isMate = printed.contains("checkmate: the first player wins\n");
    assertTrue(isMate ? moves < 6 : moves == 6, printed);
    assertTrue(isMate || printed.contains("\nstopped after move 6\n"), printed);
    assertImage();
  }

  @ParameterizedTest
  @EnumSource
  void aPersonCanPlayEveryGame(DeclaredGame game) throws Exception {
    RuleBook rules = game.rules();
    String move = rules.start().legalMoves().get(0).toString();
    String start = PositionTexts.toFeen(rules.start());
    String printed =
        play(
            "zz-zz\n" + move + "\nundo\nfeen\nquit\n",
            game.id() + " --depth 1 --position " + start);
    assertTrue(printed.contains(": no legal move is written \"zz-zz\" (type ?"), printed);
    assertTrue(printed.contains("  1. first player   " + move + "\n"), printed);
    assertTrue(printed.contains("  2. second player  "), printed);
    assertTrue(printed.contains(": " + start + "\n"), printed);
    assertImage();
  }

  private void assertImage() throws Exception {
    Document svg =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(folder.resolve("final.svg").toFile());
    assertEquals("svg", svg.getDocumentElement().getTagName());
  }

  @Test
  void playsAGameOfDobutsuToItsEnd() {
    String printed = play("", "dobutsu --self 200 --depth 2");
    assertFalse(printed.contains("stopped after"), printed);
  }

  @Test
  void findsTheSquaresThatAMoveChanged() {
    Match<?> match = match("chess", "");
    assertArrayEquals(new int[0], match.changed(match.length()));
    match.play("e2-e4");
    assertArrayEquals(
        new int[] {ChessSquare.E4.index(), ChessSquare.E2.index()}, match.changed(match.length()));
    // The rooks lose the right to castle, but stay where they are.
    Match<?> castling = match("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    castling.play("e1-e2");
    assertArrayEquals(
        new int[] {ChessSquare.E2.index(), ChessSquare.E1.index()},
        castling.changed(castling.length()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--self 3 | no game given",
        "chess e2-e4 | unknown argument: e2-e4",
        "chess --depth 65 | --depth must be a number from 1 to 64, not \"65\"",
        "chess --self 0 | --self must be a number from 1 to 1000, not \"0\"",
        "chess --svg --self 3 | --svg needs a value",
        "chess --option Hash=1 | --option needs --against",
        "chess --against x --option Hash | an option must be like \"Skill Level=0\", not \"Hash\"",
        "chess --against \"engine | a command has a quote that is not closed: \"",
        "chess --clock 0+3 | --clock must give some time",
        "chess --position 8/8/8/8/8/8/8/8 w - - | the first side has no royal piece"
      })
  void rejectsInvalidArguments(String arguments, String message) {
    assertEquals(2, run(Reader.nullReader(), arguments));
    assertEquals(message + "\n", err.text());
    assertEquals("", out.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "5+", "+3", "-5+3", "5+3+1", "1000+1", "5 + 3"})
  void rejectsInvalidClocks(String clock) {
    assertEquals(2, run(Reader.nullReader(), "chess", "--clock", clock));
    assertEquals(
        "--clock must be minutes+seconds, such as 5+3, not \"" + clock + "\"\n", err.text());
  }

  @Test
  void showsTheBoardAfterEachMove() {
    String printed = play("", "minishogi --self 5 --depth 1");
    assertEquals(6, printed.lines().filter(line -> line.startsWith("5 │")).count());
    assertEquals(6, printed.lines().filter(line -> line.endsWith(" player to move")).count());
  }

  @Test
  void writesAnImageOfEachPosition() throws Exception {
    Path frames = folder.resolve("frames");
    String printed = play("", "dobutsu --self 4 --depth 1 --frames " + frames);
    assertTrue(printed.endsWith("\n5 positions written to " + frames + "\n"), printed);
    List<String> images = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      images.add(Files.readString(frames.resolve("000" + i + ".svg")));
    }
    assertEquals(5, images.stream().distinct().count());
    assertEquals(Files.readString(folder.resolve("final.svg")), images.get(4));
    try (Stream<Path> files = Files.list(frames)) {
      assertEquals(5, files.count());
    }
  }

  /** A move that was undone has no image. */
  @Test
  void imagesAreThoseOfTheGameAsItWasPlayed() throws Exception {
    Path frames = folder.resolve("frames");
    String printed = play("e2e4\nundo\nquit\n", "chess --depth 1 --frames " + frames);
    assertTrue(printed.endsWith("\n1 positions written to " + frames + "\n"), printed);
  }

  @Test
  void showsTheClock() {
    String printed = play("e2e4\nquit\n", "chess --depth 1 --clock 60+3");
    assertTrue(printed.contains("first player 60:00 (? for help): "), printed);
    assertTrue(printed.matches("(?s).*  1\\. first player   e2-e4       60:0[23]\n.*"), printed);
    assertTrue(
        printed.matches("(?s).*  2\\. second player  \\S+ +60:0[0-3]   depth 1, .*"), printed);
    assertTrue(printed.contains("first player 60:0"), printed);
  }

  /** A person who reads the board for longer than the clock allows has lost. */
  @Test
  void losesOnTime() {
    Reader slow =
        new StringReader("e2e4\n") {
          private boolean hasWaited;

          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            if (!hasWaited) {
              hasWaited = true;
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            }
            return super.read(buffer, offset, length);
          }
        };
    String svg = folder.resolve("final.svg").toString();
    assertEquals(0, run(slow, "chess --clock 0.001+0 --svg " + svg));
    String printed = out.text();
    assertTrue(
        printed.contains("\nthe first player has run out of time: the second player wins\n"),
        printed);
    assertFalse(printed.contains("  1. first player"), printed);
  }

  /** {@return a command that starts the engine of the examples, or a fake one} */
  private static String command(Class<?> program, String... arguments) {
    return EngineCommands.text(program, arguments);
  }

  @Test
  void playsAgainstAnEngine() {
    String printed =
        play(
            "e2e4\nquit\n",
            "chess --depth 2",
            "--against",
            command(EngineMain.class),
            "--option",
            "Hash=1");
    assertTrue(printed.contains("  1. first player   e2-e4\n"), printed);
    assertTrue(
        printed.matches("(?s).*  2\\. second player  \\S+ +depth 2, score -?\\d+\n.*"), printed);
  }

  @Test
  void machinePlaysAgainstAnEngine() {
    String printed =
        play("", "shogi --self 6 --clock 0.05+0 --depth 2", "--against", command(EngineMain.class));
    assertTrue(printed.contains("\nstopped after move 6\n"), printed);
    assertEquals(3, printed.lines().filter(line -> line.endsWith(" nodes")).count(), printed);
    assertEquals(3, printed.lines().filter(line -> line.contains(", score ")).count(), printed);
  }

  @Test
  void anEngineMayResign() {
    String printed = play("e2e4\n", "chess", "--against", command(FakeEngine.class, "resigns"));
    assertTrue(printed.contains("\nthe second player resigns: the first player wins\n"), printed);
  }

  @ParameterizedTest
  @CsvSource({
    "crashes, has ended",
    "nonsense, plays an illegal move: xyzzy",
    "illegal, plays an illegal move: e2e4",
    "none, plays an illegal move: (none)",
    "chessless, does not play chess"
  })
  void reportsAnEngineThatFails(String mode, String message) {
    String svg = folder.resolve("final.svg").toString();
    int status =
        run(
            new StringReader("e2e4\nd2d4\n"),
            "chess",
            "--against",
            command(FakeEngine.class, mode),
            "--svg",
            svg);
    assertEquals(1, status);
    assertEquals("the engine failed: Fake " + message + "\n", err.text());
    // What was played is drawn.
    boolean hasBegun = !mode.equals("chessless");
    assertEquals(hasBegun, Files.exists(Path.of(svg)));
  }

  @Test
  void reportsAnEngineThatCannotBeStarted() {
    assertEquals(1, run(Reader.nullReader(), "chess", "--against", "/no/such/engine -x"));
    assertEquals("the engine failed: cannot start /no/such/engine\n", err.text());
    err.reset();
    String fake = command(FakeEngine.class, "plays");
    assertEquals(1, run(Reader.nullReader(), "chess", "--against", fake, "--option", "Skill=3"));
    assertEquals("the engine failed: Fake has no option \"Skill\"\n", err.text());
  }

  @Test
  void reportsAnImageThatCannotBeWritten() throws IOException {
    String svg = Files.createDirectory(folder.resolve("final.svg")).toString();
    assertEquals(1, run(new StringReader("quit\n"), "chess --svg " + svg));
    String message = err.text();
    assertTrue(message.startsWith("cannot write " + svg + ": "), message);
    assertEquals(1, message.lines().count());
  }

  /** The error comes before the game, which would be lost. */
  @Test
  void reportsAFolderThatCannotBeCreated() throws IOException {
    String file = Files.createFile(folder.resolve("file")).toString();
    for (String option : List.of("--svg", "--frames")) {
      err.reset();
      String path = option.equals("--svg") ? file + File.separator + "a.svg" : file;
      assertEquals(1, run(new StringReader("quit\n"), "chess " + option + " " + path));
      String message = err.text();
      assertTrue(message.startsWith("cannot create " + file + ": "), message);
      assertEquals("", out.text());
    }
  }
}
