// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.plan.Promotion;
import dev.boardwright.support.plan.ShiftStep;

/**
 * The legal moves of a game on a board of up to 64 squares, found with the tables of its plan. What
 * counts moves is apart from what lists them, and keeps in local variables what it reads often.
 */
public class OneWordMoves<P extends CodedGamePosition<P, ?>> extends OneWordAttacks<P> {
  private long wanted;
  private long mask;

  /** Creates an empty list. */
  protected OneWordMoves(GameData data) {
    super(data);
  }

  // The search

  @Override
  final void find() {
    long aim = aim(0);
    long origins = origins(0);
    wanted = (isCapturesOnly ? theirs : all & ~(isQuietsOnly ? occupied : own)) & aim;
    if ((origins >>> royal & 1) != 0) {
      addRoyal();
    }
    if (isFirstOnly && count > 0) {
      return;
    }
    mask = allowed & wanted;
    if (mask != 0 && (own & ~onPath & origins) != 0) {
      addPieces(~onPath & origins);
    }
    for (long left = onPath & own & origins; left != 0; left &= left - 1) {
      mask = wanted & restricted(left & -left);
      if (mask != 0) {
        addPieces(left & -left);
      }
    }
    addSpecialMoves();
    if (areDropsWanted() && !(isFirstOnly && count > 0)) {
      long free = allowed & ~occupied & aim;
      if (free != 0) {
        addDrops(free);
      }
    }
  }

  // The royal piece

  @Override
  final boolean isBlocked(CastlingTable.Way way) {
    return (way.empty0 & occupied) != 0;
  }

  private void addRoyal() {
    int code = codeAmong(data.royals[us], royal);
    if (plan.isSlow[code]) {
      return;
    }
    Family family = plan.family(code);
    occupied ^= 1L << royal; // it does not hide squares behind it
    long targets = aim(family, royal) & wanted;
    if (family.avoidsCrossed) {
      targets &= ~crossedWord(0);
    }
    boolean isChecked = data.rules.check() && !plan.walks;
    if (isChecked || plan.facesRoyals) {
      for (long left = targets; left != 0; left &= left - 1) {
        int to = Long.numberOfTrailingZeros(left);
        if (isChecked && isAttacked(to) || plan.facesRoyals && isFaced(to)) {
          targets &= ~(left & -left);
        }
      }
      safe0 = isChecked ? targets : 0;
    }
    occupied ^= 1L << royal;
    if (isCounting() && !family.promotes) {
      count += Long.bitCount(targets);
    } else {
      addFrom(family, royal, targets);
    }
  }

  // Counting

  private void addPieces(long movers) {
    PlanSide side = plan.side(us);
    boolean isCounting = isCounting();
    if (isCounting) {
      count += countPieces(side.plain, movers);
    }
    for (Family family : isCounting ? side.limited : side.families) {
      long left = sets[family.code0] | sets[family.code1];
      for (int code : family.moreCodes) {
        left |= sets[code];
      }
      left &= movers;
      if (left != 0) {
        addFamily(family, left);
      }
    }
  }

  private int countPieces(Family[] families, long movers) {
    long[] sets = this.sets;
    long mask = this.mask;
    long occupied = this.occupied;
    int found = 0;
    for (Family family : families) {
      long left = sets[family.code0] | sets[family.code1];
      for (int code : family.moreCodes) {
        left |= sets[code];
      }
      left &= movers;
      if (left != 0) {
        found +=
            switch (family.shape) {
              case Family.STEPS -> countSteps(family, left, mask, occupied, theirs);
              case Family.LEAPS -> countLeaps(family, left, mask);
              case Family.SLIDES -> countSlides(family, left, mask, occupied);
              default -> countAny(family, left);
            };
      }
    }
    return found;
  }

  private static int countSteps(Family family, long pieces, long mask, long occupied, long theirs) {
    int found = 0;
    for (ShiftStep step : family.steps) {
      long to = shifted(step, pieces, occupied, theirs) & mask;
      found += Long.bitCount(to & step.stays0);
      long promoted = to & step.promotes0;
      if (promoted != 0) {
        found += family.promotion.to.length * Long.bitCount(promoted);
      }
    }
    return found;
  }

  /** {@return the squares to which a step leads from all pieces} */
  private static long shifted(ShiftStep step, long pieces, long occupied, long theirs) {
    long from = pieces & step.sources0;
    if (step.way != 0) {
      from &= ~Long.rotateRight(occupied, step.way);
    }
    return Long.rotateLeft(from, step.offset) & (step.moves & ~occupied | step.captures & theirs);
  }

