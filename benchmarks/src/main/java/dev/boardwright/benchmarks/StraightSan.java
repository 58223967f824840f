// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ChessMove;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ChessSquare;
import java.util.List;
import java.util.Locale;

/**
 * A straightforward writer of moves of chess in SAN, which works with lists of moves as objects and
 * with the texts of pieces.
 */
final class StraightSan {
  private StraightSan() {}

  static String format(ChessPosition position, int packed) {
    ChessMoves moves = new ChessMoves();
    List<ChessMove> legal = position.legalMoves();
    ChessMove move = ChessMove.of(packed);
    if (!legal.contains(move)) {
      throw new IllegalArgumentException("illegal move: " + move);
    }
    String name = name(position, move.from());
    ChessSquare from = move.from();
    ChessSquare to = move.to();
    StringBuilder text = new StringBuilder();
    if (name.equals("K") && Math.abs(from.file() - to.file()) == 2) {
      text.append(to.file() > from.file() ? "O-O" : "O-O-O");
    } else {
      boolean isCapture = moves.isCapture(position, packed);
      if (name.equals("P")) {
        text.append(isCapture ? file(from) : "");
      } else {
        text.append(name).append(origin(position, legal, move, name));
      }
      text.append(isCapture ? "x" : "").append(to.cell());
      text.append(move.promotion() == null ? "" : "=" + letter(move.promotion().text()));
    }
    boolean isMobile = moves.count(position.play(packed)) > 0;
    return text.append(!moves.isCheck() ? "" : isMobile ? "+" : "#").toString();
  }

  private static String origin(
      ChessPosition position, List<ChessMove> legal, ChessMove move, String name) {
    List<ChessSquare> rivals =
        legal.stream()
            .filter(other -> other.to() == move.to() && other.from() != move.from())
            .map(ChessMove::from)
            .filter(other -> name(position, other).equals(name))
            .toList();
    ChessSquare from = move.from();
    if (rivals.isEmpty()) {
      return "";
    }
    if (rivals.stream().noneMatch(rival -> rival.file() == from.file())) {
      return file(from);
    }
    boolean isOnRank = rivals.stream().anyMatch(rival -> rival.rank() == from.rank());
    return isOnRank ? from.cell() : from.cell().substring(1);
  }

  private static String file(ChessSquare square) {
    return square.cell().substring(0, 1);
  }

  private static String name(ChessPosition position, ChessSquare square) {
    return letter(String.valueOf(position.pieceOn(square)));
  }

  private static String letter(String piece) {
    return piece.replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT);
  }
}
