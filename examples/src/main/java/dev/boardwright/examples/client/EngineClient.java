// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import dev.boardwright.examples.client.EngineException.Failure;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.engine.Protocol;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A client of an engine, which talks to it by UCI or USI. Every method returns or throws in time.
 * After an exception the engine must be closed.
 *
 * <p>Not safe for use by several threads.
 */
public final class EngineClient implements AutoCloseable {
  /** The number of options that are kept. */
  private static final int MAX_OPTIONS = 1_000;

  /**
   * The answer of an engine that was asked for a move.
   *
   * @param move the text of the move, of which nothing is known yet
   * @param info the last line in which the engine told what it found; empty if there was none
   */
  public record Answer(String move, String info) {
    /** {@return whether the engine resigns} */
    public boolean isResignation() {
      return move.equals("resign");
    }

    /** {@return whether the engine declares that the game is won} */
    public boolean isDeclaration() {
      return move.equals("win");
    }
  }

  private final EngineProcess process;
  private final Protocol protocol;

  /** The lines of the options, by their names in lower case. */
  private final Map<String, String> options = new HashMap<>();

  private EngineClient(EngineProcess process, Protocol protocol) {
    this.process = process;
    this.protocol = protocol;
  }

  /**
   * Starts an engine.
   *
   * @param command the program and its arguments
   * @param protocols the protocols to ask for, in this order, until the engine answers
   * @param patience the longest time to wait for an answer in each protocol
   * @return the client of the engine
   * @throws EngineException if the program cannot be started, or is no engine
   */
  public static EngineClient start(
      List<String> command, List<Protocol> protocols, Duration patience) throws EngineException {
    EngineProcess process = EngineProcess.start(command);
    try {
      return greet(process, protocols, patience);
    } catch (EngineException | RuntimeException e) {
      process.close();
      throw e;
    }
  }

  private static EngineClient greet(
      EngineProcess process, List<Protocol> protocols, Duration patience) throws EngineException {
    EngineException failed = null;
    for (Protocol protocol : protocols) {
      EngineClient client = new EngineClient(process, protocol);
      try {
        client.greet(patience);
        return client;
      } catch (EngineException e) {
        if (e.failure() != Failure.TIMED_OUT) {
          throw e;
        }
        failed = e;
      }
    }
    throw failed;
  }

  private void greet(Duration patience) throws EngineException {
    for (String line : ask(protocol.word(), protocol.ok()::equals, patience)) {
      if (line.startsWith("id name ")) {
        process.rename(Arguments.shown(line.substring("id name ".length())));
      } else if (line.startsWith("option name ") && options.size() < MAX_OPTIONS) {
        String option = line.substring("option name ".length());
        int end = option.indexOf(" type ");
        options.put(key(end < 0 ? option : option.substring(0, end)), option);
      }
    }
  }

  /** {@return the name of an option in lower case, because case does not count} */
  private static String key(String option) {
    return option.toLowerCase(Locale.ROOT);
  }

  /** {@return the name that the engine gives itself} */
  public String name() {
    return process.name();
  }

  /** {@return the protocol} */
  public Protocol protocol() {
    return protocol;
  }

  /**
   * Sets an option.
   *
   * @param option the name
   * @param value the value
   * @return whether the engine has the option; otherwise nothing is sent
   * @throws EngineException if the engine does not read its input
   */
  public boolean set(String option, String value) throws EngineException {
    boolean isKnown = options.containsKey(key(option));
    if (isKnown) {
      process.send("setoption name " + option + " value " + value);
    }
    return isKnown;
  }

  /**
   * Begins a game.
   *
   * @param game the name of the game
   * @param patience the longest time to wait
   * @throws EngineException if the engine says that it does not play the game, or is not ready in
   *     time
   */
  public void begin(String game, Duration patience) throws EngineException {
    String option = protocol.option("Variant");
    String games = options.getOrDefault(key(option), "");
    if (!games.isEmpty() && !Arrays.asList(games.split(" ")).contains(game)) {
      throw nonsense("does not play " + game);
    }
    set(option, game);
    if (protocol == Protocol.USI) {
      waitFor(patience); // USI wants it before the game
      process.send(protocol.newGame());
    } else {
      process.send(protocol.newGame());
      waitFor(patience);
    }
  }

  /** Waits until the engine is ready, and drops what it has written before. */
  private void waitFor(Duration patience) throws EngineException {
    ask("isready", "readyok"::equals, patience);
  }

  /**
   * Asks for a move.
   *
   * @param position the position: the words after {@code position}
   * @param go the limits: the words after {@code go}
   * @param patience the longest time to wait
   * @return the words of the answer after {@code bestmove}, and the last line with a score
   * @throws EngineException if the engine does not answer in time, or its answer has no move
   */
  public Answer move(String position, String go, Duration patience) throws EngineException {
    long deadline = deadline(patience);
    waitFor(patience); // an answer that came too late must not count for this position
    process.send("position " + position);
    process.send("go " + go);
    String info = "";
    while (true) {
      String line = process.receive(deadline);
      List<String> words = Arrays.asList(line.split("\\s+"));
      if (words.get(0).equals("info") && words.contains("score")) {
        info = line;
      } else if (words.get(0).equals("bestmove")) {
        if (words.size() < 2) {
          throw nonsense("answers without a move");
        }
        return new Answer(words.get(1), info);
      }
    }
  }

  /**
   * Sends a command that has no answer.
   *
   * @param command the command
   * @throws EngineException if the engine does not read its input
   */
  public void send(String command) throws EngineException {
    process.send(command);
  }

  /**
   * Asks a question.
   *
   * @param question the command
   * @param isLast whether a line is the last one of the answer
   * @param patience the longest time to wait
   * @return the lines of the answer, without the last one; at most {@value #MAX_OPTIONS}
   * @throws EngineException if the engine does not answer in time
   */
  public List<String> ask(String question, Predicate<String> isLast, Duration patience)
      throws EngineException {
    long deadline = deadline(patience);
    process.send(question);
    List<String> lines = new ArrayList<>();
    for (String line = process.receive(deadline);
        !isLast.test(line);
        line = process.receive(deadline)) {
      if (lines.size() < MAX_OPTIONS) {
        lines.add(line);
      }
    }
    return lines;
  }

  /**
   * {@return an exception about what the engine does}
   *
   * @param what what it does, in words that follow its name
   */
  public EngineException nonsense(String what) {
    return new EngineException(Failure.NONSENSE, name() + " " + what);
  }

  private static long deadline(Duration patience) {
    return System.nanoTime() + patience.toNanos();
  }

  /** {@return whether a process of the engine is still running} */
  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends the engine. No process is left. */
  @Override
  public void close() {
    process.close();
  }
}
