// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.qi.Qi;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The types generated for one declaration, compiled, loaded, and called by name. */
final class GeneratedBoard {
  final Shape shape;
  final SquareOrder order;
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

  static GeneratedBoard of(Shape shape, SquareOrder order, String first, String second) {
    String sizes =
        Arrays.stream(shape.toArray())
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", "));
    Compilation compilation =
        Compiling.compile(
            Compiling.source(
                "game.Tested",
                "package game;",
                "import dev.boardwright.Board;",
                "import dev.boardwright.SquareOrder;",
                "@Board(shape = {" + sizes + "}, styles = {\"" + first + "\", \"" + second + "\"},",
                "    order = SquareOrder." + order + ")",
                "public interface Tested {}"));
    assertThat(compilation).succeededWithoutWarnings();
    try {
      return new GeneratedBoard(shape, order, Compiling.load(compilation));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  Class<?> squareType() {
    return square;
  }

  Class<?> positionType() {
    return position;
  }

  Object constant(String name) {
    return Calls.constant(name.endsWith("STYLE") ? position : cells, name);
  }

  int index(CharSequence cell) {
    return (int) call(cells, "index", CharSequence.class, cell);
  }

  String cell(int index) {
    return (String) call(cells, "cell", int.class, index);
  }

  int axis(String axis, int index) {
    return (int) call(cells, axis, int.class, index);
  }

  Square of(int index) {
    return (Square) call(square, "of", int.class, index);
  }

  /** The square of a file, a rank and a layer, as many as the board has. */
  Square of(int[] axes) {
    Class<?>[] types = new Class<?>[axes.length];
    Arrays.fill(types, int.class);
    return (Square)
        Calls.call(Calls.method(square, "of", types), null, Arrays.stream(axes).boxed().toArray());
  }

  Square parse(String cell) {
    return (Square) call(square, "parse", String.class, cell);
  }

  Square find(String cell) {
    return (Square) call(square, "find", String.class, cell);
  }

  Square find(Location location) {
    return (Square) call(square, "find", Location.class, location);
  }

  Square[] values() {
    return (Square[]) Calls.call(Calls.method(square, "values"), null);
  }

  Qi empty() {
    return (Qi) Calls.call(Calls.method(position, "empty"), null);
  }

  Qi copyOf(Qi qi) {
    return (Qi) call(position, "copyOf", Qi.class, qi);
  }

  Qi with(Qi qi, Square at, String piece) {
    return (Qi) Calls.call(Calls.method(position, "with", square, String.class), qi, at, piece);
  }

  String pieceAt(Qi qi, Square at) {
    return (String) Calls.call(Calls.method(position, "pieceAt", square), qi, at);
  }

  Qi.Edit set(Qi.Edit edit, Square at, String piece) {
    return (Qi.Edit)
        Calls.call(Calls.method(edit.getClass(), "set", square, String.class), edit, at, piece);
  }

  Qi.Edit clear(Qi.Edit edit, Square at) {
    return (Qi.Edit) Calls.call(Calls.method(edit.getClass(), "clear", square), edit, at);
  }

  private static Object call(Class<?> type, String name, Class<?> parameter, Object argument) {
    return Calls.call(Calls.method(type, name, parameter), null, argument);
  }
}
