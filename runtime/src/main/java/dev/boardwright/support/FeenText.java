// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.feen.FeenParts;
import dev.boardwright.internal.feen.FeenReader;
import dev.boardwright.internal.feen.FeenWriter;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Methods that parse positions from FEEN texts and format positions as FEEN texts. */
public final class FeenText {
  private FeenText() {}

  /** {@return whether a text is a valid position of any board} */
  public static boolean isValid(@Nullable String text, FeenDialect dialect) {
    Objects.requireNonNull(dialect, "dialect");
    return text != null && FeenReader.read(text, dialect, null) >= 0;
  }

  /**
   * Parses a position of any board.
   *
   * @return the position, in generic form
   * @throws FeenException if the text is not a valid FEEN position
   */
  public static Qi parse(@Nullable String text, FeenDialect dialect) {
    FeenParts parts = new FeenParts(text, dialect);
    Qi empty = Qi.of(parts.shape(), parts.style(Side.FIRST), parts.style(Side.SECOND));
    return ((TextPosition<?>) empty).read(parts); // every generic position is a TextPosition
  }

  /**
   * Parses a position of a given board without declared pieces.
   *
   * @throws FeenException if the text is not a valid FEEN position or is a position of another
   *     board
   */
  public static <P extends TextPosition<P>> P parse(
      @Nullable String text, FeenDialect dialect, P empty) {
    FeenParts parts = new FeenParts(text, dialect);
    parts.checkBoard(empty);
    return empty.read(parts);
  }

  /**
   * Parses the position that games of a board start from. The processor calls this method, because
   * it has the declaration of the board but not the generated classes.
   *
   * @param pieces the declared pieces, or null if the board declares none
   * @param handPlaces the layout of the hands, as returned by {@link DeclaredPieces#handPlaces};
   *     ignored if the board declares no pieces
   * @return the position, in generic form
   * @throws FeenException if the text is not a valid FEEN position, is a position of another board,
   *     or has a piece that is not declared for its place
   */
  public static Qi parseStart(
      @Nullable String text,
      FeenDialect dialect,
      Qi board,
      @Nullable DeclaredPieces pieces,
      short[] handPlaces) {
    if (pieces == null) {
      new FeenParts(text, dialect).checkBoard(board);
    } else {
      FeenCodes.read(text, dialect, board, pieces.palette, handPlaces, 0);
    }
    return parse(text, dialect);
  }

  /**
   * Formats a position as a FEEN text.
   *
   * @throws IllegalArgumentException if FEEN cannot represent the position
   */
  public static String format(Qi qi, FeenDialect dialect) {
    Objects.requireNonNull(qi, "qi");
    Objects.requireNonNull(dialect, "dialect");
    return writer(qi, dialect).write();
  }

  private static FeenWriter writer(Qi qi, FeenDialect dialect) {
    if (qi instanceof CodedPosition<?> position) {
      byte[] codes = position.codes(RuntimeKey.KEY);
      return FeenWriter.of(position, dialect, codes, position.declared().palette);
    }
    return qi instanceof TextPosition<?> position && position.contents.areCodes()
        ? FeenWriter.of(qi, dialect, position.contents.codes())
        : FeenWriter.of(qi, dialect);
  }
}
