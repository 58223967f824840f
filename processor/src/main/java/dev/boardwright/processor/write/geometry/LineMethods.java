// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.set.SetFields;

/** Writes the part of {@code ShogiGeometry} that draws lines: rays, and what is between squares. */
final class LineMethods {
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  LineMethods(BoardNames names, SetFields fields, Template template) {
    this.names = names;
    this.fields = fields;
    this.template = template;
  }

  private static MethodSpec.Builder numbers(MethodSpec.Builder method, String... parameters) {
    for (String parameter : parameters) {
      method.addParameter(int.class, parameter);
    }
    return method;
  }

  private MethodSpec.Builder set(String name, String... parameters) {
    return numbers(MethodSpecs.publicStatic(name).returns(names.set), parameters);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                set("neighbours", "square"),
                """
                The squares around a square.

                @param square a square, 0 to $lastSquare:L
                @return its neighbours in all directions
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.neighbours(square));\n"
                    : "check(square);\nreturn $set:T.ofRow(Tables.NEIGHBOURS, square);\n"))
        .addMethod(
            template.method(
                set("ray", "square").addParameter(Direction.class, "direction"),
                """
                The squares that a ray goes over on an empty board.

                @param square where it begins, which is not one of them
                @param direction where it goes, to a neighbour or by farther steps
                @return the squares up to the edge
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
                The squares between two squares on a line.

                @param a a square, 0 to $lastSquare:L
                @param b a square, 0 to $lastSquare:L
                @return the squares between them, without both; empty when they are on no common line
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.between(a, b));\n"
                    : lineBody("rays[forth + @] & rays[back + @]", "b")))
        .addMethod(
            template.method(
                set("line", "a", "b"),
                """
                The whole line through two squares, from edge to edge.

                @param a a square, 0 to $lastSquare:L
                @param b a square, 0 to $lastSquare:L
                @return the squares of the line, these two included; empty when they are the same, or on
                    no common line
                """,
                fields.isArray()
                    ? "return $set:T.copyOf(GENERIC.line(a, b));\n"
                    : lineBody("rays[forth + @] | rays[back + @] | " + fields.outerBit("a"), "a")))
        .addMethod(
            template.method(
                numbers(MethodSpecs.publicStatic("aligned").returns(boolean.class), "a", "b", "c"),
                """
                Whether a square is on the line through two others.

                @param a a square, 0 to $lastSquare:L
                @param b another one
                @param c any square
                @return whether {@link #line} of a and b contains c
                """,
                fields.isArray()
                    ? """
                    check(a);
                    check(c);
                    int number = $tables:T.direction($cells:T.SHAPE,$W$cells:T.ORDER,$Wa, b);
                    int other = $tables:T.direction($cells:T.SHAPE,$W$cells:T.ORDER,$Wa, c);
                    return number >= 0
                        && (a == c || other == number || other == $lastDirection:L - number);
                    """
                    : """
                    check(a);
                    check(b);
                    check(c);
                    int number = Lines.DIRECTIONS[a * $cells:T.COUNT + b];
                    int other = Lines.DIRECTIONS[a * $cells:T.COUNT + c];
                    return number >= 0
                        && (a == c || other == number || other == $lastDirection:L - number);
                    """));
  }

  // check(a);
  // check(b);
  // int number = Lines.DIRECTIONS[a * ShogiCells.COUNT + b];
  // long bits0 = 0;
  // long bits1 = 0;
  // if (number >= 0) {
  //   int forth = (a * 8 + number) * 2;
  //   int back = (b * 8 + 7 - number) * 2;
  //   bits0 = RAYS[forth] & RAYS[back];
  //   bits1 = RAYS[forth + 1] & RAYS[back + 1];
  // }
  // return new ShogiSquareSet(bits0, bits1);
  /** In one place a set is made: from two a compiler would make neither vanish. */
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
        + ";\n  int back = "
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

  // check(from);
  // check(to);
  // int number = Lines.DIRECTIONS[from * ShogiCells.COUNT + to];
  // return number < 0 ? null : BoardTables.directions(2).get(number);
  private MethodSpec direction() {
    return template.method(
        numbers(
            MethodSpecs.publicStatic("direction")
                .returns(names.nullable(ClassName.get(Direction.class))),
            "from",
            "to"),
        """
        The direction from one square to another.

        @param from a square, 0 to $lastSquare:L
        @param to a square, 0 to $lastSquare:L
        @return the direction to a neighbour in which a ray from the one meets the other; null when
            there is none, as when they are the same
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
