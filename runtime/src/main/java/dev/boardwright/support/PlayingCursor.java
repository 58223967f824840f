// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.EndedPieces;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The part of a cursor that plays the moves of a game, for boards with rules. It keeps the sets of
 * {@link MoveTables} from the moment when they are first needed. A move only changes squares, a
 * hand and the journal. The sets follow when they are asked for, or when the next call is made. So
 * a move that is undone at once never changes them.
 *
 * @param <P> the type of the board's positions
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public abstract class PlayingCursor<P extends CodedPosition<P>> extends CodedCursor<P> {
  /** The bits of a move that are not 0 for a drop, or if the number is no move. */
  private static final int DROP_OR_NO_MOVE = MoveTables.DROP | MoveTables.NO_MOVE;

  private static final int NO_MOVE = MoveTables.NO_MOVE;
  private static final int SQUARE_MASK = MoveTables.SQUARE_MASK;
  private static final int FROM_SHIFT = MoveTables.FROM_SHIFT;
  private static final int BECOMES_SHIFT = MoveTables.BECOMES_SHIFT;
  private static final int CODE_MASK = PieceFacts.ARRIVAL_MASK;

  private static final long[] NO_SETS = {};

  /** The tables of the game, or null until they are needed. */
  private @Nullable MoveTables tables;

  /** The judge of the game, or null until it is needed. */
  private @Nullable GameJudge judge;

  /**
   * The squares of each piece and side, as {@link MoveTables} describes them; empty until they are
   * needed.
   */
  private long[] sets = NO_SETS;

  // Parts of the tables.
  private int[] leaps = {};
  private int[] rows = {};

  /** A number that changes with the sets, and returns to what it was when a call is undone. */
  private int version;

  /** The last number that the sets have had. */
  private int lastVersion;

  /** The version before each call that changed the sets, parallel to the journal. */
  private int[] versions = {};

  /** The checks that moves from the position of the sets may give. */
  private final CheckMap checks = new CheckMap();

  /** The changes of the latest rare move. */
  private final MoveEffects effects = new MoveEffects();

  /**
   * The further squares of moves that can be undone: for each move, a square and its code before,
   * and so on, and then the number of squares.
   */
  private int[] further = {};

  private int furtherTop;

  /**
   * Creates a cursor that starts at a position. The subclass copies the squares.
   *
   * @param position the position to start at
   */
  protected PlayingCursor(P position) {
    super(position);
  }

  /** {@return the tables of the game} Only cursors of boards with rules override this method. */
  protected MoveTables moveTables() {
    throw new UnsupportedOperationException("this board has no rules");
  }

  private MoveTables game() {
    MoveTables found = tables;
    if (found == null) {
      found = moveTables();
      facts = found.pieces.facts;
      leaps = found.leaps;
      rows = found.rows;
      tables = found;
    }
    return found;
  }

  private GameJudge judge() {
    GameJudge found = judge;
    if (found == null) {
      found = game().newJudge();
      judge = found;
    }
    return found;
  }

  // Playing

  /**
   * Plays a move of the game. Generated cursors pass parts of their tables as constants, from which
   * the compiler gains more than from fields.
   *
   * @param move the move
   * @param pieces the facts of {@link PieceFacts#facts}
   * @param leapDistance the distance of {@link MoveTables#leapDistance}
   * @throws IllegalArgumentException if the move is rejected
   */
  protected final void playMove(int move, int[] pieces, int leapDistance) {
    if ((move & DROP_OR_NO_MOVE) != 0) {
      dropMove(move);
      return;
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
      reasons |= watchers(moved, from, to);
    }
    if (reasons != 0 || as != 0 && !PieceFacts.isPlainPromotion(mover, facts[as])) {
      playOther(move, from, to, moved, there);
      return;
    }
    int place = met >>> PieceFacts.RECEIVED_SHIFT & PieceFacts.RECEIVED_MASK;
    push(move(from, to, moved, there) | (long) place << HAND_SHIFT);
    arrive(from, to, moved, there, as == 0 ? mover & CODE_MASK : as, place);
  }

  /** {@return a number that is not 0 if a move is a leap that the other side watches} */
  private int watchers(int moved, int from, int to) {
    if (leaps.length == 0) {
      return PieceFacts.ALWAYS; // the tables have not been read
    }
    int leap = leaps[rows[moved] + from];
    if ((leap & SQUARE_MASK) != to) {
      return 0;
    }
    int first = facts[read(leap >>> FROM_SHIFT & SQUARE_MASK)];
    int second = facts[read(leap >>> 2 * FROM_SHIFT)];
    return (first | second) & PieceFacts.WATCHER << (side ^ 1);
  }

  private static IllegalArgumentException rejected(int move) {
    return new IllegalArgumentException("illegal move: " + move);
  }

  private void dropMove(int move) {
    int to = move & SQUARE_MASK;
    int code = move >>> FROM_SHIFT & SQUARE_MASK;
    int dropped = facts[code & CODE_MASK];
    int place = CodedHands.place(code, side);
    if (move >>> BECOMES_SHIFT == 0
        && code < codes
        && (dropped & PieceFacts.OWNERS << side) != 0
        && (dropped & PieceFacts.BRINGS | rare & PieceFacts.PASSING) == 0
        && codeAt(to) == 0
        && hands[place] > 0) {
      putDown(code, to, 0, place, 0);
    } else {
      dropOther(move, code, to);
    }
  }

  /** Plays a drop that is not known to be plain, or rejects it. */
  private void dropOther(int move, int code, int to) {
    MoveTables known = game();
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
        || (rare & PieceFacts.PASSING) != 0 && known.pieces.hasPassing(settledSets())) {
      playJudged(move);
    } else {
      putDown(code, to, 0, place, 0);
    }
  }

  private boolean isOwn(int code) {
    return (facts[code] & PieceFacts.OWNERS << side) != 0;
  }

  private boolean isSameKind(int code, int other) {
    return ((facts[code] ^ facts[other]) & PieceFacts.KIND) == 0;
  }

  /** Plays a move that is not known to be plain, or rejects it. */
  private void playOther(int move, int from, int to, int moved, int there) {
    MoveTables known = game();
    int as = move >>> BECOMES_SHIFT;
    if (!isOwn(moved) || isOwn(there) || as != 0 && !isSameKind(moved, as)) {
      throw rejected(move);
    }
    int after = as == 0 ? facts[moved] & CODE_MASK : as;
    if ((facts[moved] & rare & PieceFacts.PASSING) != 0) {
      rare = known.pieces.reasons(settledSets());
    }
    int reasons = facts[moved] & rare;
    boolean mayCrossNow = (reasons & PieceFacts.PASSING) != 0 && there == 0;
    boolean isCastling =
        known.isCastling(moved, from, to) && known.pieces.hasCastlers(settledSets(), side);
    if (isCastling && after != 0 && known.isClearCastling(moved, from, to)) {
      playCastling(known, move, from, to, moved, after);
      return;
    }
    boolean hasManyLeaps = (facts[moved] & PieceFacts.MANY_LEAPS) != 0;
    boolean isWatched =
        hasManyLeaps
            ? known.isLeap(moved, from, to)
            : (facts[moved] & PieceFacts.LEAPS) != 0 && watchers(moved, from, to) != 0;
    if (isWatched
        && !hasManyLeaps
        && as == 0
        && after != 0
        && isClearLeap(known, moved, from, there)) {
      after = passing(known, from, moved);
    } else if (after == 0
        || isCastling
        || isWatched
        || mayCrossNow && known.isCrossing(moved, from, to)) {
      playJudged(move);
      return;
    }
    int ended = reasons == 0 ? EndedPieces.NONE : ended(known, reasons, from, to);
    if (EndedPieces.areKnown(ended)) {
      playEnding(known, ended, reasons, from, to, moved, there, after);
      return;
    }
    effects.begin(from, to, moved, there, after);
    if (reasons != 0) {
      known.pieces.addEnded(settledSets(), side, reasons, effects);
    }
    if (effects.count == 0) {
      int place = received(there);
      push(move(from, to, moved, there) | (long) place << HAND_SHIFT | reasons(rare));
      rare = rare & ~(reasons & PieceFacts.CHANGING_REASONS) | brings(after);
      arrive(from, to, moved, there, after, place);
    } else {
      effects.place = received(there);
      playEffects();
    }
  }

  /** {@return whether a move is a leap after which the judge need not decide everything} */
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
        && judge().isSafeCapture(settledSets(), side, from, leaping, origin, captor, crossed);
  }

  /** Plays castling, if there is a piece to castle with. */
  private void playCastling(MoveTables known, int move, int from, int to, int moved, int after) {
    int step = to > from ? 1 : -1;
    int partner = firstPiece(known.files, from, step);
    int castler = partner < 0 ? 0 : read(partner);
    if (!known.pieces.isCastler(castler, side) || (partner - to) * step <= 0) {
      playJudged(move);
      return;
    }
    int reasons = facts[moved] & rare;
    int ended = ended(known, reasons, from, to);
    if (EndedPieces.areKnown(ended) && EndedPieces.contain(ended, partner)) {
      ended = EndedPieces.withCastling(ended, partner);
      playEnding(known, ended, reasons, from, to, moved, 0, after);
      return;
    }
    effects.begin(from, to, moved, 0, after);
    effects.add(partner, castler, 0);
    effects.add(to - step, 0, known.pieces.castled(castler));
    known.pieces.addEnded(settledSets(), side, reasons, effects);
    playEffects();
  }

  /** {@return the pieces that lose their state by a move, if they are few and of one code} */
  private int ended(MoveTables known, int reasons, int from, int to) {
    long[] now = settledSets();
    int code = known.pieces.endedCode(now, side, reasons);
    int ended = code == 0 ? EndedPieces.NONE : EndedPieces.of(now, known.words, code);
    return EndedPieces.contain(ended, from) || EndedPieces.contain(ended, to)
        ? EndedPieces.NONE
        : ended;
  }

  /** Plays a move by which a few pieces lose their state. */
  private void playEnding(
      MoveTables known, int ended, int reasons, int from, int to, int moved, int there, int after) {
    int place = received(there);
    long marks = FURTHER | reasons(rare) | (long) place << HAND_SHIFT;
    makeFurtherRoom(1);
    push(move(from, to, moved, there) | marks);
    further[furtherTop++] = ended;
    int first = EndedPieces.first(ended);
    int last = EndedPieces.last(ended);
    int code = EndedPieces.code(ended);
    int plain = known.pieces.ended(code);
    if (contentHash != 0) {
      contentHash ^= key(code, first) ^ key(plain, first);
      contentHash ^= first == last ? 0 : key(code, last) ^ key(plain, last);
    }
    rare = rare & ~reasons | brings(after);
    place(first, plain);
    place(last, plain);
    if (EndedPieces.castle(ended)) {
      int beside = beside(from, to);
      int partner = EndedPieces.castling(ended);
      contentHash ^= contentHash == 0 ? 0 : key(plain, partner) ^ key(plain, beside);
      place(partner, 0);
      place(beside, plain);
    }
    arrive(from, to, moved, there, after, place);
  }

  /** {@return the square beside the destination of castling, where the partner arrives} */
  private static int beside(int from, int to) {
    return to > from ? to - 1 : to + 1;
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

  /** Plays a move whose changes the judge finds. */
  private void playJudged(int move) {
    judge().resolve(settledSets(), hands, side, move, effects);
    playEffects();
  }

  private void playEffects() {
    int place = effects.place;
    long change =
        effects.isDrop
            ? DROP | move(effects.to, effects.to, effects.there, effects.there)
            : move(effects.from, effects.to, effects.moved, effects.there);
    makeFurtherRoom(2 * effects.count + 1);
    push(change | FURTHER | reasons(rare) | (long) place << HAND_SHIFT);
    if (contentHash != 0) {
      hashRare();
    }
    int pieces = pieceCount - one(effects.there);
    int brought = brings(effects.after);
    place(effects.from, 0);
    place(effects.to, effects.after);
    for (int i = 0; i < effects.count; i++) {
      further[furtherTop++] = effects.squares[i];
      further[furtherTop++] = effects.before[i];
      place(effects.squares[i], effects.codes[i]);
      pieces += one(effects.codes[i]) - one(effects.before[i]);
      brought |= brings(effects.codes[i]);
    }
    further[furtherTop++] = effects.count;
    if (place != 0) {
      hands[place] += effects.isDrop ? -1 : 1;
      pieces += effects.isDrop ? 0 : 1;
    }
    pieceCount = pieces;
    int ended = effects.isDrop ? PieceFacts.PASSING : facts[effects.moved];
    rare = rare & ~(ended & PieceFacts.CHANGING_REASONS) | brought;
    side ^= 1;
  }

  /** Updates the hash for a rare move that is about to be made. */
  private void hashRare() {
    long hash =
        key(effects.moved, effects.from)
            ^ key(effects.there, effects.to)
            ^ key(effects.after, effects.to)
            ^ ContentHash.SECOND_TO_MOVE;
    for (int i = 0; i < effects.count; i++) {
      int square = effects.squares[i];
      hash ^= key(effects.before[i], square) ^ key(effects.codes[i], square);
    }
    if (effects.place != 0) {
      int before = hands[effects.place];
      hash ^=
          inHand(effects.place, before)
              ^ inHand(effects.place, effects.isDrop ? before - 1 : before + 1);
    }
    contentHash ^= hash;
  }

  private void makeFurtherRoom(int more) {
    int needed = furtherTop + more;
    if (needed > further.length) {
      further = Arrays.copyOf(further, Math.max(2 * further.length, needed));
    }
  }

  @Override
  final void takeFurtherBack(long change) {
    int count = further[--furtherTop];
    if (EndedPieces.areKnown(count)) {
      takeEndingBack(count, change);
      return;
    }
    for (int i = 0; i < count; i++) {
      int before = further[--furtherTop];
      int square = further[--furtherTop];
      pieceCount += one(before) - one(read(square));
      place(square, before);
    }
    int placeAndDrop = (int) (change >>> HAND_SHIFT) & MAX_PLACE;
    boolean isCaptureElsewhere =
        placeAndDrop != 0
            && (change & DROP) == 0
            && (change >>> CODES_SHIFT + Byte.SIZE & 0xFF) == 0;
    pieceCount -= isCaptureElsewhere ? 1 : 0;
  }

  private void takeEndingBack(int ended, long change) {
    if (EndedPieces.castle(ended)) {
      place(beside((int) change & 0xFFFF, (int) change >>> TO_SHIFT), 0);
    }
    place(EndedPieces.first(ended), EndedPieces.code(ended));
    place(EndedPieces.last(ended), EndedPieces.code(ended));
  }

  // The sets

  /** {@return the sets after the latest call} They must not be modified. */
  final long[] settledSets() {
    if (sets.length == 0) {
      sets = new long[game().length()];
      versions = new int[journal.length];
      settled = top;
      resetSets();
    } else if (settled != top) {
      settle();
    }
    return sets;
  }

  @Override
  final void resetSets() {
    if (sets.length != 0) {
      MoveTables known = game();
      known.read(codes(), sets);
      rare = known.pieces.reasons(sets);
      version = ++lastVersion;
    }
  }

  @Override
  final void forgetMoves() {
    furtherTop = 0;
    if (versions.length > journal.length) {
      versions = new int[journal.length];
    }
  }

  @Override
  final void settle() {
    settled = top;
    if (sets.length != 0) {
      long change = journal[top - 1];
      flipMove(change);
      nextVersion();
      if ((change & REASONS) != 0) {
        rare = game().pieces.reasons(sets);
      }
    }
  }

  @Override
  final void settle(int index, int before, int after) {
    if (sets.length != 0) {
      flip(index, before, after);
      nextVersion();
    }
  }

  /** Gives the sets a new version after the latest call. */
  private void nextVersion() {
    if (top > versions.length) {
      versions = Arrays.copyOf(versions, journal.length);
    }
    versions[top - 1] = version;
    version = ++lastVersion;
  }

  @Override
  final void unsettle(long change) {
    if (sets.length != 0) {
      flipMove(change);
      version = versions[top];
    }
  }

  @Override
  final void unsettle(int index, int before, int after) {
    if (sets.length != 0) {
      flip(index, before, after);
      version = versions[top];
    }
  }

  /** Changes the sets by a move that the squares reflect, in either direction. */
  private void flipMove(long change) {
    MoveTables known = game();
    int from = (int) change & 0xFFFF;
    int to = (int) change >>> TO_SHIFT;
    int there = (int) (change >>> CODES_SHIFT + Byte.SIZE) & 0xFF;
    int moved = (int) (change >>> CODES_SHIFT) & 0xFF;
    if ((change & DROP) != 0) {
      known.flip(sets, to, read(to));
    } else if ((change & REASONS) == 0) {
      known.flip(sets, from, to, moved, read(to));
    } else { // it may be no move of the game, and the piece may have changed sides
      known.flip(sets, from, moved);
      known.flip(sets, to, read(to));
    }
    if (there != 0) {
      known.flip(sets, to, there);
    }
    if ((change & FURTHER) != 0) {
      flipFurther(change);
    }
  }

  private void flipFurther(long change) {
    int last = furtherTop - 1;
    if (EndedPieces.areKnown(further[last])) {
      flipEnding(further[last], change);
      return;
    }
    for (int i = last - 2 * further[last]; i < last; i += 2) {
      flip(further[i], further[i + 1], read(further[i]));
    }
  }

  private void flipEnding(int ended, long change) {
    int code = EndedPieces.code(ended);
    int plain = game().pieces.ended(code);
    int first = EndedPieces.first(ended);
    int last = EndedPieces.last(ended);
    flip(first, code, plain);
    if (first != last) {
      flip(last, code, plain);
    }
    if (EndedPieces.castle(ended)) {
      flip(EndedPieces.castling(ended), plain, 0);
      flip(beside((int) change & 0xFFFF, (int) change >>> TO_SHIFT), 0, plain);
    }
  }

  private void flip(int index, int before, int after) {
    if (sets.length != 0) {
      game().flip(sets, index, before);
      game().flip(sets, index, after);
    }
  }

  final int turnOrdinal() {
    return side;
  }

  // Checks

  /** {@return whether the royal piece of the side to move is attacked} */
  protected final boolean isRoyalAttacked() {
    // A call with reasons may be no move of the game: any piece may have become any other.
    if (settled != top && sets.length != 0 && (journal[top - 1] & (FURTHER | REASONS)) == 0) {
      if (checks.version != version || checks.side != side) {
        judge().learnChecks(sets, version, side, checks);
      }
      long change = journal[top - 1];
      int from = (int) change & 0xFFFF;
      int to = (int) change >>> TO_SHIFT;
      int after = read(to);
      if (checks.isNoCheck(from, to, after)) {
        return false;
      }
      int answer = judge().givesCheck((change & DROP) == 0 ? from : -1, to, after);
      if (answer >= 0) {
        return answer != 0;
      }
    }
    return judge().isCheck(settledSets(), side);
  }
}
