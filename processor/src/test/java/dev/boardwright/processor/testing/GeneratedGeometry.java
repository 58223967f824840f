// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.geometry.AttackTable;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.Qi;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The squares, sets and geometry generated for one board, compiled and loaded, and the generic form
 * of the same board. Each public method is compared with the generic method of the same name and
 * parameters. Instead of a set it takes a {@link SquareSet}, and instead of a square an index.
 */
public final class GeneratedGeometry {
  /** The generic names of generated methods that have another name. */
  private static final Map<String, String> GENERIC_NAMES =
      Map.of(
          "onFile", "squaresOnFile",
          "onRank", "squaresOnRank",
          "onLayer", "squaresOnLayer",
          "parse", "parseSet",
          "first", "firstIndex",
          "last", "lastIndex");

  /** The generic form. */
  public final Geometry generic;

  public final Class<?> squareType;
  public final Class<?> setType;
  private final Class<?> geometryType;
  private final Class<?> positionType;

  /** The methods that the generated and the generic geometry share, those of squares included. */
  public final List<Pair> ofBoard = new ArrayList<>();

  public final List<Pair> ofSets;
  public final List<Pair> ofTables;

  private GeneratedGeometry(Geometry generic, ClassLoader classes) throws ClassNotFoundException {
    this.generic = generic;
    squareType = classes.loadClass("game.TestedSquare");
    setType = classes.loadClass("game.TestedSquareSet");
    geometryType = classes.loadClass("game.TestedGeometry");
    positionType = classes.loadClass("game.TestedPosition");
    ofBoard.addAll(pairs(geometryType, Geometry.class, true));
    ofBoard.addAll(pairs(setType, Geometry.class, true));
    ofBoard.addAll(pairs(squareType, Geometry.class, false));
    ofBoard.removeIf(pair -> pair.generic.getReturnType() == AttackTable.class);
    ofSets = pairs(setType, SquareSet.class, false);
    Class<?> tableType = classes.loadClass("game.TestedGeometry$AttackTable");
    ofTables = pairs(tableType, AttackTable.class, false);
  }

