// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.text.PlainText;
import java.util.Map;
import java.util.Objects;

/**
 * A position as a picture in text, for terminals: the board with its labels, the highest rank at
 * the top, both hands, and the side to move. Of a piece at most eight characters are shown. For
 * people: never input.
 */
public final class Diagram {
  private static final String EMPTY = "·";

  /** One long piece would stretch every column: what goes on beyond this is not shown. */
  private static final int MAX_PIECE = 8;

  private static final int MAX_STYLE = 40;

  private final Qi qi;
  private final SquareOrder order;
  private final CoordinateNames names;
  private final StringBuilder text = new StringBuilder();
  private final String[] squares;
  private final int rankWidth;
  private final int fileWidth;

  private Diagram(Qi qi, SquareOrder order, CoordinateNames names) {
    this.qi = qi;
    this.order = order;
    this.names = names;
    int widestRank = 0;
    for (int rank = 0; rank < qi.shape().ranks(); rank++) {
      widestRank = Math.max(widestRank, names.rank(qi.shape(), rank).length());
    }
    int widestFile = 1;
    for (int file = 0; file < qi.shape().files(); file++) {
      widestFile = Math.max(widestFile, names.file(qi.shape(), file).length());
    }
    squares = new String[qi.squareCount()];
    for (int index = 0; index < squares.length; index++) {
      String piece = qi.pieceAt(index);
      squares[index] = piece == null ? EMPTY : PlainText.of(piece, MAX_PIECE);
      widestFile = Math.max(widestFile, PlainText.columns(squares[index]));
    }
    rankWidth = widestRank;
    fileWidth = widestFile;
  }

  /**
   * Draws a position with CELL names.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @return lines that end in a newline each; a board of three dimensions layer by layer, the
   *     highest first
   */
  public static String text(Qi qi, SquareOrder order) {
    return text(qi, order, CoordinateNames.CELL);
  }

  /**
   * Draws a position.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @param names how files and ranks are labelled
   * @return lines that end in a newline each; a board of three dimensions layer by layer, the
   *     highest first
   * @throws IllegalArgumentException if the names cannot express the shape of the board
   */
  public static String text(Qi qi, SquareOrder order, CoordinateNames names) {
    Objects.requireNonNull(qi, "qi");
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(names, "names").checkExpresses(qi.shape());
    return new Diagram(qi, order, names).draw();
  }

  private String draw() {
    Shape shape = qi.shape();
    appendHand(Side.SECOND);
    for (int layer = shape.layers() - 1; layer >= 0; layer--) {
      if (shape.dimensions() == 3) {
        text.append("layer ").append(names.layer(shape, layer)).append('\n');
      }
      appendFrame('┌', '┐');
      for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
        appendRank(rank, layer);
      }
      appendFrame('└', '┘');
      appendFiles();
    }
    appendHand(Side.FIRST);
    return text.append(side(qi.turn())).append(" to move\n").toString();
  }

  private void appendRank(int rank, int layer) {
    String label = names.rank(qi.shape(), rank);
    text.append(" ".repeat(rankWidth - label.length())).append(label).append(" │");
    for (int file = 0; file < qi.shape().files(); file++) {
      appendColumn(squares[qi.shape().index(order, file, rank, layer)]);
    }
    text.append(" │\n");
  }

  private void appendFrame(char left, char right) {
    int width = (fileWidth + 1) * qi.shape().files() + 1;
    text.append(" ".repeat(rankWidth + 1)).append(left);
    text.append("─".repeat(width)).append(right).append('\n');
  }

  private void appendFiles() {
    text.append(" ".repeat(rankWidth + 2));
    for (int file = 0; file < qi.shape().files(); file++) {
      appendColumn(names.file(qi.shape(), file));
    }
    text.append('\n');
  }

  private void appendColumn(String content) {
    text.append(" ".repeat(1 + fileWidth - PlainText.columns(content))).append(content);
  }

  private void appendHand(Side side) {
    text.append(side(side))
        .append(" (")
        .append(PlainText.of(qi.style(side), MAX_STYLE))
        .append("), in hand:");
    for (Map.Entry<String, Integer> entry : qi.hand(side).entrySet()) {
      text.append(' ').append(PlainText.of(entry.getKey(), MAX_PIECE));
      text.append(entry.getValue() > 1 ? "×" + entry.getValue() : "");
    }
    text.append(qi.hand(side).isEmpty() ? " nothing\n" : "\n");
  }

  private static String side(Side side) {
    return side == Side.FIRST ? "first player" : "second player";
  }
}
