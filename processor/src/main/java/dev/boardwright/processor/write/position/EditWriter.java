// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.style.Side;
import dev.boardwright.support.TextEdit;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition.Edit} for a board without declared pieces: an edit with
 * additional methods that take the board's own squares.
 */
final class EditWriter extends BoardWriter {
  EditWriter(BoardNames names) {
    super(names);
  }

  TypeSpec write() {
    ParameterSpec index = ParameterSpec.builder(int.class, "index").build();
    ParameterSpec square = ParameterSpec.builder(names.square, "square").build();
    ParameterSpec piece = names.nullableParameter(BoardNames.STRING, "piece");
    ParameterSpec side = ParameterSpec.builder(Side.class, "side").build();
    ParameterSpec delta = ParameterSpec.builder(int.class, "delta").build();
    return TypeSpec.classBuilder(names.edit)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .superclass(TypeNames.generic(TextEdit.class, names.position))
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
    return template.method(
        MethodSpecs.privateConstructor().addParameter(names.position, "from"), "super(from);\n");
  }

  // @Override
  // public Edit set(int index, @Nullable String piece) {
  //   super.set(index, piece);
  //   return this;
  // }
  private MethodSpec override(String name, ParameterSpec... parameters) {
    String arguments =
        String.join(", ", Arrays.stream(parameters).map(ParameterSpec::name).toList());
    return template.method(
        MethodSpecs.override(name).returns(names.edit).addParameters(List.of(parameters)),
        "super." + name + "(" + arguments + ");\nreturn this;\n");
  }

  private MethodSpec set(ParameterSpec square, ParameterSpec piece) {
    return template.method(
        MethodSpecs.publicMethod("set")
            .returns(names.edit)
            .addParameter(square)
            .addParameter(piece),
        """
        Puts a piece on a square, or clears the square.

        @param square the square
        @param piece the piece, or null to clear the square
        @return this edit
        @throws $refusal:T if the piece is too long
        """,
        "return set($objects:T.requireNonNull(square, \"square\").index(), piece);\n");
  }

  private MethodSpec clear(ParameterSpec square) {
    return template.method(
        MethodSpecs.publicMethod("clear").returns(names.edit).addParameter(square),
        """
        Clears a square.

        @param square the square
        @return this edit
        """,
        "return clear($objects:T.requireNonNull(square, \"square\").index());\n");
  }
}
