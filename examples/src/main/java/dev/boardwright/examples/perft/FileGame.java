// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.Outcome;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.style.Side;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/** A game that is read from a Java file without a compiler: counted, and played at random. */
final class FileGame {
  /** The maximum size of a file, in bytes: {@value}. */
  static final int MAX_BYTES = 1_000_000;

  private static final int MAX_MOVES = 300;
  private static final long SEED = 1;

  private final RuleBook rules;
  private final long nanos;
  private final PrintStream out;

  private FileGame(RuleBook rules, int millis, PrintStream out) {
    this.rules = rules;
    nanos = millis * 1_000_000L;
    this.out = out;
  }

  /**
   * Reads a declaration.
   *
   * @param file the name of the file
   * @param millis the time for counting, in milliseconds
   * @param out receives what the game shows
   * @return the game
   * @throws IllegalArgumentException if the file cannot be read, or has mistakes, of which each is
   *     told with its line and column
   */
  static FileGame read(String file, int millis, PrintStream out) {
    try {
      return new FileGame(RuleBook.parse(read(Path.of(file))), millis, out);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read the file " + Arguments.shown(file), e);
    } catch (DeclarationException e) {
      throw new IllegalArgumentException(
          e.problems().stream().map(Object::toString).collect(Collectors.joining("\n")), e);
    }
  }

  /** Counts and plays the game, and prints what it finds. */
  void run() {
    showStart();
    count();
    play();
  }

  private static String read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      // One byte more than the limit, so that the reader of declarations refuses the text.
      return new String(in.readNBytes(MAX_BYTES + 1), StandardCharsets.UTF_8);
    }
  }

  private void showStart() {
    RuleBookPosition start = rules.start();
    List<? extends Move> moves = start.legalMoves();
    print("%s against %s", rules.style(Side.FIRST), rules.style(Side.SECOND));
    out.print(Diagram.text(start, rules.order()));
    print("%n%d legal moves: %s%n", moves.size(), joined(moves));
  }

  private static String joined(List<? extends Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  /** Counts to a greater depth until the time is over. */
  private void count() {
    print("depth        nodes  million/s");
    Perft<RuleBookPosition> perft = new Perft<>(rules);
    long begin = System.nanoTime();
    long nodes;
    int depth = 0;
    do {
      depth++;
      long start = System.nanoTime();
      nodes = perft.bulk(rules.cursor(rules.start()), depth);
      double speed = nodes * 1e3 / Math.max(1, System.nanoTime() - start);
      print("%5d %,12d %10.1f", depth, nodes, speed);
    } while (depth < Perft.MAX_DEPTH && nodes > 0 && System.nanoTime() - begin < nanos);
  }

  /** Plays a game of random moves, always the same. */
  private void play() {
    Random random = new Random(SEED);
    GameRecord<RuleBookPosition> record = GameRecord.of(rules);
    while (record.end().isEmpty() && record.length() < MAX_MOVES) {
      List<? extends Move> moves = record.legalMoves();
      record.play(moves.get(random.nextInt(moves.size())));
    }
    print("%na game of random moves: %s", joined(record.moves()));
    out.print(Diagram.text(record.position(), rules.order()));
    print("%s", record.end().map(FileGame::shown).orElse("stopped after " + MAX_MOVES + " moves"));
  }

  private static String shown(GameEnd end) {
    String reason = end.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return end.winner()
        .map(side -> reason + ": the " + side.name().toLowerCase(Locale.ROOT) + " player wins")
        .orElse(reason + (end.outcome() == Outcome.DRAW ? ": a draw" : ""));
  }

  private void print(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
  }
}
