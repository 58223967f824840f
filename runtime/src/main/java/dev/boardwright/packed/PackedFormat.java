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
 * A few numbers packed into the bits of one, after SNL: the generic form of the codec that the
 * processor generates for a {@link dev.boardwright.BitPacked} record. Same results, same errors.
 *
 * <pre>{@code
 * PackedFormat snl = PackedFormat.of(
 *     field("pick", 0, 6), field("to", 0, 100).withLabel("Destination"), field("status", 0, 3));
 * long packed = snl.pack(3, 42, 1);     // 0x6A9
 * snl.encode(packed);                   // "6A9"
 * snl.value(packed, 1);                 // 42
 * }</pre>
 *
 * <p>The first field is in the most significant bits. As text a packed number has {@link
 * #hexDigits} hexadecimal digits: written in upper case, read in either case and nothing else. A
 * whole game is one number after the other with nothing between them, or a dense stream ({@link
 * #writer}). A format is immutable and safe to share between threads; it is best kept in a static
 * final field.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class PackedFormat {
  /** The most bits of a format. */
  public static final int MAX_BITS = 64;

  /** The most fields of a format: a record has no more. */
  public static final int MAX_FIELDS = 255;

  /** The most bits that fit into an {@code int} which is not negative. */
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
   * A format.
   *
   * @param fields the fields, the one for the most significant bits first
   * @return the format
   * @throws IllegalArgumentException if there are no fields, more than {@value #MAX_FIELDS}, or
   *     more than {@value #MAX_BITS} bits; then the message lists the bits of each field
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
   * A field whose label is its name with a capital.
   *
   * @param name the name, not empty
   * @param min the smallest value
   * @param max the largest value, itself included
   * @return the field
   * @throws IllegalArgumentException if {@code min} is over {@code max}, or the name is empty
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
   * The fields.
   *
   * @return the fields, unmodifiable, the one in the most significant bits first
   */
  public List<PackedField> fields() {
    return fields;
  }

  /**
   * How many bits a packed number has.
   *
   * @return 0 to 64
   */
  public int bits() {
    return bits;
  }

  /**
   * Tells whether a packed number fits into an {@code int}, without using its sign.
   *
   * @return whether there are at most 31 bits
   */
  public boolean fitsInt() {
    return bits <= MAX_INT_BITS;
  }

  /**
   * How many hexadecimal digits a packed number has.
   *
   * @return 1 to 16
   */
  public int hexDigits() {
    return hexCodes.digits;
  }

  /**
   * Where a field is.
   *
   * @param field its index
   * @return how many bits are right of it, 0 to 64
   * @throws IndexOutOfBoundsException if there is no such field
   */
  public int shift(int field) {
    return shifts[field];
  }

  /**
   * Packs values.
   *
   * @param values one for each field
   * @return the packed number
   * @throws IllegalArgumentException if there is a value too many or too few, or one is out of
   *     range: the first one that is
   */
  public long pack(long... values) {
    if (values.length != shifts.length) {
      throw new IllegalArgumentException(
          "one value for each of " + shifts.length + " fields is required, got " + values.length);
    }
    long packed = 0;
    for (int i = 0; i < values.length; i++) {
      PackedField field = fields.get(i);
      if (!field.contains(values[i])) {
        throw field.outOfRange();
      }
      // A field of one value has the code 0, and may have the shift 64, which Java takes for 0.
      packed |= values[i] - field.min() << shifts[i];
    }
    return packed;
  }

  /**
   * Unpacks all values.
   *
   * @param packed a packed number
   * @return a new array, one value for each field
   * @throws IllegalArgumentException if no values have this packed form; the message is that of the
   *     first field out of range
   */
  public long[] unpack(long packed) {
    long[] values = new long[shifts.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(packed, i);
    }
    return values;
  }

  /**
   * Unpacks one value. Whatever is beyond the bits of the format counts as part of the first field,
   * which it puts out of range.
   *
   * @param packed a packed number
   * @param field the index of the field
   * @return the value
   * @throws IllegalArgumentException if it is out of range
   * @throws IndexOutOfBoundsException if there is no such field
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
   * Tells whether a number is the packed form of any values. Takes the same short time whatever the
   * number of fields.
   *
   * @param packed any number
   * @return whether all of its fields are in range, and nothing is beyond them
   */
  public boolean isValid(long packed) {
    return validCodes.contains(packed);
  }

  /**
   * Refuses what is not the packed form of any values.
   *
   * @param packed any number
   * @return the same number
   * @throws IllegalArgumentException if a field is out of range; the first one that is
   */
  public long check(long packed) {
    if (!validCodes.contains(packed)) {
      throw invalid(packed);
    }
    return packed;
  }

  /**
   * The error of a field out of range, for generated code.
   *
   * @param field the index of the field
   * @return the error, to be thrown
   * @throws IndexOutOfBoundsException if there is no such field
   */
  public IllegalArgumentException outOfRange(int field) {
    return fields.get(field).outOfRange();
  }

  /** The error of an invalid number. */
  IllegalArgumentException invalid(long packed) {
    try {
      unpack(packed);
    } catch (IllegalArgumentException e) {
      return e;
    }
    throw new AssertionError("valid: " + packed);
  }

  /** Refuses what needs more bits than an {@code int} has. */
  void checkFitsInt() {
    if (!fitsInt()) {
      throw new IllegalArgumentException(
          "a packed number of " + bits + " bits needs a long: an int has " + MAX_INT_BITS);
    }
  }

  /**
   * Writes a packed number as text.
   *
   * @param packed a packed number
   * @return {@link #hexDigits} hexadecimal digits, in upper case
   * @throws IllegalArgumentException if {@code packed} is invalid
   */
  public String encode(long packed) {
    return hexCodes.encode(check(packed));
  }

  /**
   * Reads a packed number.
   *
   * @param hex {@link #hexDigits} hexadecimal digits, of either case
   * @return the packed number
   * @throws IllegalArgumentException if {@code hex} is anything else or null, or the number is
   *     invalid
   */
  public long decode(@Nullable CharSequence hex) {
    return hexCodes.decode(hex);
  }

  /**
   * Writes packed numbers as text.
   *
   * @param packed packed numbers
   * @return their digits, with nothing between them
   * @throws IllegalArgumentException if one is invalid: then the message starts with {@code move}
   *     and its index; or if the digits are too many for a text, or the format has more than 31
   *     bits
   */
  public String encodeAll(int[] packed) {
    return HexCodes.text(encodeAllToBytes(packed));
  }

  /**
   * Writes packed numbers as text.
   *
   * @param packed packed numbers
   * @return their digits, with nothing between them
   * @throws IllegalArgumentException if one is invalid: then the message starts with {@code move}
   *     and its index; or if the digits are too many for a text
   */
  public String encodeAll(long[] packed) {
    return HexCodes.text(encodeAllToBytes(packed));
  }

  /**
   * Writes packed numbers as ASCII.
   *
   * @param packed packed numbers
   * @return their digits, with nothing between them
   * @throws IllegalArgumentException as {@link #encodeAll(int[])}
   */
  public byte[] encodeAllToBytes(int[] packed) {
    checkFitsInt();
    byte[] hex = new byte[hexCodes.length(packed.length)];
    encodeAll(packed, 0, packed.length, hex, 0);
    return hex;
  }

  /**
   * Writes packed numbers as ASCII.
   *
   * @param packed packed numbers
   * @return their digits, with nothing between them
   * @throws IllegalArgumentException as {@link #encodeAll(long[])}
   */
  public byte[] encodeAllToBytes(long[] packed) {
    byte[] hex = new byte[hexCodes.length(packed.length)];
    encodeAll(packed, 0, packed.length, hex, 0);
    return hex;
  }

  /**
   * Writes packed numbers as ASCII into an array at hand; allocates nothing.
   *
   * @param packed packed numbers
   * @param from the index of the first to write
   * @param to the index after the last
   * @param hex where the digits go
   * @param at the index of the first digit
   * @return the index after the last digit
   * @throws IllegalArgumentException if one is invalid: then the message starts with {@code move}
   *     and its index, counted from {@code from}, and the digits of those before it are written,
   *     what follows them in their place being undefined; if the digits are too many for an array;
   *     or if the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code hex} has too little
   *     room; then nothing is written
   */
  public int encodeAll(int[] packed, int from, int to, byte[] hex, int at) {
    checkFitsInt();
    Objects.checkFromToIndex(from, to, packed.length);
    Objects.checkFromIndexSize(at, hexCodes.length(to - from), hex.length);
    return hexCodes.encodeAll(packed, from, to, hex, at);
  }

  /**
   * Writes packed numbers as ASCII into an array at hand; allocates nothing.
   *
   * @param packed packed numbers
   * @param from the index of the first to write
   * @param to the index after the last
   * @param hex where the digits go
   * @param at the index of the first digit
   * @return the index after the last digit
   * @throws IllegalArgumentException if one is invalid: then the message starts with {@code move}
   *     and its index, counted from {@code from}, and the digits of those before it are written,
   *     what follows them in their place being undefined; or if the digits are too many for an
   *     array
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code hex} has too little
   *     room; then nothing is written
   */
  public int encodeAll(long[] packed, int from, int to, byte[] hex, int at) {
    Objects.checkFromToIndex(from, to, packed.length);
    Objects.checkFromIndexSize(at, hexCodes.length(to - from), hex.length);
    return hexCodes.encodeAll(packed, from, to, hex, at);
  }

  /**
   * Reads packed numbers.
   *
   * @param hex their digits, of either case, with nothing between them
   * @return a new array
   * @throws IllegalArgumentException if the length is not divisible by {@link #hexDigits}, {@code
   *     hex} is null, or a number is refused: then the message starts with {@code move} and its
   *     index; or if the format has more than 31 bits
   */
  public int[] decodeAllToInts(@Nullable CharSequence hex) {
    checkFitsInt();
    return hexCodes.decodeAllToInts(hex);
  }

  /**
   * Reads packed numbers.
   *
   * @param hex their digits as ASCII, of either case, with nothing between them
   * @return a new array
   * @throws IllegalArgumentException as {@link #decodeAllToInts(CharSequence)}
   */
  public int[] decodeAllToInts(byte[] hex) {
    checkFitsInt();
    int[] packed = new int[hexCodes.count(Objects.requireNonNull(hex, "hex").length)];
    hexCodes.decodeAll(hex, 0, hex.length, packed, 0);
    return packed;
  }

  /**
   * Reads packed numbers.
   *
   * @param hex their digits, of either case, with nothing between them
   * @return a new array
   * @throws IllegalArgumentException if the length is not divisible by {@link #hexDigits}, {@code
   *     hex} is null, or a number is refused: then the message starts with {@code move} and its
   *     index
   */
  public long[] decodeAllToLongs(@Nullable CharSequence hex) {
    return hexCodes.decodeAllToLongs(hex);
  }

  /**
   * Reads packed numbers.
   *
   * @param hex their digits as ASCII, of either case, with nothing between them
   * @return a new array
   * @throws IllegalArgumentException as {@link #decodeAllToLongs(CharSequence)}
   */
  public long[] decodeAllToLongs(byte[] hex) {
    long[] packed = new long[hexCodes.count(Objects.requireNonNull(hex, "hex").length)];
    hexCodes.decodeAll(hex, 0, hex.length, packed, 0);
    return packed;
  }

  /**
   * Reads packed numbers into an array at hand; allocates nothing.
   *
   * @param hex their digits as ASCII, of either case, with nothing between them
   * @param from the index of the first digit
   * @param to the index after the last
   * @param packed where the numbers go
   * @param at the index of the first number
   * @return the index after the last number
   * @throws IllegalArgumentException if the number of digits is not divisible by {@link
   *     #hexDigits}; or a number is refused: then the message starts with {@code move} and its
   *     index, counted from {@code from}, and those before it are in the array, what follows them
   *     in their place being undefined; or the format has more than 31 bits
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code packed} has too little
   *     room; then nothing is read
   */
  public int decodeAll(byte[] hex, int from, int to, int[] packed, int at) {
    checkFitsInt();
    Objects.checkFromToIndex(from, to, Objects.requireNonNull(hex, "hex").length);
    Objects.checkFromIndexSize(at, hexCodes.count(to - from), packed.length);
    return hexCodes.decodeAll(hex, from, to, packed, at);
  }

  /**
   * Reads packed numbers into an array at hand; allocates nothing.
   *
   * @param hex their digits as ASCII, of either case, with nothing between them
   * @param from the index of the first digit
   * @param to the index after the last
   * @param packed where the numbers go
   * @param at the index of the first number
   * @return the index after the last number
   * @throws IllegalArgumentException if the number of digits is not divisible by {@link
   *     #hexDigits}; or a number is refused: then the message starts with {@code move} and its
   *     index, counted from {@code from}, and those before it are in the array, what follows them
   *     in their place being undefined
   * @throws IndexOutOfBoundsException if an index is out of range, or {@code packed} has too little
   *     room; then nothing is read
   */
  public int decodeAll(byte[] hex, int from, int to, long[] packed, int at) {
    Objects.checkFromToIndex(from, to, Objects.requireNonNull(hex, "hex").length);
    Objects.checkFromIndexSize(at, hexCodes.count(to - from), packed.length);
    return hexCodes.decodeAll(hex, from, to, packed, at);
  }

  /**
   * Starts a dense stream.
   *
   * @param out where it goes; it should be buffered, since the count of each block is written by
   *     itself
   * @return the writer, which has to be {@linkplain PackedWriter#finish finished}
   */
  public PackedWriter writer(OutputStream out) {
    return new PackedWriter(this, out);
  }

  /**
   * Opens a dense stream. Nothing beyond its end mark is read, so that another may follow it.
   *
   * @param in where it comes from; it should be buffered, since the count of each block is read by
   *     itself
   * @return the reader
   */
  public PackedReader reader(InputStream in) {
    return new PackedReader(this, in);
  }

  /** Equal to any other format of equal fields. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PackedFormat format && fields.equals(format.fields);
  }

  @Override
  public int hashCode() {
    return fields.hashCode();
  }

  /** The fields with their bits: {@code pick 3, to 7, status 2}. */
  @Override
  public String toString() {
    return widths(fields);
  }
}
