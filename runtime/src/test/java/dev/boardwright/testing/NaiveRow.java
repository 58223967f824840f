// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.List;
import java.util.Set;

/**
 * One row of a declaration, for one token of one side.
 *
 * @param from the squares where its moves begin, or null if they may begin anywhere
 * @param within the squares where its moves end, or null if they may end anywhere
 * @param becomes what the piece is after a move of this row, or null if it stays what it is
 * @param passing what the piece is after a lame leap of this row, or null if nothing else
 */
record NaiveRow(
    List<NaiveTerm> terms, Set<String> from, Set<String> within, String becomes, String passing) {
  boolean allows(String begin, String end) {
    return (from == null || from.contains(begin)) && (within == null || within.contains(end));
  }
}
