// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.rules.Codes;
import dev.boardwright.support.rules.Manner;
import dev.boardwright.support.rules.MovePart;
import dev.boardwright.support.rules.MoverPlan;
import dev.boardwright.support.rules.PlanPromotion;
import dev.boardwright.support.rules.PlanTable;
import dev.boardwright.support.rules.ShiftedStep;
import dev.boardwright.support.rules.SidePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A writer of the methods that add the moves of pieces on the board. */
final class MoverMethods {
  /** The maximum size of a method in bytes of code; larger ones are divided. */
  private static final int MAX_SIZE = 520;

  /** The maximum number of pieces in one union of their squares. */
  private static final int MAX_MEMBERS = 16;

  /** The maximum number of calls in one method. */
  private static final int MAX_CALLS = 40;

  /** The maximum number of promotions in one method. */
  private static final int MAX_PROMOTIONS = 8;

  private final MoveCode code;
  private final ReachCode reach;
  private final FamilyNames names;
  private final Template template;
  private final TypeSpec.Builder type;

  MoverMethods(MoveCode code, FamilyNames names, Template template, TypeSpec.Builder type) {
    this.code = code;
    this.names = names;
    this.template = template;
    this.type = type;
    reach = new ReachCode(code);
  }

  void add() {
    addPieces();
    addRoyal();
    for (SidePlan side : code.plan().sides()) {
      for (MoverPlan mover : side.movers()) {
        addFamily(side, mover);
      }
    }
  }

  private static boolean isMoved(MoverPlan mover) {
    return !mover.isSlow() && !(mover.parts().isEmpty() && mover.shifts().isEmpty());
  }

