// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RefusedSource.at;
import static dev.boardwright.processor.testing.TestCompiler.compile;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.testing.RecordingProcessor;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.support.declaration.Mistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for invalid boards and failures of the processor: their messages and places. */
@Tag("compilers")
class DiagnosticsTest {
  private static RefusedSource refused(
      String shape, String styles, RefusedSource.Expected... expected) {
    return refused(
        """
        package game;
        import dev.boardwright.Board;
        @Board(
            shape = %s,
            styles = %s)
        interface Shogi {}
        """
            .formatted(shape, styles),
        expected);
  }

  private static RefusedSource refused(String source, RefusedSource.Expected... expected) {
    return RefusedSource.refused("game.Shogi", source, expected);
  }

  private static final String GOOD_SHAPE = "{9, 9}";
  private static final String GOOD_STYLES = "{\"SHOGI\", \"shogi\"}";

  static Stream<RefusedSource> cases() {
    List<RefusedSource> cases = new ArrayList<>();
    cases.add(
        refused(
            "{}", GOOD_STYLES, at(4, "[ShapeEmpty] shape: at least one dimension is required")));
    cases.add(
        refused(
            "{2, 2, 2, 2}",
            GOOD_STYLES,
            at(4, "[TooManyDimensions] shape: board exceeds 3 dimensions (got 4)")));
    // Each invalid element of the array gets its own error, shown on that element.
    cases.add(
        refused(
            "{9,\n 0,\n 256}",
            GOOD_STYLES,
            at(5, "[DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0"),
            at(6, "[DimensionSize] shape[2] = 256: dimension size 256 exceeds maximum of 255")));
    cases.add(
        refused(
            "{-1, 1, 1, 1}",
            GOOD_STYLES,
            at(4, "[DimensionSize] shape[0] = -1: dimension size must be at least 1, got -1"),
            at(4, "[TooManyDimensions] shape: board exceeds 3 dimensions (got 4)")));
    cases.add(
        refused(
            "{2, 255, 255}",
            GOOD_STYLES,
            at(4, "[ShapeTooLarge] shape: board exceeds 65025 squares (got 130050)")));
    String two =
        "styles: expected two, the first player's in upper case and the second player's in lower"
            + " case; got ";
    cases.add(refused(GOOD_SHAPE, "{}", at(5, "[StyleCount] " + two + "0")));
    cases.add(refused(GOOD_SHAPE, "\"SHOGI\"", at(5, "[StyleCount] " + two + "1")));
    cases.add(refused(GOOD_SHAPE, "{\"A\", \"a\", \"B\"}", at(5, "[StyleCount] " + two + "3")));
    String name =
        "not an SNN name, which consists of ASCII letters and digits and starts with a letter";
    cases.add(
        refused(
            GOOD_SHAPE,
            "{\"Shogi\",\n \"sho gi\"}",
            at(5, "[StyleName] styles[0] = \"Shogi\": " + name + "; did you mean" + " \"SHOGI\"?"),
            at(6, "[StyleName] styles[1] = \"sho gi\": " + name + "; did you mean \"shogi\"?")));
    cases.add(
        refused(
            GOOD_SHAPE,
            "{\"ß\", \"a\\n\"}",
            at(5, "[StyleName] styles[0] = \"ß\": " + name),
            at(5, "[StyleName] styles[1] = \"a\\u000A\": " + name)));
    cases.add(
        refused(
            GOOD_SHAPE,
            "{\"shogi\",\n \"SHOGI\"}",
            at(
                5,
                "[StyleSide] styles[0] = \"shogi\": the first player's style must be in upper case;"
                    + " did you mean \"SHOGI\"?"),
            at(
                6,
                "[StyleSide] styles[1] = \"SHOGI\": the second player's style must be in lower"
                    + " case; did you mean \"shogi\"?")));
    String shown = "A".repeat(40) + "…";
    cases.add(
        refused(
            GOOD_SHAPE,
            "{\"" + "A".repeat(256) + "\",\n \"" + "a".repeat(256) + "\"}",
            at(
                5,
                "[StyleTooLong] styles[0] = \""
                    + shown
                    + "\": first player style exceeds 255"
                    + " bytes"),
            at(
                6,
                "[StyleTooLong] styles[1] = \""
                    + shown.toLowerCase(Locale.ROOT)
                    + "\": second player style exceeds 255 bytes")));
    cases.add(privateTypes());
    cases.add(nameClash());
    cases.add(nameClashOfThree());
    return cases.stream();
  }

