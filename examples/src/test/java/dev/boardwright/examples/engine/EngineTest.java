// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.testing.CapturedOutput;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
  private static final String START_FEN =
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private Dialogue dialogue;

  @BeforeEach
  void beginADialogue() throws IOException {
    dialogue = new Dialogue();
  }

  @AfterEach
  void endTheDialogue() throws IOException {
    dialogue.close();
  }

  /** {@return what the engine prints until the end of some commands} */
  private static String answer(String... commands) {
    CapturedOutput out = new CapturedOutput();
    try {
      new Engine(new StringReader(String.join("\n", commands)), out).run();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.text();
  }

  private static String lastLine(String text) {
    List<String> lines = text.lines().toList();
    return lines.get(lines.size() - 1);
  }

  private static String bestMove(String... commands) {
    String line = lastLine(answer(commands));
    assertTrue(line.startsWith("bestmove "), line);
    return line.split(" ")[1];
  }

  private static String games() {
    return Arrays.stream(DeclaredGame.values())
        .map(game -> " var " + game.id())
        .collect(Collectors.joining());
  }

  /** Ten pieces and 28 points: the declaration of USI. UCI has no such word. */
  @Test
  void declaresAnImpasse() {
    String position = "position sfen RB+RK5/GGGSSSN2/9/9/9/9/9/9/4k4 b 6P 1";
    assertEquals("win", bestMove("usi", position, "go depth 1", "quit"));
    String less = position.replace("6P", "5P");
    assertNotEquals("win", bestMove("usi", less, "go depth 1", "quit"));
    String inUci = position.replace("sfen", "fen");
    String choose = "setoption name UCI_Variant value shogi";
    assertNotEquals("win", bestMove("uci", choose, inUci, "go depth 1", "quit"));
  }

  /** The clock of the position counts: at 99 moves, only a pawn keeps the game alive. */
  @Test
  void knowsTheHalfmoveClock() {
    String position = "position fen 6k1/8/8/8/8/8/P7/K6R w - - 99 90";
    String move = bestMove("uci", position, "go depth 3", "quit");
    assertTrue(move.startsWith("a2"), move);
    String earlier = "position fen 6k1/8/8/8/8/8/P7/K4R2 w - - 97 90 moves f1h1 g8f7";
    move = bestMove("uci", earlier, "go depth 3", "quit");
    assertTrue(move.startsWith("a2"), move);
  }

  @Test
  void greetsInUci() {
    assertEquals(
        """
        id name Boardwright
        id author The Boardwright authors
        option name Hash type spin default 16 min 1 max 1024
        option name Clear Hash type button
        option name Ponder type check default false
        option name Move Overhead type spin default 30 min 0 max 5000
        option name UCI_Variant type combo default chess%s
        uciok
        """
            .formatted(games()),
        answer("uci"));
  }

  @Test
  void greetsInUsi() {
    assertEquals(
        """
        id name Boardwright
        id author The Boardwright authors
        option name USI_Hash type spin default 16 min 1 max 1024
        option name Clear Hash type button
        option name USI_Ponder type check default false
        option name Move Overhead type spin default 30 min 0 max 5000
        option name USI_Variant type combo default shogi%s
        usiok
        """
            .formatted(games()),
        answer("usi"));
  }

  @ParameterizedTest
  @EnumSource
  void playsEveryGameInBothProtocols(DeclaredGame game) {
    for (Protocol protocol : Protocol.values()) {
      playsEveryGame(game, game.game(), protocol);
    }
  }

  private static <P extends GamePosition<P>> void playsEveryGame(
      DeclaredGame declared, Game<P> game, Protocol protocol) {
    MoveNotation<P> notation = protocol.notation(game);
    P position = game.start();
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      String move =
          bestMove(
              protocol.word(),
              "setoption name " + protocol.option("Variant") + " value " + declared.id(),
              "position startpos" + (i == 0 ? "" : " moves" + moves),
              "go depth 2");
      position = game.play(position, notation.parse(position, move));
      moves.append(" ").append(move);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "uci, chess, fen rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, d8h4",
    "uci, shogi, fen 4k4/9/4P4/9/9/9/9/9/4K4[G] w - - 0 1, G@e8",
    "usi, shogi, sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1, G*5b",
    "usi, chess, startpos moves 3g3f 4b4d 2g2e, 5a1e",
    "uci, xiangqi, fen 4k4/9/4P4/9/9/9/9/9/R8/5K3 w - - 0 1, a2a10"
  })
  void findsMatesInOne(String protocol, String game, String position, String move) {
    String variant = protocol.toUpperCase(Locale.ROOT) + "_Variant";
    String text =
        answer(
            protocol,
            "setoption name " + variant + " value " + game,
            "position " + position,
            "go depth 3");
    assertEquals("bestmove " + move, lastLine(text), text);
    assertTrue(text.contains(" score mate 1 "), text);
  }

  /** The king is mated in two moves of the winner, or after three moves of both sides. */
  @Test
  void countsMovesToMateAsTheProtocolDoes() {
    String fen = "7k/8/8/8/8/8/R7/1R5K w - - 0 1";
    assertTrue(answer("position fen " + fen, "go depth 5").contains(" score mate 2 "));
    String lost = "7k/R7/1R6/8/8/8/8/7K b - - 0 1";
    assertTrue(answer("position fen " + lost, "go depth 5").contains(" score mate -1 "));
    String usi = answer("usi", "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "go depth 3");
    assertTrue(usi.contains(" score mate 1 "), usi);
    String usiLost = answer("usi", "position sfen 8k/R8/1R7/9/9/9/9/9/8K w - 1", "go depth 5");
    assertTrue(usiLost.contains(" score mate -2 "), usiLost);
  }

  @ParameterizedTest
  @CsvSource({
    "uci, chess, fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, (none)",
    "uci, chess, fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1, (none)",
    "usi, shogi, sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1, resign"
  })
  void saysThatThereIsNoMove(String protocol, String game, String position, String none) {
    assertEquals("bestmove " + none, lastLine(answer(protocol, "position " + position, "go")));
    assertEquals(
        "bestmove " + none,
        lastLine(answer(protocol, "position " + position, "go movetime 10000000")));
  }

  @Test
  void showsThePosition() {
    String text = answer("position startpos moves e2e4 e7e5 g1f3", "d");
    assertTrue(
        text.contains("\nfen rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"),
        text);
    assertTrue(text.contains("second player to move\n"), text);
    String shogi = answer("usi", "position startpos moves 7g7f", "d");
    assertTrue(
        shogi.contains(
            "\nsfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n"),
        shogi);
  }

  @Test
  void showsThatAGameHasEnded() {
    String text = answer("position startpos moves f2f3 e7e5 g2g4 d8h4", "d");
    assertTrue(text.contains("\nno legal move: the game has ended\nfen "), text);
    // Chess has no SFEN, but a FEN.
    assertTrue(answer("usi", "setoption name USI_Variant value chess", "d").contains("\nfen rnbq"));
    assertTrue(
        answer("setoption name UCI_Variant value shogi", "d")
            .contains(
                "\nfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position",
        "position moves e2e4",
        "position start",
        "position startpos extra",
        "position fen",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "position startpos moves e2e4 e7e5 e1e3",
        "position startpos moves e2e5",
        "position startpos moves e2e4 e7e5 \u0007",
        "position fen k7/8/1Q6/8/8/8/8/K7 w - - 0 1 moves b6b8 a8b8 a1a9",
        "setoption name UCI_Variant value go",
        "setoption name Nothing value 3",
        "setoption",
        "setoption name",
        "setoption name Hash value 0",
        "setoption name Hash value 99999",
        "setoption name Hash value",
        "go depth x",
        "go movetime",
        "go searchmoves e2e5",
        "go perft 0",
        "go perft -3",
        "go perft 33",
        "go perft 999999999",
        "sing"
      })
  void errorsChangeNothing(String command) throws Exception {
    assertEquals(List.of(), dialogue.ask("position startpos moves d2d4"));
    List<String> error = dialogue.ask(command);
    assertEquals(1, error.size(), error.toString());
    assertTrue(error.get(0).startsWith("info string "), error.get(0));
    assertTrue(error.get(0).length() < 340, error.get(0));
    List<String> shown = dialogue.ask("d");
    assertTrue(
        shown.contains("fen rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"),
        shown.toString());
  }

  @Test
  void linesThatAreTooLongAreIgnored() throws Exception {
    dialogue.send("position startpos moves d2d4");
    // If the line were cut, it would be another legal game.
    String game = "position startpos moves" + " g1f3 g8f6 f3g1 f6g8".repeat(4_000);
    List<String> error = dialogue.ask(game);
    assertEquals(List.of("info string error: a line has more than 65536 characters"), error);
    assertTrue(dialogue.ask("d").contains("second player to move"));
    String shorter = "position startpos moves" + " g1f3 g8f6 f3g1 f6g8".repeat(3_000);
    assertEquals(List.of(), dialogue.ask(shorter));
    assertTrue(dialogue.ask("d").contains("fen " + START_FEN.replace("0 1", "12000 6001")));
  }

  @Test
  void keepsTheGameAfterAnUnknownVariant() throws Exception {
    dialogue.ask("setoption name uci_variant value xiangqi");
    dialogue.ask("setoption name UCI_Variant value nothing");
    assertTrue(dialogue.ask("d").get(0).contains("xiangqi"));
    dialogue.ask("setoption name Hash value 1", "setoption name Clear Hash");
    assertTrue(dialogue.ask("d").get(0).contains("xiangqi"));
  }

  @ParameterizedTest
  @CsvSource({
    "uci, shogi, startpos, 3, 25470",
    "uci, chess, startpos, 4, 197281",
    "uci, crazyhouse, startpos, 1, 20",
    "usi, shogi, startpos, 2, 900",
    "uci, chess, fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 2, 0",
  })
  void countsMoveSequences(String protocol, String game, String position, int depth, long nodes) {
    String text =
        answer(
            protocol,
            "setoption name " + protocol + "_variant value " + game,
            "position " + position,
            "go perft " + depth);
    assertTrue(text.endsWith("\nNodes searched: " + nodes + "\n\n"), text);
    long sum =
        text.lines()
            .filter(line -> line.matches("\\S+: [0-9]+"))
            .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
            .sum();
    assertEquals(nodes, sum);
  }

  @Test
  void namesTheMovesOfACount() {
    String text = answer("position startpos moves e2e4", "go perft 1");
    assertTrue(text.contains("\ne7e5: 1\n") && text.contains("\nb8c6: 1\n"), text);
    assertEquals(20, text.lines().filter(line -> line.endsWith(": 1")).count());
  }

  @Test
  void stopsACount() throws Exception {
    dialogue.send("go perft 30");
    assertEquals(List.of(), dialogue.ask());
    dialogue.send("stop");
    dialogue.find("info string the count was stopped");
    assertTrue(dialogue.ask("go depth 1").size() < 3);
  }

  @Test
  void searchesUntilItIsStopped() throws Exception {
    dialogue.send("go infinite");
    dialogue.find("info depth 5 ");
    dialogue.send("isready");
    dialogue.find("readyok");
    dialogue.send("stop");
    dialogue.find("bestmove ");
    dialogue.send("stop");
    dialogue.assertSilent();
  }

  /** Even if the search has found all there is, the answer must wait. */
  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go ponder movetime 1", "go ponder depth 3"})
  void holdsTheAnswerBack(String go) throws Exception {
    dialogue.send("position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", go);
    dialogue.find("info depth 1 ");
    dialogue.send("isready");
    dialogue.find("readyok");
    Thread.sleep(50);
    dialogue.send("d");
    assertEquals(
        List.of(),
        dialogue.until(line -> line.startsWith("feen ")).stream()
            .filter(line -> line.startsWith("bestmove"))
            .toList());
    dialogue.send(go.contains("ponder") ? "ponderhit" : "stop");
    assertEquals("bestmove a1a8", dialogue.find("bestmove "));
  }

  /** An error does not even end the search. */
  @Test
  void errorsDoNotEndTheSearch() throws Exception {
    dialogue.send("go infinite");
    dialogue.find("info depth 2 ");
    for (String command :
        List.of("position fen x", "setoption name Hash value x", "go depth x", "ponderhit")) {
      List<String> answer = dialogue.ask(command);
      assertEquals(List.of(), answer.stream().filter(line -> line.startsWith("bestmove")).toList());
    }
    dialogue.send("stop");
    dialogue.find("bestmove ");
  }

  @Test
  void timeCountsOnlyFromThePonderhit() throws Exception {
    dialogue.send("go ponder wtime 1000 btime 1000");
    dialogue.find("info depth 6 ");
    dialogue.send("ponderhit");
    assertTrue(dialogue.find("bestmove ").matches("bestmove \\S+ ponder \\S+"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go depth 3",
        "go depth 0",
        "go depth 3 nodes 100000",
        "go nodes 1000",
        "go nodes 0",
        "go movetime 1",
        "go movetime 50",
        "go mate 1",
        "go wtime 100 btime 100 winc 0 binc 0",
        "go wtime -50 btime 1",
        "go wtime 10 btime 10 movestogo 1",
        "go byoyomi 20 btime 0 wtime 0",
        "go depth 2 nonsense words 7",
        "go nodes 99999999999999999999999999 depth 2",
        "go searchmoves a2a3 h2h3 depth 3"
      })
  void answersAnyLimitWithAMove(String go) {
    String move = bestMove("position startpos", go);
    if (go.contains("searchmoves")) {
      assertTrue(List.of("a2a3", "h2h3").contains(move), move);
    }
  }

  @Test
  void depthIsWhatWasAskedFor() {
    String text = answer("go depth 4");
    List<String> depths =
        text.lines()
            .filter(line -> line.startsWith("info"))
            .map(line -> line.split(" ")[2])
            .toList();
    assertEquals(List.of("1", "2", "3", "4"), depths);
    assertTrue(
        text.lines()
            .findFirst()
            .orElseThrow()
            .matches("info depth 1 score cp -?\\d+ nodes \\d+ nps \\d+ time \\d+ pv \\S+( \\S+)*"),
        text);
  }

  @Test
  void newCommandsEndTheSearchFirst() throws Exception {
    for (String command :
        List.of(
            "position startpos moves e2e4",
            "ucinewgame",
            "setoption name Hash value 2",
            "setoption name UCI_Variant value shogi",
            "go depth 1")) {
      dialogue.send("go infinite");
      dialogue.find("info depth 2 ");
      dialogue.send(command, "isready");
      List<String> lines = dialogue.until("readyok"::equals);
      assertTrue(lines.stream().anyMatch(line -> line.startsWith("bestmove ")), command);
    }
  }

  @Test
  void endOfInputEndsTheSearch() throws Exception {
    dialogue.send("go infinite");
    dialogue.find("info depth 3 ");
    dialogue.end();
    assertTrue(lastLine(answer("go depth 5")).startsWith("bestmove "));
    for (String go :
        List.of("go infinite", "go", "go ponder depth 3", "go btime 50", "go searchmoves e2e4")) {
      assertTrue(lastLine(answer(go)).startsWith("bestmove "), go);
    }
    // The time of the search counts from the ponderhit on, and is used.
    String text = answer("go ponder movetime 300", "ponderhit");
    assertTrue(text.contains("info depth 3 "), text);
  }

  @Test
  void usiWordsAreUnderstood() {
    String text =
        answer(
            "usi",
            "setoption name USI_Hash value 1",
            "setoption name USI_Ponder value true",
            "isready",
            "usinewgame",
            "position startpos moves 7g7f 3c3d",
            "go btime 60000 wtime 60000 byoyomi 10",
            "gameover win",
            "go mate infinite");
    assertTrue(text.contains("\nreadyok\n"), text);
    assertTrue(text.contains("\nbestmove "), text);
    assertTrue(text.endsWith("\ncheckmate notimplemented\n"), text);
    assertFalse(text.contains("info string"), text);
  }

  /** Sends lines of random words, and checks that the engine still answers. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void survivesRandomCommands(long seed) throws Exception {
    List<String> words =
        List.of(
            "uci usi isready ucinewgame usinewgame setoption position go stop ponderhit d quit2"
                .split(" "));
    List<String> arguments =
        List.of(
            ("startpos fen sfen moves e2e4 e7e5 7g7f P*5e P@e5 depth 2 nodes 100 movetime 5 wtime"
                    + " btime -1 99999999999999999999 infinite ponder perft 3 mate searchmoves name"
                    + " value Hash UCI_Variant USI_Variant shogi chess dobutsu Clear w b - 0 1 []"
                    + " lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "
                    + START_FEN)
                .split(" "));
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      StringBuilder line = new StringBuilder(words.get(random.nextInt(words.size())));
      for (int j = random.nextInt(8); j > 0; j--) {
        line.append(" ").append(arguments.get(random.nextInt(arguments.size())));
      }
      List<String> answer = dialogue.ask(line.toString());
      assertFalse(answer.contains("ended"), "seed " + seed + ": " + line);
      List<String> defects = answer.stream().filter(text -> text.contains("Exception")).toList();
      assertEquals(List.of(), defects, "seed " + seed + ": " + line);
    }
    dialogue.ask("stop", "uci", "setoption name UCI_Variant value chess", "position startpos");
    dialogue.send("go depth 1");
    dialogue.find("bestmove ");
  }

  @Test
  void startPositionsAreThoseOfTheGames() {
    for (DeclaredGame game : DeclaredGame.values()) {
      String text = answer("setoption name UCI_Variant value " + game.id(), "d");
      assertTrue(text.contains("\nfeen " + PositionTexts.toFeen(game.type().start()) + "\n"), text);
    }
  }
}
