// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.interop.Uci;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The check of a form of a game against the answers of other programs: its rule book, or its
 * generated moves with cursors or with copies. All failures of a game are reported together.
 */
public final class KnownAnswers {
  /** The depth that includes all counts of a position. */
  public static final int ALL = Integer.MAX_VALUE;

  /** Counts with copies take longer than those with cursors, so their limit is lower. */
  private static final int COPIES_SHARE = 10;

  private final RuleBook rules;
  private final GameRows rows;
  private final Form form;

  private KnownAnswers(RuleBook rules, GameRows rows, Form form) {
    this.rules = rules;
    this.rows = rows;
    this.form = form;
  }

  /** {@return the check of moves that are made and taken back on a cursor} */
  public static <P extends GamePosition<P>> KnownAnswers ofCursors(Game<P> game, GameRows rows) {
    return new KnownAnswers(game.rules(), rows, new ByCursor<>(game));
  }

  /** {@return the check of moves that are made on copies} */
  public static <P extends GamePosition<P>> KnownAnswers ofCopies(Game<P> game, GameRows rows) {
    return new KnownAnswers(game.rules(), rows, new ByCopies<>(game));
  }

  /**
   * Checks the moves of a game: with cursors on all positions and all counts up to a limit, and
   * with copies on all positions and the counts up to a tenth of the limit.
   */
  public static <P extends GamePosition<P>> void check(Game<P> game, GameRows rows, long maxNodes) {
    KnownAnswers cursors = ofCursors(game, rows);
    KnownAnswers copies = ofCopies(game, rows);
    assertAll(
        () -> cursors.checkPositions(ALL),
        () -> cursors.checkCounts(maxNodes),
        () -> copies.checkPositions(ALL),
        () -> copies.checkCounts(maxNodes / COPIES_SHARE));
  }

  /**
   * Checks the legal moves of all positions, their checks, and the counts from there.
   *
   * @param depth the greatest depth of the counts
   */
  public void checkPositions(int depth) {
    assertAll(rows.positions().stream().map(row -> () -> check(row, depth)));
  }

  /** Checks all counts up to a limit. */
  public void checkCounts(long maxNodes) {
    assertAll(rows.counts(maxNodes).stream().map(row -> () -> check(row)));
  }

  private void check(GameRows.Position row, int depth) {
    String feen = row.feen();
    List<String> moves = form.moves(feen).stream().sorted().toList();
    assertEquals(row.moves(), moves, () -> shown(feen));
    // The data has no checks for games in which a royal may be left attacked.
    if (rules.check()) {
      assertEquals(row.check(), form.isCheck(feen), () -> shown(feen) + ", check");
    }
    for (int i = 1; i <= Math.min(depth, row.perft().size()); i++) {
      check(new GameRows.Count(feen, i, row.perft().get(i - 1)));
    }
  }

  private void check(GameRows.Count row) {
    assertEquals(
        row.nodes(),
        form.perft(row.feen(), row.depth()),
        () -> shown(row.feen()) + ", depth " + row.depth());
  }

  private String shown(String feen) {
    return rows.game() + " by " + form + ", " + feen;
  }

  /** A form of a game. All positions are FEEN with style names. */
  private interface Form {
    /** {@return all legal moves in UCI} */
    List<String> moves(String feen);

    boolean isCheck(String feen);

    long perft(String feen, int depth);
  }

  /** Generated moves, with one list for each ply, which is filled again for each position. */
  private abstract static class ByMoves<P extends GamePosition<P>> implements Form {
    private final Game<P> game;
    private final BoardType<P> type;
    private final Uci<P> uci;
    private final List<BoardMoves<P>> lists = new ArrayList<>();

    ByMoves(Game<P> game) {
      this.game = game;
      type = game.start().type();
      uci = Uci.of(game);
    }

    final Game<P> game() {
      return game;
    }

    final P position(String feen) {
      return type.parse(feen);
    }

    final BoardMoves<P> list(int depth) {
      while (lists.size() <= depth) {
        lists.add(game.newMoves());
      }
      return lists.get(depth);
    }

    final List<String> texts(P position, BoardMoves<P> moves) {
      return IntStream.range(0, moves.size())
          .mapToObj(i -> uci.format(position, moves.get(i)))
          .toList();
    }
  }

  private static final class ByCopies<P extends GamePosition<P>> extends ByMoves<P> {
    ByCopies(Game<P> game) {
      super(game);
    }

    @Override
    public List<String> moves(String feen) {
      P position = position(feen);
      return texts(position, list(0).generate(position));
    }

    @Override
    public boolean isCheck(String feen) {
      return list(0).generate(position(feen)).isCheck();
    }

    @Override
    public long perft(String feen, int depth) {
      return perft(position(feen), depth);
    }

    private long perft(P position, int depth) {
      BoardMoves<P> moves = list(depth);
      if (depth == 1) {
        return moves.count(position);
      }
      moves.generate(position);
      long leaves = 0;
      for (int i = 0; i < moves.size(); i++) {
        leaves += perft(game().play(position, moves.get(i)), depth - 1);
      }
      return leaves;
    }

    @Override
    public String toString() {
      return "copies";
    }
  }

  private static final class ByCursor<P extends GamePosition<P>> extends ByMoves<P> {
    private final GameCursor<P> cursor;

    ByCursor(Game<P> game) {
      super(game);
      cursor = game.cursor(game.start());
    }

    @Override
    public List<String> moves(String feen) {
      P position = position(feen);
      cursor.reset(position);
      return texts(position, list(0).generate(cursor));
    }

    @Override
    public boolean isCheck(String feen) {
      cursor.reset(position(feen));
      boolean isCheck = cursor.isCheck();
      assertEquals(isCheck, list(0).generate(cursor).isCheck(), feen);
      return isCheck;
    }

    @Override
    public long perft(String feen, int depth) {
      P position = position(feen);
      cursor.reset(position);
      long leaves = perft(depth);
      assertEquals(position, cursor.snapshot(), "the position after all moves were taken back");
      return leaves;
    }

    private long perft(int depth) {
      BoardMoves<P> moves = list(depth);
      if (depth == 1) {
        return moves.count(cursor);
      }
      moves.generate(cursor);
      long leaves = 0;
      for (int i = 0; i < moves.size(); i++) {
        cursor.play(moves.get(i));
        leaves += perft(depth - 1);
        cursor.undo();
      }
      return leaves;
    }

    @Override
    public String toString() {
      return "cursor";
    }
  }
}
