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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

/** Tests that unusual and broken declarations cause exactly one short message for each mistake. */
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
        import dev.boardwright.packed.*;
        @BitPacked record Move%s {}
        """
            .formatted(components));
  }

  private static List<String> errors(Compilation compilation) {
    return compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  /** {@return whether a message comes from the processor} */
  private static boolean isOurs(String message) {
    return message.startsWith("[");
  }

  /** Tests components with the names of methods of Object or with types that do not exist. */
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
  void leavesInvalidComponentToCompiler(String components) {
    List<String> errors = errors(TestCompiler.compile(record("(" + components + ")")));
    assertThat(errors).hasSize(1);
    assertTrue(errors.stream().noneMatch(HostileDeclarationsTest::isOurs), errors::toString);
  }

  /** If the compiler rejects a component, the processor still reports mistakes in the others. */
  @Test
  void reportsOtherMistakesDespiteInvalidComponent() {
    List<String> errors =
        errors(TestCompiler.compile(record("(boolean toString, int from, char to)")));
    assertThat(errors.stream().filter(HostileDeclarationsTest::isOurs).count()).isEqualTo(2);
    assertThat(String.join("\n", errors)).contains("[MissingRange] Move.from needs");
    assertThat(String.join("\n", errors)).contains("[UnsupportedType] Move.to has");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "11", "16"})
  void reportsOldReleaseOnce(String release) {
    JavaFileObject two =
        source(
            "game.Two",
            """
            package game;
            import dev.boardwright.*; import dev.boardwright.packed.*;
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
            "[JavaRelease] generated code needs Java 17 or later: compile with --release 17 or"
                + " later, not "
                + release);
    assertEquals(List.of(), processor.origins());
  }

  /**
   * Each mistake causes one error. The components of a generic record have type variables as types,
   * which cause no further errors.
   */
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
  void reportsOneErrorPerMistake(String id, String declaration) {
    Compilation compilation =
        TestCompiler.compile(
            source(
                "game.X",
                """
                package game;
                import dev.boardwright.*; import dev.boardwright.packed.*;
                %s
                """
                    .formatted(declaration)));
    List<String> errors = errors(compilation);
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0)).startsWith("[" + id + "] ");
  }

  /**
   * Tests labels with line terminators, including some that only other software treats as such, and
   * with text that has a meaning in Java or in templates.
   */
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
  void acceptsAnyTextAsLabel(String label) {
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
                import dev.boardwright.packed.*;
                @BitPacked public record Tested(@Range(max = 3, label = "%s") int a) {}
                """
                    .formatted(written)));
    assertEquals(label, codec.format.fields().get(0).label());
  }

  /** {@return invalid declarations with names of more than 20,000 characters or texts of 65,000} */
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
  void messagesStayShortForLongInput(String declaration) {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(
                source(
                    "game.X",
                    "package game; import dev.boardwright.*; import dev.boardwright.packed.*;"
                        + " class X { "
                        + declaration
                        + " }"));
    List<String> ours =
        errors(compilation).stream().filter(HostileDeclarationsTest::isOurs).toList();
    assertThat(ours).isNotEmpty();
    for (String message : ours) {
      assertTrue(message.length() <= MAX_MESSAGE + 200, () -> message.substring(0, 200));
    }
  }

  @Test
  void messageStaysShortForLongOption() {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .withOptions("-Aboardwright.verbose=" + "x".repeat(64 * 1_024))
            .compile(SHOGI);
    assertThat(errors(compilation)).hasSize(1);
    assertThat(errors(compilation).get(0).length()).isAtMost(MAX_MESSAGE);
  }

  /**
   * Checks that there is only one error, which starts with a text, and no warning about an unclosed
   * file.
   */
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

  /** A type that another processor generates in the same round cannot be detected beforehand. */
  @ParameterizedTest
  @ValueSource(strings = {"ShogiSquare", "ShogiCells", "ShogiPosition"})
  void rejectsTypeNameTakenByAnotherProcessor(String name) {
    Processor other =
        new GeneratingProcessor("game." + name, "package game; class " + name + " {}");
    Compilation compilation =
        TestCompiler.lenient(other, new BoardwrightProcessor()).compile(SHOGI);
    assertOneError(compilation, "[NameTaken] the type " + name + " cannot be generated: ");
  }

  /** A package with the name of a type would clash with it. */
  @Test
  void rejectsTypeNameOfPackage() {
    assertOneError(
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(
                SHOGI, source("game.ShogiCells.Other", "package game.ShogiCells; class Other {}")),
        "[NameTaken] the type ShogiCells cannot be generated: a package has that name");
  }

  /** {@return a game and a record with a name} */
  private static String named(String name) {
    return """
    package game;
    import dev.boardwright.*; import dev.boardwright.packed.*;
    @Board(shape = {3, 3}, styles = {"MINI", "mini"}, order = SquareOrder.DESCENDING,
        start = "1k^1/3/1K^1 / MINI/mini")
    @Rules({@Piece(token = "K^", moves = "K"), @Piece(token = "P", moves = "fWpR")})
    @SuppressWarnings("UnreachedPiece")
    interface NAME {
      @BitPacked record R(boolean a) {}
    }
    """
        .replace("NAME", name);
  }

  /** File systems allow 255 bytes for the name of a file. */
  @Test
  void acceptsNamesUpToLimit() {
    JavaFileObject[] sources =
        Stream.of("N".repeat(222), "é".repeat(111))
            .map(name -> source("game." + name, named(name)))
            .toArray(JavaFileObject[]::new);
    Compilation compilation = TestCompiler.compile(sources);
    assertThat(compilation).succeededWithoutWarnings();
    for (JavaFileObject file : compilation.generatedFiles()) {
      String name = Path.of(file.toUri().getPath()).getFileName().toString();
      assertThat(name.getBytes(StandardCharsets.UTF_8).length).isAtMost(255);
    }
  }

  @Test
  void rejectsNamesAboveLimit() {
    List<String> errors =
        errors(
            TestCompiler.lenient(new BoardwrightProcessor())
                .compile(
                    source("game.X", named("N".repeat(225))),
                    source("game.Y", named("é".repeat(113)))));
    assertThat(errors.stream().filter(HostileDeclarationsTest::isOurs).toList()).hasSize(4);
    for (String start : List.of("N".repeat(120) + "…", "é".repeat(113))) {
      assertThat(String.join("\n", errors))
          .contains(
              "[NameTooLong] "
                  + start
                  + ": the generated files start with this name, which must have at most 224 bytes"
                  + " of UTF-8, got 22"
                  + (start.startsWith("N") ? 5 : 6));
    }
  }

  /** The Eclipse compiler warns about a method that has the name of its type. */
  @Test
  void methodWithNameOfItsTypeCausesNoWarning() {
    List<JavaFileObject> sources = new ArrayList<>();
    List<String> names =
        List.of(
            "to",
            "with",
            "open",
            "module",
            "requires",
            "exports",
            "opens",
            "uses",
            "provides",
            "transitive",
            "when",
            "addKing",
            "addP");
    for (String name : names) {
      sources.add(source("game." + name, named(name)));
    }
    Compilation compilation = TestCompiler.compile(sources.toArray(JavaFileObject[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(TestCompiler.generated(compilation, "game.toSquareSet"))
        .contains("@SuppressWarnings(\"all\")");
    assertThat(TestCompiler.generated(compilation, "game.withSquareSet")).doesNotContain("\"all\"");
  }

  private static final List<String> FILES =
      List.of("ShogiSquare", "ShogiCells", "ShogiSquareSet", "ShogiGeometry", "ShogiPosition");

  /** The error names the first file that cannot be created; the remaining files are not tried. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void reportsFirstFileThatCannotBeCreated(int which) {
    RecordingProcessor processor =
        new RecordingProcessor(new IOException("disk full")).failingAt(which);
    Compilation compilation = TestCompiler.lenient(processor).compile(SHOGI);
    assertOneError(
        compilation,
        "[CannotWrite] cannot write " + FILES.get(which) + ": java.io.IOException: disk full");
  }

  /** The files opened before the failure are closed, and contain no types. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void closesFilesIfOneCannotBeOpened(int which) {
    RecordingProcessor processor =
        new RecordingProcessor(new IOException("disk full")).failingToOpen(which);
    Compilation compilation = TestCompiler.lenient(processor).compile(SHOGI);
    assertThat(errors(compilation))
        .containsExactly(
            "[CannotWrite] cannot write " + FILES.get(which) + ": java.io.IOException: disk full");
    assertEquals(0, processor.openFiles());
  }

  /**
   * If a folder has the name of a file, no types are generated, and no generated source refers to
   * missing types.
   */
  @ParameterizedTest
  @ValueSource(strings = {"ShogiSquare", "ShogiCells"})
  void reportsFolderWithNameOfFile(String name, @TempDir Path folder) throws IOException {
    TestCompiler.write(
        folder.resolve("module-info.java"), "module game { requires dev.boardwright.runtime; }");
    TestCompiler.write(folder.resolve("game/Shogi.java"), TestCompiler.content(SHOGI));
    Files.createDirectories(folder.resolve("game/" + name + ".java"));
    String said =
        TestCompiler.failToCompileFolder(
            folder, "--module-path", TestCompiler.classPathOf(Board.class).toString());
    assertThat(said).contains("[CannotWrite] cannot write " + name + ": ");
    // The Eclipse compiler tries to read the folder, and reports that as well.
    assertThat(said).contains(TestCompiler.IS_ECLIPSE ? "2 problems (2 errors)" : "1 error\n");
    assertThat(said).doesNotContain("[Internal]");
    assertThat(said).doesNotContain("nclosed");
  }
}
