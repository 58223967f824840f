// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedBoard;
import dev.boardwright.support.CodedEdit;
import dev.boardwright.support.FeenCodes;
import dev.boardwright.support.RuntimeKey;
import dev.boardwright.support.rules.CodedGame;
import dev.boardwright.support.rules.CodedGamePosition;
import dev.boardwright.support.rules.PlayingCursor;
import dev.boardwright.support.words.CodeSets;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntPredicate;

/**
 * An immutable position of a {@link RuleBook}: what a generated class is for a game that is
 * declared in the source code. Squares are flat indices, and pieces are codes or tokens, as {@link
 * RuleBook#pieces} lists them.
 *
 * <p>It is equal to any {@link Qi} with the same content. A rule book and its lists of moves also
 * accept a position of an equal rule book, and a cursor only those of its own.
 */
public final class RuleBookPosition extends CodedGamePosition<RuleBookPosition, Move> {
  private static final Side[] SIDES = Side.values();

  private final RunTimeBoard owner;
  private final byte[] board;

  /** The numbers of pieces in the hands, at the places that the board defines. */
  private final char[] hands;

  RuleBookPosition(
      RunTimeBoard owner, byte[] board, char[] hands, Side turn, int pieceCount, long knownHash) {
    super(turn, pieceCount, knownHash);
    this.owner = owner;
    this.board = board;
    this.hands = hands;
  }

  @Override
  protected CodedBoard<RuleBookPosition> declared() {
    return owner.board();
  }

  @Override
  protected CodedGame<RuleBookPosition, Move> game() {
    return owner.game();
  }

  @Override
  public int codeAt(int index) {
    return board[shape().checkIndex(index)] & 0xFF;
  }

  @Override
  public void copyCodes(byte[] codes) {
    CodeSets.copy(board, codes, board.length);
  }

  @Override
  protected byte[] codes(RuntimeKey key) {
    Objects.requireNonNull(key, "key");
    return board;
  }

  @Override
  protected int count(int key) {
    int place = owner.handPlaces[key];
    return place < 0 ? 0 : hands[place];
  }

  @Override
  public SquareSet occupied() {
    return setOf(code -> code != 0);
  }

  @Override
  public SquareSet occupied(Side side) {
    Objects.requireNonNull(side, "side");
    return setOf(code -> code != 0 && owner.book.side(code) == side);
  }

  @Override
  public SquareSet squaresOf(int code) {
    owner.pieces.checkCode(code);
    return setOf(other -> other == code);
  }

  private SquareSet setOf(IntPredicate isIn) {
    long[] words = new long[Words.count(board.length)];
    for (int square = 0; square < board.length; square++) {
      if (isIn.test(board[square] & 0xFF)) {
        words[square >> 6] |= 1L << square;
      }
    }
    return owner.geometry().setOfWords(words);
  }

  /**
   * {@return the text of this position ({@link dev.boardwright.notation.Feen})} The method {@code
   * parse} of {@link #type} turns the text into an equal position.
   *
   * @throws UnsupportedOperationException if positions of this board have no texts
   * @throws IllegalArgumentException if the text would be longer than {@link
   *     dev.boardwright.notation.Feen#MAX_LENGTH}
   */
  public String toText() {
    return declared().toText(this);
  }

  @Override
  protected RuleBookPosition play(RuntimeKey key, int from, int to, int as, int toHand) {
    Objects.requireNonNull(key, "key");
    int moved = board[from] & 0xFF;
    int captured = board[to] & 0xFF;
    int after = as == 0 ? moved : as;
    int side = turn().ordinal();
    int pieces = pieceCount();
    long hash = knownHash();
    char[] held = hands;
    if (toHand == 0) {
      pieces -= Integer.signum(captured);
    } else {
      int place = side * owner.codes() + toHand;
      held = with(place, 1);
      hash ^= hash == 0 ? 0 : owner.changeOfHand(place, count(place), 1);
    }
    byte[] squares = board.clone();
    squares[from] = 0;
    squares[to] = (byte) after;
    if (hash != 0) {
      hash ^= SECOND_TO_MOVE;
      hash ^= key(moved, from) ^ key(captured, to) ^ key(after, to);
    }
    return new RuleBookPosition(owner, squares, held, SIDES[side ^ 1], pieces, hash);
  }

