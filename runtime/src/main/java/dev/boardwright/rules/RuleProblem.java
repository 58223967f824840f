// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.text.TextPicture;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A mistake in the declaration of a game, or a warning about a declaration that has no mistakes.
 *
 * @param kind the kind of mistake or warning
 * @param row the index of the row in which it is, counted from 0, or {@value #NONE} if it is not in
 *     a row
 * @param member the name of the member in which it is, such as {@code moves} or {@code start}
 * @param element the index of the element, if the member is a list; otherwise {@value #NONE}
 * @param offset the offset of the first wrong character in a movement, a list of squares, a token
 *     or the start position; {@value #NONE} if the whole value is wrong
 * @param description the description of the mistake, on one line
 * @param text the text to which the offset belongs, or null if there is no offset
 */
public record RuleProblem(
    Kind kind,
    int row,
    String member,
    int element,
    int offset,
    String description,
    @Nullable String text) {
  /** The value of a row, an element or an offset that does not apply: {@value}. */
  public static final int NONE = -1;

  /** A kind of mistake or, at the end of the list, of warning. */
  public enum Kind {
    /** A member that every game needs is missing. */
    MISSING_MEMBER("MissingMember"),
    /** The board has too many dimensions or squares. */
    UNSUPPORTED_BOARD("RulesBoard"),
    /** A style is not valid, or does not have the case of its side. */
    INVALID_STYLE("StyleName"),
    /** The start position is not a position of the board in FEEN. */
    INVALID_START("StartSyntax"),
    /** There are too many rows, or the rows have too many tokens or passing tokens. */
    TOO_MANY_PIECES("TooManyTokens"),
    /** A text is not an EPIN token. */
    INVALID_TOKEN("TokenSyntax"),
    /** A token has the case of the wrong side. */
    WRONG_CASE("TokenCase"),
    /** A list names the same thing twice. */
    REPEATED_ELEMENT("RepeatedElement"),
    /** A member of a token is given in two of its rows. */
    REPEATED_MEMBER("RepeatedMember"),
    /** A text is not a movement in Betza notation. */
    INVALID_MOVEMENT("MovementSyntax"),
    /** A movement, or all movements together, have too many terms. */
    TOO_MANY_TERMS("TooManyTerms"),
    /** The rows have too many tokens to promote to or to drop as. */
    TOO_MANY_TARGETS("TooManyTargets"),
    /** A term of a movement leads nowhere on the board. */
    USELESS_TERM("UselessTerm"),
    /** A text is not a list of squares and ranges of squares of the board. */
    INVALID_SQUARES("SquaresSyntax"),
    /** The lists of squares of all rows together are too long. */
    TOO_MANY_SQUARES("TooManySquares"),
    /** A number is negative. */
    INVALID_NUMBER("NegativeNumber"),
    /** A token has no rows. */
    UNKNOWN_TOKEN("UnknownToken"),
    /** A royal piece would become another piece, or another piece a royal one. */
    ROYAL_CHANGE("RoyalChange"),
    /**
     * A row with a passing token does not have exactly one lame leap; or this leap captures en
     * passant, and the row also says what the piece becomes.
     */
    PASSING_LEAP("PassingLeap"),
    /** A passing token has rows, or stands for more than one token or leap. */
    PASSING_TOKEN("PassingToken"),
    /** Castling is given to the wrong piece, or has no partner in the start position. */
    CASTLING("Castling"),
    /** A token castles, but it is not clear what it becomes when the royal piece moves. */
    CASTLES_WITHOUT_BECOMES("CastlesWithoutBecomes"),
    /** A piece promotes to itself, or to what it becomes anyway. */
    USELESS_PROMOTION("UselessPromotion"),
    /** A piece must promote, but promotes to nothing. */
    PROMOTES_TO_NOTHING("PromotesToNothing"),
    /** The given pieces or hands are not those of the rows. */
    DIFFERENT_PIECES("DifferentPieces"),
    /** A side does not have exactly one royal piece in the start position. */
    ROYAL_COUNT("RoyalCount"),
    /** A hand in the start position has a piece that the side cannot drop. */
    START_HAND("StartHand"),
    /** The start position is one that no move may lead to. */
    ILLEGAL_START("IllegalStart"),
    /**
     * A name of a piece is not in capital letters, or is given to several tokens; or a name for
     * other programs is not a token, {@code =} and a name.
     */
    INVALID_NAME("PieceName"),
    /** A castling right is not a letter, {@code =} and a square, or nobody can have it. */
    INVALID_RIGHT("CastlingRight"),
    /** A rule about draws is out of range, malformed, or has no effect without another one. */
    INVALID_DRAWS("DrawRules"),
    /** A warning: a piece has a movement, but can never move. */
    IMMOBILE_PIECE("ImmobilePiece"),
    /** A warning: no game has the piece on the board or in a hand. */
    UNREACHED_PIECE("UnreachedPiece"),
    /** A warning: a piece promotes, but none of its moves begins or ends in its zone. */
    IMPOSSIBLE_PROMOTION("ImpossiblePromotion"),
    /** A warning: a term can never castle in one of its directions. */
    IMPOSSIBLE_CASTLING("ImpossibleCastling"),
    /** A warning: a piece with several promotions may decline on some of its squares only. */
    FORGOTTEN_MUST_PROMOTE("ForgottenMustPromote"),
    /** A warning: a member has no effect. */
    IDLE_MEMBER("IdleMember"),
    /** A warning: the game has ended already in the start position. */
    FINISHED_START("FinishedStart");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    /** {@return the id of the compiler's messages of this kind, such as {@code MovementSyntax}} */
    public String id() {
      return id;
    }

    /** {@return whether this is a kind of warning, about a declaration that is valid} */
    public boolean isWarning() {
      return compareTo(IMMOBILE_PIECE) >= 0;
    }
  }

  /**
   * Creates a mistake or a warning.
   *
   * @param kind the kind of mistake or warning
   * @param row the index of the row, or {@value #NONE}
   * @param member the name of the member
   * @param element the index of the element, or {@value #NONE}
   * @param offset the offset in the text, or {@value #NONE}
   * @param description the description of the mistake, on one line
   * @param text the text, or null
   * @throws IndexOutOfBoundsException if the offset is not {@value #NONE} and is not an offset of
   *     the text
   */
  public RuleProblem {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(member, "member");
    Objects.requireNonNull(description, "description");
    if (offset != NONE) {
      Objects.checkIndex(offset, Objects.requireNonNull(text, "text").length() + 1);
    }
  }

  // unknown modifier (offset 3)
  // fmWxF
  //    ^
  /** {@return the description and, if there is a text, a picture of it} */
  public String message() {
    return text == null || offset == NONE
        ? description
        : description + " (offset " + offset + ")\n" + TextPicture.of(text, offset);
  }

  // row 8, moves: unknown modifier (offset 3)
  // fmWxF
  //    ^
  /** {@return the place and the {@linkplain #message message}} */
  @Override
  public String toString() {
    String place = row == NONE ? member : "row " + row + ", " + member;
    String item = element == NONE ? "" : "[" + element + "]";
    return place + item + ": " + message();
  }
}
