// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The parts of a valid FEEN text: its board, styles, side to move and pieces. */
public final class FeenParts {
  /**
   * The maximum length of a text for which memory is allocated before the text is checked. Texts of
   * most games are not longer.
   */
  private static final int MAX_TRUSTED = 256;

  /** The whole text. */
  public final String text;

  /** The pieces of the text. */
  public final FeenItems items;

  /** The side to move. */
  public final Side turn;

  private final long board;
  private final int styles;
  private final int slash;

  /**
   * Parses a text.
   *
   * @throws FeenException if the text is not valid FEEN
   */
  public FeenParts(@Nullable String text, FeenDialect dialect) {
    Objects.requireNonNull(dialect, "dialect");
    if (text == null) {
      throw new FeenException(FeenField.TEXT, "text must not be null", 0, null);
    }
    this.text = text;
    if (text.length() > MAX_TRUSTED) {
      check(text, dialect, null); // before memory for its items is allocated
    }
    items = new FeenItems(text.length());
    board = check(text, dialect, items);
    slash = text.lastIndexOf('/');
    styles = text.lastIndexOf(' ', slash) + 1;
    // The style of the side to move comes first, and its case tells the side.
    turn = FeenStyles.isFirstSide(text, styles) ? Side.FIRST : Side.SECOND;
  }

  private static long check(String text, FeenDialect dialect, @Nullable FeenItems items) {
    long board = FeenReader.read(text, dialect, items);
    if (board < 0) {
      throw FeenRefusal.of(text, dialect, (int) ~board);
    }
    return board;
  }

  int squareCount() {
    return FeenBoard.squares(board);
  }

  /** {@return the shape of the board} */
  public Shape shape() {
    int files = FeenBoard.files(board);
    int ranks = FeenBoard.ranks(board);
    return switch (FeenBoard.dimensions(board)) {
      case 1 -> Shape.of(files);
      case 2 -> Shape.of(ranks, files);
      default -> Shape.of(FeenBoard.layers(board), ranks, files);
    };
  }

  /** {@return the style of a side} */
  public String style(Side side) {
    return text.substring(styleFrom(side), styleTo(side));
  }

  private int styleFrom(Side side) {
    return side == turn ? styles : slash + 1;
  }

  private int styleTo(Side side) {
    return side == turn ? slash : text.length();
  }

  /**
   * Checks that this text has the same shape and styles as a position.
   *
   * @throws FeenException if its shape or a style differs
   */
  public void checkBoard(Qi position) {
    Shape shape = position.shape();
    if (shape.files() != FeenBoard.files(board)
        || shape.ranks() != FeenBoard.ranks(board)
        || shape.layers() != FeenBoard.layers(board)
        || shape.dimensions() != FeenBoard.dimensions(board)) {
      throw new FeenException(
          FeenField.PLACEMENT, PositionRules.otherShape(shape(), shape), shapeOffset(shape), text);
    }
    checkStyle(Side.FIRST, position.firstPlayerStyle());
    checkStyle(Side.SECOND, position.secondPlayerStyle());
  }

  private void checkStyle(Side side, String style) {
    int from = styleFrom(side);
    int length = styleTo(side) - from;
    if (length == style.length() && text.startsWith(style, from)) {
      return;
    }
    int same = 0;
    while (same < Math.min(length, style.length())
        && text.charAt(from + same) == style.charAt(same)) {
      same++;
    }
    throw new FeenException(
        FeenField.STYLE_TURN,
        PositionRules.otherStyle(side, style(side), style),
        from + same,
        text);
  }

  /**
   * {@return the offset at which the board differs from a shape: that of the first part too many,
   * or of the place where a part is missing}
   */
  private int shapeOffset(Shape shape) {
    int end = text.indexOf(' ');
    if (FeenBoard.files(board) != shape.files()) {
      return BadPlacement.beyond(text, 0, shape.files());
    }
    int ranks = 1;
    int layers = 1;
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) != '/') {
        continue;
      }
      boolean isLayerEnd = text.charAt(i + 1) == '/';
      if (isLayerEnd) {
        if (ranks < shape.ranks() || layers == shape.layers() || shape.dimensions() < 3) {
          return i;
        }
        layers++;
        ranks = 1;
        i++;
      } else if (ranks++ == shape.ranks()) {
        return i;
      }
    }
    return end;
  }

  /** {@return the offset of the token of an item in the text} */
  public int offset(int item) {
    int left = item;
    int i = 0;
    while (true) {
      i = FeenNumbers.end(text, i);
      if (" /".indexOf(text.charAt(i)) >= 0) {
        i++;
        continue;
      }
      if (left-- == 0) {
        return i;
      }
      i = EpinToken.end(EpinToken.scan(text, i, text.length()));
    }
  }
}
