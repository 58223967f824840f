// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.compile;
import static dev.boardwright.processor.testing.TestCompiler.generated;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.Board;
import dev.boardwright.processor.testing.GeneratingProcessor;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Tests declarations in any type, package or module, together with other processors. */
@Tag("compilers")
class DeclarationPlacesTest {
  @Test
  void acceptsEveryDeclarationThatIsNotPrivate() {
    Compilation compilation =
        compile(
            source(
                "game.Games",
                """
                package game;
                import dev.boardwright.Board;
                public class Games {
                  @Board(shape = 8, styles = {"A", "a"}) public interface I {}
                  @Board(shape = 8, styles = {"A", "a"}) public abstract static class C {}
                  @Board(shape = 8, styles = {"A", "a"}) public record R<T>(T t) {}
                  @Board(shape = 8, styles = {"A", "a"}) protected enum E { X }
                  @Board(shape = 8, styles = {"A", "a"}) @interface N {}
                  // Processors do not see local types: no code is generated, and no error shown.
                  void method() {
                    @Board(shape = {}, styles = {}) record Local() {}
                    new Local().toString();
                  }
                  static class Inner {
                    @Board(shape = 8, styles = {"A", "a"}) public interface Deep {}
                  }
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    for (String type : List.of("Games_I", "Games_C", "Games_R")) {
      assertThat(generated(compilation, "game." + type + "Square"))
          .contains("\npublic enum " + type + "Square");
      assertThat(generated(compilation, "game." + type + "Position"))
          .contains("\npublic final class " + type + "Position");
    }
    // Generated types are public only if the declaration and all types around it are public.
    for (String type : List.of("Games_E", "Games_N", "Games_Inner_Deep")) {
      assertThat(generated(compilation, "game." + type + "Square"))
          .contains("\nenum " + type + "Square");
      assertThat(generated(compilation, "game." + type + "Cells"))
          .contains("\nfinal class " + type + "Cells");
    }
  }

  @Test
  void generatesIntoUnnamedPackage() {
    Compilation compilation =
        compile(
            source(
                "Shogi",
                """
                @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
                interface Shogi {}
                """),
            source("User", "class User { ShogiSquare square = ShogiSquare.E5; }"));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "ShogiSquare")).doesNotContain("package");
  }

  /** Boards and constants that other processors generate are known in the second round. */
  @Test
  void readsGeneratedDeclarationsAndValues() {
    Compilation compilation =
        TestCompiler.strict(
                new GeneratingProcessor(
                    "game.Sizes",
                    """
                    package game;
                    class Sizes { static final int NINE = 9; static final String NAME = "GO"; }
                    """),
                new GeneratingProcessor(
                    "game.Made",
                    """
                    package game;
                    @dev.boardwright.Board(shape = {3, 3}, styles = {"T", "t"})
                    interface Made {}
                    """))
            .compile(
                source(
                    "game.Go",
                    """
                    package game;
                    import dev.boardwright.Board;
                    @Board(shape = {Sizes.NINE, 9}, styles = {Sizes.NAME, "go"})
                    interface Go {
                      GoSquare SQUARE = GoSquare.I9;
                      MadeSquare OTHER = MadeSquare.C3;
                    }
                    """));
    assertThat(compilation).succeeded();
    assertThat(generated(compilation, "game.GoPosition")).contains("super(SHAPE, \"GO\", \"go\")");
  }

  /** A class String in the package must not become the type of a generated method. */
  @Test
  void compilesBesideClassesThatShadowJavaLang() {
    Compilation compilation =
        compile(
            source(
                "game.Wide",
                """
                package game;
                import dev.boardwright.Board;
                @Board(shape = {40, 40}, styles = {"T", "t"}) interface Wide {}
                class String {}
                class CharSequence {}
                class Comparable {}
                @interface Override {}
                class IllegalArgumentException {}
                """),
            // Classes may also have the names of types that generated code imports.
            source(
                "game.Qi",
                """
                package game;
                @dev.boardwright.Board(shape = {8}, styles = {"T", "t"}) interface Qi {}
                class Shape {} class List {} class Style {} class Square {} class Location {}
                class Side {} class Edit {} class SquareOrder {} class Generated {}
                """),
            source(
                "game.Abstract",
                """
                package game;
                @dev.boardwright.Board(shape = {8}, styles = {"T", "t"})
                interface Abstract {}
                """),
            source(
                "game.Board",
                """
                package game;
                @dev.boardwright.Board(shape = {8}, styles = {"T", "t"}) interface Board {}
                """));
    assertThat(compilation).succeeded();
  }

  /**
   * If a class is called {@code dev}, no qualified name in that package can begin with the package
   * {@code dev}.
   */
  @Test
  void compilesBesideClassesThatHidePackages() {
    Compilation compilation =
        compile(
            source(
                "game.Hidden",
                """
                package game;
                import dev.boardwright.*; import dev.boardwright.packed.*;
                class Hidden {
                  @Board(shape = {3, 3}, styles = {"T", "t"}, pieces = {"K", "k"},
                      order = SquareOrder.DESCENDING, start = "2k/3/K2 / T/t")
                  interface Small {}
                  @Board(shape = {40, 40}, styles = {"T", "t"}) interface Large {}
                  @BitPacked record Move(Hidden_SmallSquare from, Hidden_LargeSquare to) {}
                }
                class dev {}
                class java {}
                class org {}
                """));
    assertThat(compilation).succeeded();
  }

  @Test
  void omitsJSpecifyIfNotOnClassPath() {
    Compilation compilation =
        TestCompiler.strict()
            .withClasspath(List.of(TestCompiler.classPathOf(Board.class)))
            .compile(
                source(
                    "game.Go",
                    """
                    package game;
                    @dev.boardwright.Board(shape = {19, 19}, styles = {"GO", "go"})
                    interface Go {}
                    """));
    assertThat(compilation).succeededWithoutWarnings();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      String content = TestCompiler.content(file);
      assertThat(content).doesNotContain("jspecify");
      assertThat(content).contains("@Generated(");
      assertThat(content).contains("@GeneratedCode\n");
    }
  }

  /** {@code @Generated} belongs to the module java.compiler, which other modules need not read. */
  @Test
  void omitsAnnotationsIfModuleReadsOnlyRuntime(@TempDir Path folder) throws IOException {
    String square = compileModule(folder, "requires dev.boardwright.runtime;", "");
    assertThat(square).doesNotContain("@Generated(");
    assertThat(square).contains("@GeneratedCode\n");
    assertThat(square).doesNotContain("jspecify");
  }

  /**
   * Compilers warn about an annotation in an exported signature if the modules that use the
   * signature may not see the annotation.
   */
  @Test
  void annotatesExportedBoardOnlyWithTransitiveModules(@TempDir Path folder) throws IOException {
    String jspecify = File.pathSeparator + TestCompiler.classPathOf(Nullable.class);
    String exports = "requires transitive dev.boardwright.runtime; exports game;";
    String plain =
        compileModule(
            folder.resolve("plain"),
            exports + "requires java.compiler; requires static org.jspecify;",
            jspecify);
    assertThat(plain).doesNotContain("@Generated(");
    assertThat(plain).doesNotContain("jspecify");
    String transitive =
        compileModule(
            folder.resolve("transitive"),
            exports + "requires transitive java.compiler; requires transitive org.jspecify;",
            jspecify);
    assertThat(transitive).contains("@Generated(");
    assertThat(transitive).contains("@NullMarked\n");
    String notExported =
        compileModule(
            folder.resolve("internal"),
            "requires dev.boardwright.runtime; requires java.compiler; requires org.jspecify;",
            jspecify);
    assertThat(notExported).contains("@Generated(");
    assertThat(notExported).contains("@NullMarked\n");
  }

  /**
   * Compiles a named module in a folder, where javac treats it as in a real build.
   *
   * @return the generated source of the squares
   */
  private static String compileModule(Path folder, String directives, String modulePath)
      throws IOException {
    TestCompiler.write(folder.resolve("module-info.java"), "module game { " + directives + " }");
    TestCompiler.write(folder.resolve("game/Go.java"), "package game; " + GO);
    String output =
        TestCompiler.compileFolder(
            folder,
            "--module-path",
            TestCompiler.classPathOf(Board.class) + modulePath,
            "-sourcepath",
            folder.toString());
    assertEquals("", output);
    return Files.readString(folder.resolve("game/GoSquare.java"));
  }

  private static final String GO =
      "@dev.boardwright.Board(shape = {19, 19}, styles = {\"GO\", \"go\"})"
          + " public interface Go {}";

  /** Two modules may have a package of the same name, and boards of the same name in it. */
  @Test
  // The Eclipse compiler cannot locate the output folder of a module (seen in version 3.46).
  @DisabledIf(TestCompiler.ECLIPSE)
  void compilesTwoModulesAtOnce(@TempDir Path folder) throws IOException {
    for (String module : List.of("a", "b")) {
      Path source = folder.resolve(module);
      TestCompiler.write(
          source.resolve("module-info.java"),
          "module " + module + " { requires dev.boardwright.runtime; }");
      TestCompiler.write(source.resolve("game/Go.java"), "package game; " + GO);
    }
    String output =
        TestCompiler.compileFolder(
            folder,
            "--module-path",
            TestCompiler.classPathOf(Board.class).getPath(),
            "--module-source-path",
            folder.toString());
    assertEquals("", output);
    for (String module : List.of("a", "b")) {
      assertTrue(Files.exists(folder.resolve(module + "/game/GoSquare.class")));
    }
  }

  @Test
  void leavesAnnotationToOtherProcessors() {
    Compilation compilation =
        TestCompiler.strict(new GeneratingProcessor("game.Seen", "package game; class Seen {}"))
            .compile(
                source(
                    "game.A",
                    """
                    package game;
                    @dev.boardwright.Board(shape = {8, 8}, styles = {"T", "t"})
                    class A { Seen seen; }
                    """));
    assertThat(compilation).succeeded();
  }

  /** In a position and its Javadoc, the name {@code Edit} refers to the nested class. */
  @Test
  void linksDeclarationCalledEdit() {
    Compilation compilation =
        compile(
            source(
                "game.Edit",
                """
                package game;
                class Edit {
                  @dev.boardwright.Board(shape = {8}, styles = {"T", "t"}) interface X {}
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.Edit_XPosition")).contains("{@link game.Edit.X}");
  }
}
