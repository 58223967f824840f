// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.MovePlan;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The attacks on a board of any size, and what they leave to the side to move. {@link PlannedMoves}
 * explains them. Paths are walked, since tables of them would be too large.
 */
final class ManyWordAttacks {
  private static final int FIRST_LENGTH = 16;

  private final MovePlan plan;
  private final int codes;
  private final int words;
  final long[] occupied;
  final long[] own;
  final long[] theirs;

  /** The destinations of pieces that stand on no path. */
  final long[] allowed;

  /** The squares of paths on which a piece changes whether an attacker attacks. */
  final long[] onPath;

  /** The squares where a change may begin or end an attack, if moves are tested. */
  final long[] critical;

  boolean isCheck;
  private long[] sets = {};

  /** The plan of the other side. */
  private PlanSide other;

  /** The squares of the pieces of each attack of the other side, by attack and word. */
  private final long[] by;

  /** The squares of the facing royal pieces of the other side. */
  private final long[] faces;

  /** The pieces that attack the royal piece whatever else stands on the board. */
  private final long[] leapers;

  /** The destinations that leaping attackers allow. */
  private final long[] leapsAllow;

  // Attackers: their squares, the numbers of pieces more than required, and their paths.
  private int attackers;
  private int[] squares = new int[FIRST_LENGTH];
  private int[] surplus = new int[FIRST_LENGTH];
  private long[] paths;

  ManyWordAttacks(MovePlan plan, int codes) {
    this.plan = plan;
    this.codes = codes;
    words = plan.words;
    other = plan.side(1);
    occupied = new long[words];
    own = new long[words];
    theirs = new long[words];
    allowed = new long[words];
    onPath = new long[words];
    critical = new long[words];
    faces = new long[words];
    leapers = new long[words];
    leapsAllow = new long[words];
    paths = new long[FIRST_LENGTH * words];
    by = new long[Math.max(plan.side(0).attacks.length, plan.side(1).attacks.length) * words];
  }

  /** Reads the sides and the attackers from the sets of a position. */
  void prepare(long[] ofSets, int us) {
    sets = ofSets;
    other = plan.side(us ^ 1);
    for (int word = 0; word < words; word++) {
      own[word] = sets[(codes + us) * words + word];
      theirs[word] = sets[(codes + (us ^ 1)) * words + word];
      occupied[word] = own[word] | theirs[word];
    }
    for (int i = 0; i < other.attacks.length; i++) {
      unite(other.attacks[i].codes, by, i * words);
    }
    if (plan.facesRoyals) {
      unite(other.facing.codes, faces, 0);
    }
  }

  private void unite(int[] united, long[] into, int at) {
    for (int word = 0; word < words; word++) {
      long found = 0;
      for (int code : united) {
        found |= sets[code * words + word];
      }
      into[at + word] = found;
    }
  }

  void flipOccupied(int square) {
    occupied[square >> 6] ^= 1L << square;
  }

  /** {@return whether the other side attacks a square} */
  boolean isAttacked(int square) {
    PlanSide other = this.other;
    long[] reach = other.reach;
    long[] by = this.by;
    int leaps = other.leaps * words;
    int length = other.attacks.length * words;
    int at = square * length;
    long found = 0;
    int i = 0;
    for (; i < leaps; i++) {
      found |= reach[at + i] & by[i];
    }
    if (found != 0) {
      return true;
    }
    for (; i < length; i++) {
      long from = reach[at + i] & by[i];
      if (from != 0 && reaches(other.attacks[i / words], square, i % words, from)) {
        return true;
      }
    }
    return plan.walks && other.isWalkedTo(square, sets, words, occupied);
  }

  private boolean reaches(AttackGroup attack, int square, int word, long from) {
    for (long left = from; left != 0; left &= left - 1) {
      int origin = word << 6 | Long.numberOfTrailingZeros(left);
      int pieces = pieces(attack, square, origin, null, 0);
      if (attack.kind == Kind.GRASSHOPPER_HOP
          ? pieces == 1 && isBeside(attack, square, origin)
          : pieces == attack.required) {
        return true;
      }
    }
    return false;
  }

  private boolean isBeside(AttackGroup attack, int square, int origin) {
    return Words.contains(occupied, square + plan.lines.step(square, origin, attack.lineClass));
  }

  /** {@return whether a facing royal piece of the other side sees a square} */
  boolean isFaced(int square) {
    for (int word = 0; word < words; word++) {
      long from = other.facingReach[square * words + word] & faces[word];
      if (from != 0 && reaches(other.facing, square, word, from)) {
        return true;
      }
    }
    return false;
  }

  // Constraints

