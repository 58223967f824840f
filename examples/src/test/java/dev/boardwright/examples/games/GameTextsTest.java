// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.Allocation;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.TextComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the texts of the declared games with generated positions and moves. */
@Execution(ExecutionMode.CONCURRENT)
class GameTextsTest {
  private static final int OF_FAMILY = Effort.of(1_000, 20_000);
  private static final int MUTATIONS = 2;
  private static final int COMPARED = 25;

  /** The families of games, each of which gets the same number of positions. */
  static final Map<String, Set<DeclaredGame>> FAMILIES =
      Map.of(
          "chess",
          Set.of(
              DeclaredGame.CHESS,
              DeclaredGame.CAPABLANCA,
              DeclaredGame.LOSALAMOS,
              DeclaredGame.KNIGHTMATE,
              DeclaredGame.GRASSHOPPER,
              DeclaredGame.NIGHTRIDER,
              DeclaredGame.SHAKO,
              DeclaredGame.GRAND,
              DeclaredGame.ORDA),
          "old chess",
          Set.of(DeclaredGame.SHATRANJ, DeclaredGame.MAKRUK, DeclaredGame.COURIER),
          "xiangqi",
          Set.of(DeclaredGame.XIANGQI, DeclaredGame.MINIXIANGQI),
          "shogi",
          Set.of(
              DeclaredGame.SHOGI,
              DeclaredGame.MINISHOGI,
              DeclaredGame.GOROGORO,
              DeclaredGame.EUROSHOGI,
              DeclaredGame.TORISHOGI,
              DeclaredGame.DOBUTSU,
              DeclaredGame.KYOTOSHOGI),
          "chess with drops",
          Set.of(
              DeclaredGame.CRAZYHOUSE,
              DeclaredGame.CHESSVSSHOGI,
              DeclaredGame.OGI,
              DeclaredGame.XIONGQI,
              DeclaredGame.CHESSVSOGI));

  @Test
  void everyGameBelongsToAFamily() {
    assertEquals(
        Set.of(DeclaredGame.values()),
        FAMILIES.values().stream().flatMap(Set::stream).collect(Collectors.toSet()));
  }

  private static int positions(DeclaredGame game) {
    Set<DeclaredGame> family =
        FAMILIES.values().stream().filter(games -> games.contains(game)).findFirst().orElseThrow();
    return OF_FAMILY / family.size() + 1;
  }

  @ParameterizedTest
  @EnumSource
  void textsAreReadAgain(DeclaredGame game) {
    long seed = Effort.seed();
    try {
      compare(game.game(), new Random(seed), positions(game));
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private static <P extends GamePosition<P>> void compare(
      Game<P> game, Random random, int positions) {
    TextComparison<P> comparison = new TextComparison<>(game, random);
    RuleBook other = game.rules();
    Fen<P> fen = Fen.of(game);
    Fen<RuleBookPosition> otherFen = Fen.of(other);
    San<P> san = San.of(game);
    San<RuleBookPosition> otherSan = San.of(other);
    AtomicInteger compared = new AtomicInteger();
    comparison.run(
        positions,
        MUTATIONS,
        (position, move) -> {
          if (compared.getAndIncrement() < COMPARED) {
            String text = fen.format(position);
            assertEquals(otherFen.format(other.copyOf(position)), text);
            assertEquals(otherFen.parse(text).position(), fen.parse(text).position());
            assertEquals(
                otherSan.format(other.copyOf(position), move), san.format(position, move), text);
          }
        });
    assertEquals(positions, comparison.positionCount());
    assertTrue(comparison.moveCount() > positions);
    assertTrue(comparison.rejectedCount() > positions);
  }

  @ParameterizedTest
  @EnumSource
  void textsOfOtherProgramsMeanTheSameInBothForms(DeclaredGame game) {
    for (String text : GameRows.named(game.id()).texts()) {
      assertSame(game.game(), text);
    }
  }

  private static <P extends GamePosition<P>> void assertSame(Game<P> game, String text) {
    boolean isFen = Fen.of(game).isValid(text);
    RuleBook other = game.rules();
    if (isFen) {
      assertEquals(Fen.of(other).parse(text), Fen.of(game).parse(text));
    } else {
      assertEquals(Sfen.of(other).parse(text), Sfen.of(game).parse(text));
    }
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"}) // what callers do who mix boards
  void positionsOfOtherBoardsAreRefused() {
    Game game = DeclaredGame.CHESS.game();
    GamePosition<?> other = DeclaredGame.SHOGI.game().start();
    for (MoveNotation notation : List.of(Uci.of(game), Usi.of(game), San.of(game))) {
      for (String text : List.of("e2e4", "e4", "nonsense")) {
        RuntimeException thrown =
            assertThrows(RuntimeException.class, () -> notation.parse(other, text));
        String message = String.valueOf(thrown.getMessage());
        assertFalse(message.contains("no legal move"), message);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void checkingATextAllocatesLittle(DeclaredGame game) {
    Fen<?> fen = Fen.of(game.game());
    List<String> texts = new ArrayList<>();
    for (String text : GameRows.named(game.id()).texts()) {
      texts.add(text);
      texts.add(text.replace("/", "//"));
      texts.add(text.substring(text.length() / 2));
    }
    String start = startFen(game.game());
    Stream.of(start, start + " ", start.replace(" w ", " x "), "", start.replace('k', 'K'))
        .forEach(texts::add);
    assertTrue(fen.isValid(start));
    assertFalse(fen.isValid(start + " "));
    assertTrue(Allocation.ofRepeated(() -> count(fen, texts)) < 16_384L * texts.size());
  }

  private static <P extends GamePosition<P>> String startFen(Game<P> game) {
    return Fen.of(game).format(game.start());
  }

  private static long count(Fen<?> fen, List<String> texts) {
    long valid = 0;
    for (int i = 0; i < texts.size(); i++) {
      valid += fen.isValid(texts.get(i)) ? 1 : 0;
    }
    return valid;
  }
}
