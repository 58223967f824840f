// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

/** The two forms in which {@link San} writes moves. */
public enum SanForm {
  /**
   * The form of chess: {@code Nf3}, {@code exd5}, {@code R1a3}, {@code e8=Q}, {@code O-O}, {@code
   * N@e5}, with {@code +} for check and {@code #} for checkmate.
   */
  CHESS,

  /**
   * The Western form of shogi, after George Hodges: {@code P-7f}, {@code Bx2b+}, {@code G6i-5h},
   * {@code P*5e}, {@code N-7e=}. The sign at the end tells of promotion, so check is not marked.
   */
  SHOGI
}
