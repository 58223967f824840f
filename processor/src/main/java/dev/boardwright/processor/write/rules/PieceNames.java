// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.rules.RuleBook;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The names of the pieces of a side in a generated search, as constants have them. They are
 * declared, or common names of movements, or follow from the tokens. The names of a side's pieces
 * differ.
 */
final class PieceNames {
  private static final Map<String, String> COMMON =
      Map.ofEntries(
          Map.entry("K", "COMMONER"),
          Map.entry("Q", "QUEEN"),
          Map.entry("R", "ROOK"),
          Map.entry("B", "BISHOP"),
          Map.entry("N", "KNIGHT"),
          Map.entry("W", "WAZIR"),
          Map.entry("F", "FERZ"),
          Map.entry("D", "DABBABA"),
          Map.entry("A", "ALFIL"),
          Map.entry("nN", "HORSE"),
          Map.entry("nA", "ELEPHANT"),
          Map.entry("WfF", "GOLD"),
          Map.entry("FfW", "SILVER"),
          Map.entry("fN", "KNIGHT"),
          Map.entry("fR", "LANCE"),
          Map.entry("fW", "PAWN"),
          Map.entry("fWsW", "SOLDIER"),
          Map.entry("RF", "DRAGON_KING"),
          Map.entry("BW", "DRAGON_HORSE"),
          Map.entry("mRcpR", "CANNON"),
          Map.entry("NN", "NIGHTRIDER"),
          Map.entry("gQ", "GRASSHOPPER"),
          Map.entry("BN", "ARCHBISHOP"),
          Map.entry("RN", "CHANCELLOR"),
          Map.entry("QN", "AMAZON"));

  /** The length of the longest names of pieces, so that lines are not too long. */
  private static final int MAX_LENGTH = 24;

  private final SearchTables tables;
  private final RuleBook book;
  private final Map<Integer, String> names = new HashMap<>();

  /**
   * Finds the names.
   *
   * @param side the ordinal of the side
   */
  PieceNames(SearchTables tables, int side) {
    this.tables = tables;
    book = tables.book();
    List<Integer> codes = new ArrayList<>();
    for (int code = 1; code <= book.pieces().size(); code++) {
      if (book.side(code).ordinal() == side) {
        codes.add(code);
      }
    }
    // Declared names come first, and names of pieces with a mark follow from those of others.
    codes.sort(Comparator.comparing(this::rank));
    codes.forEach(code -> names.put(code, find(code)));
  }

  private int rank(int code) {
    boolean isMarked = !Character.isLetter(tables.token(code).charAt(0));
    return tables.isNamed(code) ? 0 : isMarked ? 2 : 1;
  }

  /** {@return the name of a piece, such as {@code CASTLING_ROOK}} */
  String of(int code) {
    return Objects.requireNonNull(names.get(code));
  }

  private String find(int code) {
    if (tables.isNamed(code)) {
      return unique(code, shortened(book.name(code)));
    }
    String base = names.get(book.base(code));
    if (base != null) {
      boolean castles =
          IntStream.of(tables.castlers(book.side(code).ordinal())).anyMatch(of -> of == code);
      return unique(code, castles ? "CASTLING_" + base : base + "_PASSING");
    }
    String kind = kind(code);
    String token = tables.token(code);
    if (names.containsValue(kind) && token.startsWith("+")) {
      for (Map.Entry<Integer, String> other : names.entrySet()) {
        if (tables.token(other.getKey()).equals(token.substring(1))) {
          return unique(code, "PROMOTED_" + other.getValue());
        }
      }
    }
    return unique(code, kind);
  }

  private String unique(int code, String name) {
    String unique = names.containsValue(name) ? shortened(book.name(code)) : name;
    for (int number = 2; names.containsValue(unique); number++) {
      unique = name + "_" + number;
    }
    return unique;
  }

  private static String shortened(String name) {
    return name.length() <= MAX_LENGTH ? name : name.substring(0, MAX_LENGTH);
  }

  /** {@return the name of a piece, which other pieces that move alike may have as well} */
  private String kind(int code) {
    if (tables.isNamed(code)) {
      return of(code);
    }
    String movement = movement(code);
    String other = movement.startsWith("fmWfc") ? "PAWN" : book.name(code);
    return book.isRoyal(code) ? "KING" : COMMON.getOrDefault(movement, other);
  }

  private String movement(int code) {
    return tables.rows(code).stream()
        .flatMap(row -> row.moves().stream())
        .collect(Collectors.joining());
  }

  /**
   * {@return the different names of several pieces, without those of pieces that stand for another
   * one for a time}
   */
  List<String> of(int[] codes) {
    return IntStream.of(codes)
        .filter(code -> IntStream.of(codes).noneMatch(other -> isFor(code, other)))
        .mapToObj(code -> book.base(code) == code ? kind(code) : of(code))
        .distinct()
        .toList();
  }

  private boolean isFor(int code, int other) {
    return code != other && book.base(code) == other;
  }
}
