// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/**
 * Drops of one piece in the hand as one piece.
 *
 * @param dropped the codes of the piece in the hand
 * @param landing the codes of the piece on the board
 * @param zone the squares on which it may be dropped, by side
 * @param maxPerFile the number of these pieces on a file that forbids another one, or 0
 * @param dropMates whether the drop may give checkmate
 * @param token the text of the piece in the hand
 */
public record DropPlan(
    Codes dropped,
    Codes landing,
    PlanTable zone,
    int maxPerFile,
    boolean dropMates,
    String token) {}
