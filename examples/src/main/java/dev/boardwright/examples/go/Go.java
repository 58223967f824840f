// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.go;

import dev.boardwright.Board;

/** The go board: 19×19 points. Black, who moves first, is the first side. */
@Board(
    shape = {19, 19},
    styles = {"GO", "go"})
public interface Go {}
