// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.style.Side;
import javax.lang.model.element.Modifier;

/** Writes {@code ShogiPosition.Cursor}: a position that is changed in place. */
final class CursorWriter {
  private final BoardModel board;
  private final BoardNames names;
  private final StateWriter state;
  private final SquareFields squares;

  /** Whether moves of positions are made by a cursor that nobody sees. */
  private final boolean isStep;

  private final HandFields hands;
  private final Template template;

  CursorWriter(BoardModel board, BoardNames names, HandFields hands, Template template) {
    this.board = board;
    this.names = names;
    squares = SquareFields.ofCursor(board);
    state = new StateWriter(board, names, hands, template, StateWriter.Use.CURSOR);
    isStep = !StepWriter.isApart(board);
    this.hands = hands;
    this.template = template;
  }

  TypeSpec write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.cursor)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(template.of(description()));
    state.addFields(type);
    // Which state this is: no two of a cursor have one number, unless a move was taken back.
    type.addField(int.class, "pieceCount", Modifier.PRIVATE)
        .addField(long.class, "stamp", Modifier.PRIVATE)
        .addField(long.class, "stamps", Modifier.PRIVATE)
        .addField(long.class, "id", Modifier.PRIVATE, Modifier.FINAL)
        .addField(
            FieldSpec.builder(boolean.class, "isHashed", Modifier.PRIVATE)
                .addJavadoc("Whether the hash was ever asked for: then it is always known.\n")
                .build());
    type.addMethod(constructor()).addMethod(reset());
    addReads(type);
    new SetReadsWriter(board, names, squares.storage()).addTo(type);
    addChanges(type);
    new CursorMovesWriter(names, squares, hands, template).addTo(type);
    new StepWriter(names, squares, hands, template).addTo(type);
    type.addMethod(state.pass()).addMethod(snapshot()).addMethod(hash());
    if (isStep) {
      type.addMethod(state.end());
    }
    state.addMethods(type);
    return type.build();
  }

  private String description() {
    boolean isSharedOnce = hands.isCopiedOnWrite() || squares.isTree();
    return """
    A position that is changed in place, for a search. After every call it is a legal position:
    each is checked as a transformation of its own, and changes nothing when it throws. Not safe
    for use by several threads at a time.

    <p>What it does allocates nothing, but for {@link #snapshot}\
    """
        + (isSharedOnce ? " and the first changes after it.\n" : ".\n");
  }

  private MethodSpec constructor() {
    return template.method(
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(names.position, "position")
            .addParameter(long.class, "id"),
        "this.id = id;\n" + state.begin());
  }

  private MethodSpec reset() {
    return template.method(
        Methods.publicMethod("reset").addParameter(names.position, "position"),
        """
        Goes to a position.

        @param position the position, which stays as it is
        """,
        "$objects:T.requireNonNull(position, \"position\");\n"
            + state.again()
            + "stamp = ++stamps;\n");
  }

  private void addReads(TypeSpec.Builder type) {
    ReadsWriter reads = new ReadsWriter(names, template);
    type.addMethod(reads.codeAt("read(index)"))
        .addMethod(reads.pieceOn())
        .addMethod(
            reads.handCountOfCode(
                Methods.publicMethod("handCount"),
                hands.exist()
                    ? """
                    int first = $objects:T.requireNonNull(side, "side").ordinal() * CODES;
                    return count(first + PIECES.checkCode(code));
                    """
                    : """
                    $objects:T.requireNonNull(side, "side");
                    PIECES.checkCode(code);
                    return 0;
                    """))
        .addMethod(
            reads.handCount(
                hands.exist()
                    ? """
                    int first = $objects:T.requireNonNull(side, "side").ordinal() * CODES;
                    return count(first + $objects:T.requireNonNull(piece, "piece").code());
                    """
                    : """
                    $objects:T.requireNonNull(side, "side");
                    $objects:T.requireNonNull(piece, "piece");
                    return 0;
                    """))
        .addMethod(
            template.method(
                Methods.publicMethod("turn").returns(Side.class),
                """
                The side to move.

                @return the side
                """,
                """
                return SIDES[side];
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("pieceCount").returns(int.class),
                """
                The number of pieces on the board and in both hands.

                @return 0 to the number of squares
                """,
                """
                return pieceCount;
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("contentHash").returns(long.class),
                """
                The hash of the whole content: that of the position it would be. From the first time on
                that it is asked for, every change keeps it.

                @return {@link $qi:T#contentHash()} of {@link #snapshot}
                """,
                """
                if (contentHash == 0) {
                  isHashed = true;
                  contentHash = hash();
                }
                return contentHash;
                """));
  }

  private void addChanges(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                Methods.publicMethod("set")
                    .addParameter(int.class, "index")
                    .addParameter(int.class, "code"),
                """
                Puts a piece on a square.

                @param index 0 to $lastSquare:L
                @param code a piece's {@link $piece:T#code()}, or 0 to clear the square
                @throws $refusal:T if there is no such square or piece, or there are too
                    many pieces
                """,
                """
                check(index);
                int before = read(index);
                int after = code == 0 ? 0 : PIECES.checkCode(code);
                int change = $integer:T.signum(after) - $integer:T.signum(before);
                pieceCount = $rules:T.check(pieceCount + change, SQUARES);
                put(index, before, after);
                stamp = ++stamps;
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("set")
                    .addParameter(names.square, "square")
                    .addParameter(names.nullableParameter(names.piece, "piece")),
                """
                Puts a piece on a square.

                @param square the square
                @param piece the piece, or null to clear the square
                @throws $refusal:T if there are too many pieces
                """,
                """
                int code = piece == null ? 0 : piece.code();
                set($objects:T.requireNonNull(square, "square").index(), code);
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("clear").addParameter(names.square, "square"),
                """
                Clears a square.

                @param square the square
                """,
                """
                set($objects:T.requireNonNull(square, "square").index(), 0);
                """))
        .addMethod(
            template.method(
                Methods.publicMethod("addToHand")
                    .addParameter(Side.class, "side")
                    .addParameter(names.piece, "piece")
                    .addParameter(int.class, "delta"),
                """
                Adds pieces to a hand, or removes them. A change by 0 does nothing.

                @param side whose hand
                @param piece the piece
                @param delta how many come in; negative for how many go out
                @throws $refusal:T if the hand cannot hold the piece, more are removed
                    than there are, or there are too many pieces
                """,
                hands.exist()
                    ? """
                    int owner = $objects:T.requireNonNull(side, "side").ordinal();
                    int key = owner * CODES + $objects:T.requireNonNull(piece, "piece").code();
                    if (delta == 0) {
                      return;
                    }
                    if (HAND[key] < 0) {
                      throw $rules:T.notHeld(owner, piece.code(), piece.text(), delta);
                    }
                    int before = count(key);
                    long after = $rules:T.after(piece.text(), before, delta);
                    pieceCount = $rules:T.check((long) pieceCount + delta, SQUARES);
                    hold(key, (int) after);
                    if (contentHash != 0) {
                      contentHash ^= PIECES.inHand(key, before) ^ PIECES.inHand(key, after);
                    }
                    stamp = ++stamps;
                    """
                    : """
                    $objects:T.requireNonNull(side, "side");
                    $objects:T.requireNonNull(piece, "piece");
                    if (delta != 0) {
                      throw $rules:T.notHeld(side.ordinal(), piece.code(), piece.text(), delta);
                    }
                    """))
        .addMethod(
            template.method(
                Methods.publicMethod("toggle"),
                "Gives the turn to the other side.\n",
                """
                pass();
                stamp = ++stamps;
                """));
  }

  private MethodSpec snapshot() {
    return template.method(
        Methods.publicMethod("snapshot").returns(names.position),
        """
        The position as it is now, which later changes leave as it is.

        @return the position; the same one again when nothing has changed
        """,
        state.snapshot());
  }

  private MethodSpec hash() {
    return template.method(
        Methods.privateMethod("hash").returns(long.class),
        StateWriter.hash(hands, "read(index)", "side == 0"));
  }
}
