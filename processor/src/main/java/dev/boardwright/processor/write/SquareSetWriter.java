// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.SquareSetText;
import dev.boardwright.support.Words;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** Writes {@code ShogiSquareSet}: a set of squares as a bit for each. */
final class SquareSetWriter {
  private static final String NOT_NULL = "$objects:T.requireNonNull(other, \"other\");\n";

  private final BoardModel board;
  private final BoardNames names;
  private final SetFields fields;
  private final Template template;

  SquareSetWriter(BoardModel board, BoardNames names) {
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
            .with("tables", BoardTables.class)
            .with("text", SquareSetText.class)
            .with("objects", Objects.class)
            .with("arrays", Arrays.class)
            .with("long", Long.class)
            .with("action", IntConsumer.class)
            .with("end", NoSuchElementException.class)
            .with("refusal", IllegalArgumentException.class)
            .with("count", fields.words())
            .with("lastFile", board.shape().files() - 1)
            .with("lastRank", board.shape().ranks() - 1)
            .with("lastLayer", board.shape().layers() - 1)
            .with("lastSquare", board.shape().squareCount() - 1);
  }

  TypeSpec.Builder write() {
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
                ParameterizedTypeName.get(ClassName.get(Iterable.class), names.square));
    addConstants(type);
    fields
        .names()
        .forEach(name -> type.addField(fieldType(), name, Modifier.PRIVATE, Modifier.FINAL));
    type.addMethod(constructor());
    addFactories(type);
    addLines(type);
    addSquares(type);
    addAlgebra(type);
    addQuestions(type);
    addSearches(type);
    addIteration(type);
    type.addMethod(word()).addMethod(shift());
    addText(type);
    addHelpers(type);
    return type.addType(iteratorType());
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
          case "EMPTY" -> "new $set:T(new long[$count:L])";
          case "ALL" -> "new $set:T($words:T.all($cells:T.COUNT))";
          case "LIGHT" -> "copyOf($geometry:T.GENERIC.lightSquares())";
          default -> "copyOf($geometry:T.GENERIC.darkSquares())";
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

  private MethodSpec.Builder publicStatic(String name) {
    return Methods.publicStatic(name).returns(names.set);
  }

  private MethodSpec.Builder publicMethod(String name) {
    return Methods.publicMethod(name).returns(names.set);
  }

