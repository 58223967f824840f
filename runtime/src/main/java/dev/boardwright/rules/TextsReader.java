// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.CastlingRight;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A reader of how other programs write a game: names of pieces, and castling rights. */
final class TextsReader {
  private static final int LETTERS = 26;

  private final Declaration declaration;
  private final BoardCells cells;
  private final Mobility mobility;
  private final PieceCodes codes;
  private final List<TokenRules> tokens;
  private final Set<Integer> held;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param held the codes of the pieces that hands may hold
   */
  TextsReader(
      Declaration declaration,
      Geometry geometry,
      PieceCodes codes,
      List<TokenRules> tokens,
      Set<Integer> held,
      Problems problems) {
    this.declaration = declaration;
    cells = BoardCells.of(geometry.shape(), geometry.order());
    mobility = new Mobility(geometry);
    this.codes = codes;
    this.tokens = tokens;
    this.held = held;
    this.problems = problems;
  }

  GameTexts read() {
    PieceNamesReader names = new PieceNamesReader(tokens, codes, problems);
    names.readDeclared(declaration.fenPieces());
    List<Integer> homes = List.of(home(Side.FIRST), home(Side.SECOND));
    List<CastlingRight> declared = declaredRights();
    List<TokenRules> castling = castling(names);
    castling.removeIf(token -> !areWritten(token, rights(declared, homes, castling)));
    List<CastlingRight> rights = rights(declared, homes, castling);
    List<Boolean> nameless = new ArrayList<>();
    for (TokenRules token : tokens) {
      nameless.add(GameTexts.isPassing(token) || castling.contains(token));
    }
    return new GameTexts(names.all(nameless), rights, homes, pawns());
  }

  /** {@return a side's royal piece in the start position} */
  private TokenRules royal(Side side) {
    for (TokenRules token : tokens) {
      if (token.side() == side && token.isRoyal() && !token.initial().isEmpty()) {
        return token;
      }
    }
    throw new IllegalStateException("checked before: each side has a royal piece");
  }

  private int home(Side side) {
    return royal(side).initial().firstIndex();
  }

  // Castling

  /**
   * {@return the pieces that castle, if a right says so: they stand where they stood in the start
   * position, and no other such piece becomes the same}
   */
  private List<TokenRules> castling(PieceNamesReader names) {
    Set<Integer> arising = new HashSet<>(held);
    for (TokenRules token : tokens) {
      arising.addAll(token.promotesTo());
      arising.addAll(held.contains(token.code()) ? token.dropsAs() : List.of());
      token.rows().forEach(row -> arising.add(row.becomes()));
    }
    List<TokenRules> castling = new ArrayList<>();
    Set<Integer> results = new HashSet<>();
    for (TokenRules token : tokens) {
      if (token.castlesTo() != 0
          && !GameTexts.isPassing(token)
          && !names.isDeclared(token)
          && !arising.contains(token.code())
          && tokens.get(token.castlesTo() - 1).castlesTo() == 0
          && token.rows().stream().allMatch(row -> row.becomes() != 0 && row.passing() == 0)
          && results.add(token.castlesTo())) {
        castling.add(token);
      }
    }
    return castling;
  }

  private List<CastlingRight> declaredRights() {
    List<CastlingRight> rights = new ArrayList<>();
    Set<Character> letters = new HashSet<>();
    for (int i = 0; i < declaration.fenCastling().size() && !problems.isFull(); i++) {
      readRight(
          Place.of(RuleBook.FEN_CASTLING).element(i),
          declaration.fenCastling().get(i),
          rights,
          letters);
    }
    return rights;
  }

