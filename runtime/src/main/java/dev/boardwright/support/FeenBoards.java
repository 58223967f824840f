// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import dev.boardwright.feen.EpinToken;
import dev.boardwright.feen.FeenProblem;
import dev.boardwright.feen.FeenSyntax;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/** Which board a FEEN text is of. */
final class FeenBoards {
  private FeenBoards() {}

  /** Checks a text; the result is its placement. */
  static long check(String text, FeenDialect dialect) {
    long placement = FeenSyntax.check(text, dialect);
    if (placement < 0) {
      throw FeenProblem.refusal(placement, text);
    }
    return placement;
  }

  /** Checks a text, and that it is of the same board as a position; the result is its placement. */
  static long check(String text, FeenDialect dialect, Qi board) {
    long placement = check(text, dialect);
    Shape shape = board.shape();
    if (shape.files() != FeenSyntax.files(placement)
        || shape.ranks() != FeenSyntax.ranks(placement)
        || shape.layers() != FeenSyntax.layers(placement)
        || shape.dimensions() != FeenSyntax.dimensions(placement)) {
      throw new FeenException(
          FeenField.PLACEMENT,
          PositionRules.otherShape(shape(placement), shape),
          shapeOffset(text, placement, shape),
          text);
    }
    checkStyle(text, Side.FIRST, board);
    checkStyle(text, Side.SECOND, board);
    return placement;
  }

  static Shape shape(long placement) {
    int files = FeenSyntax.files(placement);
    int ranks = FeenSyntax.ranks(placement);
    return switch (FeenSyntax.dimensions(placement)) {
      case 1 -> Shape.of(files);
      case 2 -> Shape.of(ranks, files);
      default -> Shape.of(FeenSyntax.layers(placement), ranks, files);
    };
  }

  /** The side to move in a text that is FEEN. */
  static Side turn(String text) {
    return text.charAt(text.lastIndexOf(' ') + 1) <= 'Z' ? Side.FIRST : Side.SECOND;
  }

  /** The style of a side in a text that is FEEN. */
  static String style(String text, Side side) {
    return text.substring(styleFrom(text, side), styleTo(text, side));
  }

  /** The style in upper case is the first side's, wherever it stands. */
  private static int styleFrom(String text, Side side) {
    int active = text.lastIndexOf(' ') + 1;
    return turn(text) == side ? active : text.lastIndexOf('/') + 1;
  }

  private static int styleTo(String text, Side side) {
    int slash = text.lastIndexOf('/');
    return styleFrom(text, side) < slash ? slash : text.length();
  }

  private static void checkStyle(String text, Side side, Qi board) {
    int from = styleFrom(text, side);
    int length = styleTo(text, side) - from;
    String style = board.style(side);
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
        PositionRules.otherStyle(side, style(text, side), style),
        from + same,
        text);
  }

  /** Where a placement departs from a shape: at what is too much, or where something is missing. */
  private static int shapeOffset(String text, long placement, Shape shape) {
    int end = text.indexOf(' ');
    if (FeenSyntax.files(placement) != shape.files()) {
      return fileOffset(text, shape.files());
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

  /** Where the first rank has a square too many, or ends too early. */
  private static int fileOffset(String text, int files) {
    int squares = 0;
    int i = 0;
    while (" /".indexOf(text.charAt(i)) < 0) {
      int start = i;
      int count = 0;
      while (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        count = 10 * count + text.charAt(i++) - '0';
      }
      if (count == 0) {
        count = 1;
        i = EpinToken.end(EpinToken.scan(text, i, text.length()));
      }
      squares += count;
      if (squares > files) {
        return start;
      }
    }
    return i;
  }
}
