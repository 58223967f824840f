// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.FreeType;
import dev.boardwright.processor.testing.RandomMoves;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.PieceChanges;
import dev.boardwright.qi.PieceChanges.InHand;
import dev.boardwright.qi.PieceChanges.OnSquare;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.RuntimeKey;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.NaiveQi;
import dev.boardwright.testing.RandomOperations;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests positions with declared pieces against a naive implementation of the Qi specification, for
 * each way to store them.
 */
class DeclaredPositionTest {
  private static final DeclaredBoard SHOGI = DeclaredBoard.shogi();

  /**
   * The protected methods that need no key. They only return values, and no caller can change the
   * position through these values.
   */
  private static final Set<String> HARMLESS =
      Set.of("count", "declared", "hasSameContent", "read", "self");

  static Stream<DeclaredBoard> boards() {
    return DeclaredBoard.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void randomOperationsMatchNaivePosition(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? Effort.of(1, 2) : TestCompiler.seeds(40);
    for (int seed = 0; seed < seeds; seed++) {
      RandomOperations.compare(seed, 60, board.type().empty(), board.naive(), board.pieceArray());
    }
  }

  /** A move has the same result, or the same error, as the steps that it is documented to take. */
  @ParameterizedTest
  @MethodSource("boards")
  void movesMatchTheirSteps(DeclaredBoard board) {
    assertMoves(board, board.freeType());
  }

  private static <P extends FreePosition<P>> void assertMoves(
      DeclaredBoard board, FreeType<P> free) {
    BoardType<P> type = free.type();
    int seeds = board.shape().squareCount() > 10_000 ? Effort.of(1, 2) : TestCompiler.seeds(20);
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      RandomMoves<P> moves = new RandomMoves<>(board, type, random);
      // A position keeps no hash unless it is requested, so some runs request it only rarely.
      int oneAskIn = seed % 3 == 0 ? 1 : 10;
      P generated = type.empty();
      Qi naive = board.naive();
      for (int i = 0; i < 100; i++) {
        RandomMoves.Step<P> step = i < 10 ? moves.setting() : moves.any();
        String where = "seed " + seed + ", step " + i + ": " + step;
        P before = generated;
        Qi expected = naive;
        String refusal = refusal(() -> step.naive().apply(expected));
        assertEquals(refusal, refusal(() -> step.position().apply(before)), where);
        if (refusal == null) {
          generated = step.position().apply(before);
          naive = step.naive().apply(expected);
          assertTrue(NaiveQi.sameContent(generated, naive), where);
          if (random.nextInt(oneAskIn) == 0) {
            assertEquals(naive.contentHash(), generated.contentHash(), where);
          }
          assertEquals(naive.pieceCount(), generated.pieceCount(), where);
        }
      }
    }
  }

