// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.feen.FeenParts;
import dev.boardwright.internal.feen.FeenWriter;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Positions from FEEN texts, and texts from positions. */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenText {
  private FeenText() {}

  /**
   * Reads a position of any board.
   *
   * @param text any text
   * @param dialect how it names styles
   * @return the position, in generic form
   * @throws FeenException if it is not FEEN
   */
  public static Qi parse(@Nullable String text, FeenDialect dialect) {
    FeenParts parts = new FeenParts(text, dialect);
    Qi empty = Qi.of(parts.shape(), parts.style(Side.FIRST), parts.style(Side.SECOND));
    return ((TextPosition<?>) empty).read(parts); // as every generic position is one
  }

  /**
   * Reads a position of one board without declared pieces.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty the empty position of the board
   * @param <P> the type of its positions
   * @return the position
   * @throws FeenException if it is not FEEN, or of another board
   */
  public static <P extends TextPosition<P>> P parse(
      @Nullable String text, FeenDialect dialect, P empty) {
    FeenParts parts = new FeenParts(text, dialect);
    parts.checkBoard(empty);
    return empty.read(parts);
  }

  /**
   * Reads the position that games of a board start from. For the processor, which has the board's
   * declaration and not its classes.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param board a position of the board
   * @param pieces the declared pieces, or null when the board declares none
   * @param handPlaces what each hand may hold, as {@link DeclaredPieces#handPlaces} gives it; not
   *     looked at when the board declares no pieces
   * @return the position, in generic form
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared where it is
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
   * Writes a position.
   *
   * @param qi the position
   * @param dialect how its styles are named
   * @return its text
   * @throws IllegalArgumentException if FEEN cannot carry it
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
