// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.support.plan.MovePlan;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A generated game whose lists find moves with the tables of a plan and not with generated code.
 *
 * @param <P> the type of the positions
 */
public final class PlannedGame<P extends CodedGamePosition<P, M>, M extends CodedMove>
    implements Game<P> {
  private final CodedGame<P, M> game;
  private final GameData data;

  /** The number of words of a set for which code is written. */
  public enum Width {
    /** One word, for boards of up to 64 squares. */
    ONE(1),
    /** Two words, for boards of up to 128 squares. */
    TWO(2),
    /** Any number of words. */
    MANY(3);

    private final int words;

    Width(int words) {
      this.words = words;
    }
  }

  private PlannedGame(CodedGame<P, M> game, MovePlan plan) {
    this.game = game;
    data = new GameData(game.rules(), plan, this::list);
  }

  /**
   * {@return the game with lists of each width that has room for its board, and with lists that
   * have room for few tables}
   *
   * @param maxBytes the maximum size of these tables
   */
  public static <P extends GamePosition<P>> List<Game<P>> all(Game<P> game, long maxBytes) {
    List<Game<P>> games = new ArrayList<>();
    for (Width width : Width.values()) {
      if (width.compareTo(leastWidth(game)) >= 0) {
        games.add(of(game, width));
      }
    }
    games.add(with(game, MovePlan.of(game.rules(), 1, maxBytes)));
    return games;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the generated form of a game is one class
  private static <P extends GamePosition<P>> Game<P> with(Game<P> game, MovePlan plan) {
    return new PlannedGame((CodedGame) game, plan);
  }

  /** {@return the least width that has room for a board} */
  public static Width leastWidth(Game<?> game) {
    int squares = game.rules().shape().squareCount();
    return squares <= 64 ? Width.ONE : squares <= 128 ? Width.TWO : Width.MANY;
  }

  /**
   * {@return a game with other lists}
   *
   * @param game the generated game
   * @param width the width of the lists, at least that of the board
   */
  public static <P extends GamePosition<P>> Game<P> of(Game<P> game, Width width) {
    return with(game, MovePlan.of(game.rules(), width.words));
  }

  /** {@return the size of the tables of a new plan, in bytes} */
  public static long planBytes(Game<?> game) {
    return MovePlan.of(game.rules(), 1).bytes;
  }

  @Override
  public BoardMoves<P> newMoves() {
    return list();
  }

  private GameMoves<P> list() {
    return PlannedMoves.of(data);
  }

  @Override
  public GameCursor<P> cursor(P position) {
    GameCursor<P> cursor = game.cursor(position);
    set(cursor, "tables", data.tables);
    set(cursor, "facts", data.tables.pieces.facts);
    set(cursor, "leaps", data.tables.leaps);
    set(cursor, "rows", data.tables.rows);
    return cursor;
  }

  /** Gives a cursor other tables, so that its sets have as many words as those of the lists. */
  private static void set(GameCursor<?> cursor, String name, Object value) {
    try {
      Field field = PlayingCursor.class.getDeclaredField(name);
      field.setAccessible(true);
      field.set(cursor, value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public RuleBook rules() {
    return game.rules();
  }

  @Override
  public P start() {
    return game.start();
  }

  @Override
  public P copyOf(Qi qi) {
    return game.copyOf(qi);
  }

  @Override
  public P play(P position, int move) {
    return game.play(position, move);
  }

  @Override
  public int read(P position, @Nullable String text) {
    return game.read(position, text);
  }

  @Override
  public Move move(int move) {
    return game.move(move);
  }

  @Override
  public Optional<IllegalMoveException> problem(P position, int move) {
    return game.problem(position, move);
  }
}
