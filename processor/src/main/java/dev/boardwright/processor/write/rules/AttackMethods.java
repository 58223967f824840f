// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.rules.AttackPlan;
import dev.boardwright.support.rules.Codes;
import dev.boardwright.support.rules.GamePlan;
import dev.boardwright.support.rules.PlanTable;
import dev.boardwright.support.rules.SidePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** A writer of the methods that find the attackers of a square. */
final class AttackMethods {
  /** The maximum number of pieces whose sets one method reads. */
  private static final int MAX_READS = 20;

  /** The maximum number of rays in the method that tells whether a square is attacked. */
  private static final int MAX_RAYS = 12;

  private final MoveCode code;
  private final ReachCode reach;
  private final Template template;
  private final TypeSpec.Builder type;
  private final GamePlan plan;

  /** An attack with the names of the fields that hold its pieces. */
  private record Named(AttackPlan attack, String field, String table, String text) {}

  AttackMethods(MoveCode code, Template template, TypeSpec.Builder type) {
    this.code = code;
    this.template = template;
    this.type = type;
    plan = code.plan();
    reach = new ReachCode(code);
  }

  void add() {
    Map<SidePlan, List<Named>> attacks = new LinkedHashMap<>();
    Map<SidePlan, Named> facing = new LinkedHashMap<>();
    int number = 0;
    for (SidePlan side : plan.sides()) {
      List<Named> named = new ArrayList<>();
      for (AttackPlan attack : side.attacks()) {
        named.add(named(attack, side, number++));
      }
      attacks.put(side, named);
      AttackPlan faced = plan.facing(Math.max(0, side.side()));
      if (faced != null) {
        facing.put(side, named(faced, side, number++));
      }
    }
    attacks.values().forEach(all -> all.forEach(this::addFields));
    addReadAttackers(attacks);
    addIsAttacked(attacks);
    addFindAttackers(attacks);
    if (!facing.isEmpty()) {
      addIsFaced(facing);
      addFindFacing(facing);
    }
  }

  private Named named(AttackPlan attack, SidePlan side, int number) {
    String letter = letters(number);
    String name =
        switch (attack.kind()) {
          case LEAP -> "leapers";
          case LAME_LEAP -> "lameLeapers";
          case SLIDE -> "sliders";
          default -> "hoppers";
        };
    String tokens =
        attack.members().stream()
            .map(codes -> plan.book().pieces().get(codes.of(Math.max(0, side.side())) - 1))
            .collect(Collectors.joining(", "));
    return new Named(attack, name + letter, "ATTACKS_" + letter, tokens);
  }

  /** {@return A to Z, then AA and so on} */
  private static String letters(int number) {
    String last = Character.toString('A' + number % 26);
    return number < 26 ? last : letters(number / 26 - 1) + last;
  }

  private void addFields(Named named) {
    for (int word = 0; word < code.words(); word++) {
      FieldSpec.Builder field =
          FieldSpec.builder(TypeName.LONG, named.field + word, Modifier.PRIVATE);
      if (word == 0) {
        field.addJavadoc("The squares of the opponent's $L.\n", named.text);
      }
      type.addField(field.build());
    }
  }

  // @Override
  // protected void readAttackers() {
  //   long pieces1 = sets[them * 2 + 2];
  //   …
  //   leapersA0 = pieces1 | pieces3;
  //   …
  // }
  private void addReadAttackers(Map<SidePlan, List<Named>> attacks) {
    StringBuilder body = new StringBuilder();
    attacks.forEach(
        (side, named) -> {
          List<String> parts = new ArrayList<>();
          for (List<Named> group : groups(named)) {
            if (group.get(0).attack.members().size() > mostReads()) {
              parts.addAll(readsOfMany(side, group.get(0)));
            } else {
              parts.add(reads(side, group));
            }
          }
          body.append(
              MoveCode.onlyFor(
                  side, MoveCode.THEM, parts.size() == 1 ? parts.get(0) : calls(side, parts)));
        });
    type.addMethod(
        template.method(MethodSpecs.protectedOverride("readAttackers"), body.toString()));
  }

