// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import javax.lang.model.element.Modifier;

/**
 * A writer of the members that the square class of a large board needs because it is not an enum,
 * such as its instances.
 */
final class SquareInstancesWriter extends BoardWriter {
  SquareInstancesWriter(BoardNames names) {
    super(names);
  }

  // private final int index;
  void addTo(TypeSpec.Builder type) {
    type.addModifiers(Modifier.FINAL)
        .addSuperinterface(TypeNames.generic(Comparable.class, names.square))
        .addField(int.class, "index", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            template.method(
                MethodSpecs.privateConstructor().addParameter(int.class, "index"),
                "this.index = index;\n"))
        .addMethod(
            template.method(
                MethodSpecs.privateStatic("all").returns(ArrayTypeName.of(names.square)),
                """
                $square:T[] all = new $square:T[$cells:T.COUNT];
                for (int index = 0; index < all.length; index++) {
                  all[index] = new $square:T(index);
                }
                return all;
                """))
        .addMethod(
            template.method(
                MethodSpecs.publicStatic("values").returns(ArrayTypeName.of(names.square)),
                "{@return a new array of all squares, in index order}\n",
                "return ALL.clone();\n"))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("ordinal").returns(int.class),
                """
                {@return the flat index of this square, 0 to $lastSquare:L} Enums have a method of \
                this name.
                """,
                "return index;\n"))
        .addMethod(
            template.method(
                MethodSpecs.override("compareTo")
                    .returns(int.class)
                    .addParameter(names.square, "other"),
                "return index - $objects:T.requireNonNull(other, \"other\").index;\n"));
  }
}
