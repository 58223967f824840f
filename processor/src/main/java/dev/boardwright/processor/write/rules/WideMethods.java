// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.rules.Codes;
import dev.boardwright.support.rules.GamePlan;
import dev.boardwright.support.rules.MoverPlan;
import dev.boardwright.support.rules.SidePlan;
import dev.boardwright.support.rules.StepList;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A writer of the methods of {@code ShogiMoves} for boards of more than 128 squares, whose pieces
 * walk step by step.
 */
final class WideMethods {
  /** The maximum number of calls in one method. */
  private static final int MAX_CALLS = 60;

  private final GamePlan plan;
  private final FamilyNames names;
  private final Template template;
  private final TypeSpec.Builder type;

  WideMethods(GamePlan plan, FamilyNames names, Template template, TypeSpec.Builder type) {
    this.plan = plan;
    this.names = names;
    this.template = template;
    this.type = type;
  }

  void add() {
    List<String> pieces = new ArrayList<>();
    List<String> royals = new ArrayList<>();
    List<String> drops = new ArrayList<>();
    for (SidePlan side : plan.sides()) {
      for (int number = 0; number < side.movers().size(); number++) {
        MoverPlan mover = side.movers().get(number);
        if (!mover.isSlow()) {
          (mover.isRoyal() ? royals : pieces)
              .add(MoveCode.onlyFor(side, MoveCode.US, family(side, number, mover)));
        }
      }
      for (int number = 0; number < side.drops().size(); number++) {
        drops.add(MoveCode.onlyFor(side, MoveCode.US, "addDrops(" + number + ");\n"));
      }
    }
    add("addPieces", pieces);
    add("addRoyal", royals);
    if (!drops.isEmpty()) {
      add("addDrops", drops);
    }
  }

  // private static final StepList ROOK = PLAN.steps(0, 3);
  // private void addRooks() {
  //   addMoves(ROOK, 3, 3 + us);
  // }
  private String family(SidePlan side, int number, MoverPlan mover) {
    String name = names.of(mover);
    String steps = MoveCode.constant(name) + "_STEPS";
    type.addField(
        FieldSpec.builder(
                ClassName.get(StepList.class),
                steps,
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .addJavadoc("The steps of $L.\n", mover.token())
            .initializer("PLAN.steps($L, $L)", Math.max(0, side.side()), number)
            .build());
    List<String> calls = new ArrayList<>();
    for (Codes codes : mover.members()) {
      calls.add(
          "addMoves("
              + steps
              + ", "
              + number
              + ", "
              + MoveCode.code(codes, side.side(), MoveCode.US)
              + ");\n");
    }
    String method = "add" + name + "Moves";
    addPrivate(method, calls);
    return method + "();\n";
  }

  private void addPrivate(String name, List<String> calls) {
    type.addMethod(
        template.method(MethodSpecs.privateMethod(name), String.join("", divided(name, calls))));
  }

  // @Override
  // protected void addPieces() {
  //   addRookMoves();
  //   …
  // }
  private void add(String name, List<String> calls) {
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride(name), String.join("", divided(name, calls))));
  }

  /** {@return calls, or calls of methods that contain them if there are many} */
  private List<String> divided(String name, List<String> calls) {
    if (calls.size() <= MAX_CALLS) {
      return calls;
    }
    List<String> parts = new ArrayList<>();
    for (int start = 0; start < calls.size(); start += MAX_CALLS) {
      String part = name + start / MAX_CALLS;
      parts.add(part + "();\n");
      type.addMethod(
          template.method(
              MethodSpecs.privateMethod(part),
              String.join("", calls.subList(start, Math.min(calls.size(), start + MAX_CALLS)))));
    }
    return parts;
  }
}
