// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.BitPacked;

/**
 * A move on the board, in 15 bits.
 *
 * @param from where a piece leaves
 * @param to where it arrives
 * @param promote whether it is promoted there
 */
@BitPacked
public record ShogiMove(ShogiSquare from, ShogiSquare to, boolean promote) {}
