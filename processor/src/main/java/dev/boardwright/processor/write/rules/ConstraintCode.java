// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.AttackGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The code that finds what attackers of the royal piece leave to the other pieces. */
final class ConstraintCode {
  private static final String THEM = SearchCode.THEM;

  private final SearchCode code;
  private final AttackCode attackers;

  /** The attacks along paths: those of one kind together, then that of facing royal pieces. */
  private final List<Lines> lines = new ArrayList<>();

  /**
   * Attacks along paths of one table that require the same number of pieces.
   *
   * @param name the name of the variables with the attackers
   * @param attacks the attacks
   */
  private record Lines(String name, List<AttackGroup> attacks) {
    AttackGroup first() {
      return attacks.get(0);
    }
  }

  ConstraintCode(SearchCode code, AttackCode attackers) {
    this.code = code;
    this.attackers = attackers;
    if (code.isChecked) {
      for (List<AttackGroup> attacks : attackers.lines()) {
        AttackGroup first = attacks.get(0);
        int[] codes = attacks.stream().flatMapToInt(of -> IntStream.of(of.codes)).toArray();
        String many = first.isLame() ? "lameLeapers" : first.required == 0 ? "sliders" : "hoppers";
        String name = code.addVariable(code.theirNames.variable(codes, many));
        lines.add(new Lines(name, attacks));
      }
    }
    if (code.isFaced) {
      AttackGroup facing = code.side(THEM).facing;
      String name = code.theirNames.variable(facing.codes, "royals");
      lines.add(new Lines(code.addVariable("facing" + FamilyNames.capital(name)), List.of(facing)));
    }
  }

  /** Appends statements that find what attackers leave to pieces. */
  void add(StringBuilder body, boolean isListing) {
    body.append("int check = 0;\n");
    body.append(code.each("", "long leapsAllow# = -1;\n"));
    if (code.isChecked && (attackers.hasLeaps() || !attackers.lines().isEmpty())) {
      body.append(attackers.start("royal"));
    }
    if (code.isChecked && attackers.hasLeaps()) {
      addLeapers(body);
    }
    body.append(code.each("", "long allowed# = leapsAllow#;\n"));
    body.append(code.each("", "long pinned# = 0;\n"));
    for (Lines of : lines) {
      boolean isFacing = of.first() == code.side(THEM).facing;
      for (int word = 0; word < code.words; word++) {
        String from =
            isFacing ? attackers.faced("royal", word) : attackers.origins(of.attacks, word);
        body.append(code.of(word, "long " + of.name + "# = " + from + ";\n"));
      }
      addLoops(body, of, !isFacing);
    }
    body.append(code.each("", "pinned# &= own#" + (isListing ? " & origins#" : "") + ";\n"));
  }

  // if (leapers != 0) {
  //   check = CHECK;
  //   leapsAllow = (leapers & leapers - 1) == 0 ? leapers : 0;
  // }
  private void addLeapers(StringBuilder body) {
    body.append(code.each("", word -> "long leapers# = " + attackers.leapers(word) + ";\n"));
    body.append("if (" + code.any("leapers") + ") {\n  check = CHECK;\n");
    if (code.words == 1) {
      body.append("  leapsAllow = (leapers & leapers - 1) == 0 ? leapers : 0;\n");
    } else {
      body.append(
          """
            boolean isOne = $long:T.bitCount(leapers0) + $long:T.bitCount(leapers1) == 1;
            leapsAllow0 = isOne ? leapers0 : 0;
            leapsAllow1 = isOne ? leapers1 : 0;
          """);
    }
    body.append("}\n");
  }

  // for (long left = sliders; left != 0; left &= left - 1) {
  //   long path = PATHS[royal * 64 + Long.numberOfTrailingZeros(left)];
  //   long blockers = path & occupied;
  //   if (blockers == 0) {
  //     check = CHECK;
  //     allowed &= path | left & -left;
  //   } else if ((blockers & blockers - 1) == 0) {
  //     pinned |= blockers;
  //   }
  // }
  private void addLoops(StringBuilder body, Lines of, boolean gives) {
    String paths = attackers.paths(of.first());
    for (int word = 0; word < code.words; word++) {
      StringBuilder loop = new StringBuilder();
      String path = attackers.pathOfNext("royal", word);
      if (code.words == 1) {
        loop.append("long path = " + paths + "[" + path + "];\n");
      } else {
        loop.append("int row = " + path + ";\n");
        loop.append("long path0 = " + paths + "[row];\n");
        loop.append("long path1 = " + paths + "[row + 1];\n");
      }
      loop.append(code.each("", "long blockers# = path# & occupied#;\n"));
      loop.append(of.first().required == 0 ? slides(word, gives) : hops(word));
      body.append(
          "for (long left = %s; left != 0; left &= left - 1) {\n%s}\n"
              .formatted(code.of(word, of.name + "#"), loop.toString().indent(2)));
    }
  }

