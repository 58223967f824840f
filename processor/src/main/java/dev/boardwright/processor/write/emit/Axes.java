// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.MethodSpec;
import dev.boardwright.cell.Shape;
import java.util.List;
import java.util.stream.Collectors;

/** The axes of a board: the file, on most boards the rank, and on some boards the layer. */
public final class Axes {
  private static final List<String> NAMES = List.of("file", "rank", "layer");

  private final Shape shape;

  public Axes(Shape shape) {
    this.shape = shape;
  }

  public List<String> names() {
    return NAMES.subList(0, shape.dimensions());
  }

  public boolean has(String axis) {
    return names().contains(axis);
  }

  public int size(String axis) {
    return switch (axis) {
      case "file" -> shape.files();
      case "rank" -> shape.ranks();
      default -> shape.layers();
    };
  }

  /** {@return the names of the axes in the plural, such as {@code files and ranks}} */
  public String counted() {
    return switch (shape.dimensions()) {
      case 1 -> "files";
      case 2 -> "files and ranks";
      default -> "files, ranks and layers";
    };
  }

  /**
   * {@return the name of the method that mirrors a square along an axis, such as {@code flipRanks}
   * for the rank}
   */
  public static String flip(String axis) {
    return "flip" + Character.toUpperCase(axis.charAt(0)) + axis.substring(1) + "s";
  }

  // @param ranks the number of ranks up the board, negative for down; any value is allowed
  /** {@return the Javadoc of a parameter that counts steps along an axis} */
  public static String javadocOfSteps(String axis) {
    String where =
        switch (axis) {
          case "file" -> "to the right, negative for left";
          case "rank" -> "up the board, negative for down";
          default -> "up, negative for down";
        };
    return "@param %1$ss the number of %1$ss %2$s; any value is allowed\n".formatted(axis, where);
  }

  /** Adds the axes to a method as parameters: {@code int file, int rank}. */
  public MethodSpec.Builder addParameters(MethodSpec.Builder method) {
    names().forEach(axis -> method.addParameter(int.class, axis));
    return method;
  }

  // @param file the file, 0 to 8
  // @param rank the rank, 0 to 8
  /** {@return the Javadoc of the axes as parameters} */
  public String javadoc() {
    return names().stream()
        .map(axis -> "@param %1$s the %1$s, 0 to %2$d\n".formatted(axis, size(axis) - 1))
        .collect(Collectors.joining());
  }

  /** {@return three arguments, which are 0 except for one axis, such as {@code 0, rank, 0}} */
  public static String threeArguments(String axis) {
    return String.join(", ", NAMES.stream().map(name -> name.equals(axis) ? name : "0").toList());
  }

  /** {@return the axes as three arguments, 0 for a missing axis, such as {@code file, rank, 0}} */
  public String threeArguments() {
    return String.join(", ", NAMES.stream().map(axis -> has(axis) ? axis : "0").toList());
  }
}
