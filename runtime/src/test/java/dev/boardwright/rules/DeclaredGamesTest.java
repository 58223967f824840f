// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.PerftTexts;
import dev.boardwright.testing.Vectors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the generic form on real games, with the positions and counts of other programs. With the
 * system property {@code boardwright.rules=deep}, it counts deeper.
 */
final class DeclaredGamesTest {
  private static final boolean IS_DEEP = "deep".equals(System.getProperty("boardwright.rules"));

  /** The depth to which the moves from each position are counted. */
  private static final int DEPTH = IS_DEEP ? 3 : 2;

  /** The greatest published count that is repeated. */
  private static final int MAX_NODES = IS_DEEP ? 2_000_000 : 200_000;

  private static final Map<String, DeclaredGame> GAMES = DeclaredGame.all();

  private static final List<JsonObject> POSITIONS = Declarations.load("positions");

  private static final List<JsonObject> COUNTS =
      Declarations.load("counts").stream()
          .filter(row -> row.get("nodes").getAsInt() <= MAX_NODES)
          .toList();

  static Collection<DeclaredGame> games() {
    return GAMES.values();
  }

  /** Guards the other tests against rows that are missing, or that no game selects. */
  @Test
  void allRowsBelongToDeclaredGames() {
    assertEquals(39, GAMES.size());
    assertEquals(312, games().stream().mapToInt(game -> rows(POSITIONS, game).size()).sum());
    assertEquals(
        IS_DEEP ? 293 : 251, games().stream().mapToInt(game -> rows(COUNTS, game).size()).sum());
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsHaveTheMovesThatOtherProgramsList(DeclaredGame game) {
    checkAll(game, POSITIONS, (rules, row) -> checkPosition(game, rules, row));
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAreThoseOfOtherPrograms(DeclaredGame game) {
    checkAll(
        game,
        COUNTS,
        (rules, row) ->
            assertEquals(
                row.get("nodes").getAsLong(),
                rules.perft(position(game, row), row.get("depth").getAsInt())));
  }

  @Test
  void startCountsAreThoseOfAnotherEngine() {
    DeclaredGame.START_COUNTS.forEach(
        (name, counts) -> {
          RuleBook rules = rules(GAMES.get(name));
          for (int depth = 1; depth <= counts.size(); depth++) {
            int count = counts.get(depth - 1);
            if (count <= MAX_NODES) {
              assertEquals(count, rules.perft(rules.start(), depth), name + ", depth " + depth);
            }
          }
        });
  }

  private static List<JsonObject> rows(List<JsonObject> rows, DeclaredGame game) {
    return rows.stream().filter(row -> Vectors.text(row, "variant").equals(game.name())).toList();
  }

  private static RuleBook rules(DeclaredGame game) {
    return Declarations.ruleBook(game.declaration());
  }

  private static Qi position(DeclaredGame game, JsonObject row) {
    return Feen.parse(PerftTexts.feen(game, Vectors.text(row, "fen")), FeenDialect.SNN_STYLES);
  }

  private static void checkPosition(DeclaredGame game, RuleBook rules, JsonObject row) {
    Qi position = position(game, row);
    String feen = Feen.format(position, FeenDialect.SNN_STYLES);
    List<String> moves =
        rules.legalMoves(position).stream()
            .map(move -> PerftTexts.uci(game, feen, rules.toText(move)))
            .sorted()
            .toList();
    assertEquals(Vectors.texts(row.getAsJsonArray("moves")).stream().sorted().toList(), moves);
    // The data has no checks for dobutsu, the only game in which a royal may be left attacked.
    if (!game.name().equals("dobutsu")) {
      assertEquals(row.get("check").getAsBoolean(), rules.isCheck(position), "check");
    }
    JsonArray perft = row.getAsJsonArray("perft");
    for (int depth = 1; depth <= DEPTH; depth++) {
      assertEquals(
          perft.get(depth - 1).getAsLong(), rules.perft(position, depth), "depth " + depth);
    }
  }

  /** Checks the rows of a game, and reports their failures together. */
  private static void checkAll(
      DeclaredGame game, List<JsonObject> rows, BiConsumer<RuleBook, JsonObject> check) {
    RuleBook rules = rules(game);
    List<String> failures = new ArrayList<>();
    for (JsonObject row : rows(rows, game)) {
      try {
        check.accept(rules, row);
      } catch (AssertionError | RuntimeException e) {
        failures.add(Vectors.text(row, "fen") + ": " + e);
      }
    }
    if (!failures.isEmpty()) {
      fail(failures.size() + " rows fail:\n" + String.join("\n", failures));
    }
  }
}
