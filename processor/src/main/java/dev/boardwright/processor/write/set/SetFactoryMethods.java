// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.Locale;

/** A writer of the {@code ShogiSquareSet} methods that create sets from squares, bits or texts. */
final class SetFactoryMethods extends SetWriter {
  SetFactoryMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    addFactories(type);
    addLines(type);
  }

  private void addFactories(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                publicStaticSet("of")
                    .addParameter(ArrayTypeName.of(names.square), "squares")
                    .varargs(),
                """
                {@return the set of the given squares}

                @param squares the squares, in any order
                """,
                (fields.isArray() ? "long[] words = new long[$count:L];\n" : fields.declare("0"))
                    + "for ($square:T square : $objects:T.requireNonNull(squares, \"squares\")) {\n"
                    + "  int index = $objects:T.requireNonNull(square, \"squares contains"
                    + " null\").index();\n"
                    + (fields.isArray()
                        ? "  $words:T.add(words, index);\n"
                        : fields.each("  # |= " + fields.bit("index") + ";\n", ""))
                    + "}\nreturn "
                    + fields.create("#")
                    + ";\n"))
        .addMethod(ofIndex())
        .addMethod(ofIndices())
        .addMethod(ofWords())
        .addMethod(
            template.method(
                publicStaticSet("copyOf").addParameter(SquareSet.class, "set"),
                """
                {@return the set of this type with the same squares as a generic set}

                @param set the generic set
                @throws $refusal:T if {@code set} belongs to a board with another shape
                    or order
                """,
                "return ofArray($geometry:T.GENERIC.toWords(set));\n"))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("toSquareSet").returns(SquareSet.class),
                """
                {@return this set in the generic form, which {@link #copyOf} converts back}
                """,
                "return $geometry:T.GENERIC.setOfWords($Z" + fields.each("#", ",$W") + ");\n"))
        .addMethod(
            template.method(
                publicStaticSet("parse")
                    .addParameter(names.nullableParameter(BoardNames.STRING, "diagram")),
                """
                Parses the diagram of a set.

                @param diagram a diagram as {@link #toString} returns it, with or without a newline
                    at its end
                @return the set
                @throws $refusal:T if {@code diagram} is null or is not a diagram of this
                    board
                """,
                """
                return ofArray($text:T.parse(diagram, $cells:T.SHAPE,$W$cells:T.ORDER));
                """));
  }

  // public static ShogiSquareSet of(int index) {
  //   ShogiGeometry.check(index);
  //   return new ShogiSquareSet(bit(index, 0), bit(index, 1));
  // }
  private MethodSpec ofIndex() {
    return template.method(
        publicStaticSet("of").addParameter(int.class, "index"),
        """
        {@return the set of one square}

        @param index the flat index of the square, 0 to $lastSquare:L
        @throws $refusal:T if {@code index} is not a square of this board
        """,
        "$geometry:T.check(index);\n"
            + (fields.isArray()
                ? "return new $set:T($words:T.with(EMPTY.words, index));\n"
                : "return " + fields.create(fields.bit("index")) + ";\n"));
  }

  // long bits0 = 0;
  // long bits1 = 0;
  // for (int index : Objects.requireNonNull(indices, "indices")) {
  //   ShogiGeometry.check(index);
  //   bits0 |= bit(index, 0);
  //   bits1 |= bit(index, 1);
  // }
  // return new ShogiSquareSet(bits0, bits1);
  /**
   * {@return the method {@code ofIndices}} It is not an overload of {@code of}, because with two
   * overloads of variable arity a call without arguments would be ambiguous.
   */
  private MethodSpec ofIndices() {
    return template.method(
        publicStaticSet("ofIndices")
            .addParameter(ArrayTypeName.of(TypeName.INT), "indices")
            .varargs(),
        """
        {@return the set of the squares with the given indices} This is the inverse of
        {@link #toArray}.

        @param indices the flat indices of the squares, 0 to $lastSquare:L, in any order
        @throws $refusal:T if an index is not a square of this board
        """,
        (fields.isArray() ? "long[] words = new long[$count:L];\n" : fields.declare("0"))
            + "for (int index : $objects:T.requireNonNull(indices, \"indices\")) {\n"
            + "  $geometry:T.check(index);\n"
            + (fields.isArray()
                ? "  $words:T.add(words, index);\n"
                : fields.each("  # |= " + fields.bit("index") + ";\n", ""))
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }

  // public static ShogiSquareSet ofWords(long bits0, long bits1) {
  //   if ((bits1 & ~0x1FFFFL) != 0) {
  //     throw SquareSetRules.noSuchSquare(ShogiCells.COUNT);
  //   }
  //   return new ShogiSquareSet(bits0, bits1);
  // }
  private MethodSpec ofWords() {
    MethodSpec.Builder method = publicStaticSet("ofWords");
    StringBuilder javadoc =
        new StringBuilder(
            "{@return the set of the squares whose bits are set} This is the inverse of"
                + " {@link #word}.\n\n");
    StringBuilder body = new StringBuilder();
    if (fields.isArray()) {
      method.addParameter(ArrayTypeName.of(TypeName.LONG), "words").varargs();
      javadoc.append(
          "@param words exactly $count:L words; bit i % 64 of word i / 64 represents the square"
              + " with index i\n");
      body.append("return copyOf($geometry:T.GENERIC.setOfWords(words));\n");
    } else {
      int from = 0;
      for (String name : fields.names()) {
        method.addParameter(long.class, name);
        javadoc.append(
            "@param %s squares as bits: bit i represents the square with index %s\n"
                .formatted(name, from == 0 ? "i" : from + " + i"));
        from += Long.SIZE;
      }
      if (fields.lastBits() != -1) {
        String last = fields.names().get(fields.words() - 1);
        body.append(
            """
            if ((%s & ~%s) != 0) {
              throw $rules:T.noSuchSquare($cells:T.COUNT);
            }
            """
                .formatted(last, Literals.hex(fields.lastBits(), true)));
      }
      body.append("return ").append(fields.create("#")).append(";\n");
    }
    if (fields.lastBits() != -1 || fields.isArray()) {
      javadoc.append("@throws $refusal:T if a bit beyond the last square is set\n");
    }
    return template.method(method, javadoc.toString(), body.toString());
  }

  // public static ShogiSquareSet onFile(int file) {
  //   if (file < 0 || file > 8) {
  //     throw ShogiCells.SHAPE.noSuchSquare(file, 0, 0);
  //   }
  //   return ofRow(ShogiGeometry.Tables.ON_FILE, file);
  // }
  private void addLines(TypeSpec.Builder type) {
    Axes axes = new Axes(board.shape());
    for (String axis : axes.names()) {
      String name = Character.toUpperCase(axis.charAt(0)) + axis.substring(1);
      int last = axes.size(axis) - 1;
      String body =
          fields.isArray()
              ? "return copyOf($geometry:T.GENERIC.squaresOn%1$s(%2$s));\n"
              : """
              if (%2$s < 0 || %2$s > %3$d) {
                throw $cells:T.SHAPE.noSuchSquare(%5$s);
              }
              return ofRow($geometry:T.Tables.ON_%4$s, %2$s);
              """;
      type.addMethod(
          template.method(
              publicStaticSet("on" + name).addParameter(int.class, axis),
              """
              {@return the set of all squares on a %1$s}

              @param %1$s the index of the %1$s, 0 to %2$d
              @throws $refusal:T if the %1$s does not exist
              """
                  .formatted(axis, last),
              body.formatted(
                  name, axis, last, axis.toUpperCase(Locale.ROOT), Axes.threeArguments(axis))));
    }
  }
}
