// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A position of a declared game that another program writes as FEN or SFEN. */
final class PerftFen {
  /** The games whose positions are SFEN unless they have brackets. */
  private static final Set<String> SFEN_GAMES = Set.of("shogi", "minishogi");

  private static final Pattern PART = Pattern.compile("([0-9]+)|(\\+?)([A-Za-z])(~?)");
  private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]+");

  private final DeclaredGame game;
  private final PerftLetters letters;
  private final String[] fields;
  private final boolean isFirstToMove;
  private final String[] board;

  PerftFen(DeclaredGame game, String fen) {
    this.game = game;
    letters = new PerftLetters(game);
    fields = fen.trim().split(" +");
    isFirstToMove = field(1).equals(isSfen() ? "b" : "w");
    board = new String[game.ranks() * game.files()];
  }

  private boolean isSfen() {
    return SFEN_GAMES.contains(game.name()) && !fields[0].contains("[");
  }

  private String field(int index) {
    return index < fields.length ? fields[index] : "-";
  }

  /** {@return the position as FEEN with style names} */
  String feen() {
    readBoard();
    if (!isSfen()) {
      readCastling();
      readEnPassant();
    }
    String active = game.style(isFirstToMove);
    String inactive = game.style(!isFirstToMove);
    return boardText() + " " + hand(true) + "/" + hand(false) + " " + active + "/" + inactive;
  }

  private String[] ranks() {
    return fields[0].replaceFirst("\\[.*", "").split("/");
  }

  private void readBoard() {
    String[] ranks = ranks();
    for (int row = 0; row < game.ranks(); row++) {
      int file = 0;
      for (Matcher part = PART.matcher(ranks[row]); part.find(); ) {
        if (part.group(1) == null) {
          board[row * game.files() + file++] =
              letters.token(part.group(2), part.group(3).charAt(0), part.group(4).equals("~"));
        } else {
          file += Integer.parseInt(part.group(1));
        }
      }
      if (file != game.files()) {
        throw new IllegalArgumentException("rank of " + file + " files: " + ranks[row]);
      }
    }
  }

  /** Marks the pieces that may still castle. They stand where the game starts with them. */
  private void readCastling() {
    String[] start = game.board(game.start());
    // Some programs leave out this field and the next, so that a number follows the side to move.
    for (char right : field(2).replaceAll("[^A-Za-z]", "").toCharArray()) {
      boolean isFirst = Character.isUpperCase(right);
      List<Integer> partners = new ArrayList<>();
      for (int index = 0; index < start.length; index++) {
        if (isPartner(start[index], isFirst)) {
          partners.add(index);
        }
      }
      boolean isRight = Character.toLowerCase(right) == 'k';
      int partner = partners.get(isRight ? partners.size() - 1 : 0);
      if (!start[partner].equals("+" + board[partner])) {
        throw new IllegalArgumentException("no rook for the right " + right);
      }
      board[partner] = start[partner];
    }
  }

  private boolean isPartner(String token, boolean isFirst) {
    return token != null
        && DeclaredGame.isFirst(token) == isFirst
        && game.rows(token).stream().anyMatch(row -> row.has("castles"));
  }

  /** Marks the piece that can be captured in passing. */
  private void readEnPassant() {
    List<Integer> listed = new ArrayList<>();
    for (Matcher square = SQUARE.matcher(field(3)); square.find(); ) {
      listed.add(game.index(square.group()));
    }
    List<JsonObject> rows = game.passingRows(!isFirstToMove);
    if (listed.isEmpty() || rows.isEmpty()) {
      return;
    }
    for (JsonObject row : rows) {
      for (int index = 0; index < board.length; index++) {
        if (hasPassed(row, index, listed)) {
          board[index] = DeclaredGame.ofSide(Vectors.text(row, "passing"), !isFirstToMove);
          return;
        }
      }
    }
    throw new IllegalArgumentException("nothing has passed " + field(3));
  }

  /**
   * {@return whether a piece, as it would be after the leap of a row, has crossed the listed
   * squares} Some programs list the square of the piece as well.
   */
  private boolean hasPassed(JsonObject row, int index, List<Integer> listed) {
    String piece = board[index];
    if (piece == null
        || DeclaredGame.isFirst(piece) == isFirstToMove
        || !game.rows(piece).contains(row)) {
      return false;
    }
    List<Integer> crossed = crossed(Vectors.text(row, "moves"), index);
    crossed.add(index);
    boolean isPieceListed = listed.stream().anyMatch(square -> board[square] != null);
    return crossed.containsAll(listed) && (!isPieceListed || listed.contains(index));
  }

  /** {@return the squares that a leap to a square crosses} */
  private List<Integer> crossed(String moves, int index) {
    int forward = isFirstToMove ? 1 : -1;
    int sideways = !moves.endsWith("A") ? 0 : moves.contains("l") ? forward : -forward;
    int length = moves.endsWith("H") ? 3 : 2;
    List<Integer> crossed = new ArrayList<>();
    for (int step = 1; step < length; step++) {
      crossed.add(index - step * (forward * game.files() + sideways));
    }
    return crossed;
  }

  private String boardText() {
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (int index = 0; index <= board.length; index++) {
      boolean isEnd = index % game.files() == 0;
      boolean isPiece = index < board.length && board[index] != null;
      if (empty > 0 && (isEnd || isPiece)) {
        text.append(empty);
        empty = 0;
      }
      if (isEnd && index > 0 && index < board.length) {
        text.append('/');
      }
      if (isPiece) {
        text.append(board[index]);
      } else {
        empty++;
      }
    }
    return text.toString();
  }

  /** {@return the hand of a side, in the order of FEEN} */
  private String hand(boolean isFirst) {
    if (!game.drops(isFirst)) {
      return "";
    }
    Map<String, Integer> counts = new TreeMap<>();
    int count = 0;
    for (Matcher part = PART.matcher(handField()); part.find(); ) {
      if (part.group(1) != null) {
        count = Integer.parseInt(part.group(1));
        continue;
      }
      char letter = part.group(3).charAt(0);
      if (Character.isUpperCase(letter) == isFirst) {
        counts.merge(letters.token("", letter, false), Math.max(1, count), Integer::sum);
      }
      count = 0;
    }
    StringBuilder text = new StringBuilder();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(e -> text.append(e.getValue() > 1 ? e.getValue() : "").append(e.getKey()));
    return text.toString();
  }

  private String handField() {
    if (isSfen()) {
      return field(2);
    }
    String[] ranks = ranks();
    int bracket = fields[0].indexOf('[');
    if (bracket >= 0) {
      return fields[0].substring(bracket);
    }
    return ranks.length > game.ranks() ? ranks[game.ranks()] : "";
  }
}
