// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
    StringBuilder statements = new StringBuilder();
    List<List<String>> terms = new ArrayList<>();
    for (int word = 0; word < code.words; word++) {
      terms.add(new ArrayList<>());
    }
    addLeaps(terms, family, " leaps", who, from, "");
    addLeaps(terms, family, aim == Aim.MOVES ? " moves" : "", who, from, " & ~occupied#");
    addLeaps(terms, family, " captures", who, from, aim == Aim.MOVES ? " & theirs#" : "");
    for (int i = 0; i < family.parts.length; i++) {
      if (aim == Aim.MOVES || family.parts[i].captures != 0) {
        addPart(statements, terms, new At(family, i, who, aim, from, low));
      }
    }
    return new Targets(
        statements.toString(),
        terms.stream().map(of -> of.isEmpty() ? "0" : String.join("$W| ", of)).toList());
  }

  private void addLeaps(
      List<List<String>> terms, Family family, String kind, String who, String from, String mask) {
    String name = code.tables.nameOf(family) + kind;
    if (kind.isEmpty() || !code.hasTable(name)) {
      return;
    }
    String table = code.table(name, constant(family, kind));
    String index = code.index(name, who, from, code.words);
    for (int word = 0; word < code.words; word++) {
      terms
          .get(word)
          .add(table + "[" + index + plus(word) + "]" + mask.replace("#", Integer.toString(word)));
    }
  }

  private String constant(Family family, String kind) {
    return FamilyNames.constant(code.names.of(family))
        + kind.replace(' ', '_').toUpperCase(Locale.ROOT);
  }

  private static String plus(int number) {
    return number == 0 ? "" : " + " + number;
  }

  /** A part of a movement, from a square. */
  private record At(Family family, int number, String who, Aim aim, String from, int low) {
    Part part() {
      return family.parts[number];
    }
  }

  private void addPart(StringBuilder statements, List<List<String>> terms, At at) {
    Part part = at.part();
    List<String> reached =
        switch (part.kind) {
          case Part.LAME_LEAP -> lame(statements, at);
          case Part.SLIDE -> slides(statements, at, "occupied#");
          default -> hops(statements, at);
        };
    String within = code.tables.nameOf(at.family) + " within " + at.number;
    for (int word = 0; word < code.words; word++) {
      String mask = "";
      if (code.hasTable(within)) {
        mask = " & " + code.mask(within, constant(at.family, " within"), at.who, word);
      }
      if (at.aim == Aim.MOVES && part.captures == 0) {
        mask += "$W& ~occupied" + word;
      } else if (at.aim == Aim.MOVES && part.moves == 0) {
        mask += "$W& theirs" + word;
      }
      String squares = reached.get(word);
      boolean isUnion = squares.contains("|") && !mask.isEmpty();
      terms.get(word).add((isUnion ? "(" + squares + ")" : squares) + mask);
    }
  }

  // int ray1 = (us * 81 + from) * 16 + 8;
  private String ray(StringBuilder statements, At at) {
    String name = code.tables.nameOf(at.family) + " rays " + at.number;
    Part part = at.part();
    String start = code.index(name, at.who, at.from, part.stride) + plus(part.start);
    String ray = "ray" + (at.number == 0 ? "" : at.number);
    if (statements.indexOf("int " + ray + " =") < 0) {
      statements.append("int ").append(ray).append(" = ").append(start).append(";\n");
    }
    return code.table(name, constant(at.family, " rays")) + "[" + ray;
  }

  // Rays.axis(ROOK_RAYS[ray], ROOK_RAYS[ray + 1], occupied0)
  private List<String> slides(StringBuilder statements, At at, String occupied) {
    String ray = ray(statements, at);
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    String occupied0 = occupied.replace("#", "0");
    String occupied1 = occupied.replace("#", "1");
    for (int axis = 0; axis < at.part().length; axis += 2 * code.words) {
      if (code.words == 1) {
        low.add(call("axis", ray + plus(axis) + "]", ray + plus(axis + 1) + "]", occupied0));
        continue;
      }
      String below0 = ray + plus(axis) + "]";
      String below1 = ray + plus(axis + 1) + "]";
      String above0 = ray + plus(axis + 2) + "]";
      String above1 = ray + plus(axis + 3) + "]";
      if (at.low == 0) {
        low.add(call("axis", below0, above0, occupied0));
        high.add(call("above", above1, occupied1, above0 + " & " + occupied0));
      } else {
        low.add(call("below", below0, occupied0, below1 + " & " + occupied1));
        high.add(call("axis", below1, above1, occupied1));
      }
    }
    return List.of(String.join("$W| ", low), String.join("$W| ", high));
  }

  private static String call(String method, String... arguments) {
    return "$rays:T." + method + "(" + String.join(",$W", arguments) + ")";
  }

  // Rays.hop(CANNON_RAYS[ray], CANNON_RAYS[ray + 1], occupied0)
  private List<String> hops(StringBuilder statements, At at) {
    if (code.words == 1) {
      String ray = ray(statements, at);
      List<String> terms = new ArrayList<>();
      for (int axis = 0; axis < at.part().length; axis += 2) {
        terms.add(call("hop", ray + plus(axis) + "]", ray + plus(axis + 1) + "]", "occupied0"));
      }
      return List.of(String.join("$W| ", terms));
    }
    String first = "first" + at.number;
    List<String> hurdles = slides(statements, at, "occupied#");
    for (int word = 0; word < code.words; word++) {
      statements.append("long " + first + word + " = " + hurdles.get(word) + ";\n");
      statements.append(
          "long open%1$d%2$d = occupied%2$d & ~%3$s%2$d;\n".formatted(at.number, word, first));
    }
    List<String> behind = slides(statements, at, "open" + at.number + "#");
    return List.of(
        "(" + behind.get(0) + ")$W& ~" + first + "0", "(" + behind.get(1) + ")$W& ~" + first + "1");
  }

  // HORSE_ROWS[Rays.row(HORSE_KEYS, from * 2, occupied0)]
  private List<String> lame(StringBuilder statements, At at) {
    Part part = at.part();
    String name = code.tables.nameOf(at.family);
    String keys = name + " keys " + at.number;
    String rows = name + " rows " + at.number;
    String keyTable = code.table(keys, constant(at.family, " keys"));
    String rowTable = code.table(rows, constant(at.family, " rows"));
    int size = part.groups * (1 + 2 * code.words);
    String group =
        code.index(code.tables.isBySide(keys, code.squares * size), at.who, at.from, part.groups);
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    for (int i = 0; i < part.groups; i++) {
      String row = call("row", keyTable, group + plus(i), code.each(",$W", "occupied#"));
      if (code.words == 1) {
        low.add(rowTable + "[" + row + "]");
        continue;
      }
      String at2 = "row" + at.number + i;
      statements.append("int " + at2 + " = 2 * " + row + ";\n");
      low.add(rowTable + "[" + at2 + "]");
      high.add(rowTable + "[" + at2 + " + 1]");
    }
    return List.of(String.join("$W| ", low), String.join("$W| ", high));
  }
}
