// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Feen;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

class SvgDiagramTest {
  private static final Qi SHOGI =
      Feen.parse("lnsgk^gsnl/1r5b1/ppppppppp/9/9/2+P6/PP1PPPPPP/1B5R1/LNSGK^GSNL 2PB/p S/s");

  @Test
  void drawsSmallBoard() {
    Qi qi = Feen.parse("K1/1p 2B/ r/R");
    assertEquals(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 190" width="260" height="190"\
         role="img" text-anchor="middle"\
         font-family="DejaVu Sans, Noto Sans, Noto Sans CJK JP, sans-serif">
        <title>R against r, second player to move</title>
        <rect width="100%" height="100%" fill="#fff"/>
        <text x="28" y="28" font-size="15" text-anchor="start" fill="#222">r to move</text>
        <g transform="translate(28 42)">
        <rect width="80" height="80" fill="#f0d9b5"/>
        <path d="M40 0h40v40h-40zM0 40h40v40h-40z" fill="#b58863"/>
        <rect width="80" height="80" fill="none" stroke="#6b4a33"/>
        <rect x="0" y="0" width="40" height="40" fill="#9bc700" fill-opacity="0.5"/>
        <circle cx="20" cy="20" r="17" fill="#fff" stroke="#222"/>
        <text x="20" y="27" font-size="22" fill="#222">K</text>
        <circle cx="60" cy="60" r="17" fill="#222" stroke="#222"/>
        <text x="60" y="67" font-size="22" fill="#fff">p</text>
        <rect x="42" y="42" width="36" height="36" fill="none" stroke="#1565c0" stroke-width="3"/>
        <g font-size="13" fill="#555">
        <text x="20" y="97">a</text>
        <text x="60" y="97">b</text>
        <text x="-14" y="25">2</text>
        <text x="-14" y="65">1</text>
        </g>
        </g>
        <text x="28" y="170" font-size="15" text-anchor="start" fill="#222">R: B×2</text>
        </svg>
        """,
        Diagram.svg(
            qi, SquareOrder.DESCENDING, SvgOptions.DEFAULT.withLastMove(0).withHighlighted(3)));
  }

  static Document parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler());
      return builder.parse(new InputSource(new StringReader(svg)));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError(svg, e);
    }
  }

  static List<String> texts(Document svg) {
    NodeList elements = svg.getElementsByTagName("text");
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < elements.getLength(); i++) {
      texts.add(elements.item(i).getTextContent());
    }
    return texts;
  }

  @ParameterizedTest
  @EnumSource
  void everyLookShowsAllPiecesInBothOrders(BoardLook look) {
    SvgOptions options = SvgOptions.DEFAULT.withLook(look).withGlyphs(piece -> "<" + piece + ">");
    String svg = Diagram.svg(SHOGI, SquareOrder.DESCENDING, options);
    List<String> texts = texts(parse(svg));
    for (int index = 0; index < SHOGI.squareCount(); index++) {
      String piece = SHOGI.pieceAt(index);
      assertTrue(piece == null || texts.contains("<" + piece + ">"), piece);
    }
    // Two hands, 18 labels, and all pieces except the 4 in hands.
    assertEquals(2 + 18 + SHOGI.pieceCount() - 4, texts.size());
    assertEquals("S to move: <B> <P>×2", texts.get(texts.size() - 1));
    assertEquals("s: <p>", texts.get(0));
    // The same position with the other square order.
    BoardCells from = BoardCells.of(SHOGI.shape(), SquareOrder.DESCENDING);
    BoardCells to = BoardCells.of(SHOGI.shape(), SquareOrder.ASCENDING);
    Qi.Edit edit = SHOGI.edit();
    for (int index = 0; index < SHOGI.squareCount(); index++) {
      edit.set(to.parse(from.cell(index)), SHOGI.pieceAt(index));
    }
    assertEquals(svg, Diagram.svg(edit.build(), SquareOrder.ASCENDING, options));
  }

  @Test
  void stonesHaveNoGlyphsByDefault() {
    SvgOptions go = SvgOptions.DEFAULT.withLook(BoardLook.GO);
    Qi qi = Feen.parse("S1/1s / G/g");
    assertEquals(
        List.of("g", "a", "b", "2", "1", "G to move"),
        texts(parse(Diagram.svg(qi, SquareOrder.DESCENDING, go))));
    assertTrue(
        texts(parse(Diagram.svg(qi, SquareOrder.DESCENDING, go.withGlyphs(Map.of("S", "7")::get))))
            .contains("7"));
  }

  @Test
  void rotatesBoardForSecondSide() {
    Qi qi = Feen.parse("k2/3/P1K 2P/r S/s");
    SvgOptions first = SvgOptions.DEFAULT.withLook(BoardLook.SHOGI).withHighlighted(0);
    Document seenByFirst = parse(Diagram.svg(qi, SquareOrder.DESCENDING, first));
    Document seenBySecond =
        parse(Diagram.svg(qi, SquareOrder.DESCENDING, first.withViewpoint(Side.SECOND)));
    assertEquals(
        List.of("s: r", "k", "P", "K", "a", "b", "c", "3", "2", "1", "S to move: P×2"),
        texts(seenByFirst));
    assertEquals(
        List.of("S to move: P×2", "K", "P", "k", "c", "b", "a", "1", "2", "3", "s: r"),
        texts(seenBySecond));
    assertEquals(1, countRotatedGroups(seenByFirst));
    assertEquals(2, countRotatedGroups(seenBySecond));
    assertEquals("2 2", frame(seenByFirst));
    assertEquals("82 82", frame(seenBySecond));
  }

  private static int countRotatedGroups(Document svg) {
    NodeList groups = svg.getElementsByTagName("g");
    int rotated = 0;
    for (int i = 0; i < groups.getLength(); i++) {
      rotated += ((Element) groups.item(i)).getAttribute("transform").contains("rotate") ? 1 : 0;
    }
    return rotated;
  }

  private static String frame(Document svg) {
    NodeList rects = svg.getElementsByTagName("rect");
    for (int i = 0; i < rects.getLength(); i++) {
      Element rect = (Element) rects.item(i);
      if (rect.getAttribute("stroke").equals("#1565c0")) {
        return rect.getAttribute("x") + " " + rect.getAttribute("y");
      }
    }
    throw new AssertionError("no frame");
  }

  /** The hands of real games are shown in full, even if the board is small. */
  @Test
  void wrapsHandsOfSmallBoards() {
    Qi qi = Feen.parse("k^4/5/5/5/4K^ 2B2G2P2R2S/ M/m");
    List<String> texts = texts(parse(Diagram.svg(qi, SquareOrder.DESCENDING)));
    assertEquals(
        List.of("M to move: B×2 G×2", "P×2 R×2 S×2"),
        texts.subList(texts.size() - 2, texts.size()));
    Qi long3x3 = Qi.of(Shape.of(3, 3), "TICTACTOEWITHAVERYLONGNAME", "t");
    String cut = texts(parse(Diagram.svg(long3x3, SquareOrder.ASCENDING))).get(7);
    assertTrue(cut.matches("TICTACTOE[A-Z]+…"), cut);
    Qi.Edit edit = Qi.of(Shape.of(40, 40), "R", "r").edit();
    for (int i = 0; i < 1_000; i++) {
      edit.addToHand(Side.FIRST, "piece" + i, 1);
    }
    List<String> many = texts(parse(Diagram.svg(edit.build(), SquareOrder.ASCENDING)));
    assertTrue(many.get(many.size() - 1).endsWith(" …"));
    assertTrue(many.size() < 100);
  }

  /** A hand has at most twelve lines, each as full as possible. */
  @Test
  void cutsLargeHandsAtTheEnd() {
    for (int kinds = 1; kinds < 120; kinds++) {
      Qi.Edit edit = Qi.of(Shape.of(100, 5), "A", "a").edit();
      for (int i = 0; i < kinds; i++) {
        edit.addToHand(Side.FIRST, Character.toString(0x4E00 + i), 1);
      }
      List<String> texts = texts(parse(Diagram.svg(edit.build(), SquareOrder.ASCENDING)));
      List<String> lines = texts.subList(texts.size() - 12, texts.size());
      int shown = 0;
      for (String line : lines) {
        shown += (int) line.codePoints().filter(c -> c >= 0x4E00).count();
      }
      boolean isCut = lines.get(11).endsWith(" …");
      assertTrue(isCut ? shown < kinds && shown >= 70 : shown == kinds, kinds + ": " + lines);
    }
  }

  @Test
  void showsCountOfLongGlyph() {
    Qi qi = Feen.parse("5/5/5/5/5 12P/ R/r");
    String svg =
        Diagram.svg(
            qi, SquareOrder.ASCENDING, SvgOptions.DEFAULT.withGlyphs(piece -> "W".repeat(16)));
    assertEquals("WWWWWWWWWW…×12", hands(svg).get(1));
  }

  @Test
  void fitsGlyphsIntoSquares() {
    Qi qi = Qi.of(Shape.of(8), "R", "r").edit().set(0, "WWWWWWWWW").set(1, "歩").set(2, "K").build();
    NodeList texts =
        parse(
                Diagram.svg(
                    qi,
                    SquareOrder.ASCENDING,
                    SvgOptions.DEFAULT
                        .withLook(BoardLook.XIANGQI)
                        // The variation selector takes no space.
                        .withGlyphs(Map.of("K", "♔\uFE0E")::get)))
            .getElementsByTagName("text");
    Element pressed = (Element) texts.item(1);
    assertEquals("WWWWWWWW…", pressed.getTextContent());
    assertEquals("28", pressed.getAttribute("textLength"));
    assertEquals("22", ((Element) texts.item(2)).getAttribute("font-size"));
    assertEquals("♔\uFE0E", texts.item(3).getTextContent());
    assertEquals("22", ((Element) texts.item(3)).getAttribute("font-size"));
    assertFalse(((Element) texts.item(3)).hasAttribute("textLength"));
  }

  @Test
  void usesGivenSidesOfPieces() {
    Qi qi = Qi.of(Shape.of(2), "R", "r").edit().set(0, "wK").set(1, "bK").build();
    SvgOptions shogi = SvgOptions.DEFAULT.withLook(BoardLook.SHOGI);
    assertEquals(0, countRotatedGroups(parse(Diagram.svg(qi, SquareOrder.ASCENDING, shogi))));
    assertEquals(
        1,
        countRotatedGroups(
            parse(
                Diagram.svg(
                    qi,
                    SquareOrder.ASCENDING,
                    shogi.withSides(piece -> piece.startsWith("w") ? Side.FIRST : Side.SECOND)))));
  }

  @Test
  void requestsEachGlyphOnceAndMarksEachSquareOnce() {
    List<String> asked = new ArrayList<>();
    Qi qi = Feen.parse("KKk/3/3 2K/2k R/r");
    String svg =
        Diagram.svg(
            qi,
            SquareOrder.ASCENDING,
            SvgOptions.DEFAULT
                .withGlyphs(
                    piece -> {
                      asked.add(piece);
                      return " ";
                    })
                .withLastMove(1, 1, 1)
                .withHighlighted(new int[100_000]));
    assertEquals(List.of("k", "K"), asked);
    assertEquals(1, svg.split("#9bc700").length - 1);
    assertEquals(1, svg.split("#1565c0").length - 1);
    assertEquals(List.of("r: ?×2", "R to move: ?×2"), hands(svg));
  }

  private static List<String> hands(String svg) {
    List<String> texts = texts(parse(svg));
    return List.of(texts.get(0), texts.get(texts.size() - 1));
  }

  /** A glyph is often the piece itself, which may be any text. */
  @Test
  void replacesDirectionOverridesInGlyphs() {
    Qi qi =
        Qi.of(Shape.of(2), "R", "r").edit().addToHand(Side.FIRST, "a\u202Eb\u2067c\n", 1).build();
    String svg =
        Diagram.svg(qi, SquareOrder.ASCENDING, SvgOptions.DEFAULT.withGlyphs(piece -> piece));
    assertEquals("R to move: a?b?c?", hands(svg).get(1));
  }

  @Test
  void labelsSquaresWithNamesOfGame() {
    SvgOptions options = SvgOptions.DEFAULT.withNames(CoordinateNames.SHOGI);
    List<String> texts = texts(parse(Diagram.svg(SHOGI, SquareOrder.DESCENDING, options)));
    List<String> labels = texts.subList(texts.size() - 19, texts.size() - 1);
    assertEquals(
        List.of(
            "9", "8", "7", "6", "5", "4", "3", "2", "1", "a", "b", "c", "d", "e", "f", "g", "h",
            "i"),
        labels);
    Qi space = Qi.of(Shape.of(2, 2, 2), "R", "r");
    assertThrows(
        IllegalArgumentException.class, () -> Diagram.svg(space, SquareOrder.ASCENDING, options));
  }

  @Test
  void drawsLayersAndOneDimension() {
    Qi space = Feen.parse("K1/2//2/1k / R/r");
    List<String> texts = texts(parse(Diagram.svg(space, SquareOrder.DESCENDING)));
    assertEquals(
        List.of(
            "r",
            "layer B",
            "K",
            "a",
            "b",
            "2",
            "1",
            "layer A",
            "k",
            "a",
            "b",
            "2",
            "1",
            "R to move"),
        texts);
    assertEquals(
        List.of("r", "K", "a", "b", "R to move"),
        texts(parse(Diagram.svg(Feen.parse("K1 / R/r"), SquareOrder.DESCENDING))));
  }

  /** The image must be well-formed, and no part of a piece or style may become markup. */
  @Test
  void escapesHostileTexts() {
    String parts =
        "<>&\"'/= ]]>-->\u0000\n\u001b\u0085\u2028\uFFFE\uFFFF\uD800\uDC00xK歩\u0301script";
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Qi.Edit edit = Qi.of(Shape.of(3, 3), text(parts, random), text(parts, random)).edit();
      for (int index = 0; index < 4; index++) {
        edit.set(index, text(parts, random));
      }
      edit.addToHand(Side.FIRST, text(parts, random), 1 + random.nextInt(2));
      Qi qi = edit.build();
      BoardLook look = BoardLook.values()[random.nextInt(BoardLook.values().length)];
      SvgOptions options = SvgOptions.DEFAULT.withLook(look);
      if (random.nextBoolean()) {
        options = options.withGlyphs(piece -> text(parts, random));
      }
      String svg = Diagram.svg(qi, SquareOrder.ASCENDING, options);
      Document document = parse(svg);
      NodeList all = document.getElementsByTagName("*");
      for (int i = 0; i < all.getLength(); i++) {
        assertTrue(
            List.of("svg", "title", "rect", "path", "circle", "text", "g")
                .contains(all.item(i).getNodeName()),
            "seed " + seed + ": " + all.item(i).getNodeName());
      }
    }
  }

  private static String text(String parts, Random random) {
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(12); length > 0; length--) {
      text.append(parts.charAt(random.nextInt(parts.length())));
    }
    return text.toString();
  }

  @Test
  void limitsSizeOfImages() {
    Qi empty = Qi.of(Shape.of(255, 255), "R".repeat(255), "r");
    Qi.Edit edit = empty.edit();
    for (int index = 0; index < 1_000; index++) {
      edit.set(index, "x".repeat(255));
    }
    for (int i = 0; i < 20_000; i++) {
      edit.addToHand(Side.FIRST, "h".repeat(250) + i, 1);
    }
    Qi large = edit.build();
    for (BoardLook look : BoardLook.values()) {
      SvgOptions options = SvgOptions.DEFAULT.withLook(look);
      String svg = Diagram.svg(large, SquareOrder.ASCENDING, options);
      parse(svg);
      // A piece on the board takes about 200 characters, and the hand is cut after a few lines.
      int added = svg.length() - Diagram.svg(empty, SquareOrder.ASCENDING, options).length();
      assertTrue(added < 250_000, look + ": " + added);
      assertTrue(svg.length() < 1_000_000, look + ": " + svg.length());
    }
    String small =
        Diagram.svg(
            Qi.of(Shape.of(2, 2), "R", "r").edit().set(0, "x".repeat(255)).build(),
            SquareOrder.ASCENDING,
            SvgOptions.DEFAULT.withGlyphs(piece -> "y".repeat(100_000)));
    assertTrue(small.length() < 3_000);
  }

  @Test
  void checksAndCopiesOptions() {
    int[] squares = {0};
    SvgOptions options = SvgOptions.DEFAULT.withLastMove(squares).withHighlighted(squares);
    String svg = Diagram.svg(SHOGI, SquareOrder.ASCENDING, options);
    squares[0] = 5;
    assertEquals(svg, Diagram.svg(SHOGI, SquareOrder.ASCENDING, options));
    assertNotEquals(svg, Diagram.svg(SHOGI, SquareOrder.ASCENDING));
    assertFalse(Diagram.svg(SHOGI, SquareOrder.ASCENDING).contains("#1565c0"));
    assertEquals(
        "invalid flat index: 81 (board has 81 squares)",
        assertThrows(
                IllegalArgumentException.class,
                () -> Diagram.svg(SHOGI, SquareOrder.ASCENDING, options.withLastMove(81)))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class,
        () -> Diagram.svg(SHOGI, SquareOrder.ASCENDING, options.withHighlighted(0, -1)));
    assertThrows(NullPointerException.class, () -> options.withLook(null));
    assertThrows(NullPointerException.class, () -> options.withNames(null));
    assertThrows(NullPointerException.class, () -> options.withGlyphs(null));
    assertThrows(NullPointerException.class, () -> options.withViewpoint(null));
    assertThrows(NullPointerException.class, () -> options.withSides(null));
    assertEquals(
        "squares",
        assertThrows(NullPointerException.class, () -> options.withLastMove((int[]) null))
            .getMessage());
    assertEquals(
        "squares",
        assertThrows(NullPointerException.class, () -> options.withHighlighted((int[]) null))
            .getMessage());
    assertEquals(
        "qi",
        assertThrows(NullPointerException.class, () -> Diagram.svg(null, SquareOrder.ASCENDING))
            .getMessage());
    assertEquals(
        "order",
        assertThrows(NullPointerException.class, () -> Diagram.svg(SHOGI, null)).getMessage());
    assertEquals(
        "options",
        assertThrows(
                NullPointerException.class, () -> Diagram.svg(SHOGI, SquareOrder.ASCENDING, null))
            .getMessage());
  }
}
