// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.client.EngineException.Failure;
import dev.boardwright.examples.engine.EngineMain;
import dev.boardwright.examples.engine.Protocol;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineClientTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final String START = "startpos moves e2e4";
  private static final List<Protocol> BOTH = List.of(Protocol.values());

  private Set<Long> before;

  private static Set<Long> children() {
    return ProcessHandle.current()
        .descendants()
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  @BeforeEach
  void rememberProcesses() {
    before = children();
  }

  @AfterEach
  void leavesNoProcessBehind() {
    Set<Long> left = children();
    left.removeAll(before);
    assertEquals(Set.of(), left);
  }

  private static EngineClient start(String mode) throws EngineException {
    return EngineClient.start(EngineCommands.words(FakeEngine.class, mode), BOTH, LONG);
  }

  private static EngineClient.Answer move(String mode) throws EngineException {
    try (EngineClient client = start(mode)) {
      return client.move(START, "depth 1", LONG);
    }
  }

  @Test
  void asksForAMove() throws EngineException {
    try (EngineClient client = start("plays")) {
      assertEquals("Fake", client.name());
      assertEquals(Protocol.UCI, client.protocol());
      client.begin("chess", LONG);
      assertEquals(new EngineClient.Answer("e7e5", ""), client.move(START, "depth 1", LONG));
      assertEquals(new EngineClient.Answer("e7e5", ""), client.move(START, "depth 1", LONG));
    }
  }

  @Test
  void skipsWhatIsNotTheAnswer() throws EngineException {
    assertEquals(
        new EngineClient.Answer("e7e5", "info depth 9 score cp 12 nodes 5"), move("talks"));
    assertEquals("e7e5", move("binary").move());
  }

  /** An answer that nobody asked for is not that to the next question. */
  @Test
  void dropsLateAnswers() throws EngineException {
    try (EngineClient client = start("twice")) {
      for (int i = 1; i <= 3; i++) {
        assertEquals("answer" + i, client.move(START, "depth 1", LONG).move());
      }
    }
  }

  @Test
  void knowsResignation() throws EngineException {
    assertTrue(move("resigns").isResignation());
    assertFalse(move("nonsense").isResignation());
    assertFalse(move("none").isResignation());
  }

  @ParameterizedTest
  @CsvSource({
    "crashes, ENDED, Fake has ended",
    "hangs, TIMED_OUT, Fake does not answer",
    "floods, TIMED_OUT, Fake does not answer (N other lines were read)",
    "endless, TIMED_OUT, Fake does not answer",
    "empty, NONSENSE, Fake answers without a move"
  })
  void survivesAnEngineThatFails(String mode, Failure failure, String message)
      throws EngineException {
    try (EngineClient client = start(mode)) {
      Duration patience = failure == Failure.TIMED_OUT ? SHORT : LONG;
      EngineException e =
          assertThrows(EngineException.class, () -> client.move(START, "depth 1", patience));
      assertEquals(failure, e.failure());
      assertEquals(message, e.getMessage().replaceFirst("[0-9]+ other", "N other"));
      // The client can still be asked, and still fails in time.
      assertThrows(EngineException.class, () -> client.move(START, "depth 1", SHORT));
    }
  }

  @ParameterizedTest
  @CsvSource({"mute, TIMED_OUT", "deaf, TIMED_OUT", "exits, ENDED"})
  void noticesThatAProgramIsNoEngine(String mode, Failure failure) {
    // Programs that never answer are given up before they have started, too.
    Duration patience = failure == Failure.TIMED_OUT ? SHORT : SHORT_START;
    EngineException e =
        assertThrows(
            EngineException.class,
            () -> EngineClient.start(EngineCommands.words(FakeEngine.class, mode), BOTH, patience));
    if (failure == Failure.TIMED_OUT) {
      assertEquals(failure, e.failure());
    }
  }

  /** Long enough for a virtual machine to start, usually; the tests do not depend on it. */
  private static final Duration SHORT_START = Duration.ofSeconds(2);

  @Test
  void asksForUsiIfThereIsNoUci() throws EngineException {
    try (EngineClient client =
        EngineClient.start(EngineCommands.words(FakeEngine.class, "shogi"), BOTH, SHORT_START)) {
      assertEquals(Protocol.USI, client.protocol());
    }
  }

  @Test
  void reportsAProgramThatDoesNotExist() {
    EngineException e =
        assertThrows(
            EngineException.class,
            () -> EngineClient.start(List.of("/no/such/program"), BOTH, LONG));
    assertEquals(Failure.NOT_STARTED, e.failure());
    assertEquals("cannot start /no/such/program", e.getMessage());
  }

  @Test
  void refusesAGameThatTheEngineDoesNotPlay() throws EngineException {
    try (EngineClient client = start("chessless")) {
      EngineException e = assertThrows(EngineException.class, () -> client.begin("chess", LONG));
      assertEquals("Fake does not play chess", e.getMessage());
      client.begin("shogi", LONG);
    }
  }

  /** In USI, an engine is told of a game only once it is ready. */
  @Test
  void beginsAGameAsUsiDemands() throws EngineException {
    List<String> command = EngineCommands.words(FakeEngine.class, "plays");
    try (EngineClient client = EngineClient.start(command, List.of(Protocol.USI), LONG)) {
      client.begin("shogi", LONG);
      assertEquals("e7e5", client.move("startpos", "depth 1", LONG).move());
    }
  }

  @Test
  void setsOnlyOptionsThatExist() throws EngineException {
    try (EngineClient client = start("plays")) {
      assertTrue(client.set("Level", "3"));
      assertFalse(client.set("Lev", "3"));
    }
  }

  @Test
  void keepsABoundedNumberOfOptions() throws EngineException {
    try (EngineClient client = start("options")) {
      assertTrue(client.set("Option0", "a"));
      assertFalse(client.set("Option99999", "a"));
    }
  }

  /** The program does not end by itself, and neither does one that it has started. */
  @ParameterizedTest
  @ValueSource(strings = {"immortal", "parent"})
  void endsProgramsThatDoNotEnd(String mode) throws EngineException {
    EngineClient client = start(mode);
    client.begin("chess", LONG);
    assertEquals(mode.equals("parent") ? 2 : 1, children().size() - before.size());
    client.close();
    assertFalse(client.isAlive());
  }

  @Test
  void sendingToAProgramThatDoesNotReadFailsInTheEnd() throws Exception {
    try (EngineProcess process =
        EngineProcess.start(EngineCommands.words(FakeEngine.class, "deaf"))) {
      String line = "x".repeat(10_000);
      EngineException e =
          assertThrows(
              EngineException.class,
              () -> {
                for (int i = 0; i < 10_000; i++) {
                  process.send(line);
                }
              });
      assertEquals(Failure.TIMED_OUT, e.failure());
    }
  }

  @Test
  void talksToTheEngineOfTheExamples() throws EngineException {
    try (EngineClient client =
        EngineClient.start(EngineCommands.words(EngineMain.class), BOTH, LONG)) {
      assertEquals("Boardwright", client.name());
      client.begin("shogi", LONG);
      EngineClient.Answer answer = client.move("startpos", "depth 2", LONG);
      assertTrue(answer.info().startsWith("info depth 2 score cp "), answer.toString());
      List<String> lines =
          client.ask("go perft 1", line -> line.startsWith("Nodes searched"), LONG);
      assertTrue(lines.contains(answer.move() + ": 1"), lines.toString());
    }
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "engine|[engine]",
        "  engine  --uci |[engine, --uci]",
        "\"C:\\my engines\\e.exe\" -x|[C:\\my engines\\e.exe, -x]",
        "a'b c'd \"\" 'it\"s'|[ab cd, , it\"s]"
      },
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '`')
  void splitsCommandLines(String text, String words) {
    assertEquals(words, CommandLine.split(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\"engine", "engine 'x", "''", "\"\" x"})
  void rejectsCommandLinesWithoutAProgram(String text) {
    assertThrows(IllegalArgumentException.class, () -> CommandLine.split(text));
  }
}
