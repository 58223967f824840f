// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests how {@link Layout} formats the source that JavaPoet writes. */
class LayoutTest {
  private static void assertTidy(String expected, String source) {
    assertEquals(expected, Layout.tidy(source, line -> true));
  }

  @Test
  void putsShortJavadocOnOneLine() {
    assertTidy("  /** The size. */\n  int size;\n", "  /**\n   * The size.\n   */\n  int size;\n");
    assertTidy("/**\n * One.\n * Two.\n */\n", "/**\n * One.\n * Two.\n */\n");
    // A comment of 100 columns stays on one line.
    String ninety = "x".repeat(90);
    assertTidy("/** " + ninety + " */\n", "/**\n * " + ninety + "\n */\n");
    assertTidy("/** " + ninety + "xxx */\n", "/**\n * " + ninety + "xxx\n */\n");
    assertTidy("/**\n * " + ninety + "xxxx\n */\n", "/**\n * " + ninety + "xxxx\n */\n");
    assertTidy("/**\n * At the end", "/**\n * At the end");
  }

  @Test
  void writesEmptyBodyAsTwoBraces() {
    assertTidy("class A {}\n", "class A {\n}\n");
    assertTidy("  A() {}\n\n  B() {\n    b();\n  }\n", "  A() {\n  }\n\n  B() {\n    b();\n  }\n");
    assertTidy("if (a) {} else {}\n", "if (a) {\n} else {\n}\n");
  }

  @Test
  void removesBlankLineBetweenConstants() {
    assertTidy(
        "  A1,\n  /** B. */\n  B1;\n\n  /** C. */\n  int c;\n",
        "  A1,\n\n  /**\n   * B.\n   */\n  B1;\n\n  /**\n   * C.\n   */\n  int c;\n");
    assertTidy("  a,\n\n  /** B. */\n", "  a,\n\n  /**\n   * B.\n   */\n");
  }

  @Test
  void joinsAnnotationToType() {
    assertTidy("Outer.@Nullable Inner x;\n", "Outer. @Nullable Inner x;\n");
    assertTidy("f(\"x. @y\");\n", "f(\"x. @y\");\n");
  }

  @Test
  void breaksLongClassHeader() {
    String name = "X".repeat(60);
    assertTidy(
        "  final class " + name + " extends A\n      implements B<" + name + ">, C {\n  int a;\n",
        "  final class " + name + " extends A implements B<" + name + ">, C {\n  int a;\n");
    assertTidy("class A implements B {\n  int a;\n", "class A implements B {\n  int a;\n");
    String comment = " * the class " + name + " implements " + name + "\n";
    assertTidy(comment, comment);
  }

  /** Unicode line separators do not end a line, and all non-ASCII characters are escaped. */
  @Test
  void escapesNonAsciiCharacters() {
    assertTidy("int gr\\u00F6\\u00DFe; // a\\u2028b\\uD835\\uDFCE\n", "int größe; // a\u2028b𝟎\n");
  }

  @Test
  void omitsUnneededLines() {
    assertEquals("a\nc", Layout.tidy("a\nb\nc", line -> !line.equals("b")));
  }

  /**
   * Templates must not use JavaPoet's {@code $S}: only {@link Literals} knows which characters a
   * string literal may contain.
   */
  @Test
  void templatesFormatNoStringLiterals() throws IOException {
    try (Stream<Path> writers =
        Files.walk(Path.of("src/main/java/dev/boardwright/processor/write"))) {
      List<Path> found =
          writers
              .filter(Files::isRegularFile)
              .filter(file -> read(file).matches("(?s).*\\$(\\w+:)?S\\b.*"))
              .toList();
      assertEquals(List.of(), found);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
