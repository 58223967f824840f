// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import java.util.OptionalInt;

/**
 * The decision of a player.
 *
 * @param move a legal move, or nothing if the player resigns
 * @param found what the player found out about the position, in words; empty if it does not say
 */
public record Decision(OptionalInt move, String found) {}