  private static RefusedSource privateTypes() {
    String why = " is private, so the generated types cannot access it";
    return refused(
        """
        package game;
        import dev.boardwright.Board;
        class Shogi {
          @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
          private interface Inner {}
          private static class Hidden {
            @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
            interface Deep {}
          }
        }
        """,
        at(4, "[PrivateType] Inner cannot be a board: it" + why),
        at(7, "[PrivateType] Deep cannot be a board: Hidden around it" + why));
  }

  private static RefusedSource nameClash() {
    return refused(
        """
        package game;
        import dev.boardwright.Board;
        @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
        interface Shogi_Mini {}
        class Shogi {
          @Board(shape = {5, 5}, styles = {"SHOGI", "shogi"})
          interface Mini {}
        }
        """,
        at(3, clash("game.Shogi_Mini", "game.Shogi.Mini")),
        at(6, clash("game.Shogi.Mini", "game.Shogi_Mini")));
  }

  /**
   * {@return three boards whose generated types would have the same names} Each board gets its own
   * error, and another mistake in one of them is reported too.
   */
  private static RefusedSource nameClashOfThree() {
    return refused(
        """
        package game;
        @dev.boardwright.Board(shape = {1}, styles = {"A", "a"}) class Shogi_Mini_X {}
        class Shogi {
          @dev.boardwright.Board(shape = {0}, styles = {"A", "a"}) class Mini_X {}
        }
        class Shogi_Mini {
          @dev.boardwright.Board(shape = {1}, styles = {"A", "a"}) class X {}
        }
        """,
        at(
            2,
            clash("game.Shogi_Mini_X", "game.Shogi.Mini_X")
                .replace("game.Shogi_Mini…", "game.Shogi_Mini_X…")),
        at(4, "[DimensionSize] shape[0] = 0: dimension size must be at least 1, got 0"),
        at(
            4,
            clash("game.Shogi.Mini_X", "game.Shogi_Mini.X")
                .replace("game.Shogi_Mini…", "game.Shogi_Mini_X…")),
        at(
            7,
            clash("game.Shogi_Mini.X", "game.Shogi.Mini_X")
                .replace("game.Shogi_Mini…", "game.Shogi_Mini_X…")));
  }

