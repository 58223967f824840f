// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.read.Diagnostic;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;

/**
 * A source that is refused, with the errors expected: line, id and text.
 *
 * @param ids the ids of the errors
 * @param typeName the name of the source
 * @param lines the source
 * @param expected the errors
 */
record Refused(Set<Diagnostic> ids, String typeName, String[] lines, List<Expected> expected) {
  record Expected(int line, String message) {}

  static Expected at(int line, String message) {
    return new Expected(line, message);
  }

  static Refused refused(String typeName, String[] lines, Expected... expected) {
    Set<Diagnostic> ids =
        Arrays.stream(expected)
            .map(e -> Diagnostic.valueOf(e.message.substring(1, e.message.indexOf(']'))))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Diagnostic.class)));
    return new Refused(ids, typeName, lines, List.of(expected));
  }

  /** All of the errors, each on its line, and no other; and nothing is generated. */
  void check() {
    JavaFileObject file = Compiling.source(typeName, lines);
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation = Compiling.lenient(processor).compile(file);
    assertThat(compilation).hadErrorCount(expected.size());
    for (Expected error : expected) {
      Compiling.assertError(compilation, error.message, file, error.line);
    }
    List<String> messages = compilation.errors().stream().map(Compiling::plain).sorted().toList();
    assertEquals(
        expected.stream().map(Expected::message).sorted().toList(),
        messages,
        "nothing more is said");
    assertEquals(List.of(), processor.origins(), "nothing is generated");
  }

  @Override
  public String toString() {
    return ids.toString();
  }
}
