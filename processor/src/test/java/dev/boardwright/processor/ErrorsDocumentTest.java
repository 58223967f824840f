// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** docs/errors.md: every id in it, and every example as it says. */
class ErrorsDocumentTest {
  private static final Pattern BLOCK = Pattern.compile("```(\\w+)\n(.*?)\n```\n", Pattern.DOTALL);

  /** The first name that a source declares outside of any other. */
  private static final Pattern TYPE =
      Pattern.compile("^(?:class|interface|record) (\\w+)", Pattern.MULTILINE);

  /**
   * What is written of an id.
   *
   * @param id the heading
   * @param text what follows, up to the next heading
   */
  record Entry(String id, String text) {
    List<MatchResult> blocks() {
      return BLOCK.matcher(text).results().toList();
    }

    /** The examples in Java: what is refused, and what is taken. */
    List<String> examples() {
      return blocks().stream().filter(b -> b.group(1).equals("java")).map(b -> b.group(2)).toList();
    }

    @Override
    public String toString() {
      return id;
    }
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
  void everyIdInTheOrderOfTheCatalogue() throws IOException {
    assertEquals(
        Arrays.stream(Diagnostic.values()).map(Diagnostic::name).toList(),
        entries().map(Entry::id).toList());
  }

  /** A cause before the example, and a cure after it. */
  @ParameterizedTest
  @MethodSource("entries")
  void causeExampleAndCure(Entry entry) {
    MatchResult example = entry.blocks().get(0);
    assertThat(entry.text().substring(0, example.start()).strip()).isNotEmpty();
    String after = entry.text().substring(example.end());
    Matcher next = BLOCK.matcher(after);
    String cure = next.find() ? after.substring(0, next.start()) : after;
    assertThat(cure.strip()).isNotEmpty();
  }

  static Stream<Entry> entriesWithSources() throws IOException {
    assertThat(entries().filter(entry -> entry.examples().isEmpty()).map(Entry::id).toList())
        .containsExactly(
            // Of sources too long to show,
            "StyleTooLong",
            "TooManyPieces",
            "PieceTooLong",
            // of files, options and paths,
            "OldClass",
            "CannotWrite",
            "OptionValue",
            "JavaRelease",
            "RuntimeMissing",
            // and of what is no mistake of a source.
            "Internal",
            "Generated",
            "Trace");
    return entries().filter(entry -> !entry.examples().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("entriesWithSources")
  void examplesAreRefusedAndTaken(Entry entry) {
    assertThat(entry.examples()).hasSize(2);
    Compilation refused = TestCompiler.compile(example(entry.examples().get(0)));
    assertThat(refused).failed();
    for (var error : refused.errors()) {
      assertThat(error.getMessage(null)).startsWith("[" + entry.id() + "] ");
    }
    assertThat(TestCompiler.compile(example(entry.examples().get(1)))).succeededWithoutWarnings();
  }

  private static JavaFileObject example(String source) {
    Matcher type = TYPE.matcher(source);
    assertThat(type.find()).isTrue();
    return TestCompiler.source(
        "game." + type.group(1), "package game;\nimport dev.boardwright.*;\n" + source);
  }
}
