// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import java.util.List;
import java.util.stream.IntStream;

/** The plan of one side: its pieces, attacks and drops. */
public final class PlanSide {
  /** The number of codes of each attack in {@link #attackCodes}. */
  public static final int FLAT_CODES = 3;

  /** The families of the pieces that are not royal. */
  public final Family[] families;

  /** Those of them whose promotion has no limit. */
  public final Family[] plain;

  /** The others. */
  public final Family[] limited;

  /** The attacks; leaps come first. */
  public final AttackGroup[] attacks;

  /** The number of attacks that are leaps. */
  public final int leaps;

  /** Three codes of each attack. The last code is repeated if there are fewer. */
  public final int[] attackCodes;

  /** The other codes of attacks: the number of an attack, then one of its codes, and so on. */
  public final int[] moreAttackCodes;

  /** The squares from which each attack may come, by attacked square, attack and word. */
  public final long[] reach;

  /** The attacks for which there was no room. */
  public final WalkedAttack[] walked;

  /** Whether pieces capture by hops. */
  public final boolean hops;

  /** The attack along files with which the royal piece faces another; no codes if there is none. */
  public final AttackGroup facing;

  /** The squares from which that attack may come, by attacked square and word. */
  public final long[] facingReach;

  /** The drops. */
  public final Drop[] drops;

  PlanSide(List<Family> families, AttackBuilder made, AttackBuilder facing, List<Drop> drops) {
    this.families = families.toArray(new Family[0]);
    plain = families.stream().filter(family -> !family.hasLimits).toArray(Family[]::new);
    limited = families.stream().filter(family -> family.hasLimits).toArray(Family[]::new);
    this.drops = drops.toArray(new Drop[0]);
    attacks = made.groups.toArray(new AttackGroup[0]);
    reach = made.reach;
    walked = made.walked.toArray(new WalkedAttack[0]);
    leaps = (int) made.groups.stream().filter(AttackGroup::isLeap).count();
    hops = made.hops();
    this.facing = facing.groups.isEmpty() ? AttackGroup.NONE : facing.groups.get(0);
    facingReach = facing.reach;
    attackCodes = new int[FLAT_CODES * attacks.length];
    IntStream.Builder more = IntStream.builder();
    for (int i = 0; i < attacks.length; i++) {
      int[] codes = attacks[i].codes;
      for (int number = 0; number < FLAT_CODES; number++) {
        attackCodes[FLAT_CODES * i + number] = codes[Math.min(number, codes.length - 1)];
      }
      for (int number = FLAT_CODES; number < codes.length; number++) {
        more.add(i).add(codes[number]);
      }
    }
    moreAttackCodes = more.build().toArray();
  }

  /**
   * {@return whether an attack without tables leads to a square, as in {@link WalkedAttack#find}}
   *
   * @param sets the squares of each piece
   */
  public boolean isWalkedTo(int square, long[] sets, int words, long[] occupied) {
    for (WalkedAttack attack : walked) {
      if (attack.find(square, sets, words, occupied, null)) {
        return true;
      }
    }
    return false;
  }
}
