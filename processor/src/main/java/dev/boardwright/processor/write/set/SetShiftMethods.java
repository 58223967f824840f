// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Direction;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A writer of the methods of {@code ShogiSquareSet} that move all squares by one step. */
final class SetShiftMethods extends SetWriter {
  SetShiftMethods(BoardNames names) {
    super(names);
  }

  // public ShogiSquareSet shift(Direction direction) {
  //   int number = BoardTables.number(direction, 2);
  //   if (number < 0) {
  //     return copyOf(toSquareSet().shift(direction));
  //   }
  //   return moved(
  //       bits0 & ShogiGeometry.Tables.KEPT[number * 2],
  //       bits1 & ShogiGeometry.Tables.KEPT[number * 2 + 1],
  //       ShogiGeometry.delta(direction));
  // }
  MethodSpec shift() {
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
            : "return moved(\n    "
                + fields.each(kept, ",\n    ")
                + ",\n    $geometry:T.delta(direction));\n";
    return template.method(
        MethodSpecs.override("shift").returns(names.set).addParameter(Direction.class, "direction"),
        """
        {@return the squares that are one step away from the squares of this set} Steps that lead
        off the board are left out; steps never wrap around the edge.

        @param direction the step; a step to a neighbour may be faster than a longer one
        """,
        fields.isArray() ? "return copyOf(toSquareSet().shift(direction));\n" : body + moved);
  }

  // private static ShogiSquareSet moved(long bits0, long bits1, int by) {
  //   int words = by >> 6; // rounds down, so the remaining shift is to the left
  //   return new ShogiSquareSet(
  //       one(bits0, bits1, -words) << by | one(bits0, bits1, -1 - words) >>> 1 >>> ~by,
  //       …
  void addMoved(TypeSpec.Builder type) {
    if (fields.isArray() || fields.words() == 1) {
      return;
    }
    MethodSpec.Builder moved = MethodSpecs.privateStatic("moved").returns(names.set);
    MethodSpec.Builder one = MethodSpecs.privateStatic("one").returns(long.class);
    for (String name : fields.names()) {
      moved.addParameter(long.class, name);
      one.addParameter(long.class, name);
    }
    String all = fields.each("#", ", ");
    type.addMethod(
            template.method(
                moved.addParameter(int.class, "by"),
                "int words = by >> 6; // rounds down, so the remaining shift is to the left\n"
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
}
