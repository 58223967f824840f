// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.support.DeclaredPieces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The pieces of a game and their codes, as they follow from the rows. */
final class PieceCodes {
  private static final String UPPER_CASE =
      "tokens are written in upper case if both sides have the same style, got ";

  static final String BECOMES_ROYAL = "a piece cannot become a royal piece: ";

  private static final String PIECES = "pieces";

  /** The maximum number of missing pieces in a message. */
  private static final int MAX_SHOWN = 10;

  private final Problems problems;
  private final boolean hasOneStyle;
  private final Set<String> withRows = new HashSet<>();
  private final Map<String, Integer> codes = new HashMap<>();
  private final List<String> pieces;

  /**
   * Reads the tokens of all rows.
   *
   * @throws RuleBookException if there is a mistake in them
   */
  PieceCodes(Declaration declaration, boolean hasOneStyle, Problems problems) {
    this.problems = problems;
    this.hasOneStyle = hasOneStyle;
    checkRows(declaration.rows());
    Set<String> found = new LinkedHashSet<>();
    for (int row = 0; row < declaration.rows().size(); row++) {
      addTokens(found, row, declaration.rows().get(row));
    }
    problems.check();
    if (found.size() > DeclaredPieces.MAX_COUNT) {
      problems.add(
          Kind.TOO_MANY_PIECES,
          Place.of(RuleBook.ROWS),
          "the rows must have at most "
              + DeclaredPieces.MAX_COUNT
              + " pieces of both sides, got "
              + found.size());
    }
    pieces = inGivenOrder(problems, PIECES, declaration.pieces(), new ArrayList<>(found));
    problems.check();
    for (String piece : pieces) {
      codes.put(piece, codes.size() + 1);
    }
  }

  private void checkRows(List<PieceRow> rows) {
    if (rows.isEmpty()) {
      problems.add(Kind.MISSING_MEMBER, Place.of(RuleBook.ROWS), "there must be at least one row");
    } else if (rows.size() > RuleBook.MAX_ROWS) {
      problems.add(
          Kind.TOO_MANY_PIECES,
          Place.of(RuleBook.ROWS),
          "there must be at most " + RuleBook.MAX_ROWS + " rows, got " + rows.size());
    }
  }

  private void addTokens(Set<String> found, int index, PieceRow row) {
    Place place = Place.of(index, PieceRow.TOKEN);
    if (row.tokens().isEmpty()) {
      problems.add(Kind.MISSING_MEMBER, place, "there must be at least one token");
    }
    Set<String> inRow = new HashSet<>();
    Side side = null;
    for (int i = 0; i < row.tokens().size(); i++) {
      String token = row.tokens().get(i);
      if (!inRow.add(token)) {
        problems.add(Kind.REPEATED_ELEMENT, place.element(i), "repeated: " + Problems.shown(token));
      } else if (isToken(place.element(i), token)) {
        side = side == null ? side(token) : side;
        checkCase(place.element(i), token, side);
        addForSides(found, token);
        addForSides(withRows, token);
      }
    }
    String passing = row.text(PieceRow.PASSING);
    if (!passing.isEmpty() && side != null) {
      Place of = Place.of(index, PieceRow.PASSING);
      if (isToken(of, passing)) {
        checkCase(of, passing, side);
        addForSides(found, passing);
      }
    }
  }

  private boolean isToken(Place place, String token) {
    boolean isToken = Epin.isValid(token);
    if (!isToken) {
      problems.addInvalidToken(place, token);
    }
    return isToken;
  }

  static Side side(String token) {
    return Epin.parse(token).side();
  }

  static boolean isRoyal(String token) {
    return Epin.parse(token).isTerminal();
  }

  /**
   * Checks that a token of a row has the case of its row, and of all rows if there is one style.
   */
  private void checkCase(Place place, String token, Side side) {
    if (hasOneStyle && side(token) == Side.SECOND) {
      problems.add(Kind.WRONG_CASE, place, UPPER_CASE + token);
    } else if (side(token) != side) {
      problems.add(
          Kind.WRONG_CASE, place, "the tokens of a row belong to the same side, got " + token);
    }
  }

  private void addForSides(Set<String> tokens, String token) {
    tokens.add(token);
    if (hasOneStyle) {
      tokens.add(Epin.parse(token).flip().toString());
    }
  }

