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
@Section("Texts of other programs (chess, shogi)")
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

  @Benchmark
  @Title("reading FEN")
  @Goal(nanos = 500)
  @Versus("fenReadStraight")
  public long fenRead() {
    long sum = 0;
    for (String text : fens) {
      sum += fen.parse(text).position().pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("regexes and an edit")
  public long fenReadStraight() {
    long sum = 0;
    for (String text : fens) {
      sum += StraightFen.parse(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("checking FEN")
  @Versus("fenCheckStraight")
  public long fenCheck() {
    long sum = 0;
    for (String text : fens) {
      sum += fen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("a regex")
  public long fenCheckStraight() {
    long sum = 0;
    for (String text : fens) {
      sum += StraightFen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("writing FEN")
  @Goal(nanos = 500)
  @Versus("fenWriteStraight")
  public long fenWrite() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += fen.format(played.position).length();
    }
    return sum;
  }

  @Benchmark
  @Title("StringBuilder")
  public long fenWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += StraightFen.format(played.position).length();
    }
    return sum;
  }

  @Benchmark
  @Title("reading SFEN")
  @Goal(nanos = 500)
  @Versus("sfenReadStraight")
  public long sfenRead() {
    long sum = 0;
    for (String text : sfens) {
      sum += sfen.parse(text).position().pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("regexes and an edit")
  public long sfenReadStraight() {
    long sum = 0;
    for (String text : sfens) {
      sum += StraightFen.parseSfen(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("writing SFEN")
  @Goal(nanos = 500)
  @Versus("sfenWriteStraight")
  public long sfenWrite() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ShogiPosition> played = shogi.get(i % POSITIONS);
      sum += sfen.format(played.position).length();
    }
    return sum;
  }

  @Benchmark
  @Title("StringBuilder")
  public long sfenWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ShogiPosition> played = shogi.get(i % POSITIONS);
      sum += StraightFen.formatSfen(played.position).length();
    }
    return sum;
  }

  @Benchmark
  @Title("writing a move of chess in SAN")
  @Goal(nanos = 500)
  @Versus("sanWriteStraight")
  public long sanWrite() {
    return write(chess, san);
  }

  @Benchmark
  @Title("lists of moves and strings")
  public long sanWriteStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      Played<ChessPosition> played = chess.get(i % POSITIONS);
      sum += StraightSan.format(played.position, played.move).length();
    }
    return sum;
  }

  @Benchmark
  @Title("reading a move of chess in SAN")
  public long sanRead() {
    return read(chess, sans, san);
  }

  @Benchmark
  @Title("writing a move of shogi in the Western form")
  @Goal(nanos = 500)
  public long westernWrite() {
    return write(shogi, western);
  }

  @Benchmark
  @Title("reading a move of shogi in the Western form")
  public long westernRead() {
    return read(shogi, westerns, western);
  }

  @Benchmark
  @Title("writing a move of chess in UCI")
  public long uciWrite() {
    return write(chess, uci);
  }

  @Benchmark
  @Title("reading a move of chess in UCI")
  public long uciRead() {
    return read(chess, ucis, uci);
  }

  @Benchmark
  @Title("writing a move of shogi in USI")
  public long usiWrite() {
    return write(shogi, usi);
  }

  @Benchmark
  @Title("reading a move of shogi in USI")
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
