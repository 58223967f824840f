// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import static com.google.common.truth.Truth.assertThat;

import dev.boardwright.testing.Bytecode;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Tests the sizes of the methods that play and undo moves. The JIT inlines hot methods of up to 325
 * bytes. A search is fast if plain moves are inlined into it, and rare ones are not.
 */
class PlayingCursorSizesTest {
  private static final int MAX_INLINED = 325;

  @Test
  void onlyPlainMovesAreInlined() throws IOException {
    Map<String, Integer> sizes;
    try (InputStream bytes = PlayingCursor.class.getResourceAsStream("PlayingCursor.class")) {
      sizes = Bytecode.sizes(Objects.requireNonNull(bytes).readAllBytes());
    }
    assertThat(size(sizes, "playMove")).isAtMost(MAX_INLINED);
    assertThat(size(sizes, "arrive")).isAtMost(MAX_INLINED);
    assertThat(size(sizes, "takeBack")).isAtMost(MAX_INLINED);
    assertThat(size(sizes, "playOther")).isGreaterThan(MAX_INLINED);
    assertThat(size(sizes, "takeOtherBack")).isGreaterThan(MAX_INLINED);
  }

  private static int size(Map<String, Integer> sizes, String method) {
    return sizes.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(method + "("))
        .mapToInt(Map.Entry::getValue)
        .max()
        .orElseThrow();
  }
}
