// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of the texts of other programs: positions and moves from random games of chess and
 * shogi. The results are added up, which costs the same in each benchmark.
 */
@OperationsPerInvocation(GameTextBenchmark.COUNT)
public class GameTextBenchmark extends NanosBenchmark {
  static final int COUNT = 65_536;

  /**
   * The number of positions, which are few enough to stay in an inner cache of the processor, as
   * positions do that have just been computed.
   */
  private static final int POSITIONS = 4_096;

  private static final int PLIES = 80;

  private final Fen<ChessPosition> fen = Fen.of(ChessMoves.GAME);
  private final Sfen<ShogiPosition> sfen = Sfen.of(ShogiMoves.GAME);
  private final San<ChessPosition> san = San.of(ChessMoves.GAME);
  private final San<ShogiPosition> western = San.of(ShogiMoves.GAME);
  private final Uci<ChessPosition> uci = Uci.of(ChessMoves.GAME);
  private final Usi<ShogiPosition> usi = Usi.of(ShogiMoves.GAME);

  private final List<Played<ChessPosition>> chess = new ArrayList<>();
  private final List<Played<ShogiPosition>> shogi = new ArrayList<>();
  private String[] fens = {};
  private String[] sfens = {};
  private String[] sans = {};
  private String[] westerns = {};
  private String[] ucis = {};
  private String[] usis = {};

  /** A position and a legal move. */
  private record Played<P>(P position, int move) {}

  /** Plays the games, and writes the texts, each a separate object. */
  @Setup
  public void setUp() {
    play(ChessMoves.GAME, chess);
    play(ShogiMoves.GAME, shogi);
    fens = texts(chess, played -> fen.format(played.position));
    sfens = texts(shogi, played -> sfen.format(played.position));
    sans = texts(chess, played -> san.format(played.position, played.move));
    westerns = texts(shogi, played -> western.format(played.position, played.move));
    ucis = texts(chess, played -> uci.format(played.position, played.move));
    usis = texts(shogi, played -> usi.format(played.position, played.move));
  }

  private static <P extends GamePosition<P>> void play(Game<P> game, List<Played<P>> played) {
    Random random = new Random(26);
    BoardMoves<P> moves = game.newMoves();
    P position = game.start();
    int ply = 0;
    while (played.size() < POSITIONS) {
      moves.generate(position);
      if (moves.size() == 0 || ply == PLIES) {
        position = game.start();
        ply = 0;
        continue;
      }
      int move = moves.get(random.nextInt(moves.size()));
      played.add(new Played<>(position, move));
      position = game.play(position, move);
      ply++;
    }
    Collections.shuffle(played, random);
  }

  private static <T> String[] texts(List<T> played, Function<T, String> writer) {
    String[] texts = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      texts[i] = writer.apply(played.get(i % POSITIONS));
    }
    return texts;
  }

  /** Checks that both sides of each comparison write and read the same. */
  void checkSame() {
    for (int i = 0; i < POSITIONS; i++) {
      ChessPosition position = chess.get(i).position;
      checkSame(fens[i], StraightFen.format(position));
      checkSame(position, StraightFen.parse(fens[i]));
      checkSame(position, fen.parse(fens[i]).position());
      checkSame(sans[i], StraightSan.format(position, chess.get(i).move));
      ShogiPosition other = shogi.get(i).position;
      checkSame(sfens[i], StraightFen.formatSfen(other));
      checkSame(other, StraightFen.parseSfen(sfens[i]));
      checkSame(other, sfen.parse(sfens[i]).position());
    }
  }

  private static void checkSame(Object ours, Object straight) {
    if (!ours.equals(straight)) {
      throw new IllegalStateException(ours + " is not " + straight);
    }
  }

  /** Reads FEN. */
  @Benchmark
  public long fenRead() {
    long sum = 0;
    for (String text : fens) {
      sum += fen.parse(text).position().pieceCount();
    }
    return sum;
  }

  /** Reads FEN in the straightforward way. */
  @Benchmark
  public long fenReadStraight() {
    long sum = 0;
    for (String text : fens) {
      sum += StraightFen.parse(text).pieceCount();
    }
    return sum;
  }

  /** Checks FEN. */
  @Benchmark
  public long fenCheck() {
    long sum = 0;
    for (String text : fens) {
      sum += fen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  /** Checks FEN with a regular expression. */
  @Benchmark
  public long fenCheckStraight() {
    long sum = 0;
    for (String text : fens) {
      sum += StraightFen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  /** Writes FEN. */
  @Benchmark
  public long fenWrite() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += fen.format(played.position).length();
    }
    return sum;
  }

  /** Writes FEN in the straightforward way. */
  @Benchmark
  public long fenWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += StraightFen.format(played.position).length();
    }
    return sum;
  }

  /** Reads SFEN. */
  @Benchmark
  public long sfenRead() {
    long sum = 0;
    for (String text : sfens) {
      sum += sfen.parse(text).position().pieceCount();
    }
    return sum;
  }

  /** Reads SFEN in the straightforward way. */
  @Benchmark
  public long sfenReadStraight() {
    long sum = 0;
    for (String text : sfens) {
      sum += StraightFen.parseSfen(text).pieceCount();
    }
    return sum;
  }

  /** Writes SFEN. */
  @Benchmark
  public long sfenWrite() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ShogiPosition> played = shogi.get(i % POSITIONS);
      sum += sfen.format(played.position).length();
    }
    return sum;
  }

  /** Writes SFEN in the straightforward way. */
  @Benchmark
  public long sfenWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ShogiPosition> played = shogi.get(i % POSITIONS);
      sum += StraightFen.formatSfen(played.position).length();
    }
    return sum;
  }

  /** Writes moves of chess in SAN. */
  @Benchmark
  public long sanWrite() {
    return write(chess, san);
  }

  /** Writes moves of chess in SAN in the straightforward way. */
  @Benchmark
  public long sanWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += StraightSan.format(played.position, played.move).length();
    }
    return sum;
  }

  /** Reads moves of chess in SAN. */
  @Benchmark
  public long sanRead() {
    return read(chess, sans, san);
  }

  /** Writes moves of shogi in the Western form. */
  @Benchmark
  public long westernWrite() {
    return write(shogi, western);
  }

  /** Reads moves of shogi in the Western form. */
  @Benchmark
  public long westernRead() {
    return read(shogi, westerns, western);
  }

  /** Writes moves of chess in UCI. */
  @Benchmark
  public long uciWrite() {
    return write(chess, uci);
  }

  /** Reads moves of chess in UCI. */
  @Benchmark
  public long uciRead() {
    return read(chess, ucis, uci);
  }

  /** Writes moves of shogi in USI. */
  @Benchmark
  public long usiWrite() {
    return write(shogi, usi);
  }

  /** Reads moves of shogi in USI. */
  @Benchmark
  public long usiRead() {
    return read(shogi, usis, usi);
  }

  private static <P extends GamePosition<P>> long write(
      List<Played<P>> played, MoveNotation<P> notation) {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<P> each = played.get(i % POSITIONS);
      sum += notation.format(each.position, each.move).length();
    }
    return sum;
  }

  private static <P extends GamePosition<P>> long read(
      List<Played<P>> played, String[] texts, MoveNotation<P> notation) {
    long sum = 0;
    for (int i = 0; i < texts.length; i++) {
      sum += notation.parse(played.get(i % POSITIONS).position, texts[i]);
    }
    return sum;
  }
}
