// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.style.Side;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The names that the pieces of a game have in generated code, as they follow from their EPIN 1.0.0
 * tokens. Immutable and safe to share between threads.
 */
public final class TokenNames {
  /** The number of tokens of each side with each letter. */
  private final Map<Character, Integer> counts = new HashMap<>();

  /**
   * Creates the names of the pieces of a game.
   *
   * @param tokens all tokens; other texts are left out
   */
  public TokenNames(Collection<String> tokens) {
    for (String token : tokens) {
      if (Epin.isValid(token)) {
        counts.merge(key(Epin.parse(token).pin()), 1, Integer::sum);
      }
    }
  }

  private static char key(Pin pin) {
    return pin.side() == Side.FIRST ? pin.letter() : Character.toLowerCase(pin.letter());
  }

  // K
  // ENHANCED_P
  // DIMINISHED_TERMINAL_DERIVED_Q
  /**
   * {@return the name of a piece, without its side} It says that the token is terminal only if
   * another token of the side has the same letter.
   *
   * @param token an EPIN token
   */
  public String name(String token) {
    Epin epin = Epin.parse(token);
    Pin pin = epin.pin();
    boolean isAlone = counts.getOrDefault(key(pin), 0) <= 1;
    return (pin.state() == Pin.State.NORMAL ? "" : pin.state() + "_")
        + (pin.isTerminal() && !isAlone ? "TERMINAL_" : "")
        + (epin.isDerived() ? "DERIVED_" : "")
        + pin.letter();
  }
}