  private static int countLeaps(Family family, long pieces, long mask) {
    long[] table = family.leaps;
    int found = 0;
    if (family.promotes) {
      for (long left = pieces; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        found += counted(family.promotion, from, table[from] & mask);
      }
      return found;
    }
    for (long left = pieces; left != 0; left &= left - 1) {
      found += Long.bitCount(table[Long.numberOfTrailingZeros(left)] & mask);
    }
    return found;
  }

  private static int countSlides(Family family, long pieces, long mask, long occupied) {
    Part part = family.parts[0];
    long[] table = part.table;
    int start = part.start;
    int stride = part.stride;
    int length = part.length;
    int found = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int at = start + from * stride;
      long to = Rays.axis(table[at], table[at + 1], occupied);
      if (length > 2) {
        to |= Rays.axis(table[at + 2], table[at + 3], occupied);
        for (int i = 4; i < length; i += 2) {
          to |= Rays.axis(table[at + i], table[at + i + 1], occupied);
        }
      }
      to &= mask;
      found += family.promotes ? counted(family.promotion, from, to) : Long.bitCount(to);
    }
    return found;
  }

  private int countAny(Family family, long pieces) {
    long mask = family.avoidsCrossed ? this.mask & ~crossedWord(0) : this.mask;
    int found = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long to = aim(family, from) & mask;
      found += family.promotes ? counted(family.promotion, from, to) : Long.bitCount(to);
    }
    return found;
  }

  private static int counted(Promotion promotion, int from, long targets) {
    long promoted = (promotion.zone0 >>> from & 1) != 0 ? targets : targets & promotion.zone0;
    return Long.bitCount(targets & (~promoted | promotion.stays0))
        + promotion.to.length * Long.bitCount(promoted);
  }

  // Listing

  private void addFamily(Family family, long pieces) {
    if (family.shape == Family.STEPS) {
      for (ShiftStep step : family.steps) {
        addStep(family.promotion, step, shifted(step, pieces, occupied, theirs) & mask);
      }
      return;
    }
    long mask = family.avoidsCrossed ? this.mask & ~crossedWord(0) : this.mask;
    for (long left = pieces; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      addFrom(family, from, aim(family, from) & mask);
    }
  }

  private void addStep(Promotion promotion, ShiftStep step, long targets) {
    addShifted(step.offset, 0, targets & step.stays0, 0);
    long promoted = targets & step.promotes0;
    if (promoted != 0) {
      for (int i = 0; i < promotion.to.length; i++) {
        if (mayBecome(promotion, i)) {
          addShifted(step.offset, promotion.to[i], promoted, 0);
        }
      }
    }
  }

  private long aim(Family family, int from) {
    return switch (family.shape) {
      case Family.LEAPS -> family.leaps[from];
      case Family.SLIDES -> WordReach.slides(family.parts[0], from, occupied);
      case Family.LEAPS_AND_SLIDES ->
          family.leaps[from] | WordReach.slides(family.parts[0], from, occupied);
      default -> anyTargets(family, from);
    };
  }

  private long anyTargets(Family family, int from) {
    long found = family.leaps.length == 0 ? 0 : family.leaps[from];
    if (family.moveLeaps.length != 0) {
      found |= family.moveLeaps[from] & ~occupied;
    }
    if (family.captureLeaps.length != 0) {
      found |= family.captureLeaps[from] & theirs;
    }
    for (Part part : family.parts) {
      found |= WordReach.reached(part, from, occupied, theirs);
    }
    return found;
  }

  private void addFrom(Family family, int from, long targets) {
    if (!family.promotes) {
      add(from, 0, targets);
      return;
    }
    Promotion promotion = family.promotion;
    long promoted = (promotion.zone0 >>> from & 1) != 0 ? targets : targets & promotion.zone0;
    add(from, 0, targets & (~promoted | promotion.stays0));
    if (promoted != 0) {
      for (int i = 0; i < promotion.to.length; i++) {
        if (mayBecome(promotion, i)) {
          add(from, promotion.to[i], promoted);
        }
      }
    }
  }

  private void add(int from, int becomes, long targets) {
    boolean testsEach = testsAll || from == royal || (critical >>> from & 1) != 0;
    add(from, becomes, targets, testsEach ? -1 : critical, 0);
  }

  // Drops

  private void addDrops(long free) {
    beginDrops();
    for (Drop drop : plan.side(us).drops) {
      if (hands[2 * drop.dropped + us] > 0) {
        long targets = free & drop.zone[0];
        targets = drop.maxPerFile == 0 ? targets : withoutFullFiles(drop, targets);
        add(drop, targets, testsAll ? -1 : critical, 0);
      }
    }
  }

  private long withoutFullFiles(Drop drop, long targets) {
    long left = targets;
    long standing = sets[drop.landing];
    for (long file : plan.files) {
      left &= Long.bitCount(standing & file) >= drop.maxPerFile ? ~file : -1;
    }
    return left;
  }
}