  /** Writes a method for each part, and returns the calls of these methods. */
  private String calls(SidePlan side, List<String> parts) {
    StringBuilder calls = new StringBuilder();
    for (int part = 0; part < parts.size(); part++) {
      String name =
          "readAttackers" + (side.side() == SidePlan.BOTH ? "" : side.side() + "Of") + part;
      calls.append(name).append("();\n");
      type.addMethod(template.method(MethodSpecs.privateMethod(name), parts.get(part)));
    }
    return calls.toString();
  }

  /** {@return the maximum number of pieces that a method reads if there are many} */
  private int mostReads() {
    return 2 * MAX_READS / code.words();
  }

  /** {@return statements that together read the pieces of one attack} */
  private List<String> readsOfMany(SidePlan side, Named named) {
    List<Codes> members = named.attack.members();
    List<String> parts = new ArrayList<>();
    for (int start = 0; start < members.size(); start += mostReads()) {
      List<Codes> some = members.subList(start, Math.min(members.size(), start + mostReads()));
      StringBuilder reads = new StringBuilder();
      for (int word = 0; word < code.words(); word++) {
        String union = code.union(some, side.side(), MoveCode.THEM, word);
        reads.append(
            named.field
                + word
                + (start == 0 ? " = " : " |= ")
                + union.replace(" | ", "$W| ")
                + ";\n");
      }
      parts.add(reads.toString());
    }
    return parts;
  }

  /** {@return attacks in groups that have few pieces} */
  private List<List<Named>> groups(List<Named> named) {
    List<List<Named>> groups = new ArrayList<>();
    List<Named> group = new ArrayList<>();
    int members = 0;
    int distinct =
        (int) named.stream().flatMap(n -> n.attack.members().stream()).distinct().count();
    for (Named one : named) {
      boolean isFull = members + one.attack.members().size() > mostReads();
      if (isFull && distinct > MAX_READS && !group.isEmpty()) {
        groups.add(group);
        group = new ArrayList<>();
        members = 0;
      }
      group.add(one);
      members += one.attack.members().size();
    }
    if (!group.isEmpty()) {
      groups.add(group);
    }
    return groups;
  }

