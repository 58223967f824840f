// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPiece;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ChessSquare;
import dev.boardwright.examples.games.MinishogiMoves;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions as text: FEEN for all games, and also FEN for chess and SFEN for shogi and minishogi.
 * The placement of the latter two is that of FEEN, but for kings and for the rights of chess, which
 * declared chess marks on pieces.
 */
final class PositionTexts {
  /** The maximum length of a FEN or an SFEN. The longest valid ones are about half as long. */
  private static final int MAX_LENGTH = 400;

  private static final Pattern FEN =
      Pattern.compile(
          "(?<placement>[A-Za-z1-8/]+) (?<turn>\\S+) (?<castling>\\S+) (?<passed>\\S+)"
              + "( [0-9]{1,5} [0-9]{1,5})?");

  private static final Pattern SFEN =
      Pattern.compile(
          "(sfen )?(?<placement>[A-Za-z1-9+/]+) (?<turn>\\S+) (?<hands>\\S+)( [0-9]{1,5})?");

  private static final Pattern CASTLING = Pattern.compile("-|(?=.)K?Q?k?q?");

  private static final Pattern PAWN_AT_AN_END = Pattern.compile("[^/]*[Pp].*|.*[Pp][^/]*");

  private static final Pattern HANDS = Pattern.compile("-|(([2-9]|[1-9][0-9])?[A-Za-z])+");

  private static final Pattern IN_HAND = Pattern.compile("(?<count>[0-9]*)(?<piece>[A-Za-z])");

  private PositionTexts() {}

  /**
   * {@return the position that a text describes}
   *
   * @throws IllegalArgumentException if the text is malformed, or the FEN or SFEN of a position
   *     without exactly one king of each side, with a king that can be captured, or with rights
   *     that its pieces cannot have
   */
  static Qi parse(BoardGame<?> game, String text) {
    // FEEN ends with two styles separated by a slash, the others with a counter or a short field.
    boolean isFeen = text.substring(text.lastIndexOf(' ') + 1).contains("/");
    if (!isFeen && game.equals(ChessMoves.GAME)) {
      return ofFen(text);
    }
    if (!isFeen && game.equals(ShogiMoves.GAME)) {
      return ofSfen(ShogiMoves.GAME, text);
    }
    if (!isFeen && game.equals(MinishogiMoves.GAME)) {
      return ofSfen(MinishogiMoves.GAME, text);
    }
    return Feen.parse(text, FeenDialect.SNN_STYLES);
  }

  private static ChessPosition ofFen(String text) {
    Matcher fen = fields(FEN, text, "a FEN has four or six fields");
    String placement = fen.group("placement");
    if (PAWN_AT_AN_END.matcher(placement).matches()) {
      throw new IllegalArgumentException("FEN: a pawn cannot be on the first or the last rank");
    }
    boolean isFirst = isFirst("FEN", fen.group("turn"), "w", "b");
    ChessPosition position = ChessPosition.parse(feen(ChessPosition.TYPE, placement, isFirst));
    checkKings(ChessMoves.GAME, position);
    position = withCastling(position, fen.group("castling"));
    return fen.group("passed").equals("-") ? position : withPassing(position, fen.group("passed"));
  }

  private static ChessPosition withCastling(ChessPosition position, String field) {
    if (!CASTLING.matcher(field).matches()) {
      throw new IllegalArgumentException(
          "FEN, castling: \""
              + Arguments.shown(field)
              + "\" is neither - nor a selection of KQkq in this order");
    }
    ChessPosition castling = position;
    for (char right : field.replace("-", "").toCharArray()) {
      boolean isFirst = Character.isUpperCase(right);
      int rank = isFirst ? 0 : 7;
      ChessSquare corner = ChessSquare.of(Character.toUpperCase(right) == 'K' ? 7 : 0, rank);
      if (position.pieceOn(ChessSquare.of(4, rank)) != piece(isFirst ? "K^" : "k^")
          || position.pieceOn(corner) != piece(isFirst ? "R" : "r")) {
        throw new IllegalArgumentException(
            "FEN, castling: " + right + " without a king and a rook on their first squares");
      }
      castling = castling.with(corner, piece(isFirst ? "+R" : "+r"));
    }
    return castling;
  }

