// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.rules.Game;
import dev.boardwright.support.declaration.DeclaredRules;
import dev.boardwright.support.rules.CodedGame;
import dev.boardwright.support.rules.GameData;
import dev.boardwright.support.rules.ManyWordMoves;
import dev.boardwright.support.rules.OneWordMoves;
import dev.boardwright.support.rules.SearchTables;
import dev.boardwright.support.rules.TwoWordMoves;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiMoves}, the generated list of legal moves. */
public final class GameMovesWriter {
  private final SearchTables tables;
  private final BoardNames names;

  public GameMovesWriter(DeclaredRules declared, BoardNames names) {
    this.names = names;
    tables = SearchTables.of(declared.book());
  }

  // public final class ShogiMoves extends TwoWordMoves<ShogiPosition> {
  //   …
  // }
  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.moves)
            .addModifiers(Modifier.FINAL)
            .superclass(TypeNames.generic(superclass(), names.position))
            .addJavadoc(
                """
                The legal moves of a position of {@link $L}, in a list that is filled again for each
                position. A search keeps one for each ply. Once the list has grown to the largest
                number of moves, it allocates no memory. Not safe for use by several threads.
                """,
                names.declarationLink());
    addConstants(type);
    type.addMethod(constructor());
    if (tables.hasSearch()) {
      type.addType(new GameSearchWriter(tables, names).write());
    }
    return type;
  }

  private Class<?> superclass() {
    return switch (tables.plan().words) {
      case 1 -> OneWordMoves.class;
      case 2 -> TwoWordMoves.class;
      default -> ManyWordMoves.class;
    };
  }

  // static final GameData DATA = new GameData(Search.PLAN, new Search(), ShogiMoves::new);
  // static final int[] FACTS = DATA.tables().facts();
  // static final int LEAP_DISTANCE = DATA.tables().leapDistance();
  // static final CodedGame<ShogiPosition, ShogiMove> CODED = new CodedGame<>(
  //     DATA, ShogiPosition.TYPE, ShogiMoves::new, ShogiPosition::cursor, ShogiMove::of);
  // public static final Game<ShogiPosition> GAME = CODED;
  private void addConstants(TypeSpec.Builder type) {
    CodeBlock data =
        tables.hasSearch()
            ? CodeBlock.of(
                "new $T(Search.PLAN, new Search(), $T::new)", GameData.class, names.moves)
            : CodeBlock.of(
                "new $T($T.RULES, $T::new)", GameData.class, names.ruleBook, names.moves);
    type.addField(
            FieldSpec.builder(GameData.class, "DATA", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The data of the game, for its moves.\n")
                .initializer(data)
                .build())
        .addField(
            FieldSpec.builder(int[].class, "FACTS", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The facts about each piece, with which cursors play moves.\n")
                .initializer("DATA.tables().facts()")
                .build())
        .addField(
            FieldSpec.builder(int.class, "LEAP_DISTANCE", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The distance of steps that may leave a piece passing, or 0.\n")
                .initializer("DATA.tables().leapDistance()")
                .build())
        .addField(
            FieldSpec.builder(
                    TypeNames.generic(CodedGame.class, names.position, names.move),
                    "CODED",
                    Modifier.STATIC,
                    Modifier.FINAL)
                .addJavadoc("The game, for its positions.\n")
                .initializer(
                    "new $T<>(\n    DATA,$W$T.TYPE,$W$T::new,$W$T::cursor,$W$T::of)",
                    CodedGame.class,
                    names.position,
                    names.moves,
                    names.position,
                    names.move)
                .build())
        .addField(
            names.template.publicConstant(
                TypeNames.generic(Game.class, names.position),
                "GAME",
                "The game, for code that is written once for all games.\n",
                "CODED"));
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Creates an empty list.\n")
        .addStatement("super(DATA)")
        .build();
  }
}
