// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.RuleBook;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The declared rules of a game.
 *
 * @param start the text of the position that games start from
 * @param hasStalemate whether the outcome of a stalemate is declared
 * @param hasPieces whether the order of the pieces is declared; otherwise it follows from the rows
 * @param firstHand the pieces that are listed for the first side's hand, or null if none are
 * @param secondHand the pieces that are listed for the second side's hand, or null if none are
 */
public record DeclaredRules(
    RuleBook book,
    String start,
    boolean hasStalemate,
    boolean hasPieces,
    @Nullable List<String> firstHand,
    @Nullable List<String> secondHand) {}
