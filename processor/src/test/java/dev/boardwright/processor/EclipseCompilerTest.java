// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The processor on the other compiler: the same sources, and the same refusals. */
class EclipseCompilerTest {
  @TempDir Path folder;

  private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();

  private static String declaration(String shape, String styles) {
    return "package game; @dev.boardwright.Board(shape = {"
        + shape
        + "}, styles = {"
        + styles
        + "}) public interface Tested {}";
  }

  private boolean compile(String declaration, Processor... others) throws IOException {
    Path source = Files.createDirectories(folder.resolve("game")).resolve("Tested.java");
    Files.writeString(source, declaration);
    JavaCompiler ecj = new EclipseCompiler();
    try (StandardJavaFileManager files = ecj.getStandardFileManager(null, Locale.ROOT, null)) {
      List<String> options =
          List.of(
              "--release",
              "17",
              "-warn:+raw,unchecked,unused,unusedImport,deprecation,static-access,fallthrough",
              "-d",
              folder.toString(),
              "-s",
              folder.toString(),
              "-classpath",
              System.getProperty("java.class.path"));
      JavaCompiler.CompilationTask task =
          ecj.getTask(
              new StringWriter(),
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjects(source));
      List<Processor> processors = new ArrayList<>(List.of(others));
      processors.add(new BoardwrightProcessor());
      task.setProcessors(processors);
      return task.call();
    }
  }

