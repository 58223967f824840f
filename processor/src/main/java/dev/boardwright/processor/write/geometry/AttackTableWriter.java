// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.set.SetWriter;
import dev.boardwright.support.ReachTable;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiGeometry.AttackTable}, the moves and attacks of one kind of piece. */
final class AttackTableWriter extends SetWriter {
  AttackTableWriter(BoardNames names) {
    super(names);
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("AttackTable")
            .addJavadoc(
                "The moves and attacks of one kind of piece from every square, without castling"
                    + " and\n"
                    + "en passant. "
                    + (fields.isArray()
                        ? "A board of this size has no tables, so they are computed."
                        : "Leaps are looked up in tables; slides and hops follow their rays.")
                    + "\nImmutable and safe to share between threads.\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    if (fields.isArray()) {
      type.addField(Movement.class, "movement", Modifier.PRIVATE, Modifier.FINAL)
          .addField(names.set, "initial", Modifier.PRIVATE, Modifier.FINAL);
    } else {
      TypeName array = ArrayTypeName.of(TypeName.LONG);
      TypeName paths = names.nullable(ClassName.get(ReachTable.class));
      type.addField(field(array, "leaps", "The squares that a leap attacks, by square and word."))
          .addField(field(array, "leapsBack", "The squares from which a leap attacks a square."))
          .addField(field(TypeName.INT, "slides", "A bit for the number of each slide."))
          .addField(field(TypeName.INT, "slidesBack", "A bit for the opposite of each slide."))
          .addField(field(paths, "paths", "Lame leaps and hops, or null if the piece has none."))
          .addField(field(paths, "pathsBack", "Lame leaps and hops that attack a square."))
          .addField(
              field(
                  names.geometry.nestedClass("AttackTable"),
                  "moving",
                  "The table of the moves without captures."));
    }
    type.addMethod(constructor());
    addQueries(type);
    if (!fields.isArray()) {
      type.addMethod(reachedByTable());
    }
    return type.build();
  }

  private static FieldSpec field(TypeName type, String name, String javadoc) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL)
        .addJavadoc("$L\n", javadoc)
        .build();
  }

  private MethodSpec constructor() {
    if (fields.isArray()) {
      return template.method(
          MethodSpecs.privateConstructor()
              .addParameter(Movement.class, "movement")
              .addParameter(names.set, "initial"),
          "this.movement = movement;\nthis.initial = initial;\n");
    }
    return template.method(
        MethodSpecs.privateConstructor()
            .addParameter(Movement.class, "movement")
            .addParameter(names.nullable(ClassName.get(Movement.class)), "other")
            .addParameter(ArrayTypeName.of(TypeName.LONG), "initial"),
        """
        $reach:T attacks =
            $reach:T.of($cells:T.SHAPE,$W$cells:T.ORDER,$Wmovement, initial, false, true);
        leaps = attacks.leaps();
        slides = attacks.slides();
        paths = attacks.isPlain() ? null : attacks;
        $reach:T attackers =
            $reach:T.of($cells:T.SHAPE,$W$cells:T.ORDER,$Wmovement, initial, true, true);
        leapsBack = attackers.leaps();
        slidesBack = attackers.slides();
        pathsBack = attackers.isPlain() ? null : attackers;
        moving = other == null ? this : new AttackTable(other, null, initial);
        """);
  }

  private void addQueries(TypeSpec.Builder type) {
    String of = "the square of the piece";
    addQuery(
        type,
        "moves",
        "the squares that the piece moves to without capturing",
        of,
        "$geometry:T.moves(square, occupied, movement, initial)",
        "moving.from(square, occupied).difference(occupied)");
    addQuery(
        type,
        "from",
        "the squares that the piece attacks, occupied or not",
        of,
        "attacks(square, occupied, movement, initial)",
        "reached(square, occupied, leaps, slides, paths)");
    addQuery(
        type,
        "to",
        "the squares from which the piece attacks a square",
        "the attacked square",
        "attackers(square, $set:T.ALL, occupied, movement, initial)",
        "reached(square, occupied, leapsBack, slidesBack, pathsBack)");
  }

  private void addQuery(
      TypeSpec.Builder type,
      String name,
      String result,
      String square,
      String computed,
      String looked) {
    type.addMethod(
        template.method(
            MethodSpecs.publicMethod(name)
                .returns(names.set)
                .addParameter(int.class, "square")
                .addParameter(names.set, "occupied"),
            """
            {@return %s}

            @param square the flat index of %s, 0 to $lastSquare:L
            @param occupied the occupied squares
            """
                .formatted(result, square),
            "return " + (fields.isArray() ? computed : looked) + ";\n"));
  }

  private MethodSpec reachedByTable() {
    MethodSpec.Builder method =
        MethodSpecs.privateMethod("reached")
            .addModifiers(Modifier.STATIC)
            .returns(names.set)
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(ArrayTypeName.of(TypeName.LONG), "table")
            .addParameter(int.class, "numbers")
            .addParameter(names.nullable(ClassName.get(ReachTable.class)), "others");
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
            if (others != null) {
              $set:T path = followed(square, occupied, others);
            """
            + fields.each("  # |= path.word(@);\n", "")
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }
}
