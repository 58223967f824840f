// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.read.SuppressedWarnings;
import dev.boardwright.rules.RuleProblem;
import javax.lang.model.element.TypeElement;

/** The diagnostics for the problems of rules. */
final class RuleDiagnostics {
  private RuleDiagnostics() {}

  static void report(
      Report report,
      TypeElement type,
      RuleProblem problem,
      RulePlaces places,
      RuleSuggestions suggestions) {
    Diagnostic id = id(problem.kind());
    if (!problem.kind().isWarning() || !SuppressedWarnings.contain(type, id)) {
      report.addOn(
          places.annotation(problem),
          places.value(problem),
          id,
          places.shown(problem),
          problem.message(),
          suggestions.to(problem));
    }
  }

  private static Diagnostic id(RuleProblem.Kind kind) {
    return switch (kind) {
      case MISSING_MEMBER -> Diagnostic.MissingMember;
      case UNSUPPORTED_BOARD -> Diagnostic.RulesBoard;
      // The reader of the board has reported mistakes in styles and texts before.
      case INVALID_STYLE -> Diagnostic.StyleName;
      case INVALID_START -> Diagnostic.StartSyntax;
      case TOO_MANY_PIECES -> Diagnostic.TooManyTokens;
      case INVALID_TOKEN -> Diagnostic.TokenSyntax;
      case WRONG_CASE -> Diagnostic.TokenCase;
      case REPEATED_ELEMENT -> Diagnostic.RepeatedElement;
      case REPEATED_MEMBER -> Diagnostic.RepeatedMember;
      case INVALID_MOVEMENT -> Diagnostic.MovementSyntax;
      case TOO_MANY_TERMS -> Diagnostic.TooManyTerms;
      case TOO_MANY_TARGETS -> Diagnostic.TooManyTargets;
      case USELESS_TERM -> Diagnostic.UselessTerm;
      case INVALID_SQUARES -> Diagnostic.SquaresSyntax;
      case TOO_MANY_SQUARES -> Diagnostic.TooManySquares;
      case INVALID_NUMBER -> Diagnostic.NegativeNumber;
      case UNKNOWN_TOKEN -> Diagnostic.UnknownToken;
      case ROYAL_CHANGE -> Diagnostic.RoyalChange;
      case PASSING_LEAP -> Diagnostic.PassingLeap;
      case PASSING_TOKEN -> Diagnostic.PassingToken;
      case CASTLING -> Diagnostic.Castling;
      case CASTLES_WITHOUT_BECOMES -> Diagnostic.CastlesWithoutBecomes;
      case USELESS_PROMOTION -> Diagnostic.UselessPromotion;
      case PROMOTES_TO_NOTHING -> Diagnostic.PromotesToNothing;
      case DIFFERENT_PIECES -> Diagnostic.DifferentPieces;
      case ROYAL_COUNT -> Diagnostic.RoyalCount;
      case START_HAND -> Diagnostic.StartHand;
      case ILLEGAL_START -> Diagnostic.IllegalStart;
      case INVALID_NAME -> Diagnostic.PieceName;
      case INVALID_RIGHT -> Diagnostic.CastlingRight;
      case IMMOBILE_PIECE -> Diagnostic.ImmobilePiece;
      case UNREACHED_PIECE -> Diagnostic.UnreachedPiece;
      case IMPOSSIBLE_PROMOTION -> Diagnostic.ImpossiblePromotion;
      case IMPOSSIBLE_CASTLING -> Diagnostic.ImpossibleCastling;
      case FORGOTTEN_MUST_PROMOTE -> Diagnostic.ForgottenMustPromote;
      case IDLE_MEMBER -> Diagnostic.IdleMember;
      case FINISHED_START -> Diagnostic.FinishedStart;
    };
  }
}
