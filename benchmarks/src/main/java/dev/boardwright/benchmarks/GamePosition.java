// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.SequenceCount;
import dev.boardwright.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * The positions from which the benchmarks of games count: the start of each declared game, and four
 * positions with many captures, promotions or drops.
 */
public enum GamePosition {
  CHESS(DeclaredGame.CHESS, "chess"),
  CRAZYHOUSE(DeclaredGame.CRAZYHOUSE, "crazyhouse"),
  SHATRANJ(DeclaredGame.SHATRANJ, "shatranj"),
  MAKRUK(DeclaredGame.MAKRUK, "makruk"),
  COURIER(DeclaredGame.COURIER, "courier"),
  CAPABLANCA(DeclaredGame.CAPABLANCA, "capablanca"),
  LOSALAMOS(DeclaredGame.LOSALAMOS, "losalamos"),
  KNIGHTMATE(DeclaredGame.KNIGHTMATE, "knightmate"),
  GRASSHOPPER(DeclaredGame.GRASSHOPPER),
  NIGHTRIDER(DeclaredGame.NIGHTRIDER),
  SHAKO(DeclaredGame.SHAKO, "shako"),
  GRAND(DeclaredGame.GRAND, "grand"),
  ORDA(DeclaredGame.ORDA),
  XIANGQI(DeclaredGame.XIANGQI, "xiangqi"),
  MINIXIANGQI(DeclaredGame.MINIXIANGQI, "minixiangqi"),
  SHOGI(DeclaredGame.SHOGI, "shogi"),
  MINISHOGI(DeclaredGame.MINISHOGI, "minishogi"),
  GOROGORO(DeclaredGame.GOROGORO, "gorogoro"),
  EUROSHOGI(DeclaredGame.EUROSHOGI, "euroshogi"),
  TORISHOGI(DeclaredGame.TORISHOGI),
  DOBUTSU(DeclaredGame.DOBUTSU, "dobutsu"),
  KYOTOSHOGI(DeclaredGame.KYOTOSHOGI, "kyotoshogi"),
  CHESSVSSHOGI(DeclaredGame.CHESSVSSHOGI),
  OGI(DeclaredGame.OGI),
  XIONGQI(DeclaredGame.XIONGQI),
  CHESSVSOGI(DeclaredGame.CHESSVSOGI),

  /** Kiwipete, a middlegame position of chess with every kind of move. */
  KIWIPETE(
      DeclaredGame.CHESS,
      "+r3k^2+r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/+R3K^2+R / CHESS/chess",
      new SequenceCount(4, 4_085_603),
      "chess",
      "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),

  /** A position of chess with many promotions. */
  PROMOTIONS(
      DeclaredGame.CHESS,
      "n1n5/PPPk^4/8/8/8/8/4K^ppp/5N1N / chess/CHESS",
      new SequenceCount(5, 3_605_103),
      "chess",
      "fen n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),

  /** A position of crazyhouse with pieces in hand. */
  HOUSE_IN_HAND(
      DeclaredGame.CRAZYHOUSE,
      "1nb1k^2B/r2pp2p/p1p5/qPb3p1/pp2p2p/N1PQR3/1-q2PPn1/2RK^1BN1 R/p crazyhouse/CRAZYHOUSE",
      new SequenceCount(3, 227_985),
      "crazyhouse",
      "fen 1nb1k2B/r2pp2p/p1p5/qPb3p1/pp2p2p/N1PQR3/1q~2PPn1/2RK1BN1[Rp] b - - 1 28"),

  /** Matsuri, a position of shogi with many captures and drops. */
  MATSURI(
      DeclaredGame.SHOGI,
      "l6nl/5+P1gk^/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bK^L GR/5pgns shogi/SHOGI",
      new SequenceCount(3, 4_809_015),
      "shogi",
      "fen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[GRgnsppppp] b - - 0 1");

  private final DeclaredGame game;
  private final String feen;
  private final SequenceCount count;
  private final String variant;
  private final String command;

  /** Creates the start of a game that Fairy-Stockfish does not play. */
  GamePosition(DeclaredGame game) {
    this(game, "");
  }

  /** Creates the start of a game. */
  GamePosition(DeclaredGame game, String variant) {
    this(game, "", game.startCount(), variant, "startpos");
  }

  /**
   * Creates a constant.
   *
   * @param game the game
   * @param feen the position in FEEN, or an empty text for the start of the game
   * @param count the number of sequences of moves from the position
   * @param variant the name of the game in Fairy-Stockfish, or an empty text if it has none
   * @param command the position as that program's command {@code position} takes it
   */
  GamePosition(
      DeclaredGame game, String feen, SequenceCount count, String variant, String command) {
    this.game = game;
    this.feen = feen;
    this.count = count;
    this.variant = variant;
    this.command = command;
  }

  /** {@return the positions in which games start, one for each game} */
  static List<GamePosition> starts() {
    return List.of(values()).stream().filter(GamePosition::isStart).toList();
  }

  boolean isStart() {
    return feen.isEmpty();
  }

  DeclaredGame game() {
    return game;
  }

  /** {@return the name of the position in a table} */
  @Override
  public String toString() {
    return switch (this) {
      case KIWIPETE -> "Kiwipete";
      case PROMOTIONS -> "promotions";
      case HOUSE_IN_HAND -> "crazyhouse, pieces in hand";
      case MATSURI -> "matsuri";
      default -> game.id();
    };
  }

  int depth() {
    return count.depth();
  }

  /** {@return the number of sequences of {@link #depth} moves} */
  long leaves() {
    return count.nodes();
  }

  /** {@return the name of the game in Fairy-Stockfish, or empty if it has none} */
  Optional<String> variant() {
    return Optional.of(variant).filter(name -> !name.isEmpty());
  }

  /** {@return the position as the command {@code position} of Fairy-Stockfish takes it} */
  String command() {
    return command;
  }

  /** {@return a new counter of the sequences from this position} */
  GamePerft<?> perft() {
    return perft(game.game());
  }

  private <P extends dev.boardwright.rules.GamePosition<P>> GamePerft<P> perft(Game<P> of) {
    return new GamePerft<>(of, position(of));
  }

  /** {@return this position, of the class of the game} */
  <P extends dev.boardwright.rules.GamePosition<P>> P position(Game<P> of) {
    P start = of.start();
    return feen.isEmpty() ? start : start.type().parse(feen);
  }

  /**
   * Checks a number of sequences, because the time for a wrong count would be meaningless.
   *
   * @throws IllegalStateException if the number is wrong
   */
  long checked(long counted) {
    return PerftJvmBenchmark.checked(counted, leaves());
  }
}
