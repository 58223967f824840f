// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.rules.PackedMove;
import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.MovePlan;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.plan.Promotion;

/**
 * The common part of lists that find moves with the tables of a plan, whatever the number of words
 * of a set.
 *
 * <p>Masks of destinations tell which moves are legal, except for rare moves. An attacker is an
 * opponent's piece that reaches the royal square on some board. It has a path, and it attacks if
 * the number of pieces on the path is the required one: none for slides and lame leaps, one for
 * hops. The difference tells where a piece may go, on the path or off it.
 *
 * <p>If masks cannot tell, moves are made and tested: all of them, or those that touch a critical
 * square, where a change may begin or end an attack.
 */
public abstract class PlannedMoves<P extends CodedGamePosition<P, ?>> extends GameMoves<P> {
  final MovePlan plan;

  /** Whether drops on all squares may give check, in this search. */
  private boolean mayCheckAnywhere;

  /** Whether {@link #mayCheckAnywhere} is known. */
  private boolean isAsked;

  /** Creates an empty list. */
  PlannedMoves(GameData data) {
    super(data);
    plan = data.plan;
  }

  /** {@return a new list of the moves of a game} */
  static <P extends CodedGamePosition<P, ?>> PlannedMoves<P> of(GameData data) {
    return switch (data.words) {
      case 1 -> new OneWordMoves<>(data);
      case 2 -> new TwoWordMoves<>(data);
      default -> new ManyWordMoves<>(data);
    };
  }

  /** {@return whether moves are only counted, and no move is tested} */
  final boolean isCounting() {
    return !isListing && !plan.testsMoves;
  }

  /**
   * Lists promotions.
   *
   * @param from the origin, or the offset of a step
   */
  final void listPromotions(int code, int from, boolean isStep, long to0, long to1) {
    Promotion promotion = plan.family(code).promotion;
    for (int i = 0; (to0 | to1) != 0 && i < promotion.to.length; i++) {
      if (!mayBecome(promotion, i)) {
        continue;
      }
      if (isStep) {
        int head = PackedMove.of(0, 0, promotion.to[i]);
        listShifted(head, from, to0, 0);
        listShifted(head, from, to1, Long.SIZE);
      } else {
        int head = PackedMove.of(from, 0, promotion.to[i]);
        list(head, to0, 0);
        list(head, to1, Long.SIZE);
      }
    }
  }

  /** {@return whether there may be one more of the pieces of a promotion} */
  final boolean mayBecome(Promotion promotion, int i) {
    return promotion.limits[i] == 0 || countStanding(promotion.to[i]) < promotion.limits[i];
  }

  /** Begins a search for drops. */
  final void beginDrops() {
    isAsked = false;
  }

  /**
   * Adds a step that pieces make all at once.
   *
   * @param targets a word of its destinations
   * @param base the square of the first bit of the word
   */
  final void addShifted(int offset, int becomes, long targets, int base) {
    count += Long.bitCount(targets);
    if (isListing) {
      listShifted(PackedMove.of(0, 0, becomes), offset, targets, base);
    }
  }

  /**
   * Adds moves of a piece.
   *
   * @param targets a word of the destinations
   * @param tested those that are tested, if the plan says so
   * @param base the square of the first bit of both words
   */
  final void add(int from, int becomes, long targets, long tested, int base) {
    long safe = plan.testsMoves ? tested(from, becomes, targets, tested, base) : targets;
    count += Long.bitCount(safe);
    if (isListing) {
      list(PackedMove.of(from, 0, becomes), safe, base);
    }
  }

  /**
   * Adds drops.
   *
   * @param targets a word of the squares
   * @param tested those that are tested, if the plan says so
   * @param base the square of the first bit of both words
   */
  final void add(Drop drop, long targets, long tested, int base) {
    long safe = plan.testsMoves ? testedDrops(drop.landing, targets, tested, base) : targets;
    safe = withoutMates(drop, safe, base);
    count += Long.bitCount(safe);
    if (isListing) {
      list(PackedMove.drop(drop.dropped, 0, drop.becomes), safe, base);
    }
  }

  @Override
  final int count(GeneratedSearch search) {
    return search.count(this, sets, hands, us);
  }

  @Override
  final int list(GeneratedSearch search) {
    return search.list(
        this, sets, hands, us, origin < 0, origins(0), origins(1), wanted(0), wanted(1));
  }

  /** {@return a word of the squares on which wanted moves end, own pieces among them} */
  private long wanted(int word) {
    long aim = aim(word);
    if (word < plan.words && (isCapturesOnly || isQuietsOnly)) {
      return aim
          & (isCapturesOnly ? sets[(data.codes + them) * plan.words + word] : ~occupied(word));
    }
    return aim;
  }

  /**
   * {@return a word of the squares of a drop, without those where it must not give checkmate, for a
   * generated search}
   */
  final long withoutMates(int dropped, int landing, long targets, int base) {
    isListing = false;
    restrictsMates = true;
    otherRoyal = royal(them);
    beginDrops();
    for (Drop drop : plan.side(us).drops) {
      if (drop.dropped == dropped && drop.landing == landing) {
        return withoutMates(drop, targets, base);
      }
    }
    throw new IllegalArgumentException("no such drop: " + dropped);
  }

  /** {@return a word of the squares of a drop, without those where it must not give checkmate} */
  private long withoutMates(Drop drop, long targets, int base) {
    if (drop.dropMates || !restrictsMates || targets == 0) {
      return targets;
    }
    return withoutMates(drop.dropped, drop.landing, targets, checking(drop, base >> 6), base);
  }

  /** {@return a word of the squares on which a dropped piece may give check} */
  private long checking(Drop drop, int word) {
    PlanSide side = plan.side(us);
    if (!isAsked) {
      isAsked = true;
      mayCheckAnywhere =
          side.hops || plan.walks || isOtherReached(side) && isAttacked(otherRoyal, them);
    }
    if (mayCheckAnywhere) {
      return -1;
    }
    long found = 0;
    for (int number : drop.attacks) {
      found |= side.reach[(otherRoyal * side.attacks.length + number) * plan.words + word];
    }
    return found;
  }

  /** {@return whether the other side may be in check already, which no game reaches} */
  private boolean isOtherReached(PlanSide side) {
    int at = otherRoyal * side.attacks.length * plan.words;
    for (int i = 0; i < side.attacks.length; i++) {
      for (int word = 0; word < plan.words; word++) {
        long from = side.reach[at++];
        for (int code : side.attacks[i].codes) {
          if ((sets[code * plan.words + word] & from) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
