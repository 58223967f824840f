// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import dev.boardwright.feen.FeenItems;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Positions from FEEN texts, and texts from positions. */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenText {
  private static final Side[] SIDES = Side.values();

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
    return position(
        parts,
        GenericPosition.empty(parts.shape(), parts.style(Side.FIRST), parts.style(Side.SECOND)));
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
    return position(parts, empty);
  }

  /**
   * Reads a position of a board with declared pieces.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty the empty position of the board
   * @param pieces the declared pieces
   * @param handPlaces what each hand may hold, as {@link Palette#handPlaces} gives it
   * @return the position, in generic form
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared where it is
   */
  public static Qi parse(
      @Nullable String text,
      FeenDialect dialect,
      GenericPosition empty,
      Palette pieces,
      short[] handPlaces) {
    FeenCodes.read(text, dialect, empty, pieces, handPlaces, 0);
    return parse(text, dialect, empty);
  }

  private static <P extends TextPosition<P>> P position(FeenParts parts, P empty) {
    CodedContents contents = FeenContents.of(parts);
    if (contents == null) {
      return edited(parts, empty.edit());
    }
    boolean isEmpty = contents.pieceCount == 0 && contents.turn == Side.FIRST;
    return isEmpty ? empty : empty.ofCodes(contents);
  }

  /** For more kinds of pieces than there are codes. */
  private static <P extends TextPosition<P>> P edited(FeenParts parts, TextEdit<P> edit) {
    FeenItems items = parts.items;
    edit.goPlain(); // as it would, when it had tried all codes
    for (int item = 0; item < items.all(); item++) {
      String piece = EpinToken.text(items.token(item));
      if (item < items.onBoard()) {
        edit.set(items.index(item), piece);
      } else {
        edit.addToHand(SIDES[items.side(item)], piece, items.count(item));
      }
    }
    return parts.turn == Side.FIRST ? edit.build() : edit.toggle().build();
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
    return new FeenWriter(
            Objects.requireNonNull(qi, "qi"), Objects.requireNonNull(dialect, "dialect"))
        .write();
  }
}
