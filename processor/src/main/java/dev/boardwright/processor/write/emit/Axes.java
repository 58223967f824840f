// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.boardwright.cell.Shape;
import java.util.List;

/** The axes that a board has: the file, on most boards the rank, on some the layer. */
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

  /** What steps along the axes are called: {@code files and ranks}. */
  public String counted() {
    return switch (shape.dimensions()) {
      case 1 -> "files";
      case 2 -> "files and ranks";
      default -> "files, ranks and layers";
    };
  }

  /**
   * {@return the name of the method that mirrors a square along an axis} For the rank it is {@code
   * flipRanks}.
   */
  public static String flip(String axis) {
    return "flip" + Character.toUpperCase(axis.charAt(0)) + axis.substring(1) + "s";
  }

  // @param ranks how many ranks up the board, negative for down; any number
  /** The Javadoc of a parameter that counts steps along an axis. */
  public static String javadocOfSteps(String axis) {
    String where =
        switch (axis) {
          case "file" -> "to the right, negative for left";
          case "rank" -> "up the board, negative for down";
          default -> "up, negative for down";
        };
    return "@param %1$ss how many %1$ss %2$s; any number\n".formatted(axis, where);
  }

  /** The axes as parameters: {@code int file, int rank}. */
  public MethodSpec.Builder addParameters(MethodSpec.Builder method) {
    names().forEach(axis -> method.addParameter(int.class, axis));
    return method;
  }

  /** The parameters, documented. */
  public CodeBlock javadoc() {
    CodeBlock.Builder javadoc = CodeBlock.builder();
    for (String axis : names()) {
      javadoc.add("@param $L 0 to $L\n", axis, size(axis) - 1);
    }
    return javadoc.build();
  }

  /** The three axes as arguments, 0 for all but one: {@code 0, rank, 0}. */
  public static String threeArguments(String axis) {
    return String.join(", ", NAMES.stream().map(name -> name.equals(axis) ? name : "0").toList());
  }

  /** The three axes as arguments, 0 for those that the board lacks: {@code file, rank, 0}. */
  public String threeArguments() {
    return String.join(", ", NAMES.stream().map(axis -> has(axis) ? axis : "0").toList());
  }
}
