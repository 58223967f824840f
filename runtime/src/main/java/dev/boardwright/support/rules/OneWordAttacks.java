// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.PlanSide;
import java.util.Arrays;

/**
 * The attacks on a board of up to 64 squares, and what they leave to the side to move. {@link
 * PlannedMoves} explains them.
 */
public abstract class OneWordAttacks<P extends CodedGamePosition<P, ?>> extends PlannedMoves<P> {
  private static final int FIRST_LENGTH = 16;

  final long all;
  long occupied;
  long own;
  long theirs;

  /** The destinations of pieces that stand on no path. */
  long allowed;

  /** The squares of paths on which a piece changes whether an attacker attacks. */
  long onPath;

  /** The squares where a change may begin or end an attack, if moves are tested. */
  long critical;

  /** Whether each move is tested, and not only those of critical squares. */
  boolean testsAll;

  /** The plan of the other side. */
  private PlanSide other;

  /** The squares of the pieces of each attack of the other side. */
  private final long[] by;

  /** The squares of the facing royal pieces of the other side. */
  private long faces;

  /** The destinations that leaping attackers allow. */
  private long leapsAllow;

  /** The occupied squares, for attacks without tables. */
  private final long[] lifted = new long[1];

  // Attackers: their squares, the numbers of pieces more than required, and their paths.
  private int attackers;
  private int[] squares = new int[FIRST_LENGTH];
  private int[] surplus = new int[FIRST_LENGTH];
  private long[] paths = new long[FIRST_LENGTH];

  OneWordAttacks(GameData data) {
    super(data);
    all = plan.all[0];
    other = plan.side(1);
    by = new long[Math.max(plan.side(0).attacks.length, plan.side(1).attacks.length)];
  }

  @Override
  final void prepare() {
    long[] sets = this.sets;
    theirs = sets[data.codes + them];
    own = sets[data.codes + us];
    occupied = own | theirs;
    PlanSide other = plan.side(them);
    this.other = other;
    int[] codes = other.attackCodes;
    long[] by = this.by;
    for (int i = 0, at = 0; at < codes.length; i++, at += PlanSide.FLAT_CODES) {
      by[i] = sets[codes[at]] | sets[codes[at + 1]] | sets[codes[at + 2]];
    }
    int[] more = other.moreAttackCodes;
    for (int at = 0; at < more.length; at += 2) {
      by[more[at]] |= sets[more[at + 1]];
    }
    if (plan.facesRoyals) {
      faces = 0;
      for (int code : other.facing.codes) {
        faces |= sets[code];
      }
    }
  }

  @Override
  final void flipOccupied(int square) {
    occupied ^= 1L << square;
  }

  // Attacks

  @Override
  final boolean isAttacked(int square) {
    PlanSide other = this.other;
    long[] reach = other.reach;
    long[] by = this.by;
    int leaps = other.leaps;
    int count = other.attacks.length;
    int at = square * count;
    long leapers = 0;
    int i = 0;
    for (; i < leaps; i++) {
      leapers |= reach[at + i] & by[i];
    }
    if (leapers != 0) {
      return true;
    }
    for (; i < count; i++) {
      long from = reach[at + i] & by[i];
      if (from != 0 && reaches(other.attacks[i], square, from)) {
        return true;
      }
    }
    return plan.walks && isWalkedTo(square);
  }

  private boolean reaches(AttackGroup attack, int square, long from) {
    int at = square * data.squares;
    for (long left = from; left != 0; left &= left - 1) {
      int origin = Long.numberOfTrailingZeros(left);
      long path = attack.paths[at + origin];
      long pieces = path & occupied;
      boolean isReached =
          switch (attack.kind) {
            case CANNON_HOP -> pieces != 0 && (pieces & pieces - 1) == 0;
            case GRASSHOPPER_HOP ->
                pieces != 0
                    && pieces == (origin > square ? path & -path : Long.highestOneBit(path));
            default -> pieces == 0;
          };
      if (isReached) {
        return true;
      }
    }
    return false;
  }

  private boolean isWalkedTo(int square) {
    lifted[0] = occupied;
    return other.isWalkedTo(square, sets, 1, lifted);
  }

  /** {@return whether a facing royal piece of the other side sees a square} */
  final boolean isFaced(int square) {
    long from = other.facingReach[square] & faces;
    return from != 0 && reaches(other.facing, square, from);
  }

  @Override
  final void findConstraints() {
    attackers = 0;
    allowed = all;
    leapsAllow = all;
    onPath = 0;
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
      constrain(other.facing, other.facingReach[royal] & faces);
      isCheck = isAttackedToo; // facing is no check
    }
  }

  private void findAttackers() {
    PlanSide other = this.other;
    long[] reach = other.reach;
    long[] by = this.by;
    int leaps = other.leaps;
    int count = other.attacks.length;
    int at = royal * count;
    long leapers = 0;
    int i = 0;
    for (; i < leaps; i++) {
      leapers |= reach[at + i] & by[i];
    }
    if (leapers != 0) {
      isCheck = true;
      leapsAllow = (leapers & leapers - 1) == 0 ? leapers : 0;
    }
    for (; i < count; i++) {
      long from = reach[at + i] & by[i];
      if (from != 0) {
        constrain(other.attacks[i], from);
      }
    }
    allowed &= leapsAllow;
  }

  /** Records pieces that attack the royal piece if their paths have the required pieces. */
  private void constrain(AttackGroup attack, long from) {
    int at = royal * data.squares;
    for (long left = from; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long path = attack.paths[at + square];
      int more = Long.bitCount(path & occupied) - attack.required;
      if (more > 1) {
        continue;
      }
      if (attackers == squares.length) {
        grow();
      }
      squares[attackers] = square;
      surplus[attackers] = more;
      paths[attackers++] = path;
      if (more == 0) {
        isCheck = true;
        allowed &= path & ~occupied | 1L << square;
      } else if (more < 0) {
        allowed &= ~path | occupied;
        continue; // no piece is on the path
      }
      onPath |= path;
    }
  }

  private void grow() {
    squares = Arrays.copyOf(squares, 2 * attackers);
    surplus = Arrays.copyOf(surplus, 2 * attackers);
    paths = Arrays.copyOf(paths, 2 * attackers);
  }

  /** {@return the destinations of a piece that stands on a path} */
  final long restricted(long from) {
    long left = leapsAllow;
    for (int i = 0; i < attackers; i++) {
      long path = paths[i];
      int more = surplus[i] - ((path & from) != 0 ? 1 : 0);
      if (more == 0) {
        left &= path & ~occupied | 1L << squares[i];
      } else if (more == -1) {
        left &= ~path | occupied;
      }
    }
    return left;
  }

  private void findCritical() {
    critical = 0;
    int at = royal * other.attacks.length;
    for (int i = other.leaps; i < other.attacks.length; i++) {
      for (long left = other.reach[at + i] & by[i]; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        critical |= other.attacks[i].paths[royal * data.squares + square];
      }
    }
  }
}
