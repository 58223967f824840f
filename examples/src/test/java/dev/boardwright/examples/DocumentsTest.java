// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the documents: every code block comes from a source that is compiled, every output block is
 * printed by a program, and every link leads somewhere.
 *
 * <p>An HTML comment before a block names where it comes from. Blocks of {@code docs/errors.md} and
 * {@code docs/new-game.md} are compiled by the tests of the processor, and commands are run by
 * {@code .ci/commands}. {@link InlineCodeTest} checks the code between backquotes.
 */
class DocumentsTest {
  private static final Path ROOT = Path.of("..");
  private static final Path SOURCES = Path.of("src/main/java/dev/boardwright/examples");

  /** The maximum size of README in bytes, about one screen of text and its code. */
  private static final int MAX_README = 8_000;

  private static final Pattern BLOCK =
      Pattern.compile(
          "(?:<!-- (?<marker>[^>]*) -->\n)?^```(?<language>\\w*)\n(?<text>.*?)^```$",
          Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern INDENTED = Pattern.compile("^[ \\t>*-]+```", Pattern.MULTILINE);
  private static final Pattern IMPORT =
      Pattern.compile("^import ([a-z.]+)(\\w+);$", Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");
  private static final Pattern VERSION =
      Pattern.compile("boardwright-(?:runtime|processor)(?:</artifactId>\\s*<version>|:)([^<\"]+)");
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w×])\\d+(?:\\.\\d+)?(?![\\w×])");

  /** One or two numbers before a unit. */
  private static final Pattern SPEED =
      Pattern.compile("(?:\\d+(?:\\.\\d+)? (?:\\||or) )?\\d+(?:\\.\\d+)? (?:ns|ms|B)\\b");

  /** The numbers of a Markdown table row, at least four of which a speed table has. */
  private static final int MIN_NUMBERS = 4;

  /**
   * A fenced block of a document.
   *
   * @param document the path of the document, relative to the root
   * @param marker the comment before the block, or an empty text
   * @param language the language of the block, or an empty text
   * @param text the lines of the block
   */
  record Block(String document, String marker, String language, String text) {
    @Override
    public String toString() {
      return document + ": " + (marker.isEmpty() ? text.lines().findFirst().orElse("") : marker);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the documents that are written by hand, as paths relative to the root} */
  static List<String> documents() throws IOException {
    List<String> documents =
        new ArrayList<>(List.of("README.md", "CONTRIBUTING.md", "SECURITY.md"));
    try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
      files
          .map(file -> "docs/" + file.getFileName())
          .filter(name -> name.endsWith(".md") && !name.startsWith("docs/benchmarks"))
          .sorted()
          .forEach(documents::add);
    }
    return documents;
  }

  /** {@return all blocks except those of {@code docs/errors.md}} */
  static List<Block> blocks() throws IOException {
    List<Block> blocks = new ArrayList<>();
    for (String document : documents()) {
      if (!document.equals("docs/errors.md")) {
        BLOCK
            .matcher(read(ROOT.resolve(document)))
            .results()
            .map(block -> block(document, block))
            .forEach(blocks::add);
      }
    }
    return blocks;
  }

