// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

/**
 * The packing of a move into an {@code int}, which is the same in all games. Pieces are represented
 * by their codes: the code of a piece is its index in {@link RuleBook#pieces} plus 1.
 *
 * <table>
 *   <caption>The bits of a move</caption>
 *   <tr><th>bits</th><th>meaning</th></tr>
 *   <tr><td>0–9</td><td>the flat index of the destination</td></tr>
 *   <tr><td>10–19</td><td>the flat index of the square that the piece leaves, or the code of the
 *     dropped piece</td></tr>
 *   <tr><td>20</td><td>1 for a drop</td></tr>
 *   <tr><td>21–28</td><td>the code of the piece that the moved or dropped piece becomes, or 0</td></tr>
 *   <tr><td>29–31</td><td>0</td></tr>
 * </table>
 *
 * <p>These methods do not check their arguments.
 */
public final class PackedMove {
  /**
   * A number that is never a move: {@value}. It would be a move from the first square to itself,
   * which no game has. It can mark an empty entry in a table of moves.
   */
  public static final int NONE = 0;

  private static final int SQUARE_MASK = (1 << 10) - 1;
  private static final int FROM_SHIFT = 10;
  private static final int DROP = 1 << 20;
  private static final int BECOMES_SHIFT = 21;

  private PackedMove() {}

  /**
   * {@return a move of a piece on the board}
   *
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination
   * @param becomes the code of the piece that it becomes, or 0
   */
  public static int of(int from, int to, int becomes) {
    return to | from << FROM_SHIFT | becomes << BECOMES_SHIFT;
  }

  /**
   * {@return a drop}
   *
   * @param code the code of the piece in the hand
   * @param to the flat index of the destination
   * @param becomes the code of the piece that it becomes, or 0
   */
  public static int drop(int code, int to, int becomes) {
    return of(code, to, becomes) | DROP;
  }

  /**
   * {@return whether a number is a packed move of a game, legal or not; false for {@link #NONE}} A
   * move leads from one square to another, or is a drop if the game has drops.
   *
   * @param move any number
   * @param rules the rules of the game
   */
  public static boolean isMove(int move, RuleBook rules) {
    int squares = rules.shape().squareCount();
    int pieces = rules.pieces().size();
    int head = move >> FROM_SHIFT & SQUARE_MASK;
    boolean isHead =
        isDrop(move)
            ? head > 0 && head <= pieces && !rules.drops().isEmpty()
            : head < squares && head != to(move);
    return move > NONE && isHead && to(move) < squares && becomes(move) <= pieces;
  }

  /**
   * {@return whether a move is a drop}
   *
   * @param move the move
   */
  public static boolean isDrop(int move) {
    return (move & DROP) != 0;
  }

  /**
   * {@return the flat index of the square that the piece leaves, or {@value Move#NO_SQUARE} for a
   * drop}
   *
   * @param move the move
   */
  public static int from(int move) {
    return isDrop(move) ? Move.NO_SQUARE : move >> FROM_SHIFT & SQUARE_MASK;
  }

  /**
   * {@return the code of the dropped piece, or 0 if the move is not a drop}
   *
   * @param move the move
   */
  public static int dropped(int move) {
    return isDrop(move) ? move >> FROM_SHIFT & SQUARE_MASK : 0;
  }

  /**
   * {@return the flat index of the destination}
   *
   * @param move the move
   */
  public static int to(int move) {
    return move & SQUARE_MASK;
  }

  /**
   * {@return the code of the piece that the moved or dropped piece becomes, or 0}
   *
   * @param move the move
   */
  public static int becomes(int move) {
    return move >>> BECOMES_SHIFT;
  }
}
