// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.PackedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of cursors that make a legal move of shogi and undo it, as a search does with each
 * move of a position. One operation is one move. The positions come from random games. The cursor
 * without rules makes the same changes: it is told which squares and which hand change.
 */
@OperationsPerInvocation(RandomMoves.MOVES)
@Section("Playing a legal move and undoing it")
public class PlayBenchmark extends NanosBenchmark {
  private static final int MOVES = RandomMoves.MOVES;

  private final List<dev.boardwright.examples.games.ShogiPosition.Cursor> ruled = new ArrayList<>();
  private final List<ShogiPosition.Cursor> plain = new ArrayList<>();
  private int[] which = {};
  private int[] moves = {};

  // The same moves for a cursor without rules. A drop has no square that it leaves.
  private final int[] from = new int[MOVES];
  private final int[] to = new int[MOVES];
  private final int[] becomes = new int[MOVES];
  private final int[] toHand = new int[MOVES];

  /** Creates the positions and the moves. */
  @Setup
  public void setUp() {
    var chosen = RandomMoves.of(ShogiMoves.GAME, new Random(1966));
    which = chosen.which();
    moves = chosen.moves();
    for (var cursor : chosen.cursors()) {
      var position = cursor.snapshot();
      ruled.add(position.cursor());
      plain.add(ShogiPosition.copyOf(position).cursor());
    }
    for (int i = 0; i < MOVES; i++) {
      translate(i, ruled.get(which[i]));
    }
  }

  private void translate(int i, GameCursor<dev.boardwright.examples.games.ShogiPosition> cursor) {
    int move = moves[i];
    to[i] = PackedMove.to(move);
    if (PackedMove.isDrop(move)) {
      from[i] = -1;
      becomes[i] = code(PackedMove.dropped(move));
      return;
    }
    from[i] = PackedMove.from(move);
    becomes[i] = code(PackedMove.becomes(move));
    int captured = cursor.codeAt(to[i]);
    if (captured != 0) {
      String text = dev.boardwright.examples.games.ShogiPiece.of(captured).text();
      String letter = text.replace("+", "");
      boolean isFirst = letter.equals(letter.toUpperCase(Locale.ROOT));
      toHand[i] =
          ShogiPiece.parse(
                  isFirst ? letter.toLowerCase(Locale.ROOT) : letter.toUpperCase(Locale.ROOT))
              .code();
    }
  }

  /** {@return the code on the board without rules} */
  private static int code(int ruledCode) {
    return ruledCode == 0
        ? 0
        : ShogiPiece.parse(dev.boardwright.examples.games.ShogiPiece.of(ruledCode).text()).code();
  }

  /** {@return whether both cursors reach the same position by each move} */
  boolean agrees() {
    for (int i = 0; i < MOVES; i++) {
      var cursor = ruled.get(which[i]);
      ShogiPosition.Cursor other = plain.get(which[i]);
      cursor.play(moves[i]);
      playPlain(other, i);
      if (!cursor.snapshot().equals(other.snapshot())) {
        return false;
      }
      cursor.undo();
      other.undo();
    }
    return true;
  }

  @Benchmark
  @Title("shogi, a cursor without rules")
  public long plain() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      ShogiPosition.Cursor cursor = plain.get(which[i]);
      playPlain(cursor, i);
      sum += cursor.pieceCount();
      cursor.undo();
    }
    return sum;
  }

  private void playPlain(ShogiPosition.Cursor cursor, int i) {
    if (from[i] < 0) {
      cursor.drop(becomes[i], to[i]);
    } else {
      cursor.play(from[i], to[i], becomes[i], toHand[i]);
    }
  }

  @Benchmark
  @Title("shogi, with rules")
  @Goal(bytes = 0)
  @Versus("plain")
  public long played() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      var cursor = ruled.get(which[i]);
      cursor.play(moves[i]);
      sum += cursor.pieceCount();
      cursor.undo();
    }
    return sum;
  }

  @Benchmark
  @Title("shogi, with rules, and whether it gives check")
  @Goal(bytes = 0)
  @Versus(value = "plain", ratio = 0.77)
  public long checked() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      var cursor = ruled.get(which[i]);
      cursor.play(moves[i]);
      sum += cursor.pieceCount();
      sum += cursor.isCheck() ? 1 : 0;
      cursor.undo();
    }
    return sum;
  }
}
