// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import static dev.boardwright.packed.PackedFormat.field;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.NaiveFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PackedFormatTest {
  private static String messageOf(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @Test
  void packsExampleOfDocumentation() {
    PackedFormat snl =
        PackedFormat.of(
            field("pick", 0, 6),
            field("to", 0, 100).withLabel("Destination"),
            field("status", 0, 3));
    assertEquals(12, snl.bits());
    assertEquals(3, snl.hexDigits());
    assertEquals("pick 3, to 7, status 2", snl.toString());
    long packed = snl.pack(3, 42, 1);
    assertEquals(0x6A9, packed);
    assertEquals("6A9", snl.encode(packed));
    assertEquals(42, snl.value(packed, 1));
    assertArrayEquals(new long[] {3, 42, 1}, snl.unpack(snl.decode("6a9")));
    assertEquals(2, snl.shift(1));
    assertEquals(snl, SnlMove.FORMAT);
    assertEquals("Pick must be between 0 and 6", messageOf(() -> snl.pack(7, 101, 4)));
    assertEquals("Destination must be between 0 and 100", messageOf(() -> snl.pack(6, -1, 4)));
    assertEquals("Status must be between 0 and 3", messageOf(() -> snl.pack(6, 100, 4)));
    assertEquals("Status must be between 0 and 3", snl.outOfRange(2).getMessage());
  }

  @Test
  void countsBitsOfFields() {
    assertEquals(0, field("a", 5, 5).bits());
    assertEquals(1, field("a", 0, 1).bits());
    assertEquals(7, field("a", 0, 80).bits());
    assertEquals(7, field("a", 0, 127).bits());
    assertEquals(8, field("a", 0, 128).bits());
    assertEquals(4, field("a", -5, 5).bits());
    assertEquals(63, field("a", 0, Long.MAX_VALUE).bits());
    assertEquals(64, field("a", Long.MIN_VALUE, Long.MAX_VALUE).bits());
    assertEquals(-1, field("a", Long.MIN_VALUE, Long.MAX_VALUE).maxCode());
    assertTrue(field("a", -5, 5).contains(-5));
    assertFalse(field("a", -5, 5).contains(-6));
  }

  @Test
  void rejectsInvalidFields() {
    assertEquals("min 5 is greater than max 3", messageOf(() -> field("a", 5, 3)));
    String empty = "the name and the label of a field must not be empty";
    assertEquals(empty, messageOf(() -> field("", 0, 3)));
    assertEquals(empty, messageOf(() -> field("a", 0, 3).withLabel("")));
    assertEquals("Ähre", field("ähre", 0, 3).label());
    assertEquals("A", field("a", 0, 3).label());
  }

  @Test
  void rejectsInvalidFormats() {
    assertEquals("at least one field is required", messageOf(PackedFormat::of));
    assertEquals(
        "format exceeds 64 bits (got 80: a 40, b 0, c 40)",
        messageOf(
            () ->
                PackedFormat.of(
                    field("a", 0, (1L << 40) - 1), field("b", 7, 7), field("c", 1, 1L << 40))));
    PackedField[] fields =
        IntStream.range(0, 256).mapToObj(i -> field("f" + i, 3, 3)).toArray(PackedField[]::new);
    assertEquals("format exceeds 255 fields (got 256)", messageOf(() -> PackedFormat.of(fields)));
    PackedFormat snl = SnlMove.FORMAT;
    assertEquals("expected 3 values, one for each field, got 2", messageOf(() -> snl.pack(1, 2)));
    assertEquals(
        "expected 3 values, one for each field, got 4", messageOf(() -> snl.pack(1, 2, 3, 4)));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.value(0, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.value(0, -1));
  }

  @Test
  void supportsFormatWithoutBits() {
    PackedFormat none = PackedFormat.of(field("a", 5, 5), field("b", -1, -1));
    assertEquals(0, none.bits());
    assertEquals(1, none.hexDigits());
    assertEquals(0, none.pack(5, -1));
    assertArrayEquals(new long[] {5, -1}, none.unpack(0));
    assertEquals("0", none.encode(0));
    assertEquals("A must be between 5 and 5", messageOf(() -> none.decode("1")));
    assertEquals("Hex move must be 1 character", messageOf(() -> none.decode("")));
    assertEquals("A must be between 5 and 5", messageOf(() -> none.check(-1)));
    assertEquals("000", none.encodeAll(new int[3]));
    assertEquals(3, none.decodeAllToInts("000").length);
  }

  /**
   * A field with a single value, which has no bits, above a field of 64 bits. Java treats a shift
   * by 64 as a shift by 0.
   */
  @Test
  void packsFieldWithoutBitsAbove64Bits() {
    PackedFormat format =
        PackedFormat.of(
            field("none", 3, 3), field("all", Long.MIN_VALUE, Long.MAX_VALUE), field("last", 9, 9));
    for (long value : new long[] {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE}) {
      long packed = format.pack(3, value, 9);
      assertArrayEquals(new long[] {3, value, 9}, format.unpack(packed));
      assertTrue(format.isValid(packed));
      assertEquals(packed, format.decode(format.encode(packed)));
    }
  }

  @Test
  void randomFormatsAgreeWithNaive() {
    for (long seed = 0; seed < 3_000; seed++) {
      Random random = new Random(seed);
      List<PackedField> fields = NaiveFormat.randomFields(random, 1 + random.nextInt(64));
      NaiveFormat naive = new NaiveFormat(fields);
      PackedFormat format = PackedFormat.of(fields.toArray(PackedField[]::new));
      String where = "seed " + seed + ", " + format;
      assertEquals(naive.bits(), format.bits(), where);
      assertEquals(naive.digits(), format.hexDigits(), where);
      for (int i = 0; i < 20; i++) {
        long[] values = NaiveFormat.randomValues(random, fields);
        String bits = naive.pack(values);
        long packed = format.pack(values);
        assertEquals(bits, naive.binary(packed), where);
        assertArrayEquals(values, format.unpack(packed), where);
        assertEquals(naive.encode(packed), format.encode(packed), where);
        assertEquals(packed, format.decode(naive.encode(packed)), where);
        check(naive, format, packed, where);
        check(naive, format, packed ^ 1L << random.nextInt(64), where);
        check(naive, format, random.nextLong() >>> random.nextInt(64), where);
        int out = random.nextInt(values.length);
        values[out] += random.nextBoolean() ? 1 : -1;
        String expected = naive.pack(values);
        if (expected.startsWith("Label")) {
          assertEquals(expected, messageOf(() -> format.pack(values)), where);
        } else {
          assertEquals(expected, naive.binary(format.pack(values)), where);
        }
      }
    }
  }

  private static void check(NaiveFormat naive, PackedFormat format, long packed, String where) {
    String refusal = naive.refusal(packed);
    String which = where + ", " + Long.toHexString(packed);
    assertEquals(refusal == null, format.isValid(packed), which);
    if (format.fitsInt()) {
      int[] codes = {0, (int) packed, 0};
      boolean isValid = format.isValid((int) packed);
      assertEquals(isValid, ValidCodes.of(format.fields()).containsAll(codes, 1, 2), which);
    }
    if (refusal == null) {
      assertEquals(packed, format.check(packed), which);
    } else {
      assertEquals(refusal, messageOf(() -> format.check(packed)), which);
      assertEquals(refusal, messageOf(() -> format.unpack(packed)), which);
      assertEquals(refusal, messageOf(() -> format.encode(packed)), which);
    }
  }

  /**
   * Checks every code of a format in which fields whose codes are all valid alternate with fields
   * that have invalid codes.
   */
  @Test
  void validatesEveryCode() {
    List<PackedField> fields =
        List.of(
            field("a", 0, 4),
            field("b", 0, 3),
            field("c", 0, 0),
            field("d", 0, 2),
            field("e", 0, 8));
    NaiveFormat naive = new NaiveFormat(fields);
    PackedFormat format = PackedFormat.of(fields.toArray(PackedField[]::new));
    int valid = 0;
    for (int packed = -5_000; packed < 5_000; packed++) {
      check(naive, format, packed, "all codes");
      valid += format.isValid(packed) ? 1 : 0;
    }
    assertEquals(5 * 4 * 3 * 9, valid);
  }

  @Test
  void equalsAndHashCode() {
    PackedFormat a = PackedFormat.of(field("a", 0, 3));
    assertEquals(a, PackedFormat.of(field("a", 0, 3)));
    assertEquals(a.hashCode(), PackedFormat.of(field("a", 0, 3)).hashCode());
    assertNotEquals(a, PackedFormat.of(field("a", 0, 3).withLabel("B")));
    assertNotEquals(a, null);
    assertThrows(UnsupportedOperationException.class, () -> a.fields().clear());
  }

  @Test
  void intsHoldAtMost31Bits() {
    PackedFormat fits = PackedFormat.of(field("a", 0, Integer.MAX_VALUE));
    assertEquals(1, fits.decodeAllToInts("7fffffff").length);
    PackedFormat larger = PackedFormat.of(field("a", 0, 1L << 31));
    String message = "32 bits do not fit in a non-negative int (at most 31)";
    assertEquals(message, messageOf(() -> larger.decodeAllToInts("00000000")));
    assertEquals(message, messageOf(() -> larger.decodeAllToInts(new byte[0])));
    assertEquals(message, messageOf(() -> larger.encodeAll(new int[1])));
    assertEquals(message, messageOf(() -> larger.decodeAll(new byte[0], 0, 0, new int[0], 0)));
    assertEquals(1L << 31, larger.decodeAllToLongs("80000000")[0]);
  }
}