  /** {@return what follows if an attacker needs an open path} */
  private String slides(int word, boolean gives) {
    StringBuilder text = new StringBuilder();
    text.append(
        code.words == 1 ? "if (blockers == 0) {\n" : "if ((blockers0 | blockers1) == 0) {\n");
    text.append(gives ? "  check = CHECK;\n" : "");
    text.append(code.each("", i -> "  allowed# &= path#" + attacker(i == word) + ";\n"));
    text.append(
        code.words == 1
            ? "} else if ((blockers & blockers - 1) == 0) {\n"
            : "} else if ($long:T.bitCount(blockers0) + $long:T.bitCount(blockers1) == 1) {\n");
    return text + pinned("  ") + "}\n";
  }

  // int between = Long.bitCount(blockers0) + Long.bitCount(blockers1);
  // if (between == 0) {
  //   allowed0 &= ~path0;
  //   allowed1 &= ~path1;
  // } else if (between <= 2) {
  //   pinned0 |= blockers0;
  //   pinned1 |= blockers1;
  //   if (between == 1) {
  //     check = CHECK;
  //     allowed0 &= path0 & ~occupied0 | left & -left;
  //     allowed1 &= path1 & ~occupied1;
  //   }
  // }
  /** {@return what follows if an attacker needs a piece on its path} */
  private String hops(int word) {
    StringBuilder text = new StringBuilder();
    text.append("int between = " + code.each("$W+ ", "$long:T.bitCount(blockers#)") + ";\n");
    text.append("if (between == 0) {\n" + code.each("", "  allowed# &= ~path#;\n"));
    text.append("} else if (between <= 2) {\n" + pinned("  "));
    text.append("  if (between == 1) {\n    check = CHECK;\n");
    text.append(
        code.each("", i -> "    allowed# &= path# & ~occupied#" + attacker(i == word) + ";\n"));
    return text + "  }\n}\n";
  }

  private static String attacker(boolean isInWord) {
    return isInWord ? " | left & -left" : "";
  }

  private String pinned(String indent) {
    return code.each("", indent + "pinned# |= blockers#;\n");
  }

  // for (long left = pinned; left != 0; left &= left - 1) {
  //   long movers = left & -left;
  //   long mask = leapsAllow & ends
  //     & restricted(PATHS, royal * 64, 0, sliders, movers, occupied);
  //   found += countPieces(sets, us, movers, mask, occupied, theirs);
  // }
  /** Appends a call of a method that counts or lists the moves of pieces on paths. */
  void addPinned(StringBuilder body, SearchCode.Method pieces, boolean isListing) {
    if (lines.isEmpty()) {
      return;
    }
    StringBuilder cold = new StringBuilder();
    for (int i = 0; i < code.words; i++) {
      int next = i;
      String movers =
          code.each("", word -> "long movers# = " + (word == next ? "left & -left" : "0") + ";\n");
      String masks =
          code.each("", word -> "long mask# = leapsAllow# & ends#" + restricted(word) + ";\n");
      String loop = movers + masks + pieces.statement(Map.of());
      cold.append(
          "for (long left = %s; left != 0; left &= left - 1) {\n%s}\n"
              .formatted(code.of(next, "pinned#"), loop.indent(2)));
    }
    SearchCode.Method method = code.moves("Pinned", cold.toString(), isListing);
    body.append("if (%s) {\n  %s}\n".formatted(code.any("pinned"), method.statement(Map.of())));
  }

  private String restricted(int word) {
    return lines.stream().map(of -> "$W& " + restricted(of, word)).collect(Collectors.joining());
  }

  private String restricted(Lines of, int word) {
    AttackGroup first = of.first();
    return "restricted("
        + (code.words == 1 ? "" : word + ", ")
        + attackers.paths(first)
        + ", "
        + attackers.pathStart("royal")
        + ", "
        + first.required
        + ",$W"
        + code.each(", ", of.name + "#")
        + ",$W"
        + code.each(", ", "movers#")
        + ",$W"
        + code.each(", ", "occupied#")
        + ")";
  }
}
