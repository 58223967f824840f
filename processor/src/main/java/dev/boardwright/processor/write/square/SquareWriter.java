// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Square;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiSquare}. This type is an enum, or for a large board a class with the same
 * methods and one instance for each square.
 */
public final class SquareWriter {
  private final BoardModel board;
  private final BoardNames names;
  private final Axes axes;

  public SquareWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
    axes = new Axes(board.shape());
  }

  private static final CodeBlock NONE = CodeBlock.of("return 0;\n");

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        board.isEnum() ? TypeSpec.enumBuilder(names.square) : TypeSpec.classBuilder(names.square);
    type.addJavadoc(javadoc()).addSuperinterface(Square.class);
    if (board.isEnum()) {
      addConstants(type);
      type.addField(count()).addField(all()).addField(text());
    } else {
      type.addField(count()).addField(all());
      new SquareInstancesWriter(board, names).addTo(type);
    }
    type.addMethod(ofIndex());
    if (board.shape().dimensions() > 1) {
      // On a board of one dimension, the file is the index, so that of(int) serves for both.
      type.addMethod(ofAxes());
    }
    type.addMethod(parse())
        .addMethod(findText())
        .addMethod(atLocation())
        .addMethod(index())
        .addMethod(cell())
        .addMethod(axis("file"))
        .addMethod(axis("rank"))
        .addMethod(axis("layer"))
        .addMethod(location());
    new SquareGeometryWriter(board, names).addTo(type);
    return type.addMethod(asText());
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

  // /** The number of squares. */
  // public static final int COUNT = ShogiCells.COUNT;
  private FieldSpec count() {
    return FieldSpec.builder(int.class, "COUNT", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The number of squares.\n")
        .initializer("$T.COUNT", names.cells)
        .build();
  }

  // private static final ShogiSquare[] ALL = values();
  private FieldSpec all() {
    return FieldSpec.builder(
            ArrayTypeName.of(names.square),
            "ALL",
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(board.isEnum() ? "values()" : "all()")
        .build();
  }

  private MethodSpec ofIndex() {
    return MethodSpecs.publicStatic("of")
        .addJavadoc("{@return the square with the given flat index}\n\n")
        .addJavadoc("@param index the flat index of the square, 0 to $L\n", last())
        .addJavadoc("@throws $T if the square does not exist\n", IllegalArgumentException.class)
        .returns(names.square)
        .addParameter(int.class, "index")
        .addStatement("return ALL[$T.SHAPE.checkIndex(index)]", names.cells)
        .build();
  }

  // public static ShogiSquare of(int file, int rank) {
  //   return ALL[ShogiCells.index(file, rank)];
  // }
  private MethodSpec ofAxes() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("of")
            .addJavadoc("{@return the square with the given coordinates, counted from 0}\n\n")
            .addJavadoc(axes.javadoc())
            .addJavadoc("@throws $T if the square does not exist\n", IllegalArgumentException.class)
            .returns(names.square);
    return axes.addParameters(method)
        .addStatement("return ALL[$T.index($L)]", names.cells, String.join(", ", axes.names()))
        .build();
  }

  // public static ShogiSquare parse(@Nullable String cell) {
  //   return ALL[ShogiCells.parse(cell)];
  // }
  private MethodSpec parse() {
    return MethodSpecs.publicStatic("parse")
        .addJavadoc("Parses a square.\n\n")
        .addJavadoc("@param cell the CELL coordinate of a square, such as {@code $L}\n", example())
        .addJavadoc("@return the square\n")
        .addJavadoc(
            "@throws $T if {@code cell} is null or not a square of this board\n",
            IllegalArgumentException.class)
        .returns(names.square)
        .addParameter(names.nullableParameter(BoardNames.STRING, "cell"))
        .addStatement("return ALL[$T.parse(cell)]", names.cells)
        .build();
  }

  private int last() {
    return board.shape().squareCount() - 1;
  }

  private String example() {
    return BoardCells.of(board.shape(), board.order()).cell(last());
  }

  // public static @Nullable ShogiSquare find(@Nullable String cell) {
  //   int index = ShogiCells.index(cell);
  //   return index < 0 ? null : ALL[index];
  // }
  private MethodSpec findText() {
    return MethodSpecs.publicStatic("find")
        .addJavadoc(
            "{@return the square with the given CELL coordinate, or null if {@code cell} is not a"
                + " square\nof this board} This method throws no exception and allocates"
                + " nothing.\n\n")
        .addJavadoc("@param cell any text, or null\n")
        .returns(names.nullable(names.square))
        .addParameter(names.nullableParameter(BoardNames.STRING, "cell"))
        .addStatement("int index = $T.index(cell)", names.cells)
        .addStatement("return index < 0 ? null : ALL[index]")
        .build();
  }

  // public static @Nullable ShogiSquare at(@Nullable Location location) {
  //   return location == null ? null : find(location.toString());
  // }
  private MethodSpec atLocation() {
    return MethodSpecs.publicStatic("at")
        .addJavadoc(
            "{@return the square at a location, or null if the location is null or not a square of"
                + " this\nboard, such as a hand} This method throws no exception and allocates"
                + " nothing.\n\n")
        .addJavadoc("@param location any location, or null\n")
        .returns(names.nullable(names.square))
        .addParameter(names.nullableParameter(ClassName.get(Location.class), "location"))
        .addStatement("return location == null ? null : find(location.toString())")
        .build();
  }

  // @Override
  // public int index() {
  //   return ordinal();
  // }
  private MethodSpec index() {
    return MethodSpecs.override("index")
        .returns(int.class)
        .addStatement(board.isEnum() ? "return ordinal()" : "return index")
        .build();
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

  // @Override
  // public String cell() {
  //   return cell;
  // }
  private MethodSpec cell() {
    MethodSpec.Builder method = MethodSpecs.override("cell").returns(BoardNames.STRING);
    return board.isEnum()
        ? method.addStatement("return cell").build()
        : method.addStatement("return $T.cell(index())", names.cells).build();
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
    return MethodSpecs.override(axis)
        .returns(int.class)
        .addCode(
            axes.has(axis) ? CodeBlock.of("return $T.$L(index());\n", names.cells, axis) : NONE)
        .build();
  }

  private static MethodSpec location() {
    return MethodSpecs.override("location")
        .returns(Location.class)
        .addStatement("return $T.parse(cell())", Location.class)
        .build();
  }

  // @Override
  // public String toString() {
  //   return cell();
  // }
  private static MethodSpec asText() {
    return MethodSpecs.override("toString")
        .addJavadoc("{@return the CELL coordinate of this square}\n")
        .returns(BoardNames.STRING)
        .addStatement("return cell()")
        .build();
  }
}
