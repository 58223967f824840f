// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.style.Side;

/**
 * A writer of the methods with declared pieces that read and change squares and hands. Positions
 * and cursors have the first, edits and cursors the second.
 */
final class SquaresWriter extends BoardWriter {
  private static final String TOO_MANY =
      """
      there would be more pieces, including those in hands,
          than squares\
      """;
  private static final String TOO_FEW =
      """
      or if more copies
          are removed than the hand holds\
      """;
  private static final String TOO_FEW_OR_TOO_MANY =
      """
      if more copies are
          removed than the hand holds, or if there would be more pieces, including those
          in hands, than squares\
      """;

  SquaresWriter(BoardNames names) {
    super(names);
  }

  MethodSpec pieceOn() {
    return template.method(
        MethodSpecs.publicMethod("pieceOn")
            .returns(names.nullable(names.piece))
            .addParameter(names.square, "square"),
        """
        {@return the piece on a square, or null if it is empty}

        @param square the square
        """,
        """
        int code = codeAt($objects:T.requireNonNull(square, "square").index());
        return code == 0 ? null : $piece:T.of(code);
        """);
  }

  MethodSpec handCount() {
    return template.method(
        MethodSpecs.publicMethod("handCount")
            .returns(int.class)
            .addParameter(Side.class, "side")
            .addParameter(names.piece, "piece"),
        """
        {@return the number of copies of a piece in a hand}

        @param side the side that owns the hand
        @param piece the piece
        """,
        """
        return handCount(side, $objects:T.requireNonNull(piece, "piece").code());
        """);
  }

  void addChangesOfEdit(TypeSpec.Builder type, boolean hasHands) {
    addChanges(type, names.edit, hasHands, "return put(", "return put(%s, 0", "return add(");
  }

  void addChangesOfCursor(TypeSpec.Builder type, boolean hasHands) {
    addChanges(type, TypeName.VOID, hasHands, "set(", "clear(%s", "addToHand(");
  }

  private void addChanges(
      TypeSpec.Builder type,
      TypeName result,
      boolean hasHands,
      String set,
      String clear,
      String add) {
    boolean isEdit = result.equals(names.edit);
    String returned = isEdit ? "@return this edit\n" : "";
    type.addMethod(
            template.method(
                MethodSpecs.publicMethod("set")
                    .returns(result)
                    .addParameter(names.square, "square")
                    .addParameter(names.nullableParameter(names.piece, "piece")),
                """
                Puts a piece on a square, or clears the square.

                @param square the square
                @param piece the piece, or null to clear the square
                """
                    + (isEdit ? returned : "@throws $refusal:T if " + TOO_MANY + "\n"),
                """
                int index = $objects:T.requireNonNull(square, "square").index();
                %sindex, piece == null ? 0 : piece.code());
                """
                    .formatted(set)))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("clear")
                    .returns(result)
                    .addParameter(names.square, "square"),
                "Clears a square.\n\n@param square the square\n" + returned,
                clear.formatted("$objects:T.requireNonNull(square, \"square\").index()") + ");\n"));
    if (hasHands) {
      type.addMethod(
          template.method(
              MethodSpecs.publicMethod("addToHand")
                  .returns(result)
                  .addParameter(Side.class, "side")
                  .addParameter(names.piece, "piece")
                  .addParameter(int.class, "delta"),
              """
              Adds copies of a piece to a hand, or removes them. A change by 0 does nothing, even if
              the hand cannot hold the piece.

              @param side the side that owns the hand
              @param piece the piece
              @param delta the number of copies to add, or a negative number to remove copies
              %s@throws $refusal:T if the hand cannot hold the piece, %s
              """
                  .formatted(returned, isEdit ? TOO_FEW : TOO_FEW_OR_TOO_MANY),
              add + "side, $objects:T.requireNonNull(piece, \"piece\").code(), delta);\n"));
    }
  }
}
