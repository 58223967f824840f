// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.NaiveGame;
import dev.boardwright.testing.NaiveState;
import dev.boardwright.testing.Vectors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests of the slow model of declared games, against random declarations with known results. */
class NaiveGameTest {
  /** The greatest number of leaves that is counted. */
  private static final int MAX_LEAVES = Effort.of(5_000, Integer.MAX_VALUE);

  private static final List<JsonObject> ROWS = Declarations.load("random_rules");

  @ParameterizedTest
  @FieldSource("ROWS")
  void randomDeclarationsAreExact(JsonObject row) {
    NaiveGame game = new NaiveGame(row.getAsJsonObject("declaration"));
    NaiveState state = game.start();
    assertEquals(Vectors.texts(row.getAsJsonArray("moves")), game.moves(state));
    assertEquals(row.get("check").getAsBoolean(), game.isCheck(state));
    int[] leaves = Vectors.ints(row.getAsJsonArray("perft"));
    for (int depth = 1; depth <= leaves.length; depth++) {
      if (leaves[depth - 1] <= MAX_LEAVES) {
        assertEquals(leaves[depth - 1], game.perft(state, depth), "perft " + depth);
      }
    }
    for (String move : Vectors.texts(row.getAsJsonArray("playout"))) {
      assertTrue(game.moves(state).contains(move), () -> move + " should be legal in the playout");
      state = game.play(state, move);
      checkTexts(game, state);
    }
    assertEquals(row.get("end").getAsString(), game.feen(state));
    assertEquals(Vectors.text(row, "outcome"), game.outcome(state));
  }

  private static void checkTexts(NaiveGame game, NaiveState state) {
    String feen = game.feen(state);
    assertEquals(feen, game.feen(game.read(feen)));
    long hash = Feen.parse(feen, FeenDialect.SNN_STYLES).contentHash();
    assertEquals(hash, game.contentHash(state), feen);
  }

  @Test
  void boardsMayHaveOneDimension() {
    NaiveGame game =
        new NaiveGame(
            JsonParser.parseString(
                    "{'shape': [6], 'styles': ['G', 'g'], 'start': 'K^P3k^ / G/g', 'rows': ["
                        + "{'token': ['K^'], 'moves': 'W'},"
                        + "{'token': ['P'], 'moves': 'rW2', 'promotesTo': ['R']},"
                        + "{'token': ['R'], 'moves': 'R'}], 'zone': 'd-e'}")
                .getAsJsonObject());
    assertEquals(List.of("b-c", "b-d", "b-d=R"), game.moves(game.start()));
    NaiveState next = game.play(game.start(), "b-d=R");
    assertEquals("K^2R1k^ / g/G", game.feen(next));
    assertEquals(List.of(), game.moves(next));
    assertEquals("LOSS", game.outcome(next));
  }

  @Test
  void secondRoyalsAreRefused() {
    NaiveGame game = new NaiveGame(ROWS.get(0).getAsJsonObject("declaration"));
    String feen = "k^2/3/3/3/3/3/3/3/K^K^1 / GAME/game";
    assertThrows(IllegalArgumentException.class, () -> game.read(feen));
  }

  @Test
  void illegalMovesAreRefused() {
    NaiveGame game = new NaiveGame(ROWS.get(0).getAsJsonObject("declaration"));
    assertThrows(IllegalArgumentException.class, () -> game.play(game.start(), "a1-a1"));
  }
}
