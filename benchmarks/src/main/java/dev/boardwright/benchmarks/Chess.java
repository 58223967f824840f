// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** A chess board with declared pieces and no hands. */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^"},
    firstHand = {},
    secondHand = {})
interface Chess {}
