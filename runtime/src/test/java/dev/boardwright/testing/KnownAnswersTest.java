// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;

/** Tests that wrong moves fail, with messages that tell where. */
class KnownAnswersTest {
  private static final int MAX_NODES = 500;

  /** {@return the answers for chess, checked with knights that move in another way} */
  private static KnownAnswers answers(String knight) {
    JsonObject chess = Declarations.declaration("chess").deepCopy();
    for (JsonElement row : chess.getAsJsonArray("rows")) {
      JsonObject members = row.getAsJsonObject();
      if (Vectors.texts(members.getAsJsonArray("token")).contains("N")) {
        members.addProperty("moves", knight);
      }
    }
    return KnownAnswers.ofCursors(Declarations.ruleBook(chess), GameRows.named("chess"));
  }

  @Test
  void rightMovesPass() {
    answers("N").checkPositions(1);
    answers("N").checkCounts(MAX_NODES);
  }

  @Test
  void wrongCountsFail() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> answers("W").checkCounts(MAX_NODES));
    assertThat(error)
        .hasMessageThat()
        .contains("chess by cursor, " + GameRows.named("chess").game().start() + ", depth 1");
  }

  @Test
  void wrongMovesFail() {
    AssertionError error = assertThrows(AssertionError.class, () -> answers("W").checkPositions(1));
    assertThat(error)
        .hasMessageThat()
        .contains("chess by cursor, " + GameRows.named("chess").positions().get(0).feen());
  }
}
