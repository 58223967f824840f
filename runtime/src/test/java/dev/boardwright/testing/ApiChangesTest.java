// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that changes of an API are found, and that other changes are not. */
class ApiChangesTest {
  @TempDir Path folder;

  /** {@return the signatures of a public class T in the package a, and of another package} */
  private Path jar(String name, String type) throws IOException {
    Path sources = Files.createDirectories(folder.resolve(name));
    Path file = sources.resolve("T.java");
    Files.writeString(file, "package a; public " + type);
    Path classes = sources.resolve("classes");
    String[] arguments = {"-d", classes.toString(), file.toString()};
    assertEquals(
        0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, arguments));
    Path jar = sources.resolve("T.jar");
    Signatures.write(classes, "internal/", jar);
    return jar;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class T {} | class T { public int sum() { return 1; } }",
        "class T { protected int sum() { return 1; } } | class T {}",
        "class T { public T(int a) {} } | class T { public T(long a) {} }",
        "class T {} | final class T {}",
        "class T { public java.util.List<String> x; } | class T { public java.util.List<Long> x; }",
        "interface T { Comparable<T> x(); } | interface T { Comparable<String> x(); }",
        "interface T { int X = 1; } | interface T { int X = 2; }",
        "enum T { A, B } | enum T { B, A }",
        "record T(int a, int b) {} | record T(int b, int a) {}",
        "@interface T { int x() default 1; } | @interface T { int x() default 2; }",
        "@interface T { int x() default 1; } | @interface T { int x(); }",
        "@interface T { int[] x() default {1}; } | @interface T { int[] x() default {}; }",
        "@interface T { String[] x() default {}; } | @interface T { String[] x(); }",
        "class T { public void x() {} } | class T { @Deprecated public void x() {} }",
        "interface T {} | interface T { default void x() {} }"
      })
  void changesAreFound(String before, String after) throws IOException {
    String changes = ApiChanges.between(jar("before", before), jar("after", after), List.of());
    assertThat(changes).contains("a.T");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class T { public int x() { return 1; } } | class T { public int x() { return 2; } }",
        "class T {} | class T { private int x; int y; void z() {} private void u() {} }",
        "class T { public int x, y; } | class T { public int y, x; }",
        "class T { private T() {} public void x() {} } | class T { private T(int a) {} public void"
            + " x() {} }",
        "class T { private class U {} } | class T { private class V {} class W {} }"
      })
  void whatNobodySeesIsNoChange(String before, String after) throws IOException {
    assertEquals("", ApiChanges.between(jar("before", before), jar("after", after), List.of()));
  }

  @Test
  void excludedElementsAreLeftOut() throws IOException {
    Path before = jar("before", "class T { public int x, y; }");
    Path after = jar("after", "class T { public int x; public void z(int a) {} }");
    assertThat(ApiChanges.between(before, after, List.of("a.T#y"))).contains("z(int)");
    assertEquals("", ApiChanges.between(before, after, List.of("a.T#y", "a.T#z(int)")));
    assertEquals("", ApiChanges.between(before, after, List.of("a.T")));
    assertEquals("", ApiChanges.between(before, after, List.of("a")));
    assertThat(ApiChanges.between(before, after, List.of("b", "b.*"))).isNotEmpty();
  }
}
