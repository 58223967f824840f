// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** The board of go: ranks of one digit and of two, and too many texts to guess the next. */
@Board(
    shape = {19, 19},
    styles = {"GO", "go"})
interface Go19 {}
