// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** An ASCII text that is being written. */
final class AsciiText {
  private static final int MOST_DIGITS = 10;

  private byte[] bytes;
  private int length;

  AsciiText(int capacity) {
    bytes = new byte[capacity];
  }

  int length() {
    return length;
  }

  void setLength(int newLength) {
    length = newLength;
  }

  void clear() {
    length = 0;
  }

  /** Makes room for a number of bytes, and returns the array, in which they begin at the length. */
  byte[] room(int count) {
    if (bytes.length - length < count) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + count));
    }
    return bytes;
  }

  void add(char c) {
    room(1)[length++] = (byte) c;
  }

  void add(byte[] text) {
    int count = text.length;
    byte[] room = room(count);
    if (count == 1) { // almost always
      room[length] = text[0];
    } else {
      System.arraycopy(text, 0, room, length, count);
    }
    length += count;
  }

  /** Adds a number that is not negative. */
  void addNumber(int number) {
    byte[] room = room(MOST_DIGITS);
    int digits = 1;
    for (int rest = number / 10; rest > 0; rest /= 10) {
      digits++;
    }
    length += digits;
    int rest = number;
    for (int at = length - 1; digits > 0; at--, digits--) {
      room[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  /** {@return whether this is the text up to an offset} */
  boolean isText(String text, int end) {
    if (end != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
