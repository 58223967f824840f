// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/**
 * The legal moves of a game in which no mask of destinations tells whether a move is safe, because
 * grasshoppers capture or pieces that are not royal must not face each other. Each move that may
 * change an attack is made and tested.
 *
 * @param <P> the type of the positions
 */
public abstract class TestedMoves<P extends CodedGamePosition<P, ?>> extends NarrowMoves<P> {
  /** The squares where a change may begin or end an attack on the royal piece. */
  private long critical0;

  private long critical1;

  /**
   * Creates an empty list.
   *
   * @param data the data of the game
   */
  protected TestedMoves(GameData data) {
    super(data);
  }

  @Override
  final void findLines(long pieces0, long pieces1) {
    critical0 = 0;
    critical1 = 0;
    for (long[] line : data.lines[them][royal]) {
      if (data.words == 1) {
        critical0 |= (line[0] & pieces0) != 0 ? line[1] : 0;
      } else if ((line[0] & pieces0 | line[1] & pieces1) != 0) {
        critical0 |= line[2];
        critical1 |= line[3];
      }
    }
  }

  @Override
  protected final void add(int from, int becomes, long targets) {
    super.add(from, becomes, tested(from, becomes, targets, 0));
  }

  @Override
  protected final void add(int from, int becomes, long targets0, long targets1) {
    super.add(
        from,
        becomes,
        tested(from, becomes, targets0, 0),
        tested(from, becomes, targets1, Long.SIZE));
  }

  @Override
  protected final void addSteps(int offset, int becomes, long targets) {
    super.addSteps(offset, becomes, testedSteps(offset, becomes, targets, 0));
  }

  @Override
  protected final void addSteps(int offset, int becomes, long targets0, long targets1) {
    super.addSteps(
        offset,
        becomes,
        testedSteps(offset, becomes, targets0, 0),
        testedSteps(offset, becomes, targets1, Long.SIZE));
  }

  @Override
  protected final void addDrops(int code, int becomes, long targets) {
    super.addDrops(code, becomes, testedDrops(becomes == 0 ? code : becomes, targets, 0));
  }

  @Override
  protected final void addDrops(int code, int becomes, long targets0, long targets1) {
    int landing = becomes == 0 ? code : becomes;
    super.addDrops(
        code,
        becomes,
        testedDrops(landing, targets0, 0),
        testedDrops(landing, targets1, Long.SIZE));
  }

  private long tested(int from, int becomes, long targets, int base) {
    boolean testsEach = testsEach() || from == royal || isCritical(from);
    return tested(from, becomes, targets, testsEach ? -1 : critical(base), base);
  }

  private long testedSteps(int offset, int becomes, long targets, int base) {
    long safe = targets;
    boolean testsEach = testsEach();
    for (long left = targets; left != 0; left &= left - 1) {
      int to = base + Long.numberOfTrailingZeros(left);
      if ((testsEach || isCritical(to) || isCritical(to - offset))
          && !isSafe(to - offset, to, becomes)) {
        safe &= ~(left & -left);
      }
    }
    return safe;
  }

  private long testedDrops(int landing, long targets, int base) {
    return testedDrops(landing, targets, testsEach() ? -1 : critical(base), base);
  }

  /** {@return whether each move has to be tested, and not only those of critical squares} */
  private boolean testsEach() {
    return isCheck || !data.rules.check() || !data.rules.facing().isEmpty();
  }

  private long critical(int square) {
    return square < Long.SIZE ? critical0 : critical1;
  }

  private boolean isCritical(int square) {
    return (critical(square) >>> square & 1) != 0;
  }
}
