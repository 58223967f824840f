// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.SquareSetRules;
import dev.boardwright.support.SquareSetText;
import dev.boardwright.support.Words;
import java.util.Arrays;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code ShogiSquareSet}: a set of squares as a bit for each. What stands here is what it is
 * made of; what it can do is in the {@code Set…Methods}.
 */
public final class SquareSetWriter {
  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  public SquareSetWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
    fields = new SetFields(board.shape());
    template =
        new Template()
            .with("set", names.set)
            .with("square", names.square)
            .with("cells", names.cells)
            .with("geometry", names.geometry)
            .with("iterator", names.set.nestedClass("Squares"))
            .with("generic", SquareSet.class)
            .with("direction", Direction.class)
            .with("words", Words.class)
            .with("rules", SquareSetRules.class)
            .with("tables", BoardTables.class)
            .with("text", SquareSetText.class)
            .with("objects", Objects.class)
            .with("arrays", Arrays.class)
            .with("long", Long.class)
            .with("refusal", IllegalArgumentException.class)
            .with("count", fields.words())
            .with("lastSquare", board.shape().squareCount() - 1);
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.set)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "A set of squares of {@link $L}. Immutable; equal to another one that\n"
                    + "has the same squares.$L\n",
                names.declarationLink(),
                fields.isArray()
                    ? ""
                    : " No operation allocates anything but its result, and not that\n"
                        + "where a compiler inlines it.")
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(AnySquareSet.class), names.set))
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(Iterable.class), names.square));
    addConstants(type);
    fields
        .names()
        .forEach(name -> type.addField(fieldType(), name, Modifier.PRIVATE, Modifier.FINAL));
    type.addMethod(constructor());
    new SetFactoryMethods(board, names, fields, template).addTo(type);
    new SetAlgebraMethods(board, names, fields, template).addTo(type);
    new SetSearchMethods(names, fields, template).addTo(type);
    new SetWordMethods(names, fields, template).addTo(type);
    SetShiftMethods shifts = new SetShiftMethods(board, names, fields, template);
    type.addMethod(shifts.shift());
    addText(type);
    addHelpers(type);
    shifts.addMoved(type);
    return type;
  }

  private TypeName fieldType() {
    return fields.isArray() ? ArrayTypeName.of(TypeName.LONG) : TypeName.LONG;
  }

  // public static final ShogiSquareSet EMPTY = new ShogiSquareSet(0, 0);
  // public static final ShogiSquareSet ALL = new ShogiSquareSet(-1, 0x1FFFFL);
  // public static final ShogiSquareSet LIGHT = …;
  // public static final ShogiSquareSet DARK = …;
  private void addConstants(TypeSpec.Builder type) {
    Geometry geometry = Geometry.of(board.shape(), board.order());
    addConstant(type, "EMPTY", "No squares.\n", geometry.empty());
    addConstant(type, "ALL", "All squares.\n", geometry.all());
    addConstant(
        type, "LIGHT", "The light squares of a chequered board.\n", geometry.lightSquares());
    addConstant(
        type,
        "DARK",
        "The dark squares of a chequered board, of which {@code "
            + names.cellAtOrigin(board)
            + "} is one.\n",
        geometry.darkSquares());
  }

  private void addConstant(TypeSpec.Builder type, String name, String javadoc, SquareSet value) {
    String large =
        switch (name) {
          case "EMPTY" -> "new $set:T($Znew long[$count:L])";
          case "ALL" -> "new $set:T($Z$words:T.all($cells:T.COUNT))";
          case "LIGHT" -> "copyOf($Z$geometry:T.GENERIC.lightSquares())";
          default -> "copyOf($Z$geometry:T.GENERIC.darkSquares())";
        };
    String initializer =
        fields.isArray()
            ? large
            : "new $set:T("
                + fields.literals(Geometry.of(board.shape(), board.order()).toWords(value))
                + ")";
    type.addField(
        FieldSpec.builder(names.set, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(javadoc)
            .initializer(template.of(initializer))
            .build());
  }

  // ShogiSquareSet(long bits0, long bits1) {
  //   this.bits0 = bits0;
  //   this.bits1 = bits1;
  // }
  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder().addJavadoc("A set of known bits.\n\n");
    for (String name : fields.names()) {
      constructor
          .addJavadoc("@param $L bits of squares\n", name)
          .addParameter(fieldType(), name)
          .addStatement("this.$1N = $1N", name);
    }
    return constructor.build();
  }

  private void addText(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.override("equals")
                    .returns(boolean.class)
                    .addParameter(names.nullable(ClassName.get(Object.class)), "o"),
                fields.isArray()
                    ? """
                    return o instanceof $set:T other && $arrays:T.equals(words, other.words);
                    """
                    : "return o instanceof $set:T other\n    && "
                        + fields.each("# == other.#", "\n    && ")
                        + ";\n"))
        .addMethod(
            template.method(
                MethodSpecs.override("hashCode").returns(int.class),
                fields.isArray() ? "return $words:T.hash(words);\n" : hashCodeBody()))
        .addMethod(
            template.method(
                MethodSpecs.override("toString").returns(BoardNames.STRING),
                """
                A diagram, which {@link #parse} reads: {@code x} for a square of the set and a dot for
                any other one, the highest rank at the top%s.
                """
                    .formatted(
                        board.shape().dimensions() > 2
                            ? "; layer by layer, the highest first, with\nan empty line between two"
                            : ""),
                """
                return $text:T.format(toWords(), $cells:T.SHAPE,$W$cells:T.ORDER);
                """));
  }

  // int hash = Words.hash(0, bits0);
  // return Words.hash(hash, bits1);
  private String hashCodeBody() {
    StringBuilder body = new StringBuilder();
    int last = fields.words() - 1;
    for (int word = 0; word <= last; word++) {
      String start = word == last ? "return " : word == 0 ? "int hash = " : "hash = ";
      body.append(start)
          .append("$words:T.hash(")
          .append(word == 0 ? "0" : "hash")
          .append(", ")
          .append(fields.names().get(word))
          .append(");\n");
    }
    return body.toString();
  }

  // static ShogiSquareSet ofRow(long[] table, int row) {
  //   int at = row * 2;
  //   return new ShogiSquareSet(table[at], table[at + 1]);
  // }
  /** Here and not beside the tables: who has one of them need not ask for the others as well. */
  private MethodSpec ofRow() {
    return template.method(
        MethodSpec.methodBuilder("ofRow")
            .addModifiers(Modifier.STATIC)
            .returns(names.set)
            .addParameter(ArrayTypeName.of(TypeName.LONG), "table")
            .addParameter(int.class, "row"),
        """
        The set in a row of a table.

        @param table a table of sets
        @param row which of them
        @return the set
        """,
        fields.words() == 1
            ? "return new $set:T(table[row]);\n"
            : "int at = row * $count:L;\nreturn " + fields.create("table[at + @]") + ";\n");
  }

  private void addHelpers(TypeSpec.Builder type) {
    MethodSpec.Builder ofArray =
        MethodSpec.methodBuilder("ofArray")
            .addModifiers(Modifier.STATIC)
            .returns(names.set)
            .addParameter(ArrayTypeName.of(TypeName.LONG), "words");
    type.addMethod(
        template.method(
            ofArray,
            """
            The set of known bits.

            @param words one number for each 64 squares, not to be changed later
            @return the set
            """,
            "return "
                + (fields.isArray() ? "new $set:T(words)" : fields.create("words[@]"))
                + ";\n"));
    if (!fields.isArray()) {
      type.addMethod(ofRow());
    }
    MethodSpec.Builder toWords =
        MethodSpecs.privateMethod("toWords").returns(ArrayTypeName.of(TypeName.LONG));
    type.addMethod(
        template.method(
            toWords,
            fields.isArray()
                ? "return words;\n"
                : "return new long[] {" + fields.each("#", ", ") + "};\n"));
    if (!fields.isArray() && fields.words() > 1) {
      type.addMethod(
          template.method(
              MethodSpec.methodBuilder("bit")
                  .addModifiers(Modifier.STATIC)
                  .returns(long.class)
                  .addParameter(int.class, "index")
                  .addParameter(int.class, "word"),
              """
              The bit of a square, in one of the numbers.

              @param index the square
              @param word which number
              @return the bit, or 0 when it is in another number
              """,
              """
              return index >> 6 == word ? 1L << index : 0;
              """));
    }
  }
}
