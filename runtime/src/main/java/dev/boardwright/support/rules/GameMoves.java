// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.Outcome;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.support.CheckMap;
import dev.boardwright.support.CodedPosition;
import dev.boardwright.support.GameJudge;
import dev.boardwright.support.GameState;
import dev.boardwright.support.MoveEffects;
import dev.boardwright.support.PlayingCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a generated list of moves that is the same for all games: reading positions and
 * cursors, the end of the game, and the rare moves, which are made and tested. Subclasses find all
 * other moves.
 *
 * @param <P> the type of the positions
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public abstract class GameMoves<P extends CodedPosition<P>> implements BoardMoves<P>, GameJudge {
  private static final int FIRST_LENGTH = 128;

  /** The data of the game. */
  protected final GameData data;

  /** The squares of each piece and side: the words of each code, one after another. */
  protected long[] sets = {};

  /** The hand counts, at twice the code plus the ordinal of the side. */
  protected int[] hands = {};

  /** The ordinal of the side to move. */
  protected int us;

  /** The ordinal of the other side. */
  protected int them;

  /** The number of moves found. */
  int count;

  /** Whether moves are listed and not only counted. */
  boolean isListing;

  /** Whether a search may stop at the first move. */
  boolean isFirstOnly;

  /** Whether drops that give checkmate are left out if the rules forbid them. */
  boolean restrictsMates;

  /** Whether only captures are wanted. */
  boolean isCapturesOnly;

  boolean isCheck;

  /** The square of the royal piece of the side to move, or −1. */
  int royal = -1;

  /** The square of the other side's royal piece, or −1. */
  int otherRoyal = -1;

  private final GameState state;
  private final TermTable.Occupancy occupancy = new SetOccupancy();
  private final MoveEffects trial = new MoveEffects();
  private final MoveEffects pending = new MoveEffects();
  private int[] moves = new int[FIRST_LENGTH];
  private int size;
  private boolean isRead;
  private @Nullable Outcome finished;

  /** Whether all moves have been looked for, so that their number tells whether there are any. */
  private boolean isComplete;

  /** A list for the replies to a move, or null until one is needed. */
  private @Nullable GameMoves<P> helper;

  /** The square of the passing piece that has crossed each square, or −1. */
  private int[] crossedBy = {};

  private int[] crossed = {};
  private int crossedCount;

  /** The square of a passing piece whose capture is looked for. */
  private int victim = -1;

  private boolean isVictimCaptured;

  /** The checks that moves from one position give, or null until they are needed. */
  private @Nullable GivenChecks checks;

  /**
   * Creates an empty list.
   *
   * @param data the data of the game
   */
  protected GameMoves(GameData data) {
    this.data = data;
    state = new GameState(data.tables);
  }

  // Reading

  @Override
  public final GameMoves<P> generate(P position) {
    state.read(position);
    search(true, false);
    return this;
  }

  @Override
  public final GameMoves<P> generate(GameCursor<P> cursor) {
    state.read((PlayingCursor<?>) cursor);
    search(true, false);
    return this;
  }

  @Override
  public final GameMoves<P> generateCaptures(P position) {
    state.read(position);
    search(true, true);
    return this;
  }

  @Override
  public final GameMoves<P> generateCaptures(GameCursor<P> cursor) {
    state.read((PlayingCursor<?>) cursor);
    search(true, true);
    if (count == 0) {
      state.detach(); // the cursor may have moved on when outcome() is called
      share();
    }
    return this;
  }

  @Override
  public final int count(P position) {
    state.read(position);
    search(false, false);
    return count;
  }

  @Override
  public final int count(GameCursor<P> cursor) {
    state.read((PlayingCursor<?>) cursor);
    search(false, false);
    return count;
  }

  private void search(boolean isListed, boolean onlyCaptures) {
    isRead = false; // until nothing can be thrown any more
    isListing = isListed;
    isCapturesOnly = onlyCaptures;
    restrictsMates = true;
    isFirstOnly = false;
    size = isListed ? 0 : size;
    run();
    isComplete = !onlyCaptures;
    isRead = true;
  }

  /** Finds the moves of the state. */
  private void run() {
    count = 0;
    share();
    royal = royal(us);
    otherRoyal = royal(them);
    prepare();
    finished = finished(royal, otherRoyal);
    if (finished == null) {
      if (data.hasPassing) {
        findCrossed();
      }
      if (victim >= 0) {
        addRareMoves();
      } else {
        find();
      }
    } else {
      isCheck = royal >= 0 && isAttacked(royal);
    }
  }

  private void share() {
    sets = state.sets;
    hands = state.hands;
    us = state.side;
    them = us ^ 1;
  }

  /** Reads the sides and the attackers from the sets. */
  abstract void prepare();

  /** Finds the moves of a game that goes on. */
  abstract void find();

  /** {@return whether the other side attacks a square} */
  abstract boolean isAttacked(int square);

  /** {@return the square of a side's royal piece, or −1 if there is none} */
  final int royal(int side) {
    int[] codes = data.royals[side];
    if (codes.length == 1 && data.words <= 2) {
      int at = codes[0] * data.words;
      long low = sets[at];
      long high = data.words == 1 ? 0 : sets[at + 1];
      if ((low & low - 1 | high & high - 1) == 0 && (low == 0 || high == 0)) {
        return low != 0
            ? Long.numberOfTrailingZeros(low)
            : high != 0 ? Long.SIZE + Long.numberOfTrailingZeros(high) : -1;
      }
    }
    return anyRoyal(side);
  }

  private int anyRoyal(int side) {
    int found = -1;
    for (int code : data.royals[side]) {
      for (int word = 0; word < data.words; word++) {
        long squares = sets[code * data.words + word];
        if (squares != 0) {
          if (found >= 0 || (squares & squares - 1) != 0) {
            throw new IllegalArgumentException(
                "the " + (side == 0 ? "first" : "second") + " side has more than one royal piece");
          }
          found = word << 6 | Long.numberOfTrailingZeros(squares);
        }
      }
    }
    return found;
  }

  // The end of the game

  /** {@return the outcome if the game has ended whatever moves there are, or null} */
  private @Nullable Outcome finished(int own, int other) {
    if (own < 0) {
      return Outcome.LOSS;
    }
    if (other < 0) {
      return Outcome.WIN;
    }
    if (data.hasGoals) {
      if (hasReachedGoal(them, other)) {
        return Outcome.LOSS;
      }
      if (hasReachedGoal(us, own)) {
        return Outcome.WIN;
      }
    }
    return data.rules.bareRoyalLoses() ? bareRoyal() : null;
  }

  private boolean hasReachedGoal(int side, int square) {
    return data.rules.goals().get(side).contains(square) && !isAttacked(square, side);
  }

  /** {@return whether the royal piece of any side is attacked on its square} */
  final boolean isAttacked(int square, int side) {
    int mover = us;
    us = side;
    them = side ^ 1;
    prepare();
    boolean isAttacked = isAttacked(square);
    us = mover;
    them = mover ^ 1;
    prepare();
    return isAttacked;
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

  private void checkRead() {
    if (!isRead) {
      throw new IllegalStateException("no position has been given");
    }
  }

  @Override
  public final Optional<Outcome> outcome() {
    checkRead();
    if (finished != null) {
      return Optional.of(finished);
    }
    if (count > 0 || !isComplete && hasMove()) {
      return Optional.empty();
    }
    return Optional.of(isCheck || !data.rules.check() ? Outcome.LOSS : data.rules.stalemate());
  }

  /** {@return whether there is a move, if only captures have been looked for} */
  private boolean hasMove() {
    GameMoves<P> replies = helper();
    replies.state.share(sets, hands, us);
    replies.find(true);
    return replies.count > 0;
  }

  @SuppressWarnings("unchecked") // the lists of one game have the same type
  private GameMoves<P> helper() {
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

  /** Adds moves from one square, or drops. */
  final void list(int head, long targets, int base) {
    int at = size;
    if (at + Long.SIZE > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    int[] list = moves;
    for (; targets != 0; targets &= targets - 1) {
      list[at++] = head | base + Long.numberOfTrailingZeros(targets);
    }
    size = at;
  }

  /** Adds moves that all make the same step. */
  final void listShifted(int head, int offset, long targets, int base) {
    int at = size;
    if (at + Long.SIZE > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    int[] list = moves;
    for (; targets != 0; targets &= targets - 1) {
      int to = base + Long.numberOfTrailingZeros(targets);
      list[at++] = head | PackedMove.of(to - offset, to, 0);
    }
    size = at;
  }

  final void addOne(int move) {
    count++;
    if (isListing) {
      if (size == moves.length) {
        moves = Arrays.copyOf(moves, 2 * size);
      }
      moves[size++] = move;
    }
  }

  // What stands where

  private final class SetOccupancy implements TermTable.Occupancy {
    SetOccupancy() {}

    @Override
    public boolean isOccupied(int square) {
      return isOwn(square) || has(data.codes + them, square);
    }

    @Override
    public boolean isOwn(int square) {
      return has(data.codes + us, square);
    }

    @Override
    public int partner(int from, int step, int range) {
      return GameMoves.this.partner(from, step, range);
    }
  }

  private boolean has(int row, int square) {
    return (sets[row * data.words + (square >> 6)] >>> square & 1) != 0;
  }

  private int codeAt(int square) {
    if (!occupancy.isOccupied(square)) {
      return 0;
    }
    int[] codes = data.pieces[occupancy.isOwn(square) ? us : them];
    int i = 0;
    while (!has(codes[i], square)) {
      i++;
    }
    return codes[i];
  }

  /** {@return the first square of some codes after a square, or −1} */
  private int next(int[] codes, int square) {
    int next = Integer.MAX_VALUE;
    for (int code : codes) {
      for (int word = square + 1 >> 6; word < data.words; word++) {
        long left = sets[code * data.words + word];
        left &= word == square + 1 >> 6 ? -1L << square + 1 : -1L;
        if (left != 0) {
          next = Math.min(next, word << 6 | Long.numberOfTrailingZeros(left));
          break;
        }
      }
    }
    return next == Integer.MAX_VALUE ? -1 : next;
  }

  // Capturing en passant

  /** Finds the squares that the other side's passing pieces have just crossed. */
  private void findCrossed() {
    while (crossedCount > 0) {
      crossedBy[crossed[--crossedCount]] = -1;
    }
    int[] passing = data.passing[them];
    if (!hasAny(passing)) {
      return;
    }
    for (int square = next(passing, -1); square >= 0; square = next(passing, square)) {
      for (int passed : data.crossed(codeAt(square), square)) {
        addCrossed(passed, square);
      }
    }
  }

  private void addCrossed(int passed, int square) {
    if (crossedBy.length == 0) {
      crossedBy = new int[data.squares];
      crossed = new int[data.squares];
      Arrays.fill(crossedBy, -1);
    }
    if (crossedBy[passed] < 0 && !occupancy.isOccupied(passed)) {
      crossedBy[passed] = square;
      crossed[crossedCount++] = passed;
    }
  }

  /** {@return whether a passing piece has just crossed an empty square} */
  final boolean isCrossed(int square) {
    return crossedCount > 0 && crossedBy[square] >= 0;
  }

  /** {@return the number of empty squares that passing pieces have just crossed} */
  final int crossedCount() {
    return crossedCount;
  }

  /** {@return one of these squares} */
  final int crossed(int i) {
    return crossed[i];
  }

  // Rare moves

  /** Adds castling, captures en passant, and the moves that are found one by one. */
  final void addRareMoves() {
    if (!isCapturesOnly && !(isCheck && data.rules.check())) {
      addCastling();
    }
    if (crossedCount > 0) {
      addEnPassant();
    }
    if (data.hasSlow) {
      addSlowMoves();
    }
  }

  private void addEnPassant() {
    for (int code : data.enPassant[us]) {
      for (int i = 0; i < crossedCount; i++) {
        for (int word = 0; word < data.words; word++) {
          addCrossings(code, crossed[i], word);
        }
      }
    }
  }

  private void addCrossings(int code, int to, int word) {
    long left = sets[code * data.words + word];
    if (!data.avoidsCrossed[code]) {
      left &= data.crossings[code][to * data.words + word];
    }
    for (; left != 0; left &= left - 1) {
      addCrossing(code, word << 6 | Long.numberOfTrailingZeros(left), to);
    }
  }

  /** Adds a move to a square that has just been crossed, unless the other search finds it. */
  private void addCrossing(int code, int from, int to) {
    int number = data.terms.first(code, from, to, true, occupancy);
    if (number >= 0) {
      TermTable.Entry entry = data.terms.entries(code)[number];
      if (entry.term.enPassant()) {
        addAll(code, from, to, entry, crossedBy[to]);
      } else if (data.avoidsCrossed[code] && !isCapturesOnly) {
        addAll(code, from, to, entry, -1);
      }
    }
  }

  private void addSlowMoves() {
    int[] codes = data.slow[us];
    for (int from = next(codes, -1); from >= 0; from = next(codes, from)) {
      int code = codeAt(from);
      for (int to = 0; to < data.squares; to++) {
        int number = data.terms.first(code, from, to, isCrossed(to), occupancy);
        if (number >= 0) {
          TermTable.Entry entry = data.terms.entries(code)[number];
          boolean isOccupied = occupancy.isOccupied(to);
          int captured =
              isOccupied ? to : entry.term.enPassant() && isCrossed(to) ? crossedBy[to] : -1;
          if (captured >= 0 || !isCapturesOnly) {
            addAll(code, from, to, entry, captured);
          }
        }
      }
    }
  }

  private void addCastling() {
    if (!data.mayCastleFrom(royal) || !hasAny(data.castlers[us])) {
      return;
    }
    int code = data.royals[us].length == 1 ? data.royals[us][0] : codeAt(royal);
    if (data.castles[code]) {
      for (TermTable.Entry entry : data.castling[code]) {
        if (entry.isFrom(royal)) {
          addCastling(code, royal, entry);
        }
      }
    }
  }

  private boolean hasAny(int[] codes) {
    long any = 0;
    for (int code : codes) {
      for (int word = 0; word < data.words; word++) {
        any |= sets[code * data.words + word];
      }
    }
    return any != 0;
  }

  private void addCastling(int code, int from, TermTable.Entry entry) {
    for (int step : entry.files()) {
      int partner = partner(from, step, entry.term.range());
      if (partner >= 0) {
        int to = from + step * entry.term.range();
        if (entry.isWithin(to) && (!data.castlesTwice[code] || isFirst(code, from, to, entry))) {
          addCastling(code, from, to, entry, partner);
        }
      }
    }
  }

  private boolean isFirst(int code, int from, int to, TermTable.Entry entry) {
    int first = data.terms.first(code, from, to, false, occupancy);
    return entry == data.terms.entries(code)[first];
  }

  private void addCastling(int code, int from, int to, TermTable.Entry entry, int partner) {
    if (data.rules.facing().isEmpty() && data.rules.token(code).promotesTo().isEmpty()) {
      // Nothing of the other side changes, so that it suffices to look at the squares.
      if (!data.rules.check()
          || !crossesAttack(from, to) && !isAttackedAfterCastling(from, to, partner)) {
        addOne(PackedMove.of(from, to, 0));
      }
    } else {
      addAll(code, from, to, entry, -1);
    }
  }

  /** {@return whether the royal piece, which is not in check, crosses an attacked square} */
  private boolean crossesAttack(int from, int to) {
    int step = Integer.signum(to - from);
    flipOccupied(from);
    boolean isAttacked = false;
    for (int square = from + step; square != to && !isAttacked; square += step) {
      isAttacked = !isKnownSafe(square) && isAttacked(square);
    }
    flipOccupied(from);
    return isAttacked;
  }

  /** {@return whether this search has found that the royal piece may move to a square} */
  boolean isKnownSafe(int square) {
    return false;
  }

  private boolean isAttackedAfterCastling(int from, int to, int partner) {
    int beside = to - Integer.signum(to - from);
    flipOccupied(from);
    flipOccupied(partner);
    flipOccupied(beside);
    boolean isAttacked = isAttacked(to);
    flipOccupied(beside);
    flipOccupied(partner);
    flipOccupied(from);
    return isAttacked;
  }

  /** {@return the square of the partner for castling, or −1 if there is none} */
  private int partner(int from, int step, int range) {
    int square = step > 0 ? pieceAfter(from) : pieceBefore(from);
    boolean isPartner = square >= 0 && Math.abs(square - from) > range && isCastler(square);
    return isPartner ? square : -1;
  }

  /** {@return the first occupied square after a square of its rank, or −1} */
  private int pieceAfter(int square) {
    int files = data.geometry.shape().files();
    int last = square - data.terms.file(square) + files - 1;
    for (int word = square + 1 >> 6; word <= last >> 6; word++) {
      long left = occupied(word) & (word == square + 1 >> 6 ? -1L << square + 1 : -1L);
      if (left != 0) {
        int found = word << 6 | Long.numberOfTrailingZeros(left);
        return found <= last ? found : -1;
      }
    }
    return -1;
  }

  /** {@return the first occupied square before a square of its rank, or −1} */
  private int pieceBefore(int square) {
    int first = square - data.terms.file(square);
    for (int word = square >> 6; word >= first >> 6; word--) {
      long left = occupied(word) & (word == square >> 6 ? (1L << square) - 1 : -1L);
      if (left != 0) {
        int found = word << 6 | Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
        return found >= first ? found : -1;
      }
    }
    return -1;
  }

  private long occupied(int word) {
    return sets[data.codes * data.words + word] | sets[(data.codes + 1) * data.words + word];
  }

  private boolean isCastler(int square) {
    for (int code : data.castlers[us]) {
      if (has(code, square)) {
        return true;
      }
    }
    return false;
  }

  /** Adds a move with all promotions, of those that are legal. */
  private void addAll(int code, int from, int to, TermTable.Entry entry, int captured) {
    if (victim >= 0 && captured != victim) {
      return;
    }
    TokenRules token = data.rules.token(code);
    boolean canPromote =
        !token.promotesTo().isEmpty() && (token.zone().contains(from) || token.zone().contains(to));
    if (!canPromote || !token.mustPromote()) {
      // Only a row with "becomes" needs to know whether the piece will be passing, since a passing
      // piece stands for its own token.
      int arrival =
          entry.row.becomes() == 0 ? token.standsFor() : arrival(code, from, to, entry, captured);
      boolean mayStay = !canPromote || data.rules.allowStuck() || data.isMobile(arrival, to);
      if (mayStay && isLegal(code, from, to, entry, captured, arrival)) {
        addTested(from, to, 0, captured);
      }
    }
    for (int i = 0; canPromote && i < token.promotesTo().size(); i++) {
      int promoted = token.promotesTo().get(i);
      int limit = data.rules.token(promoted).promotionLimit();
      if ((limit == 0 || countStanding(promoted) < limit)
          && isLegal(code, from, to, entry, captured, promoted)) {
        addTested(from, to, promoted, captured);
      }
    }
  }

  private void addTested(int from, int to, int becomes, int captured) {
    isVictimCaptured |= captured >= 0 && captured == victim && captured != to;
    addOne(PackedMove.of(from, to, becomes));
  }

  /**
   * {@return the number of pieces on the board that are, or stand for, a piece}
   *
   * @param code the code of the piece
   */
  protected final int countStanding(int code) {
    int found = 0;
    for (int other = 1; other < data.codes; other++) {
      if (data.rules.token(other).standsFor() == code) {
        for (int word = 0; word < data.words; word++) {
          found += Long.bitCount(sets[other * data.words + word]);
        }
      }
    }
    return found;
  }

  /** {@return the code of a piece after a move that is not a promotion} */
  private int arrival(int code, int from, int to, TermTable.Entry entry, int captured) {
    int becomes = entry.row.becomes();
    int plain = becomes != 0 ? becomes : data.rules.token(code).standsFor();
    if (!entry.isPassingLeap()) {
      return plain;
    }
    MoveEffects effects = pending;
    fill(effects, code, from, to, entry, captured, entry.row.passing());
    return canCaptureEnPassant(effects, to) ? entry.row.passing() : plain;
  }

  /** {@return whether the other side could capture a passing piece en passant after a move} */
  private boolean canCaptureEnPassant(MoveEffects effects, int square) {
    make(effects);
    GameMoves<P> replies = helper();
    replies.state.share(sets, hands, them);
    boolean isCaptured = replies.canCapture(square);
    takeBack(effects);
    prepare();
    return isCaptured;
  }

  private boolean canCapture(int square) {
    isListing = false;
    isCapturesOnly = true;
    restrictsMates = true;
    isFirstOnly = false;
    victim = square;
    isVictimCaptured = false;
    run();
    victim = -1;
    return isVictimCaptured;
  }

  @Override
  public final boolean isSafeCapture(
      long[] ofSets, int side, int from, int leaping, int origin, int captor, int passed) {
    isRead = false;
    state.share(ofSets, hands, side ^ 1);
    share();
    if (royal(us) < 0 || royal(them) < 0) {
      return false; // the game is over
    }
    // The captured piece is on no square: it has left its own, and is taken from the other.
    data.tables.flip(sets, from, leaping);
    data.tables.flip(sets, origin, passed, captor, captor);
    prepare();
    boolean isSafe = !isAttacked(royal(us));
    data.tables.flip(sets, origin, passed, captor, captor);
    data.tables.flip(sets, from, leaping);
    return isSafe;
  }

  private void make(MoveEffects effects) {
    data.tables.flip(sets, effects);
    if (effects.place != 0) {
      hands[effects.place] += effects.isDrop ? -1 : 1;
    }
  }

  private void takeBack(MoveEffects effects) {
    data.tables.flip(sets, effects);
    if (effects.place != 0) {
      hands[effects.place] -= effects.isDrop ? -1 : 1;
    }
  }

  /** {@return whether a move leaves the royal piece safe and no pieces facing each other} */
  private boolean isLegal(
      int code, int from, int to, TermTable.Entry entry, int captured, int arrival) {
    if (entry.isCastling() && data.rules.check() && isCastlingThroughAttack(from, to)) {
      return false;
    }
    fill(trial, code, from, to, entry, captured, arrival);
    return isSafe(trial);
  }

  private boolean isSafe(MoveEffects effects) {
    data.tables.flip(sets, effects);
    prepare();
    int royal = royal(us);
    boolean isSafe = !(data.rules.check() && royal >= 0 && isAttacked(royal)) && !areFacing();
    data.tables.flip(sets, effects);
    prepare();
    return isSafe;
  }

  /**
   * {@return whether the royal piece is attacked before castling or on a square that it crosses}
   */
  private boolean isCastlingThroughAttack(int from, int to) {
    int step = Integer.signum(to - from);
    flipOccupied(from);
    boolean isAttacked = false;
    for (int square = from; square != to && !isAttacked; square += step) {
      isAttacked = isAttacked(square);
    }
    flipOccupied(from);
    return isAttacked;
  }

  /** Adds a square to the occupied squares, or removes it, without changing the sets. */
  abstract void flipOccupied(int square);

  /**
   * {@return whether a move between two squares leaves the royal piece safe, and no pieces facing
   * each other}
   *
   * @param becomes the code of the piece that the piece becomes, or 0
   */
  final boolean isSafe(int from, int to, int becomes) {
    int moved = codeAt(from);
    int arrival = becomes != 0 ? becomes : data.arrivals[moved];
    trial.begin(from, to, moved, codeAt(to), arrival != 0 ? arrival : moved);
    return isSafe(trial);
  }

  /** {@return whether a drop leaves the royal piece safe} */
  final boolean isSafeDrop(int landing, int to) {
    trial.begin(to, to, 0, 0, landing);
    return isSafe(trial);
  }

  /** {@return whether the facing pieces of both sides see each other} */
  private boolean areFacing() {
    int[] facing = data.facing[us];
    for (int square = next(facing, -1); square >= 0; square = next(facing, square)) {
      if (sees(square, 1) || sees(square, -1)) {
        return true;
      }
    }
    return false;
  }

  private boolean sees(int square, int ranks) {
    int next = data.geometry.offset(square, 0, ranks);
    while (next >= 0 && !occupancy.isOccupied(next)) {
      next = data.geometry.offset(next, 0, ranks);
    }
    if (next >= 0) {
      for (int code : data.facing[them]) {
        if (has(code, next)) {
          return true;
        }
      }
    }
    return false;
  }

  // What a move changes

  private void fill(
      MoveEffects effects,
      int code,
      int from,
      int to,
      TermTable.Entry entry,
      int captured,
      int arrival) {
    int there = codeAt(to);
    effects.begin(from, to, code, there, arrival);
    if (captured >= 0) {
      int lost = captured == to ? there : codeAt(captured);
      int received = data.rules.token(lost).capturedAs();
      effects.place = received == 0 ? 0 : CodedHands.place(received, us);
      if (captured != to) {
        effects.add(captured, lost, 0);
      }
    }
    boolean isRoyal = data.rules.token(code).isRoyal();
    int partner = -1;
    if (entry.isCastling()) {
      int step = Integer.signum(to - from);
      partner = partner(from, step, entry.term.range());
      int castler = codeAt(partner);
      effects.add(partner, castler, 0);
      effects.add(to - step, codeAt(to - step), ended(castler, isRoyal));
    }
    if (isRoyal) {
      addEnded(effects, data.castlers[us], true, partner, captured);
    }
    addEndedPassing(effects, isRoyal, partner, captured);
  }

  private void addEndedPassing(MoveEffects effects, boolean isRoyal, int partner, int captured) {
    if (data.hasPassing) {
      addEnded(effects, data.passing[us], isRoyal, partner, captured);
      addEnded(effects, data.passing[them], false, partner, captured);
    }
  }

  /** {@return the code of a piece when passing ends, and castling if the royal piece has moved} */
  private int ended(int code, boolean isRoyal) {
    int castlesTo = isRoyal ? data.rules.token(code).castlesTo() : 0;
    return data.rules.token(castlesTo != 0 ? castlesTo : code).standsFor();
  }

  private void addEnded(
      MoveEffects effects, int[] codes, boolean isRoyal, int partner, int captured) {
    for (int square = next(codes, -1); square >= 0; square = next(codes, square)) {
      int code = codeAt(square);
      int ended = ended(code, isRoyal);
      if (ended != code
          && square != effects.from
          && square != effects.to
          && square != partner
          && square != captured
          && !isAdded(effects, square)) {
        effects.add(square, code, ended);
      }
    }
  }

  private static boolean isAdded(MoveEffects effects, int square) {
    for (int i = 0; i < effects.count; i++) {
      if (effects.squares[i] == square) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final void resolve(long[] ofSets, int[] ofHands, int side, int move, MoveEffects effects) {
    isRead = false;
    state.share(ofSets, ofHands, side);
    share();
    prepare();
    int to = PackedMove.to(move);
    int becomes = PackedMove.becomes(move);
    if (PackedMove.isDrop(move)) {
      int dropped = PackedMove.dropped(move);
      effects.begin(to, to, 0, 0, becomes == 0 ? dropped : becomes);
      effects.isDrop = true;
      effects.place = CodedHands.place(dropped, side);
      addEndedPassing(effects, false, -1, -1);
      return;
    }
    int from = PackedMove.from(move);
    int code = codeAt(from);
    findCrossed();
    int number = data.terms.first(code, from, to, isCrossed(to), occupancy);
    if (number < 0) {
      throw new IllegalArgumentException("illegal move: " + move);
    }
    TermTable.Entry entry = data.terms.entries(code)[number];
    int captured = -1;
    if (occupancy.isOccupied(to)) {
      captured = to;
    } else if (entry.term.enPassant() && isCrossed(to)) {
      captured = crossedBy[to];
    }
    int arrival = becomes != 0 ? becomes : arrival(code, from, to, entry, captured);
    fill(effects, code, from, to, entry, captured, arrival);
  }

  // Drops that give checkmate

  /** {@return whether a drop gives checkmate, if the replies are not restricted} */
  final boolean isMate(int dropped, int landing, int to) {
    MoveEffects effects = pending;
    effects.begin(to, to, 0, 0, landing);
    effects.isDrop = true;
    effects.place = CodedHands.place(dropped, us);
    addEndedPassing(effects, false, -1, -1);
    make(effects);
    GameMoves<P> replies = helper();
    replies.state.share(sets, hands, them);
    boolean isMate = replies.isMate();
    takeBack(effects);
    return isMate;
  }

  private boolean isMate() {
    find(false);
    return isCheck && count == 0;
  }

  // Checks

  @Override
  public final boolean isCheck(long[] ofSets, int side) {
    isRead = false;
    state.share(ofSets, hands, side);
    share();
    int square = royal(us);
    if (square < 0) {
      return false;
    }
    prepare();
    return isAttacked(square);
  }

  @Override
  public final void learnChecks(long[] ofSets, int version, int side, CheckMap map) {
    GivenChecks found = checks;
    if (found == null) {
      found = new GivenChecks(data);
      checks = found;
    }
    found.learn(ofSets, side);
    found.describe(map);
    map.version = version;
    map.side = side;
  }

  @Override
  public final int givesCheck(int from, int to, int after) {
    return Objects.requireNonNull(checks, "checks").givesCheck(from, to, after);
  }

  // Moves as objects and texts

  @Override
  public final boolean isLegal(P position, int move) {
    GameMoves<P> list = helper();
    list.generate(position);
    for (int i = 0; i < list.size; i++) {
      if (list.moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final boolean isCapture(P position, int move) {
    toMove(move);
    GameMoves<P> reader = helper();
    return reader.captures(position, move);
  }

  private boolean captures(P position, int move) {
    isRead = false;
    state.read(position);
    share();
    if (PackedMove.isDrop(move)) {
      return false;
    }
    int to = PackedMove.to(move);
    int from = PackedMove.from(move);
    if (!occupancy.isOwn(from)) {
      throw new IllegalArgumentException("illegal move: " + data.plan.book().toText(toMove(move)));
    }
    if (occupancy.isOccupied(to)) {
      return true;
    }
    if (!data.hasPassing) {
      return false;
    }
    findCrossed();
    int number = isCrossed(to) ? data.terms.first(codeAt(from), from, to, true, occupancy) : -1;
    return number >= 0 && data.terms.entries(codeAt(from))[number].term.enPassant();
  }

  @Override
  public final List<Move> legalMoves(P position) {
    GameMoves<P> list = helper();
    list.generate(position);
    List<Move> legal = new ArrayList<>();
    for (int i = 0; i < list.size; i++) {
      legal.add(toMove(list.moves[i]));
    }
    return List.copyOf(legal);
  }

  private Move toMove(int move) {
    return data.plan.book().game().toMove(move);
  }

  @Override
  public final String toText(int move) {
    return data.plan.book().toText(toMove(move));
  }

  @Override
  public final int parse(P position, @Nullable String text) {
    Move parsed = data.plan.book().toMove(text);
    int move = data.plan.book().game().toInt(position, parsed);
    if (!isLegal(position, move)) {
      throw new IllegalArgumentException("illegal move: " + data.plan.book().toText(parsed));
    }
    return move;
  }
}
