// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiChanges;
import dev.boardwright.style.Side;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A slow implementation of {@link Qi}, which follows its specification and uses none of the code of
 * the real positions. Tests compare the real positions with it.
 */
public final class NaiveQi implements Qi {
  private final Shape shape;
  private final List<String> board;
  private final Map<Side, TreeMap<String, BigInteger>> hands;
  private final Map<Side, String> styles;
  private final Side turn;
  private final Declared declared;

  /**
   * The declared pieces of a board, and those that each hand may hold. A position that accepts any
   * piece has null instead.
   */
  private record Declared(Set<String> pieces, Map<Side, Set<String>> hands) {}

  private NaiveQi(
      Shape shape,
      List<String> board,
      Map<Side, TreeMap<String, BigInteger>> hands,
      Map<Side, String> styles,
      Side turn,
      Declared declared) {
    this.declared = declared;
    this.shape = shape;
    this.board = board;
    this.hands = hands;
    this.styles = styles;
    this.turn = turn;
  }

  public static NaiveQi empty(Shape shape, String firstStyle, String secondStyle) {
    return new NaiveQi(
        shape,
        Collections.nCopies(shape.squareCount(), null),
        Map.of(Side.FIRST, new TreeMap<>(), Side.SECOND, new TreeMap<>()),
        Map.of(Side.FIRST, firstStyle, Side.SECOND, secondStyle),
        Side.FIRST,
        null);
  }

  /** {@return this position with declared pieces, which rejects all other pieces} */
  public NaiveQi declaring(List<String> pieces, List<String> firstHand, List<String> secondHand) {
    return new NaiveQi(
        shape,
        board,
        hands,
        styles,
        turn,
        new Declared(
            Set.copyOf(pieces),
            Map.of(Side.FIRST, Set.copyOf(firstHand), Side.SECOND, Set.copyOf(secondHand))));
  }

  private static int bytes(String piece) {
    // getBytes encodes an unpaired surrogate as one byte ("?"), but the contract counts three.
    return piece.codePoints().map(c -> c >= 0xD800 && c < 0xE000 ? 3 : utf8(c)).sum();
  }

  private static int utf8(int c) {
    return Character.toString(c).getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public NaiveQi boardDiff(List<BoardChange> changes) {
    List<String> changed = new ArrayList<>(board);
    for (BoardChange change : changes) {
      set(changed, change.index(), change.piece());
    }
    return checked(new NaiveQi(shape, changed, hands, styles, turn, declared));
  }

  private void set(List<String> squares, int index, String piece) {
    if (index < 0 || index >= squares.size()) {
      throw new IllegalArgumentException(
          "invalid flat index: " + index + " (board has " + squares.size() + " squares)");
    }
    checkPiece(piece);
    if (declared != null && piece != null && !declared.pieces.contains(piece)) {
      throw new IllegalArgumentException("piece not declared: " + piece);
    }
    squares.set(index, piece);
  }

  private static void checkPiece(String piece) {
    if (piece != null && bytes(piece) > 255) {
      throw new IllegalArgumentException("piece exceeds 255 bytes (got " + bytes(piece) + ")");
    }
  }

  @Override
  public NaiveQi handDiff(Side side, List<HandChange> changes) {
    TreeMap<String, BigInteger> changed = new TreeMap<>(hands.get(side));
    for (HandChange change : changes) {
      add(side, changed, change.piece(), change.delta());
    }
    return checked(withHand(side, changed));
  }

  private NaiveQi withHand(Side side, TreeMap<String, BigInteger> hand) {
    return new NaiveQi(
        shape,
        board,
        Map.of(side, hand, side.opposite(), hands.get(side.opposite())),
        styles,
        turn,
        declared);
  }

  private void add(Side side, TreeMap<String, BigInteger> hand, String piece, int delta) {
    if (piece == null) {
      throw new IllegalArgumentException("piece must be a string, got null");
    }
    if (delta == 0) {
      return;
    }
    checkPiece(piece);
    BigInteger count = hand.getOrDefault(piece, BigInteger.ZERO).add(BigInteger.valueOf(delta));
    if (count.signum() < 0) {
      throw new IllegalArgumentException("cannot remove " + piece + ": not found in hand");
    }
    if (declared != null && !declared.pieces.contains(piece)) {
      throw new IllegalArgumentException("piece not declared: " + piece);
    }
    if (declared != null && !declared.hands.get(side).contains(piece)) {
      String player = side == Side.FIRST ? "first" : "second";
      throw new IllegalArgumentException(
          "piece not declared for the " + player + " player's hand: " + piece);
    }
    if (count.signum() == 0) {
      hand.remove(piece);
    } else {
      hand.put(piece, count);
    }
  }

  private static NaiveQi checked(NaiveQi qi) {
    if (qi.total().compareTo(BigInteger.valueOf(qi.squareCount())) > 0) {
      throw new IllegalArgumentException(
          "too many pieces for board size ("
              + qi.total()
              + " pieces, "
              + qi.squareCount()
              + " squares)");
    }
    return qi;
  }

  private BigInteger total() {
    BigInteger total = BigInteger.valueOf(board.stream().filter(piece -> piece != null).count());
    for (TreeMap<String, BigInteger> hand : hands.values()) {
      for (BigInteger count : hand.values()) {
        total = total.add(count);
      }
    }
    return total;
  }

  @Override
  public NaiveQi toggle() {
    return new NaiveQi(shape, board, hands, styles, turn.opposite(), declared);
  }

  @Override
  public QiChanges changesTo(Qi other) {
    List<BoardChange> squares = new ArrayList<>();
    for (int index = 0; index < board.size(); index++) {
      if (!Objects.equals(board.get(index), other.pieceAt(index))) {
        squares.add(BoardChange.set(index, other.pieceAt(index)));
      }
    }
    return new QiChanges(
        squares,
        handChanges(Side.FIRST, other),
        handChanges(Side.SECOND, other),
        turn != other.turn());
  }

  private List<HandChange> handChanges(Side side, Qi other) {
    Set<String> pieces = new TreeSet<>(hands.get(side).keySet());
    pieces.addAll(other.hand(side).keySet());
    return pieces.stream()
        .map(piece -> HandChange.add(piece, other.handCount(side, piece) - handCount(side, piece)))
        .filter(change -> change.delta() != 0)
        .toList();
  }

  @Override
  public Edit edit() {
    return new NaiveEdit(this);
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public int squareCount() {
    return shape.squareCount();
  }

  @Override
  public int pieceCount() {
    return total().intValueExact();
  }

  @Override
  public String pieceAt(int index) {
    if (index < 0 || index >= board.size()) {
      set(new ArrayList<>(board), index, null);
    }
    return board.get(index);
  }

  @Override
  public List<String> board() {
    return Collections.unmodifiableList(board);
  }

  @Override
  public Map<String, Integer> firstPlayerHand() {
    return hand(Side.FIRST);
  }

  @Override
  public Map<String, Integer> secondPlayerHand() {
    return hand(Side.SECOND);
  }

  @Override
  public Map<String, Integer> hand(Side side) {
    Map<String, Integer> hand = new TreeMap<>();
    hands.get(side).forEach((piece, count) -> hand.put(piece, count.intValueExact()));
    return hand;
  }

  @Override
  public int handCount(Side side, String piece) {
    return hand(side).getOrDefault(piece, 0);
  }

  @Override
  public String firstPlayerStyle() {
    return styles.get(Side.FIRST);
  }

  @Override
  public String secondPlayerStyle() {
    return styles.get(Side.SECOND);
  }

  @Override
  public String style(Side side) {
    return styles.get(side);
  }

  @Override
  public Side turn() {
    return turn;
  }

  @Override
  public NaiveQi firstPlayerHandDiff(List<HandChange> changes) {
    return handDiff(Side.FIRST, changes);
  }

  @Override
  public NaiveQi secondPlayerHandDiff(List<HandChange> changes) {
    return handDiff(Side.SECOND, changes);
  }

  @Override
  public List<?> toNested() {
    List<?> nested = board;
    int[] sizes = shape.toArray();
    for (int axis = sizes.length - 1; axis > 0; axis--) {
      List<Object> outer = new ArrayList<>();
      for (int from = 0; from < nested.size(); from += sizes[axis]) {
        outer.add(nested.subList(from, from + sizes[axis]));
      }
      nested = outer;
    }
    return nested;
  }

  /** Computes every term of the hash from its definition. */
  @Override
  public long contentHash() {
    long golden = 0x9E3779B97F4A7C15L;
    long hash = turn == Side.SECOND ? mix(golden) : 0;
    int[] sizes = shape.toArray();
    for (int axis = 0; axis < sizes.length; axis++) {
      hash ^= mix(~golden * (65536L * (1 + axis) + sizes[axis]));
    }
    for (int index = 0; index < board.size(); index++) {
      if (board.get(index) != null) {
        hash ^= mix(text(board.get(index)) + golden * (1 + index));
      }
    }
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> entry : hand(side).entrySet()) {
        long number = (1L << 32) * (1 + side.ordinal()) + entry.getValue();
        hash ^= mix(text(entry.getKey()) + golden * number);
      }
      hash ^= mix(text(style(side)) - golden * (1 + side.ordinal()));
    }
    return hash;
  }

