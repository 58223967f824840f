// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.set.SetFields;
import javax.lang.model.element.Modifier;

/**
 * A writer of the methods of {@code ShogiGeometry} that compute the attacks of pieces. {@link
 * SlideMethods} writes the slides.
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
    slides.addTo(type);
    type.addMethod(attacks()).addMethod(attackers()).addMethod(attackTable());
    if (!fields.isArray()) {
      type.addMethod(reached());
      slides.addHelpers(type);
    }
    type.addType(new AttackTableWriter(names, fields, template).write());
  }

  private MethodSpec.Builder set(String name) {
    return MethodSpecs.publicStatic(name).returns(names.set).addParameter(int.class, "square");
  }

  private static final String OF_MOVEMENT =
      """

      @param square the flat index of the square of the piece, 0 to $lastSquare:L
      @param occupied the occupied squares, which stop slides
      @param movement the movement of the piece
      """;

  private MethodSpec attacks() {
    return template.method(
        set("attacks").addParameter(names.set, "occupied").addParameter(Movement.class, "movement"),
        "{@return the squares that a piece attacks, occupied or not} To compute the attacks of\n"
            + "one movement often, use {@link #attackTable}.\n"
            + OF_MOVEMENT,
        fields.isArray()
            ? """
            $objects:T.requireNonNull(occupied, "occupied");
            return $set:T.copyOf($ZGENERIC.attacks(square, occupied.toSquareSet(), movement));
            """
            : "return reached(square, occupied, movement, false);\n");
  }

  private MethodSpec attackers() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("attackers")
            .returns(names.set)
            .addParameter(int.class, "target")
            .addParameter(names.set, "candidates")
            .addParameter(names.set, "occupied")
            .addParameter(Movement.class, "movement");
    return template.method(
        method,
        """
        {@return the squares among the candidates from which a piece attacks a square}

        @param target the flat index of the attacked square, 0 to $lastSquare:L
        @param candidates the squares to consider
        @param occupied the occupied squares, which stop slides
        @param movement the movement of the piece
        """,
        fields.isArray()
            ? """
            $objects:T.requireNonNull(candidates, "candidates");
            $objects:T.requireNonNull(movement, "movement");
            return candidates.intersection(attacks(target, occupied, movement.opposite()));
            """
            : """
            $objects:T.requireNonNull(candidates, "candidates");
            return candidates.intersection(reached(target, occupied, movement, true));
            """);
  }

  private MethodSpec attackTable() {
    return template.method(
        MethodSpecs.publicStatic("attackTable")
            .returns(names.geometry.nestedClass("AttackTable"))
            .addParameter(Movement.class, "movement"),
        """
        {@return a new attack table for a movement} An engine usually keeps it in a constant.

        @param movement the movement of the piece
        """,
        "return new $attackTable:T($objects:T.requireNonNull(movement, \"movement\"));\n");
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
            $list:T<$direction:T> leaps = movement.leapDirections();
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
            $list:T<$direction:T> slides = movement.slideDirections();
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
