// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveFeen;
import dev.boardwright.testing.NaiveQi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeenTest {
  private static final String SHOGI =
      "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / ";

  @Test
  void readsAndWritesStyleNames() {
    String named = SHOGI + "shogi/SHOGI";
    Qi qi = Feen.parse(named, FeenDialect.SNN_STYLES);
    assertEquals("SHOGI", qi.firstPlayerStyle());
    assertEquals("shogi", qi.secondPlayerStyle());
    assertEquals(Side.SECOND, qi.turn());
    assertEquals(named, Feen.format(qi, FeenDialect.SNN_STYLES));
    assertTrue(Feen.isValid(named, FeenDialect.SNN_STYLES));
    assertFalse(Feen.isValid(named));
    assertFormatRejected(
        "FEEN cannot represent the first player style \"SHOGI\": it is not a single letter in upper"
            + " case; FeenDialect.SNN_STYLES can represent it",
        qi);
    assertFalse(Feen.isValid("8 / Chess960/x", FeenDialect.SNN_STYLES));
    assertTrue(Feen.isValid("8 / CHESS960/x", FeenDialect.SNN_STYLES));
    String longest = "8 / " + "S".repeat(255) + "/s";
    assertTrue(Feen.isValid(longest, FeenDialect.SNN_STYLES));
    assertEquals(
        longest, Feen.format(Feen.parse(longest, FeenDialect.SNN_STYLES), FeenDialect.SNN_STYLES));
    assertTooLong(4 + 255, "8 / " + "S".repeat(256) + "/s");
    assertTooLong(6 + 255, "8 / S/" + "s".repeat(300));
  }

  private static void assertTooLong(int offset, String text) {
    FeenException refusal =
        assertThrows(FeenException.class, () -> Feen.parse(text, FeenDialect.SNN_STYLES));
    assertEquals("style exceeds 255 bytes", refusal.problem());
    assertEquals(offset, refusal.offset());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"                   | TEXT        | 0  | invalid field count",
        "8 /                    | TEXT        | 3  | invalid field count",
        "8 / C/c x              | TEXT        | 7  | invalid field count",
        "\" 8 / C/c\"           | TEXT        | 0  | invalid field count",
        "8  / C/c               | TEXT        | 2  | invalid field count",
        "8 /  C/c               | TEXT        | 4  | invalid field count",
        "\" / C/c\"             | PLACEMENT   | 0  | piece placement is empty",
        "/8 / C/c               | PLACEMENT   | 0  | piece placement starts with separator",
        "8/ / C/c               | PLACEMENT   | 1  | piece placement ends with separator",
        "8///8 / C/c            | PLACEMENT   | 3  | exceeds maximum dimensions",
        "8/08 / C/c             | PLACEMENT   | 2  | invalid empty count",
        "8/4$3 / C/c            | PLACEMENT   | 3  | invalid piece token",
        "8/4+ / C/c             | PLACEMENT   | 4  | invalid piece token",
        "8/4+/8 / C/c           | PLACEMENT   | 4  | invalid piece token",
        "8/4+1 / C/c            | PLACEMENT   | 4  | invalid piece token",
        "8/4K'^3 / C/c          | PLACEMENT   | 5  | invalid piece token",
        "8/4é3 / C/c            | PLACEMENT   | 3  | invalid piece token",
        "200k56/8 / C/c         | PLACEMENT   | 4  | dimension size exceeded",
        "255kk/8 / C/c          | PLACEMENT   | 3  | dimension size exceeded",
        "8//8/8 / C/c           | PLACEMENT   | 1  | dimensional coherence violation",
        "8/8//8/8/8 / C/c       | PLACEMENT   | 8  | dimensional coherence violation",
        "8/8//8/8/8//8/8 / C/c  | PLACEMENT   | 8  | dimensional coherence violation",
        "8/8/8//8/8//8/8 / C/c  | PLACEMENT   | 10 | dimensional coherence violation",
        "8/7k/7/8 / C/c         | PLACEMENT   | 6  | ranks of unequal length",
        "8/7k/k1+K^7/8 / C/c    | PLACEMENT   | 10 | ranks of unequal length",
        "2/2//2/k / C/c         | PLACEMENT   | 8  | ranks of unequal length",
        "2/1 4P/ C/c            | CARDINALITY | 4  | too many pieces for board size",
        "8/8 P C/c              | HANDS       | 5  | invalid hands delimiter",
        "8/8 P/p/ C/c           | HANDS       | 7  | invalid hands delimiter",
        "8/8 P/1p C/c           | HANDS       | 6  | invalid hand count",
        "8/8 P/02p C/c          | HANDS       | 6  | invalid hand count",
        "8/8 P2/ C/c            | HANDS       | 6  | invalid piece token",
        "8/8 +/P C/c            | HANDS       | 5  | invalid piece token",
        "8/8 P/p? C/c           | HANDS       | 7  | invalid piece token",
        "8/8 3P2BP/ C/c         | HANDS       | 8  | hand items not aggregated",
        "8/8 PPP/ C/c           | HANDS       | 5  | hand items not aggregated",
        "8/8 CBA/ C/c           | HANDS       | 5  | hand items not in canonical order: write ABC",
        "8/8 2P/B2P C/c         | HANDS       | 8  | hand items not in canonical order: write 2PB",
        "8/8 / Cc               | STYLE_TURN  | 8  | invalid style-turn delimiter",
        "8/8 / C/c/             | STYLE_TURN  | 9  | invalid style-turn delimiter",
        "8/8 / CC/c             | STYLE_TURN  | 7  | invalid style token",
        "8/8 / /c               | STYLE_TURN  | 6  | invalid style token",
        "8/8 / C/1              | STYLE_TURN  | 8  | invalid style token",
        "8/8 / C/S              | STYLE_TURN  | 8  | style tokens must have opposite case",
        "pp/2 2P/p C/c          | CARDINALITY | 8  | too many pieces for board size",
        "8/8 99999999999P/p C/c | CARDINALITY | 4  | too many pieces for board size",
      })
  void reportsProblemFieldAndOffset(String text, FeenField field, int offset, String problem) {
    FeenException refusal = assertThrows(FeenException.class, () -> Feen.parse(text));
    assertEquals(problem, refusal.problem());
    assertEquals(field, refusal.field());
    assertEquals(offset, refusal.offset());
    assertFalse(Feen.isValid(text));
  }

  @Test
  void rejectsTooManySquares() {
    // A board has at most 255 ranks of 255 squares. Of the 128th pair of ranks, only one fits.
    FeenException refusal = parseFailure("255/255" + "//255/255".repeat(127) + " / C/c");
    assertEquals("board exceeds 65025 squares", refusal.problem());
    assertEquals(127 * 9 + 4, refusal.offset());
    assertTrue(Feen.isValid("255/".repeat(254) + "255 / C/c"));
  }

  @Test
  void rejectsTooManyLayers() {
    FeenException refusal = parseFailure("1/1" + "//1/1".repeat(255) + " / C/c");
    assertEquals("dimension size exceeded", refusal.problem());
    assertEquals(3 + 254 * 5 + 2, refusal.offset());
  }

  @Test
  void messagePointsToOffset() {
    assertEquals(
        """
        invalid piece token (placement, offset 12)
        lnsgk^gsnl/1$5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
                    ^\
        """,
        parseFailure(SHOGI.replace("1r5", "1$5") + "S/s").getMessage());
    assertEquals(
        """
        invalid field count (text, offset 11)
        ?[31m??????
                   ^\
        """,
        parseFailure("\u001b[31m\n\u202e😀歩\0").getMessage());
    String longText = "1/".repeat(100) + "x?" + "/2".repeat(100) + " / C/c";
    assertEquals(
        "invalid piece token (placement, offset 201)\n…"
            + "/1".repeat(29)
            + "/x?"
            + "/2".repeat(29)
            + "/…\n"
            + " ".repeat(61)
            + "^",
        parseFailure(longText).getMessage());
  }

  @Test
  void messageShowsHandInRightOrder() {
    FeenException refusal = parseFailure("8/8 B2P+B/2r3pb C/c");
    assertEquals("hand items not in canonical order: write 2P+BB", refusal.problem());
    assertEquals(
        """
        hand items not in canonical order: write 2P+BB (hands, offset 5)
        8/8 B2P+B/2r3pb C/c
             ^\
        """,
        refusal.getMessage());
    assertEquals(
        "hand items not in canonical order: write 3p2rb", parseFailure("8/8 /2r3pb C/c").problem());
    // The first letters are in order, and a huge hand is shortened.
    StringBuilder hand = new StringBuilder();
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      hand.append("10000000").append(letter);
    }
    FeenException huge = parseFailure("8/8 a" + hand + "/ C/c");
    assertTrue(huge.problem().startsWith("hand items not in canonical order: write 10000000A"));
    assertTrue(huge.getMessage().length() < 400, huge.getMessage());
    assertEquals("invalid piece token", parseFailure("8/8 ?/ C/c").problem());
  }

  private static FeenException parseFailure(String text) {
    return assertThrows(FeenException.class, () -> Feen.parse(text));
  }

  @Test
  void rejectsHugeNumbersAndTexts() {
    assertEquals("dimension size exceeded", parseFailure("9".repeat(4_080) + " / C/c").problem());
    assertEquals(
        "too many pieces for board size",
        parseFailure("8 " + "9".repeat(4_080) + "P/ C/c").problem());
    assertEquals("input exceeds maximum length", parseFailure("9".repeat(5_000_000)).problem());
    assertEquals(4_096, parseFailure("9".repeat(5_000_000)).offset());
    assertTrue(parseFailure("9".repeat(5_000_000)).getMessage().length() < 300);
    assertTrue(Feen.isValid("1/".repeat(100) + "1 / C/c"));
    String style = "S".repeat(256);
    FeenException refusal =
        assertThrows(
            FeenException.class, () -> Feen.parse("8 / s/" + style, FeenDialect.SNN_STYLES));
    assertEquals("style exceeds 255 bytes", refusal.problem());
    assertEquals(6 + 255, refusal.offset());
    // Counts that are too large for an int are still compared as numbers.
    String large = "8 %sP%sB/ C/c";
    assertEquals(
        "hand items not in canonical order: write 1" + "0".repeat(20) + "B" + "9".repeat(20) + "P",
        parseFailure(large.formatted("9".repeat(20), "1" + "0".repeat(20))).problem());
    assertEquals(
        "too many pieces for board size",
        parseFailure(large.formatted("1" + "0".repeat(20), "9".repeat(20))).problem());
    assertEquals(
        "hand items not in canonical order: write " + "9".repeat(20) + "B" + "9".repeat(20) + "P",
        parseFailure(large.formatted("9".repeat(20), "9".repeat(20))).problem());
  }

  /**
   * The message does not depend on the order in which the pieces were added to the hand, nor on how
   * the hand is stored.
   */
  @Test
  void messageNamesFirstPieceInOrder() {
    Qi board = Qi.of(Shape.of(8, 8), "C", "c");
    String refusal =
        "FEEN cannot represent a piece in the first player's hand: \"C:A\" is not an EPIN token";
    List<String> pieces = List.of("C:B", "K", "C:A", "C:C");
    Qi forwards = board;
    Qi backwards = board;
    for (int i = 0; i < pieces.size(); i++) {
      forwards = forwards.edit().addToHand(Side.FIRST, pieces.get(i), 1).build();
      backwards =
          backwards.edit().addToHand(Side.FIRST, pieces.get(pieces.size() - 1 - i), 1).build();
    }
    assertEquals(forwards, backwards);
    assertFormatRejected(refusal, forwards);
    assertFormatRejected(refusal, backwards);
    // There are too many kinds of pieces for codes, so they are stored as texts.
    Qi.Edit edit = Qi.of(Shape.of(20, 20), "C", "c").edit();
    for (int i = 300; i > 0; i--) {
      edit.addToHand(Side.FIRST, "C:" + (char) ('A' + i), 1);
    }
    assertFormatRejected(refusal, edit.addToHand(Side.FIRST, "C:A", 1).build());
  }

  @Test
  void rejectsPositionsThatFeenCannotRepresent() {
    Qi board = Qi.of(Shape.of(8, 8), "C", "c");
    assertFormatRejected(
        "FEEN cannot represent the piece on square 5: \"King\" is not an EPIN token",
        board.edit().set(5, "King").build());
    assertFormatRejected(
        "FEEN cannot represent the piece on square 5: \"\" is not an EPIN token",
        board.edit().set(5, "").build());
    assertFormatRejected(
        "FEEN cannot represent a piece in the second player's hand: \"C:P\" is not an EPIN token",
        board.edit().addToHand(Side.FIRST, "P", 1).addToHand(Side.SECOND, "C:P", 1).build());
    assertFormatRejected(
        "FEEN cannot represent the piece on square 0: \""
            + "x".repeat(120)
            + "…\" is not an EPIN token",
        board.edit().set(0, "x".repeat(255)).build());
    for (int[] sizes : new int[][] {{1, 8}, {1, 1, 8}, {2, 1, 8}, {1, 2, 8}}) {
      Shape shape = Shape.of(sizes);
      assertFormatRejected(
          "FEEN cannot represent shape "
              + shape
              + ": an outer size of 1 is not visible in the text",
          Qi.of(shape, "C", "c"));
    }
    assertFormatRejected(
        "FEEN cannot represent the first player style \"c\": it is not a single letter in upper"
            + " case",
        Qi.of(Shape.of(8), "c", "C"));
    assertFormatRejected(
        "FEEN cannot represent the second player style \"C\": it is not a single letter in lower"
            + " case",
        Qi.of(Shape.of(8), "C", "C"));
    assertFormatRejected(
        "FEEN cannot represent the first player style \"\": it is not a single letter in upper"
            + " case",
        Qi.of(Shape.of(8), "", "c"));
    assertEquals(
        "FEEN cannot represent the second player style \"chess/\": it is not an SNN name in lower"
            + " case",
        assertThrows(
                IllegalArgumentException.class,
                () -> Feen.format(Qi.of(Shape.of(8), "C", "chess/"), FeenDialect.SNN_STYLES))
            .getMessage());
    assertFormatRejected(
        "FEEN cannot represent this position: its text would be longer than 4096 characters",
        Qi.of(Shape.of(85, 255, 3), "C", "c"));
  }

  private static void assertFormatRejected(String message, Qi qi) {
    assertEquals(
        message, assertThrows(IllegalArgumentException.class, () -> Feen.format(qi)).getMessage());
  }

  @Test
  void writesTextsUpToMaximumLength() {
    // On 16 × 255 squares, the text has 4,080 pieces, 15 slashes and 6 more characters: 4,101.
    Qi.Edit edit = Qi.of(Shape.of(16, 255), "C", "c").edit();
    for (int index = 0; index < 16 * 255; index++) {
      edit.set(index, "P");
    }
    Qi full = edit.build();
    assertThrows(IllegalArgumentException.class, () -> Feen.format(full));
    Qi.Edit less = full.edit();
    for (int index = 0; index < 6; index++) {
      less.clear(index);
    }
    Qi longest = less.build();
    String text = Feen.format(longest);
    assertEquals(4_096, text.length());
    assertEquals(longest, Feen.parse(text));
    assertFalse(Feen.isValid(text + " "));
    assertThrows(
        IllegalArgumentException.class,
        () -> Feen.format(longest.edit().set(0, "P").clear(5).set(3, "+P").build()));
  }

  @Test
  void positionsOfManyKindsRoundTrip() {
    List<String> tokens = new ArrayList<>();
    for (int token = 0; token < EpinToken.COUNT; token++) {
      tokens.add(EpinToken.text(token));
    }
    Collections.shuffle(tokens, new Random(1));
    for (int kinds : new int[] {64, 65, 254, 255, 400, 624}) {
      Qi.Edit edit = Qi.of(Shape.of(30, 30), "C", "c").edit();
      for (int i = 0; i < kinds; i++) {
        if (i % 3 == 0) {
          edit.addToHand(i % 2 == 0 ? Side.FIRST : Side.SECOND, tokens.get(i), 1 + i % 2);
        } else {
          edit.set(i, tokens.get(i));
        }
      }
      Qi qi = edit.toggle().build();
      String text = Feen.format(qi);
      Qi parsed = Feen.parse(text);
      assertEquals(qi, parsed);
      assertEquals(qi.contentHash(), parsed.contentHash());
      assertEquals(text, Feen.format(parsed));
      assertTrue(NaiveQi.sameContent(qi, parsed));
    }
  }

  @Test
  void randomPositionsRoundTrip() {
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      Qi qi = randomPosition(random);
      String message = "seed " + seed;
      String text = Feen.format(qi);
      Qi parsed = Feen.parse(text);
      assertEquals(qi, parsed, message);
      assertEquals(qi.contentHash(), parsed.contentHash(), message);
      assertEquals(qi.hashCode(), parsed.hashCode(), message);
      assertTrue(NaiveQi.sameContent(qi, parsed), message);
      assertEquals(text, Feen.format(parsed), message);
      // A parsed position can be edited like any other.
      int index = random.nextInt(qi.squareCount());
      assertEquals(
          qi.edit().clear(index).toggle().build(),
          parsed.edit().clear(index).toggle().build(),
          message);
    }
  }

  private static Qi randomPosition(Random random) {
    int dimensions = 1 + random.nextInt(3);
    int[] sizes = new int[dimensions];
    for (int axis = 0; axis < dimensions; axis++) {
      int least = axis < dimensions - 1 ? 2 : 1;
      sizes[axis] = least + random.nextInt(random.nextInt(8) == 0 ? 20 : 5);
    }
    Shape shape = Shape.of(sizes);
    char first = (char) ('A' + random.nextInt(26));
    char second = (char) ('a' + random.nextInt(26));
    Qi.Edit edit = Qi.of(shape, String.valueOf(first), String.valueOf(second)).edit();
    int kinds = 1 + random.nextInt(30);
    int[] tokens = random.ints(kinds, 0, EpinToken.COUNT).toArray();
    int room = shape.squareCount();
    int pieces = Math.min(random.nextInt(room + 1), 600);
    for (int i = 0; i < pieces; i++) {
      String piece = EpinToken.text(tokens[random.nextInt(kinds)]);
      int index = random.nextInt(shape.squareCount());
      if (random.nextInt(3) == 0) {
        edit.addToHand(random.nextBoolean() ? Side.FIRST : Side.SECOND, piece, 1);
      } else {
        edit.set(index, piece);
      }
    }
    return random.nextBoolean() ? edit.build() : edit.toggle().build();
  }

  /** A text with random changes must be rejected, or formatting its position must return it. */
  @Test
  void acceptsOneTextForEachPosition() {
    String characters = "/ +-^'0123456789KkPpXx*\té";
    for (long seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(Feen.format(randomPosition(random)));
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        int at = random.nextInt(text.length());
        char c = characters.charAt(random.nextInt(characters.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, c);
          case 1 -> text.insert(at, c);
          default -> text.deleteCharAt(at);
        }
      }
      String changed = text.toString();
      String message = "seed " + seed + ": " + changed;
      assertEquals(NaiveFeen.isValid(changed), Feen.isValid(changed), message);
      if (Feen.isValid(changed)) {
        assertEquals(changed, Feen.format(Feen.parse(changed)), message);
      } else {
        FeenException refusal =
            assertThrows(FeenException.class, () -> Feen.parse(changed), message);
        assertTrue(refusal.offset() <= changed.length(), message);
      }
    }
  }

  /** Checks random combinations of the elements of FEEN. */
  @Test
  void randomTextsAgreeWithNaive() {
    String[] parts = {
      "/", "//", "1", "2", "3", "0", "10", "255", "256", "K", "k", "+", "-", "^", "'", "P", "2P",
      " "
    };
    int valid = 0;
    for (long seed = 0; seed < 60_000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int length = 1 + random.nextInt(8); length > 0; length--) {
        text.append(parts[random.nextInt(random.nextInt(parts.length) + 1)]);
      }
      text.append(random.nextInt(3) > 0 ? " / " : " 2P/k ");
      text.append(random.nextInt(8) > 0 ? "S/s" : "s/s");
      String message = "seed " + seed + ": " + text;
      boolean isValid = NaiveFeen.isValid(text.toString());
      assertEquals(isValid, Feen.isValid(text.toString()), message);
      if (isValid) {
        valid++;
        assertEquals(text.toString(), Feen.format(Feen.parse(text.toString())), message);
      }
    }
    assertTrue(valid > 1_000, "valid: " + valid);
  }

  /** Threads that read different games share caches, but must not affect each other. */
  @Test
  void parsesInSeveralThreads() throws InterruptedException, ExecutionException {
    int threads = 4;
    List<Callable<Void>> tasks = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int first = t;
      tasks.add(
          () -> {
            for (long seed = first; seed < 8_000; seed += threads) {
              Qi qi = randomPosition(new Random(seed));
              assertEquals(qi, Feen.parse(Feen.format(qi)), "seed " + seed);
            }
            return null;
          });
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      for (Future<Void> result : executor.invokeAll(tasks)) {
        result.get(); // throws if the task failed
      }
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void writesHandsInOrderOfFeen() {
    Qi qi =
        Qi.of(Shape.of(9, 9), "S", "s")
            .edit()
            .addToHand(Side.FIRST, "b", 1)
            .addToHand(Side.FIRST, "B", 1)
            .addToHand(Side.FIRST, "+B'", 1)
            .addToHand(Side.FIRST, "-B^", 1)
            .addToHand(Side.FIRST, "P", 10)
            .addToHand(Side.FIRST, "A", 2)
            .build();
    assertEquals("9/9/9/9/9/9/9/9/9 10P2A-B^+B'Bb/ S/s", Feen.format(qi));
  }

  @Test
  void parsedPositionsAreEqual() {
    Qi one = Feen.parse(SHOGI + "S/s");
    assertEquals(Map.of(), one.firstPlayerHand());
    assertEquals(one, Feen.parse(SHOGI + "S/s"));
    assertEquals(one.toggle(), Feen.parse(SHOGI + "s/S"));
    assertEquals(Qi.of(Shape.of(2, 2), "S", "s"), Feen.parse("2/2 / S/s"));
  }

  @Test
  void rejectsNulls() {
    assertFalse(Feen.isValid(null));
    FeenException e = assertThrows(FeenException.class, () -> Feen.parse(null));
    assertEquals("text must not be null (text, offset 0)", e.getMessage());
    assertEquals(FeenField.TEXT, e.field());
    assertEquals(0, e.offset());
    assertEquals(
        "dialect",
        assertThrows(NullPointerException.class, () -> Feen.parse("8 / C/c", null)).getMessage());
    assertEquals(
        "dialect",
        assertThrows(NullPointerException.class, () -> Feen.isValid("8 / C/c", null)).getMessage());
    assertEquals(
        "field",
        assertThrows(NullPointerException.class, () -> new FeenException(null, "x", 0, "t"))
            .getMessage());
    assertThrows(
        IndexOutOfBoundsException.class, () -> new FeenException(FeenField.TEXT, "x", 1, null));
    assertEquals(
        "qi", assertThrows(NullPointerException.class, () -> Feen.format(null)).getMessage());
    assertEquals(
        "dialect",
        assertThrows(
                NullPointerException.class, () -> Feen.format(Qi.of(Shape.of(8), "C", "c"), null))
            .getMessage());
  }
}
