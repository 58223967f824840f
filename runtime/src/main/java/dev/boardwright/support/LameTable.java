// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The lame leaps of a movement from every square of a board. The squares on the ways of the leaps
 * from one square are divided into groups of at most {@value #MAX_LEGS}. A multiplication gathers
 * the occupied squares of a group into a number, and a row of the table holds the leaps that are
 * possible for each number:
 *
 * <pre>{@code
 * long key = rotateRight(occupied0 & legs0, turn) * factor0 + …; // one product for each word
 * int row = group * ROWS + (int) (key >>> SHIFT);
 * }</pre>
 *
 * <p>Instances are immutable; callers must not modify the arrays.
 */
public final class LameTable {
  /** The largest number of squares in a group: {@value}. */
  public static final int MAX_LEGS = 4;

  /** The number of rows of a group: {@value}. */
  public static final int ROWS = 1 << MAX_LEGS;

  /** The shift that leaves the number of a row: {@value}. */
  public static final int SHIFT = Long.SIZE - MAX_LEGS;

  /**
   * A leap.
   *
   * @param to the flat index of the square that it reaches
   * @param way the squares that must be empty, at most {@value #MAX_LEGS}
   */
  public record Leap(int to, List<Integer> way) {}

  /** Leaps from one square whose ways have few squares in common. */
  private record Group(List<Integer> legs, List<Leap> leaps) {
    /** {@return whether the leap fits; if it does, it is added} */
    boolean add(Leap leap) {
      List<Integer> all = new ArrayList<>(legs);
      for (int square : leap.way) {
        if (!all.contains(square)) {
          all.add(square);
        }
      }
      if (all.size() > MAX_LEGS) {
        return false;
      }
      legs.clear();
      legs.addAll(all);
      leaps.add(leap);
      return true;
    }
  }

  private final int words;
  private final int count;
  private final long[] keys;
  private final long[] rows;

  /**
   * Creates a table.
   *
   * @param leaps the leaps from each square; squares may occur more than once, such as once for
   *     each side
   */
  public LameTable(List<List<Leap>> leaps, int words) {
    this.words = words;
    List<List<Group>> groups = new ArrayList<>();
    int most = 0;
    for (List<Leap> ofSquare : leaps) {
      groups.add(groups(ofSquare));
      most = Math.max(most, groups.get(groups.size() - 1).size());
    }
    count = most;
    keys = new long[leaps.size() * count * (1 + 2 * words)];
    rows = new long[leaps.size() * count * ROWS * words];
    for (int square = 0; square < leaps.size(); square++) {
      for (int number = 0; number < groups.get(square).size(); number++) {
        fill(square * count + number, groups.get(square).get(number));
      }
    }
  }

  private static List<Group> groups(List<Leap> leaps) {
    List<Group> groups = new ArrayList<>();
    for (Leap leap : leaps) {
      boolean isAdded = false;
      for (int i = 0; i < groups.size() && !isAdded; i++) {
        isAdded = groups.get(i).add(leap);
      }
      if (!isAdded) {
        Group group = new Group(new ArrayList<>(), new ArrayList<>());
        group.add(leap);
        groups.add(group);
      }
    }
    return groups;
  }

  /** Finds factors that give different numbers to all sets of legs, and fills in the rows. */
  private void fill(int group, Group members) {
    int at = group * (1 + 2 * words);
    keys[at] = turn(members.legs);
    for (int leg : members.legs) {
      keys[at + 1 + leg / Long.SIZE * 2] |= 1L << leg;
    }
    long[] factors = new long[words];
    long seed = 0;
    do {
      for (int word = 0; word < words; word++) {
        seed++;
        factors[word] = mixed(seed);
      }
    } while (!areDistinct(members.legs, (int) keys[at], factors));
    for (int word = 0; word < words; word++) {
      keys[at + 2 + word * 2] = factors[word];
    }
    fillRows(group, members);
  }

  /** {@return whether factors give different numbers to all sets of legs} */
  private static boolean areDistinct(List<Integer> legs, int turn, long[] factors) {
    long[] sums = new long[1 << legs.size()];
    int taken = 1; // the empty set has the number 0
    for (int i = 0; i < legs.size(); i++) {
      int leg = legs.get(i);
      long product = Long.rotateRight(1L << leg, turn) * factors[leg / Long.SIZE];
      for (int subset = 0; subset < 1 << i; subset++) {
        long sum = sums[subset] + product;
        int number = 1 << (int) (sum >>> SHIFT);
        if ((taken & number) != 0) {
          return false;
        }
        taken |= number;
        sums[1 << i | subset] = sum;
      }
    }
    return true;
  }

  /** {@return a turn to the right after which no leg is in the upper bits, where factors fail} */
  private static int turn(List<Integer> legs) {
    int turn = 0;
    while (!isLow(legs, turn)) {
      turn++;
    }
    return turn;
  }

  private static boolean isLow(List<Integer> legs, int turn) {
    for (int leg : legs) {
      // Four legs on a circle of 64 bits always leave 15 bits in a row free.
      if ((leg - turn & Long.SIZE - 1) > Long.SIZE - Long.SIZE / MAX_LEGS) {
        return false;
      }
    }
    return true;
  }

  /** {@return a number without pattern, the finaliser of SplitMix64} */
  private static long mixed(long seed) {
    long mixed = seed * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  private void fillRows(int group, Group members) {
    for (int subset = 0; subset < 1 << members.legs.size(); subset++) {
      long[] occupied = new long[words];
      for (int i = 0; i < members.legs.size(); i++) {
        if ((subset >> i & 1) != 0) {
          Words.add(occupied, members.legs.get(i));
        }
      }
      int row = row(group, occupied) * words;
      for (Leap leap : members.leaps) {
        if (isFree(leap, occupied)) {
          rows[row + leap.to / Long.SIZE] |= 1L << leap.to;
        }
      }
    }
  }

  private static boolean isFree(Leap leap, long[] occupied) {
    for (int leg : leap.way) {
      if (Words.contains(occupied, leg)) {
        return false;
      }
    }
    return true;
  }

  private int row(int group, long[] occupied) {
    int at = group * (1 + 2 * words);
    int turn = (int) keys[at];
    long key = 0;
    for (int word = 0; word < words; word++) {
      long legs = keys[at + 1 + 2 * word];
      key += Long.rotateRight(occupied[word] & legs, turn) * keys[at + 2 + 2 * word];
    }
    return group * ROWS + (int) (key >>> SHIFT);
  }

  /**
   * Adds the squares that are reached from a square.
   *
   * @param reached the set to add to
   */
  void add(long[] reached, int square, long[] occupied) {
    for (int group = square * count; group < (square + 1) * count; group++) {
      int row = row(group, occupied);
      for (int word = 0; word < words; word++) {
        reached[word] |= rows[row * words + word];
      }
    }
  }

  /** {@return the number of groups of each square; some may be empty} */
  public int count() {
    return count;
  }

  /**
   * {@return the turn, and for each word the legs and the factor, of all groups, indexed by square,
   * number of the group and these}
   */
  public long[] keys() {
    return keys;
  }

  /** {@return the rows as sets, indexed by square, number of the group, row and word} */
  public long[] rows() {
    return rows;
  }
}
