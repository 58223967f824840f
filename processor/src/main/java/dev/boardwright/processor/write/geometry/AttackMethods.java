// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.geometry;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.Movement;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.set.SetWriter;

/**
 * A writer of the methods of {@code ShogiGeometry} that compute the attacks of pieces. {@link
 * SlideMethods} writes the slides.
 */
final class AttackMethods extends SetWriter {
  AttackMethods(BoardNames names) {
    super(names);
  }

  void addTo(TypeSpec.Builder type) {
    SlideMethods slides = new SlideMethods(names);
    slides.addTo(type);
    type.addMethod(
            shorter(
                "moves",
                "{@return the squares that a piece moves to without capturing} Initial terms,"
                    + " castling\nand en passant are left out.",
                OF_PIECE))
        .addMethod(moves())
        .addMethod(
            shorter(
                "attacks",
                "{@return the squares that a piece attacks, occupied or not} Initial terms and en"
                    + " passant\nare left out. To compute the attacks of one movement often, use"
                    + " {@link #attackTable}.",
                OF_PIECE))
        .addMethod(attacks())
        .addMethod(
            shorter(
                "attackers",
                "{@return the squares among the candidates from which a piece attacks a square}"
                    + " Initial\nterms and en passant are left out.",
                OF_TARGET))
        .addMethod(attackers())
        .addMethod(shorterTable())
        .addMethod(attackTable());
    if (!fields.isArray()) {
      type.addMethod(reached());
      slides.addHelpers(type);
      new PathMethods(names).addTo(type);
    }
    type.addType(new AttackTableWriter(names).write());
  }

  private MethodSpec.Builder ofPiece(String name) {
    return publicStaticSet(name)
        .addParameter(int.class, "square")
        .addParameter(names.set, "occupied")
        .addParameter(Movement.class, "movement");
  }

  private MethodSpec.Builder ofTarget() {
    return publicStaticSet("attackers")
        .addParameter(int.class, "target")
        .addParameter(names.set, "candidates")
        .addParameter(names.set, "occupied")
        .addParameter(Movement.class, "movement");
  }

  private static final String OF_PIECE =
      """


      @param square the flat index of the square of the piece, 0 to $lastSquare:L
      @param occupied the occupied squares
      @param movement the movement of the piece
      """;

  private static final String OF_TARGET =
      """


      @param target the flat index of the attacked square, 0 to $lastSquare:L
      @param candidates the squares to consider
      @param occupied the occupied squares
      @param movement the movement of the piece
      """;

  private static final String INITIAL =
      "@param initial the squares from which initial terms (Betza's {@code i}) are possible\n";

  // return attacks(square, occupied, movement, ShogiSquareSet.EMPTY);
  private MethodSpec shorter(String name, String summary, String parameters) {
    boolean isBack = name.equals("attackers");
    return template.method(
        isBack ? ofTarget() : ofPiece(name),
        summary + parameters,
        isBack
            ? "return attackers(target, candidates, occupied, movement, $set:T.EMPTY);\n"
            : "return " + name + "(square, occupied, movement, $set:T.EMPTY);\n");
  }

  private static final String CHECKS =
      """
      check(%s);
      $objects:T.requireNonNull(occupied, "occupied");
      $objects:T.requireNonNull(movement, "movement");
      $objects:T.requireNonNull(initial, "initial");
      """;

  /** {@return the fast way for plain movements, or the generic form for all others} */
  private String either(String plain, String generic) {
    return fields.isArray()
        ? "return " + generic + ";\n"
        : "return movement.isPlain()\n    ? "
            + plain
            + "\n    : "
            + generic.indent(4).strip()
            + ";\n";
  }

  // return movement.isPlain()
  //     ? reached(square, occupied, movement, false).difference(occupied)
  //     : ShogiSquareSet.copyOf(
  //         GENERIC.moves(
  //             square,
  //             occupied.toSquareSet(),
  //             movement,
  //             initial.toSquareSet()));
  private MethodSpec moves() {
    return template.method(
        ofPiece("moves").addParameter(names.set, "initial"),
        "{@return the squares that a piece moves to without capturing} Castling and en passant are"
            + "\nleft out."
            + OF_PIECE
            + INITIAL,
        CHECKS.formatted("square")
            + either(
                "reached(square, occupied, movement, false).difference(occupied)",
                generic("moves", "square")));
  }

  private static String generic(String name, String... first) {
    return "$set:T.copyOf(\n    $ZGENERIC."
        + name
        + "(\n        "
        + String.join(",\n        ", first)
        + ",\n        occupied.toSquareSet(),\n        movement,"
        + "\n        initial.toSquareSet()))";
  }

