// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiSquareSet}, a set of squares with one bit for each. This class writes the
 * fields, constants and basic methods; the {@code Set…Methods} classes write the operations.
 */
public final class SquareSetWriter extends SetWriter {
  public SquareSetWriter(BoardNames names) {
    super(names);
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.set)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "An immutable set of squares of {@link $L}.\n\n"
                    + "<p>Sets are equal if they have the same squares.$L\n",
                names.declarationLink(),
                fields.isArray()
                    ? ""
                    : " Except for conversions, texts and steps\nfarther than to a neighbour, an"
                        + " operation allocates only its result, and escape analysis\ncan remove"
                        + " that allocation where the call is inlined.")
            .addSuperinterface(TypeNames.generic(AnySquareSet.class, names.set))
            .addSuperinterface(TypeNames.generic(Iterable.class, names.square));
    addConstants(type);
    fields
        .names()
        .forEach(name -> type.addField(fieldType(), name, Modifier.PRIVATE, Modifier.FINAL));
    type.addMethod(constructor());
    new SetFactoryMethods(names).addTo(type);
    new SetAlgebraMethods(names).addTo(type);
    new SetSearchMethods(names).addTo(type);
    new SetWordMethods(names).addTo(type);
    SetShiftMethods shifts = new SetShiftMethods(names);
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
    addConstant(type, "EMPTY", "The empty set.\n", geometry.empty());
    addConstant(type, "ALL", "The set of all squares.\n", geometry.all());
    addConstant(
        type, "LIGHT", "The light squares of a chequered board.\n", geometry.lightSquares());
    addConstant(
        type,
        "DARK",
        "The dark squares of a chequered board, including {@code " + names.cellAtOrigin() + "}.\n",
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
    type.addField(template.publicConstant(names.set, name, javadoc, initializer));
  }

  // ShogiSquareSet(long bits0, long bits1) {
  //   this.bits0 = bits0;
  //   this.bits1 = bits1;
  // }
  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addJavadoc("Creates a set from bits that are known to be valid.\n\n");
    for (String name : fields.names()) {
      constructor
          .addJavadoc("@param $L the squares as bits\n", name)
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
                    : "return o instanceof $set:T other"
                        + (fields.words() == 1 ? " && " : "\n    && ")
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
                {@return a diagram of this set, which {@link #parse} reads} It shows an {@code x}
                for each square of the set and a dot for every other square, with the highest rank
                at the top%s.
                """
                    .formatted(
                        board.shape().dimensions() > 2
                            ? ". Layers follow one another from the highest to the lowest, with an"
                                + " empty line\nbetween them"
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
  /**
   * {@return the method {@code ofRow}} It belongs to the set and not to a holder of tables, because
   * a caller with a table of one holder must not initialize the other holder.
   */
  private MethodSpec ofRow() {
    return template.method(
        MethodSpec.methodBuilder("ofRow")
            .addModifiers(Modifier.STATIC)
            .returns(names.set)
            .addParameter(ArrayTypeName.of(TypeName.LONG), "table")
            .addParameter(int.class, "row"),
        """
        {@return the set in a row of a table}

        @param table the table, with one set in each row
        @param row the number of the row, from 0
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
            {@return the set with bits that are known to be valid}

            @param words one word for each 64 squares, which must not be modified afterwards
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
              {@return the bit of a square in a word, or 0 if the square is in another word}

              @param index the flat index of the square
              @param word the number of the word, from 0
              """,
              """
              return index >> 6 == word ? 1L << index : 0;
              """));
    }
  }
}
