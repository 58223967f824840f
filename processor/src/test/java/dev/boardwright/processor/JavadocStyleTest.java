// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.processor.testing.JavadocStyle;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the form of the Javadoc in all modules. */
class JavadocStyleTest {
  @ParameterizedTest
  @ValueSource(strings = {"runtime", "processor", "examples", "benchmarks"})
  void commentsHaveStandardForm(String module) throws IOException {
    Path folder = Path.of("..", module, "src");
    assertThat(JavadocStyle.problems(sources(folder.resolve("main")), false)).isEmpty();
    assertThat(JavadocStyle.problems(sources(folder.resolve("test")), true)).isEmpty();
  }

  private static List<JavaFileObject> sources(Path folder) throws IOException {
    List<JavaFileObject> sources;
    try (Stream<Path> files = Files.walk(folder)) {
      sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .<JavaFileObject>map(file -> TestCompiler.source(name(file), read(file)))
              .toList();
    }
    assertThat(sources.size()).isAtLeast(10);
    return sources;
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void reportsOtherForms() throws IOException {
    String text =
        """
        /** What a class is. */
        class A {
          /** How many there are. */
          int count;
          /** The number of squares. */
          int size() { return 0; }
          /** Returns a number. @return the number */
          int first() { return 0; }
          /**
           * Returns a number.
           * @return the number
           */
          int second() { return 0; }
          /** {@return the number of files} */
          int third() { return 0; }
          /** Passes the turn. */
          void fourth() {}
          /** Squares of the board. */
          void fifth() {}
        }
        """;
    assertEquals(List.of(2, 4, 6, 13, 19), linesOfProblems(text, false));
    assertEquals(List.of(2, 4, 13), linesOfProblems(text, true));
  }

  private static List<Integer> linesOfProblems(String text, boolean isTest) throws IOException {
    return JavadocStyle.problems(List.of(TestCompiler.source("A", text)), isTest).stream()
        .map(problem -> Integer.valueOf(problem.split(":")[1]))
        .toList();
  }
}
