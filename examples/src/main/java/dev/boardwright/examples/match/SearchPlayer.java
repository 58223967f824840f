// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.search.Search;
import dev.boardwright.examples.search.SearchControl;
import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.SearchResult;
import dev.boardwright.examples.search.TranspositionTable;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A player that searches in this program.
 *
 * @param <P> the type of the positions
 */
public final class SearchPlayer<P extends GamePosition<P>> implements Player<P> {
  private static final int MEGABYTES = 16;

  private final Search<P> search;
  private final long maximumNodes;

  /**
   * Creates a player.
   *
   * @param game the game
   * @param conventions the values of the pieces
   * @param maximumNodes the greatest number of moves made in one search
   */
  public SearchPlayer(Game<P> game, GameConventions conventions, long maximumNodes) {
    this.maximumNodes = maximumNodes;
    search = Search.of(game, conventions, new TranspositionTable(MEGABYTES));
  }

  @Override
  public void begin() {
    search.clear();
  }

  @Override
  public Decision decide(Turn<P> turn) {
    if (turn.canDeclare()) {
      return new Decision(OptionalInt.of(DECLARATION), "");
    }
    SearchLimits limits = turn.pace().limits(turn.side()).withNodes(maximumNodes);
    SearchResult result =
        search.run(
            turn.positions(), turn.quietMoves(), List.of(), new SearchControl(limits), found -> {});
    String found =
        String.format(Locale.ROOT, "depth %d, %,d nodes", result.depth(), result.nodes());
    return new Decision(OptionalInt.of(result.move()), found);
  }

  @Override
  public void close() {
    // There is nothing to end.
  }
}
