// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.Random;

/** Random movements in Betza notation, made from the whole grammar. */
public final class RandomBetza {
  private static final String[] DIRECTIONS =
      ("f b l r v s fl fr fs bl br bs vl vr vs lf lb lv rf rb rv sf sb sv").split(" ");
  private static final String[] HALVES = {"fh", "bh", "lh", "rh"};

  private final Random random;

  public RandomBetza(Random random) {
    this.random = random;
  }

  /** {@return a movement of one to three terms} */
  public String movement() {
    StringBuilder text = new StringBuilder();
    for (int terms = 1 + random.nextInt(3); terms > 0; terms--) {
      String term = term();
      // A term that begins with the last letter of the text would be read as a range.
      boolean isRange = text.length() > 0 && text.charAt(text.length() - 1) == term.charAt(0);
      text.append(isRange ? "s" : "").append(term);
    }
    return text.toString();
  }

  /** {@return a term} */
  public String term() {
    String term = anyTerm();
    while (!NaiveTerm.isAddingUp(term)) {
      term = anyTerm();
    }
    return term;
  }

  /** {@return a term in which a direction may name nothing that the others do not name} */
  private String anyTerm() {
    if (random.nextInt(24) == 0) {
      return shuffled(some("i", 3), some("l", 2), some("r", 2), some("s", 3)) + "O" + number();
    }
    String flags = shuffled(some("m", 4), some("c", 4), some("e", 12), some("i", 6));
    return switch (random.nextInt(8)) {
      case 0, 1 -> shuffled(flags, directions(false)) + ranged("WFKDAHG", 3);
      case 2, 3 -> shuffled(flags, directions(true)) + ranged("NCZ", 3);
      case 4 -> shuffled(flags, "n", directions(true)) + letter("NCZ");
      case 5 -> shuffled(flags, "n", directions(false)) + letter("DAHG");
      case 6 -> shuffled(flags, directions(false)) + ranged("RBQ", 3);
      default -> {
        String hop = random.nextBoolean() ? "p" : "g";
        String atom = random.nextBoolean() ? ranged("RBQ", 3) : ranged("WFK", 1);
        yield shuffled(flags, hop, directions(false)) + atom;
      }
    };
  }

  private String letter(String letters) {
    return letters.substring(random.nextInt(letters.length())).substring(0, 1);
  }

  /** {@return one of some atoms, sometimes with a range} */
  private String ranged(String letters, int chance) {
    String atom = letter(letters);
    if (random.nextInt(chance) != 0) {
      return atom;
    }
    return atom
        + switch (random.nextInt(4)) {
          case 0 -> "0";
          case 1 -> atom;
          default -> number();
        };
  }

  private String number() {
    int number =
        switch (random.nextInt(8)) {
          case 0 -> 2 + random.nextInt(253);
          case 1 -> 10 + random.nextInt(20);
          default -> 2 + random.nextInt(5);
        };
    return String.valueOf(number);
  }

  private String some(String text, int chance) {
    return random.nextInt(chance) == 0 ? text : "";
  }

  private String directions(boolean isOblique) {
    StringBuilder directions = new StringBuilder();
    // A half comes first: after another letter, as in lfh, its first letter would end a pair.
    if (isOblique && random.nextInt(4) == 0) {
      directions.append(HALVES[random.nextInt(HALVES.length)]);
    }
    for (int count = random.nextInt(6) / 2; count > 0; count--) {
      directions.append(DIRECTIONS[random.nextInt(DIRECTIONS.length)]);
    }
    return directions.toString();
  }

  private String shuffled(String... parts) {
    for (int i = parts.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      String part = parts[i];
      parts[i] = parts[other];
      parts[other] = part;
    }
    return String.join("", parts);
  }
}
