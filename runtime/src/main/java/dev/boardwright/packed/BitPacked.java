// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.Board;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record that fits into the bits of one {@code int} or {@code long}. For the declaration
 *
 * <pre>{@code
 * @BitPacked
 * record ShogiMove(ShogiSquare from, ShogiSquare to, boolean promote) {}
 * }</pre>
 *
 * <p>the Boardwright processor generates the class {@code ShogiMoveCodec} in the same package. It
 * converts moves to and from their packed form, hexadecimal text, and a dense binary stream. For a
 * record nested in {@code Games}, the class is {@code Games_ShogiMoveCodec}.
 *
 * <p>A component may be
 *
 * <ul>
 *   <li>an {@code int} or a {@code long} with a {@link Range};
 *   <li>a {@code byte} or a {@code short}; without a {@link Range}, it has the whole range of its
 *       type;
 *   <li>a {@code boolean}, encoded as 0 for false and 1 for true;
 *   <li>any enum, encoded by its ordinal;
 *   <li>a square of any {@link Board}, encoded by its index. The square type may be generated in
 *       the same compilation.
 * </ul>
 *
 * <p>An enum or square component may be null if it has an annotation with the simple name {@code
 * Nullable}. Null is encoded as the number after the last constant or square. Each component takes
 * the fewest bits that hold its range, and no bits if it has only one value. The first component
 * occupies the most significant bits. All components together take at most 64 bits. Up to 31 bits,
 * the packed form is an {@code int}, which is never negative; beyond that, it is a {@code long}.
 *
 * <p>The record must not be private, nested in a private type, or generic. {@link PackedFormat}
 * provides the same encoding for formats that are described at run time.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface BitPacked {}
