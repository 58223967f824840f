// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.rules.RuleBook;
import java.util.List;

/**
 * The plan of a game: tables with which a search finds legal moves. Each set of squares has {@link
 * #words} words. A table by square begins with the words of square 0. The tables take at most 8 MB
 * on a board of up to 128 squares, and at most 64 KB for each square of a larger board. Immutable.
 */
public final class MovePlan {
  /** The maximum size of the tables of a board of up to 128 squares. */
  private static final long MAX_BYTES = 8L << 20;

  /** The number of squares of the largest of these boards. */
  private static final int SMALL = 128;

  /** The number of words of a set. */
  public final int words;

  /** The number of squares. */
  public final int squares;

  /** The squares of the board. */
  public final long[] all;

  /** The squares of each file, by file and word. */
  public final long[] files;

  /** The lines between attacked squares and attackers. */
  public final Lines lines;

  /** Whether moves are tested, since masks of destinations do not tell which ones are safe. */
  public final boolean testsMoves;

  /** Whether every move is tested if {@link #testsMoves} is set. */
  public final boolean testsAll;

  /** Whether the facing pieces are the royal pieces, so that masks tell who sees whom. */
  public final boolean facesRoyals;

  /** Whether there are attacks without tables. */
  public final boolean walks;

  /** Whether all moves of a piece are found one by one, by code. */
  public final boolean[] isSlow;

  /** The size of the tables, in bytes. */
  public final long bytes;

  private final Family[] families;
  private final PlanSide[] sides;
  private final List<List<PlanStep>> steps;

  private MovePlan(PlanBuilder made) {
    words = made.words;
    squares = made.rules.geometry().shape().squareCount();
    all = made.all;
    files = made.files();
    lines = made.paths.lines;
    testsMoves = made.testsMoves;
    testsAll = made.testsAll;
    facesRoyals = made.facesRoyals;
    walks = made.walks;
    isSlow = made.isSlow;
    families = made.families;
    sides = made.sides;
    steps = made.steps;
    bytes = made.tables.length() * Long.BYTES;
  }

  /**
   * {@return the plan of a game}
   *
   * @param leastWords the least number of words of a set, if more than the board needs
   */
  public static MovePlan of(RuleBook book, int leastWords) {
    int squares = book.shape().squareCount();
    return of(book, leastWords, Math.max(MAX_BYTES, MAX_BYTES / SMALL * squares));
  }

  /**
   * {@return the plan of a game} Pieces for which there is no room have no tables: their moves are
   * found one by one.
   *
   * @param leastWords the least number of words of a set, if more than the board needs
   * @param maxBytes the maximum size of the tables
   */
  public static MovePlan of(RuleBook book, int leastWords, long maxBytes) {
    PlanBuilder builder = new PlanBuilder(RuleAccess.rules(book), leastWords, maxBytes);
    builder.build();
    return new MovePlan(builder);
  }

  /**
   * {@return the plan of a side}
   *
   * @param side the ordinal of the side
   */
  public PlanSide side(int side) {
    return sides[side];
  }

  /** {@return the family of a piece that is not slow} */
  public Family family(int code) {
    return families[code];
  }

  /** {@return the steps of a piece, in the order of its rows and terms} */
  public List<PlanStep> steps(int code) {
    return steps.get(code);
  }
}
