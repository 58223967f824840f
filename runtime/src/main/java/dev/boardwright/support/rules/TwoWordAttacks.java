// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.PlanSide;
import java.util.Arrays;

/**
 * The attacks on a board of up to 128 squares, and what they leave to the side to move. {@link
 * PlannedMoves} explains them.
 */
public abstract class TwoWordAttacks<P extends CodedGamePosition<P, ?>> extends PlannedMoves<P> {
  private static final int FIRST_LENGTH = 16;

  final long all0;
  final long all1;
  long occupied0;
  long occupied1;
  long own0;
  long own1;
  long theirs0;
  long theirs1;

  /** The destinations of pieces that stand on no path. */
  long allowed0;

  long allowed1;

  /** The squares of paths on which a piece changes whether an attacker attacks. */
  long onPath0;

  long onPath1;

  /** The squares where a change may begin or end an attack, if moves are tested. */
  long critical0;

  long critical1;

  /** Whether each move is tested, and not only those of critical squares. */
  boolean testsAll;

  /** The destinations of the piece on a path that {@link #restrict} was asked about. */
  long left0;

  long left1;

  /** The plan of the other side. */
  private PlanSide other;

  /** The squares of the pieces of each attack of the other side, by attack and word. */
  private final long[] by;

  /** The squares of the facing royal pieces of the other side. */
  private long faces0;

  private long faces1;

  /** The destinations that leaping attackers allow. */
  private long leaps0;

  private long leaps1;

  /** The occupied squares, for attacks without tables. */
  private final long[] lifted = new long[2];

  // Attackers: their squares, the numbers of pieces more than required, and their paths.
  private int attackers;
  private int[] squares = new int[FIRST_LENGTH];
  private int[] surplus = new int[FIRST_LENGTH];
  private long[] paths = new long[2 * FIRST_LENGTH];

  TwoWordAttacks(GameData data) {
    super(data);
    all0 = plan.all[0];
    all1 = plan.all[1];
    other = plan.side(1);
    by = new long[2 * Math.max(plan.side(0).attacks.length, plan.side(1).attacks.length)];
  }

  @Override
  final void prepare() {
    long[] sets = this.sets;
    int at = 2 * (data.codes + them);
    theirs0 = sets[at];
    theirs1 = sets[at + 1];
    at = 2 * (data.codes + us);
    own0 = sets[at];
    own1 = sets[at + 1];
    occupied0 = own0 | theirs0;
    occupied1 = own1 | theirs1;
    PlanSide other = plan.side(them);
    this.other = other;
    int[] codes = other.attackCodes;
    long[] by = this.by;
    for (int i = 0, k = 0; k < codes.length; i += 2, k += PlanSide.FLAT_CODES) {
      int a = 2 * codes[k];
      int b = 2 * codes[k + 1];
      int c = 2 * codes[k + 2];
      by[i] = sets[a] | sets[b] | sets[c];
      by[i + 1] = sets[a + 1] | sets[b + 1] | sets[c + 1];
    }
    int[] more = other.moreAttackCodes;
    for (int k = 0; k < more.length; k += 2) {
      int i = 2 * more[k];
      int code = 2 * more[k + 1];
      by[i] |= sets[code];
      by[i + 1] |= sets[code + 1];
    }
    if (plan.facesRoyals) {
      faces0 = 0;
      faces1 = 0;
      for (int code : other.facing.codes) {
        faces0 |= sets[2 * code];
        faces1 |= sets[2 * code + 1];
      }
    }
  }

  @Override
  final void flipOccupied(int square) {
    if (square < Long.SIZE) {
      occupied0 ^= 1L << square;
    } else {
      occupied1 ^= 1L << square;
    }
  }

  // Attacks

