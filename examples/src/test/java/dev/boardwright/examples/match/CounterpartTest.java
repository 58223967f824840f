// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.examples.client.EngineClient;
import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.engine.Protocol;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Games against engines of other programs, if they are installed; otherwise the tests are skipped.
 */
class CounterpartTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String FAIRY_STOCKFISH = "fairy-stockfish";
  private static final String GNU_CHESS = "gnuchess";

  private static EngineSetup setup(String program, Map<String, String> options, String... more) {
    Optional<Path> file = Installed.program(program);
    assumeTrue(file.isPresent(), program + " is not installed");
    List<String> command =
        Stream.concat(Stream.of(file.get().toString()), Stream.of(more)).toList();
    return new EngineSetup(command, List.of(Protocol.UCI), options);
  }

  /**
   * Plays a whole game with each side. At every position, the legal moves are those that the other
   * program lists.
   */
  @ParameterizedTest
  @EnumSource(names = {"CHESS", "CRAZYHOUSE", "CAPABLANCA", "MAKRUK", "XIANGQI", "SHOGI"})
  void movesAreThoseOfFairyStockfish(DeclaredGame game) throws EngineException {
    movesAreThoseOf(game, game.game(), setup(FAIRY_STOCKFISH, Map.of("Skill Level", "5")));
  }

  private static <P extends GamePosition<P>> void movesAreThoseOf(
      DeclaredGame declared, Game<P> game, EngineSetup setup) throws EngineException {
    try (Player<P> search = new SearchPlayer<>(game, GameConventions.of(declared), Long.MAX_VALUE);
        Player<P> engine = EnginePlayer.start(declared, game, setup);
        EngineClient judge = setup.start()) {
      judge.begin(declared.id(), PATIENCE);
      Contest<P> contest = new Contest<>(game, Pace.ofDepth(3), 200);
      Random random = new Random(5);
      for (int i = 0; i < 2; i++) {
        P opening = contest.opening(4, random);
        List<Player<P>> players = i == 0 ? List.of(search, engine) : List.of(engine, search);
        Contest.Result<P> result = contest.play(opening, players);
        assertTrue(result.record().length() > 10, result.reason());
        for (P position : result.record().positions()) {
          compare(judge, game, position);
        }
      }
    }
  }

  private static <P extends GamePosition<P>> void compare(
      EngineClient judge, Game<P> game, P position) throws EngineException {
    PositionTexts<P> texts = new PositionTexts<>(game);
    CountedPosition<P> counted = CountedPosition.first(position);
    boolean isUci = judge.protocol() == Protocol.UCI;
    String text = isUci ? "fen " + texts.toFen(counted) : "sfen " + texts.toSfen(counted);
    MoveNotation<P> notation = judge.protocol().notation(game);
    BoardMoves<P> moves = game.newMoves().generate(position);
    TreeSet<String> ours = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      ours.add(notation.format(position, moves.get(i)));
    }
    TreeSet<String> theirs = new TreeSet<>();
    judge.send("position " + text);
    for (String line : judge.ask("go perft 1", end -> end.startsWith("Nodes searched"), PATIENCE)) {
      if (line.endsWith(": 1")) {
        theirs.add(line.substring(0, line.length() - ": 1".length()));
      }
    }
    // The other program lists pawn drops that give checkmate; their side then loses.
    theirs.removeIf(move -> !ours.contains(move) && isDropMate(notation, position, move));
    assertEquals(theirs, ours, text);
  }

  private static <P extends GamePosition<P>> boolean isDropMate(
      MoveNotation<P> notation, P position, String move) {
    try {
      notation.parse(position, move);
      return false;
    } catch (IllegalMoveException e) {
      return e.reason() == Reason.DROP_MATE;
    }
  }

  @Test
  void dropsThatGiveCheckmateAreLeftOut() throws EngineException {
    EngineSetup setup = setup(FAIRY_STOCKFISH, Map.of());
    try (EngineClient judge = setup.start()) {
      judge.begin(DeclaredGame.SHOGI.id(), PATIENCE);
      compareAt(
          judge,
          DeclaredGame.SHOGI.game(),
          "7+Pl/l1k6/2+r5p/pp1p1pgb1/5G1s1/P2+bP1P+r1/1Ps2P2P/2s3K1L/L3NG1+p1[GSNNNPpppp] b - - 0"
              + " 1");
    }
  }

  private static <P extends GamePosition<P>> void compareAt(
      EngineClient judge, Game<P> game, String fen) throws EngineException {
    compare(judge, game, Fen.of(game).parse(fen).position());
  }

  /** The same program also talks USI, to which its notation of moves and positions belongs. */
  @Test
  void playsShogiOverUsi() throws EngineException {
    EngineSetup uci = setup(FAIRY_STOCKFISH, Map.of("Skill Level", "0"));
    EngineSetup usi = new EngineSetup(uci.command(), List.of(Protocol.USI), uci.options());
    playsShogiOverUsi(DeclaredGame.SHOGI, DeclaredGame.SHOGI.game(), usi);
  }

  private static <P extends GamePosition<P>> void playsShogiOverUsi(
      DeclaredGame declared, Game<P> game, EngineSetup setup) throws EngineException {
    try (Player<P> search = new SearchPlayer<>(game, GameConventions.of(declared), Long.MAX_VALUE);
        Player<P> engine = EnginePlayer.start(declared, game, setup)) {
      Contest<P> contest = new Contest<>(game, Pace.ofDepth(2), 200);
      Contest.Result<P> result =
          contest.play(contest.opening(2, new Random(1)), List.of(engine, search));
      assertTrue(result.record().length() > 10, result.reason());
    }
  }

  @Test
  void playsAWholeGameAgainstGnuChess() throws EngineException {
    EngineSetup setup = setup(GNU_CHESS, Map.of(), "--uci");
    playsAWholeGame(DeclaredGame.CHESS, DeclaredGame.CHESS.game(), setup);
  }

  private static <P extends GamePosition<P>> void playsAWholeGame(
      DeclaredGame declared, Game<P> game, EngineSetup setup) throws EngineException {
    try (Player<P> search = new SearchPlayer<>(game, GameConventions.of(declared), Long.MAX_VALUE);
        Player<P> engine = EnginePlayer.start(declared, game, setup)) {
      Contest<P> contest = new Contest<>(game, Pace.ofMillis(30), 300);
      for (int i = 0; i < 2; i++) {
        List<Player<P>> players = i == 0 ? List.of(search, engine) : List.of(engine, search);
        Contest.Result<P> result = contest.play(game.start(), players);
        assertTrue(result.record().length() > 10, result.reason());
      }
    }
  }
}
