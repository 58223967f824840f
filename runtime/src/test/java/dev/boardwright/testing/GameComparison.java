// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * A comparison of the generated form of a game with its rule book: on random games, on positions
 * that no game reaches, and for numbers that are no moves. Positions and cursors are compared at
 * each step. One object uses the same lists and cursor for everything, so that what a call leaves
 * behind shows in the next one.
 *
 * @param <P> the type of the positions
 */
public final class GameComparison<P extends BoardPosition<P>> {
  private static final int PLAYED = 5;
  private static final int NUMBERS = 12;
  private static final int TARGETS = 3;
  private static final int BITS = 29;

  /** The most squares of a board on which everything is compared. */
  private static final int LARGE = 64;

  private static final int HUGE = 256;

  private final BoardGame<P> game;
  private final RuleBook book;
  private final Game<Qi> slowGame;
  private final Random random;
  private final Moves<Qi> slow;
  private final BoardMoves<P> moves;
  private final BoardMoves<P> atCursor;
  private final BoardMoves<P> others;
  private final GameCursor<P> cursor;

  private int gameCount;
  private long positionCount;
  private long moveCount;
  private long numberCount;

  /** Creates a comparison that chooses games and positions at random. */
  public GameComparison(BoardGame<P> game, Random random) {
    this.game = game;
    this.random = random;
    book = game.rules();
    slowGame = book.game();
    slow = slowGame.newMoves();
    moves = game.newMoves();
    atCursor = game.newMoves();
    others = game.newMoves();
    cursor = game.cursor(game.start());
  }

  /**
   * Compares both forms in all ways. Boards of more than 64 squares get a part of it, because the
   * rule book takes long there.
   *
   * @param games the number of random games
   * @param plies the maximum number of moves of a game
   * @param positions the number of positions that no game reaches
   * @param calls the number of calls of a cursor that are no moves of the game
   */
  public void run(int games, int plies, int positions, int calls) {
    int squares = book.shape().squareCount();
    int part = squares > HUGE ? 20 : squares > LARGE ? 4 : 1;
    for (int i = 0; i < Math.max(1, games / part); i++) {
      playGame(plies / part);
    }
    for (int i = 0; i < positions / part; i++) {
      checkRandomPosition();
    }
    changeAtWill(calls / part);
  }

  /** Compares both forms along a random game. */
  private void playGame(int plies) {
    gameCount++;
    P position = game.start();
    cursor.reset(position);
    // This cursor is asked nothing between its moves, so that nothing but the moves changes it.
    GameCursor<P> unasked = game.cursor(position);
    for (int ply = 0; ply < plies && check(position); ply++) {
      int move = moves.get(random.nextInt(moves.size()));
      Qi next = slowGame.play(position, move);
      position = game.play(position, move);
      cursor.play(move);
      unasked.play(move);
      assertEquals(next, position);
    }
    assertEquals(position, unasked.snapshot());
    assertEquals(position.contentHash(), unasked.contentHash());
    int calls = cursor.mark();
    while (cursor.mark() != calls - random.nextInt(plies) && hasCalls()) {
      cursor.undo();
    }
    check(cursor.snapshot());
  }

  /** {@return the number of random games so far} */
  public int gameCount() {
    return gameCount;
  }

  /** {@return the number of positions compared so far} */
  public long positionCount() {
    return positionCount;
  }

  /** {@return the number of legal moves of these positions} */
  public long moveCount() {
    return moveCount;
  }

  /** {@return the number of numbers given to {@code play} so far, most of which are no moves} */
  public long numberCount() {
    return numberCount;
  }

  private boolean hasCalls() {
    return !cursor.snapshot().equals(game.start());
  }

  /** Compares both forms on a position of random pieces. */
  public void checkRandomPosition() {
    checkPosition(game.copyOf(randomPosition()));
  }

  /** Compares both forms on a position. */
  public void checkPosition(P position) {
    cursor.reset(position);
    check(position);
  }

