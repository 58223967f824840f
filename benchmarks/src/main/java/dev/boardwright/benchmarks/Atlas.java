// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** The largest board there is: 65,025 squares, which are no enum. */
@Board(
    shape = {255, 255},
    styles = {"ATLAS", "atlas"})
interface Atlas {}
