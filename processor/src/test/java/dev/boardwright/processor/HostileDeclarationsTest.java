// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.Board;
import dev.boardwright.processor.testing.GeneratedCodec;
import dev.boardwright.processor.testing.GeneratingProcessor;
import dev.boardwright.processor.testing.RecordingProcessor;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Declarations that nobody writes on purpose: one short message for each mistake, and no more. */
@Tag("compilers")
class HostileDeclarationsTest {
  private static final int MAX_MESSAGE = 1_000;

  private static final JavaFileObject SHOGI =
      source(
          "game.Shogi",
          """
          package game;
          @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
          interface Shogi {}
          """);

  private static JavaFileObject record(String components) {
    return source(
        "game.Move",
        """
        package game;
        import dev.boardwright.*;
        @BitPacked record Move%s {}
        """
            .formatted(components));
  }

  private static List<String> errors(Compilation compilation) {
    return compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  private static boolean isOurs(String message) {
    return message.startsWith("[");
  }

  /** The methods of Object that a component cannot be called, and types that do not exist. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "boolean toString",
        "boolean hashCode",
        "boolean clone",
        "boolean finalize",
        "boolean getClass",
        "boolean notify",
        "boolean notifyAll",
        "boolean wait",
        "boolean a, boolean wait, boolean b",
        "java.util.Lost<String> a",
        "java.util.Lost<String> a, boolean b",
      })
  void aComponentThatTheCompilerRefusesIsLeftToIt(String components) {
    List<String> errors = errors(TestCompiler.compile(record("(" + components + ")")));
    assertThat(errors).hasSize(1);
    assertTrue(errors.stream().noneMatch(HostileDeclarationsTest::isOurs), errors::toString);
  }

  /** What is wrong besides is still reported. */
  @Test
  void aRefusedComponentHidesNoOtherMistake() {
    List<String> errors =
        errors(TestCompiler.compile(record("(boolean toString, int from, char to)")));
    assertThat(errors.stream().filter(HostileDeclarationsTest::isOurs).count()).isEqualTo(2);
    assertThat(String.join("\n", errors)).contains("[MissingRange] Move.from needs");
    assertThat(String.join("\n", errors)).contains("[UnsupportedType] Move.to cannot");
  }

  @ParameterizedTest
  @CsvSource({"8, 8", "11, 11", "16, 16"})
  void anOldReleaseIsOneMessage(String release, String shown) {
    JavaFileObject two =
        source(
            "game.Two",
            """
            package game;
            import dev.boardwright.*;
            class Two {
              @Board(shape = {2, 2}, styles = {"A", "a"}) interface One {}
              @Board(shape = {0}, styles = {"A", "a"}) interface Other {}
              @BitPacked class NoRecord {}
            }
            """);
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation =
        TestCompiler.lenient(processor).withOptions("--release", release).compile(SHOGI, two);
    assertThat(errors(compilation))
        .containsExactly(
            "[JavaRelease] generated code needs Java 17: compile with --release 17 or later, not"
                + " for Java "
                + shown);
    assertEquals(List.of(), processor.origins());
  }

  /** One mistake, one error of ours; a generic record shows its variables, which are no types. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GenericRecord | @BitPacked record X<T>(T t) {}",
        "GenericRecord | @BitPacked record X<T extends Enum<T>>(T t, boolean b) {}",
        "EmptyRecord   | @BitPacked record X() {}",
        "NotARecord    | @BitPacked class X<T> {}",
        "StartSyntax   | @Board(shape = 4, styles = {\"A\", \"a\"}, start = \"\") interface X {}",
        "StartWithoutOrder"
            + " | @Board(shape = 4, styles = {\"A\", \"a\"}, start = \"4 / A/a\") interface X {}",
      })
  void oneMistakeIsOneError(String id, String declaration) {
    Compilation compilation =
        TestCompiler.compile(
            source(
                "game.X",
                """
                package game;
                import dev.boardwright.*;
                %s
                """
                    .formatted(declaration)));
    List<String> errors = errors(compilation);
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0)).startsWith("[" + id + "] ");
  }

  /** A text that is a line terminator to somebody, though not to Java, and what templates use. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u2028b",
        "a\u2029b",
        "a\u0085b",
        "a\u000Bb",
        "a\fb",
        "a\nb",
        "a\rb",
        "a\r\nb",
        "$L$$$S",
        "a\u0000b",
        "\\u0022",
        "\uD800",
        "// {\n\n}",
        "implements class",
        "x. @y"
      })
  void anyTextIsALabel(String label) {
    StringBuilder literal = new StringBuilder();
    label.chars().forEach(c -> literal.append(String.format("\\%03o", c & 0xFF)));
    boolean isLatin = label.chars().allMatch(c -> c < 256);
    String written =
        isLatin
            ? literal.toString()
            : label.chars().mapToObj(c -> String.format("\\u%04X", c)).reduce("", String::concat);
    GeneratedCodec codec =
        GeneratedCodec.of(
            source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.*;
                @BitPacked public record Tested(@Range(max = 3, label = "%s") int a) {}
                """
                    .formatted(written)));
    assertEquals(label, codec.format.fields().get(0).label());
  }

  /** Every name and every text is of 20,000 characters, or of 64 KB. */
  static Stream<String> longSources() {
    String name = "N" + "x".repeat(20_000);
    String text = "\\u0001".repeat(65_000);
    return Stream.of(
            "@Board(shape = 4, styles = {\"A\", \"a\"}) private interface NAME {}",
            "@Board(shape = 4, styles = {\"A\", \"a\"}) interface NAME {} } class X_NAMECells {",
            "private class NAME { @Board(shape = 4, styles = {\"A\", \"a\"}) interface Y {} }",
            "@BitPacked class NAME {}",
            "@BitPacked record NAME() {}",
            "@BitPacked record NAME<T>(T t) {}",
            "@BitPacked record Y(int NAME) {}",
            "@BitPacked record NAME(int NAME) {}",
            "@BitPacked record Y(NAME a) {} class NAME {}",
            "@BitPacked record Y(NAME a) {} private enum NAME { A }",
            "@BitPacked record Y(NAME.E a) {} private class NAME { enum E { A } }",
            "@BitPacked record Y(NAME a) {} enum NAME {}",
            "@BitPacked record Y(@Range(min = 2, max = 1) int NAME) {}",
            "@BitPacked record Y(@Range(max = 300) byte NAME) {}",
            "@BitPacked record Y(@Range(max = 1) boolean NAME) {}",
            "@BitPacked record Y(@NAME.Range int a) {} class NAME { @interface Range {} }",
            "@BitPacked record Y(@Range(max = Long.MAX_VALUE) long NAME, long b) {}",
            "@BitPacked record Y(@Range(max = Long.MAX_VALUE) long NAME,"
                + " @Range(max = 9) int b) {}",
            "@Board(shape = 4, styles = {\"TEXT\", \"a\"}) interface Y {}",
            "@Board(shape = 4, styles = {\"NAME\", \"a\"}) interface Y {}",
            "@Board(shape = 4, styles = {\"A\", \"a\"}, start = \"TEXT\") interface Y {}",
            "@Board(shape = 4, styles = {\"A\", \"a\"}, pieces = {\"TEXT\", \"TEXT\"}) interface Y"
                + " {}",
            "@Board(shape = 4, styles = {\"A\", \"a\"}, pieces = {\"-NAME\", \".NAME\"})"
                + " interface Y {}",
            "@Board(shape = 4, styles = {\"A\", \"a\"}, pieces = \"K\", firstHand = \"TEXT\")"
                + " interface Y {}")
        .map(source -> source.replace("NAME", name).replace("TEXT", text));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("longSources")
  void noMessageRepeatsALongInput(String declaration) {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(
                source(
                    "game.X",
                    "package game; import dev.boardwright.*; class X { " + declaration + " }"));
    List<String> ours =
        errors(compilation).stream().filter(HostileDeclarationsTest::isOurs).toList();
    assertThat(ours).isNotEmpty();
    for (String message : ours) {
      assertTrue(message.length() <= MAX_MESSAGE + 200, () -> message.substring(0, 200));
    }
  }

  @Test
  void noMessageRepeatsALongOption() {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .withOptions("-Aboardwright.verbose=" + "x".repeat(64 * 1_024))
            .compile(SHOGI);
    assertThat(errors(compilation)).hasSize(1);
    assertThat(errors(compilation).get(0).length()).isAtMost(MAX_MESSAGE);
  }

  private static void assertOneError(Compilation compilation, String message) {
    assertThat(errors(compilation)).hasSize(1);
    assertThat(errors(compilation).get(0)).startsWith(message);
    List<String> warnings =
        compilation.diagnostics().stream()
            .filter(said -> said.getKind() != Diagnostic.Kind.ERROR)
            .map(said -> said.getMessage(Locale.ROOT))
            .filter(said -> said.contains("nclosed"))
            .toList();
    assertEquals(List.of(), warnings);
  }

  /** What other processors generate in the same round cannot be seen before. */
  @ParameterizedTest
  @ValueSource(strings = {"ShogiSquare", "ShogiCells", "ShogiPosition"})
  void aTypeThatAnotherProcessorHasGenerated(String name) {
    Processor other =
        new GeneratingProcessor("game." + name, "package game; class " + name + " {}");
    Compilation compilation =
        TestCompiler.lenient(other, new BoardwrightProcessor()).compile(SHOGI);
    assertOneError(compilation, "[NameTaken] the type " + name + " cannot be generated: ");
  }

  private static final List<String> FILES =
      List.of("ShogiSquare", "ShogiCells", "ShogiSquareSet", "ShogiGeometry", "ShogiPosition");

  /** The first file that cannot be created is named, and the rest is not tried. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void aFileThatCannotBeCreated(int which) {
    RecordingProcessor processor =
        new RecordingProcessor(new IOException("disk full")).failingAt(which);
    Compilation compilation = TestCompiler.lenient(processor).compile(SHOGI);
    assertOneError(
        compilation,
        "[CannotWrite] cannot write " + FILES.get(which) + ": java.io.IOException: disk full");
  }

  /** The files before it are closed, and have no types in them. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void aFileThatCannotBeOpened(int which) {
    RecordingProcessor processor =
        new RecordingProcessor(new IOException("disk full")).failingToOpen(which);
    Compilation compilation = TestCompiler.lenient(processor).compile(SHOGI);
    assertThat(errors(compilation))
        .containsExactly(
            "[CannotWrite] cannot write " + FILES.get(which) + ": java.io.IOException: disk full");
    assertEquals(0, processor.opened());
  }

  /** A folder has the name of a file: nothing is generated, and nothing refers to what is not. */
  @ParameterizedTest
  @ValueSource(strings = {"ShogiSquare", "ShogiCells"})
  void aFolderInTheWay(String name, @TempDir Path folder) throws IOException {
    TestCompiler.write(
        folder.resolve("module-info.java"), "module game { requires dev.boardwright.runtime; }");
    TestCompiler.write(folder.resolve("game/Shogi.java"), TestCompiler.content(SHOGI));
    Files.createDirectories(folder.resolve("game/" + name + ".java"));
    String said =
        TestCompiler.failingInFolder(
            folder, "--module-path", TestCompiler.classPathOf(Board.class).toString());
    assertThat(said).contains("[CannotWrite] cannot write " + name + ": ");
    // The Eclipse compiler tries to read the folder, and says so besides.
    assertThat(said).contains(TestCompiler.IS_ECLIPSE ? "2 problems (2 errors)" : "1 error\n");
    assertThat(said).doesNotContain("[Internal]");
    assertThat(said).doesNotContain("nclosed");
  }
}
