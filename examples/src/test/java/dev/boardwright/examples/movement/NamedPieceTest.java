// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.AttackTable;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.style.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the movements of the named pieces. The expected squares are drawn by hand in a resource,
 * from the rules of the games, without the notation.
 */
class NamedPieceTest {
  private static final int COUNT = 30;
  private static final int SIZE = 11;
  private static final Geometry BOARD = Geometry.of(Shape.of(SIZE, SIZE));
  private static final int CENTRE = SIZE * SIZE / 2;

  /**
   * A piece in the centre of a board, and the squares that it reaches. North is at the top. The
   * drawing may be smaller than the board; the piece then reaches no square outside it.
   *
   * <pre>
   * P  the piece                 I  the piece, on an initial square
   * o  it moves there            x  it attacks the square, but does not move there
   * *  both                      .  neither
   * @  a piece that is attacked  #  a piece that is not attacked
   * </pre>
   */
  record Drawing(NamedPiece piece, List<String> rows) {
    /** {@return the drawing after half a turn} */
    Drawing turned() {
      String reversed = new StringBuilder(String.join("\n", rows)).reverse().toString();
      return new Drawing(piece, reversed.lines().toList());
    }

    /** {@return the squares that have one of some characters} */
    SquareSet squares(String characters) {
      int half = rows.size() / 2;
      SquareSet squares = BOARD.empty();
      for (int row = 0; row < rows.size(); row++) {
        String marks = rows.get(row).replace(" ", "");
        assertTrue(marks.matches("[ox*.@#PI]{" + rows.size() + "}"), this::toString);
        for (int column = 0; column < marks.length(); column++) {
          if (characters.indexOf(marks.charAt(column)) >= 0) {
            squares = squares.with(BOARD.offset(CENTRE, column - half, half - row));
          }
        }
      }
      return squares;
    }

    SquareSet occupied() {
      return squares("#@PI");
    }

    SquareSet initial() {
      return squares("I");
    }

    @Override
    public String toString() {
      return piece.label() + "\n" + String.join("\n", rows);
    }
  }

  /** {@return the drawings of all pieces: below each name, one or several side by side} */
  static List<Drawing> drawings() throws IOException {
    List<Drawing> drawings = new ArrayList<>();
    List<NamedPiece> drawn = new ArrayList<>();
    String text = Files.readString(Path.of("src/test/resources/movement/pieces.txt"));
    for (String block : text.split("\n\n")) {
      List<String> lines = block.lines().toList();
      NamedPiece piece = NamedPiece.find(lines.get(0)).orElseThrow();
      drawn.add(piece);
      List<String[]> rows = lines.stream().skip(1).map(line -> line.split(" {3}")).toList();
      for (int i = 0; i < rows.get(0).length; i++) {
        int column = i;
        drawings.add(new Drawing(piece, rows.stream().map(row -> row[column]).toList()));
      }
    }
    assertEquals(List.of(NamedPiece.values()), drawn);
    return drawings;
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void reachesTheSquaresThatAreDrawn(Drawing drawing) {
    assertReached(drawing, drawing.piece.movement());
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void reachesTheSquaresThatAreDrawnAsTheSecondSide(Drawing drawing) {
    assertReached(drawing.turned(), drawing.piece.movement().forSide(Side.SECOND));
  }

  private static void assertReached(Drawing drawing, Movement movement) {
    assertEquals(1, drawing.squares("PI").size(), drawing::toString);
    assertTrue(drawing.squares("PI").contains(CENTRE), drawing::toString);
    SquareSet moves = drawing.squares("o*");
    SquareSet attacks = drawing.squares("x*@");
    SquareSet occupied = drawing.occupied();
    SquareSet initial = drawing.initial();
    assertEquals(moves, BOARD.moves(CENTRE, occupied, movement, initial));
    assertEquals(attacks, BOARD.attacks(CENTRE, occupied, movement, initial));
    AttackTable table = BOARD.attackTable(movement, initial);
    assertEquals(moves, table.moves(CENTRE, occupied));
    assertEquals(attacks, table.from(CENTRE, occupied));
    for (int square = 0; square < SIZE * SIZE; square++) {
      SquareSet piece = BOARD.setOf(CENTRE);
      boolean isAttacked =
          BOARD.attackers(square, piece, occupied, movement, initial).equals(piece);
      assertEquals(attacks.contains(square), isAttacked);
      assertEquals(isAttacked, table.to(square, occupied).contains(CENTRE));
    }
  }

  @Test
  void areThirtyPiecesWithDifferentNamesAndMovements() {
    List<NamedPiece> pieces = List.of(NamedPiece.values());
    assertEquals(COUNT, pieces.size());
    assertEquals(COUNT, pieces.stream().map(NamedPiece::key).distinct().count());
    assertEquals(COUNT, pieces.stream().map(NamedPiece::movement).distinct().count());
  }

  @Test
  void togetherUseEveryAtomAndModifier() {
    String texts =
        Arrays.stream(NamedPiece.values()).map(NamedPiece::betza).collect(Collectors.joining(" "));
    for (char letter : "WFDNAHCZGKRBQOfblrvshmcenpgi".toCharArray()) {
      assertTrue(texts.indexOf(letter) >= 0, () -> "no piece has " + letter);
    }
    for (String range : List.of("NN", "R4", "O2")) {
      assertTrue(texts.contains(range), () -> "no piece has " + range);
    }
  }

  @Test
  void onlyTheShortRookHasALimit() {
    for (NamedPiece piece : NamedPiece.values()) {
      List<MovementTerm> limited =
          terms(piece, term -> term.range() > 1 && !term.isUnlimited() && term.captures());
      assertEquals(piece == NamedPiece.SHORT_ROOK, !limited.isEmpty(), piece::label);
    }
  }

  @Test
  void onlyTheKingCastles() {
    for (NamedPiece piece : NamedPiece.values()) {
      List<MovementTerm> castling = terms(piece, term -> term.kind() == Kind.CASTLING);
      List<Direction> sides = List.of(Direction.EAST, Direction.WEST);
      assertEquals(
          piece == NamedPiece.KING
              ? List.of(new MovementTerm(Kind.CASTLING, sides, 2, true, false, false, true))
              : List.of(),
          castling);
    }
  }

  @Test
  void onlyPawnsCaptureEnPassantInTheDirectionsOfTheirCaptures() {
    for (NamedPiece piece : NamedPiece.values()) {
      List<Direction> directions = new ArrayList<>();
      for (MovementTerm term : terms(piece, MovementTerm::enPassant)) {
        directions.addAll(term.directions());
      }
      assertEquals(
          switch (piece) {
            case PAWN -> List.of(Direction.NORTH_EAST, Direction.NORTH_WEST);
            case BEROLINA_PAWN -> List.of(Direction.NORTH);
            default -> List.of();
          },
          directions);
    }
  }

  private static List<MovementTerm> terms(NamedPiece piece, Predicate<MovementTerm> condition) {
    return piece.movement().terms().stream().filter(condition).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dragon-king", "Dragon king", "DRAGON KING"})
  void isFoundByItsName(String name) {
    assertEquals(Optional.of(NamedPiece.DRAGON_KING), NamedPiece.find(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "dragon", "dragon_king", " dragon king", "RF"})
  void isNotFoundByAnythingElse(String name) {
    assertEquals(Optional.empty(), NamedPiece.find(name));
  }
}
