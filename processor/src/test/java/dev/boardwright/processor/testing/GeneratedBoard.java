// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.qi.Qi;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The types generated for one declaration, compiled, loaded, and called by reflection. */
public final class GeneratedBoard {
  public final Shape shape;
  public final SquareOrder order;
  private final Class<?> square;
  private final Class<?> cells;
  private final Class<?> position;

  private GeneratedBoard(Shape shape, SquareOrder order, ClassLoader classes)
      throws ClassNotFoundException {
    this.shape = shape;
    this.order = order;
    square = classes.loadClass("game.TestedSquare");
    cells = classes.loadClass("game.TestedCells");
    position = classes.loadClass("game.TestedPosition");
  }

  /** The boards that tests have requested. Each is compiled only once. */
  private static final Map<List<Object>, LazyValue<GeneratedBoard>> BOARDS =
      new ConcurrentHashMap<>();

  public static GeneratedBoard of(Shape shape, SquareOrder order, String first, String second) {
    return BOARDS
        .computeIfAbsent(
            List.of(shape, order, first, second),
            key -> new LazyValue<>(() -> compiled(shape, order, first, second)))
        .get();
  }

  private static GeneratedBoard compiled(
      Shape shape, SquareOrder order, String first, String second) {
    String sizes =
        Arrays.stream(shape.toArray())
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", "));
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.Board;
                import dev.boardwright.SquareOrder;
                @Board(shape = {%s}, styles = {"%s", "%s"},
                    order = SquareOrder.%s)
                public interface Tested {}
                """
                    .formatted(sizes, first, second, order)));
    assertThat(compilation).succeededWithoutWarnings();
    try {
      return new GeneratedBoard(shape, order, TestCompiler.load(compilation));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  public Class<?> squareType() {
    return square;
  }

  public Class<?> positionType() {
    return position;
  }

  public Object constant(String name) {
    return ReflectiveCalls.constant(name.endsWith("STYLE") ? position : cells, name);
  }

  public int index(CharSequence cell) {
    return (int) call(cells, "index", CharSequence.class, cell);
  }

  public String cell(int index) {
    return (String) call(cells, "cell", int.class, index);
  }

  /** {@return the file, rank or layer of a square, or 0 if the board has no such axis} */
  public int axis(String axis, int index) {
    boolean has =
        switch (axis) {
          case "rank" -> shape.dimensions() > 1;
          case "layer" -> shape.dimensions() > 2;
          default -> true;
        };
    return has ? (int) call(cells, axis, int.class, index) : 0;
  }

  public Square of(int index) {
    return (Square) call(square, "of", int.class, index);
  }

  /** {@return the square at the coordinates, of which there are as many as the board has axes} */
  public Square of(int[] axes) {
    Class<?>[] types = new Class<?>[axes.length];
    Arrays.fill(types, int.class);
    return (Square)
        ReflectiveCalls.call(
            ReflectiveCalls.method(square, "of", types),
            null,
            Arrays.stream(axes).boxed().toArray());
  }

  public Square parse(String cell) {
    return (Square) call(square, "parse", String.class, cell);
  }

  public Square find(String cell) {
    return (Square) call(square, "find", String.class, cell);
  }

  public Square at(Location location) {
    return (Square) call(square, "at", Location.class, location);
  }

  public Square[] values() {
    return (Square[]) ReflectiveCalls.call(ReflectiveCalls.method(square, "values"), null);
  }

  public Qi empty() {
    return (Qi) ReflectiveCalls.call(ReflectiveCalls.method(position, "empty"), null);
  }

  public Qi copyOf(Qi qi) {
    return (Qi) call(position, "copyOf", Qi.class, qi);
  }

  public Qi with(Qi qi, Square at, String piece) {
    return (Qi)
        ReflectiveCalls.call(
            ReflectiveCalls.method(position, "with", square, String.class), qi, at, piece);
  }

  public String pieceAt(Qi qi, Square at) {
    return (String)
        ReflectiveCalls.call(ReflectiveCalls.method(position, "pieceAt", square), qi, at);
  }

  public Qi.Edit set(Qi.Edit edit, Square at, String piece) {
    return (Qi.Edit)
        ReflectiveCalls.call(
            ReflectiveCalls.method(edit.getClass(), "set", square, String.class), edit, at, piece);
  }

  public Qi.Edit clear(Qi.Edit edit, Square at) {
    return (Qi.Edit)
        ReflectiveCalls.call(ReflectiveCalls.method(edit.getClass(), "clear", square), edit, at);
  }

  private static Object call(Class<?> type, String name, Class<?> parameter, Object argument) {
    return ReflectiveCalls.call(ReflectiveCalls.method(type, name, parameter), null, argument);
  }
}
