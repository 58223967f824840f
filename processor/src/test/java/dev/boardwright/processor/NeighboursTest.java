// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.model.Surroundings;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests declarations next to classes whose names generated code uses for other types. */
class NeighboursTest {
  private static final Pattern IMPORT =
      Pattern.compile("^import (?<name>[\\w.]+)\\.(?<simple>\\w+);$", Pattern.MULTILINE);

  /** {@return declarations of every kind, none with a name that is also given to a neighbour} */
  private static JavaFileObject[] declarations(String packageName) {
    String packageLine = packageName.isEmpty() ? "" : "package " + packageName + ";\n";
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    return new JavaFileObject[] {
      source(
          prefix + "Boards",
          packageLine
              + """
              import dev.boardwright.Board;
              import dev.boardwright.Outcome;
              import dev.boardwright.Piece;
              import dev.boardwright.Rules;
              import dev.boardwright.SquareOrder;
              import dev.boardwright.style.Side;
              interface Boards {
                @Board(shape = 8, styles = {"A", "a"}) interface Row {}
                @Board(shape = {9, 9}, styles = {"SHOGI", "chess"}) interface Plain {}
                @Board(shape = {3, 3, 3}, styles = {"A", "a"}) interface Space {}
                @Board(shape = {9, 9, 9}, styles = {"A", "a"}) interface HighSpace {}
                @Board(shape = {40, 40}, styles = {"A", "a"}) interface Large {}
                @Board(shape = {3, 3}, styles = {"T", "t"}, pieces = {"P", "+p", "K^'", ""})
                interface Planes {}
                @Board(shape = {9, 9}, styles = {"T", "t"}, pieces = {"P", "p"}, firstHand = "P")
                interface Flat {}
                @Board(shape = {30, 30}, styles = {"T", "t"}, pieces = {"P", "p"}, firstHand = {},
                    secondHand = {})
                interface Tree {}
                @Board(shape = {3, 3}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
                    start = "k^2/3/2K^ +P/2p t/T")
                interface Texts {}
                @Board(shape = {9, 3}, styles = {"TIC", "t"}, order = SquareOrder.ASCENDING,
                    pieces = {"K^", "k^"}, start = "k^2/3/3/3/3/3/3/3/2K^ / TIC/t")
                interface DeclaredTexts {}
                @Board(shape = {3, 3}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
                    start = "k^2/3/2K^ / T/t")
                @Rules(value = @Piece(token = "K^", moves = "K"),
                    drops = Side.FIRST, stalemate = Outcome.LOSS)
                interface Game {}
                @Board(shape = {8, 8}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
                    start = "rhc1k^3/pppppppp/8/8/8/8/PPPPPPPP/RHC1K^3 / T/t")
                @Rules(value = {@Piece(token = "K^", moves = "K"), @Piece(token = "R", moves = "R"),
                    @Piece(token = "H", moves = "nN"), @Piece(token = "C", moves = "mRcpR"),
                    @Piece(token = "P", moves = "fW", capturedAs = "P")},
                    drops = {Side.FIRST, Side.SECOND})
                interface LongGame {}
                @Board(shape = {12, 12}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
                    start = "r3k^7/12/12/12/12/12/12/12/12/12/12/R3K^7 / T/t")
                @Rules({@Piece(token = "K^", moves = "K"), @Piece(token = "R", moves = "RgB")})
                interface WideGame {}
              }
              """),
      source(
          prefix + "Moves",
          packageLine
              + """
              import dev.boardwright.packed.BitPacked;
              import dev.boardwright.packed.Range;
              import org.jspecify.annotations.Nullable;
              class Moves {
                enum Kind { A, B, C }
                @BitPacked record Short(
                    @Nullable Boards_PlainSquare from, @Range(max = 6, label = "L") int to,
                    Kind kind, boolean last, byte b) {}
                @BitPacked record Wide(
                    @Nullable Kind kind, @Range(min = -9, max = 1L << 60) long l) {}
                @BitPacked record Full(@Range(min = 1L << 63, max = -1L >>> 1) long l) {}
                @BitPacked record Unsigned(@Range(min = 1L << 63, max = (-1L >>> 1) - 1) long l) {}
              }
              """)
    };
  }

