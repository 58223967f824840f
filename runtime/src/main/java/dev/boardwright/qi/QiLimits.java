// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Utf8;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a position (Qi 3). Lengths of texts are measured in bytes of UTF-8. An unpaired
 * surrogate, which UTF-8 cannot represent, counts as 3 bytes.
 */
public final class QiLimits {
  /** The maximum number of dimensions of a board: {@value}. */
  public static final int MAX_DIMENSIONS = Shape.MAX_DIMENSIONS;

  /** The maximum size of one dimension: {@value}. */
  public static final int MAX_DIMENSION_SIZE = Shape.MAX_DIMENSION_SIZE;

  /** The maximum number of squares of a board: {@value}. */
  public static final int MAX_SQUARE_COUNT = Shape.MAX_SQUARE_COUNT;

  /** The maximum length of a piece in bytes of UTF-8: {@value}. */
  public static final int MAX_PIECE_BYTES = 255;

  /** The maximum length of a style in bytes of UTF-8: {@value}. */
  public static final int MAX_STYLE_BYTES = 255;

  private static final int MAX_BYTES_PER_CHAR = 3;

  private QiLimits() {}

  /**
   * Checks that a piece is not too long. The empty string is a valid piece.
   *
   * @param piece the piece
   * @throws IllegalArgumentException if {@code piece} has more than {@link #MAX_PIECE_BYTES} bytes
   */
  public static void checkPiece(String piece) {
    if (isLonger(Objects.requireNonNull(piece, "piece"), MAX_PIECE_BYTES)) {
      throw new IllegalArgumentException(
          "piece exceeds " + MAX_PIECE_BYTES + " bytes (got " + Utf8.bytes(piece) + ")");
    }
  }

  /**
   * Checks that a style is not null and not too long. The empty string is a valid style.
   *
   * @param side the side that has the style
   * @param style the style, or null
   * @return {@code style}
   * @throws IllegalArgumentException if {@code style} is null or has more than {@link
   *     #MAX_STYLE_BYTES} bytes
   */
  public static String checkStyle(Side side, @Nullable String style) {
    String subject =
        Objects.requireNonNull(side, "side") == Side.FIRST
            ? "first player style"
            : "second player style";
    if (style == null) {
      throw new IllegalArgumentException(subject + " must not be null");
    }
    if (isLonger(style, MAX_STYLE_BYTES)) {
      throw new IllegalArgumentException(subject + " exceeds " + MAX_STYLE_BYTES + " bytes");
    }
    return style;
  }

  private static boolean isLonger(String text, int maxBytes) {
    return text.length() > maxBytes / MAX_BYTES_PER_CHAR && Utf8.bytes(text) > maxBytes;
  }
}
