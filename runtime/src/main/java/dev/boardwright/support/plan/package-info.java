// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
/**
 * The plans of games: tables, made once from the rules of a game, with which a search finds legal
 * moves. Callers must not modify the arrays.
 */
package dev.boardwright.support.plan;
