// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.compile;
import static dev.boardwright.processor.testing.TestCompiler.generated;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.GoldenSources;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the text of the sources generated for boards. */
@Tag("jars")
class GeneratedSourceTest {
  private static final String NO_HANDS = ", firstHand = {}, secondHand = {}";

  /** Numbers of pieces around each number of bit planes. */
  private static final int[] FEW_PIECES = {1, 2, 3, 4, 7, 8, 15};

  @Test
  void generatesGoldenSourcesOfPlainBoard() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Tiny",
                """
                package game;
                import dev.boardwright.Board;
                @Board(shape = {2, 3}, styles = {"CHESS", "shogi"})
                public interface Tiny {}
                """));
    assertThat(compilation).succeededWithoutWarnings();
    for (String name : List.of("TinySquare", "TinyCells", "TinySquareSet", "TinyGeometry")) {
      GoldenSources.check(name, generated(compilation, "game." + name));
    }
    GoldenSources.checkCode("TinyPosition", generated(compilation, "game.TinyPosition"));
  }

  @Test
  void generatesGoldenSourcesOfDeclaredPieces() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Small",
                """
                package game;
                import dev.boardwright.Board;
                @Board(
                    shape = {8, 9},
                    styles = {"CHESS", "shogi"},
                    order = dev.boardwright.SquareOrder.DESCENDING,
                    start = "4+k'4/9/9/9/9/9/9/4K^4 /K^ CHESS/shogi",
                    pieces = {"K^", "+k'", "stone"},
                    firstHand = "stone")
                public interface Small {}
                """));
    assertShortAsciiLines(compilation);
    for (String name : List.of("SmallPiece", "SmallPosition")) {
      GoldenSources.check(name, generated(compilation, "game." + name));
    }
  }

  /** Tests positions stored in bit planes, without hands, and their cursor. */
  @Test
  void generatesGoldenSourcesOfBitPlanes() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Chess",
                """
                package game;
                import dev.boardwright.Board;
                @Board(
                    shape = {8, 8},
                    styles = {"CHESS", "chess"},
                    order = dev.boardwright.SquareOrder.DESCENDING,
                    start = "rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR / CHESS/chess",
                    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^"},
                    firstHand = {},
                    secondHand = {})
                public interface Chess {}
                """));
    assertGoldenCode(compilation, "ChessPosition");
  }

  /** Tests positions of a game, stored in trees, with hands in an array. */
  @Test
  void generatesGoldenSourcesOfTrees() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Large",
                """
                package game;
                import dev.boardwright.*;
                import dev.boardwright.style.Side;
                @Board(
                    shape = {13, 40},
                    styles = {"LARGE", "large"},
                    order = SquareOrder.DESCENDING,
                    start = "%s/%s / LARGE/large",
                    pieces = {"K^", "k^", "A", "b", "B", "a", "C", "c", "D", "d", "E", "e", "F",
                        "f", "G", "g"})
                @Rules(
                    value = {
                      @Piece(token = "K^", moves = "K"),
                      @Piece(token = {"A", "B", "C", "D", "E", "F", "G"}, moves = "W")
                    },
                    drops = {Side.FIRST, Side.SECOND})
                @SuppressWarnings("UnreachedPiece")
                public interface Large {}
                """
                    .formatted("k^39" + "/40".repeat(11), "39K^")));
    assertGoldenCode(compilation, "LargePosition");
  }

  /** Tests rules with every member that is not at its default. */
  @Test
  void generatesGoldenSourcesOfRules() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Duel",
                """
                package game;
                import dev.boardwright.*;
                import dev.boardwright.style.Side;
                @Board(
                    shape = {6, 5},
                    styles = {"DUEL", "duel"},
                    order = SquareOrder.ASCENDING,
                    start = "+RHK^AS/PPPPP/5/5/ppppp/sak^h+r / DUEL/duel",
                    pieces = {"K^", "k^", "+R", "+r", "R", "r", "H", "h", "A", "a", "S", "s", "+S",
                        "+s", "P", "p", "-P", "-p"},
                    firstHand = {"R", "H", "S", "P"},
                    secondHand = {"r", "h", "s", "p"})
                @Rules(
                    value = {
                      @Piece(token = "K^", moves = "KirO2"),
                      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
                      @Piece(token = {"R", "H"}, moves = "nN", from = "a1-e4", within = "a1-e5,c6"),
                      @Piece(token = "R", moves = "W2"),
                      @Piece(token = "A", moves = "mBcpB", capturedAs = "S", dropZone = "b2-d5"),
                      @Piece(token = "S", moves = "F", promotesTo = {"+S", "A"}, zone = "a5-e6",
                          dropsAs = {"S", "+S"}),
                      @Piece(token = "+S", moves = "WfF", promotionLimit = 1, capturedAs = "P"),
                      @Piece(token = "P", moves = "fmWfceFifmnD", passing = "-P",
                          promotesTo = "R", mustPromote = true, maxPerFile = 2, dropMates = false)
                    },
                    zone = "a6-e6",
                    drops = {Side.SECOND, Side.FIRST},
                    facing = "A",
                    stalemate = Outcome.WIN,
                    check = false,
                    goal = "c6",
                    bareRoyalLoses = true,
                    allowStuck = true)
                @Draws(repetitions = 4, perpetualCheck = Outcome.LOSS, repetitionLost = Side.FIRST,
                    resets = "P")
                @SuppressWarnings("boardwright") // it has every member, some of them without effect
                public interface Duel {}
                """));
    assertShortAsciiLines(compilation);
    GoldenSources.check("DuelRuleBook", generated(compilation, "game.DuelRuleBook"));
  }

  @Test
  void generatesGoldenSourcesOfMoves() throws IOException {
    for (String name : List.of("Chess", "Shogi", "Xiangqi")) {
      Compilation compilation =
          compile(
              source(
                  "game." + name,
                  "package game;\n"
                      + GameSource.annotations(
                          Declarations.declaration(name.toLowerCase(Locale.ROOT)))
                      + " public interface "
                      + name
                      + " {}"));
      assertThat(compilation).succeededWithoutWarnings();
      String moves = generated(compilation, "game." + name + "Moves");
      assertTrue(moves.lines().allMatch(line -> line.length() <= 100), name);
      GoldenSources.checkCode(name + "Moves", moves);
      if (!name.equals("Xiangqi")) {
        GoldenSources.check(name + "Move", generated(compilation, "game." + name + "Move"));
      }
    }
  }

  /** Tests moves of a game whose sides have other pieces, on a board of two words, with drops. */
  @Test
  void generatesGoldenSourcesOfMovesOfUnlikeSides() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Siege",
                """
                package game;
                import dev.boardwright.*;
                import dev.boardwright.style.Side;
                @Board(
                    shape = {9, 8},
                    styles = {"FORT", "siege"},
                    order = SquareOrder.DESCENDING,
                    start = "2rk^n3/pppppppp/8/8/8/8/8/PPPPPPPP/+R1CK^2C+R / FORT/siege")
                @Rules(
                    value = {
                      @Piece(token = "K^", name = "KING", moves = "KisO2"),
                      @Piece(token = "R", name = "ROOK", moves = "R", promotionLimit = 2),
                      @Piece(token = "+R", name = "CASTLING_ROOK", moves = "R", becomes = "R",
                          castles = true),
                      @Piece(token = "C", name = "CANNON", moves = "mRcpR"),
                      @Piece(token = "P", name = "PAWN", moves = "fmWfcF",
                          promotesTo = {"R", "C"}, maxPerFile = 2),
                      @Piece(token = "k^", name = "KING", moves = "K"),
                      @Piece(token = "r", name = "ROOK", moves = "R", capturedAs = "P"),
                      @Piece(token = "n", name = "HORSE", moves = "nN", capturedAs = "P"),
                      @Piece(token = "p", name = "SOLDIER", moves = "fWsW", capturedAs = "P")
                    },
                    zone = "a9-h9",
                    drops = Side.FIRST)
                @SuppressWarnings("boardwright")
                public interface Siege {}
                """));
    assertThat(compilation).succeededWithoutWarnings();
    String moves = generated(compilation, "game.SiegeMoves");
    assertTrue(moves.lines().allMatch(line -> line.length() <= 100));
    GoldenSources.checkCode("SiegeMoves", moves);
  }

  /** The code of a search has nothing that the fingerprint leaves out, such as a zone. */
  @Test
  void searchesWithOneFingerprintAreEqual() throws IOException {
    JsonObject other = Declarations.declaration("shogi").deepCopy();
    assertEquals(
        search(Declarations.declaration("gothic")), search(Declarations.declaration("capablanca")));
    assertNotEquals(other.get("zone").getAsString(), "a8-i9");
    other.addProperty("zone", "a8-i9");
    assertEquals(search(Declarations.declaration("shogi")), search(other));
  }

  /** {@return the code of a search with its fingerprint} */
  private static String search(JsonObject declaration) throws IOException {
    String source =
        "package game; " + GameSource.annotations(declaration) + " public interface Any {}";
    String moves = generated(compile(source("game.Any", source)), "game.AnyMoves");
    return moves.substring(moves.indexOf("private static final class Search"));
  }

  private static void assertGoldenCode(Compilation compilation, String name) throws IOException {
    assertShortAsciiLines(compilation);
    GoldenSources.checkCode(name, generated(compilation, "game." + name));
  }

  /** On a board of 8x8x8, the large tables take a megabyte. Sets and steps do not need them. */
  @Test
  void setsAndStepsUseOnlySmallTables() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Cube",
                """
                package game;
                @dev.boardwright.Board(shape = {8, 8, 8}, styles = {"T", "t"})
                interface Cube {}
                """));
    assertThat(generated(compilation, "game.CubeSquareSet")).doesNotContain("Lines");
    String geometry = generated(compilation, "game.CubeGeometry");
    assertThat(geometry).contains("return Tables.STEPS[");
    String tables = geometry.substring(geometry.indexOf("static final class Tables {"));
    assertThat(tables.substring(0, tables.indexOf("static final class Lines {")))
        .doesNotContain("Lines.");
  }

  /**
   * On large boards, the attack methods convert the occupied squares to a generic set only once,
   * whatever the number of slides.
   */
  @Test
  void convertsOccupiedSquaresOnceOnLargeBoards() throws IOException {
    Compilation compilation =
        compile(
            source(
                "game.Wide",
                """
                package game;
                @dev.boardwright.Board(shape = {40, 40}, styles = {"T", "t"})
                interface Wide {}
                """),
            source(
                "game.High",
                """
                package game;
                @dev.boardwright.Board(shape = {9, 9, 9}, styles = {"T", "t"})
                interface High {}
                """));
    assertThat(generated(compilation, "game.WideGeometry"))
        .contains("return attacks(square, occupied, Movement.QUEEN);");
    assertThat(generated(compilation, "game.HighGeometry"))
        .contains("return attacks(square, occupied, BoardTables.slidesInSpace(0));");
  }

  @Test
  void generatesShortAsciiLines() {
    Compilation compilation =
        compile(
            source(
                "game.Space",
                """
                package game;
                @dev.boardwright.Board(shape = {20, 40, 20}, styles = {"T", "t"})
                interface Space {
                  @dev.boardwright.Board(shape = {8, 8, 8}, styles = {"T", "t"})
                  interface Cube {}
                  @dev.boardwright.Board(shape = {19, 19}, styles = {"T", "t"})
                  interface Plane {}
                  @dev.boardwright.Board(shape = {40, 40}, styles = {"T", "t"})
                  interface Continent {}
                }
                """));
    assertShortAsciiLines(compilation);
  }

  /**
   * Tests every number of bit planes, with and without hands, and pieces whose sides cannot be told
   * apart by a short expression.
   */
  @Test
  void generatesShortAsciiLinesForFewPieces() {
    List<String> inTurn = List.of("A a B b C c D d E e F f G g H".split(" "));
    List<String> mixed = List.of("A B c D e f G H i j K l M N o".split(" "));
    StringBuilder boards = new StringBuilder();
    for (int count : Effort.IS_DEEP ? IntStream.rangeClosed(1, 15).toArray() : FEW_PIECES) {
      boards.append(fewPieces("InTurn" + count, inTurn.subList(0, count), ""));
      boards.append(fewPieces("Mixed" + count, mixed.subList(0, count), ""));
      boards.append(fewPieces("Bare" + count, mixed.subList(0, count), NO_HANDS));
    }
    assertShortAsciiLines(compile(few(boards)));
  }

  /** Tests the same for the most pieces that are stored in bit planes, and for one more. */
  @Test
  void generatesShortAsciiLinesForManyPlanes() {
    StringBuilder boards = new StringBuilder();
    for (int count : new int[] {16, 31, 32, 52}) {
      List<String> pieces = DeclaredBoard.MIXED.subList(0, count);
      boards.append(fewPieces("Mixed" + count, pieces, ""));
      boards.append(fewPieces("Bare" + count, pieces, NO_HANDS));
      boards.append(fewPieces("Held" + count, pieces, ", firstHand = \"A\", secondHand = \"b\""));
    }
    List<String> texts = IntStream.range(0, 64).mapToObj(i -> "piece" + i).toList();
    boards.append(fewPieces("Texts63", texts.subList(0, 63), ""));
    boards.append(fewPieces("Texts64", texts, ""));
    assertShortAsciiLines(compile(few(boards)));
  }

  private static JavaFileObject few(CharSequence boards) {
    return source(
        "game.Few",
        """
        package game;
        interface Few {
        %s
        }
        """
            .formatted(boards));
  }

  private static String fewPieces(String name, List<String> pieces, String hands) {
    return "@dev.boardwright.Board(shape = {8, 8}, styles = {\"T\", \"t\"}, pieces = {\""
        + String.join("\", \"", pieces)
        + "\"}"
        + hands
        + ") interface "
        + name
        + " {}\n";
  }

  private static void assertShortAsciiLines(Compilation compilation) {
    assertThat(compilation).succeededWithoutWarnings();
    List<String> sources =
        compilation.generatedSourceFiles().stream().map(TestCompiler::content).toList();
    assertEquals(
        List.of(),
        sources.stream().flatMap(String::lines).filter(line -> line.length() > 100).toList());
    // Otherwise, the bytes of the file would depend on the encoding that the compiler uses.
    assertTrue(sources.stream().flatMapToInt(String::chars).allMatch(c -> c < 128));
  }
}
