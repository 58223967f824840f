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
import dev.boardwright.processor.testing.GoldenSources;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the sources generated for codecs: their text, the places of their records, and the rounds
 * in which they are generated.
 */
@Tag("compilers")
class CodecSourceTest {
  @Test
  void generatesGoldenSource() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.TinyMove",
                """
                package game;
                import dev.boardwright.packed.*;
                import org.jspecify.annotations.Nullable;
                @BitPacked
                public record TinyMove(@Nullable TinySquare from, TinySquare to, Kind kind,
                    @Range(min = -5, max = 5, label = "The depth") int depth) {
                  public enum Kind { MOVE, DROP, PASS }
                }
                """),
            source(
                "game.Tiny",
                """
                package game;
                import dev.boardwright.Board;
                @Board(shape = {2, 3}, styles = {"CHESS", "shogi"})
                public interface Tiny {}
                """));
    assertThat(compilation).succeededWithoutWarnings();
    GoldenSources.check("TinyMoveCodec", generated(compilation, "game.TinyMoveCodec"));
  }

  @Test
  void acceptsRecordsInAnyType() {
    Compilation compilation =
        compile(
            source(
                "game.Games",
                """
                package game;
                import dev.boardwright.*; import dev.boardwright.packed.*;
                public class Games<T> {
                  T t;
                  @BitPacked public record R(boolean a) {}
                  public interface I { @BitPacked record R(boolean a) {} }
                  enum E { X; @BitPacked public record R(E a) {} }
                  @interface N { @BitPacked record R(N.Deep a) {} enum Deep { X, Y } }
                  @BitPacked protected record P(boolean a) {}
                  @Board(shape = 8, styles = {"A", "a"})
                  @BitPacked public record Both(Games_BothSquare a) {}
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    for (String type : List.of("Games_R", "Games_I_R", "Games_Both")) {
      assertThat(generated(compilation, "game." + type + "Codec"))
          .contains("\npublic final class " + type + "Codec");
    }
    for (String type : List.of("Games_E_R", "Games_N_R", "Games_P")) {
      assertThat(generated(compilation, "game." + type + "Codec"))
          .contains("\nfinal class " + type + "Codec");
    }
  }

  @Test
  void generatesIntoUnnamedPackage() {
    Compilation compilation =
        compile(
            source("Move", "@dev.boardwright.packed.BitPacked record Move(boolean a) {}"),
            source("User", "class User { int packed = MoveCodec.pack(true); }"));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "MoveCodec")).doesNotContain("package");
  }

  /** Enums, constants and records that other processors generate are known in the second round. */
  @Test
  void readsTypesAndValuesOfOtherProcessors() {
    Compilation compilation =
        TestCompiler.strict(
                new GeneratingProcessor(
                    "game.Kind", "package game; enum Kind { A, B, C; static final int MAX = 8; }"),
                new GeneratingProcessor(
                    "game.Made",
                    """
                    package game;
                    @dev.boardwright.packed.BitPacked record Made(MoveSquare at) {}
                    """))
            .compile(
                source(
                    "game.Move",
                    """
                    package game;
                    import dev.boardwright.*; import dev.boardwright.packed.*;
                    @Board(shape = 8, styles = {"A", "a"})
                    @BitPacked record Move(Kind kind, @Range(max = Kind.MAX) int n) {
                      static int packed = MadeCodec.pack(MoveSquare.C) + MoveCodec.BITS;
                    }
                    """));
    assertThat(compilation).succeeded();
    assertThat(generated(compilation, "game.MoveCodec")).contains("BITS = 6;");
  }

  /**
   * Tests declaration annotations and type annotations: on the type, on the component, or on the
   * field, method or parameter that the compiler derives from it.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "@Target(ElementType.TYPE_USE)",
        "@Target(ElementType.RECORD_COMPONENT)",
        "@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})",
        "@Target(ElementType.FIELD)",
        "@Target(ElementType.METHOD)",
        "@Target(ElementType.PARAMETER)"
      })
  void recognisesEveryNullableAnnotation(String target) {
    Compilation compilation =
        compile(
            source(
                "other.Nullable",
                """
                package other;
                %s
                %s
                public @interface Nullable {}
                """
                    .formatted(target.isEmpty() ? "" : "import java.lang.annotation.*;", target)),
            source(
                "game.Move",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Move(@other.Nullable Kind a, Kind b) {
                  enum Kind { A, B, C }
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.MoveCodec")).contains("field(\"a\", 0, 3)");
    assertThat(generated(compilation, "game.MoveCodec")).contains("field(\"b\", 0, 2)");
  }

  /**
   * Another constructor may have parameters of the same names, but not also of the same types. Its
   * annotations do not count.
   */
  @Test
  void ignoresNullableOfOtherConstructor() {
    Compilation compilation =
        compile(
            source(
                "game.Move",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Move(Kind a, boolean b) {
                  Move(@Nullable String a, @Nullable Boolean b) { this(Kind.valueOf(a), b); }
                  @interface Nullable {}
                  enum Kind { A, B }
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.MoveCodec")).contains("field(\"a\", 0, 1)");
  }

  /** Components may have names with a special meaning, such as contextual keywords. */
  @Test
  void acceptsComponentsWithSpecialNames() {
    assertThat(
            compile(
                source(
                    "game.Move",
                    """
                    package game;
                    @dev.boardwright.packed.BitPacked record Move(boolean yield, boolean var,
                        boolean record, boolean sealed, boolean equals, Y_VALUES y, Y_VALUES when) {}
                    """),
                source("game.Y_VALUES", "package game; enum Y_VALUES { A, B }")))
        .succeededWithoutWarnings();
  }

  /**
   * In a named module, a codec exports the same types as its record. A record that suppresses the
   * warning about this must not get it for the codec.
   */
  @Test
  // The Eclipse compiler has no such warning, and reports that suppressing it is unnecessary.
  @DisabledIf(TestCompiler.ECLIPSE)
  void causesNoExportsWarning(@TempDir Path folder) throws IOException {
    TestCompiler.write(
        folder.resolve("module-info.java"),
        "module game { requires transitive dev.boardwright.runtime; exports game; }");
    TestCompiler.write(
        folder.resolve("other/Kind.java"), "package other; public enum Kind { A, B }");
    TestCompiler.write(
        folder.resolve("game/Move.java"),
        "package game; @SuppressWarnings(\"exports\")"
            + " @dev.boardwright.packed.BitPacked public record Move(other.Kind kind) {}");
    String output =
        TestCompiler.compileFolder(
            folder, "--module-path", TestCompiler.classPathOf(Board.class).getPath());
    assertEquals("", output);
  }

  /** The warning is for code that uses a codec, not for the codec itself. */
  @Test
  void suppressesDeprecationWarnings() {
    Compilation compilation =
        compile(
            source(
                "game.Kinds",
                """
                package game;
                public class Kinds {
                  @Deprecated public enum Old { A, B }
                  @Deprecated(forRemoval = true) public enum Gone { A, B }
                }
                """),
            source(
                "game.Moves",
                """
                package game;
                import dev.boardwright.packed.*;
                @SuppressWarnings({"deprecation", "removal"})
                class Moves {
                  @BitPacked record One(Kinds.Old a) {}
                  @BitPacked record Two(Kinds.Gone a) {}
                  @Deprecated @BitPacked record Three(boolean a) {}
                  @BitPacked record Five(boolean a) { @Deprecated Five {} }
                  @BitPacked record Four(boolean a, boolean b) {
                    @Override @Deprecated public boolean b() { return b; }
                  }
                }
                """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.Moves_OneCodec"))
        .contains("@SuppressWarnings(\"deprecation\")");
    assertThat(generated(compilation, "game.Moves_TwoCodec"))
        .contains("@SuppressWarnings(\"removal\")");
    for (String type : List.of("Three", "Four", "Five")) {
      assertThat(generated(compilation, "game.Moves_" + type + "Codec"))
          .contains("@SuppressWarnings(\"deprecation\")");
    }
  }

  /** Classes may have the names of types that a codec imports or uses from java.lang. */
  @Test
  void compilesBesideTypesWithUsedNames() {
    String[] records = {
      "PackedFormat", "PackedReader", "PackedWriter", "PackedMoves", "Collection", "List",
      "Objects", "Consumer", "IOException", "InputStream", "OutputStream", "Generated",
      "GeneratedCode", "Nullable", "NullMarked"
    };
    JavaFileObject[] sources = new JavaFileObject[records.length + 2];
    for (int i = 0; i < records.length; i++) {
      sources[i] =
          source(
              "game." + records[i],
              """
              package game;
              @dev.boardwright.packed.BitPacked record %s(Kind kind) {
                enum Kind { A, B }
              }
              """
                  .formatted(records[i]));
    }
    sources[records.length] =
        source(
            "game.Move",
            """
            package game;
            @dev.boardwright.packed.BitPacked record Move(Other.List a, List.Kind b, Objects.Kind c, Other.Long e,
                @dev.boardwright.packed.Range(max = 7) long d) { enum Lists { A, B } }
            """);
    sources[records.length + 1] =
        source(
            "game.Other",
            """
            package game;
            class Other { enum List { A, B } enum Long { X, Y } }
            """);
    assertThat(compile(sources)).succeededWithoutWarnings();
    assertThat(
            compile(
                source(
                    "game.Move",
                    """
                    package game;
                    @dev.boardwright.packed.BitPacked record Move(
                        @dev.boardwright.packed.Range(min = 1, max = java.lang.Long.MAX_VALUE) long a,
                        boolean b) {}
                    class String {}
                    class CharSequence {}
                    class Iterable {}
                    class Long {}
                    @interface SuppressWarnings {}
                    class IllegalArgumentException {}
                    """)))
        .succeededWithoutWarnings();
  }

  @Test
  void omitsJSpecifyIfNotOnClassPath() {
    Compilation compilation =
        TestCompiler.strict()
            .withClasspath(List.of(TestCompiler.classPathOf(Board.class)))
            .compile(
                source(
                    "game.Move",
                    """
                    package game;
                    @dev.boardwright.packed.BitPacked public record Move(@Nullable Kind kind) {
                      public enum Kind { A }
                      @interface Nullable {}
                    }
                    """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.MoveCodec")).doesNotContain("Nullable");
  }

  /**
   * In the second round, the processor reads classes of the runtime that mention the annotations of
   * JSpecify, which are not on the class path.
   */
  @Test
  void readsRuntimeClassesWithoutJSpecify() {
    Compilation compilation =
        TestCompiler.strict()
            .withClasspath(List.of(TestCompiler.classPathOf(Board.class)))
            .compile(
                source(
                    "game.Move",
                    """
                    package game;
                    import dev.boardwright.*; import dev.boardwright.packed.*;
                    @BitPacked public record Move(Move_ChessSquare from, boolean last) {
                      @Board(shape = {2, 2}, styles = {"T", "t"}, pieces = {"K", "k"},
                          order = SquareOrder.DESCENDING, start = "1k/K1 / T/t")
                      public interface Chess {}
                      static Move_ChessPosition next = Move_ChessPosition.START
                          .move(Move_ChessSquare.A1, Move_ChessSquare.A2);
                    }
                    """));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(generated(compilation, "game.MoveCodec")).contains("Move_ChessSquare.of(");
  }

  /**
   * Names and labels with any characters keep their value, although the generated source contains
   * only ASCII.
   */
  @Test
  void keepsAnyTextInAsciiSource() {
    String source =
        """
        package game;
        import dev.boardwright.packed.*;
        @BitPacked public record Größe(@Range(max = 6, label = "a\\\\\\"$L */ x. @y ä\\n𝟎") int ü,
            Größe.@org.jspecify.annotations.Nullable Art art) {
          public enum Art { GROẞ, KLEIN }
          public static String label() { return GrößeCodec.FORMAT.fields().get(0).label(); }
        }
        """;
    Compilation compilation = compile(source("game.Größe", source));
    assertThat(compilation).succeededWithoutWarnings();
    String content = generated(compilation, "game.GrößeCodec");
    assertTrue(content.chars().allMatch(c -> c < 128));
    // Lines are broken before characters are escaped, so each escape counts as one character.
    String unescaped = content.replaceAll("\\\\u[0-9A-F]{4}", "x");
    unescaped.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    try {
      assertEquals(
          "a\\\"$L */ x. @y ä\n𝟎",
          TestCompiler.load(compilation).loadClass("game.Größe").getMethod("label").invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void generatesShortLinesForManyComponents() {
    StringBuilder components = new StringBuilder("boolean c0");
    for (int i = 1; i < 64; i++) {
      components.append(", boolean c").append(i);
    }
    Compilation compilation =
        compile(
            source(
                "game.Flags",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Flags(%s) {}
                """
                    .formatted(components)));
    assertThat(compilation).succeededWithoutWarnings();
    String content = generated(compilation, "game.FlagsCodec");
    assertThat(content).contains("BITS = 64;");
    content.lines().forEach(line -> assertTrue(line.length() <= 100, line));
  }
}
