// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A dialogue with an engine on another thread. */
final class Dialogue implements AutoCloseable {
  private static final int SECONDS = 60;

  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final PipedWriter commands = new PipedWriter();
  private final Thread thread;

  Dialogue() throws IOException {
    PipedReader in = new PipedReader(commands, 1 << 18);
    Engine engine = new Engine(in, new PrintStream(new Lines(), true, StandardCharsets.UTF_8));
    thread =
        new Thread(
            () -> {
              try {
                engine.run();
                answers.add("ended");
              } catch (IOException | RuntimeException | Error e) {
                answers.add("ended by " + e);
              }
            });
    thread.start();
  }

  /** A stream that adds each line to the answers. */
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int b) {
      if (b == '\n') {
        answers.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(b);
      }
    }
  }

  void send(String... lines) throws IOException {
    for (String line : lines) {
      commands.write(line + "\n");
    }
    commands.flush();
  }

  /** {@return the next line} */
  String next() throws InterruptedException {
    String line = answers.poll(SECONDS, TimeUnit.SECONDS);
    assertNotNull(line, "no answer");
    return line;
  }

  /** {@return the lines up to the first one that a test accepts} */
  List<String> until(Predicate<String> isLast) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(next());
    } while (!isLast.test(lines.get(lines.size() - 1)));
    return lines;
  }

  /** {@return the first line that begins with a text} */
  String find(String start) throws InterruptedException {
    List<String> lines = until(line -> line.startsWith(start));
    return lines.get(lines.size() - 1);
  }

  /** {@return the answers to some commands, without those to come after them} */
  List<String> ask(String... lines) throws IOException, InterruptedException {
    send(lines);
    send("isready");
    List<String> answer = until("readyok"::equals);
    return answer.subList(0, answer.size() - 1);
  }

  /** Checks that nothing has been answered. */
  void assertSilent() throws InterruptedException {
    assertNull(answers.poll(100, TimeUnit.MILLISECONDS));
  }

  /** Ends the input, and waits for the end of the engine. */
  void end() throws IOException, InterruptedException {
    commands.close();
    find("ended");
    thread.join();
  }

  @Override
  public void close() throws IOException {
    if (thread.isAlive()) {
      send("quit");
    }
    commands.close();
  }
}
