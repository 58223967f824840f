// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.set.SetWriter;
import dev.boardwright.support.BoardTables;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/** A writer of the methods of {@code ShogiGeometry} that follow rays up to an occupied square. */
final class SlideMethods extends SetWriter {
  /** With more words than this, an expression over several of them takes several lines. */
  private static final int MANY = 2;

  private final List<Direction> directions;

  SlideMethods(BoardNames names) {
    super(names);
    directions = BoardTables.directions(board.shape().dimensions());
  }

  // private static final int FORWARDS = 0xF0;
  private FieldSpec forwards() {
    int forwards =
        IntStream.range(0, directions.size())
            .filter(this::isForwards)
            .map(number -> 1 << number)
            .reduce(0, (a, b) -> a | b);
    return template.privateConstant(
        TypeName.INT,
        "FORWARDS",
        "A bit for the number of each direction in which the index grows.\n",
        Literals.hex(forwards, false));
  }

  /** Adds the public methods: {@code slide} and the attacks of rook, bishop and so on. */
  void addTo(TypeSpec.Builder type) {
    type.addMethod(slide());
    addLinePieces(type);
  }

  /** Adds the private methods that compute slides for attack tables and movements. */
  void addHelpers(TypeSpec.Builder type) {
    type.addField(forwards());
    type.addMethod(farSlide()).addMethod(numberedSlide()).addMethod(end());
    addWays(type);
  }

  private MethodSpec.Builder set(String name) {
    return publicStaticSet(name).addParameter(int.class, "square");
  }

  private MethodSpec slide() {
    return template.method(
        set("slide").addParameter(names.set, "occupied").addParameter(Direction.class, "direction"),
        """
        {@return the squares that a slide attacks, up to and including the first occupied one}

        @param square the flat index of the square where the slide begins, 0 to $lastSquare:L
        @param occupied the occupied squares, which stop the slide
        @param direction the direction of the slide, with steps to a neighbour or farther
        """,
        fields.isArray()
            ? """
            $objects:T.requireNonNull(occupied, "occupied");
            return $set:T.copyOf($ZGENERIC.slide(square, occupied.toSquareSet(), direction));
            """
            : """
            check(square);
            $objects:T.requireNonNull(occupied, "occupied");
            int number = $tables:T.number(direction, $dimensions:L);
            return number < 0 ? farSlide(square, occupied, direction)\
             : slide(square, occupied, number);
            """);
  }

  /** Adds the attacks of rook, bishop and so on, which slide along one axis, two axes and so on. */
  private void addLinePieces(TypeSpec.Builder type) {
    int dimensions = board.shape().dimensions();
    addLinePiece(type, "rookAttacks", "rook", dimensions > 2 ? "along an axis" : "", 1);
    if (dimensions > 1) {
      addLinePiece(
          type, "bishopAttacks", "bishop", dimensions > 2 ? "along two axes at once" : "", 2);
    }
    if (dimensions > 2) {
      addLinePiece(type, "unicornAttacks", "unicorn", "along all three axes at once", 3);
    }
    if (dimensions > 1) {
      String all =
          dimensions == 2
              ? "rookAttacks(square, occupied).union(bishopAttacks(square, occupied))"
              : "rookAttacks(square, occupied)\n"
                  + "    .union(bishopAttacks(square, occupied))\n"
                  + "    .union(unicornAttacks(square, occupied))";
      type.addMethod(
          template.method(
              set("queenAttacks").addParameter(names.set, "occupied"),
              linePieceJavadoc("queen", dimensions > 2 ? "in all 26 directions of space" : ""),
              fields.isArray() ? walked("queen", 0) : "return " + all + ";\n"));
    }
  }

  private static String linePieceJavadoc(String piece, String how) {
    return """
    {@return the squares that a %s attacks, up to and including the first occupied one in
    each direction}%s

    @param square the flat index of the square of the piece, 0 to $lastSquare:L
    @param occupied the occupied squares, which stop its slides
    """
        .formatted(piece, how.isEmpty() ? "" : " The piece slides " + how + ".");
  }

  private void addLinePiece(
      TypeSpec.Builder type, String name, String piece, String how, int axes) {
    List<Integer> numbers =
        IntStream.range(0, directions.size())
            .filter(number -> axes(directions.get(number)) == axes)
            .boxed()
            .toList();
    type.addMethod(
        template.method(
            set(name).addParameter(names.set, "occupied"),
            linePieceJavadoc(piece, how),
            fields.isArray() ? walked(piece, axes) : looked(numbers)));
  }

