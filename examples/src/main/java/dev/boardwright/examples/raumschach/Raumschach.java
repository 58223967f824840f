// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import dev.boardwright.Board;

/** Raumschach: five layers of 5×5. */
@Board(
    shape = {5, 5, 5},
    styles = {"RAUMSCHACH", "raumschach"})
public interface Raumschach {}
