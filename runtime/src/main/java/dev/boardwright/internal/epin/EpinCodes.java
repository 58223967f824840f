// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.epin;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The pieces of a palette as tokens of EPIN, and the reverse. Immutable. */
public final class EpinCodes {
  /** The token of an empty square. */
  public static final int EMPTY = -1;

  /** Stands for a piece that is no token of EPIN. */
  public static final int NONE = -2;

  /** By code: a token, {@link #EMPTY} or {@link #NONE}. Never written. */
  public final short[] tokenOfCode;

  /** By token; 0 for one that the palette does not have. Never written. */
  public final byte[] codeOfToken = new byte[EpinToken.COUNT];

  /**
   * Finds the tokens.
   *
   * @param pieces the pieces by code; null for 0
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
