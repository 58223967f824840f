// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import java.util.Arrays;

/** The pieces of a palette as tokens of EPIN, and the reverse. Immutable. */
final class EpinCodes {
  /** The token of an empty square. */
  static final int EMPTY = -1;

  /** Stands for a piece that is no token of EPIN. */
  static final int NONE = -2;

  /** By code: a token, {@link #EMPTY} or {@link #NONE}. Never written. */
  final short[] tokenOfCode;

  /** By token; 0 for one that the palette does not have. Never written. */
  final byte[] codeOfToken = new byte[EpinToken.COUNT];

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
}
