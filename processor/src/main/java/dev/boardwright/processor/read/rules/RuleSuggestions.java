// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Epin;
import dev.boardwright.processor.read.Suggestions;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationValue;
import org.jspecify.annotations.Nullable;

/** Suggestions for the mistakes in rules: the values that the user probably meant. */
final class RuleSuggestions {
  /** The maximum number of suggestions for a declaration. More mistakes are no slips of a hand. */
  private static final int MAX_SUGGESTIONS = 20;

  private static final Pattern PIECE = Pattern.compile("[+-]?[A-Za-z]\\^?'?");

  /** The characters of a token in any order, with exactly one letter. */
  private static final Pattern JUMBLED = Pattern.compile("[+^'-]*([A-Za-z])[+^'-]*");

  private final boolean hasOneStyle;
  private final SquareSuggestions squares;
  private final List<PieceRow> rows;
  private final MemberValues board;
  private final RulePlaces places;
  private int given;

  RuleSuggestions(
      Shape shape, List<Style> styles, List<PieceRow> rows, MemberValues board, RulePlaces places) {
    hasOneStyle = styles.get(0).hasSameName(styles.get(1));
    squares = new SquareSuggestions(shape);
    this.rows = rows;
    this.board = board;
    this.places = places;
  }

  /** {@return the end of the message about a problem, or an empty string for no suggestion} */
  String to(RuleProblem problem) {
    String meant = given < MAX_SUGGESTIONS ? meant(problem) : null;
    if (meant == null) {
      return "";
    }
    given++;
    boolean hasPicture = problem.text() != null;
    return (hasPicture ? "\n" : "; ") + "did you mean " + meant + "?";
  }

  private @Nullable String meant(RuleProblem problem) {
    return switch (problem.kind()) {
      case MISSING_MEMBER -> problem.member().equals("order") ? "SquareOrder.DESCENDING" : null;
      case INVALID_TOKEN -> quoted(token(problem.text()));
      case WRONG_CASE -> quoted(flipped(written(problem)));
      case UNKNOWN_TOKEN -> quoted(Suggestions.to(unknown(problem), known(problem)));
      case DIFFERENT_PIECES -> quoted(Suggestions.to(written(problem), missing(problem)));
      case ROYAL_CHANGE -> quoted(otherRoyalty(written(problem)));
      case CASTLES_WITHOUT_BECOMES -> becomes(problem);
      case INVALID_MOVEMENT -> quoted(MovementSuggestions.to(problem));
      case INVALID_SQUARES -> quoted(squares.to(problem));
      default -> null;
    };
  }

  private static @Nullable String quoted(@Nullable String text) {
    return text == null ? null : "\"" + text + "\"";
  }

  /** {@return the text at the place of a problem; an empty string if it has no text} */
  private String written(RuleProblem problem) {
    AnnotationValue value = places.value(problem);
    return value != null && value.getValue() instanceof String text ? text : "";
  }

  /** {@return a token with the characters of a text in the order of EPIN, or null} */
  private static @Nullable String token(@Nullable String text) {
    Matcher matcher = JUMBLED.matcher(text == null || text.length() > 8 ? "" : text);
    if (!matcher.matches()) {
      return null;
    }
    String characters = matcher.group();
    String state = characters.contains("+") ? "+" : characters.contains("-") ? "-" : "";
    String token =
        state
            + matcher.group(1)
            + (characters.contains("^") ? "^" : "")
            + (characters.contains("'") ? "'" : "");
    // Otherwise a character is written twice, and one that is not meant would be left out.
    return token.length() == characters.length() ? token : null;
  }

  private static @Nullable String flipped(String token) {
    return Epin.isValid(token) ? Epin.parse(token).flip().toString() : null;
  }

  /** {@return the token that no row describes} */
  private String unknown(RuleProblem problem) {
    String text = problem.text();
    if (text == null) {
      return written(problem);
    }
    Matcher piece = PIECE.matcher(text).region(problem.offset(), text.length());
    return piece.lookingAt() ? piece.group() : "";
  }

  /** {@return the tokens with rows, as they may stand at the place of a problem} */
  private Set<String> known(RuleProblem problem) {
    return tokens(false, problem.member().equals("start"));
  }

  /** {@return the tokens of rows, with or without the passing ones, and those of the other side} */
  private Set<String> tokens(boolean withPassing, boolean ofBothSides) {
    Set<String> tokens = new LinkedHashSet<>();
    for (PieceRow row : rows) {
      tokens.addAll(row.tokens());
      if (withPassing) {
        tokens.add(row.passing());
      }
    }
    tokens.removeIf(token -> !Epin.isValid(token));
    if (hasOneStyle && ofBothSides) {
      for (String token : List.copyOf(tokens)) {
        tokens.add(Epin.parse(token).withSide(Side.SECOND).toString());
      }
    }
    return tokens;
  }

  /** {@return the pieces of the rows that the list at the place of a problem does not have} */
  private Set<String> missing(RuleProblem problem) {
    Set<String> missing = tokens(true, true);
    board.texts(problem.member()).forEach(missing::remove);
    return missing;
  }

  /** {@return a token with rows that differs from another one only by being royal, or null} */
  private @Nullable String otherRoyalty(String token) {
    if (!Epin.isValid(token)) {
      return null;
    }
    boolean isRoyal = Epin.parse(token).isTerminal();
    String other = isRoyal ? token.replace("^", "") : token.replaceAll("([A-Za-z])", "$1^");
    return tokens(false, false).contains(other) ? other : null;
  }

  /** {@return the plain form of a token with a state, if it has rows, or null} */
  private @Nullable String becomes(RuleProblem problem) {
    PieceRow row = rows.get(problem.row());
    String plain = row.tokens().get(0).replaceAll("[+-]", "");
    boolean isKnown = tokens(false, false).contains(plain) && !row.tokens().contains(plain);
    return isKnown ? "becomes = \"" + plain + "\"" : null;
  }
}
