// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/**
 * A replay of one record by the rules of the game. It prints each move on a line and draws the
 * board at regular intervals. At the end it compares the final position, the tally of moves and the
 * end of the game with those of the record.
 *
 * @param <P> the type of the positions
 */
final class Replay<P extends GamePosition<P>> {
  private final Game<P> game;
  private final RecordedGame recordedGame;
  private final PrintStream out;
  private final int diagramEvery;
  private final long delayMillis;
  private int captures;
  private int drops;
  private int promotions;

  Replay(
      Game<P> game,
      RecordedGame recordedGame,
      PrintStream out,
      int diagramEvery,
      long delayMillis) {
    this.game = game;
    this.recordedGame = recordedGame;
    this.out = out;
    this.diagramEvery = diagramEvery;
    this.delayMillis = delayMillis;
  }

  /**
   * Replays the record.
   *
   * @return the final position
   * @throws IllegalArgumentException if a move is malformed or not legal
   * @throws IllegalStateException if the game does not end as recorded
   */
  P run() {
    P position = game.start();
    int length = recordedGame.moves().size();
    out.println();
    out.println(recordedGame.title());
    out.printf("%d moves, replayed on %s%n", length, position.getClass().getSimpleName());
    draw(position);
    for (int ply = 1; ply <= length; ply++) {
      Move move = read(position, recordedGame.moves().get(ply - 1));
      describe(ply, position, move);
      position = position.play(move);
      if (ply % diagramEvery == 0 || ply == length) {
        draw(position);
      }
      pause();
    }
    confirm("all " + length + " moves are legal by the declared rules");
    compare(position);
    return position;
  }

  private Move read(P position, RecordedGame.Move move) {
    try {
      return game.move(game.read(position, move.text()));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + move.line() + ": " + e.getMessage(), e);
    }
  }

  private void describe(int ply, P position, Move move) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%4d  ", ply));
    line.append(position.turn() == Side.FIRST ? "first   " : "second  ");
    String piece = move.isDrop() ? move.droppedToken() : token(position.baseAt(move.fromIndex()));
    line.append(String.format(Locale.ROOT, "%-3s", piece));
    line.append(move);
    if (move.isDrop()) {
      drops++;
      line.append("  dropped from hand");
    }
    GameCursor<P> cursor = position.cursor();
    cursor.play(move.packed(game));
    if (cursor.captured() != 0) {
      captures++;
      line.append("  captures ").append(token(cursor.captured()));
    }
    if (move.promotionToken() != null) {
      promotions++;
      line.append("  promotes to ").append(move.promotionToken());
    }
    out.println(line);
  }

  private String token(int code) {
    return game.rules().pieces().get(code - 1);
  }

  private void draw(P position) {
    out.println();
    out.println(Diagram.text(position, game.rules().order()));
  }

  private void pause() {
    try {
      Thread.sleep(delayMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void compare(P end) {
    check("the final position", PositionTexts.position(game, recordedGame.end()), end);
    int moves = recordedGame.moves().size();
    check(
        "the tally of moves",
        recordedGame.tally(),
        new RecordedGame.Tally(moves, captures, drops, promotions));
    checkEnd(end.end());
  }

  private void check(String what, Object recorded, Object replayed) {
    checkEqual(what, recorded, replayed);
    confirm(what + " matches the record");
  }

  private static void checkEqual(String what, Object recorded, Object replayed) {
    if (!recorded.equals(replayed)) {
      throw new IllegalStateException(
          what + " differs from the record:\nreplayed: " + replayed + "\nrecorded: " + recorded);
    }
  }

  /** Compares the end of the game by its rules with the record. */
  private void checkEnd(Optional<GameEnd> end) {
    Optional<GameEnd.Reason> recorded =
        recordedGame.isCheckmate() ? Optional.of(GameEnd.Reason.CHECKMATE) : Optional.empty();
    checkEqual("the end of the game", recorded, end.map(GameEnd::reason));
    confirm(
        recordedGame.isCheckmate()
            ? "by the rules, too, the last move is checkmate"
            : "by the rules, the game goes on after the last move: the loser resigned");
  }

  private void confirm(String what) {
    out.println("  ✓ " + what);
  }
}
