// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.testing.NaiveQi;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A board with declared pieces, and the types generated for it, compiled and loaded. */
public final class DeclaredBoard {
  public static final List<String> SHOGI =
      List.of(("P p +P +p L l +L +l N n +N +n S s +S +s G g B b +B +b R r +R +r K^ k^").split(" "));
  public static final List<String> SHOGI_FIRST_HAND = List.of("P", "L", "N", "S", "G", "B", "R");
  public static final List<String> SHOGI_SECOND_HAND = List.of("p", "l", "n", "s", "g", "b", "r");
  public static final List<String> CHESS = List.of("P p N n B b R r Q q K^ k^".split(" "));
  public static final List<String> FULL_CHESS =
      List.of("K^ k^ Q q R r +R +r B b N n P p -P -p".split(" "));

  /** 52 pieces, whose codes do not tell their sides by a single bit. */
  public static final List<String> MIXED =
      List.of(
          ("A b C d E F g H i j K L m n o P Q r s T U v W X y Z"
                  + " +a +B +C +d +E +f +g +h +I +J +k +L +M +n +o +p +Q +R +S +t +U +v +w +X +Y"
                  + " +z")
              .split(" "));

  public static final List<String> FEW = List.of("x", "", "C:K", "歩", "x'");

  private static final LazyValue<List<DeclaredBoard>> ALL = new LazyValue<>(DeclaredBoard::boards);

  private final Shape shape;
  private final List<String> pieces;
  private final List<String> firstHand;
  private final List<String> secondHand;
  private final LazyValue<ClassLoader> classes = new LazyValue<>(this::compiled);

  /**
   * Creates a board.
   *
   * @param firstHand the pieces that the first hand may hold, or null to leave out this member of
   *     the annotation, so that the hand may hold all pieces
   * @param secondHand the pieces that the second hand may hold, or null likewise
   */
  private DeclaredBoard(
      Shape shape, List<String> pieces, List<String> firstHand, List<String> secondHand) {
    this.shape = shape;
    this.pieces = pieces;
    this.firstHand = firstHand;
    this.secondHand = secondHand;
  }

