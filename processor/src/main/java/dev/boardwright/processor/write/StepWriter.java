// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import javax.lang.model.element.Modifier;

/**
 * Writes what a move is: the one place that knows. It is a part of a cursor, and of what makes a
 * position of another one, which is a cursor where they store squares in the same way.
 */
final class StepWriter {
  private final BoardNames names;
  private final SquareFields squares;
  private final HandFields hands;
  private final Template template;

  StepWriter(BoardNames names, SquareFields squares, HandFields hands, Template template) {
    this.names = names;
    this.squares = squares;
    this.hands = hands;
    this.template = template;
  }

  /** Whether positions need a class of their own for a step. */
  static boolean isApart(BoardModel board) {
    return SquareFields.ofPosition(board).arePlanes();
  }

  /** Writes {@code ShogiPosition.Step}. */
  TypeSpec write(BoardModel board) {
    StateWriter state = new StateWriter(board, names, hands, template, StateWriter.Use.STEP);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.step)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("From one position to the next.\n");
    state.addFields(type);
    type.addField(int.class, "pieceCount", Modifier.PRIVATE)
        .addMethod(
            template.method(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(names.position, "position"),
                state.begin()));
    addTo(type);
    type.addMethod(state.pass()).addMethod(state.end());
    state.addMethods(type);
    return type.build();
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(transfer());
    if (squares.arePlanes()) {
      type.addMethod(shift());
    }
    if (hands.exist()) {
      type.addMethod(drop()).addMethod(change());
    }
  }

  private MethodSpec transfer() {
    MethodSpec.Builder method =
        Methods.privateMethod("transfer")
            .addParameter(int.class, "from")
            .addParameter(int.class, "to");
    if (!squares.arePlanes()) {
      method.addParameter(int.class, "moved").addParameter(int.class, "there");
    }
    method.addParameter(int.class, "as");
    if (hands.exist()) {
      method.addParameter(int.class, "toHand");
    }
    return template.method(
        method,
        squares.look()
            + (hands.exist()
                ? """
                if (toHand == 0) {
                  pieceCount -= $integer:T.signum(captured);
                } else if (captured == 0) {
                  throw $rules:T.noPiece($cells:T.cell(to));
                } else {
                  change(toHand, 1);
                }
                """
                : """
                pieceCount -= $integer:T.signum(captured);
                """)
            + squares.relocate()
            + "pass();\n");
  }

  private MethodSpec shift() {
    return template.method(
        Methods.privateMethod("shift")
            .addParameter(int.class, "from")
            .addParameter(int.class, "to")
            .addParameter(int.class, "as"),
        squares.shift());
  }

  private MethodSpec drop() {
    MethodSpec.Builder method =
        Methods.privateMethod("release")
            .addParameter(int.class, "code")
            .addParameter(int.class, "to");
    if (!squares.arePlanes()) {
      method.addParameter(int.class, "captured");
    }
    return template.method(
        method,
        (squares.arePlanes() ? "int captured = read(to);\n" : "")
            + """
            change(code, -1);
            pieceCount -= $integer:T.signum(captured);
            put(to, captured, code);
            pass();
            """);
  }

  // A piece comes to the hand of the side to move, or leaves it.
  private MethodSpec change() {
    return template.method(
        Methods.privateMethod("change")
            .addParameter(int.class, "code")
            .addParameter(int.class, "delta"),
        """
        int key = side * CODES + code;
        int before = count(key);
        if (HAND[key] < 0 || before + delta < 0) {
          throw $rules:T.notHeld(side, code, $piece:T.of(code).text(), delta);
        }
        hold(key, before + delta);
        if (contentHash != 0) {
          contentHash ^= PIECES.inHand(key, before) ^ PIECES.inHand(key, before + delta);
        }
        """);
  }
}
