// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.support.SquareIterator;
import java.util.Iterator;
import javax.lang.model.element.Modifier;

/** A writer of the methods of {@code ShogiSquareSet} that find squares and iterate over them. */
final class SetSearchMethods extends SetWriter {
  SetSearchMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    addSearches(type);
    addIteration(type);
    type.addType(iteratorType());
  }

  private void addSearches(TypeSpec.Builder type) {
    for (String name : new String[] {"first", "last"}) {
      String which = name.equals("first") ? "lowest" : "highest";
      type.addMethod(
              template.method(
                  MethodSpecs.publicMethod(name).returns(names.nullable(names.square)),
                  """
                  {@return the square with the %2$s index, or null if this set is empty}
                  """
                      .formatted(name, which),
                  """
                  int index = %sIndex();
                  return index < 0 ? null : $square:T.of(index);
                  """
                      .formatted(name)))
          .addMethod(
              template.method(
                  MethodSpecs.override(name + "Index").returns(int.class),
                  """
                  {@return the %2$s index in this set, or -1 if this set is empty}
                  """
                      .formatted(name, which),
                  name.equals("first") ? firstIndex() : lastIndex()));
    }
    type.addMethod(
        template.method(
            MethodSpecs.override("nextIndex").returns(int.class).addParameter(int.class, "from"),
            """
            {@return the lowest index in this set that is not below {@code from}, or -1 if there
            is none} A loop over the squares that allocates nothing looks like this:
            {@code for (int i = set.nextIndex(0); i >= 0; i = set.nextIndex(i + 1))}.

            @param from the index at which the search begins, 0 or more
            @throws $refusal:T if {@code from} is negative
            """,
            nextIndex()));
  }

  // if (bits0 != 0) {
  //   return Long.numberOfTrailingZeros(bits0);
  // }
  // return bits1 == 0 ? -1 : 64 + Long.numberOfTrailingZeros(bits1);
  private String firstIndex() {
    if (fields.isArray()) {
      return "return $words:T.next(words, 0);\n";
    }
    StringBuilder body = new StringBuilder();
    int last = fields.words() - 1;
    for (int word = 0; word <= last; word++) {
      body.append(found(word, "$long:T.numberOfTrailingZeros(%s)", word == last));
    }
    return body.toString();
  }

  private String lastIndex() {
    if (fields.isArray()) {
      return "return $words:T.last(words);\n";
    }
    StringBuilder body = new StringBuilder();
    for (int word = fields.words() - 1; word >= 0; word--) {
      String found = (64 * word + 63) + " - $long:T.numberOfLeadingZeros(%s)";
      body.append(
          word == 0
              ? "return %1$s == 0 ? -1 : %2$s;\n"
                  .formatted(fields.names().get(0), found.formatted(fields.names().get(0)))
              : "if (%1$s != 0) {\n  return %2$s;\n}\n"
                  .formatted(fields.names().get(word), found.formatted(fields.names().get(word))));
    }
    return body.toString();
  }

  private String found(int word, String pattern, boolean isLast) {
    String name = fields.names().get(word);
    String found = (word == 0 ? "" : 64 * word + " + ") + pattern.formatted(name);
    return isLast
        ? "return %s == 0 ? -1 : %s;\n".formatted(name, found)
        : "if (%s != 0) {\n  return %s;\n}\n".formatted(name, found);
  }

  // int start = SquareSetRules.checkStart(from);
  // if (start < 64) {
  //   long rest = bits0 & -1L << start;
  //   if (rest != 0) {
  //     return Long.numberOfTrailingZeros(rest);
  //   }
  //   start = 64;
  // }
  private String nextIndex() {
    if (fields.isArray()) {
      return "return $words:T.next(words, $rules:T.checkStart(from));\n";
    }
    StringBuilder body = new StringBuilder("int start = $rules:T.checkStart(from);\n");
    int last = fields.words() - 1;
    for (int word = 0; word < last; word++) {
      int end = 64 * (word + 1);
      body.append(
          """
          if (start < %1$d) {
            long rest = %2$s & -1L << start;
            if (rest != 0) {
              return %3$s$long:T.numberOfTrailingZeros(rest);
            }
            start = %1$d;
          }
          """
              .formatted(end, fields.names().get(word), word == 0 ? "" : 64 * word + " + "));
    }
    return body.append(
            """
            long rest = start < %d ? %s & -1L << start : 0;
            return rest == 0 ? -1 : %s$long:T.numberOfTrailingZeros(rest);
            """
                .formatted(
                    64 * (last + 1), fields.names().get(last), last == 0 ? "" : 64 * last + " + "))
        .toString();
  }

  private void addIteration(TypeSpec.Builder type) {
    type.addMethod(
        template.method(
            MethodSpecs.override("iterator")
                .returns(TypeNames.generic(Iterator.class, names.square)),
            """
            {@return a new iterator over the squares in the order of their indices} It does not
            support {@code remove}.
            """,
            "return new $squareIterator:T(this);\n"));
  }

  // private static final class Squares extends SquareIterator<ShogiSquare> {
  //   private Squares(ShogiSquareSet set) {
  //     super(set);
  //   }
  //   …
  private TypeSpec iteratorType() {
    return TypeSpec.classBuilder("Squares")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(TypeNames.generic(SquareIterator.class, names.square))
        .addMethod(
            template.method(
                MethodSpecs.privateConstructor().addParameter(names.set, "set"), "super(set);\n"))
        .addMethod(
            template.method(
                MethodSpecs.protectedOverride("square")
                    .returns(names.square)
                    .addParameter(int.class, "index"),
                "return $square:T.of(index);\n"))
        .build();
  }
}
