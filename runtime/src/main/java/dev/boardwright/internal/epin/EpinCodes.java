// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.epin;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The mapping between the piece codes of a palette and EPIN tokens, in both directions. Immutable.
 */
public final class EpinCodes {
  /** The token value for an empty square. */
  public static final int EMPTY = -1;

  /** The token value for a piece that is not an EPIN token. */
  public static final int NONE = -2;

  /** The tokens by code: a token, {@link #EMPTY} or {@link #NONE}. Must not be modified. */
  public final short[] tokenOfCode;

  /**
   * The codes by token, as unsigned bytes; 0 for a token that is not in the palette. Must not be
   * modified.
   */
  public final byte[] codeOfToken = new byte[EpinToken.COUNT];

  /**
   * Creates the mapping of a palette.
   *
   * @param pieces the pieces by code; null for code 0
   */
  public EpinCodes(@Nullable String[] pieces) {
    tokenOfCode = new short[pieces.length];
    Arrays.fill(tokenOfCode, (short) NONE);
    tokenOfCode[0] = EMPTY;
    for (int code = 1; code < pieces.length; code++) {
      int token = EpinToken.of(pieces[code]);
      if (token >= 0) {
        tokenOfCode[code] = (short) token;
        codeOfToken[token] = (byte) code;
      }
    }
  }
}
