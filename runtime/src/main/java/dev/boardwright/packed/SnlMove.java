// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.support.PackedMoves;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of Snakes and Ladders as SNL stores it: 12 bits, {@code pick(3) | to(7) | status(2)},
 * written as three hexadecimal digits.
 *
 * <p>Reading is strict where the reference (snlencoder) is not: three ASCII hexadecimal digits of
 * either case and nothing else, and a code that no move encodes to ({@code E00} is a pick of 7) is
 * refused with the encoder's own message.
 *
 * @param pick what the die showed, 0 to 6
 * @param to the square moved to, 0 to 100
 * @param status what the move was
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record SnlMove(int pick, int to, Status status) {
  /** What a move was. */
  public enum Status {
    /** The player did not move. */
    SKIP,
    /** The move ended at the foot of a ladder and went up. */
    LADDER,
    /** The move ended at the head of a snake and went down. */
    SNAKE,
    /** The move ended where the die led. */
    NORMAL;

    // Not values(), which makes a new array at each call.
    private static final List<Status> BY_CODE = List.of(values());
  }

  /** A move of SNL as a format: three digits, in this order. */
  public static final PackedFormat FORMAT =
      PackedFormat.of(
          PackedFormat.field("pick", 0, 6),
          PackedFormat.field("to", 0, 100).withLabel("Destination"),
          PackedFormat.field("status", 0, 3));

  /**
   * A move.
   *
   * @param pick what the die showed, 0 to 6
   * @param to the square moved to, 0 to 100
   * @param status what the move was
   * @throws IllegalArgumentException if {@code pick} or {@code to} is out of range
   * @throws NullPointerException if {@code status} is null
   */
  public SnlMove {
    FORMAT.pack(pick, to, Objects.requireNonNull(status, "status").ordinal());
  }

  /**
   * Encodes a move.
   *
   * @param pick 0 to 6
   * @param to 0 to 100
   * @param status 0 skip, 1 ladder, 2 snake, 3 normal
   * @return three hexadecimal digits, in upper case
   * @throws IllegalArgumentException if a value is out of range; the first one that is, in this
   *     order
   */
  public static String encode(int pick, int to, int status) {
    return FORMAT.encode(FORMAT.pack(pick, to, status));
  }

  /**
   * Packs this move.
   *
   * @return its 12 bits, as {@link #FORMAT} has them
   */
  public int pack() {
    return (int) FORMAT.pack(pick, to, status.ordinal());
  }

  /**
   * Encodes this move.
   *
   * @return three hexadecimal digits, in upper case
   */
  public String toHex() {
    return FORMAT.encode(pack());
  }

  /**
   * Decodes a move.
   *
   * @param hex three hexadecimal digits, of either case
   * @return the move
   * @throws IllegalArgumentException if {@code hex} is anything else or null, or the code of no
   *     move
   */
  public static SnlMove decode(@Nullable String hex) {
    return unpack((int) FORMAT.decode(hex));
  }

  /**
   * Unpacks a move.
   *
   * @param packed its 12 bits, as {@link #FORMAT} has them
   * @return the move
   * @throws IllegalArgumentException if they are those of no move
   */
  public static SnlMove unpack(int packed) {
    int pick = (int) FORMAT.value(packed, 0);
    int to = (int) FORMAT.value(packed, 1);
    int status = (int) FORMAT.value(packed, 2);
    return new SnlMove(pick, to, Status.BY_CODE.get(status));
  }

  /**
   * Decodes a whole game: moves one after the other, nothing between them.
   *
   * @param hex three hexadecimal digits a move, of either case; empty for no moves
   * @return the moves, unmodifiable
   * @throws IllegalArgumentException if the length is not divisible by three, {@code hex} is null,
   *     or a move is refused; then the message starts with its number, counted from 0
   */
  public static List<SnlMove> decodeAll(@Nullable String hex) {
    return PackedMoves.unpackAll(FORMAT.decodeAllToInts(hex), SnlMove::unpack);
  }

  /**
   * Encodes a whole game.
   *
   * @param moves the moves, none of them null
   * @return three hexadecimal digits a move, in upper case
   */
  public static String encodeAll(Collection<SnlMove> moves) {
    return FORMAT.encodeAll(PackedMoves.packAll(moves, SnlMove::pack));
  }
}