  private static long text(String s) {
    long hash = 0xCBF29CE484222325L;
    for (char c : s.toCharArray()) {
      hash = (hash ^ (c >> 8)) * 0x100000001B3L;
      hash = (hash ^ (c & 0xFF)) * 0x100000001B3L;
    }
    return mix(hash);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public String toString() {
    return "NaiveQi " + shape + board + hands + styles + turn;
  }

  private static final class NaiveEdit implements Edit {
    private NaiveQi now;

    NaiveEdit(NaiveQi now) {
      this.now = now;
    }

    @Override
    public Edit set(int index, String piece) {
      List<String> squares = new ArrayList<>(now.board);
      now.set(squares, index, piece);
      now = new NaiveQi(now.shape, squares, now.hands, now.styles, now.turn, now.declared);
      return this;
    }

    @Override
    public Edit clear(int index) {
      return set(index, null);
    }

    @Override
    public Edit addToHand(Side side, String piece, int delta) {
      TreeMap<String, BigInteger> hand = new TreeMap<>(now.hands.get(side));
      now.add(side, hand, piece, delta);
      now = now.withHand(side, hand);
      return this;
    }

    @Override
    public Edit toggle() {
      now = now.toggle();
      return this;
    }

    @Override
    public Qi build() {
      return checked(now);
    }
  }

  /**
   * {@return whether two positions have the same content} They may be of any kind, because only the
   * methods of the interface are used.
   */
  public static boolean sameContent(Qi a, Qi b) {
    return a.shape().equals(b.shape())
        && a.board().equals(b.board())
        && new ArrayList<>(a.firstPlayerHand().entrySet())
            .equals(new ArrayList<>(b.firstPlayerHand().entrySet()))
        && new ArrayList<>(a.secondPlayerHand().entrySet())
            .equals(new ArrayList<>(b.secondPlayerHand().entrySet()))
        && Arrays.asList(a.firstPlayerStyle(), a.secondPlayerStyle(), a.turn())
            .equals(Arrays.asList(b.firstPlayerStyle(), b.secondPlayerStyle(), b.turn()))
        && a.pieceCount() == b.pieceCount();
  }
}
