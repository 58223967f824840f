// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.diagram.SvgOptions;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A game on a terminal: its board, its legal moves and the moves made. It also draws its positions.
 *
 * @param <P> the type of the positions
 */
final class Display<P extends GamePosition<P>> {
  private static final int COLUMNS = 78;

  private final Match<P> match;
  private final GameConventions conventions;
  private final PrintStream out;

  Display(Match<P> match, GameConventions conventions, PrintStream out) {
    this.match = match;
    this.conventions = conventions;
    this.out = out;
  }

  void say(String line) {
    out.println(line);
  }

  /** Prints the beginning of a line. */
  void ask(String question) {
    out.print(question);
    out.flush();
  }

  void board() {
    out.print(Diagram.text(match.position(), match.game().rules().order()));
  }

  /** Prints the legal moves in columns. */
  void legalMoves() {
    Collection<String> moves = match.legal();
    int width = 2 + moves.stream().mapToInt(String::length).max().orElse(0);
    StringBuilder line = new StringBuilder();
    for (String move : moves) {
      if (line.length() + width > COLUMNS) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(move).append(" ".repeat(width - move.length()));
    }
    out.println(line.toString().stripTrailing());
  }

  /*
   *   2. second player  d8-h4       4:59    depth 1, 30 nodes
   */
  /**
   * Prints the last move.
   *
   * @param player the player who made it
   * @param move its text
   * @param clock the time that the player has left; empty if there are no clocks
   * @param found what the player found; empty if it did not say
   */
  void move(String player, String move, String clock, String found) {
    String time = clock.isEmpty() ? "" : String.format(Locale.ROOT, "%-8s", clock);
    String line =
        String.format(
            Locale.ROOT, "%3d. %-15s%-12s%s%s", match.length(), player, move, time, found);
    out.println(line.stripTrailing());
  }

  /** {@return the position as an SVG image, which marks the squares that the last move changed} */
  String svg() {
    return svg(match.length());
  }

  /** {@return an SVG image of each position of the game} */
  List<String> frames() {
    return IntStream.rangeClosed(0, match.length()).mapToObj(this::svg).toList();
  }

  private String svg(int length) {
    return Diagram.svg(
        match.position(length),
        match.game().rules().order(),
        SvgOptions.DEFAULT
            .withLook(conventions.look())
            .withGlyphs(conventions::glyph)
            .withLastMove(match.changed(length)));
  }
}
