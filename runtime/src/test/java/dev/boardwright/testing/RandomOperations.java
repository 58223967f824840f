// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiChanges;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A run of random operations, valid and invalid, on two positions of one board. Every operation
 * must have the same outcome on both, and an operation that is rejected must have the same message
 * on both. Every failure message contains the seed.
 */
public final class RandomOperations {
  /** The number of operations of which one has its changes compared. */
  private static final int ONE_CHANGE_IN = 4;

  private static final String[] PIECES = {
    "P", "p", "+P", "K^", "k^'", "", "C:K", "歩", "😀", "\uD800", "R", "r", "B", "b", "N", "n", "G",
    "g", "S", "s", "L", "l"
  };

  private final long seed;
  private final Random random;

  /**
   * The average number of operations between two comparisons of the hashes. The hash is computed
   * lazily, so it must not depend on how often it is requested.
   */
  private final int oneAskIn;

  private final String[] pieces;
  private Qi a;
  private Qi b;

  /** The messages of the edits that were rejected. */
  private final StringBuilder log = new StringBuilder();

  private RandomOperations(long seed, Qi a, Qi b, String... pieces) {
    this.seed = seed;
    this.pieces = pieces;
    this.random = new Random(seed);
    oneAskIn = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 10 : 1_000;
    this.a = a;
    this.b = b;
  }

  /** Applies random operations to two positions and compares them after each operation. */
  public static void compare(long seed, int operations, Qi a, Qi b) {
    compare(seed, operations, a, b, PIECES);
  }

  /**
   * Applies random operations to two positions and compares them after each operation. Most pieces
   * are taken from the given ones.
   */
  public static void compare(long seed, int operations, Qi a, Qi b, String... pieces) {
    RandomOperations run = new RandomOperations(seed, a, b, pieces);
    run.assertSame("at the start");
    for (int i = 0; i < operations; i++) {
      run.step(i);
    }
    run.assertSameHash("seed " + seed + ", at the end");
  }

  private void step(int i) {
    Function<Qi, Qi> operation = operation();
    String where = "seed " + seed + ", operation " + i;
    log.setLength(0);
    Outcome of = Outcome.of(operation, a);
    String refused = log.toString();
    log.setLength(0);
    Outcome other = Outcome.of(operation, b);
    assertEquals(of.refusal, other.refusal, where);
    assertEquals(refused, log.toString(), where);
    if (of.refusal == null) {
      if (i % ONE_CHANGE_IN == 0) {
        assertSameChanges(of.result, other.result, where);
      }
      a = of.result;
      b = other.result;
      assertSame(where);
    }
  }

  private void assertSameChanges(Qi nextA, Qi nextB, String where) {
    QiChanges changes = a.changesTo(nextA);
    assertEquals(b.changesTo(nextB), changes, where);
    assertTrue(NaiveQi.sameContent(nextA, changes.applyTo(a)), where);
    assertEquals(NaiveQi.sameContent(a, nextA), changes.isEmpty(), where);
  }

  private void assertSame(String where) {
    assertTrue(NaiveQi.sameContent(a, b), () -> where + ":\n" + a + "\n" + b);
    if (random.nextInt(oneAskIn) == 0) {
      assertSameHash(where);
    }
    assertEquals(a.toNested(), b.toNested(), where);
    if (!(a instanceof NaiveQi) && !(b instanceof NaiveQi)) {
      assertEquals(a, b, where);
      assertEquals(b, a, where);
      assertEquals(a.toString(), b.toString(), where);
    }
  }

  private void assertSameHash(String where) {
    assertEquals(a.contentHash(), b.contentHash(), where);
    if (!(a instanceof NaiveQi) && !(b instanceof NaiveQi)) {
      assertEquals(a.hashCode(), b.hashCode(), where);
    }
  }

