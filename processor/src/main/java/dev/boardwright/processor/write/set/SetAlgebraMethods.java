// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;

/** Writes the part of {@code ShogiSquareSet} that combines sets, and asks what they have. */
final class SetAlgebraMethods {
  private static final String NOT_NULL = "$objects:T.requireNonNull(other, \"other\");\n";

  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  SetAlgebraMethods(BoardModel board, BoardNames names, SetFields fields, Template template) {
    this.board = board;
    this.names = names;
    this.fields = fields;
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    addSquares(type);
    addAlgebra(type);
    addQuestions(type);
  }

  private MethodSpec.Builder publicMethod(String name) {
    return MethodSpecs.publicMethod(name).returns(names.set);
  }

  private MethodSpec.Builder override(String name) {
    return MethodSpecs.override(name).returns(names.set);
  }

  private void addSquares(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.publicMethod("contains")
                    .returns(boolean.class)
                    .addParameter(names.square, "square"),
                """
                Whether a square is in this set.

                @param square the square
                @return whether it is
                """,
                """
                int index = $objects:T.requireNonNull(square, "square").index();
                return %s;
                """
                    .formatted(has())))
        .addMethod(
            template.method(
                MethodSpecs.override("contains")
                    .returns(boolean.class)
                    .addParameter(int.class, "index"),
                """
                Whether a square is in this set.

                @param index the square's index, 0 to $lastSquare:L
                @return whether it is
                @throws $refusal:T if there is no such square
                """,
                """
                $geometry:T.check(index);
                return %s;
                """
                    .formatted(has())));
    addChange(type, "with", "Adds", "with it", "# | " + fields.bit("index"));
    addChange(
        type,
        "without",
        "Removes",
        "without it",
        fields.words() == 1 ? "# & ~(1L << index)" : "# & ~" + fields.bit("index"));
  }

  private String has() {
    if (fields.isArray()) {
      return "$words:T.contains(words, index)";
    }
    return fields.words() == 1
        ? "(bits >>> index & 1) != 0"
        : "(word(index >> 6) >>> index & 1) != 0";
  }

  // public ShogiSquareSet with(int index) {
  //   ShogiGeometry.check(index);
  //   return new ShogiSquareSet(bits0 | bit(index, 0), bits1 | bit(index, 1));
  // }
  private void addChange(
      TypeSpec.Builder type, String name, String does, String result, String pattern) {
    String body =
        fields.isArray()
            ? "return new $set:T($words:T." + name + "(words, index));\n"
            : "return " + fields.create(pattern) + ";\n";
    type.addMethod(
            template.method(
                publicMethod(name).addParameter(names.square, "square"),
                """
                %s a square.

                @param square the square
                @return the set %s
                """
                    .formatted(does, result),
                "int index = $objects:T.requireNonNull(square, \"square\").index();\n" + body))
        .addMethod(
            template.method(
                override(name).addParameter(int.class, "index"),
                """
                %s a square.

                @param index the square's index, 0 to $lastSquare:L
                @return the set %s
                @throws $refusal:T if there is no such square
                """
                    .formatted(does, result),
                "$geometry:T.check(index);\n" + body));
  }

  private void addAlgebra(TypeSpec.Builder type) {
    addOperation(
        type,
        "union",
        "The squares of this set, of the other one, or of both.",
        "union",
        "or",
        "# | other.#");
    addOperation(
        type, "intersection", "The squares of both sets.", "intersection", "and", "# & other.#");
    addOperation(
        type,
        "difference",
        "The squares of this set that are not in the other one.",
        "difference",
        "andNot",
        "# & ~other.#");
    addOperation(
        type,
        "symmetricDifference",
        "The squares of this set or of the other one, but not of both.",
        "symmetric difference",
        "xor",
        "# ^ other.#");
    StringBuilder complement = new StringBuilder();
    if (fields.isArray()) {
      complement.append("return ALL.difference(this);\n");
    } else {
      String all = Literals.hex(fields.lastBits(), true);
      String last = fields.names().get(fields.words() - 1);
      complement
          .append("return ")
          .append(
              fields
                  .create("~#")
                  .replace(
                      "~" + last + ")",
                      fields.lastBits() == -1 ? "~" + last + ")" : last + " ^ " + all + ")"))
          .append(";\n");
    }
    type.addMethod(
        template.method(
            override("complement"),
            """
            The squares that are not in this set.

            @return the complement
            """,
            complement.toString()));
  }

  // public ShogiSquareSet union(ShogiSquareSet other) {
  //   Objects.requireNonNull(other, "other");
  //   return new ShogiSquareSet(bits0 | other.bits0, bits1 | other.bits1);
  // }
  private void addOperation(
      TypeSpec.Builder type,
      String name,
      String javadoc,
      String result,
      String words,
      String pattern) {
    type.addMethod(
        template.method(
            override(name).addParameter(names.set, "other"),
            javadoc + "\n\n@param other another set\n@return the " + result + "\n",
            NOT_NULL
                + (fields.isArray()
                    ? "return new $set:T($words:T." + words + "(words, other.words));\n"
                    : "return " + fields.create(pattern) + ";\n")));
  }

  private void addQuestions(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.override("isSubsetOf")
                    .returns(boolean.class)
                    .addParameter(names.set, "other"),
                """
                Whether all squares of this set are in the other one.

                @param other another set
                @return whether they are; true of the empty set
                """,
                NOT_NULL
                    + (fields.isArray()
                        ? "return $words:T.isSubset(words, other.words);\n"
                        : "return " + none("# & ~other.#") + ";\n")))
        .addMethod(
            template.method(
                MethodSpecs.override("isDisjointFrom")
                    .returns(boolean.class)
                    .addParameter(names.set, "other"),
                """
                Whether no square is in both sets.

                @param other another set
                @return whether they have none in common
                """,
                NOT_NULL
                    + (fields.isArray()
                        ? "return $words:T.areDisjoint(words, other.words);\n"
                        : "return " + none("# & other.#") + ";\n")))
        .addMethod(
            template.method(
                MethodSpecs.override("isEmpty").returns(boolean.class),
                """
                Whether there is no square in this set.

                @return whether it is empty
                """,
                fields.isArray()
                    ? "return $words:T.isEmpty(words);\n"
                    : "return " + (fields.words() == 1 ? "bits == 0" : none("#")) + ";\n"))
        .addMethod(
            template.method(
                MethodSpecs.override("hasMoreThanOne").returns(boolean.class),
                """
                Whether there are two squares or more: what {@code size() > 1} says, without counting.

                @return whether there are
                """,
                hasMoreThanOne()))
        .addMethod(
            template.method(
                MethodSpecs.override("size").returns(int.class),
                """
                How many squares there are.

                @return 0 to %d
                """
                    .formatted(board.shape().squareCount()),
                fields.isArray()
                    ? "return $words:T.size(words);\n"
                    : "return " + fields.joined("$long:T.bitCount(#)", "+") + ";\n"));
  }

  // long pairs = bits0 & bits0 - 1 | bits1 & bits1 - 1;
  // int numbers = (bits0 == 0 ? 0 : 1) + (bits1 == 0 ? 0 : 1);
  // return pairs != 0 || numbers > 1;
  /** Two squares of one number, or two numbers with squares. */
  private String hasMoreThanOne() {
    if (fields.isArray()) {
      return "return $words:T.hasMoreThanOne(words);\n";
    }
    if (fields.words() == 1) {
      return "return (bits & bits - 1) != 0;\n";
    }
    return "long pairs = "
        + fields.joined("# & # - 1", "|")
        + ";\nint numbers = "
        + fields.joined("(# == 0 ? 0 : 1)", "+")
        + ";\nreturn pairs != 0 || numbers > 1;\n";
  }

  // (bits0 & other.bits0 | bits1 & other.bits1) == 0
  private String none(String pattern) {
    return "(" + fields.joined(pattern, "|") + ") == 0";
  }
}
