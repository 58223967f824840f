// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.rules.Game;
import dev.boardwright.support.declaration.DeclaredRules;
import dev.boardwright.support.rules.CodedGame;
import dev.boardwright.support.rules.GameData;
import dev.boardwright.support.rules.GamePlan;
import dev.boardwright.support.rules.ManyWordMoves;
import dev.boardwright.support.rules.MoveTables;
import dev.boardwright.support.rules.NarrowMoves;
import dev.boardwright.support.rules.Rays;
import dev.boardwright.support.rules.TestedMoves;
import javax.lang.model.element.Modifier;

/** A writer of {@code ShogiMoves}, the generated list of legal moves. */
public final class GameMovesWriter {
  private final GamePlan plan;
  private final BoardNames names;
  private final Template template;

  public GameMovesWriter(DeclaredRules declared, BoardNames names) {
    this.names = names;
    plan = GamePlan.of(declared.book());
    template =
        new Template()
            .with("long", Long.class)
            .with("rays", Rays.class)
            .with("square", names.square)
            .with("position", names.position)
            .with("moves", names.moves);
  }

  // /** The legal moves of a position of {@link Shogi}. … */
  // public final class ShogiMoves extends NarrowMoves<ShogiPosition> {
  //   …
  // }
  public TypeSpec.Builder write() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.moves)
            .addModifiers(Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(ClassName.get(superclass()), names.position))
            .addJavadoc(
                """
                The legal moves of a position of {@link $L}, in a list that is filled again for each
                position. A search keeps one for each ply. Once the list has grown to the largest
                number of moves, it allocates no memory. Not safe for use by several threads.
                """,
                names.declarationLink());
    TypeSpec.Builder methods = TypeSpec.classBuilder(names.moves);
    MoveCode code = new MoveCode(plan, names);
    FamilyNames families = new FamilyNames(plan.book());
    if (!plan.isWide()) {
      new MoverMethods(code, families, template, methods).add();
      new DropMethods(code, families, template, methods).add();
      new AttackMethods(code, template, methods).add();
    }
    TypeSpec written = methods.build();
    addConstants(type, code, written);
    type.addMethod(constructor());
    written.methodSpecs().forEach(type::addMethod);
    return type;
  }

  private Class<?> superclass() {
    if (plan.isWide()) {
      return ManyWordMoves.class;
    }
    return plan.testsMoves() ? TestedMoves.class : NarrowMoves.class;
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  // private static final GamePlan PLAN = GamePlan.of(ShogiRuleBook.RULES);
  // /** The rays along which R slides. */
  // private static final long[] ROOK_RAYS = PLAN.table(0);
  // private static final long[] PATHS = PLAN.paths().get(0);
  // private static final GameData DATA = new GameData(PLAN, ShogiMoves::new);
  // static final MoveTables TABLES = DATA.tables();
  // static final int[] FACTS = TABLES.facts();
  // static final int LEAP_DISTANCE = TABLES.leapDistance();
  // /** The game. */
  // static final CodedGame<ShogiPosition, ShogiMove> CODED =
  //     new CodedGame<>(
  //         DATA, ShogiPosition.TYPE, ShogiMoves::new, ShogiPosition::cursor, ShogiMove::of);
  // /** The game, for code that is written once for all games. */
  // public static final Game<ShogiPosition> GAME = CODED;
  private void addConstants(TypeSpec.Builder type, MoveCode code, TypeSpec methods) {
    ArrayTypeName words = ArrayTypeName.of(TypeName.LONG);
    type.addField(
        constant(ClassName.get(GamePlan.class), "PLAN")
            .initializer("$T.of($T.RULES)", GamePlan.class, names.ruleBook)
            .build());
    code.tableNames()
        .forEach(
            (number, name) ->
                type.addField(
                    constant(words, name)
                        .addJavadoc("$L.\n", code.tableText(number))
                        .initializer("PLAN.table($L)", number)
                        .build()));
    for (int number : code.pathNumbers()) {
      type.addField(
          constant(words, code.paths(number))
              .addJavadoc("The squares between a square and its attackers.\n")
              .initializer("PLAN.paths().get($L)", number)
              .build());
    }
    methods.fieldSpecs().stream().filter(GameMovesWriter::isStatic).forEach(type::addField);
    type.addField(
            FieldSpec.builder(GameData.class, "DATA", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The data of the game, for its moves.\n")
                .initializer("new $T(PLAN, $T::new)", GameData.class, names.moves)
                .build())
        .addField(
            FieldSpec.builder(MoveTables.class, "TABLES", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The tables with which cursors play moves.\n")
                .initializer("DATA.tables()")
                .build())
        .addField(
            FieldSpec.builder(int[].class, "FACTS", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The facts about each piece in these tables.\n")
                .initializer("TABLES.facts()")
                .build())
        .addField(
            FieldSpec.builder(int.class, "LEAP_DISTANCE", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The distance of steps that may leave a piece passing, or 0.\n")
                .initializer("TABLES.leapDistance()")
                .build())
        .addField(
            FieldSpec.builder(
                    ParameterizedTypeName.get(
                        ClassName.get(CodedGame.class), names.position, names.move),
                    "CODED",
                    Modifier.STATIC,
                    Modifier.FINAL)
                .addJavadoc("The game, for its positions.\n")
                .initializer(
                    "new $T<>(\n    DATA, $T.TYPE, $T::new, $T::cursor, $T::of)",
                    CodedGame.class,
                    names.position,
                    names.moves,
                    names.position,
                    names.move)
                .build())
        .addField(
            FieldSpec.builder(
                    ParameterizedTypeName.get(ClassName.get(Game.class), names.position),
                    "GAME",
                    Modifier.PUBLIC,
                    Modifier.STATIC,
                    Modifier.FINAL)
                .addJavadoc("The game, for code that is written once for all games.\n")
                .initializer("CODED")
                .build());
    methods.fieldSpecs().stream().filter(field -> !isStatic(field)).forEach(type::addField);
  }

  private static boolean isStatic(FieldSpec field) {
    return field.modifiers().contains(Modifier.STATIC);
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Creates an empty list.\n")
        .addStatement("super(DATA)")
        .build();
  }
}
