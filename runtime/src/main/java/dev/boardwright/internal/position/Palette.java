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
 * Up to {@value #MAX_PIECES} different pieces, each with a code that fits a byte: the first is 1,
 * and 0 is an empty square. A declared alphabet is one; a position of any pieces finds its own.
 *
 * <p>Immutable, and safe to share between threads.
 */
public final class Palette {
  /** The most pieces of a palette: {@value}. With the empty square they are what a byte tells. */
  public static final int MAX_PIECES = 254;

  public static final Palette EMPTY = new Palette(new @Nullable String[1], new long[1]);

  /** Spreads hash codes: those of short texts differ in few bits. */
  private static final int SPREAD = 0x9E3779B9;

  /** Of four slots at most one is taken, so that most searches look at one. */
  private static final int SLOTS_PER_PIECE = 4;

  /** By code; null for 0. */
  private final @Nullable String[] pieces;

  /** By code: what a piece contributes to a content hash, before square or hand are mixed in. */
  private final long[] hashes;

  /** A hash table with open addressing: codes, 0 for a free slot. */
  private final byte[] slots;

  private final int shift;

  /**
   * A larger palette that a position has come to from this one, so that games that go the same way
   * share theirs; as long as one of them is there. Read and written without synchronisation: a
   * palette is immutable, and whoever sees none or another one makes an equal one.
   */
  private @Nullable WeakReference<Palette> next;

  /** Found when they are first asked for. Their fields are final: any thread may see them. */
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
   * A palette of given pieces.
   *
   * @param pieces the pieces, each once, in the order of their codes, the first of which is 1
   * @return the palette
   * @throws IllegalArgumentException if there are more than {@value #MAX_PIECES}, or one comes
   *     twice
   */
  public static Palette of(String... pieces) {
    if (pieces.length > MAX_PIECES) {
      throw new IllegalArgumentException(
          "a palette has at most " + MAX_PIECES + " pieces, got " + pieces.length);
    }
    @Nullable String[] byCode = new @Nullable String[1 + pieces.length];
    System.arraycopy(pieces, 0, byCode, 1, pieces.length);
    long[] hashes = new long[byCode.length];
    for (int code = 1; code < byCode.length; code++) {
      hashes[code] = ContentHash.text(Objects.requireNonNull(byCode[code], "a piece"));
    }
    Palette palette = new Palette(byCode, hashes);
    for (int code = 1; code < byCode.length; code++) {
      if (palette.code(byCode[code]) != code) {
        throw new IllegalArgumentException(
            "a palette has each piece once: " + PositionRules.shown(byCode[code]));
      }
    }
    return palette;
  }

  /**
   * A palette of these pieces, the next of which is another one, and maybe of more. Only while this
   * one is not full.
   */
  public Palette with(String piece) {
    WeakReference<Palette> reference = next; // read once
    Palette larger = reference == null ? null : reference.get();
    if (larger != null && piece.equals(larger.pieces[pieces.length])) {
      return larger;
    }
    return with(List.of(piece));
  }

  /** A palette of these pieces and of others that it does not have, as many as it has room for. */
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

  /** Takes down what a position has come to from this palette, which is a beginning of it. */
  public void remember(Palette larger) {
    next = new WeakReference<>(larger);
  }

  public boolean isFull() {
    return pieces.length > MAX_PIECES;
  }

  /**
   * The number of pieces.
   *
   * @return 0 to {@value #MAX_PIECES}
   */
  public int size() {
    return pieces.length - 1;
  }

  /**
   * The piece of a code.
   *
   * @param code 0 to {@link #size()}
   * @return the piece; null for 0
   */
  public @Nullable String piece(int code) {
    return pieces[code];
  }

  /** The piece of a code other than 0. */
  public String text(int code) {
    return Objects.requireNonNull(pieces[code]);
  }

  /**
   * The code of a piece.
   *
   * @param piece any text, or null
   * @return 1 to {@link #size()}, or 0 for null; −1 when the palette has no such piece
   */
  @SuppressWarnings("ReferenceEquality") // the quick case; search compares the texts
  public int code(@Nullable String piece) {
    if (piece == null) {
      return 0;
    }
    int slot = piece.hashCode() * SPREAD >>> shift;
    int code = slots[slot] & 0xFF;
    // Mostly it is the very text that the palette has: so much is worth a place in the caller.
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

  /** The pieces as tokens of EPIN. */
  public EpinCodes epin() {
    EpinCodes found = epin; // read once
    if (found == null) {
      found = new EpinCodes(pieces);
      epin = found;
    }
    return found;
  }

  /**
   * The code of a piece that has to be one of these.
   *
   * @param piece a piece
   * @return 1 to {@link #size()}
   * @throws IllegalArgumentException if it is too long for a piece, or not one of these
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
   * Returns the exception for a piece that is not declared.
   *
   * @param piece the piece, of any length; one that no position can carry is shortened
   * @return the exception
   */
  public static IllegalArgumentException notDeclared(@Nullable String piece) {
    return new IllegalArgumentException("piece not declared: " + PositionRules.shown(piece));
  }

  /**
   * Refuses a code that no piece has.
   *
   * @param code any number
   * @return {@code code}
   * @throws IllegalArgumentException if it is not 1 to {@link #size()}
   */
  public int checkCode(int code) {
    if (code < 1 || code > size()) {
      throw noSuchCode(code);
    }
    return code;
  }

  /**
   * Returns the exception for a code that no piece has.
   *
   * @param code the code
   * @return the exception
   */
  public IllegalArgumentException noSuchCode(int code) {
    return new IllegalArgumentException(
        "no piece has code " + code + " (codes are 1 to " + size() + ")");
  }

  /**
   * What every piece contributes to the content hash on every square, to be looked up.
   *
   * @param squareCount the number of squares
   * @param shift how far a code is shifted to stand before an index
   * @return the terms, that of a code and an index at {@code code << shift | index}
   */
  public long[] keys(int squareCount, int shift) {
    long[] keys = new long[pieces.length << shift];
    for (int code = 1; code < pieces.length; code++) {
      for (int index = 0; index < squareCount; index++) {
        keys[code << shift | index] = onSquare(code, index);
      }
    }
    return keys;
  }

  /**
   * Where the counts of pieces in hands are: in a number for each hand, as how far to shift, or in
   * an array of both hands.
   *
   * @param step from one count of a hand to the next: its bits, or 1
   * @param secondFrom where the second hand begins: 0, or after the first
   * @param first the pieces that the first side's hand may hold
   * @param second those of the second side's
   * @return for each code from 0, first for the first side and then for the second, the place of
   *     its count; −1 when that hand cannot hold the piece
   */
  public short[] handPlaces(int step, int secondFrom, String[] first, String[] second) {
    short[] places = new short[2 * pieces.length];
    Arrays.fill(places, (short) -1);
    for (int kind = 0; kind < first.length; kind++) {
      places[declared(first[kind])] = (short) (kind * step);
    }
    for (int kind = 0; kind < second.length; kind++) {
      places[pieces.length + declared(second[kind])] = (short) (secondFrom + kind * step);
    }
    return places;
  }

  /**
   * What a square contributes to the content hash.
   *
   * @param code what stands there; 0 when it is empty
   * @param index the flat index of the square
   * @return the term; 0 for an empty square
   */
  public long onSquare(int code, int index) {
    // Without a branch: whether a move captures is what a processor cannot foresee.
    return ContentHash.onSquare(hashes[code], index) & (long) -code >> Integer.SIZE;
  }

  /**
   * What an entry of a hand contributes to the content hash.
   *
   * @param key the code of the piece; for the second side, plus the number of codes with 0
   * @param count how many of it
   * @return the term; 0 for none
   */
  public long inHand(int key, long count) {
    int second = pieces.length - 1 - key >>> Integer.SIZE - 1;
    return inHand(key - second * pieces.length, second, count);
  }

  /**
   * What an entry of a hand contributes to the content hash.
   *
   * @param code the piece
   * @param side whose hand: the ordinal of its {@link dev.boardwright.style.Side}
   * @param count how many of it
   * @return the term; 0 for none
   */
  public long inHand(int code, int side, long count) {
    return ContentHash.inHand(hashes[code], side, count) & -count >> Long.SIZE - 1;
  }
}
