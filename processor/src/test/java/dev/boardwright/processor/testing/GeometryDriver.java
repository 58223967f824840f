// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.Qi;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An adapter for the geometry generated for one board, compiled and loaded. Its methods take and
 * return generic types: a set is a {@link SquareSet}, and a square is an index, or −1 for no
 * square. A parameter {@code isTyped} selects the method that takes the types of the board instead
 * of the one that takes numbers.
 */
public final class GeometryDriver {
  private final Shape shape;
  private final Class<?> squareType;
  private final Class<?> setType;
  private final Class<?> geometryType;
  private final Class<?> positionType;

  private GeometryDriver(Shape shape, ClassLoader classes) throws ClassNotFoundException {
    this.shape = shape;
    squareType = classes.loadClass("game.TestedSquare");
    setType = classes.loadClass("game.TestedSquareSet");
    geometryType = classes.loadClass("game.TestedGeometry");
    positionType = classes.loadClass("game.TestedPosition");
  }

  /**
   * {@return a driver for a board}
   *
   * @param pieces the declared pieces, or null to allow any text as a piece
   */
  public static GeometryDriver of(Shape shape, SquareOrder order, List<String> pieces) {
    String declared =
        pieces == null
            ? ""
            : pieces.stream()
                .map(piece -> '"' + piece + '"')
                .collect(Collectors.joining(", ", "pieces = {", "},"));
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                @dev.boardwright.Board(shape = {%s}, styles = {"T", "t"},
                %s
                    order = dev.boardwright.SquareOrder.%s)
                public interface Tested {}
                """
                    .formatted(
                        Arrays.toString(shape.toArray()).replaceAll("[\\[\\]]", ""),
                        declared,
                        order)));
    assertThat(compilation).succeededWithoutWarnings();
    try {
      return new GeometryDriver(shape, TestCompiler.load(compilation));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private Object square(int index) {
    return ReflectiveCalls.call(ReflectiveCalls.method(squareType, "of", int.class), null, index);
  }

  private static int index(Object square) {
    return square == null ? -1 : ((Square) square).index();
  }

  private Object set(SquareSet set) {
    return set == null
        ? null
        : ReflectiveCalls.call(
            ReflectiveCalls.method(setType, "copyOf", SquareSet.class), null, set);
  }

  private AnySquareSet<?> typed(SquareSet set) {
    return (AnySquareSet<?>) set(set);
  }

  private static SquareSet generic(Object set) {
    return (SquareSet) ReflectiveCalls.callByName(set, "toSquareSet");
  }

  private static Class<?>[] intTypes(int count) {
    Class<?>[] types = new Class<?>[count];
    Arrays.fill(types, int.class);
    return types;
  }

  private static Object[] boxed(int... numbers) {
    return Arrays.stream(numbers).boxed().toArray();
  }

  /**
   * Calls a method of the geometry on indices, or the method of the same name of the first square.
   *
   * @return the result of the method
   */
  private Object onSquares(String name, boolean isTyped, int... squares) {
    if (!isTyped) {
      return ReflectiveCalls.call(
          ReflectiveCalls.method(geometryType, name, intTypes(squares.length)),
          null,
          boxed(squares));
    }
    Class<?>[] types = new Class<?>[squares.length - 1];
    Arrays.fill(types, squareType);
    Object[] others = new Object[types.length];
    for (int i = 0; i < others.length; i++) {
      others[i] = squares[i + 1] < 0 ? null : square(squares[i + 1]);
    }
    return ReflectiveCalls.call(
        ReflectiveCalls.method(squareType, name, types), square(squares[0]), others);
  }

  private Object withDirection(String name, int square, Direction direction, boolean isTyped) {
    return isTyped
        ? ReflectiveCalls.call(
            ReflectiveCalls.method(squareType, name, Direction.class), square(square), direction)
        : ReflectiveCalls.call(
            ReflectiveCalls.method(geometryType, name, int.class, Direction.class),
            null,
            square,
            direction);
  }

  public int offset(int square, int files, int ranks, int layers, boolean isTyped) {
    int[] steps = Arrays.copyOf(new int[] {files, ranks, layers}, shape.dimensions());
    if (isTyped) {
      return index(
          ReflectiveCalls.call(
              ReflectiveCalls.method(squareType, "offset", intTypes(steps.length)),
              square(square),
              boxed(steps)));
    }
    int[] all = new int[steps.length + 1];
    all[0] = square;
    System.arraycopy(steps, 0, all, 1, steps.length);
    return (int) onSquares("offset", false, all);
  }

  public int step(int square, Direction direction, boolean isTyped) {
    Object to = withDirection("step", square, direction, isTyped);
    return isTyped ? index(to) : (int) to;
  }

  /**
   * {@return the mirror image along an axis, or the square itself if the board has no such axis}
   */
  public int flip(int square, int axis, boolean isTyped) {
    return axis < shape.dimensions()
        ? image(List.of("flipFiles", "flipRanks", "flipLayers").get(axis), square, isTyped)
        : square;
  }

  public int rotate(int square, boolean isTyped) {
    return image("rotate", square, isTyped);
  }

  private int image(String name, int square, boolean isTyped) {
    Object image = onSquares(name, isTyped, square);
    return isTyped ? index(image) : (int) image;
  }

  public int distance(int a, int b, boolean isTyped) {
    return (int) onSquares("distance", isTyped, a, b);
  }

  public int manhattanDistance(int a, int b) {
    return (int) onSquares("manhattanDistance", false, a, b);
  }

  public boolean isLight(int square, boolean isTyped) {
    return (boolean) callOnSquare("contains", constant("LIGHT"), square, isTyped);
  }

  public SquareSet neighbours(int square, boolean isTyped) {
    return generic(onSquares("neighbours", isTyped, square));
  }

  public SquareSet ray(int square, Direction direction, boolean isTyped) {
    return generic(withDirection("ray", square, direction, isTyped));
  }

  /** {@return the direction between two squares, or null if there is none} */
  public Direction direction(int from, int to, boolean isTyped) {
    return (Direction) onSquares("direction", isTyped, from, to);
  }

  public SquareSet between(int a, int b, boolean isTyped) {
    return generic(onSquares("between", isTyped, a, b));
  }

  public SquareSet line(int a, int b, boolean isTyped) {
    return generic(onSquares("line", isTyped, a, b));
  }

  public boolean aligned(int a, int b, int c) {
    return (boolean) onSquares("aligned", false, a, b, c);
  }

  public SquareSet slide(int square, SquareSet occupied, Direction direction) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(geometryType, "slide", int.class, setType, Direction.class),
            null,
            square,
            set(occupied),
            direction));
  }

  /**
   * {@return the squares that a line piece attacks}
   *
   * @param name {@code rook}, {@code bishop}, {@code queen} or {@code unicorn}
   */
  public SquareSet linePiece(String name, int square, SquareSet occupied) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(geometryType, name + "Attacks", int.class, setType),
            null,
            square,
            set(occupied)));
  }

  /**
   * {@return the squares that a piece moves to or attacks}
   *
   * @param name {@code moves} or {@code attacks}
   */
  public SquareSet reached(
      String name, int square, SquareSet occupied, Movement movement, boolean isTyped) {
    Object reached =
        isTyped
            ? ReflectiveCalls.call(
                ReflectiveCalls.method(squareType, name, setType, Movement.class),
                square(square),
                set(occupied),
                movement)
            : ReflectiveCalls.call(
                ReflectiveCalls.method(geometryType, name, int.class, setType, Movement.class),
                null,
                square,
                set(occupied),
                movement);
    return generic(reached);
  }

  /**
   * {@return the squares that a piece moves to or attacks, initial terms included}
   *
   * @param name {@code moves} or {@code attacks}
   */
  public SquareSet reached(
      String name, int square, SquareSet occupied, Movement movement, SquareSet initial) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(geometryType, name, int.class, setType, Movement.class, setType),
            null,
            square,
            set(occupied),
            movement,
            set(initial)));
  }

  public SquareSet attackers(
      int target, SquareSet candidates, SquareSet occupied, Movement movement) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(
                geometryType, "attackers", int.class, setType, setType, Movement.class),
            null,
            target,
            set(candidates),
            set(occupied),
            movement));
  }

  /** {@return the attackers of a square, initial terms included} */
  public SquareSet attackers(
      int target, SquareSet candidates, SquareSet occupied, Movement movement, SquareSet initial) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(
                geometryType, "attackers", int.class, setType, setType, Movement.class, setType),
            null,
            target,
            set(candidates),
            set(occupied),
            movement,
            set(initial)));
  }

  /**
   * {@return the squares that an attack table gives}
   *
   * @param name {@code moves}, {@code from} or {@code to}
   * @param initial the squares of initial terms, or null to create the table without them
   */
  public SquareSet byTable(
      String name, int square, SquareSet occupied, Movement movement, SquareSet initial) {
    Object table =
        initial == null
            ? ReflectiveCalls.call(
                ReflectiveCalls.method(geometryType, "attackTable", Movement.class), null, movement)
            : ReflectiveCalls.call(
                ReflectiveCalls.method(geometryType, "attackTable", Movement.class, setType),
                null,
                movement,
                set(initial));
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(table.getClass(), name, int.class, setType),
            table,
            square,
            set(occupied)));
  }

  /** {@return the squares of a file, a rank or a layer} */
  public SquareSet line(int axis, int number) {
    String name = List.of("onFile", "onRank", "onLayer").get(axis);
    return generic(
        ReflectiveCalls.call(ReflectiveCalls.method(setType, name, int.class), null, number));
  }

  public SquareSet constant(String name) {
    return generic(ReflectiveCalls.constant(setType, name));
  }

  public SquareSet of(int[] squares) {
    Object typed = Array.newInstance(squareType, squares.length);
    for (int i = 0; i < squares.length; i++) {
      Array.set(typed, i, square(squares[i]));
    }
    return create("of", typed.getClass(), typed);
  }

  public SquareSet ofIndex(int index) {
    return create("of", int.class, index);
  }

  public SquareSet ofIndices(int[] indices) {
    return create("ofIndices", int[].class, indices);
  }

  public SquareSet parse(String diagram) {
    return create("parse", String.class, diagram);
  }

  public SquareSet copyOf(SquareSet set) {
    return create("copyOf", SquareSet.class, set);
  }

  private SquareSet create(String name, Class<?> type, Object argument) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(setType, name, type), null, new Object[] {argument}));
  }

  /**
   * {@return the set with the given words} On boards of up to 512 squares, each word is a separate
   * argument; on larger boards, the words are an array.
   */
  public SquareSet ofWords(long[] words) {
    if (shape.squareCount() > 512) {
      return create("ofWords", long[].class, words);
    }
    Class<?>[] types = new Class<?>[words.length];
    Arrays.fill(types, long.class);
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(setType, "ofWords", types),
            null,
            Arrays.stream(words).boxed().toArray()));
  }

  /** {@return the result of an operation on two sets} */
  public SquareSet binary(String name, SquareSet a, SquareSet b) {
    return generic(
        ReflectiveCalls.call(
            ReflectiveCalls.method(setType, name, setType), set(a), new Object[] {set(b)}));
  }

  /** {@return whether a relation between two sets holds} */
  public boolean relation(String name, SquareSet a, SquareSet b) {
    return (boolean)
        ReflectiveCalls.call(
            ReflectiveCalls.method(setType, name, setType), set(a), new Object[] {set(b)});
  }

  public SquareSet complement(SquareSet set) {
    return generic(typed(set).complement());
  }

  /**
   * Calls a method of a set that takes one square.
   *
   * @param name {@code with}, {@code without} or {@code contains}
   * @return the resulting set, or whether the set contains the square
   */
  public Object callOnSquare(String name, SquareSet set, int square, boolean isTyped) {
    Object result =
        isTyped
            ? ReflectiveCalls.call(
                ReflectiveCalls.method(setType, name, squareType), set(set), square(square))
            : ReflectiveCalls.call(
                ReflectiveCalls.method(setType, name, int.class), set(set), square);
    return result instanceof Boolean ? result : generic(result);
  }

  public boolean isEmpty(SquareSet set) {
    return typed(set).isEmpty();
  }

  public boolean hasMoreThanOne(SquareSet set) {
    return typed(set).hasMoreThanOne();
  }

  public int size(SquareSet set) {
    return typed(set).size();
  }

  public int first(SquareSet set, boolean isTyped) {
    return isTyped ? index(ReflectiveCalls.callByName(set(set), "first")) : typed(set).firstIndex();
  }

  public int last(SquareSet set, boolean isTyped) {
    return isTyped ? index(ReflectiveCalls.callByName(set(set), "last")) : typed(set).lastIndex();
  }

  public int nextIndex(SquareSet set, int from) {
    return typed(set).nextIndex(from);
  }

  /** {@return the indices that an iterator or {@code forEachIndex} visits, in order} */
  public List<Integer> iterated(SquareSet set, boolean isTyped) {
    List<Integer> indices = new ArrayList<>();
    if (isTyped) {
      for (Object square : (Iterable<?>) set(set)) {
        indices.add(index(square));
      }
    } else {
      typed(set).forEachIndex(indices::add);
    }
    return indices;
  }

  public int[] toArray(SquareSet set) {
    return typed(set).toArray();
  }

  public int wordCount(SquareSet set) {
    return typed(set).wordCount();
  }

  public long word(SquareSet set, int word) {
    return typed(set).word(word);
  }

  public SquareSet shift(SquareSet set, Direction direction) {
    return generic(typed(set).shift(direction));
  }

  public String text(SquareSet set) {
    return set(set).toString();
  }

  public int hash(SquareSet set) {
    return set(set).hashCode();
  }

  public boolean equal(SquareSet a, SquareSet b) {
    return set(a).equals(set(b));
  }

  public Qi empty() {
    return (Qi) ReflectiveCalls.call(ReflectiveCalls.method(positionType, "empty"), null);
  }

  /** {@return the set that a method of a position or a cursor returns} */
  public static SquareSet callForSet(Object position, String name, Object... arguments) {
    return generic(ReflectiveCalls.callByName(position, name, arguments));
  }

  public int uniqueSquareOf(Object position, Object piece) {
    return index(ReflectiveCalls.callByName(position, "uniqueSquareOf", piece));
  }

  public SquareSet attackersOn(
      Object position, int target, SquareSet candidates, Movement movement) {
    return generic(
        ReflectiveCalls.callByName(
            position, "attackers", square(target), set(candidates), movement));
  }

  /**
   * {@return a piece, as methods with the types of the board expect it} This is the text itself if
   * the board declares no pieces.
   */
  public Object piece(String text) {
    try {
      return ReflectiveCalls.call(
          ReflectiveCalls.method(
              positionType.getClassLoader().loadClass("game.TestedPiece"), "parse", String.class),
          null,
          text);
    } catch (ClassNotFoundException e) {
      return text;
    }
  }
}
