// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.BoardWriter;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.style.Side;
import dev.boardwright.support.DeclaredPieces;
import dev.boardwright.support.declaration.DeclaredPiece;
import dev.boardwright.support.declaration.PieceAlphabet;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiPiece}, an enum of the declared pieces in the order of their codes. */
public final class PieceWriter extends BoardWriter {
  /** A pattern for texts that can appear in a Javadoc comment without escapes. */
  private static final String HARMLESS = "[\\w+^'.:-]{1,20}";

  private final PieceAlphabet alphabet;
  private final boolean hasRules;

  /**
   * Creates a writer.
   *
   * @param hasRules whether the board has rules
   */
  public PieceWriter(PieceAlphabet alphabet, BoardNames names, boolean hasRules) {
    super(names);
    this.alphabet = alphabet;
    this.hasRules = hasRules;
  }

  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(names.piece)
            .addJavadoc(
                "The pieces of {@link $L}, in the order of their codes, which start at 1.\n",
                names.declarationLink());
    alphabet.pieces().forEach(piece -> addConstant(type, piece));
    type.addField(
            template.publicConstant(
                TypeName.INT, "COUNT", "The number of pieces.\n", "$lastCode:L"))
        .addField(declared())
        .addField(template.privateConstant(ArrayTypeName.of(names.piece), "ALL", "values()"))
        .addField(BoardNames.STRING, "text", Modifier.PRIVATE, Modifier.FINAL);
    if (alphabet.hasEpin()) {
      type.addField(sideType(), "side", Modifier.PRIVATE, Modifier.FINAL)
          .addField(char.class, "letter", Modifier.PRIVATE, Modifier.FINAL);
    }
    type.addMethod(constructor())
        .addMethod(of())
        .addMethod(parse())
        .addMethod(find())
        .addMethod(
            getter(
                "text",
                BoardNames.STRING,
                "{@return the text of this piece, as declared}\n",
                "text"))
        .addMethod(
            getter(
                "code",
                TypeName.INT,
                """
                {@return the code of this piece, 1 to $lastCode:L} Codes are meant for arrays and \
                packed forms,
                in which 0 represents an empty square.
                """,
                "ordinal() + 1"));
    if (alphabet.hasEpin()) {
      addEpin(type);
    }
    if (hasRules) {
      addRules(type);
    }
    return type.addMethod(
        template.method(
            MethodSpecs.override("toString").returns(BoardNames.STRING),
            "{@return the text of this piece, which {@link #parse} reads}\n",
            "return text;\n"));
  }

  private MethodSpec getter(String name, TypeName type, String javadoc, String value) {
    return template.method(
        MethodSpecs.publicMethod(name).returns(type), javadoc, "return " + value + ";\n");
  }

  private void addEpin(TypeSpec.Builder type) {
    String side = "{@return the side of this piece, as given by the case of its letter";
    String letter =
        "{@return the kind of this piece: its letter in upper case, {@code 'A'} to {@code 'Z'}";
    type.addMethod(
            getter(
                "side",
                sideType(),
                side
                    + (alphabet.isEpin()
                        ? "}\n"
                        : ", or null if the\ntext is not an EPIN token}\n"),
                "side"))
        .addMethod(
            getter(
                "letter",
                TypeName.CHAR,
                letter
                    + (alphabet.isEpin()
                        ? "}\n"
                        : ",\nor {@code '\\0'} if the text is not an EPIN token}\n"),
                "letter"));
  }

  private void addRules(TypeSpec.Builder type) {
    type.addMethod(
            getter(
                "isRoyal",
                TypeName.BOOLEAN,
                "{@return whether this piece is royal}\n",
                "$ruleBook:T.RULES.isRoyal(code())"))
        .addMethod(
            getter(
                "base",
                names.piece,
                """
                {@return the piece that this one is, apart from a right that it has for a time: to \
                castle, or
                to be captured en passant} A board shows this piece.
                """,
                "of($ruleBook:T.RULES.base(code()))"));
  }

  // /** {@code +P}, code 3. */
  // FIRST_ENHANCED_P("+P", Side.FIRST, 'P'),
  private void addConstant(TypeSpec.Builder type, DeclaredPiece piece) {
    String shown = piece.text().matches(HARMLESS) ? "{@code " + piece.text() + "}, code" : "Code";
    type.addEnumConstant(
        piece.constant(),
        TypeSpec.anonymousClassBuilder("$L", arguments(piece))
            .addJavadoc("$L $L.\n", shown, 1 + alphabet.pieces().indexOf(piece))
            .build());
  }

  private CodeBlock arguments(DeclaredPiece piece) {
    String text = Literals.text(piece.text());
    if (!alphabet.hasEpin()) {
      return CodeBlock.of("$L", text);
    }
    return piece.side() == null
        ? CodeBlock.of("$L, null, '\\0'", text)
        : CodeBlock.of("$L, $T.$L, '$L'", text, Side.class, piece.side(), piece.letter());
  }

  // static final DeclaredPieces DECLARED = DeclaredPieces.of("P", "p", "+P", …);
  private FieldSpec declared() {
    CodeBlock texts =
        alphabet.pieces().stream()
            .map(piece -> CodeBlock.of("$L", Literals.text(piece.text())))
            .collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(DeclaredPieces.class, "DECLARED", Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The pieces with their codes, for the runtime.\n")
        .initializer("$T.of($L)", DeclaredPieces.class, texts)
        .build();
  }

  private TypeName sideType() {
    ClassName side = ClassName.get(Side.class);
    return alphabet.isEpin() ? side : names.nullable(side);
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addParameter(BoardNames.STRING, "text")
            .addStatement("this.text = text");
    if (alphabet.hasEpin()) {
      constructor
          .addParameter(sideType(), "side")
          .addParameter(char.class, "letter")
          .addStatement("this.side = side")
          .addStatement("this.letter = letter");
    }
    return constructor.build();
  }

  private MethodSpec of() {
    return template.method(
        MethodSpecs.publicStatic("of").returns(names.piece).addParameter(int.class, "code"),
        """
        {@return the piece with the given code}

        @param code the code, 1 to $lastCode:L
        @throws $refusal:T if no piece has the code
        """,
        """
        return ALL[DECLARED.checkCode(code) - 1];
        """);
  }

  private MethodSpec parse() {
    return template.method(
        MethodSpecs.publicStatic("parse")
            .returns(names.piece)
            .addParameter(names.nullableParameter(BoardNames.STRING, "text")),
        """
        {@return the piece with the given text}

        @param text the text of the piece
        @throws $refusal:T if {@code text} is null or no piece has it
        """,
        """
        $piece:T piece = find(text);
        if (piece == null) {
          throw $declared:T.notDeclared(text);
        }
        return piece;
        """);
  }

  private MethodSpec find() {
    return template.method(
        MethodSpecs.publicStatic("find")
            .returns(names.nullable(names.piece))
            .addParameter(names.nullableParameter(BoardNames.STRING, "text")),
        """
        {@return the piece with the given text, or null if no piece has it} This method throws no
        exception and allocates nothing.

        @param text any text, or null
        """,
        """
        int code = DECLARED.code(text);
        return code <= 0 ? null : ALL[code - 1];
        """);
  }
}
