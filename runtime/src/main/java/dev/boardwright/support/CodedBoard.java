// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.feen.FeenItems;
import dev.boardwright.internal.platform.Lists;
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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The data shared by all positions and cursors of one board with declared pieces. All other code
 * sees it as the {@link BoardType} of the board. Each generated position class, and each rule book,
 * has one.
 */
public final class CodedBoard<P extends CodedPosition<P>> implements BoardType<P> {
  /**
   * The largest number of hash keys in a table. A larger table would not stay in the CPU caches.
   */
  private static final int MAX_KEYS = 8_192;

  final String firstStyle;
  final String secondStyle;
  final int squares;
  final Palette palette;

  /**
   * The place of each hand count, as returned by {@link DeclaredPieces#handPlaces}; −1 if that hand
   * cannot hold the piece.
   */
  final short[] handPlaces;

  /** Whether a hand can hold a piece, indexed by {@link CodedHands#place}. */
  final boolean[] mayHold;

  /**
   * The number of bits by which a code is shifted in an index of the key table, or −1 if there is
   * no table.
   */
  final int keyShift;

  /** The content hash of the empty position. */
  final long emptyHash;

  private final DeclaredPieces pieces;
  private final Shape shape;
  private final P empty;
  private final P start;
  private final SquareOrder order;
  private final @Nullable FeenDialect dialect;

  /**
   * The key table, or null until it is first needed. It is volatile so that a thread that sees the
   * array also sees its elements.
   */
  private volatile long @Nullable [] keys;

  /**
   * The sides of the pieces, by code, or null until they are first needed. The array is empty if
   * not every piece has a side.
   */
  private volatile Side @Nullable [] sides;

  /**
   * Creates a board.
   *
   * @param start the position that games start from; the empty position if none is declared
   * @param handPlaces the layout of the hands, as returned by {@link DeclaredPieces#handPlaces}; an
   *     empty array if the hands hold nothing
   * @param dialect the dialect, which determines how texts of positions name styles, or null if
   *     positions have no texts
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
    this.pieces = pieces;
    this.handPlaces =
        handPlaces.length == 0 ? pieces.handPlaces(1, 0, new String[0], new String[0]) : handPlaces;
    mayHold = new boolean[this.handPlaces.length];
    for (int place = 0; place < mayHold.length; place++) {
      mayHold[place] = this.handPlaces[CodedHands.key(place, codes())] >= 0;
    }
    this.dialect = dialect;
    emptyHash = ContentHash.empty(shape, firstStyle, secondStyle);
    keyShift = hasKeyTable(palette.size() + 1, squares) ? keyShift(squares) : -1;
  }

  /**
   * {@return whether a board has a table of the terms that pieces contribute to the content hash}
   * Without a table, each term is computed when it is needed.
   *
   * @param codes the number of codes, including 0 for the empty square
   */
  public static boolean hasKeyTable(int codes, int squares) {
    return codes << keyShift(squares) <= MAX_KEYS;
  }

  /**
   * {@return the number of bits by which a code is shifted in an index of the key table} The bits
   * below hold the flat index of the square.
   */
  public static int keyShift(int squares) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(squares - 1);
  }

  /**
   * {@return the key table, or an empty array if the board has none} The term that a code
   * contributes to the content hash on a square is at {@code code << keyShift | index}. Each
   * position class has another copy of this table, in a field that the compiler treats as a
   * constant. Few programs need both copies.
   */
  long[] keys() {
    long[] found = keys;
    if (found == null) {
      found = keyShift < 0 ? new long[0] : pieces.keys(squares, keyShift);
      keys = found;
    }
    return found;
  }

  /** {@return the part of the content hash that the squares contribute} */
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

  /** {@return the term that a code contributes to the content hash on a square; 0 for code 0} */
  long onSquare(int code, int index) {
    long[] terms = keys();
    return terms.length == 0 ? palette.onSquare(code, index) : terms[code << keyShift | index];
  }

  /** {@return the number of codes, including 0 for the empty square} */
  int codes() {
    return palette.size() + 1;
  }

  /** {@return the exception for a move from an empty square, or for a capture on one} */
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
    return IntStream.range(1, codes()).mapToObj(palette::text).collect(Lists.toList());
  }

  @Override
  public List<String> handPieces(Side side) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return IntStream.range(1, codes())
        .filter(code -> mayHold[CodedHands.place(code, owner)])
        .mapToObj(palette::text)
        .collect(Lists.toList());
  }

  @Override
  public int code(@Nullable String piece) {
    return piece == null ? -1 : palette.code(piece);
  }

  @Override
  public @Nullable Side side(int code) {
    palette.checkCode(code);
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
  @SuppressWarnings("unchecked") // a position of this board is a P
  public P copyOf(Qi qi) {
    return qi instanceof BoardPosition<?> position && position.type() == this
        ? (P) position
        : empty.copy(qi);
  }

  @Override
  public P of(Side turn, byte[] codes, int[] firstHand, int[] secondHand) {
    Objects.requireNonNull(turn, "turn");
    Objects.requireNonNull(firstHand, "firstHand");
    Objects.requireNonNull(secondHand, "secondHand");
    if (Objects.requireNonNull(codes, "codes").length < squares) {
      throw new IllegalArgumentException(
          "codes must have at least " + squares + " elements, got " + codes.length);
    }
    boolean isFlat = CodeBoard.isFlat(squares);
    // A tree takes the pieces one by one and needs no array. An array needs no items.
    FeenItems items = new FeenItems((isFlat ? 0 : squares) + firstHand.length + secondHand.length);
    int pieces = 0;
    int greatest = 0;
    for (int index = 0; index < squares; index++) {
      int code = codes[index] & 0xFF;
      greatest = Math.max(greatest, code);
      pieces += -code >>> Integer.SIZE - 1;
      if (!isFlat && code != 0) {
        items.add(index, code);
      }
    }
    if (greatest > 0) {
      palette.checkCode(greatest);
    }
    pieces = addHand(items, pieces, 0, firstHand);
    pieces = addHand(items, pieces, 1, secondHand);
    byte[] own = isFlat ? Arrays.copyOf(codes, squares) : new byte[0];
    return empty.edit().read(new FeenCodes(items, own, turn, pieces));
  }

  /**
   * Adds the pieces of a hand to a list.
   *
   * @param pieces the number of pieces before
   * @return the number of pieces with them
   */
  private int addHand(FeenItems items, int pieces, int owner, int[] hand) {
    int all = pieces;
    for (int code = 0; code < hand.length; code++) {
      int count = hand[code];
      if (count == 0) {
        continue;
      }
      if (count < 0) {
        throw new IllegalArgumentException(
            "the number of a piece in a hand must not be negative, got " + count);
      }
      palette.checkCode(code);
      if (handPlaces[owner * codes() + code] < 0) {
        throw PositionRules.notHeld(owner, code, palette.text(code), count);
      }
      all = PositionRules.check((long) all + count, squares);
      items.addToHand(owner, code, count);
    }
    return all;
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
    // A tree takes the pieces one by one and needs no array.
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

  private UnsupportedOperationException noTexts() {
    String reason = "its declaration does not specify order";
    try {
      FeenText.format(empty, FeenDialect.SNN_STYLES);
    } catch (IllegalArgumentException e) {
      reason = e.getMessage();
    }
    return new UnsupportedOperationException("positions of this board have no texts: " + reason);
  }
}
