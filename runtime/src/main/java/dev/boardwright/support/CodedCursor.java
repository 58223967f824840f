// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The state machine shared by all cursors, independent of how they store squares. Hands are stored
 * as counts, at the offsets defined by {@link CodedHands}.
 *
 * <p>The journal holds one {@code long} for each call. The entry of a move packs, from the lowest
 * bit up: 16 bits for each of the two squares, 8 bits for each of the two codes that stood there, 9
 * bits for the offset of the hand count that changed, and 1 bit that tells a drop from a capture.
 * The entries of all other calls are negative, and their highest four bits give the kind of call.
 * The content hash before each call is stored in a parallel array, so undoing a call restores the
 * hash and never recomputes it.
 *
 * @param <P> the type of the board's positions
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public abstract class CodedCursor<P extends CodedPosition<P>> implements BoardCursor<P> {
  private static final Side[] SIDES = Side.values();

  private static final long[] NO_KEYS = {};

  /**
   * The count of a piece that the hand cannot hold. It is negative so that a move can check it with
   * the count that it reads anyway, and needs no second lookup.
   */
  private static final int NOT_HELD = -1;

  /** The initial length of the journal, enough for most lines of a search. */
  private static final int FIRST_LENGTH = 64;

  /** The length to which {@link #reset} and {@link #forget} shrink a longer journal. */
  private static final int KEPT_LENGTH = 4_096;

  /**
   * The maximum number of entries in a journal. The journal grows by doubling, and an array cannot
   * be twice as long as this.
   */
  private static final int MAX_LENGTH = 1 << 30;

  private static final int TO_SHIFT = 16;
  private static final int CODES_SHIFT = 32;
  private static final int HAND_SHIFT = 48;
  private static final int MAX_PLACE = 0x1FF;
  private static final int DROP_SHIFT = 57;
  private static final long DROP = 1L << DROP_SHIFT;

  /** Marks a move that also changed further squares, which are in {@link #further}. */
  private static final long FURTHER = 1L << 58;

  /** The bits of a move that are not 0 for a drop, or if the number is no move. */
  private static final int DROP_OR_NO_MOVE = 1 << 20 | 7 << 29;

  private static final int NO_MOVE = 7 << 29;
  private static final int SQUARE_MASK = (1 << 10) - 1;
  private static final int FROM_SHIFT = 10;
  private static final int BECOMES_SHIFT = 21;

  private static final long[] NO_SETS = {};

  /**
   * The position of the kind in the entry of a call that is not a move. Every kind sets the highest
   * bit, so these entries are negative.
   */
  private static final int KIND_SHIFT = 60;

  private static final int SET_KIND = 8;
  private static final int TOGGLE_KIND = 9;
  private static final int HAND_KIND = 10;
  private static final int NOTHING_KIND = 11;
  private static final long SET = (long) SET_KIND << KIND_SHIFT;
  private static final long TOGGLE = (long) TOGGLE_KIND << KIND_SHIFT;
  private static final long HAND = (long) HAND_KIND << KIND_SHIFT;
  private static final long NOTHING = (long) NOTHING_KIND << KIND_SHIFT;

  private final CodedBoard<P> board;
  private final Palette palette;
  private final int squares;
  private final int codes;
  private final int keyShift;

  /**
   * The hand counts, by the offsets of {@link CodedHands}; {@link #NOT_HELD} where the hand cannot
   * hold the piece.
   */
  private final int[] hands;

  /** The ordinal of the side to move. */
  private int side;

  private int pieceCount;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  private long contentHash;

  /**
   * Whether the hash has ever been known. From then on, every call records the hash before it;
   * otherwise {@link #hashes} would keep stale values from earlier calls.
   */
  private boolean isHashed;

  /**
   * The key table of the board, or an empty array while it is not needed or if the board has none.
   */
  private long[] keys = NO_KEYS;

  /**
   * Whether anything has changed since the subclass last cleared this flag. {@link PlaneCursor}
   * uses the flag to update its planes only when a set is requested after a change.
   */
  boolean hasChanged;

  /** The tables of the game, or null until they are needed. */
  private @Nullable MoveTables tables;

  /** The judge of the game, or null until it is needed. */
  private @Nullable GameJudge judge;

  /**
   * The squares of each piece and side, as {@link MoveTables} describes them; empty until they are
   * needed. From then on they follow each call, except that the latest move may be {@linkplain
   * #isPending pending}.
   */
  private long[] sets = NO_SETS;

  /** Whether the sets have the squares before the latest call, which was a move. */
  private boolean isPending;

  // The latest move, if it is pending: its squares, −1 for those of drops, and the piece after it.
  private int lastFrom;
  private int lastTo;
  private int lastAfter;

  /** A number that changes with the sets, and returns to what it was when a call is undone. */
  private int version;

  /** The last number that the sets have had. */
  private int lastVersion;

  /** The version before each call, parallel to the journal; empty until there are sets. */
  private int[] versions = {};

  /** The checks that moves from the position of the sets may give. */
  private final CheckMap checks = new CheckMap();

  // What makes moves rare, for one version of the sets and the side to move.
  private int rareVersion = -1;
  private int rareSide;
  private boolean isPassing;
  private boolean hasCastlers;
  private int rareFlags;
  private long[] rareTo = NO_SETS;

  /** The changes of the latest rare move. */
  private final MoveEffects effects = new MoveEffects();

  /**
   * The further squares of moves that can be undone: for each move, a square and its code before,
   * and so on, and then the number of squares.
   */
  private int[] further = {};

  private int furtherTop;

  private P last;
  private long[] journal = new long[FIRST_LENGTH];

  /** The hash before each call, parallel to the journal; meaningful only if that hash was known. */
  private long[] hashes = new long[FIRST_LENGTH];

  /** The number of calls that can be undone. */
  private int top;

  /**
   * The mark of the oldest position that can still be restored. Marks wrap around on overflow, so
   * compare them by subtraction.
   */
  private int oldest;

  /**
   * Creates a cursor that starts at a position. The subclass copies the squares.
   *
   * @param position the position to start at
   */
  protected CodedCursor(P position) {
    board = position.declared();
    palette = board.palette;
    squares = position.squareCount();
    codes = board.codes();
    keyShift = board.keyShift;
    hands = new int[board.mayHold.length];
    last = position;
    begin(position);
  }

  /** Replaces the squares of this cursor with those of a position. */
  abstract void load(P position);

  /** Creates the position that has the squares and hands of this cursor. */
  abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  /** {@return the code on a square; the index is known to be valid} */
  abstract int read(int index);

  /** Puts a code on a square; the index is known to be valid. */
  abstract void place(int index, int code);

  /** {@return the codes of all squares} The array must not be modified. */
  abstract byte[] codes();

  /**
   * {@return a hand as one number, in which {@link DeclaredPieces#handPlaces} defines the place of
   * each count}
   *
   * @param isFirst whether to return the hand of the first side
   */
  protected final long packedHand(boolean isFirst) {
    int owner = isFirst ? 0 : 1;
    long packed = 0;
    for (int code = 1; code < codes; code++) {
      // A piece with a shift of −1 has a count of 0, so the shift does no harm.
      packed |=
          (long) heldAt(CodedHands.place(code, owner)) << board.handPlaces[owner * codes + code];
    }
    return packed;
  }

  /**
   * {@return both hands as an array, in which {@link DeclaredPieces#handPlaces} defines the place
   * of each count}
   *
   * @param length the number of counts
   */
  protected final char[] handArray(int length) {
    char[] counts = new char[length];
    for (int key = 0; key < board.handPlaces.length; key++) {
      if (board.handPlaces[key] >= 0) {
        counts[board.handPlaces[key]] = (char) heldAt(CodedHands.place(key % codes, key / codes));
      }
    }
    return counts;
  }

  @Override
  public final BoardType<P> type() {
    return board;
  }

  @Override
  public final void reset(P position) {
    Objects.requireNonNull(position, "position");
    if (position.declared() != board) {
      throw new IllegalArgumentException("the position belongs to another board");
    }
    isPending = false;
    load(position);
    begin(position);
    leaveMarksBehind();
    if (sets.length != 0) {
      readSets();
    }
  }

  private void leaveMarksBehind() {
    // Skip every mark handed out so far: the journal never held more calls than its length.
    oldest += journal.length + 1;
    settle();
    top = 0;
    furtherTop = 0;
    if (journal.length > KEPT_LENGTH) {
      journal = new long[KEPT_LENGTH];
      hashes = new long[KEPT_LENGTH];
      versions = new int[versions.length == 0 ? 0 : KEPT_LENGTH];
    }
  }

  /** Takes over everything except the squares from a position. */
  private void begin(P position) {
    for (int key = 0; key < hands.length; key++) {
      int place = CodedHands.place(key % codes, key / codes);
      hands[place] = board.mayHold[place] ? position.count(key) : NOT_HELD;
    }
    side = position.turn().ordinal();
    pieceCount = position.pieceCount();
    contentHash = position.knownHash();
    if (contentHash != 0) {
      isHashed = true;
      keys = board.keys();
    }
    last = position;
    hasChanged = true;
  }

  @Override
  public final P snapshot() {
    P now = create(RuntimeKey.KEY, SIDES[side], pieceCount, contentHash);
    if (!now.equals(last)) {
      last = now;
    }
    return last;
  }

  @Override
  public final int handCount(Side side, int code) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return heldAt(CodedHands.place(palette.checkCode(code), owner));
  }

  @Override
  public final Side turn() {
    return SIDES[side];
  }

  @Override
  public final int pieceCount() {
    return pieceCount;
  }

  @Override
  public final long contentHash() {
    return contentHash != 0 ? contentHash : findHash();
  }

  private long findHash() {
    isHashed = true;
    keys = board.keys();
    long hash = board.emptyHash ^ board.squaresHash(codes());
    for (int place = 0; place < hands.length; place++) {
      hash ^= inHand(place, heldAt(place));
    }
    contentHash = side == 0 ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
    return contentHash;
  }

  private long inHand(int place, long count) {
    return palette.inHand(place >> 1, place & 1, count);
  }

  private long key(int code, int index) {
    return keys.length == 0 ? palette.onSquare(code, index) : keys[code << keyShift | index];
  }

  @Override
  public final void set(int index, int code) {
    int before = codeAt(index);
    if (code < 0 || code >= codes) {
      throw palette.noSuchCode(code);
    }
    int lost = Integer.signum(before) - Integer.signum(code);
    int pieces = PositionRules.check((long) pieceCount - lost, squares);
    push(SET | (long) before << CODES_SHIFT | index);
    pieceCount = pieces;
    place(index, code);
    if (sets.length != 0) {
      flip(index, before, code);
    }
    if (contentHash != 0) {
      contentHash ^= key(before, index) ^ key(code, index);
    }
  }

  @Override
  public final void clear(int index) {
    set(index, 0);
  }

  @Override
  public final void addToHand(Side side, int code, int delta) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    int place = CodedHands.place(palette.checkCode(code), owner);
    int before = hands[place];
    if (delta == 0) {
      push(NOTHING);
      return;
    }
    if (before < 0) {
      throw PositionRules.notHeld(owner, code, palette.text(code), delta);
    }
    long after = PositionRules.after(palette.text(code), before, delta);
    int pieces = PositionRules.check((long) pieceCount + delta, squares);
    push(HAND | (long) place << HAND_SHIFT | before);
    pieceCount = pieces;
    hands[place] = (int) after;
    if (contentHash != 0) {
      contentHash ^= inHand(place, before) ^ inHand(place, after);
    }
  }

  @Override
  public final void toggle() {
    push(TOGGLE);
    pass();
  }

  private void pass() {
    side ^= 1;
    if (contentHash != 0) {
      contentHash ^= ContentHash.SECOND_TO_MOVE;
    }
  }

  @Override
  public final void play(int from, int to, int as, int toHand) {
    int moved = codeAt(from);
    int there = codeAt(to);
    if ((as | toHand) != 0) {
      checkCodes(as, toHand);
    }
    if (moved == 0) {
      throw board.noPiece(from);
    }
    int captured = from == to ? 0 : there;
    long change = change(from, to, moved, captured);
    if (toHand == 0) {
      push(change);
      pieceCount -= one(captured);
    } else {
      if (captured == 0) {
        throw board.noPiece(to);
      }
      int place = CodedHands.place(toHand, side);
      push(change | (long) place << HAND_SHIFT);
      // Read as late as possible: the writes of recent moves may still be on their way to memory.
      int held = hands[place];
      if (held < 0) {
        top--;
        throw PositionRules.notHeld(side, toHand, palette.text(toHand), 1);
      }
      hands[place] = held + 1;
    }
    int after = as == 0 ? moved : as;
    arrive(from, to, after);
    if (contentHash != 0) {
      hashPlay(from, to, moved, captured, after, toHand);
    }
  }

  /** Moves a piece and passes the turn. */
  private void arrive(int from, int to, int after) {
    isPending = sets.length != 0;
    lastFrom = from;
    lastTo = to;
    lastAfter = after;
    place(from, 0);
    place(to, after);
    side ^= 1;
  }

  private void checkCodes(int as, int toHand) {
    if (as < 0 || as >= codes) {
      throw palette.noSuchCode(as);
    }
    if (toHand < 0 || toHand >= codes) {
      throw palette.noSuchCode(toHand);
    }
  }

  private int heldAt(int place) {
    return Math.max(0, hands[place]);
  }

  /**
   * {@return 1 for a piece and 0 for an empty square} Branch-free, because captures are
   * unpredictable.
   */
  private static int one(int code) {
    return code + 0xFF >>> Byte.SIZE;
  }

  private static long change(int from, int to, int moved, int there) {
    return (long) (there << Byte.SIZE | moved) << CODES_SHIFT | (long) to << TO_SHIFT | from;
  }

  private void hashPlay(int from, int to, int moved, int captured, int after, int toHand) {
    long hash = key(moved, from) ^ key(captured, to) ^ key(after, to) ^ ContentHash.SECOND_TO_MOVE;
    if (toHand != 0) {
      int place = CodedHands.place(toHand, side ^ 1);
      int held = hands[place];
      hash ^= inHand(place, held - 1) ^ inHand(place, held);
    }
    contentHash ^= hash;
  }

  @Override
  public final void drop(int code, int to) {
    if (code < 1 || code >= codes) {
      throw palette.noSuchCode(code);
    }
    int captured = codeAt(to);
    int place = CodedHands.place(code, side);
    int held = hands[place];
    if (held <= 0) {
      throw PositionRules.notHeld(side, code, palette.text(code), -1);
    }
    push(DROP | (long) place << HAND_SHIFT | change(to, to, captured, captured));
    pieceCount -= one(captured);
    hands[place] = held - 1;
    isPending = sets.length != 0;
    lastFrom = -1;
    lastTo = to;
    lastAfter = code;
    place(to, code);
    if (contentHash != 0) {
      contentHash ^=
          key(captured, to) ^ key(code, to) ^ inHand(place, held) ^ inHand(place, held - 1);
    }
    pass();
  }

  private void push(long change) {
    if (top == journal.length) {
      grow();
    }
    if (isPending) {
      settle();
    }
    if (sets.length != 0) {
      versions[top] = version;
    }
    journal[top] = change;
    if (contentHash != 0) {
      hashes[top] = contentHash;
    } else if (isHashed) {
      hashes[top] = findHash(); // unknown after undo or reset
    }
    top++;
    hasChanged = true;
  }

  private void grow() {
    if (top == MAX_LENGTH) {
      throw new IllegalStateException(
          "the journal is full: " + top + " calls have been neither undone nor forgotten");
    }
    long[] longer = Arrays.copyOf(journal, 2 * top);
    hashes = Arrays.copyOf(hashes, 2 * top);
    versions = Arrays.copyOf(versions, versions.length == 0 ? 0 : 2 * top);
    journal = longer; // assigned only after both allocations have succeeded
  }

  @Override
  public final void undo() {
    if (top == 0) {
      throw new IllegalStateException("there is no call to undo");
    }
    takeBack();
  }

  private void takeBack() {
    hasChanged = true;
    top--;
    // If the hash is unknown now, it was unknown before this call.
    if (contentHash != 0) {
      contentHash = hashes[top];
    }
    long change = journal[top];
    if (change < 0) {
      takeBackOther(change);
      return;
    }
    if (isPending) {
      isPending = false;
    } else if (sets.length != 0) {
      flipMove(change);
      version = versions[top];
    }
    if ((change & FURTHER) != 0) {
      takeFurtherBack(change);
      change ^= FURTHER;
    }
    int squares = (int) change;
    int moved = (int) (change >>> CODES_SHIFT) & 0xFF;
    int there = (int) (change >>> CODES_SHIFT + Byte.SIZE) & 0xFF;
    int place = (int) (change >>> HAND_SHIFT);
    place(squares >>> TO_SHIFT, there);
    place(squares & 0xFFFF, moved);
    side ^= 1;
    if (place == 0) {
      pieceCount += one(there);
    } else {
      takeHandBack(place, there);
    }
  }

  private void takeHandBack(int placeAndDrop, int there) {
    int place = placeAndDrop & MAX_PLACE;
    if (place == placeAndDrop) {
      hands[place]--;
    } else {
      hands[place]++;
      pieceCount += one(there);
    }
  }

  private void takeBackOther(long change) {
    switch ((int) (change >>> KIND_SHIFT)) {
      case SET_KIND -> {
        int index = (int) change & 0xFFFF;
        int before = (int) (change >>> CODES_SHIFT) & 0xFF;
        pieceCount += Integer.signum(before) - Integer.signum(read(index));
        if (sets.length != 0) {
          flip(index, read(index), before);
          version = versions[top];
        }
        place(index, before);
      }
      case TOGGLE_KIND -> side ^= 1;
      case HAND_KIND -> {
        int place = (int) (change >>> HAND_SHIFT) & MAX_PLACE;
        int before = (int) change & 0xFFFF;
        pieceCount += before - hands[place];
        hands[place] = before;
      }
      default -> {} // a change by 0
    }
  }

  // Games

  /**
   * Plays a move of the game.
   *
   * @param move the move
   * @throws IllegalArgumentException if the move is rejected
   */
  protected final void playMove(int move) {
    MoveTables known = game();
    if ((move & DROP_OR_NO_MOVE) != 0) {
      dropMove(known, move);
      return;
    }
    int to = move & SQUARE_MASK;
    int from = move >>> FROM_SHIFT & SQUARE_MASK;
    int as = move >>> BECOMES_SHIFT;
    int moved = codeAt(from);
    int there = codeAt(to);
    if (known.owners[moved] != side
        || known.owners[there] == side
        || as != 0 && known.kinds[as] != known.kinds[moved]) {
      throw rejected(move);
    }
    int after = as == 0 ? known.arrivals[moved] : as;
    if (after == 0 || known.hasRareMoves() && isRare(known, moved, from, to)) {
      playRare(known, move, from, to, moved, there, after);
      return;
    }
    int place = known.received[there];
    push(change(from, to, moved, there) | (long) place << HAND_SHIFT);
    if (place == 0) {
      pieceCount -= one(there);
    } else {
      hands[place]++;
    }
    arrive(from, to, after);
    if (contentHash != 0) {
      hashPlay(from, to, moved, there, after, place >> 1);
    }
  }

  /** {@return whether a move changes more than two squares and a hand, or needs the judge} */
  private boolean isRare(MoveTables known, int moved, int from, int to) {
    // A pending move has changed the side, so that this also sees that there is one.
    if (version != rareVersion || side != rareSide) {
      findRare(known);
    }
    return (known.flags[moved] & rareFlags) != 0 || isRareDestination(known, moved, from, to);
  }

  private boolean isRareDestination(MoveTables known, int moved, int from, int to) {
    int word = to >> 6;
    return ((known.destinations(moved, from, word) & rareTo[word]) >>> to & 1) != 0;
  }

  /** Finds what makes moves from this position rare. */
  private void findRare(MoveTables known) {
    long[] now = settledSets();
    if (rareTo.length == 0) {
      rareTo = new long[known.words];
    }
    rareVersion = version;
    rareSide = side;
    isPassing = known.hasPassing(now);
    hasCastlers = known.hasCastlers(now, side);
    rareFlags = (isPassing ? MoveTables.ANY : 0) | (hasCastlers ? MoveTables.ENDS_CASTLING : 0);
    known.findRare(now, side, rareTo);
  }

  private MoveTables game() {
    MoveTables found = tables;
    if (found == null) {
      found = moveTables();
      tables = found;
    }
    return found;
  }

  /** {@return the tables of the game} Only cursors of boards with rules override this method. */
  protected MoveTables moveTables() {
    throw new UnsupportedOperationException("this board has no rules");
  }

  private static IllegalArgumentException rejected(int move) {
    return new IllegalArgumentException("illegal move: " + move);
  }

  private void dropMove(MoveTables known, int move) {
    int to = move & SQUARE_MASK;
    int code = move >>> FROM_SHIFT & SQUARE_MASK;
    int as = move >>> BECOMES_SHIFT & 0xFF;
    if ((move & NO_MOVE) != 0
        || code >= codes
        || known.owners[code] != side
        || codeAt(to) != 0
        || hands[CodedHands.place(code, side)] <= 0
        || as != 0 && known.kinds[as] != known.kinds[code]) {
      throw rejected(move);
    }
    if (as != 0 || known.hasRareMoves() && known.hasPassing(settledSets())) {
      playJudged(known, move);
    } else {
      drop(code, to);
    }
  }

  /** Plays a move that may change more than two squares and a hand. */
  private void playRare(
      MoveTables known, int move, int from, int to, int moved, int there, int after) {
    int flags = known.flags[moved];
    findRare(known);
    boolean isJudged =
        after == 0
            || isRareDestination(known, moved, from, to)
            || isPassing && (flags & MoveTables.WATCHES) != 0 && there == 0;
    if (isJudged) {
      playJudged(known, move);
      return;
    }
    boolean endsCastling = (flags & MoveTables.ENDS_CASTLING) != 0 && hasCastlers;
    effects.begin(from, to, moved, there, after);
    effects.place = known.received[there];
    known.addEnded(settledSets(), side, endsCastling, effects);
    playEffects(known);
  }

  /** Plays a move whose changes the judge finds. */
  private void playJudged(MoveTables known, int move) {
    judge().resolve(settledSets(), hands, side, move, effects);
    playEffects(known);
  }

  private void playEffects(MoveTables known) {
    int place = effects.place;
    long change =
        effects.isDrop
            ? DROP | change(effects.to, effects.to, effects.there, effects.there)
            : change(effects.from, effects.to, effects.moved, effects.there);
    makeFurtherRoom();
    push(change | FURTHER | (long) place << HAND_SHIFT);
    known.flip(sets, effects);
    version = ++lastVersion;
    if (contentHash != 0) {
      hashRare();
    }
    int pieces = pieceCount - one(effects.there);
    place(effects.from, 0);
    place(effects.to, effects.after);
    for (int i = 0; i < effects.count; i++) {
      further[furtherTop++] = effects.squares[i];
      further[furtherTop++] = effects.before[i];
      place(effects.squares[i], effects.codes[i]);
      pieces += one(effects.codes[i]) - one(effects.before[i]);
    }
    further[furtherTop++] = effects.count;
    if (place != 0) {
      hands[place] += effects.isDrop ? -1 : 1;
      pieces += effects.isDrop ? 0 : 1;
    }
    pieceCount = pieces;
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

  private void makeFurtherRoom() {
    int needed = furtherTop + 2 * effects.count + 1;
    if (needed > further.length) {
      further = Arrays.copyOf(further, Math.max(2 * further.length, needed));
    }
  }

  /** Restores the further squares of a move. */
  private void takeFurtherBack(long change) {
    int count = further[--furtherTop];
    for (int i = 0; i < count; i++) {
      int before = further[--furtherTop];
      int square = further[--furtherTop];
      pieceCount += one(before) - one(read(square));
      if (sets.length != 0) {
        game().flip(sets, square, read(square));
        game().flip(sets, square, before);
      }
      place(square, before);
    }
    int placeAndDrop = (int) (change >>> HAND_SHIFT) & MAX_PLACE;
    boolean isCaptureElsewhere =
        placeAndDrop != 0
            && (change & DROP) == 0
            && (change >>> CODES_SHIFT + Byte.SIZE & 0xFF) == 0;
    pieceCount -= isCaptureElsewhere ? 1 : 0;
  }

  /** {@return the sets after the latest call} They must not be modified. */
  final long[] settledSets() {
    if (isPending) {
      settle();
    } else if (sets.length == 0) {
      sets = new long[game().length()];
      versions = new int[journal.length];
      readSets();
    }
    return sets;
  }

  private void readSets() {
    game().read(codes(), sets);
    version = ++lastVersion;
  }

  /** Makes the changes of a pending move in the sets. */
  private void settle() {
    if (isPending) {
      isPending = false;
      flipMove(journal[top - 1]);
    }
  }

  /**
   * Makes the changes of the latest move, whose piece is on its destination, or takes them back.
   */
  private void flipMove(long change) {
    MoveTables known = game();
    int from = (int) change & 0xFFFF;
    int to = (int) change >>> TO_SHIFT;
    int moved = (int) (change >>> CODES_SHIFT) & 0xFF;
    int there = (int) (change >>> CODES_SHIFT + Byte.SIZE) & 0xFF;
    if ((change & DROP) == 0) {
      known.flip(sets, from, moved);
    }
    if (there != 0) {
      known.flip(sets, to, there);
    }
    known.flip(sets, to, read(to));
    version = ++lastVersion;
  }

  private void flip(int index, int before, int after) {
    game().flip(sets, index, before);
    game().flip(sets, index, after);
    version = ++lastVersion;
  }

  /** {@return the hand counts} They must not be modified. */
  final int[] hands() {
    return hands;
  }

  final int turnOrdinal() {
    return side;
  }

  /** {@return whether the royal piece of the side to move is attacked} */
  protected final boolean isRoyalAttacked() {
    if (isPending) {
      if (checks.version != version || checks.side != side) {
        judge().learnChecks(sets, version, side, checks);
      }
      if (checks.isNoCheck(lastFrom, lastTo, lastAfter)) {
        return false;
      }
      int answer = judge().givesCheck(lastFrom, lastTo, lastAfter);
      if (answer >= 0) {
        return answer != 0;
      }
    }
    return judge().isCheck(settledSets(), side);
  }

  private GameJudge judge() {
    GameJudge found = judge;
    if (found == null) {
      found = game().newJudge();
      judge = found;
    }
    return found;
  }

  @Override
  public final int mark() {
    return oldest + top;
  }

  @Override
  public final void undoTo(int mark) {
    // Subtract, because marks wrap around on overflow.
    int calls = mark() - mark;
    if (calls < 0) {
      throw new IllegalArgumentException(
          "mark " + mark + " is ahead of the cursor (at " + mark() + ")");
    }
    if (calls > top) {
      throw new IllegalArgumentException(
          "mark "
              + mark
              + " was made before reset or forget (the oldest valid mark is "
              + oldest
              + ")");
    }
    for (; calls > 0; calls--) {
      takeBack();
    }
  }

  @Override
  public final void forget() {
    leaveMarksBehind();
  }

  /** {@return the exception for an index that is not a square of this board} */
  final IllegalArgumentException noSquare(int index) {
    return board.shape().noSuchSquare(index);
  }
}