  private Qi randomPosition() {
    Qi.Edit edit = Qi.of(book.shape(), book.style(Side.FIRST), book.style(Side.SECOND)).edit();
    List<String> pieces = book.pieces();
    boolean[] hasRoyal = new boolean[2];
    int squares = book.shape().squareCount();
    int count = 1 + random.nextInt(squares);
    boolean[] isTaken = new boolean[squares];
    for (int i = 0; i < count; i++) {
      // The royal pieces come first, so that few positions lack one.
      String piece = pieces.get(random.nextInt(pieces.size()));
      if (i < 2 && random.nextInt(20) != 0) {
        piece = royal(i);
      }
      int square = random.nextInt(squares);
      int side = Character.isUpperCase(letter(piece)) ? 0 : 1;
      boolean isRoyal = piece.endsWith("^");
      if (!isTaken[square] && !(isRoyal && hasRoyal[side])) {
        hasRoyal[side] |= isRoyal;
        isTaken[square] = true;
        edit.set(square, piece);
      }
    }
    addHands(edit, squares - count);
    return (random.nextBoolean() ? edit : edit.toggle()).build();
  }

  private String royal(int side) {
    List<String> royals =
        book.pieces().stream()
            .filter(p -> p.endsWith("^") && Character.isUpperCase(letter(p)) == (side == 0))
            .toList();
    return royals.get(random.nextInt(royals.size()));
  }

  private static char letter(String piece) {
    return piece.charAt(piece.startsWith("+") || piece.startsWith("-") ? 1 : 0);
  }

  private void addHands(Qi.Edit edit, int room) {
    int left = room;
    for (Side side : Side.values()) {
      for (String piece : book.handPieces(side)) {
        int count = Math.min(left, random.nextInt(3));
        edit.addToHand(side, piece, count);
        left -= count;
      }
    }
  }

  /**
   * Compares everything about a position, at which the cursor stands; returns whether it has moves.
   */
  private boolean check(P position) {
    String text = Feen.format(position, FeenDialect.SNN_STYLES);
    slow.generate(position);
    positionCount++;
    moveCount += slow.size();
    TreeSet<Integer> expected = set(slow);
    assertEquals(expected, set(moves.generate(position)), text);
    assertEquals(slow.size(), moves.size(), text);
    assertEquals(expected, set(atCursor.generate(cursor)), text);
    assertEquals(slow.size(), others.count(cursor), text);
    assertEquals(slow.size(), others.count(position), text);
    for (BoardMoves<P> list : List.of(moves, atCursor, others)) {
      assertEquals(slow.isCheck(), list.isCheck(), text);
      assertEquals(slow.outcome(), list.outcome(), text);
    }
    assertEquals(slow.isCheck(), cursor.isCheck(), text);
    assertEquals(slow.outcome(), game.outcome(position), text);
    assertEquals(slow.isCheck(), others.isCheck(position), text);
    assertEquals(position, copyByCodes(position), text);
    checkTargets(position, expected, text);
    checkCaptures(position, text);
    checkMoves(position, text);
    checkNumbers(position, text);
    slow.generate(position);
    assertEquals(expected, set(atCursor.generate(cursor)), text);
    moves.generate(position);
    return moves.size() > 0;
  }

