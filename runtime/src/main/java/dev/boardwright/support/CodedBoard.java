// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.position.CodeBoard;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the positions and cursors of a board with declared pieces share, and the type of the board
 * for everyone else. A generated position class has one.
 *
 * @param <P> the board's positions
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class CodedBoard<P extends CodedPosition<P>> implements BoardType<P> {
  /** The most hash keys of a table: above, it would not stay in a processor's caches. */
  private static final int MAX_KEYS = 8_192;

  final String firstStyle;
  final String secondStyle;
  final int squares;
  final Palette palette;

  /** By key: not negative when the hand can hold the piece. */
  final short[] handPlaces;

  /** By {@link CodedHands#place}. */
  final boolean[] mayHold;

  /** How far a code is shifted in a place of the table of keys; −1 when there is no table. */
  final int keyShift;

  /** The content hash of the empty position. */
  final long emptyHash;

  private final Shape shape;
  private final P empty;
  private final P start;
  private final SquareOrder order;
  private final @Nullable FeenDialect dialect;

  /** Found when they are first asked for; volatile, for the elements of an array are not final. */
  private volatile long @Nullable [] keys;

  /** By code, found when it is first asked for: empty when not every piece has a side. */
  private volatile Side @Nullable [] sides;

  /**
   * A board.
   *
   * @param shape its shape
   * @param order the order of its squares
   * @param firstStyle the first side's style
   * @param secondStyle the second side's style
   * @param empty its empty position
   * @param start the position that games start from; the empty one when none is declared
   * @param pieces its pieces
   * @param handPlaces what each hand may hold, as {@link DeclaredPieces#handPlaces} gives it; empty
   *     when they hold nothing
   * @param dialect how texts of positions name styles, or null when there are none
   */
  public CodedBoard(
      Shape shape,
      SquareOrder order,
      String firstStyle,
      String secondStyle,
      P empty,
      P start,
      DeclaredPieces pieces,
      short[] handPlaces,
      @Nullable FeenDialect dialect) {
    this.shape = shape;
    this.firstStyle = firstStyle;
    this.secondStyle = secondStyle;
    squares = shape.squareCount();
    this.empty = empty;
    this.start = start;
    this.order = order;
    palette = pieces.palette;
    this.handPlaces = handPlaces.length == 0 ? noHands(palette) : handPlaces;
    mayHold = new boolean[this.handPlaces.length];
    for (int key = 0; key < mayHold.length; key++) {
      mayHold[CodedHands.place(key % codes(), key / codes())] = this.handPlaces[key] >= 0;
    }
    this.dialect = dialect;
    emptyHash = ContentHash.empty(shape, firstStyle, secondStyle);
    keyShift = hasKeyTable(palette.size() + 1, squares) ? keyShift(squares) : -1;
  }

  private static short[] noHands(Palette palette) {
    return palette.handPlaces(1, 0, new String[0], new String[0]);
  }

  /**
   * Whether what a piece contributes to the content hash of a board is looked up, or else computed.
   *
   * @param codes the number of codes, that of the empty square among them
   * @param squares the number of squares
   * @return whether there is a table
   */
  public static boolean hasKeyTable(int codes, int squares) {
    return codes << keyShift(squares) <= MAX_KEYS;
  }

  /**
   * Where a code stands in a place of the table of hash keys: above the index of the square.
   *
   * @param squares the number of squares
   * @return how far it is shifted
   */
  public static int keyShift(int squares) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(squares - 1);
  }

  /**
   * What pieces contribute to the content hash on squares: the term of a code and an index at
   * {@code code << keyShift | index}. Empty where they are computed. A position class has a table
   * of its own, which a compiler takes for a constant; few programs need both.
   */
  long[] keys() {
    long[] found = keys;
    if (found == null) {
      found = keyShift < 0 ? new long[0] : palette.keys(squares, keyShift);
      keys = found;
    }
    return found;
  }

  /**
   * What the squares contribute to the content hash.
   *
   * @param codes the codes of what stands on them
   */
  long squaresHash(byte[] codes) {
    long[] terms = keys();
    long hash = 0;
    if (terms.length == 0) {
      for (int index = 0; index < squares; index++) {
        hash ^= palette.onSquare(codes[index] & 0xFF, index);
      }
    } else {
      for (int index = 0; index < squares; index++) {
        hash ^= terms[(codes[index] & 0xFF) << keyShift | index];
      }
    }
    return hash;
  }

  /** What a square contributes to the content hash. */
  long onSquare(int code, int index) {
    long[] terms = keys();
    return terms.length == 0 ? palette.onSquare(code, index) : terms[code << keyShift | index];
  }

  /** The number of codes, that of the empty square among them. */
  int codes() {
    return palette.size() + 1;
  }

  /**
   * Returns the exception for a move that begins, or captures, where nothing stands.
   *
   * @param index the flat index of the square
   * @return the exception
   */
  public IllegalArgumentException noPiece(int index) {
    return PositionRules.noPiece(BoardCells.cell(shape, order, index));
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public SquareOrder order() {
    return order;
  }

  @Override
  public String style(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? firstStyle : secondStyle;
  }

  @Override
  public List<String> pieces() {
    return IntStream.range(1, codes()).mapToObj(palette::text).toList();
  }

  @Override
  public List<String> handPieces(Side side) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return IntStream.range(1, codes())
        .filter(code -> mayHold[CodedHands.place(code, owner)])
        .mapToObj(palette::text)
        .toList();
  }

  @Override
  public int code(@Nullable String piece) {
    return piece == null ? -1 : palette.code(piece);
  }

  @Override
  public @Nullable Side side(int code) {
    if (code < 1 || code >= codes()) {
      throw palette.noSuchCode(code);
    }
    Side[] found = sides;
    if (found == null) {
      found = findSides();
      sides = found;
    }
    return found.length == 0 ? null : found[code];
  }

  private Side[] findSides() {
    short[] tokens = palette.epin().tokenOfCode;
    Side[] found = new Side[codes()];
    for (int code = 1; code < found.length; code++) {
      if (tokens[code] < 0) {
        return new Side[0];
      }
      found[code] = EpinToken.side(tokens[code]);
    }
    return found;
  }

  @Override
  public P empty() {
    return empty;
  }

  @Override
  public P start() {
    return start;
  }

  @Override
  @SuppressWarnings("unchecked") // a position of the same type says so itself
  public P copyOf(Qi qi) {
    return qi instanceof BoardPosition<?> position && position.type() == this
        ? (P) position
        : empty.copy(qi);
  }

  @Override
  public boolean hasTexts() {
    return dialect != null;
  }

  @Override
  public P parse(@Nullable String text) {
    if (dialect == null) {
      throw noTexts();
    }
    // A tree takes the pieces one by one.
    int length = CodeBoard.isFlat(squares) ? squares : 0;
    return empty.edit().read(FeenCodes.read(text, dialect, empty, palette, handPlaces, length));
  }

  @Override
  public String toText(P position) {
    Objects.requireNonNull(position, "position");
    if (dialect == null) {
      throw noTexts();
    }
    return FeenText.format(position, dialect);
  }

  static UnsupportedOperationException noTexts() {
    return new UnsupportedOperationException(
        "positions of this board have no texts: its declaration does not write order, or FEEN"
            + " cannot carry its shape");
  }
}
