// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import static com.google.common.truth.Truth.assertThat;

import dev.boardwright.processor.testing.TestCompiler;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests {@link BoardNames}. */
class BoardNamesTest {
  private static final Pattern NAME =
      Pattern.compile("^import [\\w.]+\\.(\\w+);$|^  .*\\bclass (\\w+)", Pattern.MULTILINE);

  /** If a declaration has one of the listed names, Javadoc must link to its qualified name. */
  @Test
  void listsEveryImportedOrNestedType() {
    String board =
        """
        package game;
        @dev.boardwright.Board(shape = %s, styles = {"A", "a"} %s) interface Tested {}
        """;
    Set<String> names = new TreeSet<>();
    for (String shape :
        new String[] {"8", "{8, 8}", "{9, 9}", "{3, 3, 3}", "{9, 9, 9}", "{40, 40}"}) {
      String text = ", order = dev.boardwright.SquareOrder.DESCENDING";
      String pieces = ", pieces = {\"K^\", \"k^\", \"stone\"}";
      for (String more :
          new String[] {"", text, pieces, text + pieces, pieces + ", firstHand = {}"}) {
        String source = board.formatted(shape, more);
        TestCompiler.generate(TestCompiler.source("game.Tested", source)).values().stream()
            .flatMap(generated -> NAME.matcher(generated).results())
            .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
            .forEach(names::add);
      }
    }
    assertThat(names).containsAtLeast("Cursor", "Qi", "CodeTree", "BitPlanes");
    assertThat(BoardNames.IMPORTED).containsAtLeastElementsIn(names);
  }
}
