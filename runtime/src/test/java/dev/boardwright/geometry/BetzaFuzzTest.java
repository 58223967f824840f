// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.Effort;
import dev.boardwright.testing.NaiveTerm;
import dev.boardwright.testing.RandomBetza;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests the parser with random texts, against a second recogniser that is made of regular
 * expressions: the grammar in one, each condition in another.
 */
class BetzaFuzzTest {
  private static final String ALPHABET = "WFDNAHCZGKRBQOfblrvshmcenpgi0123456789";

  // A recogniser

  private static final String DIRECTION = "(?:[fbv][lrs]|[lrs][fbv]|[fblr]h|[fbvlrs])";

  /** A term as the grammar has it. Possessive repetition and atomic groups never backtrack. */
  private static final Pattern TERM =
      Pattern.compile(
          "(?<modifiers>(?>"
              + DIRECTION
              + "|[mcenpgi])*+)"
              + "(?<atom>[WFDNAHCZGKRBQO])"
              + "(?<range>(?>\\k<atom>|0|25[0-4]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[2-9])?+)");

  /** The terms that match the grammar and are no terms all the same. */
  private static final List<Pattern> FORBIDDEN =
      List.of(
          // Each letter once, directions aside; p or g, not both.
          Pattern.compile("[a-z]*([mcenpgi])[a-z]*\\1.*"),
          Pattern.compile("[a-z]*(?:p[a-z]*g|g[a-z]*p).*"),
          // A lame leap of D, A, H, G, N, C or Z, without a range.
          Pattern.compile("[a-z]*n[a-z]*[A-Z&&[^DAHGNCZ]].*"),
          Pattern.compile("[a-z]*n[a-z]*[A-Z].+"),
          // Hops for R, B, Q, and for W, F, K with a range.
          Pattern.compile("[a-z]*[pg][a-z]*[A-Z&&[^RBQWFK]].*"),
          Pattern.compile("[a-z]*[pg][a-z]*[WFK]"),
          // A half only on oblique atoms.
          Pattern.compile("[a-z]*h[a-z]*[A-Z&&[^NCZ]].*"),
          // Castling by a number of files, with i, l, r and s only.
          Pattern.compile("[a-z]*[a-z&&[^ilrs]][a-z]*O.*"),
          Pattern.compile("[a-z]*O[0O]?"));

  private static boolean isMovement(String text) {
    return !text.isEmpty() && endOfTerms(text) == text.length();
  }

  /** {@return the end of the terms with which a text begins} */
  private static int endOfTerms(String text) {
    Matcher matcher = TERM.matcher(text);
    int at = 0;
    while (at < text.length()) {
      matcher.region(at, text.length());
      if (!matcher.lookingAt() || !isTerm(matcher)) {
        return at;
      }
      at = matcher.end();
    }
    return at;
  }

  private static boolean isTerm(Matcher matcher) {
    String term = matcher.group();
    for (Pattern pattern : FORBIDDEN) {
      if (pattern.matcher(term).matches()) {
        return false;
      }
    }
    return NaiveTerm.isAddingUp(term);
  }

  /** A term up to any place where it can be wrong. */
  private static final Pattern BEGINNING =
      Pattern.compile("(?>" + DIRECTION + "|[mcenpgi])*+[WFDNAHCZGKRBQO]?+");

  /** {@return whether a text consists of terms, and of the beginning of another one} */
  private static boolean isBeginning(String text) {
    Matcher matcher = BEGINNING.matcher(text);
    return matcher.region(endOfTerms(text), text.length()).matches();
  }

  // Texts

  @Test
  void recogniserKnowsGrammar() {
    for (String text : "W fhN lfN lrO2sO3 KO254 NNN pW2 gK0 nN vsvN ilrO2 RRR3".split(" ")) {
      assertTrue(isMovement(text), text);
    }
    for (String text :
        "f WW3 W1 W255 W00 lfhN vhN mmW pgR pW nW nN0 fhW fO2 O OO O0 ffN vfW".split(" ")) {
      assertFalse(isMovement(text), text);
    }
    assertFalse(isMovement(""));
    assertFalse(isMovement("W F"));
  }

  @Test
  void acceptsMovements() {
    fuzz(
        1,
        40_000,
        random -> {
          String text = new RandomBetza(random).movement();
          assertTrue(isMovement(text), text);
          return text;
        });
  }

  @Test
  void agreesWithRecogniserAboutChangedMovements() {
    fuzz(
        2,
        100_000,
        random -> {
          StringBuilder text = new StringBuilder(new RandomBetza(random).movement());
          for (int changes = 1 + random.nextInt(3); changes > 0 && text.length() > 0; changes--) {
            change(text, random);
          }
          return text.toString();
        });
  }

  private static void change(StringBuilder text, Random random) {
    int at = random.nextInt(text.length());
    char letter = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    switch (random.nextInt(4)) {
      case 0 -> text.setCharAt(at, letter);
      case 1 -> text.insert(at, letter);
      case 2 -> text.deleteCharAt(at);
      default -> text.insert(at, text.charAt(random.nextInt(text.length())));
    }
  }

  @Test
  void agreesWithRecogniserAboutLetters() {
    fuzz(3, 150_000, random -> letters(random, 1 + random.nextInt(8), ALPHABET));
    fuzz(4, 40_000, random -> letters(random, 1 + random.nextInt(30), "flnpOW23"));
  }

  private static String letters(Random random, int length, String alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  @Test
  void agreesWithRecogniserAboutOtherCharacters() {
    fuzz(
        5,
        40_000,
        random -> {
          StringBuilder text = new StringBuilder(new RandomBetza(random).movement());
          int limit = random.nextBoolean() ? 128 : 65_536;
          text.insert(random.nextInt(text.length() + 1), (char) random.nextInt(limit));
          return text.toString();
        });
    fuzz(
        6,
        20_000,
        random -> {
          StringBuilder text = new StringBuilder();
          for (int length = random.nextInt(6); length > 0; length--) {
            text.append((char) random.nextInt(128));
          }
          return text.toString();
        });
  }

  private static void fuzz(long seed, int count, Function<Random, String> texts) {
    Random random = new Random(seed);
    int accepted = 0;
    for (int i = 0; i < Effort.of(count / 5, count); i++) {
      String text = texts.apply(random);
      String number = "seed " + seed + ", text " + i + ": ";
      try {
        accepted += test(text, () -> number + text) ? 1 : 0;
      } catch (RuntimeException e) {
        throw new AssertionError(number + text, e);
      }
    }
    assertTrue(accepted > 0, "seed " + seed + ": nothing is accepted");
  }

  /** {@return whether a text is accepted} */
  private static boolean test(String text, Supplier<String> where) {
    Movement movement;
    try {
      movement = Movement.parse(text);
    } catch (MovementException e) {
      assertFalse(isMovement(text), where);
      String start = e.problem() + " (offset " + e.offset() + ")\n";
      assertTrue(e.getMessage().startsWith(start), where);
      assertTrue(e.offset() >= 0 && e.offset() <= text.length(), where);
      assertTrue(isBeginning(text.substring(0, e.offset())), where);
      return false;
    }
    assertTrue(isMovement(text), where);
    assertEquals(movement, Movement.parse(movement.toBetza().orElseThrow()), where);
    return true;
  }
}
