// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;

/**
 * Writes the moves of a position of declared pieces, and putting a single piece: with the pieces of
 * the board, and with their texts. What a move is only a cursor knows.
 */
final class TransitionsWriter {
  private static final String REFUSAL =
      "@return the position after the move\n"
          + "@throws $refusal:T if there is no piece on {@code from}";

  private final BoardNames names;
  private final SquareFields squares;
  private final boolean hasHands;
  private final String begin;
  private final Template template;

  TransitionsWriter(
      BoardNames names,
      SquareFields squares,
      boolean hasHands,
      boolean isStepApart,
      Template template) {
    this.names = names;
    this.squares = squares;
    this.hasHands = hasHands;
    // A cursor without a number: its moves are not taken back.
    begin =
        isStepApart
            ? "$step:T step = new $step:T(this);\n"
            : "$cursor:T step = new $cursor:T(this, 0);\n";
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    addWith(type, names.piece, "");
    addWith(type, BoardNames.STRING, ", or it is not declared");
    type.addMethod(move());
    addPromote(type, names.piece);
    addPromote(type, BoardNames.STRING);
    if (hasHands) {
      addCaptures(type, names.piece);
      addCaptures(type, BoardNames.STRING);
      addDrop(type, names.piece);
      addDrop(type, BoardNames.STRING);
    }
    type.addMethod(transferred());
    if (hasHands) {
      type.addMethod(dropped());
    }
  }

  /** How the code of a parameter is found that names a piece. */
  private String code(TypeName type, String parameter) {
    String checked = "$objects:T.requireNonNull(" + parameter + ", \"" + parameter + "\")";
    return type.equals(names.piece) ? checked + ".code()" : "PIECES.declared(" + checked + ")";
  }

  private String undeclared(TypeName type, String parameter) {
    return type.equals(names.piece) ? "" : ",\n    or {@code " + parameter + "} is not declared";
  }

  private void addWith(TypeSpec.Builder type, TypeName piece, String undeclared) {
    type.addMethod(
        template.method(
            Methods.publicMethod("with")
                .returns(names.position)
                .addParameter(names.square, "square")
                .addParameter(names.nullableParameter(piece, "piece")),
            "Puts a piece on a square.\n\n"
                + "@param square the square\n"
                + "@param piece the piece, or null to clear the square\n"
                + "@return the position in which it stands there\n"
                + "@throws $refusal:T if there are too many pieces"
                + undeclared
                + "\n",
            """
            return edit().set(square, piece).build();
            """));
  }

  private MethodSpec.Builder fromTo(String name) {
    return Methods.publicMethod(name)
        .returns(names.position)
        .addParameter(names.square, "from")
        .addParameter(names.square, "to");
  }

  private MethodSpec move() {
    return template.method(
        fromTo("move"),
        TransitionTexts.MOVE + TransitionTexts.FROM_TO + REFUSAL + "\n",
        "return transferred(from, to, 0" + noneTaken() + ");\n");
  }

  private void addPromote(TypeSpec.Builder type, TypeName piece) {
    type.addMethod(
        template.method(
            fromTo("promote").addParameter(piece, "as"),
            TransitionTexts.PROMOTE
                + TransitionTexts.FROM_TO
                + TransitionTexts.AS
                + REFUSAL
                + undeclared(piece, "as")
                + "\n",
            "return transferred(from, to, " + code(piece, "as") + noneTaken() + ");\n"));
  }

  private void addCaptures(TypeSpec.Builder type, TypeName piece) {
    String refusal = REFUSAL + " or on\n    {@code to}, or the hand cannot hold {@code toHand}";
    type.addMethod(
            template.method(
                fromTo("capture").addParameter(piece, "toHand"),
                TransitionTexts.CAPTURE
                    + TransitionTexts.FROM_TO
                    + TransitionTexts.TAKEN
                    + refusal
                    + "\n",
                "return transferred(from, to, 0, " + code(piece, "toHand") + ");\n"))
        .addMethod(
            template.method(
                fromTo("capture").addParameter(piece, "toHand").addParameter(piece, "as"),
                TransitionTexts.CAPTURE_AND_PROMOTE
                    + TransitionTexts.FROM_TO
                    + TransitionTexts.TAKEN
                    + TransitionTexts.AS
                    + refusal
                    + undeclared(piece, "as")
                    + "\n",
                "int becomes = "
                    + code(piece, "as")
                    + ";\nint held = "
                    + code(piece, "toHand")
                    + ";\nreturn transferred(from, to, becomes, held);\n"));
  }

  private void addDrop(TypeSpec.Builder type, TypeName piece) {
    boolean isTyped = piece.equals(names.piece);
    type.addMethod(
        template.method(
            Methods.publicMethod("drop")
                .returns(names.position)
                .addParameter(piece, "piece")
                .addParameter(names.square, "to"),
            TransitionTexts.DROP
                + TransitionTexts.PIECE_TO
                + """
                @return the position after the drop
                @throws $refusal:T if the piece is not in that hand
                """,
            isTyped
                ? "return dropped(" + code(piece, "piece") + ", to);\n"
                : """
                int code = PIECES.code($objects:T.requireNonNull(piece, "piece"));
                if (code < 0) {
                  $limits:T.checkPiece(piece);
                  throw $rules:T.cannotRemove(piece);
                }
                return dropped(code, to);
                """));
  }

  private MethodSpec transferred() {
    MethodSpec.Builder method =
        Methods.privateMethod("transferred")
            .returns(names.position)
            .addParameter(names.square, "from")
            .addParameter(names.square, "to")
            .addParameter(int.class, "as");
    if (hasHands) {
      method.addParameter(int.class, "toHand");
    }
    return template.method(
        method,
        """
        int start = $objects:T.requireNonNull(from, "from").index();
        int end = $objects:T.requireNonNull(to, "to").index();
        """
            + read("moved", "start")
            + read("there", "end")
            + begin
            + "step.transfer(start, end, "
            + (squares.arePlanes() ? "" : "moved, there, ")
            + "as"
            + noneTaken().replace("0", "toHand")
            + ");\nreturn step.end();\n");
  }

  /** What stands on a square, where a step does not look itself. */
  private String read(String name, String index) {
    return squares.arePlanes() ? "" : "int " + name + " = " + squares.readAt(index) + ";\n";
  }

  /** The last argument of a move that takes nothing, where there is such an argument. */
  private String noneTaken() {
    return hasHands ? ", 0" : "";
  }

  private MethodSpec dropped() {
    return template.method(
        Methods.privateMethod("dropped")
            .returns(names.position)
            .addParameter(int.class, "code")
            .addParameter(names.square, "to"),
        """
        int end = $objects:T.requireNonNull(to, "to").index();
        """
            + read("there", "end")
            + begin
            + (squares.arePlanes()
                ? "step.release(code, end);\n"
                : "step.release(code, end, there);\n")
            + "return step.end();\n");
  }
}
