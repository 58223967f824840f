// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The code that counts or lists drops. */
final class DropCode {
  private static final String US = SearchCode.US;

  private final SearchCode code;

  /** Tests whether the side to move attacks a square. */
  private final SearchCode.Method isAttacked;

  private final boolean isListing;

  DropCode(SearchCode code, SearchCode.Method isAttacked, boolean isListing) {
    this.code = code;
    this.isListing = isListing;
    this.isAttacked = isAttacked;
  }

  // long free0 = allowed0 & ~occupied0;
  // int other = Long.numberOfTrailingZeros(others0);
  // if (free0 != 0) {
  //   found += countDrops(moves, sets, hands, us, other, free0, occupied0);
  // }
  void add(StringBuilder body) {
    Drop[] drops = code.side(US).drops;
    if (drops.length == 0) {
      return;
    }
    StringBuilder calls = new StringBuilder();
    boolean isRestricted = false;
    for (Drop drop : drops) {
      isRestricted |= !drop.dropMates;
      String counted =
          drop.maxPerFile == 0 && drop.dropMates
              ? taken(drop, dropped(drop, 0), code.words == 1 ? "0" : dropped(drop, 1))
              : dropMethod(drop).statement(Map.of());
      calls.append("if (%s > 0) {\n%s}\n".formatted(code.held(drop.dropped), counted.indent(2)));
    }
    SearchCode.Method added = code.moves("Drops", calls.toString(), isListing);
    for (int word = 0; word < code.words; word++) {
      String wanted = isListing ? " & ends" + word : "";
      body.append("long free%1$d = allowed%1$d & ~occupied%1$d%2$s;\n".formatted(word, wanted));
    }
    if (isRestricted) {
      body.append("int other = " + squareOf("others") + ";\n");
    }
    String isWanted = isListing ? "hasDrops && " + code.any("free") : code.any("free");
    body.append("if (%s) {\n  %s}\n".formatted(isWanted, added.statement(Map.of())));
  }

  // found += Long.bitCount(free0 & P_DROP[us]);
  // drop(moves, 15 + us, 0, free0 & P_DROP[us], 0);
  private String taken(Drop drop, String low, String high) {
    if (isListing) {
      String becomes = drop.becomes == 0 ? "0" : code.code(drop.becomes);
      return "drop(moves, %s, %s,$W%s,$W%s);\n"
          .formatted(code.code(drop.dropped), becomes, low, high);
    }
    String found = "found += $long:T.bitCount(" + low + ")";
    return found + (code.words == 1 ? "" : "$W+ $long:T.bitCount(" + high + ")") + ";\n";
  }

  private String squareOf(String set) {
    String low = "$long:T.numberOfTrailingZeros(" + set + "0)";
    return code.words == 1
        ? low
        : set + "0 != 0$W? " + low + "$W: 64 | $long:T.numberOfTrailingZeros(" + set + "1)";
  }

  /** {@return a word of the free squares of the zone of a drop} */
  private String dropped(Drop drop, int word) {
    String constant = FamilyNames.constant(FamilyNames.ofToken(code.tables.token(drop.landing)));
    return "free"
        + word
        + " & "
        + code.mask(code.tables.nameOf(drop), constant + "_DROP", US, word);
  }

  // private static int countPDrops(PlannedMoves<?> moves, long[] sets, int us, …) {
  //   long to0 = free0 & P_DROP[us];
  //   for (long left = sets[us + 15]; left != 0; left &= left - 1) {
  //     to0 &= ~FILE[Long.numberOfTrailingZeros(left)];
  //   }
  //   int at = us * 64 + other;
  //   if ((to0 & OWN_ATTACKS[at]) != 0
  //       || to0 != 0 && isAttacked(sets, us, other, occupied0)) {
  //     to0 = withoutMates(moves, 15 + us, 15 + us, to0, 0);
  //   }
  //   found += Long.bitCount(to0);
  //   return found;
  // }
  private SearchCode.Method dropMethod(Drop drop) {
    StringBuilder text = new StringBuilder();
    for (int word = 0; word < code.words; word++) {
      text.append("long to%d = %s;\n".formatted(word, dropped(drop, word)));
    }
    if (drop.maxPerFile == 1) {
      String file = code.table("file", "FILE");
      for (int word = 0; word < code.words; word++) {
        String square =
            (word == 0 ? "" : "128 + ")
                + (code.words == 1 ? "" : "2 * ")
                + "$long:T.numberOfTrailingZeros(left)";
        text.append(
            "for (long left = %s; left != 0; left &= left - 1) {\n  int file = %s;\n"
                .formatted(code.set(drop.landing, US, word), square));
        for (int i = 0; i < code.words; i++) {
          text.append("  to%1$d &= ~%2$s[file%3$s];\n".formatted(i, file, i == 0 ? "" : " + 1"));
        }
        text.append("}\n");
      }
    } else if (drop.maxPerFile != 0) {
      for (int word = 0; word < code.words; word++) {
        text.append(
            "to%1$d &= ~full(%2$s, %3$d, %1$d, %4$d, %5$s, %6$s);\n"
                .formatted(
                    word,
                    code.table("files", "FILES"),
                    code.words,
                    drop.maxPerFile,
                    code.set(drop.landing, US, 0),
                    code.words == 1 ? "0" : code.set(drop.landing, US, 1)));
      }
    }
    if (!drop.dropMates) {
      withoutMates(text, drop);
    }
    text.append(taken(drop, "to0", code.words == 1 ? "0" : "to1"));
    String name = FamilyNames.ofToken(code.tables.token(drop.dropped));
    String as =
        drop.becomes == 0 ? "" : "As" + FamilyNames.ofToken(code.tables.token(drop.landing));
    return code.moves(name + "Drops" + as, text.toString(), isListing);
  }

  /** Appends statements that leave out drops that give checkmate. */
  private void withoutMates(StringBuilder text, Drop drop) {
    boolean mayHop = code.side(US).hops;
    String indent = mayHop ? "" : "  ";
    if (!mayHop) {
      List<String> giving = new ArrayList<>();
      List<String> columns = new ArrayList<>();
      for (int number : drop.attacks) {
        columns.add(code.tables.nameOf(code.side(US).attacks[number]));
      }
      int size = columns.size() * code.words;
      for (int i = 0; i < size; i++) {
        giving.add(
            "to"
                + i % code.words
                + " & "
                + code.attacks(columns, US)
                + "[at"
                + (i == 0 ? "" : " + " + i)
                + "]");
      }
      if (size != 0) {
        text.append("int at = " + code.index(code.isForBoth(), US, "other", size) + ";\n");
      }
      text.append("if (");
      text.append(size == 0 ? "" : "(" + String.join("$W| ", giving) + ") != 0$W|| ");
      text.append(code.any("to") + " && ");
      text.append(isAttacked.call(Map.of("them", "us", "square", "other")));
      text.append(") {\n");
    }
    for (int word = 0; word < code.words; word++) {
      text.append(
          "%5$sto%1$d = withoutMates(moves, %2$s, %3$s, to%1$d, %4$d);\n"
              .formatted(
                  word,
                  code.code(drop.dropped),
                  code.code(drop.landing),
                  word * Long.SIZE,
                  indent));
    }
    text.append(mayHop ? "" : "}\n");
  }
}
