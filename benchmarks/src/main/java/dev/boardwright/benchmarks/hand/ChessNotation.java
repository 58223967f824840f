// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Chess states as text, in FEN and in FEEN. FEEN has no fields for castling and en passant, so the
 * pieces carry this information: a rook that may still castle is {@code +R}, and a pawn that may be
 * captured en passant is {@code -P}.
 */
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
   * Parses a state in FEN or, if the text ends with two styles, in FEEN.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if the text is in neither format, or the state is not valid
   *     under the rules; the message gives the reason and, for FEN, the field
   */
  public static ChessState parse(String text) {
    Objects.requireNonNull(text, "text");
    // FEEN ends with two styles separated by a slash, FEN with a counter, a square or a hyphen.
    boolean isFeen = text.substring(text.lastIndexOf(' ') + 1).contains("/");
    return isFeen ? parseFeen(text) : parseFen(text);
  }

  /**
   * Parses a state in FEN. The two counters at the end are optional, and their values are ignored.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if the text is not in FEN, or the state is not valid under the
   *     rules
   */
  public static ChessState parseFen(String text) {
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
   * Parses a state in FEEN with the styles {@code CHESS} and {@code chess}.
   *
   * @param text the text
   * @return the state
   * @throws IllegalArgumentException if the text is not in FEEN, or the state is not valid under
   *     the rules
   */
  public static ChessState parseFeen(String text) {
    Qi qi = Feen.parse(text, FeenDialect.SNN_STYLES);
    Qi.Edit plain = qi.edit();
    int castling = 0;
    int passed = ChessState.NONE;
    for (int index = 0; index < qi.squareCount(); index++) {
      String piece = qi.pieceAt(index);
      if ("+R".equals(piece) || "+r".equals(piece)) {
        castling |= right(qi.shape(), piece, index);
        plain.set(index, piece.substring(1));
      } else if ("-P".equals(piece) || "-p".equals(piece)) {
        if (passed != ChessState.NONE) {
          throw new IllegalArgumentException("more than one pawn is marked -P or -p");
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

  private static int right(Shape shape, String rook, int index) {
    if (index == (rook.equals("+R") ? ChessSquare.H1 : ChessSquare.H8).index()) {
      return rook.equals("+R") ? ChessState.FIRST_SHORT : ChessState.SECOND_SHORT;
    }
    if (index == (rook.equals("+R") ? ChessSquare.A1 : ChessSquare.A8).index()) {
      return rook.equals("+R") ? ChessState.FIRST_LONG : ChessState.SECOND_LONG;
    }
    throw new IllegalArgumentException(
        rook
            + " on "
            + BoardCells.cell(shape, ChessCells.ORDER, index)
            + " is not on a home corner and cannot castle");
  }

  /**
   * {@return the FEN of a state, with the counters 0 and 1} {@link #parseFen} parses it to an equal
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

  /**
   * {@return the FEEN of a state} {@link #parseFeen} parses it to an equal state.
   *
   * @param state the state
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