  private static int axes(Direction direction) {
    return Math.abs(direction.files()) + Math.abs(direction.ranks()) + Math.abs(direction.layers());
  }

  // return attacks(square, occupied, Movement.ROOK);
  /**
   * {@return statements for all slides of a piece} They compute all slides in one call, so that the
   * occupied squares are converted to the generic form only once.
   */
  private String walked(String piece, int axes) {
    String movement =
        board.shape().dimensions() > 2
            ? "$tables:T.slidesInSpace(" + axes + ")"
            : "$movement:T." + piece.toUpperCase(Locale.ROOT);
    return "return attacks(square, occupied, " + movement + ");\n";
  }

  private boolean isForwards(int number) {
    return BoardTables.delta(directions.get(number), board.shape(), board.order()) > 0;
  }

  // check(square);
  // long[] rays = Lines.RAYS;
  // long stops = Objects.requireNonNull(occupied, "occupied").word(0);
  // int at = square * 8;
  // return new ChessSquareSet(
  //     forwards(rays[at + 1], stops)
  //         | backwards(rays[at + 3], stops)
  //         | forwards(rays[at + 4], stops)
  //         | backwards(rays[at + 6], stops));
  private String looked(List<Integer> numbers) {
    if (fields.words() == 1) {
      String slides =
          numbers.stream()
              .map(
                  number ->
                      (isForwards(number) ? "forwards" : "backwards")
                          + "(rays[at"
                          + (number == 0 ? "" : " + " + number)
                          + "], stops)")
              .collect(Collectors.joining("\n        | "));
      return """
      check(square);
      long[] rays = Lines.RAYS;
      long stops = $objects:T.requireNonNull(occupied, "occupied").word(0);
      int at = square * $directions:L;
      return new $set:T(
      """
          + "    "
          + slides
          + ");\n";
    }
    StringBuilder body =
        new StringBuilder(
            "check(square);\n"
                + "$objects:T.requireNonNull(occupied, \"occupied\");\n"
                + "int at = square * $directions:L * $count:L;\n"
                + "return ");
    int i = 0;
    for (int number : numbers) {
      String at = number == 0 ? "at" : "at + " + number * fields.words();
      String slide = (isForwards(number) ? "forwards(" : "backwards(") + at + ", occupied)";
      body.append(i == 0 ? slide : "\n    .union(" + slide + ")");
      i++;
    }
    return body.append(";\n").toString();
  }

  private MethodSpec farSlide() {
    return template.method(
        privateStaticSet("farSlide")
            .addJavadoc("{@return the squares of a slide with steps farther than to a neighbour}\n")
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(Direction.class, "direction"),
        fields.declare("0")
            + "int next = step(square, direction);\nwhile (next >= 0) {\n"
            + fields.add("next", "  ")
            + "  next = occupied.contains(next) ? -1 : step(next, direction);\n}\nreturn "
            + fields.create("#")
            + ";\n");
  }

  /**
   * {@return the method {@code slide} for the number of a direction} It creates the set in a single
   * place, because escape analysis would not remove sets that are created in separate branches.
   */
  private MethodSpec numberedSlide() {
    MethodSpec.Builder method =
        privateStaticSet("slide")
            .addJavadoc("{@return the squares of a slide in the direction with a number}\n")
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(int.class, "number");
    if (fields.words() == 1) {
      return template.method(
          method,
          """
          long ray = Lines.RAYS[square * $directions:L + number];
          long stops = occupied.word(0);
          return new $set:T(
              (FORWARDS >>> number & 1) != 0 ? forwards(ray, stops) : backwards(ray, stops));
          """);
    }
    return template.method(
        method,
        "int at = (square * $directions:L + number) * $count:L;\n"
            + rays()
            + ended("(FORWARDS >>> number & 1) != 0"));
  }

  /** {@return statements that return the rays of local variables up to the stops} */
  private String ended(String isForwards) {
    return fields.each("long #;\n", "")
        + "if ("
        + isForwards
        + ") {\n"
        + assigned(this::forwards)
        + "} else {\n"
        + assigned(this::backwards)
        + "}\nreturn "
        + fields.create("#")
        + ";\n";
  }

