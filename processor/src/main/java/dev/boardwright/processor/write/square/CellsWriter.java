// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Arrays;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiCells}: conversions between text, coordinates and flat indices. */
public final class CellsWriter {
  private final BoardModel board;
  private final BoardNames names;
  private final Shape shape;
  private final Axes axes;

  public CellsWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
    shape = board.shape();
    axes = new Axes(shape);
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.cells)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "The squares of {@link $L} as CELL coordinates and as flat indices.\n\n"
                    + "<p>The methods allocate nothing, except to throw an exception.\n",
                names.declarationLink())
            .addField(size("FILES", "files", shape.files()))
            .addField(size("RANKS", "ranks", shape.ranks()))
            .addField(size("LAYERS", "layers", shape.layers()))
            .addField(size("COUNT", "squares", shape.squareCount()))
            .addField(order())
            .addField(shapeField())
            .addField(cells())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
            .addMethod(cell())
            .addMethod(new CellIndexWriter(board, names).write())
            .addMethod(parse())
            .addMethod(indexOfAxes())
            .addMethod(axis("file", "return index % FILES"));
    if (axes.has("rank")) {
      type.addMethod(axis("rank", rankStatement()));
    }
    if (axes.has("layer")) {
      type.addMethod(axis("layer", layerStatement()));
    }
    return type.addMethod(check());
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  }

  // /** The number of files. */
  // public static final int FILES = 9;
  private static FieldSpec size(String name, String what, int size) {
    return constant(TypeName.INT, name)
        .addJavadoc("The number of $L.\n", what)
        .initializer("$L", size)
        .build();
  }

  private FieldSpec order() {
    return constant(ClassName.get(SquareOrder.class), "ORDER")
        .addJavadoc(
            "The order of the squares, which determines the rank that the flat index starts"
                + " with.\n")
        .initializer("$T.$L", SquareOrder.class, board.order())
        .build();
  }

  private FieldSpec shapeField() {
    String sizes =
        Arrays.stream(shape.toArray())
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(", "));
    return constant(ClassName.get(Shape.class), "SHAPE")
        .addJavadoc("The shape of the board.\n")
        .initializer("$T.of($L)", Shape.class, sizes)
        .build();
  }

  private static FieldSpec cells() {
    return FieldSpec.builder(
            BoardCells.class, "CELLS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$T.of(SHAPE, ORDER)", BoardCells.class)
        .build();
  }

  private MethodSpec cell() {
    return MethodSpecs.publicStatic("cell")
        .addJavadoc("{@return the CELL coordinate of a square, always the same instance}\n\n")
        .addJavadoc(indexJavadoc())
        .addJavadoc(throwsJavadoc())
        .returns(BoardNames.STRING)
        .addParameter(int.class, "index")
        .addStatement("return CELLS.cell(index)")
        .build();
  }

  private CodeBlock indexJavadoc() {
    return CodeBlock.of(
        "@param index the flat index of the square, 0 to $L\n", shape.squareCount() - 1);
  }

  private static CodeBlock throwsJavadoc() {
    return CodeBlock.of(
        "@throws $T if the square does not exist\n", IllegalArgumentException.class);
  }

  private MethodSpec parse() {
    return MethodSpecs.publicStatic("parse")
        .addJavadoc("Parses a CELL coordinate.\n\n")
        .addJavadoc("@param cell the CELL coordinate of a square\n")
        .addJavadoc("@return the flat index of the square, 0 to $L\n", shape.squareCount() - 1)
        .addJavadoc(
            "@throws $T if {@code cell} is null or not a square of this board\n",
            IllegalArgumentException.class)
        .returns(int.class)
        .addParameter(names.nullableParameter(BoardNames.STRING, "cell"))
        .addStatement("int index = index(cell)")
        .addComment("The generic form throws an exception that says why the text is invalid.")
        .addStatement("return index < 0 ? CELLS.parse(cell) : index")
        .build();
  }

  // public static int index(int file, int rank) {
  //   return CELLS.index(file, rank, 0);
  // }
  private MethodSpec indexOfAxes() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("index")
            .addJavadoc(
                "{@return the flat index of a square, 0 to $L}\n\n", shape.squareCount() - 1)
            .addJavadoc(axes.javadoc())
            .addJavadoc(throwsJavadoc())
            .returns(int.class);
    return axes.addParameters(method)
        .addStatement("return CELLS.index($L)", axes.threeArguments())
        .build();
  }

  // index / FILES
  //
  // RANKS - 1 - index / FILES % RANKS
  private String rankStatement() {
    String row = shape.dimensions() > 2 ? "index / FILES % RANKS" : "index / FILES";
    return "return " + (isTurned() ? "RANKS - 1 - " : "") + row;
  }

  // index / (FILES * RANKS)
  private String layerStatement() {
    return "return " + (isTurned() ? "LAYERS - 1 - " : "") + "index / (FILES * RANKS)";
  }

  private boolean isTurned() {
    return board.order() == SquareOrder.DESCENDING;
  }

  // public static int file(int index) {
  //   check(index);
  //   return index % FILES;
  // }
  private MethodSpec axis(String axis, String statement) {
    return MethodSpecs.publicStatic(axis)
        .addJavadoc("{@return the $L of a square, counted from 0}\n\n", axis)
        .addJavadoc(indexJavadoc())
        .addJavadoc(throwsJavadoc())
        .returns(int.class)
        .addParameter(int.class, "index")
        .addStatement("check(index)")
        .addStatement(statement)
        .build();
  }

  private static MethodSpec check() {
    return MethodSpec.methodBuilder("check")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(int.class, "index")
        .beginControlFlow("if (index < 0 || index >= COUNT)")
        .addStatement("throw SHAPE.noSuchSquare(index)")
        .endControlFlow()
        .build();
  }
}
