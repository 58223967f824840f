// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.PackedMove;
import org.jspecify.annotations.Nullable;

/**
 * The search for castling, captures en passant and all other moves that are found one by one, made
 * and tested; and what each move changes.
 */
public abstract class SpecialMoves extends MoveSearch {
  /** Whether a search may stop at the first move. */
  boolean isFirstOnly;

  /** Whether drops that give checkmate are left out if the rules forbid them. */
  boolean restrictsMates;

  /** Whether a position has been searched, and nothing else since. */
  boolean isRead;

  /** The square of a passing piece whose capture is looked for. */
  int victim = -1;

  /** The effects of a move whose replies are looked for. */
  final MoveEffects pending = new MoveEffects();

  private final MoveEffects trial = new MoveEffects();

  /** The effects of a move that may give check. */
  private final MoveEffects played = new MoveEffects();

  private boolean isVictimCaptured;

  /** The squares 0 to 63 on which the royal piece is safe, as far as this search has asked. */
  long safe0;

  /** The squares 64 to 127. */
  long safe1;

  /** Creates a search that has no position yet. */
  SpecialMoves(GameData data) {
    super(data);
  }

  /** Finds the moves of the state. */
  abstract void run();

  /** {@return a list for the replies to a move} */
  abstract SpecialMoves helper();

  /** Adds castling, captures en passant, and the moves that are found one by one. */
  final void addSpecialMoves() {
    if (!isCapturesOnly && isWantedFrom(royal) && !(isCheck && data.rules.check())) {
      addCastling();
    }
    if (crossedCount() > 0) {
      addEnPassant();
    }
    if (data.hasSlow) {
      addSlowMoves();
    }
  }

  private void addEnPassant() {
    for (int code : data.enPassant[us]) {
      for (int i = 0; i < crossedCount(); i++) {
        for (int word = 0; isWantedTo(crossed(i)) && word < data.words; word++) {
          addCrossings(code, crossed(i), word);
        }
      }
    }
  }

  private void addCrossings(int code, int to, int word) {
    long left = sets[code * data.words + word] & origins(word);
    if (!data.avoidsCrossed[code]) {
      left &= data.crossings[code][to * data.words + word];
    }
    for (; left != 0; left &= left - 1) {
      addCrossing(code, word << 6 | Long.numberOfTrailingZeros(left), to);
    }
  }

  /** Adds a move to a square that has just been crossed, unless the other search finds it. */
  private void addCrossing(int code, int from, int to) {
    int number = data.terms.first(code, from, to, true, this);
    if (number >= 0) {
      TermTable.Entry entry = data.terms.entries(code)[number];
      if (entry.term.enPassant()) {
        if (!isQuietsOnly) {
          addAll(code, from, to, entry, crossedBy[to]);
        }
      } else if (data.avoidsCrossed[code] && !isCapturesOnly) {
        addAll(code, from, to, entry, -1);
      }
    }
  }

  private void addSlowMoves() {
    int[] codes = data.slow[us];
    for (int from = next(codes, -1); from >= 0; from = next(codes, from)) {
      int code = codeAt(from);
      for (int to = 0; isWantedFrom(from) && to < data.squares; to++) {
        int number = isWantedTo(to) ? data.terms.first(code, from, to, isCrossed(to), this) : -1;
        if (number >= 0) {
          TermTable.Entry entry = data.terms.entries(code)[number];
          int captured = captured(entry, to);
          if (captured >= 0 ? !isQuietsOnly : !isCapturesOnly) {
            addAll(code, from, to, entry, captured);
          }
        }
      }
    }
  }

  /** {@return the square of the piece that a move captures, or −1} */
  private int captured(TermTable.Entry entry, int to) {
    if (isOccupied(to)) {
      return to;
    }
    return entry.term.enPassant() && isCrossed(to) ? crossedBy[to] : -1;
  }

  private void addCastling() {
    for (CastlingTable.Way way : data.castling.ways(us, royal)) {
      if (isWantedTo(way.to) && !isBlocked(way)) {
        addCastling(way);
      }
    }
  }

  /** {@return the number of ways in which the royal piece, which is not in check, may castle} */
  final int castlings(int square) {
    isListing = false;
    return findCastlings(square);
  }

