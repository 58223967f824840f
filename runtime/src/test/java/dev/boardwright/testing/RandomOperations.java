// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The same random operations, good and bad, on two positions of one board: every outcome has to be
 * the same, refusals with the same message. The seed is in the message of every failure.
 */
public final class RandomOperations {
  private static final String[] PIECES = {
    "P", "p", "+P", "K^", "k^'", "", "C:K", "歩", "😀", "\uD800", "R", "r", "B", "b", "N", "n", "G",
    "g", "S", "s", "L", "l"
  };

  private final long seed;
  private final Random random;

  /** Who never asks for the hash, or seldom, must get the same one as who always does. */
  private final int oneAskIn;

  private final String[] pieces;
  private Qi a;
  private Qi b;

  /** The messages of the edits that were refused. */
  private final StringBuilder log = new StringBuilder();

  private RandomOperations(long seed, Qi a, Qi b, String... pieces) {
    this.seed = seed;
    this.pieces = pieces;
    this.random = new Random(seed);
    oneAskIn = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 10 : 1_000;
    this.a = a;
    this.b = b;
  }

  public static void compare(long seed, int operations, Qi a, Qi b) {
    compare(seed, operations, a, b, PIECES);
  }

  /** The same, with pieces that are mostly of some given ones. */
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
      a = of.result;
      b = other.result;
      assertSame(where);
    }
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
          // A read, which may be refused; in the message, what it saw.
          String piece = qi.pieceAt(index);
          if (piece != null) {
            throw new IllegalArgumentException("saw " + piece);
          }
          return qi;
        };
      }
      default -> {
        List<Function<Qi.Edit, Qi.Edit>> edits = listOf(12, this::edit);
        return qi -> edited(qi, edits);
      }
    }
  }

  /** Goes on after what an edit refuses: the refusal must have left the edit as it was. */
  private Qi edited(Qi qi, List<Function<Qi.Edit, Qi.Edit>> edits) {
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
