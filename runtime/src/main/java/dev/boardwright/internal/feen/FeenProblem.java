// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.QiLimits;

/** An error in a FEEN text. Its message is that of feen.rb 0.5.0, if feen.rb has one for it. */
enum FeenProblem {
  /** More than 4,096 characters. */
  TOO_LONG(FeenField.TEXT, "input exceeds maximum length"),
  /** Anything but three fields separated by single spaces. */
  FIELD_COUNT(FeenField.TEXT, "invalid field count"),
  /** An empty placement. */
  EMPTY_PLACEMENT(FeenField.PLACEMENT, "piece placement is empty"),
  /** A slash before the first rank. */
  LEADING_SEPARATOR(FeenField.PLACEMENT, "piece placement starts with separator"),
  /** A slash after the last rank. */
  TRAILING_SEPARATOR(FeenField.PLACEMENT, "piece placement ends with separator"),
  /** Three slashes in a row. */
  DIMENSIONS(FeenField.PLACEMENT, "exceeds maximum dimensions"),
  /** A number of empty squares that is 0 or has a leading zero. */
  EMPTY_COUNT(FeenField.PLACEMENT, "invalid empty count"),
  /** A piece on the board that is not an EPIN token. */
  PIECE(FeenField.PLACEMENT, "invalid piece token"),
  /** A rank of more than 255 squares, a layer of more than 255 ranks, or more than 255 layers. */
  SIZE(FeenField.PLACEMENT, "dimension size exceeded"),
  /** Layers with different numbers of ranks, or with only one rank. */
  COHERENCE(FeenField.PLACEMENT, "dimensional coherence violation"),
  /** No slash between the hands, or more than one. */
  HANDS_DELIMITER(FeenField.HANDS, "invalid hands delimiter"),
  /** A count in a hand that is 0 or 1 or has a leading zero. */
  HAND_COUNT(FeenField.HANDS, "invalid hand count"),
  /** A piece in a hand that is not an EPIN token. */
  HAND_PIECE(FeenField.HANDS, "invalid piece token"),
  /** A token that occurs twice in a hand. */
  NOT_AGGREGATED(FeenField.HANDS, "hand items not aggregated"),
  /** A hand that is not in FEEN's order. */
  HAND_ORDER(FeenField.HANDS, "hand items not in canonical order"),
  /** No slash between the styles, or more than one. */
  STYLE_DELIMITER(FeenField.STYLE_TURN, "invalid style-turn delimiter"),
  /** A style that does not exist in the dialect. */
  STYLE(FeenField.STYLE_TURN, "invalid style token"),
  /** Two styles of the same case. */
  STYLE_CASE(FeenField.STYLE_TURN, "style tokens must have opposite case"),
  /**
   * A style that is too long for a position. Like {@link #TOO_MANY_SQUARES}, this is a limit of Qi
   * 3.
   */
  STYLE_TOO_LONG(FeenField.STYLE_TURN, "style exceeds " + QiLimits.MAX_STYLE_BYTES + " bytes"),
  /** Ranks with different numbers of squares. feen.rb accepts them and loses squares. */
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

  /** {@return the exception for this error at an offset of a text} */
  FeenException at(int offset, String text) {
    return at(offset, text, "");
  }

  /** {@return the exception for this error, with words that say what to write instead} */
  FeenException at(int offset, String text, String advice) {
    return new FeenException(field, message + advice, offset, text);
  }
}
