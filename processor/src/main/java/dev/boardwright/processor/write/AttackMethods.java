// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the part of {@code ShogiGeometry} that says what a piece attacks; the slides of pieces are
 * in {@link SlideMethods}.
 */
final class AttackMethods {
  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  AttackMethods(BoardModel board, BoardNames names, SetFields fields, Template template) {
    this.board = board;
    this.names = names;
    this.fields = fields;
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    SlideMethods slides = new SlideMethods(board, names, fields, template);
    type.addMethod(leaps());
    slides.addTo(type);
    type.addMethod(targets()).addMethod(attackers()).addMethod(attacks());
    if (!fields.isArray()) {
      type.addMethod(reached());
      slides.addHelpers(type);
    }
    type.addType(new AttackTableWriter(names, fields, template).write());
  }

  private MethodSpec.Builder set(String name) {
    return Methods.publicStatic(name).returns(names.set).addParameter(int.class, "square");
  }

  // long bits0 = 0;
  // for (int signs = 0; signs < 4; signs++) {
  //   int x = (signs & 1) == 0 ? a : -a;
  //   int y = (signs & 2) == 0 ? b : -b;
  //   int to = offset(square, x, y);
  //   if (to >= 0) {
  //     bits0 |= …
  private MethodSpec leaps() {
    List<String> ways =
        switch (board.shape().dimensions()) {
          case 1 -> List.of();
          case 2 -> List.of("x, y", "y, x");
          default -> List.of("x, y, 0", "y, x, 0", "x, 0, y", "y, 0, x", "0, x, y", "0, y, x");
        };
    StringBuilder body = new StringBuilder();
    if (fields.isArray() || ways.isEmpty()) {
      // On one file after another a leap along two axes goes nowhere, unless one of them is 0.
      body.append("return $set:T.copyOf(GENERIC.leaps(square, a, b));\n");
    } else {
      body.append(
          """
          if (a < 0 || a > $direction:T.MAX_STEP || b < 0 || b > $direction:T.MAX_STEP || (a | b) == 0) {
            $movement:T.leaps(a, b); // which has the words
          }
          """);
      body.append(fields.declare("0"));
      body.append(
          """
          for (int signs = 0; signs < 4; signs++) {
            int x = (signs & 1) == 0 ? a : -a;
            int y = (signs & 2) == 0 ? b : -b;
          """);
      int number = 0;
      for (String way : ways) {
        String to = "to" + number;
        body.append("  int %s = offset(square, %s);\n".formatted(to, way));
        body.append("  if (%s >= 0) {\n".formatted(to))
            .append(fields.add(to, "    "))
            .append("  }\n");
        number++;
      }
      body.append("}\nreturn ").append(fields.create("#")).append(";\n");
    }
    return template.method(
        set("leaps").addParameter(int.class, "a").addParameter(int.class, "b"),
        """
        The targets of leaps of some squares along one axis and some along another: 1 and 2 for a
        knight. {@link #attacks} makes a table of them.

        @param square where they begin, 0 to $lastSquare:L
        @param a 0 to 254
        @param b 0 to 254
        @return the squares that they reach
        @throws $refusal:T if a number is out of range, or both are 0
        """,
        body.toString());
  }

  private static final String OF_MOVEMENT =
      """

      @param square where it stands, 0 to $lastSquare:L
      @param occupied the squares that stop its slides
      @param movement how it moves
      """;

  private MethodSpec targets() {
    return template.method(
        set("targets").addParameter(names.set, "occupied").addParameter(Movement.class, "movement"),
        "The squares that a piece attacks. {@link #attacks} makes a table for that.\n"
            + OF_MOVEMENT
            + "@return the squares that it reaches, occupied or not\n",
        fields.isArray()
            ? """
            $objects:T.requireNonNull(occupied, "occupied");
            return $set:T.copyOf($ZGENERIC.targets(square, occupied.toSquareSet(), movement));
            """
            : "return reached(square, occupied, movement, false);\n");
  }

  private MethodSpec attackers() {
    MethodSpec.Builder method =
        Methods.publicStatic("attackers")
            .returns(names.set)
            .addParameter(int.class, "target")
            .addParameter(names.set, "candidates")
            .addParameter(names.set, "occupied")
            .addParameter(Movement.class, "movement");
    return template.method(
        method,
        """
        The squares from which a piece attacks a square.

        @param target the square, 0 to $lastSquare:L
        @param candidates the squares in question
        @param occupied the squares that stop slides
        @param movement how the piece moves
        @return those of the candidates from which it reaches the target
        """,
        fields.isArray()
            ? """
            $objects:T.requireNonNull(candidates, "candidates");
            $objects:T.requireNonNull(movement, "movement");
            return candidates.intersect(targets(target, occupied, movement.opposite()));
            """
            : """
            $objects:T.requireNonNull(candidates, "candidates");
            return candidates.intersect(reached(target, occupied, movement, true));
            """);
  }

  private MethodSpec attacks() {
    return template.method(
        Methods.publicStatic("attacks")
            .returns(names.geometry.nestedClass("Attacks"))
            .addParameter(Movement.class, "movement"),
        """
        What a piece attacks, as a table: for the constants of an engine.

        @param movement how it moves
        @return a new table
        """,
        "return new $attacks:T($objects:T.requireNonNull(movement, \"movement\"));\n");
  }

  // private static ShogiSquareSet reached(
  //     int square, ShogiSquareSet occupied, Movement movement, boolean isBack) {
  private MethodSpec reached() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("reached")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(names.set)
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(Movement.class, "movement")
            .addParameter(boolean.class, "isBack");
    String steps =
        switch (board.shape().dimensions()) {
          case 1 -> "sign * leap.files()";
          case 2 -> "sign * leap.files(), sign * leap.ranks()";
          default -> "sign * leap.files(), sign * leap.ranks(), sign * leap.layers()";
        };
    String isOff =
        switch (board.shape().dimensions()) {
          case 1 -> "(leap.ranks() | leap.layers()) == 0";
          case 2 -> "leap.layers() == 0";
          default -> "";
        };
    String guard =
        isOff.isEmpty()
            ? "offset(square, " + steps + ")"
            : isOff + " ? offset(square, " + steps + ") : -1";
    return template.method(
        method,
        """
        check(square);
        $objects:T.requireNonNull(occupied, "occupied");
        $objects:T.requireNonNull(movement, "movement");
        int sign = isBack ? -1 : 1;
        """
            + fields.declare("0")
            + """
            $list:T<$direction:T> leaps = movement.leaps();
            for (int i = 0; i < leaps.size(); i++) {
              $direction:T leap = leaps.get(i);
            """
            + "  int to = "
            + guard
            + ";\n  if (to >= 0) {\n"
            + fields.add("to", "    ")
            + """
              }
            }
            $list:T<$direction:T> slides = movement.slides();
            for (int i = 0; i < slides.size(); i++) {
              int number = $tables:T.number(slides.get(i), $dimensions:L);
              $set:T slide =
                  number < 0
                      ? farSlide(square, occupied, isBack ? slides.get(i).opposite() : slides.get(i))
                      : slide(square, occupied, isBack ? $lastDirection:L - number : number);
            """
            + fields.each("  # |= slide.word(@);\n", "")
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }
}
