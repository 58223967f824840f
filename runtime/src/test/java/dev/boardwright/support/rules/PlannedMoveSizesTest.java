// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.Bytecode;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the JIT can inline what lists that read the tables of a plan do for each piece. */
class PlannedMoveSizesTest {
  private static final int MAX_INLINED = 325;

  /** The maximum size of what is done once for a position. */
  private static final int MAX_SIZE = 700;

  private static final List<String> ONCE = List.of("find(", "prepare(");

  @ParameterizedTest
  @ValueSource(
      classes = {
        PlannedMoves.class,
        OneWordAttacks.class,
        OneWordMoves.class,
        TwoWordAttacks.class,
        TwoWordTargets.class,
        TwoWordMoves.class,
        ManyWordAttacks.class,
        ManyWordMoves.class,
        ManyWordReach.class,
        WordReach.class
      })
  void methodsAreSmall(Class<?> type) throws IOException {
    try (InputStream bytes = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      Bytecode.sizes(Objects.requireNonNull(bytes).readAllBytes())
          .forEach(
              (method, size) -> {
                boolean isOnce = ONCE.stream().anyMatch(method::startsWith);
                assertTrue(size <= (isOnce ? MAX_SIZE : MAX_INLINED), method + ": " + size);
              });
    }
  }
}
