// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/**
 * A go board. Its ranks have one or two digits, and it has too many squares for a branch predictor
 * to guess the next text.
 */
@Board(
    shape = {19, 19},
    styles = {"GO", "go"})
interface Go19 {}
