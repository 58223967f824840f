// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.style.Side;

/** A writer of the typed read methods shared by positions and cursors with declared pieces. */
final class ReadsWriter {
  private final BoardNames names;
  private final Template template;

  ReadsWriter(BoardNames names) {
    this.names = names;
    template = names.template;
  }

  // public @Nullable ShogiPiece pieceOn(ShogiSquare square) {
  //   int code = codeAt(Objects.requireNonNull(square, "square").index());
  //   return code == 0 ? null : ShogiPiece.of(code);
  // }
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
}
