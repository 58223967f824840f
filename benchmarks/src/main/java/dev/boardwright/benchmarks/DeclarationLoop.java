// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A server whose users invent games: it reads a declaration, plays some random games by it, and
 * forgets it. It prints the time of each part, and the memory in use after many declarations.
 */
final class DeclarationLoop {
  private static final int GAMES = 100;
  private static final int MAX_MOVES = 200;
  private static final int ROUNDS = 8;
  private static final int DECLARATIONS = 10_000;
  private static final double MILLION = 1e6;
  private static final String[] TEXTS =
      Stream.of(DeclaredGame.values())
          .map(game -> game.rules().toDeclaration())
          .toArray(String[]::new);

  private final Random random = new Random(1);
  private long moves;

  private DeclarationLoop() {}

  /** Runs the loop. */
  public static void main(String[] arguments) {
    DeclarationLoop loop = new DeclarationLoop();
    for (int round = 0; round < ROUNDS; round++) {
      loop.measure();
    }
    long first = 0;
    for (int i = 0; i < DECLARATIONS; i++) {
      loop.serve(TEXTS[i % TEXTS.length], 1, MAX_MOVES / 4);
      if (i == DECLARATIONS / 10) {
        first = usedBytes();
      }
    }
    print(
        "memory in use: %.1f MB after %,d declarations, %.1f MB after %,d",
        first / MILLION, DECLARATIONS / 10, usedBytes() / MILLION, DECLARATIONS);
  }

  private void measure() {
    moves = 0;
    long start = System.nanoTime();
    for (String text : TEXTS) {
      serve(text, GAMES, MAX_MOVES);
    }
    double served = System.nanoTime() - start;
    start = System.nanoTime();
    for (String text : TEXTS) {
      RuleBook.parse(text);
    }
    double read = System.nanoTime() - start;
    start = System.nanoTime();
    for (String text : TEXTS) {
      RuleBook.parse(text).newMoves();
    }
    double prepared = System.nanoTime() - start;
    print(
        "%.2f million moves/s; %.1f ms a declaration, of which %.1f ms to read it and %.1f ms for"
            + " its tables",
        moves * 1e3 / served,
        served / TEXTS.length / MILLION,
        read / TEXTS.length / MILLION,
        (prepared - read) / TEXTS.length / MILLION);
  }

  /** Reads a declaration, and plays random games by it. */
  private void serve(String text, int games, int maxMoves) {
    RuleBook rules = RuleBook.parse(text);
    BoardMoves<RuleBookPosition> list = rules.newMoves();
    GameCursor<RuleBookPosition> cursor = rules.cursor(rules.start());
    for (int i = 0; i < games; i++) {
      cursor.reset(rules.start());
      for (int ply = 0; ply < maxMoves && list.generate(cursor).size() > 0; ply++) {
        cursor.play(list.get(random.nextInt(list.size())));
        moves++;
      }
    }
  }

  private static long usedBytes() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static void print(String format, Object... arguments) {
    System.out.printf(Locale.ROOT, format + "%n", arguments);
  }
}
