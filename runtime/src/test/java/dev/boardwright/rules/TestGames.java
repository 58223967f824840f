// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.Outcome;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.MoveTexts;
import java.util.List;
import java.util.Optional;

/** Games and small helpers for tests of single rules. */
final class TestGames {
  static final RuleBook CHESS = Declarations.game("chess");
  static final RuleBook SHOGI = Declarations.game("shogi");

  private TestGames() {}

  /**
   * {@return a builder for a board of 4×4 squares with kings in the corners a1 and d4, and with a
   * row for the kings}
   */
  static RuleBookBuilder small() {
    return Declarations.on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K"));
  }

  /** {@return a position with the styles of a game, the first side to move} */
  static RuleBookPosition position(RuleBook book, String placement) {
    return position(book, placement, "/");
  }

  static RuleBookPosition position(RuleBook book, String placement, String hands) {
    return book.copyOf(anyPosition(book, placement, hands));
  }

  /** {@return a position that the rules may not be able to read} */
  static Qi anyPosition(RuleBook book, String placement, String hands) {
    String styles = book.style(Side.FIRST) + "/" + book.style(Side.SECOND);
    return Feen.parse(placement + " " + hands + " " + styles, FeenDialect.SNN_STYLES);
  }

  /** {@return the placement and the hands of a position} */
  static String text(Qi position) {
    String feen = Feen.format(position, FeenDialect.SNN_STYLES);
    String withoutStyles = feen.substring(0, feen.lastIndexOf(' '));
    return withoutStyles.endsWith(" /")
        ? withoutStyles.substring(0, withoutStyles.length() - 2)
        : withoutStyles;
  }

  /** {@return the texts of the legal moves, sorted} */
  static List<String> moves(RuleBook book, Qi position) {
    return book.copyOf(position).legalMoves().stream().map(Object::toString).sorted().toList();
  }

  /** {@return the legal moves that begin with a text} */
  static List<String> moves(RuleBook book, Qi position, String prefix) {
    return moves(book, position).stream().filter(move -> move.startsWith(prefix)).toList();
  }

  /** {@return the position after moves, played one after the other} */
  static RuleBookPosition play(RuleBook book, Qi position, String... moves) {
    RuleBookPosition current = book.copyOf(position);
    for (String move : moves) {
      current = current.play(MoveTexts.move(book, move));
    }
    return current;
  }

  /** Checks the legal moves that begin with a text. */
  static void assertMoves(RuleBookPosition position, String beginning, String... moves) {
    List<String> found =
        position.legalMoves().stream()
            .map(Object::toString)
            .filter(move -> move.startsWith(beginning))
            .sorted()
            .toList();
    assertEquals(List.of(moves), found, position::toString);
  }

  /** Checks the position after moves. */
  static void assertPlayed(RuleBook book, Qi position, String after, String... moves) {
    assertEquals(after, text(play(book, position, moves)));
  }

  /** Checks how a game has ended. */
  static void assertEnd(Outcome outcome, Reason reason, Side turn, RuleBookPosition position) {
    assertEquals(
        Optional.of(new GameEnd(outcome, reason, turn)), position.end(), position::toString);
  }

  /** Checks the outcome for the side to move. */
  static void assertOutcome(Outcome outcome, RuleBookPosition position) {
    assertEquals(Optional.of(outcome), position.end().map(GameEnd::outcome), position::toString);
  }

  /** Checks that a game has not ended. */
  static void assertGoesOn(RuleBookPosition position) {
    assertEquals(Optional.empty(), position.end(), position::toString);
  }
}
