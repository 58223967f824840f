// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

import java.time.LocalDate;
import java.util.Locale;

/** The page {@code docs/soak.md}, which says what a run of the soak test has compared. */
final class SoakReport {
  private SoakReport() {}

  // # Soak test
  // …
  // | declarations | 4,800 |
  // …
  // No difference was found.
  /**
   * {@return the text of the page}
   *
   * @param date the day of the run
   * @param options the options of the run
   * @param seconds the time that the run took
   * @param totals what was compared
   * @param difference the difference that ended the run; empty if there was none
   */
  static String text(
      LocalDate date, SoakOptions options, long seconds, SoakTotals totals, String difference) {
    return String.format(
        Locale.ROOT,
        """
        # Soak test

        This program makes random declarations of games, compiles them, and compares the generated moves with the rule book, until it finds
        a difference or runs out of time:

        ```
        mvn -Psoak -Dexec.args="60 --out docs/soak.md"
        ```

        The arguments are the minutes, 10 if there are none, and the file of this report. A third of the declarations are new and small, with
        up to 64 squares. Another third are new with 64 to 196 squares, a few of them up to 1,024. The rest are [declared games](games.md)
        in which one to three members were changed at random. The order of the squares and the codes of the pieces are random, too.

        Of each game, the program plays random games and sets up random positions that no game reaches. At each position it compares the
        legal moves, the captures, check, the outcome, and the positions after some moves with their hashes and FEEN, made by copying and by
        a cursor that takes them back. It gives random numbers to `play`, which must reject them, or leave board, hands, sets and hash
        consistent. After each move, null move and undo, what the cursor tells about its changes must be the difference of the positions.
        Along the games, it must count repetitions right.

        Each batch of %d declarations has the next seed, from which it follows. A difference is printed with its seed and declaration, and
        `mvn -Psoak -Dexec.args="0 --seed 1"` repeats the batch of one seed.

        | the last report | |
        | --- | --- |
        | date | %s |
        | JDK | %s |
        | minutes | %d |
        | seeds | %d to %d |
        | declarations | %,d |
        | random games | %,d |
        | positions | %,d |
        | legal moves of these positions | %,d |
        | numbers given to `play` | %,d |

        %s
        """,
        SoakBatch.DECLARATIONS,
        date,
        Runtime.version(),
        seconds / 60,
        options.seed(),
        options.seed() + Math.max(0, totals.batches() - 1),
        totals.declarations(),
        totals.games(),
        totals.positions(),
        totals.moves(),
        totals.numbers(),
        difference.isEmpty()
            ? "No difference was found."
            : "It ended with a difference: " + difference);
  }
}
