// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.Outcome;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The common part of all lists of legal moves: reading positions and cursors, the end of the game,
 * and the list itself. Subclasses find all moves but the rare ones.
 */
public abstract class GameMoves<P extends CodedGamePosition<P, ?>> extends SpecialMoves
    implements BoardMoves<P> {
  /** The outcome if the game has ended whatever moves there are, or null. */
  private @Nullable Outcome finished;

  /** The reason of that outcome. */
  private Reason reason = Reason.STALEMATE;

  /** Whether all moves have been looked for, so that their number tells whether there are any. */
  private boolean isComplete;

  /** A list for the replies to a move, or null until one is needed. */
  private @Nullable GameMoves<P> helper;

  /** Creates an empty list. */
  protected GameMoves(GameData data) {
    super(data);
  }

  // Reading

  /** The moves that are listed. */
  private enum Kind {
    ANY,
    CAPTURES,
    QUIETS
  }

  @Override
  public final GameMoves<P> generate(P position) {
    return at(position).list(Kind.ANY, ANYWHERE, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generate(GameCursor<P> cursor) {
    return at(cursor).list(Kind.ANY, ANYWHERE, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generateCaptures(P position) {
    return at(position).list(Kind.CAPTURES, ANYWHERE, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generateCaptures(GameCursor<P> cursor) {
    return at(cursor).list(Kind.CAPTURES, ANYWHERE, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generateQuiets(P position) {
    return at(position).quiets();
  }

  @Override
  public final GameMoves<P> generateQuiets(GameCursor<P> cursor) {
    return at(cursor).quiets();
  }

  private GameMoves<P> quiets() {
    list(Kind.QUIETS, ANYWHERE, ANYWHERE);
    int promotions = 0;
    for (int i = 0; i < size; i++) {
      int move = moves[i];
      if (PackedMove.becomes(move) != 0 && !PackedMove.isDrop(move)) {
        moves[i] = moves[promotions];
        moves[promotions++] = move;
      }
    }
    return this;
  }

  @Override
  public final GameMoves<P> generateFrom(P position, int square) {
    position.shape().checkIndex(square);
    return at(position).list(Kind.ANY, square, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generateFrom(GameCursor<P> cursor, int square) {
    data.geometry.shape().checkIndex(square);
    return at(cursor).list(Kind.ANY, square, ANYWHERE);
  }

  @Override
  public final GameMoves<P> generateTo(P position, int square) {
    position.shape().checkIndex(square);
    return at(position).list(Kind.ANY, ANYWHERE, square);
  }

  @Override
  public final GameMoves<P> generateTo(GameCursor<P> cursor, int square) {
    data.geometry.shape().checkIndex(square);
    return at(cursor).list(Kind.ANY, ANYWHERE, square);
  }

  @Override
  public final int count(P position) {
    return at(position).counted();
  }

  @Override
  public final int count(GameCursor<P> cursor) {
    return ((PlayingCursor<?, ?>) cursor).count(this);
  }

  private GameMoves<P> at(P position) {
    read(position);
    return this;
  }

  private GameMoves<P> at(GameCursor<P> cursor) {
    ((PlayingCursor<?, ?>) cursor).share(this);
    return this;
  }

  /** Lists some of the moves. */
  private GameMoves<P> list(Kind kind, int from, int to) {
    isRead = false; // until nothing can be thrown any more
    add(kind, from, to, true);
    isComplete = kind == Kind.ANY && from == ANYWHERE && to == ANYWHERE;
    isRead = true;
    if (count == 0 && !isComplete) {
      detach(); // the cursor may have moved on when end() is called
    }
    return this;
  }

  /**
   * Lists some of the moves.
   *
   * @param begins whether the search begins, so that a generated one may do it all
   */
  private void add(Kind kind, int from, int to, boolean begins) {
    isCapturesOnly = kind == Kind.CAPTURES;
    isQuietsOnly = kind == Kind.QUIETS;
    origin = from;
    target = to;
    startList(true);
    try {
      if (begins) {
        GeneratedSearch search = data.search;
        if (search != null && !(data.mayEnd && hasEnded()) && hasFound(list(search))) {
          count = size;
          return;
        }
        begin();
      }
      add();
    } finally {
      isCapturesOnly = false;
      isQuietsOnly = false;
      origin = ANYWHERE;
      target = ANYWHERE;
    }
  }

  private void startList(boolean isListed) {
    isListing = isListed;
    restrictsMates = true;
    isFirstOnly = false;
    size = isListed ? 0 : size;
  }

  @Override
  final void run() {
    begin();
    add();
  }

  /** {@return the number of moves} */
  final int counted() {
    isRead = false; // until nothing can be thrown any more
    GeneratedSearch search = data.search;
    int found =
        search == null || data.mayEnd && hasEnded() ? GeneratedSearch.UNKNOWN : count(search);
    if (hasFound(found)) {
      count = found & ~GeneratedSearch.CHECK;
    } else {
      startList(false);
      run();
    }
    isComplete = true;
    isRead = true;
    return count;
  }

  /** {@return whether a generated search has found all moves} */
  private boolean hasFound(int found) {
    if (found < 0) {
      return false;
    }
    isCheck = found >= GeneratedSearch.CHECK;
    finished = null;
    return true;
  }

  /** {@return whether the game has ended whatever moves there are} */
  private boolean hasEnded() {
    return finished(royal(us), royal(them)) != null;
  }

  /** {@return the result of a generated search that counts moves} */
  abstract int count(GeneratedSearch search);

  /** {@return the result of a generated search that lists moves} */
  abstract int list(GeneratedSearch search);

  /** Finds what all moves depend on: the end of the game, and the attackers of the royal piece. */
  private void begin() {
    royal = royal(us);
    otherRoyal = royal(them);
    prepare();
    forgetSafe();
    finished = finished(royal, otherRoyal);
    if (finished != null) {
      isCheck = royal >= 0 && isAttacked(royal);
      return;
    }
    if (data.hasPassing) {
      findCrossed();
    }
    if (victim < 0) {
      findConstraints();
    }
  }

  private void add() {
    count = 0;
    if (finished == null) {
      if (victim >= 0) {
        addSpecialMoves();
      } else {
        find();
      }
    }
  }

  /** Finds the attackers of the royal piece, and where pieces on no path may go. */
  abstract void findConstraints();

  /** Finds the wanted moves of a game that goes on. */
  abstract void find();

  // The end of the game

  /** {@return the outcome if the game has ended whatever moves there are, or null} */
  private @Nullable Outcome finished(int own, int other) {
    reason = Reason.ROYAL_CAPTURED;
    if (own < 0) {
      return Outcome.LOSS;
    }
    if (other < 0) {
      return Outcome.WIN;
    }
    if (data.hasGoals) {
      reason = Reason.GOAL_REACHED;
      if (hasReachedGoal(them, other)) {
        return Outcome.LOSS;
      }
      if (hasReachedGoal(us, own)) {
        return Outcome.WIN;
      }
    }
    reason = Reason.BARE_ROYAL;
    return data.rules.bareRoyalLoses() ? bareRoyal() : null;
  }

  private boolean hasReachedGoal(int side, int square) {
    return data.rules.goals().get(side).contains(square) && !isAttacked(square, side);
  }

  private @Nullable Outcome bareRoyal() {
    int own = pieceCount(us);
    int others = pieceCount(them);
    if (others == 1 && own >= 2) {
      return Outcome.WIN;
    }
    return own == 1 && others >= 3 ? Outcome.LOSS : null;
  }

  /** {@return the number of pieces of a side, on the board and in the hand} */
  private int pieceCount(int side) {
    int pieces = 0;
    for (int word = 0; word < data.words; word++) {
      pieces += Long.bitCount(sets[(data.codes + side) * data.words + word]);
    }
    for (int place = side; place < hands.length; place += 2) {
      pieces += Math.max(0, hands[place]);
    }
    return pieces;
  }

  @Override
  public final boolean isCheck() {
    checkRead();
    return isCheck;
  }

  @Override
  public final boolean isCheck(P position) {
    isRead = false;
    read(position);
    return isRoyalAttacked();
  }

  /** {@return whether the royal piece of the side to move is attacked in the state} */
  private boolean isRoyalAttacked() {
    int square = royal(us);
    royal(them); // throws if there are several
    if (square < 0) {
      return false;
    }
    prepare();
    return isAttacked(square);
  }

  private void checkRead() {
    if (!isRead) {
      throw new IllegalStateException("no position has been given");
    }
  }

  @Override
  public final Optional<GameEnd> end() {
    checkRead();
    Side turn = us == 0 ? Side.FIRST : Side.SECOND;
    if (finished != null) {
      return Optional.of(new GameEnd(finished, reason, turn));
    }
    if (count > 0 || !isComplete && hasMove()) {
      return Optional.empty();
    }
    return Optional.of(
        new GameEnd(
            isCheck && data.rules.check() ? Outcome.LOSS : data.rules.stalemate(),
            isCheck ? Reason.CHECKMATE : Reason.STALEMATE,
            turn));
  }

  /** {@return whether there is a move, if only some moves have been looked for} */
  private boolean hasMove() {
    GameMoves<P> replies = helper();
    replies.share(sets, hands, us);
    replies.find(true);
    return replies.count > 0;
  }

  @Override
  @SuppressWarnings("unchecked") // the lists of one game have the same type
  final GameMoves<P> helper() {
    GameMoves<P> found = helper;
    if (found == null) {
      found = (GameMoves<P>) data.newMoves.get();
      helper = found;
    }
    return found;
  }

  /** Looks for a first move in the state that was shared. */
  private void find(boolean isRestricted) {
    isListing = false;
    isCapturesOnly = false;
    isQuietsOnly = false;
    origin = ANYWHERE;
    target = ANYWHERE;
    restrictsMates = isRestricted;
    isFirstOnly = true;
    run();
  }

  // The list

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final int get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException("there are " + size + " moves, and no move " + i);
    }
    return moves[i];
  }

  // Drops that give checkmate

  /** {@return whether a drop gives checkmate, if the replies are not restricted} */
  private boolean isMate(int dropped, int landing, int to) {
    MoveEffects effects = pending;
    fillDrop(effects, dropped, landing, to);
    make(effects);
    GameMoves<P> replies = helper();
    replies.share(sets, hands, them);
    boolean isMate = replies.isMate();
    takeBack(effects);
    return isMate;
  }

  /**
   * {@return a word of the squares of a drop, without those where it gives checkmate}
   *
   * @param giving the squares where it may give check
   * @param base the index of the first square of the word
   */
  final long withoutMates(int dropped, int landing, long free, long giving, int base) {
    long safe = free;
    for (long left = free & giving; left != 0; left &= left - 1) {
      if (isMate(dropped, landing, base + Long.numberOfTrailingZeros(left))) {
        safe &= ~(left & -left);
      }
    }
    return safe;
  }

  private boolean isMate() {
    find(false);
    return isCheck && count == 0;
  }

  // Checks

  /**
   * {@return whether the royal piece of a side is attacked; false if there is none}
   *
   * @param ofSets the squares of each piece and side
   */
  final boolean isCheck(long[] ofSets, int side) {
    isRead = false;
    share(ofSets, hands, side);
    return isRoyalAttacked();
  }

  /** {@return whether pieces of a side attack a square} */
  final boolean isAttacked(long[] ofSets, int square, int by) {
    isRead = false;
    share(ofSets, hands, by ^ 1);
    prepare();
    return isAttacked(square);
  }

  // Questions about one move

  @Override
  public final boolean isLegal(P position, int move) {
    return helper().at(position).finds(move);
  }

  @Override
  public final boolean isLegal(GameCursor<P> cursor, int move) {
    return helper().at(cursor).finds(move);
  }

  /** {@return whether a move of the state is legal} */
  private boolean finds(int move) {
    isRead = false;
    if (!couldBeMade(move)) {
      return false;
    }
    if (!hasBegun) {
      begin();
      hasBegun = true;
    }
    add(
        Kind.ANY,
        PackedMove.isDrop(move) ? HAND : PackedMove.from(move),
        PackedMove.to(move),
        false);
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether a number is a move of a piece of the side to move, or a drop of one} */
  private boolean couldBeMade(int move) {
    int to = PackedMove.to(move);
    int becomes = PackedMove.becomes(move);
    if (move <= PackedMove.NONE
        || to >= data.squares
        || becomes >= data.codes
        || becomes != 0 && data.rules.token(becomes).side().ordinal() != us) {
      return false;
    }
    if (PackedMove.isDrop(move)) {
      int dropped = PackedMove.dropped(move);
      return dropped < data.codes && hands[CodedHands.place(dropped, us)] > 0 && !isOccupied(to);
    }
    int from = PackedMove.from(move);
    return from < data.squares && isOwn(from);
  }

  @Override
  public final boolean isCapture(P position, int move) {
    return helper().at(position).captures(move);
  }

  @Override
  public final boolean isCapture(GameCursor<P> cursor, int move) {
    return helper().at(cursor).captures(move);
  }

  private boolean captures(int move) {
    isRead = false;
    if (!couldBeMade(move) || PackedMove.isDrop(move)) {
      return false;
    }
    int to = PackedMove.to(move);
    if (isOccupied(to)) {
      return !isOwn(to);
    }
    if (!data.hasPassing) {
      return false;
    }
    findCrossed();
    int from = PackedMove.from(move);
    int number = isCrossed(to) ? data.terms.first(codeAt(from), from, to, true, this) : -1;
    return number >= 0 && data.terms.entries(codeAt(from))[number].term.enPassant();
  }

  @Override
  public final boolean givesCheck(P position, int move) {
    return helper().at(position).checks(move);
  }

  @Override
  public final boolean givesCheck(GameCursor<P> cursor, int move) {
    return helper().at(cursor).checks(move);
  }

  private boolean checks(int move) {
    return couldBeMade(move) && givesCheck(move);
  }
}
