// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A referee of a game. It keeps the moves, takes them back and plays them again, and decides what
 * ends the game: the moves themselves, what the game's {@link DrawRules} say, claims of the
 * players, and results that are no moves, such as a resignation. It handles no clocks.
 *
 * <pre>{@code
 * GameRecord<ChessPosition> record = GameRecord.of(ChessMoves.GAME);
 * record.play("e2-e4").play("e5");
 * record.takeBack();
 * record.redo();
 * Optional<GameEnd> end = record.end();
 * byte[] bytes = record.toBytes();
 * }</pre>
 *
 * <p>A call that throws changes nothing. A record takes less than 40 bytes for each move, besides
 * its first and its current position. It looks for the end of the game when somebody asks for it,
 * or plays a move that an end would forbid.
 *
 * <p>The records of a game share one cursor. If another record has used it, a call first plays
 * again the moves since {@link #position()} was last called. Several threads must not use the same
 * record at the same time; they may use different ones.
 *
 * <p>Two records are equal if their rules, first positions, counters, moves and results are equal.
 * Moves that were taken back do not matter.
 *
 * @param <P> the type of the positions
 */
public final class GameRecord<P extends GamePosition<P>> {
  /** The maximum number of moves without progress before the first position: {@value}. */
  public static final int MAX_QUIET_MOVES = 999_999;

  /** The maximum number of moves of a record: {@value}. */
  public static final int MAX_MOVES = 50_000;

  /** Marks a move that made progress: a capture, or a move of a resetting piece. */
  private static final int PROGRESS = 1 << 31;

  private static final int[] NO_MOVES = {};

  private final Game<P> game;
  private final RuleBook book;
  private final DrawRules draws;
  private final boolean isProgressFinal;
  private final P start;

  /** The number of moves without progress before the first position. */
  private final int quietBefore;

  private final int firstMoveNumber;

  /** The mark by which a {@link RecordPlayer} knows this record. */
  private final Object key = new Object();

  /** The moves, those that were taken back included. */
  private int[] moves = NO_MOVES;

  private int length;

  /** The number of moves, those that were taken back included. */
  private int redoLength;

  /** The content hash of each position. */
  private long[] hashes;

  /** The number of moves up to the last one that made progress. */
  private int lastProgress;

  /** A position of the game, the latest one that was asked for. */
  private P known;

  /** The number of moves before it. */
  private int knownAt;

  /** The end of the game, or null if it goes on, or if it was not looked for. */
  private @Nullable GameEnd end;

  /** Whether it is known how the game has ended, or that it goes on. */
  private boolean isEndKnown;

  /** The move with which a draw was claimed, or {@link PackedMove#NONE}. */
  private int claimed;

  /** The side that has resigned or run out of time, or null. */
  private @Nullable Side loser;

  private GameRecord(Game<P> game, P start, int quietBefore, int firstMoveNumber) {
    this.game = game;
    this.start = start;
    this.quietBefore = quietBefore;
    this.firstMoveNumber = firstMoveNumber;
    book = game.rules();
    draws = book.draws();
    isProgressFinal = book.isProgressFinal();
    hashes = new long[] {start.contentHash()};
    known = start;
  }

  /**
   * {@return a record of a game from its start position}
   *
   * @param game the game
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> GameRecord<P> of(Game<P> game) {
    return new GameRecord<>(game, Objects.requireNonNull(game, "game").start(), 0, 1);
  }

  /**
   * {@return a record of a game from any position} A right that nobody can use makes it another
   * position than those that repeat it (see {@link RuleBook#problems}).
   *
   * @param game the game
   * @param start the position
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the rules do not apply to the position (see {@link
   *     Game#copyOf})
   */
  public static <P extends GamePosition<P>> GameRecord<P> of(Game<P> game, P start) {
    return of(game, start, 0, 1);
  }

  /**
   * {@return a record of a game from any position and its counters, which are those of FEN}
   *
   * @param game the game
   * @param start the position
   * @param quietMoves the number of moves without progress that have led to the position, at most
   *     {@value #MAX_QUIET_MOVES}
   * @param moveNumber the number of the next move, where a move of the first side and the reply
   *     have the same number; 1 to {@value #MAX_QUIET_MOVES}
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the rules do not apply to the position (see {@link
   *     Game#copyOf}), or if a number is out of range
   */
  public static <P extends GamePosition<P>> GameRecord<P> of(
      Game<P> game, P start, int quietMoves, int moveNumber) {
    checkCounter("quietMoves", quietMoves, 0);
    checkCounter("moveNumber", moveNumber, 1);
    return new GameRecord<>(
        Objects.requireNonNull(game, "game"),
        game.copyOf(Objects.requireNonNull(start, "start")),
        quietMoves,
        moveNumber);
  }

  private static void checkCounter(String name, int number, int least) {
    if (number < least || number > MAX_QUIET_MOVES) {
      throw new IllegalArgumentException(
          name + " must be " + least + " to " + MAX_QUIET_MOVES + ", got " + number);
    }
  }

  // The player, which is at the current position

  @SuppressWarnings("unchecked") // a player of this game has its positions
  private RecordPlayer<P> take() {
    RecordPlayer<?> spare = book.takePlayer();
    RecordPlayer<P> player =
        spare != null && spare.game == game ? (RecordPlayer<P>) spare : new RecordPlayer<>(game);
    if (player.owner != key) {
      player.owner = key;
      replay(player, known, knownAt);
    }
    return player;
  }

  /** Loads a position, and plays the moves after it. */
  private void replay(RecordPlayer<P> player, P from, int at) {
    player.reset(from);
    for (int i = at; i < length; i++) {
      player.play(move(i));
    }
  }

  /** {@return what a function finds out with the player} */
  private <T> T using(Function<RecordPlayer<P>, T> use) {
    RecordPlayer<P> player = take();
    T found = use.apply(player);
    book.giveBack(player);
    return found;
  }

  // Reading

  /** {@return the game} */
  public Game<P> game() {
    return game;
  }

  /** {@return the current position} */
  public P position() {
    if (knownAt != length) {
      known = using(player -> player.cursor.snapshot());
      knownAt = length;
    }
    return known;
  }

  /**
   * {@return the position after a number of moves} The moves are played again, which takes time
   * proportional to their number.
   *
   * @param ply the number of moves, 0 to {@link #length}
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public P position(int ply) {
    if (ply == length || Objects.checkIndex(ply, length) == 0) {
      return ply == 0 ? start : position();
    }
    GameCursor<P> cursor = game.cursor(start);
    for (int i = 0; i < ply; i++) {
      cursor.play(move(i));
    }
    return cursor.snapshot();
  }

  /**
   * {@return a list of all positions, the first and the current one included} The moves are played
   * again.
   */
  public List<P> positions() {
    List<P> positions = new ArrayList<>(List.of(start));
    for (int i = 0; i < length; i++) {
      positions.add(game.play(positions.get(i), move(i)));
    }
    return List.copyOf(positions);
  }

  /** {@return the number of moves that have been played and not taken back} */
  public int length() {
    return length;
  }

  /** {@return an unmodifiable list of the moves} */
  public List<Move> moves() {
    return IntStream.range(0, length).mapToObj(i -> game.move(move(i))).collect(Lists.toList());
  }

  /**
   * {@return a move, packed as {@link PackedMove} describes}
   *
   * @param ply the number of moves before it, less than {@link #length}
   * @throws IndexOutOfBoundsException if there is no such move
   */
  public int move(int ply) {
    return moves[Objects.checkIndex(ply, length)] & ~PROGRESS;
  }

  /** {@return the legal moves of the current position; none if the game has ended} */
  public List<? extends Move> legalMoves() {
    return end().isPresent() ? List.of() : position().legalMoves();
  }

  /** {@return the number of times that the current position has occurred, at least 1} */
  public int repetitions() {
    return sameHashes() == 1 ? 1 : occurrences().size();
  }

  /** {@return the number of positions whose hash is that of the current one} */
  private int sameHashes() {
    long now = hashes[length];
    int count = 1;
    int first = isProgressFinal ? lastProgress : 0;
    for (int i = length - 4; i >= first; i -= 2) { // each side moves away, and back
      count += hashes[i] == now ? 1 : 0;
    }
    return count;
  }

  /** {@return the plies with the current position, which are found by playing all moves again} */
  private List<Integer> occurrences() {
    P now = position();
    List<Integer> plies = new ArrayList<>();
    GameCursor<P> cursor = game.cursor(start);
    for (int i = 0; i <= length; i++) {
      if (hashes[i] == hashes[length] && cursor.snapshot().equals(now)) {
        plies.add(i);
      }
      if (i < length) {
        cursor.play(move(i));
      }
    }
    return plies;
  }

  /**
   * {@return the number of moves, of both sides together, since the last capture or move or drop of
   * a resetting token} It is the halfmove clock of FEN.
   */
  public int quietMoves() {
    return length - lastProgress + (lastProgress == 0 ? quietBefore : 0);
  }

  /**
   * {@return the number of the next move, as FEN counts: it grows after each move of the second
   * side}
   */
  public int moveNumber() {
    return firstMoveNumber + (length + start.turn().ordinal()) / 2;
  }

  /** {@return whether the royal piece of the side to move is attacked} */
  public boolean isCheck() {
    return using(player -> player.cursor.isCheck());
  }

  /**
   * {@return whether a side has too few pieces to win, however the other side plays (see {@link
   * GameCursor#isInsufficient(Side)})} If its opponent runs out of time, the game is a draw. Some
   * servers decide otherwise in such cases.
   *
   * @param side the side
   */
  public boolean isInsufficient(Side side) {
    return using(player -> player.cursor.isInsufficient(side));
  }

  // The end

  /** {@return how the game has ended, or empty if it goes on} */
  public Optional<GameEnd> end() {
    if (!isEndKnown) {
      end = findEnd();
      isEndKnown = true;
    }
    return Optional.ofNullable(end);
  }

  /** {@return the outcome of the game for the side to move, or empty if it goes on} */
  public Optional<Outcome> outcome() {
    return end().map(GameEnd::outcome);
  }

  private @Nullable GameEnd findEnd() {
    Optional<GameEnd> byPieces = using(this::findEnd);
    if (byPieces.isPresent()) {
      return byPieces.get();
    }
    if (isRepeated(draws.automaticRepetitions())) {
      return repetition();
    }
    return isLimit(draws.automaticMoveLimit()) ? draw(Reason.MOVE_LIMIT) : null;
  }

  private Optional<GameEnd> findEnd(RecordPlayer<P> player) {
    player.moves.count(player.cursor);
    Optional<GameEnd> byMoves = player.moves.end();
    return !byMoves.isPresent() && player.cursor.isInsufficient()
        ? Optional.of(draw(Reason.INSUFFICIENT_MATERIAL))
        : byMoves;
  }

  private GameEnd draw(Reason reason) {
    return new GameEnd(Outcome.DRAW, reason, turn());
  }

  private Side turn() {
    return length % 2 == 0 ? start.turn() : start.turn().opposite();
  }

  private boolean isLimit(int limit) {
    return limit > 0 && quietMoves() >= limit;
  }

  private boolean isRepeated(int times) {
    return times > 0 && repetitions() >= times;
  }

  /** {@return what the repetition of the current position means} */
  private GameEnd repetition() {
    Side turn = turn();
    if (draws.perpetualCheck() != Outcome.DRAW) {
      boolean[] isChecking = perpetualChecks(occurrences().get(0));
      if (isChecking[0] != isChecking[1]) {
        boolean isOfTurn = isChecking[turn.ordinal()];
        Outcome outcome = draws.perpetualCheck();
        return new GameEnd(isOfTurn ? outcome : outcome.opposite(), Reason.PERPETUAL_CHECK, turn);
      }
    }
    Outcome outcome =
        draws.repetitionLost().isEmpty()
            ? Outcome.DRAW
            : draws.repetitionLost().get(0) == turn ? Outcome.LOSS : Outcome.WIN;
    return new GameEnd(outcome, Reason.REPETITION, turn);
  }

  /** {@return whether each side has given check with all of its moves since a position} */
  private boolean[] perpetualChecks(int since) {
    boolean[] isChecking = {true, true};
    GameCursor<P> cursor = game.cursor(start);
    for (int i = 0; i < length; i++) {
      Side mover = cursor.turn();
      cursor.play(move(i));
      isChecking[mover.ordinal()] &= i < since || cursor.isCheck();
    }
    return isChecking;
  }

  // Claims and results

  /**
   * {@return whether the side to move may claim a draw now, because the current position has
   * occurred often enough or enough moves made no progress} This is false if the rules of the game
   * need no claims, and if the repetition is lost by a side.
   */
  public boolean canClaimDraw() {
    return !end().isPresent() && claim() != null;
  }

  /**
   * {@return whether the side to move may claim a draw with its next move, before it plays it}
   *
   * @param move the move
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   */
  public boolean canClaimDraw(Move move) {
    return claimAfter(Objects.requireNonNull(move, "move").packed(game)) != null;
  }

  /**
   * {@return whether the side to move may claim a draw with its next move, before it plays it}
   *
   * @param text the text of a legal move, in any notation (see {@link Game#read})
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null,
   *     or if the game has ended
   */
  public boolean canClaimDraw(@Nullable String text) {
    return claimAfter(read(text)) != null;
  }

  /** {@return the reason for a claim in the current position, or null if there is none} */
  private @Nullable Reason claim() {
    if (!draws.claims()) {
      return null;
    }
    if (isRepeated(draws.repetitions()) && repetition().outcome() == Outcome.DRAW) {
      return Reason.REPETITION_CLAIM;
    }
    return isLimit(draws.moveLimit()) ? Reason.MOVE_LIMIT_CLAIM : null;
  }

  private @Nullable Reason claimAfter(int move) {
    int[] before = moves;
    int redoBefore = redoLength;
    moves = moves.clone(); // so that redo knows its moves afterwards
    playNext(move);
    GameEnd after = end().orElse(draw(Reason.REPETITION));
    boolean isClaim = after.reason() == Reason.REPETITION || after.reason() == Reason.MOVE_LIMIT;
    Reason reason = isClaim && after.outcome() == Outcome.DRAW ? claim() : null;
    takeBack();
    moves = before;
    redoLength = redoBefore;
    return reason;
  }

  /**
   * Ends the game with a draw that the side to move claims.
   *
   * @return the end
   * @throws IllegalStateException if it may not claim a draw, or if the game has ended
   */
  public GameEnd claimDraw() {
    checkGoesOn();
    return endByClaim(claim(), PackedMove.NONE);
  }

  /**
   * Ends the game with a draw that the side to move claims with its next move, before it plays it.
   * The move does not become part of the game.
   *
   * @param move the move
   * @return the end
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   * @throws IllegalStateException if the side may not claim a draw with it
   */
  public GameEnd claimDraw(Move move) {
    int packed = Objects.requireNonNull(move, "move").packed(game);
    return endByClaim(claimAfter(packed), packed);
  }

  /**
   * Ends the game with a draw that the side to move claims with its next move, before it plays it.
   * The move does not become part of the game.
   *
   * @param text the text of a legal move, in any notation (see {@link Game#read})
   * @return the end
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null,
   *     or if the game has ended
   * @throws IllegalStateException if the side may not claim a draw with it
   */
  public GameEnd claimDraw(@Nullable String text) {
    int packed = read(text);
    return endByClaim(claimAfter(packed), packed);
  }

  private void checkGoesOn() {
    Optional<GameEnd> over = end();
    if (over.isPresent()) {
      throw new IllegalStateException(IllegalMoveException.over(over.get()));
    }
  }

  private GameEnd endByClaim(@Nullable Reason reason, int move) {
    if (reason == null) {
      throw new IllegalStateException("there is no draw to claim");
    }
    GameEnd over = endBy(reason, null);
    claimed = move;
    return over;
  }

  /**
   * Ends the game: a side resigns.
   *
   * @param side the side, which loses
   * @return the end
   * @throws IllegalStateException if the game has ended
   */
  public GameEnd resign(Side side) {
    GameEnd over = endBy(Reason.RESIGNATION, Objects.requireNonNull(side, "side").opposite());
    loser = side;
    return over;
  }

  /**
   * Ends the game: the time of a side is over. It loses, or the game is a draw if the other side
   * {@linkplain #isInsufficient cannot win}.
   *
   * @param side the side
   * @return the end
   * @throws IllegalStateException if the game has ended
   */
  public GameEnd timeout(Side side) {
    Side other = Objects.requireNonNull(side, "side").opposite();
    GameEnd over = endBy(Reason.TIMEOUT, isInsufficient(other) ? null : other);
    loser = side;
    return over;
  }

  /**
   * Ends the game: the sides agree to a draw.
   *
   * @return the end
   * @throws IllegalStateException if the game has ended
   */
  public GameEnd agreeDraw() {
    return endBy(Reason.AGREEMENT, null);
  }

  /**
   * Ends the game: it is broken off without a result.
   *
   * @return the end
   * @throws IllegalStateException if the game has ended
   */
  public GameEnd abandon() {
    return endBy(Reason.ABANDONMENT, null);
  }

  /**
   * {@return whether a side may declare that it wins by impasse (see {@link
   * GameCursor#canDeclare})} It must be to move. In shogi, this is the move {@code win} of USI.
   *
   * @param side the side
   */
  public boolean canDeclare(Side side) {
    return Objects.requireNonNull(side, "side") == turn()
        && !end().isPresent()
        && using(player -> player.cursor.canDeclare());
  }

  /**
   * Ends the game: the side to move declares that it wins by impasse.
   *
   * @return the end
   * @throws IllegalStateException if it {@linkplain #canDeclare may not}, or if the game has ended;
   *     where a wrong declaration loses, call {@link #resign}
   */
  public GameEnd declareWin() {
    checkGoesOn();
    if (!canDeclare(turn())) {
      throw new IllegalStateException("the side to move may not declare that it wins");
    }
    return endBy(Reason.IMPASSE, turn());
  }

  private GameEnd endBy(Reason reason, @Nullable Side winner) {
    checkGoesOn();
    Outcome outcome = winner == null ? Outcome.DRAW : winner == turn() ? Outcome.WIN : Outcome.LOSS;
    GameEnd over = new GameEnd(outcome, reason, turn());
    end = over;
    isEndKnown = true;
    return over;
  }

  /** {@return how the game has ended, if no move and no rule ended it} */
  Optional<GameEnd> result() {
    return Optional.ofNullable(end).filter(over -> over.reason().isNoMove());
  }

  /**
   * {@return the move with which a draw was claimed before it was played; empty if there is none}
   */
  public Optional<Move> claimedMove() {
    return claimed == PackedMove.NONE ? Optional.empty() : Optional.of(game.move(claimed));
  }

  /** {@return that move, or {@link PackedMove#NONE}} */
  int claimed() {
    return claimed;
  }

  /** {@return the side that has resigned or run out of time; empty if the game did not end so} */
  public Optional<Side> endedBy() {
    return Optional.ofNullable(loser);
  }

  // Playing

  /**
   * Plays a move.
   *
   * @param text the text of a legal move, in any notation (see {@link Game#read})
   * @return this record
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null,
   *     or if the game has ended
   */
  public GameRecord<P> play(@Nullable String text) {
    return play(read(text));
  }

  private int read(@Nullable String text) {
    end().ifPresent(GameRecord::refuse);
    return game.read(position(), text);
  }

  /**
   * Plays a move.
   *
   * @param move a legal move
   * @return this record
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   */
  public GameRecord<P> play(Move move) {
    return play(Objects.requireNonNull(move, "move").packed(game));
  }

  /**
   * Plays a move.
   *
   * @param move a legal move
   * @return this record
   * @throws IllegalMoveException if the move is not legal, or if the game has ended
   * @throws IllegalArgumentException if the number is no move of the game
   * @throws IllegalStateException if there are {@value #MAX_MOVES} moves already
   */
  public GameRecord<P> play(int move) {
    if (length == MAX_MOVES) {
      throw new IllegalStateException("a record has at most " + MAX_MOVES + " moves");
    }
    return playNext(move);
  }

  private GameRecord<P> playNext(int move) {
    RecordPlayer<P> player = take();
    if (mayBeOver(player.cursor)) {
      book.giveBack(player);
      end().ifPresent(GameRecord::refuse);
      player = take();
    }
    if (!player.moves.isLegal(player.cursor, move)) {
      book.giveBack(player);
      end().ifPresent(GameRecord::refuse);
      throw game.problem(position(), move).get();
    }
    add(player, move);
    redoLength = length;
    book.giveBack(player);
    return this;
  }

  private static void refuse(GameEnd over) {
    throw new IllegalMoveException(over, null);
  }

  /** {@return whether the game may have ended, other than because there is no legal move} */
  private boolean mayBeOver(GameCursor<P> cursor) {
    if (isEndKnown) {
      return end != null;
    }
    int times = draws.automaticRepetitions();
    return isLimit(draws.automaticMoveLimit())
        || times > 0 && sameHashes() >= times
        || cursor.isInsufficient();
  }

  private void add(RecordPlayer<P> player, int move) {
    GameCursor<P> cursor = player.cursor;
    player.play(move);
    boolean isProgress = cursor.isProgress();
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, length + Math.max(8, length / 2));
    }
    moves[length] = isProgress ? move | PROGRESS : move;
    length++;
    if (length == hashes.length) {
      hashes = Arrays.copyOf(hashes, length + Math.max(8, length / 2));
    }
    hashes[length] = cursor.contentHash();
    lastProgress = isProgress ? length : lastProgress;
    forgetEnd();
  }

  /**
   * Takes back the result of the game, if it is no move. Otherwise it takes back the last move and,
   * if the game has ended, its end.
   *
   * @return this record
   * @throws IllegalStateException if there is neither
   */
  public GameRecord<P> takeBack() {
    if (result().isPresent()) {
      forgetEnd();
      return this;
    }
    if (length == 0) {
      throw new IllegalStateException("no move to take back");
    }
    RecordPlayer<P> player = take();
    length--;
    if (knownAt > length) {
      known = start;
      knownAt = 0;
    }
    if (player.played > 0) {
      player.undo();
    } else {
      replay(player, start, 0);
    }
    book.giveBack(player);
    if (lastProgress > length) {
      lastProgress = length;
      while (lastProgress > 0 && moves[lastProgress - 1] >= 0) {
        lastProgress--;
      }
    }
    forgetEnd();
    return this;
  }

  private void forgetEnd() {
    end = null;
    isEndKnown = false;
    claimed = PackedMove.NONE;
    loser = null;
  }

  /** {@return whether a move was taken back that {@link #redo} can play again} */
  public boolean canRedo() {
    return length < redoLength && !end().isPresent();
  }

  /**
   * Plays the move that was taken back last. Results do not return.
   *
   * @return this record
   * @throws IllegalStateException if there is none, because another move was played since, or if
   *     the game has ended
   */
  public GameRecord<P> redo() {
    if (!canRedo()) {
      throw new IllegalStateException("no move to play again");
    }
    RecordPlayer<P> player = take();
    add(player, moves[length] & ~PROGRESS);
    book.giveBack(player);
    return this;
  }

  // Bytes

  /**
   * {@return this record in a few bytes, usually less than one a move} They have a version, a
   * fingerprint of the rules, the first position if it is not the start of the game, each move as
   * its index among the legal ones in ascending order of {@code int}, and the result if it is no
   * move. Moves that were taken back are left out.
   *
   * <p>The fingerprint is that of all that decides which moves are legal and how a game ends. If
   * that changes, read old bytes with the old rules, such as {@link RuleBook#parse} makes from the
   * old declaration. Names of pieces in code and in other notations may change.
   */
  public byte[] toBytes() {
    return new RecordBytes().write(this);
  }

  /**
   * {@return the record that {@link #toBytes} has written} The bytes may come from anyone: they
   * make a legal game or are refused, and time and memory are bounded by {@link #MAX_MOVES}.
   *
   * @param game the game
   * @param bytes the bytes
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if these are not the bytes of a record of the game
   */
  public static <P extends GamePosition<P>> GameRecord<P> fromBytes(Game<P> game, byte[] bytes) {
    return new RecordBytes().read(Objects.requireNonNull(game, "game"), bytes);
  }

  /** {@return a record of the same game from the first position on} */
  GameRecord<P> restarted() {
    return new GameRecord<>(game, start, quietBefore, firstMoveNumber);
  }

  /** Visits all moves, the one of a claim included, each with the legal moves in its position. */
  void visit(ObjIntConsumer<BoardMoves<?>> visitor) {
    using(
        player -> {
          player.owner = null; // it is elsewhere afterwards
          player.reset(start);
          for (int i = 0; i < length; i++) {
            visitor.accept(player.moves.generate(player.cursor), move(i));
            player.play(move(i));
          }
          if (claimed != PackedMove.NONE) {
            visitor.accept(player.moves.generate(player.cursor), claimed);
          }
          return visitor;
        });
  }

  /** {@return the legal moves of the current position in ascending order} */
  int[] sortedMoves() {
    return using(
        player -> {
          BoardMoves<P> legal = player.moves.generate(player.cursor);
          int[] sorted = new int[legal.size()];
          for (int i = 0; i < sorted.length; i++) {
            sorted[i] = legal.get(i);
          }
          Arrays.sort(sorted);
          return sorted;
        });
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GameRecord<?> other
        && quietBefore == other.quietBefore
        && firstMoveNumber == other.firstMoveNumber
        && IntBuffer.wrap(moves, 0, length).equals(IntBuffer.wrap(other.moves, 0, other.length))
        && result().equals(other.result())
        && claimed == other.claimed
        && loser == other.loser
        && start.equals(other.start)
        && book.equals(other.book);
  }

  @Override
  public int hashCode() {
    return Objects.hash(start, length, hashes[length]);
  }
}
