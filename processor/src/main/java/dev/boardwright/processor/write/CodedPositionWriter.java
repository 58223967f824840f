// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import dev.boardwright.support.BitPlanes;
import dev.boardwright.support.CodeTree;
import dev.boardwright.support.CodedPosition;
import dev.boardwright.support.ContentHash;
import dev.boardwright.support.CursorId;
import dev.boardwright.support.HandExcess;
import dev.boardwright.support.Palette;
import dev.boardwright.support.PositionRules;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes {@code ShogiPosition} of a board whose pieces are declared: it stores their codes in the
 * way that is best for the board.
 */
final class CodedPositionWriter {
  private final BoardModel board;
  private final BoardNames names;
  private final SquareFields squares;
  private final HandFields hands;
  private final Template template;

  CodedPositionWriter(BoardModel board, BoardNames names) {
    this.board = board;
    this.names = names;
    squares = SquareFields.ofPosition(board);
    hands = new HandFields(board);
    template =
        new Template()
            .with("position", names.position)
            .with("cursor", names.cursor)
            .with("step", names.step)
            .with("planes", BitPlanes.class)
            .with("edit", names.edit)
            .with("undo", names.undo)
            .with("keys", names.keys)
            .with("piece", names.piece)
            .with("square", names.square)
            .with("cells", names.cells)
            .with("side", Side.class)
            .with("qi", Qi.class)
            .with("integer", Integer.class)
            .with("id", CursorId.class)
            .with("objects", Objects.class)
            .with("arrays", Arrays.class)
            .with("system", System.class)
            .with("tree", CodeTree.class)
            .with("palette", Palette.class)
            .with("excess", HandExcess.class)
            .with("rules", PositionRules.class)
            .with("hash", ContentHash.class)
            .with("limits", QiLimits.class)
            .with("refusal", IllegalArgumentException.class)
            .with("lastSquare", board.shape().squareCount() - 1)
            .with("lastCode", board.pieces().pieces().size())
            .with("first", Literals.text(board.firstStyle().toString()))
            .with("second", Literals.text(board.secondStyle().toString()));
  }

  TypeSpec.Builder write() {
    PositionWriter common = new PositionWriter(board, names);
    TypeSpec.Builder type =
        common
            .classBuilder()
            .superclass(
                ParameterizedTypeName.get(ClassName.get(CodedPosition.class), names.position));
    common.addConstants(type);
    TextsWriter texts = new TextsWriter(board, names);
    texts.addDialect(type);
    addConstants(type);
    new SetReadsWriter(board, names, board.boardStorage()).addConstants(type);
    texts.addStart(type);
    fields().forEach(type::addField);
    type.addMethod(constructor()).addMethod(common.empty()).addMethod(common.copyOf());
    texts.addMethods(type);
    common.addBoardMethods(type);
    type.addMethod(squareCount()).addMethod(palette()).addMethod(codes());
    addReads(type);
    type.addMethod(common.pieceAtSquare());
    new SetReadsWriter(board, names, board.boardStorage()).addTo(type);
    addState(type);
    type.addMethod(common.without());
    new TransitionsWriter(names, squares, hands.exist(), StepWriter.isApart(board), template)
        .addTo(type);
    type.addMethod(common.edit())
        .addMethod(cursor())
        .addMethod(common.toNested())
        .addMethod(equalsMethod())
        .addMethod(hashCodeMethod())
        .addMethod(check())
        .addMethod(key());
    if (hands.isPacked()) {
      type.addMethod(second());
    }
    type.addType(new CodedEditWriter(board, names, hands, template).write())
        .addType(new CursorWriter(board, names, hands, template).write())
        .addType(new UndoWriter(names, squares, hands).write());
    if (StepWriter.isApart(board)) {
      type.addType(new StepWriter(names, squares, hands, template).write(board));
    }
    if (board.hasKeyTable()) {
      type.addType(keys());
    }
    return type;
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  // private static final int SQUARES = 81;
  // private static final int CODES = 29;
  // private static final Palette PIECES = ShogiPiece.PALETTE;
  // private static final Side[] SIDES = Side.values();
  // private static final int HAND_BITS = 7;
  // private static final int ROOM = 0x7F;
  // private static final short[] HAND = PIECES.handPlaces(HAND_BITS, 0, …);
  // private static final ShogiPosition EMPTY = new ShogiPosition(new byte[SQUARES], 0, 0, …);
  private void addConstants(TypeSpec.Builder type) {
    type.addField(
            constant(TypeName.INT, "SQUARES")
                .initializer("$L", board.shape().squareCount())
                .build())
        .addField(
            constant(ClassName.get(Palette.class), "PIECES")
                .initializer("$T.PALETTE", names.piece)
                .build());
    type.addField(
        constant(ArrayTypeName.of(Side.class), "SIDES")
            .initializer("$T.values()", Side.class)
            .build());
    if (hands.isPacked()) {
      type.addField(
          constant(TypeName.INT, "HAND_BITS").initializer("$L", board.countBits()).build());
    }
    if (hands.exist()) {
      type.addField(
              constant(TypeName.INT, "CODES")
                  .addJavadoc("One for each piece, and 0 for an empty square.\n")
                  .initializer("$L", board.pieces().codeCount())
                  .build())
          .addField(
              constant(TypeName.INT, "ROOM")
                  .addJavadoc("The most that a count in a hand has room for.\n")
                  .initializer(Literals.hex(hands.room(), false))
                  .build())
          .addField(
              constant(ArrayTypeName.of(TypeName.SHORT), "HAND")
                  .addJavadoc(
                      "By code, plus {@code CODES} for the second side: where the count of a hand"
                          + " is,\n-1 when the hand cannot hold the piece.\n")
                  .initializer(hands.table())
                  .build());
    }
    type.addField(
        constant(names.position, "EMPTY")
            .initializer(
                template.of(
                    "new $position:T(\n    "
                        + squares.empty()
                        + ", "
                        + hands.empty()
                        + "$side:T.FIRST, 0,\n    "
                        + (squares.isTree() ? "$hash:T.empty(SHAPE, $first:L, $second:L)" : "0")
                        + ")"))
            .build());
  }

  private List<FieldSpec> fields() {
    return Stream.of(
            squares.names().stream().map(name -> field(squares.type(), name)),
            hands.names().stream().map(name -> field(hands.type(), name)),
            Stream.of(field(ClassName.get(Side.class), "turn"), field(TypeName.INT, "pieceCount")))
        .flatMap(fields -> fields)
        .toList();
  }

  private static FieldSpec field(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build();
  }

  // private ShogiPosition(byte[] board, long firstHand, …, long knownHash) {
  //   super(knownHash);
  //   this.board = board;
  //   this.firstHand = firstHand;
  private MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    constructor.addStatement("super(knownHash)");
    for (FieldSpec field : fields()) {
      constructor
          .addParameter(field.type(), field.name())
          .addStatement("this.$1N = $1N", field.name());
    }
    return constructor.addParameter(long.class, "knownHash").build();
  }

