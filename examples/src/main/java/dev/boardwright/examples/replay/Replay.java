// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A replay of one record by the rules of the game. It prints each move on a line and draws the
 * board at regular intervals. At the end it compares the final position, the totals and the end of
 * the game with those of the record.
 *
 * @param <P> the type of the positions
 */
final class Replay<P extends GamePosition<P>> {
  private final Notation<P> notation;
  private final Game<P> game;
  private final RuleBook rules;
  private final RecordedGame recordedGame;
  private final PrintStream out;
  private final int diagramEvery;
  private final long delayMillis;
  private int captures;
  private int drops;
  private int promotions;

  Replay(
      Notation<P> notation,
      RecordedGame recordedGame,
      PrintStream out,
      int diagramEvery,
      long delayMillis) {
    this.notation = notation;
    game = notation.game();
    rules = game.rules();
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
  Qi run() {
    P position = game.start();
    int length = recordedGame.moves().size();
    out.println();
    out.println(recordedGame.title());
    out.printf("%d moves, replayed on %s%n", length, position.getClass().getSimpleName());
    draw(position);
    for (int ply = 1; ply <= length; ply++) {
      RecordedGame.Move recorded = recordedGame.moves().get(ply - 1);
      Move move = read(position, recorded);
      describe(ply, position, move, recorded.text());
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
      return notation.read(position, move.text());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + move.line() + ": " + e.getMessage(), e);
    }
  }

  private void describe(int ply, P position, Move move, String text) {
    StringBuilder line = new StringBuilder();
    line.append(String.format(Locale.ROOT, "%4d  ", ply));
    line.append(position.turn() == Side.FIRST ? "first   " : "second  ");
    String piece = move.isDrop() ? move.droppedToken() : position.pieceAt(move.fromIndex());
    line.append(String.format(Locale.ROOT, "%-3s", notation.letters(piece)));
    line.append(move);
    if (move.isDrop()) {
      drops++;
      line.append("  dropped from hand");
    }
    GameCursor<P> cursor = position.cursor();
    cursor.play(move.packed(game));
    if (cursor.captured() != 0) {
      captures++;
      String captured = rules.pieces().get(cursor.captured() - 1);
      line.append("  captures ").append(notation.letters(captured));
    }
    if (move.promotionToken() != null) {
      promotions++;
      line.append("  promotes to ").append(move.promotionToken());
    }
    if (!notation.remark(text).isEmpty()) {
      line.append("  ").append(notation.remark(text));
    }
    out.println(line);
  }

  private void draw(Qi position) {
    out.println();
    out.println(Diagram.text(inLetters(position), rules.order()));
  }

  /** {@return a position with the letters that records write for its pieces} */
  private Qi inLetters(Qi position) {
    Qi.Edit edit = empty().edit();
    for (int square = 0; square < position.squareCount(); square++) {
      String piece = position.pieceAt(square);
      edit.set(square, piece == null ? null : notation.letters(piece));
    }
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> held : position.hand(side).entrySet()) {
        edit.addToHand(side, notation.letters(held.getKey()), held.getValue());
      }
    }
    return (position.turn() == Side.FIRST ? edit : edit.toggle()).build();
  }

  private Qi empty() {
    return Qi.of(rules.shape(), rules.style(Side.FIRST), rules.style(Side.SECOND));
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
    Qi recorded = recordedPosition();
    Qi position = inLetters(end);
    check("the final board", recorded.board(), position.board());
    check("the first player's hand", recorded.firstPlayerHand(), position.firstPlayerHand());
    check("the second player's hand", recorded.secondPlayerHand(), position.secondPlayerHand());
    check("the side to move", recorded.turn(), position.turn());
    check("the whole position", recorded, position);
    RecordedGame.Totals totals = recordedGame.totals();
    checkTotal("moves", totals.moves(), recordedGame.moves().size());
    checkTotal("captures", totals.captures(), captures);
    checkTotal("drops", totals.drops(), drops);
    checkTotal("promotions", totals.promotions(), promotions);
    checkEnd(end.end());
  }

  private Qi recordedPosition() {
    String styles = rules.style(Side.FIRST) + "/" + rules.style(Side.SECOND);
    String board = String.join("/", recordedGame.finalRows()) + " / " + styles;
    Qi.Edit edit = Feen.parse(board, FeenDialect.SNN_STYLES).edit();
    int count = 0;
    for (char c : recordedGame.finalHands().toCharArray()) {
      if (Character.isDigit(c)) {
        count = count * 10 + Character.digit(c, 10);
      } else {
        String piece = String.valueOf(c);
        edit.addToHand(Epin.parse(piece).side(), piece, Math.max(1, count));
        count = 0;
      }
    }
    return (recordedGame.finalTurn() == Side.FIRST ? edit : edit.toggle()).build();
  }

  private void checkTotal(String what, int recorded, int counted) {
    if (recorded >= 0) {
      check("the number of " + what + " (" + counted + ")", recorded, counted);
    }
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
