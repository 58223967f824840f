// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A writer of the parts of moves in SAN, and a comparison of a text with legal moves.
 *
 * @param <P> the type of the positions
 */
final class SanWriter<P extends GamePosition<P>> implements MoveSyntax<P> {
  /** The number of characters of most moves, at most. */
  static final int CAPACITY = 16;

  // The parts of the square from which a piece comes.
  private static final int NO_ORIGIN = 0;
  private static final int FILE = 1;
  private static final int RANK = 1 << 1;
  private static final int BOTH = FILE | RANK;

  /** Marks a move that could have been a promotion. */
  private static final int DECLINED = 1 << 2;

  /** Marks a capture. */
  private static final int CAPTURE = 1 << 3;

  // The origins that a text may have, the shortest first.
  private static final int[] OF_SHOGI = {NO_ORIGIN, BOTH};
  private static final int[] OF_PAWN = {NO_ORIGIN, FILE, BOTH};
  private static final int[] OF_CAPTURING_PAWN = {FILE, BOTH};
  private static final int[] OF_PIECE = {NO_ORIGIN, FILE, RANK, BOTH};

  private static final int LETTERS = 26;
  private static final byte[] SHORT = AsciiText.bytes("O-O");
  private static final byte[] LONG = AsciiText.bytes("O-O-O");

  private final GameTable<P> table;
  private final boolean isShogi;
  private final SquareNames squares;
  private final MoveWords words;
  private final PairTexts promotions;
  private final PairTexts drops;
  private final PassingLeaps leaps;

  /** Whether each piece is written without a name. */
  private final boolean[] isPawn;

  /** Whether each piece castles, in one way at most to each side. */
  private final boolean[] castles;

  /** Whether the names of files have several letters, so that a file alone could be unclear. */
  private final boolean areFilesLong;

  SanWriter(GameTable<P> table, SanForm form) {
    this.table = table;
    isShogi = form == SanForm.SHOGI;
    CoordinateNames system = isShogi ? CoordinateNames.SHOGI : CoordinateNames.CELL;
    system.checkExpresses(table.shape());
    squares = new SquareNames(system, table.cells);
    areFilesLong = table.shape().files() > LETTERS;
    words = new MoveWords(table);
    promotions = words.promotions(isShogi ? "+" : null);
    drops = words.drops();
    leaps = new PassingLeaps(table);
    isPawn = new boolean[table.codeCount()];
    castles = new boolean[table.codeCount()];
    for (TokenRules token : table.rules.tokens()) {
      isPawn[token.code()] = !isShogi && isOnlyPawn(token);
      castles[token.code()] = castlesClearly(token);
    }
  }

  private boolean isOnlyPawn(TokenRules token) {
    return table.texts.isPawn(token.code())
        && table.rules.tokens().stream()
            .noneMatch(
                other ->
                    other.side() == token.side()
                        && other.standsFor() != token.standsFor()
                        && table.texts.isPawn(other.code()));
  }

