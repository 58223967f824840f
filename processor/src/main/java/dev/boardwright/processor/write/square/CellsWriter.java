// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Arrays;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiCells}: conversions between text, coordinates and flat indices. */
public final class CellsWriter extends BoardWriter {
  private static final String INDEX =
      "@param index the flat index of the square, 0 to $lastSquare:L\n";
  private static final String MISSING = "@throws $refusal:T if the square does not exist\n";

  private final Shape shape;
  private final Axes axes;

  public CellsWriter(BoardNames names) {
    super(names);
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
            .addField(
                template.publicConstant(
                    ClassName.get(SquareOrder.class),
                    "ORDER",
                    "The order of the squares, which determines the rank that the flat index"
                        + " starts with.\n",
                    "$squareOrder:T." + board.order()))
            .addField(
                template.publicConstant(
                    ClassName.get(Shape.class),
                    "SHAPE",
                    "The shape of the board.\n",
                    "$shape:T.of(" + sizes() + ")"))
            .addField(
                template.privateConstant(
                    ClassName.get(BoardCells.class), "CELLS", "$boardCells:T.of(SHAPE, ORDER)"))
            .addMethod(MethodSpecs.privateConstructor().build())
            .addMethod(cell())
            .addMethod(new CellIndexWriter(names).write())
            .addMethod(parse())
            .addMethod(indexOfAxes())
            .addMethod(axis("file", "index % FILES"));
    if (axes.has("rank")) {
      type.addMethod(axis("rank", rank()));
    }
    if (axes.has("layer")) {
      type.addMethod(axis("layer", layer()));
    }
    return type.addMethod(check());
  }

  private FieldSpec size(String name, String what, int size) {
    return template.publicConstant(
        TypeName.INT, name, "The number of " + what + ".\n", Integer.toString(size));
  }

  private String sizes() {
    return Arrays.stream(shape.toArray())
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(", "));
  }

  private MethodSpec cell() {
    return template.method(
        MethodSpecs.publicStatic("cell")
            .returns(BoardNames.STRING)
            .addParameter(int.class, "index"),
        "{@return the CELL coordinate of a square, always the same instance}\n\n" + INDEX + MISSING,
        "return CELLS.cell(index);\n");
  }

  private MethodSpec parse() {
    return template.method(
        MethodSpecs.publicStatic("parse")
            .returns(int.class)
            .addParameter(names.nullableParameter(BoardNames.STRING, "cell")),
        """
        Parses a CELL coordinate.

        @param cell the CELL coordinate of a square
        @return the flat index of the square, 0 to $lastSquare:L
        @throws $refusal:T if {@code cell} is null or not a square of this board
        """,
        """
        int index = index(cell);
        // The generic form throws an exception that says why the text is invalid.
        return index < 0 ? CELLS.parse(cell) : index;
        """);
  }

  // public static int index(int file, int rank) {
  //   return CELLS.index(file, rank, 0);
  // }
  private MethodSpec indexOfAxes() {
    return template.method(
        axes.addParameters(MethodSpecs.publicStatic("index").returns(int.class)),
        "{@return the flat index of a square, 0 to $lastSquare:L}\n\n" + axes.javadoc() + MISSING,
        "return CELLS.index(" + axes.threeArguments() + ");\n");
  }

  // index / FILES
  //
  // RANKS - 1 - index / FILES % RANKS
  private String rank() {
    String row = shape.dimensions() > 2 ? "index / FILES % RANKS" : "index / FILES";
    return (isTurned() ? "RANKS - 1 - " : "") + row;
  }

  // index / (FILES * RANKS)
  private String layer() {
    return (isTurned() ? "LAYERS - 1 - " : "") + "index / (FILES * RANKS)";
  }

  private boolean isTurned() {
    return board.order() == SquareOrder.DESCENDING;
  }

  // public static int file(int index) {
  //   check(index);
  //   return index % FILES;
  // }
  private MethodSpec axis(String axis, String value) {
    return template.method(
        MethodSpecs.publicStatic(axis).returns(int.class).addParameter(int.class, "index"),
        "{@return the " + axis + " of a square, counted from 0}\n\n" + INDEX + MISSING,
        "check(index);\nreturn " + value + ";\n");
  }

  private MethodSpec check() {
    return template.method(
        MethodSpecs.privateStatic("check").addParameter(int.class, "index"),
        """
        if (index < 0 || index >= COUNT) {
          throw SHAPE.noSuchSquare(index);
        }
        """);
  }
}
