// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.FeenDialect;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Tests the offset where {@link FeenReader} stops reading, and that {@link FeenRefusal} can start
 * its explanation there.
 */
class FeenReaderTest {
  private static final String[] BOARDS = {
    "k^8/9/P+p'7",
    "K/k",
    "2//2",
    "8/8//8/8",
    "1/1//1/1",
    "3/2",
    "0",
    "a/+",
    "256",
    "255/254",
    "",
    "/"
  };
  private static final String[] HANDS = {
    "/",
    "2PS/3p+b",
    "P/",
    "/p",
    "PP/",
    "S2P/",
    "1P/",
    "0P/",
    "9999999K^9999998P/",
    "9999998K^9999999P/",
    "70000P/",
    "",
    "//",
    "2/",
    "8P/"
  };
  private static final String[] STYLES = {
    "S/s", "s/S", "S/S", "SHOGI/chess", "/", "S", "S/s/", "1/s"
  };

  private static String randomPart(String[] parts, Random random) {
    return parts[random.nextInt(parts.length)];
  }

  /**
   * Explaining an invalid text from the offset where reading stopped gives the same error as
   * explaining it from the start, because the fields that end before that offset are valid.
   */
  @Test
  void explainsSameErrorFromStopOffset() {
    Map<String, Integer> problems = new TreeMap<>();
    for (long seed = 0; seed < 40_000; seed++) {
      Random random = new Random(seed);
      StringBuilder changed =
          new StringBuilder(randomPart(BOARDS, random))
              .append(random.nextInt(30) == 0 ? "  " : " ")
              .append(randomPart(HANDS, random))
              .append(' ')
              .append(randomPart(STYLES, random));
      if (random.nextInt(3) == 0) {
        changed.setCharAt(
            random.nextInt(changed.length()), "/ +^'09Kk*é".charAt(random.nextInt(11)));
      }
      String text = changed.toString();
      String message = "seed " + seed + ": " + text;
      FeenDialect dialect = FeenDialect.values()[random.nextInt(2)];
      long board = FeenReader.read(text, dialect, null);
      if (board < 0) {
        int stop = (int) ~board;
        assertTrue(stop <= text.length(), message);
        assertEquals(
            FeenRefusal.of(text, dialect, 0).getMessage(),
            FeenRefusal.of(text, dialect, stop).getMessage(),
            message);
        problems.merge(FeenRefusal.of(text, dialect, stop).problem(), 1, Integer::sum);
      }
    }
    assertTrue(problems.size() > 15, "problems: " + problems);
  }
}
