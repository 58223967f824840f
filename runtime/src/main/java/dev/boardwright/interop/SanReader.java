// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;

/**
 * A comparison of a text in SAN with legal moves, each of which may be written with more of its
 * origin than is needed.
 *
 * @param <P> the type of the positions
 */
final class SanReader<P extends Qi> implements MoveReader.Matcher<P> {
  private static final int[] OF_SHOGI = {SanWriter.NO_ORIGIN, SanWriter.BOTH};
  private static final int[] OF_PAWN = {SanWriter.NO_ORIGIN, SanWriter.FILE, SanWriter.BOTH};
  private static final int[] OF_CAPTURING_PAWN = {SanWriter.FILE, SanWriter.BOTH};
  private static final int[] OF_PIECE = {
    SanWriter.NO_ORIGIN, SanWriter.FILE, SanWriter.RANK, SanWriter.BOTH
  };

  private final SanWriter<P> writer;
  private final SanForm form;
  private final String text;
  private final AsciiText out = new AsciiText(SanWriter.CAPACITY);

  /**
   * Creates a comparison.
   *
   * @param text the text, without the sign for check
   */
  SanReader(SanWriter<P> writer, SanForm form, String text) {
    this.writer = writer;
    this.form = form;
    this.text = text;
  }

  @Override
  public boolean matches(P position, int move, Moves<P> legal) {
    if (!writer.isMentioned(text, position, move)) {
      return false;
    }
    int declined = writer.compare(position, move, legal) & ~SanWriter.BOTH;
    for (int origin : origins(position, move, legal)) {
      out.clear();
      writer.write(out, position, move, origin | declined, legal);
      if (out.isText(text)) {
        return true;
      }
    }
    return false;
  }

  private int[] origins(P position, int move, Moves<P> legal) {
    if (PackedMove.isDrop(move) || form == SanForm.SHOGI) {
      return OF_SHOGI;
    }
    if (!writer.isPawn(position, move)) {
      return OF_PIECE;
    }
    return writer.isCapture(position, move, legal) ? OF_CAPTURING_PAWN : OF_PAWN;
  }
}
