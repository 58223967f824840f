// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.rules.DeclarationException.Problem;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how {@link RuleBook#parse} reads Java. */
class RuleBookParseTest {
  private static final String SHAPE = "{3, 3}";
  private static final String STYLES = "{\"MINI\", \"mini\"}";
  private static final String ORDER = "SquareOrder.DESCENDING";
  private static final String START = "\"1k^1/3/1K^1 / MINI/mini\"";
  private static final String ROW = "@Piece(token = \"K^\", moves = \"K\")";
  private static final String TYPE = "interface Mini {}";
  private static final String MINI =
      """
      @Board(
          shape = {3, 3}, styles = {"MINI", "mini"}, order = SquareOrder.DESCENDING,
          start = "1k^1/3/1K^1 / MINI/mini")
      @Rules(@Piece(token = "K^", moves = "K"))
      interface Mini {}
      """;

  /** The sign in the source of an error that marks its place. */
  private static final String HERE = "¤";

  private static RuleBookBuilder builder() {
    return on("1k^1/3/1K^1", "MINI", "mini").row(PieceRow.of("K^").moves("K"));
  }

  private static String mini(String part, String replacement) {
    assertTrue(MINI.contains(part), part);
    return MINI.replace(part, replacement);
  }

  private static void assertMini(String text) {
    assertEquals(builder().build(), RuleBook.parse(text), text);
  }

  private static List<Problem> problems(String text) {
    return assertThrows(DeclarationException.class, () -> RuleBook.parse(text), text).problems();
  }

  @Test
  void declarationIsRead() {
    assertMini(MINI);
    assertMini(MINI + "\u001a");
  }

  /** Spaces around a text hide nothing of what was meant. */
  @ParameterizedTest
  @ValueSource(strings = {"^K", " ^K ", "\u3000^K\t"})
  void suggestionsIgnoreSpacesAround(String token) {
    List<Problem> problems = problems(mini("\"K^\"", "\"" + token + "\""));
    assertTrue(
        problems.get(0).message().endsWith("did you mean \"K^\"?"), problems.get(0).message());
  }

