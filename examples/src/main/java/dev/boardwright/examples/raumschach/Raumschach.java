// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** The Raumschach board: five layers of 5×5 squares. */
@Board(
    shape = {5, 5, 5},
    styles = {"RAUMSCHACH", "raumschach"},
    order = SquareOrder.ASCENDING, // layer A and rank 1 come first, in the start as well
    start =
        "RNKNR/PPPPP/5/5/5//BUQBU/PPPPP/5/5/5//5/5/5/5/5//5/5/5/ppppp/ubqub//5/5/5/ppppp/rnknr"
            + " / RAUMSCHACH/raumschach")
public interface Raumschach {}
