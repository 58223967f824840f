// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.AttackGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The code that finds what attackers of the royal piece leave to the other pieces. */
final class ConstraintCode {
  private static final String THEM = SearchCode.THEM;

  private final SearchCode code;
  private final AttackCode attackers;

  ConstraintCode(SearchCode code, AttackCode attackers) {
    this.code = code;
    this.attackers = attackers;
  }

  /** Appends statements that find what attackers leave to pieces. */
  void add(StringBuilder body, boolean isListing) {
    body.append("int check = 0;\n");
    for (int word = 0; word < code.words; word++) {
      body.append("long leaps" + word + " = -1;\n");
    }
    if (code.isChecked && (attackers.hasLeaps() || !attackers.lines().isEmpty())) {
      body.append(attackers.start("royal"));
    }
    if (code.isChecked && attackers.hasLeaps()) {
      for (int word = 0; word < code.words; word++) {
        body.append("long leapers%d = %s;\n".formatted(word, attackers.leapers(word)));
      }
      body.append("if (" + code.any("leapers") + ") {\n  check = CHECK;\n");
      if (code.words == 1) {
        body.append("  leaps0 = (leapers0 & leapers0 - 1) == 0 ? leapers0 : 0;\n");
      } else {
        body.append(
            """
              boolean isOne = $long:T.bitCount(leapers0) + $long:T.bitCount(leapers1) == 1;
              leaps0 = isOne ? leapers0 : 0;
              leaps1 = isOne ? leapers1 : 0;
            """);
      }
      body.append("}\n");
    }
    for (int word = 0; word < code.words; word++) {
      body.append("long allowed%1$d = leaps%1$d;\n".formatted(word));
      body.append("long pinned%1$d = 0;\n".formatted(word));
    }
    for (int i = 0; code.isChecked && i < attackers.lines().size(); i++) {
      List<AttackGroup> group = attackers.lines().get(i);
      for (int word = 0; word < code.words; word++) {
        body.append("long %s = %s;\n".formatted(lines(i, word), attackers.origins(group, word)));
      }
      lineLoops(body, group.get(0), i, true);
    }
    if (code.isFaced) {
      int number = facingNumber();
      for (int word = 0; word < code.words; word++) {
        body.append(
            "long %s = %s;\n".formatted(lines(number, word), attackers.faced("royal", word)));
      }
      lineLoops(body, code.side(THEM).facing, number, false);
    }
    for (int word = 0; word < code.words; word++) {
      String wanted = isListing ? " & origins" + word : "";
      body.append("pinned%1$d &= own%1$d%2$s;\n".formatted(word, wanted));
    }
  }

  private int facingNumber() {
    return code.isChecked ? attackers.lines().size() : 0;
  }

  private static String lines(int number, int word) {
    return "line" + (char) ('A' + number) + word;
  }

  // for (long left = lineA0; left != 0; left &= left - 1) {
  //   long path0 = PATHS[royal * 64 + Long.numberOfTrailingZeros(left)];
  //   long blockers0 = path0 & occupied0;
  //   if (blockers0 == 0) {
  //     check = CHECK;
  //     allowed0 &= path0 | left & -left;
  //   } else if ((blockers0 & blockers0 - 1) == 0) {
  //     pinned0 |= blockers0;
  //   }
  // }
  private void lineLoops(StringBuilder body, AttackGroup first, int number, boolean gives) {
    for (int word = 0; word < code.words; word++) {
      StringBuilder loop = new StringBuilder();
      String square = "$long:T.numberOfTrailingZeros(left)";
      String paths = attackers.paths(first);
      if (code.words == 1) {
        loop.append(
            "long path0 = " + paths + "[" + attackers.pathStart("royal") + " + " + square + "];\n");
      } else {
        loop.append(
            "int at%s = %s + 2 * %s;\n"
                .formatted(
                    "Path",
                    attackers.pathStart("royal"),
                    word == 0 ? square : "(64 | " + square + ")"));
        loop.append("long path0 = " + paths + "[atPath];\n");
        loop.append("long path1 = " + paths + "[atPath + 1];\n");
      }
      for (int i = 0; i < code.words; i++) {
        loop.append("long blockers%1$d = path%1$d & occupied%1$d;\n".formatted(i));
      }
      loop.append(first.required == 0 ? slides(word, gives) : hops(word));
      body.append(
          "for (long left = %s; left != 0; left &= left - 1) {\n%s}\n"
              .formatted(lines(number, word), loop.toString().indent(2)));
    }
  }

