// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import java.util.Arrays;

/** The pieces of a palette as tokens of EPIN, and the reverse. Immutable. */
final class EpinCodes {
  /** The token of an empty square. */
  static final int EMPTY = -1;

  /** The token of a piece that is none. */
  static final int NONE = -2;

  private final short[] tokenOfCode;
  private final byte[] codeOfToken = new byte[EpinToken.COUNT];

  EpinCodes(Palette palette) {
    tokenOfCode = new short[palette.size() + 1];
    Arrays.fill(tokenOfCode, (short) NONE);
    tokenOfCode[0] = EMPTY;
    for (int code = 1; code <= palette.size(); code++) {
      int token = EpinToken.of(palette.piece(code));
      if (token >= 0) {
        tokenOfCode[code] = (short) token;
        codeOfToken[token] = (byte) code;
      }
    }
  }

  /** The token of a code, {@link #EMPTY} or {@link #NONE}. */
  int token(int code) {
    return tokenOfCode[code];
  }

  /** The code of a token; 0 when the palette does not have it. */
  int code(int token) {
    return codeOfToken[token] & 0xFF;
  }

  /** The codes of all tokens, to be changed. */
  byte[] codes() {
    return codeOfToken.clone();
  }
}
