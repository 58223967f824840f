// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Cell;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Texts to parse: 65,536 random ones of each kind. */
final class ParsingTexts {
  static final int COUNT = 65_536;

  private static final long SEED = 1450;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String LETTERS_AND_DIGITS = LETTERS + "0123456789";

  /**
   * Texts that make a coordinate invalid if they are put before it, or after it and three further
   * components.
   */
  private static final String[] SPOILERS = {"*", "\n", " ", "0", "A1", "-", "é", "a1A1"};

  private final SplittableRandom random = new SplittableRandom(SEED);

  private ParsingTexts() {}

  private static String[] all(Function<ParsingTexts, String> next) {
    ParsingTexts texts = new ParsingTexts();
    String[] all = new String[COUNT];
    Arrays.setAll(all, i -> next.apply(texts));
    return all;
  }

  /** {@return coordinates of one to three dimensions, whose indices are from 0 to 255} */
  static String[] cells() {
    return all(ParsingTexts::cell);
  }

  /**
   * {@return coordinates like those of {@link #cells}, some of which are made invalid}
   *
   * @param oneInvalidOf the average number of texts per invalid text; 1 to make all invalid
   */
  static String[] cellsAndOthers(int oneInvalidOf) {
    return all(texts -> texts.cellOrOther(oneInvalidOf));
  }

  /** {@return coordinates, about one in ten of which is replaced by the location of a hand} */
  static String[] locations() {
    return all(texts -> texts.random.nextInt(10) == 0 ? "*" : texts.cell());
  }

  /**
   * {@return style names of up to twelve characters, about half of which belong to the first side}
   */
  static String[] styles() {
    return all(ParsingTexts::style);
  }

  private String cellOrOther(int oneInvalidOf) {
    String cell = cell();
    return random.nextInt(oneInvalidOf) == 0 ? spoilt(cell) : cell;
  }

  private String cell() {
    int[] indices = new int[1 + random.nextInt(3)];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = random.nextInt(1 << random.nextInt(9));
    }
    return Cell.fromIndices(indices);
  }

  /** {@return an invalid text that is made from a coordinate} */
  private String spoilt(String cell) {
    String spoiler = SPOILERS[random.nextInt(SPOILERS.length)];
    return switch (random.nextInt(3)) {
      case 0 -> "";
      case 1 -> spoiler + cell;
      // Directly after the coordinate, a spoiler such as "0" could continue its last component.
      // After these three components, no spoiler leaves the text valid.
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