  private MethodSpec squareCount() {
    return template.method(
        Methods.override("squareCount").returns(int.class),
        """
        return SQUARES;
        """);
  }

  private MethodSpec palette() {
    return template.method(
        Methods.protectedOverride("palette").returns(Palette.class),
        """
        return PIECES;
        """);
  }

  private MethodSpec codes() {
    return template.method(
        Methods.protectedOverride("codes").returns(ArrayTypeName.of(TypeName.BYTE)),
        squares.copy());
  }

  private void addReads(TypeSpec.Builder type) {
    ReadsWriter reads = new ReadsWriter(names, template);
    type.addMethod(reads.codeAt(squares.read()))
        .addMethod(
            template.method(
                Methods.override("pieceAt")
                    .returns(names.nullable(BoardNames.STRING))
                    .addParameter(int.class, "index"),
                """
                return PIECES.piece(codeAt(index));
                """))
        .addMethod(reads.pieceOn());
    type.addMethod(
            reads.handCountOfCode(
                Methods.override("handCount"),
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
                """
                return handCount(side, $objects:T.requireNonNull(piece, "piece").code());
                """));
  }

  private void addState(TypeSpec.Builder type) {
    if (hands.exist()) {
      type.addMethod(
          template.method(
              Methods.privateMethod("count").returns(int.class).addParameter(int.class, "key"),
              hands.count()));
    }
    type.addMethod(getter("turn", Side.class))
        .addMethod(getter("pieceCount", int.class))
        .addMethod(
            template.method(
                Methods.protectedOverride("hash").returns(long.class),
                StateWriter.hash(hands, "codeAt(index)", "turn == $side:T.FIRST")));
  }

  // @Override
  // public Side turn() {
  //   return turn;
  // }
  private static MethodSpec getter(String name, Class<?> type) {
    return Methods.override(name).returns(type).addStatement("return $N", name).build();
  }

  private MethodSpec cursor() {
    return template.method(
        Methods.publicMethod("cursor").returns(names.cursor),
        """
        A position to be changed in place, which begins as this one.

        @return a new cursor
        """,
        """
        return new $cursor:T(this, $id:T.next());
        """);
  }

  private MethodSpec equalsMethod() {
    return template.method(
        Methods.override("equals")
            .returns(boolean.class)
            .addParameter(names.nullable(ClassName.get(Object.class)), "o"),
        "if (!(o instanceof $position:T other)) {\n"
            + "  return super.equals(o);\n"
            + "}\n"
            + "return turn == other.turn\n    && "
            + hands.equal("other")
            + squares.equal("other")
            + ";\n");
  }

  private MethodSpec hashCodeMethod() {
    return template.method(
        Methods.override("hashCode").returns(int.class),
        """
        return super.hashCode();
        """);
  }

  private MethodSpec check() {
    return template.method(
        MethodSpec.methodBuilder("check")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(int.class, "index"),
        """
        if (index < 0 || index >= SQUARES) {
          SHAPE.checkIndex(index); // which has the words
        }
        """);
  }

  private MethodSpec key() {
    return template.method(
        MethodSpec.methodBuilder("key")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(long.class)
            .addParameter(int.class, "code")
            .addParameter(int.class, "index"),
        board.hasKeyTable()
            ? "return $keys:T.OF_SQUARES[code << " + board.squareBits() + " | index];\n"
            : "return PIECES.onSquare(code, index);\n");
  }

  // private static final class Keys {
  //   static final long[] OF_SQUARES = PIECES.keys(SQUARES, 7);
  // }
  private TypeSpec keys() {
    return TypeSpec.classBuilder(names.keys)
        .addJavadoc("Terms of the content hash, by code and square; made when a move needs them.\n")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addField(
            FieldSpec.builder(ArrayTypeName.of(TypeName.LONG), "OF_SQUARES")
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .initializer("PIECES.keys(SQUARES, $L)", board.squareBits())
                .build())
        .build();
  }

  private MethodSpec second() {
    return template.method(
        MethodSpec.methodBuilder("second")
            .addJavadoc("All bits when a key is one of the second side's, else none.\n")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(long.class)
            .addParameter(int.class, "key"),
        """
        return CODES - 1 - key >> 31;
        """);
  }
}
