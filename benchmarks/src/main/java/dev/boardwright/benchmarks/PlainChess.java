// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/** A chess board without declared pieces. */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"})
interface PlainChess {}