  @Test
  void allMembersAreRead() {
    RuleBook book =
        RuleBook.parse(
            """
            package game;

            import dev.boardwright.*;
            import dev.boardwright.style.Side;

            @Board(
                shape = {4, 3},
                styles = {"SMALL", "small"},
                order = SquareOrder.ASCENDING,
                start = "RK^1/3/3/1k^r / SMALL/small",
                pieces = {"k^", "r", "+r", "+R", "R", "K^"},
                firstHand = {"R"},
                secondHand = {})
            @Rules(
                value = {
                  @Piece(token = "K^", moves = "K", name = "KING"),
                  @Piece(
                      token = "R", moves = "R", promotesTo = "+R", mustPromote = true,
                      zone = "a4", promotionLimit = 2, capturedAs = "R", dropsAs = {"R", "+R"},
                      dropZone = "a1-c3", maxPerFile = 1, dropMates = false),
                  @Piece(token = "+R", moves = "RF", becomes = "R", from = "a1-c3", within = "a1-c4")
                },
                zone = "a4-c4",
                drops = Side.FIRST,
                facing = "R",
                stalemate = Outcome.WIN,
                check = true,
                goal = "b4",
                bareRoyalLoses = true,
                allowStuck = true)
            @Draws(
                repetitions = 2, moveLimit = 9, claims = true, automaticRepetitions = 4,
                automaticMoveLimit = 10, perpetualCheck = Outcome.WIN, repetitionLost = Side.SECOND,
                resets = {"R"}, impassePoints = "R=5",
                impasseTotals = {6}, impasseZone = "a4-c4", impassePieces = 1)
            @FenLetters(pieces = "R=Q", castling = {})
            public interface Small {}
            """);
    RuleBook built =
        RuleBook.builder()
            .shape(4, 3)
            .styles("SMALL", "small")
            .order(SquareOrder.ASCENDING)
            .start("RK^1/3/3/1k^r / SMALL/small")
            .pieces("k^", "r", "+r", "+R", "R", "K^")
            .firstHand("R")
            .secondHand()
            .row(PieceRow.of("K^").moves("K").name("KING"))
            .row(
                PieceRow.of("R")
                    .moves("R")
                    .promotesTo("+R")
                    .mustPromote(true)
                    .zone("a4")
                    .promotionLimit(2)
                    .capturedAs("R")
                    .dropsAs("R", "+R")
                    .dropZone("a1-c3")
                    .maxPerFile(1)
                    .dropMates(false))
            .row(PieceRow.of("+R").moves("RF").becomes("R").from("a1-c3").within("a1-c4"))
            .zone("a4-c4")
            .drops(Side.FIRST)
            .facing("R")
            .stalemate(Outcome.WIN)
            .goal("b4")
            .bareRoyalLoses(true)
            .allowStuck(true)
            .fenPieces("R=Q")
            .draws(
                DrawRules.NONE
                    .repetitions(2)
                    .moveLimit(9)
                    .claims(true)
                    .automaticRepetitions(4)
                    .automaticMoveLimit(10)
                    .perpetualCheck(Outcome.WIN)
                    .repetitionLost(Side.SECOND)
                    .resets("R")
                    .impassePoints("R=5")
                    .impasseTotals(6)
                    .impasseZone("a4-c4")
                    .impassePieces(1))
            .build();
    assertEquals(built, book);
    assertEquals(built.hashCode(), book.hashCode());
    assertEquals(built.toDeclaration(), book.toDeclaration());
    assertEquals(built, RuleBook.parse(built.toDeclaration()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"1k^1/3\" + \"/1K^1 / MINI/mini\"",
        "(\"1k^1/3\" /* and */ + \"/1K^1 \") + (((\"/ MINI\")) + \"/mini\")",
        "\"\" + \"1k^1/3/1K^1 / MINI/mini\"",
        "\"\\61k\\u005e1\\573/1K^1\\40/\\sMIN\\u0049/mini\"",
        "\"\\uuu0031k^1/3/1K^1 / MINI/mini\\u0022",
        "\"\"\"\n    1k^1/3/1K^1 / MINI/mini\"\"\"",
        "\"\"\"  \t\r\n   \t1k^1/3\\\r\n   \t/1K^1 / \\\n\t   MINI/mini\"\"\"",
      })
  void stringsAreRead(String start) {
    assertMini(mini(START, start));
  }

  @Test
  void escapesAreRead() {
    // A start of this kind is refused, and the message shows the text as it was read.
    assertEquals(
        List.of("[StyleName] styles[0] = \"a\\u0008\\u0009\\u000A\\u000C\\u000D\"'\\7é😀\\\":"),
        problems(mini("\"MINI\"", "\"a\\b\\t\\n\\f\\r\\\"\\'\\\\7\\u00e9😀\\\\\"")).stream()
            .map(problem -> problem.message().substring(0, problem.message().indexOf(": ") + 1))
            .toList());
    // A backslash that is an escape itself is not the beginning of one.
    assertTrue(
        problems(mini("\"MINI\"", "\"\\\\u0041\"")).get(0).message().contains("\"\\u0041\""));
    assertTrue(
        problems(mini("\"MINI\"", "\"\\u005c\\u005c\"")).get(0).message().contains("\"\\\""));
    // A text block ends its lines with \n, however the file does, and keeps quotation marks.
    assertTrue(
        problems(mini("\"MINI\"", "\"\"\"\r\n  a  \r  \"\"b\\\"\"\"\n   c\"\"\""))
            .get(0)
            .message()
            .contains("\"a\\u000A\"\"b\"\"\"\\u000A c\""));
    assertTrue(
        problems(mini("\"MINI\"", "\"\"\"\n  a\\u000d\\u000a  b\\u000d  c\"\"\""))
            .get(0)
            .message()
            .contains("\"a\\u000Ab\\u000Ac\""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{3, 3}",
        "{0x3, 0X0_3}",
        "{0b11, 0B1_1}",
        "{03, 0_0__3}",
        "{3, '\\3'}",
        "{(3), ((3))}",
        "{3, 3,}",
        "{ 3 , 3 , }",
        "{\\u0033, 3}",
      })
  void numbersAreRead(String shape) {
    assertMini(mini(SHAPE, shape));
  }

  @Test
  void arraysOfOneElementNeedNoBraces() {
    RuleBook line =
        RuleBook.builder()
            .shape(5)
            .styles("MINI", "mini")
            .order(SquareOrder.ASCENDING)
            .start("K^3k^ / MINI/mini")
            .row(PieceRow.of("K^").moves("K"))
            .build();
    for (String shape : List.of("5", "{5}", "{5,}", "(5)", "0005", "0x5")) {
      for (String row : List.of(ROW, "{" + ROW + "}", "{" + ROW + ",}", "value = " + ROW)) {
        assertEquals(
            line,
            RuleBook.parse(
                """
                @Board(shape = %s, styles = {"MINI", "mini"}, order = SquareOrder.ASCENDING,
                    start = "K^3k^ / MINI/mini")
                @Rules(%s) @FenLetters(pieces = {,}, castling = {}) class Line {}
                """
                    .formatted(shape, row)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev.boardwright.SquareOrder.DESCENDING",
        "dev . boardwright /* . */ . SquareOrder\n.DESCENDING",
        "(SquareOrder.DESCENDING)",
        "Square\\u004frder.DESCENDING",
      })
  void constantsAreRead(String order) {
    assertMini(mini(ORDER, order));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import static dev.boardwright.SquareOrder.DESCENDING;",
        "import static dev.boardwright.SquareOrder.*;",
        "package a.b;; import java.util.*; import static dev.boardwright.SquareOrder.*;;",
      })
  void staticImportsAreRead(String imports) {
    assertMini(imports + mini(ORDER, "DESCENDING"));
  }

  @Test
  void constantsThatAreNotImportedAreRefused() {
    String message = "expected a constant of SquareOrder, got DESCENDING";
    for (String imports :
        List.of(
            "",
            "import dev.boardwright.SquareOrder;",
            "import static dev.boardwright.SquareOrder.ASCENDING;",
            "import static dev.boardwright.Outcome.*;")) {
      assertEquals(message, problems(imports + mini(ORDER, "DESCENDING")).get(0).message());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "// @Board(\n",
        "/* @Board( \" ' */",
        "/** {@code @Board(} */",
        "/***/ /**/ /*/ */",
        "@Deprecated ",
        "@java.lang.SuppressWarnings({\"a)\", \"}(\" /* ) */, \"\"\"\n \")\"\"\" + ')'}) ",
        "@Other(value = @Nested(x = (1 + 2) * 3), y = {@Nested()}) ",
        "@other.Board(shape = {}) ",
        "public abstract @Deprecated static strictfp ",
        "non-sealed ",
        "; ; ",
      })
  void everythingElseIsSkipped(String other) {
    assertMini(other + MINI);
    if (!other.contains(";")) {
      assertMini(mini("@Rules", other + "@Rules"));
      assertMini(mini("interface", other + "interface"));
    }
    if (other.startsWith("/")) {
      for (String sign : List.of("(", ")", "=", ",", "{", "}", ".", "\"MINI\"", "moves", "Mini")) {
        assertMini(MINI.replace(sign, other + sign + other));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interface Mini { int X = '{'; String Y = \"}\" + '\\'' + \"\"\"\n } \"\"\"; /* } */ }",
        "interface Mini<T extends List<? super List<T>>> extends A<T>, b.B {}",
        "class Mini { @Board(shape = {}) @Rules class Other { { int[] x = {}; } } }",
        "class Mini extends A implements B, C permits D {}",
        "enum Mini implements A { A { int x() { return 0x1p-3 > 1e+5 ? 'a' : '\\u0041'; } }, B; }",
        "record Mini<T>(int a, List<T> b) implements A { Mini { # ` } }",
        "@interface Mini { int value() default 1; }",
        "interface 𝒜é$_1 {}",
        "interface Mini {};",
        "interface Mini {} class Other {} @Other(\")\") enum More { A }",
      })
  void anyTypeIsSkipped(String type) {
    assertMini(mini(TYPE, type));
    assertMini("class Before<T> { } " + mini(TYPE, type));
  }

  @Test
  void namesOfAnnotationsMayBeQualified() {
    assertMini(MINI.replaceAll("@(?=[BRP])", "@dev.boardwright."));
    assertMini(MINI.replaceAll("@(?=[BRP])", "@ /* */ dev . boardwright . "));
    assertMini(MINI.replace("@", "\\u0040"));
  }

  /** javac reads names as if these characters were not there. */
  @Test
  void ignorableCharactersInNamesAreIgnored() {
    for (String ignorable : List.of("\u200b", "\0", "\u001a", "\\u00ad")) {
      assertMini(mini("moves", "mo" + ignorable + "ves"));
      assertMini(mini("interface", "inter" + ignorable + "face"));
      assertMini(mini("DESC", "DESC" + ignorable));
      problems(mini("3}", "3" + ignorable + "}"));
      problems(mini(" moves", " " + ignorable + "moves"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesEndAsTheyDoInJava(String end) {
    assertMini(MINI.replace("\n", end));
    assertMini(MINI.replace("\n", end + "// comment" + end + end));
    String text = mini("moves = \"K\"", "moves =\n\t\"Kx\"").replace("\n", end);
    Problem problem = problems(text).get(0);
    assertEquals(
        List.of("MovementSyntax", 5, 2),
        List.of(problem.id(), problem.line(), problem.column()),
        problem::toString);
    assertEquals(
        "line 5, column 2: " + problem.message(),
        assertThrows(DeclarationException.class, () -> RuleBook.parse(text)).getMessage());
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        mistake("¤", "no type in this text has @Board and @Rules"),
        mistake("¤class Mini {}", "no type in this text has @Board and @Rules"),
        mistake("¤// nothing", "no type in this text has @Board and @Rules"),
        mistake(
            "¤" + mini("@Rules(" + ROW + ")", ""), "no type in this text has @Board and @Rules"),
        mistake(
            MINI + "@Rules(" + ROW + ")\n ¤class Second {}",
            "this is the second declaration in this text"),
        mistake(MINI + "¤}", "expected a type, got \"}\""),
        mistake(MINI + "¤import a.b;", "expected a type, got \"import\""),
        mistake(MINI + "¤package a;", "expected a type, got \"package\""),
        mistake(mini(TYPE + "\n", "¤"), "expected a type, got the end of the text"),
        mistake(mini(TYPE, "¤\"class\" Mini {}"), "expected a type, got a string"),
        mistake(mini(TYPE, "public ¤public class Mini {}"), "public is written twice"),
        mistake(mini(TYPE, "non ¤class Mini {}"), "expected '-', got \"class\""),
        mistake(mini(TYPE, "class ¤class {}"), "expected a name, got \"class\""),
        mistake(mini(TYPE, "class ¤record {}"), "expected the name of a type, got \"record\""),
        mistake(mini(TYPE, "class Mini ¤Mini {}"), "expected '{', got \"Mini\""),
        mistake(mini(TYPE, "class Mini extends A¤; {}"), "expected '{', got \";\""),
        mistake(mini(TYPE, "record Mini ¤{}"), "expected '(', got \"{\""),
        mistake(mini(TYPE, "class Mini ¤{ {} {"), "there is no '}' for this '{'"),
        mistake(mini("@Rules", "@Other¤(() @Rules"), "there is no ')' for this '('"),
        mistake("import ¤*;" + MINI, "expected a name, got \"*\""),
        mistake("import a.b.*¤.c;" + MINI, "expected ';', got \".\""),
        mistake(mini(ORDER + ",", ORDER + ", ¤size = 3,"), "@Board has no member \"size\""),
        mistake(mini(ROW, ROW + "¤, zone = \"a1\""), "expected ')', got \",\""),
        mistake(mini("moves", "¤token = \"A\", moves"), "token is written twice"),
        mistake("¤" + mini("shape = {3, 3},", ""), "the member shape is missing"),
        mistake("¤@Board " + TYPE, "the member shape is missing"),
        mistake("¤@Board() " + TYPE, "the member shape is missing"),
        mistake(mini("@Rules(" + ROW + ")", "¤@Rules"), "the member value is missing"),
        mistake(
            mini(", moves = \"K\"", "").replace("@Piece", "¤@Piece"),
            "the member moves is missing"),
        mistake(mini("@Rules", "@Rules(" + ROW + ") ¤@Rules"), "@Rules is written twice"),
        mistake(mini("@Rules(" + ROW, "@Rules(¤\"\""), "expected a name, got a string"),
        mistake(mini(ROW, "@¤Board"), "expected @Piece"),
        mistake(mini(ROW, "@¤Pieces(token = \"K^\")"), "expected @Piece"),
        mistake(mini(ROW, "{" + ROW + " ¤" + ROW + "}"), "expected '}', got \"@\""),
        mistake(mini(ROW, "value = ¤null"), "expected a value, got \"null\""),
        mistake(mini(SHAPE, "¤null"), "expected a value, got \"null\""),
        mistake(mini(SHAPE, "{3¤; 3}"), "expected '}', got \";\""),
        mistake(mini(SHAPE, "{3, ¤, 3}"), "expected a value, got \",\""),
        mistake(mini(SHAPE, "{,¤,}"), "expected '}', got \",\""),
        mistake(mini(SHAPE, "{3, ¤\"3\"}"), "expected a number"),
        mistake(mini(SHAPE, "{3, (3¤}"), "expected ')', got \"}\""),
        mistake(mini(SHAPE, "{3, 3¤)}"), "expected '}', got \")\""),
        mistake(mini(SHAPE, "{3, ¤2147483648}"), "not an int: \"2147483648\""),
        mistake(mini(SHAPE, "{3, ¤0x1_0000_0000}"), "not an int: \"0x1_0000_0000\""),
        mistake(mini(SHAPE, "{3, ¤3L}"), "not an int: \"3L\""),
        mistake(mini(SHAPE, "{3, ¤3.0}"), "not an int: \"3.0\""),
        mistake(mini(SHAPE, "{3, ¤08}"), "not an int: \"08\""),
        mistake(mini(SHAPE, "{3, ¤3_}"), "not an int: \"3_\""),
        mistake(mini(SHAPE, "{3, ¤0x}"), "not an int: \"0x\""),
        mistake(mini(SHAPE, "{3, ¤0b2}"), "not an int: \"0b2\""),
        mistake(mini(SHAPE, "{3, ¤٣}"), "expected a value, got \"٣\""),
        mistake(mini(SHAPE, "{3, ¤''}"), "a character literal has one character"),
        mistake(mini(SHAPE, "{3, ¤'33'}"), "a character literal has one character"),
        mistake(mini(START, "¤3"), "expected a string"),
        mistake(mini(START, "¤null"), "expected a value, got \"null\""),
        mistake(mini(START, "¤{\"\"}"), "expected a string"),
        mistake(mini(START, "¤NAME"), "expected a string"),
        mistake(mini(START, "\"a\" + ¤)"), "expected a string, got \")\""),
        mistake(mini(START, "\"a\" + ¤+ \"a\""), "expected a string, got \"+\""),
        mistake(mini(START, "(\"a\" + (\"b\")¤, x"), "expected ')', got \",\""),
        mistake(mini(START, "¤\"a"), "this literal does not end on its line"),
        mistake(mini(START, "¤\"a\\\n\""), "this literal does not end on its line"),
        mistake(mini(START, "¤\"\\x\""), "this literal has an escape that Java does not have"),
        mistake(mini(START, "\"¤\\u00g0\""), "a Unicode escape has four hexadecimal digits"),
        mistake(mini(START, "\"¤\\u００４１\""), "a Unicode escape has four hexadecimal digits"),
        mistake(MINI + "// ¤\\u004", "a Unicode escape has four hexadecimal digits"),
        mistake(mini(START, "¤\"\"\"a\"\"\""), "the text of a text block begins on the next line"),
        mistake(mini(START, "¤\"\"\"\n a"), "this text block does not end"),
        mistake(
            mini(START, "¤\"\"\"\n \\q\"\"\""),
            "this literal has an escape that Java does not have"),
        mistake(MINI + "¤/* /", "this comment does not end"),
        mistake(MINI + "¤/*/", "this comment does not end"),
        mistake(mini(ORDER, "¤null"), "expected a value, got \"null\""),
        mistake(mini(ORDER, "¤1"), "expected a constant of SquareOrder"),
        mistake(mini(ORDER, "¤SquareOrder"), "expected a constant of SquareOrder, got SquareOrder"),
        mistake(mini(ORDER, "Side¤.FIRST"), "expected a constant of SquareOrder, got Side.FIRST"),
        mistake(
            mini(ORDER, "a.SquareOrder¤.DESCENDING"),
            "expected a constant of SquareOrder, got a.SquareOrder.DESCENDING"),
        mistake(mini("moves", "castles = ¤1, moves"), "expected true or false"),
        mistake(mini("moves", "castles = ¤\"true\", moves"), "expected true or false"));
  }

  private static Arguments mistake(String text, String message) {
    return Arguments.of(text, message);
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void malformedTextsAreRefusedAtTheirPlace(String marked, String message) {
    int offset = marked.lastIndexOf(HERE);
    String before = marked.substring(0, offset).replace(HERE, "");
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    int column = offset - marked.substring(0, offset).lastIndexOf('\n');
    assertEquals(
        List.of(new Problem("Syntax", line, column, message)), problems(marked.replace(HERE, "")));
  }

  @Test
  void unfinishedTextsAreRefused() {
    for (int length = 0; length < MINI.lastIndexOf('}'); length++) {
      problems(MINI.substring(0, length));
    }
  }

  @Test
  void nullAndLongTextsAreRefused() {
    assertEquals(
        List.of(new Problem("Syntax", 1, 1, "the text of a declaration must not be null")),
        assertThrows(DeclarationException.class, () -> RuleBook.parse(null)).problems());
    String longest = MINI + " ".repeat(1_000_000 - MINI.length());
    assertMini(longest);
    assertEquals(
        List.of(
            new Problem(
                "Syntax", 1, 1, "a declaration must have at most 1000000 characters, got 1000001")),
        problems(longest + " "));
  }

  @Test
  void messagesDoNotRepeatLongTexts() {
    String name = "x".repeat(100_000);
    for (String text :
        List.of(
            name,
            mini("moves", name),
            mini("moves", "moves = \"\", " + name),
            mini(ORDER, name),
            mini(ORDER, name + "." + name),
            mini(SHAPE, "1" + name),
            mini(SHAPE, name),
            mini(SHAPE, "\"" + name + "\""),
            mini("\"MINI\"", "\"" + name + "\""),
            mini(START, "\"" + name + "\""),
            mini("\"K^\"", "\"" + name + "\""),
            mini("\"K\"", "\"" + name + "\""),
            mini("@Rules", "@FenLetters(pieces = \"" + name + "\") @Rules"),
            "@Rules(" + ROW + ") class " + name + "{}")) {
      for (Problem problem : problems(text)) {
        int length = problem.message().codePointCount(0, problem.message().length());
        assertTrue(length <= 1_001, problem::message);
      }
    }
  }

  @Test
  void allMistakesAreReported() {
    List<Problem> problems =
        problems(mini("\"K\"", "\"x\"").replace(ROW.substring(0, 7), "@Piece(zone = \"?\", "));
    assertEquals(
        List.of("MovementSyntax", "SquaresSyntax"),
        problems.stream().map(Problem::id).sorted().toList());
    assertEquals(List.of(4, 4), problems.stream().map(Problem::line).toList());
  }

  @Test
  void annotationsWithoutAGameAreMistakes() {
    Problem board = problems("\n @Rules(" + ROW + ") class Mini {}").get(0);
    assertEquals("RulesWithoutBoard", board.id());
    assertEquals(List.of(2, 2), List.of(board.line(), board.column()));
    Problem rules = problems(mini("@Rules(" + ROW + ")", "@FenLetters")).get(0);
    assertEquals("FenWithoutRules", rules.id());
    assertEquals(List.of(4, 1), List.of(rules.line(), rules.column()));
  }

  @Test
  void atMostHundredProblemsAreKept() {
    String rows =
        String.join(
            ", ",
            IntStream.range(0, 300).mapToObj(i -> "@Piece(token = \"?\", moves = \"x\")").toList());
    assertEquals(100, problems(mini(ROW, "{" + rows + "}")).size());
  }

  @Test
  void exceptionHasTheFirstMessage() {
    DeclarationException exception =
        assertThrows(DeclarationException.class, () -> RuleBook.parse("x"));
    assertEquals("line 1, column 1: expected a type, got \"x\"", exception.getMessage());
    assertThrows(UnsupportedOperationException.class, () -> exception.problems().clear());
  }

  /** All mistakes are reported, as by a compiler, also if the rules are missing. */
  @Test
  void mistakesOfBoardWithoutRulesAreReported() {
    String text = "@Board(shape = {0}, styles = {\"A\", \"a\"}) @FenLetters class A {}";
    DeclarationException e = assertThrows(DeclarationException.class, () -> RuleBook.parse(text));
    assertEquals(
        List.of("FenWithoutRules", "DimensionSize"),
        e.problems().stream().map(DeclarationException.Problem::id).toList());
  }
}
