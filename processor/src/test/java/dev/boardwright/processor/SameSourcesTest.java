// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.generated;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.processor.testing.RecordingProcessor;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.testing.Bytecode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the sources generated for a declaration are always the same. They do not depend on the
 * other files that are compiled, on the order of the files, or on the compiler. {@link
 * TestCompiler#compile} compares the two compilers.
 */
@Tag("compilers")
class SameSourcesTest {
  private static final String IMPORTS = "import dev.boardwright.*;";
  private static final String PACKED = "import dev.boardwright.packed.*;";

  private static final JavaFileObject BOARDS =
      source(
          "game.Boards",
          """
          package game;
          %s
          public interface Boards {
            @Board(shape = 8, styles = {"A", "a"}) interface Line {}
            @Board(shape = {9, 9}, styles = {"SHOGI", "chess"}) interface Square {}
            @Board(shape = {3, 3, 3}, styles = {"A", "a"},
                order = SquareOrder.DESCENDING) interface Space {}
            @Board(shape = {40, 40}, styles = {"A", "a"}) interface Large {}
          }
          """
              .formatted(IMPORTS));

  private static final String PIECES =
      "pieces = {\"P\", \"+p\", \"K^'\", \"\", \"*/\", \"\\\"\", \"\\u6B69\"}";

  private static final JavaFileObject ALPHABETS =
      source(
          "game.Alphabets",
          """
          package game;
          %s
          interface Alphabets {
            @Board(shape = {3, 3}, styles = {"T", "t"}, %s)
            interface Planes {}
            @Board(shape = {9, 9}, styles = {"T", "t"}, %s, firstHand = "P")
            interface Flat {}
            @Board(shape = {30, 30}, styles = {"T", "t"}, %s,
                firstHand = {}, secondHand = {})
            interface Tree {}
            Alphabets_FlatPiece PIECE = Alphabets_FlatPiece.FIRST_DERIVED_K;
          }
          """
              .formatted(IMPORTS, PIECES, PIECES, PIECES));

  private static final JavaFileObject TEXTS =
      source(
          "game.Texts",
          """
          package game;
          %s
          interface Texts {
            @Board(shape = {3, 3}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
              start = "k^2/3/2K^ +P/2p t/T") interface Plain {}
            @Board(shape = {9, 3}, styles = {"TIC", "t"}, order = SquareOrder.ASCENDING,
              pieces = {"K^", "k^"}, firstHand = {}, secondHand = {},
              start = "k^2/3/3/3/3/3/3/3/2K^ / TIC/t") interface Declared {}
            String TEXT = Texts_DeclaredPosition.START.toText();
          }
          """
              .formatted(IMPORTS));

  private static final JavaFileObject GAMES =
      source(
          "game.Games",
          """
          package game;
          %s
          import dev.boardwright.style.Side;
          interface Games {
            @Board(shape = {3, 3}, styles = {"CHESS", "t"}, order = SquareOrder.DESCENDING,
              start = "k^2/3/2K^ / CHESS/t")
            @Rules(
                value = {
                  @Piece(token = {"K^"}, moves = "K"),
                  @Piece(token = "k^", moves = "W", from = "a1-c2"),
                  @Piece(token = "k^", moves = "F")
                },
                drops = {Side.SECOND, Side.FIRST}, stalemate = Outcome.LOSS)
            interface Declared {}
            @Board(shape = {12, 11}, styles = {"T", "t"}, order = SquareOrder.DESCENDING,
              start = "k^10/11/11/11/11/11/11/11/11/11/11/10K^ / T/t")
            @Rules(@Piece(token = "K^", moves = "K"))
            interface Wide {}
            String MOVES = "" + Games_DeclaredRuleBook.RULES.rows();
          }
          """
              .formatted(IMPORTS));

  /** A record with components of every kind, including squares of the same compilation. */
  private static final JavaFileObject MOVE =
      source(
          "game.Move",
          """
          package game;
          %s
          import org.jspecify.annotations.Nullable;
          @BitPacked
          public record Move(@Nullable Move_SmallSquare from, Move_LargeSquare to,
              @Range(min = -5, max = 5, label = "Depth") int depth, Move.@Nullable Kind kind,
              boolean last, byte b, @Range(max = 7) long l, @Range(max = 0) int zero) {
            public enum Kind { A, B, C }
            @Board(shape = {3, 3}, styles = {"T", "t"}) public interface Small {}
            @Board(shape = {40, 40}, styles = {"T", "t"}) public interface Large {}
            static long packed = MoveCodec.pack(null, Move_LargeSquare.of(7), 1, null, true,
                (byte) 1, 2, 0);
          }
          """
              .formatted(IMPORTS + " " + PACKED));

  private static final List<JavaFileObject> ALL = List.of(BOARDS, ALPHABETS, TEXTS, GAMES, MOVE);

  private static final LazyValue<Compilation> COMPILED =
      new LazyValue<>(() -> TestCompiler.compile(array(ALL)));

  /** {@return the compilation of all these declarations together, which has succeeded} */
  static Compilation compiled() {
    assertThat(COMPILED.get()).succeededWithoutWarnings();
    return COMPILED.get();
  }

  private static JavaFileObject[] array(List<JavaFileObject> sources) {
    return sources.toArray(new JavaFileObject[0]);
  }

  @Test
  @Tag("jars")
  void sourcesDoNotDependOnOrderOfFiles() {
    Compilation forwards = compiled();
    assertEquals(78, generated(forwards).size());
    List<JavaFileObject> reversed = new ArrayList<>(ALL);
    Collections.reverse(reversed);
    assertEquals(generated(forwards), TestCompiler.generate(array(reversed)));
  }

  /** Generated classes use no reflection and no other forbidden API, with either compiler. */
  @Test
  void generatedCodeUsesNoForbiddenApi() {
    Compilation compilation = compiled();
    Map<String, byte[]> classes = TestCompiler.classes(compilation);
    assertThat(classes.size()).isGreaterThan(76);
    for (byte[] bytes : classes.values()) {
      assertThat(Bytecode.forbidden(bytes)).isEmpty();
    }
  }

  /** Each file is compiled separately, without the others. */
  @Test
  void sourcesDoNotDependOnOtherFiles() {
    Map<String, String> alone = new TreeMap<>();
    for (JavaFileObject file : ALL) {
      Compilation compilation = TestCompiler.compile(file);
      assertThat(compilation).succeededWithoutWarnings();
      alone.putAll(generated(compilation));
    }
    assertEquals(generated(compiled()), alone);
  }

  /** Incremental builds in Gradle rely on this: it is what {@code isolating} promises. */
  @Test
  void eachFileHasOneOriginatingElement() {
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation =
        TestCompiler.lenient(processor).withOptions("-proc:only").compile(array(ALL));
    assertThat(compilation).succeeded();
    assertEquals(
        processor.origins().stream()
            .map(origin -> origin.substring(0, origin.indexOf(' ')))
            .map(name -> "/SOURCE_OUTPUT/" + name.replace('.', '/') + ".java")
            .sorted()
            .toList(),
        List.copyOf(generated(compilation).keySet()));
    for (String origin : processor.origins()) {
      // For example, game.Boards_LineSquare from [game.Boards.Line]. There is exactly one element,
      // and the file is named after it.
      String from = origin.substring(origin.indexOf('[') + 1, origin.length() - 1);
      String prefix = from.replace("game.", "").replace('.', '_');
      assertThat(origin).startsWith("game." + prefix);
    }
  }

  /**
   * Tests an incremental build: one file has changed, and only the classes of the other files are
   * present. Some build tools also keep the classes that the last build generated for the changed
   * file. javac accepts these, but the Eclipse compiler treats them as types that already exist, so
   * the test omits them there.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void recompilesOneChangedFile(int changed, @TempDir Path classes) throws IOException {
    Compilation whole = compiled();
    JavaFileObject before = ALL.get(changed);
    String type = TestCompiler.pathOf(before).replaceAll("game/|\\.java", "");
    TestCompiler.writeClasses(
        whole, classes, name -> !TestCompiler.IS_ECLIPSE || !name.startsWith("game/" + type));
    String content = TestCompiler.content(before);
    JavaFileObject after =
        source(
            "game." + type,
            content
                .replace("{9, 9}", "{9, 7}")
                .replace("{3, 3}", "{4, 3}")
                .replace("k^2/3/2K^", "k^2/3/3/2K^"));
    List<File> classPath =
        Stream.concat(
                Stream.of(classes.toString()),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)))
            .map(File::new)
            .toList();
    RecordingProcessor processor = new RecordingProcessor();
    Compilation part = TestCompiler.lenient(processor).withClasspath(classPath).compile(after);
    assertThat(part).succeeded();
    List<JavaFileObject> files = new ArrayList<>(ALL);
    files.set(changed, after);
    Map<String, String> ofAll = TestCompiler.generate(array(files));
    assertEquals(
        ofAll.entrySet().stream()
            .filter(file -> file.getKey().startsWith("/SOURCE_OUTPUT/game/" + type))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)),
        generated(part));
    // The sources generated for the other files do not depend on it.
    Map<String, String> others = new TreeMap<>(generated(whole));
    others.putAll(generated(part));
    assertEquals(ofAll, others);
  }

  /** {@return a board, and records that depend on it and on {@link #board2}} */
  private static JavaFileObject[] dependent(String shape) {
    return new JavaFileObject[] {
      source(
          "game.Board1",
          """
          package game;
          %s
          @Board(shape = %s, styles = {"A", "a"}) interface Board1 {}
          """
              .formatted(IMPORTS, shape)),
      source(
          "game.Max",
          """
          package game;
          %s
          @BitPacked record Max(@Range(max = Board1Square.COUNT - 1) int index) {}
          """
              .formatted(PACKED)),
      source(
          "game.Square2",
          """
          package game;
          %s
          @BitPacked record Square2(Board2Square at) {}
          """
              .formatted(PACKED)),
    };
  }

  private static JavaFileObject board2(String ranks) {
    return source(
        "game.Board2",
        """
        package game;
        %s
        @Board(shape = {%s, 1}, styles = {"A", "a"}) interface Board2 {}
        """
            .formatted(IMPORTS, ranks));
  }

  private static List<JavaFileObject> with(JavaFileObject[] some, JavaFileObject one) {
    List<JavaFileObject> all = new ArrayList<>(List.of(some));
    all.add(one);
    return all;
  }

  private static Compilation compileWithClasses(Path classes, List<JavaFileObject> sources) {
    List<File> classPath =
        Stream.concat(
                Stream.of(classes.toString()),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)))
            .map(File::new)
            .toList();
    return TestCompiler.strict().withClasspath(classPath).compile(sources);
  }

  /**
   * Records read values of generated types while classes of an earlier build are on the class path.
   */
  @Test
  // The Eclipse compiler treats such classes as types that already exist.
  @DisabledIf(TestCompiler.ECLIPSE)
  void ignoresValuesOfEarlierBuild(@TempDir Path classes) throws IOException {
    Compilation before = TestCompiler.compile(array(with(dependent("{9, 9}"), board2("5"))));
    assertThat(before).succeededWithoutWarnings();
    TestCompiler.writeClasses(before, classes, name -> true);
    List<JavaFileObject> changed = with(dependent("{3, 3}"), board2("200"));
    Compilation after = compileWithClasses(classes, changed);
    assertThat(after).succeeded();
    assertEquals(TestCompiler.generate(array(changed)), generated(after));
  }

  /**
   * A board waits for the constants of another board, while the classes of its own squares exist
   * from an earlier build.
   */
  @Test
  @DisabledIf(TestCompiler.ECLIPSE)
  void ignoresOldSquaresOfWaitingBoard(@TempDir Path classes) throws IOException {
    JavaFileObject board2 = board2("Board1Cells.RANKS");
    Compilation before = TestCompiler.compile(array(with(dependent("{9, 9}"), board2)));
    assertThat(before).succeededWithoutWarnings();
    TestCompiler.writeClasses(before, classes, name -> !name.startsWith("game/Board1"));
    List<JavaFileObject> changed = with(dependent("{100, 3}"), board2);
    Compilation after = compileWithClasses(classes, changed);
    assertThat(after).succeeded();
    assertEquals(TestCompiler.generate(array(changed)), generated(after));
  }

  /** A board that was read with old constants of another board causes an error. */
  @Test
  @DisabledIf(TestCompiler.ECLIPSE)
  void rejectsBoardReadWithOldConstants(@TempDir Path classes) throws IOException {
    JavaFileObject board2 = board2("Board1Cells.RANKS");
    TestCompiler.writeClasses(
        TestCompiler.compile(array(with(dependent("{9, 9}"), board2))), classes, name -> true);
    Compilation same = compileWithClasses(classes, with(dependent("{9, 9}"), board2));
    assertThat(same).succeeded();
    Compilation after = compileWithClasses(classes, with(dependent("{3, 3}"), board2));
    assertThat(after).hadErrorCount(1);
    TestCompiler.assertError(
        after,
        "[OldClass] Board2 uses constants of generated types, and the compiler read outdated ones"
            + " from an earlier build: delete the compiler's output and rebuild",
        board2,
        3);
  }
}
