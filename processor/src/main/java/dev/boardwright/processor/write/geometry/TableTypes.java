// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * A writer of the tables of {@code ShogiGeometry}. The small tables are in one holder class and the
 * large tables in another, because the large tables of an 8x8x8 board take a megabyte.
 */
final class TableTypes {
  private static final String BOARD = "$cells:T.SHAPE,$W$cells:T.ORDER";

  private final Axes axes;
  private final Template template;

  TableTypes(BoardNames names, Axes axes) {
    this.axes = axes;
    template = names.template;
  }

  void addTo(TypeSpec.Builder type) {
    type.addType(tables()).addType(lines());
  }

  // static final class Tables {
  //   static final short[] STEPS = BoardTables.steps(ShogiCells.SHAPE, ShogiCells.ORDER);
  private TypeSpec tables() {
    TypeSpec.Builder type =
        holder("Tables", "The small tables, computed when they are first used.\n");
    addTable(
        type,
        short[].class,
        "STEPS",
        "The neighbour of each square, by square and direction; -1 if there is none",
        "steps(" + BOARD);
    addTable(
        type,
        long[].class,
        "KEPT",
        "The squares from which a step stays on the board, by direction and word",
        "kept($cells:T.SHAPE,$WSTEPS");
    addTable(
        type,
        long[].class,
        "NEIGHBOURS",
        "The neighbours of each square, by square and word",
        "neighbours($cells:T.SHAPE,$WSTEPS");
    for (String axis : axes.names()) {
      addTable(
          type,
          long[].class,
          "ON_" + axis.toUpperCase(Locale.ROOT),
          "The squares on each %1$s, by %1$s and word".formatted(axis),
          axis + "s(" + BOARD);
    }
    return type.build();
  }

  // static final class Lines {
  //   static final long[] RAYS =
  //       BoardTables.rays(ShogiCells.SHAPE, ShogiCells.ORDER, Tables.STEPS);
  private TypeSpec lines() {
    TypeSpec.Builder type =
        holder(
            "Lines",
            "The large tables, computed when they are first used. Methods that need only\n"
                + "{@link Tables} do not compute them.\n");
    addTable(
        type,
        long[].class,
        "RAYS",
        "The squares of each ray, by square, direction and word",
        "rays(" + BOARD + ",$WTables.STEPS");
    addTable(
        type,
        byte[].class,
        "DIRECTIONS",
        "The number of the direction between any two squares; -1 if there is none",
        "directions($cells:T.SHAPE,$WTables.STEPS");
    return type.build();
  }

  // static final class Lines {
  //   …
  //   private Lines() {}
  private static TypeSpec.Builder holder(String name, String javadoc) {
    return TypeSpec.classBuilder(name)
        .addJavadoc(javadoc)
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .addMethod(MethodSpecs.privateConstructor().build());
  }

  private void addTable(
      TypeSpec.Builder type, Class<?> array, String name, String javadoc, String call) {
    type.addField(
        FieldSpec.builder(array, name, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("$L.\n", javadoc)
            .initializer(template.of("$tables:T." + call + ")"))
            .build());
  }
}
