// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.RuleProblem;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of mistakes in declarations that are no {@linkplain RuleProblem problems} of rules,
 * each with the text of its message. The name of a constant is the id that its messages start with.
 * Ids are documented in docs/errors.md and never change. A {@code %s} at the start of a text names
 * what is at fault: a value with its place in the annotation. If the rest of the text is only a
 * {@code %s}, as in {@code shape: %s}, other classes define the rule and supply the wording.
 */
public enum Mistake {
  /** The shape has no dimensions. */
  ShapeEmpty("shape: %s"),
  /** The shape has more dimensions than a board can have. */
  TooManyDimensions("shape: %s"),
  /** A size in the shape is out of range. */
  DimensionSize("%s: %s"),
  /** The shape has more squares than a board can have. */
  ShapeTooLarge("shape: %s"),
  /** The number of styles is not two. */
  StyleCount(
      "styles: expected two, the first player's in upper case and the second player's in lower"
          + " case; got %d"),
  /** A style is not an SNN name. */
  StyleName(
      "%s: not an SNN name, which consists of ASCII letters and digits and starts with a letter%s"),
  /** A style is written in the case of the other side. */
  StyleSide("%s: the %s player's style must be in %s case%s"),
  /** A style is longer than a position allows. */
  StyleTooLong("%s: %s"),
  /** The list of pieces is empty. */
  PiecesEmpty("pieces: declare at least one piece, or omit pieces to allow any text as a piece"),
  /** There are more pieces than codes in a byte. */
  TooManyPieces("pieces: at most %d can be declared, got %d"),
  /** A piece is longer than a position allows. */
  PieceTooLong("%s: %s"),
  /** A piece is declared twice, or listed twice for a hand. */
  DuplicatePiece("%s: this piece is already %s, as %s[%d]"),
  /** The constants of two pieces would have the same name. */
  PieceNameClash("%s: its constant would be %s, which is already the constant of pieces[%d]"),
  /** A text listed for a hand is not one of the pieces. */
  HandPiece("%s: not one of the declared pieces%s"),
  /** A hand is declared although no pieces are. */
  HandWithoutPieces("%s: a hand lists declared pieces, but no pieces are declared"),
  /** A start is declared, but not the rank that its first row represents. */
  StartWithoutOrder(
      "start: specify the rank of its first row: write order = SquareOrder.DESCENDING if it"
          + " is the highest, as in FEEN and FEN, or order = SquareOrder.ASCENDING if it is rank"
          + " 1"),
  /** A start is declared for a board whose positions have no texts. */
  StartOfNoText("start: %s"),
  /** A start is not a FEEN text. */
  StartSyntax("start: %s"),
  /** A start belongs to a board of another shape. */
  StartShape("start: %s"),
  /** A start has other styles than the board. */
  StartStyles("start: %s"),
  /** A start has a piece that is not declared, or not declared for that hand. */
  StartPiece("start: %s"),
  /** A start has more pieces than squares. */
  StartTooManyPieces("start: %s"),
  /** Rules are declared on a type that declares no board. */
  RulesWithoutBoard("%s has rules, but no board to play on: add @Board to the same type"),
  /** Draws are declared on a type that declares no rules. */
  DrawsWithoutRules("%s has @Draws, but no rules of a game: add @Rules to the same type"),
  /** Names for other programs are declared on a type that declares no rules. */
  FenWithoutRules("%s has @FenLetters, but no rules of a game: add @Rules to the same type");

  /** The maximum length of a message in code points, whatever the source contains. */
  private static final int MAX_MESSAGE = 1_000;

  private final String text;

  Mistake(String text) {
    this.text = text;
  }

  String message(@Nullable Object... arguments) {
    return message(name(), String.format(Locale.ROOT, text, arguments));
  }

  /** {@return a whole message, beginning with the id, shortened if it is too long} */
  static String message(String id, String text) {
    return Quoting.cut("[" + id + "] " + text, MAX_MESSAGE);
  }
}
