// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** A board of the largest possible size, 65,025 squares, which are too many for an enum. */
@Board(
    shape = {255, 255},
    styles = {"ATLAS", "atlas"})
interface Atlas {}
