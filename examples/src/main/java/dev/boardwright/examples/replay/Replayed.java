// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.cell.LocationMove;
import dev.boardwright.qi.Qi;

/**
 * The result of one move.
 *
 * @param <P> the type of the positions
 * @param position the position after the move
 * @param move the origin and the destination of the piece
 * @param piece the piece as it was before the move
 * @param captured the captured piece, or null if there is none
 * @param promoted whether the piece promoted
 * @param remark a remark to print after the move, or the empty text
 */
record Replayed<P extends Qi>(
    P position,
    LocationMove move,
    String piece,
    String captured,
    boolean promoted,
    String remark) {}
