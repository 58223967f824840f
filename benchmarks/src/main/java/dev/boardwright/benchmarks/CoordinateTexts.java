// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.SplittableRandom;

/**
 * Texts to look up on a square board of at most 26 files. There are so many of them, in random
 * order, that no branch predictor can learn them. About one in ten is not a square, for one of
 * twelve reasons.
 */
final class CoordinateTexts {
  static final int COUNT = 65_536;

  private static final long SEED = 1996;
  private static final int ONE_INVALID_OF = 10;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final int size;

  private CoordinateTexts(int size) {
    this.size = size;
  }

  /** {@return the texts, each a separate String whose hash is cached} */
  static String[] of(int size) {
    CoordinateTexts texts = new CoordinateTexts(size);
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = new String(texts.next().toCharArray());
      all[i].hashCode();
    }
    return all;
  }

  /** {@return texts that are all squares of the board} */
  static String[] valid(int size) {
    CoordinateTexts texts = new CoordinateTexts(size);
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = texts.file() + texts.rank();
    }
    return all;
  }

  private String next() {
    return random.nextInt(ONE_INVALID_OF) == 0 ? invalid() : file() + rank();
  }

  private String invalid() {
    return switch (random.nextInt(12)) {
      case 0 -> (char) ('a' + size) + rank();
      case 1 -> (char) ('a' - 1) + rank();
      case 2 -> file() + String.valueOf(size + 1);
      case 3 -> file() + String.valueOf(size + 1 + random.nextInt(900));
      case 4 -> file() + "0" + rank();
      case 5 -> "";
      case 6 -> "*";
      case 7 -> file() + rank() + file() + rank();
      case 8 -> Character.toUpperCase(file()) + rank();
      case 9 -> String.valueOf(file());
      case 10 -> rank();
      default -> file() + rank() + "A";
    };
  }

  private char file() {
    return (char) ('a' + random.nextInt(size));
  }

  private String rank() {
    return String.valueOf(1 + random.nextInt(size));
  }
}
