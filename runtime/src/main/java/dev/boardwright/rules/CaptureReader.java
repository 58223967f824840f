// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.List;

/** A reader of what pieces are captured as. */
final class CaptureReader {
  private final List<Side> drops;
  private final TokenRows rows;
  private final PieceCodes codes;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param drops the sides that keep what they capture
   */
  CaptureReader(List<Side> drops, TokenRows rows, PieceCodes codes, Problems problems) {
    this.drops = drops;
    this.rows = rows;
    this.codes = codes;
    this.problems = problems;
  }

  /** {@return the code of the piece that a capturing side receives, or 0 if it receives none} */
  int read(String piece) {
    Epin token = Epin.parse(piece);
    Side capturer = token.side().opposite();
    int index = rows.index(piece, PieceRow.CAPTURED_AS);
    String given = rows.get(index).text(PieceRow.CAPTURED_AS);
    Place place = Place.of(index, PieceRow.CAPTURED_AS);
    if (!given.isEmpty() && !isPlainToken(place, given, token.isTerminal())) {
      return 0;
    }
    boolean isKept = drops.contains(capturer);
    if (token.isTerminal() || given.isEmpty() && !isKept) {
      return 0;
    }
    String received = given.isEmpty() ? letterOf(token, capturer) : PieceCodes.of(capturer, given);
    // A side that does not keep what it captures needs no rows for it, but the token must exist.
    if (!codes.hasRows(received)
        && (isKept || !codes.hasRows(PieceCodes.of(token.side(), received)))) {
      problems.add(
          Kind.UNKNOWN_TOKEN,
          given.isEmpty()
              ? Place.of(index, PieceRow.TOKEN)
                  .element(rows.get(index).tokens().indexOf(codes.shown(piece)))
              : place,
          codes.shown(piece)
              + " is captured as "
              + codes.shown(received)
              + ", which no row describes"
              + (given.isEmpty() ? "; add a row, or give capturedAs" : ""));
      return 0;
    }
    return isKept ? codes.code(received) : 0;
  }

  private boolean isPlainToken(Place place, String given, boolean isOfRoyal) {
    if (!Epin.isValid(given)) {
      problems.addInvalidToken(place, given);
      return false;
    }
    if (isOfRoyal) {
      problems.add(Kind.ROYAL_CHANGE, place, "a captured royal piece leaves the game");
      return false;
    }
    if (PieceCodes.isRoyal(given)) {
      problems.add(Kind.ROYAL_CHANGE, place, PieceCodes.BECOMES_ROYAL + given);
      return false;
    }
    return true;
  }

  private String letterOf(Epin token, Side capturer) {
    Pin letter = new Pin(token.letter(), capturer, Pin.State.NORMAL, false);
    return new Epin(letter, !codes.hasOneStyle() && !token.isDerived()).toString();
  }
}
