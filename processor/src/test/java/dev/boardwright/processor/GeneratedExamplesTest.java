// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.RuleExample;
import dev.boardwright.testing.RuleExamples;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests rules whose results are written by hand, with generated moves and cursors. */
class GeneratedExamplesTest {
  static Stream<Arguments> games() {
    List<RuleExample> examples = RuleExamples.all();
    List<Game<?>> compiled =
        CompiledGames.of(examples.stream().map(RuleExample::declaration).toList());
    return IntStream.range(0, examples.size())
        .mapToObj(i -> arguments(examples.get(i), compiled.get(i)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  <P extends GamePosition<P>> void generatedMovesFollowTheRule(RuleExample example, Game<P> game) {
    example.checkGenerated(game);
  }
}
