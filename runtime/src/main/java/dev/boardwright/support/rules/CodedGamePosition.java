// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedPosition;
import dev.boardwright.support.RuntimeKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The part of a position of a game that is the same for all games.
 *
 * @param <M> the type of the moves of the game
 */
public abstract class CodedGamePosition<P extends CodedGamePosition<P, M>, M extends Move>
    extends CodedPosition<P> implements GamePosition<P> {
  /** The key of the runtime, for this package. */
  static final RuntimeKey RUNTIME = KEY;

  /**
   * Creates a position. Called by subclasses only.
   *
   * @param knownHash the content hash, or 0 if it has not been computed
   */
  protected CodedGamePosition(Side turn, int pieceCount, long knownHash) {
    super(turn, pieceCount, knownHash);
  }

  /** {@return the game} */
  protected abstract CodedGame<P, M> game();

  /**
   * {@return the position after a move of a piece to a square, with the other side to move} The
   * arguments are known to be valid.
   *
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination, which is another square
   * @param as the code of the piece that arrives, or 0 if it is the one that moves
   * @param toHand the code of the piece that the hand of the side to move receives, or 0
   */
  protected abstract P play(RuntimeKey key, int from, int to, int as, int toHand);

  /**
   * {@return the position after a drop on an empty square, with the other side to move} The
   * arguments are known to be valid, and the hand to hold the piece. Positions of games with drops
   * override this method.
   */
  protected P drop(RuntimeKey key, int code, int to) {
    throw new IllegalStateException("a drop in a game without drops");
  }

  /**
   * Writes the squares of each piece and side into the sets of a game. Subclasses override this
   * method if they have sets.
   *
   * @param sets the sets, which are overwritten
   */
  protected void readSets(RuntimeKey key, MoveTables tables, long[] sets) {
    tables.read(codes(key), sets);
  }

  /**
   * Checks that this is a position of a game, or of one with equal rules.
   *
   * @throws IllegalArgumentException if it is not
   */
  final void checkGame(GameData data) {
    game().data.checkSame(data);
  }

  /** {@return the number of copies of a piece in the hand of the side to move} */
  final int held(int code) {
    return count(turn().ordinal() * game().data.codes + code);
  }

  /** Writes the squares of each piece and side, and the counts of hands. */
  final void read(MoveTables tables, long[] sets, int[] hands) {
    readSets(KEY, tables, sets);
    int codes = hands.length / 2;
    for (int place : tables.data.handPlaces) {
      hands[place] = count(CodedHands.key(place, codes));
    }
  }

  @SuppressWarnings("unchecked") // a position is of its own type
  private P self() {
    return (P) this;
  }

  private <T> T withMoves(Function<GameMoves<P>, T> use) {
    GameMoves<P> moves = game().takeMoves();
    T found = use.apply(moves);
    game().giveBack(moves); // only if nothing was thrown
    return found;
  }

  @Override
  public final int baseAt(int index) {
    int code = codeAt(index);
    return code == 0 ? 0 : game().rules().base(code);
  }

  @Override
  public final List<M> legalMoves() {
    return withMoves(moves -> listed(moves.generate(self())));
  }

  @Override
  public final List<M> legalMovesFrom(int square) {
    return withMoves(moves -> listed(moves.generateFrom(self(), square)));
  }

  private List<M> listed(GameMoves<P> moves) {
    List<M> listed = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      listed.add(game().move(moves.get(i)));
    }
    return Collections.unmodifiableList(listed);
  }

  @Override
  public final P play(Move move) {
    int packed = Objects.requireNonNull(move, "move").packed(game());
    if (!withMoves(moves -> moves.isLegal(self(), packed))) {
      throw game().problem(self(), packed).get();
    }
    return play(packed);
  }

  @Override
  public final P play(@Nullable String text) {
    return play(game().read(self(), text));
  }

  @Override
  public final P play(int move) {
    return game().play(self(), move);
  }

  @Override
  public final P pass() {
    GameCursor<P> cursor = game().cursor(self());
    cursor.pass();
    return cursor.snapshot();
  }

  @Override
  public final boolean isCheck() {
    return withMoves(moves -> moves.isCheck(self()));
  }

  @Override
  public final Optional<GameEnd> end() {
    return withMoves(
        moves -> {
          moves.count(self());
          return moves.end();
        });
  }
}
