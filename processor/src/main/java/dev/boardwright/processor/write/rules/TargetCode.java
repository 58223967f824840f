// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** The code that finds the squares that a piece reaches from a square. */
final class TargetCode {
  private final SearchCode code;

  TargetCode(SearchCode code) {
    this.code = code;
  }

  /** The statements that compute squares, and an expression for each word of them. */
  record Targets(String statements, List<String> words) {}

  /**
   * Moves that several pieces have in common.
   *
   * @param family the family whose tables tell these moves
   * @param pieces the codes of the pieces
   */
  record Unit(Family family, List<Integer> pieces) {
    /** {@return all moves of a family} */
    static Unit of(Family family) {
      return of(family, family.codes);
    }

    /** {@return all moves of a family, as moves of other pieces} */
    static Unit of(Family family, int[] codes) {
      return new Unit(family, IntStream.of(codes).boxed().toList());
    }

    int[] codes() {
      return pieces.stream().mapToInt(code -> code).toArray();
    }
  }

  /** The purpose for which squares are found. */
  enum Aim {
    /** The squares to which a piece moves, own pieces among them. */
    MOVES,
    /** The squares that it attacks, whatever stands there. */
    ATTACKS
  }

  /**
   * {@return the squares that a piece reaches}
   *
   * @param who the side of the piece
   * @param from the expression of its square
   * @param low the number of the word of this square
   */
  Targets of(Unit unit, String who, Aim aim, String from, int low) {
    Family family = unit.family;
    Reached reached = new Reached(family, who, aim, from, low);
    reached.addLeaps(" leaps", "");
    reached.addLeaps(aim == Aim.MOVES ? " moves" : "", " & ~occupied#");
    reached.addLeaps(" captures", aim == Aim.MOVES ? " & theirs#" : "");
    for (int i = 0; i < family.parts.length; i++) {
      if (aim == Aim.MOVES || family.parts[i].captures != 0) {
        reached.addPart(i);
      }
    }
    return new Targets(
        reached.statements.toString(),
        reached.terms.stream().map(of -> of.isEmpty() ? "0" : String.join("$W| ", of)).toList());
  }

