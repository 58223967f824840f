// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Square;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiSquare}. This type is an enum, or for a large board a class with the same
 * methods and one instance for each square.
 */
public final class SquareWriter extends BoardWriter {
  private final Axes axes;

  public SquareWriter(BoardNames names) {
    super(names);
    axes = new Axes(board.shape());
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        board.isEnum() ? TypeSpec.enumBuilder(names.square) : TypeSpec.classBuilder(names.square);
    type.addJavadoc(javadoc()).addSuperinterface(Square.class);
    type.addField(
            template.publicConstant(
                TypeName.INT, "COUNT", "The number of squares.\n", "$cells:T.COUNT"))
        .addField(
            template.privateConstant(
                ArrayTypeName.of(names.square), "ALL", board.isEnum() ? "values()" : "all()"));
    if (board.isEnum()) {
      addConstants(type);
      type.addField(text());
    } else {
      new SquareInstancesWriter(names).addTo(type);
    }
    type.addMethod(ofIndex());
    if (board.shape().dimensions() > 1) {
      // On a board of one dimension, the file is the index, so that of(int) serves for both.
      type.addMethod(ofAxes());
    }
    type.addMethod(parse())
        .addMethod(findText())
        .addMethod(atLocation())
        .addMethod(override("index", int.class, board.isEnum() ? "ordinal()" : "index"))
        .addMethod(
            override("cell", String.class, board.isEnum() ? "cell" : "$cells:T.cell(index())"))
        .addMethod(axis("file"))
        .addMethod(axis("rank"))
        .addMethod(axis("layer"))
        .addMethod(override("location", Location.class, "$location:T.parse(cell())"));
    new SquareGeometryWriter(names).addTo(type);
    return type.addMethod(asText());
  }

  private MethodSpec override(String name, Class<?> result, String value) {
    return template.method(MethodSpecs.override(name).returns(result), "return " + value + ";\n");
  }

  // @Override
  // public int file() {
  //   return ShogiCells.file(index());
  // }
  /**
   * {@return the method for an axis} The interface requires a method for every axis. If the board
   * lacks the axis, the method returns 0.
   */
  private MethodSpec axis(String axis) {
    return override(axis, int.class, axes.has(axis) ? "$cells:T." + axis + "(index())" : "0");
  }

  private CodeBlock javadoc() {
    String instances =
        board.isEnum()
            ? "The ordinal of a square is its flat index."
            : "There is one instance for each square, so squares can be compared with {@code ==}."
                + " The board\nhas too many squares for an enum, but the methods are the same.";
    return CodeBlock.of(
        "The squares of {@link $L}, with these flat indices:\n\n<pre>\n$L</pre>\n\n<p>$L\n",
        names.declarationLink(),
        BoardPicture.of(board),
        instances);
  }

  // /** Square e4. */
  // E4,
  private void addConstants(TypeSpec.Builder type) {
    BoardCells cells = BoardCells.of(board.shape(), board.order());
    for (int index = 0; index < board.shape().squareCount(); index++) {
      String cell = cells.cell(index);
      type.addEnumConstant(
          cell.toUpperCase(Locale.ROOT),
          TypeSpec.anonymousClassBuilder("").addJavadoc("Square $L.\n", cell).build());
    }
  }

  private MethodSpec ofIndex() {
    return template.method(
        MethodSpecs.publicStatic("of").returns(names.square).addParameter(int.class, "index"),
        """
        {@return the square with the given flat index}

        @param index the flat index of the square, 0 to $lastSquare:L
        @throws $refusal:T if the square does not exist
        """,
        "return ALL[$cells:T.SHAPE.checkIndex(index)];\n");
  }

  // public static ShogiSquare of(int file, int rank) {
  //   return ALL[ShogiCells.index(file, rank)];
  // }
  private MethodSpec ofAxes() {
    return template.method(
        axes.addParameters(MethodSpecs.publicStatic("of").returns(names.square)),
        "{@return the square with the given coordinates, counted from 0}\n\n"
            + axes.javadoc()
            + "@throws $refusal:T if the square does not exist\n",
        "return ALL[$cells:T.index(" + String.join(", ", axes.names()) + ")];\n");
  }

  private MethodSpec parse() {
    int last = board.shape().squareCount() - 1;
    return template.method(
        MethodSpecs.publicStatic("parse")
            .returns(names.square)
            .addParameter(names.nullableParameter(BoardNames.STRING, "cell")),
        """
        Parses a square.

        @param cell the CELL coordinate of a square, such as {@code %s}
        @return the square
        @throws $refusal:T if {@code cell} is null or not a square of this board
        """
            .formatted(BoardCells.of(board.shape(), board.order()).cell(last)),
        "return ALL[$cells:T.parse(cell)];\n");
  }

  private MethodSpec findText() {
    return template.method(
        MethodSpecs.publicStatic("find")
            .returns(names.nullable(names.square))
            .addParameter(names.nullableParameter(BoardNames.STRING, "cell")),
        """
        {@return the square with the given CELL coordinate, or null if {@code cell} is not a square
        of this board} This method throws no exception and allocates nothing.

        @param cell any text, or null
        """,
        """
        int index = $cells:T.index(cell);
        return index < 0 ? null : ALL[index];
        """);
  }

  private MethodSpec atLocation() {
    return template.method(
        MethodSpecs.publicStatic("at")
            .returns(names.nullable(names.square))
            .addParameter(names.nullableParameter(ClassName.get(Location.class), "location")),
        """
        {@return the square at a location, or null if the location is null or not a square of this
        board, such as a hand} This method throws no exception and allocates nothing.

        @param location any location, or null
        """,
        "return location == null ? null : find(location.toString());\n");
  }

  // private final String cell = ShogiCells.cell(ordinal());
  /**
   * {@return the field for the text of a square, if the squares are an enum} The field fits into
   * bytes of the object that are otherwise unused, and it saves a table lookup.
   */
  private FieldSpec text() {
    return FieldSpec.builder(BoardNames.STRING, "cell", Modifier.PRIVATE, Modifier.FINAL)
        .initializer("$T.cell(ordinal())", names.cells)
        .build();
  }

  private MethodSpec asText() {
    return template.method(
        MethodSpecs.override("toString").returns(BoardNames.STRING),
        "{@return the CELL coordinate of this square}\n",
        "return cell();\n");
  }
}
