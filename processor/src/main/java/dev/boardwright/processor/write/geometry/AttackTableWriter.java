// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.set.SetFields;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiGeometry.AttackTable}, the attacks of one kind of piece. */
final class AttackTableWriter {
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  AttackTableWriter(BoardNames names, SetFields fields, Template template) {
    this.names = names;
    this.fields = fields;
    this.template = template;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("AttackTable")
            .addJavadoc(
                "The attacks of one kind of piece from every square. "
                    + (fields.isArray()
                        ? "A board of this size has no\ntables, so leaps and slides are computed."
                        : "Leaps are looked up in a table;\nslides follow their rays.")
                    + " Immutable and safe to share between threads.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    if (fields.isArray()) {
      type.addField(Movement.class, "movement", Modifier.PRIVATE, Modifier.FINAL);
    } else {
      TypeName array = ArrayTypeName.of(TypeName.LONG);
      type.addField(array, "leaps", Modifier.PRIVATE, Modifier.FINAL)
          .addField(array, "leapsBack", Modifier.PRIVATE, Modifier.FINAL)
          .addField(int.class, "slides", Modifier.PRIVATE, Modifier.FINAL)
          .addField(int.class, "slidesBack", Modifier.PRIVATE, Modifier.FINAL)
          .addField(
              ArrayTypeName.of(Direction.class), "farSlides", Modifier.PRIVATE, Modifier.FINAL);
    }
    type.addMethod(
        template.method(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(Movement.class, "movement"),
            fields.isArray()
                ? "this.movement = movement;\n"
                : """
                leaps = $tables:T.leaps($cells:T.SHAPE,$W$cells:T.ORDER,$Wmovement.leapDirections());
                leapsBack =
                    $tables:T.leaps($cells:T.SHAPE,$W$cells:T.ORDER,$Wmovement.opposite().leapDirections());
                slides = $tables:T.numbers(movement.slideDirections(), $dimensions:L);
                slidesBack = $tables:T.numbers(movement.opposite().slideDirections(), $dimensions:L);
                farSlides = $tables:T.farther(movement.slideDirections());
                """));
    type.addMethod(
            template.method(
                set("from"),
                """
                {@return the squares that the piece attacks, occupied or not}

                @param square the flat index of the square of the piece, 0 to $lastSquare:L
                @param occupied the occupied squares, which stop slides
                """,
                fields.isArray()
                    ? "return attacks(square, occupied, movement);\n"
                    : "return reached(square, occupied, leaps, slides, false);\n"))
        .addMethod(
            template.method(
                set("to"),
                """
                {@return the squares from which the piece attacks a square}

                @param square the flat index of the attacked square, 0 to $lastSquare:L
                @param occupied the occupied squares, which stop slides
                """,
                fields.isArray()
                    ? "return attacks(square, occupied, movement.opposite());\n"
                    : "return reached(square, occupied, leapsBack, slidesBack, true);\n"));
    if (!fields.isArray()) {
      type.addMethod(reachedByTable());
    }
    return type.build();
  }

  private MethodSpec.Builder set(String name) {
    return MethodSpecs.publicMethod(name)
        .returns(names.set)
        .addParameter(int.class, "square")
        .addParameter(names.set, "occupied");
  }

  // long bits = table[square];
  // for (int rest = numbers; rest != 0; rest &= rest - 1) {
  //   ChessSquareSet slide = slide(square, occupied, Integer.numberOfTrailingZeros(rest));
  //   bits |= slide.word(0);
  // }
  private MethodSpec reachedByTable() {
    MethodSpec.Builder method =
        MethodSpecs.privateMethod("reached")
            .returns(names.set)
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(ArrayTypeName.of(TypeName.LONG), "table")
            .addParameter(int.class, "numbers")
            .addParameter(boolean.class, "isBack");
    String at = fields.words() == 1 ? "table[square]" : "table[square * $count:L + @]";
    return template.method(
        method,
        "check(square);\n$objects:T.requireNonNull(occupied, \"occupied\");\n"
            + fields.declare(at)
            + """
            for (int rest = numbers; rest != 0; rest &= rest - 1) {
              $set:T slide = slide(square, occupied, $integer:T.numberOfTrailingZeros(rest));
            """
            + fields.each("  # |= slide.word(@);\n", "")
            + """
            }
            for ($direction:T step : farSlides) {
              $set:T slide = farSlide(square, occupied, isBack ? step.opposite() : step);
            """
            + fields.each("  # |= slide.word(@);\n", "")
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }
}