  private static boolean castlesClearly(TokenRules token) {
    Set<Direction> sides = new HashSet<>();
    boolean isClear = true;
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        if (term.kind() == MovementTerm.Kind.CASTLING) {
          for (Direction direction : term.directions()) {
            isClear &= sides.add(direction);
          }
        }
      }
    }
    return isClear && !sides.isEmpty();
  }

  // What other legal moves there are

  /**
   * Compares a move with the others of its position.
   *
   * @return the parts of its origin that are needed to tell it from the others, and whether it
   *     declines to promote; for {@link #write}
   * @throws IllegalArgumentException if the move is not legal
   */
  int compare(P position, int move, BoardMoves<P> legal) {
    boolean isDrop = PackedMove.isDrop(move);
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int moved = isDrop ? PackedMove.dropped(move) : pieceOn(position, from, move);
    boolean isLegal = false;
    boolean isRival = false;
    boolean isOnFile = false;
    boolean isOnRank = false;
    boolean isPromotion = false;
    for (int i = 0; i < legal.size(); i++) {
      int other = legal.get(i);
      if (other == move) {
        isLegal = true;
      } else if (!isDrop && PackedMove.to(other) == to && !PackedMove.isDrop(other)) {
        int start = PackedMove.from(other);
        if (start == from) {
          isPromotion |= PackedMove.becomes(other) != 0;
        } else if (words.areSame(moved, table.codeAt(position, start))) {
          isRival = true;
          isOnFile |= squares.file(start) == squares.file(from);
          isOnRank |= squares.rank(start) == squares.rank(from);
        }
      }
    }
    if (!isLegal) {
      throw table.illegal(position, move);
    }
    int declined = isPromotion && PackedMove.becomes(move) == 0 ? DECLINED : 0;
    if (isPawn[moved] && !isDrop) {
      boolean isCapture = isCapture(position, move, legal);
      return declined | (isRival && isOnFile ? BOTH : isRival || isCapture ? FILE : NO_ORIGIN);
    }
    return declined | (isRival ? origin(isOnFile, isOnRank) : NO_ORIGIN);
  }

  private int origin(boolean isOnFile, boolean isOnRank) {
    return isShogi || isOnFile && isOnRank ? BOTH : isOnFile ? RANK : FILE;
  }

  private int pieceOn(P position, int from, int move) {
    int code = from < table.squareCount() ? table.codeAt(position, from) : 0;
    if (code == 0) {
      throw table.illegal(position, move);
    }
    return code;
  }

  /**
   * {@return whether a text is that of a legal move, with at least as much of its origin as is
   * needed, and with the right sign for check or without one}
   */
  @Override
  public boolean isWritten(
      String text, P position, int move, @Nullable BoardMoves<P> legal, AsciiText out) {
    int end = end(text);
    if (legal == null) {
      return isLikely(text, end, position, move, out);
    }
    if (!isMentioned(text, end, position, move)) {
      return false;
    }
    int declined = compare(position, move, legal) & DECLINED;
    for (int origin : origins(position, move, legal)) {
      out.clear();
      write(out, position, move, origin | declined, legal);
      if (out.isText(text, end)) {
        return end == text.length() || check(position, move, legal) == text.charAt(end);
      }
    }
    return false;
  }

  /** {@return whether a text has the form of one for a move of a piece, with any origin} */
  private boolean isLikely(String text, int end, P position, int move, AsciiText out) {
    if (PackedMove.isDrop(move)) {
      out.clear();
      writeDrop(out, move);
      return out.isText(text, end);
    }
    int from = PackedMove.from(move);
    int moved = table.codeAt(position, from);
    if (moved == 0 || table.side(moved) != position.turn()) {
      return false;
    }
    int files = table.cells.file(PackedMove.to(move)) - table.cells.file(from);
    String castling = files > 0 ? "O-O" : "O-O-O";
    if (end == castling.length() && text.startsWith(castling)) {
      return castles[moved] && Math.abs(files) > 1 && isOnRank(from, PackedMove.to(move));
    }
    for (int how = 0; how <= (BOTH | DECLINED | CAPTURE); how++) {
      boolean isCapture = (how & CAPTURE) != 0;
      boolean isForm = isShogi ? (how & BOTH) % BOTH == 0 : (how & DECLINED) == 0;
      if (isForm && !(isPawn[moved] && isCapture && (how & FILE) == 0)) {
        out.clear();
        write(out, move, moved, how, isCapture);
        if (out.isText(text, end)) {
          return true;
        }
      }
    }
    return false;
  }

  /** {@return where a text ends without a sign for check} */
  private int end(String text) {
    int last = text.length() - 1;
    boolean isChecking =
        !isShogi && last >= 0 && (text.charAt(last) == '+' || text.charAt(last) == '#');
    return isChecking ? last : text.length();
  }

  private int[] origins(P position, int move, BoardMoves<P> legal) {
    if (PackedMove.isDrop(move) || isShogi) {
      return OF_SHOGI;
    }
    if (!isPawn[table.codeAt(position, PackedMove.from(move))]) {
      return OF_PIECE;
    }
    return isCapture(position, move, legal) ? OF_CAPTURING_PAWN : OF_PAWN;
  }

  /**
   * {@return whether a text may be that of a move, because it has the name of the destination, or
   * is castling}
   */
  private boolean isMentioned(String text, int end, P position, int move) {
    byte[] name = squares.name(PackedMove.to(move));
    for (int start = end - name.length; start >= 0; start--) {
      int at = 0;
      while (at < name.length && text.charAt(start + at) == name[at]) {
        at++;
      }
      if (at == name.length) {
        return true;
      }
    }
    return text.startsWith("O-O") && isCastling(position, move);
  }

  /** {@return the square with the last name in a text, or −1 if the text has none} */
  @Override
  public int destination(String text) {
    for (int at = text.length() - 1; at >= 0; at--) {
      int scanned = squares.scan(text, at, text.length());
      if (scanned >= 0) {
        return SquareNames.square(scanned);
      }
    }
    return -1;
  }

  private boolean isCapture(P position, int move, BoardMoves<P> legal) {
    if (PackedMove.isDrop(move)) {
      return false;
    }
    int to = PackedMove.to(move);
    return table.codeAt(position, to) != 0
        || isCrossed(position, to) && legal.isCapture(position, move);
  }

  /** {@return whether a passing piece has crossed a square} */
  private boolean isCrossed(P position, int square) {
    for (PassingLeap leap : leaps.over(square)) {
      if (table.codeAt(position, leap.to()) == leap.passing()) {
        return true;
      }
    }
    return false;
  }

  // Writing

  /**
   * Writes a move without the sign for check.
   *
   * @param how the parts of the origin to write, and whether the move declines to promote
   */
  void write(AsciiText out, P position, int move, int how, BoardMoves<P> legal) {
    int to = PackedMove.to(move);
    if (PackedMove.isDrop(move)) {
      writeDrop(out, move);
      return;
    }
    int from = PackedMove.from(move);
    int moved = table.codeAt(position, from);
    if (isCastling(position, move)) {
      out.add(table.cells.file(to) > table.cells.file(from) ? SHORT : LONG);
      return;
    }
    write(out, move, moved, how, isCapture(position, move, legal));
  }

  private void write(AsciiText out, int move, int moved, int how, boolean isCapture) {
    if (!isPawn[moved]) {
      out.add(words.word(moved));
    }
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int becomes = PackedMove.becomes(move);
    writeOrigin(out, from, how & BOTH);
    if (isCapture) {
      out.add('x');
    } else if (isShogi || areFilesLong && (how & BOTH) != 0) {
      out.add('-');
    }
    out.add(squares.name(to));
    if (becomes != 0) {
      out.add(table.text(promotions, moved, becomes, move));
    } else if (isShogi && (how & DECLINED) != 0) {
      out.add('=');
    }
  }

  private void writeDrop(AsciiText out, int move) {
    int dropped = PackedMove.dropped(move);
    int becomes = PackedMove.becomes(move);
    out.add(table.text(drops, dropped, becomes == 0 ? dropped : becomes, move));
    out.add(isShogi ? '*' : '@');
    out.add(squares.name(PackedMove.to(move)));
  }

  private void writeOrigin(AsciiText out, int from, int origin) {
    switch (origin) {
      case FILE -> out.add(squares.file(from));
      case RANK -> out.add(squares.rank(from));
      case BOTH -> out.add(squares.name(from));
      default -> {}
    }
  }

  /**
   * {@return whether a legal move is castling that is written as such} A royal piece castles if a
   * partner stands next to it afterwards, on a square that was empty before.
   */
  private boolean isCastling(P position, int move) {
    if (PackedMove.isDrop(move)) {
      return false;
    }
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    if (!castles[table.codeAt(position, from)]
        || Math.abs(table.cells.file(to) - table.cells.file(from)) < 2
        || !isOnRank(from, to)) {
      return false;
    }
    int next = to + Integer.signum(table.cells.file(from) - table.cells.file(to));
    return table.codeAt(position, next) == 0
        && table.codeAt(table.game.play(position, move), next) != 0;
  }

  private boolean isOnRank(int from, int to) {
    return table.cells.rank(to) == table.cells.rank(from);
  }

  // +
  /**
   * {@return the sign for check or checkmate after a legal move, or 0 if there is none}
   *
   * @param list any list of moves
   */
  char check(P position, int move, BoardMoves<P> list) {
    if (isShogi) {
      return 0;
    }
    P after = table.game.play(position, move);
    return !list.isCheck(after) ? 0 : list.count(after) > 0 ? '+' : '#';
  }
}
