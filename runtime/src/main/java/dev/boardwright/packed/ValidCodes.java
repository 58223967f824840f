// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.util.List;

/**
 * The set of the packed numbers whose fields are all in range. A check takes the same time for any
 * number of fields.
 *
 * <p>The fields are divided alternately into two halves, so that within a half there is at least
 * one free bit above each field. The check adds to each field the difference between the largest
 * number that its bits can hold and its largest code. A code that is too large then carries into
 * the free bit. All bits above the format must be zero. A format of 64 bits has no bit above its
 * first field to carry into, so the check compares that field instead.
 */
record ValidCodes(
    int topShift,
    long topMax,
    long evenMask,
    long evenAdd,
    long evenCarry,
    long oddMask,
    long oddAdd,
    long oddCarry) {

  static ValidCodes of(List<PackedField> fields) {
    long[] mask = new long[2];
    long[] add = new long[2];
    long[] carry = new long[2];
    int shift = fields.stream().mapToInt(PackedField::bits).sum();
    int topShift = shift;
    long topMax = 0;
    int half = 0;
    for (PackedField field : fields) {
      int width = field.bits();
      if (width == 0) {
        continue;
      }
      shift -= width;
      if (shift + width == Long.SIZE) {
        topShift = shift;
        topMax = field.maxCode();
      } else {
        long all = -1L >>> Long.SIZE - width;
        mask[half] |= all << shift;
        add[half] |= all - field.maxCode() << shift;
        carry[half] |= 1L << shift + width;
      }
      half = 1 - half;
    }
    return new ValidCodes(topShift, topMax, mask[0], add[0], carry[0], mask[1], add[1], carry[1]);
  }

  boolean contains(long packed) {
    long even = (packed & evenMask) + evenAdd & evenCarry;
    long odd = (packed & oddMask) + oddAdd & oddCarry;
    return (even | odd) == 0 && Long.compareUnsigned(packed >>> topShift, topMax) <= 0;
  }

  /**
   * {@return whether all of the given numbers are in this set, which must belong to a format of at
   * most 31 bits} The loop is written so that the compiler can vectorise it.
   */
  boolean containsAll(int[] packed, int from, int to) {
    int top = topShift;
    int even = (int) evenMask;
    int toEven = (int) evenAdd;
    int fromEven = (int) evenCarry;
    int odd = (int) oddMask;
    int toOdd = (int) oddAdd;
    int fromOdd = (int) oddCarry;
    int flaws = 0;
    for (int i = from; i < to; i++) {
      int code = packed[i];
      flaws |= code >>> top | (code & even) + toEven & fromEven | (code & odd) + toOdd & fromOdd;
    }
    return flaws == 0;
  }
}
