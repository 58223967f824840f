// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A row of the comparison of mixed games: a position of {@link GamePosition}, or the start on a
 * large board.
 *
 * @param name the name in arguments
 * @param position the position, or empty for a large board
 * @param games gives the game, whose classes are not loaded before
 * @param depth the number of moves of the sequences that are counted
 * @param leaves the number of these sequences
 */
record MixedRow(
    String name, Optional<GamePosition> position, Supplier<Game<?>> games, int depth, long leaves) {

  /** The forms of a game. */
  enum Form {
    /** The generated lists. */
    GENERATED,

    /** The rule book, which is a game itself and finds moves with the tables of a plan. */
    PLANNED
  }

  /** {@return all rows} */
  static List<MixedRow> all() {
    List<MixedRow> rows = new ArrayList<>();
    for (GamePosition position : GamePosition.values()) {
      rows.add(
          new MixedRow(
              position.name(),
              Optional.of(position),
              () -> position.game().game(),
              position.depth(),
              position.leaves()));
    }
    rows.add(new MixedRow("LARGE12", Optional.empty(), () -> Large12Moves.GAME, 2, 1296));
    rows.add(new MixedRow("LARGE16", Optional.empty(), () -> Large16Moves.GAME, 2, 3957));
    rows.add(new MixedRow("LARGE32", Optional.empty(), () -> Large32Moves.GAME, 2, 6889));
    return rows;
  }

  /** {@return the name in a table} */
  String title() {
    return position.map(GamePosition::toString).orElse(name.toLowerCase(Locale.ROOT));
  }

  /** {@return the forms of this row: large boards have only lists that read tables} */
  List<Form> forms() {
    return position.isEmpty() ? List.of(Form.GENERATED) : List.of(Form.values());
  }

  /** {@return the installed programs that count the leaves of this row} */
  List<PerftEngine.Program> counterparts() {
    return position.stream()
        .flatMap(at -> Stream.of(PerftEngine.Program.values()).filter(of -> of.agrees(at)))
        .toList();
  }

  Game<?> game() {
    return games.get();
  }

  /** {@return a new counter of the sequences from this position} */
  GamePerft<?> perft(Form form) {
    return form == Form.GENERATED ? perft(game()) : perft(game().rules());
  }

  private <P extends dev.boardwright.rules.GamePosition<P>> GamePerft<P> perft(Game<P> game) {
    return new GamePerft<>(game, position.isEmpty() ? game.start() : position.get().position(game));
  }
}
