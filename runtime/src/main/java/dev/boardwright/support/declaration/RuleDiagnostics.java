// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.RuleProblem;

/** The diagnostics for the problems of rules. */
final class RuleDiagnostics {
  private RuleDiagnostics() {}

  static void report(
      DeclarationReport report,
      RuleProblem problem,
      RulePlaces places,
      RuleSuggestions suggestions) {
    report.add(
        places.annotation(problem),
        places.value(problem),
        id(problem.kind()),
        places.shown(problem),
        problem.message(),
        suggestions.to(problem));
  }

  private static Mistake id(RuleProblem.Kind kind) {
    return switch (kind) {
      case MISSING_MEMBER -> Mistake.MissingMember;
      case UNSUPPORTED_BOARD -> Mistake.RulesBoard;
      // The reader of the board has reported mistakes in styles and texts before.
      case INVALID_STYLE -> Mistake.StyleName;
      case INVALID_START -> Mistake.StartSyntax;
      case TOO_MANY_PIECES -> Mistake.TooManyTokens;
      case INVALID_TOKEN -> Mistake.TokenSyntax;
      case WRONG_CASE -> Mistake.TokenCase;
      case REPEATED_ELEMENT -> Mistake.RepeatedElement;
      case REPEATED_MEMBER -> Mistake.RepeatedMember;
      case INVALID_MOVEMENT -> Mistake.MovementSyntax;
      case TOO_MANY_TERMS -> Mistake.TooManyTerms;
      case TOO_MANY_TARGETS -> Mistake.TooManyTargets;
      case USELESS_TERM -> Mistake.UselessTerm;
      case INVALID_SQUARES -> Mistake.SquaresSyntax;
      case TOO_MANY_SQUARES -> Mistake.TooManySquares;
      case INVALID_NUMBER -> Mistake.NegativeNumber;
      case UNKNOWN_TOKEN -> Mistake.UnknownToken;
      case ROYAL_CHANGE -> Mistake.RoyalChange;
      case PASSING_LEAP -> Mistake.PassingLeap;
      case PASSING_TOKEN -> Mistake.PassingToken;
      case CASTLING -> Mistake.Castling;
      case CASTLES_WITHOUT_BECOMES -> Mistake.CastlesWithoutBecomes;
      case USELESS_PROMOTION -> Mistake.UselessPromotion;
      case PROMOTES_TO_NOTHING -> Mistake.PromotesToNothing;
      case DIFFERENT_PIECES -> Mistake.DifferentPieces;
      case ROYAL_COUNT -> Mistake.RoyalCount;
      case START_HAND -> Mistake.StartHand;
      case ILLEGAL_START -> Mistake.IllegalStart;
      case INVALID_NAME -> Mistake.PieceName;
      case INVALID_RIGHT -> Mistake.CastlingRight;
      case IMMOBILE_PIECE -> Mistake.ImmobilePiece;
      case UNREACHED_PIECE -> Mistake.UnreachedPiece;
      case IMPOSSIBLE_PROMOTION -> Mistake.ImpossiblePromotion;
      case IMPOSSIBLE_CASTLING -> Mistake.ImpossibleCastling;
      case FORGOTTEN_MUST_PROMOTE -> Mistake.ForgottenMustPromote;
      case IDLE_MEMBER -> Mistake.IdleMember;
      case FINISHED_START -> Mistake.FinishedStart;
    };
  }
}
