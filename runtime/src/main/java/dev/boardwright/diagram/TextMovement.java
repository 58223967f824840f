// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.internal.platform.Texts;
import dev.boardwright.internal.text.PlainText;
import java.util.List;

/** A drawing of a movement in characters. */
final class TextMovement {
  private final Geometry board;
  private final MovementMarks marks;
  private final BoardLabels labels;
  private final TextCharacters characters;
  private final StringBuilder text = new StringBuilder();

  /**
   * Creates a drawing.
   *
   * @throws IllegalArgumentException if {@code from} is not a square of the board
   */
  TextMovement(
      Geometry board, int from, Movement movement, BoardLabels labels, TextCharacters characters) {
    this.board = board;
    this.labels = labels;
    this.characters = characters;
    marks = new MovementMarks(board, from, movement);
  }

  // ┌───────────┐
  // │ · · · · · │
  // │ · ● ● ● · │
  // │ · · ◆ · · │
  // │ · ● · ● · │
  // │ · · · · · │
  // └───────────┘
  // ◆ the piece
  // ● moves or captures
  String draw() {
    String[] squares = new String[board.shape().squareCount()];
    for (int square = 0; square < squares.length; square++) {
      squares[square] = marks.isFrom(square) ? characters.mover : signs(marks.at(square));
    }
    new TextBoard(board, labels, characters, squares, true, text).draw();
    appendLegend(marks.legend());
    return text.toString();
  }

  private String signs(List<MovementMark> given) {
    StringBuilder signs = new StringBuilder();
    for (MovementMark mark : given) {
      signs.append(characters.sign(mark));
    }
    return signs.length() == 0 ? characters.empty : signs.toString();
  }

  private void appendLegend(List<MovementMark> legend) {
    int width = 1;
    for (MovementMark mark : legend) {
      width = Math.max(width, PlainText.columns(characters.sign(mark)));
    }
    appendLine(characters.mover, MovementMark.PIECE_WORDS, width);
    for (MovementMark mark : legend) {
      appendLine(characters.sign(mark), mark.words(), width);
    }
  }

  private void appendLine(String sign, String words, int width) {
    text.append(sign).append(Texts.repeat(" ", width - PlainText.columns(sign))).append(' ');
    text.append(words).append('\n');
  }
}
