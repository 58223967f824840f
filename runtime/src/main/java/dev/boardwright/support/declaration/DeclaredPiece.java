// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * A declared piece.
 *
 * @param side the side of the piece if its text is an EPIN token; otherwise null
 * @param letter the letter of the piece, {@code A} to {@code Z}, if its text is an EPIN token;
 *     otherwise {@code '\0'}
 */
public record DeclaredPiece(String text, String constant, @Nullable Side side, char letter) {}