  private static Block block(String document, MatchResult result) {
    String marker = result.group(1);
    return new Block(document, marker == null ? "" : marker, result.group(2), result.group(3));
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void quotesCompiledCodeAndRealOutput(Block block) throws ReflectiveOperationException {
    String[] marker = block.marker.split(": ", 2);
    switch (marker[0]) {
      case "code" -> assertCode(block.text, read(SOURCES.resolve(marker[1])));
      case "consumer" -> assertQuoted(block.text, read(consumer(marker[1])));
      case "output" -> assertQuoted(block.text, output(marker[1]));
      case "build" -> assertBuild(marker[1], block.text);
      case "step" ->
          assertTrue(
              List.of("docs/new-game.md", "docs/start.md").contains(block.document),
              "only the blocks of two documents are run");
      default -> {
        assertEquals("", block.marker, "unknown marker");
        assertEquals("", block.language, "a block with a language needs a marker");
        for (String line : block.text.lines().toList()) {
          assertTrue(line.matches("(mvn|java|git checkout) .*|DeclarationRounds → .*"), line);
        }
      }
    }
  }

  /** A block that is not at the beginning of a line would not be compared with anything. */
  @ParameterizedTest
  @MethodSource("documents")
  void indentsNoBlock(String document) {
    assertFalse(INDENTED.matcher(read(ROOT.resolve(document))).find());
  }

  /** Checks that a block has the imports that its lines need, and then lines of a source. */
  private static void assertCode(String block, String source) {
    String text = block.replaceAll("(?m)^import .*;\n+", "");
    assertImports(block.substring(0, block.length() - text.length()), text, source);
    assertQuoted(text, source);
  }

  /** Checks that a source has these lines, at any indentation that is the same for all lines. */
  private static void assertQuoted(String text, String source) {
    assertTrue(text.lines().count() > 0, "the block is empty");
    boolean isQuoted =
        Stream.of("", "  ", "    ", "      ")
            .map(indent -> text.replaceAll("(?m)^(?=.)", indent))
            .anyMatch(source::contains);
    assertTrue(isQuoted, () -> text + "\nis not in\n" + source);
  }

  /** Checks that a block shows the imports that it needs, apart from generated types. */
  private static void assertImports(String shown, String text, String source) {
    for (MatchResult found : IMPORT.matcher(source).results().toList()) {
      String used = found.group(2);
      boolean isNeeded =
          Pattern.compile("\\b" + used + "\\b").matcher(text).find()
              && !found.group(1).startsWith("dev.boardwright.examples.");
      boolean isShown =
          shown.contains("import " + found.group(1) + used + ";")
              || shown.contains("import " + found.group(1) + "*;");
      assertTrue(isShown || !isNeeded, () -> "import of " + used + " is missing in\n" + shown);
    }
  }

  private static Path consumer(String file) {
    return ROOT.resolve("consumers/src/it").resolve(file);
  }

  /** {@return the text that an example prints} */
  private static String output(String example) throws ReflectiveOperationException {
    Method run =
        Class.forName("dev.boardwright.examples." + example)
            .getDeclaredMethod("run", PrintStream.class);
    run.setAccessible(true);
    CapturedOutput out = new CapturedOutput();
    run.invoke(null, out);
    return out.text();
  }

  /** Checks a snippet for a build. */
  private static void assertBuild(String build, String text) {
    // The consumer "readme" builds a project with the snippet for Maven.
    assertTrue(Set.of("maven", "gradle").contains(build), build);
    for (String artifact : List.of("boardwright-runtime", "boardwright-processor")) {
      assertTrue(text.contains(artifact), artifact);
    }
  }

  @Test
  void snippetsNameTheReleasedVersion() throws IOException {
    Set<String> versions = new TreeSet<>();
    for (String document : documents()) {
      VERSION
          .matcher(read(ROOT.resolve(document)))
          .results()
          .forEach(v -> versions.add(v.group(1)));
    }
    assertEquals(Set.of(property("released.version")), versions);
  }

  private static String property(String name) {
    return Pattern.compile("<" + Pattern.quote(name) + ">([^<]+)<")
        .matcher(read(ROOT.resolve("pom.xml")))
        .results()
        .findFirst()
        .orElseThrow()
        .group(1);
  }

  @Test
  void readmeFitsOneScreen() throws IOException {
    long size = Files.size(ROOT.resolve("README.md"));
    assertTrue(size <= MAX_README, size + " bytes");
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadToFilesAndHeadings(String document) {
    Path file = ROOT.resolve(document);
    LINK.matcher(read(file))
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.startsWith("https://"))
        .forEach(link -> assertLink(file, link));
  }

  private static void assertLink(Path document, String link) {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]);
    assertTrue(Files.exists(target), () -> document + " links to " + link);
    if (parts.length > 1) {
      boolean isHeading =
          read(target)
              .lines()
              .filter(line -> line.startsWith("#"))
              .map(line -> line.replaceAll("^#+ ", "").toLowerCase(Locale.ROOT))
              .map(heading -> heading.replaceAll("[^\\w -]", "").replace(' ', '-'))
              .anyMatch(parts[1]::equals);
      assertTrue(isHeading, () -> document + " links to " + link);
    }
  }

  /** Every page can be reached from README. */
  @Test
  void readmeLinksToEveryPage() throws IOException {
    String readme = read(ROOT.resolve("README.md"));
    for (String document : documents()) {
      if (!document.equals("README.md")) {
        assertTrue(readme.contains("](" + document + ")"), document);
      }
    }
  }

  /** The numbers of a row about speed are those of the rows of one name in a benchmark report. */
  @Test
  void speedTablesRepeatBenchmarkReports() throws IOException {
    List<Set<String>> measured = new ArrayList<>();
    try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
      files
          .filter(file -> file.getFileName().toString().startsWith("benchmarks"))
          .forEach(file -> measured.addAll(numbersByName(read(file)).values()));
    }
    String readme = read(ROOT.resolve("README.md"));
    String speed = readme.substring(readme.indexOf("## Speed"), readme.indexOf("## The runtime"));
    List<List<String>> rows = new ArrayList<>();
    rows(speed).forEach(rows::add);
    assertEquals(8, rows.size());
    rows(read(ROOT.resolve("docs/performance.md"))).forEach(rows::add);
    for (List<String> row : rows) {
      assertTrue(
          measured.stream().anyMatch(all -> all.containsAll(row)), () -> "no row has " + row);
    }
  }

  /** Times and sizes in the text are those of some row, too. */
  @Test
  void speedsInTextsRepeatBenchmarkReports() throws IOException {
    Set<String> measured = new HashSet<>();
    try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
      files
          .filter(file -> file.getFileName().toString().startsWith("benchmarks"))
          .flatMap(file -> read(file).lines())
          .filter(line -> line.startsWith("| "))
          .flatMap(line -> NUMBER.matcher(line).results())
          .forEach(number -> measured.add(number.group()));
    }
    List<String> stated = new ArrayList<>();
    for (String document : List.of("README.md", "docs/performance.md")) {
      String text = read(ROOT.resolve(document)).replaceAll("(?m)^\\|.*", "").replace(",", "");
      SPEED
          .matcher(text.replaceAll("\\s+", " "))
          .results()
          .flatMap(speed -> NUMBER.matcher(speed.group()).results())
          .forEach(number -> stated.add(number.group()));
    }
    assertTrue(stated.size() > MIN_NUMBERS, stated::toString);
    stated.removeAll(measured);
    assertEquals(List.of(), stated);
  }

  /** {@return the numbers of the rows of each name, which a report may have for each JDK} */
  private static Map<String, Set<String>> numbersByName(String report) {
    Map<String, Set<String>> numbers = new HashMap<>();
    for (String line : report.lines().filter(line -> line.startsWith("| ")).toList()) {
      String name = line.substring(0, line.indexOf(" | ")).strip();
      rows(line).forEach(numbers.computeIfAbsent(name, key -> new HashSet<>())::addAll);
    }
    return numbers;
  }

  /** {@return the numbers of each table row, without those of its first cell} */
  private static Stream<List<String>> rows(String document) {
    return document
        .lines()
        .filter(line -> line.startsWith("| "))
        .map(line -> line.substring(line.indexOf(" | ") + 3).replace(",", ""))
        .map(line -> NUMBER.matcher(line).results().map(MatchResult::group).toList())
        .filter(row -> row.size() >= MIN_NUMBERS);
  }

  @Test
  void listsEveryProgram() throws IOException {
    Set<String> programs = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> read(file).contains("static void main("))
          .map(file -> SOURCES.relativize(file).toString().replace(".java", ""))
          .map(name -> name.replace('/', '.').replace('\\', '.'))
          .forEach(programs::add);
    }
    List<String> listed =
        Pattern.compile("^\\|.*\\| `([a-z]+\\.\\w+)` \\|$", Pattern.MULTILINE)
            .matcher(read(ROOT.resolve("docs/examples.md")))
            .results()
            .map(row -> row.group(1))
            .toList();
    assertEquals(programs, new TreeSet<>(listed));
    assertEquals(new HashSet<>(listed).size(), listed.size(), "a program is listed twice");
  }
}
