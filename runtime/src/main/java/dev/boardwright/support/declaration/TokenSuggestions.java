// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.platform.Texts;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Suggestions for tokens in rules. Each one is a token that may stand at the place. */
final class TokenSuggestions {
  private static final Pattern PIECE = Pattern.compile("[+-]?[A-Za-z]\\^?'?");

  /** The characters of a token in any order, with exactly one letter. */
  private static final Pattern JUMBLED = Pattern.compile("[+^'-]*([A-Za-z])[+^'-]*");

  /** The maximum length of a text in which the characters of a token are looked for. */
  private static final int MAX_LENGTH = 8;

  private final boolean hasOneStyle;
  private final List<PieceRow> rows;
  private final DeclaredAnnotation board;
  private final RulePlaces places;

  /** The tokens with rows, as the rows write them. */
  private final Set<Epin> described = new LinkedHashSet<>();

  /** The texts of the lists of pieces, by the names of their members. */
  private final Map<String, Set<String>> lists = new HashMap<>();

  /** The pieces of both sides to which the rows lead. */
  private final Set<Epin> pieces = new LinkedHashSet<>();

  TokenSuggestions(
      boolean hasOneStyle, List<PieceRow> rows, DeclaredAnnotation board, RulePlaces places) {
    this.hasOneStyle = hasOneStyle;
    this.rows = rows;
    this.board = board;
    this.places = places;
    for (PieceRow row : rows) {
      List<Epin> tokens = valid(row.tokens());
      described.addAll(tokens);
      pieces.addAll(tokens);
      pieces.addAll(valid(List.of(row.passing())));
    }
    if (hasOneStyle) {
      for (Epin piece : List.copyOf(pieces)) {
        pieces.add(piece.withSide(Side.SECOND));
      }
    }
  }

  private static List<Epin> valid(List<String> texts) {
    return texts.stream().filter(Epin::isValid).map(Epin::parse).collect(Lists.toList());
  }

  private static @Nullable Epin token(String text) {
    return Epin.isValid(text) ? Epin.parse(text) : null;
  }

  /** {@return a token with the characters of an invalid one in the order of EPIN, or null} */
  @Nullable String spelled(RuleProblem problem) {
    String text = Texts.strip(places.text(problem));
    Matcher matcher = JUMBLED.matcher(text);
    if (text.length() > MAX_LENGTH || !matcher.matches()) {
      return null;
    }
    String state = text.contains("+") ? "+" : text.contains("-") ? "-" : "";
    String token =
        state
            + matcher.group(1)
            + (text.contains("^") ? "^" : "")
            + (text.contains("'") ? "'" : "");
    // Otherwise a character is written twice, and one that is not meant would be left out.
    if (token.length() != text.length()) {
      return null;
    }
    return hasOneStyle ? Epin.parse(token).withSide(Side.FIRST).toString() : token;
  }

  /** {@return the token of the other side, or null} */
  @Nullable String flipped(RuleProblem problem) {
    Epin token = token(places.text(problem));
    return token == null ? null : token.flip().toString();
  }

  /** {@return the most similar token with rows, or null} */
  @Nullable String described(RuleProblem problem) {
    return switch (problem.member()) {
      case "token" -> null; // what is unknown is not written there
      case "start" -> Suggestions.to(pieceAt(problem), startPieces(problem));
      case "facing", "resets" -> similar(problem, described, token -> true);
      case "capturedAs" -> similar(problem, described, token -> !token.isTerminal());
      default -> similar(problem, described, fitting(problem));
    };
  }

  /** {@return the piece in the start at the place of a problem, or an empty string} */
  static String pieceAt(RuleProblem problem) {
    String text = problem.text() == null ? "" : problem.text();
    Matcher piece = PIECE.matcher(text).region(Math.max(problem.offset(), 0), text.length());
    return piece.lookingAt() ? piece.group() : "";
  }

  /** {@return the pieces that may stand in the start at the place of a problem} */
  private List<String> startPieces(RuleProblem problem) {
    String text = problem.text() == null ? "" : problem.text();
    boolean isInHand = problem.offset() > text.indexOf(' ');
    List<String> known = new ArrayList<>();
    for (Epin token : described) {
      for (Side side : hasOneStyle ? List.of(Side.values()) : List.of(token.side())) {
        if (!isInHand || !token.isTerminal()) {
          known.add(token.withSide(side).toString());
        }
      }
    }
    return known;
  }

  /**
   * {@return the most similar one of some tokens that meet a condition, or null} The wrong token
   * itself may be among them, if it is wrong only at this place.
   */
  private @Nullable String similar(RuleProblem problem, Set<Epin> tokens, Predicate<Epin> isRight) {
    String wrong = places.text(problem);
    List<String> right =
        tokens.stream()
            .filter(isRight)
            .map(Epin::toString)
            .filter(token -> !token.equals(wrong))
            .collect(Lists.toList());
    return Suggestions.to(wrong, right);
  }

  /** {@return the condition that all pieces of the row of a problem may become a token} */
  private Predicate<Epin> fitting(RuleProblem problem) {
    Set<Epin> own = new LinkedHashSet<>(valid(row(problem).tokens()));
    boolean mayStay = problem.member().equals("dropsAs");
    return token ->
        own.stream().allMatch(other -> isAlike(other, token)) && (mayStay || !own.contains(token));
  }

  private static boolean isAlike(Epin one, Epin other) {
    return one.side() == other.side() && one.isTerminal() == other.isTerminal();
  }

  /** {@return the most similar piece that a list of pieces lacks, or null} */
  @Nullable String missing(RuleProblem problem) {
    Set<String> listed =
        lists.computeIfAbsent(problem.member(), member -> Set.copyOf(board.texts(member)));
    Predicate<Epin> isRight =
        switch (problem.member()) {
          case "firstHand" -> piece -> mayBeHeld(piece, Side.FIRST);
          case "secondHand" -> piece -> mayBeHeld(piece, Side.SECOND);
          default -> piece -> true;
        };
    return similar(
        problem, pieces, piece -> isRight.test(piece) && !listed.contains(piece.toString()));
  }

  private static boolean mayBeHeld(Epin piece, Side side) {
    return piece.side() == side && !piece.isTerminal();
  }

  /** {@return a token that differs from a wrong one only by being royal or not, or null} */
  @Nullable String otherRoyalty(RuleProblem problem) {
    Epin token = token(places.text(problem));
    return token == null ? null : token.withTerminal(!token.isTerminal()).toString();
  }

  /** {@return the plain form of the only token of a row that castles, if it has rows, or null} */
  @Nullable String becomes(RuleProblem problem) {
    List<Epin> own = valid(row(problem).tokens());
    if (own.size() != 1) {
      return null;
    }
    Epin plain = own.get(0).withState(Pin.State.NORMAL);
    return own.contains(plain) ? null : plain.toString();
  }

  private PieceRow row(RuleProblem problem) {
    return rows.get(problem.row());
  }
}
