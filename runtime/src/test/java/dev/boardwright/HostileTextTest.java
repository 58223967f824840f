// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.LocationMove;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.Pin;
import dev.boardwright.notation.Sin;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.packed.SnlMove;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that every method that reads a text copes with null and with very long texts. */
class HostileTextTest {
  /** The maximum number of characters in an error message, so that a person can read it. */
  private static final int MAX_MESSAGE = 1_000;

  private static final int LENGTH = 64 * 1_024;

  private static final List<String> LONG_TEXTS =
      Stream.of(
              "a", "A", "1", "0", "e4", "\u0001", "\u2028", "\"", "#{", "é", "😀", "\uD800", "/",
              "→")
          .map(part -> part.repeat(LENGTH / part.length()))
          .toList();

  /**
   * A method under test.
   *
   * @param name the name of the method, shown when a test fails
   * @param call a function that calls the method with a text
   */
  record Reader(String name, Consumer<String> call) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** {@return the methods that read a text, and that reject null like any other invalid text} */
  static Stream<Reader> parsers() {
    PackedFormat format = PackedFormat.of(PackedFormat.field("pick", 0, 6));
    BoardCells cells = BoardCells.of(Shape.of(8, 8), SquareOrder.ASCENDING);
    return Stream.of(
        new Reader("Cell.parse", Cell::parse),
        new Reader("Cell.toIndices", Cell::toIndices),
        new Reader("BoardCells.parse", cells::parse),
        new Reader("Location.parse", Location::parse),
        new Reader("Location.parseHand", Location::parseHand),
        new Reader("LocationMove.parse", LocationMove::parse),
        new Reader("Style.parse", Style::parse),
        new Reader("Style.of", name -> Style.of(name, Side.FIRST)),
        new Reader("Epin.parse", Epin::parse),
        new Reader("Pin.parse", Pin::parse),
        new Reader("Sin.parse", Sin::parse),
        new Reader("Feen.parse", Feen::parse),
        new Reader("Feen.parse of names", text -> Feen.parse(text, FeenDialect.SNN_STYLES)),
        new Reader("SnlMove.decode", SnlMove::decode),
        new Reader("SnlMove.decodeAll", SnlMove::decodeAll),
        new Reader("PackedFormat.decode", format::decode),
        new Reader("PackedFormat.decodeAllToInts", format::decodeAllToInts),
        new Reader("PackedFormat.decodeAllToLongs", format::decodeAllToLongs),
        new Reader("Movement.parse", Movement::parse),
        new Reader("Geometry.parseSet", Geometry.of(Shape.of(8, 8))::parseSet),
        new Reader("Qi.of, first style", style -> Qi.of(Shape.of(8, 8), style, "c")),
        new Reader("Qi.of, second style", style -> Qi.of(Shape.of(8, 8), "C", style)));
  }

  /** {@return the other methods that untrusted texts may reach} */
  static Stream<Reader> otherMethods() {
    Qi empty = Qi.of(Shape.of(8, 8), "C", "c");
    return Stream.of(
        new Reader("LocationMove.parse of a square", text -> LocationMove.parse("e4→" + text)),
        new Reader("LocationMove.parse of a hand", text -> LocationMove.parse(text + "→*")),
        new Reader("Style.withName", name -> Style.parse("CHESS").withName(name)),
        new Reader("Edit.set", piece -> empty.edit().set(0, piece)),
        new Reader("Edit.addToHand", piece -> empty.edit().addToHand(Side.FIRST, piece, 1)),
        new Reader("Edit.addToHand, out", piece -> empty.edit().addToHand(Side.FIRST, piece, -1)),
        new Reader(
            "Palette.notDeclared",
            piece -> {
              throw Palette.notDeclared(piece);
            }),
        new Reader("a placement in FEEN", text -> Feen.parse(text + " / C/c")),
        new Reader("a hand in FEEN", text -> Feen.parse("8/8 " + text + "/ C/c")),
        new Reader("a style in FEEN", text -> Feen.parse("8/8 / " + text + "/c")),
        new Reader(
            "PackedFormat.pack of a label",
            label -> PackedFormat.of(PackedFormat.field("pick", 0, 6).withLabel(label)).pack(7)),
        new Reader(
            "PackedFormat.of, two names",
            name ->
                PackedFormat.of(
                    PackedFormat.field(name, 0, Long.MAX_VALUE), PackedFormat.field(name, 0, 9))));
  }

  static Stream<Reader> allMethods() {
    return Stream.concat(parsers(), otherMethods());
  }

  @ParameterizedTest
  @MethodSource("allMethods")
  void messagesDoNotRepeatLongTexts(Reader reader) {
    int refused = 0;
    for (String text : LONG_TEXTS) {
      try {
        reader.call.accept(text);
      } catch (IllegalArgumentException e) {
        refused++;
        int length = e.getMessage().length();
        assertTrue(
            length <= MAX_MESSAGE,
            () -> length + " characters: " + e.getMessage().substring(0, 80));
      }
    }
    assertTrue(refused > 0, "nothing is refused");
  }

  @ParameterizedTest
  @MethodSource("parsers")
  void parsersRejectNull(Reader reader) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> reader.call.accept(null));
    assertTrue(e.getMessage().length() > 10, e.getMessage());
  }
}
