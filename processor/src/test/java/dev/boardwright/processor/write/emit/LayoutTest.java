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

/** How generated source is laid out, from what JavaPoet writes. */
class LayoutTest {
  private static void assertTidy(String expected, String source) {
    assertEquals(expected, Layout.tidy(source, line -> true));
  }

  @Test
  void aShortJavadocCommentIsOneLine() {
    assertTidy("  /** The size. */\n  int size;\n", "  /**\n   * The size.\n   */\n  int size;\n");
    assertTidy("/**\n * One.\n * Two.\n */\n", "/**\n * One.\n * Two.\n */\n");
    // A hundred columns are left on a line.
    String ninety = "x".repeat(90);
    assertTidy("/** " + ninety + " */\n", "/**\n * " + ninety + "\n */\n");
    assertTidy("/** " + ninety + "xxx */\n", "/**\n * " + ninety + "xxx\n */\n");
    assertTidy("/**\n * " + ninety + "xxxx\n */\n", "/**\n * " + ninety + "xxxx\n */\n");
    assertTidy("/**\n * At the end", "/**\n * At the end");
  }

  @Test
  void anEmptyBodyIsTwoBraces() {
    assertTidy("class A {}\n", "class A {\n}\n");
    assertTidy("  A() {}\n\n  B() {\n    b();\n  }\n", "  A() {\n  }\n\n  B() {\n    b();\n  }\n");
    assertTidy("if (a) {} else {}\n", "if (a) {\n} else {\n}\n");
  }

  @Test
  void noBlankLineBetweenConstants() {
    assertTidy(
        "  A1,\n  /** B. */\n  B1;\n\n  /** C. */\n  int c;\n",
        "  A1,\n\n  /**\n   * B.\n   */\n  B1;\n\n  /**\n   * C.\n   */\n  int c;\n");
    assertTidy("  a,\n\n  /** B. */\n", "  a,\n\n  /**\n   * B.\n   */\n");
  }

  @Test
  void anAnnotationBelongsToItsType() {
    assertTidy("Outer.@Nullable Inner x;\n", "Outer. @Nullable Inner x;\n");
    assertTidy("f(\"x. @y\");\n", "f(\"x. @y\");\n");
  }

  @Test
  void aLongHeaderIsBroken() {
    String name = "X".repeat(60);
    assertTidy(
        "  final class " + name + " extends A\n      implements B<" + name + ">, C {\n  int a;\n",
        "  final class " + name + " extends A implements B<" + name + ">, C {\n  int a;\n");
    assertTidy("class A implements B {\n  int a;\n", "class A implements B {\n  int a;\n");
    String comment = " * the class " + name + " implements " + name + "\n";
    assertTidy(comment, comment);
  }

  /** Line breaks of Unicode's are none of Java's, and whatever is not ASCII is escaped. */
  @Test
  void onlyAscii() {
    assertTidy("int gr\\u00F6\\u00DFe; // a\\u2028b\\uD835\\uDFCE\n", "int größe; // a\u2028b𝟎\n");
  }

  @Test
  void linesThatAreNotNeededAreLeftOut() {
    assertEquals("a\nc", Layout.tidy("a\nb\nc", line -> !line.equals("b")));
  }

  /** Literals alone knows what a string literal may have in it; JavaPoet does not. */
  @Test
  void noTemplateMakesStringLiterals() throws IOException {
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
