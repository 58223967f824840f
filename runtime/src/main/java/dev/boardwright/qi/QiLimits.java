// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Utf8;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The limits of a position (Qi 3). Sizes of text are in bytes of UTF-8; a surrogate without its
 * partner, which UTF-8 cannot hold, counts 3.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class QiLimits {
  /** The most dimensions a board has: {@value}. */
  public static final int MAX_DIMENSIONS = Shape.MAX_DIMENSIONS;

  /** The largest size of one dimension: {@value}. */
  public static final int MAX_DIMENSION_SIZE = Shape.MAX_DIMENSION_SIZE;

  /** The most squares a board has: {@value}. */
  public static final int MAX_SQUARE_COUNT = Shape.MAX_SQUARE_COUNT;

  /** The most bytes a piece has, in UTF-8: {@value}. */
  public static final int MAX_PIECE_BYTES = 255;

  /** The most bytes a style has, in UTF-8: {@value}. */
  public static final int MAX_STYLE_BYTES = 255;

  private static final int MAX_BYTES_PER_CHAR = 3;

  private QiLimits() {}

  /**
   * Refuses a piece that is too long. The empty text is a legal piece.
   *
   * @param piece a piece
   * @throws IllegalArgumentException if it has more than {@link #MAX_PIECE_BYTES} bytes
   */
  public static void checkPiece(String piece) {
    if (isLonger(Objects.requireNonNull(piece, "piece"), MAX_PIECE_BYTES)) {
      throw new IllegalArgumentException(
          "piece exceeds " + MAX_PIECE_BYTES + " bytes (got " + Utf8.bytes(piece) + ")");
    }
  }

  /**
   * Refuses a style that is missing or too long. The empty text is a legal style.
   *
   * @param side whose style it is
   * @param style the style, or null
   * @return {@code style}
   * @throws IllegalArgumentException if it is null or has more than {@link #MAX_STYLE_BYTES} bytes
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