  private Function<Qi, Qi> operation() {
    switch (random.nextInt(6)) {
      case 0 -> {
        List<BoardChange> changes = listOf(6, this::boardChange);
        return qi -> qi.boardDiff(changes);
      }
      case 1 -> {
        List<HandChange> changes = listOf(5, this::handChange);
        Side side = side();
        return qi -> qi.handDiff(side, changes);
      }
      case 2 -> {
        List<HandChange> changes = listOf(2, this::handChange);
        return side() == Side.FIRST
            ? qi -> qi.firstPlayerHandDiff(changes)
            : qi -> qi.secondPlayerHandDiff(changes);
      }
      case 3 -> {
        return Qi::toggle;
      }
      case 4 -> {
        int index = index();
        return qi -> {
          // A read, which may be rejected. An exception with the piece makes step() compare it.
          String piece = qi.pieceAt(index);
          if (piece != null) {
            throw new IllegalArgumentException("saw " + piece);
          }
          return qi;
        };
      }
      default -> {
        List<Function<Qi.Edit, Qi.Edit>> edits = listOf(12, this::edit);
        return qi -> applyEdits(qi, edits);
      }
    }
  }

  /**
   * Applies edits to a position, and continues after an edit is rejected: the rejection must leave
   * the state of the edit unchanged.
   *
   * @return the new position
   */
  private Qi applyEdits(Qi qi, List<Function<Qi.Edit, Qi.Edit>> edits) {
    Qi.Edit edit = qi.edit();
    for (Function<Qi.Edit, Qi.Edit> each : edits) {
      try {
        edit = each.apply(edit);
      } catch (IllegalArgumentException e) {
        log.append(e.getMessage()).append('\n');
      }
    }
    return edit.build();
  }

  private Function<Qi.Edit, Qi.Edit> edit() {
    switch (random.nextInt(4)) {
      case 0 -> {
        return Qi.Edit::toggle;
      }
      case 1 -> {
        int index = index();
        return edit -> edit.clear(index);
      }
      case 2 -> {
        BoardChange change = boardChange();
        return edit -> edit.set(change.index(), change.piece());
      }
      default -> {
        HandChange change = handChange();
        Side side = side();
        return edit -> edit.addToHand(side, change.piece(), change.delta());
      }
    }
  }

  private <T> List<T> listOf(int maxSize, Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (int i = random.nextInt(maxSize + 1); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  private BoardChange boardChange() {
    return BoardChange.set(index(), random.nextInt(3) == 0 ? null : piece());
  }

  private HandChange handChange() {
    return HandChange.add(random.nextInt(40) == 0 ? null : piece(), delta());
  }

  private int index() {
    return switch (random.nextInt(40)) {
      case 0 -> -1 - random.nextInt(3);
      case 1 -> a.squareCount() + random.nextInt(3);
      case 2 -> Integer.MAX_VALUE;
      case 3 -> Integer.MIN_VALUE;
      default -> random.nextInt(a.squareCount());
    };
  }

  private int delta() {
    return switch (random.nextInt(30)) {
      case 0 -> Integer.MAX_VALUE;
      case 1 -> Integer.MIN_VALUE;
      case 2 -> 1000;
      default -> random.nextInt(6) - 2;
    };
  }

  private String piece() {
    return switch (random.nextInt(60)) {
      case 0 -> "x".repeat(256);
      case 1 -> "é".repeat(128);
      case 2 -> "\uD800".repeat(86);
      case 3 -> "é".repeat(127);
      case 4, 5, 6 -> PIECES[random.nextInt(PIECES.length)];
      default -> pieces[random.nextInt(pieces.length)];
    };
  }

  private Side side() {
    return random.nextBoolean() ? Side.FIRST : Side.SECOND;
  }

  private record Outcome(Qi result, String refusal) {
    static Outcome of(Function<Qi, Qi> operation, Qi qi) {
      try {
        return new Outcome(operation.apply(qi), null);
      } catch (IllegalArgumentException e) {
        return new Outcome(null, e.getMessage());
      }
    }
  }
}