  // @Override
  // protected void addPieces(long movers0, long movers1) {
  //   addRooks(movers0, movers1);
  //   addBishops(movers0, movers1);
  // }
  private void addPieces() {
    StringBuilder body = new StringBuilder();
    for (SidePlan side : code.plan().sides()) {
      List<String> calls = new ArrayList<>();
      for (MoverPlan mover : side.movers()) {
        if (isMoved(mover) && !mover.isRoyal()) {
          for (int part = 0; part < mover.members().size(); part += MAX_MEMBERS) {
            calls.add("add" + plural(mover, part) + "(" + code.each(", ", "movers#") + ");\n");
          }
        }
      }
      body.append(MoveCode.onlyFor(side, MoveCode.US, divided("addPieces", side, calls)));
    }
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("addPieces")
                .addParameter(TypeName.LONG, "movers0")
                .addParameter(TypeName.LONG, "movers1"),
            body.toString()));
  }

  /** {@return calls, or calls of methods that contain them if there are many} */
  private String divided(String name, SidePlan side, List<String> calls) {
    if (calls.size() <= MAX_CALLS) {
      return String.join("", calls);
    }
    StringBuilder body = new StringBuilder();
    for (int start = 0; start < calls.size(); start += MAX_CALLS) {
      String part =
          name
              + (side.side() == SidePlan.BOTH ? "" : side.side() == 0 ? "OfFirst" : "OfSecond")
              + start / MAX_CALLS;
      body.append(part).append("(").append(code.each(", ", "movers#")).append(");\n");
      type.addMethod(
          template.method(
              code.withWords(MethodSpecs.privateMethod(part), "movers"),
              String.join("", calls.subList(start, Math.min(calls.size(), start + MAX_CALLS)))));
    }
    return body.toString();
  }

  private String plural(MoverPlan mover, int part) {
    String name = names.of(mover);
    boolean isNumbered = Character.isDigit(name.charAt(name.length() - 1));
    boolean hisses = name.endsWith("s") || name.endsWith("z") || name.endsWith("S");
    String plural = isNumbered ? name + "Pieces" : name + (hisses ? "es" : "s");
    return plural + (part == 0 ? "" : "Of" + part);
  }

  // @Override
  // protected void addRoyal(int from) {
  //   addKingMoves(from);
  // }
  private void addRoyal() {
    StringBuilder body = new StringBuilder();
    for (SidePlan side : code.plan().sides()) {
      List<MoverPlan> royals =
          side.movers().stream().filter(mover -> mover.isRoyal() && isMoved(mover)).toList();
      boolean isAlone = side.movers().stream().filter(MoverPlan::isRoyal).count() == 1;
      StringBuilder calls = new StringBuilder();
      for (MoverPlan mover : royals) {
        String call = "add" + names.of(mover) + "Moves(from);\n";
        calls.append(isAlone ? call : ifThere(side, mover, call));
      }
      body.append(MoveCode.onlyFor(side, MoveCode.US, calls.toString()));
    }
    type.addMethod(
        template.method(
            MethodSpecs.protectedOverride("addRoyal").addParameter(int.class, "from"),
            body.toString()));
  }

  // if (((sets[us + 1] | sets[us + 3]) >>> from & 1) != 0) {
  //   addKingMoves(from);
  // }
  private String ifThere(SidePlan side, MoverPlan mover, String call) {
    List<String> words = new ArrayList<>();
    for (Codes codes : mover.members()) {
      words.add("isOn(" + MoveCode.code(codes, side.side(), MoveCode.US) + ", from)");
    }
    return "if (" + String.join("$W|| ", words) + ") {\n" + call.indent(2) + "}\n";
  }

  private void addFamily(SidePlan side, MoverPlan mover) {
    if (!isMoved(mover)) {
      return;
    }
    if (!mover.isRoyal()) {
      for (int part = 0; part < mover.members().size(); part += MAX_MEMBERS) {
        List<Codes> members =
            mover.members().subList(part, Math.min(mover.members().size(), part + MAX_MEMBERS));
        type.addMethod(
            mover.shifts().isEmpty()
                ? oneByOne(side, mover, members, part)
                : allAtOnce(side, mover, members, part));
      }
    }
    if (mover.shifts().isEmpty()) {
      addMoves(side, mover);
    } else {
      for (int step = 0; step < mover.shifts().size(); step++) {
        type.addMethod(steps(side, mover, step));
      }
    }
  }

  // private void addRooks(long movers0, long movers1) {
  //   for (long rooks = sets[us * 2 + 6] & movers0; rooks != 0; rooks &= rooks - 1) {
  //     addRookMoves(Long.numberOfTrailingZeros(rooks));
  //   }
  //   …
  // }
  private MethodSpec oneByOne(SidePlan side, MoverPlan mover, List<Codes> members, int part) {
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < code.words(); word++) {
      String union = code.union(members, side.side(), MoveCode.US, word);
      body.append(
          "for (long left = "
              + bracketed(members, union)
              + " & movers"
              + word
              + "; left != 0; left &= left - 1) {\n  add"
              + names.of(mover)
              + "Moves("
              + (word == 0 ? "" : "64 | ")
              + "$long:T.numberOfTrailingZeros(left));\n}\n");
    }
    return template.method(
        code.withWords(MethodSpecs.privateMethod("add" + plural(mover, part)), "movers"),
        body.toString());
  }

  private static String bracketed(List<Codes> members, String union) {
    return members.size() == 1 ? union : "(" + union.replace(" | ", "$W| ") + ")";
  }

  // private void addPawns(long movers0, long movers1) {
  //   long pawns0 = sets[us * 2 + 14] & movers0;
  //   long pawns1 = sets[us * 2 + 15] & movers1;
  //   addPawnSteps(pawns0, pawns1);
  // }
  private MethodSpec allAtOnce(SidePlan side, MoverPlan mover, List<Codes> members, int part) {
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < code.words(); word++) {
      String union = code.union(members, side.side(), MoveCode.US, word);
      body.append(
          "long pieces" + word + " = " + bracketed(members, union) + " & movers" + word + ";\n");
    }
    body.append("if (" + code.any("pieces") + ") {\n");
    for (int step = 0; step < mover.shifts().size(); step++) {
      body.append("  " + stepName(mover, step) + "(" + code.each(", ", "pieces#") + ");\n");
    }
    body.append("}\n");
    return template.method(
        code.withWords(MethodSpecs.privateMethod("add" + plural(mover, part)), "movers"),
        body.toString());
  }

  private String stepName(MoverPlan mover, int step) {
    ShiftedStep shift = mover.shifts().get(step);
    String kind =
        shift.manner() == Manner.CAPTURE
            ? "Captures"
            : Math.max(shift.firstOffsets().size(), shift.secondOffsets().size()) > 1
                ? "LongSteps"
                : "Steps";
    return "add" + names.of(mover) + kind + (mover.shifts().size() == 1 ? "" : step + 1);
  }

  // private void addPawnSteps(long pieces0, long pieces1) {
  //   int offset = us == 0 ? -9 : 9;
  //   long from0 = pieces0 & PAWN_SOURCES[us * 2];
  //   long from1 = pieces1 & PAWN_SOURCES[us * 2 + 1];
  //   long to0 = Rays.shiftLow(from0, from1, offset) & mask0;
  //   long to1 = Rays.shiftHigh(from0, from1, offset) & mask1;
  //   addSteps(offset, 0, to0, to1);
  // }
  private MethodSpec steps(SidePlan side, MoverPlan mover, int step) {
    ShiftedStep shift = mover.shifts().get(step);
    String name = MoveCode.constant(names.of(mover));
    StringBuilder body = new StringBuilder();
    String sources =
        code.table(
            shift.sources(),
            name + "_SOURCES",
            "The squares from which " + mover.token() + " can make a step");
    int count = shift.offsets(side.side() == 1 ? 1 : 0).size();
    for (int word = 0; word < code.words(); word++) {
      body.append(
          "long from"
              + word
              + " = pieces"
              + word
              + " & "
              + code.mask(shift.sources(), sources, word)
              + ";\n");
    }
    String from = "from";
    for (int way = 0; way < count; way++) {
      boolean isLast = way == count - 1;
      String to = isLast ? "to" : "passed" + (way == 0 ? "" : way + 1) + "At";
      body.append(
          "int step" + way + " = " + offset(side, shift, way, way == 0 ? -1 : way - 1) + ";\n");
      for (int word = 0; word < code.words(); word++) {
        String mask =
            !isLast ? " & ~occupied" + word : " & mask" + word + manner(shift.manner(), word);
        body.append("long " + to + word + " = " + shifted(from, "step" + way, word) + mask + ";\n");
      }
      from = to;
    }
    String offset = count == 1 ? "step0" : "offset";
    if (count > 1) {
      body.append("int offset = " + offset(side, shift, count - 1, -1) + ";\n");
    }
    body.append(addedSteps(side, mover, shift, offset));
    return template.method(
        code.withWords(MethodSpecs.privateMethod(stepName(mover, step)), "pieces"),
        body.toString());
  }

  private String shifted(String from, String step, int word) {
    return code.words() == 1
        ? "$long:T.rotateLeft(" + from + "0, " + step + ")"
        : "$rays:T.shift"
            + (word == 0 ? "Low" : "High")
            + "("
            + from
            + "0, "
            + from
            + "1, "
            + step
            + ")";
  }

  private static String manner(Manner manner, int word) {
    return switch (manner) {
      case BOTH -> "";
      case MOVE -> " & ~occupied" + word;
      case CAPTURE -> " & theirs" + word;
    };
  }

  private static String offset(SidePlan side, ShiftedStep shift, int to, int from) {
    if (side.side() != SidePlan.BOTH) {
      return Integer.toString(difference(shift.offsets(side.side()), to, from));
    }
    return "us == 0 ? "
        + difference(shift.firstOffsets(), to, from)
        + " : "
        + difference(shift.secondOffsets(), to, from);
  }

  private static int difference(List<Integer> offsets, int to, int from) {
    return offsets.get(to) - (from < 0 ? 0 : offsets.get(from));
  }

  private String addedSteps(SidePlan side, MoverPlan mover, ShiftedStep shift, String offset) {
    PlanPromotion promotion = mover.promotion();
    String all = code.each(", ", "to#");
    if (promotion == null || isEmpty(shift.promotes())) {
      return "addSteps(" + offset + ", 0, " + all + ");\n";
    }
    String name = MoveCode.constant(names.of(mover));
    String promotes =
        code.table(
            shift.promotes(),
            name + "_PROMOTES",
            "The squares on which " + mover.token() + " may promote after a step");
    String stays =
        code.table(
            shift.stays(),
            name + "_STAYS",
            "The squares on which " + mover.token() + " need not promote after a step");
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < code.words(); word++) {
      body.append(
          "long promoted"
              + word
              + " = to"
              + word
              + " & "
              + code.mask(shift.promotes(), promotes, word)
              + ";\n");
    }
    List<String> left = new ArrayList<>();
    for (int word = 0; word < code.words(); word++) {
      left.add("to" + word + " & " + code.mask(shift.stays(), stays, word));
    }
    body.append("addSteps(" + offset + ", 0, " + String.join(",$W", left) + ");\n");
    body.append(
        promotions(
            side,
            mover,
            target ->
                "addSteps("
                    + offset
                    + ", "
                    + target
                    + ", "
                    + code.each(", ", "promoted#")
                    + ");\n"));
    return body.toString();
  }

  private static boolean isEmpty(PlanTable table) {
    for (long word : table.words()) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** A function that writes how moves with one promotion are added. */
  private interface Added {
    String by(String code);
  }

  // if ((promoted0 | promoted1) != 0) {
  //   addSteps(offset, us + 3, promoted0, promoted1);
  //   …
  // }
  private String promotions(SidePlan side, MoverPlan mover, Added added) {
    StringBuilder body = new StringBuilder("if (" + code.any("promoted") + ") {\n");
    PlanPromotion promotion = Objects.requireNonNull(mover.promotion());
    for (PlanPromotion.Target target : promotion.to()) {
      String to = MoveCode.code(target.codes(), side.side(), MoveCode.US);
      String call = added.by(to);
      body.append(
          (target.limit() == 0
                  ? call
                  : "if (countStanding("
                      + to
                      + ") < "
                      + target.limit()
                      + ") {\n"
                      + call.indent(2)
                      + "}\n")
              .indent(2));
    }
    return body.append("}\n").toString();
  }

  // private void addRookMoves(int from) {
  //   int ray = from * 8;
  //   long slides0 = …;
  //   long slides1 = …;
  //   long to0 = slides0 & mask0;
  //   long to1 = slides1 & mask1;
  //   add(from, 0, to0, to1);
  // }
  private void addMoves(SidePlan side, MoverPlan mover) {
    String name = MoveCode.constant(names.of(mover));
    StringBuilder body = new StringBuilder();
    List<List<String>> both = emptyWords();
    List<List<String>> moves = emptyWords();
    List<List<String>> captures = emptyWords();
    List<ReachCode.Reach> reached = reached(mover, name);
    for (int i = 0; i < reached.size(); i++) {
      body.append(reached.get(i).statements());
      MovePart part = mover.parts().get(i);
      List<List<String>> list =
          switch (part.manner()) {
            case BOTH -> both;
            case MOVE -> moves;
            case CAPTURE -> captures;
          };
      for (int word = 0; word < code.words(); word++) {
        list.get(word).add(reached.get(i).word(word) + within(part, name, mover, word));
      }
    }
    for (int word = 0; word < code.words(); word++) {
      body.append("long to" + word + " =$W" + target(both, moves, captures, word) + ";\n");
      if (mover.avoidsCrossed()) {
        body.append("to" + word + " = withoutCrossed(to" + word + ", " + 64 * word + ");\n");
      }
      if (mover.isRoyal()) {
        body.append("to" + word + " = safe(to" + word + ", " + 64 * word + ");\n");
      }
    }
    body.append(added(side, mover, name));
    type.addMethod(
        template.method(
            MethodSpecs.privateMethod("add" + names.of(mover) + "Moves")
                .addParameter(int.class, "from"),
            body.toString()));
  }

  private List<List<String>> emptyWords() {
    List<List<String>> lists = new ArrayList<>();
    for (int word = 0; word < code.words(); word++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  private String within(MovePart part, String name, MoverPlan mover, int word) {
    if (part.within() == null) {
      return "";
    }
    String table =
        code.table(
            part.within(), name + "_WITHIN", "The squares on which " + mover.token() + " stays");
    return " & " + code.mask(part.within(), table, word);
  }

  private static String target(
      List<List<String>> both, List<List<String>> moves, List<List<String>> captures, int word) {
    List<String> terms = new ArrayList<>(both.get(word));
    if (!moves.get(word).isEmpty()) {
      terms.add(union(moves.get(word)) + " & ~occupied" + word);
    }
    if (!captures.get(word).isEmpty()) {
      terms.add(union(captures.get(word)) + " & theirs" + word);
    }
    return union(terms) + " & mask" + word;
  }

  private static String union(List<String> terms) {
    return terms.size() == 1 && !terms.get(0).contains(" | ")
        ? terms.get(0)
        : "(" + String.join("$W| ", terms) + ")";
  }

  /** {@return what each part of a movement reaches, in methods of its own if it is long} */
  private List<ReachCode.Reach> reached(MoverPlan mover, String name) {
    int total = mover.parts().stream().mapToInt(reach::size).sum();
    List<ReachCode.Reach> reached = new ArrayList<>();
    MovePart slides = null;
    for (int i = 0; i < mover.parts().size(); i++) {
      MovePart part = mover.parts().get(i);
      String number = mover.parts().size() == 1 ? "" : Integer.toString(i + 1);
      String own = i == 0 ? name : name + "_" + (i + 1);
      if (total > MAX_SIZE && ReachCode.hasRays(part)) {
        reached.add(separately(mover, part, own, number));
      } else if (part.kind() == Kind.CANNON_HOP
          && slides != null
          && slides.table() == part.table()) {
        String ofSlides = Integer.toString(mover.parts().indexOf(slides) + 1);
        reached.add(
            reach.hopsBeyondSlides(
                slides, ReachCode.Rays.all(slides), search(name, mover, ofSlides)));
      } else {
        reached.add(reach.reach(part, search(own, mover, number)));
        slides = part.kind() == Kind.SLIDE ? part : slides;
      }
    }
    return reached;
  }

  private static ReachCode.Search search(String name, MoverPlan mover, String number) {
    return new ReachCode.Search(name, mover.token(), number, false);
  }

  // findRookReach2(from);
  // long found0 = reached0;
  // long found1 = reached1;
  private ReachCode.Reach separately(MoverPlan mover, MovePart part, String name, String number) {
    String method = "find" + names.of(mover) + "Reach" + number;
    List<ReachCode.Rays> chunks = ReachCode.Rays.of(part);
    StringBuilder statements = new StringBuilder();
    List<String> squares = new ArrayList<>();
    for (int chunk = 0; chunk < chunks.size(); chunk++) {
      String id = number + (chunks.size() == 1 ? "" : Character.toString('A' + chunk));
      String one = method + (chunks.size() == 1 ? "" : Character.toString('A' + chunk));
      statements.append(one + "(from);\n");
      statements.append(code.each("", "long found" + id + "# = reached#;\n"));
      squares.add("found" + id + "#");
      ReachCode.Reach reached = reach.reach(part, chunks.get(chunk), search(name, mover, ""));
      StringBuilder body = new StringBuilder(reached.statements());
      for (int word = 0; word < code.words(); word++) {
        body.append("long all" + word + " = " + reached.word(word) + ";\n");
      }
      body.append(code.each("", "reached# = all#;\n"));
      type.addMethod(
          template.method(
              MethodSpecs.privateMethod(one).addParameter(int.class, "from"), body.toString()));
    }
    return new ReachCode.Reach(
        statements.toString(),
        squares.size() == 1 ? squares.get(0) : "(" + String.join(" | ", squares) + ")");
  }

  private String added(SidePlan side, MoverPlan mover, String name) {
    PlanPromotion promotion = mover.promotion();
    if (promotion == null) {
      return "add(from, 0, " + code.each(", ", "to#") + ");\n";
    }
    String zone =
        code.table(
            promotion.zone(),
            name + "_ZONE",
            "The squares on which " + mover.token() + " promotes");
    String stays =
        code.table(
            promotion.stays(),
            name + "_STAYS",
            "The squares on which " + mover.token() + " need not promote");
    String start = promotion.zone().isBySide() ? code.words() == 1 ? "us" : "us * 2 + " : "";
    String index = code.words() == 1 ? start.isEmpty() ? "0" : start : start + "(from >> 6)";
    StringBuilder body = new StringBuilder();
    body.append("boolean begins = (" + zone + "[" + index + "] >>> from & 1) != 0;\n");
    for (int word = 0; word < code.words(); word++) {
      body.append(
          "long promoted"
              + word
              + " = begins ? to"
              + word
              + " : to"
              + word
              + " & "
              + code.mask(promotion.zone(), zone, word)
              + ";\n");
    }
    List<String> left = new ArrayList<>();
    for (int word = 0; word < code.words(); word++) {
      left.add(
          "to"
              + word
              + " & (~promoted"
              + word
              + " | "
              + code.mask(promotion.stays(), stays, word)
              + ")");
    }
    body.append("add(from, 0, " + String.join(",$W", left) + ");\n");
    if (promotion.to().size() > MAX_PROMOTIONS) {
      return body + separatePromotions(side, mover);
    }
    return body
        + promotions(
            side,
            mover,
            target -> "add(from, " + target + ", " + code.each(", ", "promoted#") + ");\n");
  }

  // addQueenPromotions1(from, promoted0, promoted1);
  private String separatePromotions(SidePlan side, MoverPlan mover) {
    PlanPromotion promotion = Objects.requireNonNull(mover.promotion());
    StringBuilder calls = new StringBuilder();
    for (int start = 0; start < promotion.to().size(); start += MAX_PROMOTIONS) {
      int end = Math.min(promotion.to().size(), start + MAX_PROMOTIONS);
      String name = "add" + names.of(mover) + "Promotions" + (start / MAX_PROMOTIONS + 1);
      calls.append(name + "(from, " + code.each(", ", "promoted#") + ");\n");
      MoverPlan some =
          new MoverPlan(
              mover.members(),
              mover.parts(),
              mover.shifts(),
              new PlanPromotion(
                  promotion.to().subList(start, end), promotion.zone(), promotion.stays()),
              mover.isRoyal(),
              mover.isSlow(),
              mover.avoidsCrossed(),
              mover.token());
      type.addMethod(
          template.method(
              code.withWords(
                  MethodSpecs.privateMethod(name).addParameter(int.class, "from"), "promoted"),
              promotions(
                  side,
                  some,
                  target -> "add(from, " + target + ", " + code.each(", ", "promoted#") + ");\n")));
    }
    return calls.toString();
  }
}
