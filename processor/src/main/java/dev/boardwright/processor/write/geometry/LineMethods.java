// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.set.SetWriter;

/** A writer of the methods of {@code ShogiGeometry} for neighbours, rays, directions and lines. */
final class LineMethods extends SetWriter {
  LineMethods(BoardNames names) {
    super(names);
  }

  static MethodSpec.Builder numbers(MethodSpec.Builder method, String... parameters) {
    for (String parameter : parameters) {
      method.addParameter(int.class, parameter);
    }
    return method;
  }

  private MethodSpec.Builder set(String name, String... parameters) {
    return numbers(publicStaticSet(name), parameters);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                set("neighbours", "square"),
                """
                {@return the neighbours of a square in all directions}

                @param square the flat index of the square, 0 to $lastSquare:L
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.neighbours(square));\n"
                    : "check(square);\nreturn $set:T.ofRow(Tables.NEIGHBOURS, square);\n"))
        .addMethod(
            template.method(
                set("ray", "square").addParameter(Direction.class, "direction"),
                """
                {@return the squares of a ray from a square to the edge of an empty board} The
                ray does not include the square where it begins.

                @param square the flat index of the square where the ray begins, 0 to $lastSquare:L
                @param direction the direction of the ray, with steps to a neighbour or farther
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.ray(square, direction));\n"
                    : """
                    check(square);
                    int number = $tables:T.number(direction, $dimensions:L);
                    return number < 0
                        ? farSlide(square, $set:T.EMPTY, direction)
                        : $set:T.ofRow(Lines.RAYS, square * $directions:L + number);
                    """))
        .addMethod(direction())
        .addMethod(
            template.method(
                set("between", "a", "b"),
                """
                {@return the squares between two squares, both excluded} The set is empty if the two
                are the same or not on a common line.

                @param a the flat index of a square, 0 to $lastSquare:L
                @param b the flat index of another square, 0 to $lastSquare:L
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.between(a, b));\n"
                    : lineBody("rays[forth + @] & rays[back + @]", "b")))
        .addMethod(
            template.method(
                set("line", "a", "b"),
                """
                {@return the squares of the whole line through two squares, from edge to edge, both
                included} The set is empty if the two are the same or not on a common line.

                @param a the flat index of a square, 0 to $lastSquare:L
                @param b the flat index of another square, 0 to $lastSquare:L
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.line(a, b));\n"
                    : lineBody("rays[forth + @] | rays[back + @] | " + fields.outerBit("a"), "a")))
        .addMethod(
            template.method(
                numbers(MethodSpecs.publicStatic("aligned").returns(boolean.class), "a", "b", "c"),
                """
                {@return whether a square is on the {@link #line} through two others}

                @param a the flat index of a square on the line, 0 to $lastSquare:L
                @param b the flat index of another square on the line, 0 to $lastSquare:L
                @param c the flat index of any square, 0 to $lastSquare:L
                """,
                (fields.isArray()
                        ? """
                        check(a);
                        check(c);
                        int number = $tables:T.direction($cells:T.SHAPE,$W$cells:T.ORDER,$Wa, b);
                        int other = $tables:T.direction($cells:T.SHAPE,$W$cells:T.ORDER,$Wa, c);
                        """
                        : """
                        check(a);
                        check(b);
                        check(c);
                        int number = Lines.DIRECTIONS[a * $cells:T.COUNT + b];
                        int other = Lines.DIRECTIONS[a * $cells:T.COUNT + c];
                        """)
                    + "return number >= 0"
                    + " && (a == c || other == number || other == $lastDirection:L - number);\n"));
  }

  // check(a);
  // check(b);
  // int number = Lines.DIRECTIONS[a * ShogiCells.COUNT + b];
  // long bits0 = 0;
  // long bits1 = 0;
  // if (number >= 0) {
  //   long[] rays = Lines.RAYS;
  //   int forth = (a * 8 + number) * 2;
  //   // The numbers of opposite directions add up to 7.
  //   int back = (b * 8 + 7 - number) * 2;
  //   bits0 = rays[forth] & rays[back];
  //   bits1 = rays[forth + 1] & rays[back + 1];
  // }
  // return new ShogiSquareSet(bits0, bits1);
  /**
   * {@return statements that combine two opposite rays} They create the set in a single place,
   * because escape analysis would not remove sets that are created in separate branches.
   */
  private String lineBody(String pattern, String back) {
    String forth = row("a", "number");
    return """
    check(a);
    check(b);
    int number = Lines.DIRECTIONS[a * $cells:T.COUNT + b];
    """
        + fields.declare("0")
        + "if (number >= 0) {\n  long[] rays = Lines.RAYS;\n  int forth = "
        + forth
        + ";\n  // The numbers of opposite directions add up to $lastDirection:L.\n  int back = "
        + row(back, "$lastDirection:L - number")
        + ";\n"
        + fields.each("  # = " + pattern + ";\n", "")
        + "}\nreturn "
        + fields.create("#")
        + ";\n";
  }

  private String row(String square, String number) {
    String row = square + " * $directions:L + " + number;
    return fields.words() == 1 ? row : "(" + row + ") * $count:L";
  }

  private MethodSpec direction() {
    return template.method(
        numbers(
            MethodSpecs.publicStatic("direction")
                .returns(names.nullable(ClassName.get(Direction.class))),
            "from",
            "to"),
        """
        {@return the direction from one square to another on a common line, or null if the two are
        the same or not on a common line} A line is a sequence of neighbours, such as a file, a
        rank or a diagonal.

        @param from the flat index of a square, 0 to $lastSquare:L
        @param to the flat index of the square that the direction leads to, 0 to $lastSquare:L
        """,
        fields.isArray()
            ? "return GENERIC.direction(from, to);\n"
            : """
            check(from);
            check(to);
            int number = Lines.DIRECTIONS[from * $cells:T.COUNT + to];
            return number < 0 ? null : $tables:T.directions($dimensions:L).get(number);
            """);
  }
}
