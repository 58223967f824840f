// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of several bytes in an array. A view of the array reads and writes them in one
 * instruction, but Android has no views before API level 33. Methods throw an {@link
 * IndexOutOfBoundsException} if the array does not contain all bytes.
 */
@ByteWords.ChecksPlatform
public final class ByteWords {
  private static final @Nullable VarHandle HIGHEST_FIRST = view(long[].class, ByteOrder.BIG_ENDIAN);
  private static final @Nullable VarHandle LOWEST_FIRST =
      view(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final @Nullable VarHandle FOUR = view(int[].class, ByteOrder.BIG_ENDIAN);
  private static final @Nullable VarHandle PAIR = view(short[].class, ByteOrder.nativeOrder());

  private ByteWords() {}

  /** A class that uses what Android lacks only where it is there. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface ChecksPlatform {}

  /** {@return a view of an array of bytes, or null where there is none} */
  private static @Nullable VarHandle view(Class<?> numbers, ByteOrder order) {
    try {
      return MethodHandles.byteArrayViewVarHandle(numbers, order);
    } catch (LinkageError | RuntimeException e) {
      return null;
    }
  }

  /** {@return eight bytes, the first in the highest byte} */
  public static long getHighestFirst(byte[] bytes, int at) {
    return HIGHEST_FIRST != null
        ? (long) HIGHEST_FIRST.get(bytes, at)
        : ByteBuffer.wrap(bytes).getLong(at);
  }

  /** Writes eight bytes, the highest first. */
  public static void putHighestFirst(byte[] bytes, int at, long eight) {
    if (HIGHEST_FIRST != null) {
      HIGHEST_FIRST.set(bytes, at, eight);
    } else {
      ByteBuffer.wrap(bytes).putLong(at, eight);
    }
  }

  /** {@return eight bytes, the first in the lowest byte} */
  public static long getLowestFirst(byte[] bytes, int at) {
    return LOWEST_FIRST != null
        ? (long) LOWEST_FIRST.get(bytes, at)
        : Long.reverseBytes(getHighestFirst(bytes, at));
  }

  /** Writes eight bytes, the lowest first. */
  public static void putLowestFirst(byte[] bytes, int at, long eight) {
    if (LOWEST_FIRST != null) {
      LOWEST_FIRST.set(bytes, at, eight);
    } else {
      putHighestFirst(bytes, at, Long.reverseBytes(eight));
    }
  }

  /** Writes four bytes, the highest first. */
  public static void putHighestFirst(byte[] bytes, int at, int four) {
    if (FOUR != null) {
      FOUR.set(bytes, at, four);
    } else {
      ByteBuffer.wrap(bytes).putInt(at, four);
    }
  }

  /** {@return two bytes, in an order that is always the same} */
  public static short getPair(byte[] bytes, int at) {
    return PAIR != null ? (short) PAIR.get(bytes, at) : ByteBuffer.wrap(bytes).getShort(at);
  }
}
