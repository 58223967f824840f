// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.style.Side;
import dev.boardwright.support.TextEdit;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition.Edit} for a board without declared pieces: an edit with
 * additional methods that take the board's own squares.
 */
final class EditWriter {
  private final BoardNames names;

  EditWriter(BoardNames names) {
    this.names = names;
  }

  TypeSpec write() {
    ParameterSpec index = ParameterSpec.builder(int.class, "index").build();
    ParameterSpec square = ParameterSpec.builder(names.square, "square").build();
    ParameterSpec piece = names.nullableParameter(BoardNames.STRING, "piece");
    ParameterSpec side = ParameterSpec.builder(Side.class, "side").build();
    ParameterSpec delta = ParameterSpec.builder(int.class, "delta").build();
    return TypeSpec.classBuilder(names.edit)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .superclass(ParameterizedTypeName.get(ClassName.get(TextEdit.class), names.position))
        .addJavadoc("An edit of a position, which {@link #build} turns into a position.\n")
        .addMethod(constructor())
        .addMethod(override("set", index, piece))
        .addMethod(set(square, piece))
        .addMethod(override("clear", index))
        .addMethod(clear(square))
        .addMethod(override("addToHand", side, piece, delta))
        .addMethod(override("toggle"))
        .build();
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(names.position, "from")
        .addStatement("super(from)")
        .build();
  }

  // @Override
  // public Edit set(int index, @Nullable String piece) {
  //   super.set(index, piece);
  //   return this;
  // }
  private MethodSpec override(String name, ParameterSpec... parameters) {
    List<String> arguments = List.of(parameters).stream().map(ParameterSpec::name).toList();
    return MethodSpecs.override(name)
        .returns(names.edit)
        .addParameters(List.of(parameters))
        .addStatement("super.$L($L)", name, String.join(", ", arguments))
        .addStatement("return this")
        .build();
  }

  private MethodSpec set(ParameterSpec square, ParameterSpec piece) {
    return MethodSpec.methodBuilder("set")
        .addJavadoc("Puts a piece on a square, or clears the square.\n\n")
        .addJavadoc("@param square the square\n")
        .addJavadoc("@param piece the piece, or null to clear the square\n")
        .addJavadoc("@return this edit\n")
        .addJavadoc("@throws $T if the piece is too long\n", IllegalArgumentException.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(names.edit)
        .addParameter(square)
        .addParameter(piece)
        .addStatement(
            "return set($T.requireNonNull(square, \"square\").index(), piece)", Objects.class)
        .build();
  }

  private MethodSpec clear(ParameterSpec square) {
    return MethodSpec.methodBuilder("clear")
        .addJavadoc("Clears a square.\n\n@param square the square\n@return this edit\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(names.edit)
        .addParameter(square)
        .addStatement("return clear($T.requireNonNull(square, \"square\").index())", Objects.class)
        .build();
  }
}
