// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Promotion;
import dev.boardwright.support.plan.ShiftStep;
import dev.boardwright.support.words.Words;
import java.util.Arrays;

/**
 * The legal moves of a game on a board of any size, found with the tables of its plan. Generated
 * code uses it for boards of more than 128 squares.
 */
public class ManyWordMoves<P extends CodedGamePosition<P, ?>> extends PlannedMoves<P> {
  private final int words;
  private final ManyWordAttacks attacks;
  private final ManyWordReach reach;
  private final long[] wanted;
  private final long[] mask;
  private final long[] drops;
  private final long[] movers;
  private final long[] sources;
  private boolean isCounting;
  private boolean testsAll;

  /** Creates an empty list. */
  protected ManyWordMoves(GameData data) {
    super(data);
    words = data.words;
    attacks = new ManyWordAttacks(plan, data.codes);
    reach = new ManyWordReach(attacks.occupied, attacks.theirs);
    wanted = new long[words];
    mask = new long[words];
    drops = new long[words];
    movers = new long[words];
    sources = new long[words];
  }

  @Override
  final void prepare() {
    attacks.prepare(sets, us);
  }

  @Override
  final void flipOccupied(int square) {
    attacks.flipOccupied(square);
  }

  @Override
  final boolean isAttacked(int square) {
    return attacks.isAttacked(square);
  }

  // The search

  @Override
  final void find() {
    isCounting = isCounting();
    for (int word = 0; word < words; word++) {
      long taken = isQuietsOnly ? attacks.occupied[word] : attacks.own[word];
      wanted[word] = isCapturesOnly ? attacks.theirs[word] : plan.all[word] & ~taken;
      wanted[word] &= aim(word);
    }
    if (isWantedFrom(royal)) {
      addRoyal();
    }
    if (isFirstOnly && count > 0) {
      return;
    }
    for (int word = 0; word < words; word++) {
      mask[word] = attacks.allowed[word] & wanted[word];
    }
    if (!Words.isEmpty(mask)) {
      for (Family family : plan.side(us).families) {
        addFamily(family);
      }
    }
    addPiecesOnPaths();
    addSpecialMoves();
    if (areDropsWanted() && !(isFirstOnly && count > 0)) {
      addDrops();
    }
  }

  @Override
  final void findConstraints() {
    attacks.clear();
    if (plan.testsMoves || !data.rules.check()) {
      attacks.isCheck = attacks.isAttacked(royal);
      testsAll = attacks.isCheck || plan.testsAll;
      if (plan.testsMoves) {
        attacks.findCritical(royal);
      }
    } else {
      attacks.findAttackers(royal);
    }
    if (plan.facesRoyals) {
      attacks.findFacing(royal);
    }
    isCheck = attacks.isCheck;
  }

  private void addRoyal() {
    int code = codeAmong(data.royals[us], royal);
    if (plan.isSlow[code]) {
      return;
    }
    Family family = plan.family(code);
    boolean isChecked = data.rules.check() && !plan.walks;
    flipOccupied(royal); // it does not hide squares behind it
    reach.find(family, royal);
    for (int word = family.low[royal]; word <= family.high[royal]; word++) {
      long targets = reach.found[word] & wanted[word];
      if (isChecked || plan.facesRoyals) {
        for (long left = targets; left != 0; left &= left - 1) {
          int to = word << 6 | Long.numberOfTrailingZeros(left);
          if (isChecked && attacks.isAttacked(to) || plan.facesRoyals && attacks.isFaced(to)) {
            targets &= ~(left & -left);
          }
        }
      }
      reach.found[word] = targets;
    }
    flipOccupied(royal);
    addFound(family, royal);
  }

  private void addFamily(Family family) {
    long any = 0;
    for (int word = 0; word < words; word++) {
      long pieces = 0;
      for (int code : family.codes) {
        pieces |= sets[code * words + word];
      }
      movers[word] = pieces & ~attacks.onPath[word] & origins(word);
      any |= movers[word];
    }
    if (any != 0) {
      addMovers(family);
    }
  }

  /** Adds the moves of pieces of a family. */
  private void addMovers(Family family) {
    if (family.shape == Family.STEPS) {
      for (ShiftStep step : family.steps) {
        addStep(family.promotion, step);
      }
      return;
    }
    for (int word = 0; word < words; word++) {
      for (long left = movers[word]; left != 0; left &= left - 1) {
        addPiece(family, word << 6 | Long.numberOfTrailingZeros(left));
      }
    }
  }