  private void readRight(
      Place place, String text, List<CastlingRight> rights, Set<Character> letters) {
    if (text.isEmpty() || !PieceNamesReader.isLetter(text.charAt(0))) {
      problems.add(Kind.INVALID_RIGHT, place, 0, "a letter expected", text);
      return;
    }
    if (!text.startsWith("=", 1)) {
      problems.add(Kind.INVALID_RIGHT, place, 1, "= and a square expected", text);
      return;
    }
    int square = cells.index(text.substring(2));
    if (square < 0) {
      problems.add(Kind.INVALID_SQUARES, place, 2, "not a square of the board", text);
      return;
    }
    char letter = text.charAt(0);
    Side side = letter <= 'Z' ? Side.FIRST : Side.SECOND;
    if (tokens.stream().noneMatch(token -> castlesFrom(token, side, square))) {
      problems.add(
          Kind.INVALID_RIGHT,
          place,
          2,
          "no piece of the " + PieceWords.shown(side) + " side that castles starts here",
          text);
    } else if (!letters.add(letter)) {
      problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + letter);
    } else if (rights.stream().anyMatch(r -> r.side() == side && r.square() == square)) {
      problems.add(Kind.REPEATED_ELEMENT, place, "repeated: " + cells.cell(square));
    } else {
      rights.add(new CastlingRight(letter, side, square));
    }
  }

  private boolean castlesFrom(TokenRules token, Side side, int square) {
    return token.side() == side
        && token.castlesTo() != 0
        && token.initial().contains(square)
        && mobility.canCastle(royal(side), home(side), square);
  }

  /**
   * {@return all rights: for each side those that are declared or, if there are none, the usual
   * ones; then those with the letters of files}
   */
  private List<CastlingRight> rights(
      List<CastlingRight> declared, List<Integer> homes, List<TokenRules> castling) {
    List<CastlingRight> rights = new ArrayList<>();
    for (Side side : Side.values()) {
      int home = homes.get(side.ordinal());
      List<CastlingRight> own = new ArrayList<>(declared);
      own.removeIf(right -> right.side() != side);
      if (own.isEmpty()) {
        addUsual(own, side, home, castling);
      }
      addFiles(own, side, home);
      rights.addAll(own);
    }
    return List.copyOf(rights);
  }

  /** Adds the rights K and Q, or k and q, as far as there are pieces for them. */
  private void addUsual(
      List<CastlingRight> rights, Side side, int home, List<TokenRules> castling) {
    int left = home;
    int right = home;
    for (TokenRules token : castling) {
      for (int square : token.initial().toArray()) {
        if (token.side() == side && cells.rank(square) == cells.rank(home)) {
          left = cells.file(square) < cells.file(left) ? square : left;
          right = cells.file(square) > cells.file(right) ? square : right;
        }
      }
    }
    boolean isFirst = side == Side.FIRST;
    if (right != home) {
      rights.add(new CastlingRight(isFirst ? 'K' : 'k', side, right));
    }
    if (left != home) {
      rights.add(new CastlingRight(isFirst ? 'Q' : 'q', side, left));
    }
  }

  /** Adds rights for the rank of the royal piece whose letters are those of the files. */
  private void addFiles(List<CastlingRight> rights, Side side, int home) {
    List<Character> letters = rights.stream().map(CastlingRight::letter).collect(Lists.toList());
    for (int file = 0; file < Math.min(LETTERS, cells.shape().files()); file++) {
      char letter = (char) ((side == Side.FIRST ? 'A' : 'a') + file);
      if (!letters.contains(letter)) {
        rights.add(new CastlingRight(letter, side, cells.index(file, cells.rank(home), 0)));
      }
    }
  }

  /** {@return whether a piece castles from each square on which it starts, each with a right} */
  private boolean areWritten(TokenRules token, List<CastlingRight> rights) {
    for (int square : token.initial().toArray()) {
      if (!castlesFrom(token, token.side(), square)
          || rights.stream().noneMatch(r -> r.side() == token.side() && r.square() == square)) {
        return false;
      }
    }
    return true;
  }

  // Pawns

  /** {@return whether each piece is a pawn like those of chess, in the order of the codes} */
  private List<Boolean> pawns() {
    return tokens.stream().map(TextsReader::isPawn).collect(Lists.toList());
  }

  /** {@return whether a piece is a pawn like those of chess} */
  static boolean isPawn(TokenRules token) {
    Set<Direction> moving = new HashSet<>();
    Set<Direction> capturing = new HashSet<>();
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        if (term.moves()) {
          moving.addAll(term.directions());
        }
        if (term.captures() || term.enPassant()) {
          capturing.addAll(term.directions());
        }
      }
    }
    int forward = token.side() == Side.FIRST ? 1 : -1;
    boolean isForward =
        moving.stream().allMatch(direction -> direction.ranks() * forward > 0)
            && capturing.stream().allMatch(direction -> direction.ranks() * forward > 0);
    boolean isDivided = !moving.isEmpty() && !capturing.isEmpty();
    moving.retainAll(capturing);
    return !token.isRoyal() && isForward && isDivided && moving.isEmpty();
  }
}