  private static String clash(String own, String other) {
    return "[NameClash] the types generated for "
        + own
        + " and "
        + other
        + " would have the same names: game.Shogi_Mini…";
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidBoards(RefusedSource refused) {
    refused.check();
  }

  @Test
  void rejectsBoardWhoseTypeNameIsTaken() {
    JavaFileObject file =
        source(
            "game.Shogi",
            """
            package game;
            @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
            interface Shogi {}
            class ShogiCells {}
            """);
    Compilation compilation = compile(file);
    // This is the only error. The processor generates none of the types of the board, so they
    // cannot cause others.
    assertThat(compilation).hadErrorCount(1);
    TestCompiler.assertError(
        compilation,
        "[NameTaken] the type ShogiCells cannot be generated: a source file already declares that"
            + " type",
        file,
        2);
  }

  @Test
  void leavesUnknownValueToCompiler() {
    // The compiler reports the missing constant, and the processor adds no error.
    JavaFileObject file =
        source(
            "game.Shogi",
            """
            package game;
            @dev.boardwright.Board(shape = {Sizes.NINE, 9}, styles = {"SHOGI", "shogi"})
            interface Shogi {}
            """);
    Compilation compilation = compile(file);
    TestCompiler.assertError(compilation, TestCompiler.NOT_FOUND, file, 2);
    assertTrue(
        compilation.errors().stream().noneMatch(e -> e.getMessage(Locale.ROOT).startsWith("[")),
        () -> compilation.errors().toString());
  }

  /** Known values are checked although another value never becomes known. */
  @Test
  void reportsKnownProblemsDespiteUnknownValue() {
    JavaFileObject file =
        source(
            "game.Shogi",
            """
            package game;
            import dev.boardwright.Board;
            @Board(shape = {0, Sizes.NINE}, styles = {Sizes.NAME, "SHOGI"})
            interface Shogi {}
            """);
    Compilation compilation = compile(file);
    assertThat(compilation).hadErrorCount(4);
    assertThat(compilation).hadErrorContaining("[DimensionSize] shape[0] = 0").inFile(file);
    assertThat(compilation).hadErrorContaining("[StyleSide] styles[1] = \"SHOGI\"").inFile(file);
    TestCompiler.assertError(compilation, TestCompiler.NOT_FOUND, file, 3);
  }

  @Test
  void leavesCompilerErrorsToCompiler() {
    for (String values :
        List.of(
            "styles = {\"SHOGI\", \"shogi\"}",
            "shape = {9, 9}",
            "shape = {\"9\", 9}, styles = {\"SHOGI\", \"shogi\"}",
            "shape = {9, 9}, styles = {7, \"shogi\"}",
            "shape = {9, 9}, styles = {\"SHOGI\", \"shogi\"}, order = SquareOrder.SIDEWAYS",
            "shape = {9, 9}, styles = null")) {
      Compilation compilation =
          compile(
              source(
                  "game.Shogi",
                  """
                  package game;
                  import dev.boardwright.*;
                  @Board(%s)
                  interface Shogi {}
                  """
                      .formatted(values)));
      assertThat(compilation).failed();
      assertTrue(
          compilation.errors().stream().noneMatch(e -> e.getMessage(Locale.ROOT).startsWith("[")),
          () -> values + ": " + compilation.errors());
    }
  }

  /** javac cannot find types that were not generated, but reports this only after the reason. */
  @Test
  void reportsReasonBeforeMissingTypes() {
    JavaFileObject file =
        source(
            "game.Shogi",
            """
            package game;
            @dev.boardwright.Board(shape = {9, 0}, styles = {"SHOGI", "shogi"})
            interface Shogi { ShogiSquare SQUARE = ShogiSquare.A1; }
            """);
    List<String> errors =
        compile(file).errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
    assertEquals(
        1, errors.stream().filter(error -> error.startsWith("[DimensionSize] shape[1]")).count());
    if (!TestCompiler.IS_ECLIPSE) {
      assertTrue(errors.get(0).startsWith("[DimensionSize]"), errors::toString);
    }
  }

  @Test
  void reportsFileThatCannotBeWritten() {
    JavaFileObject file = shogi();
    Compilation compilation = compileFailing(file, new IOException("disk full"));
    assertThat(compilation).hadErrorCount(1);
    TestCompiler.assertError(
        compilation,
        "[CannotWrite] cannot write ShogiSquare: java.io.IOException: disk full",
        file,
        2);
  }

  @Test
  void reportsOwnFailureAsOneError() {
    JavaFileObject file = shogi();
    Compilation compilation = compileFailing(file, new IllegalStateException("boom"));
    assertThat(compilation).hadErrorCount(1);
    TestCompiler.assertError(
        compilation,
        "[Internal] the processor failed on Shogi; please report this with the declaration and this"
            + " line: java.lang.IllegalStateException: boom at ",
        file,
        3);
  }

  private static JavaFileObject shogi() {
    return source(
        "game.Shogi",
        """
        package game;
        @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
        interface Shogi {}
        """);
  }

  private static Compilation compileFailing(JavaFileObject file, Throwable failure) {
    return compileWith(new RecordingProcessor(failure), file);
  }

  private static Compilation compileWith(RecordingProcessor processor, JavaFileObject... files) {
    return TestCompiler.lenient(processor).compile(files);
  }

  /**
   * One compilation reports all problems of all declarations, and generates the types of the valid
   * ones.
   */
  @Test
  void invalidDeclarationDoesNotStopOthers() {
    JavaFileObject bad =
        source(
            "game.Bad",
            """
            package game;
            import dev.boardwright.Board;
            class Bad {
              @Board(shape = {0}, styles = {"A", "a"}) interface One {}
              @Board(shape = {8, 8}, styles = {"A", "a"}) interface Good {}
              @Board(shape = {}, styles = {"a", "b"}) interface Two {}
            }
            """);
    JavaFileObject other =
        source(
            "game.Other",
            """
            package game;
            import dev.boardwright.Board;
            @Board(shape = {2, 2, 2, 2}, styles = {"A", "a"}) interface Other {}
            """);
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation = compileWith(processor, bad, other);
    assertThat(compilation).hadErrorCount(4);
    TestCompiler.assertError(compilation, "[DimensionSize]", bad, 4);
    TestCompiler.assertError(compilation, "[ShapeEmpty]", bad, 6);
    TestCompiler.assertError(compilation, "[StyleSide]", bad, 6);
    TestCompiler.assertError(compilation, "[TooManyDimensions]", other, 3);
    assertEquals(
        List.of(
            "game.Bad_GoodSquare from [game.Bad.Good]",
            "game.Bad_GoodCells from [game.Bad.Good]",
            "game.Bad_GoodSquareSet from [game.Bad.Good]",
            "game.Bad_GoodGeometry from [game.Bad.Good]",
            "game.Bad_GoodPosition from [game.Bad.Good]"),
        processor.origins());
  }

  /**
   * Every id has a test: a case with an invalid declaration or, for the ids listed here, a method
   * that expects its message. {@link ErrorsDocumentTest} checks the entries in docs/errors.md.
   */
  @Test
  void everyDiagnosticHasTest() throws IOException {
    Set<String> tested =
        new TreeSet<>(
            List.of(
                "ImmobilePiece",
                "UnreachedPiece",
                "ImpossiblePromotion",
                "ImpossibleCastling",
                "ForgottenMustPromote",
                "IdleMember",
                "FinishedStart",
                "NameTooLong",
                "NameTaken",
                "OldClass",
                "CannotWrite",
                "OptionValue",
                "JavaRelease",
                "RuntimeMissing",
                "Internal",
                "Generated",
                "Trace"));
    StringBuilder methods = new StringBuilder();
    for (Class<?> test :
        List.of(
            DiagnosticsTest.class,
            ProcessorTest.class,
            HostileDeclarationsTest.class,
            RuleWarningsTest.class,
            SameSourcesTest.class)) {
      String path = "src/test/java/" + test.getName().replace('.', '/') + ".java";
      methods.append(Files.readString(Path.of(path)));
    }
    for (String id : tested) {
      assertTrue(methods.indexOf("\"[" + id + "] ") >= 0, "no test expects the message of " + id);
    }
    Stream.of(
            cases(),
            AlphabetDiagnosticsTest.cases(),
            StartDiagnosticsTest.cases(),
            RuleTokenDiagnosticsTest.cases(),
            RuleRowDiagnosticsTest.cases(),
            RuleGameDiagnosticsTest.cases(),
            DrawsDiagnosticsTest.cases(),
            FenDiagnosticsTest.cases(),
            CodecDiagnosticsTest.cases())
        .flatMap(refused -> refused)
        .forEach(refused -> tested.addAll(refused.ids()));
    assertEquals(new TreeSet<>(ids()), tested);
  }

  /** {@return the ids of all messages, in the order of docs/errors.md} */
  static List<String> ids() {
    return Stream.concat(
            Stream.concat(
                    Arrays.stream(Mistake.values()).map(Mistake::name),
                    Arrays.stream(RuleProblem.Kind.values()).map(k -> k.id()))
                .distinct(),
            Arrays.stream(Diagnostic.values()).map(Diagnostic::name))
        .toList();
  }
}
