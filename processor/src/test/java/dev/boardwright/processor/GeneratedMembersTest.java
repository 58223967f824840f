// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

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

/** Tests which boards have which generated members, as the table in docs/guide.md specifies. */
class GeneratedMembersTest {
  private static final String PIECES = "pieces = {\"K^\", \"k^\", \"P\", \"p\"}";
  private static final String ORDER = "order = dev.boardwright.SquareOrder.DESCENDING";
  private static final String START = "start = \"k^4/5/5/5/4K^ / M/m\"";
  private static final String SQUARE = "shape = {5, 5}, styles = {\"M\", \"m\"}";

  private static final Map<String, LazyValue<Set<String>>> NAMES = new ConcurrentHashMap<>();

  /**
   * A group of members.
   *
   * @param names the names of the members; a name with parentheses is a whole signature
   * @param with declarations that have all these members
   * @param without declarations that have none of these members
   */
  record Members(List<String> names, List<String> with, List<String> without) {
    static Members of(String names, List<String> with, List<String> without) {
      return new Members(List.of(names.split(" ")), with, without);
    }

    /** {@return the names, with those of parameter types, all without the name of the board} */
    List<String> words() {
      return names.stream()
          .flatMap(Pattern.compile("\\W+")::splitAsStream)
          .map(word -> word.replaceFirst("^X", ""))
          .toList();
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
    String rules =
        join(SQUARE, ORDER, START)
            + ") @dev.boardwright.Rules(@dev.boardwright.Piece(token = \"K^\", moves = \"K\")";
    String rulesWithDrops =
        join(SQUARE, ORDER)
            + ", start = \"k^3p/5/5/5/P3K^ / M/m\") @dev.boardwright.Rules("
            + "drops = dev.boardwright.style.Side.FIRST, value = {"
            + "@dev.boardwright.Piece(token = \"K^\", moves = \"K\"), "
            + "@dev.boardwright.Piece(token = \"P\", moves = \"fW\")}";
    String long1 = join("shape = {85, 255, 3}, styles = {\"M\", \"m\"}", ORDER);
    String large = join("shape = {33, 33}, styles = {\"M\", \"m\"}", ORDER, PIECES);
    return Stream.of(
        Members.of(
            "Piece Cursor TYPE cursor codeAt pieceOn",
            List.of(full, noHands, rules),
            List.of(noPieces)),
        Members.of(
            "with(XSquare,XPiece) move promote",
            List.of(full, noHands),
            List.of(rules, rulesWithDrops)),
        Members.of(
            "set(int,int) play(int,int,int,int)",
            List.of(full, noHands),
            List.of(rules, rulesWithDrops, noPieces)),
        Members.of("side letter", List.of(full, someEpin), List.of(noEpin, noPieces)),
        Members.of("capture", List.of(full, oneHand, noPieces), List.of(noHands, rulesWithDrops)),
        Members.of(
            "drop(XPiece,XSquare)",
            List.of(full, oneHand),
            List.of(noHands, noPieces, rulesWithDrops)),
        Members.of(
            "handCount(Side,XPiece) addToHand(Side,XPiece,int)",
            List.of(full, oneHand, rulesWithDrops),
            List.of(noHands, noPieces)),
        Members.of(
            "DIALECT parse(String) toText",
            List.of(full, names, line, space, noPieces),
            List.of(join(SQUARE, PIECES), flat, long1)),
        Members.of("toFeen", List.of(full, line), List.of(names, flat)),
        Members.of("START", List.of(full), List.of(names, noPieces)),
        Members.of(
            "RuleBook RULES Moves Move legalMoves() end() attackers(XSquare,Side) play(int) pass()"
                + " isCheck()",
            List.of(rules, rulesWithDrops),
            List.of(full, noPieces)),
        Members.of(
            "bishopAttacks queenAttacks onRank flipRanks",
            List.of(full, space, flat, large),
            List.of(line)),
        Members.of("unicornAttacks onLayer flipLayers", List.of(space), List.of(full, line, flat)),
        Members.of("E4", List.of(full), List.of(large)));
  }

  private static String join(String... members) {
    return String.join(", ", members);
  }

  @ParameterizedTest
  @MethodSource("members")
  void generatesMembersListedInTable(Members members) {
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

  /**
   * {@return the names of the generated types, of their methods and of their public fields} The
   * names of methods of positions, edits and cursors are also returned with their parameter types.
   */
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
        for (Method method : methods(generated)) {
          names.add(method.getName());
          String parameters =
              Arrays.stream(method.getParameterTypes())
                  .map(Class::getSimpleName)
                  .collect(Collectors.joining(",", "(", ")"));
          // Other types always have methods such as parse(String), whatever the declaration.
          if (type.matches(".*(Position|Edit|Cursor)")) {
            names.add(method.getName() + parameters);
          }
        }
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
    return names;
  }

  /** {@return all methods that a type declares, and the public ones that it inherits} */
  private static List<Method> methods(Class<?> type) {
    return Stream.of(type.getDeclaredMethods(), type.getMethods()).flatMap(Arrays::stream).toList();
  }

  /** Checks that this class tests the members in every row of the table, in the same order. */
  @Test
  void testsEveryRowOfTable() throws IOException {
    String guide = Files.readString(Path.of("../docs/guide.md"));
    int start = guide.indexOf("<!-- members -->");
    String table = guide.substring(start, guide.indexOf("\n## ", start));
    // The first two lines are the heading and the line below it.
    List<String> rows = table.lines().filter(line -> line.startsWith("|")).skip(2).toList();
    List<Members> tested = members().toList();
    assertEquals(tested.size(), rows.size());
    for (int i = 0; i < rows.size(); i++) {
      List<String> listed =
          Pattern.compile("`…?(\\w+)(?:\\([^`]*\\))?`")
              .matcher(rows.get(i).split("\\|")[1])
              .results()
              .map(name -> name.group(1))
              .toList();
      assertThat(listed).isNotEmpty();
      assertThat(tested.get(i).words()).containsAtLeastElementsIn(listed);
    }
  }
}