  /** {@return what follows if an attacker needs an open path} */
  private String slides(int word, boolean gives) {
    StringBuilder text = new StringBuilder();
    text.append(
        code.words == 1 ? "if (blockers0 == 0) {\n" : "if ((blockers0 | blockers1) == 0) {\n");
    text.append(gives ? "  check = CHECK;\n" : "");
    for (int i = 0; i < code.words; i++) {
      text.append("  allowed%1$d &= path%1$d%2$s;\n".formatted(i, attacker(i == word)));
    }
    text.append(
        code.words == 1
            ? "} else if ((blockers0 & blockers0 - 1) == 0) {\n"
            : "} else if ($long:T.bitCount(blockers0) + $long:T.bitCount(blockers1) == 1) {\n");
    return text + pinned("  ") + "}\n";
  }

  // int pieces = Long.bitCount(blockers0);
  // if (pieces == 0) {
  //   allowed0 &= ~path0;
  // } else if (pieces <= 2) {
  //   pinned0 |= blockers0;
  //   if (pieces == 1) {
  //     check = CHECK;
  //     allowed0 &= path0 & ~occupied0 | left & -left;
  //   }
  // }
  /** {@return what follows if an attacker needs a piece on its path} */
  private String hops(int word) {
    StringBuilder text = new StringBuilder();
    text.append("int pieces = " + code.each("$W+ ", "$long:T.bitCount(blockers#)") + ";\n");
    text.append("if (pieces == 0) {\n");
    for (int i = 0; i < code.words; i++) {
      text.append("  allowed%1$d &= ~path%1$d;\n".formatted(i));
    }
    text.append("} else if (pieces <= 2) {\n" + pinned("  "));
    text.append("  if (pieces == 1) {\n    check = CHECK;\n");
    for (int i = 0; i < code.words; i++) {
      text.append(
          "    allowed%1$d &= path%1$d & ~occupied%1$d%2$s;\n".formatted(i, attacker(i == word)));
    }
    return text + "  }\n}\n";
  }

  private static String attacker(boolean isInWord) {
    return isInWord ? " | left & -left" : "";
  }

  private String pinned(String indent) {
    return code.each("", indent + "pinned# |= blockers#;\n");
  }

  // private static int countPinned(long[] sets, int us, int royal, long leaps0, long pinned0, …) {
  //   int found = 0;
  //   for (long left = pinned0; left != 0; left &= left - 1) {
  //     long movers0 = left & -left;
  //     long mask0 = leaps0 & ends0 & restricted(PATHS, royal * 64, 0, lineA0, movers0, occupied0);
  //     found += pieces(sets, us, movers0, mask0, occupied0, theirs0);
  //   }
  //   return found;
  // }
  /** Appends a call of a method that counts or lists the moves of pieces on paths. */
  void addPinned(StringBuilder body, SearchCode.Method pieces, boolean isListing) {
    List<AttackGroup> groups = new ArrayList<>();
    if (code.isChecked) {
      attackers.lines().forEach(group -> groups.add(group.get(0)));
    }
    if (code.isFaced) {
      groups.add(code.side(THEM).facing);
    }
    if (groups.isEmpty()) {
      return;
    }
    StringBuilder cold = new StringBuilder();
    for (int word = 0; word < code.words; word++) {
      StringBuilder loop = new StringBuilder();
      for (int i = 0; i < code.words; i++) {
        loop.append("long movers%d = %s;\n".formatted(i, i == word ? "left & -left" : "0"));
      }
      for (int i = 0; i < code.words; i++) {
        loop.append("long mask%1$d = leaps%1$d & ends%1$d".formatted(i));
        for (int g = 0; g < groups.size(); g++) {
          loop.append("$W& " + restricted(groups.get(g), g, i));
        }
        loop.append(";\n");
      }
      loop.append(pieces.statement(Map.of()));
      cold.append(
          "for (long left = pinned%d; left != 0; left &= left - 1) {\n%s}\n"
              .formatted(word, loop.toString().indent(2)));
    }
    SearchCode.Method method = code.moves("Pinned", cold.toString(), isListing);
    body.append("if (%s) {\n  %s}\n".formatted(code.any("pinned"), method.statement(Map.of())));
  }

  private String restricted(AttackGroup group, int number, int word) {
    String start = attackers.pathStart("royal");
    String arguments = attackers.paths(group) + ", " + start + ", " + group.required + ", ";
    return code.words == 1
        ? "restricted(" + arguments + lines(number, 0) + ",$Wmovers0, occupied0)"
        : "restricted("
            + word
            + ", "
            + arguments
            + lines(number, 0)
            + ", "
            + lines(number, 1)
            + ",$Wmovers0, movers1,$Woccupied0, occupied1)";
  }
}
