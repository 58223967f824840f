// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rows of a declaration by piece, that is, by token and side. */
final class TokenRows {
  private final List<PieceRow> rows;

  /** The indices of the rows of each piece. */
  private final Map<String, List<Integer>> indices = new HashMap<>();

  TokenRows(List<PieceRow> rows, PieceCodes codes) {
    this.rows = rows;
    for (int index = 0; index < rows.size(); index++) {
      for (Side side : codes.sides(rows.get(index))) {
        for (String token : rows.get(index).tokens()) {
          indices
              .computeIfAbsent(PieceCodes.of(side, token), piece -> new ArrayList<>())
              .add(index);
        }
      }
    }
  }

  /** {@return the indices of the rows of a piece} */
  List<Integer> indices(String piece) {
    return indices.getOrDefault(piece, List.of());
  }

  /** {@return the row with an index} */
  PieceRow get(int index) {
    return rows.get(index);
  }

  /** {@return the row in which a member of a token is given, or its first row} */
  PieceRow row(String piece, String member) {
    return rows.get(index(piece, member));
  }

  /** {@return the index of the row in which a member of a token is given, or of its first row} */
  int index(String piece, String member) {
    List<Integer> own = indices(piece);
    for (int index : own) {
      if (rows.get(index).has(member)) {
        return index;
      }
    }
    return own.get(0);
  }
}
