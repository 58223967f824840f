// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.BoundedLines;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.match.GameClock;
import dev.boardwright.examples.match.Pace;
import dev.boardwright.examples.match.Player;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.Move;
import dev.boardwright.style.Side;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A game in a terminal. The session shows the board and the legal moves, reads the moves of a
 * person, and lets the opponent reply.
 *
 * @param <P> the type of the positions
 */
final class Session<P extends GamePosition<P>> {
  private static final String HELP =
      """
      <move>  a move from the list, or as in UCI, USI or SAN, such
              as e2e4, 7g7f, P*5e, Nf3; P*e5 is a drop, and
              e7-e8=Q promotes
      list    show the legal moves
      undo    undo your last move and the reply
      feen    print the position as FEEN
      fen     print it as FEN, or as SFEN in games like shogi
      quit    end the game
      ?       show this help and the legal moves
      """;

  private final Match<P> match;
  private final Display<P> display;
  private final PositionTexts<P> texts;

  /** The position at the start, with its counters. */
  private final CountedPosition<P> start;

  /** The number of moves that players look ahead; 0 if only the clock limits them. */
  private final int depth;

  /** The clock, or null if there is none. */
  private final GameClock clock;

  Session(
      Match<P> match, Display<P> display, CountedPosition<P> start, int depth, GameClock clock) {
    this.match = match;
    this.display = display;
    this.start = start;
    this.depth = depth;
    this.clock = clock;
    texts = new PositionTexts<>(match.game());
  }

  private Side turn() {
    return match.position().turn();
  }

  private Optional<String> ending() {
    return match.ending();
  }

  /**
   * Plays against the person who enters the lines, until the game ends, the input ends, or the
   * person quits.
   *
   * @param in the lines
   * @param opponent the opponent of the person
   */
  void play(BoundedLines in, Player<P> opponent) throws IOException {
    show();
    startClock();
    while (ending().isEmpty()) {
      String time = clock == null ? "" : " " + GameClock.shown(clock.left(turn()));
      display.ask(Match.player(turn()) + time + " (? for help): ");
      String line = in.next();
      if (line == null) {
        display.say("");
        display.say("end of input");
        return;
      }
      if (line.equals("quit")) {
        return;
      }
      answer(line, opponent);
    }
    display.say(ending().get());
  }

  private void answer(String line, Player<P> opponent) throws EngineException {
    switch (line) {
      case "" -> {}
      case "list" -> display.legalMoves();
      case "feen" -> display.say(PositionTexts.toFeen(match.position()));
      case "fen", "sfen" -> display.say(fen());
      case "undo" -> undo();
      case "?", "help" -> {
        display.ask(HELP);
        display.legalMoves();
      }
      default -> move(line, opponent);
    }
  }

  private String fen() {
    CountedPosition<P> now = start;
    for (Move move : match.moves()) {
      now = texts.play(now, move.packed(match.game()));
    }
    return texts.format(now);
  }

  private void move(String text, Player<P> opponent) throws EngineException {
    int move;
    try {
      move = match.game().read(match.position(), text.replace("->", "-"));
    } catch (IllegalMoveException e) {
      display.say(e.getMessage() + " (type ? for the legal moves)");
      return;
    }
    make(move, "");
    if (ending().isEmpty()) {
      decide(opponent);
    }
    show();
    startClock();
  }

  private void undo() {
    if (match.length() == 0) {
      display.say("nothing to undo");
      return;
    }
    match.undo(2); // the opponent has replied to every move
    show();
  }

  /**
   * Lets two players play, until the game ends or the given number of moves has been made.
   *
   * @param moves the number of moves
   * @param players the player who is to move, and the other one
   */
  void playSelf(int moves, List<Player<P>> players) throws EngineException {
    display.board();
    startClock();
    while (match.length() < moves && ending().isEmpty()) {
      decide(players.get(match.length() % 2));
      display.board();
    }
    display.say(ending().orElse("stopped after move " + match.length()));
  }

  private void startClock() {
    if (clock != null) {
      clock.start();
    }
  }

  private void decide(Player<P> player) throws EngineException {
    startClock();
    Player.Decision decision = player.decide(match.turn(start, pace()));
    if (decision.move().isEmpty()) {
      match.resign();
    } else if (decision.move().getAsInt() == Player.DECLARATION) {
      match.declareWin();
    } else {
      make(decision.move().getAsInt(), decision.found());
    }
  }

  private Pace pace() {
    return new Pace(depth, 0, clock == null ? List.of() : clock.controls(turn()));
  }

  /** Makes a move, unless the player has run out of time. */
  private void make(int move, String found) {
    Side side = turn();
    if (clock != null && !clock.stop(side)) {
      match.endOnTime();
      return;
    }
    String text = match.play(move);
    String time = clock == null ? "" : GameClock.shown(clock.rest(side));
    display.move(Match.player(side), text, time, found);
  }

  private void show() {
    display.board();
    if (ending().isEmpty()) {
      display.legalMoves();
    }
  }
}
