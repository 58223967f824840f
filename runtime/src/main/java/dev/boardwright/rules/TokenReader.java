// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** A reader of the rows of a declaration, which collects them by token and side. */
final class TokenReader {
  private final Declaration declaration;
  private final DeclaredBoard board;
  private final Geometry geometry;
  private final PieceCodes codes;
  private final SquareListReader squares;
  private final Problems problems;

  private final TokenRows rows;
  private final CaptureReader captures;
  private final PassingReader passing;

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
    rows = new TokenRows(declaration.rows(), codes);
    captures = new CaptureReader(declaration.drops(), rows, codes, problems);
    passing = new PassingReader(rows, codes, problems);
  }

  private SquareSet readZone(Side side) {
    return squares.read(Place.of(RuleBook.ZONE), declaration.zone(), side, geometry.empty());
  }

  /** {@return the rules of all pieces, in the order of their codes} */
  List<TokenRules> read() {
    List<RowRules> ofFirst = readRows(Side.FIRST);
    List<RowRules> ofSecond = readRows(Side.SECOND);
    Map<Integer, TokenRules> byCode = new HashMap<>();
    for (String piece : codes.pieces()) {
      if (codes.hasRows(piece)) {
        boolean isFirst = PieceCodes.side(piece) == Side.FIRST;
        TokenRules token = readToken(piece, isFirst ? ofFirst : ofSecond);
        byCode.put(token.code(), token);
        passing.add(token);
      }
    }
    byCode.putAll(passing.tokens());
    return inOrder(byCode);
  }

  private List<TokenRules> inOrder(Map<Integer, TokenRules> byCode) {
    List<TokenRules> tokens = new ArrayList<>();
    for (int code = 1; code <= codes.pieces().size(); code++) {
      TokenRules token = byCode.get(code);
      if (token != null) { // missing only if there is a mistake
        tokens.add(token);
      }
    }
    return tokens;
  }

  /** {@return all rows as they hold for a side; those of the other side as they are} */
  private List<RowRules> readRows(Side side) {
    RowReader reader = new RowReader(geometry, codes, squares, problems);
    List<RowRules> read = new ArrayList<>();
    for (int index = 0; index < declaration.rows().size(); index++) {
      PieceRow row = declaration.rows().get(index);
      boolean holds = codes.sides(row).contains(side);
      read.add(reader.read(index, row, holds ? side : side.opposite()));
    }
    return read;
  }

  private TokenRules readToken(String piece, List<RowRules> ofSide) {
    Side side = PieceCodes.side(piece);
    List<RowRules> own = new ArrayList<>();
    for (int index : rows.indices(piece)) {
      own.add(ofSide.get(index));
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
        PieceCodes.isRoyal(piece),
        code,
        null,
        own,
        initial(piece),
        references(piece, PieceRow.PROMOTES_TO),
        rows.row(piece, PieceRow.MUST_PROMOTE).flag(PieceRow.MUST_PROMOTE, false),
        squares(piece, PieceRow.ZONE, zones.get(side.ordinal())),
        number(piece, PieceRow.PROMOTION_LIMIT),
        castlesTo(piece, own),
        captures.read(piece),
        dropsAs.isEmpty() ? List.of(code) : dropsAs,
        squares(piece, PieceRow.DROP_ZONE, geometry.all()),
        number(piece, PieceRow.MAX_PER_FILE),
        // Without the check rule, there is no checkmate.
        !declaration.check()
            || rows.row(piece, PieceRow.DROP_MATES).flag(PieceRow.DROP_MATES, true));
  }

  private void checkGivenOnce(String piece, String member) {
    int first = rows.index(piece, member);
    for (int index : rows.indices(piece)) {
      if (index != first && rows.get(index).has(member)) {
        problems.add(
            Kind.REPEATED_MEMBER,
            Place.of(index, member),
            "already given for " + codes.shown(piece) + ", in row " + first);
      }
    }
  }

  private SquareSet initial(String piece) {
    return geometry.setOf(
        IntStream.range(0, geometry.shape().squareCount())
            .filter(square -> piece.equals(board.start().pieceAt(square)))
            .toArray());
  }

  private SquareSet squares(String piece, String member, SquareSet whenEmpty) {
    return squares.read(
        Place.of(rows.index(piece, member), member),
        rows.row(piece, member).text(member),
        PieceCodes.side(piece),
        whenEmpty);
  }

  private int number(String piece, String member) {
    int number = rows.row(piece, member).number(member);
    if (number < 0) {
      problems.add(
          Kind.INVALID_NUMBER,
          Place.of(rows.index(piece, member), member),
          "must not be negative, got " + number);
    }
    return number;
  }

  private List<Integer> references(String piece, String member) {
    int index = rows.index(piece, member);
    PieceRow row = rows.get(index);
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
    if (!rows.row(piece, PieceRow.CASTLES).flag(PieceRow.CASTLES, false)) {
      return 0;
    }
    if (PieceCodes.isRoyal(piece)) {
      problems.add(
          Kind.CASTLING,
          Place.of(rows.index(piece, PieceRow.CASTLES), PieceRow.CASTLES),
          "a royal piece is no partner; give castles to the piece that it castles with");
      return 0;
    }
    Set<Integer> becomes = new LinkedHashSet<>();
    for (int i = 0; i < own.size(); i++) {
      boolean isGiven = rows.get(rows.indices(piece).get(i)).has(PieceRow.BECOMES);
      if (isGiven && own.get(i).becomes() == 0) {
        return 0; // a mistake that has been found before
      }
      if (isGiven) {
        becomes.add(own.get(i).becomes());
      }
    }
    if (becomes.size() != 1) {
      problems.add(
          Kind.CASTLES_WITHOUT_BECOMES,
          Place.of(rows.index(piece, PieceRow.CASTLES), PieceRow.CASTLES),
          "a piece that castles must have one token that it becomes, got " + becomes.size());
      return 0;
    }
    return becomes.iterator().next();
  }
}
