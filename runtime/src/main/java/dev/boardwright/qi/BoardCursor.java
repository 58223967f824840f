// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.style.Side;

/**
 * A position that is changed in place and goes back again, for a search. After every call it is a
 * legal position: each is checked as a transformation of its own, and changes nothing when it
 * throws. For one thread at a time.
 *
 * <p>A cursor keeps a journal. {@link #undo} takes the last call back, whatever it changed; {@link
 * #undoTo} takes back every call since a {@link #mark}. So a null move is {@link #toggle}, and a
 * move of more than two squares is several calls with one mark:
 *
 * <pre>{@code
 * int mark = cursor.mark();
 * cursor.clear(passed);              // en passant
 * cursor.play(from, to, 0, 0);
 * …
 * cursor.undoTo(mark);
 * }</pre>
 *
 * <p>Each {@link #play}, {@link #drop}, {@link #set}, {@link #clear}, {@link #addToHand} and {@link
 * #toggle} is one entry of the journal, 16 bytes, even one that changes nothing; a call that throws
 * is none. So is each typed form of these that a generated cursor has. Once the journal is as long
 * as the longest line, these calls allocate nothing; one of more than 4,096 entries is given back
 * by {@link #reset} and {@link #forget}. On boards of more than 400 squares the first changes after
 * a {@link #snapshot} copy what they share with it. Sets are objects, which a compiler removes
 * where it inlines what is done with them. The first {@link #contentHash} of a board makes its
 * table of keys.
 *
 * <p>Implemented by this project's runtime and generated code only; methods added later have a
 * default.
 *
 * @param <P> the board's positions
 */
public interface BoardCursor<P extends BoardPosition<P>> {
  /**
   * The board.
   *
   * @return the type of its positions
   */
  BoardType<P> type();

  /**
   * Goes to a position, and forgets all calls before: they cannot be taken back.
   *
   * @param position the position, which stays as it is
   */
  void reset(P position);

  /**
   * The position as it is now, which later changes leave as it is.
   *
   * @return the position; the same one again when nothing has changed
   */
  P snapshot();

  /**
   * What stands on a square, as a number.
   *
   * @param index the flat index of the square
   * @return the code of the piece; 0 when the square is empty
   * @throws IllegalArgumentException if there is no such square
   */
  int codeAt(int index);

  /**
   * What stands on all squares, as numbers: for an engine's own loops.
   *
   * @param codes receives the code of each square at its index, above 127 as a negative number;
   *     elements beyond the last square stay
   * @throws IllegalArgumentException if it has fewer elements than the board has squares
   */
  void copyCodes(byte[] codes);

  /**
   * How many of a piece lie in a hand.
   *
   * @param side the side
   * @param code the code of the piece
   * @return the count; 0 when there is none
   * @throws IllegalArgumentException if no piece has the code
   */
  int handCount(Side side, int code);

  /**
   * The side to move.
   *
   * @return the side
   */
  Side turn();

  /**
   * The number of pieces on the board and in both hands.
   *
   * @return 0 to the number of squares
   */
  int pieceCount();

  /**
   * The hash of the whole content. From the first time on that it is asked for, every change keeps
   * it.
   *
   * @return {@link Qi#contentHash()} of {@link #snapshot}
   */
  long contentHash();

  /**
   * The squares that are not empty.
   *
   * @return the set, of the board's own type of sets
   */
  AnySquareSet<?> occupied();

  /**
   * The squares with pieces of a side.
   *
   * @param side the side, which the case of a piece's letter says ({@link BoardType#side})
   * @return the set, of the board's own type of sets; empty when pieces have no side
   */
  AnySquareSet<?> occupied(Side side);

  /**
   * The squares with a piece.
   *
   * @param code the code of the piece
   * @return the set, of the board's own type of sets
   * @throws IllegalArgumentException if no piece has the code
   */
  AnySquareSet<?> squaresOf(int code);

  /**
   * Puts a piece on a square.
   *
   * @param index the flat index of the square
   * @param code the code of the piece, or 0 to clear the square
   * @throws IllegalArgumentException if there is no such square or code, or there are too many
   *     pieces
   */
  void set(int index, int code);

  /**
   * Clears a square.
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if there is no such square
   */
  void clear(int index);

  /**
   * Adds pieces to a hand, or removes them. A change by 0 does nothing.
   *
   * @param side whose hand
   * @param code the code of the piece
   * @param delta how many come in; negative for how many go out
   * @throws IllegalArgumentException if no piece has the code, the hand cannot hold it, more are
   *     removed than there are, or there are too many pieces
   */
  void addToHand(Side side, int code, int delta);

  /** Gives the turn to the other side: a null move. */
  void toggle();

  /**
   * Plays a move, and gives the turn to the other side. What stands on the square that the piece
   * goes to is gone. Every other move of a piece on the board is made of this one.
   *
   * @param from where the piece stands, a flat index
   * @param to where it goes, a flat index
   * @param as the code of what the piece becomes; 0 when it stays what it is
   * @param toHand the code of what goes to the hand of the side that moves; 0 for nothing
   * @throws IllegalArgumentException if there is no such square or code, there is no piece on
   *     {@code from}, or, with {@code toHand}, no other piece on {@code to}, or the hand cannot
   *     hold it
   */
  void play(int from, int to, int as, int toHand);

  /**
   * Puts a piece from the hand of the side to move on a square, and gives the turn to the other
   * side. What stands on the square is gone.
   *
   * @param code the code of a piece in that hand
   * @param to where it goes, a flat index
   * @throws IllegalArgumentException if there is no such square or code, or the piece is not in
   *     that hand
   */
  void drop(int code, int to);

  /**
   * Takes the last call back that is not taken back yet.
   *
   * @throws IllegalStateException if there is none: the cursor stands where it began, or where
   *     {@link #reset} or {@link #forget} left it
   */
  void undo();

  /**
   * The place that {@link #undoTo} goes back to. A mark counts calls, it does not remember them: if
   * calls are taken back and as many others made, an old mark stands for the place after the
   * others.
   *
   * @return a number that means nothing but to this cursor
   */
  int mark();

  /**
   * Takes back all calls since a mark. Calls before it stay.
   *
   * @param mark what {@link #mark} has returned
   * @throws IllegalArgumentException if it is ahead of where the cursor is, or from before {@link
   *     #reset} or {@link #forget}
   */
  void undoTo(int mark);

  /**
   * Forgets the calls that lead here, and leaves everything else as it is: they cannot be taken
   * back, and all marks before are refused. For a cursor that lives long, so that its journal does
   * not grow with it.
   */
  void forget();
}