  private List<String> messages() {
    return diagnostics.getDiagnostics().stream().map(d -> d.getMessage(Locale.ROOT)).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"9, 9", "19, 19", "255", "5, 5, 5", "32, 32", "25, 41", "255, 255"})
  void theSameSourcesWithoutAWarning(String shape) throws IOException {
    String declaration = declaration(shape, "\"GO\", \"go\"");
    assertTrue(compile(declaration), () -> diagnostics.getDiagnostics().toString());
    assertEquals(List.of(), diagnostics.getDiagnostics());
    // Both see the class path of this test, JSpecify included.
    Compilation javac = Compiling.compile(Compiling.source("game.Tested", declaration));
    for (String name : List.of("TestedSquare", "TestedCells", "TestedPosition")) {
      assertEquals(
          Compiling.generated(javac, "game." + name),
          Files.readString(folder.resolve("game/" + name + ".java")));
    }
  }

  @Test
  void valuesMadeByAnotherProcessor() throws IOException {
    assertTrue(
        compile(
            declaration("Made.NINE, 9", "Made.GO, \"go\""),
            new GeneratingProcessor(
                "game.Made",
                "package game;",
                "class Made { static final int NINE = 9; static final String GO = \"GO\"; }")),
        () -> diagnostics.getDiagnostics().toString());
    assertThat(Files.readString(folder.resolve("game/TestedPosition.java")))
        .contains("super(SHAPE, \"GO\", \"go\")");
  }

  @Test
  void theSameRefusals() throws IOException {
    assertFalse(compile(declaration("9, 0", "\"go\", \"Go\"")));
    List<String> messages = messages();
    assertThat(messages).hasSize(3);
    assertThat(messages.toString())
        .contains("[DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0");
    assertThat(messages.toString()).contains("[StyleSide] styles[0] = \"go\"");
    assertThat(messages.toString()).contains("[StyleName] styles[1] = \"Go\"");
    diagnostics
        .getDiagnostics()
        .forEach(d -> assertThat(d.getSource().getName()).endsWith("Tested.java"));
  }

  /** A record of everything there is, squares of the same compilation included. */
  @Test
  void theSameCodecWithoutAWarning() throws IOException {
    String declaration =
        String.join(
            "\n",
            "package game;",
            "import dev.boardwright.*;",
            "import org.jspecify.annotations.Nullable;",
            "@BitPacked",
            "public record Tested(@Nullable Tested_SmallSquare from, Tested_LargeSquare to,",
            "    @Range(min = -5, max = 5, label = \"Depth\") int depth, Tested.@Nullable Kind"
                + " kind,",
            "    boolean last, byte b, @Range(max = 7) long l) {",
            "  public enum Kind { A, B, C }",
            "  @Board(shape = {3, 3}, styles = {\"T\", \"t\"}) public interface Small {}",
            "  @Board(shape = {40, 40}, styles = {\"T\", \"t\"}) public interface Large {}",
            "  static long packed = TestedCodec.pack(null, Tested_LargeSquare.of(7), 1, null,"
                + " true,",
            "      (byte) 1, 2);",
            "}");
    assertTrue(compile(declaration), () -> diagnostics.getDiagnostics().toString());
    assertEquals(List.of(), diagnostics.getDiagnostics());
    Compilation javac = Compiling.compile(Compiling.source("game.Tested", declaration));
    assertEquals(
        Compiling.generated(javac, "game.TestedCodec"),
        Files.readString(folder.resolve("game/TestedCodec.java")));
  }

  /** Boards of declared pieces, in every way that positions are stored. */
  @Test
  void theSamePiecesWithoutAWarning() throws IOException {
    String pieces = "pieces = {\"P\", \"+p\", \"K^'\", \"\", \"*/\", \"\\\"\", \"\\u6B69\"}";
    String declaration =
        String.join(
            "\n",
            "package game;",
            "import dev.boardwright.*;",
            "public interface Tested {",
            "  @Board(shape = {3, 3}, styles = {\"T\", \"t\"}, " + pieces + ")",
            "  interface Planes {}",
            "  @Board(shape = {9, 9}, styles = {\"T\", \"t\"}, " + pieces + ", firstHand = \"P\")",
            "  interface Flat {}",
            "  @Board(shape = {30, 30}, styles = {\"T\", \"t\"}, " + pieces + ",",
            "      firstHand = {}, secondHand = {})",
            "  interface Tree {}",
            "  Tested_FlatPiece PIECE = Tested_FlatPiece.FIRST_TERMINAL_DERIVED_K;",
            "}");
    assertTrue(compile(declaration), () -> diagnostics.getDiagnostics().toString());
    assertEquals(List.of(), diagnostics.getDiagnostics());
    Compilation javac = Compiling.compile(Compiling.source("game.Tested", declaration));
    for (String board : List.of("Planes", "Flat", "Tree")) {
      for (String type : List.of("Piece", "Position")) {
        String name = "Tested_" + board + type;
        assertEquals(
            Compiling.generated(javac, "game." + name),
            Files.readString(folder.resolve("game/" + name + ".java")));
      }
    }
  }

  /** With and without declared pieces, of letters and of names. */
  @Test
  void theSameTextsWithoutAWarning() throws IOException {
    String declaration =
        String.join(
            "\n",
            "package game;",
            "import dev.boardwright.*;",
            "public interface Tested {",
            "  @Board(shape = {3, 3}, styles = {\"T\", \"t\"}, order = SquareOrder.DESCENDING,",
            "    start = \"k^2/3/2K^ +P/2p t/T\") interface Plain {}",
            "  @Board(shape = {9, 3}, styles = {\"TIC\", \"t\"}, order = SquareOrder.ASCENDING,",
            "    pieces = {\"K^\", \"k^\"}, firstHand = {}, secondHand = {},",
            "    start = \"k^2/3/3/3/3/3/3/3/2K^ / TIC/t\") interface Declared {}",
            "  String TEXT = Tested_DeclaredPosition.START.toText();",
            "}");
    assertTrue(compile(declaration), () -> diagnostics.getDiagnostics().toString());
    assertEquals(List.of(), messages());
    Compilation javac = Compiling.compile(Compiling.source("game.Tested", declaration));
    for (String name : List.of("Tested_PlainPosition", "Tested_DeclaredPosition")) {
      String source = Files.readString(folder.resolve("game/" + name + ".java"));
      assertEquals(Compiling.generated(javac, "game." + name), source);
      assertThat(source).contains(" START = ");
    }
  }

  @Test
  void theSameRefusalOfAStart() throws IOException {
    assertFalse(
        compile(
            "package game; @dev.boardwright.Board(shape = {2, 2}, styles = {\"T\", \"t\"}, start ="
                + " \"2/1x?\") public interface Tested {}"));
    String messages = messages().toString();
    assertThat(messages).contains("[StartWithoutOrder] start: which rank");
    assertThat(messages).contains("[StartSyntax] start: invalid field count (text, offset 5)");
    assertThat(messages).contains("2/1x?\n     ^");
  }

  @Test
  void theSameRefusalsOfComponents() throws IOException {
    assertFalse(
        compile(
            String.join(
                "\n",
                "package game;",
                "import dev.boardwright.*;",
                "@BitPacked record Tested(",
                "    int a,",
                "    @Range(min = 2, max = 1) int b,",
                "    String c) {}")));
    List<String> messages = messages();
    assertThat(messages).hasSize(3);
    assertThat(messages.toString()).contains("[MissingRange] Tested.a needs");
    assertThat(messages.toString()).contains("[RangeEmpty] Tested.b: min 2 is over max 1");
    assertThat(messages.toString()).contains("[UnsupportedType] Tested.c cannot");
  }
}
