// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

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

/**
 * Bulk operations on records, for generated codecs, which users call instead. If one record fails,
 * the exception names its index.
 */
public final class PackedMoves {
  private PackedMoves() {}

  /**
   * Packs records.
   *
   * @param <T> the type of the records
   * @param moves the records, none of them null
   * @param pack the function that packs one record
   * @return a new array of the packed forms
   * @throws IllegalArgumentException if a record is rejected; the message starts with "move" and
   *     the index of the record
   */
  public static <T> int[] packAll(Collection<? extends T> moves, ToIntFunction<? super T> pack) {
    List<T> copy = List.copyOf(moves);
    int[] packed = new int[copy.size()];
    for (int i = 0; i < packed.length; i++) {
      try {
        packed[i] = pack.applyAsInt(copy.get(i));
      } catch (IllegalArgumentException e) {
        throw HexCodes.atMove(i, e);
      }
    }
    return packed;
  }

  /**
   * Packs records of more than 31 bits.
   *
   * @param <T> the type of the records
   * @param moves the records, none of them null
   * @param pack the function that packs one record
   * @return a new array of the packed forms
   * @throws IllegalArgumentException if a record is rejected; the message starts with "move" and
   *     the index of the record
   */
  public static <T> long[] packAllToLongs(
      Collection<? extends T> moves, ToLongFunction<? super T> pack) {
    List<T> copy = List.copyOf(moves);
    long[] packed = new long[copy.size()];
    for (int i = 0; i < packed.length; i++) {
      try {
        packed[i] = pack.applyAsLong(copy.get(i));
      } catch (IllegalArgumentException e) {
        throw HexCodes.atMove(i, e);
      }
    }
    return packed;
  }

  /**
   * Unpacks records.
   *
   * @param <T> the type of the records
   * @param packed the packed forms
   * @param unpack the function that unpacks one record
   * @return a new unmodifiable list of the records
   * @throws IllegalArgumentException if a packed form is invalid, or if the record rejects its
   *     values; the message starts with "move" and the index of the record
   */
  public static <T> List<T> unpackAll(int[] packed, IntFunction<? extends T> unpack) {
    List<T> moves = new ArrayList<>(packed.length);
    for (int move : packed) {
      try {
        moves.add(unpack.apply(move));
      } catch (IllegalArgumentException e) {
        throw HexCodes.atMove(moves.size(), e);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * Unpacks records of more than 31 bits.
   *
   * @param <T> the type of the records
   * @param packed the packed forms
   * @param unpack the function that unpacks one record
   * @return a new unmodifiable list of the records
   * @throws IllegalArgumentException if a packed form is invalid, or if the record rejects its
   *     values; the message starts with "move" and the index of the record
   */
  public static <T> List<T> unpackAll(long[] packed, LongFunction<? extends T> unpack) {
    List<T> moves = new ArrayList<>(packed.length);
    for (long move : packed) {
      try {
        moves.add(unpack.apply(move));
      } catch (IllegalArgumentException e) {
        throw HexCodes.atMove(moves.size(), e);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * Writes records one at a time as a dense stream, followed by its end mark. The underlying stream
   * is flushed and stays open.
   *
   * @param <T> the type of the records
   * @param format the format of the stream
   * @param out the stream to write to
   * @param moves the records, none of them null; iterated once
   * @param pack the function that packs one record
   * @throws IllegalArgumentException if a record is rejected; the message starts with "move" and
   *     the index of the record, and the stream has no end mark
   * @throws IOException if the underlying stream fails
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
        throw HexCodes.atMove(writer.count(), e);
      }
      writer.write(packed);
    }
    writer.finish();
  }

  /**
   * Reads records one at a time from a dense stream, up to its end mark. The underlying stream
   * stays open.
   *
   * @param <T> the type of the records
   * @param format the format of the stream
   * @param in the stream to read from
   * @param unpack the function that unpacks one record
   * @param action the action to perform on each record
   * @return the number of records
   * @throws IllegalArgumentException if the stream is malformed, a packed form is invalid, or the
   *     record rejects its values; the message starts with "move" and the index of the record, and
   *     {@code action} has received every record before it
   * @throws IOException if the underlying stream fails
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
        throw HexCodes.atMove(index, e);
      }
      action.accept(move);
    }
    return reader.count();
  }
}
