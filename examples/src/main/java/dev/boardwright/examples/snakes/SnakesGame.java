// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A finished game. The moves of the two players alternate, beginning with the first player's.
 *
 * @param id the number of the game
 * @param firstPlayer the name of the first player
 * @param secondPlayer the name of the second player
 * @param winner the name of the winner, which is one of the two
 * @param moves the moves
 */
public record SnakesGame(
    long id, String firstPlayer, String secondPlayer, String winner, List<SnakesMove> moves) {
  /** Creates a game with an unmodifiable copy of the moves. */
  public SnakesGame {
    moves = List.copyOf(moves);
  }

  /**
   * Plays a game.
   *
   * @param id the number of the game
   * @param firstPlayer the name of the first player
   * @param secondPlayer the name of the second player
   * @param die the source of the throws
   * @return the game
   */
  public static SnakesGame play(
      long id, String firstPlayer, String secondPlayer, RandomGenerator die) {
    List<SnakesMove> moves = new ArrayList<>();
    int[] at = new int[2];
    for (int player = 0; ; player = 1 - player) {
      SnakesMove move = SnakesRules.move(at[player], 1 + die.nextInt(6));
      moves.add(move);
      at[player] = move.to();
      if (move.to() == SnakesRules.GOAL) {
        return new SnakesGame(
            id, firstPlayer, secondPlayer, player == 0 ? firstPlayer : secondPlayer, moves);
      }
    }
  }

  /**
   * Replays the moves and checks them against the rules.
   *
   * @return the final position; the piece of a player is the player's number, on its square or, if
   *     the player has not started, in the hand
   * @throws IllegalArgumentException if a move breaks the rules, or the winner is not the player
   *     who won; in the first case, the message gives the index of the move, counted from 0 as in
   *     packed streams
   */
  public SnakesPosition replay() {
    int[] at = new int[2];
    SnakesPosition position = start();
    for (int i = 0; i < moves.size(); i++) {
      int player = i % 2;
      SnakesMove move = moves.get(i);
      String refusal = refusal(at[player], at[1 - player], move);
      if (refusal != null) {
        throw new IllegalArgumentException("game " + id + ", move " + i + ": " + refusal);
      }
      position = moved(position, player, at, move.to());
      at[player] = move.to();
    }
    boolean isFirst = at[0] == SnakesRules.GOAL;
    boolean isOver = isFirst || at[1] == SnakesRules.GOAL;
    String won = isFirst ? firstPlayer : isOver ? secondPlayer : "nobody";
    if (!isOver || !winner.equals(won)) {
      throw new IllegalArgumentException(
          "game " + id + ": the moves make " + won + " the winner, not " + winner);
    }
    return position;
  }

  /** {@return the reason why a move breaks the rules, or null if it does not} */
  private static String refusal(int from, int other, SnakesMove move) {
    if (other == SnakesRules.GOAL) {
      return "the game is already over";
    }
    if (move.pick() == 0) {
      return "the die shows 0";
    }
    SnakesMove lawful = SnakesRules.move(from, move.pick());
    return move.equals(lawful) ? null : move + ", but the rules give " + lawful;
  }

  private static SnakesPosition start() {
    return SnakesPosition.empty()
        .edit()
        .addToHand(Side.FIRST, "1", 1)
        .addToHand(Side.SECOND, "2", 1)
        .build();
  }

  /**
   * Moves a player's piece and passes the turn. If both players are on one square, the piece on it
   * is called {@code 12}.
   */
  private static SnakesPosition moved(SnakesPosition position, int player, int[] at, int to) {
    String piece = player == 0 ? "1" : "2";
    String other = player == 0 ? "2" : "1";
    SnakesPosition.Edit edit = position.edit().toggle();
    if (at[player] == 0 && to != 0) {
      edit.addToHand(position.turn(), piece, -1);
    } else if (at[player] != 0) {
      edit.set(SnakesRules.square(at[player]), at[1 - player] == at[player] ? other : null);
    }
    if (to != 0) {
      edit.set(SnakesRules.square(to), at[1 - player] == to ? "12" : piece);
    }
    return edit.build();
  }

  /** {@return the moves as SNL, with three hexadecimal digits for each move} */
  public String moveSequence() {
    return SnakesMoveCodec.encodeAll(moves);
  }
}
