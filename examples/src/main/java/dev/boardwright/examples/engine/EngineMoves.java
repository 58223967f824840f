// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.Outcome;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.Moves;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A list of moves that an engine finds, or the generic form of the game if the engine does not know
 * the position.
 *
 * @param <P> the type of the positions
 */
final class EngineMoves<P extends BoardPosition<P>> implements Moves<P> {
  private final Game<P> game;
  private final Generator<P> generator;

  /** The moves of the generic form, which keeps the last position that the engine did not know. */
  private final Moves<Qi> general;

  private int[] moves = {};
  private int size;

  /** The position that was last generated or counted, or null if there was none. */
  private P last;

  /** The number of legal moves of the last position. */
  private int count;

  /** Whether the engine knows the last position. */
  private boolean isKnown;

  private boolean isCheck;

  EngineMoves(Game<P> game, Game<Qi> general, Generator<P> generator) {
    this.game = game;
    this.generator = generator;
    this.general = general.newMoves();
  }

  @Override
  public Moves<P> generate(P position) {
    if (find(position)) {
      size = list();
      pack();
    } else {
      copy(general.generate(position));
      remember(position, false, size);
    }
    return this;
  }

  @Override
  public Moves<P> generateCaptures(P position) {
    if (find(position)) {
      size = keepCaptures(list());
      pack();
    } else {
      copy(general.generateCaptures(position));
      remember(position, false, general.count(position));
    }
    return this;
  }

  @Override
  public int count(P position) {
    if (find(position)) {
      return count;
    }
    return remember(position, false, general.count(position));
  }

  /** Lets the engine look at a position, and returns whether it knows it. */
  private boolean find(P position) {
    boolean isFound = generator.find(position);
    if (isFound) {
      remember(position, true, generator.count());
      isCheck = generator.isCheck();
    }
    return isFound;
  }

  private int remember(P position, boolean isKnownToEngine, int moveCount) {
    last = position;
    isKnown = isKnownToEngine;
    count = moveCount;
    return moveCount;
  }

  /** Lists all moves as the engine encodes them, and returns their number. */
  private int list() {
    if (moves.length < count + Generator.SURPLUS) {
      moves = new int[2 * count + Generator.SURPLUS];
    }
    generator.list(moves);
    return count;
  }

  /** Moves the captures to the front of the list, and returns their number. */
  private int keepCaptures(int listed) {
    int captures = 0;
    for (int i = 0; i < listed; i++) {
      if (generator.isCapture(moves[i])) {
        moves[captures++] = moves[i];
      }
    }
    return captures;
  }

  private void pack() {
    for (int i = 0; i < size; i++) {
      moves[i] = generator.pack(moves[i]);
    }
  }

  private void copy(Moves<Qi> found) {
    size = found.size();
    moves = new int[size];
    for (int i = 0; i < size; i++) {
      moves[i] = found.get(i);
    }
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int get(int i) {
    return moves[Objects.checkIndex(i, size)];
  }

  @Override
  public boolean isCheck() {
    checkLast();
    return isKnown ? isCheck : general.isCheck();
  }

  @Override
  public Optional<Outcome> outcome() {
    checkLast();
    return count > 0 ? Optional.empty() : game.rules().outcome(last);
  }

  private void checkLast() {
    if (last == null) {
      throw new IllegalStateException("no position has been given");
    }
  }

  @Override
  public boolean isLegal(P position, int move) {
    return Arrays.stream(all(position)).anyMatch(legal -> legal == move);
  }

  @Override
  public boolean isCapture(P position, int move) {
    return game.rules().captured(position, game.toMove(move)) != Move.NONE;
  }

  @Override
  public List<Move> legalMoves(P position) {
    return Arrays.stream(all(position)).mapToObj(game::toMove).toList();
  }

  /** {@return the legal moves of a position} This list does not change. */
  private int[] all(P position) {
    Moves<P> list = game.newMoves().generate(position);
    int[] all = new int[list.size()];
    Arrays.setAll(all, list::get);
    return all;
  }

  @Override
  public String toText(int move) {
    return game.rules().toText(game.toMove(move));
  }

  @Override
  public int parse(P position, String text) {
    return game.toInt(position, game.rules().parse(position, text));
  }
}
