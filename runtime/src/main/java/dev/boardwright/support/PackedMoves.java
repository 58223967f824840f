// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.packed.PackedFormat;
import dev.boardwright.packed.PackedReader;
import dev.boardwright.packed.PackedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Many records at once, for generated codecs. An error of one names its index. */
public final class PackedMoves {
  private PackedMoves() {}

  /**
   * Packs records.
   *
   * @param <T> the record
   * @param moves the records, none of them null
   * @param pack packs one
   * @return a new array
   * @throws IllegalArgumentException if a record is refused; the message starts with "move" and its
   *     index
   */
  public static <T> int[] packAll(Collection<? extends T> moves, ToIntFunction<? super T> pack) {
    List<T> copy = List.copyOf(moves);
    int[] packed = new int[copy.size()];
    for (int i = 0; i < packed.length; i++) {
      try {
        packed[i] = pack.applyAsInt(copy.get(i));
      } catch (IllegalArgumentException e) {
        throw atMove(i, e);
      }
    }
    return packed;
  }

  /**
   * Packs records of more than 31 bits.
   *
   * @param <T> the record
   * @param moves the records, none of them null
   * @param pack packs one
   * @return a new array
   * @throws IllegalArgumentException if a record is refused; the message starts with "move" and its
   *     index
   */
  public static <T> long[] packAllToLongs(
      Collection<? extends T> moves, ToLongFunction<? super T> pack) {
    List<T> copy = List.copyOf(moves);
    long[] packed = new long[copy.size()];
    for (int i = 0; i < packed.length; i++) {
      try {
        packed[i] = pack.applyAsLong(copy.get(i));
      } catch (IllegalArgumentException e) {
        throw atMove(i, e);
      }
    }
    return packed;
  }

  /**
   * Unpacks records.
   *
   * @param <T> the record
   * @param packed their packed forms
   * @param unpack unpacks one
   * @return a new list, unmodifiable
   * @throws IllegalArgumentException if a packed form is invalid, or the record refuses its values;
   *     the message starts with "move" and its index
   */
  public static <T> List<T> unpackAll(int[] packed, IntFunction<? extends T> unpack) {
    List<T> moves = new ArrayList<>(packed.length);
    for (int move : packed) {
      try {
        moves.add(unpack.apply(move));
      } catch (IllegalArgumentException e) {
        throw atMove(moves.size(), e);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * Unpacks records of more than 31 bits.
   *
   * @param <T> the record
   * @param packed their packed forms
   * @param unpack unpacks one
   * @return a new list, unmodifiable
   * @throws IllegalArgumentException if a packed form is invalid, or the record refuses its values;
   *     the message starts with "move" and its index
   */
  public static <T> List<T> unpackAll(long[] packed, LongFunction<? extends T> unpack) {
    List<T> moves = new ArrayList<>(packed.length);
    for (long move : packed) {
      try {
        moves.add(unpack.apply(move));
      } catch (IllegalArgumentException e) {
        throw atMove(moves.size(), e);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * Writes records as a dense stream, with its end mark, one at a time. The stream underneath is
   * flushed and stays open.
   *
   * @param <T> the record
   * @param format their format
   * @param out where they go
   * @param moves the records, asked for once, none of them null
   * @param pack packs one
   * @throws IllegalArgumentException if a record is refused; the message starts with "move" and its
   *     index, and the stream has no end mark
   * @throws IOException if the stream underneath fails
   */
  public static <T> void writeAll(
      PackedFormat format,
      OutputStream out,
      Iterable<? extends T> moves,
      ToLongFunction<? super T> pack)
      throws IOException {
    Objects.requireNonNull(moves, "moves");
    PackedWriter writer = format.writer(out);
    for (T move : moves) {
      long packed;
      try {
        packed = pack.applyAsLong(move);
      } catch (IllegalArgumentException e) {
        throw atMove(writer.count(), e);
      }
      writer.write(packed);
    }
    writer.finish();
  }

  /**
   * Reads records from a dense stream, one at a time, up to its end mark. The stream underneath
   * stays open.
   *
   * @param <T> the record
   * @param format their format
   * @param in where they come from
   * @param unpack unpacks one
   * @param action what to do with each
   * @return how many there were
   * @throws IllegalArgumentException if the stream is broken, a packed form is invalid, or the
   *     record refuses its values; the message starts with "move" and its index, and {@code action}
   *     has got everything before it
   * @throws IOException if the stream underneath fails
   */
  public static <T> long readAll(
      PackedFormat format,
      InputStream in,
      LongFunction<? extends T> unpack,
      Consumer<? super T> action)
      throws IOException {
    Objects.requireNonNull(action, "action");
    PackedReader reader = format.reader(in);
    for (long index = 0; reader.hasNext(); index++) {
      T move;
      long packed = reader.next();
      try {
        move = unpack.apply(packed);
      } catch (IllegalArgumentException e) {
        throw atMove(index, e);
      }
      action.accept(move);
    }
    return reader.count();
  }

  private static IllegalArgumentException atMove(long index, IllegalArgumentException e) {
    return new IllegalArgumentException("move " + index + ": " + e.getMessage(), e);
  }
}
