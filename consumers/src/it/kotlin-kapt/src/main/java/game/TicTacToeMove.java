// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package game;

import dev.boardwright.packed.BitPacked;

/**
 * A move, declared in Java beside the Kotlin sources.
 *
 * @param to the square on which a piece is placed
 * @param isLast whether the move ends the game
 */
@BitPacked
public record TicTacToeMove(TicTacToeSquare to, boolean isLast) {}
