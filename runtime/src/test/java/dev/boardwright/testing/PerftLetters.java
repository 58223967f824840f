// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.Locale;

/**
 * The letters that other programs write for the pieces of a game, and the tokens they stand for.
 */
final class PerftLetters {
  /** The letters of the shogi side in chess against shogi, and what they are in shogi. */
  private static final String SHOGI_LETTERS = "smvxylgk";

  private static final String SHOGI_PIECES = "pnsbrlgk";

  private final DeclaredGame game;

  PerftLetters(DeclaredGame game) {
    this.game = game;
  }

  /**
   * {@return the token of a piece}
   *
   * @param state {@code +} for a promoted piece, otherwise empty
   * @param letter the letter of the piece, in the case of its side
   * @param isPawn whether the piece falls back to a pawn when it is captured
   */
  String token(String state, char letter, boolean isPawn) {
    String name = name(letter);
    boolean isFirst = Character.isUpperCase(letter);
    if (isPawn && has("-" + name)) {
      return "-" + name;
    }
    String plain = state + name;
    String royal = plain + "^";
    String token = has(royal) ? royal : plain;
    if (!has(token)) {
      throw new IllegalArgumentException("no piece of " + game + ": " + state + letter);
    }
    return DeclaredGame.ofSide(token, isFirst);
  }

  private boolean has(String token) {
    return !game.rows(token).isEmpty();
  }

  private String name(char letter) {
    if (!game.name().equals("chessvsshogi") || Character.isUpperCase(letter)) {
      return String.valueOf(letter);
    }
    int shogi = SHOGI_LETTERS.indexOf(letter);
    return shogi < 0 ? letter + "'" : String.valueOf(SHOGI_PIECES.charAt(shogi));
  }

  /** {@return the letter of a token, in lower case} */
  String letter(String token) {
    String letter = token.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
    boolean isShogi =
        game.name().equals("chessvsshogi") && !DeclaredGame.isFirst(token) && !token.endsWith("'");
    return isShogi ? String.valueOf(SHOGI_LETTERS.charAt(SHOGI_PIECES.indexOf(letter))) : letter;
  }
}