  private static ChessPosition withPassing(ChessPosition position, String field) {
    ChessSquare passed = ChessSquare.find(field);
    if (passed == null) {
      throw new IllegalArgumentException(
          "FEN, en passant: \"" + Arguments.shown(field) + "\" is neither - nor a square");
    }
    boolean isFirst = position.turn() == Side.FIRST;
    ChessSquare pawn = passed.offset(0, isFirst ? -1 : 1);
    ChessSquare home = passed.offset(0, isFirst ? 1 : -1);
    if (passed.rank() != (isFirst ? 5 : 2)
        || position.pieceOn(pawn) != piece(isFirst ? "p" : "P")
        || position.pieceOn(passed) != null
        || position.pieceOn(home) != null) {
      throw new IllegalArgumentException("no pawn can have just passed over " + passed);
    }
    ChessPosition passing = position.with(pawn, piece(isFirst ? "-p" : "-P"));
    // As in all positions of a game, the pawn is marked only if it can be captured en passant.
    ChessMoves moves = new ChessMoves();
    return moves.count(passing) > moves.count(position) ? passing : position;
  }

  private static ChessPiece piece(String text) {
    return ChessPiece.parse(text);
  }

  private static <P extends BoardPosition<P>> P ofSfen(BoardGame<P> game, String text) {
    Matcher sfen = fields(SFEN, text, "an SFEN has three or four fields");
    boolean isFirst = isFirst("SFEN", sfen.group("turn"), "b", "w");
    BoardType<P> type = game.start().type();
    Qi.Edit edit = type.parse(feen(type, sfen.group("placement"), isFirst)).edit();
    String hands = sfen.group("hands");
    if (!HANDS.matcher(hands).matches()) {
      throw new IllegalArgumentException(
          "SFEN, hands: \""
              + Arguments.shown(hands)
              + "\" is neither - nor pieces, each with an optional count from 2 to 99");
    }
    Matcher held = IN_HAND.matcher(hands);
    while (held.find()) {
      String piece = held.group("piece");
      String count = held.group("count");
      Side side = Character.isUpperCase(piece.charAt(0)) ? Side.FIRST : Side.SECOND;
      edit.addToHand(side, piece, count.isEmpty() ? 1 : Integer.parseInt(count));
    }
    P position = type.copyOf(edit.build());
    checkKings(game, position);
    return position;
  }

  private static Matcher fields(Pattern pattern, String text, String expected) {
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "position too long: " + text.length() + " characters (limit " + MAX_LENGTH + ")");
    }
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          expected + ", separated by single spaces: \"" + Arguments.shown(text) + "\"");
    }
    return matcher;
  }

  private static boolean isFirst(String format, String turn, String first, String second) {
    if (!turn.equals(first) && !turn.equals(second)) {
      throw new IllegalArgumentException(
          "%s, side to move: \"%s\" is neither %s nor %s"
              .formatted(format, Arguments.shown(turn), first, second));
    }
    return turn.equals(first);
  }

  /** {@return the FEEN of a placement, whose kings are not marked, with empty hands} */
  private static String feen(BoardType<?> type, String placement, boolean isFirst) {
    String first = type.style(Side.FIRST);
    String second = type.style(Side.SECOND);
    return placement.replace("K", "K^").replace("k", "k^")
        + " / "
        + (isFirst ? first + "/" + second : second + "/" + first);
  }

  private static <P extends BoardPosition<P>> void checkKings(BoardGame<P> game, P position) {
    for (String king : List.of("K^", "k^")) {
      int kings = position.squaresOf(position.type().code(king)).size();
      if (kings != 1) {
        throw new IllegalArgumentException(
            kings + " kings " + king + " (there must be exactly one)");
      }
    }
    if (game.cursor(position.toggle()).isCheck()) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
  }
}
