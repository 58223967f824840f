// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The squares of a board with one or two dimensions, as texts such as {@code e4}. */
final class NaiveBoard {
  private final int files;
  private final int ranks;
  private final boolean isLine;
  private final Map<String, Integer> fileOf = new LinkedHashMap<>();
  private final Map<String, Integer> rankOf = new LinkedHashMap<>();

  /**
   * Creates a board.
   *
   * @param shape the number of files, or of ranks and files
   */
  NaiveBoard(List<Integer> shape) {
    isLine = shape.size() == 1;
    files = shape.get(shape.size() - 1);
    ranks = isLine ? 1 : shape.get(0);
    for (int rank = ranks - 1; rank >= 0; rank--) {
      for (int file = 0; file < files; file++) {
        fileOf.put(text(file, rank), file);
        rankOf.put(text(file, rank), rank);
      }
    }
  }

  private String text(int file, int rank) {
    String letters = "";
    for (int rest = file + 1; rest > 0; rest = (rest - 1) / 26) {
      letters = (char) ('a' + (rest - 1) % 26) + letters;
    }
    return isLine ? letters : letters + (rank + 1);
  }

  /** {@return all squares, the top rank first} Their order is that of the flat indices. */
  List<String> cells() {
    return new ArrayList<>(fileOf.keySet());
  }

  int file(String cell) {
    return fileOf.get(cell);
  }

  int rank(String cell) {
    return rankOf.get(cell);
  }

  /** {@return the square some files to the right and some ranks up, or null if there is none} */
  String shifted(String cell, int right, int up) {
    int file = file(cell) + right;
    int rank = rank(cell) + up;
    boolean isOn = file >= 0 && file < files && rank >= 0 && rank < ranks;
    return isOn ? text(file, rank) : null;
  }

  private String turned(String cell) {
    return text(files - 1 - file(cell), ranks - 1 - rank(cell));
  }

  /**
   * {@return the squares of a list of squares and ranges}
   *
   * @param text the list, as the first side sees it
   * @param isTurned whether to turn the squares by half a turn
   */
  Set<String> zone(String text, boolean isTurned) {
    Set<String> zone = new LinkedHashSet<>();
    for (String part : text.split(",")) {
      for (String cell : fileOf.keySet()) {
        if (!part.isEmpty() && isIn(part.split("-"), cell)) {
          zone.add(isTurned ? turned(cell) : cell);
        }
      }
    }
    return zone;
  }

  private boolean isIn(String[] corners, String cell) {
    String low = corners[0];
    String high = corners[corners.length - 1];
    return file(cell) >= Math.min(file(low), file(high))
        && file(cell) <= Math.max(file(low), file(high))
        && rank(cell) >= Math.min(rank(low), rank(high))
        && rank(cell) <= Math.max(rank(low), rank(high));
  }
}
