// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import dev.boardwright.support.plan.Promotion;
import dev.boardwright.support.plan.ShiftStep;

/**
 * The legal moves of a game on a board of up to 128 squares, found with the tables of its plan.
 * {@link OneWordMoves} is the same for one word.
 */
public class TwoWordMoves<P extends CodedGamePosition<P, ?>> extends TwoWordTargets<P> {
  private long wanted0;
  private long wanted1;
  private long mask0;
  private long mask1;

  /** Creates an empty list. */
  protected TwoWordMoves(GameData data) {
    super(data);
  }

  // The search

  @Override
  final void find() {
    long aim0 = aim(0);
    long aim1 = aim(1);
    long origins0 = origins(0);
    long origins1 = origins(1);
    wanted0 = (isCapturesOnly ? theirs0 : all0 & ~(isQuietsOnly ? occupied0 : own0)) & aim0;
    wanted1 = (isCapturesOnly ? theirs1 : all1 & ~(isQuietsOnly ? occupied1 : own1)) & aim1;
    if (isWantedFrom(royal)) {
      addRoyal();
    }
    if (isFirstOnly && count > 0) {
      return;
    }
    mask0 = allowed0 & wanted0;
    mask1 = allowed1 & wanted1;
    long free = own0 & ~onPath0 & origins0 | own1 & ~onPath1 & origins1; // in either word
    if ((mask0 | mask1) != 0 && free != 0) {
      addPieces(~onPath0 & origins0, ~onPath1 & origins1);
    }
    long pinned0 = onPath0 & own0 & origins0;
    long pinned1 = onPath1 & own1 & origins1;
    if ((pinned0 | pinned1) != 0) {
      addPiecesOnPaths(pinned0, pinned1);
    }
    addSpecialMoves();
    if (areDropsWanted() && !(isFirstOnly && count > 0)) {
      long free0 = allowed0 & ~occupied0 & aim0;
      long free1 = allowed1 & ~occupied1 & aim1;
      if ((free0 | free1) != 0) {
        addDrops(free0, free1);
      }
    }
  }

  private void addPiecesOnPaths(long pinned0, long pinned1) {
    for (long left = pinned0; left != 0; left &= left - 1) {
      addPieceOnPath(left & -left, 0);
    }
    for (long left = pinned1; left != 0; left &= left - 1) {
      addPieceOnPath(0, left & -left);
    }
  }

  private void addPieceOnPath(long from0, long from1) {
    restrict(from0, from1);
    mask0 = left0 & wanted0;
    mask1 = left1 & wanted1;
    if ((mask0 | mask1) != 0) {
      addPieces(from0, from1);
    }
  }

  // The royal piece

  @Override
  final boolean isBlocked(CastlingTable.Way way) {
    return (way.empty0 & occupied0 | way.empty1 & occupied1) != 0;
  }

  private void addRoyal() {
    int code = codeAmong(data.royals[us], royal);
    if (plan.isSlow[code]) {
      return;
    }
    Family family = plan.family(code);
    flipOccupied(royal); // it does not hide squares behind it
    findTargets(family, royal);
    long targets0 = to0 & wanted0;
    long targets1 = to1 & wanted1;
    if (family.avoidsCrossed) {
      targets0 &= ~crossedWord(0);
      targets1 &= ~crossedWord(Long.SIZE);
    }
    boolean isChecked = data.rules.check() && !plan.walks;
    if (isChecked || plan.facesRoyals) {
      targets0 = safe(targets0, 0, isChecked);
      targets1 = safe(targets1, Long.SIZE, isChecked);
      safe0 = isChecked ? targets0 : 0;
      safe1 = isChecked ? targets1 : 0;
    }
    flipOccupied(royal);
    if (isCounting() && !family.promotes) {
      count += Long.bitCount(targets0) + Long.bitCount(targets1);
    } else {
      addFrom(family, royal, targets0, targets1);
    }
  }

  private long safe(long targets, int base, boolean isChecked) {
    long safe = targets;
    for (long left = targets; left != 0; left &= left - 1) {
      int to = base + Long.numberOfTrailingZeros(left);
      if (isChecked && isAttacked(to) || plan.facesRoyals && isFaced(to)) {
        safe &= ~(left & -left);
      }
    }
    return safe;
  }

  // Counting

