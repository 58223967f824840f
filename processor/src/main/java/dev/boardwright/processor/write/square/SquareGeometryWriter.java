// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;

/** A writer of the methods of {@code ShogiSquare} that delegate to {@code ShogiGeometry}. */
final class SquareGeometryWriter extends BoardWriter {
  private final Axes axes;

  SquareGeometryWriter(BoardNames names) {
    super(names);
    axes = new Axes(board.shape());
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(offset()).addMethod(step());
    for (String axis : axes.names()) {
      addImage(
          type,
          Axes.flip(axis),
          "the mirror image of this square",
          "with the order of the %ss reversed".formatted(axis));
    }
    addImage(
        type,
        "rotate",
        "the image of this square if the board is rotated by half a turn",
        "as the opponent\nsees it");
    addToOther(
        type,
        "distance",
        TypeName.INT,
        """
        {@return the number of king moves to another square on an empty board (the Chebyshev
        distance)}

        @param other the other square
        """);
    addSets(type);
  }

  // public @Nullable ShogiSquare offset(int files, int ranks) {
  //   int index = ShogiGeometry.offset(index(), files, ranks);
  //   return index < 0 ? null : ALL[index];
  // }
  private MethodSpec offset() {
    MethodSpec.Builder method =
        MethodSpecs.publicMethod("offset").returns(names.nullable(names.square));
    StringBuilder javadoc =
        new StringBuilder(
            "{@return the square a number of "
                + axes.counted()
                + " away, or null if it is off the\nboard}"
                + " Offsets never wrap around the edge.\n\n");
    StringBuilder arguments = new StringBuilder();
    for (String axis : axes.names()) {
      method.addParameter(int.class, axis + "s");
      javadoc.append(Axes.javadocOfSteps(axis));
      arguments.append(", ").append(axis).append("s");
    }
    return template.method(
        method,
        javadoc.toString(),
        """
        int index = $geometry:T.offset(index()%s);
        return index < 0 ? null : ALL[index];
        """
            .formatted(arguments));
  }

  private MethodSpec step() {
    return template.method(
        MethodSpecs.publicMethod("step")
            .returns(names.nullable(names.square))
            .addParameter(Direction.class, "direction"),
        """
        {@return the square one step away, or null if it is off the board}

        @param direction the step, to a neighbour or farther
        """,
        """
        int index = $geometry:T.step(index(), direction);
        return index < 0 ? null : ALL[index];
        """);
  }

  private void addImage(TypeSpec.Builder type, String name, String javadoc, String result) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name).returns(names.square),
            "{@return " + javadoc + ", " + result + "}\n",
            "return ALL[$geometry:T." + name + "(index())];\n"));
  }

  private void addSets(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.publicMethod("neighbours").returns(names.set),
                """
                {@return the neighbours of this square in all directions}
                """,
                """
                return $geometry:T.neighbours(index());
                """))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("ray")
                    .returns(names.set)
                    .addParameter(Direction.class, "direction"),
                """
                {@return the squares of a ray from this square to the edge of an empty board} The
                ray does not include this square.

                @param direction the direction of the ray, with steps to a neighbour or farther
                """,
                """
                return $geometry:T.ray(index(), direction);
                """));
    type.addMethod(direction());
    addToOther(
        type,
        "between",
        names.set,
        """
        {@return the squares between this square and another, both excluded} The set is empty if the
        two are the same or not on a common line.

        @param other the other square
        """);
    addToOther(
        type,
        "line",
        names.set,
        """
        {@return the squares of the whole line through this square and another, from edge to edge,
        both included} The set is empty if the two are the same or not on a common line.

        @param other the other square
        """);
    addMovement(
        type,
        "moves",
        "{@return the squares that a piece on this square moves to without capturing} Initial"
            + " terms,\n"
            + "castling and en passant are left out.");
    addMovement(
        type,
        "attacks",
        "{@return the squares that a piece on this square attacks, occupied or not} Initial terms\n"
            + "and en passant are left out.");
  }

  // public ShogiSquareSet attacks(ShogiSquareSet occupied, Movement movement) {
  //   return ShogiGeometry.attacks(index(), occupied, movement);
  // }
  private void addMovement(TypeSpec.Builder type, String name, String summary) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name)
                .returns(names.set)
                .addParameter(names.set, "occupied")
                .addParameter(Movement.class, "movement"),
            summary
                + """


                @param occupied the occupied squares
                @param movement the movement of the piece
                """,
            "return $geometry:T." + name + "(index(), occupied, movement);\n"));
  }

  private MethodSpec direction() {
    return template.method(
        MethodSpecs.publicMethod("direction")
            .returns(names.nullable(ClassName.get(Direction.class)))
            .addParameter(names.square, "to"),
        """
        {@return the direction from this square to another on a common line, or null if the two are
        the same or not on a common line} A line is a sequence of neighbours, such as a file, a
        rank or a diagonal.

        @param to the other square
        """,
        """
        int index = $objects:T.requireNonNull(to, "to").index();
        return $geometry:T.direction(index(), index);
        """);
  }

  private void addToOther(TypeSpec.Builder type, String name, TypeName result, String javadoc) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name).returns(result).addParameter(names.square, "other"),
            javadoc,
            """
            int to = $objects:T.requireNonNull(other, "other").index();
            return $geometry:T.%s(index(), to);
            """
                .formatted(name)));
  }
}
