// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A comparison of the generated form of a game with its rule book: on random games, on positions
 * that no game reaches, and for numbers that are no moves. Positions and cursors are compared at
 * each step. One object uses the same lists and cursor for everything, so that what a call leaves
 * behind shows in the next one.
 *
 * @param <P> the type of the positions
 */
public final class GameComparison<P extends GamePosition<P>> {
  private static final int PLAYED = 5;
  private static final int NUMBERS = 12;
  private static final int TARGETS = 3;
  private static final int BITS = 29;

  /** The average number of calls of a random game of which one is a null move. */
  private static final int PASSES = 12;

  /** The most squares of a board on which everything is compared. */
  private static final int LARGE = 64;

  private static final int HUGE = 256;

  private final Game<P> game;
  private final RuleBook book;
  private final Game<RuleBookPosition> slowGame;
  private final Random random;
  private final BoardMoves<RuleBookPosition> slow;
  private final BoardMoves<P> moves;
  private final BoardMoves<P> atCursor;
  private final BoardMoves<P> others;
  private final GameCursor<P> cursor;
  private final CursorChanges<P> changes;
  private final PlannedLists<P> planned;

  // What the rule book tells of the position that is being checked. It takes long to find.
  private TreeSet<Integer> legal = new TreeSet<>();
  private Optional<GameEnd> end = Optional.empty();
  private boolean isCheck;

  /** The own token of each passing token. */
  private final Map<String, String> plain = new HashMap<>();

  private int gameCount;
  private long positionCount;
  private long moveCount;
  private long numberCount;
  private long repeatedCount;

  /**
   * A position of a line, and the call that led to it; {@link PackedMove#NONE} if it was no move.
   */
  private record Ply<P>(P position, int move) {}

  /** Creates a comparison that chooses games and positions at random. */
  public GameComparison(Game<P> game, Random random) {
    this.game = game;
    this.random = random;
    book = game.rules();
    slowGame = book;
    slow = slowGame.newMoves();
    moves = game.newMoves();
    atCursor = game.newMoves();
    others = game.newMoves();
    cursor = game.cursor(game.start());
    changes = new CursorChanges<>(game.start());
    planned = new PlannedLists<>(game);
    boolean hasOneStyle = book.style(Side.FIRST).equalsIgnoreCase(book.style(Side.SECOND));
    for (PieceRow row : book.rows()) {
      String token = row.tokens().get(0);
      plain.put(row.passing(), token);
      if (hasOneStyle) {
        plain.put(NaiveTokens.of(Side.SECOND, row.passing()), NaiveTokens.of(Side.SECOND, token));
      }
    }
    plain.remove("");
  }

  /**
   * Compares both forms in all ways. Boards of more than 64 squares get a part of it, because the
   * rule book takes long there.
   *
   * @param games the number of random games
   * @param plies the maximum number of moves of a game
   * @param positions the number of positions that no game reaches
   */
  public void run(int games, int plies, int positions) {
    int squares = book.shape().squareCount();
    int part = squares > HUGE ? 20 : squares > LARGE ? 4 : 1;
    for (int i = 0; i < Math.max(1, games / part); i++) {
      playGame(plies / part);
    }
    for (int i = 0; i < positions / part; i++) {
      checkRandomPosition();
    }
  }

  /** Compares both forms along a random game, which null moves interrupt, and back again. */
  private void playGame(int plies) {
    gameCount++;
    P position = game.start();
    cursor.reset(position);
    // This cursor is asked nothing between its moves, so that nothing but the moves changes it.
    GameCursor<P> unasked = game.cursor(position);
    List<Ply<P>> line = new ArrayList<>(List.of(new Ply<>(position, PackedMove.NONE)));
    for (int ply = 0; ply < plies && check(position); ply++) {
      String shown = text(position);
      boolean isPass = !isCheck && random.nextInt(PASSES) == 0;
      int move = isPass ? PackedMove.NONE : nextMove(line);
      P next = isPass ? position.pass() : game.play(position, move);
      assertEquals(isPass ? passed(position) : book.play(book.copyOf(position), move), next, shown);
      play(cursor, move);
      play(unasked, move);
      changes.checkPlayed(cursor, position, next, shown);
      line.add(new Ply<>(next, move));
      checkRepetitions(line);
      position = next;
    }
    assertEquals(position, unasked.snapshot());
    assertEquals(position.contentHash(), unasked.contentHash());
    assertEquals(cursor.repetitions(), unasked.repetitions());
    takeBack(line, random.nextInt(line.size()));
  }

