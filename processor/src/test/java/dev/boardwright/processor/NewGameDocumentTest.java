// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests docs/new-game.md and docs/start.md. It does what a reader does: it writes the files,
 * changes them block by block, and compares what each command prints. The comment before a block
 * names its file, or says that the block consists of commands with their output ({@code run}), or
 * that it is the message for a mistake ({@code mistake: nN, nn}, where the second text takes the
 * place of the first).
 */
@Isolated("The programs print to System.out, which this test replaces.")
class NewGameDocumentTest {
  private static final String NEW_GAME = "docs/new-game.md";
  private static final String START = "docs/start.md";

  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- step: ([^>]+) -->\n```\\w*\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern COMMAND =
      Pattern.compile(
          "mvn -q compile exec:java -Dexec\\.mainClass=\\w+\\.(\\w+)"
              + "(?: -Dexec\\.args=\"([^\"]*)\")?\n(.*)",
          Pattern.DOTALL);

  /** The part of a line by which a block finds its place. */
  private static final Pattern PLACE = Pattern.compile("@Piece\\(token = \"[^\"]+\"|\\w+ = ");

  /**
   * The options of the compiler. The files of a reader are strictly checked by javac, as the rest
   * of the project. The Eclipse compiler's strict options mark an import that only a later step
   * needs, and {@code MeleePosition.RULES}, because an interface declares that constant.
   */
  private static final List<String> OPTIONS =
      TestCompiler.IS_ECLIPSE ? List.of("--release", "17", "-nowarn") : TestCompiler.STRICT;

  /** The output that a line with “…” stands for: the board with both hands and an empty line. */
  private static final String BOARD =
      "second player \\(melee\\), in hand: .*\n(?:.*\n){10}.* player to move\n\n";

  /**
   * A block of the document.
   *
   * @param kind the text of the comment before it
   * @param text its lines
   */
  record Block(String kind, String text) {}

  /**
   * A state of the reader's files, and what the document shows about it.
   *
   * @param files the texts of the Java files, by name
   * @param shown a command with its output, or the message for a mistake
   */
  record Step(Map<String, String> files, String shown) {
    Compilation compile() {
      return TestCompiler.strict()
          .withOptions(OPTIONS.toArray())
          .compile(
              files.entrySet().stream()
                  .map(file -> source(file.getKey(), file.getValue()))
                  .toArray(JavaFileObject[]::new));
    }

    String packageName() {
      return packageOf(files.values().iterator().next());
    }

    @Override
    public String toString() {
      return shown.lines().findFirst().orElse("");
    }
  }

  private static JavaFileObject source(String name, String text) {
    return TestCompiler.source(packageOf(text) + "." + name.replace(".java", ""), text);
  }

  private static String packageOf(String text) {
    return text.substring("package ".length(), text.indexOf(';'));
  }

  private static String read(String document) {
    try {
      return Files.readString(Path.of("..").resolve(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Block> blocks(String document) {
    return BLOCK
        .matcher(read(document))
        .results()
        .map(block -> new Block(block.group(1), block.group(2)))
        .toList();
  }

  /** {@return the commands, each with its output} */
  static List<Step> runs() {
    return Stream.of(NEW_GAME, START).flatMap(document -> runs(document).stream()).toList();
  }

  private static List<Step> runs(String document) {
    return steps(
        document,
        "run",
        (files, block) ->
            Stream.of(block.text.split("(?m)^\\$ "))
                .skip(1)
                .map(command -> new Step(files, command.stripTrailing() + "\n")));
  }

  /** {@return the messages, each with files that contain the mistake} */
  static List<Step> mistakes() {
    return steps(
        NEW_GAME,
        "mistake",
        (files, block) -> Stream.of(new Step(withMistake(files, block), block.text)));
  }

  /** {@return the steps of the blocks of a kind, with the files that the reader has by then} */
  private static List<Step> steps(
      String document, String kind, BiFunction<Map<String, String>, Block, Stream<Step>> steps) {
    List<Step> all = new ArrayList<>();
    Map<String, String> files = new HashMap<>();
    for (Block block : blocks(document)) {
      if (block.kind.startsWith(kind)) {
        steps.apply(Map.copyOf(files), block).forEach(all::add);
      }
      if (block.kind.endsWith(".java")) {
        files.merge(block.kind, block.text, NewGameDocumentTest::changed);
      }
    }
    return all;
  }

  /** {@return a file of which a block replaces everything from the line that begins like it} */
  private static String changed(String file, String block) {
    return file.substring(0, indexOfLine(file, block)) + block;
  }

  private static Map<String, String> withMistake(Map<String, String> files, Block block) {
    String[] texts = block.kind.split(": |, ");
    String right = files.get("Melee.java");
    String wrong = right.replace('"' + texts[1] + '"', '"' + texts[2] + '"');
    assertNotEquals(right, wrong);
    return Map.of("Melee.java", wrong);
  }

  private static int indexOfLine(String file, String block) {
    Matcher start = PLACE.matcher(block.strip());
    assertThat(start.lookingAt()).isTrue();
    List<Integer> lines =
        Pattern.compile("^ *" + Pattern.quote(start.group()), Pattern.MULTILINE)
            .matcher(file)
            .results()
            .map(line -> line.start())
            .toList();
    assertThat(lines).hasSize(1);
    return lines.get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {NEW_GAME, START})
  void everyBlockBelongsToAStep(String document) {
    long fences = read(document).lines().filter(line -> line.startsWith("```")).count();
    assertEquals(fences, 2 * blocks(document).size());
    for (Block block : blocks(document)) {
      assertThat(block.kind).matches("pom\\.xml|\\w+\\.java|run|mistake: \\w+, \\w+");
    }
    assertThat(runs(document)).hasSize(document.equals(START) ? 3 : 7);
    assertThat(mistakes()).hasSize(1);
  }

  @Test
  void pomHasTheSnippetOfReadme() {
    Matcher snippet =
        Pattern.compile("<!-- build: maven -->\n```xml\n(.*?)```", Pattern.DOTALL)
            .matcher(read("README.md"));
    assertThat(snippet.find()).isTrue();
    Block pom = blocks(START).get(0);
    assertEquals("pom.xml", pom.kind);
    assertThat(withoutSpaces(pom.text)).contains(withoutSpaces(snippet.group(1)));
  }

  private static String withoutSpaces(String text) {
    return text.replaceAll("\\s+", "");
  }

  @ParameterizedTest
  @MethodSource("runs")
  void commandPrintsWhatTheDocumentShows(Step step) throws Exception {
    Matcher command = COMMAND.matcher(step.shown);
    assertThat(command.matches()).isTrue();
    String main = command.group(1);
    String[] arguments = command.group(2) == null ? new String[0] : command.group(2).split(" ");
    String printed = run(step, main, "", arguments);
    String shown =
        Stream.of(command.group(3).split("(?m)^…\n", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(BOARD));
    assertThat(printed.stripTrailing() + "\n").matches(shown);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void mistakeGivesTheMessageThatTheDocumentShows(Step step) {
    Compilation refused = step.compile();
    assertThat(refused).failed();
    assertThat(refused.errors()).hasSize(1);
    var error = refused.errors().get(0);
    String printed =
        String.format(
            Locale.ROOT,
            "[ERROR] …/Melee.java:[%d,%d] %s\n",
            error.getLineNumber(),
            error.getColumnNumber(),
            TestCompiler.plainMessage(error));
    assertEquals(withoutColumn(step.shown), withoutColumn(printed));
    if (!TestCompiler.IS_ECLIPSE) {
      assertEquals(step.shown, printed);
    }
  }

  /** {@return a message without the column, which each compiler chooses itself} */
  private static String withoutColumn(String message) {
    return message.replaceFirst("(:\\[\\d+),\\d+", "$1");
  }

  /** A person who plays gets the board, the message about an illegal move, and another try. */
  @Test
  void playsWithAPerson() {
    List<Step> runs = runs(NEW_GAME);
    Step last = runs.get(runs.size() - 1);
    Failure failure = assertThrows(Failure.class, () -> run(last, "Play", "a1-a2\nb2-b4\n", "me"));
    assertInstanceOf(NoSuchElementException.class, failure.getCause(), "at the end of the input");
    List<String> boards = List.of(failure.printed.split("(?m)^second player"));
    assertThat(boards).hasSize(4);
    assertThat(boards.get(1))
        .endsWith("first player to move\n\nillegal move a1-a2: the H on a1 does not move to a2\n");
    assertThat(boards.get(2)).contains("4 │  ·  ·  ·  ·  · │\n");
    assertThat(boards.get(3)).contains("4 │  ·  P");
    assertThat(boards.get(3)).endsWith("first player to move\n\n");
  }

  /** The end of a program by an exception. */
  private static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    private final String printed;

    Failure(String printed, Throwable cause) {
      super(cause);
      this.printed = printed;
    }
  }

  /** Compiles the files of a step, and returns what one of its programs prints. */
  private static String run(Step step, String main, String typed, String... arguments)
      throws Exception {
    Compilation compilation = step.compile();
    assertThat(compilation).succeededWithoutWarnings();
    Class<?> type = TestCompiler.load(compilation).loadClass(step.packageName() + "." + main);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream oldOut = System.out;
    InputStream oldIn = System.in;
    try {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
      type.getMethod("main", String[].class).invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      throw new Failure(plain(out), e.getCause());
    } finally {
      System.setOut(oldOut);
      System.setIn(oldIn);
    }
    return plain(out);
  }

  /** {@return what has been printed, with the ends of lines of a document} */
  private static String plain(ByteArrayOutputStream out) {
    return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
