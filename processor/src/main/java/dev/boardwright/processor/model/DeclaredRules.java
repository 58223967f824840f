// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.rules.RuleBook;

/**
 * The declared rules of a game.
 *
 * @param book the rules
 * @param start the text of the position that games start from
 * @param hasStalemate whether the outcome of a stalemate is declared
 * @param hasPieces whether the order of the pieces is declared; otherwise it follows from the rows
 */
public record DeclaredRules(RuleBook book, String start, boolean hasStalemate, boolean hasPieces) {}
