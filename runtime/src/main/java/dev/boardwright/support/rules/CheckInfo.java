// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.PlanSide;
import java.util.Arrays;

/**
 * Tells which moves from a position give check, without making them. What does not depend on the
 * move is found once for each position: the pieces that reach the royal piece on some board, with
 * their paths. A move gives check if the moved piece attacks, or if it leaves the required number
 * of pieces on one of these paths.
 */
final class CheckInfo {
  private static final int FIRST_LENGTH = 8;

  private final GameData data;
  private final CheckTable table;
  private final int words;

  /** The number of the sets of the position. */
  int version = -1;

  /** The ordinal of the side whose royal piece may be attacked. */
  int side = -1;

  // The position.
  private long[] sets = {};
  private int royal;
  private boolean isKnown;
  private long occupied0;
  private long occupied1;

  /** The pieces that attack the royal piece whatever else stands on the board. */
  private long leapers0;

  private long leapers1;

  /** All paths. */
  private long paths0;

  private long paths1;

  // What tells of most moves that they give no check: the squares from which pieces may attack a
  // square, by square, code and word; where those for the royal piece begin; and the squares on
  // which it matters whether a piece stands there, all squares if nothing is known.
  private final long[] reach;
  private int start;
  private long watched0 = -1;
  private long watched1 = -1;

  private int count;
  private int[] squares = new int[FIRST_LENGTH];
  private int[] required = new int[FIRST_LENGTH];
  private long[] path0 = new long[FIRST_LENGTH];
  private long[] path1 = new long[FIRST_LENGTH];
  private boolean isAttacked;

  CheckInfo(GameData data) {
    this.data = data;
    table = data.checks();
    words = data.words;
    reach = table.reach();
  }

  /**
   * {@return whether a move certainly gives no check} This looks at two squares only.
   *
   * @param from the square that the piece leaves, or {@code to} for a drop
   * @param after the code of the piece that arrives
   */
  boolean isNoCheck(int from, int to, int after) {
    return ((watched(to) >>> to | watched(from) >>> from) & 1) == 0
        && (reach[start + after * words + (to >> 6)] >>> to & 1) == 0;
  }

  private long watched(int square) {
    return square < Long.SIZE ? watched0 : watched1;
  }

  /**
   * {@return 1 if a move gives check, 0 if it does not, or −1 if that is not known without the sets
   * after the move}
   *
   * @param from the square that the piece leaves, or −1 for a drop
   * @param after the code of the piece that arrives
   */
  int givesCheck(int from, int to, int after) {
    return !isKnown || to == royal ? -1 : isCheck(from, to, after) ? 1 : 0;
  }

  private boolean isCheck(int from, int to, int after) {
    long from0 = from >= 0 && from < Long.SIZE ? 1L << from : 0;
    long from1 = from >= Long.SIZE ? 1L << from : 0;
    if ((leapers0 & ~from0 | leapers1 & ~from1) != 0) {
      return true;
    }
    long now0 = occupied0 & ~from0 | (to < Long.SIZE ? 1L << to : 0);
    long now1 = occupied1 & ~from1 | (to < Long.SIZE ? 0 : 1L << to);
    for (int i = 0; i < count; i++) {
      if (squares[i] != from
          && Long.bitCount(path0[i] & now0) + Long.bitCount(path1[i] & now1) == required[i]) {
        return true;
      }
    }
    return (reach[start + after * words + (to >> 6)] >>> to & 1) != 0
        && attacks(to, after, now0, now1);
  }

  /** {@return whether a piece attacks the royal piece} */
  private boolean attacks(int square, int code, long now0, long now1) {
    PlanSide mover = data.plan.side(side ^ 1);
    for (int number : table.attacks(code)) {
      AttackGroup attack = mover.attacks[number];
      int row = (royal * mover.attacks.length + number) * words + (square >> 6);
      if ((mover.reach[row] >>> square & 1) != 0) {
        int at = (royal * data.squares + square) * words;
        if (attack.isLeap()
            || Long.bitCount(attack.paths[at] & now0)
                    + (words == 1 ? 0 : Long.bitCount(attack.paths[at + 1] & now1))
                == attack.required) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Learns which pieces may attack the royal piece of a side, which is to move after the move.
   *
   * @param ofVersion a number that changes with the sets
   */
  void learn(long[] ofSets, int ofVersion, int ofSide) {
    version = ofVersion;
    learn(ofSets, ofSide);
    watched0 = isKnown && !isAttacked ? paths0 : -1;
    watched1 = isKnown && !isAttacked ? paths1 : -1;
  }

  private void learn(long[] ofSets, int ofSide) {
    sets = ofSets;
    side = ofSide;
    isKnown = false;
    if (!table.exists()) {
      return;
    }
    royal = data.royal(sets, side);
    start = royal < 0 ? 0 : table.start(royal);
    if (royal < 0 || data.royal(sets, side ^ 1) == GameData.SEVERAL) {
      return;
    }
    occupied0 = sets[data.codes * words] | sets[(data.codes + 1) * words];
    occupied1 = words == 1 ? 0 : sets[data.codes * words + 1] | sets[(data.codes + 1) * words + 1];
    leapers0 = 0;
    leapers1 = 0;
    paths0 = 0;
    paths1 = 0;
    count = 0;
    isAttacked = false;
    isKnown = true;
    PlanSide mover = data.plan.side(side ^ 1);
    int row = royal * mover.attacks.length * words;
    for (AttackGroup attack : mover.attacks) {
      for (int word = 0; word < words; word++) {
        learn(attack, word, mover.reach[row++]);
      }
    }
    isAttacked |= (leapers0 | leapers1) != 0;
  }

  private void learn(AttackGroup attack, int word, long origins) {
    long attackers = 0;
    for (int code : attack.codes) {
      attackers |= sets[code * words + word];
    }
    attackers &= origins;
    if (attack.isLeap()) {
      leapers0 |= word == 0 ? attackers : 0;
      leapers1 |= word == 0 ? 0 : attackers;
    } else if (attack.kind == Kind.GRASSHOPPER_HOP) {
      isKnown = false; // grasshoppers need the board after the move
    } else {
      addPaths(attack, word, attackers);
    }
  }

  private void addPaths(AttackGroup attack, int word, long attackers) {
    for (long left = attackers; left != 0; left &= left - 1) {
      int square = word << 6 | Long.numberOfTrailingZeros(left);
      int at = (royal * data.squares + square) * words;
      if (count == squares.length) {
        grow();
      }
      squares[count] = square;
      required[count] = attack.required;
      path0[count] = attack.paths[at];
      path1[count] = words == 1 ? 0 : attack.paths[at + 1];
      paths0 |= path0[count];
      paths1 |= path1[count];
      isAttacked |=
          Long.bitCount(path0[count] & occupied0) + Long.bitCount(path1[count] & occupied1)
              == attack.required;
      count++;
    }
  }

  private void grow() {
    squares = Arrays.copyOf(squares, 2 * count);
    required = Arrays.copyOf(required, 2 * count);
    path0 = Arrays.copyOf(path0, 2 * count);
    path1 = Arrays.copyOf(path1, 2 * count);
  }
}
