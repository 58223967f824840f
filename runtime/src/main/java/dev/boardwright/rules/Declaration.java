// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The declaration of a game, as it was given to the builder. Null stands for members that were not
 * given.
 */
record Declaration(
    @Nullable Shape shape,
    @Nullable SquareOrder order,
    @Nullable String firstStyle,
    @Nullable String secondStyle,
    @Nullable String start,
    @Nullable List<String> pieces,
    @Nullable List<String> firstHand,
    @Nullable List<String> secondHand,
    List<PieceRow> rows,
    String zone,
    List<Side> drops,
    String facing,
    @Nullable Outcome stalemate,
    boolean check,
    String goal,
    boolean bareRoyalLoses,
    boolean allowStuck,
    List<String> fenPieces,
    List<String> fenCastling,
    DrawRules draws) {}
