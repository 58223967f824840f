// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;

/**
 * A source that the processor rejects, with the expected errors.
 *
 * @param ids the ids of the errors
 * @param typeName the qualified name of the type in the source
 * @param source the source
 * @param expected the errors, each with its line and its whole message
 */
public record RefusedSource(
    Set<String> ids, String typeName, String source, List<Expected> expected) {
  /**
   * An expected error.
   *
   * @param line the line that the error is shown on
   * @param message the whole message, which begins with the id in brackets
   */
  public record Expected(int line, String message) {}

  public static Expected at(int line, String message) {
    return new Expected(line, message);
  }

  public static RefusedSource refused(String typeName, String source, Expected... expected) {
    Set<String> ids =
        Arrays.stream(expected)
            .map(e -> e.message.substring(1, e.message.indexOf(']')))
            .collect(Collectors.toSet());
    return new RefusedSource(ids, typeName, source, List.of(expected));
  }

  /**
   * Checks that the compiler reports all these errors, each on its line, and no others, and that
   * the processor generates nothing.
   */
  public void check() {
    checkMessages();
  }

  private Compilation checkMessages() {
    JavaFileObject file = TestCompiler.source(typeName, source);
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation = TestCompiler.lenient(processor).compile(file);
    assertThat(compilation).hadErrorCount(expected.size());
    for (Expected error : expected) {
      TestCompiler.assertError(compilation, error.message, file, error.line);
    }
    List<String> messages =
        compilation.errors().stream().map(TestCompiler::plainMessage).sorted().toList();
    assertEquals(
        expected.stream().map(Expected::message).sorted().toList(),
        messages,
        "nothing more is said");
    assertEquals(List.of(), processor.origins(), "nothing is generated");
    return compilation;
  }

  /**
   * Checks the same as {@link #check}, and that the lines are right with the Eclipse compiler as
   * well. It shows an error on a member of the annotation where javac shows it on the value, so
   * both must be on the same line.
   */
  public void checkLines() {
    assertEquals(
        expected.stream().map(e -> e.line + ": " + e.message).sorted().toList(),
        checkMessages().errors().stream()
            .map(error -> error.getLineNumber() + ": " + TestCompiler.plainMessage(error))
            .sorted()
            .toList());
  }

  @Override
  public String toString() {
    return ids.toString();
  }
}
