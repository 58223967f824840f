// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.Outcome;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A search for the best move of every declared game. It looks one move ahead, then two, and so on.
 * It is an alpha–beta search with these refinements:
 *
 * <ul>
 *   <li>A table keeps the results for positions that are reached in several ways.
 *   <li>At the leaves, captures are played until the position is quiet.
 *   <li>Moves that were good elsewhere are tried first ({@link MoveOrder}).
 *   <li>The first move is examined fully. The others only have to prove that they are no better,
 *       and late quiet moves to less depth.
 *   <li>Checks are searched one move deeper.
 *   <li>Draws are those of the rules: repetition, which a side may lose, too many moves without
 *       progress, and too few pieces.
 * </ul>
 *
 * <p>It plays moves on one cursor, and allocates nothing but its results once its lists have grown.
 * It is not safe for use by several threads, but a {@link SearchControl} is.
 *
 * @param <P> the type of the positions
 */
public final class Search<P extends GamePosition<P>> {
  /** The score of a won game. One is subtracted for each move until its end. */
  public static final int WIN = 1_000_000;

  /** The greatest depth of a search in moves: {@value}. */
  public static final int MAX_DEPTH = 64;

  /** No move. */
  static final int NONE = 0;

  /** The greatest number of moves that a search looks ahead, captures included. */
  static final int MAX_PLY = 2 * MAX_DEPTH;

  private static final int INFINITE = 2 * WIN;

  /** The score of a game that the opponent has lost by repetition. */
  private static final int LOST_REPETITION = 10_000;

  /**
   * The number of moves before the limit of moves without progress from which scores are not those
   * of the position alone, so that the table does not know them.
   */
  private static final int NEAR_LIMIT = 24;

  /** The number of nodes between two looks at the clock, as a mask. */
  private static final int CLOCK_MASK = (1 << 10) - 1;

  /** The greatest small difference that a capture makes beside what it wins. */
  private static final int MARGIN = 150;

  /** The number of captures in a row after which only recaptures are examined. */
  private static final int FREE_CAPTURES = 4;

  private final Material material;
  private TranspositionTable table;
  private final MoveOrder<P> order;
  private final DrawRules drawRules;

  /** The list of moves of each ply. */
  private final List<BoardMoves<P>> lists;

  /** The cursor, at the position that is examined. */
  private final GameCursor<P> cursor;

  private final Path path = new Path();

  /** The best moves from each ply on. */
  private final int[][] lines = new int[MAX_PLY + 1][MAX_PLY + 1];

  private final int[] lengths = new int[MAX_PLY + 1];

  /** The value of the position for the first side, which follows the moves. */
  private int balance;

  /** The square of the last capture at a leaf. */
  private int lastTo;

  /** Whether some moves at the root are left out. */
  private boolean isChosen;

  private SearchControl control = new SearchControl(SearchLimits.NONE);
  private long nodes;
  private int iteration;
  private int rootScore;
  private boolean hasGivenUp;

  /**
   * Creates a search.
   *
   * @param game the game
   * @param material the evaluation of quiet positions
   * @param table the table of results, which no other search may use at the same time
   * @param drawRules the rules about draws
   */
  Search(Game<P> game, Material material, TranspositionTable table, DrawRules drawRules) {
    this.material = material;
    this.table = table;
    this.drawRules = drawRules;
    order =
        new MoveOrder<>(material, game.rules().pieces().size(), game.rules().shape().squareCount());
    lists = Stream.generate(game::newMoves).limit(MAX_PLY + 1).toList();
    cursor = game.cursor(game.start());
  }

  /**
   * Creates a search with the conventions of a game.
   *
   * @param game the game
   * @param conventions the values of its pieces
   * @param table the table of results, which no other search may use at the same time
   * @param <P> the type of the positions
   * @return the search
   */
  public static <P extends GamePosition<P>> Search<P> of(
      Game<P> game, GameConventions conventions, TranspositionTable table) {
    Material material = new Material(game.rules(), conventions.values());
    return new Search<>(game, material, table, game.rules().draws());
  }

  /**
   * Uses another table of results from now on.
   *
   * @param other the table, which no other search may use at the same time
   */
  public void use(TranspositionTable other) {
    table = other;
  }

  /** Forgets everything about earlier searches. */
  public void clear() {
    table.clear();
    order.clear();
  }

  /**
   * Searches for the best move.
   *
   * @param position a position with a legal move
   * @param limits the limits
   * @return the result
   * @throws IllegalArgumentException if there is no legal move
   */
  public SearchResult run(P position, SearchLimits limits) {
    return run(List.of(position), 0, List.of(), new SearchControl(limits), result -> {});
  }

