// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.Outcome;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game, after all checks: what the declaration means for each side and square.
 *
 * @param tokens the rules of each piece, in the order of their codes
 * @param codes the codes of the pieces, by their texts
 * @param hands the codes of the pieces that the hands may hold, first side first
 * @param facing the code of the facing piece of each side, first side first; empty if there is none
 * @param stalemate the outcome for a side that cannot move and is not checkmated
 * @param check whether a royal piece must not be left attacked
 * @param goals the squares on which a royal piece wins, first side first
 * @param bareRoyalLoses whether a side with only its royal piece loses
 * @param allowStuck whether pieces may be left where they can never move
 * @param names the names of the pieces in code, in the order of their codes
 * @param draws the rules about draws
 * @param texts how other programs write the pieces and the castling rights
 */
public record GameRules(
    Geometry geometry,
    String firstStyle,
    String secondStyle,
    List<TokenRules> tokens,
    Map<String, Integer> codes,
    List<List<Integer>> hands,
    List<Integer> facing,
    Outcome stalemate,
    boolean check,
    List<SquareSet> goals,
    boolean bareRoyalLoses,
    boolean allowStuck,
    List<String> names,
    GameDraws draws,
    GameTexts texts) {

  /** {@return the rules of a piece} */
  public TokenRules token(int code) {
    return tokens.get(code - 1);
  }

  /** {@return the code of a piece, or 0 if there is no such piece} */
  public int code(@Nullable String token) {
    return token == null ? 0 : codes.getOrDefault(token, 0);
  }

  public SquareSet goal(Side side) {
    return goals.get(side.ordinal());
  }

  public List<Integer> hand(Side side) {
    return hands.get(side.ordinal());
  }
}
