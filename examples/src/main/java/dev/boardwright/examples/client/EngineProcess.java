// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import dev.boardwright.examples.client.EngineException.Failure;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.BoundedLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * A program that reads and writes lines. Whatever it does, a call returns in time, memory is
 * bounded, and {@link #close} leaves no process behind:
 *
 * <ul>
 *   <li>Threads of their own read and write, so that a program that hangs blocks nobody else.
 *   <li>If the program writes more than is read, it has to wait.
 *   <li>Of a line, only the first {@value #MAX_LINE} characters are kept.
 *   <li>What it writes to standard error is discarded.
 *   <li>When this program ends, even by Ctrl-C, the other and those that it has started are ended,
 *       unless this one is killed at once.
 * </ul>
 *
 * <p>A program that a started program leaves behind when it ends by itself cannot be found, unless
 * it had been started before the last call.
 *
 * <p>Not safe for use by several threads.
 */
final class EngineProcess implements AutoCloseable {
  /** The number of characters that are kept of a line. */
  static final int MAX_LINE = 1 << 14;

  private static final int MAX_LINES = 256;
  private static final Duration FAREWELL = Duration.ofMillis(500);
  private static final long KILL_SECONDS = 5;

  private final Process process;
  private final BlockingQueue<Optional<String>> received = new ArrayBlockingQueue<>(MAX_LINES);
  private final BlockingQueue<String> sent = new ArrayBlockingQueue<>(MAX_LINES);
  private final Thread reader;
  private final Thread writer;
  private final Thread hook;

  /** The processes that the program has started, as far as they are known. */
  private final Set<ProcessHandle> started = ConcurrentHashMap.newKeySet();

  /** The name of the program, for messages. */
  private String name;

  private boolean hasEnded;

  /** The number of lines read since a line was last sent. */
  private long lines;

  /** Whether this program is ending. */
  private volatile boolean isEnding;

  private EngineProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    reader = start("engine output", this::read);
    writer = start("engine input", this::write);
    hook = new Thread(this::killAtTheEnd, "engine end");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Starts a program, without a shell.
   *
   * @param command the program and its arguments
   * @throws EngineException if it cannot be started
   */
  static EngineProcess start(List<String> command) throws EngineException {
    String name = Arguments.shown(command.get(0));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new EngineException(Failure.NOT_STARTED, "cannot start " + name, e);
    }
    try {
      return new EngineProcess(name, process);
    } catch (RuntimeException | Error e) {
      // There is no thread for it, or the virtual machine is ending.
      process.destroyForcibly();
      throw e;
    }
  }

  private static Thread start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void read() {
    try {
      try (Reader text =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        BoundedLines lines = new BoundedLines(text, MAX_LINE);
        for (String line = lines.next(); line != null; line = lines.next()) {
          received.put(Optional.of(line));
        }
      } catch (IOException e) {
        // The program has ended, or is ended.
      }
      received.put(Optional.empty());
    } catch (InterruptedException e) {
      // Nobody reads any more.
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (true) {
        out.write((sent.take() + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      // The program has ended, which the reader notices.
    } catch (InterruptedException e) {
      // Nobody writes any more.
    }
  }

  /**
   * Sends a line.
   *
   * @throws EngineException if the program has not read the lines before it
   */
  void send(String line) throws EngineException {
    remember();
    lines = 0;
    if (!sent.offer(line)) {
      throw new EngineException(Failure.TIMED_OUT, name + " does not read its input");
    }
  }

  /**
   * {@return the next line that the program writes}
   *
   * @param deadline the value of {@link System#nanoTime} until which to wait
   * @throws EngineException if the program has ended or writes no line in time
   */
  String receive(long deadline) throws EngineException {
    Optional<String> line = hasEnded ? Optional.empty() : poll(deadline - System.nanoTime());
    if (line == null) {
      String written = lines == 0 ? "" : " (" + lines + " other lines were read)";
      throw new EngineException(Failure.TIMED_OUT, name + " does not answer" + written);
    }
    lines++;
    hasEnded = line.isEmpty();
    String how = isEnding ? " is ended together with this program" : " has ended";
    return line.orElseThrow(() -> new EngineException(Failure.ENDED, name + how));
  }

  /** {@return a line, nothing if the output has ended, or null if there is no line in time} */
  private Optional<String> poll(long nanos) throws EngineException {
    try {
      // A program that writes all the time must not extend its time.
      return nanos <= 0 ? null : received.poll(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException(Failure.TIMED_OUT, "interrupted while " + name + " was to answer");
    }
  }

  private void remember() {
    started.removeIf(child -> !child.isAlive());
    process.descendants().forEach(started::add);
  }

  /** Asks the program to end, and ends it and all that it has started if it does not. */
  @Override
  public void close() {
    remember();
    sent.offer("quit");
    boolean isInterrupted = false;
    try {
      process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      isInterrupted = true;
    }
    remember();
    kill();
    reader.interrupt();
    writer.interrupt();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The virtual machine is ending.
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void killAtTheEnd() {
    isEnding = true;
    kill();
  }

  /** Ends all processes, and waits until they have ended. */
  private void kill() {
    List<ProcessHandle> all =
        Stream.of(process.descendants(), started.stream(), Stream.of(process.toHandle()))
            .flatMap(handles -> handles)
            .distinct()
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
    try {
      CompletableFuture.allOf(
              all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
          .get(KILL_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      // The system ends them later.
    }
  }

  /** {@return whether the program or one that it has started is still running} */
  boolean isAlive() {
    return process.isAlive() || started.stream().anyMatch(ProcessHandle::isAlive);
  }

  /** {@return the name of the program, for messages} */
  String name() {
    return name;
  }

  /** Gives the program another name in messages. */
  void rename(String other) {
    name = other;
  }
}
