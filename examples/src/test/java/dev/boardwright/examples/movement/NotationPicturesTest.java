// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class NotationPicturesTest {
  @Test
  void drawsTheAtomsTheDirectionsAndTheLameLeaps() {
    CapturedOutput out = new CapturedOutput();
    NotationPictures.run(out);
    assertEquals(
        """
        G Z C H C Z G
        Z A N D N A Z
        C N F W F N C
        H D W ◆ W D H
        C N F W F N C
        Z A N D N A Z
        G Z C H C Z G

        ·  lf ·  rf ·
        fl fl f  fr fr
        ·  l  ◆  r  ·
        bl bl b  br br
        ·  lb ·  rb ·

                          ●   · ●   · · ●   · · · ●
        ●   · ●   · · ●   2   2 ·   · 2 ·   · · 2 ·
        1   1 ·   · 1 ·   1   1 ·   1 · ·   · 1 · ·
        ◆   ◆ ·   ◆ · ·   ◆   ◆ ·   ◆ · ·   ◆ · · ·
        nD  nN    nA      nH  nC    nZ      nG
        """,
        out.text().replace(System.lineSeparator(), "\n"));
  }
}
