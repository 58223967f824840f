// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.SquareOrder;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.set.SetWriter;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiGeometry}: steps, lines and attacks. {@link LineMethods} writes the
 * lines, and {@link AttackMethods} writes the attacks.
 */
public final class GeometryWriter extends SetWriter {
  private final Axes axes;

  public GeometryWriter(BoardNames names) {
    super(names);
    axes = new Axes(board.shape());
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.geometry)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "The geometry of {@link $L}: steps, lines and attacks.\n\n"
                    + "<p>Squares are flat indices, which engines use instead of objects. Every"
                    + " method throws an\n"
                    + "{@link $T} if an index is not a square of this board.\n",
                names.declarationLink(),
                IllegalArgumentException.class)
            .addField(
                template.publicConstant(
                    ClassName.get(Geometry.class),
                    "GENERIC",
                    "The geometry of this board in the generic form.\n",
                    "$generic:T.of($cells:T.SHAPE,$W$cells:T.ORDER)"))
            .addMethod(MethodSpecs.privateConstructor().build());
    type.addMethod(offset()).addMethod(step());
    addFlips(type);
    addDistances(type);
    new LineMethods(names).addTo(type);
    new AttackMethods(names).addTo(type);
    type.addMethod(check());
    if (!fields.isArray()) {
      type.addMethod(delta());
      new TableTypes(names, axes).addTo(type);
    }
    return type;
  }

  private MethodSpec.Builder number(String name, String... parameters) {
    return LineMethods.numbers(MethodSpecs.publicStatic(name).returns(int.class), parameters);
  }

  // int file = ShogiCells.file(square) + files;
  // int rank = ShogiCells.rank(square) + ranks;
  // // An operand is negative if its bound is exceeded, so one sign test is enough.
  // boolean isOff = (file | 8 - file | rank | 8 - rank) < 0;
  // return isOff ? -1 : (8 - rank) * 9 + file;
  private MethodSpec offset() {
    StringBuilder javadoc =
        new StringBuilder(
            "{@return the flat index of the square a number of "
                + axes.counted()
                + " away, or -1 if\nit is off the board} Offsets never wrap around the edge.\n\n");
    javadoc.append("@param square the flat index of the starting square, 0 to $lastSquare:L\n");
    StringBuilder body = new StringBuilder();
    MethodSpec.Builder method = number("offset", "square");
    for (String axis : axes.names()) {
      method.addParameter(int.class, axis + "s");
      javadoc.append(Axes.javadocOfSteps(axis));
      body.append("int %1$s = $cells:T.%1$s(square) + %1$ss;\n".formatted(axis));
    }
    String bounds =
        axes.names().stream()
            .map(axis -> axis + " | " + minus(axes.size(axis) - 1, axis))
            .collect(Collectors.joining(" | "));
    body.append("// An operand is negative if its bound is exceeded, so one sign test is enough.\n")
        .append("boolean isOff = (%s) < 0;\n".formatted(bounds))
        .append("return isOff ? -1 : %s;\n".formatted(index()));
    return template.method(method, javadoc.toString(), body.toString());
  }

  private static String minus(int last, String axis) {
    return last == 0 ? "-" + axis : last + " - " + axis;
  }

  private String index() {
    boolean isTurned = board.order() == SquareOrder.DESCENDING;
    int files = board.shape().files();
    int ranks = board.shape().ranks();
    String rank = isTurned ? "(" + minus(ranks - 1, "rank") + ")" : "rank";
    return switch (board.shape().dimensions()) {
      case 1 -> "file";
      case 2 -> rank + " * " + files + " + file";
      default ->
          "(%s * %d + %s) * %d + file"
              .formatted(
                  isTurned ? "(" + minus(board.shape().layers() - 1, "layer") + ")" : "layer",
                  ranks,
                  rank,
                  files);
    };
  }

  // check(square);
  // int number = BoardTables.number(direction, 2);
  // if (number >= 0) {
  //   return Tables.STEPS[square * 8 + number];
  // }
  // return direction.layers() != 0 ? -1 : offset(square, direction.files(), direction.ranks());
  private MethodSpec step() {
    String far =
        switch (board.shape().dimensions()) {
          case 1 ->
              "(direction.ranks() | direction.layers()) != 0 ? -1"
                  + " : offset(square, direction.files())";
          case 2 ->
              "direction.layers() != 0 ? -1"
                  + " : offset(square, direction.files(), direction.ranks())";
          default -> "offset(square, direction.files(), direction.ranks(), direction.layers())";
        };
    return template.method(
        number("step", "square").addParameter(Direction.class, "direction"),
        """
        {@return the flat index of the square one step away, or -1 if it is off the board}

        @param square the flat index of the starting square, 0 to $lastSquare:L
        @param direction the step, to a neighbour or farther
        """,
        fields.isArray()
            ? "check(square);\n$objects:T.requireNonNull(direction, \"direction\");\nreturn "
                + far
                + ";\n"
            : """
            check(square);
            int number = $tables:T.number(direction, $dimensions:L);
            if (number >= 0) {
              return Tables.STEPS[square * $directions:L + number];
            }
            return\
            """
                + " "
                + far
                + ";\n");
  }

  private void addFlips(TypeSpec.Builder type) {
    for (String axis : axes.names()) {
      String change = flip(axis);
      type.addMethod(
          template.method(
              number(Axes.flip(axis), "square"),
              """
              {@return the mirror image of a square, with the order of the %1$ss reversed}

              @param square the flat index of the square, 0 to $lastSquare:L
              """
                  .formatted(axis),
              "return square + " + change + ";\n"));
    }
    type.addMethod(
        template.method(
            number("rotate", "square"),
            """
            {@return the image of a square if the board is rotated by half a turn, as the opponent
            sees it}

            @param square the flat index of the square, 0 to $lastSquare:L
            """,
            board.shape().dimensions() == 1
                ? "return flipFiles(square);\n"
                : "return flipFiles(flipRanks(square));\n"));
  }

  // (8 - 2 * ShogiCells.file(square))
  private String flip(String axis) {
    int distance =
        switch (axis) {
          case "file" -> 1;
          case "rank" -> board.shape().files();
          default -> board.shape().files() * board.shape().ranks();
        };
    boolean isTurned = board.order() == SquareOrder.DESCENDING && !axis.equals("file");
    int last = axes.size(axis) - 1;
    String twice = "2 * $cells:T." + axis + "(square)";
    String flipped = isTurned ? twice + " - " + last : last + " - " + twice;
    return "(" + flipped + ")" + (distance == 1 ? "" : " * " + distance);
  }

  private void addDistances(TypeSpec.Builder type) {
    List<String> steps =
        axes.names().stream()
            .map("$math:T.abs($cells:T.%1$s(a) - $cells:T.%1$s(b))"::formatted)
            .toList();
    String most = steps.get(0);
    for (String step : steps.subList(1, steps.size())) {
      most = "$math:T.max(\n    " + most.indent(4).strip() + ",\n    " + step + ")";
    }
    type.addMethod(
            template.method(
                number("distance", "a", "b"),
                """
                {@return the number of king moves between two squares on an empty board (the
                Chebyshev distance)}

                @param a the flat index of a square, 0 to $lastSquare:L
                @param b the flat index of another square, 0 to $lastSquare:L
                """,
                "return " + most + ";\n"))
        .addMethod(
            template.method(
                number("manhattanDistance", "a", "b"),
                """
                {@return the number of steps between two squares if no step is diagonal (the
                Manhattan distance)}

                @param a the flat index of a square, 0 to $lastSquare:L
                @param b the flat index of another square, 0 to $lastSquare:L
                """,
                "return " + String.join("\n    + ", steps) + ";\n"));
  }

  // return direction.files() - direction.ranks() * 9;
  private MethodSpec delta() {
    int files = board.shape().files();
    String sign = board.order() == SquareOrder.DESCENDING ? " - " : " + ";
    String text =
        switch (board.shape().dimensions()) {
          case 1 -> "direction.files()";
          case 2 -> "direction.files()" + sign + "direction.ranks() * " + files;
          default ->
              "direction.files()"
                  + sign
                  + "(direction.ranks() + direction.layers() * "
                  + board.shape().ranks()
                  + ") * "
                  + files;
        };
    return template.method(
        MethodSpec.methodBuilder("delta")
            .addJavadoc("{@return the change of the flat index by a step, possibly negative}\n\n")
            .addJavadoc("@param direction the step\n")
            .addModifiers(Modifier.STATIC)
            .returns(int.class)
            .addParameter(Direction.class, "direction"),
        "return " + text + ";\n");
  }

  private MethodSpec check() {
    return template.method(
        MethodSpec.methodBuilder("check")
            .addJavadoc("Checks that an index is a square of this board.\n\n")
            .addJavadoc("@param square the index to check\n")
            .addJavadoc(
                "@throws $T if {@code square} is not a square of this board\n",
                IllegalArgumentException.class)
            .addModifiers(Modifier.STATIC)
            .addParameter(int.class, "square"),
        """
        if (square < 0 || square > $lastSquare:L) {
          throw $cells:T.SHAPE.noSuchSquare(square);
        }
        """);
  }
}
