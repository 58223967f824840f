// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * States of chess as text: in FEN, and in FEEN. FEEN has no fields for rights, so the pieces have
 * them: a rook that may still castle is {@code +R}, a pawn that may be captured in passing {@code
 * -P}.
 */
public final class ChessNotation {
  /** The longest FEN there is has some 90 characters. */
  private static final int MAX_LENGTH = 200;

  private static final Pattern FEN =
      Pattern.compile(
          "(?<placement>\\S+) (?<turn>\\S+) (?<castling>\\S+) (?<passed>\\S+)"
              + "( (?<clock>[0-9]{1,5}) (?<number>[0-9]{1,5}))?");

  private static final Pattern CASTLING = Pattern.compile("-|(?=.)K?Q?k?q?");

  private ChessNotation() {}

  /**
   * Reads a state in FEN or, when it ends with two styles, in FEEN.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if it is neither, or no state that the rules know; the message
   *     says what is wrong, in FEN by field
   */
  public static ChessState parse(String text) {
    Objects.requireNonNull(text, "text");
    // FEEN ends with two styles and a slash between, FEN with a counter or a square.
    boolean isFeen = text.substring(text.lastIndexOf(' ') + 1).contains("/");
    return isFeen ? parseFeen(text) : parseFen(text);
  }

  /**
   * Reads a state in FEN. The two counters at its end may be missing.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if it is none
   */
  public static ChessState parseFen(String text) {
    Objects.requireNonNull(text, "text");
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "a FEN of " + text.length() + " characters (limit " + MAX_LENGTH + ")");
    }
    Matcher fen = FEN.matcher(text);
    if (!fen.matches()) {
      throw new IllegalArgumentException(
          "a FEN has four fields or six, with one space between: \"" + text + "\"");
    }
    String turn = fen.group("turn");
    if (!turn.equals("w") && !turn.equals("b")) {
      throw new IllegalArgumentException("FEN, side to move: \"" + turn + "\" is not w or b");
    }
    String styles = turn.equals("w") ? "CHESS/chess" : "chess/CHESS";
    ChessPosition position = ChessPosition.parse(fen.group("placement") + " / " + styles);
    return ChessState.of(position, castling(fen.group("castling")), passed(fen.group("passed")));
  }

  private static int castling(String field) {
    if (!CASTLING.matcher(field).matches()) {
      throw new IllegalArgumentException(
          "FEN, castling: \"" + field + "\" is neither - nor some of KQkq in this order");
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
   * Reads a state in FEEN, styles as in {@code CHESS/chess}.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if it is none
   */
  public static ChessState parseFeen(String text) {
    Qi qi = Feen.parse(text, FeenDialect.SNN_STYLES);
    Qi.Edit plain = qi.edit();
    int castling = 0;
    int passed = ChessState.NONE;
    for (int index = 0; index < qi.squareCount(); index++) {
      String piece = qi.pieceAt(index);
      if ("+R".equals(piece) || "+r".equals(piece)) {
        castling |= right(piece, index);
        plain.set(index, piece.substring(1));
      } else if ("-P".equals(piece) || "-p".equals(piece)) {
        if (passed != ChessState.NONE) {
          throw new IllegalArgumentException("more than one pawn that has just made two steps");
        }
        passed = piece.equals("-P") ? index + ChessCells.FILES : index - ChessCells.FILES;
        plain.set(index, piece.substring(1));
      }
    }
    ChessPosition position = ChessPosition.copyOf(plain.build());
    if (passed != ChessState.NONE) {
      position.shape().checkIndex(passed);
    }
    return ChessState.of(position, castling, passed);
  }

  private static int right(String rook, int index) {
    if (index == (rook.equals("+R") ? ChessSquare.H1 : ChessSquare.H8).index()) {
      return rook.equals("+R") ? ChessState.FIRST_SHORT : ChessState.SECOND_SHORT;
    }
    if (index == (rook.equals("+R") ? ChessSquare.A1 : ChessSquare.A8).index()) {
      return rook.equals("+R") ? ChessState.FIRST_LONG : ChessState.SECOND_LONG;
    }
    throw new IllegalArgumentException(rook + " is in no corner, and cannot castle");
  }

  /**
   * Writes a state in FEN.
   *
   * @param state the state
   * @return a text that {@link #parseFen} makes an equal state of; its counters are 0 and 1
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

  /**
   * Writes a state in FEEN.
   *
   * @param state the state
   * @return a text that {@link #parseFeen} makes an equal state of
   */
  public static String feen(ChessState state) {
    ChessPosition position = state.position();
    Qi.Edit edit =
        Qi.of(ChessPosition.SHAPE, position.firstPlayerStyle(), position.secondPlayerStyle())
            .edit();
    for (int index = 0; index < ChessCells.COUNT; index++) {
      edit.set(index, position.pieceAt(index));
    }
    markRook(edit, state, ChessState.FIRST_SHORT, ChessSquare.H1, "+R");
    markRook(edit, state, ChessState.FIRST_LONG, ChessSquare.A1, "+R");
    markRook(edit, state, ChessState.SECOND_SHORT, ChessSquare.H8, "+r");
    markRook(edit, state, ChessState.SECOND_LONG, ChessSquare.A8, "+r");
    if (state.enPassant() != ChessState.NONE) {
      boolean isFirst = state.turn() == Side.FIRST;
      int pawn = state.enPassant() + (isFirst ? ChessCells.FILES : -ChessCells.FILES);
      edit.set(pawn, isFirst ? "-p" : "-P");
    }
    if (state.turn() == Side.SECOND) {
      edit.toggle();
    }
    return Feen.format(edit.build(), FeenDialect.SNN_STYLES);
  }

  private static void markRook(
      Qi.Edit edit, ChessState state, int right, ChessSquare corner, String rook) {
    if ((state.castling() & right) != 0) {
      edit.set(corner.index(), rook);
    }
  }
}