  /** Takes back some calls of a line. */
  private void takeBack(List<Ply<P>> line, int calls) {
    for (int i = 0; i < calls; i++) {
      P from = line.remove(line.size() - 1).position;
      P to = line.get(line.size() - 1).position;
      cursor.undo();
      changes.checkUndone(cursor, from, to, text(from));
      checkRepetitions(line);
    }
    P position = line.get(line.size() - 1).position;
    assertEquals(position, cursor.snapshot());
    check(position);
  }

  /** {@return a legal move: any, or often the one that takes back the last one of the same side} */
  private int nextMove(List<Ply<P>> line) {
    int earlier = line.get(Math.max(0, line.size() - 2)).move;
    int back = PackedMove.of(PackedMove.to(earlier), Math.max(0, PackedMove.from(earlier)), 0);
    return random.nextInt(3) == 0 && set(moves).contains(back)
        ? back
        : moves.get(random.nextInt(moves.size()));
  }

  private static void play(GameCursor<?> cursor, int move) {
    if (move == PackedMove.NONE) {
      cursor.pass();
    } else {
      cursor.play(move);
    }
  }

  /** {@return a position after a null move: no piece can be captured en passant any longer} */
  private Qi passed(P position) {
    Qi.Edit edit = position.edit();
    for (int square = 0; square < position.squareCount(); square++) {
      String piece = position.pieceAt(square);
      edit.set(square, plain.getOrDefault(piece, piece));
    }
    return edit.toggle().build();
  }

