// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The members of a declaration that belong to one token of one side, and its rows. */
final class NaiveToken {
  final List<NaiveRow> rows = new ArrayList<>();

  /** The squares where this token stands in the start position. */
  final Set<String> initial = new LinkedHashSet<>();

  List<String> promotesTo = List.of();
  boolean mustPromote;
  Set<String> zone;
  int promotionLimit;
  boolean castles;

  /** The token that it becomes when the royal of its side moves, the first one of its rows. */
  String spent;

  String capturedAs;
  List<String> dropsAs = List.of();
  Set<String> dropZone;
  int maxPerFile;
  boolean dropMates = true;
}
