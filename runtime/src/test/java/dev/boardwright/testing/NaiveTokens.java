// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.style.Side;
import java.util.Locale;

/** Texts of tokens. */
final class NaiveTokens {
  private NaiveTokens() {}

  static Side side(String token) {
    return token.equals(token.toUpperCase(Locale.ROOT)) ? Side.FIRST : Side.SECOND;
  }

  /** {@return a token in the case of a side} */
  static String of(Side side, String token) {
    return side == Side.FIRST ? token.toUpperCase(Locale.ROOT) : token.toLowerCase(Locale.ROOT);
  }

  static boolean isRoyal(String token) {
    return token.contains("^");
  }

  static boolean isForeign(String token) {
    return token.contains("'");
  }

  /** {@return a token without its marks} */
  static String letter(String token) {
    return token.replaceAll("[^A-Za-z]", "");
  }
}
