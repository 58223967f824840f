// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.diagram.SvgOptions;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.testing.GameRows;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The page {@code docs/games.md} with its images, which lists the declared games and what was
 * checked.
 */
final class GamesPage {
  /** The greatest count that is checked. */
  static final int MAX_NODES = 200_000_000;

  private static final String IMAGES = "images/games/";
  private static final String SOURCES = "../examples/src/main/java/dev/boardwright/examples/games/";

  private static final String INTRODUCTION =
      """
      # Declared games

      Each of these %d games is one short file with [`@Board` and `@Rules`](rules.md), in the package
      `dev.boardwright.examples.games`. `PlayDemo` and `PerftDemo` [play all of them](examples.md).

      Their moves were compared with those of other programs. The positions come from random games, with the list of legal moves, check,
      and the number of sequences of up to three moves. The counts were published by Fairy-Stockfish, cutechess, python-chess, shogiops,
      rsshogi, Sanki engine and the Chess Programming Wiki. All counts up to %s sequences were repeated with the generated moves, and
      all are equal. The deepest perft is the greatest of them from the start of the game; where no such count was published, it is that of
      a position. Where there are no positions, there are counts only.

      | game | board | rows | positions checked | counts exact | deepest perft |
      | --- | --- | --- | --- | --- | --- |
      """;

  private GamesPage() {}

  /** {@return the text of the page} */
  static String text() {
    StringBuilder page =
        new StringBuilder(
            INTRODUCTION.formatted(
                DeclaredGame.values().length, String.format(Locale.ROOT, "%,d", MAX_NODES)));
    for (DeclaredGame game : DeclaredGame.values()) {
      page.append(row(game));
    }
    page.append("\nThe program `GamesPage`, in the tests of the examples, writes this page.\n");
    for (DeclaredGame game : DeclaredGame.values()) {
      page.append(section(game));
    }
    return page.toString();
  }

  // | [Chess](#chess) | 8×8 | 7 | 12 | 21 | 4: 197,281 |
  private static String row(DeclaredGame game) {
    RuleBook rules = game.rules();
    GameRows rows = GameRows.named(game.id());
    List<GameRows.Count> counts = rows.counts(MAX_NODES);
    return "| [%s](#%s) | %d×%d | %d | %d | %d | %s |%n"
        .formatted(
            title(game),
            title(game).toLowerCase(Locale.ROOT).replace(' ', '-'),
            rules.shape().ranks(),
            rules.shape().files(),
            rules.rows().size(),
            rows.positions().size(),
            counts.size(),
            deepest(game, counts));
  }

  /** {@return the greatest count from the start or, if there is none, from another position} */
  private static String deepest(DeclaredGame game, List<GameRows.Count> counts) {
    return counts.stream()
        .filter(count -> count.feen().equals(start(game)))
        .max(Comparator.comparingLong(GameRows.Count::nodes))
        .map(GamesPage::shown)
        .orElseGet(() -> shown(deepest(GameRows.named(game.id()).positions())) + " (a position)");
  }

  private static GameRows.Count deepest(List<GameRows.Position> positions) {
    return positions.stream()
        .map(row -> new GameRows.Count(row.feen(), row.perft().size(), greatest(row)))
        .max(Comparator.comparingLong(GameRows.Count::nodes))
        .orElseThrow();
  }

  private static long greatest(GameRows.Position row) {
    return row.perft().get(row.perft().size() - 1);
  }

  private static String start(DeclaredGame game) {
    return GameRows.named(game.id()).game().start();
  }

  private static String shown(GameRows.Count count) {
    return String.format(Locale.ROOT, "%d: %,d", count.depth(), count.nodes());
  }

  // ## Chess
  //
  // [Chess.java](…/Chess.java)
  //
  // ![The start of chess](images/games/chess.svg)
  private static String section(DeclaredGame game) {
    return "\n## %s\n\n[%s.java](%s%s.java)\n\n![The start](%s%s.svg)\n"
        .formatted(title(game), type(game), SOURCES, type(game), IMAGES, game.id());
  }

  /** {@return the name of the type that declares a game, such as {@code LosAlamos}} */
  private static String type(DeclaredGame game) {
    String position = game.type().empty().getClass().getSimpleName();
    return position.substring(0, position.length() - "Position".length());
  }

  /** {@return the name of a game as a heading, such as {@code Chess against Ogi}} */
  private static String title(DeclaredGame game) {
    return type(game).replaceAll("(?<=[a-z])(?=[A-Z])", " ").replace(" Vs ", " against ");
  }

  /** {@return the images by their paths, relative to the page} */
  static Map<String, String> images() {
    Map<String, String> images = new TreeMap<>();
    for (DeclaredGame game : DeclaredGame.values()) {
      RuleBook rules = game.rules();
      GameConventions conventions = GameConventions.of(game);
      images.put(
          IMAGES + game.id() + ".svg",
          Diagram.svg(
              rules.start(),
              rules.order(),
              SvgOptions.DEFAULT.withLook(conventions.look()).withGlyphs(conventions::glyph)));
    }
    return images;
  }
}