  private void addPiecesOnPaths() {
    for (int word = 0; word < words; word++) {
      long left = attacks.onPath[word] & attacks.own[word] & origins(word);
      for (; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        int code = codeAt(from);
        if (!plan.isSlow[code]) {
          System.arraycopy(wanted, 0, mask, 0, words);
          attacks.restrict(from, mask);
          Arrays.fill(movers, 0);
          movers[word] = left & -left;
          addMovers(plan.family(code));
        }
      }
    }
  }

  /** Adds a step of all pieces at once. */
  private void addStep(Promotion promotion, ShiftStep step) {
    for (int word = 0; word < words; word++) {
      sources[word] = movers[word] & step.sources[word];
      if (step.way != 0) {
        sources[word] &= ~shifted(attacks.occupied, -step.way, word);
      }
    }
    for (int word = 0; word < words; word++) {
      long onto = step.moves & ~attacks.occupied[word] | step.captures & attacks.theirs[word];
      long targets = shifted(sources, step.offset, word) & onto & mask[word];
      if (targets != 0) {
        addShifted(step.offset, 0, targets & step.stays[word], word << 6);
        long promoted = targets & step.promotes[word];
        for (int i = 0; promoted != 0 && i < promotion.to.length; i++) {
          if (mayBecome(promotion, i)) {
            addShifted(step.offset, promotion.to[i], promoted, word << 6);
          }
        }
      }
    }
  }

  /** {@return a word of a set that is shifted} */
  private long shifted(long[] set, int offset, int word) {
    int at = word - (offset >> 6);
    long low = at < 0 || at >= words ? 0 : set[at];
    long below = at < 1 || at > words ? 0 : set[at - 1];
    return low << offset | below >>> 1 >>> ~offset;
  }

  private void addPiece(Family family, int from) {
    reach.find(family, from);
    if (isCounting && !family.promotes && !family.avoidsCrossed) {
      int found = 0;
      for (int word = family.low[from]; word <= family.high[from]; word++) {
        found += Long.bitCount(reach.found[word] & mask[word]);
      }
      count += found;
      return;
    }
    for (int word = family.low[from]; word <= family.high[from]; word++) {
      reach.found[word] &= mask[word];
    }
    addFound(family, from);
  }

  /** Adds the moves of a piece to the squares that were found. */
  private void addFound(Family family, int from) {
    for (int word = family.low[from]; word <= family.high[from]; word++) {
      long targets = reach.found[word];
      if (family.avoidsCrossed) {
        targets &= ~crossedWord(word << 6);
      }
      if (targets == 0) {
        continue;
      }
      if (family.promotes) {
        addWithPromotions(family.promotion, from, word, targets);
      } else {
        addWord(from, 0, word, targets);
      }
    }
  }

  private void addWithPromotions(Promotion promotion, int from, int word, long targets) {
    long promoted = promotion.promoted(from, targets, word);
    addWord(from, 0, word, targets & (~promoted | promotion.stays[word]));
    for (int i = 0; promoted != 0 && i < promotion.to.length; i++) {
      if (mayBecome(promotion, i)) {
        addWord(from, promotion.to[i], word, promoted);
      }
    }
  }

  private void addWord(int from, int becomes, int word, long targets) {
    boolean testsEach = testsAll || from == royal || Words.contains(attacks.critical, from);
    add(from, becomes, targets, testsEach ? -1 : attacks.critical[word], word << 6);
  }

  // Drops

  private void addDrops() {
    beginDrops();
    for (Drop drop : plan.side(us).drops) {
      if (hands[2 * drop.dropped + us] > 0) {
        for (int word = 0; word < words; word++) {
          long free = attacks.allowed[word] & ~attacks.occupied[word] & drop.zone[word];
          drops[word] = free & aim(word);
        }
        if (drop.maxPerFile != 0) {
          removeFullFiles(drop);
        }
        for (int word = 0; word < words; word++) {
          add(drop, drops[word], testsAll ? -1 : attacks.critical[word], word << 6);
        }
      }
    }
  }

  private void removeFullFiles(Drop drop) {
    for (int at = 0; at < plan.files.length; at += words) {
      int standing = 0;
      for (int word = 0; word < words; word++) {
        standing += Long.bitCount(sets[drop.landing * words + word] & plan.files[at + word]);
      }
      for (int word = 0; word < words && standing >= drop.maxPerFile; word++) {
        drops[word] &= ~plan.files[at + word];
      }
    }
  }
}
