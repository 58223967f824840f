// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Drop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

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
  // long free1 = allowed1 & ~occupied1 & BOARD[1];
  // int theirRoyal = theirRoyals0 != 0 ? Long.numberOfTrailingZeros(theirRoyals0)
  //     : 64 | Long.numberOfTrailingZeros(theirRoyals1);
  // if ((free0 | free1) != 0) {
  //   found += countDrops(moves, sets, hands, us, theirRoyal, free0, free1, occupied0, occupied1);
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
              ? taken(drop, dropped(drop))
              : dropMethod(drop).statement(Map.of());
      calls.append("if (%s > 0) {\n%s}\n".formatted(code.held(drop.dropped), counted.indent(2)));
    }
    SearchCode.Method added = code.moves("Drops", calls.toString(), isListing);
    String wanted = isListing ? "$W& ends#" : "";
    body.append(
        code.each("", word -> "long free# = allowed# & ~occupied#" + wanted + board(word) + ";\n"));
    if (isRestricted) {
      body.append("int theirRoyal = " + code.squareOf("theirRoyals") + ";\n");
    }
    String isWanted = isListing ? "hasDrops && " + code.any("free") : code.any("free");
    body.append("if (%s) {\n  %s}\n".formatted(isWanted, added.statement(Map.of())));
  }

  // found += Long.bitCount(free0) + Long.bitCount(free1);
  //
  // drop(moves, ROOK + us, 0, free0, free1);
  private String taken(Drop drop, List<String> squares) {
    if (isListing) {
      String becomes = drop.becomes == 0 ? "0" : code.code(drop.becomes);
      return "drop(moves, %s, %s,$W%s);\n"
          .formatted(code.code(drop.dropped), becomes, String.join(",$W", squares));
    }
    return "found += $long:T.bitCount(" + String.join(")$W+ $long:T.bitCount(", squares) + ");\n";
  }

  /** {@return the mask of the squares of the board, if drops on all of them need it} */
  private String board(int word) {
    boolean isNeeded =
        code.tables.plan().all[word] != -1
            && Stream.of(code.side(US).drops)
                .anyMatch(drop -> code.tables.isWhole(code.tables.nameOf(drop)));
    return isNeeded ? "$W& " + code.mask("board", code.table("board", "BOARD"), US, word) : "";
  }

  /** {@return the free squares of the zone of a drop} */
  private List<String> dropped(Drop drop) {
    String table = code.tables.nameOf(drop);
    return code.each(
        word -> "free#" + (code.tables.isWhole(table) ? "" : " & " + code.mask(table, US, word)));
  }

  // int at = (us * 81 + theirRoyal) * 16;
  // if ((to0 & ATTACKS[at] | to1 & ATTACKS[at + 1]) != 0
  //     || (to0 | to1) != 0 && isAttacked(sets, us, theirRoyal, occupied0, occupied1)) {
  //   to0 = withoutMates(moves, PAWN + us, PAWN + us, to0, 0);
  //   to1 = withoutMates(moves, PAWN + us, PAWN + us, to1, 64);
  // }
  private SearchCode.Method dropMethod(Drop drop) {
    StringBuilder text = new StringBuilder();
    List<String> dropped = dropped(drop);
    text.append(code.each("", word -> "long to# = " + dropped.get(word) + ";\n"));
    if (drop.maxPerFile == 1) {
      addFiles(text, drop);
    } else if (drop.maxPerFile != 0) {
      String full = code.table("files", "FILES") + ", " + drop.maxPerFile;
      String standing = code.each(",$W", word -> code.set(drop.landing, US, word));
      for (int word = 0; word < code.words; word++) {
        String first = code.words == 1 ? "" : word + ", ";
        text.append(code.of(word, "to# &= ~full(" + first + full + ",$W" + standing + ");\n"));
      }
    }
    if (!drop.dropMates) {
      withoutMates(text, drop);
    }
    text.append(taken(drop, code.each(word -> "to#")));
    String name = FamilyNames.capitalized(code.pieces.of(drop.dropped));
    String as =
        drop.becomes == 0 ? "" : "As" + FamilyNames.capitalized(code.pieces.of(drop.landing));
    return code.moves(name + "Drops" + as, text.toString(), isListing);
  }

  // for (long left = sets[2 * (PAWN + us)]; left != 0; left &= left - 1) {
  //   int file = 2 * Long.numberOfTrailingZeros(left);
  //   to0 &= ~FILE[file];
  //   to1 &= ~FILE[file + 1];
  // }
  /** Appends statements that leave out the files of pieces. */
  private void addFiles(StringBuilder text, Drop drop) {
    String file = code.table("file", "FILE");
    String next = "$long:T.numberOfTrailingZeros(left)";
    for (int word = 0; word < code.words; word++) {
      text.append(
          "for (long left = %s; left != 0; left &= left - 1) {\n"
              .formatted(code.set(drop.landing, US, word)));
      if (code.words == 1) {
        text.append("  to &= ~" + file + "[" + next + "];\n");
      } else {
        text.append("  int file = " + (word == 0 ? "" : "128 + ") + "2 * " + next + ";\n");
        text.append("  to0 &= ~" + file + "[file];\n  to1 &= ~" + file + "[file + 1];\n");
      }
      text.append("}\n");
    }
  }

  /** Appends statements that leave out drops that give checkmate. */
  private void withoutMates(StringBuilder text, Drop drop) {
    boolean mayHop = code.side(US).hops;
    if (!mayHop) {
      List<String> giving = new ArrayList<>();
      for (int number : drop.attacks) {
        for (int word = 0; word < code.words; word++) {
          int column = number * code.words + word;
          String at = "[at" + (column == 0 ? "" : " + " + column) + "]";
          giving.add(code.of(word, "to#") + " & " + code.attacks(US) + at);
        }
      }
      if (!giving.isEmpty()) {
        int size = code.attackNames(US).size() * code.words;
        text.append("int at = " + code.index(code.isForBoth(), US, "theirRoyal", size) + ";\n");
      }
      text.append("if (");
      text.append(giving.isEmpty() ? "" : "(" + String.join("$W| ", giving) + ") != 0\n    || ");
      text.append(code.any("to") + " && ");
      text.append(isAttacked.call(Map.of("them", "us", "square", "theirRoyal")));
      text.append(") {\n");
    }
    String pieces = code.code(drop.dropped) + ", " + code.code(drop.landing);
    String to = "to# = withoutMates(moves, " + pieces + ",$Wto#";
    String masks =
        code.each("", word -> to + (code.words == 1 ? "" : ", " + word * Long.SIZE) + ");\n");
    text.append(mayHop ? masks : masks.indent(2) + "}\n");
  }
}
