// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import java.util.List;

/**
 * A writer of the moves that take the board's own squares and pieces, for positions with declared
 * pieces and for cursors. A move converts the squares and pieces to indices and codes and calls
 * {@code play} or {@code drop}.
 */
final class MovesWriter {
  private static final String REFUSAL = "@throws $refusal:T if there is no piece on {@code from}";

  private final BoardNames names;
  private final boolean hasHands;
  private final boolean isCursor;
  private final Template template;

  MovesWriter(BoardNames names, boolean hasHands, boolean isCursor) {
    this.names = names;
    this.hasHands = hasHands;
    this.isCursor = isCursor;
    template = names.template;
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(move("move", TransitionTexts.MOVE, List.of()))
        .addMethod(move("promote", TransitionTexts.PROMOTE, List.of("as")));
    if (hasHands) {
      type.addMethod(move("capture", TransitionTexts.CAPTURE, List.of("toHand")))
          .addMethod(move("capture", TransitionTexts.CAPTURE_AND_PROMOTE, List.of("toHand", "as")))
          .addMethod(drop());
    }
  }

  // public ShogiPosition capture(ShogiSquare from, ShogiSquare to, ShogiPiece toHand) {
  //   return play(
  //       Objects.requireNonNull(from, "from").index(),
  //       Objects.requireNonNull(to, "to").index(),
  //       0,
  //       Objects.requireNonNull(toHand, "toHand").code());
  // }
  private MethodSpec move(String name, String text, List<String> pieces) {
    MethodSpec.Builder method =
        method(name).addParameter(names.square, "from").addParameter(names.square, "to");
    pieces.forEach(piece -> method.addParameter(names.piece, piece));
    boolean isCapture = pieces.contains("toHand");
    return template.method(
        method,
        text
            + TransitionTexts.FROM_TO
            + (isCapture ? TransitionTexts.TAKEN : "")
            + (pieces.contains("as") ? TransitionTexts.AS : "")
            + (isCursor ? "" : "@return the position after the move\n")
            + REFUSAL
            + (isCapture
                ? " or no other piece\n    on {@code to}, or if the hand cannot hold {@code toHand}"
                : "")
            + "\n",
        call("play")
            + "    $objects:T.requireNonNull(from, \"from\").index(),\n"
            + "    $objects:T.requireNonNull(to, \"to\").index(),\n    "
            + code("as", pieces)
            + ",\n    "
            + code("toHand", pieces)
            + ");\n");
  }

  private static String code(String piece, List<String> pieces) {
    return pieces.contains(piece)
        ? "$objects:T.requireNonNull(" + piece + ", \"" + piece + "\").code()"
        : "0";
  }

  private MethodSpec drop() {
    return template.method(
        method("drop").addParameter(names.piece, "piece").addParameter(names.square, "to"),
        TransitionTexts.DROP
            + TransitionTexts.PIECE_TO
            + (isCursor ? "" : "@return the position after the drop\n")
            + "@throws $refusal:T if the piece is not in that hand\n",
        call("drop")
            + "    $objects:T.requireNonNull(piece, \"piece\").code(),\n"
            + "    $objects:T.requireNonNull(to, \"to\").index());\n");
  }

  private MethodSpec.Builder method(String name) {
    return MethodSpecs.publicMethod(name).returns(isCursor ? TypeName.VOID : names.position);
  }

  private String call(String name) {
    return (isCursor ? "" : "return ") + name + "(\n";
  }
}
