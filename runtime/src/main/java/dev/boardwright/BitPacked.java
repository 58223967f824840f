// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record that fits into the bits of one {@code int} or {@code long}. For
 *
 * <pre>{@code
 * @BitPacked
 * record ShogiMove(ShogiSquare from, ShogiSquare to, boolean promote) {}
 * }</pre>
 *
 * <p>the Boardwright processor generates, in the same package, {@code ShogiMoveCodec}: to and from
 * the packed form, hexadecimal text, and a dense binary stream. A record nested in {@code Games}
 * gives {@code Games_ShogiMoveCodec}.
 *
 * <p>The components may be
 *
 * <ul>
 *   <li>{@code int} and {@code long}, each with a {@link Range}; {@code byte} and {@code short},
 *       without one the whole of the type;
 *   <li>{@code boolean}: 0 for false, 1 for true;
 *   <li>any enum, by its ordinal;
 *   <li>the squares of any {@link Board}, by their index, generated in the same compilation too.
 * </ul>
 *
 * <p>An enum or a square with an annotation of the simple name {@code Nullable} may be absent: that
 * is the code after the last. Each component has the fewest bits that hold its range, none if there
 * is but one value; the first is in the most significant bits. All together have at most 64. The
 * packed form is an {@code int} up to 31 bits, and never negative; above, it is a {@code long}.
 *
 * <p>The record must be neither private, nor inside a private type, nor generic. {@link
 * dev.boardwright.packed.PackedFormat} does the same from a description made at run time.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface BitPacked {}
