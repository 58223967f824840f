// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.style.Side;

/**
 * A castling right of FEN.
 *
 * @param letter the letter, in the case of the side
 * @param square the flat index of the square of the piece that may castle
 */
public record CastlingRight(char letter, Side side, int square) {}
