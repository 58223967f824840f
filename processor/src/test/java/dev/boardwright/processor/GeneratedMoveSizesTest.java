// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.rules.SearchTables;
import dev.boardwright.testing.Bytecode;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.RandomDeclarations;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Tests that generated moves stay small: that a game adds few lines, and that methods are small
 * whatever is declared, so that the JIT compiles all of them well. It does not compile methods of
 * more than 8,000 bytes at all.
 */
class GeneratedMoveSizesTest {
  private static final int MAX_SIZE = 4_000;
  private static final int MAX_LINES = 2_500;
  private static final int DECLARATIONS = 20;
  private static final int POSITIONS = 6;

  /** Terms of which each subset is the movement of one piece. */
  private static final List<String> TERMS = List.of("W", "F", "N", "mRcpR", "nA", "B", "D");

  private static final String LETTERS = "ABCDEFGHIJLMNOPQRSTUVWXYZ";

  @Test
  void methodsOfManyKindsOfPiecesAreSmall() throws ReflectiveOperationException {
    Compilation compilation = games(manyKinds(8, 8, 75), manyKinds(9, 10, 14), manyKinds(8, 8, 14));
    check(compilation);
    ClassLoader classes = TestCompiler.load(compilation);
    for (int i = 0; i < 3; i++) {
      Class<?> moves = classes.loadClass("game.Games_G" + i + "Moves");
      compare((Game<?>) ReflectiveCalls.constant(moves, "GAME"));
    }
  }

  /** Compares moves with those of the rule book, on positions with many kinds of pieces. */
  private static <P extends GamePosition<P>> void compare(Game<P> game) {
    GameComparison<P> comparison = new GameComparison<>(game, new Random(3));
    for (int i = 0; i < POSITIONS; i++) {
      comparison.checkRandomPosition();
    }
  }

  @Test
  void methodsOfGamesAreSmall() {
    List<String> games = new ArrayList<>();
    for (String name : List.of("chess", "shogi", "xiangqi", "chessvsshogi", "nightrider")) {
      games.add(GameSource.annotations(Declarations.declaration(name)));
    }
    check(games(games.toArray(new String[0])));
  }

  /** The more a board generates, the longer its users wait for the compiler. */
  @Test
  void rulesOfGamesAddFewLines() throws IOException {
    for (String name : List.of("chess", "shogi", "chessvsshogi", "shako", "orda")) {
      JsonObject declaration = Declarations.declaration(name).deepCopy();
      RuleBook book = Declarations.ruleBook(declaration);
      declaration.add("pieces", array(book.pieces()));
      declaration.add("firstHand", array(book.handPieces(Side.FIRST)));
      declaration.add("secondHand", array(book.handPieces(Side.SECOND)));
      long board = lines(games(GameSource.board(declaration)));
      long added = lines(games(GameSource.annotations(declaration))) - board;
      assertThat(board).isGreaterThan(500);
      assertThat(added).isGreaterThan(100);
      assertTrue(added <= MAX_LINES, name + ": " + added);
    }
  }

  private static JsonArray array(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  private static long lines(Compilation compilation) throws IOException {
    long lines = 0;
    for (JavaFileObject source : compilation.generatedSourceFiles()) {
      lines += source.getCharContent(false).toString().lines().count();
    }
    return lines;
  }

  @Test
  void methodsOfRandomDeclarationsAreSmall() {
    long seed = 11;
    RandomDeclarations made = new RandomDeclarations(new Random(seed));
    List<String> games = new ArrayList<>();
    int count = TestCompiler.seeds(DECLARATIONS);
    for (int tries = 0; games.size() < count; tries++) {
      assertThat(tries).isLessThan(100 * count);
      JsonObject declaration = tries % 3 == 2 ? made.nextLarge() : made.next();
      if (SearchTables.of(Declarations.ruleBook(declaration)).hasSearch()) {
        games.add(GameSource.annotations(declaration));
      }
    }
    check(games(games.toArray(new String[0])));
  }

  /** {@return a declaration in which kinds of pieces move in as many ways, promote and drop} */
  private static String manyKinds(int files, int ranks, int kinds) {
    StringBuilder rows = new StringBuilder("@dev.boardwright.Piece(token = \"K^\", moves = \"K\")");
    List<String> tokens = new ArrayList<>();
    for (String state : List.of("", "+", "-")) {
      LETTERS.chars().forEach(letter -> tokens.add(state + (char) letter));
    }
    for (int i = 0; i < kinds; i++) {
      StringBuilder moves = new StringBuilder();
      for (int term = 0; term < TERMS.size(); term++) {
        moves.append((i + 1 >> term & 1) != 0 ? TERMS.get(term) : "");
      }
      String letter = tokens.get(i % LETTERS.length());
      int third = kinds / 3;
      String promotes =
          i < third
              ? "\"%s\", \"%s\"".formatted(tokens.get(i + third), tokens.get(i + 2 * third))
              : "";
      rows.append(
          ",\n@dev.boardwright.Piece(token = \"%s\", moves = \"%s\", promotesTo = {%s}, capturedAs = \"%s\")"
              .formatted(tokens.get(i), moves, promotes, letter));
    }
    String rest = ("/" + files).repeat(ranks - 2);
    return """
    @dev.boardwright.Board(shape = {%2$d, %1$d}, styles = {"MANY", "many"},
        order = dev.boardwright.SquareOrder.DESCENDING,
        start = "k^%3$d%4$s/%3$dK^ / MANY/many")
    @dev.boardwright.Rules(zone = "a1-b1", value = {%5$s},
        drops = {dev.boardwright.style.Side.FIRST, dev.boardwright.style.Side.SECOND})
    @SuppressWarnings("UnreachedPiece")
    """
        .formatted(files, ranks, files - 1, rest, rows);
  }

  private static Compilation games(String... annotations) {
    StringBuilder source =
        new StringBuilder(
            """
            package game;
            public interface Games {
            """);
    for (int i = 0; i < annotations.length; i++) {
      source.append(annotations[i]).append(" interface G").append(i).append(" {}\n");
    }
    Compilation compilation =
        TestCompiler.compile(JavaFileObjects.forSourceString("game.Games", source + "}"));
    assertThat(compilation).succeeded();
    return compilation;
  }

  private static void check(Compilation compilation) {
    int methods = 0;
    for (Map.Entry<String, byte[]> type : TestCompiler.classes(compilation).entrySet()) {
      if (type.getKey().endsWith("Moves$Search")) {
        Map<String, Integer> sizes = Bytecode.sizes(type.getValue());
        sizes.remove("<clinit>()V"); // runs once
        methods += sizes.size();
        sizes.forEach(
            (method, size) ->
                assertTrue(size <= MAX_SIZE, type.getKey() + "." + method + ": " + size));
      }
    }
    assertThat(methods).isGreaterThan(20);
  }
}