  /** {@return a set in brackets if it is a union} */
  static String inBrackets(String squares) {
    int depth = 0;
    for (int i = 0; i < squares.length(); i++) {
      char c = squares.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == '|' && depth == 0) {
        return "(" + squares + ")";
      }
    }
    return squares;
  }

  private static String plus(int number) {
    return number == 0 ? "" : " + " + number;
  }

  private static String call(String method, String... arguments) {
    return SearchCode.call("$rays:T." + method, arguments);
  }

  /** The squares that a piece reaches, while they are found. */
  private final class Reached {
    private final Family family;
    private final String who;
    private final Aim aim;
    private final String from;
    private final int low;
    private final StringBuilder statements = new StringBuilder();
    private final List<List<String>> terms = new ArrayList<>();

    /** The variables with indices and with the squares of slides, by what they are found from. */
    private final Map<String, String> variables = new HashMap<>();

    private final Set<String> taken = new HashSet<>();

    Reached(Family family, String who, Aim aim, String from, int low) {
      this.family = family;
      this.who = who;
      this.aim = aim;
      this.from = from;
      this.low = low;
      for (int word = 0; word < code.words; word++) {
        terms.add(new ArrayList<>());
      }
    }

    private String unique(String name) {
      String unique = name;
      for (int number = 2; !taken.add(unique); number++) {
        unique = name + number;
      }
      return unique;
    }

    // int leap = (us * 81 + from) * 2;
    /** {@return a variable with an index, or the index itself if it is a variable} */
    private String variable(String name, String index) {
      if (index.matches("\\w+")) {
        return index;
      }
      String known = variables.get(index);
      if (known == null) {
        known = unique(name);
        variables.put(index, known);
        statements.append("int " + known + " = " + index + ";\n");
      }
      return known;
    }

    void addLeaps(String kind, String mask) {
      String name = code.tables.nameOf(family) + kind;
      if (kind.isEmpty() || !code.hasTable(name)) {
        return;
      }
      String table = code.table(name);
      String index = code.index(name, who, from, code.words);
      String leap = code.words == 1 ? index : variable("leap", index);
      for (int word = 0; word < code.words; word++) {
        terms.get(word).add(table + "[" + leap + plus(word) + "]" + code.of(word, mask));
      }
    }

    void addPart(int number) {
      Part part = family.parts[number];
      List<String> squares =
          switch (part.kind) {
            case Part.LAME_LEAP -> lame(number);
            case Part.SLIDE -> slides(number);
            default -> hops(number);
          };
      String within = code.tables.nameOf(family) + " within " + number;
      for (int word = 0; word < code.words; word++) {
        String mask = "";
        if (code.hasTable(within)) {
          mask = " & " + code.mask(within, who, word);
        }
        if (aim == Aim.MOVES && part.captures == 0) {
          mask += code.of(word, "$W& ~occupied#");
        } else if (aim == Aim.MOVES && part.moves == 0) {
          mask += code.of(word, "$W& theirs#");
        }
        String ofWord = squares.get(word);
        terms.get(word).add((mask.isEmpty() ? ofWord : inBrackets(ofWord)) + mask);
      }
    }

    // int ray = (us * 81 + from) * 4;
    // long to0 = Rays.axis(LANCE_RAYS[ray], LANCE_RAYS[ray + 2], occupied0) & mask0;
    /** {@return the table of the rays of a part, with the beginning of an index} */
    private String ray(int number) {
      Part part = family.parts[number];
      String table = code.tables.nameOf(family) + " rays " + number;
      String start = code.index(table, who, from, part.stride) + plus(part.start);
      return code.table(table) + "[" + variable("ray", start);
    }

    /** {@return the squares of slides, which are variables if hops begin with them as well} */
    private List<String> slides(int number) {
      for (int hop = number + 1; hop < family.parts.length; hop++) {
        if (family.parts[hop].kind == Part.CANNON_HOP && ray(hop).equals(ray(number))) {
          String name = slideVariables(number);
          return code.each(word -> name + "#");
        }
      }
      return slides(number, "occupied#");
    }

    // Rays.axis(RAYS[ray], RAYS[ray + 1], occupied)
    //   | Rays.axis(RAYS[ray + 2], RAYS[ray + 3], occupied)
    private List<String> slides(int number, String occupied) {
      String ray = ray(number);
      List<String> first = new ArrayList<>();
      List<String> second = new ArrayList<>();
      String occupied0 = code.of(0, occupied);
      String occupied1 = code.of(1, occupied);
      for (int axis = 0; axis < family.parts[number].length; axis += 2 * code.words) {
        if (code.words == 1) {
          first.add(call("axis", ray + plus(axis) + "]", ray + plus(axis + 1) + "]", occupied0));
          continue;
        }
        String below0 = ray + plus(axis) + "]";
        String below1 = ray + plus(axis + 1) + "]";
        String above0 = ray + plus(axis + 2) + "]";
        String above1 = ray + plus(axis + 3) + "]";
        if (low == 0) {
          first.add(call("axis", below0, above0, occupied0));
          second.add(call("above", above1, occupied1, above0 + " & " + occupied0));
        } else {
          first.add(call("below", below0, occupied0, below1 + " & " + occupied1));
          second.add(call("axis", below1, above1, occupied1));
        }
      }
      return code.words == 1
          ? List.of(String.join("$W| ", first))
          : List.of(String.join("$W| ", first), String.join("$W| ", second));
    }

    // long slides0 = Rays.axis(RAYS[ray], RAYS[ray + 2], occupied0)
    //   | Rays.axis(RAYS[ray + 4], RAYS[ray + 6], occupied0);
    /** {@return the name of the variables with the squares that slides reach} */
    private String slideVariables(int number) {
      String ray = ray(number);
      String known = variables.get(ray);
      if (known == null) {
        known = unique("slides");
        variables.put(ray, known);
        List<String> squares = slides(number, "occupied#");
        for (int word = 0; word < code.words; word++) {
          statements.append(code.of(word, "long " + known + "# = " + squares.get(word) + ";\n"));
        }
      }
      return known;
    }

    // long rest0 = occupied0 & ~slides0;
    // long rest1 = occupied1 & ~slides1;
    // …
    // (Rays.axis(RAYS[ray], RAYS[ray + 2], rest0)
    //   | Rays.axis(RAYS[ray + 4], RAYS[ray + 6], rest0)) & ~slides0
    /** {@return the squares behind the first pieces, up to the next ones} */
    private List<String> hops(int number) {
      String first = slideVariables(number);
      String rest = unique("rest");
      statements.append(code.each("", "long " + rest + "# = occupied# & ~" + first + "#;\n"));
      List<String> squares = slides(number, rest + "#");
      return code.each(word -> inBrackets(squares.get(word)) + "$W& ~" + first + "#");
    }

    // int row = 2 * Rays.row(HORSE_KEYS, from, occupied0, occupied1);
    // long to0 = HORSE_ROWS[row] & mask0;
    // long to1 = HORSE_ROWS[row + 1] & mask1;
    private List<String> lame(int number) {
      Part part = family.parts[number];
      String name = code.tables.nameOf(family);
      String keys = name + " keys " + number;
      String keyTable = code.table(keys);
      String rowTable = code.table(name + " rows " + number);
      int size = part.groups * (1 + 2 * code.words);
      boolean isBySide = code.tables.isBySide(keys, code.squares * size);
      String group = code.index(isBySide, who, from, part.groups);
      List<String> first = new ArrayList<>();
      List<String> second = new ArrayList<>();
      for (int i = 0; i < part.groups; i++) {
        String row = call("row", keyTable, group + plus(i), code.each(",$W", "occupied#"));
        if (code.words == 1) {
          first.add(rowTable + "[" + row + "]");
          continue;
        }
        String at = variable("row", "2 * " + row);
        first.add(rowTable + "[" + at + "]");
        second.add(rowTable + "[" + at + " + 1]");
      }
      return code.words == 1
          ? List.of(String.join("$W| ", first))
          : List.of(String.join("$W| ", first), String.join("$W| ", second));
    }
  }
}