  /** Forgets all attackers. */
  void clear() {
    attackers = 0;
    isCheck = false;
    System.arraycopy(plan.all, 0, allowed, 0, words);
    System.arraycopy(plan.all, 0, leapsAllow, 0, words);
    Arrays.fill(onPath, 0);
  }

  /** Finds the attackers of the royal piece, and where pieces on no path may go. */
  void findAttackers(int royal) {
    long[] reach = other.reach;
    int length = other.attacks.length * words;
    int at = royal * length;
    Arrays.fill(leapers, 0);
    for (int i = 0; i < length; i++) {
      long from = reach[at + i] & by[i];
      if (from != 0) {
        if (i < other.leaps * words) {
          leapers[i % words] |= from;
        } else {
          constrain(other.attacks[i / words], royal, i % words, from);
        }
      }
    }
    int count = Words.size(leapers);
    if (count > 0) {
      isCheck = true;
      for (int word = 0; word < words; word++) {
        leapsAllow[word] = count == 1 ? leapers[word] : 0;
        allowed[word] &= leapsAllow[word];
      }
    }
  }

  /** Finds what the facing royal piece of the other side leaves; that is no check. */
  void findFacing(int royal) {
    boolean isAttackedToo = isCheck;
    for (int word = 0; word < words; word++) {
      long from = other.facingReach[royal * words + word] & faces[word];
      constrain(other.facing, royal, word, from);
    }
    isCheck = isAttackedToo;
  }

  /** Records pieces that attack the royal piece if their paths have the required pieces. */
  private void constrain(AttackGroup attack, int royal, int fromWord, long from) {
    for (long left = from; left != 0; left &= left - 1) {
      int square = fromWord << 6 | Long.numberOfTrailingZeros(left);
      if (attackers == squares.length) {
        grow();
      }
      int at = attackers * words;
      Arrays.fill(paths, at, at + words, 0);
      int more = pieces(attack, royal, square, paths, at) - attack.required;
      if (more > 1) {
        continue;
      }
      squares[attackers] = square;
      surplus[attackers++] = more;
      isCheck |= more == 0;
      for (int word = 0; word < words; word++) {
        long path = paths[at + word];
        if (more == 0) {
          allowed[word] &= path & ~occupied[word] | (word == fromWord ? 1L << square : 0);
        } else if (more < 0) {
          allowed[word] &= ~path | occupied[word];
        }
        onPath[word] |= more < 0 ? 0 : path;
      }
    }
  }

  private void grow() {
    squares = Arrays.copyOf(squares, 2 * attackers);
    surplus = Arrays.copyOf(surplus, 2 * attackers);
    paths = Arrays.copyOf(paths, 2 * attackers * words);
  }

  /** Intersects a mask with the destinations of a piece that stands on a path. */
  void restrict(int from, long[] mask) {
    for (int word = 0; word < words; word++) {
      mask[word] &= leapsAllow[word];
    }
    for (int i = 0; i < attackers; i++) {
      int at = i * words;
      int more = surplus[i] - (int) (paths[at + (from >> 6)] >>> from & 1);
      for (int word = 0; word < words; word++) {
        long path = paths[at + word];
        if (more == 0) {
          long attacker = word == squares[i] >> 6 ? 1L << squares[i] : 0;
          mask[word] &= path & ~occupied[word] | attacker;
        } else if (more == -1) {
          mask[word] &= ~path | occupied[word];
        }
      }
    }
  }

  /** Finds the squares where a change may begin or end an attack on the royal piece. */
  void findCritical(int royal) {
    Arrays.fill(critical, 0);
    int length = other.attacks.length * words;
    for (int i = other.leaps * words; i < length; i++) {
      long from = other.reach[royal * length + i] & by[i];
      for (long left = from; left != 0; left &= left - 1) {
        int square = i % words << 6 | Long.numberOfTrailingZeros(left);
        pieces(other.attacks[i / words], royal, square, critical, 0);
      }
    }
  }

  /**
   * {@return the number of pieces between two squares}
   *
   * @param into a set to which the squares between are added, or null
   * @param at the index of the first word of this set
   */
  private int pieces(AttackGroup attack, int square, int origin, long @Nullable [] into, int at) {
    int pieces = 0;
    if (attack.isLame()) {
      for (int offset : plan.lines.way(origin, square)) {
        pieces += pass(origin + offset, into, at);
      }
      return pieces;
    }
    int step = plan.lines.step(square, origin, attack.lineClass);
    for (int passed = square + step; passed != origin; passed += step) {
      pieces += pass(passed, into, at);
    }
    return pieces;
  }

  private int pass(int square, long @Nullable [] into, int at) {
    if (into != null) {
      into[at + (square >> 6)] |= 1L << square;
    }
    return (int) (occupied[square >> 6] >>> square & 1);
  }
}
