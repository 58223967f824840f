// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.Axes;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import java.util.Locale;

/** Writes the part of {@code ShogiSquareSet} that makes sets: of squares, of bits, of a text. */
final class SetFactoryMethods {
  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  SetFactoryMethods(BoardModel board, BoardNames names, SetFields fields, Template template) {
    this.board = board;
    this.names = names;
    this.fields = fields;
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    addFactories(type);
    addLines(type);
  }

  private MethodSpec.Builder publicStatic(String name) {
    return MethodSpecs.publicStatic(name).returns(names.set);
  }

  private void addFactories(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                publicStatic("of")
                    .addParameter(ArrayTypeName.of(names.square), "squares")
                    .varargs(),
                """
                The set of some squares.

                @param squares the squares, in any order
                @return the set
                """,
                (fields.isArray() ? "long[] words = new long[$count:L];\n" : fields.declare("0"))
                    + "for ($square:T square : $objects:T.requireNonNull(squares, \"squares\")) {\n"
                    + "  int index = $objects:T.requireNonNull(square, \"a square\").index();\n"
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
                publicStatic("copyOf").addParameter(SquareSet.class, "set"),
                """
                The set of this type that has the squares of another one.

                @param set a set of a board of the same shape and order
                @return the set
                @throws $refusal:T if it is of another board
                """,
                "return ofArray($geometry:T.GENERIC.toWords(set));\n"))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("toSquareSet").returns(SquareSet.class),
                """
                These squares as a set of the generic type.

                @return a set that {@link #copyOf} makes an equal one of
                """,
                "return $geometry:T.GENERIC.setOfWords($Z" + fields.each("#", ",$W") + ");\n"))
        .addMethod(
            template.method(
                publicStatic("parse")
                    .addParameter(names.nullableParameter(BoardNames.STRING, "diagram")),
                """
                Reads a set from its diagram.

                @param diagram what {@link #toString} makes, with or without a newline at its end
                @return the set
                @throws $refusal:T if {@code diagram} is not a diagram of this board, or is null
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
        publicStatic("of").addParameter(int.class, "index"),
        """
        The set of one square.

        @param index the square's index, 0 to $lastSquare:L
        @return the set
        @throws $refusal:T if there is no such square
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
  /** With a name of its own: of two called {@code of}, no arguments would be for neither. */
  private MethodSpec ofIndices() {
    return template.method(
        publicStatic("ofIndices").addParameter(ArrayTypeName.of(TypeName.INT), "indices").varargs(),
        """
        The set of some squares, by their indices: the inverse of {@link #toArray}.

        @param indices the indices, 0 to $lastSquare:L, in any order
        @return the set
        @throws $refusal:T if there is no such square
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
    MethodSpec.Builder method = publicStatic("ofWords");
    StringBuilder javadoc =
        new StringBuilder("The set of some squares, as bits: the inverse of {@link #word}.\n\n");
    StringBuilder body = new StringBuilder();
    if (fields.isArray()) {
      method.addParameter(ArrayTypeName.of(TypeName.LONG), "words").varargs();
      javadoc.append("@param words a bit for each square, 64 in a number; $count:L numbers\n");
      body.append("return copyOf($geometry:T.GENERIC.setOfWords(words));\n");
    } else {
      int from = 0;
      for (String name : fields.names()) {
        method.addParameter(long.class, name);
        javadoc.append(
            "@param %s bit i is the square of index %s\n"
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
    javadoc.append("@return the set\n");
    if (fields.lastBits() != -1 || fields.isArray()) {
      javadoc.append("@throws $refusal:T if there is a bit beyond the last square\n");
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
              publicStatic("on" + name).addParameter(int.class, axis),
              """
              The squares of a %1$s.

              @param %1$s counted from 0, to %2$d
              @return the set
              @throws $refusal:T if there is no such %1$s
              """
                  .formatted(axis, last),
              body.formatted(
                  name, axis, last, axis.toUpperCase(Locale.ROOT), Axes.threeArguments(axis))));
    }
  }
}
