// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import java.util.Objects;

/**
 * A writer of the moves of a position without declared pieces. Each move is equivalent to an edit
 * that makes its changes one by one.
 */
final class TextTransitionsWriter {
  private static final String NO_PIECE =
      "@return the position after the move\n"
          + "@throws $refusal:T if there is no piece on {@code from}";

  private final BoardNames names;
  private final Template template;

  TextTransitionsWriter(BoardNames names) {
    this.names = names;
    template =
        new Template()
            .with("objects", Objects.class)
            .with("refusal", IllegalArgumentException.class);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                fromTo("move"),
                TransitionTexts.MOVE + TransitionTexts.FROM_TO + NO_PIECE + "\n",
                """
                $objects:T.requireNonNull(from, "from");
                $objects:T.requireNonNull(to, "to");
                return transfer(from, to, null, null);
                """))
        .addMethod(
            template.method(
                fromTo("promote").addParameter(BoardNames.STRING, "as"),
                TransitionTexts.PROMOTE
                    + TransitionTexts.FROM_TO
                    + TransitionTexts.AS
                    + NO_PIECE
                    + ", or if {@code as}\n    is too long\n",
                """
                $objects:T.requireNonNull(as, "as");
                $objects:T.requireNonNull(from, "from");
                return transfer(from, $objects:T.requireNonNull(to, "to"), as, null);
                """))
        .addMethod(
            template.method(
                fromTo("capture").addParameter(BoardNames.STRING, "toHand"),
                TransitionTexts.CAPTURE
                    + TransitionTexts.FROM_TO
                    + TransitionTexts.TAKEN
                    + NO_PIECE
                    + " or no other piece\n    on {@code to}, or if {@code toHand} is too long\n",
                """
                $objects:T.requireNonNull(toHand, "toHand");
                $objects:T.requireNonNull(from, "from");
                return transfer(from, $objects:T.requireNonNull(to, "to"), null, toHand);
                """))
        .addMethod(
            template.method(
                fromTo("capture")
                    .addParameter(BoardNames.STRING, "toHand")
                    .addParameter(BoardNames.STRING, "as"),
                TransitionTexts.CAPTURE_AND_PROMOTE
                    + TransitionTexts.FROM_TO
                    + TransitionTexts.TAKEN
                    + TransitionTexts.AS
                    + NO_PIECE
                    + " or no other piece\n    on {@code to}, or if {@code toHand} or {@code as} is"
                    + " too long\n",
                """
                $objects:T.requireNonNull(as, "as");
                $objects:T.requireNonNull(toHand, "toHand");
                $objects:T.requireNonNull(from, "from");
                return transfer(from, $objects:T.requireNonNull(to, "to"), as, toHand);
                """))
        .addMethod(
            template.method(
                MethodSpecs.publicMethod("drop")
                    .returns(names.position)
                    .addParameter(BoardNames.STRING, "piece")
                    .addParameter(names.square, "to"),
                TransitionTexts.DROP
                    + TransitionTexts.PIECE_TO
                    + """
                    @return the position after the drop
                    @throws $refusal:T if the piece is not in that hand
                    """,
                """
                $objects:T.requireNonNull(piece, "piece");
                return super.drop(piece, $objects:T.requireNonNull(to, "to"));
                """));
  }

  private MethodSpec.Builder fromTo(String name) {
    return MethodSpecs.publicMethod(name)
        .returns(names.position)
        .addParameter(names.square, "from")
        .addParameter(names.square, "to");
  }
}
