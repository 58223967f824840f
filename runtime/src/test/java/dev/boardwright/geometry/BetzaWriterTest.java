// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.UP;
import static dev.boardwright.testing.CompassTerms.DIAGONAL;
import static dev.boardwright.testing.CompassTerms.OBLIQUE;
import static dev.boardwright.testing.CompassTerms.ORTHOGONAL;
import static dev.boardwright.testing.CompassTerms.leap;
import static dev.boardwright.testing.CompassTerms.slide;
import static dev.boardwright.testing.CompassTerms.term;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the texts of movements. */
class BetzaWriterTest {
  private static final int ANY = 254;

  private static void assertText(String text, MovementTerm... terms) {
    Movement movement = new Movement(List.of(terms));
    assertEquals(Optional.of(text), movement.toBetza());
    assertEquals(movement, Movement.parse(text));
  }

  // Directions

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          n       | f
          e       | r
          n e     | fr
          s       | b
          n s     | v
          e s     | br
          n e s   | vr
          w       | l
          n w     | fl
          e w     | s
          n e w   | fs
          s w     | bl
          n s w   | vl
          e s w   | bs
          n e s w | ''
          """)
  void writesAllSetsOfOrthogonalDirections(String points, String text) {
    assertText(text + "W", leap('W', points));
    assertText(text + "R", slide('W', ANY, points));
    assertText(text + "D", leap('D', points));
    assertText(text + "nH", term(Kind.LAME_LEAP, 'H', 1, points));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ne          | 2
          se          | 2
          ne se       | 1
          sw          | 2
          ne sw       | 4
          se sw       | 1
          ne se sw    | 3
          nw          | 2
          ne nw       | 1
          se nw       | 4
          ne se nw    | 3
          sw nw       | 1
          ne sw nw    | 3
          se sw nw    | 3
          ne se sw nw | 0
          """)
  void writesAllSetsOfDiagonalDirections(String points, int length) {
    for (char atom : "FAG".toCharArray()) {
      String text = new Movement(List.of(leap(atom, points))).toBetza().orElseThrow();
      assertEquals(length + 1, text.length(), text);
      assertText(text, leap(atom, points));
    }
  }

  @Test
  void writesAllSetsOfObliqueDirections() {
    List<String> points = List.of(OBLIQUE.split(" "));
    Set<String> texts = new HashSet<>();
    for (int mask = 1; mask < 256; mask++) {
      List<String> some = new ArrayList<>();
      for (int i = 0; i < points.size(); i++) {
        if ((mask >> i & 1) != 0) {
          some.add(points.get(i));
        }
      }
      String written = "";
      for (char atom : "NCZ".toCharArray()) {
        MovementTerm term = leap(atom, String.join(" ", some));
        String text = new Movement(List.of(term)).toBetza().orElseThrow();
        assertText(text, term);
        String directions = text.substring(0, text.length() - 1);
        assertTrue(written.isEmpty() || written.equals(directions), text);
        written = directions;
      }
      texts.add(written);
    }
    assertThat(texts).hasSize(255);
    assertText("fhN", leap('N', "nne ene wnw nnw"));
    assertText("fN", leap('N', "nne nnw"));
    assertText("fsN", leap('N', "ene wnw"));
    assertText("vN", leap('N', "nne sse ssw nnw"));
    assertText("N", leap('N', OBLIQUE));
  }

  /** Compares the texts with all texts of up to five letters. */
  @Test
  void textsOfDirectionsAreShortest() {
    for (char atom : "WFN".toCharArray()) {
      Map<List<Direction>, Integer> shortest = new HashMap<>();
      List<String> texts = List.of("");
      for (int length = 0; length <= 5; length++) {
        List<String> longer = new ArrayList<>();
        for (String text : texts) {
          List<Direction> named = named(text + atom);
          if (!named.isEmpty()) {
            shortest.putIfAbsent(named, length);
          }
          for (char letter : "fblrvsh".toCharArray()) {
            longer.add(text + letter);
          }
        }
        texts = longer;
      }
      assertThat(shortest).hasSize(atom == 'N' ? 207 : 15);
      for (List<Direction> directions : shortest.keySet()) {
        assertEquals(
            shortest.get(directions) + 1,
            Movement.steps(directions).toBetza().orElseThrow().length(),
            () -> directions.toString());
      }
    }
  }

  private static List<Direction> named(String text) {
    try {
      return Movement.parse(text).terms().get(0).directions();
    } catch (MovementException e) {
      return List.of();
    }
  }

  // Terms

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          sF, F
          W3, R3
          F7, B7
          K0, Q
          K4, Q4
          WW, R
          N0, NN
          N254, NN
          D12, D12
          cmW, W
          fmiW, ifmW
          necmN, enN
          ecfiR3, ifceR3
          meN, meN
          pfcR, fcpR
          gKK, gQ
          pK3, pQ3
          nfmiD, ifmnD
          O2, sO2
          lrO2, sO2
          riO3, irO3
          lO254, lO254
          WF, K
          WFW, K
          RB, Q
          mWmF, mK
          mWF, mWF
          WmF, WmF
          FW, FW
          BR, BR
          fWfF, fK
          flWflF, flK
          lfWfF, flWfF
          vWF, vK
          vWvF, vK
          sWvF, sK
          WfF, WfF
          fWF, fWF
          W3F3, Q3
          W3F4, R3B4
          RF, RF
          WB, WB
          pRpB, pQ
          pRgB, pRgB
          icemRFiceB, ieRFiceB
          iWiF, iK
          iceWceF, iceWceF
          WFRB, KQ
          NWF, NK
          KFfF, KfF
          WFN, KN
          O2K, sO2K
          KlO3rO2, KlO3rO2
          """)
  void writesTermsInOneForm(String text, String written) {
    Movement movement = Movement.parse(text);
    assertEquals(Optional.of(written), movement.toBetza());
    assertEquals(movement, Movement.parse(written));
    assertEquals(written, Movement.parse(written).toString());
  }

  /** A repeated letter would be a range. The flags m and c together mean the same as neither. */
  @Test
  void keepsTermsApart() {
    assertText("WR", leap('W', ORTHOGONAL), slide('W', ANY, ORTHOGONAL));
    assertText("RW", slide('W', ANY, ORTHOGONAL), leap('W', ORTHOGONAL));
    assertText("WR3", leap('W', ORTHOGONAL), slide('W', 3, ORTHOGONAL));
    assertText("RmcR3", slide('W', ANY, ORTHOGONAL), slide('W', 3, ORTHOGONAL));
    assertText("R3R", slide('W', 3, ORTHOGONAL), slide('W', ANY, ORTHOGONAL));
    assertText("R3R4", slide('W', 3, ORTHOGONAL), slide('W', 4, ORTHOGONAL));
    assertText("BmcB2", slide('F', ANY, DIAGONAL), slide('F', 2, DIAGONAL));
    assertText("NmcN3", leap('N', OBLIQUE), slide('N', 3, OBLIQUE));
    assertText("NmcNN", leap('N', OBLIQUE), slide('N', ANY, OBLIQUE));
    assertText("NNmcN", slide('N', ANY, OBLIQUE), leap('N', OBLIQUE));
    assertText("N3N", slide('N', 3, OBLIQUE), leap('N', OBLIQUE));
    assertText("NfN", leap('N', OBLIQUE), leap('N', "nne nnw"));
    assertText(
        "QmcQ3",
        slide('W', ANY, ORTHOGONAL),
        slide('F', ANY, DIAGONAL),
        slide('W', 3, ORTHOGONAL),
        slide('F', 3, DIAGONAL));
    assertText(
        "KQ",
        leap('W', ORTHOGONAL),
        leap('F', DIAGONAL),
        slide('W', ANY, ORTHOGONAL),
        slide('F', ANY, DIAGONAL));
    assertText("sO2sO3", castling(2, "e w"), castling(3, "e w"));
    assertText("sO2lO3", castling(2, "e w"), castling(3, "w"));
  }

  private static MovementTerm castling(int range, String points) {
    return new MovementTerm(
        Kind.CASTLING, leap('W', points).directions(), range, true, false, false, false);
  }

  // Movements without a text

  @Test
  void hasNoTextForOtherMovements() {
    assertEquals(Optional.empty(), Movement.steps().toBetza());
    for (Movement movement :
        List.of(
            Movement.leaps(1, 4),
            Movement.leaps(0, 4).asLame(),
            Movement.steps(new Direction(4, 4, 0)),
            Movement.steps(new Direction(254, 0, 0)),
            Movement.KNIGHT,
            Movement.steps(UP),
            Movement.steps(NORTH, UP),
            Movement.steps(new Direction(1, 0, 2)),
            Movement.slides(Direction.SPACE),
            Movement.slides(Direction.UP_NORTH_EAST),
            Movement.parse("N0").asCannon(),
            Movement.parse("N3").asGrasshopper(),
            Movement.parse("DD").asCannon(),
            Movement.parse("G2").asGrasshopper(),
            Movement.steps(new Direction(0, 4, 0)).withRange(2))) {
      assertEquals(Optional.empty(), movement.toBetza());
      // One term without a text is enough.
      assertEquals(Optional.empty(), movement.and(Movement.KING).toBetza());
      assertEquals(Optional.empty(), Movement.KING.and(movement).toBetza());
      assertEquals(Optional.empty(), Movement.ROOK.and(movement).and(Movement.BISHOP).toBetza());
    }
  }

  /** A text that cannot be read again is none. */
  @Test
  void hasNoTextOfMoreThan1024Characters() {
    List<MovementTerm> terms = new ArrayList<>();
    for (int range = 2; range <= 254; range++) {
      terms.add(slide('N', range, OBLIQUE)); // 906 characters
    }
    for (int range = 100; range <= 128; range++) {
      terms.add(slide('D', range, ORTHOGONAL)); // 116 characters
    }
    Movement movement = new Movement(terms);
    Movement longest = movement.and(Movement.parse("ifmW"));
    String text = longest.toBetza().orElseThrow();
    assertEquals(Movement.MAX_LENGTH, text.length());
    assertEquals(longest, Movement.parse(text));
    assertEquals(Optional.empty(), movement.and(Movement.parse("ifmeW")).toBetza());
  }

  @Test
  void hasTextForTermsBesideNoTerms() {
    assertEquals(Optional.of("K"), Movement.steps().and(Movement.KING).toBetza());
    assertEquals(Optional.of("frW"), Movement.steps(NORTH, EAST).toBetza());
  }
}
