// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;

/** A writer of the methods of {@code ShogiSquareSet} that query, change and combine sets. */
final class SetAlgebraMethods extends SetWriter {
  private static final String NOT_NULL = "$objects:T.requireNonNull(other, \"other\");\n";

  SetAlgebraMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    addSquares(type);
    addAlgebra(type);
    addQuestions(type);
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
                {@return whether a square is in this set}

                @param square the square
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
                {@return whether a square is in this set}

                @param index the flat index of the square, 0 to $lastSquare:L
                @throws $refusal:T if {@code index} is not a square of this board
                """,
                """
                $geometry:T.check(index);
                return %s;
                """
                    .formatted(has())));
    addChange(type, "with", "add", "with a square added", "# | " + fields.bit("index"));
    addChange(
        type,
        "without",
        "remove",
        "with a square removed",
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
                publicSet(name).addParameter(names.square, "square"),
                """
                {@return this set %2$s}

                @param square the square to %1$s
                """
                    .formatted(does, result),
                "int index = $objects:T.requireNonNull(square, \"square\").index();\n" + body))
        .addMethod(
            template.method(
                override(name).addParameter(int.class, "index"),
                """
                {@return this set %2$s}

                @param index the flat index of the square to %1$s, 0 to $lastSquare:L
                @throws $refusal:T if {@code index} is not a square of this board
                """
                    .formatted(does, result),
                "$geometry:T.check(index);\n" + body));
  }

  private void addAlgebra(TypeSpec.Builder type) {
    addOperation(
        type,
        "union",
        "the squares in this set, in the other set or in both",
        "union",
        "or",
        "# | other.#");
    addOperation(
        type, "intersection", "the squares in both sets", "intersection", "and", "# & other.#");
    addOperation(
        type,
        "difference",
        "the squares in this set that are not in the other set",
        "difference",
        "andNot",
        "# & ~other.#");
    addOperation(
        type,
        "symmetricDifference",
        "the squares in exactly one of the two sets",
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
            {@return the complement: the squares of the board that are not in this set}
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
            "{@return the " + result + ": " + javadoc + "}\n\n@param other the other set\n",
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
                {@return whether all squares of this set are in another set} The empty set is a
                subset of every set.

                @param other the other set
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
                {@return whether this set and another set have no square in common}

                @param other the other set
                """,
                NOT_NULL
                    + (fields.isArray()
                        ? "return $words:T.areDisjoint(words, other.words);\n"
                        : "return " + none("# & other.#") + ";\n")))
        .addMethod(
            template.method(
                MethodSpecs.override("isEmpty").returns(boolean.class),
                """
                {@return whether this set is empty}
                """,
                fields.isArray()
                    ? "return $words:T.isEmpty(words);\n"
                    : "return " + (fields.words() == 1 ? "bits == 0" : none("#")) + ";\n"))
        .addMethod(
            template.method(
                MethodSpecs.override("hasMoreThanOne").returns(boolean.class),
                """
                {@return whether this set has two squares or more} This is equivalent to
                {@code size() > 1}, but does not count the squares.
                """,
                hasMoreThanOne()))
        .addMethod(
            template.method(
                MethodSpecs.override("size").returns(int.class),
                """
                {@return the number of squares in this set, 0 to %d}
                """
                    .formatted(board.shape().squareCount()),
                fields.isArray()
                    ? "return $words:T.size(words);\n"
                    : "return " + fields.joined("$long:T.bitCount(#)", "+") + ";\n"));
  }

  // long pairs = bits0 & bits0 - 1 | bits1 & bits1 - 1;
  // int numbers = (bits0 == 0 ? 0 : 1) + (bits1 == 0 ? 0 : 1);
  // return pairs != 0 || numbers > 1;
  /** {@return statements that return whether one word has two squares or two words have squares} */
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
