// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of questions about single moves, beside a list of all moves. Each position of random
 * games is asked in turn, so none has been asked just before. In each of them, a move is asked that
 * is legal, as a move of a search's table mostly is, and two that were made shortly before, as a
 * search asks its killers.
 */
@OperationsPerInvocation(LegalityBenchmark.POSITIONS)
@Section("Asking whether a move is legal")
public class LegalityBenchmark extends PerftJvmBenchmark {
  static final int POSITIONS = 65_536;
  private static final int MAX_MOVES = 120;

  /** The number of moves that are asked in each position, at most. */
  private static final int ASKED = 3;

  /** The game. */
  @Param({"CHESS", "SHOGI", "XIANGQI", "GRAND"})
  public DeclaredGame game;

  /** The form of the game. */
  @Param public Form form;

  private Questions<?> questions;

  /** The forms of a game. */
  public enum Form {
    /** The generated one. */
    GENERATED,
    /** The rule book, which is a game itself. */
    RULE_BOOK
  }

  /** Plays random games. */
  @Setup
  public void setUp() {
    questions =
        form == Form.GENERATED ? new Questions<>(game.game()) : new Questions<>(game.rules());
    System.gc(); // otherwise the ratio depends on where the last collection has put each position
  }

  @Benchmark
  @Title("{game}, {form}, all listed")
  public int listed() {
    return questions.listed();
  }

  @Benchmark
  @Title("{game}, {form}, one move")
  @Goal(bytes = 0)
  @Versus(value = "listed", ratio = 2)
  public int oneAsked() {
    return questions.legal(1);
  }

  @Benchmark
  @Title("{game}, {form}, three moves")
  @Goal(bytes = 0)
  @Versus(value = "listed", ratio = 1.54)
  public int threeAsked() {
    return questions.legal(ASKED);
  }

  private static final class Questions<P extends dev.boardwright.rules.GamePosition<P>> {
    private final List<P> positions = new ArrayList<>();
    private final int[] asked = new int[ASKED * POSITIONS];
    private final BoardMoves<P> moves;

    Questions(Game<P> game) {
      moves = game.newMoves();
      Random random = new Random(1);
      P position = game.start();
      int[] made = {0, 0, 0, 0};
      for (int i = 0, ply = 0; i < POSITIONS; i++, ply++) {
        if (ply == MAX_MOVES || moves.count(position) == 0) {
          position = game.start();
          ply = 0;
        }
        moves.generate(position);
        int move = moves.get(random.nextInt(moves.size()));
        positions.add(position);
        asked[ASKED * i] = move;
        asked[ASKED * i + 1] = made[1];
        asked[ASKED * i + 2] = made[3];
        made = new int[] {move, made[0], made[1], made[2]};
        position = game.play(position, move);
      }
    }

    int listed() {
      int found = 0;
      for (P position : positions) {
        found += moves.generate(position).size();
      }
      return found;
    }

    int legal(int count) {
      int found = 0;
      for (int i = 0; i < POSITIONS; i++) {
        P position = positions.get(i);
        for (int k = 0; k < count; k++) {
          found += moves.isLegal(position, asked[ASKED * i + k]) ? 1 : 0;
        }
      }
      return found;
    }
  }
}
