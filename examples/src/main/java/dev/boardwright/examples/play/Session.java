// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.diagram.SvgOptions;
import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.perft.Rules;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.Locale;

/**
 * A game in a terminal. The session shows the board and the legal moves, reads the moves of a
 * person, and lets the machine reply.
 *
 * @param <S> the type of the game's states
 */
final class Session<S> {
  private static final int COLUMNS = 78;

  /** The maximum number of moves made in one search, which limits it to a few seconds. */
  private static final long NODE_LIMIT = 1_000_000;

  private static final String HELP =
      """
      <move>  a move from the list; P*e5 is a drop;
              append + (shogi) or q, r, b or n (chess) to promote
      list    show the legal moves
      undo    undo your last move and the reply
      feen    print the position as FEEN (also: fen)
      quit    end the game
      ?       show this help and the legal moves
      """;

  private final Rules<S> rules;
  private final int depth;
  private final PrintStream out;
  private final Match<S> match;
  private final AlphaBeta<S> machine;

  Session(Rules<S> rules, S start, int depth, PrintStream out) {
    this.rules = rules;
    this.depth = depth;
    this.out = out;
    match = new Match<>(rules, start);
    machine = new AlphaBeta<>(rules, NODE_LIMIT);
  }

  /**
   * Plays against the person who enters the lines, until the game ends, the input ends, or the
   * person quits.
   */
  void play(Lines in) throws IOException {
    show();
    while (match.ending().isEmpty()) {
      out.print(Match.player(match.position().turn()) + " (? for help): ");
      out.flush();
      String line = in.next();
      if (line == null) {
        out.println();
        out.println("end of input");
        return;
      }
      if (line.equals("quit")) {
        return;
      }
      answer(line);
    }
    out.println(match.ending().get());
  }

  private void answer(String line) {
    switch (line) {
      case "" -> {}
      case "list" -> list();
      case "fen", "feen" -> out.println(rules.toFeen(match.state()));
      case "undo" -> undo();
      case "?" -> {
        out.print(HELP);
        list();
      }
      default -> move(line);
    }
  }

  private void move(String text) {
    Integer move = match.legal().get(text);
    if (move == null) {
      out.println("not a legal move: " + Arguments.shown(text) + " (type ? for the legal moves)");
      return;
    }
    match.play(move);
    tell(Match.player(match.position().turn().opposite()), text, "");
    if (match.ending().isEmpty()) {
      playMachine();
    }
    show();
  }

  private void undo() {
    if (match.length() == 0) {
      out.println("nothing to undo");
      return;
    }
    match.undo(2); // the machine has replied to every move
    show();
  }

  /**
   * Lets the machine play both sides, until the game ends or the given number of moves has been
   * made.
   */
  void playSelf(int moves) {
    out.print(Diagram.text(match.position(), rules.type().order()));
    while (match.length() < moves && match.ending().isEmpty()) {
      playMachine();
    }
    out.print(Diagram.text(match.position(), rules.type().order()));
    out.println(match.ending().orElse("stopped after move " + match.length()));
  }

  private void playMachine() {
    String player = Match.player(match.position().turn());
    AlphaBeta.Choice choice = machine.choose(match.state(), depth);
    match.play(choice.move());
    String found =
        String.format(Locale.ROOT, "depth %d, %,d nodes", choice.depth(), choice.nodes());
    tell(player, rules.text(choice.move()), found);
  }

  private void tell(String player, String move, String found) {
    String line =
        String.format(Locale.ROOT, "%3d. %-15s%-8s%s", match.length(), player, move, found);
    out.println(line.stripTrailing());
  }

  private void show() {
    out.print(Diagram.text(match.position(), rules.type().order()));
    if (match.ending().isEmpty()) {
      list();
    }
  }

  /** Prints the legal moves in columns. */
  private void list() {
    Collection<String> moves = match.legal().keySet();
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

  /** {@return the position as an SVG image, which marks the squares that the last move changed} */
  String svg() {
    Tradition tradition = Tradition.of(rules);
    return Diagram.svg(
        match.position(),
        rules.type().order(),
        SvgOptions.DEFAULT
            .withLook(tradition.look())
            .withGlyphs(tradition::glyph)
            .withLastMove(match.changed()));
  }
}
