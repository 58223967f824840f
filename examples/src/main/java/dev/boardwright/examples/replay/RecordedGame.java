// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A game in the format of the files in the resource folder {@code games}. The header consists of
 * lines that start with {@code #}. One move per line follows, in UCI or USI.
 *
 * @param title the first line of the header
 * @param end the final position, in FEN or SFEN
 * @param isCheckmate whether the side to move is checkmated in the final position
 * @param tally what the header says about the moves
 * @param moves the moves, in order
 */
public record RecordedGame(
    String title, String end, boolean isCheckmate, Tally tally, List<Move> moves) {

  /** The numbers of all moves, and of some kinds of moves. */
  public record Tally(int moves, int captures, int drops, int promotions) {}

  /** A move and the number of its line, which is used in messages. */
  public record Move(int line, String text) {}

  private static final Pattern END = Pattern.compile("(?m)^# end( \\(checkmated\\))?: (.+)$");

  private static final Pattern TALLY =
      Pattern.compile("(\\d+) moves, (\\d+) captures, (\\d+) drops, (\\d+) promotions");

  /** Creates a record with an unmodifiable copy of the list. */
  public RecordedGame {
    moves = List.copyOf(moves);
  }

  /**
   * Reads one of the games that are included in the examples.
   *
   * @param name the name of the file
   * @return the game
   * @throws IllegalArgumentException if the header lacks the tally or the final position
   */
  public static RecordedGame load(String name) {
    try (InputStream in = RecordedGame.class.getResourceAsStream("/games/" + name)) {
      if (in == null) {
        throw new IllegalStateException("no game called " + name);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
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
    Matcher tally = TALLY.matcher(all);
    if (!end.find() || !tally.find()) {
      throw new IllegalArgumentException("the header lacks the tally or the final position");
    }
    int[] numbers =
        IntStream.rangeClosed(1, 4).map(i -> Integer.parseInt(tally.group(i))).toArray();
    return new RecordedGame(
        header.get(0).substring(1).strip(),
        end.group(2),
        end.group(1) != null,
        new Tally(numbers[0], numbers[1], numbers[2], numbers[3]),
        moves);
  }
}