  private MethodSpec attacks() {
    return template.method(
        ofPiece("attacks").addParameter(names.set, "initial"),
        "{@return the squares that a piece attacks, occupied or not} En passant is left out."
            + OF_PIECE
            + INITIAL,
        CHECKS.formatted("square")
            + either("reached(square, occupied, movement, false)", generic("attacks", "square")));
  }

  // return movement.isPlain()
  //     ? candidates.intersection(reached(target, occupied, movement, true))
  //     : ShogiSquareSet.copyOf(
  //         GENERIC.attackers(
  //             target,
  //             candidates.toSquareSet(),
  //             occupied.toSquareSet(),
  //             movement,
  //             initial.toSquareSet()));
  private MethodSpec attackers() {
    return template.method(
        ofTarget().addParameter(names.set, "initial"),
        "{@return the squares among the candidates from which a piece attacks a square} En passant"
            + " is\nleft out."
            + OF_TARGET
            + INITIAL,
        "$objects:T.requireNonNull(candidates, \"candidates\");\n"
            + CHECKS.formatted("target")
            + either(
                "candidates.intersection(reached(target, occupied, movement, true))",
                generic("attackers", "target", "candidates.toSquareSet()")));
  }

  private MethodSpec.Builder table() {
    return MethodSpecs.publicStatic("attackTable")
        .returns(names.geometry.nestedClass("AttackTable"))
        .addParameter(Movement.class, "movement");
  }

  private MethodSpec shorterTable() {
    return template.method(
        table(),
        """
        {@return a new attack table for a movement} An engine usually keeps it in a constant.
        Initial terms, castling and en passant are left out.

        @param movement the movement of the piece
        """,
        "return attackTable(movement, $set:T.EMPTY);\n");
  }

  private MethodSpec attackTable() {
    return template.method(
        table().addParameter(names.set, "initial"),
        """
        {@return a new attack table for a movement} Castling and en passant are left out.

        @param movement the movement of the piece
        """
            + INITIAL,
        "$objects:T.requireNonNull(movement, \"movement\");\n"
            + "$objects:T.requireNonNull(initial, \"initial\");\n"
            + (fields.isArray()
                ? "return new $attackTable:T(movement, initial);\n"
                : """
                return new $attackTable:T(
                    movement.capturing(),
                    movement.movesAsItCaptures() ? null : movement.moving(),
                    $ZGENERIC.toWords(initial.toSquareSet()));
                """));
  }

  // private static ShogiSquareSet reached(
  //     int square, ShogiSquareSet occupied, Movement movement, boolean isBack) {
  private MethodSpec reached() {
    MethodSpec.Builder method =
        privateStaticSet("reached")
            .addJavadoc("{@return the squares of a plain movement, forwards or backwards}\n")
            .addParameter(int.class, "square")
            .addParameter(names.set, "occupied")
            .addParameter(Movement.class, "movement")
            .addParameter(boolean.class, "isBack");
    String steps =
        switch (board.shape().dimensions()) {
          case 1 -> "sign * leap.files()";
          case 2 -> "sign * leap.files(), sign * leap.ranks()";
          default -> "sign * leap.files(), sign * leap.ranks(), sign * leap.layers()";
        };
    String isOff =
        switch (board.shape().dimensions()) {
          case 1 -> "(leap.ranks() | leap.layers()) == 0";
          case 2 -> "leap.layers() == 0";
          default -> "";
        };
    String guard =
        isOff.isEmpty()
            ? "offset(square, " + steps + ")"
            : isOff + " ? offset(square, " + steps + ") : -1";
    return template.method(
        method,
        """
        int sign = isBack ? -1 : 1;
        """
            + fields.declare("0")
            + """
            $list:T<$direction:T> leaps = movement.leapDirections();
            for (int i = 0; i < leaps.size(); i++) {
              $direction:T leap = leaps.get(i);
            """
            + "  int to = "
            + guard
            + ";\n  if (to >= 0) {\n"
            + fields.add("to", "    ")
            + """
              }
            }
            $list:T<$direction:T> slides = movement.slideDirections();
            for (int i = 0; i < slides.size(); i++) {
              int number = $tables:T.number(slides.get(i), $dimensions:L);
              $set:T slide =
                  number < 0
                      ? farSlide(square, occupied, isBack ? slides.get(i).opposite() : slides.get(i))
                      : slide(square, occupied, isBack ? $lastDirection:L - number : number);
            """
            + fields.each("  # |= slide.word(@);\n", "")
            + "}\nreturn "
            + fields.create("#")
            + ";\n");
  }
}
