// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * One declared piece.
 *
 * @param text its text
 * @param constant the name of its constant
 * @param side whose it is, when its text is a token of EPIN; otherwise null
 * @param letter its letter, {@code A} to {@code Z}, when its text is a token of EPIN; otherwise
 *     {@code '\0'}
 */
public record DeclaredPiece(String text, String constant, @Nullable Side side, char letter) {}
