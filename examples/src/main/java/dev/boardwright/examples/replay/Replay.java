// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.Locale;

/**
 * A replay of one record. It prints each move on a line and draws the board at regular intervals.
 * At the end it compares the final position and the totals with those of the record.
 *
 * @param <P> the type of the positions
 */
final class Replay<P extends Qi> {
  private final Game<P> game;
  private final GameRecord gameRecord;
  private final PrintStream out;
  private final int diagramEvery;
  private final long delayMillis;
  private int captures;
  private int drops;
  private int promotions;

  Replay(Game<P> game, GameRecord gameRecord, PrintStream out, int diagramEvery, long delayMillis) {
    this.game = game;
    this.gameRecord = gameRecord;
    this.out = out;
    this.diagramEvery = diagramEvery;
    this.delayMillis = delayMillis;
  }

  /**
   * Replays the record.
   *
   * @return the final position
   */
  P run() {
    P position = game.startPosition();
    out.println();
    out.println(gameRecord.title());
    out.printf(
        "%d moves, replayed on %s%n",
        gameRecord.moves().size(), position.getClass().getSimpleName());
    draw(position);
    for (int ply = 1; ply <= gameRecord.moves().size(); ply++) {
      GameRecord.Move move = gameRecord.moves().get(ply - 1);
      Replayed<P> played = play(position, move);
      describe(ply, position.turn(), played);
      position = played.position();
      if (ply % diagramEvery == 0 || ply == gameRecord.moves().size()) {
        draw(position);
      }
      pause();
    }
    compare(position);
    return position;
  }

  private Replayed<P> play(P position, GameRecord.Move move) {
    try {
      return game.play(position, move.text());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + move.line() + ": " + e.getMessage(), e);
    }
  }

  private void describe(int ply, Side mover, Replayed<P> played) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%4d  ", ply));
    line.append(mover == Side.FIRST ? "first   " : "second  ");
    line.append(String.format(Locale.ROOT, "%-3s", played.piece())).append(played.move());
    if (played.move().isDrop()) {
      drops++;
      line.append("  dropped from hand");
    }
    if (played.captured() != null) {
      captures++;
      line.append("  captures ").append(played.captured());
    }
    if (played.promoted()) {
      promotions++;
      line.append("  promotes to +").append(played.piece());
    }
    if (!played.remark().isEmpty()) {
      line.append("  ").append(played.remark());
    }
    out.println(line);
  }

  private void draw(P position) {
    out.println();
    out.println(Diagram.text(position, game.order(), game.names()));
  }

  private void pause() {
    try {
      Thread.sleep(delayMillis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void compare(P position) {
    Qi recorded = recordedPosition();
    check("the final board", recorded.board(), position.board());
    check("the first player's hand", recorded.firstPlayerHand(), position.firstPlayerHand());
    check("the second player's hand", recorded.secondPlayerHand(), position.secondPlayerHand());
    check("the side to move", recorded.turn(), position.turn());
    check("the whole position", recorded, position);
    GameRecord.Totals totals = gameRecord.totals();
    checkTotal("moves", totals.moves(), gameRecord.moves().size());
    checkTotal("captures", totals.captures(), captures);
    checkTotal("drops", totals.drops(), drops);
    checkTotal("promotions", totals.promotions(), promotions);
  }

  private Qi recordedPosition() {
    P empty = game.emptyPosition();
    String styles = empty.firstPlayerStyle() + "/" + empty.secondPlayerStyle();
    String board = String.join("/", gameRecord.finalRows()) + " / " + styles;
    Qi.Edit edit = Feen.parse(board, FeenDialect.SNN_STYLES).edit();
    int count = 0;
    for (char c : gameRecord.finalHands().toCharArray()) {
      if (Character.isDigit(c)) {
        count = count * 10 + Character.digit(c, 10);
      } else {
        String piece = String.valueOf(c);
        edit.addToHand(Pieces.side(piece), piece, Math.max(1, count));
        count = 0;
      }
    }
    if (gameRecord.finalTurn() != empty.turn()) {
      edit.toggle();
    }
    return edit.build();
  }

  private void checkTotal(String what, int recorded, int counted) {
    if (recorded >= 0) {
      check("the number of " + what + " (" + counted + ")", recorded, counted);
    }
  }

  private void check(String what, Object recorded, Object replayed) {
    if (!recorded.equals(replayed)) {
      throw new IllegalStateException(
          what + " differs from the record:\nreplayed: " + replayed + "\nrecorded: " + recorded);
    }
    out.println("  ✓ " + what + " matches the record");
  }
}
