// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A drawing of one position in characters. */
final class TextDiagram {
  /**
   * The maximum number of characters that are shown of a piece. One long piece would otherwise
   * widen every column.
   */
  private static final int MAX_PIECE = 8;

  private static final int MAX_STYLE = 40;

  private final Qi qi;
  private final SquareOrder order;
  private final BoardLabels labels;
  private final TextCharacters characters;
  private final StringBuilder text = new StringBuilder();

  TextDiagram(Qi qi, SquareOrder order, CoordinateNames names, TextCharacters characters) {
    this.qi = Objects.requireNonNull(qi, "qi");
    this.order = Objects.requireNonNull(order, "order");
    labels = new BoardLabels(qi.shape(), Objects.requireNonNull(names, "names"));
    this.characters = characters;
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
    String[] squares = new String[qi.squareCount()];
    for (int index = 0; index < squares.length; index++) {
      String piece = pieceAt(qi, index);
      squares[index] = piece == null ? characters.empty : characters.plain(piece, MAX_PIECE);
    }
    appendHand(Side.SECOND);
    Geometry board = Geometry.of(qi.shape(), order);
    new TextBoard(board, labels, characters, squares, false, text).draw();
    appendHand(Side.FIRST);
    return text.append(side(qi.turn())).append(" to move\n").toString();
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

  /** {@return the text of the piece that is shown on a square, or null if it is empty} */
  static @Nullable String pieceAt(Qi qi, int square) {
    if (!(qi instanceof BoardPosition<?> position)) {
      return qi.pieceAt(square);
    }
    int code = position.baseAt(square);
    return code == 0 ? null : position.type().pieces().get(code - 1);
  }

  static String side(Side side) {
    return side == Side.FIRST ? "first player" : "second player";
  }
}