  /** Compares the number of repetitions with a count of the equal positions of a line. */
  private void checkRepetitions(List<Ply<P>> line) {
    P position = line.get(line.size() - 1).position;
    int expected = 0;
    boolean isSincePass = true;
    for (int i = line.size() - 1; i >= 0 && isSincePass; i--) {
      expected += line.get(i).position.equals(position) ? 1 : 0;
      isSincePass = line.get(i).move != PackedMove.NONE;
    }
    repeatedCount += expected > 1 ? 1 : 0;
    assertEquals(expected, cursor.repetitions(), () -> text(position));
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

  /** {@return how often a position of a random game was a repetition so far} */
  public long repeatedCount() {
    return repeatedCount;
  }

  private static String text(Qi position) {
    return Feen.format(position, FeenDialect.SNN_STYLES);
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

  /** {@return a position of random pieces, which no game has to reach} */
  public Qi randomPosition() {
    return randomPosition(book, random);
  }

  /** {@return a position of random pieces, with at most one royal piece of each side} */
  public static Qi randomPosition(RuleBook book, Random random) {
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
        piece = royal(book, random, i);
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
    addHands(book, random, edit, squares - count);
    return (random.nextBoolean() ? edit : edit.toggle()).build();
  }

  private static String royal(RuleBook book, Random random, int side) {
    List<String> royals =
        book.pieces().stream()
            .filter(p -> p.endsWith("^") && Character.isUpperCase(letter(p)) == (side == 0))
            .toList();
    return royals.get(random.nextInt(royals.size()));
  }

  private static char letter(String piece) {
    return piece.charAt(piece.startsWith("+") || piece.startsWith("-") ? 1 : 0);
  }

  private static void addHands(RuleBook book, Random random, Qi.Edit edit, int room) {
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
    String text = text(position);
    slow.generate(book.copyOf(position));
    positionCount++;
    moveCount += slow.size();
    legal = set(slow);
    end = slow.end();
    isCheck = slow.isCheck();
    assertEquals(legal, set(moves.generate(position)), text);
    assertEquals(slow.size(), moves.size(), text);
    assertEquals(legal, set(atCursor.generate(cursor)), text);
    assertEquals(slow.size(), others.count(cursor), text);
    assertEquals(slow.size(), others.count(position), text);
    for (BoardMoves<P> list : List.of(moves, atCursor, others)) {
      assertEquals(isCheck, list.isCheck(), text);
      assertEquals(end, list.end(), text);
    }
    assertEquals(isCheck, cursor.isCheck(), text);
    checkRoyals(position, text);
    checkMethods(position, text);
    assertEquals(isCheck, others.isCheck(position), text);
    assertEquals(position, copyByCodes(position), text);
    checkTargets(position, text);
    TreeSet<Integer> captures = checkCaptures(position, text);
    if (Effort.IS_DEEP || positionCount % 6 == 1) {
      planned.check(position, legal, captures, isCheck, end, text);
    }
    checkMoves(position, text);
    checkNumbers(position, text);
    assertEquals(legal, set(atCursor.generate(cursor)), text);
    moves.generate(position);
    return moves.size() > 0;
  }

  private void checkRoyals(P position, String text) {
    for (Side side : Side.values()) {
      int[] royals =
          IntStream.range(0, position.squareCount())
              .filter(square -> isRoyal(position.pieceAt(square), side))
              .toArray();
      assertArrayEquals(royals, cursor.royals(side).toArray(), text);
      assertEquals(royals.length == 1 ? royals[0] : -1, cursor.royalSquare(side), text);
    }
  }

  private static boolean isRoyal(String piece, Side side) {
    return piece != null && piece.endsWith("^") && NaiveTokens.side(piece) == side;
  }

  /** Compares what the position itself tells about its moves. */
  private void checkMethods(P position, String text) {
    List<? extends Move> all = position.legalMoves();
    assertEquals(legal, packed(all), text);
    assertEquals(legal.size(), all.size(), text);
    int square = random.nextInt(position.squareCount());
    List<? extends Move> from = all.stream().filter(move -> move.fromIndex() == square).toList();
    assertEquals(from, position.legalMovesFrom(square), () -> text + " from " + square);
    assertEquals(isCheck, position.isCheck(), text);
    assertEquals(end, position.end(), text);
    if (isCheck) {
      assertThrows(IllegalStateException.class, position::pass, text);
      assertThrows(IllegalStateException.class, cursor::pass, text);
    } else {
      P passed = position.pass();
      assertEquals(passed(position), passed, text);
      cursor.pass();
      changes.checkPlayed(cursor, position, cursor.snapshot(), text);
      assertEquals(passed, cursor.snapshot(), text);
      assertEquals(1, cursor.repetitions(), text);
      cursor.undo();
      changes.checkUndone(cursor, passed, position, text);
    }
    assertEquals(position, cursor.snapshot(), text);
  }

  private TreeSet<Integer> packed(List<? extends Move> all) {
    TreeSet<Integer> packed = new TreeSet<>();
    all.forEach(move -> packed.add(move.packed(game)));
    return packed;
  }

  private static TreeSet<Integer> set(BoardMoves<?> moves) {
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
  private void checkTargets(P position, String text) {
    for (int i = 0; i < TARGETS; i++) {
      int square = random.nextInt(position.squareCount());
      TreeSet<Integer> there = set(others.generateTo(position, square));
      assertTrue(legal.containsAll(there), text);
      Predicate<Integer> isElsewhere = move -> PackedMove.to(move) != square;
      TreeSet<Integer> wanted = new TreeSet<>(legal);
      wanted.removeIf(isElsewhere);
      there.removeIf(isElsewhere);
      assertEquals(wanted, there, () -> text + " to " + square);
      assertEquals(end, others.end(), text);
      if (i == 0) {
        assertEquals(
            wanted, set(slowGame.newMoves().generateTo(book.copyOf(position), square)), text);
      }
    }
  }

  /** Compares captures, and returns them. */
  private TreeSet<Integer> checkCaptures(P position, String text) {
    slow.generateCaptures(book.copyOf(position));
    TreeSet<Integer> expected = set(slow);
    assertEquals(expected, set(others.generateCaptures(position)), text);
    assertEquals(slow.size(), others.size(), text);
    assertEquals(end, others.end(), text);
    assertEquals(isCheck, others.isCheck(), text);
    assertEquals(expected, set(others.generateCaptures(cursor)), text);
    if (moves.size() > 0) {
      // The list must not notice that the cursor has moved on.
      cursor.play(moves.get(random.nextInt(moves.size())));
      assertEquals(end, others.end(), text);
      cursor.undo();
    }
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      assertEquals(expected.contains(move), others.isCapture(position, move), text);
    }
    return expected;
  }

  /** Plays some of the legal moves in all ways. */
  private void checkMoves(P position, String text) {
    for (int i = 0; i < Math.min(PLAYED, moves.size()); i++) {
      int move = moves.get(random.nextInt(moves.size()));
      String shown = text + " " + game.move(move).toString();
      RuleBookPosition next = book.play(book.copyOf(position), move);
      assertEquals(next, game.play(position, move), shown);
      assertEquals(next, position.play(move), shown);
      assertEquals(next, position.play(slowGame.move(move)), shown);
      checkPlayed(position, move, next, shown);
      assertTrue(others.isLegal(position, move), shown);
      assertEquals(move, game.read(position, game.move(move).toString()), shown);
    }
  }

  private void checkPlayed(P position, int move, RuleBookPosition next, String shown) {
    boolean isHashed = random.nextBoolean();
    if (isHashed) {
      cursor.contentHash();
    }
    cursor.play(move);
    boolean isCheckAskedFirst = random.nextBoolean();
    if (isCheckAskedFirst) {
      assertEquals(next.isCheck(), cursor.isCheck(), shown);
    }
    P copy = game.copyOf(next);
    assertEquals(next, cursor.snapshot(), shown);
    assertEquals(copy.pieceCount(), cursor.pieceCount(), shown);
    assertEquals(copy.pieceCount(), game.play(position, move).pieceCount(), shown);
    assertEquals(next.contentHash(), cursor.contentHash(), shown);
    assertEquals(text(next), text(cursor.snapshot()));
    changes.checkPlayed(cursor, position, cursor.snapshot(), shown);
    if (random.nextInt(3) == 0) {
      slow.generate(next);
      assertEquals(set(slow), set(atCursor.generate(cursor)), shown);
      assertEquals(next.isCheck(), cursor.isCheck(), shown);
    }
    cursor.undo();
    assertEquals(position, cursor.snapshot(), shown);
    assertEquals(position.pieceCount(), cursor.pieceCount(), shown);
    assertEquals(position.contentHash(), cursor.contentHash(), shown);
    changes.checkUndone(cursor, copy, position, shown);
    changes.play(cursor, move, position, copy, shown);
    assertEquals(next, cursor.snapshot(), shown);
    cursor.undo();
    assertEquals(position, cursor.snapshot(), shown);
  }

  /** Plays numbers, most of which are no legal moves. */
  private void checkNumbers(P position, String text) {
    for (int i = 0; i < NUMBERS; i++) {
      int number = number(i);
      numberCount++;
      String shown = text + " " + number;
      boolean isLegal = legal.contains(number);
      if (i == 0) {
        assertEquals(isLegal, slow.isLegal(book.copyOf(position), number), shown);
      }
      assertEquals(isLegal, others.isLegal(position, number), shown);
      if (!isLegal && PackedMove.isMove(number, book)) {
        Move illegal = slowGame.move(number);
        assertThrows(IllegalArgumentException.class, () -> position.play(illegal), shown);
      }
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
      changes.checkPlayed(cursor, position, played, shown);
      checkConsistent(shown);
      cursor.undo();
      changes.checkUndone(cursor, played, position, shown);
      assertEquals(position, cursor.snapshot(), shown);
      assertEquals(position.contentHash(), cursor.contentHash(), shown);
      changes.play(cursor, number, position, played, shown);
      assertEquals(played, cursor.snapshot(), shown);
      cursor.undo();
    }
  }

  /** Checks that a cursor holds a position whose sets, hash and moves belong to its squares. */
  private void checkConsistent(String shown) {
    P now = cursor.snapshot();
    P copy = now.type().parse(text(now));
    assertEquals(copy, now, shown);
    assertEquals(copy.contentHash(), cursor.contentHash(), shown);
    assertEquals(outcomeOf(copy), outcomeOf(cursor), shown);
    for (int code = 1; code <= book.pieces().size(); code++) {
      assertEquals(now.squaresOf(code), cursor.squaresOf(code), shown);
    }
  }

  private Object outcomeOf(P position) {
    try {
      slow.generate(book.copyOf(position));
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
