// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.style.Side;
import dev.boardwright.support.FeenCodes;
import dev.boardwright.support.HandExcess;
import dev.boardwright.support.PositionEdit;
import javax.lang.model.element.Modifier;

/** Writes {@code ShogiPosition.Edit} of a board whose pieces are declared. */
final class CodedEditWriter {
  private final BoardNames names;
  private final boolean hasTexts;
  private final SquareFields squares;
  private final StateWriter state;
  private final HandFields hands;
  private final Template template;

  CodedEditWriter(BoardModel board, BoardNames names, HandFields hands, Template template) {
    this.names = names;
    hasTexts = board.texts() != null;
    squares = SquareFields.ofPosition(board);
    state = new StateWriter(board, names, hands, template, StateWriter.Use.EDIT);
    this.hands = hands;
    this.template = template;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.edit)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(PositionEdit.class), names.position))
            .addJavadoc("Changes to a position that become one new position.\n");
    state.addFields(type);
    // In the middle of an edit there may be any number of pieces.
    type.addField(long.class, "runningCount", Modifier.PRIVATE)
        .addField(boolean.class, "ended", Modifier.PRIVATE);
    if (hands.exist()) {
      type.addField(names.nullable(ClassName.get(HandExcess.class)), "excess", Modifier.PRIVATE);
    }
    type.addMethod(constructor())
        .addMethod(setIndex())
        .addMethod(setText())
        .addMethod(setPiece())
        .addMethod(clearIndex())
        .addMethod(clear())
        .addMethod(addText())
        .addMethod(addPiece())
        .addMethod(toggle())
        .addMethod(build())
        .addMethod(change())
        .addMethod(checkOpen());
    if (hands.exist()) {
      type.addMethod(add());
    }
    if (hasTexts) {
      type.addMethod(read());
    }
    state.addMethods(type);
    return type.build();
  }

  private MethodSpec constructor() {
    return template.method(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(names.position, "position"),
        state.begin().replace("pieceCount = ", "runningCount = "));
  }

  private MethodSpec setIndex() {
    return template.method(
        Methods.override("set")
            .returns(names.edit)
            .addParameter(int.class, "index")
            .addParameter(names.nullableParameter(BoardNames.STRING, "piece")),
        """
        checkOpen();
        check(index);
        change(index, piece == null ? 0 : PIECES.declared(piece));
        return this;
        """);
  }

  private MethodSpec setText() {
    return template.method(
        Methods.publicMethod("set")
            .returns(names.edit)
            .addParameter(names.square, "square")
            .addParameter(names.nullableParameter(BoardNames.STRING, "piece")),
        """
        Puts a piece on a square.

        @param square the square
        @param piece the text of the piece, or null to clear the square
        @return this edit
        @throws $refusal:T if the piece is not declared
        """,
        """
        return set($objects:T.requireNonNull(square, "square").index(), piece);
        """);
  }

  private MethodSpec setPiece() {
    return template.method(
        Methods.publicMethod("set")
            .returns(names.edit)
            .addParameter(names.square, "square")
            .addParameter(names.nullableParameter(names.piece, "piece")),
        """
        Puts a piece on a square.

        @param square the square
        @param piece the piece, or null to clear the square
        @return this edit
        """,
        """
        checkOpen();
        int index = $objects:T.requireNonNull(square, "square").index();
        change(index, piece == null ? 0 : piece.code());
        return this;
        """);
  }

  private MethodSpec clearIndex() {
    return template.method(
        Methods.override("clear").returns(names.edit).addParameter(int.class, "index"),
        """
        checkOpen();
        check(index);
        change(index, 0);
        return this;
        """);
  }

  private MethodSpec clear() {
    return template.method(
        Methods.publicMethod("clear").returns(names.edit).addParameter(names.square, "square"),
        """
        Clears a square.

        @param square the square
        @return this edit
        """,
        """
        return clear($objects:T.requireNonNull(square, "square").index());
        """);
  }

  private MethodSpec addText() {
    return template.method(
        Methods.override("addToHand")
            .returns(names.edit)
            .addParameter(Side.class, "side")
            .addParameter(names.nullableParameter(BoardNames.STRING, "piece"))
            .addParameter(int.class, "delta"),
        """
        checkOpen();
        $objects:T.requireNonNull(side, "side");
        if ($rules:T.checkHandChange(piece, delta)) {
        """
            + (hands.exist()
                ? "  add(side, PIECES.code(piece), piece, delta);\n"
                : "  throw $rules:T.notHeld(side.ordinal(), PIECES.code(piece), piece, delta);\n")
            + """
            }
            return this;
            """);
  }

  private MethodSpec addPiece() {
    return template.method(
        Methods.publicMethod("addToHand")
            .returns(names.edit)
            .addParameter(Side.class, "side")
            .addParameter(names.piece, "piece")
            .addParameter(int.class, "delta"),
        """
        Adds pieces to a hand, or removes them. A change by 0 does nothing, whatever its piece.

        @param side whose hand
        @param piece the piece
        @param delta how many come in; negative for how many go out
        @return this edit
        @throws $refusal:T if the hand cannot hold the piece, or more are removed than
            there are
        """,
        """
        checkOpen();
        $objects:T.requireNonNull(side, "side");
        $objects:T.requireNonNull(piece, "piece");
        if (delta != 0) {
        """
            + (hands.exist()
                ? "  add(side, piece.code(), piece.text(), delta);\n"
                : "  throw $rules:T.notHeld(side.ordinal(), piece.code(), piece.text(), delta);\n")
            + """
            }
            return this;
            """);
  }

  private MethodSpec toggle() {
    return template.method(
        Methods.override("toggle").returns(names.edit),
        """
        checkOpen();
        side ^= 1;
        if (contentHash != 0) {
          contentHash ^= $hash:T.SECOND_TO_MOVE;
        }
        return this;
        """);
  }

  private MethodSpec build() {
    return template.method(
        Methods.override("build").returns(names.position),
        """
        checkOpen();
        int pieceCount = $rules:T.check(runningCount, SQUARES);
        ended = true;
        """
            + state.snapshot());
  }

  private MethodSpec change() {
    return template.method(
        Methods.privateMethod("change")
            .addParameter(int.class, "index")
            .addParameter(int.class, "code"),
        """
        int before = read(index);
        if (before != code) {
          runningCount += $integer:T.signum(code) - $integer:T.signum(before);
          put(index, before, code);
        }
        """);
  }

  private MethodSpec add() {
    return template.method(
        Methods.privateMethod("add")
            .addParameter(Side.class, "side")
            .addParameter(int.class, "code")
            .addParameter(BoardNames.STRING, "piece")
            .addParameter(int.class, "delta"),
        """
        int key = side.ordinal() * CODES + code;
        if (code < 0 || HAND[key] < 0) {
          throw $rules:T.notHeld(side.ordinal(), code, piece, delta);
        }
        long before = count(key) + (excess == null ? 0 : excess.of(key));
        long after = $rules:T.after(piece, before, delta);
        runningCount = $rules:T.checkRunning(runningCount + delta, SQUARES);
        if (after > ROOM && excess == null) {
          excess = new $excess:T(2 * CODES);
        }
        hold(key, excess == null ? (int) after : excess.settle(key, after, ROOM));
        if (contentHash != 0) {
          contentHash ^= PIECES.inHand(key, before) ^ PIECES.inHand(key, after);
        }
        """);
  }

  /** Of an edit of the empty position. */
  private MethodSpec read() {
    return template.method(
        Methods.privateMethod("read")
            .returns(names.position)
            .addParameter(FeenCodes.class, "codes"),
        squares.takeOver()
            + (hands.exist()
                ? """
                for (int i = codes.onBoard(); i < codes.all(); i++) {
                  int key = codes.side(i) * CODES + codes.code(i);
                  hold(key, codes.count(i));
                  if (contentHash != 0) {
                    contentHash ^= PIECES.inHand(key, codes.count(i));
                  }
                }
                """
                : "")
            + """
            runningCount = codes.pieceCount();
            return codes.turn() == $side:T.FIRST ? build() : toggle().build();
            """);
  }

  private MethodSpec checkOpen() {
    return template.method(
        Methods.privateMethod("checkOpen"),
        """
        if (ended) {
          throw $rules:T.ended();
        }
        """);
  }
}
