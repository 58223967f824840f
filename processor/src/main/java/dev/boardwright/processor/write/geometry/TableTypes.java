// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.Template;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * Writes the tables of {@code ShogiGeometry}: the small ones in one holder and the large ones in
 * another, which on a board of 8x8x8 are a megabyte.
 */
final class TableTypes {
  private static final String BOARD = "$cells:T.SHAPE,$W$cells:T.ORDER";

  private final Axes axes;
  private final Template template;

  TableTypes(Axes axes, Template template) {
    this.axes = axes;
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    type.addType(tables()).addType(lines());
  }

  // static final class Tables {
  //   static final short[] STEPS = BoardTables.steps(ShogiCells.SHAPE, ShogiCells.ORDER);
  private TypeSpec tables() {
    TypeSpec.Builder type = holder("Tables", "Small tables, made when they are first needed.\n");
    addTable(
        type, short[].class, "STEPS", "By square and direction; -1 for none", "steps(" + BOARD);
    addTable(
        type,
        long[].class,
        "KEPT",
        "By direction and word: the squares from which the step stays on the board",
        "kept($cells:T.SHAPE,$WSTEPS");
    addTable(
        type,
        long[].class,
        "NEIGHBOURS",
        "By square and word",
        "neighbours($cells:T.SHAPE,$WSTEPS");
    for (String axis : axes.names()) {
      addTable(
          type,
          long[].class,
          "ON_" + axis.toUpperCase(Locale.ROOT),
          "By %s and word".formatted(axis),
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
            "Large tables, made when they are first needed: what asks for a file goes without.\n");
    addTable(
        type,
        long[].class,
        "RAYS",
        "By square, direction and word",
        "rays(" + BOARD + ",$WTables.STEPS");
    addTable(
        type,
        byte[].class,
        "DIRECTIONS",
        "By square and square; -1 for none",
        "directions($cells:T.SHAPE,$WTables.STEPS");
    return type.build();
  }

  // static final class Lines {
  //   private Lines() {}
  private static TypeSpec.Builder holder(String name, String javadoc) {
    return TypeSpec.classBuilder(name)
        .addJavadoc(javadoc)
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
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
