// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.Board;

/** The board of Snakes and Ladders: 10×10 squares, for two players. */
@Board(
    shape = {10, 10},
    styles = {"LADDERS", "ladders"})
public interface Snakes {}
