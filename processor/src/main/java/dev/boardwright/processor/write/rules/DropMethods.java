// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.rules.DropPlan;
import dev.boardwright.support.rules.PlanTable;
import dev.boardwright.support.rules.SidePlan;
import java.util.ArrayList;
import java.util.List;

/** A writer of the methods that add drops. */
final class DropMethods {
  /** The maximum number of drops in one method. */
  private static final int MAX_DROPS = 16;

  private final MoveCode code;
  private final FamilyNames names;
  private final Template template;
  private final TypeSpec.Builder type;

  DropMethods(MoveCode code, FamilyNames names, Template template, TypeSpec.Builder type) {
    this.code = code;
    this.names = names;
    this.template = template;
    this.type = type;
  }

  // @Override
  // protected void addDrops(long free0, long free1) {
  //   if (hands[3 * us + 30] > 0) {
  //     addPDrops(free0, free1);
  //   }
  //   …
  // }
  void add() {
    List<String> bodies = new ArrayList<>();
    for (SidePlan side : code.plan().sides()) {
      List<String> calls = new ArrayList<>();
      for (DropPlan drop : side.drops()) {
        String name = names.unique(FamilyNames.ofToken(drop.token()) + "Drops");
        type.addMethod(drops(side, drop, "add" + name));
        calls.add(
            "if ("
                + MoveCode.held(drop.dropped(), side.side())
                + " > 0) {\n  add"
                + name
                + "("
                + code.each(", ", "free#")
                + ");\n}\n");
      }
      String body = divided(side, calls);
      bodies.add(
          side.side() == SidePlan.BOTH || body.isEmpty()
              ? body
              : "if (us == " + side.side() + ") {\n" + body.indent(2) + "}\n");
    }
    String all = String.join("", bodies);
    if (!all.isEmpty()) {
      type.addMethod(
          template.method(
              MethodSpecs.protectedOverride("addDrops")
                  .addParameter(TypeName.LONG, "free0")
                  .addParameter(TypeName.LONG, "free1"),
              all));
    }
  }

  private String divided(SidePlan side, List<String> calls) {
    if (calls.size() <= MAX_DROPS) {
      return String.join("", calls);
    }
    StringBuilder body = new StringBuilder();
    for (int start = 0; start < calls.size(); start += MAX_DROPS) {
      String name = "addDrops" + (side.side() == 1 ? "OfSecond" : "") + start / MAX_DROPS;
      body.append(name + "(" + code.each(", ", "free#") + ");\n");
      type.addMethod(
          template.method(
              code.withWords(MethodSpecs.privateMethod(name), "free"),
              String.join("", calls.subList(start, Math.min(calls.size(), start + MAX_DROPS)))));
    }
    return body.toString();
  }

  // private void addPDrops(long free0, long free1) {
  //   long to0 = free0 & P_ZONE[us * 2];
  //   long to1 = free1 & P_ZONE[us * 2 + 1];
  //   findFullFiles(us + 15, 1);
  //   to0 &= ~reached0;
  //   to1 &= ~reached1;
  //   to0 = withoutMates(us + 15, us + 15, to0, 0);
  //   to1 = withoutMates(us + 15, us + 15, to1, 64);
  //   addDrops(us + 15, 0, to0, to1);
  // }
  private MethodSpec drops(SidePlan side, DropPlan drop, String name) {
    String dropped = MoveCode.code(drop.dropped(), side.side(), MoveCode.US);
    String landing = MoveCode.code(drop.landing(), side.side(), MoveCode.US);
    StringBuilder body = new StringBuilder();
    boolean isEverywhere = isEverything(drop.zone());
    String zone =
        isEverywhere
            ? ""
            : code.table(
                drop.zone(),
                MoveCode.constant(FamilyNames.ofToken(drop.token())) + "_DROPS",
                "The squares on which " + drop.token() + " may be dropped");
    for (int word = 0; word < code.words(); word++) {
      body.append(
          "long to"
              + word
              + " = free"
              + word
              + (isEverywhere ? "" : " & " + code.mask(drop.zone(), zone, word))
              + ";\n");
    }
    if (drop.maxPerFile() > 0) {
      body.append("findFullFiles(" + landing + ", " + drop.maxPerFile() + ");\n");
      body.append(code.each("", "to# &= ~reached#;\n"));
    }
    if (!drop.dropMates()) {
      for (int word = 0; word < code.words(); word++) {
        body.append(
            "to"
                + word
                + " = withoutMates("
                + dropped
                + ", "
                + landing
                + ", to"
                + word
                + ", "
                + 64 * word
                + ");\n");
      }
    }
    body.append(
        "addDrops("
            + dropped
            + ", "
            + (drop.landing().equals(drop.dropped()) ? "0" : landing)
            + ", "
            + code.each(", ", "to#")
            + ");\n");
    return template.method(
        code.withWords(MethodSpecs.privateMethod(name), "free"), body.toString());
  }

  private boolean isEverything(PlanTable zone) {
    int count = 0;
    for (long word : zone.words()) {
      count += Long.bitCount(word);
    }
    return count == code.squares() * (zone.isBySide() ? 2 : 1);
  }
}
