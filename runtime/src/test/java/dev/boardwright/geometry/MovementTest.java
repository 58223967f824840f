// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.geometry.Direction.DIAGONAL;
import static dev.boardwright.geometry.Direction.DOWN;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.NORTH_EAST;
import static dev.boardwright.geometry.Direction.ORTHOGONAL;
import static dev.boardwright.geometry.Direction.SOUTH;
import static dev.boardwright.geometry.Direction.SOUTH_WEST;
import static dev.boardwright.geometry.Direction.UP;
import static dev.boardwright.geometry.Direction.UP_NORTH;
import static dev.boardwright.geometry.Direction.WEST;
import static dev.boardwright.geometry.MovementTerm.UNLIMITED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.style.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {
  private static MovementTerm leap(Direction... directions) {
    return leap(List.of(directions));
  }

  private static MovementTerm leap(List<Direction> directions) {
    return new MovementTerm(Kind.LEAP, directions, 1, true, true, false, false);
  }

  private static MovementTerm slide(Direction... directions) {
    return slide(List.of(directions));
  }

  private static MovementTerm slide(List<Direction> directions) {
    return term(Kind.SLIDE, UNLIMITED, directions);
  }

  private static MovementTerm term(Kind kind, int range, List<Direction> directions) {
    return new MovementTerm(kind, directions, range, true, true, false, false);
  }

  private static Movement movement(MovementTerm... terms) {
    return new Movement(List.of(terms));
  }

  private static List<Direction> directions(Movement movement) {
    return movement.terms().stream().flatMap(term -> term.directions().stream()).toList();
  }

  @Test
  void constantsMatchTheirDefinitions() {
    assertEquals(movement(leap(ORTHOGONAL), leap(DIAGONAL)), Movement.KING);
    assertEquals(movement(slide(ORTHOGONAL)), Movement.ROOK);
    assertEquals(movement(slide(DIAGONAL)), Movement.BISHOP);
    assertEquals(movement(slide(ORTHOGONAL), slide(DIAGONAL)), Movement.QUEEN);
    assertEquals(Movement.leaps(1, 2), Movement.KNIGHT);
    assertThat(inThePlane(Movement.KNIGHT))
        .containsExactly(
            new Direction(1, 2, 0),
            new Direction(2, 1, 0),
            new Direction(2, -1, 0),
            new Direction(1, -2, 0),
            new Direction(-1, -2, 0),
            new Direction(-2, -1, 0),
            new Direction(-2, 1, 0),
            new Direction(-1, 2, 0))
        .inOrder();
  }

  @Test
  void constantsMatchTheirTexts() {
    assertEquals(Movement.parse("K"), Movement.KING);
    assertEquals(Movement.parse("R"), Movement.ROOK);
    assertEquals(Movement.parse("B"), Movement.BISHOP);
    assertEquals(Movement.parse("Q"), Movement.QUEEN);
    assertEquals(Movement.steps(Direction.PLANE), Movement.KING);
    assertEquals(Movement.slides(Direction.PLANE), Movement.QUEEN);
    // N stays on its layer.
    assertEquals(movement(leap(inThePlane(Movement.KNIGHT))), Movement.parse("N"));
    assertNotEquals(Movement.parse("N"), Movement.KNIGHT);
  }

  private static List<Direction> inThePlane(Movement movement) {
    return directions(movement).stream().filter(leap -> leap.layers() == 0).toList();
  }

  @Test
  void createsLongLeaps() {
    assertThat(directions(Movement.leaps(254, 0, 253))).hasSize(24);
    assertThat(directions(Movement.leaps(254, 254, 254))).hasSize(8);
  }

  /** Leaps are all steps whose lengths along the axes are the given ones, in any order. */
  @Test
  void createsAllLeapsOfGivenLengths() {
    for (int a = 0; a <= 3; a++) {
      for (int b = 0; b <= 3; b++) {
        for (int c = a == 0 && b == 0 ? 1 : 0; c <= 3; c++) {
          List<Direction> leaps = directions(Movement.leaps(a, b, c));
          assertThat(leaps).containsExactlyElementsIn(expectedLeaps(a, b, c));
          assertEquals(planeFirst(leaps), leaps);
          if (c == 0) {
            assertEquals(Movement.leaps(a, b, c), Movement.leaps(a, b));
          }
        }
      }
    }
  }

  private static Set<Direction> expectedLeaps(int... lengths) {
    int[] wanted = lengths.clone();
    Arrays.sort(wanted);
    Set<Direction> expected = new HashSet<>();
    for (int files = -3; files <= 3; files++) {
      for (int ranks = -3; ranks <= 3; ranks++) {
        for (int layers = -3; layers <= 3; layers++) {
          int[] found = {Math.abs(files), Math.abs(ranks), Math.abs(layers)};
          Arrays.sort(found);
          if (Arrays.equals(wanted, found)) {
            expected.add(new Direction(files, ranks, layers));
          }
        }
      }
    }
    return expected;
  }

  private static List<Direction> planeFirst(List<Direction> directions) {
    List<Direction> sorted = new ArrayList<>(directions);
    sorted.sort((a, b) -> Boolean.compare(a.layers() != 0, b.layers() != 0)); // stable
    return sorted;
  }

  @Test
  void rejectsLeapsOutOfRange() {
    for (int length : new int[] {-1, 255, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      String message = "leap length must be between 0 and 254, got " + length;
      assertRejected(message, () -> Movement.leaps(length, 1));
      assertRejected(message, () -> Movement.leaps(1, length));
      assertRejected(message, () -> Movement.leaps(length, 1, 1));
      assertRejected(message, () -> Movement.leaps(1, length, 1));
      assertRejected(message, () -> Movement.leaps(1, 1, length));
    }
    assertRejected(
        "a direction must have at least one file, rank or layer", () -> Movement.leaps(0, 0));
    assertRejected(
        "a direction must have at least one file, rank or layer", () -> Movement.leaps(0, 0, 0));
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  @Test
  void createsStepsAndSlides() {
    assertEquals(movement(leap(NORTH, SOUTH)), Movement.steps(NORTH, SOUTH));
    assertEquals(movement(leap(NORTH, SOUTH)), Movement.steps(List.of(NORTH, SOUTH)));
    assertEquals(movement(slide(NORTH, SOUTH)), Movement.slides(NORTH, SOUTH));
    assertEquals(movement(slide(NORTH, SOUTH)), Movement.slides(List.of(NORTH, SOUTH)));
    assertEquals(movement(), Movement.steps());
    assertEquals(Movement.steps(), Movement.slides(List.of()));
    assertThat(Movement.steps().terms()).isEmpty();
  }

  /** A term has directions of one length, so steps of several lengths are several terms. */
  @Test
  void groupsDirectionsByLengthInOrderOfFirstDirections() {
    Direction longStep = new Direction(0, -2, 0);
    assertEquals(
        movement(leap(SOUTH_WEST), leap(NORTH, EAST, UP), leap(longStep)),
        Movement.steps(SOUTH_WEST, UP, NORTH, longStep, EAST));
    assertEquals(
        movement(slide(NORTH, DOWN), slide(longStep), slide(UP_NORTH, NORTH_EAST)),
        Movement.slides(DOWN, longStep, NORTH_EAST, NORTH, UP_NORTH));
    assertEquals(
        movement(leap(new Direction(1, 2, 0), new Direction(0, -1, -2)), leap(EAST)),
        Movement.steps(new Direction(0, -1, -2), EAST, new Direction(1, 2, 0)));
  }

  @Test
  void listsEachDirectionOnceAndPlaneFirst() {
    assertThat(directions(Movement.steps(UP, NORTH, DOWN, EAST, UP, NORTH)))
        .containsExactly(NORTH, EAST, UP, DOWN)
        .inOrder();
    assertThat(directions(Movement.slides(DOWN, UP, DOWN, WEST, SOUTH, WEST)))
        .containsExactly(SOUTH, WEST, UP, DOWN)
        .inOrder();
    assertThat(directions(Movement.steps(EAST, EAST, new Direction(1, 0, 0))))
        .containsExactly(EAST);
    assertThat(directions(Movement.slides(UP, new Direction(2, 0, 0), UP)))
        .containsExactly(UP, new Direction(2, 0, 0))
        .inOrder();
  }

  /** The time of a quadratic grouping would be minutes. */
  @Test
  void stepsOfManyLengthsAreManyTerms() {
    List<Direction> directions = new ArrayList<>();
    for (int files = 1; files <= Direction.MAX_STEP; files++) {
      for (int ranks = 1; ranks <= files; ranks++) {
        directions.add(new Direction(files, ranks, 0));
        directions.add(new Direction(-ranks, files, 0));
      }
    }
    Movement movement = assertTimeout(Duration.ofSeconds(20), () -> Movement.steps(directions));
    assertThat(movement.terms()).hasSize(directions.size() / 2);
  }

  @Test
  void removesTermsThatAreEqualToAnEarlierOne() {
    MovementTerm step = leap(NORTH);
    MovementTerm other = leap(EAST);
    assertThat(movement(step, other, leap(NORTH), step).terms())
        .containsExactly(step, other)
        .inOrder();
    assertEquals(Movement.parse("fWbF"), Movement.parse("fWbFfWfcmWbcmFmcfW"));
    // Terms that differ in anything are kept, even if one of them adds nothing.
    assertThat(movement(step, leap(NORTH, EAST), slide(NORTH)).terms()).hasSize(3);
  }

  @Test
  void andCombinesMovements() {
    Movement dragon = Movement.ROOK.and(Movement.steps(DIAGONAL));
    assertEquals(movement(slide(ORTHOGONAL), leap(DIAGONAL)), dragon);
    Movement both = Movement.steps(UP, EAST).and(Movement.steps(WEST, EAST, UP));
    assertEquals(movement(leap(EAST, UP), leap(EAST, WEST, UP)), both);
    assertEquals(Movement.QUEEN, Movement.ROOK.and(Movement.BISHOP));
    assertThat(directions(Movement.BISHOP.and(Movement.ROOK)))
        .containsExactlyElementsIn(Direction.PLANE);
    assertEquals(movement(slide(DIAGONAL), slide(ORTHOGONAL)), Movement.BISHOP.and(Movement.ROOK));
    assertEquals(Movement.QUEEN, Movement.QUEEN.and(Movement.QUEEN));
    assertEquals(Movement.QUEEN, Movement.QUEEN.and(Movement.BISHOP));
    assertEquals(Movement.KNIGHT, Movement.KNIGHT.and(Movement.steps()));
    assertEquals(Movement.KNIGHT, Movement.steps().and(Movement.KNIGHT));
  }

  // Changes of all terms

  /** An empty text means no terms, and a number the range of slides. Equal terms become one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fmWfcF          | moving        | fmW
          RcpRF           | moving        | mRmF
          K               | moving        | mK
          ieRceW3B3cQ     | moving        | imRmB3
          iO2cK           | moving        | iO2
          nN              | moving        | mnN
          pRgQ            | moving        | mpRmgQ
          cW              | moving        | ''
          ''              | moving        | ''
          WmWeW           | moving        | mW
          fmWfcF          | capturing     | fcF
          mRcpRF          | capturing     | cpRcF
          fmWfceF         | capturing     | fceF
          ieRceNmC        | capturing     | iceRceN
          nN              | capturing     | cnN
          pRgQ3           | capturing     | cpRcgQ3
          O2mW            | capturing     | ''
          ''              | capturing     | ''
          WcWceW          | capturing     | cWceW
          N               | 2             | N2
          ''              | 2             | ''
          K               | 254           | Q
          imfW2ceB        | 4             | imfR4ceB4
          pRgF3           | 4             | pR4gB4
          WmcW2R          | 5             | W5
          N               | asLame        | nN
          DfmAiceZ        | asLame        | nDfmnAicenZ
          nN              | asLame        | nN
          ''              | asLame        | ''
          R               | asCannon      | pR
          imfR3B          | asCannon      | imfpR3pB
          ''              | asCannon      | ''
          Q               | asGrasshopper | gQ
          iceR3B          | asGrasshopper | ceigR3gB
          ''              | asGrasshopper | ''
          KmR3iceBnNpQsO2 | onlyInitial   | iKimR3iceBinNipQisO2
          WiW             | onlyInitial   | iW
          ''              | onlyInitial   | ''
          WfF             | flipRanks     | WbF
          iflmnNfrpR3lO2  | flipRanks     | iblmnNbrpR3lO2
          rfNflN          | flipRanks     | rbNblN
          fRbrBblF        | flipFiles     | fRblBbrF
          ilO2            | flipFiles     | irO2
          iflmnNfrpR3lO2  | rotate        | ibrmnNblpR3rO2
          WfFsO3          | rotate        | WbFsO3
          rfNflN          | rotate        | lbNbrN
          fKilO3rO2       | rotate        | bKirO3lO2
          fKilO3rO2       | second        | bKilO3rO2
          flmWfrceFifnD   | second        | brmWblceFibnD
          """)
  void changesTerms(String text, String change, String expected) {
    Movement movement = read(text);
    Movement changed =
        switch (change) {
          case "moving" -> movement.moving();
          case "capturing" -> movement.capturing();
          case "asLame" -> movement.asLame();
          case "asCannon" -> movement.asCannon();
          case "asGrasshopper" -> movement.asGrasshopper();
          case "onlyInitial" -> movement.onlyInitial();
          case "flipRanks" -> movement.flipRanks();
          case "flipFiles" -> movement.flipFiles();
          case "rotate" -> movement.rotate();
          case "second" -> movement.forSide(Side.SECOND);
          default -> movement.withRange(Integer.parseInt(change));
        };
    assertEquals(read(expected), changed);
    assertSame(movement, movement.forSide(Side.FIRST));
  }

  private static Movement read(String text) {
    return text.isEmpty() ? Movement.steps() : Movement.parse(text);
  }

  @Test
  void changesTermsThatHaveNoText() {
    assertEquals(
        movement(term(Kind.SLIDE, 2, directions(Movement.KNIGHT))), Movement.KNIGHT.withRange(2));
    assertEquals(
        movement(term(Kind.LAME_LEAP, 1, directions(Movement.leaps(1, 3, 5)))),
        Movement.leaps(1, 3, 5).asLame());
    assertEquals(
        movement(term(Kind.CANNON_HOP, UNLIMITED, directions(Movement.KNIGHT))),
        Movement.KNIGHT.withRange(UNLIMITED).asCannon());
    assertEquals(
        movement(term(Kind.GRASSHOPPER_HOP, 2, List.of(UP))),
        Movement.steps(UP).withRange(2).asGrasshopper());
    assertEquals(Movement.slides(SOUTH, UP), Movement.slides(NORTH, UP).flipRanks());
    Movement mixed = Movement.steps(new Direction(1, 2, 3), NORTH).and(Movement.slides(EAST, DOWN));
    assertEquals(
        Movement.steps(new Direction(1, -2, 3), SOUTH).and(Movement.slides(EAST, DOWN)),
        mixed.flipRanks());
    assertEquals(mixed, mixed.flipRanks().flipRanks());
    Movement lopsided = Movement.steps(NORTH_EAST).and(Movement.slides(Direction.UP_NORTH_WEST));
    assertEquals(
        Movement.steps(SOUTH_WEST).and(Movement.slides(Direction.UP_SOUTH_EAST)),
        lopsided.rotate());
    assertEquals(Movement.KNIGHT, Movement.KNIGHT.rotate());
  }

  @Test
  void tellsWhetherAllTermsMoveAndCapture() {
    for (String text : List.of("K", "FfW", "nN", "eW", "iW", "pR", "RgB")) {
      assertTrue(Movement.parse(text).movesAsItCaptures(), text);
    }
    for (String text : List.of("mW", "cW", "KmW", "mWcW", "cFK", "O2", "KO2", "iceW")) {
      assertFalse(Movement.parse(text).movesAsItCaptures(), text);
    }
    assertTrue(Movement.steps().movesAsItCaptures());
  }

  @Test
  void listsDirectionsOfPlainTerms() {
    Movement plain = Movement.parse("NfWRfF");
    assertTrue(plain.isPlain());
    assertTrue(Movement.steps().isPlain());
    assertEquals(Movement.parse("NfWfF"), Movement.steps(plain.leapDirections()));
    assertEquals(Direction.ORTHOGONAL, plain.slideDirections());
    for (String other : new String[] {"mW", "cR", "iW", "iR", "nN", "R3", "pR", "gB", "O2"}) {
      Movement mixed = Movement.parse(other + "F");
      assertFalse(mixed.isPlain(), other);
      assertEquals(Direction.DIAGONAL, mixed.leapDirections(), other);
      assertThat(mixed.slideDirections()).isEmpty();
    }
  }

  @Test
  void withRangeRejectsOtherRangesAndLameLeaps() {
    for (int range : new int[] {-1, 0, 1, 255, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertRejected(
          "range must be between 2 and 254, got " + range, () -> Movement.KING.withRange(range));
      assertRejected(
          "range must be between 2 and 254, got " + range, () -> Movement.ROOK.withRange(range));
    }
    assertRejected(
        "a range is not possible for a term of kind LAME_LEAP",
        () -> Movement.parse("WnN").withRange(2));
    assertRejected(
        "a range is not possible for a term of kind CASTLING",
        () -> Movement.parse("KisO2").withRange(3));
  }

  @Test
  void asLameRejectsStepsAndOtherTerms() {
    for (Movement steps : List.of(Movement.KING, Movement.parse("NF"), Movement.steps(UP_NORTH))) {
      assertRejected("a lame leap must have 2 to 5 steps, got 1", steps::asLame);
    }
    assertRejected("a lame leap must have 2 to 5 steps, got 6", Movement.leaps(0, 6)::asLame);
    assertRejected("a lame leap must have 2 to 5 steps, got 6", Movement.leaps(6, 1, 2)::asLame);
    assertRejected("a lame leap is not possible for a term of kind SLIDE", Movement.ROOK::asLame);
    assertRejected(
        "a lame leap is not possible for a term of kind SLIDE", Movement.parse("NW3")::asLame);
    assertRejected(
        "a lame leap is not possible for a term of kind CASTLING", Movement.parse("O2")::asLame);
  }

  @Test
  void hopsRejectLeaps() {
    for (Movement leaps : List.of(Movement.KNIGHT, Movement.parse("RF"), Movement.parse("nN"))) {
      String kind = leaps.equals(Movement.parse("nN")) ? "LAME_LEAP" : "LEAP";
      String message = "a hop is not possible for a term of kind " + kind;
      assertRejected(message, leaps::asCannon);
      assertRejected(message, leaps::asGrasshopper);
    }
    String message = "a hop is not possible for a term of kind CASTLING";
    assertRejected(message, Movement.parse("RisO2")::asCannon);
    assertRejected(message, Movement.parse("RisO2")::asGrasshopper);
  }

  // The record itself

  @Test
  void copiesItsArguments() {
    List<MovementTerm> terms = new ArrayList<>(List.of(leap(NORTH)));
    List<Direction> directions = new ArrayList<>(List.of(NORTH, SOUTH));
    Direction[] array = {SOUTH, WEST};
    Movement listed = new Movement(terms);
    Movement stepping = Movement.steps(directions);
    Movement sliding = Movement.slides(directions);
    Movement arraySteps = Movement.steps(array);
    Movement arraySlides = Movement.slides(array);
    terms.clear();
    directions.set(0, EAST);
    array[0] = DOWN;
    assertEquals(movement(leap(NORTH)), listed);
    assertEquals(movement(leap(NORTH, SOUTH)), stepping);
    assertEquals(movement(slide(NORTH, SOUTH)), sliding);
    assertEquals(movement(leap(SOUTH, WEST)), arraySteps);
    assertEquals(movement(slide(SOUTH, WEST)), arraySlides);
    for (Movement movement :
        List.of(
            listed,
            Movement.parse("FfW"),
            Movement.QUEEN.and(Movement.KNIGHT),
            Movement.KING.withRange(3).onlyInitial().moving().rotate())) {
      List<MovementTerm> found = movement.terms();
      assertThrows(UnsupportedOperationException.class, () -> found.set(0, leap(UP)));
      assertThrows(UnsupportedOperationException.class, () -> found.add(leap(UP)));
      List<Direction> ofTerm = found.get(0).directions();
      assertThrows(UnsupportedOperationException.class, () -> ofTerm.set(0, UP));
      assertThrows(UnsupportedOperationException.class, () -> ofTerm.add(UP));
    }
  }

  @Test
  void rejectsNulls() {
    List<Direction> withNull = Arrays.asList(NORTH, null);
    assertNullRejected("terms", () -> new Movement(null));
    assertNullRejected("terms contains null", () -> new Movement(Arrays.asList(leap(NORTH), null)));
    assertNullRejected("directions", () -> Movement.steps((Direction[]) null));
    assertNullRejected("directions", () -> Movement.slides((Direction[]) null));
    assertNullRejected("directions", () -> Movement.steps((List<Direction>) null));
    assertNullRejected("directions", () -> Movement.slides((List<Direction>) null));
    assertNullRejected("directions contains null", () -> Movement.steps(NORTH, null));
    assertNullRejected("directions contains null", () -> Movement.slides(NORTH, null));
    assertNullRejected("directions contains null", () -> Movement.steps(withNull));
    assertNullRejected("directions contains null", () -> Movement.slides(withNull));
    assertNullRejected("other", () -> Movement.KING.and(null));
    assertNullRejected("side", () -> Movement.KING.forSide(null));
  }

  private static void assertNullRejected(String name, Executable action) {
    assertEquals(name, assertThrows(NullPointerException.class, action).getMessage());
  }

  @Test
  void equalsAndHashCode() {
    assertEquals(Movement.leaps(1, 2), Movement.leaps(1, 2));
    assertEquals(Movement.leaps(1, 2).hashCode(), Movement.leaps(1, 2).hashCode());
    assertNotEquals(Movement.KING.hashCode(), Movement.QUEEN.hashCode());
    assertThat(Movement.steps(NORTH)).isNotEqualTo(Movement.slides(NORTH));
    assertThat(Movement.steps()).isNotEqualTo(Movement.steps(NORTH));
    assertThat(Movement.KING).isNotEqualTo(Movement.KING.terms());
    assertThat(Movement.KING).isNotEqualTo(null);
    // The order of terms matters, unlike that of the directions of a term.
    assertThat(Movement.parse("WF")).isNotEqualTo(Movement.parse("FW"));
    assertEquals(Movement.steps(NORTH, WEST), Movement.steps(WEST, NORTH));
    assertThat(Movement.parse("fWbW")).isNotEqualTo(Movement.parse("vW"));
  }

  @Test
  void showsTextOrTerms() {
    assertEquals("FfW", Movement.parse("FfW").toString());
    assertEquals("K", Movement.steps(Direction.PLANE).toString());
    assertEquals("[]", Movement.steps().toString());
    assertEquals(
        "[MovementTerm[kind=SLIDE, directions=[Direction[files=0, ranks=0, layers=1]], range=3,"
            + " moves=true, captures=true, enPassant=false, initial=false]]",
        Movement.steps(UP).withRange(3).toString());
    Movement mixed = Movement.KING.and(Movement.steps(new Direction(4, 1, 0)));
    assertEquals(mixed.terms().toString(), mixed.toString());
  }
}
