// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.internal.text.Quoted;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A format that packs several numbers into the bits of one number, modelled on {@linkplain SnlMove
 * SNL}. This is the generic form of the codec that the processor generates for a {@link BitPacked}
 * record; results and errors are the same.
 *
 * <pre>{@code
 * PackedFormat snl = PackedFormat.of(
 *     field("pick", 0, 6), field("to", 0, 100).withLabel("Destination"), field("status", 0, 3));
 * long packed = snl.pack(3, 42, 1);     // 0x6A9
 * snl.encode(packed);                   // "6A9"
 * snl.value(packed, 1);                 // 42
 * }</pre>
 *
 * <p>The first field occupies the most significant bits. The text of a packed number has {@link
 * #hexDigits} hexadecimal digits. They are written in upper case and read in either case; no other
 * character is accepted. A whole game is written either as text, one number after the other without
 * separators, or as a dense stream ({@link #writer}).
 *
 * <p>A format is immutable and safe to share between threads. It is best kept in a static final
 * field.
 */
public final class PackedFormat {
  /** The maximum number of bits in a format. */
  public static final int MAX_BITS = 64;

  /** The maximum number of fields in a format. A record cannot have more components. */
  public static final int MAX_FIELDS = 255;

  /** The maximum number of bits that fit into a non-negative {@code int}. */
  private static final int MAX_INT_BITS = 31;

  private final List<PackedField> fields;
  private final int[] shifts;
  private final int bits;
  private final ValidCodes validCodes;
  private final HexCodes hexCodes;

  private PackedFormat(List<PackedField> fields, int bits) {
    this.fields = fields;
    this.bits = bits;
    shifts = new int[fields.size()];
    int shift = bits;
    for (int i = 0; i < shifts.length; i++) {
      shift -= fields.get(i).bits();
      shifts[i] = shift;
    }
    validCodes = ValidCodes.of(fields);
    hexCodes = new HexCodes(this, validCodes);
  }

  /**
   * Creates a format.
   *
   * @param fields the fields, starting with the one in the most significant bits
   * @return the format
   * @throws IllegalArgumentException if there are no fields, more than {@value #MAX_FIELDS} fields,
   *     or more than {@value #MAX_BITS} bits; in the last case the message lists the bits of each
   *     field
   */
  public static PackedFormat of(PackedField... fields) {
    List<PackedField> copy = List.of(fields);
    if (copy.isEmpty()) {
      throw new IllegalArgumentException("at least one field is required");
    }
    if (copy.size() > MAX_FIELDS) {
      throw new IllegalArgumentException(
          "format exceeds " + MAX_FIELDS + " fields (got " + copy.size() + ")");
    }
    int bits = copy.stream().mapToInt(PackedField::bits).sum();
    if (bits > MAX_BITS) {
      throw new IllegalArgumentException(
          "format exceeds "
              + MAX_BITS
              + " bits (got "
              + bits
              + ": "
              + Quoted.shortened(widths(copy))
              + ")");
    }
    return new PackedFormat(copy, bits);
  }

  /**
   * Creates a field whose label is its name with the first character in upper case.
   *
   * @param name the name, not empty
   * @param min the smallest value
   * @param max the largest value, inclusive
   * @return the field
   * @throws IllegalArgumentException if {@code min} is greater than {@code max}, or {@code name} is
   *     empty
   */
  public static PackedField field(String name, long min, long max) {
    return new PackedField(name, min, max, PackedField.defaultLabel(name));
  }

  private static String widths(List<PackedField> fields) {
    return fields.stream()
        .map(field -> field.name() + " " + field.bits())
        .collect(Collectors.joining(", "));
  }

  /**
   * {@return an unmodifiable list of the fields, starting with the one in the most significant
   * bits}
   */
  public List<PackedField> fields() {
    return fields;
  }

  /** {@return the number of bits in a packed number, 0 to 64} */
  public int bits() {
    return bits;
  }

  /**
   * {@return whether a packed number fits into a non-negative {@code int}, that is, has at most 31
   * bits}
   */
  public boolean fitsInt() {
    return bits <= MAX_INT_BITS;
  }

  /** {@return the number of hexadecimal digits in a packed number, 1 to 16} */
  public int hexDigits() {
    return hexCodes.digits;
  }

  /**
   * {@return the number of bits to the right of a field, 0 to 64}
   *
   * @param field the index of the field
   * @throws IndexOutOfBoundsException if the field does not exist
   */
  public int shift(int field) {
    return shifts[field];
  }

  /**
   * Packs values.
   *
   * @param values one value for each field
   * @return the packed number
   * @throws IllegalArgumentException if there are too many or too few values, or a value is out of
   *     range; the message names the first field that is out of range
   */
  public long pack(long... values) {
    if (values.length != shifts.length) {
      throw new IllegalArgumentException(
          "expected " + shifts.length + " values, one for each field, got " + values.length);
    }
    long packed = 0;
    for (int i = 0; i < values.length; i++) {
      PackedField field = fields.get(i);
      if (!field.contains(values[i])) {
        throw field.outOfRange();
      }
      // A field of one value has the code 0. Its shift may be 64, which Java treats as 0.
      packed |= values[i] - field.min() << shifts[i];
    }
    return packed;
  }

  /**
   * Unpacks all values.
   *
   * @param packed a packed number
   * @return a new array with one value for each field
   * @throws IllegalArgumentException if {@code packed} is invalid; the message names the first
   *     field that is out of range
   */
  public long[] unpack(long packed) {
    long[] values = new long[shifts.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(packed, i);
    }
    return values;
  }

  /**
   * Unpacks one value. Any bits above those of the format count as part of the first field and put
   * it out of range.
   *
   * @param packed a packed number
   * @param field the index of the field
   * @return the value of the field
   * @throws IllegalArgumentException if the value is out of range
   * @throws IndexOutOfBoundsException if the field does not exist
   */
  public long value(long packed, int field) {
    PackedField found = fields.get(field);
    int shift = shifts[field];
    long code = shift == MAX_BITS ? 0 : packed >>> shift;
    if (field > 0) {
      int width = found.bits();
      code = width == 0 ? 0 : code & -1L >>> MAX_BITS - width;
    }
    if (Long.compareUnsigned(code, found.maxCode()) > 0) {
      throw found.outOfRange();
    }
    return code + found.min();
  }

  /**
   * {@return whether a number is valid, that is, all of its fields are in range and no bit above
   * those of the format is set} The check takes the same short time for any number of fields.
   *
   * @param packed any number
   */
  public boolean isValid(long packed) {
    return validCodes.contains(packed);
  }

  /**
   * Checks that a number is valid.
   *
   * @param packed any number
   * @return {@code packed}
   * @throws IllegalArgumentException if a field is out of range; the message names the first such
   *     field
   */
  public long check(long packed) {
    if (!validCodes.contains(packed)) {
      throw invalid(packed);
    }
    return packed;
  }

  /**
   * {@return the exception for a field that is out of range} Generated code throws it.
   *
   * @param field the index of the field
   * @throws IndexOutOfBoundsException if the field does not exist
   */
  public IllegalArgumentException outOfRange(int field) {
    return fields.get(field).outOfRange();
  }

  /** {@return the exception for an invalid number} */
  IllegalArgumentException invalid(long packed) {
    try {
      unpack(packed);
    } catch (IllegalArgumentException e) {
      return e;
    }
    throw new AssertionError("valid: " + packed);
  }

  /** Checks that a packed number fits into a non-negative {@code int}. */
  void checkFitsInt() {
    if (!fitsInt()) {
      throw new IllegalArgumentException(
          bits + " bits do not fit in a non-negative int (at most " + MAX_INT_BITS + ")");
    }
  }

  /**
   * Encodes a packed number as text.
   *
   * @param packed a packed number
   * @return {@link #hexDigits} hexadecimal digits, in upper case
   * @throws IllegalArgumentException if {@code packed} is invalid
   */
  public String encode(long packed) {
    return hexCodes.encode(check(packed));
  }

  /**
   * Decodes a packed number.
   *
   * @param hex {@link #hexDigits} hexadecimal digits, in either case
   * @return the packed number
   * @throws IllegalArgumentException if {@code hex} is anything else, including null, or the number
   *     is invalid
   */
  public long decode(@Nullable CharSequence hex) {
    return hexCodes.decode(hex);
  }

  /**
   * Encodes packed numbers as text.
   *
   * @param packed the packed numbers
   * @return the digits of all numbers, without separators
   * @throws IllegalArgumentException if a number is invalid, in which case the message starts with
   *     {@code move} and its index; or if there are too many digits for a string, or the format has
   *     more than 31 bits
   */
  public String encodeAll(int[] packed) {
    return HexCodes.text(encodeAllToBytes(packed));
  }

  /**
   * Encodes packed numbers as text.
   *
   * @param packed the packed numbers
   * @return the digits of all numbers, without separators
   * @throws IllegalArgumentException if a number is invalid, in which case the message starts with
   *     {@code move} and its index; or if there are too many digits for a string
   */
  public String encodeAll(long[] packed) {
    return HexCodes.text(encodeAllToBytes(packed));
  }

  /**
   * Encodes packed numbers as ASCII.
   *
   * @param packed the packed numbers
   * @return the digits of all numbers, without separators
   * @throws IllegalArgumentException under the same conditions as {@link #encodeAll(int[])}
   */
  public byte[] encodeAllToBytes(int[] packed) {
    checkFitsInt();
    byte[] hex = new byte[hexCodes.length(packed.length)];
    encodeAll(packed, 0, packed.length, hex, 0);
    return hex;
  }

  /**
   * Encodes packed numbers as ASCII.
   *
   * @param packed the packed numbers
   * @return the digits of all numbers, without separators
   * @throws IllegalArgumentException under the same conditions as {@link #encodeAll(long[])}
   */
  public byte[] encodeAllToBytes(long[] packed) {
    byte[] hex = new byte[hexCodes.length(packed.length)];
    encodeAll(packed, 0, packed.length, hex, 0);
    return hex;
  }

  /**
   * Encodes packed numbers as ASCII into an existing array. Allocates nothing. If a number is
   * invalid, the digits of the numbers before it have been written, and the content of {@code hex}
   * where the other digits would be is undefined.
   *
   * @param packed an array of packed numbers
   * @param from the index of the first number to encode
   * @param to the index after the last number to encode
   * @param hex the array for the digits
   * @param at the index of the first digit in {@code hex}
   * @return the index after the last digit
   * @throws IllegalArgumentException if a number is invalid, in which case the message starts with
   *     {@code move} and its index, counted from {@code from}; or if there are too many digits for
   *     an array, or the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code hex} is too small; in
   *     this case nothing is written
   */
  public int encodeAll(int[] packed, int from, int to, byte[] hex, int at) {
    checkFitsInt();
    Objects.checkFromToIndex(from, to, packed.length);
    Objects.checkFromIndexSize(at, hexCodes.length(to - from), hex.length);
    return hexCodes.encodeAll(packed, from, to, hex, at);
  }

  /**
   * Encodes packed numbers as ASCII into an existing array. Allocates nothing. If a number is
   * invalid, the digits of the numbers before it have been written, and the content of {@code hex}
   * where the other digits would be is undefined.
   *
   * @param packed an array of packed numbers
   * @param from the index of the first number to encode
   * @param to the index after the last number to encode
   * @param hex the array for the digits
   * @param at the index of the first digit in {@code hex}
   * @return the index after the last digit
   * @throws IllegalArgumentException if a number is invalid, in which case the message starts with
   *     {@code move} and its index, counted from {@code from}; or if there are too many digits for
   *     an array
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code hex} is too small; in
   *     this case nothing is written
   */
  public int encodeAll(long[] packed, int from, int to, byte[] hex, int at) {
    Objects.checkFromToIndex(from, to, packed.length);
    Objects.checkFromIndexSize(at, hexCodes.length(to - from), hex.length);
    return hexCodes.encodeAll(packed, from, to, hex, at);
  }

  /**
   * Decodes packed numbers from text.
   *
   * @param hex the digits of all numbers, in either case and without separators
   * @return a new array of the packed numbers
   * @throws IllegalArgumentException if {@code hex} is null or its length is not divisible by
   *     {@link #hexDigits}; if a number is malformed or invalid, in which case the message starts
   *     with {@code move} and its index; or if the format has more than 31 bits
   */
  public int[] decodeAllToInts(@Nullable CharSequence hex) {
    checkFitsInt();
    return hexCodes.decodeAllToInts(hex);
  }

  /**
   * Decodes packed numbers from ASCII.
   *
   * @param hex the digits of all numbers, in either case and without separators
   * @return a new array of the packed numbers
   * @throws IllegalArgumentException under the same conditions as {@link
   *     #decodeAllToInts(CharSequence)}, except for null
   * @throws NullPointerException if {@code hex} is null
   */
  public int[] decodeAllToInts(byte[] hex) {
    checkFitsInt();
    int[] packed = new int[hexCodes.count(Objects.requireNonNull(hex, "hex").length)];
    hexCodes.decodeAll(hex, 0, hex.length, packed, 0);
    return packed;
  }

  /**
   * Decodes packed numbers from text.
   *
   * @param hex the digits of all numbers, in either case and without separators
   * @return a new array of the packed numbers
   * @throws IllegalArgumentException if {@code hex} is null or its length is not divisible by
   *     {@link #hexDigits}; or if a number is malformed or invalid, in which case the message
   *     starts with {@code move} and its index
   */
  public long[] decodeAllToLongs(@Nullable CharSequence hex) {
    return hexCodes.decodeAllToLongs(hex);
  }

  /**
   * Decodes packed numbers from ASCII.
   *
   * @param hex the digits of all numbers, in either case and without separators
   * @return a new array of the packed numbers
   * @throws IllegalArgumentException under the same conditions as {@link
   *     #decodeAllToLongs(CharSequence)}, except for null
   * @throws NullPointerException if {@code hex} is null
   */
  public long[] decodeAllToLongs(byte[] hex) {
    long[] packed = new long[hexCodes.count(Objects.requireNonNull(hex, "hex").length)];
    hexCodes.decodeAll(hex, 0, hex.length, packed, 0);
    return packed;
  }

  /**
   * Decodes packed numbers from ASCII into an existing array. Allocates nothing. If a number is
   * malformed or invalid, the numbers before it have been stored, and the content of {@code packed}
   * where the other numbers would be is undefined.
   *
   * @param hex an array of digits, in either case and without separators
   * @param from the index of the first digit to decode
   * @param to the index after the last digit to decode
   * @param packed the array for the numbers
   * @param at the index of the first number in {@code packed}
   * @return the index after the last number
   * @throws IllegalArgumentException if the number of digits is not divisible by {@link
   *     #hexDigits}; if a number is malformed or invalid, in which case the message starts with
   *     {@code move} and its index, counted from {@code from}; or if the format has more than 31
   *     bits
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code packed} is too small;
   *     in this case nothing is decoded
   */
  public int decodeAll(byte[] hex, int from, int to, int[] packed, int at) {
    checkFitsInt();
    Objects.checkFromToIndex(from, to, Objects.requireNonNull(hex, "hex").length);
    Objects.checkFromIndexSize(at, hexCodes.count(to - from), packed.length);
    return hexCodes.decodeAll(hex, from, to, packed, at);
  }

  /**
   * Decodes packed numbers from ASCII into an existing array. Allocates nothing. If a number is
   * malformed or invalid, the numbers before it have been stored, and the content of {@code packed}
   * where the other numbers would be is undefined.
   *
   * @param hex an array of digits, in either case and without separators
   * @param from the index of the first digit to decode
   * @param to the index after the last digit to decode
   * @param packed the array for the numbers
   * @param at the index of the first number in {@code packed}
   * @return the index after the last number
   * @throws IllegalArgumentException if the number of digits is not divisible by {@link
   *     #hexDigits}; or if a number is malformed or invalid, in which case the message starts with
   *     {@code move} and its index, counted from {@code from}
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code packed} is too small;
   *     in this case nothing is decoded
   */
  public int decodeAll(byte[] hex, int from, int to, long[] packed, int at) {
    Objects.checkFromToIndex(from, to, Objects.requireNonNull(hex, "hex").length);
    Objects.checkFromIndexSize(at, hexCodes.count(to - from), packed.length);
    return hexCodes.decodeAll(hex, from, to, packed, at);
  }

  /**
   * Creates a writer of a dense stream. The writer must be {@linkplain PackedWriter#finish
   * finished} after the last move.
   *
   * @param out the underlying stream; it should be buffered, because the count of each block is
   *     written separately
   * @return the writer
   */
  public PackedWriter writer(OutputStream out) {
    return new PackedWriter(this, out);
  }

  /**
   * Creates a reader of a dense stream. It reads nothing after the end mark, so another stream may
   * follow.
   *
   * @param in the underlying stream; it should be buffered, because the count of each block is read
   *     separately
   * @return the reader
   */
  public PackedReader reader(InputStream in) {
    return new PackedReader(this, in);
  }

  /** {@return whether another object is a format with equal fields} */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PackedFormat format && fields.equals(format.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  /** {@return the names of the fields with their bits, such as {@code pick 3, to 7, status 2}} */
  @Override
  public String toString() {
    return widths(fields);
  }
}