  private void addFactories(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                publicStatic("of").addParameter(names.square, "square"),
                """
                The set of one square.

                @param square the square
                @return the set
                """,
                "int index = $objects:T.requireNonNull(square, \"square\").index();\n"
                    + (fields.isArray()
                        ? "return new $set:T($words:T.with(EMPTY.words, index));\n"
                        : "return " + fields.create(fields.bit("index")) + ";\n")))
        .addMethod(
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
                Methods.publicMethod("toSquareSet").returns(SquareSet.class),
                """
                These squares as a set of the generic type.

                @return a set that {@link #copyOf} makes an equal one of
                """,
                "return $geometry:T.GENERIC.setOfWords($Z" + fields.each("#", ",$W") + ");\n"))
        .addMethod(
            template.method(
                publicStatic("parse").addParameter(BoardNames.STRING, "diagram"),
                """
                Reads a set from its diagram.

                @param diagram what {@link #toString} makes, with or without a newline at its end
                @return the set
                @throws $refusal:T if it is no diagram of this board
                """,
                """
                $objects:T.requireNonNull(diagram, "diagram");
                return ofArray($text:T.parse(diagram, $cells:T.SHAPE,$W$cells:T.ORDER));
                """));
  }

  // public static ShogiSquareSet ofWords(long bits0, long bits1) {
  //   if ((bits1 & ~0x1FFFFL) != 0) {
  //     throw Words.noSuchSquare(ShogiCells.COUNT);
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
              throw $words:T.noSuchSquare($cells:T.COUNT);
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
                $geometry:T.GENERIC.squaresOn%1$s(%2$s); // which has the words
              }
              return $geometry:T.Tables.at($geometry:T.Tables.ON_%4$s, %2$s);
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
              body.formatted(name, axis, last, axis.toUpperCase(Locale.ROOT))));
    }
  }

  private void addSquares(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                Methods.publicMethod("contains")
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
                Methods.publicMethod("contains")
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
                publicMethod(name).addParameter(int.class, "index"),
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
        type, "intersect", "The squares of both sets.", "intersection", "and", "# & other.#");
    addOperation(
        type,
        "minus",
        "The squares of this set that are not in the other one.",
        "difference",
        "andNot",
        "# & ~other.#");
    StringBuilder complement = new StringBuilder();
    if (fields.isArray()) {
      complement.append("return ALL.minus(this);\n");
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
            publicMethod("complement"),
            """
            The squares that are not in this set.

            @return the complement
            """,
            complement.toString()));
  }

  private void addOperation(
      TypeSpec.Builder type,
      String name,
      String javadoc,
      String result,
      String words,
      String pattern) {
    type.addMethod(
        template.method(
            publicMethod(name).addParameter(names.set, "other"),
            javadoc + "\n\n@param other another set\n@return the " + result + "\n",
            NOT_NULL
                + (fields.isArray()
                    ? "return new $set:T($words:T." + words + "(words, other.words));\n"
                    : "return " + fields.create(pattern) + ";\n")));
  }

  private void addQuestions(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                Methods.publicMethod("isSubsetOf")
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
                Methods.publicMethod("isDisjointFrom")
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
                Methods.publicMethod("isEmpty").returns(boolean.class),
                """
                Whether there is no square in this set.

                @return whether it is empty
                """,
                fields.isArray()
                    ? "return $words:T.isEmpty(words);\n"
                    : "return " + (fields.words() == 1 ? "bits == 0" : none("#")) + ";\n"))
        .addMethod(
            template.method(
                Methods.publicMethod("size").returns(int.class),
                """
                How many squares there are.

                @return 0 to %d
                """
                    .formatted(board.shape().squareCount()),
                fields.isArray()
                    ? "return $words:T.size(words);\n"
                    : "return " + fields.joined("$long:T.bitCount(#)", "+") + ";\n"));
  }

  // (bits0 & other.bits0 | bits1 & other.bits1) == 0
  private String none(String pattern) {
    return "(" + fields.joined(pattern, "|") + ") == 0";
  }

  private void addSearches(TypeSpec.Builder type) {
    for (String name : new String[] {"first", "last"}) {
      String which = name.equals("first") ? "lowest" : "highest";
      type.addMethod(
              template.method(
                  Methods.publicMethod(name).returns(names.nullable(names.square)),
                  """
                  The %s square.

                  @return that of the %s index; null when the set is empty
                  """
                      .formatted(name, which),
                  """
                  int index = %sIndex();
                  return index < 0 ? null : $square:T.of(index);
                  """
                      .formatted(name)))
          .addMethod(
              template.method(
                  Methods.publicMethod(name + "Index").returns(int.class),
                  """
                  The %s square, as a number.

                  @return the %s index; -1 when the set is empty
                  """
                      .formatted(name, which),
                  name.equals("first") ? firstIndex() : lastIndex()));
    }
    type.addMethod(
        template.method(
            Methods.publicMethod("nextIndex").returns(int.class).addParameter(int.class, "from"),
            """
            The next square as a number, for a loop without objects:
            {@code for (int i = set.nextIndex(0); i >= 0; i = set.nextIndex(i + 1))}.

            @param from where the search begins, 0 or more
            @return the lowest index in this set that is not below {@code from}; -1 when there is none
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

  // int start = Words.checkStart(from);
  // if (start < 64) {
  //   long rest = bits0 & -1L << start;
  //   if (rest != 0) {
  //     return Long.numberOfTrailingZeros(rest);
  //   }
  //   start = 64;
  // }
  private String nextIndex() {
    if (fields.isArray()) {
      return "return $words:T.next(words, $words:T.checkStart(from));\n";
    }
    StringBuilder body = new StringBuilder("int start = $words:T.checkStart(from);\n");
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
                Methods.override("iterator")
                    .returns(
                        ParameterizedTypeName.get(ClassName.get(Iterator.class), names.square)),
                """
                The squares in the order of their indices.

                @return a new iterator, which removes nothing
                """,
                "return new $iterator:T(this);\n"))
        .addMethod(
            template.method(
                Methods.publicMethod("forEachIndex").addParameter(IntConsumer.class, "action"),
                """
                Does something with every square, in the order of indices.

                @param action takes the index of a square
                """,
                "$objects:T.requireNonNull(action, \"action\");\n" + forEachIndex()));
  }

  // for (long rest = bits0; rest != 0; rest &= rest - 1) {
  //   action.accept(Long.numberOfTrailingZeros(rest));
  // }
  private String forEachIndex() {
    if (fields.isArray()) {
      return """
      for (int index = nextIndex(0); index >= 0; index = nextIndex(index + 1)) {
        action.accept(index);
      }
      """;
    }
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < fields.words(); word++) {
      body.append(
          """
          for (long rest = %s; rest != 0; rest &= rest - 1) {
            action.accept(%s$long:T.numberOfTrailingZeros(rest));
          }
          """
              .formatted(fields.names().get(word), word == 0 ? "" : 64 * word + " + "));
    }
    return body.toString();
  }

  // public long word(int word) {
  //   return switch (word) {
  //     case 0 -> bits0;
  //     case 1 -> bits1;
  //     default -> throw Words.noSuchWord(word, 2);
  //   };
  // }
  private MethodSpec word() {
    String body =
        fields.isArray()
            ? """
            if (word < 0 || word >= $count:L) {
              throw $words:T.noSuchWord(word, $count:L);
            }
            return words[word];
            """
            : "return switch (word) {\n"
                + fields.each("  case @ -> #;\n", "")
                + "  default -> throw $words:T.noSuchWord(word, $count:L);\n};\n";
    return template.method(
        Methods.publicMethod("word").returns(long.class).addParameter(int.class, "word"),
        """
        Some of the squares as bits.

        @param word which 64 squares: 0 for the first, of $count:L
        @return the square of index i is bit i % 64 of word i / 64
        @throws $refusal:T if there is no such word
        """,
        body);
  }

  private MethodSpec shift() {
    String body =
        """
        int number = $tables:T.number(direction, $cells:T.SHAPE.dimensions());
        if (number < 0) {
          return copyOf(toSquareSet().shift(direction));
        }
        """
            .replace("$cells:T.SHAPE.dimensions()", "" + board.shape().dimensions());
    String kept =
        fields.words() == 1
            ? "bits & $geometry:T.Tables.KEPT[number]"
            : "# & $geometry:T.Tables.KEPT[number * $count:L + @]";
    String moved =
        fields.words() == 1
            ? """
            long kept = %s;
            int by = $geometry:T.delta(direction);
            return new $set:T(by < 0 ? kept >>> -by : kept << by);
            """
                .formatted(kept)
            : "return moved("
                + fields.each(kept, ",\n    ")
                + ",\n    $geometry:T.delta(direction));\n";
    return template.method(
        publicMethod("shift").addParameter(Direction.class, "direction"),
        """
        Moves every square a step on. What would leave the board is gone, and nothing comes in at
        the other side.

        @param direction the step, to a neighbour; a farther one takes longer
        @return the set of the squares that the step leads to
        """,
        fields.isArray() ? "return copyOf(toSquareSet().shift(direction));\n" : body + moved);
  }

  private void addText(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                Methods.override("equals")
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
                Methods.override("hashCode").returns(int.class),
                fields.isArray() ? "return $words:T.hash(words);\n" : hashCodeBody()))
        .addMethod(
            template.method(
                Methods.override("toString").returns(BoardNames.STRING),
                """
                A diagram, which {@link #parse} reads: {@code x} for a square of the set and a dot for
                any other one, the highest rank at the top.
                """,
                """
                return $text:T.format(toArray(), $cells:T.SHAPE,$W$cells:T.ORDER);
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
    MethodSpec.Builder toArray =
        Methods.privateMethod("toArray").returns(ArrayTypeName.of(TypeName.LONG));
    type.addMethod(
        template.method(
            toArray,
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
      addMoved(type);
    }
  }

  // private static ShogiSquareSet moved(long bits0, long bits1, int by) {
  //   int words = by >> 6; // rounds down, so what remains is a shift to the left
  //   return new ShogiSquareSet(
  //       one(bits0, bits1, -words) << by | one(bits0, bits1, -1 - words) >>> 1 >>> ~by,
  //       …
  private void addMoved(TypeSpec.Builder type) {
    MethodSpec.Builder moved =
        MethodSpec.methodBuilder("moved")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(names.set);
    MethodSpec.Builder one =
        MethodSpec.methodBuilder("one")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(long.class);
    for (String name : fields.names()) {
      moved.addParameter(long.class, name);
      one.addParameter(long.class, name);
    }
    String all = fields.each("#", ", ");
    type.addMethod(
            template.method(
                moved.addParameter(int.class, "by"),
                "int words = by >> 6; // rounds down, so what remains is a shift to the left\n"
                    + "return new $set:T(\n    "
                    + IntStream.range(0, fields.words())
                        .mapToObj(word -> movedWord(all, word))
                        .collect(Collectors.joining(",\n    "))
                    + ");\n"))
        .addMethod(
            template.method(
                one.addParameter(int.class, "word"),
                "return switch (word) {\n"
                    + fields.each("  case @ -> #;\n", "")
                    + "  default -> 0;\n};\n"));
  }

  private static String movedWord(String all, int word) {
    String below = word == 1 ? "-words" : word - 1 + " - words";
    return "one(%1$s, %2$s) << by\n        | one(%1$s, %3$s) >>> 1 >>> ~by"
        .formatted(all, word == 0 ? "-words" : word + " - words", below);
  }

  // private static final class Squares implements Iterator<ShogiSquare> {
  private TypeSpec iteratorType() {
    return TypeSpec.classBuilder("Squares")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addSuperinterface(ParameterizedTypeName.get(ClassName.get(Iterator.class), names.square))
        .addField(names.set, "set", Modifier.PRIVATE, Modifier.FINAL)
        .addField(int.class, "next", Modifier.PRIVATE)
        .addMethod(
            template.method(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(names.set, "set"),
                """
                this.set = set;
                next = set.nextIndex(0);
                """))
        .addMethod(
            template.method(
                Methods.override("hasNext").returns(boolean.class),
                """
                return next >= 0;
                """))
        .addMethod(
            template.method(
                Methods.override("next").returns(names.square),
                """
                if (next < 0) {
                  throw new $end:T();
                }
                $square:T square = $square:T.of(next);
                next = set.nextIndex(next + 1);
                return square;
                """))
        .build();
  }
}
