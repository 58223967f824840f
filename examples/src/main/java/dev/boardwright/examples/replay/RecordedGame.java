// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game in the format of the files in the resource folder {@code games}. The header consists of
 * lines that start with {@code #}. One move per line follows, in UCI or USI.
 *
 * @param title the first line of the header
 * @param end the final position, in FEN or SFEN
 * @param isCheckmate whether the side to move is checkmated in the final position
 * @param totals the numbers of moves, captures, drops and promotions according to the header
 * @param moves the moves, in order
 */
public record RecordedGame(
    String title, String end, boolean isCheckmate, Totals totals, List<Move> moves) {

  /** The totals of a game. A total is −1 if the header does not state it. */
  public record Totals(int moves, int captures, int drops, int promotions) {}

  /** A move and the number of its line, which is used in messages. */
  public record Move(int line, String text) {}

  private static final Pattern END = Pattern.compile("(?m)^# end( \\(checkmated\\))?: (.+)$");

  /** Creates a record with an unmodifiable copy of the list. */
  public RecordedGame {
    moves = List.copyOf(moves);
  }

  /**
   * Reads one of the games that are included in the examples.
   *
   * @param name the name of the file
   * @return the game
   * @throws IllegalArgumentException if the header lacks the final position
   */
  public static RecordedGame load(String name) {
    try (InputStream in = RecordedGame.class.getResourceAsStream("/games/" + name)) {
      if (in == null) {
        throw new IllegalStateException("no game called " + name);
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      return parse(lines.lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RecordedGame parse(List<String> lines) {
    List<String> header = new ArrayList<>();
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("#")) {
        header.add(line);
      } else if (!line.isBlank()) {
        moves.add(new Move(i + 1, line.strip()));
      }
    }
    String all = String.join("\n", header);
    Matcher end = END.matcher(all);
    if (!end.find()) {
      throw new IllegalArgumentException("the header lacks the final position");
    }
    return new RecordedGame(
        header.get(0).substring(1).strip(),
        end.group(2),
        end.group(1) != null,
        new Totals(
            number(all, "moves"),
            number(all, "captures"),
            number(all, "drops"),
            number(all, "promotions")),
        moves);
  }

  private static int number(String header, String what) {
    Matcher matcher = Pattern.compile("(\\d{1,6}) " + what).matcher(header);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
  }
}
