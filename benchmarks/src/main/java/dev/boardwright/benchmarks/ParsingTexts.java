// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Cell;
import java.util.Locale;
import java.util.SplittableRandom;

/** Texts to read, as different as 65,536 in random order are. */
final class ParsingTexts {
  static final int COUNT = 65_536;

  private static final long SEED = 1450;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String LETTERS_AND_DIGITS = LETTERS + "0123456789";

  /** What is put behind a coordinate to spoil it, or before it. */
  private static final String[] SPOILERS = {"*", "\n", " ", "0", "A", "-", "é", "a1A1"};

  private final SplittableRandom random = new SplittableRandom(SEED);

  private ParsingTexts() {}

  /** Coordinates of one to three dimensions, none larger than 255 squares. */
  static String[] cells() {
    ParsingTexts texts = new ParsingTexts();
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = texts.cell();
    }
    return all;
  }

  /** The same, one of ten spoilt. */
  static String[] cellsAndOthers() {
    ParsingTexts texts = new ParsingTexts();
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      String cell = texts.cell();
      all[i] = texts.random.nextInt(10) == 0 ? texts.spoilt(cell) : cell;
    }
    return all;
  }

  /** Coordinates, and one of ten a hand. */
  static String[] locations() {
    ParsingTexts texts = new ParsingTexts();
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = texts.random.nextInt(10) == 0 ? "*" : texts.cell();
    }
    return all;
  }

  /** Style names of up to twelve characters, half of them of the first side. */
  static String[] styles() {
    ParsingTexts texts = new ParsingTexts();
    String[] all = new String[COUNT];
    for (int i = 0; i < COUNT; i++) {
      all[i] = texts.style();
    }
    return all;
  }

  private String cell() {
    int[] indices = new int[1 + random.nextInt(3)];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = random.nextInt(1 << random.nextInt(9));
    }
    return Cell.fromIndices(indices);
  }

  private String spoilt(String cell) {
    String spoiler = SPOILERS[random.nextInt(SPOILERS.length)];
    return switch (random.nextInt(3)) {
      case 0 -> "";
      case 1 -> spoiler + cell;
      // A component of three letters before it: what follows is no component of the next axis.
      default -> cell + "a1A" + spoiler;
    };
  }

  private String style() {
    StringBuilder name = new StringBuilder();
    name.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    for (int length = random.nextInt(12); length > 0; length--) {
      name.append(LETTERS_AND_DIGITS.charAt(random.nextInt(LETTERS_AND_DIGITS.length())));
    }
    String second = name.toString();
    return random.nextBoolean() ? second.toUpperCase(Locale.ROOT) : second;
  }
}
