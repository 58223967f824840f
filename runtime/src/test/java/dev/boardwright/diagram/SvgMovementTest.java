// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.internal.text.PlainText;
import dev.boardwright.style.Side;
import dev.boardwright.testing.RandomMovements;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

class SvgMovementTest {
  private static final Geometry XIANGQI = Geometry.of(Shape.of(10, 9), SquareOrder.DESCENDING);

  private static final BoardCells CELLS = BoardCells.of(Shape.of(10, 9), SquareOrder.DESCENDING);

  @Test
  void drawsSmallMovement() {
    assertEquals(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 402 214" width="402" height="214"\
         role="img" text-anchor="middle"\
         font-family="DejaVu Sans, Noto Sans, Noto Sans CJK JP, sans-serif">
        <title>Movement mWcpR on a1</title>
        <rect width="100%" height="100%" fill="#fff"/>
        <g transform="translate(141 14)">
        <rect width="120" height="80" fill="#f0d9b5"/>
        <path d="M40 0h40v40h-40zM0 40h40v40h-40zM80 40h40v40h-40z" fill="#b58863"/>
        <rect width="120" height="80" fill="none" stroke="#6b4a33"/>
        <g transform="translate(20 20)" fill="none" stroke="#222" stroke-width="3">
        <circle cy="0" r="7"/>
        </g>
        <circle cx="20" cy="60" r="15" fill="#ccc" stroke="#222"/>
        <g transform="translate(60 60)" fill="none" stroke="#222" stroke-width="3">
        <circle cy="0" r="7"/>
        </g>
        <g transform="translate(100 60)" fill="none" stroke="#0d47a1" stroke-width="3">
        <path d="M-11 -2A11 11 0 0 1 11 -2m-6 -2l6 3l3 -6" stroke-width="2"/>
        <path d="M-7 -2l14 14m0 -14l-14 14"/>
        </g>
        <g font-size="13" fill="#555">
        <text x="20" y="97">a</text>
        <text x="60" y="97">b</text>
        <text x="100" y="97">c</text>
        <text x="-14" y="25">2</text>
        <text x="-14" y="65">1</text>
        </g>
        </g>
        <g transform="translate(40 135) scale(0.75)">
        <circle cx="0" cy="0" r="15" fill="#ccc" stroke="#222"/>
        </g>
        <text x="62" y="140" font-size="15" text-anchor="start" fill="#222">the piece</text>
        <g transform="translate(40 161) scale(0.75)">
        <g transform="translate(0 0)" fill="none" stroke="#222" stroke-width="3">
        <circle cy="0" r="7"/>
        </g>
        </g>
        <text x="62" y="166" font-size="15" text-anchor="start" fill="#222">moves</text>
        <g transform="translate(40 187) scale(0.75)">
        <g transform="translate(0 0)" fill="none" stroke="#0d47a1" stroke-width="3">
        <path d="M-11 -2A11 11 0 0 1 11 -2m-6 -2l6 3l3 -6" stroke-width="2"/>
        <path d="M-7 -2l14 14m0 -14l-14 14"/>
        </g>
        </g>
        <text x="62" y="192" font-size="15" text-anchor="start" fill="#222">\
        captures by a hop over one piece</text>
        </svg>
        """,
        Diagram.svg(Geometry.of(Shape.of(2, 3)), 0, Movement.parse("mWcpR")));
  }

  private static Document parse(String svg) {
    return SvgDiagramTest.parse(svg);
  }

  private static String title(Document svg) {
    return svg.getElementsByTagName("title").item(0).getTextContent();
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }

  /** {@return the boards of the image, one for each layer, from the top} */
  private static List<Element> boards(Document svg) {
    List<Element> boards = children(svg.getDocumentElement());
    boards.removeIf(
        element ->
            !element.getNodeName().equals("g")
                || element.getAttribute("transform").contains("scale"));
    return boards;
  }

  /** {@return the signs on each square of a board, by the column and the row from the top left} */
  private static Map<String, String> signs(Element board) {
    Map<String, String> signs = new TreeMap<>();
    for (Element element : children(board)) {
      if (element.getAttribute("transform").startsWith("translate")) {
        String[] parts = element.getAttribute("transform").split("[( )]");
        add(signs, Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), sign(element));
      } else if (element.getAttribute("r").equals("15")) {
        int x = Integer.parseInt(element.getAttribute("cx"));
        add(signs, x, Integer.parseInt(element.getAttribute("cy")), "piece");
      } else if (element.getAttribute("width").equals("32")) {
        int x = Integer.parseInt(element.getAttribute("x"));
        add(signs, x, Integer.parseInt(element.getAttribute("y")), "empty");
      }
    }
    return signs;
  }

  private static void add(Map<String, String> signs, int x, int y, String sign) {
    signs.merge(x / 40 + " " + y / 40, sign, (known, added) -> known + ", " + added);
  }

  private static String sign(Element group) {
    List<Element> parts = children(group);
    Element last = parts.get(parts.size() - 1);
    boolean isLight =
        last.hasAttribute("stroke-dasharray") || last.getAttribute("stroke-opacity").equals("0.6");
    boolean isDot = last.hasAttribute("fill");
    assertEquals(isDot && isLight, last.hasAttribute("fill-opacity"));
    String kind =
        last.getNodeName().equals("circle")
            ? isDot ? "dot" : "ring"
            : last.getAttribute("d").startsWith("M-10") ? "arrows" : "cross";
    return (isLight ? "light " : "") + (parts.size() > 1 ? "hop " : "") + kind;
  }

  private static Map<String, String> signs(String svg) {
    List<Element> boards = boards(parse(svg));
    assertEquals(1, boards.size());
    return signs(boards.get(0));
  }

  private static List<String> legend(Document svg) {
    List<String> words = new ArrayList<>();
    for (Element element : children(svg.getDocumentElement())) {
      if (element.getNodeName().equals("text")) {
        words.add(element.getTextContent());
      }
    }
    return words;
  }

  /** {@return the signs of the legend, without that of the piece} */
  private static List<String> legendSigns(Document svg) {
    List<String> signs = new ArrayList<>();
    for (Element element : children(svg.getDocumentElement())) {
      if (element.getAttribute("transform").contains("scale")) {
        signs.addAll(signs(element).values());
      }
    }
    assertEquals("piece", signs.get(0));
    return signs.subList(1, signs.size());
  }

  @Test
  void drawsPawn() {
    String svg = Diagram.svg(Movement.parse("fmWfceFifmnD"));
    assertEquals(
        Map.of(
            "2 2",
            "piece",
            "1 1",
            "cross",
            "3 1",
            "cross",
            "2 1",
            "empty, ring",
            "2 0",
            "light ring"),
        signs(svg));
    assertEquals(List.of("ring", "cross", "empty", "light ring"), legendSigns(parse(svg)));
    assertEquals(
        List.of(
            "the piece",
            "moves",
            "captures",
            "must be empty for leaps past it",
            "moves, from initial squares only"),
        legend(parse(svg)));
    assertEquals("Movement fmWfceFifmnD", title(parse(svg)));
    assertEquals("img", parse(svg).getDocumentElement().getAttribute("role"));
  }

  @ParameterizedTest
  @EnumSource
  void drawsCannonInEachLook(BoardLook look) {
    SvgOptions options = SvgOptions.DEFAULT.withLook(look);
    Movement cannon = Movement.parse("mRcpR");
    String svg = Diagram.svg(XIANGQI, CELLS.parse("b3"), cannon, options);
    Map<String, String> signs = signs(svg);
    assertEquals("piece", signs.remove("1 7"));
    for (String near : List.of("0 7", "2 7", "1 6", "1 8")) {
      assertEquals("ring", signs.remove(near));
    }
    assertThat(signs.keySet())
        .containsExactly(
            "3 7", "4 7", "5 7", "6 7", "7 7", "8 7", "1 0", "1 1", "1 2", "1 3", "1 4", "1 5",
            "1 9");
    assertThat(signs.values().stream().distinct().toList()).containsExactly("ring, hop cross");
    assertEquals(List.of("ring", "hop cross"), legendSigns(parse(svg)));
    assertEquals(
        List.of("the piece", "moves", "captures by a hop over one piece"), legend(parse(svg)));
    assertEquals("Movement mRcpR on b3", title(parse(svg)));
  }

  /** Every sign has its own place in a square. */
  @Test
  void combinesManySigns() {
    Movement movement = Movement.parse("mRicRpcRimpRrO3nD");
    Element board = boards(parse(Diagram.svg(movement))).get(0);
    Map<String, String> signs = signs(board);
    assertEquals("empty, ring, light cross", signs.get("4 3"));
    assertEquals("dot, hop cross, light hop ring", signs.get("5 3"));
    assertEquals("ring, light cross, hop cross, light hop ring", signs.get("0 3"));
    assertEquals("ring, arrows, light cross, hop cross, light hop ring", signs.get("6 3"));
    // The squares b4, a4 and g4, with three, four and five signs.
    assertEquals(
        List.of("51 131 0.75", "69 131 0.75", "60 149 0.75"), placesInSquare(board, "1 3"));
    assertEquals(
        List.of("11 131 0.75", "29 131 0.75", "11 149 0.75", "29 149 0.75"),
        placesInSquare(board, "0 3"));
    assertEquals(
        List.of("248 134 0.5", "260 134 0.5", "272 134 0.5", "254 146 0.5", "266 146 0.5"),
        placesInSquare(board, "6 3"));
  }

  /** {@return the middles and the scales of the signs in a square} */
  private static List<String> placesInSquare(Element board, String square) {
    List<String> places = new ArrayList<>();
    for (Element element : children(board)) {
      String[] parts = element.getAttribute("transform").split("[( )]+");
      if (parts[0].equals("translate")) {
        int x = Integer.parseInt(parts[1]);
        int y = Integer.parseInt(parts[2]);
        if (square.equals(x / 40 + " " + y / 40)) {
          places.add(x + " " + y + " " + parts[parts.length - 1]);
        }
      }
    }
    return places;
  }

  @Test
  void rotatesBoardForSecondSide() {
    SvgOptions second = SvgOptions.DEFAULT.withViewpoint(Side.SECOND);
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Movement movement = RandomMovements.next(random);
      Geometry board = Geometry.of(Shape.of(6, 7), SquareOrder.values()[random.nextInt(2)]);
      int square = random.nextInt(42);
      Map<String, String> turned = new TreeMap<>();
      signs(Diagram.svg(board, square, movement))
          .forEach(
              (place, sign) ->
                  turned.put((char) ('6' - place.charAt(0) + '0') + " " + turned(place), sign));
      assertEquals(turned, signs(Diagram.svg(board, square, movement, second)), "seed " + seed);
    }
    assertEquals(
        List.of("c", "b", "a", "1", "2", "the piece", "castles"),
        SvgDiagramTest.texts(
            parse(Diagram.svg(Geometry.of(Shape.of(2, 3)), 0, Movement.parse("O2"), second))));
  }

  private static char turned(String place) {
    return (char) ('5' - place.charAt(2) + '0');
  }

  @Test
  void drawsLayers() {
    Document svg = parse(Diagram.svg(Geometry.of(Shape.of(3, 2, 2)), 0, Movement.KNIGHT));
    assertEquals(3, boards(svg).size());
    assertEquals(
        List.of(Map.of("1 1", "dot", "0 0", "dot"), Map.of(), Map.of("0 1", "piece")),
        boards(svg).stream().map(SvgMovementTest::signs).toList());
    assertEquals(
        List.of("layer C", "layer B", "layer A", "the piece", "moves or captures"), legend(svg));
    assertEquals("Movement on a1A", title(svg));
    SvgOptions second = SvgOptions.DEFAULT.withViewpoint(Side.SECOND);
    assertEquals(
        List.of(Map.of("1 0", "piece"), Map.of(), Map.of("0 0", "dot", "1 1", "dot")),
        boards(parse(Diagram.svg(Geometry.of(Shape.of(3, 2, 2)), 0, Movement.KNIGHT, second)))
            .stream()
            .map(SvgMovementTest::signs)
            .toList());
    Document around = parse(Diagram.svg(Movement.steps(Direction.UP)));
    assertEquals(
        List.of("1 layer up", "same layer", "1 layer down", "the piece", "moves or captures"),
        SvgDiagramTest.texts(around));
    assertEquals("Movement", title(around));
  }

  /** The image shows the signs of the model, in their squares, and each once in the legend. */
  @Test
  void drawsMarksOfRandomMovements() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Shape shape = Shape.of(1 + random.nextInt(8), 1 + random.nextInt(8));
      Geometry board = Geometry.of(shape, SquareOrder.values()[random.nextInt(2)]);
      int from = random.nextInt(shape.squareCount());
      Movement movement = RandomMovements.next(random);
      MovementMarks marks = new MovementMarks(board, from, movement);
      Map<String, String> expected = new TreeMap<>();
      for (int square = 0; square < shape.squareCount(); square++) {
        List<String> signs = new ArrayList<>();
        marks.at(square).forEach(mark -> signs.add(sign(mark)));
        if (square == from) {
          signs.add("piece");
        }
        if (!signs.isEmpty()) {
          int row = shape.ranks() - 1 - shape.rank(board.order(), square);
          expected.put(shape.file(square) + " " + row, String.join(", ", signs));
        }
      }
      String svg = Diagram.svg(board, from, movement);
      assertEquals(expected, signs(svg), "seed " + seed + ": " + movement);
      assertEquals(
          marks.legend().stream().map(SvgMovementTest::sign).toList(),
          legendSigns(parse(svg)),
          "seed " + seed);
    }
  }

  private static String sign(MovementMark mark) {
    String kind =
        switch (mark.kind()) {
          case BOTH -> "dot";
          case MOVES -> "ring";
          case CAPTURES -> "cross";
          case CASTLES -> "arrows";
          case PASSED -> "empty";
        };
    return (mark.isInitial() ? "light " : "") + (mark.isHop() ? "hop " : "") + kind;
  }

  @Test
  void usesOptions() {
    SvgOptions options =
        SvgOptions.DEFAULT
            .withLook(BoardLook.SHOGI)
            .withNames(CoordinateNames.SHOGI)
            .withLastMove(1)
            .withHighlighted(2, 2)
            .withGlyphs(
                piece -> {
                  throw new AssertionError(piece);
                })
            .withSides(
                piece -> {
                  throw new AssertionError(piece);
                });
    Geometry board = Geometry.of(Shape.of(3, 3), SquareOrder.DESCENDING);
    String svg = Diagram.svg(board, 4, Movement.parse("FfW"), options);
    assertEquals(
        List.of("3", "2", "1", "a", "b", "c", "the piece", "moves or captures"),
        SvgDiagramTest.texts(parse(svg)));
    assertEquals("Movement FfW on 2b", title(parse(svg)));
    assertThat(svg).contains("#f3d9a4");
    assertEquals(1, svg.split("#9bc700").length - 1);
    assertEquals(1, svg.split("#1565c0").length - 1);
    assertThrows(
        IllegalArgumentException.class,
        () -> Diagram.svg(board, 4, Movement.KING, options.withHighlighted(9)));
    assertThrows(
        IllegalArgumentException.class,
        () -> Diagram.svg(Geometry.of(Shape.of(3)), 1, Movement.KING, options));
  }

  @Test
  void legendFitsIntoImageOfSmallBoard() {
    Document svg = parse(Diagram.svg(Geometry.of(Shape.of(1, 1)), 0, Movement.QUEEN));
    assertEquals(List.of("the piece"), legend(svg));
    Element text = (Element) svg.getElementsByTagName("text").item(2);
    int left = Integer.parseInt(text.getAttribute("x"));
    int width = Integer.parseInt(svg.getDocumentElement().getAttribute("width"));
    assertThat(left + PlainText.width("the piece") * 15 / 100).isAtMost(width - 28);
  }

  @Test
  void titleIsShort() {
    Movement movement = Movement.parse("fW");
    for (int range = 2; range < 200; range++) {
      movement = movement.and(Movement.QUEEN.withRange(range));
    }
    assertThat(title(parse(Diagram.svg(movement)))).matches("Movement [A-Za-z0-9]{40}…");
  }

  /** Whatever the movement, the image is well-formed and all signs are inside it. */
  @ParameterizedTest
  @EnumSource
  void drawsRandomMovementsInAllLooks(BoardLook look) {
    SvgOptions options = SvgOptions.DEFAULT.withLook(look);
    for (long seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      Movement movement = RandomMovements.next(random);
      int[] sizes = random.ints(1 + random.nextInt(3), 1, 6).toArray();
      Geometry board = Geometry.of(Shape.of(sizes));
      int square = random.nextInt(board.shape().squareCount());
      check(Diagram.svg(movement), seed);
      check(Diagram.svg(board, square, movement, options), seed);
    }
  }

  private static void check(String svg, long seed) {
    Document document = parse(svg);
    NodeList all = document.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      assertThat(List.of("svg", "title", "rect", "path", "circle", "text", "g"))
          .contains(all.item(i).getNodeName());
    }
    int width = Integer.parseInt(document.getDocumentElement().getAttribute("width"));
    int height = Integer.parseInt(document.getDocumentElement().getAttribute("height"));
    for (Element element : children(document.getDocumentElement())) {
      String transform = element.getAttribute("transform");
      if (!transform.isEmpty()) {
        String[] parts = transform.split("[( )]");
        assertTrue(Integer.parseInt(parts[1]) < width, "seed " + seed);
        assertTrue(Integer.parseInt(parts[2]) < height, "seed " + seed);
      }
      if (element.getNodeName().equals("text")) {
        assertTrue(Integer.parseInt(element.getAttribute("y")) < height, "seed " + seed);
      }
    }
  }

  @Test
  void limitsSizeOfImages() {
    Movement many = Movement.QUEEN;
    for (int range = 2; range < 100; range++) {
      many = many.and(Movement.QUEEN.withRange(range).asCannon().moving());
      many = many.and(Movement.QUEEN.withRange(range).asGrasshopper().capturing());
    }
    assertThat(Diagram.svg(many).length()).isLessThan(60_000);
    Geometry large = Geometry.of(Shape.of(255, 255));
    assertThat(Diagram.svg(large, 255 * 127 + 127, many).length()).isLessThan(2_000_000);
    parse(Diagram.svg(large, 0, many));
  }
}
