// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Chess states as text, in FEN. */
public final class ChessNotation {
  /** The maximum length of a FEN. The longest valid FEN has about 90 characters. */
  private static final int MAX_LENGTH = 200;

  private static final Pattern FEN =
      Pattern.compile(
          "(?<placement>\\S+) (?<turn>\\S+) (?<castling>\\S+) (?<passed>\\S+)"
              + "( (?<clock>[0-9]{1,5}) (?<number>[0-9]{1,5}))?");

  private static final Pattern CASTLING = Pattern.compile("-|(?=.)K?Q?k?q?");

  private ChessNotation() {}

  /**
   * Parses a state in FEN. The two counters at the end are optional, and their values are ignored.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if the text is not in FEN, or the state is not valid under the
   *     rules; the message gives the reason and the field
   */
  public static ChessState parse(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "FEN too long: " + text.length() + " characters (limit " + MAX_LENGTH + ")");
    }
    Matcher fen = FEN.matcher(text);
    if (!fen.matches()) {
      throw new IllegalArgumentException(
          "a FEN has four or six fields, separated by single spaces: \"" + text + "\"");
    }
    String turn = fen.group("turn");
    if (!turn.equals("w") && !turn.equals("b")) {
      throw new IllegalArgumentException("FEN, side to move: \"" + turn + "\" is neither w nor b");
    }
    String styles = turn.equals("w") ? "CHESS/chess" : "chess/CHESS";
    ChessPosition position = ChessPosition.parse(fen.group("placement") + " / " + styles);
    return ChessState.of(position, castling(fen.group("castling")), passed(fen.group("passed")));
  }

  private static int castling(String field) {
    if (!CASTLING.matcher(field).matches()) {
      throw new IllegalArgumentException(
          "FEN, castling: \"" + field + "\" is neither - nor a selection of KQkq in this order");
    }
    int castling = 0;
    for (int i = 0; i < field.length(); i++) {
      castling |= field.charAt(i) == '-' ? 0 : 1 << "KQkq".indexOf(field.charAt(i));
    }
    return castling;
  }

  private static int passed(String field) {
    if (field.equals("-")) {
      return ChessState.NONE;
    }
    int square = ChessCells.index(field);
    if (square < 0) {
      throw new IllegalArgumentException(
          "FEN, en passant: \"" + field + "\" is neither - nor a square");
    }
    return square;
  }

  /**
   * {@return the FEN of a state, with the counters 0 and 1} {@link #parse} parses it to an equal
   * state.
   *
   * @param state the state
   */
  public static String fen(ChessState state) {
    String text = state.position().toText();
    StringBuilder fen = new StringBuilder(text.substring(0, text.indexOf(' ')));
    fen.append(state.turn() == Side.FIRST ? " w " : " b ");
    for (int i = 0; i < 4; i++) {
      fen.append((state.castling() >> i & 1) != 0 ? "KQkq".substring(i, i + 1) : "");
    }
    fen.append(state.castling() == 0 ? "- " : " ");
    fen.append(state.enPassant() == ChessState.NONE ? "-" : ChessCells.cell(state.enPassant()));
    return fen.append(" 0 1").toString();
  }
}
