// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.QiLimits;

/**
 * What can be wrong with a text as FEEN, in the words of feen.rb 0.5.0 where it has words for it.
 */
enum FeenProblem {
  /** More than 4,096 characters. */
  TOO_LONG(FeenField.TEXT, "input exceeds maximum length"),
  /** Not three fields with a space between them. */
  FIELD_COUNT(FeenField.TEXT, "invalid field count"),
  /** No board. */
  EMPTY_PLACEMENT(FeenField.PLACEMENT, "piece placement is empty"),
  /** A slash before the first rank. */
  LEADING_SEPARATOR(FeenField.PLACEMENT, "piece placement starts with separator"),
  /** A slash after the last rank. */
  TRAILING_SEPARATOR(FeenField.PLACEMENT, "piece placement ends with separator"),
  /** Three slashes in a row. */
  DIMENSIONS(FeenField.PLACEMENT, "exceeds maximum dimensions"),
  /** A number of empty squares that is 0 or begins with 0. */
  EMPTY_COUNT(FeenField.PLACEMENT, "invalid empty count"),
  /** No EPIN token on the board. */
  PIECE(FeenField.PLACEMENT, "invalid piece token"),
  /** A rank, a layer or a board with more than 255 parts. */
  SIZE(FeenField.PLACEMENT, "dimension size exceeded"),
  /** Layers of unlike numbers of ranks, or of one. */
  COHERENCE(FeenField.PLACEMENT, "dimensional coherence violation"),
  /** Not one slash between the hands. */
  HANDS_DELIMITER(FeenField.HANDS, "invalid hands delimiter"),
  /** A number in a hand that is 0 or 1 or begins with 0. */
  HAND_COUNT(FeenField.HANDS, "invalid hand count"),
  /** No EPIN token in a hand. */
  HAND_PIECE(FeenField.HANDS, "invalid piece token"),
  /** A token twice in a hand. */
  NOT_AGGREGATED(FeenField.HANDS, "hand items not aggregated"),
  /** A hand in another order than FEEN's. */
  HAND_ORDER(FeenField.HANDS, "hand items not in canonical order"),
  /** Not one slash between the styles. */
  STYLE_DELIMITER(FeenField.STYLE_TURN, "invalid style-turn delimiter"),
  /** A style that the dialect does not have. */
  STYLE(FeenField.STYLE_TURN, "invalid style token"),
  /** Styles of the same case. */
  STYLE_CASE(FeenField.STYLE_TURN, "style tokens must have opposite case"),
  /** A style that a position cannot carry: a limit of Qi 3, as the next but one. */
  STYLE_TOO_LONG(FeenField.STYLE_TURN, "style exceeds " + QiLimits.MAX_STYLE_BYTES + " bytes"),
  /** Ranks of unlike numbers of squares, which feen.rb takes, and loses squares. */
  IRREGULAR(FeenField.PLACEMENT, "ranks of unequal length"),
  /** More squares than a position can have. */
  TOO_MANY_SQUARES(FeenField.PLACEMENT, "board exceeds " + QiLimits.MAX_SQUARE_COUNT + " squares"),
  /** More pieces than squares. */
  CARDINALITY(FeenField.CARDINALITY, "too many pieces for board size");

  private final FeenField field;
  private final String message;

  FeenProblem(FeenField field, String message) {
    this.field = field;
    this.message = message;
  }

  /** Returns the exception for a text that has this problem at an offset. */
  FeenException at(int offset, String text) {
    return new FeenException(field, message, offset, text);
  }
}
