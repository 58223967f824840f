// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** A board of the largest possible size with a few declared pieces. */
@Board(
    shape = {255, 255},
    styles = {"STONES", "stones"},
    pieces = {"S", "s", "+S", "+s"},
    firstHand = {},
    secondHand = {})
interface Stones {}
