// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/**
 * The board of {@link Chess16} with 48 more pieces, which are not used. They are too many for bit
 * planes.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    pieces = {
      "P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^", "+R", "+r", "-P", "-p", "A",
      "a", "C", "c", "D", "d", "E", "e", "F", "f", "G", "g", "H", "h", "I", "i", "J", "j", "L", "l",
      "M", "m", "O", "o", "S", "s", "T", "t", "U", "u", "V", "v", "W", "w", "X", "x", "Y", "y", "Z",
      "z", "+A", "+a", "+C", "+c", "+D", "+d", "+E", "+e"
    },
    firstHand = {},
    secondHand = {})
interface Chess64 {}
