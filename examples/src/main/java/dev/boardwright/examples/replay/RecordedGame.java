// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.style.Side;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game in the format of the files in the resource folder {@code games}. The header consists of
 * lines that start with {@code #} and ends with the final position. One move per line follows.
 *
 * @param title the first line of the header
 * @param finalRows the rows of the final board, beginning with the highest rank
 * @param finalHands the final hands in the letters of SFEN; empty if there are none
 * @param finalTurn the side to move in the final position
 * @param isCheckmate whether the side to move is checkmated in the final position
 * @param totals the numbers of moves, captures, drops and promotions according to the header
 * @param moves the moves, in order
 */
public record RecordedGame(
    String title,
    List<String> finalRows,
    String finalHands,
    Side finalTurn,
    boolean isCheckmate,
    Totals totals,
    List<Move> moves) {

  /** The totals of a game. A total is −1 if the header does not state it. */
  public record Totals(int moves, int captures, int drops, int promotions) {}

  /** A move and the number of its line, which is used in messages. */
  public record Move(int line, String text) {}

  private static final String ROW = "#   ";
  private static final Pattern HANDS = Pattern.compile("^# hands (\\S+)");
  private static final Pattern TO_MOVE = Pattern.compile("to move:? (first|second) player");

  /** Creates a record with unmodifiable copies of the lists. */
  public RecordedGame {
    finalRows = List.copyOf(finalRows);
    moves = List.copyOf(moves);
  }

  /**
   * Reads one of the games that are included in the examples.
   *
   * @param name the name of the file
   * @return the game
   * @throws IOException if the file does not exist or cannot be read
   * @throws IllegalArgumentException if the header lacks the final board or the side to move
   */
  public static RecordedGame load(String name) throws IOException {
    try (InputStream in = RecordedGame.class.getResourceAsStream("/games/" + name)) {
      if (in == null) {
        throw new IOException("no game called " + name);
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      return parse(lines.lines().toList());
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
    List<String> rows =
        header.stream()
            .filter(line -> line.startsWith(ROW))
            .map(line -> line.substring(ROW.length()).strip())
            .toList();
    String all = String.join("\n", header);
    Matcher turn = TO_MOVE.matcher(all);
    if (rows.isEmpty() || !turn.find()) {
      throw new IllegalArgumentException("the header lacks the final board or the side to move");
    }
    String hands =
        header.stream()
            .map(HANDS::matcher)
            .filter(Matcher::find)
            .map(matcher -> matcher.group(1))
            .findFirst()
            .orElse("");
    return new RecordedGame(
        header.get(0).substring(1).strip(),
        rows,
        hands,
        turn.group(1).equals("first") ? Side.FIRST : Side.SECOND,
        all.contains("(checkmated)"),
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
