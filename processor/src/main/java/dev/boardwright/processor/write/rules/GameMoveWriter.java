// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.support.declaration.DeclaredRules;
import dev.boardwright.support.rules.CodedMove;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiMove}, a move with the squares and pieces of the game. It has no methods
 * for what no move of the game does, such as drops or promotions.
 */
public final class GameMoveWriter extends BoardWriter {
  private final boolean hasDrops;
  private final boolean promotes;
  private final boolean dropsAs;

  public GameMoveWriter(DeclaredRules declared, BoardNames names) {
    super(names);
    RuleBook book = declared.book();
    hasDrops = !book.drops().isEmpty();
    promotes = book.rows().stream().anyMatch(row -> !row.promotesTo().isEmpty());
    dropsAs = hasDrops && book.rows().stream().anyMatch(row -> !row.dropsAs().isEmpty());
  }

  // /** A move of {@link Shogi}. Whether it is legal depends on the position. */
  // …
  // public final class ShogiMove extends CodedMove {
  //   …
  // }
  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.move)
            .addModifiers(Modifier.FINAL)
            .superclass(CodedMove.class)
            .addJavadoc(
                "A move of {@link $L}. Whether it is legal depends on the position.\n",
                names.declarationLink())
            .addMethod(constructor())
            .addMethod(ofPacked())
            .addMethod(ofSquares(""));
    if (promotes) {
      type.addMethod(ofSquares("promotion"));
    }
    if (hasDrops) {
      type.addMethod(drop(""));
    }
    if (dropsAs) {
      type.addMethod(drop("as"));
    }
    type.addMethod(from()).addMethod(to());
    if (hasDrops) {
      type.addMethod(piece("dropped", "is dropped"));
    }
    if (promotes || dropsAs) {
      type.addMethod(piece("promotion", "the moved or dropped piece becomes by promotion"));
    }
    return type;
  }

  private MethodSpec constructor() {
    return template.method(
        MethodSpecs.privateConstructor().addParameter(int.class, "packed"),
        "super($moves:T.DATA, packed);\n");
  }

  private MethodSpec ofPacked() {
    return template.method(
        MethodSpecs.publicStatic("of").returns(names.move).addParameter(int.class, "packed"),
        """
        {@return a move in the form of an object}

        @param packed the move, packed as {@link $packed:T} describes
        @throws $refusal:T if {@code packed} is not the packing of a move between squares
            of the board, with pieces of the game
        """,
        "return new $move:T(packed);\n");
  }

  private MethodSpec ofSquares(String result) {
    return factory(
        "of", "move of a piece on the board", names.square, "from", "square it leaves", result);
  }

  private MethodSpec drop(String result) {
    return factory("drop", "drop", names.piece, "piece", "piece in the hand", result);
  }

  // public static ShogiMove of(ShogiSquare from, ShogiSquare to, ShogiPiece promotion) {
  //   return of(
  //       PackedMove.of(
  //           Objects.requireNonNull(from, "from").index(),
  //           Objects.requireNonNull(to, "to").index(),
  //           Objects.requireNonNull(promotion, "promotion").code()));
  // }
  private MethodSpec factory(
      String name, String text, TypeName startType, String start, String startText, String result) {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic(name)
            .returns(names.move)
            .addParameter(startType, start)
            .addParameter(names.square, "to");
    if (!result.isEmpty()) {
      method.addParameter(names.piece, result);
    }
    return template.method(
        method,
        "{@return a %s}\n\n@param %s the %s\n@param to the destination\n"
                .formatted(text, start, startText)
            + (result.isEmpty() ? "" : "@param " + result + " the piece that it becomes\n")
            + (startType.equals(names.square)
                ? "@throws $refusal:T if both squares are the same\n"
                : ""),
        "return of(\n    $packed:T.%s(\n".formatted(name)
            + "        $objects:T.requireNonNull(%1$s, \"%1$s\").%2$s(),\n"
                .formatted(start, startType.equals(names.square) ? "index" : "code")
            + "        $objects:T.requireNonNull(to, \"to\").index(),\n        "
            + (result.isEmpty()
                ? "0"
                : "$objects:T.requireNonNull(%1$s, \"%1$s\").code()".formatted(result))
            + "));\n");
  }

  // public @Nullable ShogiSquare from() {
  //   return isDrop() ? null : ShogiSquare.of(fromIndex());
  // }
  private MethodSpec from() {
    return template.method(
        MethodSpecs.publicMethod("from")
            .returns(hasDrops ? names.nullable(names.square) : names.square),
        "{@return the square that the piece leaves"
            + (hasDrops ? ", or null for a drop}" : "}")
            + "\n",
        "return " + (hasDrops ? "isDrop() ? null : " : "") + "$square:T.of(fromIndex());\n");
  }

  // public ShogiSquare to() {
  //   return ShogiSquare.of(toIndex());
  // }
  private MethodSpec to() {
    return template.method(
        MethodSpecs.publicMethod("to").returns(names.square),
        "{@return the destination}\n",
        "return $square:T.of(toIndex());\n");
  }

  // public @Nullable ShogiPiece dropped() {
  //   return ShogiPiece.find(droppedToken());
  // }
  private MethodSpec piece(String name, String text) {
    return template.method(
        MethodSpecs.publicMethod(name).returns(names.nullable(names.piece)),
        "{@return the piece that " + text + ", or null}\n",
        "return $piece:T.find(" + name + "Token());\n");
  }
}
