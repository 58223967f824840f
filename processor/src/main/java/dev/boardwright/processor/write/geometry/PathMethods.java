// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.set.SetWriter;
import dev.boardwright.support.LameTable;
import dev.boardwright.support.ReachTable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A writer of the private methods of {@code ShogiGeometry} that read the tables of lame leaps, of
 * hops, and of slides with a range or with longer steps.
 */
final class PathMethods extends SetWriter {
  PathMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(followed()).addMethod(lameLeaps()).addMethod(hop());
  }

  // ShogiSquareSet leaps = lameLeaps(square, occupied, paths.lame());
  // long bits0 = leaps.word(0);
  // long bits1 = leaps.word(1);
  // for (RayTable table : paths.rays()) {
  //   long[] filter = table.filter();
  //   for (int number = 0; number < table.count(); number++) {
  //     int row = square * table.count() + number;
  //     ShogiSquareSet ray = ShogiSquareSet.ofRow(table.rays(), row);
  //     boolean isForwards = number < table.forwards();
  //     ShogiSquareSet near = end(ray, occupied, isForwards);
  //     long path0 = near.word(0);
  //     …
  //     if (table.kind() != RayTable.SLIDE) {
  //       ShogiSquareSet hop = hop(ray, near, occupied, isForwards, table.kind());
  //       path0 = hop.word(0);
  //       …
  //     }
  //     bits0 |= path0 & filter[0];
  //     …
  //   }
  // }
  // return new ShogiSquareSet(bits0, bits1);
  private MethodSpec followed() {
    String path = fields.words() == 1 ? "path" : "path@";
    return template.method(
        privateStaticSet("followed")
            .addJavadoc(
                "{@return the squares reached by lame leaps and along the rays of tables}\n")
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(ReachTable.class, "paths"),
        "$set:T leaps = lameLeaps(square, occupied, paths.lame());\n"
            + fields.declare("leaps.word(@)")
            + """
            for ($ray:T table : paths.rays()) {
              long[] filter = table.filter();
              for (int number = 0; number < table.count(); number++) {
                int row = square * table.count() + number;
                $set:T ray = $set:T.ofRow(table.rays(), row);
                boolean isForwards = number < table.forwards();
                $set:T near = end(ray, occupied, isForwards);
            """
            + fields.each("    long " + path + " = near.word(@);\n", "")
            + """
                if (table.kind() != $ray:T.SLIDE) {
                  $set:T hop = hop(ray, near, occupied, isForwards, table.kind());
            """
            + fields.each("      " + path + " = hop.word(@);\n", "")
            + "    }\n"
            + fields.each("    # |= " + path + " & filter[@];\n", "")
            + "  }\n}\nreturn "
            + fields.create("#")
            + ";\n");
  }

  // long bits0 = 0;
  // long bits1 = 0;
  // long[] keys = lame.keys();
  // long[] rows = lame.rows();
  // int end = (square + 1) * lame.count();
  // for (int group = square * lame.count(); group < end; group++) {
  //   int at = group * 5;
  //   int turn = (int) keys[at];
  //   long key =
  //       Long.rotateRight(occupied.word(0) & keys[at + 1], turn) * keys[at + 2]
  //           + Long.rotateRight(occupied.word(1) & keys[at + 3], turn) * keys[at + 4];
  //   int row = (group * 16 + (int) (key >>> 60)) * 2;
  //   bits0 |= rows[row];
  //   bits1 |= rows[row + 1];
  // }
  // return new ShogiSquareSet(bits0, bits1);
  private MethodSpec lameLeaps() {
    String key =
        IntStream.range(0, fields.words())
            .mapToObj(
                word ->
                    "$long:T.rotateRight(occupied.word(%d) & keys[at + %d], turn) * keys[at + %d]"
                        .formatted(word, 1 + 2 * word, 2 + 2 * word))
            .collect(Collectors.joining("\n          + "));
    String row = "group * $lameRows:L + (int) (key >>> $lameShift:L)";
    return template.method(
        privateStaticSet("lameLeaps")
            .addJavadoc(
                "{@return the squares reached by lame leaps (see {@link $T})}\n", LameTable.class)
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(LameTable.class, "lame"),
        fields.declare("0")
            + """
            long[] keys = lame.keys();
            long[] rows = lame.rows();
            int end = (square + 1) * lame.count();
            for (int group = square * lame.count(); group < end; group++) {
            """
            + "  int at = group * "
            + (1 + 2 * fields.words())
            + ";\n  int turn = (int) keys[at];\n  long key ="
            + (fields.words() == 1 ? " " : "\n      ")
            + key
            + ";\n  int row = "
            + (fields.words() == 1 ? row : "(" + row + ") * $count:L")
            + ";\n"
            + fields.each("  # |= rows[row + @];\n", "")
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }

  // boolean isBlocked =
  //     kind == RayTable.GRASSHOPPER_BACK && end(ray, ray, isForwards).isDisjointFrom(occupied);
  // long beyond = isBlocked ? 0 : -1;
  // long stops = kind == RayTable.GRASSHOPPER_HOP ? -1 : 0;
  // return end(
  //     new ShogiSquareSet(
  //         ray.word(0) & ~near.word(0) & beyond,
  //         ray.word(1) & ~near.word(1) & beyond),
  //     new ShogiSquareSet(
  //         occupied.word(0) | stops,
  //         occupied.word(1) | stops),
  //     isForwards);
  /** {@return the method {@code hop}} It has no branches that create sets, as in SlideMethods. */
  private MethodSpec hop() {
    return template.method(
        privateStaticSet("hop")
            .addJavadoc(
                "{@return the squares of a ray that a hop reaches over the last square of its near"
                    + " part}\n")
            .addParameter(names.set, "ray")
            .addParameter(names.set, "near")
            .addParameter(names.set, "occupied")
            .addParameter(boolean.class, "isForwards")
            .addParameter(int.class, "kind"),
        """
        boolean isBlocked =
            kind == $ray:T.GRASSHOPPER_BACK && end(ray, ray, isForwards).isDisjointFrom(occupied);
        long beyond = isBlocked ? 0 : -1;
        long stops = kind == $ray:T.GRASSHOPPER_HOP ? -1 : 0;
        return end(
        """
            + "    new $set:T("
            + all("ray.word(@) & ~near.word(@) & beyond")
            + "),\n    new $set:T("
            + all("occupied.word(@) | stops")
            + "),\n    isForwards);\n");
  }

  private String all(String pattern) {
    String lines = fields.each(pattern, ",\n        ");
    return fields.words() == 1 ? lines : "\n        " + lines;
  }
}
