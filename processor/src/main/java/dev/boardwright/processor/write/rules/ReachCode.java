// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.rules.MovePart;
import dev.boardwright.support.rules.PlanTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A writer of the statements that find the squares reached by a part of a movement. They work on
 * local variables, one for each word: {@code slides0}, {@code slides1}.
 */
final class ReachCode {
  /** The maximum number of rays of slides in one method. */
  private static final int MAX_SLIDES = 12;

  /** The maximum number of rays of hops in one method. */
  private static final int MAX_HOPS = 6;

  private final MoveCode code;

  ReachCode(MoveCode code) {
    this.code = code;
  }

  /** Some of the rays of a part. */
  record Rays(int start, int end) {
    /** {@return all rays of a part} */
    static Rays all(MovePart part) {
      return new Rays(0, part.ups() + part.downs());
    }

    /** {@return the rays of a part in groups that are small enough for a method} */
    static List<Rays> of(MovePart part) {
      int rays = part.ups() + part.downs();
      int max = part.kind() == Kind.CANNON_HOP ? MAX_HOPS : MAX_SLIDES;
      if (part.kind() == Kind.GRASSHOPPER_HOP) {
        return List.of(all(part));
      }
      List<Rays> groups = new ArrayList<>();
      for (int start = 0; start < rays; start += max) {
        groups.add(new Rays(start, Math.min(rays, start + max)));
      }
      return groups;
    }
  }

  /** Statements, and the expression of the squares that they find. */
  record Reach(String statements, String squares) {
    /** {@return the expression of a word of the squares} */
    String word(int word) {
      return squares
          .replace(" + #]", MoveCode.plus(word) + "]")
          .replace("#", Integer.toString(word));
    }
  }

  /**
   * The purpose of statements: they find the squares that pieces of the side to move reach from a
   * square, or the squares from which pieces of the other side reach it.
   *
   * @param name the beginning of the names of tables
   * @param text what the pieces are, for comments
   * @param number a number that makes the names of variables different
   * @param isBack whether the square is the one that the pieces reach
   */
  record Search(String name, String text, String number, boolean isBack) {
    String side() {
      return isBack ? MoveCode.THEM : MoveCode.US;
    }

    String square() {
      return isBack ? "square" : "from";
    }
  }

  /** {@return the statements for a part of a movement} */
  Reach reach(MovePart part, Search search) {
    return reach(part, Rays.all(part), search);
  }

  /** {@return the statements for some of the rays of a part, or for a part without rays} */
  Reach reach(MovePart part, Rays rays, Search search) {
    return switch (part.kind()) {
      case LEAP -> leaps(part, search);
      case LAME_LEAP -> lame(part, search);
      case SLIDE -> slides(part, rays, search);
      case CANNON_HOP -> hops(part, rays, search);
      default -> grasshops(part, search);
    };
  }

  // int leap = (us * 81 + from) * 2;
  // KNIGHT_LEAPS[leap], KNIGHT_LEAPS[leap + 1]
  private Reach leaps(MovePart part, Search search) {
    String table =
        code.table(
            part.table(), search.name + "_LEAPS", "The squares to which " + search.text + " leaps");
    String at = "leap" + search.number;
    return new Reach(start(part.table(), search, at, code.words()), element(table, at));
  }

  /** {@return an element whose index depends on the word} */
  private String element(String table, String at) {
    return code.words() == 1 ? table + "[" + at + "]" : table + "[" + at + " + #]";
  }

  // int group = (us * 90 + from) * 1;
  // int key = group * 5;
  // int turn = (int) HORSE_KEYS[key];
  // int row =
  //     (group * 16
  //         + (int) (Long.rotateRight(occupied0 & HORSE_KEYS[key + 1], turn) * HORSE_KEYS[key + 2]
  //             + … >>> 60)) * 2;
  private Reach lame(MovePart part, Search search) {
    PlanTable rowTable = Objects.requireNonNull(part.rows());
    String keys =
        code.table(
            part.table(),
            search.name + "_KEYS",
            "What makes numbers of the legs of " + search.text);
    String rows =
        code.table(rowTable, search.name + "_ROWS", "The leaps of " + search.text + " by number");
    int words = code.words();
    StringBuilder statements = new StringBuilder();
    List<String> squares = new ArrayList<>();
    for (int group = 0; group < part.ups(); group++) {
      String id = search.number + (part.ups() == 1 ? "" : Character.toString('A' + group));
      String start = code.start(rowTable, search.side(), search.square(), part.ups());
      statements.append("int group" + id + " = " + start + MoveCode.plus(group) + ";\n");
      statements.append("int key" + id + " = group" + id + " * " + (1 + 2 * words) + ";\n");
      statements.append("int turn" + id + " = (int) " + keys + "[key" + id + "];\n");
      List<String> products = new ArrayList<>();
      for (int word = 0; word < words; word++) {
        products.add(
            "$long:T.rotateRight(occupied"
                + word
                + " & "
                + keys
                + "[key"
                + id
                + " + "
                + (1 + 2 * word)
                + "], turn"
                + id
                + ")$W* "
                + keys
                + "[key"
                + id
                + " + "
                + (2 + 2 * word)
                + "]");
      }
      statements.append("long product" + id + " =$W" + String.join("$W+ ", products) + ";\n");
      statements.append(
          "int row"
              + id
              + " = (group"
              + id
              + " * 16 + (int) (product"
              + id
              + " >>> 60))"
              + (words == 1 ? "" : " * " + words)
              + ";\n");
      squares.add(element(rows, "row" + id));
    }
    return new Reach(statements.toString(), joined(squares));
  }

