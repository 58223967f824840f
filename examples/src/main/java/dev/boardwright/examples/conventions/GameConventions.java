// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.conventions;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.geometry.Movement;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The properties of a game that its rules do not state: the values of its pieces, and its look. */
public final class GameConventions {
  /** The letters of pieces whose movement in Betza notation is their letter in chess. */
  private static final String BETZA_LETTERS = "QRBN";

  private final RuleBook rules;
  private final Mobility mobility;
  private final Tradition first;
  private final Tradition second;

  private GameConventions(RuleBook rules, Tradition first, Tradition second) {
    this.rules = rules;
    mobility = new Mobility(rules);
    this.first = first;
    this.second = second;
  }

  /**
   * {@return the conventions of a game, which are those of chess if nothing else is known}
   *
   * @param game the game
   */
  public static GameConventions of(DeclaredGame game) {
    RuleBook rules = game.rules();
    return switch (game) {
      case XIANGQI, MINIXIANGQI -> of(rules, Tradition.XIANGQI);
      case SHOGI, MINISHOGI, GOROGORO, EUROSHOGI -> of(rules, Tradition.SHOGI);
      case KYOTOSHOGI -> of(rules, Tradition.KYOTOSHOGI);
      case TORISHOGI -> of(rules, Tradition.TORISHOGI);
      case DOBUTSU -> of(rules, Tradition.DOBUTSU);
      case CHESSVSSHOGI -> new GameConventions(rules, Tradition.CHESS, Tradition.SHOGI);
      default -> of(rules, Tradition.CHESS);
    };
  }

  private static GameConventions of(RuleBook rules, Tradition tradition) {
    return new GameConventions(rules, tradition, tradition);
  }

  /** {@return the look of the board} */
  public BoardLook look() {
    return first.look();
  }

  /**
   * {@return the value of each piece in hundredths of a pawn; 0 for a royal piece, and negative for
   * pieces of the second side}
   */
  public Map<String, Integer> values() {
    Map<String, Integer> values = new HashMap<>();
    for (String text : rules.pieces()) {
      Epin piece = Epin.parse(text);
      int value = piece.isTerminal() ? 0 : value(piece);
      values.put(text, piece.side() == Side.FIRST ? value : -value);
    }
    return values;
  }

  private int value(Epin piece) {
    return known(piece)
        .filter(tradition -> tradition == first) // others count in other pawns
        .flatMap(tradition -> tradition.value(piece))
        .orElseGet(() -> mobility.value(piece));
  }

  /**
   * {@return the glyph of a piece, or null if there is none}
   *
   * @param text the piece
   */
  public String glyph(String text) {
    Epin piece = Epin.parse(text);
    return known(piece).flatMap(tradition -> tradition.glyph(piece)).orElse(null);
  }

  /** {@return the tradition of a piece, or empty if it is another piece with the same letter} */
  private Optional<Tradition> known(Epin piece) {
    // A prime marks a piece of the other side's tradition.
    boolean isOfFirst = (piece.side() == Side.FIRST) != piece.isDerived();
    Tradition tradition = isOfFirst ? first : second;
    return tradition == Tradition.CHESS && !movesAsInChess(piece)
        ? Optional.empty()
        : Optional.of(tradition);
  }

  /** {@return whether a piece moves as its letter says in chess; kings and pawns always do} */
  private boolean movesAsInChess(Epin piece) {
    String letter = String.valueOf(piece.letter());
    if (piece.isTerminal() || !BETZA_LETTERS.contains(letter)) {
      return true;
    }
    return mobility.rows(piece).stream()
        .map(PieceRow::movement)
        .allMatch(Movement.parse(letter)::equals);
  }
}