  /** Lists the wanted ways in which the royal piece, which is not in check, may castle. */
  final void listCastlings(int square) {
    if (!isCapturesOnly && isWantedFrom(square)) {
      findCastlings(square);
    }
  }

  private int findCastlings(int square) {
    royal = square;
    forgetSafe();
    count = 0;
    prepare();
    addCastling();
    return count;
  }

  /**
   * {@return whether this search sees at once that a piece stands where a royal piece goes; false
   * if it does not know}
   */
  boolean isBlocked(CastlingTable.Way way) {
    return false;
  }

  private void addCastling(CastlingTable.Way way) {
    int from = royal;
    int partner = has(way.code, from) ? partner(from, way.step, way.range) : -1;
    if (partner < 0 || way.isDoubled && !isFirst(way)) {
      return;
    }
    if (!data.rules.facing().isEmpty() || !data.rules.token(way.code).promotesTo().isEmpty()) {
      addAll(way.code, from, way.to, way.entry, -1);
    } else if (!data.rules.check()
        || !crossesAttack(from, way.to) && !isAttackedAfterCastling(from, way.to, partner)) {
      // Nothing of the other side changes, so that it suffices to look at the squares.
      addOne(PackedMove.of(from, way.to, 0));
    }
  }

  private boolean isFirst(CastlingTable.Way way) {
    int first = data.terms.first(way.code, royal, way.to, false, this);
    return way.entry == data.terms.entries(way.code)[first];
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

  /** Forgets on which squares the royal piece was safe in another position. */
  final void forgetSafe() {
    safe0 = 0;
    safe1 = 0;
  }

  /** {@return whether this search has found that the royal piece may move to a square} */
  private boolean isKnownSafe(int square) {
    return ((square < Long.SIZE ? safe0 : safe1) >>> square & 1) != 0;
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

  /** Adds a move with all promotions, of those that are legal. */
  private void addAll(int code, int from, int to, TermTable.Entry entry, int captured) {
    if (victim >= 0 && captured != victim) {
      return;
    }
    TokenRules token = data.rules.token(code);
    boolean canPromote = token.canPromote(from, to);
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

  /** {@return the code of a piece after a move that is not a promotion} */
  private int arrival(int code, int from, int to, TermTable.Entry entry, int captured) {
    int plain = data.rules.token(code).arrival(entry.row);
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
    try {
      SpecialMoves replies = helper();
      replies.share(sets, hands, them);
      return replies.canCapture(square);
    } finally { // a side may have several royal pieces, and cursors share their sets
      takeBack(effects);
      prepare();
    }
  }

  /** {@return whether there is a legal capture en passant of a piece} */
  final boolean isCapturedEnPassant(CodedGamePosition<?, ?> position, int square) {
    isRead = false;
    read(position);
    return canCapture(square);
  }

  /**
   * {@return the term with which a piece of the side to move moves between two squares, or null}
   */
  final TermTable.@Nullable Entry entry(CodedGamePosition<?, ?> position, int from, int to) {
    isRead = false;
    read(position);
    findCrossed();
    int code = codeAt(from);
    int number = data.terms.first(code, from, to, isCrossed(to), this);
    return number < 0 ? null : data.terms.entries(code)[number];
  }

  private boolean canCapture(int square) {
    isListing = false;
    isCapturesOnly = true;
    isQuietsOnly = false;
    origin = ANYWHERE;
    target = ANYWHERE;
    restrictsMates = true;
    isFirstOnly = false;
    isVictimCaptured = false;
    victim = square;
    try {
      run();
    } finally {
      victim = -1;
      isCapturesOnly = false;
    }
    return isVictimCaptured;
  }

  /** {@return whether a capture en passant after a leap leaves the captor's royal piece safe} */
  final boolean isSafe(
      long[] ofSets, int side, int from, int leaping, int origin, int captor, int passed) {
    isRead = false;
    share(ofSets, hands, side ^ 1);
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

  final void make(MoveEffects effects) {
    data.tables.flip(sets, effects);
    if (effects.place != 0) {
      hands[effects.place] += effects.isDrop ? -1 : 1;
    }
  }

  final void takeBack(MoveEffects effects) {
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
    if (from == royal && !data.rules.facing().isEmpty()) {
      addEnded(trial, facts(moved)); // what castling pieces turn into may face
    }
    return isSafe(trial);
  }

  /** {@return whether a drop leaves the royal piece safe} */
  final boolean isSafeDrop(int landing, int to) {
    trial.begin(to, to, 0, 0, landing);
    return isSafe(trial);
  }

  /**
   * {@return a word of the destinations of a piece, without those where a move is not safe}
   *
   * @param tested the destinations to which moves are tested
   * @param base the index of the first square of the word
   */
  final long tested(int from, int becomes, long targets, long tested, int base) {
    long safe = targets;
    for (long left = targets & tested; left != 0; left &= left - 1) {
      if (!isSafe(from, base + Long.numberOfTrailingZeros(left), becomes)) {
        safe &= ~(left & -left);
      }
    }
    return safe;
  }

  /**
   * {@return a word of the squares of a drop, without those where it is not safe}
   *
   * @param tested the squares on which drops are tested
   * @param base the index of the first square of the word
   */
  final long testedDrops(int landing, long targets, long tested, int base) {
    long safe = targets;
    for (long left = targets & tested; left != 0; left &= left - 1) {
      if (!isSafeDrop(landing, base + Long.numberOfTrailingZeros(left))) {
        safe &= ~(left & -left);
      }
    }
    return safe;
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
    while (next >= 0 && !isOccupied(next)) {
      next = data.geometry.offset(next, 0, ranks);
    }
    return next >= 0 && codeAmong(data.facing[them], next) != 0;
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
    if (entry.isCastling()) {
      int step = Integer.signum(to - from);
      int partner = partner(from, step, entry.term.range());
      int castler = codeAt(partner);
      effects.add(partner, castler, 0);
      effects.add(to - step, codeAt(to - step), data.tables.pieces.castled(castler));
    }
    addEnded(effects, facts(code));
  }

  /** Finds what a drop changes. */
  final void fillDrop(MoveEffects effects, int dropped, int landing, int to) {
    effects.begin(to, to, 0, 0, landing);
    effects.isDrop = true;
    effects.place = CodedHands.place(dropped, us);
    addEnded(effects, PieceFacts.PASSING);
  }

  private int facts(int code) {
    return data.tables.pieces.facts[code];
  }

  /**
   * Adds the pieces that are no longer passing after a move, and those that no longer castle.
   *
   * @param reasons the reasons of the piece that moves; {@link PieceFacts#PASSING} for a drop
   */
  private void addEnded(MoveEffects effects, int reasons) {
    data.tables.pieces.addEnded(sets, us, reasons, effects);
  }

  /**
   * {@return whether a move that a piece could make attacks the royal piece of the other side; it
   * may be a move that is not legal}
   */
  final boolean givesCheck(int move) {
    isRead = false;
    royal(them); // throws if there are several
    if (!resolve(move, played)) {
      return false;
    }
    make(played);
    int square = royal(them);
    boolean isCheck = square >= 0 && isAttacked(square, them);
    takeBack(played);
    prepare();
    return isCheck;
  }

  /**
   * Finds what a move changes that is more than two squares and a hand, or that depends on the
   * whole position.
   *
   * @param effects receives the changes
   * @throws IllegalArgumentException if the move is rejected
   */
  final void resolve(long[] ofSets, int[] ofHands, int side, int move, MoveEffects effects) {
    isRead = false;
    share(ofSets, ofHands, side);
    if (!resolve(move, effects)) {
      throw new IllegalArgumentException("illegal move: " + move);
    }
  }

  /**
   * Finds what a move of the state changes.
   *
   * @param effects receives the changes
   * @return false if no piece makes such a move
   */
  private boolean resolve(int move, MoveEffects effects) {
    prepare();
    int to = PackedMove.to(move);
    int becomes = PackedMove.becomes(move);
    if (PackedMove.isDrop(move)) {
      int dropped = PackedMove.dropped(move);
      fillDrop(effects, dropped, becomes == 0 ? dropped : becomes, to);
      return true;
    }
    int from = PackedMove.from(move);
    int code = codeAt(from);
    findCrossed();
    int number = data.terms.first(code, from, to, isCrossed(to), this);
    if (number < 0) {
      return false;
    }
    TermTable.Entry entry = data.terms.entries(code)[number];
    int captured = captured(entry, to);
    int arrival = becomes != 0 ? becomes : arrival(code, from, to, entry, captured);
    fill(effects, code, from, to, entry, captured, arrival);
    return true;
  }
}
