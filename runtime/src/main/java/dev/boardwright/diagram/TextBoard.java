// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.platform.Texts;
import dev.boardwright.internal.text.PlainText;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A drawing of a board in characters: its layers with their frames and labels. */
final class TextBoard {
  private final Geometry board;
  private final Shape shape;
  private final BoardLabels labels;
  private final TextCharacters characters;
  private final String[] squares;
  private final boolean isCentred;
  private final int rankWidth;
  private final int fileWidth;
  private final StringBuilder text;

  /**
   * Creates a drawing.
   *
   * @param squares the texts of the squares, by flat index
   * @param isCentred whether texts and labels are in the middle of their columns, not at the right
   */
  TextBoard(
      Geometry board,
      BoardLabels labels,
      TextCharacters characters,
      String[] squares,
      boolean isCentred,
      StringBuilder text) {
    this.board = board;
    shape = board.shape();
    this.labels = labels;
    this.characters = characters;
    this.squares = squares;
    this.isCentred = isCentred;
    this.text = text;
    rankWidth = widest(IntStream.range(0, shape.ranks()).mapToObj(labels::rank));
    int widestLabel = widest(IntStream.range(0, shape.files()).mapToObj(labels::file));
    fileWidth = Math.max(1, Math.max(widestLabel, widest(Arrays.stream(squares))));
  }

  private static int widest(Stream<String> texts) {
    return texts.mapToInt(PlainText::columns).max().orElse(0);
  }

  // layer B
  //   ┌──────────┐
  // 2 │  ·  · +r │
  // 1 │  K  ·  · │
  //   └──────────┘
  //      a  b  c
  void draw() {
    for (int layer = shape.layers() - 1; layer >= 0; layer--) {
      if (labels.hasCaptions()) {
        text.append(labels.caption(layer)).append('\n');
      }
      appendFrame(0);
      for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
        appendRank(rank, layer);
      }
      appendFrame(2);
      if (labels.areNamed()) {
        appendFiles();
      }
    }
  }

  /** Starts a line with the label of a rank, or without one. */
  private void appendMargin(String label) {
    if (labels.areNamed()) {
      text.append(Texts.repeat(" ", rankWidth - label.length())).append(label).append(' ');
    }
  }

  private void appendRank(int rank, int layer) {
    appendMargin(labels.rank(rank));
    text.append(characters.vertical);
    for (int file = 0; file < shape.files(); file++) {
      appendColumn(squares[shape.index(board.order(), file, rank, layer)]);
    }
    text.append(' ').append(characters.vertical).append('\n');
  }

  private void appendFrame(int corner) {
    appendMargin("");
    text.append(characters.corner(corner));
    text.append(characters.horizontal((fileWidth + 1) * shape.files() + 1));
    text.append(characters.corner(corner + 1)).append('\n');
  }

  private void appendFiles() {
    appendMargin("");
    int start = text.append(' ').length();
    for (int file = 0; file < shape.files(); file++) {
      appendColumn(labels.file(file));
    }
    trimEnd(start);
    text.append('\n');
  }

  /** Removes the spaces that centring has left at the end of a line. */
  private void trimEnd(int start) {
    while (text.length() > start && text.charAt(text.length() - 1) == ' ') {
      text.setLength(text.length() - 1);
    }
  }

  private void appendColumn(String content) {
    int spaces = fileWidth - PlainText.columns(content);
    int after = isCentred ? spaces / 2 : 0;
    text.append(Texts.repeat(" ", 1 + spaces - after))
        .append(content)
        .append(Texts.repeat(" ", after));
  }
}