  /**
   * {@return the geometry of a board}
   *
   * @param pieces the declared pieces, or null to allow any text as a piece
   */
  public static GeneratedGeometry of(Shape shape, SquareOrder order, List<String> pieces) {
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
      return new GeneratedGeometry(Geometry.of(shape, order), TestCompiler.load(compilation));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A generated method, and the method of the generic form that must do the same. */
  public record Pair(Method generated, Method generic) {
    public String name() {
      return generated.getName();
    }

    /** {@return the types of the arguments, of which the first may be the square itself} */
    public List<Class<?>> parameters() {
      return List.of(generic.getParameterTypes());
    }

    /** {@return whether the generated method takes a parameter as a number that may be invalid} */
    public boolean isNumber(int parameter) {
      int shift = generic.getDeclaringClass() == Geometry.class && !isStatic() ? 1 : 0;
      return parameter >= shift
          && parameter - shift < generated.getParameterCount()
          && generated.getParameterTypes()[parameter - shift] == int.class;
    }

    private boolean isStatic() {
      return Modifier.isStatic(generated.getModifiers());
    }
  }

  private List<Pair> pairs(Class<?> type, Class<?> genericType, boolean areStatic) {
    List<Pair> pairs = new ArrayList<>();
    for (Method method : type.getMethods()) {
      boolean isShared =
          Modifier.isStatic(method.getModifiers()) == areStatic
              && !method.isBridge()
              && method.getDeclaringClass() != Object.class;
      if (isShared) {
        List<Class<?>> types = new ArrayList<>();
        if (type == squareType) {
          types.add(int.class);
        }
        Stream.of(method.getParameterTypes()).map(this::genericType).forEach(types::add);
        Method found = find(genericType, method.getName(), types);
        if (found != null) {
          pairs.add(new Pair(method, found));
        }
      }
    }
    return pairs;
  }

  private Class<?> genericType(Class<?> type) {
    return type == setType ? SquareSet.class : type == squareType ? int.class : type;
  }

  /** {@return a method, which may have more numbers at the end, for the axes that a board lacks} */
  private static Method find(Class<?> type, String name, List<Class<?>> types) {
    String genericName = GENERIC_NAMES.getOrDefault(name, name);
    for (Method method : type.getMethods()) {
      List<Class<?>> all = List.of(method.getParameterTypes());
      if (method.getName().equals(genericName)
          && !method.isBridge()
          && all.size() == (name.equals("offset") ? 4 : types.size())
          && all.subList(0, types.size()).equals(types)) {
        return method;
      }
    }
    return null;
  }

  /** {@return the generated constant, such as {@code ALL}} */
  public SquareSet constant(String name) {
    return (SquareSet) genericValue(ReflectiveCalls.constant(setType, name));
  }

  public Object square(int index) {
    return ReflectiveCalls.call(ReflectiveCalls.method(squareType, "of", int.class), null, index);
  }

  public Object set(SquareSet set) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(setType, "copyOf", SquareSet.class), null, set);
  }

  /** {@return the set that a static method returns for one argument} */
  public SquareSet create(String name, Class<?> type, Object argument) {
    Method method = ReflectiveCalls.method(setType, name, type);
    return (SquareSet) genericValue(ReflectiveCalls.call(method, null, new Object[] {argument}));
  }

  public Object table(Movement movement) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(geometryType, "attackTable", Movement.class), null, movement);
  }

  public Object table(Movement movement, SquareSet initial) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(geometryType, "attackTable", Movement.class, setType),
        null,
        movement,
        initial == null ? null : set(initial));
  }

  /** {@return what a generated value is in the generic form} */
  private Object genericValue(Object value) {
    if (value instanceof Square square) {
      return square.index();
    }
    if (value instanceof int[] numbers) {
      return Arrays.stream(numbers).boxed().toList();
    }
    return setType.isInstance(value) ? ReflectiveCalls.callByName(value, "toSquareSet") : value;
  }

  /**
   * Compares a method on a board or on squares with the generic form.
   *
   * @param arguments the arguments of the generic method
   */
  public void compare(Pair pair, String where, Object... arguments) {
    compare(pair, where, null, generic, arguments);
  }

  /**
   * Compares a method of an object with the generic form.
   *
   * @param generated the object whose method is called, or null for a method of the board
   * @param genericTarget the object whose generic method is called
   * @param arguments the arguments of the generic method
   */
  public void compare(
      Pair pair, String where, Object generated, Object genericTarget, Object... arguments) {
    String message =
        where + ": " + pair.generated.toGenericString() + " of " + Arrays.deepToString(arguments);
    Supplier<Object> expecting = () -> ReflectiveCalls.call(pair.generic, genericTarget, arguments);
    Supplier<Object> calling = () -> call(pair, generated, arguments);
    Object expected;
    try {
      expected = genericValue(expecting.get());
    } catch (IllegalArgumentException | NullPointerException e) {
      assertThat(e).hasMessageThat().isNotNull();
      assertEquals(
          e.getMessage(), assertThrows(e.getClass(), calling::get, message).getMessage(), message);
      return;
    }
    Object actual = calling.get();
    boolean isNoSquare = actual == null && pair.generated.getReturnType() == squareType;
    assertEquals(expected, isNoSquare ? -1 : genericValue(actual), message);
    if (expected instanceof Direction) {
      assertSame(expected, actual, message);
    }
  }

  /** Calls a generated method with the arguments of the generic method. */
  private Object call(Pair pair, Object target, Object[] arguments) {
    boolean isOfSquare = pair.generated.getDeclaringClass() == squareType;
    int shift = isOfSquare ? 1 : 0;
    Class<?>[] types = pair.generated.getParameterTypes();
    Object[] generated = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      Object argument = arguments[i + shift];
      generated[i] =
          argument instanceof SquareSet set
              ? set(set)
              : types[i] == squareType ? square((int) argument) : argument;
    }
    return ReflectiveCalls.call(
        pair.generated, isOfSquare ? square((int) arguments[0]) : target, generated);
  }

  public Qi empty() {
    return (Qi) ReflectiveCalls.call(ReflectiveCalls.method(positionType, "empty"), null);
  }

  /** {@return what a method of a position or a cursor returns, in the generic form} */
  public Object ask(Object position, String name, Object... arguments) {
    return genericValue(ReflectiveCalls.callByName(position, name, arguments));
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
