// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;

import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.testing.Declarations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Tests that a comment above a method of a writer is what the method writes. The lines of such a
 * sample must follow one another in a generated source, apart from white space. A {@code …} stands
 * for any text, and an empty line of a comment begins another sample.
 */
class SampleCommentsTest {
  private static final Path WRITERS = Path.of("src/main/java/dev/boardwright/processor/write");
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** A comment above a member of a class, or above one of an inner class. */
  private static final Pattern SAMPLE =
      Pattern.compile(
          "(?m)(?:^  //(?: .*)?\n)+|(?:^    //(?: .*)?\n)+(?=    (?:/\\*\\*|private ))");

  /** The most characters that may stand in the place of "…". */
  private static final int MOST_LEFT_OUT = 4_000;

  private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*.*?\\*/");

  private static final Pattern STARS = Pattern.compile("(?m)^ *\\* ?");

  /** White space that a formatter may change: all but one space between two words. */
  private static final Pattern SPACE = Pattern.compile(" (?=\\W)|(?<=\\W) ");

  /** Boards and records that are stored in all ways. */
  private static Stream<JavaFileObject> declarations() {
    return Stream.of(
        game("Shogi"),
        game("Chess"),
        game("Xiangqi"),
        manyRows(),
        source(
            "plain.Shogi",
            """
            package plain;
            import dev.boardwright.*;
            import dev.boardwright.packed.*;
            @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"}, order = SquareOrder.DESCENDING,
                start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
            interface Shogi {}
            """),
        source(
            "plain.Chess",
            """
            package plain;
            import dev.boardwright.*;
            @Board(shape = {8, 8}, styles = {"C", "c"}, order = SquareOrder.DESCENDING,
                start = "8/8/8/8/8/8/8/8 / C/c")
            interface Chess {}
            """),
        source(
            "plain.Go",
            """
            package plain;
            import dev.boardwright.*;
            @Board(shape = {19, 19}, styles = {"GO", "go"})
            interface Go {}
            """),
        source(
            "plain.Space",
            """
            package plain;
            import dev.boardwright.*;
            @Board(shape = {4, 4, 4}, styles = {"SPACE", "space"}, order = SquareOrder.DESCENDING)
            interface Space {}
            """),
        source(
            "plain.Atlas",
            """
            package plain;
            import dev.boardwright.*;
            @Board(shape = {40, 40}, styles = {"ATLAS", "atlas"})
            interface Atlas {}
            """),
        source(
            "dev.example.Shogi",
            """
            package dev.example;
            import dev.boardwright.*;
            @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"}, order = SquareOrder.DESCENDING,
                start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi",
                pieces = {"P", "p", "+P", "+p", "L", "l", "N", "n", "S", "s", "G", "g", "B", "b",
                    "R", "r", "K^", "k^"},
                firstHand = {"P", "L"}, secondHand = {"p", "l"})
            interface Shogi {}
            """),
        source(
            "dev.example.ShogiMove",
            """
            package dev.example;
            import dev.boardwright.packed.*;
            @BitPacked
            record ShogiMove(ShogiSquare from, ShogiSquare to, boolean promote) {}
            """),
        source(
            "dev.example.LadderMove",
            """
            package dev.example;
            import dev.boardwright.packed.*;
            @BitPacked
            record LadderMove(@Range(max = 6) int pick,
                @Range(max = 100, label = "Destination") int to, SnlMove.Status status) {}
            """),
        source(
            "dev.example.Deep",
            """
            package dev.example;
            import dev.boardwright.packed.*;
            @BitPacked
            record Deep(@Range(min = -5, max = 5) int depth, @Range(max = 15) int level) {}
            """));
  }

  private static JavaFileObject game(String name) {
    return source(
        "game." + name,
        "package game;\n"
            + GameSource.annotations(Declarations.declaration(name.toLowerCase(Locale.ROOT)))
            + " public interface "
            + name
            + " {}");
  }

  /** {@return a game whose rows do not fit into one method} */
  private static JavaFileObject manyRows() {
    String rows =
        Stream.of("", "+", "-")
            .flatMap(state -> IntStream.rangeClosed('A', 'Z').mapToObj(c -> state + (char) c))
            .map(token -> ", @Piece(token = \"" + token + "\", moves = \"F\")")
            .collect(Collectors.joining());
    return source(
        "game.Long",
        """
        package game;
        import dev.boardwright.*;
        @Board(shape = {9, 9}, styles = {"LONG", "long"}, order = SquareOrder.DESCENDING,
            start = "k^8/9/9/9/9/9/9/9/8K^ / LONG/long")
        @Rules({@Piece(token = "K^", moves = "K")%s})
        @SuppressWarnings("UnreachedPiece")
        public interface Long {}
        """
            .formatted(rows));
  }

  /** {@return the golden sources and those of more declarations, with Javadoc and without} */
  private static List<String> outputs() throws IOException {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.list(GOLDEN)) {
      for (Path file : files.sorted().toList()) {
        sources.add(Files.readString(file));
      }
    }
    sources.addAll(generatedSources().values());
    return sources.stream()
        .flatMap(text -> Stream.of(text, JAVADOC.matcher(text).replaceAll("")))
        .map(SampleCommentsTest::normalised)
        .toList();
  }

  private static Map<String, String> generatedSources() {
    return TestCompiler.generate(declarations().toArray(JavaFileObject[]::new));
  }

  private static String normalised(String text) {
    return SPACE
        .matcher(STARS.matcher(text.strip()).replaceAll("").replaceAll("\\s+", " "))
        .replaceAll("");
  }

  /** {@return the samples of a writer} */
  private static Stream<String> samples(String writer) {
    return SAMPLE
        .matcher(writer)
        .results()
        .flatMap(found -> Stream.of(found.group().split("(?m)^ +//\n")))
        .map(sample -> sample.replaceAll("(?m)^ +// ?", "").replace("\\\\u", "\\u"));
  }

  /** {@return whether an output has all parts of a sample, in this order} */
  private static boolean contains(String output, String sample) {
    int at = 0;
    for (String part : sample.split("…", -1)) {
      String wanted = normalised(part);
      int found = output.indexOf(wanted, at);
      if (found < 0 || at > 0 && found - at > MOST_LEFT_OUT) {
        return false;
      }
      at = found + wanted.length();
    }
    return true;
  }

  @Test
  void samplesAreWhatWritersWrite() throws IOException {
    List<String> outputs = outputs();
    Map<String, List<String>> wrong = new TreeMap<>();
    int count = 0;
    try (Stream<Path> files = Files.walk(WRITERS)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        for (String sample : samples(Files.readString(file)).toList()) {
          count++;
          if (outputs.stream().noneMatch(output -> contains(output, sample))) {
            wrong.computeIfAbsent(name, writer -> new ArrayList<>()).add(sample);
          }
        }
      }
    }
    assertThat(count).isGreaterThan(100);
    assertThat(wrong).isEmpty();
  }
}