  /**
   * Searches for the best move.
   *
   * @param positions the positions of the game until now, the last of which has a legal move
   * @param quietMoves the number of moves without progress that have led to the last position
   * @param only the legal moves to choose from; all if there are none
   * @param limits the limits, and the means to end the search
   * @param progress takes the result of each depth
   * @return the result of the last depth
   * @throws IllegalArgumentException if there is no legal move
   */
  public SearchResult run(
      List<P> positions,
      int quietMoves,
      List<Integer> only,
      SearchControl limits,
      Consumer<SearchResult> progress) {
    long start = System.nanoTime();
    control = limits;
    nodes = 0;
    hasGivenUp = false;
    order.clear();
    begin(positions, quietMoves);
    order.choose(only);
    isChosen = !only.isEmpty();
    int count = only.isEmpty() ? lists.get(0).count(cursor) : only.size();
    if (count == 0) {
      throw new IllegalArgumentException("the position has no legal move");
    }
    SearchResult result = null;
    for (iteration = 1; iteration == 1 || control.allows(iteration); iteration++) {
      int score = search(iteration, 0, -INFINITE, INFINITE);
      if (hasGivenUp) {
        // The first moves at the root are examined fully, and the best of them is as good as the
        // last.
        if (lengths[0] > 0) {
          result = new SearchResult(rootScore, iteration - 1, nodes, 0, line());
        }
        break;
      }
      result = new SearchResult(score, iteration, nodes, System.nanoTime() - start, line());
      progress.accept(result);
      boolean isFound = result.isDecided() && Math.abs(result.movesToEnd()) <= iteration;
      if (isFound || control.isTimed() && count == 1) {
        break;
      }
    }
    return new SearchResult(
        result.score(), result.depth(), nodes, System.nanoTime() - start, result.line());
  }

  /** Goes through the positions of the game, up to the one to examine. */
  private void begin(List<P> positions, int quietMoves) {
    path.clear();
    int pieces = 0;
    for (P position : positions) {
      cursor.reset(position);
      boolean isNew = cursor.pieceCount() != pieces;
      pieces = cursor.pieceCount();
      path.push(cursor.contentHash(), cursor.isCheck(), isNew, quietMoves);
    }
    balance = turned(material.of(cursor));
  }

  /** {@return a value, whose sign changes if the second side is to move} */
  private int turned(int value) {
    return cursor.turn() == Side.FIRST ? value : -value;
  }