  /** {@return the pieces in the order that was given, or in their own if none was given} */
  static List<String> inGivenOrder(
      Problems problems, String member, @Nullable List<String> given, List<String> pieces) {
    if (given == null) {
      return pieces;
    }
    boolean isOfBoard = member.equals(PIECES);
    Set<String> expected = new HashSet<>(pieces);
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < given.size(); i++) {
      String piece = given.get(i);
      Place place = Place.of(member).element(i);
      if (!seen.add(piece)) {
        problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + Problems.shown(piece));
      } else if (!expected.contains(piece)) {
        problems.add(
            Kind.DIFFERENT_PIECES,
            place,
            (isOfBoard ? "no row leads to the piece " : "this hand never holds the piece ")
                + Problems.shown(piece));
      }
    }
    List<String> missing = new ArrayList<>(pieces);
    missing.removeAll(seen);
    if (!missing.isEmpty()) {
      problems.add(
          Kind.DIFFERENT_PIECES,
          Place.of(member),
          (isOfBoard ? "the rows also lead to " : "this hand may also hold ") + shown(missing));
    }
    return given;
  }

  /** {@return pieces for a message, without those at the end if there are many} */
  private static String shown(List<String> pieces) {
    int more = pieces.size() - MAX_SHOWN;
    return more > 0
        ? String.join(", ", pieces.subList(0, MAX_SHOWN)) + " and " + more + " more"
        : String.join(", ", pieces);
  }

  /** {@return the rules of a token of a row, for each side for which the row holds} */
  List<TokenRules> pieces(PieceRow row, String token, List<TokenRules> rules) {
    return sides(row).stream()
        .map(side -> rules.get(code(of(side, token)) - 1))
        .collect(Lists.toList());
  }

  /** {@return the texts of all pieces, in the order of their codes} */
  List<String> pieces() {
    return pieces;
  }

  Map<String, Integer> codes() {
    return codes;
  }

  boolean hasRows(String token) {
    return withRows.contains(token);
  }

  /** {@return the code of a piece that exists} */
  int code(String token) {
    return Objects.requireNonNull(codes.get(token), token);
  }

  /** {@return the sides for which a row holds} */
  List<Side> sides(PieceRow row) {
    return hasOneStyle ? List.of(Side.FIRST, Side.SECOND) : List.of(side(row.tokens().get(0)));
  }

  /** {@return whether rows hold for both sides, because both have the same style} */
  boolean hasOneStyle() {
    return hasOneStyle;
  }

  /** {@return a piece as its rows write it} */
  String shown(String piece) {
    return hasOneStyle ? of(Side.FIRST, piece) : piece;
  }

  /** {@return a token as a side's piece is written} */
  static String of(Side side, String token) {
    return Epin.parse(token).withSide(side).toString();
  }

  /**
   * {@return the code of the piece that a member of the game names, or 0 if that is a mistake}
   *
   * @param place the place of the name
   * @param token the name, as rows write it
   */
  int given(Place place, String token) {
    if (!isGiven(place, token)) {
      return 0;
    }
    if (!hasRows(token)) {
      problems.add(Kind.UNKNOWN_TOKEN, place, "no row describes " + token);
      return 0;
    }
    return code(token);
  }

  /** {@return whether a member of the game names a piece as rows do; otherwise it is a mistake} */
  boolean isGiven(Place place, String token) {
    if (!isToken(place, token)) {
      return false;
    }
    boolean isWrong = hasOneStyle && side(token) == Side.SECOND;
    if (isWrong) {
      problems.add(Kind.WRONG_CASE, place, UPPER_CASE + token);
    }
    return !isWrong;
  }

  /**
   * {@return the code of a side's piece that another member names, or 0 if that is a mistake}
   *
   * @param place the place of the name
   * @param token the name, in the case of the row
   * @param side the side of the piece
   * @param rowSide the side whose case the row has
   */
  int reference(Place place, String token, Side side, Side rowSide) {
    if (!isToken(place, token)) {
      return 0;
    }
    if (side(token) != rowSide) {
      checkCase(place, token, rowSide);
      return 0;
    }
    String piece = of(side, token);
    if (!hasRows(piece)) {
      problems.add(Kind.UNKNOWN_TOKEN, place, "no row describes " + token);
      return 0;
    }
    return code(piece);
  }
}