  private static TreeSet<Integer> set(Moves<?> moves) {
    TreeSet<Integer> set = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      set.add(moves.get(i));
    }
    return set;
  }

  /** {@return the position that has the codes and the hands of another one} */
  private P copyByCodes(P position) {
    byte[] codes = new byte[position.squareCount()];
    position.copyCodes(codes);
    int pieces = book.pieces().size();
    int[][] hands = new int[2][pieces + 1];
    for (Side side : Side.values()) {
      for (int code = 1; code <= pieces; code++) {
        hands[side.ordinal()][code] = position.handCount(side, code);
      }
    }
    return position.type().of(position.turn(), codes, hands[0], hands[1]);
  }

  /** Compares the moves to some squares. */
  private void checkTargets(P position, TreeSet<Integer> expected, String text) {
    for (int i = 0; i < TARGETS; i++) {
      int square = random.nextInt(position.squareCount());
      TreeSet<Integer> there = set(others.generateTo(position, square));
      assertTrue(expected.containsAll(there), text);
      Predicate<Integer> isElsewhere = move -> others.to(move) != square;
      TreeSet<Integer> wanted = new TreeSet<>(expected);
      wanted.removeIf(isElsewhere);
      there.removeIf(isElsewhere);
      assertEquals(wanted, there, () -> text + " to " + square);
      assertEquals(slow.outcome(), others.outcome(), text);
      assertEquals(wanted, set(slowGame.newMoves().generateTo(position, square)), text);
    }
  }

  private void checkCaptures(P position, String text) {
    slow.generateCaptures(position);
    TreeSet<Integer> expected = set(slow);
    assertEquals(expected, set(others.generateCaptures(position)), text);
    assertEquals(slow.size(), others.size(), text);
    assertEquals(slow.outcome(), others.outcome(), text);
    assertEquals(slow.isCheck(), others.isCheck(), text);
    assertEquals(expected, set(others.generateCaptures(cursor)), text);
    if (moves.size() > 0) {
      // The list must not notice that the cursor has moved on.
      cursor.play(moves.get(random.nextInt(moves.size())));
      assertEquals(slow.outcome(), others.outcome(), text);
      cursor.undo();
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      assertEquals(expected.contains(move), others.isCapture(position, move), text);
    }
  }

  /** Plays some of the legal moves in all ways. */
  private void checkMoves(P position, String text) {
    for (int i = 0; i < Math.min(PLAYED, moves.size()); i++) {
      int move = moves.get(random.nextInt(moves.size()));
      String shown = text + " " + slow.toText(move);
      Qi next = slowGame.play(position, move);
      assertEquals(next, game.play(position, move), shown);
      checkPlayed(position, move, next, shown);
      assertTrue(others.isLegal(position, move), shown);
      assertEquals(move, others.parse(position, others.toText(move)), shown);
    }
  }

  private void checkPlayed(P position, int move, Qi next, String shown) {
    boolean isHashed = random.nextBoolean();
    if (isHashed) {
      cursor.contentHash();
    }
    cursor.play(move);
    boolean isCheckAskedFirst = random.nextBoolean();
    if (isCheckAskedFirst) {
      assertEquals(book.isCheck(next), cursor.isCheck(), shown);
    }
    assertEquals(next, cursor.snapshot(), shown);
    assertEquals(next.contentHash(), cursor.contentHash(), shown);
    assertEquals(
        Feen.format(next, FeenDialect.SNN_STYLES),
        Feen.format(cursor.snapshot(), FeenDialect.SNN_STYLES));
    if (random.nextInt(3) == 0) {
      slow.generate(next);
      assertEquals(set(slow), set(atCursor.generate(cursor)), shown);
      assertEquals(book.isCheck(next), cursor.isCheck(), shown);
    }
    cursor.undo();
    assertEquals(position, cursor.snapshot(), shown);
    assertEquals(position.contentHash(), cursor.contentHash(), shown);
  }

  /** Plays numbers, most of which are no legal moves. */
  private void checkNumbers(P position, String text) {
    for (int i = 0; i < NUMBERS; i++) {
      int number = number(i);
      numberCount++;
      String shown = text + " " + number;
      assertEquals(slow.isLegal(position, number), others.isLegal(position, number), shown);
      int mark = cursor.mark();
      P played = null;
      try {
        played = game.play(position, number);
      } catch (IllegalArgumentException e) {
        assertTrue(Objects.requireNonNull(e.getMessage()).length() < 200);
      }
      try {
        cursor.play(number);
      } catch (IllegalArgumentException e) {
        assertEquals(mark, cursor.mark(), shown);
        assertEquals(position, cursor.snapshot(), shown);
        assertEquals(null, played, shown);
        continue;
      }
      assertEquals(played, cursor.snapshot(), shown);
      checkConsistent(shown);
      cursor.undo();
      assertEquals(position, cursor.snapshot(), shown);
      assertEquals(position.contentHash(), cursor.contentHash(), shown);
    }
  }

  /**
   * Makes random calls of a cursor that are no moves of the game: any piece goes anywhere and
   * becomes any other. After each call, the cursor has to know the position that it holds.
   */
  private void changeAtWill(int calls) {
    cursor.reset(game.start());
    checkConsistent("start"); // from now on, the cursor keeps its sets
    for (int call = 0; call < calls; call++) {
      P before = cursor.snapshot();
      int mark = cursor.mark();
      String shown = Feen.format(before, FeenDialect.SNN_STYLES) + " " + changed();
      if (random.nextInt(3) > 0) {
        assertEquals(checkOf(cursor.snapshot()), checkOf(cursor), shown);
      }
      if (random.nextInt(3) > 0) {
        checkConsistent(shown);
      }
      if (random.nextInt(4) > 0) {
        cursor.undoTo(mark);
        assertEquals(before, cursor.snapshot(), shown);
        checkConsistent(shown);
      }
    }
  }

  /** Makes a call; returns what it was, or what was rejected. */
  private String changed() {
    int squares = book.shape().squareCount();
    int codes = book.pieces().size() + 1;
    int from = random.nextInt(squares);
    for (int tries = 0; tries < squares && cursor.codeAt(from) == 0; tries++) {
      from = (from + 1) % squares;
    }
    int to = random.nextInt(8) == 0 ? from : random.nextInt(squares);
    int as = random.nextBoolean() ? 0 : random.nextInt(codes);
    int toHand = random.nextInt(4) > 0 ? 0 : random.nextInt(codes);
    int kind = random.nextInt(8);
    String call = kind + ": " + from + " " + to + " " + as + " " + toHand;
    try {
      switch (kind) {
        case 0 -> cursor.drop(as, to);
        case 1 -> cursor.set(to, as);
        case 2 -> cursor.toggle();
        case 3 -> cursor.addToHand(Side.values()[random.nextInt(2)], as, random.nextInt(3));
        default -> cursor.play(from, to, as, toHand);
      }
    } catch (IllegalArgumentException e) {
      return call + " (" + e.getMessage() + ")";
    }
    return call;
  }

  private Object checkOf(P position) {
    try {
      return book.isCheck(position);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private Object checkOf(GameCursor<P> at) {
    try {
      return at.isCheck();
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Checks that a cursor holds a position whose sets, hash and moves belong to its squares. */
  private void checkConsistent(String shown) {
    P now = cursor.snapshot();
    P copy = now.type().parse(Feen.format(now, FeenDialect.SNN_STYLES));
    assertEquals(copy, now, shown);
    assertEquals(copy.contentHash(), cursor.contentHash(), shown);
    assertEquals(outcomeOf(copy), outcomeOf(cursor), shown);
    for (int code = 1; code <= book.pieces().size(); code++) {
      assertEquals(now.squaresOf(code), cursor.squaresOf(code), shown);
    }
  }

  private Object outcomeOf(P position) {
    try {
      slow.generate(position);
      return set(slow) + " " + slow.isCheck();
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private Object outcomeOf(GameCursor<P> at) {
    try {
      return set(atCursor.generate(at)) + " " + atCursor.isCheck();
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private int number(int i) {
    if (i % 3 == 0) {
      return random.nextInt();
    }
    if (i % 3 == 1 && moves.size() > 0) {
      return moves.get(random.nextInt(moves.size())) ^ 1 << random.nextInt(BITS);
    }
    int squares = book.shape().squareCount();
    int codes = book.pieces().size() + 1;
    boolean isDrop = random.nextInt(4) == 0;
    int from = isDrop ? 1 << 10 | random.nextInt(codes) : random.nextInt(squares);
    int becomes = random.nextBoolean() ? 0 : random.nextInt(codes);
    return random.nextInt(squares) | from << 10 | becomes << 21;
  }
}
