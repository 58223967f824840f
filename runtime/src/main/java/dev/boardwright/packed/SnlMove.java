// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.text.Quoted;
import java.util.ArrayList;
import java.util.Collections;
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

  /** The number of digits of a move. */
  private static final int DIGITS = 3;

  private static final int TO_BITS = 7;
  private static final int STATUS_BITS = 2;
  private static final String HEX = "0123456789ABCDEF";

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
    check(pick, to, Objects.requireNonNull(status, "status").ordinal());
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
    check(pick, to, status);
    int code = (pick << TO_BITS | to) << STATUS_BITS | status;
    return new String(
        new char[] {HEX.charAt(code >> 8), HEX.charAt(code >> 4 & 15), HEX.charAt(code & 15)});
  }

  private static void check(int pick, int to, int status) {
    check("Pick", pick, 6);
    check("Destination", to, 100);
    check("Status", status, 3);
  }

  private static void check(String label, int value, int max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException(label + " must be between 0 and " + max);
    }
  }

  /**
   * Encodes this move.
   *
   * @return three hexadecimal digits, in upper case
   */
  public String toHex() {
    return encode(pick, to, status.ordinal());
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
    if (hex == null || hex.codePointCount(0, hex.length()) != DIGITS) {
      throw new IllegalArgumentException("Hex move must be 3 characters");
    }
    return decode(hex, 0);
  }

  private static SnlMove decode(String hex, int from) {
    int code = 0;
    for (int at = from; at < from + DIGITS; at++) {
      char c = hex.charAt(at);
      // Character.digit also takes digits and letters from outside ASCII.
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw notHex(hex.substring(from, hex.offsetByCodePoints(from, DIGITS)));
      }
      code = code << 4 | digit;
    }
    int to = code >> STATUS_BITS & (1 << TO_BITS) - 1;
    int status = code & (1 << STATUS_BITS) - 1;
    return new SnlMove(code >> TO_BITS + STATUS_BITS, to, Status.BY_CODE.get(status));
  }

  private static IllegalArgumentException notHex(String text) {
    return new IllegalArgumentException(
        "invalid literal for int() with base 16: "
            + (Quoted.isPrintable(text) ? "'" + text + "'" : Quoted.of(text)));
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
    // Characters, as everywhere in SNL, not UTF-16 units; up to the first that is no digit they are
    // one.
    if (hex == null || hex.codePointCount(0, hex.length()) % DIGITS != 0) {
      throw new IllegalArgumentException("Hex string length must be divisible by 3");
    }
    List<SnlMove> moves = new ArrayList<>(hex.length() / DIGITS);
    for (int from = 0; from < hex.length(); from += DIGITS) {
      try {
        moves.add(decode(hex, from));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("move " + moves.size() + ": " + e.getMessage(), e);
      }
    }
    return Collections.unmodifiableList(moves);
  }
}
