// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;

/** Writes the moves of a cursor, with squares and pieces and with their numbers, and undo. */
final class CursorMovesWriter {
  private static final String INDICES =
      """

      @param from where the piece stands, 0 to $lastSquare:L
      @param to where it goes, 0 to $lastSquare:L
      """;

  private static final String TAKEN_CODE = "@param toHand the code of what goes to the hand\n";
  private static final String AS_CODE = "@param as the code of what the piece becomes\n";
  private static final String UNDO = "@param undo takes down what {@link #undo} needs\n";

  private final BoardNames names;
  private final SquareFields squares;
  private final HandFields hands;
  private final Template template;

  CursorMovesWriter(BoardNames names, SquareFields squares, HandFields hands, Template template) {
    this.names = names;
    this.squares = squares;
    this.hands = hands;
    this.template = template;
  }

  void addTo(TypeSpec.Builder type) {
    addMove(type, "move", TransitionTexts.MOVE, List.of());
    addMove(type, "promote", TransitionTexts.PROMOTE, List.of("as"));
    if (hands.exist()) {
      addMove(type, "capture", TransitionTexts.CAPTURE, List.of("toHand"));
      addMove(type, "capture", TransitionTexts.CAPTURE_AND_PROMOTE, List.of("toHand", "as"));
      addDrop(type);
    }
    type.addMethod(undo()).addMethod(make());
    if (hands.exist()) {
      type.addMethod(makeDrop());
    }
  }

  private void addMove(TypeSpec.Builder type, String name, String text, List<String> pieces) {
    String refusal =
        "@throws $refusal:T if there is no piece on {@code from}"
            + (pieces.contains("toHand")
                ? " or on\n    {@code to}, or the hand cannot hold {@code toHand}"
                : "");
    type.addMethod(numbered(name, text, pieces, refusal))
        .addMethod(typed(name, text, pieces, refusal));
  }

  // public void capture(int from, int to, int toHand, Undo undo) {
  //   check(from);
  //   check(to);
  //   PIECES.checkCode(toHand);
  //   make(from, to, 0, toHand, undo);
  // }
  private MethodSpec numbered(String name, String text, List<String> pieces, String refusal) {
    MethodSpec.Builder method =
        Methods.publicMethod(name).addParameter(int.class, "from").addParameter(int.class, "to");
    StringBuilder checks = new StringBuilder("check(from);\ncheck(to);\n");
    for (String piece : pieces) {
      method.addParameter(int.class, piece);
      checks.append("PIECES.checkCode(").append(piece).append(");\n");
    }
    return template.method(
        method.addParameter(names.undo, "undo"),
        text
            + INDICES
            + (pieces.contains("toHand") ? TAKEN_CODE : "")
            + (pieces.contains("as") ? AS_CODE : "")
            + UNDO
            + refusal
            + ",\n    or no such square"
            + (pieces.isEmpty() ? "\n" : " or code\n"),
        checks
            + "make(from, to, "
            + (pieces.contains("as") ? "as" : "0")
            + (hands.exist() ? ", " + (pieces.contains("toHand") ? "toHand" : "0") : "")
            + ", undo);\n");
  }

  // public void capture(ShogiSquare from, ShogiSquare to, ShogiPiece toHand, Undo undo) {
  //   int start = Objects.requireNonNull(from, "from").index();
  //   int end = Objects.requireNonNull(to, "to").index();
  //   Objects.requireNonNull(toHand, "toHand");
  //   capture(start, end, toHand.code(), undo);
  // }
  private MethodSpec typed(String name, String text, List<String> pieces, String refusal) {
    MethodSpec.Builder method =
        Methods.publicMethod(name)
            .addParameter(names.square, "from")
            .addParameter(names.square, "to");
    StringBuilder nulls = new StringBuilder();
    StringBuilder codes = new StringBuilder();
    for (String piece : pieces) {
      method.addParameter(names.piece, piece);
      nulls.append("$objects:T.requireNonNull(" + piece + ", \"" + piece + "\");\n");
      codes.append(piece).append(".code(), ");
    }
    return template.method(
        method.addParameter(names.undo, "undo"),
        text
            + TransitionTexts.FROM_TO
            + (pieces.contains("toHand") ? TransitionTexts.TAKEN : "")
            + (pieces.contains("as") ? TransitionTexts.AS : "")
            + UNDO
            + refusal
            + "\n",
        "int start = $objects:T.requireNonNull(from, \"from\").index();\n"
            + "int end = $objects:T.requireNonNull(to, \"to\").index();\n"
            + nulls
            + name
            + "(start, end, "
            + codes
            + "undo);\n");
  }

