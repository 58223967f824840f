// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * A writer of the members that the square class of a large board needs because it is not an enum,
 * such as its instances.
 */
final class SquareInstancesWriter {
  private final BoardModel board;
  private final BoardNames names;

  SquareInstancesWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
  }

  // private final int index;
  void addTo(TypeSpec.Builder type) {
    type.addModifiers(Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Comparable.class), names.square))
        .addField(int.class, "index", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(int.class, "index")
                .addStatement("this.index = index")
                .build())
        .addMethod(allMethod())
        .addMethod(values())
        .addMethod(ordinal())
        .addMethod(compareTo());
  }

  private MethodSpec allMethod() {
    return MethodSpec.methodBuilder("all")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(ArrayTypeName.of(names.square))
        .addStatement("$1T[] all = new $1T[$2T.COUNT]", names.square, names.cells)
        .beginControlFlow("for (int index = 0; index < all.length; index++)")
        .addStatement("all[index] = new $T(index)", names.square)
        .endControlFlow()
        .addStatement("return all")
        .build();
  }

  // public static AtlasSquare[] values() {
  //   return ALL.clone();
  // }
  private MethodSpec values() {
    return MethodSpecs.publicStatic("values")
        .addJavadoc("{@return a new array of all squares, in index order}\n")
        .returns(ArrayTypeName.of(names.square))
        .addStatement("return ALL.clone()")
        .build();
  }

  private MethodSpec ordinal() {
    return MethodSpec.methodBuilder("ordinal")
        .addJavadoc(
            "{@return the flat index of this square, 0 to $L} Enums have a method of this name.\n",
            board.shape().squareCount() - 1)
        .addModifiers(Modifier.PUBLIC)
        .returns(int.class)
        .addStatement("return index")
        .build();
  }

  private MethodSpec compareTo() {
    return MethodSpecs.override("compareTo")
        .returns(int.class)
        .addParameter(names.square, "other")
        .addStatement("return index - $T.requireNonNull(other, \"other\").index", Objects.class)
        .build();
  }
}
