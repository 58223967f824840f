// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;

/** What is generated of the geometry of one board, in generic terms. */
public interface GeometryDriver {
  /** By the square, and by the index. */
  int offset(int square, int files, int ranks, int layers, boolean isTyped);

  int step(int square, Direction direction, boolean isTyped);

  int flip(int square, int axis, boolean isTyped);

  int rotate(int square, boolean isTyped);

  int distance(int a, int b, boolean isTyped);

  int manhattanDistance(int a, int b, boolean isTyped);

  boolean isLight(int square, boolean isTyped);

  boolean isDark(int square);

  SquareSet neighbours(int square, boolean isTyped);

  SquareSet ray(int square, Direction direction, boolean isTyped);

  int[] path(int square, Direction direction);

  List<Direction> directions();

  /** Null when there is none. */
  Direction direction(int from, int to, boolean isTyped);

  SquareSet between(int a, int b, boolean isTyped);

  SquareSet line(int a, int b, boolean isTyped);

  boolean aligned(int a, int b, int c, boolean isTyped);

  SquareSet leaps(int square, int a, int b, boolean isTyped);

  SquareSet slide(int square, SquareSet occupied, Direction direction);

  /** Null where the board has no such piece. */
  SquareSet linePiece(String name, int square, SquareSet occupied);

  SquareSet targets(int square, SquareSet occupied, Movement movement, boolean isTyped);

  SquareSet attackers(int target, SquareSet candidates, SquareSet occupied, Movement movement);

  /** By a table. */
  SquareSet from(int square, SquareSet occupied, Movement movement);

  SquareSet to(int square, SquareSet occupied, Movement movement);

  SquareSet line(int axis, int number);

  SquareSet constant(String name);

  SquareSet of(int[] squares);

  SquareSet ofOne(int square);

  SquareSet ofIndex(int index);

  SquareSet ofIndices(int[] indices);

  SquareSet ofWords(long[] words);

  SquareSet parse(String diagram);

  SquareSet copyOf(SquareSet set);

  SquareSet binary(String name, SquareSet a, SquareSet b);

  boolean question(String name, SquareSet a, SquareSet b);

  SquareSet complement(SquareSet set);

  SquareSet with(SquareSet set, int square, boolean isTyped);

  SquareSet without(SquareSet set, int square, boolean isTyped);

  boolean contains(SquareSet set, int square, boolean isTyped);

  boolean isEmpty(SquareSet set);

  boolean hasMoreThanOne(SquareSet set);

  int size(SquareSet set);

  int first(SquareSet set, boolean isTyped);

  int last(SquareSet set, boolean isTyped);

  int nextIndex(SquareSet set, int from);

  /** The indices that an iterator, and {@code forEachIndex}, go through. */
  List<Integer> iterated(SquareSet set, boolean isTyped);

  int[] toArray(SquareSet set);

  int wordCount(SquareSet set);

  long word(SquareSet set, int word);

  SquareSet shift(SquareSet set, Direction direction);

  String text(SquareSet set);

  int hash(SquareSet set);

  boolean equal(SquareSet a, SquareSet b);

  Qi empty();

  SquareSet occupied(Qi position);

  SquareSet occupied(Qi position, Side side);

  SquareSet squaresOf(Qi position, String piece);

  int only(Qi position, String piece);

  SquareSet attackersOn(Qi position, int target, SquareSet candidates, Movement movement);

  /** Null where no pieces are declared. */
  byte[] copyCodes(Qi position, int length);

  /** What a cursor answers that has gone to a position; likewise. */
  SquareSet occupiedByCursor(Qi position, Side side);

  SquareSet squaresOfByCursor(Qi position, String piece);
}