  @Override
  final boolean isAttacked(int square) {
    PlanSide other = this.other;
    long[] reach = other.reach;
    long[] by = this.by;
    int leaps = 2 * other.leaps;
    int length = 2 * other.attacks.length;
    int at = square * length;
    long leapers = 0;
    int i = 0;
    for (; i < leaps; i += 2) {
      leapers |= reach[at + i] & by[i] | reach[at + i + 1] & by[i + 1];
    }
    if (leapers != 0) {
      return true;
    }
    for (; i < length; i += 2) {
      long from0 = reach[at + i] & by[i];
      long from1 = reach[at + i + 1] & by[i + 1];
      if ((from0 | from1) != 0 && reaches(other.attacks[i >> 1], square, from0, from1)) {
        return true;
      }
    }
    return plan.walks && isWalkedTo(square);
  }

  private boolean reaches(AttackGroup attack, int square, long from0, long from1) {
    for (long left = from0; left != 0; left &= left - 1) {
      if (reaches(attack, square, Long.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    for (long left = from1; left != 0; left &= left - 1) {
      if (reaches(attack, square, Long.SIZE + Long.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(AttackGroup attack, int square, int origin) {
    int at = 2 * (square * data.squares + origin);
    long path0 = attack.paths[at];
    long path1 = attack.paths[at + 1];
    long pieces0 = path0 & occupied0;
    long pieces1 = path1 & occupied1;
    return switch (attack.kind) {
      case CANNON_HOP -> Long.bitCount(pieces0) + Long.bitCount(pieces1) == 1;
      case GRASSHOPPER_HOP ->
          Long.bitCount(pieces0) + Long.bitCount(pieces1) == 1
              && isBeside(path0, path1, pieces0, pieces1, origin > square);
      default -> (pieces0 | pieces1) == 0;
    };
  }

  /** {@return whether one piece stands on the first, or on the last, square of a path} */
  private static boolean isBeside(
      long path0, long path1, long pieces0, long pieces1, boolean isFirst) {
    boolean isLow = isFirst ? path0 != 0 : path1 == 0;
    long path = isLow ? path0 : path1;
    return (isLow ? pieces0 : pieces1) == (isFirst ? path & -path : Long.highestOneBit(path));
  }

  private boolean isWalkedTo(int square) {
    lifted[0] = occupied0;
    lifted[1] = occupied1;
    return other.isWalkedTo(square, sets, 2, lifted);
  }

  /** {@return whether a facing royal piece of the other side sees a square} */
  final boolean isFaced(int square) {
    long from0 = other.facingReach[2 * square] & faces0;
    long from1 = other.facingReach[2 * square + 1] & faces1;
    return (from0 | from1) != 0 && reaches(other.facing, square, from0, from1);
  }

  // Constraints

  @Override
  final void findConstraints() {
    attackers = 0;
    allowed0 = all0;
    allowed1 = all1;
    leaps0 = all0;
    leaps1 = all1;
    onPath0 = 0;
    onPath1 = 0;
    isCheck = false;
    if (plan.testsMoves || !data.rules.check()) {
      isCheck = isAttacked(royal);
      testsAll = isCheck || plan.testsAll;
      if (plan.testsMoves) {
        findCritical();
      }
    } else {
      findAttackers();
    }
    if (plan.facesRoyals) {
      boolean isAttackedToo = isCheck;
      constrain(
          other.facing,
          other.facingReach[2 * royal] & faces0,
          other.facingReach[2 * royal + 1] & faces1);
      isCheck = isAttackedToo; // facing is no check
    }
  }

  private void findAttackers() {
    PlanSide other = this.other;
    long[] reach = other.reach;
    long[] by = this.by;
    int leaps = 2 * other.leaps;
    int length = 2 * other.attacks.length;
    int at = royal * length;
    long leapers0 = 0;
    long leapers1 = 0;
    int i = 0;
    for (; i < leaps; i += 2) {
      leapers0 |= reach[at + i] & by[i];
      leapers1 |= reach[at + i + 1] & by[i + 1];
    }
    if ((leapers0 | leapers1) != 0) {
      isCheck = true;
      boolean isOne = Long.bitCount(leapers0) + Long.bitCount(leapers1) == 1;
      leaps0 = isOne ? leapers0 : 0;
      leaps1 = isOne ? leapers1 : 0;
    }
    for (; i < length; i += 2) {
      long from0 = reach[at + i] & by[i];
      long from1 = reach[at + i + 1] & by[i + 1];
      if ((from0 | from1) != 0) {
        constrain(other.attacks[i >> 1], from0, from1);
      }
    }
    allowed0 &= leaps0;
    allowed1 &= leaps1;
  }

  /** Records pieces that attack the royal piece if their paths have the required pieces. */
  private void constrain(AttackGroup attack, long from0, long from1) {
    for (long left = from0; left != 0; left &= left - 1) {
      constrain(attack, Long.numberOfTrailingZeros(left));
    }
    for (long left = from1; left != 0; left &= left - 1) {
      constrain(attack, Long.SIZE + Long.numberOfTrailingZeros(left));
    }
  }

  private void constrain(AttackGroup attack, int square) {
    int at = 2 * (royal * data.squares + square);
    long path0 = attack.paths[at];
    long path1 = attack.paths[at + 1];
    int pieces = Long.bitCount(path0 & occupied0) + Long.bitCount(path1 & occupied1);
    int more = pieces - attack.required;
    if (more > 1) {
      return;
    }
    if (attackers == squares.length) {
      grow();
    }
    squares[attackers] = square;
    surplus[attackers] = more;
    paths[2 * attackers] = path0;
    paths[2 * attackers + 1] = path1;
    attackers++;
    if (more == 0) {
      isCheck = true;
      allowed0 &= path0 & ~occupied0 | (square < Long.SIZE ? 1L << square : 0);
      allowed1 &= path1 & ~occupied1 | (square < Long.SIZE ? 0 : 1L << square);
    } else if (more < 0) {
      allowed0 &= ~path0 | occupied0;
      allowed1 &= ~path1 | occupied1;
      return; // no piece is on the path
    }
    onPath0 |= path0;
    onPath1 |= path1;
  }

  private void grow() {
    squares = Arrays.copyOf(squares, 2 * attackers);
    surplus = Arrays.copyOf(surplus, 2 * attackers);
    paths = Arrays.copyOf(paths, 4 * attackers);
  }

  /**
   * Finds the destinations of a piece that stands on a path.
   *
   * @param from0 the square of the piece, if it is one of 0 to 63
   * @param from1 the square of the piece, if it is one of 64 to 127
   */
  final void restrict(long from0, long from1) {
    long found0 = leaps0;
    long found1 = leaps1;
    for (int i = 0; i < attackers; i++) {
      int square = squares[i];
      long path0 = paths[2 * i];
      long path1 = paths[2 * i + 1];
      int more = surplus[i] - ((path0 & from0 | path1 & from1) != 0 ? 1 : 0);
      if (more == 0) {
        found0 &= path0 & ~occupied0 | (square < Long.SIZE ? 1L << square : 0);
        found1 &= path1 & ~occupied1 | (square < Long.SIZE ? 0 : 1L << square);
      } else if (more == -1) {
        found0 &= ~path0 | occupied0;
        found1 &= ~path1 | occupied1;
      }
    }
    left0 = found0;
    left1 = found1;
  }

  private void findCritical() {
    critical0 = 0;
    critical1 = 0;
    int length = 2 * other.attacks.length;
    for (int i = 2 * other.leaps; i < length; i++) {
      long[] table = other.attacks[i >> 1].paths;
      for (long left = other.reach[royal * length + i] & by[i]; left != 0; left &= left - 1) {
        int square = (i & 1) * Long.SIZE + Long.numberOfTrailingZeros(left);
        int at = 2 * (royal * data.squares + square);
        critical0 |= table[at];
        critical1 |= table[at + 1];
      }
    }
  }
}
