// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.conventions;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.geometry.Movement;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The properties of a game that its rules do not state: when repetition and a lack of progress end
 * it, the values of its pieces, and its look.
 */
public final class GameConventions {
  /** The letters of pieces whose movement in Betza notation is their letter in chess. */
  private static final String BETZA_LETTERS = "QRBN";

  private final RuleBook rules;
  private final Mobility mobility;
  private final Tradition first;
  private final Tradition second;
  private final DrawRules drawRules;

  private GameConventions(RuleBook rules, Tradition first, Tradition second, DrawRules drawRules) {
    this.rules = rules;
    mobility = new Mobility(rules);
    this.first = first;
    this.second = second;
    this.drawRules = drawRules;
  }

  /**
   * {@return the conventions of a game} If nothing else is known, they are those of chess: a third
   * repetition is a draw, and so are fifty moves of each side without a capture or a move of a
   * pawn, except in games in which captured pieces are dropped.
   *
   * @param game the game
   */
  public static GameConventions of(DeclaredGame game) {
    RuleBook rules = game.rules();
    DrawRules threefold = DrawRules.NONE.withRepetitions(3);
    return switch (game) {
      case MAKRUK ->
          of(rules, Tradition.CHESS, threefold); // players count moves, without a fixed limit
      case SHATRANJ -> of(rules, Tradition.CHESS, limited(rules, 140));
      case XIANGQI, MINIXIANGQI ->
          // Pieces may be chased forever, unlike in the rules of xiangqi.
          of(rules, Tradition.XIANGQI, threefold.withPerpetualCheckLost(true).withMoveLimit(120));
      case SHOGI, MINISHOGI, GOROGORO, EUROSHOGI -> of(rules, Tradition.SHOGI, ofShogi());
      case KYOTOSHOGI -> of(rules, Tradition.KYOTOSHOGI, ofShogi());
      case TORISHOGI -> of(rules, Tradition.TORISHOGI, ofShogi());
      case DOBUTSU -> of(rules, Tradition.DOBUTSU, threefold);
      case CHESSVSSHOGI -> new GameConventions(rules, Tradition.CHESS, Tradition.SHOGI, threefold);
      default ->
          of(rules, Tradition.CHESS, rules.drops().isEmpty() ? limited(rules, 100) : threefold);
    };
  }

  private static GameConventions of(RuleBook rules, Tradition tradition, DrawRules drawRules) {
    return new GameConventions(rules, tradition, tradition, drawRules);
  }

  /**
   * {@return the rule of chess, with a limit of moves without a capture or a move of a pawn} Pawns
   * are the pieces that promote.
   */
  private static DrawRules limited(RuleBook rules, int moveLimit) {
    String[] pawns =
        rules.rows().stream()
            .filter(row -> !row.promotesTo().isEmpty())
            .flatMap(row -> row.tokens().stream())
            .toArray(String[]::new);
    return DrawRules.NONE.withRepetitions(3).withMoveLimit(moveLimit, pawns);
  }

  /** {@return the rule of shogi: a fourth repetition is a draw, and lost by perpetual check} */
  private static DrawRules ofShogi() {
    return DrawRules.NONE.withRepetitions(4).withPerpetualCheckLost(true);
  }

  /** {@return the rules about repetition and moves without progress} */
  public DrawRules drawRules() {
    return drawRules;
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
