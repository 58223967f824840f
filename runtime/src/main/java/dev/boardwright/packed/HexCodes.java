// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.internal.text.PlainText;
import dev.boardwright.internal.text.Quoted;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A converter between the packed numbers of one format and their hexadecimal text. Callers check
 * arrays and indices first.
 *
 * <p>Numbers that fit into an {@code int} are converted in blocks. A block is converted and checked
 * as a whole. A block with an invalid number, the end of the text, and numbers stored as {@code
 * long} are processed one number at a time.
 */
final class HexCodes {
  /**
   * The number of codes in a block, small enough that the block is still in the cache for the
   * second pass over it.
   */
  private static final int BLOCK = 1_024;

  /** The largest array length that every JVM supports. */
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  /**
   * The number of digits of a packed number. It is at least 1: if a number without bits had no
   * digits, the length of a text would not tell the number of moves.
   */
  final int digits;

  private final PackedFormat format;
  private final ValidCodes validCodes;

  HexCodes(PackedFormat format, ValidCodes validCodes) {
    this.format = format;
    this.validCodes = validCodes;
    digits = Math.max(1, (format.bits() + 3) / 4);
  }

  /** {@return ASCII bytes as a string} */
  static String text(byte[] ascii) {
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }

  /** {@return the number of digits in the text of {@code count} codes} */
  int length(int count) {
    long length = (long) count * digits;
    if (length > MAX_LENGTH) {
      throw new IllegalArgumentException(
          count + " moves of " + digits + " digits exceed " + MAX_LENGTH + " digits");
    }
    return (int) length;
  }

  /** {@return the number of codes in a text of {@code length} digits} */
  int count(int length) {
    if (length % digits != 0) {
      throw notDivisible();
    }
    return length / digits;
  }

  private IllegalArgumentException notDivisible() {
    return new IllegalArgumentException("Hex string length must be divisible by " + digits);
  }

  String encode(long packed) {
    byte[] hex = new byte[digits];
    write(packed, hex, 0, digits);
    return text(hex);
  }

  int encodeAll(int[] packed, int from, int to, byte[] hex, int at) {
    int end = at + (to - from) * digits;
    int i = encodeBlocks(packed, from, hex, at, end);
    for (int next = at + (i - from) * digits; i < to; i++, next += digits) {
      if (!validCodes.contains(packed[i])) {
        throw atMove(i - from, format.invalid(packed[i]));
      }
      write(packed[i], hex, next, end);
    }
    return end;
  }

  /**
   * Encodes whole blocks, up to the first block with an invalid number.
   *
   * @return the index of the first number that is not encoded
   */
  private int encodeBlocks(int[] packed, int from, byte[] hex, int at, int end) {
    int i = from;
    int n = wholeCodes(at, end, digits == 3 ? HexWords.THREE_BYTES : HexWords.DIGITS);
    for (int to = from + n; i < to; ) {
      int blockEnd = i + Math.min(BLOCK, to - i);
      if (!validCodes.containsAll(packed, i, blockEnd)) {
        break;
      }
      writeBlock(packed, i, blockEnd, hex, at + (i - from) * digits);
      i = blockEnd;
    }
    return i;
  }

  /**
   * {@return the number of codes, beginning at {@code next}, for which an access to {@code bytes}
   * bytes stays before {@code end}}
   */
  private int wholeCodes(int next, int end, int bytes) {
    return end - next < bytes ? 0 : (end - next - bytes) / digits + 1;
  }

  /**
   * Writes a block. Each store may write more bytes than a number has digits; the store of the next
   * number overwrites the surplus.
   */
  private void writeBlock(int[] packed, int from, int to, byte[] hex, int at) {
    if (digits == 3) {
      HexWords.writeThrees(packed, from, to, hex, at);
      return;
    }
    int unused = 4 * (HexWords.DIGITS - digits);
    int next = at;
    for (int i = from; i < to; i++, next += digits) {
      HexWords.set(hex, next, HexWords.word((long) packed[i] << unused));
    }
  }

  int encodeAll(long[] packed, int from, int to, byte[] hex, int at) {
    int end = at + (to - from) * digits;
    int next = at;
    for (int i = from; i < to; i++, next += digits) {
      if (!validCodes.contains(packed[i])) {
        throw atMove(i - from, format.invalid(packed[i]));
      }
      write(packed[i], hex, next, end);
    }
    return end;
  }

