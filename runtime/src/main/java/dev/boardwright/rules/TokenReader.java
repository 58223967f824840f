// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A reader of the rows of a declaration, which collects them by token and side. */
final class TokenReader {
  private final Declaration declaration;
  private final DeclaredBoard board;
  private final Geometry geometry;
  private final PieceCodes codes;
  private final SquareListReader squares;
  private final Problems problems;

  /** The indices of the rows of each piece. */
  private final Map<String, List<Integer>> rowsOf = new HashMap<>();

  private final Map<Integer, Direction> leaps = new HashMap<>();

  /** The promotion zone of the game for each side, first side first. */
  private final List<SquareSet> zones;

  TokenReader(Declaration declaration, DeclaredBoard board, PieceCodes codes, Problems problems) {
    this.declaration = declaration;
    this.board = board;
    geometry = board.geometry();
    this.codes = codes;
    squares = new SquareListReader(geometry, problems);
    this.problems = problems;
    zones = List.of(readZone(Side.FIRST), readZone(Side.SECOND));
    for (int index = 0; index < declaration.rows().size(); index++) {
      PieceRow row = declaration.rows().get(index);
      for (Side side : codes.sides(row)) {
        for (String token : row.tokens()) {
          rowsOf.computeIfAbsent(PieceCodes.of(side, token), piece -> new ArrayList<>()).add(index);
        }
      }
    }
  }

  private SquareSet readZone(Side side) {
    return squares.read(Place.of(RuleBook.ZONE), declaration.zone(), side, geometry.empty());
  }

  /** {@return the leap of each passing token, by its code, after {@link #read}} */
  Map<Integer, Direction> leaps() {
    return leaps;
  }

  /** {@return the rules of all pieces, in the order of their codes} */
  List<TokenRules> read() {
    List<List<RowRules>> rows = List.of(readRows(Side.FIRST), readRows(Side.SECOND));
    Map<Integer, TokenRules> byCode = new HashMap<>();
    for (String piece : codes.pieces()) {
      if (codes.hasRows(piece)) {
        TokenRules token = readToken(piece, rows.get(PieceCodes.side(piece).ordinal()));
        byCode.put(token.code(), token);
      }
    }
    Map<Integer, TokenRules> passing = new HashMap<>();
    for (String piece : codes.pieces()) {
      if (codes.hasRows(piece)) {
        addPassing(byCode.get(codes.code(piece)), passing);
      }
    }
    byCode.putAll(passing);
    List<TokenRules> tokens = new ArrayList<>();
    for (int code = 1; code <= codes.pieces().size(); code++) {
      TokenRules token = byCode.get(code);
      if (token != null) {
        tokens.add(token);
      }
    }
    return tokens;
  }

  /** {@return all rows as they hold for a side; those of the other side as they are} */
  private List<RowRules> readRows(Side side) {
    RowReader reader = new RowReader(geometry, codes, squares, problems);
    List<RowRules> rows = new ArrayList<>();
    for (int index = 0; index < declaration.rows().size(); index++) {
      PieceRow row = declaration.rows().get(index);
      boolean holds = codes.sides(row).contains(side);
      rows.add(reader.read(index, row, holds ? side : side.opposite()));
    }
    return rows;
  }

  private List<Integer> rowsOf(String piece) {
    return rowsOf.getOrDefault(piece, List.of());
  }

  private TokenRules readToken(String piece, List<RowRules> rows) {
    Side side = PieceCodes.side(piece);
    List<RowRules> own = new ArrayList<>();
    for (int index : rowsOf(piece)) {
      own.add(rows.get(index));
    }
    for (String member : PieceRow.TOKEN_MEMBERS) {
      checkGivenOnce(piece, member);
    }
    int code = codes.code(piece);
    List<Integer> dropsAs = references(piece, PieceRow.DROPS_AS);
    return new TokenRules(
        code,
        piece,
        side,
        Epin.parse(piece).isTerminal(),
        code,
        own,
        initial(piece),
        references(piece, PieceRow.PROMOTES_TO),
        row(piece, PieceRow.MUST_PROMOTE).flag(PieceRow.MUST_PROMOTE, false),
        zone(piece),
        number(piece, PieceRow.PROMOTION_LIMIT),
        castlesTo(piece, own),
        capturedAs(piece),
        dropsAs.isEmpty() ? List.of(code) : dropsAs,
        squares(piece, PieceRow.DROP_ZONE, geometry.all()),
        number(piece, PieceRow.MAX_PER_FILE),
        row(piece, PieceRow.DROP_MATES).flag(PieceRow.DROP_MATES, true));
  }

  /** {@return the row in which a member of a token is given, or its first row} */
  private PieceRow row(String piece, String member) {
    return declaration.rows().get(index(piece, member));
  }

  private int index(String piece, String member) {
    List<Integer> indices = rowsOf(piece);
    for (int index : indices) {
      if (declaration.rows().get(index).has(member)) {
        return index;
      }
    }
    return indices.get(0);
  }

  private void checkGivenOnce(String piece, String member) {
    int first = index(piece, member);
    for (int index : rowsOf(piece)) {
      if (index != first && declaration.rows().get(index).has(member)) {
        problems.add(
            Kind.REPEATED_MEMBER,
            Place.of(index, member),
            "given for " + shownToken(piece) + " in row " + first + " as well");
      }
    }
  }

  /** {@return a piece as its rows write it} */
  private String shownToken(String piece) {
    return board.hasOneStyle() ? PieceCodes.of(Side.FIRST, piece) : piece;
  }

