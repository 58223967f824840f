// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import java.util.Objects;

/** Writes what {@code ShogiSquare} knows of its surroundings: {@code ShogiGeometry}, with types. */
final class SquareGeometryWriter {
  private final BoardNames names;
  private final Axes axes;
  private final Template template;

  SquareGeometryWriter(BoardModel board, BoardNames names) {
    this.names = names;
    axes = new Axes(board.shape());
    template =
        new Template()
            .with("square", names.square)
            .with("geometry", names.geometry)
            .with("objects", Objects.class)
            .with("movement", Movement.class);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(offset()).addMethod(step());
    for (String axis : axes.names()) {
      addImage(
          type,
          Axes.flip(axis),
          "The square on the %s as far from the other end.".formatted(axis),
          "its mirror image");
    }
    addImage(
        type,
        "rotate",
        "The square when the board is turned by half a turn, as who sits opposite sees it.",
        "the square that comes to its place");
    addDistance(type, "distance", "of a king on an empty board", "Chebyshev");
    addSets(type);
  }

  // public @Nullable ShogiSquare offset(int files, int ranks) {
  //   int index = ShogiGeometry.offset(index(), files, ranks);
  //   return index < 0 ? null : ALL[index];
  // }
  private MethodSpec offset() {
    MethodSpec.Builder method =
        MethodSpecs.publicMethod("offset").returns(names.nullable(names.square));
    StringBuilder javadoc = new StringBuilder("The square so many " + axes.counted() + " on.\n\n");
    StringBuilder arguments = new StringBuilder();
    for (String axis : axes.names()) {
      method.addParameter(int.class, axis + "s");
      javadoc.append(Axes.javadocOfSteps(axis));
      arguments.append(", ").append(axis).append("s");
    }
    javadoc.append("@return the square; null beyond the board, never around it\n");
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
        The square a step on.

        @param direction the step, to a neighbour or farther
        @return the square; null when it is not on the board
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
            javadoc + "\n\n@return " + result + "\n",
            "return ALL[$geometry:T." + name + "(index())];\n"));
  }

  private void addDistance(TypeSpec.Builder type, String name, String steps, String whose) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name).returns(int.class).addParameter(names.square, "other"),
            """
            The number of steps to another square, %s.

            @param other the other square
            @return 0 or more (%s)
            """
                .formatted(steps, whose),
            """
            int to = $objects:T.requireNonNull(other, "other").index();
            return $geometry:T.%s(index(), to);
            """
                .formatted(name)));
  }

  private void addSets(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.publicMethod("neighbours").returns(names.set),
                """
                The squares around this one.

                @return its neighbours in all directions
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
                The squares from this one, which is not one of them, to the edge.

                @param direction where to
                @return the squares
                """,
                """
                return $geometry:T.ray(index(), direction);
                """));
    type.addMethod(direction());
    addToOther(
        type,
        "between",
        """
        The squares between this one and another on a line.

        @param other the other square
        @return the squares without both; empty when they are on no common line
        """);
    addToOther(
        type,
        "line",
        """
        The whole line through this square and another, from edge to edge.

        @param other the other square
        @return the squares, these two included; empty when they are the same, or on no common line
        """);
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod("attacks")
                .returns(names.set)
                .addParameter(names.set, "occupied")
                .addParameter(Movement.class, "movement"),
            """
            The squares that a piece on this square attacks.

            @param occupied the squares that stop its slides
            @param movement how it moves
            @return the squares that it reaches, occupied or not
            """,
            """
            return $geometry:T.attacks(index(), occupied, movement);
            """));
  }

  // public @Nullable Direction direction(ShogiSquare to) {
  //   int index = Objects.requireNonNull(to, "to").index();
  //   return ShogiGeometry.direction(index(), index);
  // }
  private MethodSpec direction() {
    return template.method(
        MethodSpecs.publicMethod("direction")
            .returns(names.nullable(ClassName.get(Direction.class)))
            .addParameter(names.square, "to"),
        """
        The direction to another square.

        @param to the other square
        @return the direction to a neighbour in which a ray from this square meets the other; null when
            there is none, as when they are the same
        """,
        """
        int index = $objects:T.requireNonNull(to, "to").index();
        return $geometry:T.direction(index(), index);
        """);
  }

  private void addToOther(TypeSpec.Builder type, String name, String javadoc) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name).returns(names.set).addParameter(names.square, "other"),
            javadoc,
            """
            int to = $objects:T.requireNonNull(other, "other").index();
            return $geometry:T.%s(index(), to);
            """
                .formatted(name)));
  }
}
