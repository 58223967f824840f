// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A writer of the methods of {@code ShogiSquareSet} that work on its words of 64 squares. */
final class SetWordMethods extends SetWriter {
  /** The number of the last word whose expression is short enough for one line. */
  private static final int MANY = 4;

  SetWordMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(subsetAfter()).addMethod(wordCount()).addMethod(word());
  }

  // Objects.requireNonNull(subset, "subset");
  // if (!subset.isSubsetOf(this)) {
  //   throw SquareSetRules.noSubset(subset.difference(this).firstIndex());
  // }
  // long next0 = subset.bits0 - bits0 & bits0;
  // long next1 = next0 == 0 ? subset.bits1 - bits1 & bits1 : subset.bits1;
  // return new ShogiSquareSet(next0, next1);
  /** {@return the method {@code subsetAfter}} A full word becomes 0 and carries into the next. */
  private MethodSpec subsetAfter() {
    StringBuilder body =
        new StringBuilder(
            """
            $objects:T.requireNonNull(subset, "subset");
            if (!subset.isSubsetOf(this)) {
              throw $rules:T.noSubset(subset.difference(this).firstIndex());
            }
            """);
    if (fields.isArray()) {
      body.append("return new $set:T($words:T.subsetAfter(words, subset.words));\n");
    } else if (fields.words() == 1) {
      body.append("return new $set:T(subset.bits - bits & bits);\n");
    } else {
      for (int word = 0; word < fields.words(); word++) {
        String counted = "subset.bits%1$d - bits%1$d & bits%1$d".formatted(word);
        String kept = "subset.bits" + word;
        String space = word > MANY ? "\n        " : " ";
        body.append("long next" + word + " =" + (word > MANY ? "\n    " : " "))
            .append(
                word == 0
                    ? counted
                    : nextBelow(word) + " == 0" + space + "? " + counted + space + ": " + kept)
            .append(";\n");
      }
      body.append("return ").append(fields.create("next@")).append(";\n");
    }
    return template.method(
        MethodSpecs.override("subsetAfter").returns(names.set).addParameter(names.set, "subset"),
        """
        {@return the subset of this set that follows a given one} A loop that starts with
        {@link #EMPTY} and ends when the result is empty again visits all subsets, for example to
        compute a table of slides for all sets of blocking pieces. A set of n squares has 2 to the
        power of n subsets. They are in ascending order if each is read as a binary number, in
        which the square with the lowest index is the least significant bit. The last subset is
        this set itself, and the empty set follows it.

        @param subset a subset of this set
        @throws $refusal:T if {@code subset} has a square that is not in this set
        """,
        body.toString());
  }

  // (next0 | next1)
  private static String nextBelow(int word) {
    String all =
        IntStream.range(0, word).mapToObj(i -> "next" + i).collect(Collectors.joining(" | "));
    return word == 1 ? all : "(" + all + ")";
  }

  private MethodSpec wordCount() {
    return template.method(
        MethodSpecs.override("wordCount").returns(int.class),
        """
        {@return the number of 64-bit words of this set, which is $count:L}
        """,
        "return $count:L;\n");
  }

  // public long word(int word) {
  //   return switch (word) {
  //     case 0 -> bits0;
  //     case 1 -> bits1;
  //     default -> throw SquareSetRules.noSuchWord(word, 2);
  //   };
  // }
  private MethodSpec word() {
    String body =
        fields.isArray() || fields.words() == 1
            ? """
            if (%s) {
              throw $rules:T.noSuchWord(word, $count:L);
            }
            return %s;
            """
                .formatted(
                    fields.isArray() ? "word < 0 || word >= $count:L" : "word != 0",
                    fields.isArray() ? "words[word]" : "bits")
            : "return switch (word) {\n"
                + fields.each("  case @ -> #;\n", "")
                + "  default -> throw $rules:T.noSuchWord(word, $count:L);\n};\n";
    return template.method(
        MethodSpecs.override("word").returns(long.class).addParameter(int.class, "word"),
        """
        {@return a word of this set, which holds up to 64 squares as bits} The square with index
        i is bit i % 64 of word i / 64.

        @param word the number of the word, at least 0 and less than {@link #wordCount}
        @throws $refusal:T if the word does not exist
        """,
        body);
  }
}