  private static String joined(List<String> squares) {
    return squares.size() == 1 ? squares.get(0) : "(" + String.join("$W| ", squares) + ")";
  }

  // int ray = from * 8;
  // long slides0 = Rays.up(ROOK_RAYS[ray], occupied0) | …;
  // long slides1 = Rays.up(ROOK_RAYS[ray + 1], occupied1, ROOK_RAYS[ray] & occupied0) | …;
  Reach slides(MovePart part, Rays rays, Search search) {
    String slides = "slides" + search.number;
    return new Reach(
        start(part, search) + slides(slides, part, rays, search, "occupied"), slides + "#");
  }

  private String rays(MovePart part, Search search) {
    return code.table(
        part.table(), search.name + "_RAYS", "The rays along which " + search.text + " slides");
  }

  private String start(MovePart part, Search search) {
    int size = (part.ups() + part.downs()) * code.words();
    return start(part.table(), search, "ray" + search.number, size);
  }

  private String start(PlanTable table, Search search, String at, int size) {
    return "int " + at + " = " + code.start(table, search.side(), search.square(), size) + ";\n";
  }

  /** {@return the statements that define the squares reached along all rays} */
  private String slides(String variable, MovePart part, Rays rays, Search search, String occupied) {
    String table = rays(part, search);
    String at = "ray" + search.number;
    StringBuilder statements = new StringBuilder();
    for (int word = 0; word < code.words(); word++) {
      List<String> terms = new ArrayList<>();
      for (int ray = rays.start; ray < rays.end; ray++) {
        terms.add(slide(table, at, ray, ray < part.ups(), word, occupied));
      }
      statements.append("long " + variable + word + " =$W" + String.join("$W| ", terms) + ";\n");
    }
    return statements.toString();
  }

  // Rays.down(ROOK_RAYS[ray + 4], occupied0, ROOK_RAYS[ray + 5] & occupied1)
  private String slide(String table, String at, int ray, boolean isUp, int word, String occupied) {
    int words = code.words();
    String call = "$rays:T." + (isUp ? "up(" : "down(");
    call += table + "[" + at + MoveCode.plus(ray * words + word) + "], " + occupied + word;
    boolean isFar = words == 2 && (isUp ? word == 1 : word == 0);
    if (isFar) {
      int near = 1 - word;
      call +=
          ", " + table + "[" + at + MoveCode.plus(ray * words + near) + "] & " + occupied + near;
    }
    return call + ")";
  }

  // long slides0 = …;
  // long beyond0 = occupied0 & ~slides0;
  // long hops0 = …;
  // hops0 & ~slides0
  private Reach hops(MovePart part, Rays rays, Search search) {
    Reach slides = slides(part, rays, search);
    Reach hops = hopsBeyondSlides(part, rays, search);
    return new Reach(slides.statements + hops.statements, hops.squares);
  }

  // long beyond0 = occupied0 & ~slides0;
  // long hops0 = …;
  /** {@return the statements for hops along rays whose slides other statements have found} */
  Reach hopsBeyondSlides(MovePart part, Rays rays, Search search) {
    String number = search.number;
    String statements =
        code.each("", "long beyond" + number + "# = occupied# & ~slides" + number + "#;\n")
            + slides("hops" + number, part, rays, search, "beyond" + number);
    return new Reach(statements, "(hops" + number + "# & ~slides" + number + "#)");
  }

  // int ray = from * 8;
  // grasshops(GRASSHOPPER_RAYS, ray, 4, 4, 0)
  private Reach grasshops(MovePart part, Search search) {
    String call =
        (search.isBack ? "grasshoppers(" : "grasshops(")
            + rays(part, search)
            + ", ray"
            + search.number
            + ", "
            + part.ups()
            + ", "
            + part.downs()
            + ", #)";
    return new Reach(start(part, search), call);
  }

  /** {@return an estimate of the bytes of code of a part} */
  int size(MovePart part) {
    int words = code.words();
    int ray = words == 1 ? 18 : 46;
    return switch (part.kind()) {
      case LEAP -> 15 + 12 * words;
      case LAME_LEAP -> part.ups() * (45 + 25 * words);
      case SLIDE -> 20 + (part.ups() + part.downs()) * ray;
      case CANNON_HOP -> 50 + 2 * (part.ups() + part.downs()) * ray;
      default -> 30;
    };
  }

  /** {@return whether a part needs rays} */
  static boolean hasRays(MovePart part) {
    return part.kind() != Kind.LEAP && part.kind() != Kind.LAME_LEAP;
  }
}