  @Override
  protected RuleBookPosition drop(RuntimeKey key, int code, int to) {
    Objects.requireNonNull(key, "key");
    int side = turn().ordinal();
    int place = side * owner.codes() + code;
    long hash = knownHash();
    if (hash != 0) {
      hash ^= SECOND_TO_MOVE ^ key(code, to) ^ owner.changeOfHand(place, count(place), -1);
    }
    byte[] squares = board.clone();
    squares[to] = (byte) code;
    return new RuleBookPosition(
        owner, squares, with(place, -1), SIDES[side ^ 1], pieceCount(), hash);
  }

  /** {@return the hands after a change of one count} */
  private char[] with(int key, int delta) {
    char[] changed = hands.clone();
    changed[owner.handPlaces[key]] += (char) delta;
    return changed;
  }

  private long key(int code, int index) {
    return owner.pieces.onSquare(code, index);
  }

  /**
   * Returns this position, or an equal one if it belongs to an equal rule book.
   *
   * @throws IllegalArgumentException if it belongs to another game
   */
  RuleBookPosition of(RunTimeBoard other) {
    if (other == owner) {
      return this;
    }
    if (!other.book.equals(owner.book)) {
      throw new IllegalArgumentException("the position belongs to another game");
    }
    return other.book.copyOf(this);
  }

  @Override
  public SquareSet attackers(int square, Side by) {
    return cursor().attackers(square, by);
  }

  @Override
  public Edit edit() {
    return new Edit(this);
  }

  @Override
  public Cursor cursor() {
    return new Cursor(this);
  }

  @Override
  protected boolean hasSameContent(RuleBookPosition other) {
    return Arrays.equals(board, other.board) && Arrays.equals(hands, other.hands);
  }

  /** An edit of a position, which {@link #build} turns into a position. */
  public static final class Edit extends CodedEdit<RuleBookPosition, Edit> {
    private byte[] board;
    private char[] hands;

    private Edit(RuleBookPosition position) {
      super(position, Character.MAX_VALUE);
      board = position.board;
      hands = position.hands;
    }

    @Override
    protected Edit self() {
      return this;
    }

    @Override
    protected int read(int index) {
      return board[index] & 0xFF;
    }

    @Override
    protected void place(RuntimeKey key, int index, int code) {
      Objects.requireNonNull(key, "key");
      if (board == from.board) {
        board = board.clone();
      }
      board[index] = (byte) code;
    }

    @Override
    protected int count(int key) {
      int place = from.owner.handPlaces[key];
      return place < 0 ? 0 : hands[place];
    }

    @Override
    protected void hold(RuntimeKey key, int which, int count) {
      Objects.requireNonNull(key, "key");
      if (hands == from.hands) {
        hands = hands.clone();
      }
      hands[from.owner.handPlaces[which]] = (char) count;
    }

    @Override
    protected void take(RuntimeKey key, FeenCodes codes) {
      Objects.requireNonNull(key, "key");
      if (codes.squares().length == 0) { // a text of a large board
        super.take(key, codes);
      } else {
        board = codes.squares();
        forgetHash();
      }
    }

    @Override
    protected RuleBookPosition create(RuntimeKey key, Side turn, int pieceCount, long knownHash) {
      Objects.requireNonNull(key, "key");
      return turn == from.turn()
              && Arrays.equals(hands, from.hands)
              && Arrays.equals(board, from.board)
          ? from
          : new RuleBookPosition(from.owner, board, hands, turn, pieceCount, knownHash);
    }
  }

  /**
   * A position of a rule book that is changed in place, for searches. See {@link
   * dev.boardwright.qi.BoardCursor}.
   */
  public static final class Cursor extends PlayingCursor<RuleBookPosition, SquareSet> {
    private final RunTimeBoard owner;

    private Cursor(RuleBookPosition position) {
      super(position);
      owner = position.owner;
    }

    @Override
    protected RuleBookPosition create(RuntimeKey key, Side turn, int pieceCount, long knownHash) {
      Objects.requireNonNull(key, "key");
      char[] held = handArray(owner.counts);
      return new RuleBookPosition(owner, board.clone(), held, turn, pieceCount, knownHash);
    }

    @Override
    protected SquareSet set(long[] words, int first, int second) {
      long[] found = new long[Words.count(board.length)];
      for (int word = 0; word < found.length; word++) {
        found[word] = words[first + word] | words[second + word];
      }
      return owner.geometry().setOfWords(found);
    }

    @Override
    public void play(int move) {
      playMove(move, null);
    }

    @Override
    public int play(int move, int[] values) {
      return playMove(move, checked(values));
    }
  }
}