  /** {@return the names of all public types of java.lang in the JDK that runs the tests} */
  private static Set<String> namesInJavaLang() throws IOException {
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/lang");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("\\w+\\.class"))
          .map(name -> name.replace(".class", ""))
          .filter(NeighboursTest::isPublic)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static boolean isPublic(String simpleName) {
    try {
      Class<?> type = Class.forName("java.lang." + simpleName, false, null);
      return Modifier.isPublic(type.getModifiers());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static final LazyValue<SortedMap<String, String>> ALONE =
      new LazyValue<>(() -> TestCompiler.generate(declarations("game")));

  /**
   * {@return the simple names that generated code imports}
   *
   * @param byCodecs whether to return the imports of codecs instead of those of boards
   */
  private static Set<String> importedNames(boolean byCodecs) {
    return ALONE.get().entrySet().stream()
        .filter(file -> file.getKey().endsWith("Codec.java") == byCodecs)
        .map(Map.Entry::getValue)
        .flatMap(source -> IMPORT.matcher(source).results())
        .map(match -> match.group(2))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * If all neighbours are present at once, the generated sources differ only in imports and
   * qualified names of java.lang. This holds in a named package and in the unnamed package.
   */
  @Test
  @Tag("compilers")
  void neighboursChangeOnlyNamesOfJavaLang() throws IOException {
    for (String packageName : List.of("game", "")) {
      SortedMap<String, String> alone =
          packageName.isEmpty() ? TestCompiler.generate(declarations("")) : ALONE.get();
      Set<String> names = namesInJavaLang();
      assertThat(names).containsAtLeast("String", "Math", "System", "Override");
      names.addAll(importedNames(false));
      names.addAll(importedNames(true));
      assertThat(names).containsAtLeast("Shape", "Qi", "PackedFormat", "List", "Nullable");
      if (!packageName.isEmpty()) {
        // In the unnamed package, such a class would hide the packages of its name even in imports.
        names.addAll(List.of("dev", "java", "javax", "org"));
      }
      List<JavaFileObject> all = new ArrayList<>(List.of(declarations(packageName)));
      for (String name : names) {
        all.add(neighbour(packageName, name));
      }
      Compilation crowded = TestCompiler.compile(all.toArray(JavaFileObject[]::new));
      assertThat(crowded).succeededWithoutWarnings();
      SortedMap<String, String> actual = withoutJavaLang(crowded);
      assertEquals(alone.keySet(), actual.keySet());
      alone.forEach((name, source) -> assertEquals(source, actual.get(name), name));
    }
  }

  /** {@return a source that declares an empty class} */
  private static JavaFileObject neighbour(String packageName, String name) {
    return packageName.isEmpty()
        ? source(name, "class " + name + " {}")
        : source(packageName + "." + name, "package " + packageName + "; class " + name + " {}");
  }

  /** {@return the generated sources without imports and qualified names of java.lang} */
  private static SortedMap<String, String> withoutJavaLang(Compilation compilation) {
    SortedMap<String, String> sources = new TreeMap<>();
    TestCompiler.generated(compilation)
        .forEach(
            (name, source) ->
                sources.put(
                    name,
                    source
                        .replaceAll("(?m)^import java\\.lang\\.\\w+;\n", "")
                        .replace("java.lang.IllegalArg", "IllegalArg")));
    return sources;
  }

  /** A type of java.lang is imported only if the package declares a class with its name. */
  @Test
  void importsNothingFromJavaLangWithoutNeighbours() {
    ALONE.get().forEach((name, source) -> assertThat(source).doesNotContain("import java.lang."));
  }

  /** Users may pack enums that are nested in types of java.lang or belong to its subpackages. */
  @Test
  @Tag("compilers")
  void packsEnumsOfJavaLang() {
    JavaFileObject move =
        source(
            "game.Move",
            """
            package game;
            @dev.boardwright.packed.BitPacked record Move(
                java.lang.Thread.State a, java.lang.annotation.RetentionPolicy b,
                java.lang.ProcessBuilder.Redirect.Type c, java.lang.System.Logger.Level d) {}
            """);
    assertThat(TestCompiler.compile(move)).succeededWithoutWarnings();
    assertThat(
            TestCompiler.compile(
                move,
                neighbour("game", "Thread"),
                neighbour("game", "System"),
                neighbour("game", "RetentionPolicy")))
        .succeededWithoutWarnings();
  }

  /**
   * Components may have any of these names. A component becomes a parameter in generated code, and
   * its name hides types.
   */
  @Test
  void acceptsComponentsWithUsedNames() throws IOException {
    Set<String> names = namesInJavaLang();
    names.addAll(importedNames(true));
    names.remove("Objects"); // rejected with [ComponentName]
    List<String> all = List.copyOf(names);
    StringBuilder records =
        new StringBuilder("package game; import dev.boardwright.packed.*; class All {");
    for (int from = 0; from < all.size(); from += 20) {
      String components =
          all.subList(from, Math.min(from + 20, all.size())).stream()
              .map(name -> "boolean " + name)
              .collect(Collectors.joining(", "));
      records
          .append("@BitPacked record R")
          .append(from)
          .append("(")
          .append(components)
          .append(") {}");
      for (String name : all.subList(from, Math.min(from + 20, all.size()))) {
        records
            .append("@BitPacked record L" + name)
            .append("(@Range(min = 1L << 63, max = (-1L >>> 1) - 1) long ")
            .append(name)
            .append(") {}");
      }
    }
    assertThat(TestCompiler.compile(source("game.All", records + "}"))).succeededWithoutWarnings();
  }

  /** Boards and records may have the names of types that their own generated code imports. */
  @Test
  void acceptsDeclarationsWithUsedNames() {
    Set<String> names = importedNames(false);
    names.addAll(Surroundings.JAVA_LANG);
    names.add("Cursor"); // nested in a position
    // Together with a suffix of generated types, these are the names of runtime types.
    List<String> prefixes =
        List.of(
            "Any",
            "Board",
            "Coded",
            "CodedGame",
            "Free",
            "Game",
            "Generic",
            "Geometry",
            "Packed",
            "Plain",
            "Text",
            "Token");
    names.addAll(prefixes);
    List<JavaFileObject> all = new ArrayList<>();
    for (String name : names) {
      String packageName = prefixes.contains(name) ? "prefixes" : "boards";
      all.add(
          source(
              packageName + "." + name,
              """
              package %s;
              @dev.boardwright.Board(
                  shape = {2, 2}, styles = {"A", "a"}, pieces = {"K", "k"},
                  order = dev.boardwright.SquareOrder.DESCENDING, start = "1k/K1 / A/a")
              interface %s {}
              """
                  .formatted(packageName, name)));
    }
    for (String name : importedNames(true)) {
      all.add(
          source(
              "records." + name,
              """
              package records;
              @dev.boardwright.packed.BitPacked record %s(boolean a, E e) { enum E { A, B } }
              """
                  .formatted(name)));
    }
    List<String> games = new ArrayList<>(prefixes);
    List<String> others = names.stream().filter(name -> !prefixes.contains(name)).toList();
    for (int i = 0; i < others.size(); i += 8) {
      games.add(others.get(i));
    }
    for (String name : games) {
      String packageName = prefixes.contains(name) ? "gameprefixes" : "games";
      all.add(
          source(
              packageName + "." + name,
              """
              package %s;
              @dev.boardwright.Board(
                  shape = {3, 3}, styles = {"A", "a"}, order = dev.boardwright.SquareOrder.DESCENDING,
                  start = "1k^1/3/K^2 A/ A/a")
              @dev.boardwright.Rules(
                  value = {
                    @dev.boardwright.Piece(token = "K^", moves = "K"),
                    @dev.boardwright.Piece(token = "A", moves = "W", promotesTo = "B", dropsAs = {"A", "B"}),
                    @dev.boardwright.Piece(token = "B", moves = "F", capturedAs = "A")
                  },
                  zone = "a3-c3", drops = dev.boardwright.style.Side.FIRST)
              interface %s {}
              """
                  .formatted(packageName, name)));
    }
    Compilation compilation = TestCompiler.compile(all.toArray(JavaFileObject[]::new));
    assertThat(compilation).succeededWithoutWarnings();
    // Links in Javadoc must refer to the declaration, too.
    for (String name : List.of("Qi", "Math", "String", "Cursor")) {
      assertThat(TestCompiler.generated(compilation, "boards." + name + "Position"))
          .contains("{@link boards." + name + "}");
    }
  }
}
