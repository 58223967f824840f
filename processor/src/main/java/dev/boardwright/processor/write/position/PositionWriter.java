// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.qi.PieceChanges;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import dev.boardwright.support.TextEdit;
import dev.boardwright.support.TextPosition;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition}, a position of one board. It writes the whole class if no
 * pieces are declared, and otherwise the parts that do not depend on the storage.
 */
public final class PositionWriter {
  private final BoardModel board;
  private final BoardNames names;

  public PositionWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        classBuilder()
            .superclass(
                ParameterizedTypeName.get(ClassName.get(TextPosition.class), names.position));
    addConstants(type);
    TextsWriter texts = new TextsWriter(board, names);
    texts.addDialect(type);
    type.addField(emptyField());
    texts.addStart(type);
    type.addMethod(emptyConstructor())
        .addMethod(editConstructor())
        .addMethod(empty())
        .addMethod(copyOf());
    texts.addMethods(type);
    addBoardMethods(type);
    type.addMethod(pieceAtSquare()).addMethod(with());
    new SetReadsWriter(board, names, SetReadsWriter.Of.POSITION).addTo(type);
    new TextTransitionsWriter(names).addTo(type);
    return type.addMethod(changesTo())
        .addMethod(edit())
        .addMethod(create())
        .addMethod(toNested())
        .addType(new EditWriter(names).write());
  }

  /** {@return a builder of the class with its modifiers and its Javadoc} */
  TypeSpec.Builder classBuilder() {
    return TypeSpec.classBuilder(names.position)
        .addModifiers(Modifier.FINAL)
        .addJavadoc(
            "An immutable position of {@link $L}: $L squares, $L against $L.\n\n"
                + "<p>It is equal to any {@link $T} with the same content.\n",
            names.declarationLink(),
            board.shape().squareCount(),
            board.firstStyle(),
            board.secondStyle(),
            Qi.class);
  }

  void addConstants(TypeSpec.Builder type) {
    type.addField(shapeField())
        .addField(style("FIRST_STYLE", "first", board.firstStyle()))
        .addField(style("SECOND_STYLE", "second", board.secondStyle()));
  }

  void addBoardMethods(TypeSpec.Builder type) {
    type.addMethod(shape()).addMethod(styleText(Side.FIRST)).addMethod(styleText(Side.SECOND));
  }

  private FieldSpec shapeField() {
    return FieldSpec.builder(Shape.class, "SHAPE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The shape of the board.\n")
        .initializer("$T.SHAPE", names.cells)
        .build();
  }

  private static FieldSpec style(String name, String side, Style style) {
    return FieldSpec.builder(Style.class, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The $L side's style.\n", side)
        .initializer("$T.parse($L)", Style.class, Literals.text(style.toString()))
        .build();
  }

  // private static final ShogiPosition EMPTY = new ShogiPosition();
  private FieldSpec emptyField() {
    return FieldSpec.builder(
            names.position, "EMPTY", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("new $T()", names.position)
        .build();
  }

  // private ShogiPosition() {
  //   super(SHAPE, "SHOGI", "shogi");
  // }
  private MethodSpec emptyConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addStatement(
            "super(SHAPE, $L, $L)",
            Literals.text(board.firstStyle().toString()),
            Literals.text(board.secondStyle().toString()))
        .build();
  }

  private TypeName positionEdit() {
    return ParameterizedTypeName.get(ClassName.get(TextEdit.class), names.position);
  }

  // private ShogiPosition(TextEdit<ShogiPosition> edit) {
  //   super(edit);
  // }
  private MethodSpec editConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(positionEdit(), "edit")
        .addStatement("super(edit)")
        .build();
  }

  // public static ShogiPosition empty() {
  //   return EMPTY;
  // }
  MethodSpec empty() {
    return MethodSpecs.publicStatic("empty")
        .addJavadoc("{@return the empty position, which is always the same instance} The board and")
        .addJavadoc(" both hands\nare empty, and the first side is to move.\n")
        .returns(names.position)
        .addStatement("return EMPTY")
        .build();
  }

  // public static ShogiPosition copyOf(Qi qi) {
  //   return qi instanceof ShogiPosition position ? position : EMPTY.copy(qi);
  // }
  MethodSpec copyOf() {
    return MethodSpecs.publicStatic("copyOf")
        .addJavadoc("{@return {@code qi} if it has this type, or else an equal position}\n\n")
        .addJavadoc("@param qi a position with the same shape and styles\n")
        .addJavadoc(
            "@throws $T if {@code qi} has another shape or other styles$L\n",
            IllegalArgumentException.class,
            board.alphabet() == null ? "" : ", or a\n    piece that is not declared for its place")
        .returns(names.position)
        .addParameter(Qi.class, "qi")
        .addStatement(
            "return qi instanceof $T position ? position : EMPTY.copy(qi)", names.position)
        .build();
  }

  private static MethodSpec shape() {
    return MethodSpecs.override("shape").returns(Shape.class).addStatement("return SHAPE").build();
  }

  // @Override
  // public String firstPlayerStyle() {
  //   return "SHOGI";
  // }
  private MethodSpec styleText(Side side) {
    boolean isFirst = side == Side.FIRST;
    return MethodSpecs.override(isFirst ? "firstPlayerStyle" : "secondPlayerStyle")
        .returns(BoardNames.STRING)
        .addStatement(
            "return $L",
            Literals.text((isFirst ? board.firstStyle() : board.secondStyle()).toString()))
        .build();
  }

  MethodSpec pieceAtSquare() {
    return MethodSpec.methodBuilder("pieceAt")
        .addJavadoc("{@return the piece on a square, or null if it is empty}\n\n")
        .addJavadoc("@param square the square\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(names.nullable(BoardNames.STRING))
        .addParameter(names.square, "square")
        .addStatement(
            "return pieceAt($T.requireNonNull(square, \"square\").index())", Objects.class)
        .build();
  }

  private MethodSpec with() {
    return MethodSpec.methodBuilder("with")
        .addJavadoc("{@return the position that results from setting or clearing a square}\n\n")
        .addJavadoc("@param square the square\n")
        .addJavadoc("@param piece the piece, or null to clear the square\n")
        .addJavadoc(
            "@throws $T if the piece is too long, or if there would be more pieces,\n"
                + "    including those in hands, than squares\n",
            IllegalArgumentException.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(names.position)
        .addParameter(names.square, "square")
        .addParameter(names.nullableParameter(BoardNames.STRING, "piece"))
        .addStatement("return edit().set(square, piece).build()")
        .build();
  }

  // public PieceChanges<ShogiSquare, ShogiPiece> changesTo(ShogiPosition other) {
  //   return changesTo(other, ShogiSquare::of, ShogiPiece::parse);
  // }
  MethodSpec changesTo() {
    TypeName piece = board.alphabet() == null ? BoardNames.STRING : names.piece;
    return MethodSpecs.publicMethod("changesTo")
        .addJavadoc("{@return the changes that turn this position into another}\n\n")
        .addJavadoc("@param other the other position\n")
        .returns(ParameterizedTypeName.get(ClassName.get(PieceChanges.class), names.square, piece))
        .addParameter(names.position, "other")
        .addStatement(
            "return changesTo(other, $T::of, $L)",
            names.square,
            board.alphabet() == null ? "text -> text" : CodeBlock.of("$T::parse", names.piece))
        .build();
  }

  // @Override
  // public Edit edit() {
  //   return new Edit(this);
  // }
  MethodSpec edit() {
    return MethodSpecs.override("edit")
        .returns(names.edit)
        .addStatement("return new $T(this)", names.edit)
        .build();
  }

  // @Override
  // protected ShogiPosition create(TextEdit<ShogiPosition> edit) {
  //   return new ShogiPosition(edit);
  // }
  private MethodSpec create() {
    return MethodSpec.methodBuilder("create")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(names.position)
        .addParameter(positionEdit(), "edit")
        .addStatement("return new $T(edit)", names.position)
        .build();
  }

  // @Override
  // public List<List<@Nullable String>> toNested() {
  //   return rows();
  // }
  MethodSpec toNested() {
    TypeName nested = names.nullable(BoardNames.STRING);
    for (int dimension = 0; dimension < board.shape().dimensions(); dimension++) {
      nested = ParameterizedTypeName.get(ClassName.get(List.class), nested);
    }
    String view =
        switch (board.shape().dimensions()) {
          case 1 -> "board()";
          case 2 -> "rows()";
          default -> "planes()";
        };
    return MethodSpecs.override("toNested").returns(nested).addStatement("return $L", view).build();
  }
}