  private void addDrop(TypeSpec.Builder type) {
    String text = TransitionTexts.DROP;
    String refusal = "@throws $refusal:T if the piece is not in that hand";
    type.addMethod(
            template.method(
                Methods.publicMethod("drop")
                    .addParameter(int.class, "code")
                    .addParameter(int.class, "to")
                    .addParameter(names.undo, "undo"),
                text
                    + """

                    @param code the code of a piece in the hand of the side to move
                    @param to where it goes, 0 to $lastSquare:L
                    """
                    + UNDO
                    + refusal
                    + ",\n    or no such square or code\n",
                """
                PIECES.checkCode(code);
                check(to);
                makeDrop(code, to, undo);
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("drop")
                    .addParameter(names.piece, "piece")
                    .addParameter(names.square, "to")
                    .addParameter(names.undo, "undo"),
                text + TransitionTexts.PIECE_TO + UNDO + refusal + "\n",
                """
                int code = $objects:T.requireNonNull(piece, "piece").code();
                drop(code, $objects:T.requireNonNull(to, "to").index(), undo);
                """));
  }

  private MethodSpec undo() {
    return template.method(
        Methods.publicMethod("undo").addParameter(names.undo, "undo"),
        """
        Takes the last move back.

        @param undo what that move took down
        @throws $refusal:T if it is not of the last move of this cursor that is not
            taken back, or anything else has changed since
        """,
        """
        $objects:T.requireNonNull(undo, "undo");
        if (undo.cursor != id || undo.after != stamp) {
          throw $rules:T.notLastMove();
        }
        stamp = undo.before;
        side ^= 1;
        pieceCount = undo.pieceCount;
        contentHash = undo.contentHash;
        """
            + squares.restore()
            + hands.restore());
  }

  private MethodSpec make() {
    MethodSpec.Builder method =
        Methods.privateMethod("make")
            .addParameter(int.class, "from")
            .addParameter(int.class, "to")
            .addParameter(int.class, "as");
    if (hands.exist()) {
      method.addParameter(int.class, "toHand");
    }
    return template.method(
        method.addParameter(names.undo, "undo"),
        record("from", "toHand")
            + (hands.exist()
                ? "transfer(from, to, moved, there, as, toHand);\n"
                : "transfer(from, to, moved, there, as);\n")
            + took());
  }

  private MethodSpec makeDrop() {
    return template.method(
        Methods.privateMethod("makeDrop")
            .addParameter(int.class, "code")
            .addParameter(int.class, "to")
            .addParameter(names.undo, "undo"),
        record("to", "code") + "release(code, to, there);\n" + took());
  }

  /** Statements that remember what a move is about to change: it may yet be refused. */
  private String record(String from, String held) {
    return """
    $objects:T.requireNonNull(undo, "undo");
    if (isHashed) {
      contentHash();
    }
    int pieces = pieceCount;
    long hash = contentHash;
    """
        + squares.remember(from, "to")
        + hands.remember(held);
  }

  /** Statements that take down a move that is made. */
  private String took() {
    return """
    undo.cursor = id;
    undo.before = stamp;
    stamp = ++stamps;
    undo.after = stamp;
    undo.pieceCount = pieces;
    undo.contentHash = hash;
    """
        + squares.save()
        + hands.save();
  }
}