  private List<Integer> line() {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < lengths[0]; i++) {
      line.add(lines[0][i]);
    }
    return line;
  }

  /** {@return the value of a position for the side to move, or a bound outside alpha to beta} */
  private int search(int remaining, int ply, int alpha, int beta) {
    lengths[ply] = 0;
    if (ply > 0) {
      int repetitions = path.repetitions();
      if (repetitions > 0) {
        return ofRepetition(repetitions);
      }
      if (isDrawn()) {
        BoardMoves<P> moves = lists.get(ply);
        return moves.count(cursor) == 0 ? ended(moves, ply) : 0; // a mate comes first
      }
    }
    boolean isCheck = path.isCheck();
    int depth = isCheck && ply < 2 * iteration ? remaining + 1 : remaining;
    if (depth <= 0 || ply == MAX_PLY) {
      return quiet(ply, alpha, beta, 0);
    }
    boolean isOpen = beta - alpha > 1;
    long entry = table.get(cursor.contentHash());
    int best = TranspositionTable.move(entry);
    if (ply > 0
        && !isOpen
        && !isNearLimit()
        && entry != 0
        && TranspositionTable.depth(entry) >= depth) {
      int score = fromTable(TranspositionTable.score(entry), ply);
      int bound = TranspositionTable.bound(entry);
      int needed = score >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER;
      if ((bound & needed) != 0) {
        return score;
      }
    }
    order.begin(ply, best);
    return searchMoves(depth, ply, alpha, beta);
  }

  /** Searches the moves of a ply in their order, and remembers the result. */
  private int searchMoves(int depth, int ply, int alpha, int beta) {
    BoardMoves<P> moves = lists.get(ply);
    int bestMove = NONE;
    int best = -INFINITE;
    int floor = alpha;
    for (int i = 0; best < beta; i++) {
      int move = order.next(moves, cursor, ply);
      if (move == NONE && i == 0) {
        return ended(moves, ply);
      }
      if (move == NONE) {
        break;
      }
      boolean isQuiet = order.gain(move, cursor) == 0;
      boolean isChecked = path.isCheck();
      int before = balance;
      play(move);
      int score;
      if (i == 0) {
        score = -search(depth - 1, ply + 1, -beta, -floor);
      } else {
        boolean isLate = isQuiet && depth >= 3 && i >= 4 && !isChecked && !path.isCheck();
        int less = !isLate ? 0 : i < 16 ? 1 : 2;
        score = -search(depth - 1 - less, ply + 1, -floor - 1, -floor);
        if (score > floor && less > 0 && !hasGivenUp) {
          score = -search(depth - 1, ply + 1, -floor - 1, -floor);
        }
        if (score > floor && score < beta && !hasGivenUp) {
          score = -search(depth - 1, ply + 1, -beta, -floor);
        }
      }
      undo(before);
      if (hasGivenUp) {
        return 0; // nobody looks at it
      }
      if (score > best) {
        best = score;
        if (score > floor) {
          floor = score;
          bestMove = move;
          extend(ply, move);
          rootScore = ply == 0 ? score : rootScore;
        }
        if (score >= beta && isQuiet) {
          order.reward(move, cursor, ply, depth);
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    if ((ply > 0 || !isChosen) && !isNearLimit()) {
      table.put(cursor.contentHash(), bestMove, toTable(best, ply), depth, bound);
    }
    return best;
  }

  /** {@return the value of a position after the best captures, for the side to move} */
  private int quiet(int ply, int alpha, int beta, int captures) {
    lengths[ply] = 0;
    BoardMoves<P> moves = lists.get(ply);
    if (moves.count(cursor) == 0) {
      return ended(moves, ply);
    }
    if (cursor.isInsufficient()) {
      return 0;
    }
    int value = turned(balance);
    if (value >= beta || ply == MAX_PLY) {
      return value;
    }
    int last = captures < FREE_CAPTURES ? NONE : lastTo;
    order.beginCaptures(moves.generateCaptures(cursor), cursor, ply);
    int best = value;
    while (best < beta) {
      int move = order.next(moves, cursor, ply);
      if (move == NONE) {
        break;
      }
      int to = PackedMove.to(move);
      if (captures >= FREE_CAPTURES && to != last) {
        continue;
      }
      int most = value + order.gain(move, cursor) + MARGIN;
      if (most <= Math.max(alpha, best)) {
        best = Math.max(best, most);
        continue;
      }
      count();
      int before = balance;
      balance += material.play(cursor, move); // no repetition, so the path does not need it
      lastTo = to;
      int score = -quiet(ply + 1, -beta, -Math.max(alpha, best), captures + 1);
      cursor.undo();
      balance = before;
      if (hasGivenUp) {
        return 0;
      }
      best = Math.max(best, score);
    }
    return best;
  }

  private void play(int move) {
    count();
    int pieces = cursor.pieceCount();
    int quiet = path.quietMoves() + 1;
    balance += material.play(cursor, move);
    path.push(
        cursor.contentHash(),
        cursor.isCheck(),
        cursor.pieceCount() != pieces,
        cursor.isProgress() ? 0 : quiet);
  }

  /** Counts a move, and looks whether the search must end. */
  private void count() {
    nodes++;
    boolean hasMove = iteration > 1 || lengths[0] > 0;
    hasGivenUp |= iteration > 1 && control.isExceeded(nodes);
    hasGivenUp |= hasMove && (nodes & CLOCK_MASK) == 0 && control.isOver();
  }

  private void undo(int balanceBefore) {
    path.pop();
    cursor.undo();
    balance = balanceBefore;
  }

  private void extend(int ply, int move) {
    int[] line = lines[ply];
    line[0] = move;
    int length = ply == MAX_PLY ? 0 : Math.min(lengths[ply + 1], MAX_PLY - 1);
    System.arraycopy(lines[Math.min(ply + 1, MAX_PLY)], 0, line, 1, length);
    lengths[ply] = 1 + length;
  }

  /**
   * {@return the score of a position that occurred before, for the side to move} A repetition that
   * does not end the game yet is a draw, because the players can go on like this. Perpetual check
   * is not scored like mate, because the score is only right after the moves that led there.
   */
  private int ofRepetition(int repetitions) {
    boolean isEnd = repetitions + 1 >= drawRules.repetitions();
    if (drawRules.perpetualCheck() != Outcome.DRAW && isEnd) {
      int first = path.first();
      boolean isChecked = path.isAlwaysChecked(first, true);
      if (isChecked != path.isAlwaysChecked(first, false)) {
        return isChecked == (drawRules.perpetualCheck() == Outcome.LOSS)
            ? LOST_REPETITION
            : -LOST_REPETITION;
      }
    }
    if (drawRules.repetitionLost().isEmpty()) {
      return 0;
    }
    return drawRules.repetitionLost().get(0) == cursor.turn() ? -LOST_REPETITION : LOST_REPETITION;
  }

  /** {@return whether the game is a draw for a reason other than repetition, unless it is mate} */
  private boolean isDrawn() {
    int limit = drawRules.moveLimit();
    return limit > 0 && path.quietMoves() >= limit || cursor.isInsufficient();
  }

  private boolean isNearLimit() {
    int limit = drawRules.moveLimit();
    return limit > 0 && path.quietMoves() + NEAR_LIMIT >= limit;
  }

  /** {@return the score of a game that has ended, for the side to move} */
  private static int ended(BoardMoves<?> moves, int ply) {
    Outcome outcome = moves.end().orElseThrow().outcome();
    return switch (outcome) {
      case WIN -> WIN - ply;
      case DRAW -> 0;
      case LOSS -> ply - WIN;
    };
  }

  // In the table, the end of a game is counted from the position instead of from the root.

  private static int toTable(int score, int ply) {
    return score >= WIN - MAX_PLY ? score + ply : score <= MAX_PLY - WIN ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score >= WIN - MAX_PLY ? score - ply : score <= MAX_PLY - WIN ? score + ply : score;
  }
}
