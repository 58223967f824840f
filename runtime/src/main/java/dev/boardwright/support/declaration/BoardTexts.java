// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import org.jspecify.annotations.Nullable;

/**
 * The text form of a board's positions.
 *
 * @param dialect the dialect of FEEN, which determines how the texts name styles
 * @param start the position that games start from, or null if none is declared
 */
public record BoardTexts(FeenDialect dialect, @Nullable Qi start) {}