  private void addPieces(long movers0, long movers1) {
    boolean isCounting = isCounting();
    long[] sets = this.sets;
    int found = 0;
    for (Family family : plan.side(us).families) {
      int a = 2 * family.code0;
      int b = 2 * family.code1;
      long pieces0 = sets[a] | sets[b];
      long pieces1 = sets[a + 1] | sets[b + 1];
      for (int code : family.moreCodes) {
        pieces0 |= sets[2 * code];
        pieces1 |= sets[2 * code + 1];
      }
      pieces0 &= movers0;
      pieces1 &= movers1;
      if ((pieces0 | pieces1) != 0) {
        if (isCounting && !family.hasLimits) {
          found += countFamily(family, pieces0, pieces1);
        } else {
          addFamily(family, pieces0, pieces1);
        }
      }
    }
    count += found;
  }

  private int countFamily(Family family, long pieces0, long pieces1) {
    return switch (family.shape) {
      case Family.STEPS -> countSteps(family, pieces0, pieces1);
      case Family.LEAPS -> countLeaps(family, pieces0, pieces1, mask0, mask1);
      case Family.SLIDES ->
          countLowSlides(family, pieces0, mask0, mask1, occupied0, occupied1)
              + countHighSlides(family, pieces1, mask0, mask1, occupied0, occupied1);
      default -> countAny(family, pieces0, 0) + countAny(family, pieces1, Long.SIZE);
    };
  }

  private int countSteps(Family family, long pieces0, long pieces1) {
    int found = 0;
    for (ShiftStep step : family.steps) {
      shift(step, pieces0, pieces1, mask0, mask1);
      found += Long.bitCount(to0 & step.stays0) + Long.bitCount(to1 & step.stays1);
      long promoted0 = to0 & step.promotes0;
      long promoted1 = to1 & step.promotes1;
      if ((promoted0 | promoted1) != 0) {
        found += family.promotion.to.length * (Long.bitCount(promoted0) + Long.bitCount(promoted1));
      }
    }
    return found;
  }

  private static int countLeaps(Family family, long pieces0, long pieces1, long mask0, long mask1) {
    long[] table = family.leaps;
    int found = 0;
    for (long left = pieces0; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      found += counted(family, from, table[2 * from] & mask0, table[2 * from + 1] & mask1);
    }
    for (long left = pieces1; left != 0; left &= left - 1) {
      int from = Long.SIZE + Long.numberOfTrailingZeros(left);
      found += counted(family, from, table[2 * from] & mask0, table[2 * from + 1] & mask1);
    }
    return found;
  }