  /** {@return the message of the exception that an operation throws, or null if it succeeds} */
  private static String refusal(Supplier<Qi> operation) {
    try {
      operation.get();
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalsGenericForm(DeclaredBoard board) {
    Qi generic = Qi.of(board.shape(), "SHOGI", "shogi");
    Qi generated = board.type().empty();
    assertEquals(generic, generated);
    assertEquals(generated, generic);
    String piece = board.pieces().get(board.pieces().size() - 1);
    int last = board.shape().squareCount() - 1;
    Object typed = board.put(generated, "with", last, piece);
    Qi changed = generated.edit().set(last, piece).build();
    assertNotEquals(changed, generic);
    assertNotEquals(generic, changed);
    assertNotEquals(changed, generated);
    assertNotEquals(generated, changed);
    Qi same = generic.edit().set(last, piece).build();
    assertEquals(same, changed);
    assertEquals(changed, same);
    assertEquals(same.hashCode(), changed.hashCode());
    assertEquals(same.toString(), changed.toString());
    assertEquals(changed, typed);
    assertSame(changed, changed.edit().set(last, piece).build());
    assertSame(changed, board.put(changed, "with", last, piece));
    assertEquals(generated, board.put(changed, "with", last, null));
    assertNotEquals(changed, changed.toggle());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void readsPiecesCodesAndSets(DeclaredBoard board) {
    BoardType<?> type = board.type();
    List<String> pieces = board.pieces();
    int count = board.shape().squareCount();
    for (int code = 1; code <= pieces.size(); code++) {
      int index = code % count;
      String piece = pieces.get(code - 1);
      BoardPosition<?> position = (BoardPosition<?>) board.put(type.empty(), "with", index, piece);
      assertEquals(code, position.codeAt(index));
      assertEquals(piece, DeclaredBoard.text(pieceOn(board, position, index)));
      assertEquals(piece, position.pieceAt(index));
      assertArrayEquals(new int[] {index}, position.squaresOf(code).toArray());
      assertArrayEquals(new int[] {index}, position.occupied().toArray());
      Side side = type.side(code);
      for (Side other : Side.values()) {
        assertEquals(side == other, position.occupied(other).contains(index), piece);
      }
    }
    assertEquals(0, type.empty().codeAt(0));
    assertNull(pieceOn(board, type.empty(), 0));
    String words = "invalid flat index: " + count + " (board has " + count + " squares)";
    assertRefused(words, () -> type.empty().codeAt(count));
    assertRefused(words, () -> type.empty().pieceAt(count));
    assertThrows(IllegalArgumentException.class, () -> type.empty().codeAt(-1));
    assertThrows(NullPointerException.class, () -> type.empty().occupied(null));
    assertRefused(
        "array of " + (count - 1) + " elements is too short (board has " + count + " squares)",
        () -> {
          type.empty().copyCodes(new byte[count - 1]);
          return null;
        });
  }

  private static Object pieceOn(DeclaredBoard board, Object position, int index) {
    return ReflectiveCalls.callByName(position, "pieceOn", board.square(index));
  }

  /** Tests the constant {@code TYPE}, which describes the board. */
  @ParameterizedTest
  @MethodSource("boards")
  void typeDescribesBoard(DeclaredBoard board) {
    BoardType<?> type = board.type();
    assertEquals(board.shape(), type.shape());
    assertEquals(SquareOrder.ASCENDING, type.order());
    assertEquals("SHOGI", type.style(Side.FIRST));
    assertEquals("shogi", type.style(Side.SECOND));
    assertEquals(board.pieces(), type.pieces());
    assertThat(type.handPieces(Side.FIRST))
        .containsExactlyElementsIn(board.firstHand() == null ? board.pieces() : board.firstHand());
    assertThat(type.handPieces(Side.SECOND))
        .containsExactlyElementsIn(
            board.secondHand() == null ? board.pieces() : board.secondHand());
    assertEquals(board.pieces().size(), type.code(type.pieces().get(type.pieces().size() - 1)));
    assertEquals(-1, type.code("no such piece"));
    assertEquals(-1, type.code(null));
    assertSame(type, type.empty().type());
    assertSame(type.empty(), type.start());
    assertSame(type.empty(), type.copyOf(type.empty()));
    assertEquals(type.empty(), type.copyOf(Qi.of(board.shape(), "SHOGI", "shogi")));
    assertFalse(type.hasTexts());
    String reason = "positions of this board have no texts: " + whyNoTexts(board.shape());
    Executable parse = () -> type.parse("any");
    Executable format = () -> textOfEmpty(type);
    assertEquals(reason, assertThrows(UnsupportedOperationException.class, parse).getMessage());
    assertEquals(reason, assertThrows(UnsupportedOperationException.class, format).getMessage());
    assertThrows(IllegalArgumentException.class, () -> type.side(0));
    assertThrows(NullPointerException.class, () -> type.style(null));
    assertThrows(NullPointerException.class, () -> type.handPieces(null));
  }

  /** Positions are created from codes, with their hashes, on boards without texts as well. */
  @ParameterizedTest
  @MethodSource("boards")
  void createsPositionsFromCodes(DeclaredBoard board) {
    createsPositionsFromCodes(board.freeType(), board, new Random(board.pieces().size()));
  }

  private static <P extends FreePosition<P>> void createsPositionsFromCodes(
      FreeType<P> free, DeclaredBoard board, Random random) {
    BoardType<P> type = free.type();
    int squares = board.shape().squareCount();
    int codes = board.pieces().size() + 1;
    int[] occupied = random.ints(random.nextInt(30), 0, squares).distinct().toArray();
    Qi.Edit edit = Qi.of(board.shape(), "SHOGI", "shogi").edit();
    for (int square : occupied) {
      edit.set(square, type.pieces().get(random.nextInt(codes - 1)));
    }
    int room = Math.max(0, squares - occupied.length - 1);
    for (Side side : Side.values()) {
      for (String piece : type.handPieces(side)) {
        int count = Math.min(room, random.nextInt(3));
        edit.addToHand(side, piece, count);
        room -= count;
      }
    }
    Qi expected = edit.toggle().build();
    byte[] onBoard = new byte[squares];
    int[][] hands = new int[2][codes];
    for (int square = 0; square < squares; square++) {
      onBoard[square] = (byte) Math.max(0, type.code(expected.pieceAt(square)));
    }
    for (Side side : Side.values()) {
      for (String piece : type.handPieces(side)) {
        hands[side.ordinal()][type.code(piece)] = expected.handCount(side, piece);
      }
    }
    P position = type.of(Side.SECOND, onBoard, hands[0], hands[1]);
    assertEquals(expected, position);
    assertEquals(expected.contentHash(), position.contentHash());
    assertEquals(expected.pieceCount(), position.pieceCount());
    FreeCursor<P> cursor = position.cursor();
    assertEquals(expected.contentHash(), cursor.contentHash());
    cursor.set(0, 1);
    assertEquals(expected.edit().set(0, type.pieces().get(0)).build(), cursor.snapshot());
    cursor.undo();
    assertEquals(position, cursor.snapshot());
    assertEquals(type.empty(), type.of(Side.FIRST, new byte[squares], new int[0], new int[0]));
    byte[] unknown = new byte[squares];
    unknown[squares - 1] = (byte) codes;
    if (codes < 256) {
      assertThrows(
          IllegalArgumentException.class,
          () -> type.of(Side.FIRST, unknown, new int[0], new int[0]));
    }
  }

  private static String whyNoTexts(Shape shape) {
    if (shape.dimensions() > 1 && shape.size(0) == 1) {
      return "FEEN cannot represent shape "
          + shape
          + ": an outer size of 1 is not visible in the text";
    }
    return shape.equals(Shape.of(40, 40, 40))
        ? "FEEN cannot represent this position: its text would be longer than 4096 characters"
        : "its declaration does not specify order";
  }

  private static <P extends BoardPosition<P>> String textOfEmpty(BoardType<P> type) {
    return type.toText(type.empty());
  }

  @Test
  void changesHaveTheTypesOfTheBoard() {
    Qi before = SHOGI.type().empty().edit().set(40, "P").addToHand(Side.FIRST, "R", 2).build();
    Qi after =
        SHOGI
            .type()
            .empty()
            .edit()
            .set(40, "+P")
            .set(3, "k^")
            .addToHand(Side.FIRST, "R", 1)
            .addToHand(Side.SECOND, "p", 1)
            .toggle()
            .build();
    assertEquals(
        new PieceChanges<>(
            List.of(
                new OnSquare<>(SHOGI.square(3), null, SHOGI.piece("k^")),
                new OnSquare<>(SHOGI.square(40), SHOGI.piece("P"), SHOGI.piece("+P"))),
            List.of(
                new InHand<>(Side.FIRST, SHOGI.piece("R"), -1),
                new InHand<>(Side.SECOND, SHOGI.piece("p"), 1)),
            true),
        ReflectiveCalls.callByName(before, "changesTo", after));
    assertEquals(
        new PieceChanges<>(List.of(), List.of(), false),
        ReflectiveCalls.callByName(before, "changesTo", before));
  }

  @Test
  void acceptsTypedPiecesInHands() {
    Qi.Edit edit = SHOGI.type().empty().edit();
    add(edit, Side.FIRST, "P", 18);
    add(edit, Side.SECOND, "r", 2);
    add(edit, Side.FIRST, "p", 0);
    assertThrows(IllegalArgumentException.class, () -> add(edit, Side.FIRST, "p", 1));
    BoardPosition<?> position = (BoardPosition<?>) edit.build();
    assertEquals(18, typedCount(position, Side.FIRST, "P"));
    assertEquals(2, typedCount(position, Side.SECOND, "r"));
    assertEquals(0, typedCount(position, Side.SECOND, "P"));
    assertEquals(18, position.handCount(Side.FIRST, 1));
    assertEquals(0, position.handCount(Side.FIRST, "no such piece"));
    assertEquals("{P=18}", position.firstPlayerHand().toString());
  }

  private static void add(Qi.Edit edit, Side side, String piece, int delta) {
    ReflectiveCalls.callByName(edit, "addToHand", side, SHOGI.piece(piece), delta);
  }

  private static int typedCount(Object position, Side side, String piece) {
    return (int) ReflectiveCalls.callByName(position, "handCount", side, SHOGI.piece(piece));
  }

  /** During an edit, a hand count may temporarily exceed what its packed form can hold. */
  @Test
  void allowsExcessiveHandCountsDuringEdit() {
    Qi.Edit edit = SHOGI.type().empty().edit();
    edit.addToHand(Side.FIRST, "P", Integer.MAX_VALUE).addToHand(Side.FIRST, "P", 5);
    edit.addToHand(Side.SECOND, "p", 128).addToHand(Side.FIRST, "L", 127);
    assertEquals(
        "too many pieces for board size (2147483907 pieces, 81 squares)",
        assertThrows(IllegalArgumentException.class, edit::build).getMessage());
    edit.addToHand(Side.FIRST, "P", -5).addToHand(Side.FIRST, "P", -Integer.MAX_VALUE);
    edit.addToHand(Side.SECOND, "p", -127).addToHand(Side.FIRST, "L", -125);
    Qi qi = edit.build();
    assertEquals("{L=2}", qi.firstPlayerHand().toString());
    assertEquals("{p=1}", qi.secondPlayerHand().toString());
    assertEquals(
        Qi.of(Shape.of(9, 9), "SHOGI", "shogi")
            .edit()
            .addToHand(Side.FIRST, "L", 2)
            .addToHand(Side.SECOND, "p", 1)
            .build(),
        qi);
  }

  @Test
  void rejectsInvalidCalls() {
    Qi empty = SHOGI.type().empty();
    assertRefused("piece not declared: X", () -> empty.edit().set(0, "X"));
    assertRefused("invalid flat index: 81 (board has 81 squares)", () -> empty.edit().set(81, "X"));
    assertRefused("piece exceeds 255 bytes (got 256)", () -> empty.edit().set(0, "x".repeat(256)));
    assertRefused(
        "piece not declared for the first player's hand: p",
        () -> empty.edit().addToHand(Side.FIRST, "p", 1));
    assertRefused(
        "piece not declared for the first player's hand: K^",
        () -> empty.edit().addToHand(Side.FIRST, "K^", 1));
    assertRefused(
        "cannot remove K^: not found in hand", () -> empty.edit().addToHand(Side.FIRST, "K^", -1));
    assertRefused(
        "cannot remove X: not found in hand", () -> empty.edit().addToHand(Side.FIRST, "X", -1));
    assertRefused(
        "piece must be a string, got null", () -> empty.edit().addToHand(Side.FIRST, null, 1));
    assertEquals(empty, empty.edit().addToHand(Side.FIRST, "X", 0).build());
    Qi.Edit ended = empty.edit();
    ended.build();
    assertThrows(IllegalStateException.class, () -> ended.set(0, "P"));
    assertThrows(IllegalStateException.class, () -> ended.clear(0));
    assertThrows(IllegalStateException.class, () -> SHOGI.put(ended, "set", 0, "P"));
    assertThrows(IllegalStateException.class, () -> ended.addToHand(Side.FIRST, "P", 1));
    assertThrows(IllegalStateException.class, ended::toggle);
    assertThrows(IllegalStateException.class, ended::build);
    String cell = BoardCells.of(Shape.of(9, 9), SquareOrder.ASCENDING).cell(40);
    assertRefused("no piece on " + cell, () -> SHOGI.freeType().type().empty().play(40, 41, 0, 0));
  }

  /**
   * Other classes of the user's package can call protected methods of generated classes. Therefore,
   * methods that could corrupt a position require a key that only the runtime has.
   */
  @ParameterizedTest
  @MethodSource("boards")
  void protectedMethodsRequireRuntimeKey(DeclaredBoard board) throws ReflectiveOperationException {
    BoardPosition<?> position =
        (BoardPosition<?>) board.put(board.type().empty(), "with", 0, board.pieces().get(0));
    String before = position.toString();
    for (Object target : List.of(position, position.edit(), position.cursor())) {
      int checked = 0;
      for (Method method : target.getClass().getDeclaredMethods()) {
        if (!Modifier.isProtected(method.getModifiers()) || method.isBridge()) {
          continue;
        }
        method.setAccessible(true);
        if (HARMLESS.contains(method.getName())) {
          continue;
        }
        Class<?>[] types = method.getParameterTypes();
        assertEquals(RuntimeKey.class, types[0], method.toString());
        Object[] arguments = new Object[types.length];
        for (int i = 1; i < types.length; i++) {
          arguments[i] = types[i] == int.class ? (Object) 0 : types[i] == long.class ? 0L : null;
        }
        InvocationTargetException refused =
            assertThrows(InvocationTargetException.class, () -> method.invoke(target, arguments));
        assertThat(refused).hasCauseThat().isInstanceOf(NullPointerException.class);
        checked++;
      }
      assertThat(checked).isAtLeast(1);
    }
    assertEquals(before, position.toString());
    assertEquals(0, RuntimeKey.class.getConstructors().length);
    assertEquals(0, RuntimeKey.class.getFields().length);
  }

  private static void assertRefused(String message, Supplier<?> operation) {
    assertEquals(
        message, assertThrows(IllegalArgumentException.class, operation::get).getMessage());
  }
}
