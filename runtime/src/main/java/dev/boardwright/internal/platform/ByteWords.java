// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Numbers of several bytes in an array. A view of the array reads and writes them in one
 * instruction, but Android has no views before API level 33. Methods throw an {@link
 * IndexOutOfBoundsException} if the array does not contain all bytes.
 */
public final class ByteWords {
  private static final boolean HAS_VIEWS = hasViews();

  private ByteWords() {}

  /** A class that uses what Android lacks. It is loaded only to find out whether it can be. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface NotOnAndroid {}

  private static boolean hasViews() {
    try {
      return Views.getHighestFirst(new byte[Long.BYTES], 0) == 0;
    } catch (LinkageError | RuntimeException e) {
      return false;
    }
  }

  /** {@return eight bytes, the first in the highest byte} */
  public static long getHighestFirst(byte[] bytes, int at) {
    return HAS_VIEWS ? Views.getHighestFirst(bytes, at) : ByteBuffer.wrap(bytes).getLong(at);
  }

  /** Writes eight bytes, the highest first. */
  public static void putHighestFirst(byte[] bytes, int at, long eight) {
    if (HAS_VIEWS) {
      Views.putHighestFirst(bytes, at, eight);
    } else {
      ByteBuffer.wrap(bytes).putLong(at, eight);
    }
  }

  /** {@return eight bytes, the first in the lowest byte} */
  public static long getLowestFirst(byte[] bytes, int at) {
    return HAS_VIEWS
        ? Views.getLowestFirst(bytes, at)
        : Long.reverseBytes(getHighestFirst(bytes, at));
  }

  /** Writes eight bytes, the lowest first. */
  public static void putLowestFirst(byte[] bytes, int at, long eight) {
    if (HAS_VIEWS) {
      Views.putLowestFirst(bytes, at, eight);
    } else {
      putHighestFirst(bytes, at, Long.reverseBytes(eight));
    }
  }

  /** Writes four bytes, the highest first. */
  public static void putHighestFirst(byte[] bytes, int at, int four) {
    if (HAS_VIEWS) {
      Views.putHighestFirst(bytes, at, four);
    } else {
      ByteBuffer.wrap(bytes).putInt(at, four);
    }
  }

  // Android refuses a whole class if one of its methods calls a method of VarHandle.
  @NotOnAndroid
  private static final class Views {
    private static final VarHandle HIGHEST_FIRST = of(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LOWEST_FIRST = of(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle FOUR = of(int[].class, ByteOrder.BIG_ENDIAN);

    private static VarHandle of(Class<?> numbers, ByteOrder order) {
      return MethodHandles.byteArrayViewVarHandle(numbers, order);
    }

    static long getHighestFirst(byte[] bytes, int at) {
      return (long) HIGHEST_FIRST.get(bytes, at);
    }

    static void putHighestFirst(byte[] bytes, int at, long eight) {
      HIGHEST_FIRST.set(bytes, at, eight);
    }

    static long getLowestFirst(byte[] bytes, int at) {
      return (long) LOWEST_FIRST.get(bytes, at);
    }

    static void putLowestFirst(byte[] bytes, int at, long eight) {
      LOWEST_FIRST.set(bytes, at, eight);
    }

    static void putHighestFirst(byte[] bytes, int at, int four) {
      FOUR.set(bytes, at, four);
    }
  }
}
