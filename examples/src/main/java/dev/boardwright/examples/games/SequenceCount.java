// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

/**
 * The number of sequences of moves from a position, to a depth that takes a fraction of a second.
 *
 * @param depth the number of moves in each sequence
 * @param nodes the number of sequences
 */
public record SequenceCount(int depth, long nodes) {}
