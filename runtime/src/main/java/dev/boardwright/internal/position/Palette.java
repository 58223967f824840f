// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.internal.epin.EpinCodes;
import dev.boardwright.qi.QiLimits;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Up to {@value #MAX_PIECES} different pieces, each with a code that fits in a byte. The first
 * piece has code 1, and code 0 represents an empty square. The declared pieces of a board form a
 * palette; a position without declared pieces builds up a palette of its own.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class Palette {
  /**
   * The maximum number of pieces in a palette: {@value}. Together with 0 for the empty square,
   * their codes fit in a byte.
   */
  public static final int MAX_PIECES = 254;

  public static final Palette EMPTY = new Palette(new @Nullable String[1], new long[1]);

  /**
   * The multiplier that spreads hash codes over the slots, because those of short texts differ in
   * only a few bits.
   */
  private static final int SPREAD = 0x9E3779B9;

  /**
   * The minimum number of slots for each piece. At most a quarter of the slots are in use, so most
   * searches look at only one slot.
   */
  private static final int SLOTS_PER_PIECE = 4;

  /** The pieces by code; null for code 0. */
  private final @Nullable String[] pieces;

  /**
   * The hash of each piece, by code. A square or a hand count is mixed into this hash to obtain a
   * term of a content hash.
   */
  private final long[] hashes;

  /** A hash table with open addressing. Each slot contains a code, or 0 if it is free. */
  private final byte[] slots;

  private final int shift;

  /**
   * The palette into which an edit last extended this one, so that games in which the same pieces
   * appear in the same order share their palettes. The reference is weak: the larger palette is
   * kept only as long as something else uses it. It is read and written without synchronisation,
   * because palettes are immutable, and a thread that sees no palette or another one creates an
   * equal palette.
   */
  private @Nullable WeakReference<Palette> next;

  /**
   * The EPIN tokens of the pieces, computed lazily. Its fields are final, so it may be published to
   * other threads without synchronisation.
   */
  private @Nullable EpinCodes epin;

  private Palette(@Nullable String[] pieces, long[] hashes) {
    this.pieces = pieces;
    this.hashes = hashes;
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(SLOTS_PER_PIECE * pieces.length - 1);
    slots = new byte[1 << bits];
    shift = Integer.SIZE - bits;
    for (int code = 1; code < pieces.length; code++) {
      slots[freeSlot(text(code))] = (byte) code;
    }
  }

  private int freeSlot(String piece) {
    int slot = piece.hashCode() * SPREAD >>> shift;
    while (slots[slot] != 0) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  /**
   * Creates a palette of the given pieces.
   *
   * @param pieces the pieces, without duplicates, in the order of their codes, which start at 1
   * @throws IllegalArgumentException if there are more than {@value #MAX_PIECES} pieces, or if a
   *     piece occurs twice
   */
  public static Palette of(String... pieces) {
    if (pieces.length > MAX_PIECES) {
      throw new IllegalArgumentException(
          "at most " + MAX_PIECES + " pieces are supported, got " + pieces.length);
    }
    for (String piece : pieces) {
      Objects.requireNonNull(piece, "pieces contains null");
    }
    Palette palette = EMPTY.with(Arrays.asList(pieces));
    for (int i = 0; i < pieces.length; i++) {
      if (palette.code(pieces[i]) != i + 1) {
        throw new IllegalArgumentException("duplicate piece: " + PositionRules.shown(pieces[i]));
      }
    }
    return palette;
  }

  /**
   * {@return a palette that begins with the pieces of this one, followed by the given piece} It may
   * have further pieces after that piece. This palette must not be full.
   */
  public Palette with(String piece) {
    WeakReference<Palette> reference = next; // read only once, because another thread may change it
    Palette larger = reference == null ? null : reference.get();
    if (larger != null && piece.equals(larger.pieces[pieces.length])) {
      return larger;
    }
    return with(List.of(piece));
  }

  /**
   * {@return a palette of the pieces of this one, followed by other pieces} The other pieces must
   * not be in this palette, and there must be codes left for all of them.
   */
  public Palette with(List<String> others) {
    int size = pieces.length;
    @Nullable String[] more = Arrays.copyOf(pieces, size + others.size());
    long[] moreHashes = Arrays.copyOf(hashes, more.length);
    for (int i = 0; i < others.size(); i++) {
      more[size + i] = others.get(i);
      moreHashes[size + i] = ContentHash.text(others.get(i));
    }
    return new Palette(more, moreHashes);
  }

  /**
   * Records a larger palette into which an edit has extended this one. The larger palette must
   * begin with the pieces of this one.
   */
  public void remember(Palette larger) {
    next = new WeakReference<>(larger);
  }

  public boolean isFull() {
    return pieces.length > MAX_PIECES;
  }

  /** {@return the number of pieces, 0 to {@value #MAX_PIECES}} */
  public int size() {
    return pieces.length - 1;
  }

  /**
   * {@return the piece with a code, or null for code 0}
   *
   * @param code the code of the piece, 0 to {@link #size()}
   */
  public @Nullable String piece(int code) {
    return pieces[code];
  }

  /** {@return the piece with a code other than 0} */
  public String text(int code) {
    return Objects.requireNonNull(pieces[code]);
  }

  /**
   * {@return the code of a piece, 1 to {@link #size()}; 0 for null; −1 if the piece is not in this
   * palette}
   *
   * @param piece any text, or null
   */
  @SuppressWarnings("ReferenceEquality") // the fast path; search compares the texts
  public int code(@Nullable String piece) {
    if (piece == null) {
      return 0;
    }
    int slot = piece.hashCode() * SPREAD >>> shift;
    int code = slots[slot] & 0xFF;
    // In most calls, the piece is the same object as in the palette. Only this case is kept here,
    // so that the method is small enough to be inlined.
    return pieces[code] == piece ? code : search(piece, slot);
  }

  private int search(String piece, int from) {
    int slot = from;
    while (true) {
      int code = slots[slot] & 0xFF;
      if (code == 0) {
        return -1;
      }
      if (piece.equals(pieces[code])) {
        return code;
      }
      slot = slot + 1 & slots.length - 1;
    }
  }

  /** {@return the EPIN tokens of the pieces} */
  public EpinCodes epin() {
    EpinCodes found = epin; // read only once, because another thread may change it
    if (found == null) {
      found = new EpinCodes(pieces);
      epin = found;
    }
    return found;
  }

  /**
   * {@return the code of a piece that must be in this palette, 1 to {@link #size()}}
   *
   * @throws IllegalArgumentException if the piece is too long or is not in this palette
   */
  public int declared(String piece) {
    int code = code(Objects.requireNonNull(piece, "piece"));
    if (code < 0) {
      QiLimits.checkPiece(piece);
      throw notDeclared(piece);
    }
    return code;
  }

  /**
   * {@return the exception for a piece that is not declared}
   *
   * @param piece the piece, of any length; the message shortens a piece of more than {@value
   *     QiLimits#MAX_PIECE_BYTES} characters
   */
  public static IllegalArgumentException notDeclared(@Nullable String piece) {
    return new IllegalArgumentException("piece not declared: " + PositionRules.shown(piece));
  }

  /**
   * Checks that a code belongs to a piece.
   *
   * @return {@code code}
   * @throws IllegalArgumentException if {@code code} is not between 1 and {@link #size()}
   */
  public int checkCode(int code) {
    if (code < 1 || code > size()) {
      throw noSuchCode(code);
    }
    return code;
  }

  /** {@return the exception for a code that no piece has} */
  public IllegalArgumentException noSuchCode(int code) {
    return new IllegalArgumentException(
        "no piece has code " + code + " (codes are 1 to " + size() + ")");
  }

  /**
   * {@return the term that a square contributes to the content hash; 0 for an empty square}
   *
   * @param code the code of the piece on the square, or 0 if it is empty
   */
  public long onSquare(int code, int index) {
    // Branch-free, because captures are unpredictable.
    return ContentHash.onSquare(hashes[code], index) & (long) -code >> Integer.SIZE;
  }

  /**
   * {@return the term that a hand count contributes to the content hash; 0 for a count of 0}
   *
   * @param key the code of the piece; for the second side, that code plus the number of codes,
   *     including 0
   * @param count the number of copies of the piece in the hand
   */
  public long inHand(int key, long count) {
    int second = pieces.length - 1 - key >>> Integer.SIZE - 1;
    return inHand(key - second * pieces.length, second, count);
  }

  /**
   * {@return the term that a hand count contributes to the content hash; 0 for a count of 0}
   *
   * @param side the ordinal of the {@link dev.boardwright.style.Side} that owns the hand
   * @param count the number of copies of the piece in the hand
   */
  public long inHand(int code, int side, long count) {
    return ContentHash.inHand(hashes[code], side, count) & -count >> Long.SIZE - 1;
  }
}
