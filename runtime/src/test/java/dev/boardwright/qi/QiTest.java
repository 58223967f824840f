// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveQi;
import dev.boardwright.testing.RandomOperations;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class QiTest {
  private static final Qi EMPTY = Qi.of(Shape.of(3, 3), "C", "c");

  /**
   * Compares positions with those of {@link NaiveQi}: squares, hands, counts, hashes, views and all
   * messages.
   */
  @Test
  void randomOperationsAgree() {
    int[][] shapes = {{1}, {4}, {9}, {2, 2}, {3, 5}, {9, 9}, {2, 3, 2}, {1, 1, 1}, {60}};
    for (int i = 0; i < 300; i++) {
      Shape shape = Shape.of(shapes[i % shapes.length]);
      RandomOperations.compare(i, 60, Qi.of(shape, "C", "s"), NaiveQi.empty(shape, "C", "s"));
    }
  }

  @Test
  void changesWithoutEffectReturnReceiver() {
    Qi qi = EMPTY.edit().set(4, "K").addToHand(Side.FIRST, "P", 2).build();
    assertSame(qi, qi.boardDiff(List.of()));
    assertSame(qi, qi.boardDiff(List.of(BoardChange.set(4, new String("K")))));
    assertSame(qi, qi.boardDiff(List.of(BoardChange.clear(0))));
    assertSame(qi, qi.boardDiff(List.of(BoardChange.clear(4), BoardChange.set(4, "K"))));
    assertSame(
        qi, qi.handDiff(Side.FIRST, List.of(HandChange.add("P", 1), HandChange.remove("P", 1))));
    assertSame(qi, qi.handDiff(Side.SECOND, List.of(HandChange.add("x".repeat(999), 0))));
    assertSame(qi, qi.edit().toggle().set(0, "Q").clear(0).toggle().build());
    assertNotEquals(qi, qi.toggle());
    assertEquals(qi, qi.toggle().toggle());
    assertEquals(qi.hashCode(), qi.toggle().toggle().hashCode());
  }

  @Test
  void changesToAnotherPositionAreListedInOrder() {
    Qi before = EMPTY.edit().set(1, "A").set(2, "B").addToHand(Side.FIRST, "P", 2).build();
    Qi after =
        EMPTY
            .edit()
            .set(8, "A")
            .set(2, "C")
            .addToHand(Side.FIRST, "Q", 1)
            .addToHand(Side.FIRST, "P", 1)
            .addToHand(Side.SECOND, "p", 3)
            .toggle()
            .build();
    QiChanges changes = before.changesTo(after);
    assertEquals(
        new QiChanges(
            List.of(BoardChange.clear(1), BoardChange.set(2, "C"), BoardChange.set(8, "A")),
            List.of(HandChange.remove("P", 1), HandChange.add("Q", 1)),
            List.of(HandChange.add("p", 3)),
            true),
        changes);
    assertFalse(changes.isEmpty());
    assertEquals(after, changes.applyTo(before));
    assertTrue(before.changesTo(before).isEmpty());
    assertFalse(before.changesTo(before.toggle()).isEmpty());
    assertThrows(UnsupportedOperationException.class, () -> changes.board().clear());
  }

  @Test
  void changesToAnotherBoardAreRejected() {
    for (Qi other :
        List.of(
            Qi.of(Shape.of(9), "C", "c"),
            Qi.of(Shape.of(3, 3), "D", "c"),
            Qi.of(Shape.of(3, 3), "C", "d"))) {
      assertThrows(IllegalArgumentException.class, () -> EMPTY.changesTo(other));
    }
    QiChanges changes = EMPTY.changesTo(EMPTY.boardDiff(List.of(BoardChange.set(8, "K"))));
    assertThrows(
        IllegalArgumentException.class, () -> changes.applyTo(Qi.of(Shape.of(2, 2), "C", "c")));
  }

  @Test
  void rejectsUseAfterBuild() {
    Qi.Edit edit = EMPTY.edit().set(0, "K");
    Qi built = edit.build();
    List<Runnable> uses =
        List.of(
            () -> edit.set(1, "Q"),
            () -> edit.clear(0),
            () -> edit.addToHand(Side.FIRST, "P", 1),
            edit::toggle,
            edit::build);
    for (Runnable use : uses) {
      assertThrows(IllegalStateException.class, use::run);
    }
    assertEquals("K", built.pieceAt(0));
    assertEquals(1, built.pieceCount());
    assertTrue(EMPTY.board().stream().allMatch(piece -> piece == null));
  }

  @Test
  void editContinuesAfterRejection() {
    Qi.Edit edit = EMPTY.edit().addToHand(Side.SECOND, "P", 10);
    assertEquals(
        "too many pieces for board size (10 pieces, 9 squares)",
        assertThrows(IllegalArgumentException.class, edit::build).getMessage());
    assertThrows(IllegalArgumentException.class, () -> edit.set(9, "K"));
    assertThrows(IllegalArgumentException.class, () -> edit.addToHand(Side.SECOND, "P", -11));
    assertEquals(9, edit.addToHand(Side.SECOND, "P", -1).build().handCount(Side.SECOND, "P"));
  }

  @Test
  void countsDoNotOverflow() {
    Qi.Edit edit = EMPTY.edit();
    long sum = 0;
    for (int i = 0; i < 100_000; i++) {
      edit.addToHand(Side.FIRST, "P", Integer.MAX_VALUE);
      sum += Integer.MAX_VALUE;
    }
    assertEquals(
        "too many pieces for board size (" + sum + " pieces, 9 squares)",
        assertThrows(IllegalArgumentException.class, edit::build).getMessage());
    for (int i = 0; i < 100_000; i++) {
      edit.addToHand(Side.FIRST, "P", -Integer.MAX_VALUE);
    }
    assertSame(EMPTY, edit.build());
  }

  @Test
  void storesManyKindsInOneHand() {
    Qi qi = Qi.of(Shape.of(255, 255), "C", "c");
    List<HandChange> changes = new ArrayList<>();
    for (int i = 65_024; i >= 0; i--) {
      changes.add(HandChange.add("p" + i, 1));
    }
    Qi full = qi.firstPlayerHandDiff(changes);
    assertEquals(65_025, full.pieceCount());
    assertEquals(65_025, full.firstPlayerHand().size());
    assertEquals(1, full.handCount(Side.FIRST, "p777"));
    assertThrows(
        IllegalArgumentException.class, () -> full.boardDiff(List.of(BoardChange.set(0, "K"))));
    // Adds one kind, removes two, and adds a copy of another. All other kinds stay.
    Qi other =
        full.edit()
            .addToHand(Side.FIRST, "p5", -1)
            .addToHand(Side.FIRST, "new", 1)
            .addToHand(Side.FIRST, "p7", -1)
            .addToHand(Side.FIRST, "p9", 1)
            .build();
    assertEquals(65_024, other.firstPlayerHand().size());
    assertEquals(0, other.handCount(Side.FIRST, "p5"));
    assertEquals(2, other.handCount(Side.FIRST, "p9"));
    assertEquals(full.firstPlayerHand().entrySet(), Map.copyOf(full.firstPlayerHand()).entrySet());
    changes.replaceAll(change -> HandChange.remove(change.piece(), 1));
    assertEquals(qi, full.firstPlayerHandDiff(changes));
  }

  @Test
  void viewsAreUnmodifiable() {
    Qi qi = EMPTY.edit().set(4, "K").addToHand(Side.FIRST, "P", 2).build();
    Map<String, Integer> hand = qi.firstPlayerHand();
    Iterator<Map.Entry<String, Integer>> entries = hand.entrySet().iterator();
    Map.Entry<String, Integer> entry = entries.next();
    List<Runnable> writes =
        List.of(
            () -> qi.board().set(0, "Q"),
            () -> qi.board().add("Q"),
            () -> qi.board().clear(),
            () -> ((List<?>) qi.toNested().get(0)).remove(0),
            () -> qi.toNested().remove(0),
            () -> hand.put("Q", 1),
            () -> hand.remove("P"),
            () -> hand.remove("absent"),
            hand::clear,
            () -> EMPTY.firstPlayerHand().clear(),
            () -> hand.entrySet().clear(),
            () -> hand.keySet().remove("P"),
            () -> hand.values().clear(),
            () -> hand.merge("P", 1, Integer::sum),
            () -> hand.replaceAll((piece, count) -> 5),
            () -> hand.compute("P", (piece, count) -> 5),
            () -> entry.setValue(5),
            entries::remove);
    for (Runnable write : writes) {
      assertThrows(UnsupportedOperationException.class, write::run);
    }
    assertEquals(Map.of("P", 2), hand);
    assertEquals(2, qi.handCount(Side.FIRST, "P"));
  }

  @Test
  void viewsFollowContractsOfListAndMap() {
    Qi qi =
        EMPTY
            .edit()
            .set(4, "K")
            .addToHand(Side.SECOND, "b", 2)
            .addToHand(Side.SECOND, "B", 1)
            .build();
    assertEquals(9, qi.board().size());
    assertEquals(4, qi.board().indexOf("K"));
    assertEquals(
        "invalid flat index: 9 (board has 9 squares)",
        assertThrows(IndexOutOfBoundsException.class, () -> qi.board().get(9)).getMessage());
    assertThrows(IndexOutOfBoundsException.class, () -> qi.toNested().get(3));
    Map<String, Integer> hand = qi.secondPlayerHand();
    assertEquals(List.of("B", "b"), List.copyOf(hand.keySet()));
    assertEquals("{B=1, b=2}", hand.toString());
    assertEquals(Map.of("b", 2, "B", 1), hand);
    assertEquals(Map.of("b", 2, "B", 1).hashCode(), hand.hashCode());
    assertEquals(null, hand.get("x"));
    assertEquals(null, hand.get(null));
    assertFalse(hand.containsKey(7));
    assertTrue(hand.containsKey("b"));
    assertTrue(hand.entrySet().contains(Map.entry("b", 2)));
    assertFalse(hand.entrySet().contains(Map.entry("b", 3)));
    assertFalse(hand.entrySet().contains(Map.entry("x", 1)));
  }

  /**
   * Hands are sorted by {@link String#compareTo}, not by bytes, so a surrogate comes before U+FFFD.
   */
  @Test
  void sortsHandsByCompareTo() {
    Qi qi =
        EMPTY.secondPlayerHandDiff(
            List.of(HandChange.add("\uFFFD", 1), HandChange.add("😀", 1), HandChange.add("a", 1)));
    assertEquals(List.of("a", "😀", "\uFFFD"), List.copyOf(qi.secondPlayerHand().keySet()));
  }

  @Test
  void limitsPiecesByBytesInUtf8() {
    assertEquals("é".repeat(127), EMPTY.edit().set(0, "é".repeat(127)).build().pieceAt(0));
    assertRejected("piece exceeds 255 bytes (got 256)", "é".repeat(128));
    assertRejected("piece exceeds 255 bytes (got 256)", "x".repeat(256));
    assertRejected("piece exceeds 255 bytes (got 256)", "😀".repeat(64));
    // The last character of each encoded length, and the first of the next length.
    assertRejected("piece exceeds 255 bytes (got 256)", "\u007F".repeat(256));
    assertRejected("piece exceeds 255 bytes (got 258)", "\u0080".repeat(129));
    assertRejected("piece exceeds 255 bytes (got 256)", "\u07FF".repeat(128));
    assertRejected("piece exceeds 255 bytes (got 258)", "\u0800".repeat(86));
    assertRejected("piece exceeds 255 bytes (got 258)", "\uFFFF".repeat(86));
    // An unpaired surrogate counts as 3 bytes.
    assertEquals(1, EMPTY.edit().set(0, "\uD800".repeat(85)).build().pieceCount());
    assertRejected("piece exceeds 255 bytes (got 258)", "\uD800".repeat(86));
    assertRejected("piece exceeds 255 bytes (got 258)", "\uDC00".repeat(86));
    assertRejected("piece exceeds 255 bytes (got 3000000)", "歩".repeat(1_000_000));
  }

  private static void assertRejected(String message, String piece) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> EMPTY.edit().set(0, piece))
            .getMessage());
    assertEquals(
        message,
        assertThrows(
                IllegalArgumentException.class, () -> EMPTY.edit().addToHand(Side.FIRST, piece, 1))
            .getMessage());
  }

  @Test
  void rejectsRemovalOfLeastInt() {
    assertThrows(IllegalArgumentException.class, () -> HandChange.remove("P", Integer.MIN_VALUE));
    assertEquals(new HandChange("P", -2), HandChange.remove("P", 2));
  }

  @Test
  void rejectsNulls() {
    assertNullRejected("changes", () -> EMPTY.boardDiff(null));
    assertNullRejected("changes", () -> EMPTY.handDiff(Side.FIRST, null));
    assertNullRejected("side", () -> EMPTY.handDiff(null, List.of()));
    assertNullRejected("side", () -> EMPTY.hand(null));
    assertNullRejected("side", () -> EMPTY.style(null));
    assertNullRejected("piece", () -> EMPTY.handCount(Side.FIRST, null));
    assertNullRejected("side", () -> EMPTY.edit().addToHand(null, "P", 1));
    assertNullRejected("shape", () -> Qi.of(null, "C", "c"));
    assertNullRejected("other", () -> EMPTY.changesTo(null));
    assertNullRejected("position", () -> EMPTY.changesTo(EMPTY).applyTo(null));
    List<BoardChange> withNull = new ArrayList<>();
    withNull.add(null);
    assertNullRejected("changes contains null", () -> EMPTY.boardDiff(withNull));
    List<HandChange> handWithNull = new ArrayList<>();
    handWithNull.add(null);
    assertNullRejected("changes contains null", () -> EMPTY.handDiff(Side.FIRST, handWithNull));
    assertNullRejected("piece", () -> QiLimits.checkPiece(null));
    assertNullRejected("side", () -> QiLimits.checkStyle(null, "C"));
  }

  private static void assertNullRejected(String parameter, Runnable action) {
    NullPointerException e = assertThrows(NullPointerException.class, action::run);
    assertEquals(parameter, e.getMessage());
  }
}
