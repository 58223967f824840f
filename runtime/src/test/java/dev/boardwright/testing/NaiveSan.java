// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A slow writer of moves in SAN for games whose pieces have the names of their tokens. It was
 * written from the description of the notation and asks the rule book for everything.
 */
public final class NaiveSan {
  private final RuleBook rules;
  private final BoardCells cells;
  private final boolean isShogi;
  private final boolean hasPawns;
  private final CoordinateNames names;

  /**
   * Creates a writer.
   *
   * @param isShogi whether to write the form of shogi, and not that of chess
   * @param hasPawns whether {@code P} is a pawn, which the form of chess does not name
   */
  public NaiveSan(RuleBook rules, boolean isShogi, boolean hasPawns) {
    this.rules = rules;
    this.isShogi = isShogi;
    this.hasPawns = hasPawns;
    cells = BoardCells.of(rules.shape(), rules.order());
    names = isShogi ? CoordinateNames.SHOGI : CoordinateNames.CELL;
  }

  /** {@return the text of a legal move} */
  public String format(RuleBookPosition position, Move move) {
    String text = body(position, move);
    if (isShogi) {
      return text;
    }
    RuleBookPosition next = position.play(move);
    if (!next.isCheck()) {
      return text;
    }
    return text + (next.legalMoves().isEmpty() ? "#" : "+");
  }

  private String body(RuleBookPosition position, Move move) {
    String to = name(move.toIndex());
    if (move.droppedToken() != null) {
      String landing = move.promotionToken() == null ? move.droppedToken() : move.promotionToken();
      return landing.toUpperCase(Locale.ROOT) + (isShogi ? "*" : "@") + to;
    }
    String piece = Objects.requireNonNull(position.pieceAt(move.fromIndex()));
    if (isCastling(position, move)) {
      return cells.file(move.toIndex()) > cells.file(move.fromIndex()) ? "O-O" : "O-O-O";
    }
    String word = word(piece);
    boolean isCapture = isCapture(position, move);
    boolean isPawn = !isShogi && hasPawns && word.equals("P");
    String origin = origin(position, move, word, isPawn, isCapture);
    return (isPawn ? "" : word)
        + origin
        + (isCapture ? "x" : isShogi ? "-" : "")
        + to
        + change(position, move, word);
  }

  private boolean isCapture(RuleBookPosition position, Move move) {
    return pieces(position.play(move)) < pieces(position);
  }

  private static long pieces(RuleBookPosition position) {
    return position.board().stream().filter(Objects::nonNull).count();
  }

  private String change(RuleBookPosition position, Move move, String word) {
    if (move.promotionToken() != null) {
      String becomes = word(move.promotionToken());
      return isShogi && becomes.equals("+" + word) ? "+" : "=" + becomes;
    }
    boolean couldPromote =
        position.legalMoves().stream()
            .anyMatch(
                other ->
                    other.fromIndex() == move.fromIndex()
                        && other.toIndex() == move.toIndex()
                        && other.droppedToken() == null
                        && other.promotionToken() != null);
    return isShogi && couldPromote ? "=" : "";
  }

  private String origin(
      RuleBookPosition position, Move move, String word, boolean isPawn, boolean isCapture) {
    List<Integer> rivals = new ArrayList<>();
    for (Move other : position.legalMoves()) {
      if (other.droppedToken() == null
          && other.toIndex() == move.toIndex()
          && other.fromIndex() != move.fromIndex()
          && word(Objects.requireNonNull(position.pieceAt(other.fromIndex()))).equals(word)) {
        rivals.add(other.fromIndex());
      }
    }
    String square = name(move.fromIndex());
    String file = names.file(cells.shape(), cells.file(move.fromIndex()));
    String rank = names.rank(cells.shape(), cells.rank(move.fromIndex()));
    boolean isAloneOnFile =
        rivals.stream().noneMatch(from -> cells.file(from) == cells.file(move.fromIndex()));
    boolean isAloneOnRank =
        rivals.stream().noneMatch(from -> cells.rank(from) == cells.rank(move.fromIndex()));
    if (rivals.isEmpty()) {
      return isPawn && isCapture ? file : "";
    }
    if (isShogi) {
      return square;
    }
    if (isPawn) {
      return isAloneOnFile ? file : square;
    }
    return isAloneOnFile ? file : isAloneOnRank ? rank : square;
  }

  private boolean isCastling(RuleBookPosition position, Move move) {
    String piece = Objects.requireNonNull(position.pieceAt(move.fromIndex()));
    if (!piece.endsWith("^") || cells.rank(move.fromIndex()) != cells.rank(move.toIndex())) {
      return false;
    }
    RuleBookPosition next = position.play(move);
    int step = move.toIndex() > move.fromIndex() ? 1 : -1;
    for (int square = move.fromIndex() + step; square != move.toIndex(); square += step) {
      if (next.pieceAt(square) != null) {
        return true;
      }
    }
    return false;
  }

  private String word(String token) {
    // In chess, a rook in this state may castle. In shogi, it is promoted.
    boolean mayCastle = !isShogi && token.toUpperCase(Locale.ROOT).startsWith("+R");
    String state = mayCastle ? token.substring(1) : token;
    return state.replace("-", "").replace("^", "").toUpperCase(Locale.ROOT);
  }

  private String name(int square) {
    return names.format(cells, square);
  }
}