  // long ray0 = ray.word(0);
  // long stop0 = ray0 & occupied.word(0);
  // …
  // long bits0;
  // …
  // if (isForwards) {
  //   bits0 = ray0 & (stop0 ^ stop0 - 1);
  //   …
  // } else {
  //   …
  // }
  // return new ShogiSquareSet(bits0, bits1);
  /**
   * {@return the method {@code end}} It creates the set in a single place, because escape analysis
   * would not remove sets that are created in separate branches.
   */
  private MethodSpec end() {
    MethodSpec.Builder method =
        privateStaticSet("end")
            .addJavadoc("{@return a ray up to the first square that stops it, or all of it}\n")
            .addParameter(names.set, "ray")
            .addParameter(names.set, "occupied")
            .addParameter(boolean.class, "isForwards");
    if (fields.words() == 1) {
      return template.method(
          method,
          """
          long bits = ray.word(0);
          long stops = occupied.word(0);
          return new $set:T(isForwards ? forwards(bits, stops) : backwards(bits, stops));
          """);
    }
    return template.method(
        method,
        IntStream.range(0, fields.words())
                .mapToObj(
                    word ->
                        "long ray%1$d = ray.word(%1$d);\nlong stop%1$d = ray%1$d & occupied.word(%1$d);\n"
                            .formatted(word))
                .collect(Collectors.joining())
            + ended("isForwards"));
  }

  private String assigned(IntFunction<String> part) {
    return IntStream.range(0, fields.words())
        .mapToObj(word -> "bits" + word + " = " + part.apply(word) + ";\n")
        .map(statement -> statement.indent(2))
        .collect(Collectors.joining());
  }

  private void addWays(TypeSpec.Builder type) {
    if (fields.words() == 1) {
      type.addMethod(
              template.method(
                  way("forwards"),
                  """
                  long stop = ray & stops;
                  return ray & (stop ^ stop - 1); // the whole ray if nothing stops it
                  """))
          .addMethod(
              template.method(
                  way("backwards"),
                  """
                  return ray & -1L << 63 - $long:T.numberOfLeadingZeros(ray & stops | 1);
                  """));
      return;
    }
    type.addMethod(template.method(way("forwards"), way(this::forwards)))
        .addMethod(template.method(way("backwards"), way(this::backwards)));
  }

  private String way(IntFunction<String> part) {
    return rays()
        + "return new $set:T(\n    "
        + IntStream.range(0, fields.words())
            .mapToObj(part)
            .collect(Collectors.joining(",\n"))
            .indent(4)
            .strip()
        + ");\n";
  }

  private MethodSpec.Builder way(String name) {
    String javadoc =
        name.equals("forwards")
            ? "{@return a ray up to the lowest square that stops it}\n"
            : "{@return a ray down to the highest square that stops it}\n";
    if (fields.words() == 1) {
      return MethodSpec.methodBuilder(name)
          .addJavadoc(javadoc)
          .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
          .returns(long.class)
          .addParameter(long.class, "ray")
          .addParameter(long.class, "stops");
    }
    return privateStaticSet(name)
        .addJavadoc(javadoc)
        .addParameter(int.class, "at")
        .addParameter(names.set, "occupied");
  }

  private String rays() {
    return "long[] rays = Lines.RAYS;\n"
        + IntStream.range(0, fields.words())
            .mapToObj(
                word ->
                    "long ray%1$d = rays[at%2$s];\nlong stop%1$d = ray%1$d & occupied.word(%1$d);\n"
                        .formatted(word, word == 0 ? "" : " + " + word))
            .collect(Collectors.joining());
  }

  // ray1 & (stop1 ^ stop1 - (stop0 == 0 ? 1 : 0))
  /** {@return a word of a ray up to the lowest stop; all of it if no stop is in or below it} */
  private String forwards(int word) {
    String one = word == 0 ? "1" : "(" + stops(0, word) + " == 0 ? 1 : 0)";
    return word > MANY
        ? "ray%1$d\n    & (stop%1$d\n        ^ stop%1$d - %2$s)".formatted(word, one)
        : "ray%1$d & (stop%1$d ^ stop%1$d - %2$s)".formatted(word, one);
  }

  // stop1 == 0 ? ray0 & -1L << 63 - Long.numberOfLeadingZeros(stop0 | 1) : 0
  /** {@return a word of a ray down to the highest stop; all of it if no stop is in or above it} */
  private String backwards(int word) {
    String part =
        "ray%1$d & -1L << 63 - $long:T.numberOfLeadingZeros(stop%1$d | 1)".formatted(word);
    String space = fields.words() > MANY ? "\n    " : " ";
    return word == fields.words() - 1
        ? part
        : stops(word + 1, fields.words()) + " == 0" + space + "? " + part + space + ": 0";
  }

  // (stop0 | stop1)
  private static String stops(int from, int to) {
    String stops =
        IntStream.range(from, to)
            .mapToObj(word -> "stop" + word)
            .collect(Collectors.joining(" | "));
    return to - from > 1 ? "(" + stops + ")" : stops;
  }
}
