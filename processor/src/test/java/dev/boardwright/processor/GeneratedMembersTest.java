// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which board has which members, as README's table says. */
class GeneratedMembersTest {
  private static final String PIECES = "pieces = {\"K^\", \"k^\", \"P\", \"p\"}";
  private static final String ORDER = "order = dev.boardwright.SquareOrder.DESCENDING";
  private static final String START = "start = \"k^4/5/5/5/4K^ / M/m\"";
  private static final String SQUARE = "shape = {5, 5}, styles = {\"M\", \"m\"}";

  private static final Map<String, LazyValue<Set<String>>> NAMES = new ConcurrentHashMap<>();

  /**
   * A group of members.
   *
   * @param names their names; one with a parenthesis is a whole signature
   * @param with declarations that have them
   * @param without declarations that lack them, each of which lacks all
   */
  record Members(List<String> names, List<String> with, List<String> without) {
    static Members of(String names, List<String> with, List<String> without) {
      return new Members(List.of(names.split(" ")), with, without);
    }

    @Override
    public String toString() {
      return names.toString();
    }
  }

  static Stream<Members> members() {
    String full = join(SQUARE, ORDER, START, PIECES);
    String noPieces = join(SQUARE, ORDER);
    String noEpin = join(SQUARE, ORDER, "pieces = {\"stone\", \"s1\"}");
    String someEpin = join(SQUARE, ORDER, "pieces = {\"stone\", \"K^\"}");
    String oneHand = join(SQUARE, PIECES, "firstHand = {\"P\"}, secondHand = {}");
    String noHands = join(SQUARE, PIECES, "firstHand = {}, secondHand = {}");
    String names = join("shape = {5, 5}, styles = {\"MINI\", \"mini\"}", ORDER, PIECES);
    String line = join("shape = 8, styles = {\"M\", \"m\"}", ORDER, PIECES);
    String space = join("shape = {3, 3, 3}, styles = {\"M\", \"m\"}", ORDER, PIECES);
    String flat = join("shape = {1, 8}, styles = {\"M\", \"m\"}", ORDER, PIECES);
    String long1 = join("shape = {85, 255, 3}, styles = {\"M\", \"m\"}", ORDER);
    String large = join("shape = {33, 33}, styles = {\"M\", \"m\"}", ORDER, PIECES);
    return Stream.of(
        Members.of(
            "Piece Cursor TYPE cursor codeAt pieceOn play",
            List.of(full, noHands),
            List.of(noPieces)),
        Members.of("side letter", List.of(full, someEpin), List.of(noEpin, noPieces)),
        Members.of("capture", List.of(full, oneHand, noPieces), List.of(noHands)),
        Members.of(
            "drop(XPiece,XSquare) handCount(Side,XPiece) addToHand(Side,XPiece,int)",
            List.of(full, oneHand),
            List.of(noHands, noPieces)),
        Members.of(
            "DIALECT parse(String) toText",
            List.of(full, names, line, space, noPieces),
            List.of(join(SQUARE, PIECES), flat, long1)),
        Members.of("toFeen", List.of(full, line), List.of(names, flat)),
        Members.of("START", List.of(full), List.of(names, noPieces)),
        Members.of(
            "bishopAttacks queenAttacks onRank flipRanks",
            List.of(full, space, flat, large),
            List.of(line)),
        Members.of("unicornAttacks onLayer flipLayers", List.of(space), List.of(full, line, flat)),
        Members.of("C3", List.of(full), List.of(large)));
  }

  private static String join(String... members) {
    return String.join(", ", members);
  }

  @ParameterizedTest
  @MethodSource("members")
  void asTheTableSays(Members members) {
    for (String declaration : members.with) {
      assertThat(names(declaration)).containsAtLeastElementsIn(members.names);
    }
    for (String declaration : members.without) {
      assertThat(names(declaration)).containsNoneIn(members.names);
    }
  }

  private static Set<String> names(String declaration) {
    return NAMES
        .computeIfAbsent(declaration, key -> new LazyValue<>(() -> memberNames(declaration)))
        .get();
  }

  /** Types, methods and constants of all that is generated, but those of the squares' own. */
  private static Set<String> memberNames(String declaration) {
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.X",
                """
                package game;
                @dev.boardwright.Board(%s) public interface X {}
                """
                    .formatted(declaration)));
    ClassLoader loader = TestCompiler.load(compilation);
    Set<String> names = new TreeSet<>();
    for (String type : TestCompiler.classes(compilation).keySet()) {
      try {
        Class<?> generated = loader.loadClass(type);
        names.add(generated.getSimpleName().replaceFirst("^X", ""));
        Arrays.stream(generated.getFields()).map(Field::getName).forEach(names::add);
        for (Method method : generated.getDeclaredMethods()) {
          names.add(method.getName());
          String parameters =
              Arrays.stream(method.getParameterTypes())
                  .map(Class::getSimpleName)
                  .collect(Collectors.joining(",", "(", ")"));
          // Cells, squares, sets and pieces are always read from text.
          if (type.endsWith("Position") || type.endsWith("Cursor")) {
            names.add(method.getName() + parameters);
          }
        }
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
    return names;
  }

  /** The table is the list of what is tested here. */
  @Test
  void theTableIsTested() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    String table =
        readme.substring(readme.indexOf("<!-- members -->"), readme.indexOf("## Pieces"));
    List<String> rows = table.lines().filter(line -> line.startsWith("| `")).toList();
    // The row of constants begins in words.
    assertEquals(members().count(), rows.size() + 1);
    String tested = members().map(Members::toString).collect(Collectors.joining());
    for (String row : rows) {
      Pattern.compile("`(\\w+)(?:\\(\\w*\\))?`")
          .matcher(row.split("\\|")[1])
          .results()
          .map(name -> name.group(1).replace("ShogiPiece", "Piece"))
          .forEach(name -> assertTrue(tested.contains(name), name));
    }
  }
}
