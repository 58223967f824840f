// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ChessSquare;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A straightforward reader and writer of the FEN of chess and the SFEN of shogi. It uses {@code
 * split}, regular expressions, an edit of the position and a {@code StringBuilder}.
 */
final class StraightFen {
  private static final Pattern FEN =
      Pattern.compile(
          "[1-8pnbrqkPNBRQK/]+ [wb] (?:-|K?Q?k?q?) (?:-|[a-h][36]) [0-9]{1,6} [1-9][0-9]{0,5}");
  private static final Pattern SFEN =
      Pattern.compile(
          "[1-9plnsgbrkPLNSGBRK+/]+ [bw] (?:-|(?:[0-9]*[plnsgbrPLNSGBR])+) [1-9][0-9]{0,5}");
  private static final Pattern PIECE = Pattern.compile("([1-9])|(\\+?[A-Za-z])");
  private static final Pattern HELD = Pattern.compile("([0-9]*)([A-Za-z])");

  private StraightFen() {}

  static boolean isValid(String text) {
    return FEN.matcher(text).matches();
  }

  static ChessPosition parse(String text) {
    if (!isValid(text)) {
      throw new IllegalArgumentException("not a FEN: " + text);
    }
    String[] fields = text.split(" ");
    Qi.Edit edit = ChessPosition.empty().edit();
    place(edit, fields[0], 8);
    for (char right : fields[2].toCharArray()) {
      switch (right) {
        case 'K' -> edit.set(ChessSquare.H1.index(), "+R");
        case 'Q' -> edit.set(ChessSquare.A1.index(), "+R");
        case 'k' -> edit.set(ChessSquare.H8.index(), "+r");
        case 'q' -> edit.set(ChessSquare.A8.index(), "+r");
        default -> {}
      }
    }
    if (fields[1].equals("b")) {
      edit.toggle();
    }
    ChessPosition position = (ChessPosition) edit.build();
    if (fields[3].equals("-")) {
      return position;
    }
    boolean isFirst = fields[1].equals("w");
    ChessSquare pawn = ChessSquare.parse(fields[3]).offset(0, isFirst ? -1 : 1);
    ChessPosition passing = position.edit().set(pawn.index(), isFirst ? "-p" : "-P").build();
    ChessMoves moves = new ChessMoves();
    return moves.count(passing) > moves.count(position) ? passing : position;
  }

  private static void place(Qi.Edit edit, String placement, int files) {
    String[] ranks = placement.split("/");
    for (int rank = 0; rank < ranks.length; rank++) {
      int index = rank * files;
      for (Matcher piece = PIECE.matcher(ranks[rank]); piece.find(); ) {
        if (piece.group(1) != null) {
          index += Integer.parseInt(piece.group(1));
        } else {
          String name = piece.group(2);
          edit.set(index++, name.equalsIgnoreCase("k") ? name + "^" : name);
        }
      }
    }
  }

  static String format(ChessPosition position) {
    StringBuilder text = StraightFeen.placement(position, StraightFen::ofChess);
    text.append(position.turn() == Side.FIRST ? " w " : " b ");
    int start = text.length();
    append(text, position, ChessSquare.H1, "+R", 'K');
    append(text, position, ChessSquare.A1, "+R", 'Q');
    append(text, position, ChessSquare.H8, "+r", 'k');
    append(text, position, ChessSquare.A8, "+r", 'q');
    text.append(text.length() == start ? "- " : " ");
    String passed = "-";
    for (int index = 0; index < position.squareCount(); index++) {
      String piece = position.pieceAt(index);
      if ("-P".equals(piece) || "-p".equals(piece)) {
        passed = ChessSquare.of(index).offset(0, piece.equals("-P") ? -1 : 1).cell();
      }
    }
    return text.append(passed).append(" 0 1").toString();
  }

  private static void append(
      StringBuilder text, ChessPosition position, ChessSquare square, String piece, char right) {
    if (piece.equals(position.pieceAt(square.index()))) {
      text.append(right);
    }
  }

  /** {@return a piece of chess without its marks} */
  private static String ofChess(String piece) {
    return ofShogi(piece.length() > 1 && !piece.endsWith("^") ? piece.substring(1) : piece);
  }

  /** {@return a piece of shogi without the mark of kings} */
  private static String ofShogi(String piece) {
    return piece.endsWith("^") ? piece.substring(0, 1) : piece;
  }

  static ShogiPosition parseSfen(String text) {
    if (!SFEN.matcher(text).matches()) {
      throw new IllegalArgumentException("not an SFEN: " + text);
    }
    String[] fields = text.split(" ");
    Qi.Edit edit = ShogiPosition.empty().edit();
    place(edit, fields[0], 9);
    for (Matcher held = HELD.matcher(fields[2]); held.find(); ) {
      String piece = held.group(2);
      int count = held.group(1).isEmpty() ? 1 : Integer.parseInt(held.group(1));
      edit.addToHand(
          Character.isUpperCase(piece.charAt(0)) ? Side.FIRST : Side.SECOND, piece, count);
    }
    if (fields[1].equals("w")) {
      edit.toggle();
    }
    return (ShogiPosition) edit.build();
  }

  static String formatSfen(ShogiPosition position) {
    StringBuilder text = StraightFeen.placement(position, StraightFen::ofShogi);
    text.append(position.turn() == Side.FIRST ? " b " : " w ");
    int start = text.length();
    for (Side side : Side.values()) {
      for (String letter : List.of("R", "B", "G", "S", "N", "L", "P")) {
        String piece = side == Side.FIRST ? letter : letter.toLowerCase(Locale.ROOT);
        int count = position.handCount(side, piece);
        text.append(count > 1 ? String.valueOf(count) : "").append(count > 0 ? piece : "");
      }
    }
    return text.append(text.length() == start ? "-" : "").append(" 1").toString();
  }
}
