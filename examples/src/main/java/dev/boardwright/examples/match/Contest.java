// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Games between two players, each from a position that random moves lead to. A draw that may be
 * claimed is claimed at once.
 *
 * @param <P> the type of the positions
 */
public final class Contest<P extends GamePosition<P>> {
  private final Game<P> game;
  private final Pace pace;
  private final int maximumMoves;

  /**
   * Creates a contest.
   *
   * @param game the game
   * @param pace the limits for each move
   * @param maximumMoves the number of moves after which a game is a draw
   */
  public Contest(Game<P> game, Pace pace, int maximumMoves) {
    this.game = game;
    this.pace = pace;
    this.maximumMoves = maximumMoves;
  }

  /**
   * The course of a game.
   *
   * @param record the positions and the moves
   * @param winner the side that has won, or nothing after a draw
   * @param reason how the game ended, in words
   * @param <P> the type of the positions
   */
  public record Result<P extends GamePosition<P>>(
      GameRecord<P> record, Optional<Side> winner, String reason) {}

  /**
   * {@return a position that random moves from the start lead to, in which the game has not ended}
   *
   * @param moves the number of moves
   * @param random the source of the moves
   */
  public P opening(int moves, Random random) {
    BoardMoves<P> list = game.newMoves();
    P position = game.start();
    int made = 0;
    while (made < moves || list.count(position) == 0) {
      if (list.generate(position).size() == 0) {
        position = game.start();
        made = 0;
      } else {
        position = game.play(position, list.get(random.nextInt(list.size())));
        made++;
      }
    }
    return position;
  }

  /**
   * Plays a game.
   *
   * @param opening the position at the start, in which the game has not ended
   * @param players the players of the first and of the second side
   * @return how the game went
   * @throws EngineException if a player fails
   */
  public Result<P> play(P opening, List<Player<P>> players) throws EngineException {
    CountedPosition<P> start = CountedPosition.first(opening);
    GameRecord<P> record = GameRecord.of(game, opening);
    for (Player<P> player : players) {
      player.begin();
    }
    while (record.end().isEmpty()) {
      if (record.length() >= maximumMoves) {
        return new Result<>(record, Optional.empty(), "draw after " + maximumMoves + " moves");
      }
      Turn<P> turn = Turn.of(start, record, pace);
      Player.Decision decision = players.get(turn.side().ordinal()).decide(turn);
      if (decision.move().isEmpty()) {
        record.resign(turn.side());
      } else if (decision.move().getAsInt() == Player.DECLARATION) {
        record.declareWin();
      } else {
        record.play(decision.move().getAsInt());
        if (record.canClaimDraw()) {
          record.claimDraw(); // no player would play on
        }
      }
    }
    return new Result<>(
        record, record.end().get().winner(), record.end().get().reason().toString());
  }
}
