// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ChessSquare;
import dev.boardwright.rules.Move;
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
    List<Move> legal = moves.legalMoves(position);
    Move move = ChessMoves.GAME.toMove(packed);
    if (!legal.contains(move)) {
      throw new IllegalArgumentException("illegal move: " + moves.toText(packed));
    }
    String name = name(position, move.from());
    ChessSquare from = ChessSquare.of(move.from());
    ChessSquare to = ChessSquare.of(move.to());
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
      text.append(move.becomes() == null ? "" : "=" + letter(move.becomes()));
    }
    boolean isMobile = moves.count(position.play(packed)) > 0;
    return text.append(!moves.isCheck() ? "" : isMobile ? "+" : "#").toString();
  }

  private static String origin(ChessPosition position, List<Move> legal, Move move, String name) {
    List<ChessSquare> rivals =
        legal.stream()
            .filter(other -> other.to() == move.to() && other.from() != move.from())
            .filter(other -> name(position, other.from()).equals(name))
            .map(other -> ChessSquare.of(other.from()))
            .toList();
    ChessSquare from = ChessSquare.of(move.from());
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

  private static String name(ChessPosition position, int square) {
    return letter(String.valueOf(position.pieceAt(square)));
  }

  private static String letter(String piece) {
    return piece.replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT);
  }
}
