// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedBoard;
import dev.boardwright.support.CodedPosition;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.RuntimeKey;
import dev.boardwright.support.declaration.BoardTexts;
import dev.boardwright.support.rules.CodedGamePosition;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * A writer of {@code ShogiPosition} for a board with declared pieces. The position stores the codes
 * of the pieces in the form that is most efficient for the board.
 */
public final class CodedPositionWriter extends BoardWriter {
  private final SquareFields squares;
  private final HandFields hands;

  public CodedPositionWriter(BoardNames names) {
    super(names);
    squares = new SquareFields(board);
    hands = new HandFields(board);
  }

  public TypeSpec.Builder write() {
    PositionWriter common = new PositionWriter(names);
    TypeSpec.Builder type = common.classBuilder();
    boolean isGame = board.rules() != null;
    if (isGame) {
      type.superclass(TypeNames.generic(CodedGamePosition.class, names.position, names.move))
          .addSuperinterface(names.ruleBook);
    } else {
      type.superclass(TypeNames.generic(CodedPosition.class, names.position))
          .addSuperinterface(TypeNames.generic(FreePosition.class, names.position));
    }
    common.addConstants(type);
    TextsWriter texts = new TextsWriter(names);
    texts.addDialect(type);
    addConstants(type);
    SetReadsWriter sets = new SetReadsWriter(names, SetReadsWriter.Of.POSITION);
    sets.addConstants(type);
    texts.addStart(type);
    addType(type);
    fields().forEach(type::addField);
    type.addMethod(constructor()).addMethod(common.empty()).addMethod(common.copyOf());
    texts.addMethods(type);
    type.addMethod(declared());
    addReads(type);
    sets.addTo(type);
    if (isGame) {
      new GamePlayWriter(names, squares).addTo(type);
    } else {
      type.addMethod(common.with());
      new MovesWriter(names, MovesWriter.Of.CODED_POSITION, hands.exist()).addTo(type);
    }
    new PlayWriter(isGame, names, squares, hands).addTo(type);
    type.addMethod(common.changesTo())
        .addMethod(common.edit())
        .addMethod(cursor())
        .addMethod(common.toNested())
        .addMethod(hasSameContent());
    addHelpers(type);
    type.addType(new CodedEditWriter(names, squares, hands).write())
        .addType(new CursorWriter(names, squares, hands).write());
    if (board.hasKeyTable()) {
      type.addType(keys());
    }
    return type;
  }

  // private static final int SQUARES = 81;
  // private static final DeclaredPieces PIECES = ShogiPiece.DECLARED;
  // private static final Side[] SIDES = Side.values();
  // private static final int HAND_BITS = 7;
  // private static final int CODES = 29;
  // private static final int ROOM = 0x7F;
  // private static final short[] HAND = PIECES.handPlaces(HAND_BITS, 0, …);
  // private static final ShogiPosition EMPTY = new ShogiPosition(new byte[SQUARES], 0, 0, …);
  private void addConstants(TypeSpec.Builder type) {
    type.addField(
            template.privateConstant(
                TypeName.INT, "SQUARES", Integer.toString(board.shape().squareCount())))
        .addField(
            template.privateConstant(
                ClassName.get(DeclaredPieces.class), "PIECES", "$piece:T.DECLARED"))
        .addField(
            template.privateConstant(ArrayTypeName.of(Side.class), "SIDES", "$side:T.values()"));
    if (hands.isPacked()) {
      type.addField(
          template.privateConstant(TypeName.INT, "HAND_BITS", Integer.toString(board.countBits())));
    }
    if (hands.exist()) {
      addHandConstants(type);
    }
    type.addField(
        template.privateConstant(
            names.position,
            "EMPTY",
            "new $position:T(\n    "
                + squares.empty()
                + ", "
                + hands.empty()
                + "$side:T.FIRST, 0, "
                + (squares.isTree() ? "emptyHash(SHAPE, $first:L, $second:L)" : "0")
                + ")"));
  }

  private void addHandConstants(TypeSpec.Builder type) {
    type.addField(
            template.privateConstant(
                TypeName.INT,
                "CODES",
                "The number of codes, including 0 for an empty square.\n",
                Integer.toString(board.pieces().codeCount())))
        .addField(
            template.privateConstant(
                TypeName.INT,
                "ROOM",
                "The largest count that a hand can store.\n",
                Literals.hex(hands.room(), false)))
        .addField(
            FieldSpec.builder(
                    ArrayTypeName.of(TypeName.SHORT),
                    "HAND",
                    Modifier.PRIVATE,
                    Modifier.STATIC,
                    Modifier.FINAL)
                .addJavadoc(
                    """
                    The offset of each hand count, or -1 if the hand cannot hold the piece. The \
                    index is the
                    code of the piece, plus {@code CODES} for the second side.
                    """)
                .initializer(hands.table())
                .build());
  }

  // private static final CodedBoard<ShogiPosition> BOARD =
  //     new CodedBoard<>(
  //         SHAPE, ShogiCells.ORDER, "SHOGI", "shogi", EMPTY, START, PIECES, HAND, DIALECT);
  // public static final BoardType<ShogiPosition> TYPE = BOARD;
  private void addType(TypeSpec.Builder type) {
    BoardTexts texts = board.texts();
    String start = texts != null && texts.start() != null ? "START" : "EMPTY";
    type.addField(
            template.privateConstant(
                TypeNames.generic(CodedBoard.class, names.position),
                "BOARD",
                "new $board:T<>(\n    SHAPE, $cells:T.ORDER, $first:L, $second:L,$WEMPTY,$W"
                    + start
                    + ",$WPIECES,$W"
                    + (hands.exist() ? "HAND" : "new short[0]")
                    + ",$W"
                    + (texts == null ? "null" : "DIALECT")
                    + ")"))
        .addField(
            template.publicConstant(
                TypeNames.generic(BoardType.class, names.position),
                "TYPE",
                "The type of this board, for code that works with any board.\n",
                "BOARD"));
  }

