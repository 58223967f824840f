// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Style;
import org.jspecify.annotations.Nullable;

/**
 * A declaration without mistakes.
 *
 * @param alphabet the pieces, or null if any text is a piece
 * @param texts the text form of positions, or null if they have none
 * @param rules the rules of the game, or null if there are none
 */
public record ReadDeclaration(
    Shape shape,
    SquareOrder order,
    Style firstStyle,
    Style secondStyle,
    @Nullable PieceAlphabet alphabet,
    @Nullable BoardTexts texts,
    @Nullable DeclaredRules rules) {}