  /** {@return a generated type, by the part of its name after the name of the board} */
  private Class<?> generated(String suffix) {
    try {
      return classes.get().loadClass("game.Tested" + suffix);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private ClassLoader compiled() {
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                @dev.boardwright.Board(
                    shape = %s
                    , styles = {"SHOGI", "shogi"}
                    , pieces = %s
                %s
                %s
                )
                public interface Tested {}
                """
                    .formatted(
                        Arrays.toString(shape.toArray()).replace('[', '{').replace(']', '}'),
                        literal(pieces),
                        firstHand == null ? "" : ", firstHand = " + literal(firstHand),
                        secondHand == null ? "" : ", secondHand = " + literal(secondHand))));
    assertThat(compilation).succeededWithoutWarnings();
    return TestCompiler.load(compilation);
  }

  public Shape shape() {
    return shape;
  }

  public List<String> pieces() {
    return pieces;
  }

  public List<String> firstHand() {
    return firstHand;
  }

  public List<String> secondHand() {
    return secondHand;
  }

  /** {@return the type of the board} The first call compiles the board. */
  public BoardType<?> type() {
    return (BoardType<?>) ReflectiveCalls.constant(generated("Position"), "TYPE");
  }

  /** {@return the type of the board, whose positions are free because it has no rules} */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the positions are of the type that is generated
  public FreeType<?> freeType() {
    return new FreeType(type());
  }

  /** {@return a square, as methods with the types of the board expect it} */
  public Object square(int index) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(generated("Square"), "of", int.class), null, index);
  }

  /** {@return a piece, as methods with the types of the board expect it} */
  public Object piece(String text) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(generated("Piece"), "parse", String.class), null, text);
  }

  /** {@return the text of a piece that a method with the types of the board has returned} */
  public static String text(Object piece) {
    return piece == null ? null : (String) ReflectiveCalls.callByName(piece, "text");
  }

  /**
   * Puts a piece on a square of a position, an edit or a cursor.
   *
   * @param method the name of the method that does so
   * @param piece the piece, or null to pass null to the method
   * @return the result of the method
   */
  public Object put(Object target, String method, int index, String piece) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(target.getClass(), method, generated("Square"), generated("Piece")),
        target,
        square(index),
        piece == null ? null : piece(piece));
  }

  /** {@return the board of shogi with its hands, which is the first of {@link #all}} */
  public static DeclaredBoard shogi() {
    return ALL.get().get(0);
  }

  /** {@return boards for each way of storing squares and hands, including boards at the limits} */
  public static Stream<DeclaredBoard> all() {
    return ALL.get().stream();
  }

  /**
   * {@return large boards of shapes that are not in {@link #all}, compiled anew for each caller}
   * Neither their types nor the runtime have computed anything for them yet.
   */
  public static Stream<DeclaredBoard> newLarge() {
    return Stream.of(Shape.of(254, 255), Shape.of(39, 40, 41))
        .map(shape -> new DeclaredBoard(shape, FEW, null, null));
  }

  private static List<DeclaredBoard> boards() {
    List<String> many = IntStream.range(0, 254).mapToObj(i -> "piece" + i).toList();
    return List.of(
        new DeclaredBoard(Shape.of(9, 9), SHOGI, SHOGI_FIRST_HAND, SHOGI_SECOND_HAND),
        new DeclaredBoard(Shape.of(9, 9), SHOGI, null, null),
        new DeclaredBoard(Shape.of(8, 8), CHESS, List.of(), List.of()),
        new DeclaredBoard(Shape.of(8, 8), CHESS, List.of("P", "N"), null),
        new DeclaredBoard(Shape.of(8, 8), CHESS, List.of(), List.of("p")),
        new DeclaredBoard(Shape.of(64), many.subList(0, 15), List.of("piece3"), List.of()),
        new DeclaredBoard(Shape.of(64), many.subList(0, 16), null, null),
        new DeclaredBoard(Shape.of(8, 8), FULL_CHESS, List.of(), List.of()),
        new DeclaredBoard(Shape.of(8, 8), SHOGI, SHOGI_FIRST_HAND, SHOGI_SECOND_HAND),
        new DeclaredBoard(Shape.of(7, 9), MIXED.subList(0, 31), null, null),
        new DeclaredBoard(Shape.of(5, 7), MIXED.subList(0, 32), List.of(), List.of("A")),
        new DeclaredBoard(Shape.of(4, 4, 4), MIXED, List.of("b"), List.of()),
        new DeclaredBoard(Shape.of(64), many.subList(0, 63), List.of(), null),
        new DeclaredBoard(Shape.of(64), many.subList(0, 64), null, List.of()),
        new DeclaredBoard(Shape.of(65), many.subList(0, 31), List.of(), List.of()),
        new DeclaredBoard(Shape.of(65), many.subList(0, 15), null, null),
        new DeclaredBoard(Shape.of(1), List.of("x"), null, null),
        new DeclaredBoard(Shape.of(255), FEW, null, null),
        new DeclaredBoard(Shape.of(1, 255), FEW, List.of(), null),
        new DeclaredBoard(Shape.of(1, 1, 1), FEW, null, null),
        new DeclaredBoard(Shape.of(2, 3, 2), FEW, null, List.of("x")),
        new DeclaredBoard(Shape.of(10, 12), many, null, null),
        new DeclaredBoard(Shape.of(9, 8), many.subList(0, 128), List.of(), List.of()),
        new DeclaredBoard(Shape.of(20, 20), FEW, null, null),
        new DeclaredBoard(Shape.of(20, 21), FEW, null, null),
        new DeclaredBoard(Shape.of(32, 32), FEW, null, null),
        new DeclaredBoard(Shape.of(25, 41), CHESS, List.of(), List.of()),
        new DeclaredBoard(Shape.of(40, 40, 40), FEW, null, List.of()),
        new DeclaredBoard(Shape.of(40, 40), many, List.of("piece253"), List.of()),
        new DeclaredBoard(Shape.of(255, 255), FEW, null, null));
  }

  /**
   * {@return the empty position as a {@link NaiveQi}, which uses none of the code of the real
   * positions}
   */
  public Qi naive() {
    return NaiveQi.empty(shape, "SHOGI", "shogi")
        .declaring(pieces, hand(firstHand), hand(secondHand));
  }

  public boolean hasHands() {
    return hasHands(firstHand, secondHand);
  }

  public String[] pieceArray() {
    return pieces.toArray(new String[0]);
  }

  /** {@return the pieces that a hand may hold} */
  private List<String> hand(List<String> written) {
    return Objects.requireNonNullElse(written, pieces);
  }

  private static boolean hasHands(List<String> firstHand, List<String> secondHand) {
    return firstHand == null || secondHand == null || !firstHand.isEmpty() || !secondHand.isEmpty();
  }

  private static String literal(List<String> texts) {
    return texts.stream()
        .map(text -> "\"" + text + "\"")
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Override
  public String toString() {
    return shape
        + " "
        + pieces.size()
        + " pieces, hands "
        + size(firstHand)
        + "/"
        + size(secondHand);
  }

  private static String size(List<String> hand) {
    return hand == null ? "all" : String.valueOf(hand.size());
  }
}
