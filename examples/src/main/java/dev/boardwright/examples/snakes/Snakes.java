// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.Board;

/** Snakes and Ladders: 10×10, for two. */
@Board(
    shape = {10, 10},
    styles = {"LADDERS", "ladders"})
public interface Snakes {}
