// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

/**
 * The number of sequences of moves from the start of a game, to a depth that takes a fraction of a
 * second. Other programs publish these numbers, except for chess against shogi, which only the rule
 * book counts.
 *
 * @param depth the number of moves in each sequence
 * @param nodes the number of sequences
 */
public record StartCount(int depth, long nodes) {}
