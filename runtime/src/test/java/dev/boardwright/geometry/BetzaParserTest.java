// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.testing.CompassTerms.DIAGONAL;
import static dev.boardwright.testing.CompassTerms.OBLIQUE;
import static dev.boardwright.testing.CompassTerms.ORTHOGONAL;
import static dev.boardwright.testing.CompassTerms.flagged;
import static dev.boardwright.testing.CompassTerms.leap;
import static dev.boardwright.testing.CompassTerms.slide;
import static dev.boardwright.testing.CompassTerms.term;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests each rule of the notation by examples. */
class BetzaParserTest {
  private static final int ANY = 254;

  private static void assertTerms(String text, MovementTerm... terms) {
    assertThat(Movement.parse(text).terms()).containsExactlyElementsIn(terms).inOrder();
  }

  // Atoms and ranges

  @Test
  void readsLeaps() {
    assertTerms("W", leap('W', "n e s w"));
    assertTerms("F", leap('F', "ne se sw nw"));
    assertTerms("D", leap('D', "n e s w"));
    assertTerms("N", leap('N', "nne ene ese sse ssw wsw wnw nnw"));
    assertTerms("A", leap('A', "ne se sw nw"));
    assertTerms("H", leap('H', "n e s w"));
    assertTerms("C", leap('C', "nne ene ese sse ssw wsw wnw nnw"));
    assertTerms("Z", leap('Z', "nne ene ese sse ssw wsw wnw nnw"));
    assertTerms("G", leap('G', "ne se sw nw"));
  }

  @Test
  void readsCompoundAtoms() {
    assertTerms("K", leap('W', ORTHOGONAL), leap('F', DIAGONAL));
    assertTerms("R", slide('W', ANY, ORTHOGONAL));
    assertTerms("B", slide('F', ANY, DIAGONAL));
    assertTerms("Q", slide('W', ANY, ORTHOGONAL), slide('F', ANY, DIAGONAL));
  }

  @Test
  void readsRanges() {
    for (String text : List.of("WW", "W0", "W254", "R", "RR", "R0", "R254")) {
      assertTerms(text, slide('W', ANY, ORTHOGONAL));
    }
    for (String text : List.of("FF", "F0", "F254", "B", "BB", "B0", "B254")) {
      assertTerms(text, slide('F', ANY, DIAGONAL));
    }
    for (String text : List.of("KK", "K0", "K254", "Q", "QQ", "Q0", "Q254")) {
      assertTerms(text, slide('W', ANY, ORTHOGONAL), slide('F', ANY, DIAGONAL));
    }
    for (char atom : "NCZ".toCharArray()) {
      assertTerms("" + atom + atom, slide(atom, ANY, OBLIQUE));
      assertTerms(atom + "0", slide(atom, ANY, OBLIQUE));
      assertTerms(atom + "2", slide(atom, 2, OBLIQUE));
    }
    for (char atom : "DH".toCharArray()) {
      assertTerms("" + atom + atom, slide(atom, ANY, ORTHOGONAL));
      assertTerms(atom + "7", slide(atom, 7, ORTHOGONAL));
    }
    for (char atom : "AG".toCharArray()) {
      assertTerms("" + atom + atom, slide(atom, ANY, DIAGONAL));
      assertTerms(atom + "10", slide(atom, 10, DIAGONAL));
    }
    for (int range = 2; range <= 254; range++) {
      assertTerms("W" + range, slide('W', range, ORTHOGONAL));
      assertTerms("R" + range, slide('W', range, ORTHOGONAL));
      assertTerms("B" + range, slide('F', range, DIAGONAL));
    }
    assertTerms("K3", slide('W', 3, ORTHOGONAL), slide('F', 3, DIAGONAL));
    assertTerms("Q25", slide('W', 25, ORTHOGONAL), slide('F', 25, DIAGONAL));
  }

