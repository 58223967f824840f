// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Family;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of families of a side in a generated search: those of their pieces, such as {@code
 * ROOK_AND_QUEEN}, or a word for all pieces of such a shape.
 */
final class FamilyNames {
  /** The length of the longest joined names, so that lines are not too long. */
  private static final int MAX_LENGTH = 32;

  private final PieceNames pieces;
  private final int side;
  private final Map<Family, List<String>> names = new HashMap<>();
  private final Set<List<String>> taken = new HashSet<>();

  /** Creates the names of a side, which is given by its ordinal. */
  FamilyNames(PieceNames pieces, int side) {
    this.pieces = pieces;
    this.side = side;
  }

  /** {@return the name of a family in a constant, such as {@code ROOK}} */
  String of(Family family) {
    return String.join("_AND_", all(family));
  }

  /** {@return the name of the pieces of a family, such as {@code Rooks}} */
  String plural(Family family) {
    return plural(all(family));
  }

  private List<String> all(Family family) {
    return names.computeIfAbsent(family, this::find);
  }

  private List<String> find(Family family) {
    List<String> found = pieces.of(family.codes);
    if (areMany(found)) {
      found = List.of(family.shape == Family.LEAPS ? "LEAPER" : "PIECE");
    }
    if (taken.contains(found)) {
      found = List.of(pieces.of(family.code0));
    }
    List<String> unique = found;
    for (int number = 2; !taken.add(unique); number++) {
      unique = List.of(found.get(0) + "_" + number);
    }
    return unique;
  }

  /** {@return the names of the steps that the pieces of a family make at once} */
  List<String> steps(Family family) {
    return StepNames.of(family, side);
  }

  /** {@return the beginning of the names of variables of a family, such as {@code pawn}} */
  String variable(Family family) {
    return variable(
        String.join("And", all(family).stream().map(FamilyNames::capitalized).toList()));
  }

  /**
   * {@return the name of a variable with several pieces, such as {@code kingsAndPawns}}
   *
   * @param many the name if the pieces have more than two names
   */
  String variable(int[] codes, String many) {
    List<String> found = pieces.of(codes);
    return areMany(found) ? many : variable(plural(found));
  }

  /** {@return the name of a variable, such as {@code castlingRooks} for {@code CastlingRooks}} */
  static String variable(String plural) {
    return plural.substring(0, 1).toLowerCase(Locale.ROOT) + plural.substring(1);
  }

  /** {@return whether names are too many, or too long, to be joined} */
  static boolean areMany(List<String> names) {
    return names.size() > 2 || String.join("_AND_", names).length() > MAX_LENGTH;
  }

  private static String plural(List<String> names) {
    return String.join("And", names.stream().map(FamilyNames::plural).toList());
  }

  private static String plural(String name) {
    String singular = capitalized(name);
    boolean isNumbered = Character.isDigit(name.charAt(name.length() - 1));
    boolean hisses = name.matches(".*(S|X|Z|CH|SH)_*");
    return singular + (isNumbered ? "Pieces" : hisses ? "es" : "s");
  }

  /** {@return a part of a name of a method, such as {@code DragonKing} for {@code DRAGON_KING}} */
  static String capitalized(String constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.split("_", -1)) {
      if (!word.isEmpty()) {
        name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
      }
    }
    return name.toString();
  }

  /** {@return a name that begins with a capital letter, such as {@code CapturesLeft}} */
  static String capital(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** {@return the name of a constant, such as {@code CAPTURES_LEFT} for {@code capturesLeft}} */
  static String constant(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
