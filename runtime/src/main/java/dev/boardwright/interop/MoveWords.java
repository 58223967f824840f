// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of pieces and of their changes in notations of moves. Names are in upper case, because
 * it is known whose move it is.
 */
final class MoveWords {
  private final GameTable<?> table;
  private final String[] names;

  /** The names without the mark {@code ~} of promoted pawns. */
  private final byte[][] words;

  MoveWords(GameTable<?> table) {
    this.table = table;
    names = new String[table.codeCount()];
    words = new byte[table.codeCount()][];
    for (int code = 1; code < names.length; code++) {
      int written = table.texts.written(table.rules, code);
      names[code] = table.texts.names(written).get(0).toUpperCase(Locale.ROOT);
      words[code] = AsciiText.bytes(names[code].replace("~", ""));
    }
  }

  /** {@return the name of a piece as it is shown, under which several pieces may be known} */
  byte[] word(int code) {
    return words[code];
  }

  /** {@return whether two pieces have the same word} */
  boolean areSame(int code, int other) {
    return Arrays.equals(words[code], words[other]);
  }

  private char letter(int code) {
    return names[code].charAt(isPromoted(code) ? 1 : 0);
  }

  private boolean isPromoted(int code) {
    return names[code].charAt(0) == '+';
  }

  // q, +, -
  /**
   * {@return what UCI and USI write for the change of each piece: the letter of another piece, or
   * {@code +} and {@code -} for the two sides of one}
   *
   * @param mark what is written before a letter
   */
  PairTexts changes(String mark) {
    PairTexts changes = new PairTexts(names.length);
    for (TokenRules token : table.rules.tokens()) {
      Map<Integer, String> texts = new LinkedHashMap<>();
      texts.put(0, turning(token));
      for (int becomes : token.promotesTo()) {
        texts.put(becomes, change(token.code(), becomes, mark));
      }
      changes.putAll(
          token.code(),
          texts,
          becomes -> becomes == 0 ? "" : mark + names[becomes].toLowerCase(Locale.ROOT));
    }
    return changes;
  }

  private String change(int code, int becomes, String mark) {
    boolean isSame = letter(code) == letter(becomes);
    if (isSame && isPromoted(code) != isPromoted(becomes)) {
      return isPromoted(code) ? "-" : "+";
    }
    return mark + Character.toLowerCase(letter(becomes));
  }

  /** {@return what is written if a piece turns over with each of its moves; otherwise nothing} */
  private String turning(TokenRules token) {
    if (token.rows().isEmpty() || token.castlesTo() != 0) {
      return "";
    }
    int becomes = token.rows().get(0).becomes();
    boolean isTurning =
        becomes != 0
            && token.rows().stream().allMatch(row -> row.becomes() == becomes)
            && letter(token.code()) == letter(becomes)
            && isPromoted(token.code()) != isPromoted(becomes);
    return !isTurning ? "" : isPromoted(becomes) ? "+" : "-";
  }

  // P, +P
  /** {@return the names of dropped pieces, by the pieces in the hand and those that land} */
  PairTexts drops() {
    PairTexts drops = new PairTexts(names.length);
    for (Side side : Side.values()) {
      Map<Integer, Integer> sources = new HashMap<>();
      for (int dropped : table.rules.hand(side)) {
        table.token(dropped).dropsAs().forEach(lands -> sources.merge(lands, 1, Integer::sum));
      }
      for (int dropped : table.rules.hand(side)) {
        for (int lands : table.token(dropped).dropsAs()) {
          boolean isClear = lands == dropped || sources.getOrDefault(lands, 0) == 1;
          drops.put(dropped, lands, isClear ? names[lands] : names[dropped] + "=" + names[lands]);
        }
      }
    }
    return drops;
  }

  // =Q, =+P
  /**
   * {@return what SAN writes for promotions}
   *
   * @param turned what is written if a piece turns into its promoted side; null if it is like any
   *     other
   */
  PairTexts promotions(@Nullable String turned) {
    PairTexts promotions = new PairTexts(names.length);
    for (TokenRules token : table.rules.tokens()) {
      Map<Integer, String> texts = new LinkedHashMap<>();
      for (int becomes : token.promotesTo()) {
        boolean isTurned = turned != null && names[becomes].equals("+" + names[token.code()]);
        texts.put(becomes, isTurned ? turned : "=" + names[becomes].replace("~", ""));
      }
      promotions.putAll(token.code(), texts, becomes -> "=" + names[becomes]);
    }
    return promotions;
  }
}