  private SquareSet initial(String piece) {
    Qi start = board.start();
    SquareSet initial = geometry.empty();
    for (int square = 0; square < start.squareCount(); square++) {
      if (piece.equals(start.pieceAt(square))) {
        initial = initial.with(square);
      }
    }
    return initial;
  }

  private SquareSet zone(String piece) {
    Side side = PieceCodes.side(piece);
    return squares(piece, PieceRow.ZONE, zones.get(side.ordinal()));
  }

  private SquareSet squares(String piece, String member, SquareSet whenEmpty) {
    return squares.read(
        Place.of(index(piece, member), member),
        row(piece, member).text(member),
        PieceCodes.side(piece),
        whenEmpty);
  }

  private int number(String piece, String member) {
    int number = row(piece, member).number(member);
    if (number < 0) {
      problems.add(
          Kind.INVALID_NUMBER,
          Place.of(index(piece, member), member),
          "must not be negative, got " + number);
    }
    return number;
  }

  private List<Integer> references(String piece, String member) {
    int index = index(piece, member);
    PieceRow row = declaration.rows().get(index);
    Set<Integer> references = new LinkedHashSet<>();
    for (int i = 0; i < row.texts(member).size(); i++) {
      Place place = Place.of(index, member).element(i);
      String token = row.texts(member).get(i);
      int code =
          codes.reference(
              place, token, PieceCodes.side(piece), PieceCodes.side(row.tokens().get(0)));
      if (code != 0 && !references.add(code)) {
        problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + token);
      }
    }
    return List.copyOf(references);
  }

  /** {@return the code of the piece that a partner for castling becomes, or 0} */
  private int castlesTo(String piece, List<RowRules> own) {
    if (!row(piece, PieceRow.CASTLES).flag(PieceRow.CASTLES, false)) {
      return 0;
    }
    Set<Integer> becomes = new LinkedHashSet<>();
    for (RowRules row : own) {
      if (row.becomes() != 0) {
        becomes.add(row.becomes());
      }
    }
    if (becomes.size() != 1) {
      problems.add(
          Kind.CASTLES_WITHOUT_BECOMES,
          Place.of(index(piece, PieceRow.CASTLES), PieceRow.CASTLES),
          "the rows of a token that castles must have one token that it becomes, got "
              + becomes.size());
      return 0;
    }
    return becomes.iterator().next();
  }

  /** {@return the code of the piece that a capturing side receives, or 0 if it receives none} */
  private int capturedAs(String piece) {
    Epin token = Epin.parse(piece);
    Side capturer = token.side().opposite();
    int index = index(piece, PieceRow.CAPTURED_AS);
    String given = declaration.rows().get(index).text(PieceRow.CAPTURED_AS);
    Place place = Place.of(index, PieceRow.CAPTURED_AS);
    if (!given.isEmpty() && !isPlainToken(place, given, token.isTerminal())) {
      return 0;
    }
    boolean isKept = declaration.drops().contains(capturer);
    if (token.isTerminal() || given.isEmpty() && !isKept) {
      return 0;
    }
    String received = given.isEmpty() ? letterOf(token, capturer) : PieceCodes.of(capturer, given);
    // A side that does not keep what it captures needs no rows for it, but the token must exist.
    if (!codes.hasRows(received)
        && (isKept || !codes.hasRows(PieceCodes.of(token.side(), received)))) {
      problems.add(
          Kind.UNKNOWN_TOKEN,
          given.isEmpty()
              ? Place.of(index, PieceRow.TOKEN)
                  .element(declaration.rows().get(index).tokens().indexOf(shownToken(piece)))
              : place,
          shownToken(piece)
              + " is captured as "
              + shownToken(received)
              + ", which no row describes");
      return 0;
    }
    return isKept ? codes.code(received) : 0;
  }

  private boolean isPlainToken(Place place, String given, boolean isOfRoyal) {
    if (!Epin.isValid(given)) {
      problems.addInvalidToken(place, given);
      return false;
    }
    if (isOfRoyal || Epin.parse(given).isTerminal()) {
      problems.add(Kind.ROYAL_CHANGE, place, "a captured royal piece leaves the game");
      return false;
    }
    return true;
  }

  private String letterOf(Epin token, Side capturer) {
    Pin letter = new Pin(token.letter(), capturer, Pin.State.NORMAL, false);
    return new Epin(letter, !board.hasOneStyle() && !token.isDerived()).toString();
  }

  private void addPassing(@Nullable TokenRules token, Map<Integer, TokenRules> passing) {
    if (token == null) {
      return;
    }
    for (int i = 0; i < token.rows().size(); i++) {
      RowRules row = token.rows().get(i);
      if (row.passing() != 0) {
        int index = rowsOf(token.token()).get(i);
        Place place = Place.of(index, PieceRow.PASSING);
        String piece = codes.pieces().get(row.passing() - 1);
        TokenRules other = passing.get(row.passing());
        Direction otherLeap = leaps.get(row.passing());
        if (codes.hasRows(piece)) {
          problems.add(
              Kind.PASSING_TOKEN,
              place,
              "a passing token must not have rows: " + shownToken(piece));
        } else if (other != null
            && (other.standsFor() != token.code()
                || otherLeap != null && !otherLeap.equals(row.leap()))) {
          problems.add(
              Kind.PASSING_TOKEN,
              place,
              "a passing token stands for one token after one leap: " + shownToken(piece));
        } else {
          passing.put(row.passing(), token.asPassing(row.passing(), piece));
          if (row.leap() != null) {
            leaps.put(row.passing(), row.leap());
          }
        }
      }
    }
  }
}
