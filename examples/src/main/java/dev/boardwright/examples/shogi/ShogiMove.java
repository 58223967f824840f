// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.packed.BitPacked;

/**
 * A move on the board, packed into 15 bits.
 *
 * @param from the square of the piece
 * @param to the destination
 * @param promote whether the piece promotes
 */
@BitPacked
public record ShogiMove(ShogiSquare from, ShogiSquare to, boolean promote) {}
