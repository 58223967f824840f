// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of mistakes in declarations of boards and games, and of warnings about them, each with
 * the text of its message. The name of a constant is the id that its messages start with. Ids are
 * documented in docs/errors.md and never change. A {@code %s} at the start of a text names what is
 * at fault: a value with its place in the annotation. If the rest of the text is only a {@code %s},
 * as in {@code shape: %s}, other classes define the rule and supply the wording.
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
  /** Names for other programs are declared on a type that declares no rules. */
  FenWithoutRules("%s has @FenLetters, but no rules of a game: add @Rules to the same type"),
  /** A member that every game needs is missing. */
  MissingMember,
  /** The board has more dimensions or squares than a board with rules can have. */
  RulesBoard,
  /** There are too many rows, or too many tokens in them. */
  TooManyTokens,
  /** A text is not an EPIN token. */
  TokenSyntax,
  /** A token is written in the case of the wrong side. */
  TokenCase,
  /** A list names the same thing twice. */
  RepeatedElement,
  /** A member that belongs to a token is given in two of its rows. */
  RepeatedMember,
  /** A text is not a movement in Betza notation. */
  MovementSyntax,
  /** A movement is too long, or all movements together are. */
  TooManyTerms,
  /** The rows have too many tokens to promote to or to drop as. */
  TooManyTargets,
  /** A term of a movement leads nowhere on the board. */
  UselessTerm,
  /** A text is not a list of squares of the board. */
  SquaresSyntax,
  /** The lists of squares of all rows together are too long. */
  TooManySquares,
  /** A number is negative. */
  NegativeNumber,
  /** No row describes a token. */
  UnknownToken,
  /** A royal piece would become another piece, or another piece a royal one. */
  RoyalChange,
  /** A row with a passing token does not have exactly one lame leap. */
  PassingLeap,
  /** A passing token has rows, or stands for more than one token or leap. */
  PassingToken,
  /** Castling is given to a piece that is not royal, or has no partner, or a royal one. */
  Castling,
  /** It is not clear what a partner for castling becomes. */
  CastlesWithoutBecomes,
  /** A piece promotes to itself, or to what it becomes anyway. */
  UselessPromotion,
  /** A piece must promote, but promotes to nothing. */
  PromotesToNothing,
  /** The declared pieces or hands are not those of the rows. */
  DifferentPieces,
  /** A side does not have exactly one royal piece in the start. */
  RoyalCount,
  /** A hand in the start has a piece that the side cannot drop. */
  StartHand,
  /** No move may lead to the start. */
  IllegalStart,
  /** A name of a piece for other programs is not a token, = and a name. */
  PieceName,
  /** A castling right is not a letter, = and a square, or nobody can have it. */
  CastlingRight,
  /** A piece can never move. */
  ImmobilePiece,
  /** No game reaches a piece. */
  UnreachedPiece,
  /** A piece can never promote. */
  ImpossiblePromotion,
  /** A royal piece can never castle to one side. */
  ImpossibleCastling,
  /** A piece with several promotions must promote on some squares of its zone only. */
  ForgottenMustPromote,
  /** A member has no effect. */
  IdleMember,
  /** The game has ended in the start. */
  FinishedStart;

  /** The maximum length of a message in code points, whatever the source contains. */
  private static final int MAX_MESSAGE = 1_000;

  private final String text;

  Mistake() {
    this("%s: %s%s");
  }

  Mistake(String text) {
    this.text = text;
  }

  /** {@return whether this is a kind of warning, about a declaration that is valid} */
  public boolean isWarning() {
    return compareTo(ImmobilePiece) >= 0;
  }

  /**
   * {@return the whole message, beginning with the id, shortened if it is too long}
   *
   * @param arguments the arguments of the text
   */
  public String message(@Nullable Object... arguments) {
    String message = "[" + name() + "] " + String.format(Locale.ROOT, text, arguments);
    return Quoting.cut(message, MAX_MESSAGE);
  }
}
