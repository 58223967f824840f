// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.MethodSpecs;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A writer of the moves that take the board's own squares and pieces, for positions and cursors.
 * With declared pieces, a move converts the squares and pieces to indices and codes and calls
 * {@code play} or {@code drop}. Otherwise, it is equivalent to an edit that makes its changes one
 * by one.
 */
final class MovesWriter extends BoardWriter {
  private static final String MOVE =
      """
      Moves a piece and passes the turn. Any piece on the destination is removed.

      """;
  private static final String PROMOTE =
      """
      Moves a piece, promotes it and passes the turn. Any piece on the destination is removed.

      """;
  private static final String CAPTURE =
      """
      Moves a piece, captures the piece on the destination, adds {@code toHand} to the hand of
      the side to move, and passes the turn.

      """;
  private static final String CAPTURE_AND_PROMOTE =
      """
      Moves a piece, captures the piece on the destination, promotes the moved piece, adds
      {@code toHand} to the hand of the side to move, and passes the turn.

      """;
  private static final String FROM_TO =
      """
      @param from the square of the piece
      @param to the destination of the piece
      """;
  private static final String DROP =
      """
      Drops a piece from the hand of the side to move and passes the turn. Any piece on the
      destination is removed.

      @param piece a piece in the hand of the side to move
      @param to the destination of the piece
      """;

  /** The pieces of a move that it need not have. */
  private static final List<String> NULLABLE = List.of("as", "toHand");

  /** The kind of class for which the moves are generated. */
  enum Of {
    TEXT_POSITION,
    CODED_POSITION,
    CODED_CURSOR
  }

  private final Of of;
  private final boolean hasHands;

  MovesWriter(BoardNames names, Of of, boolean hasHands) {
    super(names);
    this.of = of;
    this.hasHands = hasHands;
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(move("move", MOVE)).addMethod(move("promote", PROMOTE, "as"));
    if (hasHands) {
      type.addMethod(move("capture", CAPTURE, "toHand"))
          .addMethod(move("capture", CAPTURE_AND_PROMOTE, "toHand", "as"))
          .addMethod(drop());
    }
  }

  private boolean isText() {
    return of == Of.TEXT_POSITION;
  }

  private TypeName piece() {
    return isText() ? BoardNames.STRING : names.piece;
  }

  private MethodSpec.Builder method(String name) {
    boolean isCursor = of == Of.CODED_CURSOR;
    return MethodSpecs.publicMethod(name).returns(isCursor ? TypeName.VOID : names.position);
  }

  private String result(String move) {
    return of == Of.CODED_CURSOR ? "" : "@return the position after the " + move + "\n";
  }

  private MethodSpec move(String name, String text, String... pieces) {
    MethodSpec.Builder method =
        method(name).addParameter(names.square, "from").addParameter(names.square, "to");
    for (String piece : pieces) {
      method.addParameter(piece(), piece);
    }
    List<String> list = List.of(pieces);
    return template.method(
        method,
        text
            + FROM_TO
            + (list.contains("toHand") ? "@param toHand the piece to add to the hand\n" : "")
            + (list.contains("as") ? "@param as the promoted piece\n" : "")
            + result("move")
            + "@throws $refusal:T if there is no piece on {@code from}"
            + refusal(list)
            + "\n",
        isText() ? transfer(list) : play(list));
  }

  private String refusal(List<String> pieces) {
    boolean isCapture = pieces.contains("toHand");
    String captured = isCapture ? " or no other piece\n    on {@code to}" : "";
    if (!isText()) {
      return captured + (isCapture ? ", or if the hand cannot hold {@code toHand}" : "");
    }
    String texts = String.join(" or ", pieces.stream().map("{@code %s}"::formatted).toList());
    String space = isCapture ? " " : "\n    ";
    return captured + (pieces.isEmpty() ? "" : ", or if " + texts + space + "is too long");
  }

  // return play(
  //     Objects.requireNonNull(from, "from").index(),
  //     Objects.requireNonNull(to, "to").index(),
  //     0,
  //     Objects.requireNonNull(toHand, "toHand").code());
  private String play(List<String> pieces) {
    return call("play")
        + "    $objects:T.requireNonNull(from, \"from\").index(),\n"
        + "    $objects:T.requireNonNull(to, \"to\").index(),\n    "
        + code("as", pieces)
        + ",\n    "
        + code("toHand", pieces)
        + ");\n";
  }

  private static String code(String piece, List<String> pieces) {
    return pieces.contains(piece) ? notNull(piece) + ".code()" : "0";
  }

  private static String notNull(String parameter) {
    return "$objects:T.requireNonNull(%1$s, \"%1$s\")".formatted(parameter);
  }

  private String call(String name) {
    return (of == Of.CODED_CURSOR ? "" : "return ") + name + "(\n";
  }

  // Objects.requireNonNull(toHand, "toHand");
  // Objects.requireNonNull(from, "from");
  // Objects.requireNonNull(to, "to");
  // return transfer(from, to, null, toHand);
  private static String transfer(List<String> pieces) {
    return Stream.of("as", "toHand", "from", "to")
            .filter(name -> !NULLABLE.contains(name) || pieces.contains(name))
            .map(name -> notNull(name) + ";\n")
            .collect(Collectors.joining())
        + NULLABLE.stream()
            .map(name -> pieces.contains(name) ? name : "null")
            .collect(Collectors.joining(", ", "return transfer(from, to, ", ");\n"));
  }

  private MethodSpec drop() {
    return template.method(
        method("drop").addParameter(piece(), "piece").addParameter(names.square, "to"),
        DROP + result("drop") + "@throws $refusal:T if the piece is not in that hand\n",
        isText()
            ? """
            $objects:T.requireNonNull(piece, "piece");
            return super.drop(piece, $objects:T.requireNonNull(to, "to"));
            """
            : call("drop")
                + "    $objects:T.requireNonNull(piece, \"piece\").code(),\n"
                + "    $objects:T.requireNonNull(to, \"to\").index());\n");
  }
}
