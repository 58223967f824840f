// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.diagram.SvgOptions;
import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.perft.CountedPosition;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.examples.perft.PositionTexts;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.Move;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A game in a terminal. The session shows the board and the legal moves, reads the moves of a
 * person, and lets the machine reply.
 *
 * @param <P> the type of the positions
 */
final class Session<P extends BoardPosition<P>> {
  private static final int COLUMNS = 78;

  /** The maximum number of moves made in one search, which then ends after a second or two. */
  private static final long NODE_LIMIT = 1_000_000;

  private static final String HELP =
      """
      <move>  a move from the list, with → or ->; *P→e5 is a drop,
              and e7→e8=Q promotes; also as in UCI, USI or SAN,
              such as e2e4, 7g7f, P*5e, Nf3
      list    show the legal moves
      undo    undo your last move and the reply
      feen    print the position as FEEN
      fen     print it as FEN, or as SFEN in games like shogi
      quit    end the game
      ?       show this help and the legal moves
      """;

  private final Customs customs;
  private final BoardGame<P> game;
  private final int depth;
  private final PrintStream out;
  private final Match<P> match;
  private final AlphaBeta<P> machine;
  private final PositionTexts<P> texts;
  private final MoveTexts<P> moveTexts;
  private final CountedPosition<P> start;

  Session(
      Customs customs,
      BoardGame<P> game,
      PositionTexts<P> texts,
      CountedPosition<P> start,
      int depth,
      PrintStream out) {
    this.customs = customs;
    this.game = game;
    this.depth = depth;
    this.out = out;
    this.texts = texts;
    this.start = start;
    match = new Match<>(game, customs.drawRules(), start.position(), start.halfmoves());
    Material material = new Material(game.rules(), customs.values());
    machine = new AlphaBeta<>(game, material, NODE_LIMIT);
    moveTexts = new MoveTexts<>(game);
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
      case "feen" -> out.println(Games.toFeen(match.position()));
      case "fen", "sfen" -> out.println(fen());
      case "undo" -> undo();
      case "?" -> {
        out.print(HELP);
        list();
      }
      default -> move(line);
    }
  }

  private String fen() {
    CountedPosition<P> now = start;
    for (Move move : match.moves()) {
      now = texts.play(now, game.toInt(now.position(), move));
    }
    return texts.format(now);
  }

  private void move(String text) {
    OptionalInt found = moveTexts.find(match.position(), text);
    if (found.isEmpty()) {
      out.println("not a legal move: " + Arguments.shown(text) + " (type ? for the legal moves)");
      return;
    }
    String move = match.play(found.getAsInt());
    tell(Match.player(match.position().turn().opposite()), move, "");
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
    out.print(Diagram.text(match.position(), game.rules().order()));
    while (match.length() < moves && match.ending().isEmpty()) {
      playMachine();
    }
    out.print(Diagram.text(match.position(), game.rules().order()));
    out.println(match.ending().orElse("stopped after move " + match.length()));
  }

  private void playMachine() {
    String player = Match.player(match.position().turn());
    AlphaBeta.Choice choice = machine.choose(match.position(), depth);
    String move = match.play(choice.move());
    String found =
        String.format(Locale.ROOT, "depth %d, %,d nodes", choice.depth(), choice.nodes());
    tell(player, move, found);
  }

  private void tell(String player, String move, String found) {
    String line =
        String.format(Locale.ROOT, "%3d. %-15s%-12s%s", match.length(), player, move, found);
    out.println(line.stripTrailing());
  }

  private void show() {
    out.print(Diagram.text(match.position(), game.rules().order()));
    if (match.ending().isEmpty()) {
      list();
    }
  }

  /** Prints the legal moves in columns. */
  private void list() {
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

  /** {@return the position as an SVG image, which marks the squares that the last move changed} */
  String svg() {
    return Diagram.svg(
        match.position(),
        game.rules().order(),
        SvgOptions.DEFAULT
            .withLook(customs.look())
            .withGlyphs(customs::glyph)
            .withLastMove(match.changed()));
  }
}