  @Test
  void readsRepeatedAtomAsRange() {
    assertTerms("NNN", slide('N', ANY, OBLIQUE), leap('N', OBLIQUE));
    assertTerms("NNNN", slide('N', ANY, OBLIQUE));
    assertTerms("WWW3", slide('W', ANY, ORTHOGONAL), slide('W', 3, ORTHOGONAL));
    assertTerms("RRR4", slide('W', ANY, ORTHOGONAL), slide('W', 4, ORTHOGONAL));
    assertTerms("W0W", slide('W', ANY, ORTHOGONAL), leap('W', ORTHOGONAL));
    assertTerms("W3WW", slide('W', 3, ORTHOGONAL), slide('W', ANY, ORTHOGONAL));
    assertTerms("NvN", leap('N', OBLIQUE), leap('N', "nne sse ssw nnw"));
  }

  // Directions

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f  | n       | ne nw       | nne nnw
          b  | s       | se sw       | sse ssw
          l  | w       | sw nw       | wsw wnw
          r  | e       | ne se       | ene ese
          v  | n s     | ne se sw nw | nne sse ssw nnw
          s  | e w     | ne se sw nw | ene ese wsw wnw
          fl | n w     | nw          | wnw
          fr | n e     | ne          | ene
          fs | n e w   | ne nw       | ene wnw
          bl | s w     | sw          | wsw
          br | e s     | se          | ese
          bs | e s w   | se sw       | ese wsw
          vl | n s w   | sw nw       | wsw wnw
          vr | n e s   | ne se       | ene ese
          vs | n e s w | ne se sw nw | ene ese wsw wnw
          lf | n w     | nw          | nnw
          lb | s w     | sw          | ssw
          lv | n s w   | sw nw       | ssw nnw
          rf | n e     | ne          | nne
          rb | e s     | se          | sse
          rv | n e s   | ne se       | nne sse
          sf | n e w   | ne nw       | nne nnw
          sb | e s w   | se sw       | sse ssw
          sv | n e s w | ne se sw nw | nne sse ssw nnw
          """)
  void readsDirections(String modifier, String orthogonal, String diagonal, String oblique) {
    for (char atom : "WDH".toCharArray()) {
      assertTerms(modifier + atom, leap(atom, orthogonal));
      assertTerms(modifier + atom + "4", slide(atom, 4, orthogonal));
    }
    for (char atom : "FAG".toCharArray()) {
      assertTerms(modifier + atom, leap(atom, diagonal));
    }
    for (char atom : "NCZ".toCharArray()) {
      assertTerms(modifier + atom, leap(atom, oblique));
      assertTerms(modifier + atom + atom, slide(atom, ANY, oblique));
    }
    assertTerms(modifier + "K", leap('W', orthogonal), leap('F', diagonal));
    assertTerms(modifier + "R", slide('W', ANY, orthogonal));
    assertTerms(modifier + "B2", slide('F', 2, diagonal));
    assertTerms(modifier + "Q", slide('W', ANY, orthogonal), slide('F', ANY, diagonal));
    assertTerms(
        "p" + modifier + "Q",
        term(Kind.CANNON_HOP, 'W', ANY, orthogonal),
        term(Kind.CANNON_HOP, 'F', ANY, diagonal));
    assertTerms(modifier + "nZ", term(Kind.LAME_LEAP, 'Z', 1, oblique));
  }

  @Test
  void readsHalvesOfObliqueAtoms() {
    for (char atom : "NCZ".toCharArray()) {
      assertTerms("fh" + atom, leap(atom, "nne ene wnw nnw"));
      assertTerms("bh" + atom, leap(atom, "ese sse ssw wsw"));
      assertTerms("lh" + atom, leap(atom, "ssw wsw wnw nnw"));
      assertTerms("rh" + atom, leap(atom, "nne ene ese sse"));
      assertTerms("mfhn" + atom, flagged(term(Kind.LAME_LEAP, atom, 1, "nne ene wnw nnw"), "m"));
    }
  }

  @Test
  void addsUpDirections() {
    assertTerms("fbW", leap('W', "n s"));
    assertTerms("lrW", leap('W', "e w"));
    assertTerms("flfrF", leap('F', "ne nw"));
    assertTerms("fbF", leap('F', DIAGONAL));
    assertTerms("fblF", leap('F', "ne sw nw"));
    assertTerms("flbrN", leap('N', "ese wnw"));
    assertTerms("fflN", leap('N', "nne wnw nnw"));
    assertTerms("fmlF", flagged(leap('F', "ne sw nw"), "m"));
    assertTerms("flfK", leap('W', "n w"), leap('F', "ne nw"));
    assertTerms("flfrK", leap('W', "n e w"), leap('F', "ne nw"));
    assertTerms("lfrfbN", leap('N', "nne sse ssw nnw"));
    assertTerms("fhbN", leap('N', "nne ene sse ssw wnw nnw"));
    assertTerms("vsvN", leap('N', OBLIQUE));
  }

  @Test
  void readsLongestDirectionFirst() {
    assertTerms("lfrN", leap('N', "ene ese nnw"));
    assertTerms("flrF", leap('F', "ne se nw"));
    assertTerms("rfbN", leap('N', "nne sse ssw"));
    assertTerms("sbbrN", leap('N', "ese sse ssw"));
    assertTerms("fbhN", leap('N', "nne ese sse ssw wsw nnw"));
    // A flag between two letters keeps them apart.
    assertTerms("fmlN", flagged(leap('N', "nne wsw wnw nnw"), "m"));
    assertTerms("lmfN", flagged(leap('N', "nne wsw wnw nnw"), "m"));
    assertTerms("fmlF", flagged(leap('F', "ne sw nw"), "m"));
    assertTerms("lcfhN", flagged(leap('N', "nne ene wsw wnw nnw"), "c"));
  }

  // Flags

  @Test
  void readsFlags() {
    assertTerms("mW", flagged(leap('W', ORTHOGONAL), "m"));
    assertTerms("cW", flagged(leap('W', ORTHOGONAL), "c"));
    assertTerms("mcW", leap('W', ORTHOGONAL));
    assertTerms("cmW", leap('W', ORTHOGONAL));
    assertTerms("eW", flagged(leap('W', ORTHOGONAL), "mce"));
    assertTerms("ceW", flagged(leap('W', ORTHOGONAL), "ce"));
    assertTerms("meN", flagged(leap('N', OBLIQUE), "me"));
    assertTerms("iW", flagged(leap('W', ORTHOGONAL), "mci"));
    assertTerms("imcefR3", flagged(slide('W', 3, "n"), "mcei"));
    assertTerms("fecimR3", flagged(slide('W', 3, "n"), "mcei"));
    assertTerms("imK", flagged(leap('W', ORTHOGONAL), "mi"), flagged(leap('F', DIAGONAL), "mi"));
    assertTerms(
        "ceQ2", flagged(slide('W', 2, ORTHOGONAL), "ce"), flagged(slide('F', 2, DIAGONAL), "ce"));
  }

  @Test
  void flagsHoldForOneTerm() {
    assertTerms("fmWfceFF", flagged(leap('W', "n"), "m"), flagged(slide('F', ANY, "ne nw"), "ce"));
    assertTerms("imWF", flagged(leap('W', ORTHOGONAL), "mi"), leap('F', DIAGONAL));
    assertTerms("FimW", leap('F', DIAGONAL), flagged(leap('W', ORTHOGONAL), "mi"));
    assertTerms("nND", term(Kind.LAME_LEAP, 'N', 1, OBLIQUE), leap('D', ORTHOGONAL));
    assertTerms(
        "pRgB",
        term(Kind.CANNON_HOP, 'W', ANY, ORTHOGONAL),
        term(Kind.GRASSHOPPER_HOP, 'F', ANY, DIAGONAL));
  }

  @Test
  void readsLameLeaps() {
    for (char atom : "DH".toCharArray()) {
      assertTerms("n" + atom, term(Kind.LAME_LEAP, atom, 1, ORTHOGONAL));
    }
    for (char atom : "AG".toCharArray()) {
      assertTerms("n" + atom, term(Kind.LAME_LEAP, atom, 1, DIAGONAL));
    }
    for (char atom : "NCZ".toCharArray()) {
      assertTerms("n" + atom, term(Kind.LAME_LEAP, atom, 1, OBLIQUE));
    }
    assertTerms("ifmnD", flagged(term(Kind.LAME_LEAP, 'D', 1, "n"), "mi"));
    assertTerms("nfD", term(Kind.LAME_LEAP, 'D', 1, "n"));
  }

  @Test
  void readsHops() {
    for (Kind kind : List.of(Kind.CANNON_HOP, Kind.GRASSHOPPER_HOP)) {
      String hop = kind == Kind.CANNON_HOP ? "p" : "g";
      for (String text : List.of("R", "RR", "R0", "WW", "W0")) {
        assertTerms(hop + text, term(kind, 'W', ANY, ORTHOGONAL));
      }
      for (String text : List.of("B", "F0", "FF")) {
        assertTerms(hop + text, term(kind, 'F', ANY, DIAGONAL));
      }
      for (String text : List.of("Q", "KK", "K0")) {
        assertTerms(hop + text, term(kind, 'W', ANY, ORTHOGONAL), term(kind, 'F', ANY, DIAGONAL));
      }
      assertTerms(hop + "W2", term(kind, 'W', 2, ORTHOGONAL));
      assertTerms(hop + "R3", term(kind, 'W', 3, ORTHOGONAL));
      assertTerms(hop + "F4", term(kind, 'F', 4, DIAGONAL));
      assertTerms(hop + "K5", term(kind, 'W', 5, ORTHOGONAL), term(kind, 'F', 5, DIAGONAL));
      assertTerms("fc" + hop + "iR", flagged(term(kind, 'W', ANY, "n"), "ci"));
    }
  }

  @Test
  void readsCastling() {
    assertTerms("O2", castling(2, "e w"));
    assertTerms("sO2", castling(2, "e w"));
    assertTerms("lrO3", castling(3, "e w"));
    assertTerms("lO3", castling(3, "w"));
    assertTerms("rO254", castling(254, "e"));
    assertTerms("iO2", flagged(castling(2, "e w"), "mi"));
    assertTerms("ilO3rO2", flagged(castling(3, "w"), "mi"), castling(2, "e"));
    assertTerms("O2O2", castling(2, "e w"));
    assertTerms(
        "KisO2", leap('W', ORTHOGONAL), leap('F', DIAGONAL), flagged(castling(2, "e w"), "mi"));
  }

  private static MovementTerm castling(int range, String points) {
    return new MovementTerm(
        Kind.CASTLING, leap('W', points).directions(), range, true, false, false, false);
  }

  // Whole movements

  @Test
  void readsTermsInOrder() {
    assertTerms("WfF", leap('W', ORTHOGONAL), leap('F', "ne nw"));
    assertTerms("FfW", leap('F', DIAGONAL), leap('W', "n"));
    assertTerms("RF", slide('W', ANY, ORTHOGONAL), leap('F', DIAGONAL));
    assertTerms("BW", slide('F', ANY, DIAGONAL), leap('W', ORTHOGONAL));
    assertTerms("fmWfcF", flagged(leap('W', "n"), "m"), flagged(leap('F', "ne nw"), "c"));
    assertTerms(
        "mRcpR",
        flagged(slide('W', ANY, ORTHOGONAL), "m"),
        flagged(term(Kind.CANNON_HOP, 'W', ANY, ORTHOGONAL), "c"));
    assertTerms(
        "NDHWF3",
        leap('N', OBLIQUE),
        leap('D', ORTHOGONAL),
        leap('H', ORTHOGONAL),
        leap('W', ORTHOGONAL),
        slide('F', 3, DIAGONAL));
  }

  @Test
  void removesRepeatedTerms() {
    assertTerms("WFW", leap('W', ORTHOGONAL), leap('F', DIAGONAL));
    assertTerms("KWF", leap('W', ORTHOGONAL), leap('F', DIAGONAL));
    assertTerms("QRBW0", slide('W', ANY, ORTHOGONAL), slide('F', ANY, DIAGONAL));
    assertTerms("NsN", leap('N', OBLIQUE), leap('N', "ene ese wsw wnw"));
  }

  // Errors

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''       | 0 | atom expected
          f        | 1 | atom expected
          fmeci    | 5 | atom expected
          Wf       | 2 | atom expected
          WW3      | 2 | unexpected character
          W3c      | 3 | atom expected
          x        | 0 | unknown modifier
          xW       | 0 | unknown modifier
          zW       | 0 | unknown modifier
          fmWxF    | 3 | unknown modifier
          fwF      | 1 | unknown modifier
          h        | 0 | h must follow f, b, l or r
          hN       | 0 | h must follow f, b, l or r
          vhN      | 1 | h must follow f, b, l or r
          shN      | 1 | h must follow f, b, l or r
          flhN     | 2 | h must follow f, b, l or r
          lfhN     | 2 | h must follow f, b, l or r
          fhhN     | 2 | h must follow f, b, l or r
          mhN      | 1 | h must follow f, b, l or r
          mmW      | 1 | repeated modifier
          mfmW     | 2 | repeated modifier
          ccW      | 1 | repeated modifier
          eeW      | 1 | repeated modifier
          nnN      | 1 | repeated modifier
          ppR      | 1 | repeated modifier
          ggR      | 1 | repeated modifier
          imciW    | 3 | repeated modifier
          WimiO2   | 3 | repeated modifier
          pgR      | 1 | p and g exclude each other
          gpR      | 1 | p and g exclude each other
          gcfpR    | 3 | p and g exclude each other
          pggR     | 1 | p and g exclude each other
          E        | 0 | unknown atom
          WX       | 1 | unknown atom
          fmY2     | 2 | unknown atom
          1        | 0 | unexpected character
          f2W      | 1 | unexpected character
          W F      | 1 | unexpected character
          'W '     | 1 | unexpected character
          ' W'     | 0 | unexpected character
          f-W      | 1 | unexpected character
          W[       | 1 | unexpected character
          f@       | 1 | unexpected character
          f`W      | 1 | unexpected character
          f{W      | 1 | unexpected character
          W/       | 1 | unexpected character
          W:       | 1 | unexpected character
          R*       | 1 | unexpected character
          NN0      | 2 | unexpected character
          W1       | 1 | range must be 0, or 2 to 254
          R1       | 1 | range must be 0, or 2 to 254
          FN1W     | 2 | range must be 0, or 2 to 254
          W255     | 1 | range must be 0, or 2 to 254
          W999     | 1 | range must be 0, or 2 to 254
          W1000    | 1 | range must be 0, or 2 to 254
          W00      | 1 | range must be 0, or 2 to 254
          W02      | 1 | range must be 0, or 2 to 254
          W010     | 1 | range must be 0, or 2 to 254
          W0000    | 1 | range must be 0, or 2 to 254
          W99999999999999999999 | 1 | range must be 0, or 2 to 254
          O0       | 1 | castling goes 2 to 254 files
          O1       | 1 | castling goes 2 to 254 files
          KO255    | 2 | castling goes 2 to 254 files
          O02      | 1 | castling goes 2 to 254 files
          O4294967298 | 1 | castling goes 2 to 254 files
          O        | 1 | O needs a range
          isO      | 3 | O needs a range
          OO2      | 1 | O needs a range
          OK       | 1 | O needs a range
          mO2      | 0 | O takes only the modifiers i, l, r and s
          icO2     | 1 | O takes only the modifiers i, l, r and s
          eO2      | 0 | O takes only the modifiers i, l, r and s
          nO2      | 0 | O takes only the modifiers i, l, r and s
          pO2      | 0 | O takes only the modifiers i, l, r and s
          gO2      | 0 | O takes only the modifiers i, l, r and s
          fO2      | 0 | O takes only the modifiers i, l, r and s
          isbO2    | 1 | O takes only the modifiers i, l, r and s
          vO2      | 0 | O takes only the modifiers i, l, r and s
          rlfO2    | 1 | O takes only the modifiers i, l, r and s
          lhO2     | 0 | O takes only the modifiers i, l, r and s
          mO       | 0 | O takes only the modifiers i, l, r and s
          nW       | 0 | n is only for D, A, H, G, N, C and Z
          mnF      | 1 | n is only for D, A, H, G, N, C and Z
          NnK      | 1 | n is only for D, A, H, G, N, C and Z
          nR       | 0 | n is only for D, A, H, G, N, C and Z
          nB3      | 0 | n is only for D, A, H, G, N, C and Z
          fnQQ     | 1 | n is only for D, A, H, G, N, C and Z
          npR      | 0 | n is only for D, A, H, G, N, C and Z
          npN      | 0 | n excludes p and g
          gfnD     | 2 | n excludes p and g
          nNN      | 2 | a lame leap has no range
          nN0      | 2 | a lame leap has no range
          WmnD3    | 4 | a lame leap has no range
          pN       | 0 | p is only for R, B, Q, W, F and K
          mpD0     | 1 | p is only for R, B, Q, W, F and K
          gA       | 0 | g is only for R, B, Q, W, F and K
          fgH3     | 1 | g is only for R, B, Q, W, F and K
          gGG      | 0 | g is only for R, B, Q, W, F and K
          pC       | 0 | p is only for R, B, Q, W, F and K
          cpZ2     | 1 | p is only for R, B, Q, W, F and K
          pW       | 2 | p needs a range
          gF       | 2 | g needs a range
          pK       | 2 | p needs a range
          fgKW     | 3 | g needs a range
          fhW      | 0 | h is only for N, C and Z
          mbhF     | 1 | h is only for N, C and Z
          lfrhD    | 2 | h is only for N, C and Z
          flhhK    | 2 | h must follow f, b, l or r
          lhK      | 0 | h is only for N, C and Z
          WrhQ     | 1 | h is only for N, C and Z
          fhR3     | 0 | h is only for N, C and Z
          bhB      | 0 | h is only for N, C and Z
          rhA      | 0 | h is only for N, C and Z
          lhH      | 0 | h is only for N, C and Z
          lhG      | 0 | h is only for N, C and Z
          ffN      | 1 | the other directions include this one
          WvvN     | 2 | the other directions include this one
          vfW      | 1 | the other directions include this one
          fvW      | 0 | the other directions include this one
          fmvcW    | 0 | the other directions include this one
          slW      | 1 | the other directions include this one
          flflF    | 2 | the other directions include this one
          frfF     | 0 | the other directions include this one
          fsmlR3   | 3 | the other directions include this one
          ffhN     | 0 | the other directions include this one
          fhfN     | 2 | the other directions include this one
          fhmbhlN  | 5 | the other directions include this one
          lmfhmN   | 4 | repeated modifier
          lfhbhZ   | 2 | h must follow f, b, l or r
          vsvsN    | 2 | the other directions include this one
          vvssN    | 3 | the other directions include this one
          ffK      | 1 | the other directions include this one
          lsO2     | 0 | the other directions include this one
          KisslO2  | 4 | the other directions include this one
          rO2llO3  | 4 | the other directions include this one
          ffffffffW | 7 | the other directions include this one
          """)
  void rejectsOtherTexts(String text, int offset, String problem) {
    assertRejected(text, offset, problem);
  }

  private static void assertRejected(String text, int offset, String problem) {
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse(text), text);
    assertEquals(problem, e.problem(), text);
    assertEquals(offset, e.offset(), text);
    String picture = text + '\n' + " ".repeat(offset) + '^';
    assertEquals(problem + " (offset " + offset + ")\n" + picture, e.getMessage());
  }

  @Test
  void messagesShowTextAndCaret() {
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse("fmWxF"));
    assertEquals(
        """
        unknown modifier (offset 3)
        fmWxF
           ^\
        """,
        e.getMessage());
    e = assertThrows(MovementException.class, () -> Movement.parse(""));
    assertEquals(
        """
        atom expected (offset 0)

        ^\
        """,
        e.getMessage());
  }

  @Test
  void rejectsNull() {
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse(null));
    assertEquals("movement must not be null (offset 0)", e.getMessage());
    assertEquals("movement must not be null", e.problem());
    assertEquals(0, e.offset());
  }

  /** Letters and digits of other scripts are no letters and digits here. */
  @Test
  void rejectsCharactersThatAreNotInNotation() {
    String others = "é\uff37\uff13\u0663\u0430\u212a\u200b\u0085\ud800\udc00\uffff\0\1\n\t\u007f";
    for (char other : others.toCharArray()) {
      assertUnexpected(other + "W", 0, "?W\n^");
      assertUnexpected("W" + other, 1, "W?\n ^");
      assertUnexpected("f" + other + "W", 1, "f?W\n ^");
      assertUnexpected("W3" + other, 2, "W3?\n  ^");
    }
    assertUnexpected("W\ud83d\ude00F", 1, "W??F\n ^");
  }

  private static void assertUnexpected(String text, int offset, String picture) {
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse(text));
    assertEquals("unexpected character (offset " + offset + ")\n" + picture, e.getMessage());
  }

  // Long texts

  private static final int MAX = Movement.MAX_LENGTH;

  @Test
  void textsHaveAtMost1024Characters() {
    assertTerms("W".repeat(MAX), slide('W', ANY, ORTHOGONAL));
    assertTerms("fW".repeat(MAX / 2), leap('W', "n"));
    String problem = "the movement must have at most 1024 characters, got ";
    assertShort("W".repeat(MAX + 1), MAX, problem + "1025");
    assertShort("x".repeat(1_000_000), MAX, problem + "1000000");
    String tooLong = "fW".repeat(MAX);
    MovementException e =
        assertThrows(MovementException.class, () -> Movement.termOffsets(tooLong));
    assertEquals(problem + 2 * MAX, e.problem());
  }

  @Test
  void readsManyDifferentTerms() {
    StringBuilder text = new StringBuilder();
    List<MovementTerm> terms = new ArrayList<>();
    for (int range = 2; range <= ANY; range++) {
      text.append('N').append(range);
      terms.add(slide('N', range, OBLIQUE));
    }
    Movement movement = Movement.parse(text.toString());
    assertThat(movement.terms()).isEqualTo(terms);
    assertEquals(movement, Movement.parse(movement.toBetza().orElseThrow()));
  }

  @Test
  void rejectsLongTextsWithShortMessages() {
    String many = "the other directions include this one";
    assertShort("f".repeat(MAX - 1) + "W", MAX - 2, many);
    assertShort("fh".repeat(MAX / 2 - 1) + "N", MAX - 4, many);
    assertShort("f".repeat(MAX), MAX, "atom expected");
    assertShort("W".repeat(MAX - 1) + "x", MAX - 1, "unknown modifier");
    assertShort("W" + "9".repeat(MAX - 1), 1, "range must be 0, or 2 to 254");
    assertShort("O" + "0".repeat(MAX - 1), 1, "castling goes 2 to 254 files");
    assertShort("fh".repeat(MAX / 2 - 1) + "W", 0, "h is only for N, C and Z");
    assertShort("\ud800".repeat(MAX), 0, "unexpected character");
  }

  private static void assertShort(String text, int offset, String problem) {
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse(text));
    assertEquals(problem, e.problem());
    assertEquals(offset, e.offset());
    assertTrue(e.getMessage().startsWith(problem + " (offset " + offset + ")\n"));
    assertTrue(e.getMessage().length() < 400, e.getMessage().length() + " characters");
  }

  @Test
  void shortensPictureOfLongText() {
    String text = "W".repeat(100) + "x" + "W".repeat(100);
    MovementException e = assertThrows(MovementException.class, () -> Movement.parse(text));
    assertEquals(
        "unknown modifier (offset 100)\n…"
            + "W".repeat(60)
            + "x"
            + "W".repeat(59)
            + "…\n"
            + " ".repeat(61)
            + "^",
        e.getMessage());
  }

  // Movements that other programs agree about

  @Test
  void readsMovementsOfRandomGames() throws IOException {
    List<String> texts = texts();
    assertThat(texts).hasSize(457);
    assertThat(texts).containsNoDuplicates();
    for (String text : texts) {
      Movement movement = Movement.parse(text);
      String written = movement.toBetza().orElseThrow();
      assertEquals(movement, Movement.parse(written), text);
      assertEquals(written, Movement.parse(written).toBetza().orElseThrow(), text);
    }
  }

  private static List<String> texts() throws IOException {
    try (InputStream in = BetzaParserTest.class.getResourceAsStream("/movements.txt")) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }

  @Test
  void termsHaveTheOffsetOfTheirText() {
    assertEquals(List.of(0, 0, 1), Movement.termOffsets("KisO2"));
    assertEquals(List.of(0, 3, 5, 7), Movement.termOffsets("fmWcFnNWW"));
    // The W of K is equal to the first term, and so it is kept once.
    assertEquals(List.of(0, 1, 2), Movement.termOffsets("WKfZ"));
    assertThrows(MovementException.class, () -> Movement.termOffsets(""));
    assertThrows(MovementException.class, () -> Movement.termOffsets(null));
  }
}
