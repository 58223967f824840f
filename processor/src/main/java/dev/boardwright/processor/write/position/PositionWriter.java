// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.qi.PieceChanges;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Style;
import dev.boardwright.support.TextEdit;
import dev.boardwright.support.TextPosition;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition}, a position of one board. It writes the whole class if no
 * pieces are declared, and otherwise the parts that do not depend on the storage.
 */
public final class PositionWriter extends BoardWriter {
  public PositionWriter(BoardNames names) {
    super(names);
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        classBuilder().superclass(TypeNames.generic(TextPosition.class, names.position));
    addConstants(type);
    TextsWriter texts = new TextsWriter(names);
    texts.addDialect(type);
    type.addField(template.privateConstant(names.position, "EMPTY", "new $position:T()"));
    texts.addStart(type);
    type.addMethod(constructor("super(SHAPE,$W$first:L,$W$second:L);\n"))
        .addMethod(constructor("super(edit);\n", positionEdit()))
        .addMethod(empty())
        .addMethod(copyOf());
    texts.addMethods(type);
    type.addMethod(override("shape", Shape.class, "SHAPE"))
        .addMethod(override("firstPlayerStyle", String.class, "$first:L"))
        .addMethod(override("secondPlayerStyle", String.class, "$second:L"))
        .addMethod(pieceAtSquare())
        .addMethod(with());
    new SetReadsWriter(names, SetReadsWriter.Of.POSITION).addTo(type);
    new MovesWriter(names, MovesWriter.Of.TEXT_POSITION, true).addTo(type);
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
    type.addField(
            template.publicConstant(
                ClassName.get(Shape.class), "SHAPE", "The shape of the board.\n", "$cells:T.SHAPE"))
        .addField(style("FIRST_STYLE", "first"))
        .addField(style("SECOND_STYLE", "second"));
  }

  private FieldSpec style(String name, String side) {
    return template.publicConstant(
        ClassName.get(Style.class),
        name,
        "The " + side + " side's style.\n",
        "$style:T.parse($" + side + ":L)");
  }

  private MethodSpec override(String name, Class<?> result, String value) {
    return template.method(MethodSpecs.override(name).returns(result), "return " + value + ";\n");
  }

  private TypeName positionEdit() {
    return TypeNames.generic(TextEdit.class, names.position);
  }

  private MethodSpec constructor(String body, TypeName... edit) {
    MethodSpec.Builder constructor = MethodSpecs.privateConstructor();
    for (TypeName type : edit) {
      constructor.addParameter(type, "edit");
    }
    return template.method(constructor, body);
  }

  MethodSpec empty() {
    return template.method(
        MethodSpecs.publicStatic("empty").returns(names.position),
        """
        {@return the empty position, which is always the same instance} The board and both hands
        are empty, and the first side is to move.
        """,
        "return EMPTY;\n");
  }

  MethodSpec copyOf() {
    return template.method(
        MethodSpecs.publicStatic("copyOf").returns(names.position).addParameter(Qi.class, "qi"),
        """
        {@return {@code qi} if it has this type, or else an equal position}

        @param qi a position with the same shape and styles
        @throws $refusal:T if {@code qi} has another shape or other styles%s
        """
            .formatted(
                board.alphabet() == null
                    ? ""
                    : ", or a\n    piece that is not declared for its place"),
        "return qi instanceof $position:T position ? position : EMPTY.copy(qi);\n");
  }

  private MethodSpec pieceAtSquare() {
    return template.method(
        MethodSpecs.publicMethod("pieceAt")
            .returns(names.nullable(BoardNames.STRING))
            .addParameter(names.square, "square"),
        """
        {@return the piece on a square, or null if it is empty}

        @param square the square
        """,
        "return pieceAt($objects:T.requireNonNull(square, \"square\").index());\n");
  }

  MethodSpec with() {
    return template.method(
        MethodSpecs.publicMethod("with")
            .returns(names.position)
            .addParameter(names.square, "square")
            .addParameter(names.nullableParameter(piece(), "piece")),
        """
        {@return the position that results from setting or clearing a square}

        @param square the square
        @param piece the piece, or null to clear the square
        """
            + (board.alphabet() == null
                ? """
                @throws $refusal:T if the piece is too long, or if there would be more pieces,
                    including those in hands, than squares
                """
                : """
                @throws $refusal:T if there would be more pieces, including those in hands,
                    than squares
                """),
        "return edit().set(square, piece).build();\n");
  }

  private TypeName piece() {
    return board.alphabet() == null ? BoardNames.STRING : names.piece;
  }

  // public PieceChanges<ShogiSquare, ShogiPiece> changesTo(ShogiPosition other) {
  //   return changesTo(other, ShogiSquare::of, ShogiPiece::parse);
  // }
  MethodSpec changesTo() {
    boolean areTexts = board.alphabet() == null;
    return template.method(
        MethodSpecs.publicMethod("changesTo")
            .returns(TypeNames.generic(PieceChanges.class, names.square, piece()))
            .addParameter(names.position, "other"),
        """
        {@return the changes that turn this position into another}

        @param other the other position
        """,
        "return changesTo(other, $square:T::of,$W"
            + (areTexts ? "text -> text" : "$piece:T::parse")
            + ");\n");
  }

  MethodSpec edit() {
    return template.method(
        MethodSpecs.override("edit").returns(names.edit), "return new $edit:T(this);\n");
  }

  private MethodSpec create() {
    return template.method(
        MethodSpecs.protectedOverride("create")
            .returns(names.position)
            .addParameter(positionEdit(), "edit"),
        "return new $position:T(edit);\n");
  }

  // @Override
  // public List<List<@Nullable String>> toNested() {
  //   return rows();
  // }
  MethodSpec toNested() {
    TypeName nested = names.nullable(BoardNames.STRING);
    for (int dimension = 0; dimension < board.shape().dimensions(); dimension++) {
      nested = TypeNames.generic(List.class, nested);
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
