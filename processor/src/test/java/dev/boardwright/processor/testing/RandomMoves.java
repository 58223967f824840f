// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A generator of random calls, valid and invalid. Each call is given in several forms: for
 * positions and for cursors, with numbers or with the types of the board, and as the steps that are
 * documented for it.
 */
public final class RandomMoves<P extends FreePosition<P>> {
  /**
   * A call.
   *
   * @param naive its documented steps, for any position
   * @param position the call on a position of the board
   * @param cursor the call on a cursor
   * @param text a description for messages
   */
  public record Step<P extends FreePosition<P>>(
      UnaryOperator<Qi> naive,
      UnaryOperator<P> position,
      Consumer<FreeCursor<P>> cursor,
      String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  private final DeclaredBoard board;
  private final BoardType<P> type;
  private final BoardCells cells;
  private final Random random;

  /** The squares to choose from. They are few, so that moves often end on occupied squares. */
  private final int[] squares = new int[12];

  public RandomMoves(DeclaredBoard board, BoardType<P> type, Random random) {
    this.board = board;
    this.type = type;
    this.random = random;
    cells = BoardCells.of(board.shape(), SquareOrder.ASCENDING);
    for (int i = 0; i < squares.length; i++) {
      squares[i] = random.nextInt(board.shape().squareCount());
    }
  }

  /** {@return a random call of any kind} */
  public Step<P> any() {
    return switch (random.nextInt(board.hasHands() ? 9 : 7)) {
      case 0 -> setting();
      case 1, 2 -> move(false);
      case 3 -> move(true);
      case 4 -> toggle();
      case 5, 7 -> inHand();
      default -> drop();
    };
  }

  private int square() {
    return squares[random.nextInt(squares.length)];
  }

  private String piece() {
    return board.pieces().get(random.nextInt(Math.min(board.pieces().size(), 30)));
  }

  private int code(String piece) {
    return piece == null ? 0 : type.code(piece);
  }

  private Side side() {
    return random.nextBoolean() ? Side.FIRST : Side.SECOND;
  }

  @SuppressWarnings("unchecked")
  private P position(Object result) {
    return (P) result;
  }

  /** {@return a call that sets or clears a random square} */
  public Step<P> setting() {
    int at = square();
    String piece = random.nextInt(8) == 0 ? null : piece();
    boolean isTyped = random.nextBoolean();
    return new Step<>(
        qi -> qi.edit().set(at, piece).build(),
        position ->
            position(
                isTyped
                    ? board.put(position, "with", at, piece)
                    : position.edit().set(at, piece).build()),
        cursor -> {
          if (piece == null && isTyped) {
            ReflectiveCalls.callByName(cursor, "clear", board.square(at));
          } else if (isTyped) {
            board.put(cursor, "set", at, piece);
          } else if (piece == null) {
            cursor.clear(at);
          } else {
            cursor.set(at, code(piece));
          }
        },
        "set " + at + " " + piece);
  }

  private Step<P> toggle() {
    return new Step<>(Qi::toggle, FreePosition::toggle, FreeCursor::toggle, "toggle");
  }

  /** {@return a call that adds pieces to a hand or removes them} */
  private Step<P> inHand() {
    Side side = side();
    String piece = piece();
    int delta =
        switch (random.nextInt(20)) {
          case 0 -> Integer.MAX_VALUE;
          case 1 -> Integer.MIN_VALUE;
          default -> random.nextInt(4) - 1;
        };
    boolean isTyped = random.nextBoolean() && board.hasHands();
    return new Step<>(
        qi -> qi.edit().addToHand(side, piece, delta).build(),
        position -> {
          Qi.Edit edit = position.edit();
          if (isTyped) {
            ReflectiveCalls.callByName(edit, "addToHand", side, board.piece(piece), delta);
          } else {
            edit.addToHand(side, piece, delta);
          }
          return position(edit.build());
        },
        cursor -> {
          if (isTyped) {
            ReflectiveCalls.callByName(cursor, "addToHand", side, board.piece(piece), delta);
          } else {
            cursor.addToHand(side, code(piece), delta);
          }
        },
        "hand " + side + " " + piece + " " + delta);
  }

  /**
   * {@return a move, with or without a capture}
   *
   * @param becomes whether the moving piece is promoted to a random piece
   */
  private Step<P> move(boolean becomes) {
    int from = square();
    int to = square();
    String as = becomes ? piece() : null;
    // A board without hands rejects the capture.
    String taken = random.nextInt(3) == 0 ? piece() : null;
    boolean isTyped = random.nextBoolean() && (taken == null || board.hasHands());
    return new Step<>(
        qi -> steps(qi, from, to, as, taken),
        position ->
            isTyped
                ? position(typedMove(position, from, to, as, taken))
                : position.play(from, to, code(as), code(taken)),
        cursor -> {
          if (isTyped) {
            typedMove(cursor, from, to, as, taken);
          } else {
            cursor.play(from, to, code(as), code(taken));
          }
        },
        "move " + from + " " + to + " " + as + " " + taken);
  }

  private Object typedMove(Object target, int from, int to, String as, String taken) {
    Object start = board.square(from);
    Object end = board.square(to);
    if (taken == null) {
      return as == null
          ? ReflectiveCalls.callByName(target, "move", start, end)
          : ReflectiveCalls.callByName(target, "promote", start, end, board.piece(as));
    }
    return as == null
        ? ReflectiveCalls.callByName(target, "capture", start, end, board.piece(taken))
        : ReflectiveCalls.callByName(
            target, "capture", start, end, board.piece(taken), board.piece(as));
  }

  private Step<P> drop() {
    String piece = piece();
    int to = square();
    boolean isTyped = random.nextBoolean() && board.hasHands();
    return new Step<>(
        qi -> qi.edit().addToHand(qi.turn(), piece, -1).set(to, piece).toggle().build(),
        position ->
            isTyped
                ? position(
                    ReflectiveCalls.callByName(
                        position, "drop", board.piece(piece), board.square(to)))
                : position.drop(code(piece), to),
        cursor -> {
          if (isTyped) {
            ReflectiveCalls.callByName(cursor, "drop", board.piece(piece), board.square(to));
          } else {
            cursor.drop(code(piece), to);
          }
        },
        "drop " + piece + " " + to);
  }

  /** {@return the position after a move, made by the steps that are documented for it} */
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