  private List<FieldSpec> fields() {
    return Stream.concat(
            squares.names().stream().map(name -> field(squares.type(), name)),
            hands.names().stream().map(name -> field(hands.type(), name)))
        .toList();
  }

  private static FieldSpec field(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build();
  }

  // private ShogiPosition(
  //     byte[] board, long firstHand, long secondHand, Side turn, int pieceCount, long knownHash) {
  //   super(turn, pieceCount, knownHash);
  //   this.board = board;
  //   this.firstHand = firstHand;
  //   this.secondHand = secondHand;
  // }
  private MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpecs.privateConstructor();
    constructor.addStatement("super(turn, pieceCount, knownHash)");
    for (FieldSpec field : fields()) {
      constructor
          .addParameter(field.type(), field.name())
          .addStatement("this.$1N = $1N", field.name());
    }
    return constructor
        .addParameter(Side.class, "turn")
        .addParameter(int.class, "pieceCount")
        .addParameter(long.class, "knownHash")
        .build();
  }

  private MethodSpec declared() {
    return template.method(
        MethodSpecs.protectedOverride("declared")
            .returns(TypeNames.generic(CodedBoard.class, names.position)),
        """
        return BOARD;
        """);
  }

  private void addReads(TypeSpec.Builder type) {
    SquaresWriter reads = new SquaresWriter(names);
    type.addMethod(
            template.method(
                MethodSpecs.override("codeAt").returns(int.class).addParameter(int.class, "index"),
                """
                check(index);
                return read(index);
                """))
        .addMethod(reads.pieceOn());
    if (hands.exist()) {
      type.addMethod(reads.handCount());
    }
    type.addMethod(
            template.method(
                MethodSpecs.override("copyCodes")
                    .addParameter(ArrayTypeName.of(TypeName.BYTE), "codes"),
                squares.copyCodes()))
        .addMethod(
            template.method(
                MethodSpecs.protectedOverride("codes")
                    .returns(ArrayTypeName.of(TypeName.BYTE))
                    .addParameter(RuntimeKey.class, "key"),
                "$objects:T.requireNonNull(key, \"key\");\n" + squares.codes()));
    if (hands.exist()) {
      type.addMethod(
          template.method(
              MethodSpecs.protectedOverride("count")
                  .returns(int.class)
                  .addParameter(int.class, "key"),
              hands.count()));
    }
  }

  private MethodSpec cursor() {
    return template.method(
        MethodSpecs.override("cursor").returns(names.cursor),
        """
        return new $cursor:T(this);
        """);
  }

  private MethodSpec hasSameContent() {
    return template.method(
        MethodSpecs.protectedOverride("hasSameContent")
            .returns(boolean.class)
            .addParameter(names.position, "other"),
        "return " + hands.equal("other") + squares.equal("other") + ";\n");
  }

  private void addHelpers(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                MethodSpecs.privateMethod("read")
                    .returns(int.class)
                    .addParameter(int.class, "index"),
                "return " + squares.read() + ";\n"))
        .addMethod(
            template.method(
                MethodSpecs.privateStatic("check").addParameter(int.class, "index"),
                """
                if (index < 0 || index >= SQUARES) {
                  throw SHAPE.noSuchSquare(index);
                }
                """));
    if (board.rules() == null) {
      type.addMethod(
          template.method(
              MethodSpecs.privateStatic("checkCode")
                  .addJavadoc("Checks that a code is 0 or the code of a piece.\n")
                  .addParameter(int.class, "code"),
              """
              if (code < 0 || code > $lastCode:L) {
                throw PIECES.noSuchCode(code);
              }
              """));
    }
    type.addMethod(key());
    if (hands.isPacked()) {
      type.addMethod(second());
    }
  }

  private MethodSpec key() {
    return template.method(
        MethodSpecs.privateStatic("key")
            .returns(long.class)
            .addParameter(int.class, "code")
            .addParameter(int.class, "index"),
        board.hasKeyTable()
            ? "return $keys:T.OF_SQUARES[code << "
                + CodedBoard.keyShift(board.shape().squareCount())
                + " | index];\n"
            : "return PIECES.onSquare(code, index);\n");
  }

  // private static final class Keys {
  //   static final long[] OF_SQUARES = PIECES.keys(SQUARES, 7);
  // }
  private TypeSpec keys() {
    return TypeSpec.classBuilder(names.keys)
        .addJavadoc("The terms of the content hash, by code and square; computed on first use.\n")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .addField(
            FieldSpec.builder(ArrayTypeName.of(TypeName.LONG), "OF_SQUARES")
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .initializer(
                    "PIECES.keys(SQUARES, $L)", CodedBoard.keyShift(board.shape().squareCount()))
                .build())
        .build();
  }

  private MethodSpec second() {
    return template.method(
        MethodSpecs.privateStatic("second")
            .addJavadoc("{@return -1 (all bits set) for a key of the second side, otherwise 0}\n")
            .returns(long.class)
            .addParameter(int.class, "key"),
        """
        return CODES - 1 - key >> 31;
        """);
  }
}
