// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.BoundedLines;
import dev.boardwright.examples.search.SearchControl;
import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.SearchResult;
import dev.boardwright.examples.search.TranspositionTable;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.Arrays;
import java.util.List;

/**
 * An engine for every declared game. It reads commands of UCI or USI, and answers them. The last
 * command {@code uci} or {@code usi} decides which of them; before that it is UCI. An error is
 * answered with {@code info string}, and changes nothing.
 */
public final class Engine {
  /** The number of characters of a line that are read. A game of 9,000 moves has fewer. */
  static final int MAX_LINE = 1 << 16;

  private final BoundedLines in;
  private final Replies replies;
  private Protocol protocol;
  private EngineOptions options;
  private TranspositionTable table;
  private EngineGame<?> game;

  /** The search or the count that is running, or the last one; null if there was none. */
  private Task task;

  /** Whether the last task searches while the opponent may still play another move. */
  private boolean isPonder;

  /**
   * Creates an engine.
   *
   * @param in the commands
   * @param out the stream for the answers, which flushes at the end of each line
   */
  public Engine(Reader in, PrintStream out) {
    this.in = new BoundedLines(in, MAX_LINE);
    replies = new Replies(out);
    select(Protocol.UCI);
  }

  private void select(Protocol selected) {
    protocol = selected;
    options = EngineOptions.of(selected);
    table = new TranspositionTable(options.megabytes());
    game = EngineGame.of(options.game(), protocol, table);
  }

  /**
   * Answers commands until one of them is {@code quit}, or the input ends. At the end of the input,
   * a search without a limit is stopped, and any other one is completed.
   *
   * @throws IOException if the input cannot be read
   */
  public void run() throws IOException {
    boolean isRunning = true;
    while (isRunning && !replies.isClosed()) {
      String line = in.next();
      if (line == null) {
        break;
      }
      isRunning = !line.equals("quit");
      if (isRunning) {
        answerSafely(line);
      } else {
        stop();
      }
    }
    if (task != null && task.isEndless()) {
      task.stop();
    }
    await();
  }

  private void answerSafely(String line) {
    try {
      if (in.isCut()) {
        throw new IllegalArgumentException("a line has more than " + MAX_LINE + " characters");
      }
      if (!line.isEmpty()) {
        List<String> words = Arrays.asList(line.split("\\s+"));
        answer(words.get(0), words.subList(1, words.size()));
      }
    } catch (RuntimeException | Error e) {
      replies.inform(e);
    }
  }

  private void answer(String command, List<String> rest) {
    switch (command) {
      case "uci" -> greet(Protocol.UCI);
      case "usi" -> greet(Protocol.USI);
      case "isready" -> replies.print("readyok");
      case "ucinewgame", "usinewgame" -> {
        stop();
        game.clear();
      }
      case "setoption" -> set(EngineOptions.Setting.parse(rest));
      case "position" -> {
        Runnable setting = game.read(rest);
        stop();
        setting.run();
      }
      case "go" -> go(GoCommand.parse(rest));
      case "stop", "gameover" -> stop();
      case "ponderhit" -> {
        if (isPonder) {
          task.release();
        }
      }
      case "d" -> replies.print(game.show());
      case "debug", "register" -> {} // part of UCI, without a meaning here
      default -> replies.inform("unknown command: " + Arguments.shown(command));
    }
  }

  private void greet(Protocol selected) {
    stop();
    if (selected != protocol) {
      select(selected);
    }
    String version = Engine.class.getPackage().getImplementationVersion();
    replies.print("id name Boardwright" + (version == null ? "" : " " + version));
    replies.print("id author The Boardwright authors");
    EngineOptions.list(protocol).forEach(replies::print);
    replies.print(protocol.ok());
  }

  private void set(EngineOptions.Setting setting) {
    EngineOptions next = options.with(setting);
    stop();
    if (next.megabytes() != options.megabytes()) {
      table = new TranspositionTable(next.megabytes());
      game.use(table);
    }
    if (next.game() != options.game()) {
      game = EngineGame.of(next.game(), protocol, table);
      game.clear();
    }
    if (setting.isClearHash()) {
      game.clear();
    }
    options = next;
  }

  private void go(GoCommand command) {
    if (protocol == Protocol.USI && command.isMate()) {
      stop();
      replies.print("checkmate notimplemented");
    } else if (command.isPerft()) {
      int depth = command.perft();
      begin(SearchLimits.NONE.withDepth(depth), false, control -> count(depth, control));
    } else {
      List<Integer> only = game.moves(command.moves());
      SearchLimits limits = command.limits(protocol, game.turn(), options.overhead());
      begin(limits, command.isHeld(), control -> think(only, control));
      isPonder = command.isPonder();
    }
  }

  private void begin(SearchLimits limits, boolean isHeld, Task.Work work) {
    stop();
    isPonder = false;
    task = new Task(limits, isHeld, work);
  }

  private Runnable count(int depth, SearchControl control) {
    try {
      long sum = game.count(depth, control, line -> print(line, control));
      if (!control.isStopped()) {
        return () -> replies.print("\nNodes searched: " + sum + "\n");
      }
      return () -> replies.inform("the count was stopped");
    } catch (RuntimeException | Error e) {
      return () -> replies.inform(e);
    }
  }

  /** Prints a line, and ends the work if nobody reads it. */
  private void print(String line, SearchControl control) {
    replies.print(line);
    if (replies.isClosed()) {
      control.stop();
    }
  }

  private Runnable think(List<Integer> only, SearchControl control) {
    List<Integer> legal = game.moves();
    if (legal.isEmpty()) {
      return () -> replies.print("bestmove " + protocol.noMove());
    }
    if (game.canDeclare()) {
      return () -> replies.print("bestmove win");
    }
    List<String> line;
    try {
      SearchResult result = game.search(only, control, found -> print(game.info(found), control));
      line = game.texts(result.line());
    } catch (RuntimeException | Error e) {
      // A defect of the search must not lose the game.
      replies.inform(e);
      line = game.texts(only.isEmpty() ? legal.subList(0, 1) : only.subList(0, 1));
    }
    String reply = line.size() > 1 ? " ponder " + line.get(1) : "";
    String answer = "bestmove " + line.get(0) + reply;
    return () -> replies.print(answer);
  }

  private void stop() {
    if (task != null) {
      task.stop();
      await();
    }
  }

  private void await() {
    if (task != null) {
      task.join();
    }
  }
}
