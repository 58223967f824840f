// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the tables of {@code docs/movement.md}. */
class MovementPageTest {
  private static String section(String heading) throws IOException {
    String page = Files.readString(Path.of("../docs/movement.md"));
    int start = page.indexOf("\n## " + heading + "\n");
    int end = page.indexOf("\n## ", start + 1);
    return page.substring(start, end < 0 ? page.length() : end);
  }

  private static List<MatchResult> matches(String regex, String text) {
    return Pattern.compile(regex, Pattern.MULTILINE).matcher(text).results().toList();
  }

  /** The table has three pieces in a row. */
  @Test
  void showsAllPieces() throws IOException {
    List<String> cells =
        section("Thirty pieces")
            .lines()
            .filter(line -> line.startsWith("| !["))
            .flatMap(line -> Stream.of(line.substring(2, line.length() - 2).split(" \\| ")))
            .toList();
    assertEquals(Arrays.stream(NamedPiece.values()).map(MovementPageTest::cell).toList(), cells);
  }

  // ![Silver](images/movement/silver.svg)<br>**Silver** `FfW`<br>shogi, makruk
  private static String cell(NamedPiece piece) {
    return "![%s](images/movement/%s.svg)<br>**%s** `%s`<br>%s"
        .formatted(piece.label(), piece.key(), piece.label(), piece.betza(), piece.games());
  }

  /** The page says that a text is another one, such as {@code R} and {@code WW}. */
  @Test
  void equatesEqualMovements() throws IOException {
    for (String heading : List.of("Atoms and ranges", "Directions", "Hops and castling")) {
      String text = section(heading).replaceAll("(?m)^\\|.*$", ""); // without tables
      List<MatchResult> equations = matches("`(\\w+)`\\s+is `(\\w+)`", text);
      assertFalse(equations.isEmpty(), heading);
      for (MatchResult equation : equations) {
        assertEquals(Movement.parse(equation.group(1)), Movement.parse(equation.group(2)));
      }
    }
  }

  @Test
  void listsErrorsThatParseReports() throws IOException {
    List<MatchResult> rows = matches("^\\| `(.*)` \\| (\\d+) \\| (.*) \\|$", section("Errors"));
    assertFalse(rows.isEmpty());
    for (MatchResult row : rows) {
      String text = row.group(1);
      MovementException e = assertThrows(MovementException.class, () -> Movement.parse(text), text);
      assertEquals(row.group(2) + " " + row.group(3), e.offset() + " " + e.problem(), text);
    }
  }

  @Test
  void listsExactlyTheLettersThatParseReads() throws IOException {
    Set<String> listed = new TreeSet<>();
    for (MatchResult row : matches("^\\| (`.*) \\|[^|]*\\|$", section("All letters"))) {
      matches("`([A-Za-z])`", row.group(1)).forEach(letter -> listed.add(letter.group(1)));
    }
    Set<String> read = new TreeSet<>();
    for (char letter = 'A'; letter <= 'z'; letter++) {
      for (String text : List.of("%s", "%s2", "%sW", "%sD", "%sR", "f%sN")) {
        if (isMovement(text.formatted(letter))) {
          read.add(String.valueOf(letter));
        }
      }
    }
    assertEquals(read, listed);
  }

  private static boolean isMovement(String text) {
    try {
      Movement.parse(text);
      return true;
    } catch (MovementException e) {
      return false;
    }
  }
}
