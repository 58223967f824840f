// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import dev.boardwright.style.Side;

/** Writes how a position of declared pieces is read, and a cursor just so. */
final class ReadsWriter {
  private final BoardNames names;
  private final Template template;

  ReadsWriter(BoardNames names, Template template) {
    this.names = names;
    this.template = template;
  }

  // public int codeAt(int index) {
  //   check(index);
  //   return board[index];
  // }
  MethodSpec codeAt(String read) {
    return template.method(
        Methods.publicMethod("codeAt").returns(int.class).addParameter(int.class, "index"),
        """
        What stands on a square, as a number.

        @param index 0 to $lastSquare:L
        @return the piece's {@link $piece:T#code()}, 1 to $lastCode:L; 0 when it is empty
        @throws $refusal:T if there is no such square
        """,
        "check(index);\nreturn " + read + ";\n");
  }

  MethodSpec pieceOn() {
    return template.method(
        Methods.publicMethod("pieceOn")
            .returns(names.nullable(names.piece))
            .addParameter(names.square, "square"),
        """
        What stands on a square.

        @param square the square
        @return the piece, or null
        """,
        """
        int code = codeAt($objects:T.requireNonNull(square, "square").index());
        return code == 0 ? null : $piece:T.of(code);
        """);
  }

  /** Of a position it overrides a method, whose Javadoc says less. */
  MethodSpec handCountOfCode(MethodSpec.Builder method, String body) {
    return template.method(
        method.returns(int.class).addParameter(Side.class, "side").addParameter(int.class, "code"),
        """
        How many of a piece lie in a hand.

        @param side the side
        @param code the piece's {@link $piece:T#code()}, 1 to $lastCode:L
        @return the count; 0 when there is none
        @throws $refusal:T if no piece has the code
        """,
        body);
  }

  MethodSpec handCount(String body) {
    return template.method(
        Methods.publicMethod("handCount")
            .returns(int.class)
            .addParameter(Side.class, "side")
            .addParameter(names.piece, "piece"),
        """
        How many of a piece lie in a hand.

        @param side the side
        @param piece the piece
        @return the count; 0 when there is none
        """,
        body);
  }
}
