// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.cell.LocationMove;
import dev.boardwright.qi.Qi;

/**
 * What became of one move.
 *
 * @param <P> the type of the positions
 * @param position the position after it
 * @param move where the piece came from and where it went
 * @param piece the piece, as it was before the move
 * @param captured the piece that was captured, or null
 * @param promoted whether it promoted
 * @param remark what else there is to say, or the empty text
 */
record Replayed<P extends Qi>(
    P position,
    LocationMove move,
    String piece,
    String captured,
    boolean promoted,
    String remark) {}
