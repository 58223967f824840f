// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedCursor;
import dev.boardwright.support.plan.MovePlan;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A cursor that plays the moves of a game, for boards with rules. It keeps the sets of {@link
 * MoveTables} from the moment when they are first needed. A move only changes squares, a hand and
 * the journal. The sets follow when they are asked for, or when the next call is made. So a move
 * that is undone at once never changes them.
 *
 * <p>{@link JournalEntry} describes the entries of the journal. The further squares of rare moves
 * are kept beside it.
 */
public abstract class PlayingCursor<P extends CodedGamePosition<P, ?>, S extends AnySquareSet<?>>
    extends CodedCursor<P> implements GameCursor<P> {
  /** The bits of a move that are not 0 for a drop, or if the number is no move. */
  private static final int DROP_OR_NO_MOVE = MoveTables.DROP | MoveTables.NO_MOVE;

  private static final int NO_MOVE = MoveTables.NO_MOVE;
  private static final int SQUARE_MASK = MoveTables.SQUARE_MASK;
  private static final int FROM_SHIFT = MoveTables.FROM_SHIFT;
  private static final int SQUARES_MASK = SQUARE_MASK << FROM_SHIFT | SQUARE_MASK;
  private static final int BECOMES_SHIFT = MoveTables.BECOMES_SHIFT;
  private static final int CODE_MASK = PieceFacts.ARRIVAL_MASK;

  private static final long[] NO_SETS = {};

  /** The value of {@link #undoneAt} at first, and when the journal has been cleared. */
  private static final int NOTHING_UNDONE = -1;

  /** The tables of the game, or null until they are needed. */
  private @Nullable MoveTables tables;

  /**
   * The list of moves that knows the rules, or null until it is needed. No other cursor uses it.
   */
  private @Nullable GameMoves<?> resolver;

  /** The facts of {@link PieceFacts#facts}. */
  private int[] facts = PieceFacts.NO_FACTS;

  /** The reasons why moves may be rare; a superset of those that hold. */
  private int rare = PieceFacts.ALL_REASONS;

  /**
   * The squares of each piece and side, as {@link MoveTables} describes them; empty until they are
   * needed.
   */
  private long[] sets = NO_SETS;

  /** The number of calls that the sets reflect: all, or all but the latest. */
  private int applied;

  // Parts of the tables.
  private int[] leaps = {};
  private int[] rows = {};

  /** A number that changes with the sets, and returns to what it was when a call is undone. */
  private int version;

  /** The last number that the sets have had. */
  private int lastVersion;

  /** The version before each call that changed the sets, parallel to the journal. */
  private int[] versions = {};

  /** The checks that moves from the position of the sets may give, or null until needed. */
  private @Nullable CheckInfo checks;

  /** The changes of the latest rare move, and the further squares of all that can be undone. */
  private final MoveEffects effects = new MoveEffects();

  /**
   * The number of calls before the call that was undone last, or {@link #NOTHING_UNDONE}. While it
   * is the number of calls, the latest call was an undo.
   */
  private int undoneAt = NOTHING_UNDONE;

  /** The end of the further squares of the latest call, if it was undone. */
  private int undoneFurther;

  /** Creates a cursor that starts at a position. */
  protected PlayingCursor(P position) {
    super(position);
  }

  /**
   * {@return the set of the squares that are in one of two sets of words}
   *
   * @param words the words of sets, one set after another
   * @param first the index of the first word of a set
   * @param second the index of the first word of another set, or of the same one
   */
  protected abstract S set(long[] words, int first, int second);

  private MoveTables game() {
    MoveTables found = tables;
    if (found == null) {
      found = last().game().tables();
      facts = found.pieces.facts;
      leaps = found.leaps;
      rows = found.rows;
      tables = found;
    }
    return found;
  }

  private GameMoves<?> resolver() {
    GameMoves<?> found = resolver;
    if (found == null) {
      found = game().data.newMoves.get();
      resolver = found;
    }
    return found;
  }

  private CheckInfo checks() {
    CheckInfo found = checks;
    if (found == null) {
      found = new CheckInfo(game().data);
      checks = found;
    }
    return found;
  }

  // Playing

  /** Plays a move with the tables of the game. */
  protected final int playMove(int move, int @Nullable [] values) {
    MoveTables found = game();
    return playMove(move, found.pieces.facts, found.leapDistance, values);
  }

  /**
   * Plays a move of the game. Generated cursors pass parts of their tables as constants, from which
   * the compiler gains more than from fields.
   *
   * <p>All but plain moves are left to one long method. The machine code of this one then stays
   * small enough (2,500 bytes in HotSpot) to be inlined even if it has been compiled before.
   *
   * @param pieces the facts of {@link PieceFacts#facts}
   * @param leapDistance the distance of {@link MoveTables#leapDistance}
   * @param values the value of each code, 0 included, on each square, or null
   * @return by how much the move changes the sum of these values, or 0 without values
   * @throws IllegalArgumentException if the move is rejected
   */
  protected final int playMove(int move, int[] pieces, int leapDistance, int @Nullable [] values) {
    if ((move & DROP_OR_NO_MOVE) != 0) {
      return playOther(move, 0, 0, 0, 0, values);
    }
    int to = move & SQUARE_MASK;
    int from = move >>> FROM_SHIFT & SQUARE_MASK;
    int as = move >>> BECOMES_SHIFT;
    int moved = codeAt(from);
    int there = codeAt(to);
    int mover = pieces[moved];
    int met = pieces[there];
    int reasons = mover & rare | (~mover | met) & PieceFacts.OWNERS << side;
    int distance = to - from;
    // One branch, which is rarely taken: whether a pawn moves is hard to predict.
    if (leapDistance != 0
        && (distance * distance ^ leapDistance | ~mover & PieceFacts.LEAPS) == 0) {
      reasons = PieceFacts.ALWAYS;
    }
    if (reasons != 0 || as != 0 && !PieceFacts.isPlainPromotion(mover, facts[as])) {
      return playOther(move, from, to, moved, there, values);
    }
    int after = as == 0 ? mover & CODE_MASK : as;
    int place = met >>> PieceFacts.RECEIVED_SHIFT & PieceFacts.RECEIVED_MASK;
    arrive(move & SQUARES_MASK, moved, there, after, place, 0);
    return values == null ? 0 : change(values, from, to, moved, there, after);
  }

  /**
   * {@return the values of pieces on squares}
   *
   * @param values the value of each code, 0 included, on each square
   * @throws IndexOutOfBoundsException if there are too few
   */
  protected final int[] checked(int[] values) {
    Objects.checkIndex(codes * board.length - 1, values.length);
    return values;
  }

  /** {@return by how much a move changes a sum of values} */
  private int change(int[] values, int from, int to, int moved, int there, int after) {
    return value(values, after, to) - value(values, there, to) - value(values, moved, from);
  }

  private int value(int[] values, int code, int square) {
    // The mask changes nothing. Without it, C2 extends each part of the index to 64 bits.
    return values[code * board.length + square & Integer.MAX_VALUE];
  }

  /** {@return by how much the latest call has changed a sum of values, or 0 without values} */
  private int latestChange(int @Nullable [] values) {
    if (values == null) {
      return 0;
    }
    long entry = journal[top - 1];
    // A drop has codes of 0 here, whose values are 0.
    int sum =
        change(
            values,
            JournalEntry.from(entry),
            JournalEntry.to(entry),
            JournalEntry.moved(entry),
            JournalEntry.there(entry),
            JournalEntry.after(entry));
    if ((entry & JournalEntry.FURTHER) != 0) {
      int i = effects.start;
      int change;
      do {
        change = effects.further[--i];
        int square = MoveEffects.square(change);
        sum += value(values, MoveEffects.after(change), square);
        sum -= value(values, MoveEffects.before(change), square);
      } while (change >= 0);
    }
    return sum;
  }

  private static IllegalArgumentException rejected(int move) {
    return new IllegalArgumentException("illegal move: " + move);
  }

  private void dropMove(int move) {
    MoveTables known = game();
    int to = move & SQUARE_MASK;
    int code = move >>> FROM_SHIFT & SQUARE_MASK;
    int as = move >>> BECOMES_SHIFT & CODE_MASK;
    int place = CodedHands.place(code, side);
    if ((move & NO_MOVE) != 0
        || code >= codes
        || !isOwn(code)
        || codeAt(to) != 0
        || hands[place] <= 0
        || as != 0 && !isSameKind(code, as)) {
      throw rejected(move);
    }
    if (as != 0
        || (facts[code] & PieceFacts.BRINGS) != 0
        || (rare & PieceFacts.PASSING) != 0 && known.pieces.hasPassing(appliedSets())) {
      playResolved(move);
    } else {
      putDown(code, to, place, 0);
    }
  }

  private boolean isOwn(int code) {
    return (facts[code] & PieceFacts.OWNERS << side) != 0;
  }

  private boolean isSameKind(int code, int other) {
    return ((facts[code] ^ facts[other]) & PieceFacts.KIND) == 0;
  }

  /** Plays a drop, or a move that is not known to be plain, or rejects it. */
  private int playOther(int move, int from, int to, int moved, int there, int @Nullable [] values) {
    MoveTables known = game();
    int as = move >>> BECOMES_SHIFT;
    if ((move & DROP_OR_NO_MOVE) != 0) {
      dropMove(move);
    } else if (as == 0 && there == 0 && isOwn(moved) && isPlainLeap(moved, from, to)) {
      arrive(move & SQUARES_MASK, moved, 0, facts[moved] & CODE_MASK, 0, 0);
    } else if (!isOwn(moved) || isOwn(there) || as != 0 && !isSameKind(moved, as)) {
      throw rejected(move);
    } else {
      if ((facts[moved] & rare & PieceFacts.PASSING) != 0) {
        rare = known.pieces.reasons(appliedSets());
      }
      int after = as == 0 ? facts[moved] & CODE_MASK : as;
      int reasons = facts[moved] & rare;
      boolean isCastling =
          (reasons & PieceFacts.ALL_CASTLERS) != 0
              && known.isCastling(moved, from, to)
              && known.pieces.hasCastlers(appliedSets(), side); // may no longer hold
      boolean mayCross = (reasons & PieceFacts.PASSING) != 0 && there == 0;
      boolean hasManyLeaps = (facts[moved] & PieceFacts.MANY_LEAPS) != 0;
      boolean isWatched =
          hasManyLeaps
              ? known.isLeap(moved, from, to)
              : (facts[moved] & PieceFacts.LEAPS) != 0 && isWatched(moved, from, to);
      if (isCastling && after != 0 && known.isClearCastling(moved, from, to)) {
        playCastling(known, move, from, to, moved, after);
      } else if (isWatched
          && !hasManyLeaps
          && as == 0
          && after != 0
          && isClearLeap(known, moved, from, there)) {
        playRare(known, reasons, from, to, moved, there, passing(known, from, moved));
      } else if (after == 0
          || isCastling
          || isWatched
          || mayCross && known.isCrossing(moved, from, to)) {
        playResolved(move);
      } else {
        playRare(known, reasons, from, to, moved, there, after);
      }
    }
    return latestChange(values);
  }

  /** Plays a move whose further changes, if there are any, end states of pieces. */
  private void playRare(
      MoveTables known, int reasons, int from, int to, int moved, int there, int after) {
    if ((reasons & PieceFacts.PASSING) == 0
        && (reasons & PieceFacts.ALL_CASTLERS) != 0
        && playEnding(known, from, to, moved, there, after, -1)) {
      return;
    }
    effects.begin(from, to, moved, there, after);
    if (reasons != 0) {
      known.pieces.addEnded(appliedSets(), side, reasons, effects);
    }
    effects.place = received(there);
    playEffects(reasons);
  }

  /** {@return whether only a leap makes a move rare, and the other side does not watch it} */
  private boolean isPlainLeap(int moved, int from, int to) {
    int mover = facts[moved];
    return (mover & rare) == 0
        && (mover & (PieceFacts.LEAPS | PieceFacts.MANY_LEAPS)) == PieceFacts.LEAPS
        && !isWatched(moved, from, to);
  }

  /** {@return whether a move is a leap that the other side watches} */
  private boolean isWatched(int moved, int from, int to) {
    int leap = leaps[rows[moved] + from];
    if ((leap & SQUARE_MASK) != to) {
      return false;
    }
    int first = facts[read(leap >>> FROM_SHIFT & SQUARE_MASK)];
    int second = facts[read(leap >>> 2 * FROM_SHIFT)];
    return ((first | second) & PieceFacts.WATCHER << (side ^ 1)) != 0;
  }

  /** {@return whether a move is a leap after which not all rules need to be asked} */
  private boolean isClearLeap(MoveTables known, int moved, int from, int there) {
    int passing = known.passings[rows[moved] + from];
    return passing != 0 && there == 0 && read(passing >>> Byte.SIZE) == 0;
  }

  /** {@return the code of a piece after a leap: passing if it may be captured en passant} */
  private int passing(MoveTables known, int from, int moved) {
    int leap = leaps[rows[moved] + from];
    int crossed = known.passings[rows[moved] + from] >>> Byte.SIZE;
    int origin = leap >>> FROM_SHIFT & SQUARE_MASK;
    int other = leap >>> 2 * FROM_SHIFT;
    boolean isPassing =
        canCapture(known, from, moved, origin, crossed)
            || origin != other && canCapture(known, from, moved, other, crossed);
    return isPassing ? known.passings[rows[moved] + from] & CODE_MASK : facts[moved] & CODE_MASK;
  }

  private boolean canCapture(MoveTables known, int from, int leaping, int origin, int crossed) {
    int captor = read(origin);
    return (facts[captor] & PieceFacts.WATCHER << (side ^ 1)) != 0
        && known.isCrossing(captor, origin, crossed)
        && resolver().isSafe(appliedSets(), side, from, leaping, origin, captor, crossed);
  }

  /** Plays castling, if there is a piece to castle with. */
  private void playCastling(MoveTables known, int move, int from, int to, int moved, int after) {
    int step = to > from ? 1 : -1;
    int partner = firstPiece(known.files, from, step);
    int castler = partner < 0 ? 0 : read(partner);
    if (!known.pieces.isCastler(castler, side) || (partner - to) * step <= 0) {
      playResolved(move);
      return;
    }
    int reasons = facts[moved] & rare;
    if ((reasons & PieceFacts.PASSING) == 0
        && playEnding(known, from, to, moved, 0, after, partner)) {
      return;
    }
    effects.begin(from, to, moved, 0, after);
    effects.add(partner, castler, 0);
    effects.add(to - step, 0, known.pieces.castled(castler));
    known.pieces.addEnded(appliedSets(), side, reasons, effects);
    playEffects(reasons);
  }

  /**
   * Plays a move that ends the castling of pieces with one code. This does what {@link
   * #playEffects} does, in fewer steps, because there are many such moves in chess.
   *
   * @param partner the square of the piece that castles, or −1
   * @return false if the pieces are others; then nothing has been done
   */
  private boolean playEnding(
      MoveTables known, int from, int to, int moved, int there, int after, int partner) {
    int code = known.pieces.ending[side] & CODE_MASK;
    int ended = known.pieces.ending[side] >> Byte.SIZE;
    if (code == 0) {
      return false;
    }
    long[] now = appliedSets();
    int words = known.words;
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(now[code * words + word]);
    }
    if (count == 0) {
      return false;
    }
    int[] further = effects.room(count + 1);
    int end = effects.start;
    int first = MoveEffects.FIRST;
    long marks = JournalEntry.FURTHER | JournalEntry.reasons(changingReasons());
    arrive(from << FROM_SHIFT | to, moved, there, after, received(there), marks);
    rare = rare & ~(facts[moved] & PieceFacts.CHANGING_REASONS) | brings(after);
    if (partner >= 0) {
      int beside = to > from ? to - 1 : to + 1;
      int castled = known.pieces.castled(code);
      further[end++] = MoveEffects.change(beside, 0, castled) | first;
      place(beside, castled);
      first = 0;
    }
    for (int word = 0; word < words; word++) {
      for (long left = now[code * words + word]; left != 0; left &= left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        int plain = square == partner ? 0 : ended;
        further[end++] = MoveEffects.change(square, code, plain) | first;
        place(square, plain);
        first = 0;
      }
    }
    effects.count = end - effects.start;
    contentHash ^= contentHash == 0 ? 0 : hashOfFurther();
    effects.start = end;
    return true;
  }

  /** {@return the first occupied square beside a square of its rank, or −1} */
  private int firstPiece(int files, int square, int step) {
    int first = square - square % files;
    int end = step > 0 ? first + files : first - 1;
    for (int next = square + step; next != end; next += step) {
      if (read(next) != 0) {
        return next;
      }
    }
    return -1;
  }

  /** {@return the reasons why moves may be rare that a piece brings to a position} */
  private int brings(int code) {
    return (facts[code] & PieceFacts.BRINGS) >>> PieceFacts.BRINGS_SHIFT;
  }

  /** {@return the place of the hand count that grows when a piece is captured, or 0} */
  private int received(int captured) {
    return facts[captured] >>> PieceFacts.RECEIVED_SHIFT & PieceFacts.RECEIVED_MASK;
  }

  /** Plays a move whose changes depend on the whole position. */
  private void playResolved(int move) {
    resolver().resolve(appliedSets(), hands, side, move, effects);
    int pieces = 0;
    int brought = 0;
    for (int i = effects.start; i < effects.start + effects.count; i++) {
      int after = MoveEffects.after(effects.further[i]);
      pieces += one(after) - one(MoveEffects.before(effects.further[i]));
      brought |= brings(after);
    }
    boolean isCaptureElsewhere = effects.place != 0 && !effects.isDrop && effects.there == 0;
    playEffects(effects.isDrop ? PieceFacts.PASSING : facts[effects.moved]);
    pieceCount += isCaptureElsewhere ? pieces + 1 : pieces;
    rare |= brought;
  }

  /** Makes the changes of the effects, of which the further ones only end states. */
  private void playEffects(int ended) {
    long marks = JournalEntry.reasons(changingReasons());
    boolean isFurther = effects.count != 0;
    if (isFurther) {
      marks |= JournalEntry.FURTHER;
    }
    int after = effects.after;
    if (effects.isDrop) {
      putDown(after, effects.to, effects.place, marks);
    } else {
      int squares = effects.from << FROM_SHIFT | effects.to;
      arrive(squares, effects.moved, effects.there, after, effects.place, marks);
    }
    rare = rare & ~(ended & PieceFacts.CHANGING_REASONS) | brings(after);
    if (isFurther) {
      contentHash ^= contentHash == 0 ? 0 : hashOfFurther();
      playFurther();
    }
  }

  /** Makes the changes of further squares. */
  private void playFurther() {
    int[] further = effects.further;
    int i = effects.start + effects.count;
    effects.start = i;
    int change;
    do {
      change = further[--i];
      place(MoveEffects.square(change), MoveEffects.after(change));
    } while (change >= 0);
  }

  private long hashOfFurther() {
    long hash = 0;
    for (int i = effects.start; i < effects.start + effects.count; i++) {
      hash ^= hashOf(effects.further[i]);
    }
    return hash;
  }

  /** {@return what the change of a further square contributes to the hash} */
  private long hashOf(int change) {
    int square = MoveEffects.square(change);
    return key(MoveEffects.before(change), square) ^ key(MoveEffects.after(change), square);
  }

  /** Moves a piece, keeps what it captures, and passes the turn. */
  private void arrive(int squares, int moved, int captured, int after, int place, long marks) {
    record(JournalEntry.of(squares, moved, captured, after) | JournalEntry.ofHand(place) | marks);
    movePiece(squares >>> FROM_SHIFT, squares & SQUARE_MASK, moved, captured, after, place);
  }

  /** Drops a piece that the hand holds on an empty square, and passes the turn. */
  private void putDown(int code, int to, int place, long marks) {
    record(
        JournalEntry.DROP
            | JournalEntry.of(to << FROM_SHIFT | to, 0, 0, code)
            | JournalEntry.ofHand(place)
            | marks);
    int held = hands[place];
    hands[place] = held - 1;
    place(to, code);
    if (contentHash != 0) {
      contentHash ^=
          key(code, to)
              ^ inHand(place, held)
              ^ inHand(place, held - 1)
              ^ ContentHash.SECOND_TO_MOVE;
    }
    side ^= 1;
  }

  @Override
  public final void pass() {
    if (isCheck()) {
      throw new IllegalStateException("a side in check cannot pass");
    }
    MoveTables known = game();
    effects.begin(-1, -1, 0, 0, 0);
    known.pieces.addExpired(appliedSets(), effects);
    long marks = JournalEntry.PASS | JournalEntry.reasons(changingReasons());
    record(effects.count == 0 ? marks : marks | JournalEntry.FURTHER);
    if (contentHash != 0) {
      contentHash ^= hashOfFurther() ^ ContentHash.SECOND_TO_MOVE;
    }
    rare &= ~PieceFacts.PASSING;
    side ^= 1;
    if (effects.count != 0) {
      playFurther();
    }
  }

  // The journal

  private int changingReasons() {
    return (rare & PieceFacts.CHANGING_REASONS) >>> PieceFacts.REASONS_SHIFT;
  }

  /** Records a call that is about to change the state. */
  private void record(long change) {
    if (applied != top) {
      apply();
    }
    push(change);
  }

  @Override
  protected final void takeBack() {
    long change = pop();
    undoneAt = top;
    side ^= 1;
    if (applied > top || (change & (JournalEntry.FURTHER | JournalEntry.REASONS)) != 0) {
      takeOtherBack(change);
    }
    if (change >= 0) {
      int there = JournalEntry.there(change);
      int place = JournalEntry.placeAndDrop(change);
      place(JournalEntry.to(change), there);
      place(JournalEntry.from(change), JournalEntry.moved(change));
      if (place == 0) {
        pieceCount += one(there);
      } else {
        hands[place & JournalEntry.MAX_PLACE] += place > JournalEntry.MAX_PLACE ? 1 : -1;
      }
    }
  }

  /**
   * Takes back what a call has changed besides two squares and a hand: the sets, if they reflect
   * it, the reasons why moves may be rare, and further squares.
   *
   * <p>This is one long method so that the compiler leaves it out of {@link #undo}, which it then
   * inlines into searches.
   */
  private void takeOtherBack(long change) {
    long[] flipped = applied > top ? sets : NO_SETS;
    applied = top;
    MoveTables known = game();
    if (flipped.length != 0) {
      version = versions[top];
      if (change >= 0) {
        int to = JournalEntry.to(change);
        if ((change & JournalEntry.DROP) != 0) {
          known.flip(flipped, to, JournalEntry.after(change));
        } else {
          known.flip(
              flipped,
              JournalEntry.from(change),
              to,
              JournalEntry.moved(change),
              JournalEntry.after(change));
        }
        if (JournalEntry.there(change) != 0) {
          known.flip(flipped, to, JournalEntry.there(change));
        }
      }
    }
    if ((change & JournalEntry.REASONS) != 0) {
      int before = JournalEntry.reasonsBefore(change) << PieceFacts.REASONS_SHIFT;
      rare = before | PieceFacts.ALWAYS;
    }
    if ((change & JournalEntry.FURTHER) == 0) {
      return;
    }
    undoneFurther = effects.start;
    int[] further = effects.further;
    int i = effects.start;
    int pieces = pieceCount;
    int one;
    do {
      one = further[--i];
      int before = MoveEffects.before(one);
      pieces += one(before) - one(MoveEffects.after(one));
      place(MoveEffects.square(one), before);
      if (flipped.length != 0) {
        known.flipFurther(flipped, one);
      }
    } while (one >= 0);
    effects.start = i;
    int place = JournalEntry.placeAndDrop(change);
    boolean isCaptureElsewhere =
        place != 0 && place <= JournalEntry.MAX_PLACE && JournalEntry.there(change) == 0;
    pieceCount = isCaptureElsewhere ? pieces - 1 : pieces;
  }

  // The sets

  /** {@return the sets after the latest call} They must not be modified. */
  final long[] appliedSets() {
    if (sets.length == 0) {
      sets = new long[game().length()];
      versions = new int[journal.length];
      readSets();
    } else if (applied != top) {
      apply();
    }
    return sets;
  }

  private void readSets() {
    MoveTables known = game();
    known.read(board, sets);
    rare = known.pieces.reasons(sets);
    version = ++lastVersion;
    applied = top;
  }

  @Override
  protected final void resetMoves() {
    applied = 0;
    effects.start = 0;
    undoneAt = NOTHING_UNDONE;
    rare = PieceFacts.ALL_REASONS;
    if (sets.length != 0) {
      readSets();
    }
  }

  @Override
  protected final void forgetMoves() {
    if (applied != top) {
      apply();
    }
    applied = 0;
    effects.start = 0;
    undoneAt = NOTHING_UNDONE;
    if (versions.length > KEPT_LENGTH) {
      versions = new int[KEPT_LENGTH];
    }
  }

  /** Makes the sets reflect the latest call. */
  private void apply() {
    applied = top;
    if (sets.length != 0) {
      long change = journal[top - 1];
      flipMove(change);
      if (top > versions.length) {
        versions = Arrays.copyOf(versions, journal.length);
      }
      versions[top - 1] = version;
      version = ++lastVersion;
      if ((change & JournalEntry.REASONS) != 0) {
        rare = game().pieces.reasons(sets);
      }
    }
  }

  /** Changes the sets by the latest call, or takes its changes back. */
  private void flipMove(long change) {
    MoveTables known = game();
    int from = JournalEntry.from(change);
    int to = JournalEntry.to(change);
    int moved = JournalEntry.moved(change);
    int there = JournalEntry.there(change);
    int after = JournalEntry.after(change);
    if (known.words == 1) {
      long[] now = sets;
      long bit = 1L << to;
      now[moved] ^= 1L << from; // code 0 stands for no piece, so that drops need no branch
      now[after] ^= bit;
      now[known.sideRows[after]] ^= 1L << from | bit; // a drop has one square
    } else {
      known.flip(sets, from, moved);
      known.flip(sets, to, after);
    }
    if (there != 0) {
      known.flip(sets, to, there);
    }
    if ((change & JournalEntry.FURTHER) != 0) {
      flipFurther();
    }
  }

  private void flipFurther() {
    MoveTables known = game();
    int i = effects.start;
    int further;
    do {
      further = effects.further[--i];
      known.flipFurther(sets, further);
    } while (further >= 0);
  }

  /** {@return the number of moves, which a list finds in the sets of this cursor} */
  final int count(GameMoves<?> list) {
    if (sets.length == 0 || applied == top) {
      share(list);
      return list.counted();
    }
    // Most calls after which moves are counted are undone at once. So the sets change back at once.
    checkGame(list);
    long change = journal[top - 1];
    flipMove(change);
    try {
      list.share(sets, hands, side);
      return list.counted();
    } finally {
      flipMove(change);
    }
  }

  /** Shares the sets and hands of this cursor with a search, which sees what the cursor changes. */
  final void share(MoveSearch search) {
    checkGame(search);
    search.share(appliedSets(), hands, side);
  }

  private void checkGame(MoveSearch search) {
    if (game() != search.data.tables) {
      game().data.checkSame(search.data);
    }
  }

  // Reading

  @Override
  public final S occupied() {
    return set(appliedSets(), game().sideRow(0), game().sideRow(1));
  }

  @Override
  public final S occupied(Side side) {
    int row = game().sideRow(Objects.requireNonNull(side, "side").ordinal());
    return set(appliedSets(), row, row);
  }

  @Override
  public final S squaresOf(int code) {
    int row = checkCode(code) * game().words;
    return set(appliedSets(), row, row);
  }

  @Override
  public final S royals(Side side) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    int words = game().words;
    int[] royals = game().data.royals[owner];
    long[] now = appliedSets();
    if (royals.length == 1) {
      return set(now, royals[0] * words, royals[0] * words);
    }
    long[] found = new long[words];
    for (int code : royals) {
      for (int word = 0; word < words; word++) {
        found[word] |= now[code * words + word];
      }
    }
    return set(found, 0, 0);
  }

  @Override
  public final int royalSquare(Side side) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return Math.max(game().data.royal(appliedSets(), owner), -1);
  }

  // Checks

  @Override
  public final boolean isCheck() {
    if (applied != top
        && sets.length != 0
        && (journal[top - 1] & (JournalEntry.FURTHER | JournalEntry.PASS)) == 0) {
      CheckInfo known = checks();
      if (known.version != version || known.side != side) {
        known.learn(sets, version, side);
      }
      long change = journal[top - 1];
      int from = JournalEntry.from(change);
      int to = JournalEntry.to(change);
      int after = JournalEntry.after(change);
      if (known.isNoCheck(from, to, after)) {
        return false;
      }
      int answer = known.givesCheck((change & JournalEntry.DROP) == 0 ? from : -1, to, after);
      if (answer >= 0) {
        return answer != 0;
      }
    }
    return resolver().isCheck(appliedSets(), side);
  }

  // Attacks

  @Override
  public final boolean isAttacked(int square, Side by) {
    type().shape().checkIndex(square);
    int attacker = Objects.requireNonNull(by, "by").ordinal();
    return resolver().isAttacked(appliedSets(), square, attacker);
  }

  @Override
  public final S attackers(int square, Side by) {
    long[] now = appliedSets();
    int words = game().words;
    long[] occupied = new long[words];
    for (int word = 0; word < words; word++) {
      occupied[word] = now[game().sideRow(0) + word] | now[game().sideRow(1) + word];
    }
    long[] found = new long[words];
    attackers(square, by, occupied, found);
    return set(found, 0, 0);
  }

  @Override
  public final void attackers(int square, Side by, long[] occupied, long[] result) {
    type().shape().checkIndex(square);
    int attacker = Objects.requireNonNull(by, "by").ordinal();
    MovePlan plan = game().data.plan;
    Objects.checkIndex(plan.words - 1, occupied.length);
    Objects.checkIndex(plan.words - 1, result.length);
    if (occupied == result) {
      throw new IllegalArgumentException(
          "the result needs another array than the occupied squares");
    }
    SquareAttackers.find(plan, appliedSets(), occupied, square, attacker, result);
  }

  // The changes of the latest call

  @Override
  public final int captured() {
    long change = latest();
    if (change < 0 || isUndone()) {
      return 0;
    }
    int there = JournalEntry.there(change);
    return there != 0 || (change & JournalEntry.FURTHER) == 0 ? there : capturedElsewhere();
  }

  @Override
  public final boolean isProgress() {
    long change = latest();
    boolean isDrop = (change & JournalEntry.DROP) != 0;
    int code = isDrop ? handCode(0) : JournalEntry.moved(change);
    return change >= 0 && !isUndone() && (captured() != 0 || game().data.resets[code]);
  }

  private int capturedElsewhere() {
    int i = effects.start;
    int change;
    do {
      change = effects.further[--i];
      int before = MoveEffects.before(change);
      if (MoveEffects.after(change) == 0 && isOwn(before)) { // the turn has passed
        return before;
      }
    } while (change >= 0);
    return 0;
  }

  private int furtherEnd() {
    return isUndone() ? undoneFurther : effects.start;
  }

  private int furtherCount() {
    int end = furtherEnd();
    int i = end;
    while (effects.further[--i] >= 0) {}
    return end - i;
  }

  @Override
  public final int changeCount() {
    long change = latest();
    int plain = JournalEntry.squares(change);
    return (change & JournalEntry.FURTHER) == 0 ? plain : plain + furtherCount();
  }

  @Override
  public final int changedSquare(int i) {
    int slot = slot(i);
    return slot >= 0 ? JournalEntry.square(latest(), slot) : MoveEffects.square(furtherSquare(i));
  }

  @Override
  public final int codeBefore(int i) {
    return isUndone() ? laterCode(i) : earlierCode(i);
  }

  @Override
  public final int codeAfter(int i) {
    return isUndone() ? earlierCode(i) : laterCode(i);
  }

  private boolean isUndone() {
    return undoneAt == top;
  }

  /** {@return the entry of the latest call, or of the call that it has undone} */
  private long latest() {
    return isUndone() ? journal[top] : top == 0 ? JournalEntry.NONE : journal[top - 1];
  }

  /** {@return the code before the call of the latest entry was made} */
  private int earlierCode(int i) {
    int slot = slot(i);
    return slot >= 0 ? JournalEntry.before(latest(), slot) : MoveEffects.before(furtherSquare(i));
  }

  /** {@return the code after the call of the latest entry was made} */
  private int laterCode(int i) {
    int slot = slot(i);
    return slot >= 0 ? JournalEntry.after(latest(), slot) : MoveEffects.after(furtherSquare(i));
  }

  /**
   * {@return the place of a changed square in the latest entry, or −1 if it is a further square}
   */
  private int slot(int i) {
    int plain = JournalEntry.squares(latest());
    return i >= 0 && i < plain ? i + 2 - plain : -1;
  }

  /** {@return a further square of the latest call with its codes} */
  private int furtherSquare(int i) {
    int index = Objects.checkIndex(i, changeCount()) - JournalEntry.squares(latest());
    return effects.further[furtherEnd() - 1 - index];
  }

  @Override
  public final int handChangeCount() {
    return JournalEntry.placeAndDrop(latest()) == 0 ? 0 : 1;
  }

  @Override
  public final int handCode(int i) {
    int place = JournalEntry.placeAndDrop(latest()) & JournalEntry.MAX_PLACE;
    return i == 0 ? CodedHands.code(place) : 0;
  }

  @Override
  public final int handDelta(int i) {
    if (i != 0 || handChangeCount() == 0) {
      return 0;
    }
    return (latest() & JournalEntry.DROP) == 0 != isUndone() ? 1 : -1;
  }

  // Pieces

  @Override
  public final boolean isInsufficient() {
    return game().data.material().isInsufficient(this);
  }

  @Override
  public final boolean isInsufficient(Side side) {
    return game().data.material().isBare(this, Objects.requireNonNull(side, "side"))
        || isInsufficient();
  }

  @Override
  public final boolean canDeclare() {
    return game().data.material().canDeclare(this);
  }

  // Repetition

  @Override
  public final int repetitions() {
    long now = contentHash();
    boolean isFinal = !game().pieces.fillHands; // no captured piece returns
    int found = 1;
    for (int i = top - 1; i >= 0; i--) {
      long change = journal[i];
      if (change < 0 || isFinal && JournalEntry.there(change) != 0) {
        break;
      }
      if (hashes[i] == 0) {
        findHashes();
      }
      found += hashes[i] == now ? 1 : 0;
    }
    return found;
  }

  /** Computes the hashes before calls that were made when no hash was asked for. */
  private void findHashes() {
    long hash = contentHash();
    int[] further = effects.further;
    int end = effects.start;
    for (int i = top - 1; i >= 0; i--) {
      long change = journal[i];
      hash ^= ContentHash.SECOND_TO_MOVE;
      if (change >= 0) {
        hash ^= key(JournalEntry.moved(change), JournalEntry.from(change));
        hash ^=
            key(JournalEntry.there(change), JournalEntry.to(change))
                ^ key(JournalEntry.after(change), JournalEntry.to(change));
        hash ^= hashOfHand(change, -1);
      }
      if ((change & JournalEntry.FURTHER) != 0) {
        do {
          hash ^= hashOf(further[--end]);
        } while (further[end] >= 0);
      }
      hashes[i] = hash;
    }
    for (int i = 0; i < top; i++) {
      hashOfHand(journal[i], 1); // the hands return to what they were
    }
  }

  /** {@return what the change of a hand contributes to the hash; the hand changes} */
  private long hashOfHand(long change, int direction) {
    int place = JournalEntry.placeAndDrop(change) & JournalEntry.MAX_PLACE;
    if (place == 0) {
      return 0;
    }
    int before = hands[place];
    hands[place] += (change & JournalEntry.DROP) == 0 ? direction : -direction;
    return inHand(place, before) ^ inHand(place, hands[place]);
  }
}
