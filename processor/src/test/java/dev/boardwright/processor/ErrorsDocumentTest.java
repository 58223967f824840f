// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.support.declaration.Mistake;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests docs/errors.md: it lists every id, and its examples behave as it claims. */
class ErrorsDocumentTest {
  private static final Pattern BLOCK = Pattern.compile("```(\\w+)\n(.*?)\n```\n", Pattern.DOTALL);

  /** The declaration of a top-level type; the first match gives the name of the source. */
  private static final Pattern TYPE =
      Pattern.compile("^(?:class|interface|record) (\\w+)", Pattern.MULTILINE);

  /** A change of an example: a text that takes the place of another, stands beside it, or goes. */
  private static final Pattern CHANGE =
      Pattern.compile(
          "(?:(?:write )?`(?<new>[^`]+)` instead of|add `(?<added>[^`]+)` (?<side>before|after)"
              + "|leave out) `(?<old>[^`]+)`");

  /** The sentence with the changes that correct an example, at the end of a paragraph. */
  private static final Pattern CORRECTION =
      Pattern.compile("In the example, (.*)\\.$", Pattern.MULTILINE);

  /** The members for which “…” in a board stands. */
  private static final String ALWAYS =
      "styles = {\"MINI\", \"mini\"}, order = SquareOrder.DESCENDING";

  /** The message below an example. */
  private static final Pattern COMMENT = Pattern.compile("\n// \\[.*", Pattern.DOTALL);

  /** A message with its id in brackets. */
  private static final Pattern MESSAGE = Pattern.compile("\\[(\\w+)\\] (.*)", Pattern.DOTALL);

  /** The place of an argument in the text of a message. */
  private static final String ARGUMENT = "%(?:\\d\\$)?[sd]";

  /**
   * The entry for an id.
   *
   * @param id the heading
   * @param text the text after the heading, up to the next heading
   */
  record Entry(String id, String text) {
    List<MatchResult> blocks() {
      return BLOCK.matcher(text).results().toList();
    }

    /**
     * {@return the examples in Java, of which the first is rejected and the second accepted} A
     * sentence with changes of the first one takes the place of the second.
     */
    List<String> examples() {
      List<String> examples = new ArrayList<>();
      blocks().stream()
          .filter(block -> block.group(1).equals("java"))
          .map(block -> COMMENT.matcher(block.group(2)).replaceFirst(""))
          .forEach(examples::add);
      String joined = text.replaceAll("(?<=\\S)\n(?=\\S)", " ");
      CORRECTION
          .matcher(joined)
          .results()
          .forEach(found -> examples.add(corrected(examples.get(0), found.group(1))));
      return examples.stream().map(example -> example.replace("…", ALWAYS)).toList();
    }

    /** {@return the messages, each in a block of its own or in a comment below an example} */
    List<String> messages() {
      List<String> messages = new ArrayList<>();
      for (MatchResult block : blocks()) {
        Matcher comment = COMMENT.matcher(block.group(2));
        if (block.group(1).equals("text") && block.group(2).startsWith("[")) {
          messages.add(block.group(2));
        } else if (comment.find()) {
          messages.add(comment.group().strip().replaceAll("(?m)^// ?", ""));
        }
      }
      return messages;
    }

    @Override
    public String toString() {
      return id;
    }
  }

  /** {@return an example with changes, each of which has one place in it} */
  private static String corrected(String example, String changes) {
    assertThat(CHANGE.matcher(changes).replaceAll("")).matches("(, and )*");
    String corrected = example;
    for (Matcher change = CHANGE.matcher(changes); change.find(); ) {
      String old = change.group("old");
      assertThat(example.split(Pattern.quote(old), -1)).hasLength(2);
      corrected = corrected.replace(old, replacement(change, old));
    }
    return corrected;
  }

  private static String replacement(Matcher change, String old) {
    String added = change.group("added");
    if (added != null) {
      return change.group("side").equals("before") ? added + "\n" + old : old + "\n" + added;
    }
    return change.group("new") == null ? "" : change.group("new");
  }

  static Stream<Entry> entries() throws IOException {
    String document = Files.readString(Path.of("../docs/errors.md"));
    List<Entry> entries = new ArrayList<>();
    for (String part : document.split("(?m)^## ")) {
      if (!part.startsWith("# ")) {
        int end = part.indexOf('\n');
        entries.add(new Entry(part.substring(0, end), part.substring(end)));
      }
    }
    return entries.stream();
  }

  @Test
  void listsEveryIdInOrder() throws IOException {
    assertEquals(DiagnosticsTest.ids(), entries().map(Entry::id).toList());
  }

  /** An entry begins with the cause; another paragraph has the fix. */
  @ParameterizedTest
  @MethodSource("entries")
  void everyEntryHasCauseAndFix(Entry entry) {
    assertThat(entry.text().strip()).doesNotMatch("(?s)```.*");
    String prose = BLOCK.matcher(entry.text()).replaceAll("");
    assertThat(prose.strip().split("\n{2,}").length).isAtLeast(2);
  }

