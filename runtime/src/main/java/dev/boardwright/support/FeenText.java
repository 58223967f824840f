// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Objects;

/** Positions from FEEN texts, and texts from positions. */
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
  public static Qi parse(String text, FeenDialect dialect) {
    Objects.requireNonNull(text, "text");
    long placement = FeenBoards.check(text, Objects.requireNonNull(dialect, "dialect"));
    return parsed(
        text,
        placement,
        GenericPosition.empty(
            FeenBoards.shape(placement),
            FeenBoards.style(text, Side.FIRST),
            FeenBoards.style(text, Side.SECOND)));
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
  public static <P extends TextPosition<P>> P parse(String text, FeenDialect dialect, P empty) {
    Objects.requireNonNull(text, "text");
    return parsed(text, FeenBoards.check(text, dialect, empty), empty);
  }

  /**
   * Reads a position of a board.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty the empty position of the board, in generic form
   * @return the position, in generic form
   * @throws FeenException if it is not FEEN, or of another board
   */
  public static Qi parse(String text, FeenDialect dialect, Qi empty) {
    return parse(text, dialect, (GenericPosition) Objects.requireNonNull(empty, "empty"));
  }

  /**
   * Reads a position of a board with declared pieces.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty the empty position of the board, in generic form
   * @param pieces the declared pieces
   * @param handPlaces what each hand may hold, as {@link Palette#handPlaces} gives it
   * @return the position, in generic form
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared where it is
   */
  public static Qi parse(
      String text, FeenDialect dialect, Qi empty, Palette pieces, short[] handPlaces) {
    FeenCodes.read(text, dialect, empty, pieces, handPlaces);
    return parse(text, dialect, empty);
  }

  private static <P extends TextPosition<P>> P parsed(String text, long placement, P empty) {
    CodedContents codes = FeenCodes.read(text, placement);
    if (codes == null) {
      TextEdit<P> edit = empty.edit();
      new Editing(text, edit).read();
      return FeenBoards.turn(text) == Side.FIRST ? edit.build() : edit.toggle().build();
    }
    boolean isEmpty = codes.pieceCount == 0 && codes.turn == Side.FIRST;
    return isEmpty ? empty : empty.ofCodes(codes);
  }

  /** For more kinds of pieces than there are codes. */
  private static final class Editing extends FeenReader {
    private final PositionEdit<?> edit;

    Editing(String text, PositionEdit<?> edit) {
      super(text);
      this.edit = edit;
    }

    @Override
    void onSquare(int index, int token, int offset) {
      edit.set(index, EpinToken.text(token));
    }

    @Override
    void inHand(int side, int token, int count, int offset) {
      edit.addToHand(SIDES[side], EpinToken.text(token), count);
    }
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
