// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.RulesSource.inRow;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.GeneratingProcessor;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests where mistakes in rules are shown, and which types and values rules may have. */
@Tag("compilers")
class RulePlacesTest {
  private static final String BOARD =
      """
      @Board(shape = {4, 4}, styles = {"GAME", "game"}, order = SquareOrder.DESCENDING,
          start = "3k^/4/4/K^3 / GAME/game")
      """;

  private static JavaFileObject gameWith(String rules) {
    return source(
        "game.Game",
        "package game; import dev.boardwright.*;\n" + BOARD + rules + "\npublic interface Game {}");
  }

  private static List<String> errors(Compilation compilation) {
    return compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  private static List<String> ourErrors(Compilation compilation) {
    return errors(compilation).stream().filter(error -> error.startsWith("[")).toList();
  }

  /**
   * Each source marks the place of its only mistake: {@code <…>} for javac, and {@code «…»} for the
   * Eclipse compiler, which shows the name of the member instead of its value.
   */
  static Stream<String> places() {
    return Stream.of(
        // a value, an element of an array, and a single element without braces
        """
        @Rules(value = {
          @Piece(token = "K^", moves = "K"),
          @Piece(token = "A",
            «moves» = <"x">)
        })\
        """,
        """
        @Rules(value = {
          @Piece(token = "K^", moves = "K"),
          @Piece(
            «token» = {"A",
              <"B?">},
            moves = "W")
        })\
        """,
        """
        @Rules(value = {
          @Piece(token = "K^", moves = "K"),
          @Piece(
            «token» = <"B?">, moves = "W")
        })\
        """,
        """
        @Rules(value = {@Piece(token = "K^", moves = "K")},
            «zone» = <"zone">)\
        """,
        // one row without braces
        """
        @Rules(
          @Piece(token = "K^",
            «moves» = <"x">)
        )\
        """,
        // an expression, which javac shows at its operator
        """
        @Rules(value = {
          @Piece(token = "K^", moves = "K"),
          @Piece(token = "A", moves = "W", «zone» = Game.ZONE <+> "x")
        })\
        """,
        // the whole list of rows, which has no name here
        """
        @Rules(<«{»}>)\
        """,
        """
        @Rules(«value» = <{}>)\
        """);
  }

  @ParameterizedTest
  @MethodSource("places")
  void showsMistakeAtItsValue(String rules) {
    String marked = "package game; import dev.boardwright.*;\n" + BOARD + rules;
    String open = TestCompiler.IS_ECLIPSE ? "«" : "<";
    String others = TestCompiler.IS_ECLIPSE ? "[<>»]" : "[«»>]";
    String text = marked.replaceAll(others, "");
    int offset = text.indexOf(open);
    int line = (int) text.substring(0, offset).lines().count();
    int column = offset - text.lastIndexOf('\n', offset);
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(
                source(
                    "game.Game",
                    text.replace(open, "") + "\ninterface Game { String ZONE = \"a\"; }\n"));
    assertThat(compilation.errors()).hasSize(1);
    assertEquals(line, compilation.errors().get(0).getLineNumber());
    assertEquals(column, compilation.errors().get(0).getColumnNumber());
  }

  /**
   * The Eclipse compiler throws an exception if it searches annotations and comes across an empty
   * array. It shows the message on the type instead. The message names its place in any case.
   */
  @Test
  void showsMistakeAfterEmptyArray() {
    String message = "[MovementSyntax] moves of A: unknown modifier (offset 0)\nx\n^";
    RefusedSource refused =
        game("token = `B`, moves = `W`, promotesTo = {}", "token = `A`, moves = `x`")
            .annotated("@SuppressWarnings({})")
            .refused(inRow(2, message));
    if (TestCompiler.IS_ECLIPSE) {
      refused.check();
    } else {
      refused.checkLines();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "public interface Game {}",
        "class Game {}",
        "record Game(int i) {}",
        "enum Game { ONE }",
        "@interface Game {}",
      })
  void acceptsEveryKindOfType(String type) {
    assertThat(
            TestCompiler.strict()
                .compile(
                    source(
                        "game.Game",
                        "package game; import dev.boardwright.*;\n"
                            + BOARD
                            + "@Rules(@Piece(token = \"K^\", moves = \"K\"))\n"
                            + type)))
        .succeeded();
  }

  /** The compilers place a message on a record, or on a nested type, like any other. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Game { BOARD RULES interface X {} }",
        "class Game { static class Y { BOARD RULES static class X {} } }",
        "class Game { BOARD RULES record X() {} }",
        "BOARD RULES record Game() {}",
        "BOARD RULES enum Game { ONE }",
        "RULES BOARD class Game {}",
      })
  void rejectsMistakesOnEveryKindOfType(String type) {
    String text =
        "package game; import dev.boardwright.*;\n"
            + type.replace("RULES", "@Rules(@Piece(token = \"K^\", moves = \"X\"))")
                .replace("BOARD", BOARD);
    int line = (int) text.substring(0, text.indexOf("moves")).lines().count();
    RefusedSource.refused(
            "game.Game",
            text,
            RefusedSource.at(
                line, "[MovementSyntax] moves of K^: unknown atom (offset 0)\n  X\n  ^"))
        .check();
  }

  @Test
  void rejectsRulesWithoutBoardOnEveryType() {
    String source =
        """
        package game; import dev.boardwright.*;
        class Game {
          @Rules(@Piece(token = "K^", moves = "K")) interface One {}
          @Rules({}) record Two() {}
        }
        """;
    String message =
        "[RulesWithoutBoard] %s has rules, but no board to play on: add @Board to the"
            + " same type";
    RefusedSource.refused(
            "game.Game",
            source,
            RefusedSource.at(3, message.formatted("One")),
            RefusedSource.at(4, message.formatted("Two")))
        .check();
  }

  /** The compiler reports what is wrong in Java. The processor says nothing about such a value. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Rules(@Piece(token = Nowhere.KING, moves = \"K\"))",
        "@Rules(@Piece(token = {\"K^\", Nowhere.KING}, moves = \"K\"))",
        "@Rules(@Piece(token = \"K^\", moves = 4))",
        "@Rules(@Piece(token = \"K^\"))",
        "@Rules(@Piece(moves = \"K\"))",
        "@Rules({@Piece(token = \"K^\", moves = \"K\"), @Override})",
        "@Rules(value = @Piece(token = \"K^\", moves = \"K\"), drops = Nowhere.FIRST)",
        "@Rules(value = @Piece(token = \"K^\", moves = \"K\"), stalemate = Outcome.LOST)",
        "@Rules(value = @Piece(token = \"K^\", moves = \"K\"), check = Nowhere.CHECK)",
        "@Rules(value = @Piece(token = \"K^\", moves = \"K\", maxPerFile = Nowhere.ONE))",
        "@Rules(value = @Piece(token = \"K^\", moves = \"K\", castles = Nowhere.YES))",
        "@Rules(null)",
        "@Rules",
        "@Rules(zone = \"a1\")",
        "@Rules(value = @Nothing)",
      })
  void leavesInvalidJavaToCompiler(String rules) {
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor()).compile(gameWith(rules));
    assertThat(compilation).failed();
    assertEquals(List.of(), ourErrors(compilation));
  }

  /**
   * Constants that other processors generate are known in the second round. Until then, nothing is
   * said about the rules, and nothing is generated.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "TokenSyntax, token = Made.TEXT, moves = `W`",
        "TokenSyntax, token = {`A`, Made.TEXT}, moves = `W`",
        "MovementSyntax, token = `A`, moves = Made.TEXT",
        "SquaresSyntax, token = `A`, moves = `W`, zone = Made.TEXT",
        "NegativeNumber, token = `A`, moves = `W`, maxPerFile = Made.NUMBER",
        "CastlesWithoutBecomes, token = `A`, moves = `W`, castles = Made.YES",
        "TokenSyntax, token = `A`, moves = `W`, promotesTo = {`A`, Made.TEXT}",
      })
  void waitsForGeneratedConstants(String row) {
    int comma = row.indexOf(',');
    String constants =
        """
        package game;
        class Made {
          static final String TEXT = "?";
          static final int NUMBER = -1;
          static final boolean YES = true;
        }
        """;
    Compilation compilation =
        TestCompiler.lenient(
                new BoardwrightProcessor(), new GeneratingProcessor("game.Made", constants))
            .compile(game(row.substring(comma + 1)).source());
    List<String> errors = errors(compilation);
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0)).startsWith("[" + row.substring(0, comma) + "] ");
  }

  @Test
  void readsGeneratedConstants() {
    String constants =
        """
        package game;
        class Made {
          static final String START = "3k^/4/1A2/K^3 / GAME/game";
          static final String KING = "K^";
          static final String MOVES = "W";
          static final String ZONE = "a4-d4";
          static final int ONE = 1;
          static final boolean YES = true;
        }
        """;
    assertThat(
            TestCompiler.strict(new GeneratingProcessor("game.Made", constants))
                .compile(
                    source(
                        "game.Game",
                        """
                        package game;
                        import dev.boardwright.*;
                        import dev.boardwright.style.Side;
                        @Board(shape = {4, 4}, styles = {"GAME", "game"},
                            order = SquareOrder.DESCENDING, start = Made.START)
                        @Rules(
                            value = {
                              @Piece(token = Made.KING, moves = "K"),
                              @Piece(token = "A", moves = Made.MOVES, maxPerFile = Made.ONE,
                                  dropMates = Made.YES, promotesTo = {"B", "+" + "B"}),
                              @Piece(token = {"B", "+B"}, moves = "F")
                            },
                            zone = Made.ZONE, check = Made.YES,
                            drops = {Side.FIRST, Side.SECOND})
                        interface Game {
                          GameSquare SQUARE = GameSquare.A1;
                        }
                        """)))
        .succeeded();
  }
}
