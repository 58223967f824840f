// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.MovePlan;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.plan.WalkedAttack;
import dev.boardwright.support.words.Words;
import java.util.Arrays;

/** The search for the pieces that attack a square, on boards of any size. */
final class SquareAttackers {
  private SquareAttackers() {}

  /**
   * Finds the squares of the pieces of a side that attack a square.
   *
   * @param sets the squares of each piece
   * @param occupied the occupied squares, which need not be those of the sets
   * @param square the attacked square, on which anything may stand
   * @param by the ordinal of the side
   * @param found the set that receives those squares, all of them occupied
   */
  static void find(MovePlan plan, long[] sets, long[] occupied, int square, int by, long[] found) {
    PlanSide side = plan.side(by);
    int words = plan.words;
    Arrays.fill(found, 0, words, 0);
    int at = square * side.attacks.length * words;
    for (AttackGroup attack : side.attacks) {
      for (int word = 0; word < words; word++) {
        long pieces = 0;
        for (int code : attack.codes) {
          pieces |= sets[code * words + word];
        }
        pieces &= side.reach[at++] & occupied[word];
        for (long left = attack.isLeap() ? 0 : pieces; left != 0; left &= left - 1) {
          int origin = word << 6 | Long.numberOfTrailingZeros(left);
          if (!isOpen(plan, attack, occupied, square, origin)) {
            pieces &= ~(left & -left);
          }
        }
        found[word] |= pieces;
      }
    }
    for (WalkedAttack attack : side.walked) {
      attack.find(square, sets, words, occupied, found);
    }
  }

  /** {@return whether as many pieces stand between two squares as an attack needs} */
  private static boolean isOpen(
      MovePlan plan, AttackGroup attack, long[] occupied, int square, int origin) {
    int pieces = 0;
    if (attack.paths.length == 0) {
      pieces = plan.lines.pieces(square, origin, attack.lineClass, occupied);
    } else {
      int at = (square * plan.squares + origin) * plan.words;
      for (int word = 0; word < plan.words; word++) {
        pieces += Long.bitCount(attack.paths[at + word] & occupied[word]);
      }
    }
    if (attack.kind != Kind.GRASSHOPPER_HOP) {
      return pieces == attack.required;
    }
    int beside = square + plan.lines.step(square, origin, attack.lineClass);
    return pieces == 1 && Words.contains(occupied, beside);
  }
}
