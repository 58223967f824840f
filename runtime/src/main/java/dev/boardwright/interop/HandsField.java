// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;

/**
 * The hands of FEN, in brackets after the squares, and of SFEN, a field of their own.
 *
 * @param <P> the type of the positions
 */
final class HandsField<P extends GamePosition<P>> {
  private static final Side[] SIDES = Side.values();

  private final GameTable<P> table;
  private final PieceNames names;

  /** The codes of the pieces that each hand can hold, in the order in which they are written. */
  private final int[][] hands = new int[SIDES.length][];

  /** Whether each piece can be in the hand of its side, by its code. */
  private final boolean[] isHeld;

  HandsField(GameTable<P> table) {
    this.table = table;
    names = table.names;
    isHeld = new boolean[table.codeCount()];
    for (Side side : SIDES) {
      hands[side.ordinal()] = table.rules.hand(side).stream().mapToInt(Integer::intValue).toArray();
      for (int code : hands[side.ordinal()]) {
        isHeld[code] = true;
      }
    }
  }

  // FEN

  /**
   * Reads the hands of FEN: {@code [Qp]}, or the pieces after a further {@code /}, or nothing.
   *
   * @param from the end of the squares
   */
  void readFen(FenText fen, int from, int to) {
    if (from == to) {
      return;
    }
    String text = fen.text;
    boolean isBracket = text.charAt(from) == '[';
    if (!table.hasHands()) {
      throw fen.problem(isBracket ? FenProblem.NO_HANDS : FenProblem.TOO_MANY_RANKS, from);
    }
    int at = from + 1;
    int left = fen.codes.length - fen.pieces;
    if (isBracket && text.startsWith("-]", at)) {
      at++;
    }
    while (at < to && text.charAt(at) != ']') {
      int name = names.scan(text, at, to);
      int code = name < 0 ? 0 : PieceNames.code(name);
      if (code != 0 && isHeld[code]) {
        if (left-- == 0) {
          throw fen.problem(FenProblem.TOO_MANY_PIECES, at);
        }
        fen.hands[table.side(code).ordinal()][code]++;
      } else if (name < 0 || hasHand(text, at)) {
        throw fen.problem(FenProblem.NOT_HELD, at);
      }
      at = PieceNames.end(name);
    }
    if (isBracket != (at < to) || isBracket && at + 1 < to) {
      throw fen.problem(FenProblem.HANDS_NOT_CLOSED, isBracket && at + 1 < to ? at + 1 : at);
    }
  }

  /**
   * {@return whether the side in whose case a piece is written has a hand} Other programs list what
   * the other side has captured as well.
   */
  private boolean hasHand(String text, int at) {
    char letter = text.charAt(text.charAt(at) == '+' ? at + 1 : at);
    return hands[letter <= 'Z' ? 0 : 1].length > 0;
  }

  // [QPPn]
  /** Writes the hands of FEN, if the game has hands. */
  void writeFen(AsciiText out, P position) {
    if (!table.hasHands()) {
      return;
    }
    out.add('[');
    for (Side side : SIDES) {
      for (int code : hands[side.ordinal()]) {
        for (int count = table.handCount(position, side, code); count > 0; count--) {
          out.add(names.name(code));
        }
      }
    }
    out.add(']');
  }

  // SFEN

  /** Reads the hands of SFEN: {@code 2P3p}, or {@code -}. */
  void readSfen(FenText fen, int from, int to) {
    if (from == to) {
      throw fen.problem(FenProblem.HANDS_EXPECTED, from);
    }
    if (fen.isDash(from, to)) {
      return;
    }
    String text = fen.text;
    int squares = fen.codes.length;
    int left = squares - fen.pieces;
    int at = from;
    while (at < to) {
      int item = at;
      int count = 0;
      while (at < to && FenText.isDigit(text.charAt(at)) && count <= squares) {
        count = 10 * count + text.charAt(at++) - '0';
      }
      if (at > item && (count < 2 || count > squares || text.charAt(item) == '0')) {
        throw fen.problem(FenProblem.INVALID_COUNT, item);
      }
      int name = at < to ? names.scan(text, at, to) : PieceNames.NONE;
      int code = name < 0 ? 0 : PieceNames.code(name);
      if (code == 0 || !isHeld[code]) {
        throw fen.problem(FenProblem.NOT_HELD, at);
      }
      int[] hand = fen.hands[table.side(code).ordinal()];
      if (hand[code] > 0) {
        throw fen.problem(FenProblem.REPEATED_PIECE, at);
      }
      count = Math.max(1, count);
      left -= count;
      if (left < 0) {
        throw fen.problem(FenProblem.TOO_MANY_PIECES, item);
      }
      hand[code] = count;
      at = PieceNames.end(name);
    }
  }

  // R2Pb3p
  /** Writes the hands of SFEN. */
  void writeSfen(AsciiText out, P position) {
    int start = out.length();
    for (Side side : SIDES) {
      for (int code : hands[side.ordinal()]) {
        int count = table.handCount(position, side, code);
        if (count > 1) {
          out.addNumber(count);
        }
        if (count > 0) {
          out.add(names.name(code));
        }
      }
    }
    if (out.length() == start) {
      out.add('-');
    }
  }
}
