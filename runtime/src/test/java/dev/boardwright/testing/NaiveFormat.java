// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.packed.PackedField;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A slow model of a packed format, which computes with numbers of any size and with texts of zeros
 * and ones. Tests compare the real format with it.
 */
public final class NaiveFormat {
  private final List<PackedField> fields;
  private final List<Integer> widths = new ArrayList<>();

  public NaiveFormat(List<PackedField> fields) {
    this.fields = fields;
    for (PackedField field : fields) {
      widths.add(max(field).bitLength());
    }
  }

  private static BigInteger max(PackedField field) {
    return BigInteger.valueOf(field.max()).subtract(BigInteger.valueOf(field.min()));
  }

  public int bits() {
    return widths.stream().mapToInt(Integer::intValue).sum();
  }

  public int digits() {
    return Math.max(1, (bits() + 3) / 4);
  }

  /** {@return the packed values as zeros and ones, or the error message for an invalid value} */
  public String pack(long[] values) {
    StringBuilder bits = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      PackedField field = fields.get(i);
      BigInteger code = BigInteger.valueOf(values[i]).subtract(BigInteger.valueOf(field.min()));
      if (code.signum() < 0 || code.compareTo(max(field)) > 0) {
        return refusal(field);
      }
      bits.append(binary(code, widths.get(i)));
    }
    return bits.toString();
  }

  private static String refusal(PackedField field) {
    return field.label() + " must be between " + field.min() + " and " + field.max();
  }

  /** {@return a number in binary, with leading zeros up to a width} */
  public static String binary(BigInteger number, int width) {
    if (width == 0) {
      return "";
    }
    String bits = number.toString(2);
    return "0".repeat(width - bits.length()) + bits;
  }

  /** {@return a packed number as zeros and ones} */
  public String binary(long packed) {
    return binary(new BigInteger(Long.toUnsignedString(packed)), bits());
  }

  /** {@return the error message for a packed number, or null if it is valid} */
  public String refusal(long packed) {
    BigInteger rest = new BigInteger(Long.toUnsignedString(packed));
    String refusal = null;
    for (int i = fields.size() - 1; i >= 0; i--) {
      // All bits above the other fields belong to the first field.
      BigInteger size = BigInteger.ONE.shiftLeft(widths.get(i));
      BigInteger code = i == 0 ? rest : rest.mod(size);
      rest = rest.divide(size);
      if (code.compareTo(max(fields.get(i))) > 0) {
        refusal = refusal(fields.get(i));
      }
    }
    return refusal;
  }

  public String encode(long packed) {
    String hex = Long.toHexString(packed).toUpperCase(Locale.ROOT);
    return "0".repeat(digits() - hex.length()) + hex;
  }

  /** {@return random fields of all kinds, with at most {@code maxBits} bits in total} */
  public static List<PackedField> randomFields(Random random, int maxBits) {
    List<PackedField> fields = new ArrayList<>();
    int left = maxBits;
    do {
      PackedField field = randomField(random, "f" + fields.size(), left);
      left -= field.bits();
      fields.add(field);
    } while (random.nextInt(6) > 0 && fields.size() < 40);
    return fields;
  }

  private static PackedField randomField(Random random, String name, int maxBits) {
    int width = random.nextInt(8) == 0 ? maxBits : random.nextInt(Math.min(maxBits, 12) + 1);
    long all = width == 0 ? 0 : -1L >>> 64 - width;
    // Fields in which every code is valid, fields with one value more than a power of two, and
    // fields of any other size.
    long size =
        switch (random.nextInt(3)) {
          case 0 -> all;
          case 1 -> width == 0 ? 0 : (all >>> 1) + 1;
          default -> width == 0 ? 0 : all - (random.nextLong() & all >>> 1);
        };
    long min =
        switch (random.nextInt(4)) {
          case 0 -> 0;
          case 1 -> Long.MIN_VALUE;
          case 2 -> Long.MAX_VALUE - size;
          default -> random.nextInt(200) - 100;
        };
    if (size < 0 || min + size < min) {
      min = Long.MIN_VALUE;
    }
    return new PackedField(name, min, min + size, "Label of " + name);
  }

  /** {@return a random value of a field, often the least or the greatest one} */
  public static long randomValue(Random random, PackedField field) {
    return switch (random.nextInt(4)) {
      case 0 -> field.min();
      case 1 -> field.max();
      default -> {
        long size = field.max() - field.min();
        long offset =
            size == -1 ? random.nextLong() : Long.remainderUnsigned(random.nextLong(), size + 1);
        yield field.min() + offset;
      }
    };
  }

  /** {@return a random value for each field} */
  public static long[] randomValues(Random random, List<PackedField> fields) {
    return fields.stream().mapToLong(field -> randomValue(random, field)).toArray();
  }
}
