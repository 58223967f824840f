// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.style.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one piece: a token with its side. Pieces are represented by their codes, and 0 is no
 * piece. A passing token has the rules of the token that it stands for.
 *
 * @param side the side that the piece belongs to
 * @param isRoyal whether the piece is royal
 * @param standsFor the code of the piece that a passing token stands for; otherwise the code of the
 *     piece itself
 * @param leap the leap after which a passing token stands where it stands; null if it is none
 * @param rows the rows, in the order in which they were given
 * @param initial the squares on which the piece stands in the start position
 * @param promotesTo the codes of the pieces that it may promote to
 * @param mustPromote whether it must promote whenever it can
 * @param zone the squares on which its promoting moves begin or end
 * @param promotionLimit the number of these pieces that a side needs on the board so that no piece
 *     promotes to it; 0 for no limit
 * @param castlesTo the code of the piece that it becomes when the royal piece moves; 0 if it does
 *     not castle
 * @param capturedAs the code of the piece that a capturing side receives; 0 if it receives none
 * @param dropsAs the codes of the pieces that it may be dropped as
 * @param dropZone the squares that it may be dropped on
 * @param maxPerFile the number of these pieces on a file that forbids another drop; 0 for no limit
 * @param dropMates whether dropping it may give checkmate
 */
public record TokenRules(
    int code,
    String token,
    Side side,
    boolean isRoyal,
    int standsFor,
    @Nullable Direction leap,
    List<RowRules> rows,
    SquareSet initial,
    List<Integer> promotesTo,
    boolean mustPromote,
    SquareSet zone,
    int promotionLimit,
    int castlesTo,
    int capturedAs,
    List<Integer> dropsAs,
    SquareSet dropZone,
    int maxPerFile,
    boolean dropMates) {

  /** {@return whether the piece may promote with a move between two squares} */
  public boolean canPromote(int from, int to) {
    return !promotesTo.isEmpty() && (zone.contains(from) || zone.contains(to));
  }

  /**
   * {@return the code of the piece after a move of a row, unless it promotes or is passing then}
   */
  public int arrival(RowRules row) {
    return row.becomes() != 0 ? row.becomes() : standsFor;
  }

  /** {@return the code of the piece that this one is, apart from a right that it has for a time} */
  public int base() {
    return standsFor != code || castlesTo == 0 ? standsFor : castlesTo;
  }

  /** {@return the rules of a passing token that stands for this one after a leap} */
  public TokenRules asPassing(int passingCode, String passingToken, Direction passedLeap) {
    return new TokenRules(
        passingCode,
        passingToken,
        side,
        isRoyal,
        code,
        passedLeap,
        rows,
        initial,
        promotesTo,
        mustPromote,
        zone,
        promotionLimit,
        castlesTo,
        capturedAs,
        dropsAs,
        dropZone,
        maxPerFile,
        dropMates);
  }
}
