// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of Snakes and Ladders, encoded as in SNL: 12 bits, {@code pick(3) | to(7) | status(2)},
 * written as three hexadecimal digits.
 *
 * <p>Decoding is stricter than in the reference implementation (snlencoder). It accepts only three
 * ASCII hexadecimal digits, in either case. A code that no move encodes to, such as {@code E00}
 * with a pick of 7, is rejected with the encoder's own message.
 *
 * @param pick the number that the die showed, 0 to 6
 * @param to the destination, 0 to 100
 * @param status the kind of move
 */
public record SnlMove(int pick, int to, Status status) {
  /** The kind of a move. */
  public enum Status {
    /** The player did not move. */
    SKIP,
    /** The move ended at the foot of a ladder and went up. */
    LADDER,
    /** The move ended at the head of a snake and went down. */
    SNAKE,
    /** The move ended where the die led. */
    NORMAL;

    // values() would create a new array for each call.
    private static final List<Status> BY_CODE = List.of(values());
  }

  /** The format of a move in SNL: three digits, with the fields in the order of this record. */
  public static final PackedFormat FORMAT =
      PackedFormat.of(
          PackedFormat.field("pick", 0, 6),
          PackedFormat.field("to", 0, 100).withLabel("Destination"),
          PackedFormat.field("status", 0, 3));

  /**
   * Creates a move.
   *
   * @param pick the number that the die showed, 0 to 6
   * @param to the destination, 0 to 100
   * @param status the kind of move
   * @throws IllegalArgumentException if {@code pick} or {@code to} is out of range
   * @throws NullPointerException if {@code status} is null
   */
  public SnlMove {
    FORMAT.pack(pick, to, Objects.requireNonNull(status, "status").ordinal());
  }

  /**
   * Encodes a move.
   *
   * @param pick the number that the die showed, 0 to 6
   * @param to the destination, 0 to 100
   * @param status the kind of move: 0 skip, 1 ladder, 2 snake, 3 normal
   * @return three hexadecimal digits, in upper case
   * @throws IllegalArgumentException if a value is out of range; the message names the first such
   *     value in the order of the parameters
   */
  public static String encode(int pick, int to, int status) {
    return FORMAT.encode(FORMAT.pack(pick, to, status));
  }

  /** {@return the 12 bits of this move, packed according to {@link #FORMAT}} */
  public int pack() {
    return (int) FORMAT.pack(pick, to, status.ordinal());
  }

  /** {@return the three hexadecimal digits of this move, in upper case} */
  public String toHex() {
    return FORMAT.encode(pack());
  }

  /**
   * Decodes a move.
   *
   * @param hex three hexadecimal digits, in either case
   * @return the move
   * @throws IllegalArgumentException if {@code hex} is anything else, including null, or its code
   *     is not the code of a move
   */
  public static SnlMove decode(@Nullable String hex) {
    return unpack((int) FORMAT.decode(hex));
  }

  /**
   * Unpacks a move.
   *
   * @param packed the 12 bits of a move, packed according to {@link #FORMAT}
   * @return the move
   * @throws IllegalArgumentException if {@code packed} is not the code of a move
   */
  public static SnlMove unpack(int packed) {
    int pick = (int) FORMAT.value(packed, 0);
    int to = (int) FORMAT.value(packed, 1);
    int status = (int) FORMAT.value(packed, 2);
    return new SnlMove(pick, to, Status.BY_CODE.get(status));
  }

  /**
   * Decodes a whole game, which is a sequence of moves without separators.
   *
   * @param hex three hexadecimal digits for each move, in either case; empty for a game without
   *     moves
   * @return an unmodifiable list of the moves
   * @throws IllegalArgumentException if {@code hex} is null or its length is not divisible by
   *     three; or if a move is malformed or invalid, in which case the message starts with {@code
   *     move} and its index
   */
  public static List<SnlMove> decodeAll(@Nullable String hex) {
    return PackedMoves.unpackAll(FORMAT.decodeAllToInts(hex), SnlMove::unpack);
  }

  /**
   * Encodes a whole game.
   *
   * @param moves the moves, none of them null
   * @return three hexadecimal digits for each move, in upper case
   */
  public static String encodeAll(Collection<SnlMove> moves) {
    return FORMAT.encodeAll(PackedMoves.packAll(moves, SnlMove::pack));
  }
}
