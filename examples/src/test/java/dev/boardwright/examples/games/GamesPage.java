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
import java.util.stream.Collectors;

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

      Each of these %d games is one short file with [`@Board` and `@Rules`](rules.md), which its name links to. `PlayDemo` and `PerftDemo`
      [play all of them](examples.md).

      We compared their moves with those of other programs. The positions come from random games; for each, the other program gave the legal
      moves, check, and the number of sequences of up to three moves. The counts were published by Fairy-Stockfish, cutechess, python-chess,
      shogiops, rsshogi, Sanki engine and the Chess Programming Wiki. The generated moves repeat all counts up to %s exactly. The
      last column shows the greatest of them from the start of the game or, if nobody has published one, from a position.

      | game | board | rows | positions checked | counts exact | deepest perft |
      | --- | --- | --- | --- | --- | --- |
      """;

  private static final String GALLERY =
      """

      ## Starts

      | | | |
      | --- | --- | --- |
      """;

  /** The number of images side by side. */
  private static final int COLUMNS = 3;

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
    page.append(GALLERY);
    List<DeclaredGame> games = List.of(DeclaredGame.values());
    for (int first = 0; first < games.size(); first += COLUMNS) {
      page.append(images(games.subList(first, Math.min(first + COLUMNS, games.size()))));
    }
    page.append("\nThe program `GamesPage`, in the tests of the examples, writes this page.\n");
    return page.toString();
  }

  // | [Chess](…/Chess.java) | 8×8 | 7 | 12 | 21 | 4: 197,281 |
  private static String row(DeclaredGame game) {
    RuleBook rules = game.rules();
    GameRows rows = GameRows.named(game.id());
    List<GameRows.Count> counts = rows.counts(MAX_NODES);
    return "| [%s](%s%s.java) | %d×%d | %d | %d | %d | %s |%n"
        .formatted(
            title(game),
            SOURCES,
            type(game),
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

  // | ![Chess](images/games/chess.svg)<br>Chess | … | … |
  private static String images(List<DeclaredGame> games) {
    return games.stream()
        .map(game -> "![%s](%s%s.svg)<br>%1$s".formatted(title(game), IMAGES, game.id()))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  /** {@return the name of the type that declares a game, such as {@code LosAlamos}} */
  private static String type(DeclaredGame game) {
    String position = game.type().empty().getClass().getSimpleName();
    return position.substring(0, position.length() - "Position".length());
  }

  /** {@return the name of a game in the page, such as {@code Chess against Ogi}} */
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