  private static int countLowSlides(
      Family family, long pieces, long mask0, long mask1, long occupied0, long occupied1) {
    Part part = family.parts[0];
    long[] table = part.table;
    int length = part.length;
    int found = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int start = part.start + from * part.stride;
      long reached0 = 0;
      long reached1 = 0;
      for (int at = start; at < start + length; at += 4) {
        long above = table[at + 2];
        reached0 |= Rays.axis(table[at], above, occupied0);
        reached1 |= Rays.above(table[at + 3], occupied1, above & occupied0);
      }
      found += counted(family, from, reached0 & mask0, reached1 & mask1);
    }
    return found;
  }

  private static int countHighSlides(
      Family family, long pieces, long mask0, long mask1, long occupied0, long occupied1) {
    Part part = family.parts[0];
    long[] table = part.table;
    int length = part.length;
    int found = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = Long.SIZE + Long.numberOfTrailingZeros(left);
      int start = part.start + from * part.stride;
      long reached0 = 0;
      long reached1 = 0;
      for (int at = start; at < start + length; at += 4) {
        long below = table[at + 1];
        reached1 |= Rays.axis(below, table[at + 3], occupied1);
        reached0 |= Rays.below(table[at], occupied0, below & occupied1);
      }
      found += counted(family, from, reached0 & mask0, reached1 & mask1);
    }
    return found;
  }

  private int countAny(Family family, long pieces, int base) {
    long allowed0 = family.avoidsCrossed ? mask0 & ~crossedWord(0) : mask0;
    long allowed1 = family.avoidsCrossed ? mask1 & ~crossedWord(Long.SIZE) : mask1;
    int found = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = base + Long.numberOfTrailingZeros(left);
      findTargets(family, from);
      found += counted(family, from, to0 & allowed0, to1 & allowed1);
    }
    return found;
  }

  private static int counted(Family family, int from, long targets0, long targets1) {
    return family.promotes
        ? countPromotions(family.promotion, from, targets0, targets1)
        : Long.bitCount(targets0) + Long.bitCount(targets1);
  }

  private static int countPromotions(Promotion promotion, int from, long targets0, long targets1) {
    long promoted0 = promotion.promoted(from, targets0, 0);
    long promoted1 = promotion.promoted(from, targets1, 1);
    return Long.bitCount(targets0 & (~promoted0 | promotion.stays[0]))
        + Long.bitCount(targets1 & (~promoted1 | promotion.stays[1]))
        + promotion.to.length * (Long.bitCount(promoted0) + Long.bitCount(promoted1));
  }

  // Listing

  private void addFamily(Family family, long pieces0, long pieces1) {
    if (family.shape == Family.STEPS) {
      for (ShiftStep step : family.steps) {
        shift(step, pieces0, pieces1, mask0, mask1);
        addStep(family.promotion, step, to0, to1);
      }
      return;
    }
    long allowed0 = family.avoidsCrossed ? mask0 & ~crossedWord(0) : mask0;
    long allowed1 = family.avoidsCrossed ? mask1 & ~crossedWord(Long.SIZE) : mask1;
    for (long left = pieces0; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      findTargets(family, from);
      addFrom(family, from, to0 & allowed0, to1 & allowed1);
    }
    for (long left = pieces1; left != 0; left &= left - 1) {
      int from = Long.SIZE + Long.numberOfTrailingZeros(left);
      findTargets(family, from);
      addFrom(family, from, to0 & allowed0, to1 & allowed1);
    }
  }

  private void addStep(Promotion promotion, ShiftStep step, long targets0, long targets1) {
    addShifted(step.offset, 0, targets0 & step.stays0, 0);
    addShifted(step.offset, 0, targets1 & step.stays1, Long.SIZE);
    long promoted0 = targets0 & step.promotes0;
    long promoted1 = targets1 & step.promotes1;
    if ((promoted0 | promoted1) != 0) {
      for (int i = 0; i < promotion.to.length; i++) {
        if (mayBecome(promotion, i)) {
          addShifted(step.offset, promotion.to[i], promoted0, 0);
          addShifted(step.offset, promotion.to[i], promoted1, Long.SIZE);
        }
      }
    }
  }

  private void addFrom(Family family, int from, long targets0, long targets1) {
    if (!family.promotes) {
      add(from, 0, targets0, targets1);
      return;
    }
    Promotion promotion = family.promotion;
    long promoted0 = promotion.promoted(from, targets0, 0);
    long promoted1 = promotion.promoted(from, targets1, 1);
    add(
        from,
        0,
        targets0 & (~promoted0 | promotion.stays[0]),
        targets1 & (~promoted1 | promotion.stays[1]));
    if ((promoted0 | promoted1) != 0) {
      for (int i = 0; i < promotion.to.length; i++) {
        if (mayBecome(promotion, i)) {
          add(from, promotion.to[i], promoted0, promoted1);
        }
      }
    }
  }

  private void add(int from, int becomes, long targets0, long targets1) {
    long critical = from < Long.SIZE ? critical0 : critical1;
    boolean testsEach = testsAll || from == royal || (critical >>> from & 1) != 0;
    add(from, becomes, targets0, testsEach ? -1 : critical0, 0);
    add(from, becomes, targets1, testsEach ? -1 : critical1, Long.SIZE);
  }

  // Drops

  private void addDrops(long free0, long free1) {
    beginDrops();
    for (Drop drop : plan.side(us).drops) {
      if (hands[2 * drop.dropped + us] > 0) {
        to0 = free0 & drop.zone[0];
        to1 = free1 & drop.zone[1];
        if (drop.maxPerFile != 0) {
          removeFullFiles(drop);
        }
        add(drop, to0, testsAll ? -1 : critical0, 0);
        add(drop, to1, testsAll ? -1 : critical1, Long.SIZE);
      }
    }
  }

  private void removeFullFiles(Drop drop) {
    long standing0 = sets[2 * drop.landing];
    long standing1 = sets[2 * drop.landing + 1];
    long[] files = plan.files;
    for (int i = 0; i < files.length; i += 2) {
      int standing = Long.bitCount(standing0 & files[i]) + Long.bitCount(standing1 & files[i + 1]);
      if (standing >= drop.maxPerFile) {
        to0 &= ~files[i];
        to1 &= ~files[i + 1];
      }
    }
  }
}
