// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreePosition;

/**
 * The type of a board without rules. A method with the type parameter of this record accepts a
 * {@code FreeType<?>}; it would not accept a {@code BoardType<?>}, whose positions may be of any
 * kind.
 */
public record FreeType<P extends FreePosition<P>>(BoardType<P> type) {}
