// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.Arrays;

/**
 * The squares from which each piece attacks a square: always, or if the path is as it must be. The
 * words of all pieces for one square stand together, since a search asks about one royal piece many
 * times.
 */
final class CheckTable {
  /** The maximum number of words of a table. */
  private static final int MAX_LENGTH = 1 << 16;

  private static final int SIDES = 2;

  /** The squares from which pieces attack, by square attacked, code and word. */
  private final long[] reach;

  /** Those from which they attack whatever stands on the board. */
  private final long[] leaps;

  /** The attacks that each piece makes along paths, by code. */
  private final AttackPlan[][] along;

  private final int size;
  private final int words;

  CheckTable(GameData data) {
    words = data.words;
    size = data.codes * words;
    boolean exists =
        data.plan.hasPieces()
            && words == data.plan.words() // tests use more words than a board needs
            && words <= GamePlan.MAX_WORDS
            && (long) data.squares * size <= MAX_LENGTH;
    reach = new long[exists ? data.squares * size : 0];
    leaps = new long[reach.length];
    along = new AttackPlan[data.codes][0];
    if (exists) {
      for (int side = 0; side < SIDES; side++) {
        for (AttackPlan attack : data.plan.side(side).attacks()) {
          add(data, attack, side);
        }
      }
    }
  }

  private void add(GameData data, AttackPlan attack, int side) {
    int start = attack.reach().start(side);
    for (Codes codes : attack.members()) {
      int code = codes.of(side);
      if (code != 0 && attack.paths() >= 0) {
        along[code] = Arrays.copyOf(along[code], along[code].length + 1);
        along[code][along[code].length - 1] = attack;
      }
      for (int i = 0; code != 0 && i < data.squares * words; i++) {
        int at = i / words * size + code * words + i % words;
        reach[at] |= attack.reach().words()[start + i];
        leaps[at] |= attack.kind() == Kind.LEAP ? attack.reach().words()[start + i] : 0;
      }
    }
  }

  /** {@return whether there is a table; boards and games may be too large for one} */
  boolean exists() {
    return reach.length != 0;
  }

  /** {@return whether a piece attacks a square whatever stands on the board} */
  boolean isLeap(int code, int from, int square) {
    return (leaps[square * size + code * words + (from >> 6)] >>> from & 1) != 0;
  }

  /** {@return the attacks that a piece makes along paths; callers must not modify them} */
  AttackPlan[] along(int code) {
    return along[code];
  }

  /** {@return a word of the squares from which a piece attacks a square on some board} */
  long reach(int code, int square, int word) {
    return reach[square * size + code * words + word];
  }

  /** {@return the squares from which pieces attack on some board; callers must not modify them} */
  long[] reach() {
    return reach;
  }

  /** {@return where the words for an attacked square begin} */
  int start(int square) {
    return square * size;
  }
}
