// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Random moves, good and bad, as what is generated does them and as the steps they are made of. */
public final class RandomMoves {
  /**
   * One move.
   *
   * @param naive its steps, on any position
   * @param generated the move, on a generated position
   * @param cursor the move, on a cursor, taken down where it can be
   * @param isRecorded whether the cursor takes it down
   * @param text what it is, for messages
   */
  public record Step(
      UnaryOperator<Qi> naive,
      UnaryOperator<Qi> generated,
      CursorStep cursor,
      boolean isRecorded,
      String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  public interface CursorStep {
    void apply(BoardDriver.Cursor cursor, Object undo);
  }

  private final DeclaredBoard board;
  private final BoardCells cells;
  private final Random random;

  /** Few squares, or nothing would ever stand where a move goes. */
  private final int[] squares = new int[12];

  public RandomMoves(DeclaredBoard board, Random random) {
    this.board = board;
    this.random = random;
    cells = BoardCells.of(board.shape(), SquareOrder.ASCENDING);
    for (int i = 0; i < squares.length; i++) {
      squares[i] = random.nextInt(board.shape().squareCount());
    }
  }

  public Step any() {
    return switch (random.nextInt(board.hasHands() ? 9 : 4)) {
      case 0 -> setting();
      case 1 -> move(false);
      case 2 -> move(true);
      case 3 -> toggle();
      case 4 -> inHand();
      case 5 -> capture(false);
      case 6 -> capture(true);
      default -> drop();
    };
  }

  private int square() {
    return squares[random.nextInt(squares.length)];
  }

  private String piece() {
    return board.pieces().get(random.nextInt(Math.min(board.pieces().size(), 30)));
  }

  private Side side() {
    return random.nextBoolean() ? Side.FIRST : Side.SECOND;
  }

  public Step setting() {
    int at = square();
    String piece = random.nextInt(8) == 0 ? null : piece();
    boolean isTyped = random.nextBoolean();
    return new Step(
        qi -> qi.edit().set(at, piece).build(),
        qi -> board.driver().with(qi, at, piece, isTyped),
        (cursor, undo) -> cursor.set(at, piece, isTyped),
        false,
        "set " + at + " " + piece);
  }

  private Step toggle() {
    return new Step(Qi::toggle, Qi::toggle, (cursor, undo) -> cursor.toggle(), false, "toggle");
  }

  private Step inHand() {
    Side side = side();
    String piece = piece();
    int delta =
        switch (random.nextInt(20)) {
          case 0 -> Integer.MAX_VALUE;
          case 1 -> Integer.MIN_VALUE;
          default -> random.nextInt(4) - 1;
        };
    return new Step(
        qi -> qi.edit().addToHand(side, piece, delta).build(),
        qi -> board.driver().addToHand(qi.edit(), side, piece, delta).build(),
        (cursor, undo) -> cursor.addToHand(side, piece, delta),
        false,
        "hand " + side + " " + piece + " " + delta);
  }

  private Step move(boolean becomes) {
    int from = square();
    int to = square();
    String as = becomes ? piece() : null;
    boolean isTyped = random.nextBoolean();
    return new Step(
        qi -> steps(qi, from, to, as, null),
        qi ->
            becomes
                ? board.driver().promote(qi, from, to, as, isTyped)
                : board.driver().move(qi, from, to),
        (cursor, undo) -> {
          if (becomes) {
            cursor.promote(from, to, as, undo, isTyped);
          } else {
            cursor.move(from, to, undo, isTyped);
          }
        },
        true,
        "move " + from + " " + to + " " + as);
  }

  private Step capture(boolean becomes) {
    int from = square();
    int to = square();
    String as = becomes ? piece() : null;
    String taken = piece();
    boolean isTyped = random.nextBoolean();
    return new Step(
        qi -> steps(qi, from, to, as, taken),
        qi -> board.driver().capture(qi, from, to, taken, as, isTyped),
        (cursor, undo) -> cursor.capture(from, to, taken, as, undo, isTyped),
        true,
        "capture " + from + " " + to + " " + taken + " " + as);
  }

  private Step drop() {
    String piece = piece();
    int to = square();
    boolean isTyped = random.nextBoolean();
    return new Step(
        qi -> qi.edit().addToHand(qi.turn(), piece, -1).set(to, piece).toggle().build(),
        qi -> board.driver().drop(qi, piece, to, isTyped),
        (cursor, undo) -> cursor.drop(piece, to, undo, isTyped),
        true,
        "drop " + piece + " " + to);
  }

  /** What a move is documented to be. */
  private Qi steps(Qi qi, int from, int to, String as, String taken) {
    String moved = qi.pieceAt(from);
    if (moved == null) {
      throw new IllegalArgumentException("no piece on " + cells.cell(from));
    }
    if (taken != null && (from == to || qi.pieceAt(to) == null)) {
      throw new IllegalArgumentException("no piece on " + cells.cell(to));
    }
    Qi.Edit edit = qi.edit().clear(from).set(to, as == null ? moved : as);
    if (taken != null) {
      edit.addToHand(qi.turn(), taken, 1);
    }
    return edit.toggle().build();
  }
}