  /**
   * Writes one number. May also write to the places of the numbers after it, but not past {@code
   * end}.
   */
  private void write(long packed, byte[] hex, int at, int end) {
    if (digits > HexWords.DIGITS) {
      HexWords.set(hex, at, HexWords.word(packed >>> 4 * more() & HexWords.MAX_VALUE));
      HexWords.set(hex, at + more(), HexWords.word(packed & HexWords.MAX_VALUE));
    } else {
      long word = HexWords.word(packed << 4 * (HexWords.DIGITS - digits));
      if (at <= end - HexWords.DIGITS) {
        HexWords.set(hex, at, word);
      } else {
        HexWords.setLast(hex, at, at + digits, word);
      }
    }
  }

  /**
   * {@return the number of digits by which a number exceeds one word} Such a number is processed as
   * two words, which overlap unless it has 16 digits.
   */
  private int more() {
    return digits - HexWords.DIGITS;
  }

  long decode(@Nullable CharSequence hex) {
    // SNL counts characters as code points, not as UTF-16 units. The loop may index by UTF-16 unit
    // nevertheless, because all characters before the first invalid one are ASCII.
    if (hex == null || Character.codePointCount(hex, 0, hex.length()) != digits) {
      throw new IllegalArgumentException(
          "Hex move must be " + digits + (digits == 1 ? " character" : " characters"));
    }
    long packed = 0;
    for (int i = 0; i < digits; i++) {
      char c = hex.charAt(i);
      // Character.digit also accepts digits and letters outside ASCII.
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw notHex(hex.toString());
      }
      packed = packed << 4 | digit;
    }
    return format.check(packed);
  }

  private static IllegalArgumentException notHex(String text) {
    String quoted = Quoted.isPrintable(text) ? "'" + text + "'" : Quoted.of(text);
    return new IllegalArgumentException(
        "invalid literal for int() with base 16: " + PlainText.of(quoted, quoted.length()));
  }

  int[] decodeAllToInts(@Nullable CharSequence hex) {
    String text = text(hex);
    byte[] ascii = ascii(text);
    int[] packed = new int[count(ascii.length)];
    int decoded = decode(ascii, 0, ascii.length, packed, 0);
    if (decoded < packed.length) {
      throw refused(text, decoded);
    }
    return packed;
  }

  long[] decodeAllToLongs(@Nullable CharSequence hex) {
    String text = text(hex);
    byte[] ascii = ascii(text);
    long[] packed = new long[count(ascii.length)];
    int decoded = decode(ascii, 0, ascii.length, packed, 0);
    if (decoded < packed.length) {
      throw refused(text, decoded);
    }
    return packed;
  }

  private String text(@Nullable CharSequence hex) {
    if (hex == null) {
      throw notDivisible();
    }
    return hex.toString();
  }

  /**
   * Encodes each code point as one byte. Code points outside Latin-1 become question marks, which
   * are not digits.
   */
  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Returns the exception for an invalid move. All characters before the move are ASCII digits. */
  private IllegalArgumentException refused(String text, int move) {
    int start = move * digits;
    return refused(move, text.substring(start, text.offsetByCodePoints(start, digits)));
  }

  private IllegalArgumentException refused(int move, String hex) {
    try {
      decode(hex);
    } catch (IllegalArgumentException e) {
      return atMove(move, e);
    }
    throw new AssertionError("valid: " + hex);
  }

  /** Returns an exception that puts the index of a move before the message of another exception. */
  static IllegalArgumentException atMove(long move, IllegalArgumentException e) {
    return new IllegalArgumentException("move " + move + ": " + e.getMessage(), e);
  }

  int decodeAll(byte[] hex, int from, int to, int[] packed, int at) {
    int end = at + (to - from) / digits;
    int decoded = decode(hex, from, to, packed, at);
    if (decoded < end - at) {
      throw refused(hex, from, decoded);
    }
    return end;
  }

  int decodeAll(byte[] hex, int from, int to, long[] packed, int at) {
    int end = at + (to - from) / digits;
    int decoded = decode(hex, from, to, packed, at);
    if (decoded < end - at) {
      throw refused(hex, from, decoded);
    }
    return end;
  }

  private IllegalArgumentException refused(byte[] hex, int from, int move) {
    int start = from + move * digits;
    return refused(move, new String(hex, start, digits, StandardCharsets.ISO_8859_1));
  }

  /**
   * Decodes numbers up to the first invalid one.
   *
   * @return the number of codes decoded
   */
  private int decode(byte[] hex, int from, int to, int[] packed, int at) {
    int decoded = decodeBlocks(hex, from, to, packed, at);
    int i = at + decoded;
    for (int next = from + decoded * digits; next < to; next += digits) {
      long first = firstWord(hex, next, to);
      long last = lastWord(hex, next, first);
      long code = value(first, last);
      if ((HexWords.notHex(first) | HexWords.notHex(last)) != 0 || !validCodes.contains(code)) {
        break;
      }
      packed[i++] = (int) code;
    }
    return i - at;
  }

  /**
   * Decodes whole blocks, up to the first block with an invalid number.
   *
   * @return the number of codes decoded
   */
  private int decodeBlocks(byte[] hex, int from, int to, int[] packed, int at) {
    return digits == 3
        ? decodeThrees(hex, from, packed, at, at + (to - from) / 3)
        : decodeWords(hex, from, packed, at, at + wholeCodes(from, to, HexWords.DIGITS));
  }

  // The block loop is written twice: one loop that chooses between the two ways of reading compiles
  // to code that is slower by an eighth.
  private int decodeThrees(byte[] hex, int from, int[] packed, int at, int to) {
    int i = at;
    while (i < to) {
      int blockEnd = i + Math.min(BLOCK, to - i);
      // A malformed number is read as a negative value, which is never a valid code.
      HexWords.readThrees(hex, from + (i - at) * 3, packed, i, blockEnd);
      if (!validCodes.containsAll(packed, i, blockEnd)) {
        break;
      }
      i = blockEnd;
    }
    return i - at;
  }

  private int decodeWords(byte[] hex, int from, int[] packed, int at, int to) {
    int i = at;
    while (i < to) {
      int blockEnd = i + Math.min(BLOCK, to - i);
      if (!readWords(hex, from + (i - at) * digits, packed, i, blockEnd)
          || !validCodes.containsAll(packed, i, blockEnd)) {
        break;
      }
      i = blockEnd;
    }
    return i - at;
  }

  /**
   * Reads numbers of at most one word.
   *
   * @return whether all of them consist of hexadecimal digits
   */
  private boolean readWords(byte[] hex, int from, int[] packed, int at, int to) {
    int unused = 4 * (HexWords.DIGITS - digits);
    int next = from;
    long flaws = 0;
    for (int i = at; i < to; i++, next += digits) {
      long word = HexWords.get(hex, next);
      flaws |= HexWords.notHex(word);
      packed[i] = (int) (HexWords.value(word) >>> unused);
    }
    return flaws == 0;
  }

  /**
   * Decodes numbers up to the first invalid one.
   *
   * @return the number of codes decoded
   */
  private int decode(byte[] hex, int from, int to, long[] packed, int at) {
    int next = from;
    for (int i = at; next < to; next += digits) {
      long first = firstWord(hex, next, to);
      long last = lastWord(hex, next, first);
      long code = value(first, last);
      if ((HexWords.notHex(first) | HexWords.notHex(last)) != 0 || !validCodes.contains(code)) {
        break;
      }
      packed[i++] = code;
    }
    return (next - from) / digits;
  }

  /**
   * {@return the first digits of a number, as one word} If the number has fewer digits than a word,
   * zeros follow them.
   */
  private long firstWord(byte[] hex, int at, int end) {
    if (digits >= HexWords.DIGITS) {
      return HexWords.get(hex, at);
    }
    return at <= end - HexWords.DIGITS
        ? HexWords.first(HexWords.get(hex, at), digits)
        : HexWords.getLast(hex, at, at + digits);
  }

  /**
   * {@return the last digits of a number that has more than one word, or {@code first} for a
   * shorter number} The two words overlap unless the number has 16 digits.
   */
  private long lastWord(byte[] hex, int at, long first) {
    return digits > HexWords.DIGITS ? HexWords.get(hex, at + more()) : first;
  }

  private long value(long first, long last) {
    return digits > HexWords.DIGITS
        ? HexWords.value(first) << 4 * more() | HexWords.value(last)
        : HexWords.value(first) >>> 4 * (HexWords.DIGITS - digits);
  }
}
