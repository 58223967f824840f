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
import java.util.EnumMap;
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
  private final Map<Side, String> styles;
  private final Declared declared;
  private final List<String> board = new ArrayList<>();
  private final Map<Side, TreeMap<String, BigInteger>> hands = new EnumMap<>(Side.class);
  private Side turn = Side.FIRST;

  /**
   * The declared pieces of a board, and those that each hand may hold. A position that accepts any
   * piece has null instead.
   */
  private record Declared(Set<String> pieces, Map<Side, Set<String>> hands) {}

  private NaiveQi(Shape shape, Map<Side, String> styles, Declared declared) {
    this.shape = shape;
    this.styles = styles;
    this.declared = declared;
    board.addAll(Collections.nCopies(shape.squareCount(), null));
    for (Side side : Side.values()) {
      hands.put(side, new TreeMap<>());
    }
  }

  public static NaiveQi empty(Shape shape, String firstStyle, String secondStyle) {
    return new NaiveQi(shape, Map.of(Side.FIRST, firstStyle, Side.SECOND, secondStyle), null);
  }

  /** {@return this position with declared pieces, which rejects all other pieces} */
  public NaiveQi declaring(List<String> pieces, List<String> firstHand, List<String> secondHand) {
    return copy(
        new Declared(
            Set.copyOf(pieces),
            Map.of(Side.FIRST, Set.copyOf(firstHand), Side.SECOND, Set.copyOf(secondHand))));
  }

  private NaiveQi copy(Declared declared) {
    NaiveQi copy = new NaiveQi(shape, styles, declared);
    Collections.copy(copy.board, board);
    hands.forEach((side, hand) -> copy.hands.get(side).putAll(hand));
    copy.turn = turn;
    return copy;
  }

  private NaiveQi copy() {
    return copy(declared);
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
    NaiveQi copy = copy();
    changes.forEach(change -> copy.set(change.index(), change.piece()));
    return copy.checked();
  }

  private void set(int index, String piece) {
    checkIndex(index);
    checkPiece(piece);
    if (piece != null) {
      checkDeclared(piece);
    }
    board.set(index, piece);
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= board.size()) {
      throw new IllegalArgumentException(
          "invalid flat index: " + index + " (board has " + board.size() + " squares)");
    }
  }

  private void checkDeclared(String piece) {
    if (declared != null && !declared.pieces.contains(piece)) {
      throw new IllegalArgumentException("piece not declared: " + piece);
    }
  }

  private static void checkPiece(String piece) {
    if (piece != null && bytes(piece) > 255) {
      throw new IllegalArgumentException("piece exceeds 255 bytes (got " + bytes(piece) + ")");
    }
  }

  @Override
  public NaiveQi handDiff(Side side, List<HandChange> changes) {
    NaiveQi copy = copy();
    changes.forEach(change -> copy.add(side, change.piece(), change.delta()));
    return copy.checked();
  }

  private void add(Side side, String piece, int delta) {
    if (piece == null) {
      throw new IllegalArgumentException("piece must be a string, got null");
    }
    if (delta == 0) {
      return;
    }
    checkPiece(piece);
    TreeMap<String, BigInteger> hand = hands.get(side);
    BigInteger count = hand.getOrDefault(piece, BigInteger.ZERO).add(BigInteger.valueOf(delta));
    if (count.signum() < 0) {
      throw new IllegalArgumentException("cannot remove " + piece + ": not found in hand");
    }
    checkDeclared(piece);
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

  private NaiveQi checked() {
    if (total().compareTo(BigInteger.valueOf(squareCount())) > 0) {
      throw new IllegalArgumentException(
          "too many pieces for board size (" + total() + " pieces, " + squareCount() + " squares)");
    }
    return this;
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
    NaiveQi copy = copy();
    copy.turn = turn.opposite();
    return copy;
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
    return new NaiveEdit(copy());
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
    checkIndex(index);
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
    long hash = turn == Side.SECOND ? NaiveHash.mix(golden) : 0;
    int[] sizes = shape.toArray();
    for (int axis = 0; axis < sizes.length; axis++) {
      hash ^= NaiveHash.mix(~golden * (65536L * (1 + axis) + sizes[axis]));
    }
    for (int index = 0; index < board.size(); index++) {
      if (board.get(index) != null) {
        hash ^= NaiveHash.mix(NaiveHash.text(board.get(index)) + golden * (1 + index));
      }
    }
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> entry : hand(side).entrySet()) {
        long number = (1L << 32) * (1 + side.ordinal()) + entry.getValue();
        hash ^= NaiveHash.mix(NaiveHash.text(entry.getKey()) + golden * number);
      }
      hash ^= NaiveHash.mix(NaiveHash.text(style(side)) - golden * (1 + side.ordinal()));
    }
    return hash;
  }

  @Override
  public String toString() {
    return "NaiveQi " + shape + board + hands + styles + turn;
  }

  private static final class NaiveEdit implements Edit {
    private final NaiveQi now;

    NaiveEdit(NaiveQi now) {
      this.now = now;
    }

    @Override
    public Edit set(int index, String piece) {
      now.set(index, piece);
      return this;
    }

    @Override
    public Edit clear(int index) {
      return set(index, null);
    }

    @Override
    public Edit addToHand(Side side, String piece, int delta) {
      now.add(side, piece, delta);
      return this;
    }

    @Override
    public Edit toggle() {
      now.turn = now.turn.opposite();
      return this;
    }

    @Override
    public Qi build() {
      return now.copy().checked();
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