  /**
   * {@return the statements that read the pieces, each once, and unite those that belong together}
   */
  private String reads(SidePlan side, List<Named> group) {
    Map<List<Integer>, List<Codes>> atoms = new LinkedHashMap<>();
    for (Named named : group) {
      for (Codes codes : named.attack.members()) {
        List<Integer> attacks = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
          if (group.get(i).attack.members().contains(codes)) {
            attacks.add(i);
          }
        }
        List<Codes> atom = atoms.computeIfAbsent(attacks, none -> new ArrayList<>());
        if (!atom.contains(codes)) {
          atom.add(codes);
        }
      }
    }
    StringBuilder reads = new StringBuilder();
    for (int word = 0; word < code.words(); word++) {
      Map<Integer, List<String>> unions = new LinkedHashMap<>();
      int number = 0;
      for (Map.Entry<List<Integer>, List<Codes>> atom : atoms.entrySet()) {
        String union = code.union(atom.getValue(), side.side(), MoveCode.THEM, word);
        String name = union;
        if (atom.getKey().size() > 1) {
          name = "pieces" + number++ + "Of" + word;
          reads.append("long " + name + " = " + union.replace(" | ", "$W| ") + ";\n");
        }
        for (int attack : atom.getKey()) {
          unions.computeIfAbsent(attack, none -> new ArrayList<>()).add(name);
        }
      }
      for (int i = 0; i < group.size(); i++) {
        reads.append(
            group.get(i).field + word + " = " + String.join("$W| ", unions.get(i)) + ";\n");
      }
    }
    return reads.toString();
  }

  // @Override
  // protected boolean isAttacked(int square) {
  //   int leapA = them * 81 + square;
  //   return (ATTACKS_A[leapA] & leapersA0 …) != 0
  //       || slidersB(square) != 0;
  // }
  private void addIsAttacked(Map<SidePlan, List<Named>> attacks) {
    StringBuilder body = new StringBuilder();
    attacks.forEach(
        (side, named) -> {
          List<String> tests = new ArrayList<>();
          List<Named> leaps = ofKind(named, true);
          for (int start = 0; start < leaps.size(); start += 8) {
            tests.add(
                leapTest(side, leaps.subList(start, Math.min(leaps.size(), start + 8)), start));
          }
          for (Named other : ofKind(named, false)) {
            tests.addAll(otherTests(other));
          }
          body.append(
              MoveCode.onlyFor(
                  side,
                  MoveCode.THEM,
                  "return " + (tests.isEmpty() ? "false" : String.join("$W|| ", tests)) + ";\n"));
        });
    if (attacks.keySet().stream().noneMatch(side -> side.side() == SidePlan.BOTH)) {
      body.append("return false;\n");
    }
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("isAttacked")
                .returns(boolean.class)
                .addParameter(int.class, "square"),
            body.toString()));
  }

  private static List<Named> ofKind(List<Named> named, boolean isLeap) {
    return named.stream().filter(one -> (one.attack.kind() == Kind.LEAP) == isLeap).toList();
  }

  // private boolean isLeaped(int square) {
  //   int leapA = (them * 81 + square) * 2;
  //   …
  //   return (ATTACKS_A[leapA] & leapersA0 | …) != 0;
  // }
  private String leapTest(SidePlan side, List<Named> leaps, int number) {
    String name = "isLeaped" + suffix(side) + (number == 0 ? "" : number);
    StringBuilder body = new StringBuilder();
    List<String> terms = leapTerms(body, leaps);
    body.append("return (" + String.join("$W| ", terms) + ") != 0;\n");
    return addTest(name, body);
  }

  /** Adds a test of a square, and returns a call of it. */
  private String addTest(String name, StringBuilder body) {
    MethodSpec.Builder method = MethodSpecs.privateMethod(name).returns(boolean.class);
    type.addMethod(template.method(method.addParameter(int.class, "square"), body.toString()));
    return name + "(square)";
  }

  private static String suffix(SidePlan side) {
    return side.side() == SidePlan.BOTH ? "" : side.side() == 0 ? "ByFirst" : "BySecond";
  }

  private List<String> leapTerms(StringBuilder body, List<Named> leaps) {
    List<String> terms = new ArrayList<>();
    for (Named leap : leaps) {
      String table = leaps(leap);
      String at = "at" + leap.table.substring("ATTACKS_".length());
      body.append(
          "int "
              + at
              + " = "
              + code.start(leap.attack.part().table(), MoveCode.THEM, "square", code.words())
              + ";\n");
      for (int word = 0; word < code.words(); word++) {
        terms.add(table + "[" + at + MoveCode.plus(word) + "] & " + leap.field + word);
      }
    }
    return terms;
  }

  private String leaps(Named leap) {
    return code.table(
        leap.attack.part().table(),
        leap.table,
        "The squares from which " + leap.text + " leaps to a square");
  }

  // private boolean isSlidToB(int square) {
  //   int ray = square * 8;
  //   long slides0 = …;
  //   long slides1 = …;
  //   return (slides0 & slidersB0 | slides1 & slidersB1) != 0;
  // }
  private List<String> otherTests(Named named) {
    List<ReachCode.Rays> chunks =
        ReachCode.hasRays(named.attack.part()) && cost(named) > MAX_RAYS
            ? ReachCode.Rays.of(named.attack.part())
            : List.of(ReachCode.Rays.all(named.attack.part()));
    List<String> tests = new ArrayList<>();
    for (int chunk = 0; chunk < chunks.size(); chunk++) {
      String name =
          "isReachedBy" + MoveCode.upper(named.field) + (chunks.size() == 1 ? "" : chunk + 1);
      StringBuilder body = new StringBuilder();
      ReachCode.Reach reached =
          reach.reach(named.attack.part(), chunks.get(chunk), search(named.table, named));
      String limits = "";
      if (named.attack.isRestricted()) {
        body.append(
            "int at = "
                + code.start(named.attack.reach(), MoveCode.THEM, "square", code.words())
                + ";\n");
        limits = " & " + reachTable(named) + (code.words() == 1 ? "[at]" : "[at + #]");
      }
      body.append(reached.statements());
      String test = reached.squares() + " & " + named.field + "#" + limits;
      body.append("return (" + code.each("$W| ", test) + ") != 0;\n");
      tests.add(addTest(name, body));
    }
    return tests;
  }

  /** {@return the number of rays, where hops count twice since they take twice the code} */
  private static int cost(Named named) {
    return named.attack.kind() == Kind.CANNON_HOP ? 2 * rays(named) : rays(named);
  }

  private static int rays(Named named) {
    return named.attack.part().ups() + named.attack.part().downs();
  }

  private static ReachCode.Search search(String name, Named named) {
    return new ReachCode.Search(name, named.text, "", true);
  }

  private String reachTable(Named named) {
    return code.table(
        named.attack.reach(),
        named.table + "_REACH",
        "The squares from which " + named.text + " attacks a square on some board");
  }

  // @Override
  // protected void findAttackers(int square) {
  //   int atA = (them * 81 + square) * 2;
  //   attack(ATTACKS_A[atA] & leapersA0 | …, …);
  //   int pathB = square * 2;
  //   constrain(square, 0, PATHS, ATTACKS_B_REACH[pathB] & slidersB0, …);
  // }
  private void addFindAttackers(Map<SidePlan, List<Named>> attacks) {
    StringBuilder body = new StringBuilder();
    if (plan.check() && !plan.testsMoves()) {
      attacks.forEach(
          (side, named) -> body.append(MoveCode.onlyFor(side, MoveCode.THEM, found(side, named))));
    }
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("findAttackers").addParameter(int.class, "square"),
            body.toString()));
  }

  private String found(SidePlan side, List<Named> named) {
    StringBuilder calls = new StringBuilder();
    List<Named> leaps = ofKind(named, true);
    for (int start = 0; start < leaps.size(); start += 8) {
      String name = "findLeapers" + suffix(side) + (start == 0 ? "" : start);
      addFindLeapers(name, leaps.subList(start, Math.min(leaps.size(), start + 8)));
      calls.append(name + "(square);\n");
    }
    Map<List<Integer>, List<Named>> byPaths =
        ofKind(named, false).stream()
            .collect(
                Collectors.groupingBy(
                    one -> List.of(one.attack.paths(), one.attack.required()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    byPaths.forEach(
        (key, group) -> {
          for (int start = 0; start < group.size(); start += 8) {
            String name = "constrain" + suffix(side) + MoveCode.upper(group.get(start).field);
            addConstrain(name, group.subList(start, Math.min(group.size(), start + 8)));
            calls.append(name + "(square);\n");
          }
        });
    return calls.toString();
  }

  private void addFindLeapers(String name, List<Named> leaps) {
    StringBuilder body = new StringBuilder();
    List<String> terms = leapTerms(body, leaps);
    List<String> words = new ArrayList<>();
    for (int word = 0; word < code.words(); word++) {
      List<String> ofWord = new ArrayList<>();
      for (int i = word; i < terms.size(); i += code.words()) {
        ofWord.add(terms.get(i));
      }
      words.add(String.join("$W| ", ofWord));
    }
    body.append("attack(" + String.join(",$W", words) + (code.words() == 1 ? ", 0" : "") + ");\n");
    type.addMethod(
        template.method(
            MethodSpecs.privateMethod(name).addParameter(int.class, "square"), body.toString()));
  }

  private void addConstrain(String name, List<Named> group) {
    StringBuilder body = new StringBuilder();
    List<List<String>> terms = new ArrayList<>();
    for (int word = 0; word < code.words(); word++) {
      terms.add(new ArrayList<>());
    }
    for (Named named : group) {
      PlanTable table = named.attack.reach();
      String reach = reachTable(named);
      String at = "at" + named.table.substring("ATTACKS_".length());
      body.append(
          "int " + at + " = " + code.start(table, MoveCode.THEM, "square", code.words()) + ";\n");
      for (int word = 0; word < code.words(); word++) {
        terms.get(word).add(reach + "[" + at + MoveCode.plus(word) + "] & " + named.field + word);
      }
    }
    AttackPlan first = group.get(0).attack;
    body.append("constrain(square, " + first.required() + ", " + code.paths(first.paths()));
    for (List<String> ofWord : terms) {
      body.append(",$W" + String.join("$W| ", ofWord));
    }
    body.append(code.words() == 1 ? ", 0);\n" : ");\n");
    type.addMethod(
        template.method(
            MethodSpecs.privateMethod(name).addParameter(int.class, "square"), body.toString()));
  }

  // @Override
  // protected boolean isFaced(int square) {
  //   int ray = square * 4;
  //   long slides0 = …;
  //   return (slides0 & sets[them * 2 + 2] | …) != 0;
  // }
  private void addIsFaced(Map<SidePlan, Named> facing) {
    StringBuilder body = new StringBuilder();
    facing.forEach(
        (side, named) -> {
          ReachCode.Reach reached =
              reach.slides(
                  named.attack.part(),
                  ReachCode.Rays.all(named.attack.part()),
                  search("FACING", named));
          List<String> terms = new ArrayList<>();
          for (int word = 0; word < code.words(); word++) {
            terms.add(reached.word(word) + " & (" + seen(side, named, word) + ")");
          }
          body.append(
              MoveCode.onlyFor(
                  side,
                  MoveCode.THEM,
                  reached.statements() + "return (" + String.join("$W| ", terms) + ") != 0;\n"));
        });
    if (facing.keySet().stream().noneMatch(side -> side.side() == SidePlan.BOTH)) {
      body.append("return false;\n");
    }
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("isFaced")
                .returns(boolean.class)
                .addParameter(int.class, "square"),
            body.toString()));
  }

  private String seen(SidePlan side, Named named, int word) {
    return code.union(named.attack.members(), side.side(), MoveCode.THEM, word);
  }

  // @Override
  // protected void findFacing(int square) {
  //   int at = square * 2;
  //   constrain(square, 0, PATHS, FACING_REACH[at] & sets[them * 2 + 2], …);
  // }
  private void addFindFacing(Map<SidePlan, Named> facing) {
    StringBuilder body = new StringBuilder();
    facing.forEach(
        (side, named) -> {
          String table =
              code.table(
                  named.attack.reach(),
                  "FACING_REACH",
                  "The other squares of the file of a square");
          StringBuilder call = new StringBuilder();
          call.append(
              "int at = "
                  + code.start(named.attack.reach(), MoveCode.THEM, "square", code.words())
                  + ";\n");
          call.append("constrain(square, 0, " + code.paths(named.attack.paths()));
          for (int word = 0; word < code.words(); word++) {
            call.append(
                ",$W"
                    + table
                    + "[at"
                    + MoveCode.plus(word)
                    + "] & ("
                    + seen(side, named, word)
                    + ")");
          }
          call.append(code.words() == 1 ? ", 0);\n" : ");\n");
          body.append(MoveCode.onlyFor(side, MoveCode.THEM, call.toString()));
        });
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("findFacing").addParameter(int.class, "square"),
            body.toString()));
  }
}