  static Stream<Entry> entriesWithSources() throws IOException {
    assertThat(entries().filter(entry -> entry.examples().isEmpty()).map(Entry::id).toList())
        .containsExactly(
            // The source would be too long to show.
            "StyleTooLong",
            "TooManyPieces",
            "PieceTooLong",
            "TooManyTokens",
            "TooManyTerms",
            "TooManyTargets",
            "TooManySquares",
            "NameTooLong",
            "LabelTooLong",
            // The cause is in files, options or paths.
            "OldClass",
            "CannotWrite",
            "OptionValue",
            "JavaRelease",
            "RuntimeMissing",
            // The source contains no mistake.
            "Internal",
            "Generated",
            "Trace");
    return entries().filter(entry -> !entry.examples().isEmpty());
  }

  /** The first example gives only messages with the id, and among them the one that is quoted. */
  @ParameterizedTest
  @MethodSource("entriesWithSources")
  void firstExampleHasProblemAndSecondCompiles(Entry entry) {
    assertThat(entry.examples()).hasSize(2);
    String id = entry.id();
    List<String> messages = problems(id, example(entry.examples().get(0)));
    assertThat(messages).isNotEmpty();
    for (String message : messages) {
      assertThat(message).startsWith("[" + id + "] ");
    }
    assertThat(messages).containsAtLeastElementsIn(entry.messages());
    assertThat(TestCompiler.compile(example(entry.examples().get(1)))).succeededWithoutWarnings();
  }

  /**
   * {@return the errors in a source or, if the id is that of a warning, its warnings} A source with
   * warnings has no errors.
   */
  private static List<String> problems(String id, JavaFileObject source) {
    Compilation compilation = TestCompiler.lenient(new BoardwrightProcessor()).compile(source);
    if (Arrays.stream(RuleProblem.Kind.values())
        .anyMatch(kind -> kind.isWarning() && kind.id().equals(id))) {
      assertThat(compilation).succeeded();
      return plain(compilation.warnings());
    }
    assertThat(compilation).failed();
    return plain(compilation.errors());
  }

  /**
   * {@return messages without the indentation that the compiler adds to all lines but the first}
   */
  private static List<String> plain(List<? extends javax.tools.Diagnostic<?>> messages) {
    return messages.stream().map(m -> TestCompiler.plainMessage(m).replace("\n  ", "\n")).toList();
  }

  private static boolean isMistake(String id) {
    return Arrays.stream(Mistake.values()).anyMatch(mistake -> mistake.name().equals(id));
  }

  static Stream<Arguments> messages() throws IOException {
    return entries()
        .flatMap(entry -> entry.messages().stream())
        .map(MESSAGE::matcher)
        .filter(Matcher::matches)
        .map(message -> Arguments.of(message.group(1), message.group(2)));
  }

  /** A message has the text of its id. An “…” at its end replaces the rest of the message. */
  @ParameterizedTest
  @MethodSource("messages")
  void messageHasTextOfItsId(String id, String message) throws ReflectiveOperationException {
    if (Arrays.stream(RuleProblem.Kind.values()).anyMatch(kind -> kind.id().equals(id))) {
      return; // the runtime supplies the whole text
    }
    Enum<?> constant = isMistake(id) ? Mistake.valueOf(id) : Diagnostic.valueOf(id);
    Field field = constant.getDeclaringClass().getDeclaredField("text");
    field.setAccessible(true);
    String text = (String) field.get(constant);
    if (message.endsWith("…")) {
      String start = message.substring(0, message.length() - 1);
      assertTrue(
          starts(text).anyMatch(part -> pattern(part).matcher(start).matches()),
          () -> message + " is not the start of " + text);
    } else {
      assertThat(message).matches(pattern(text));
    }
  }

  /**
   * {@return the text of a message, and every part of it from its start} A part that ends in an
   * argument is left out, because the argument would match whatever follows.
   */
  private static Stream<String> starts(String text) {
    return IntStream.rangeClosed(1, text.length())
        .mapToObj(length -> text.substring(0, length))
        .filter(part -> part.equals(text) || !part.matches(".*" + ARGUMENT));
  }

  /** {@return the pattern of the messages with a text} An argument matches anything. */
  private static Pattern pattern(String text) {
    return Pattern.compile(
        Arrays.stream(text.split(ARGUMENT, -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")),
        Pattern.DOTALL);
  }

  static JavaFileObject example(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      return example(source + "\ninterface Mini {}");
    }
    String side = source.contains("Side.") ? "import dev.boardwright.style.Side;\n" : "";
    String packed = source.contains("@BitPacked") ? "import dev.boardwright.packed.*;\n" : "";
    boolean isOnlyPacked = !packed.isEmpty() && !source.contains("@Board");
    String board = isOnlyPacked ? "" : "import dev.boardwright.*;\n";
    return TestCompiler.source(
        "game." + type.group(1), "package game;\n" + board + packed + side + source);
  }
}
