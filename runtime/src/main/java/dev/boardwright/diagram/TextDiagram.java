// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.PlainText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Map;
import java.util.Objects;

/** A drawing of one position in characters. */
final class TextDiagram {
  /**
   * The maximum number of characters that are shown of a piece. One long piece would otherwise
   * widen every column.
   */
  private static final int MAX_PIECE = 8;

  private static final int MAX_STYLE = 40;

  /** The characters that a diagram is drawn with. */
  enum Characters {
    /** Box-drawing characters, for modern terminals. */
    BOX("·", "×", "│", "─", "┌┐└┘"),
    /** ASCII, for everything else. */
    ASCII(".", "x", "|", "-", "++++");

    private final String empty;
    private final String times;
    private final String vertical;
    private final String horizontal;
    private final String corners;

    Characters(String empty, String times, String vertical, String horizontal, String corners) {
      this.empty = empty;
      this.times = times;
      this.vertical = vertical;
      this.horizontal = horizontal;
      this.corners = corners;
    }

    String plain(String text, int max) {
      String drawn = PlainText.of(text, max);
      String plain = drawn.isBlank() ? "?" : drawn; // a blank piece would look like an empty square
      return this == BOX ? plain : PlainText.ascii(plain);
    }
  }

  private final Qi qi;
  private final SquareOrder order;
  private final CoordinateNames names;
  private final Characters characters;
  private final StringBuilder text = new StringBuilder();
  private final String[] squares;
  private final int rankWidth;
  private final int fileWidth;

  TextDiagram(Qi qi, SquareOrder order, CoordinateNames names, Characters characters) {
    this.qi = Objects.requireNonNull(qi, "qi");
    this.order = Objects.requireNonNull(order, "order");
    this.names = Objects.requireNonNull(names, "names");
    this.characters = characters;
    names.checkExpresses(qi.shape());
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
      squares[index] = piece == null ? characters.empty : characters.plain(piece, MAX_PIECE);
      widestFile = Math.max(widestFile, PlainText.columns(squares[index]));
    }
    rankWidth = widestRank;
    fileWidth = widestFile;
  }

  // second player (shogi), in hand: p
  //   ┌──────────┐
  // 2 │  ·  · +r │
  // 1 │  K  ·  · │
  //   └──────────┘
  //      a  b  c
  // first player (SHOGI), in hand: B P×2
  // second player to move
  String draw() {
    Shape shape = qi.shape();
    appendHand(Side.SECOND);
    for (int layer = shape.layers() - 1; layer >= 0; layer--) {
      if (shape.dimensions() == 3) {
        text.append("layer ").append(names.layer(shape, layer)).append('\n');
      }
      appendFrame(0);
      for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
        appendRank(rank, layer);
      }
      appendFrame(2);
      appendFiles();
    }
    appendHand(Side.FIRST);
    return text.append(side(qi.turn())).append(" to move\n").toString();
  }

  private void appendRank(int rank, int layer) {
    String label = names.rank(qi.shape(), rank);
    text.append(" ".repeat(rankWidth - label.length())).append(label);
    text.append(' ').append(characters.vertical);
    for (int file = 0; file < qi.shape().files(); file++) {
      appendColumn(squares[qi.shape().index(order, file, rank, layer)]);
    }
    text.append(' ').append(characters.vertical).append('\n');
  }

  private void appendFrame(int corner) {
    int width = (fileWidth + 1) * qi.shape().files() + 1;
    text.append(" ".repeat(rankWidth + 1)).append(characters.corners.charAt(corner));
    text.append(characters.horizontal.repeat(width));
    text.append(characters.corners.charAt(corner + 1)).append('\n');
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
        .append(characters.plain(qi.style(side), MAX_STYLE))
        .append("), in hand:");
    Map<String, Integer> hand = qi.hand(side);
    for (Map.Entry<String, Integer> entry : hand.entrySet()) {
      text.append(' ').append(characters.plain(entry.getKey(), MAX_PIECE));
      text.append(entry.getValue() > 1 ? characters.times + entry.getValue() : "");
    }
    text.append(hand.isEmpty() ? " nothing\n" : "\n");
  }

  static String side(Side side) {
    return side == Side.FIRST ? "first player" : "second player";
  }
}
