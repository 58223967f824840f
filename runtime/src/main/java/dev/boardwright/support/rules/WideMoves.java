// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.support.Words;
import java.util.Arrays;

/**
 * The legal moves of a game on a board of more than 128 squares. The pieces walk over the board
 * step by step, and a move is tested if it may leave the royal piece attacked.
 *
 * @param <P> the type of the positions
 */
public abstract class WideMoves<P extends CodedGamePosition<P, ?>> extends GameMoves<P> {
  /** The code on a square that {@link #flipOccupied} has filled. */
  private static final short ANY = Short.MAX_VALUE;

  /** The code on each square; not positive if the square counts as empty. */
  private final short[] board;

  private final int words;
  private final long[] targets;

  /** The squares on the paths of attackers of the royal piece. */
  private final long[] critical;

  private boolean testsAll;

  /**
   * Creates an empty list.
   *
   * @param data the data of the game
   */
  protected WideMoves(GameData data) {
    super(data);
    board = new short[data.squares];
    words = data.words;
    targets = new long[words];
    critical = new long[words];
  }

  /** Adds the moves of pieces on the board that are not royal. */
  protected abstract void addPieces();

  /** Adds the moves of the royal piece. */
  protected abstract void addRoyal();

  /** Adds drops. */
  protected void addDrops() {}

  // The board

  @Override
  final void prepare() {
    Arrays.fill(board, (short) 0);
    for (int code = 1; code < data.codes; code++) {
      for (int word = 0; word < words; word++) {
        for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
          board[word << 6 | Long.numberOfTrailingZeros(left)] = (short) code;
        }
      }
    }
  }

  @Override
  final void flipOccupied(int square) {
    short code = board[square];
    board[square] = code == 0 ? ANY : code == ANY ? 0 : (short) -code;
  }

  // Attacks

  @Override
  final boolean isAttacked(int square) {
    for (GameData.Attack attack : data.wideAttacks[them]) {
      if (attack.walk.half.within().contains(square) && attacker(attack, square, false) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@return the square of a piece that makes an attack on a square, or −1}
   *
   * @param isMarking whether to mark the paths to all pieces that attack on some board instead
   */
  private int attacker(GameData.Attack attack, int square, boolean isMarking) {
    Step step = attack.walk.step;
    if (step.kind() == Kind.LEAP || step.kind() == Kind.LAME_LEAP) {
      return leaper(attack, square, isMarking);
    }
    int pieces = 0;
    boolean isFirstOccupied = false;
    int next = square;
    for (int steps = 1; steps <= step.range(); steps++) {
      next = attack.walk.previous[next];
      if (next < 0) {
        return -1;
      }
      boolean isOccupied = board[next] > 0;
      if (isOccupied && attack.isBy(board[next]) && attack.walk.half.from().contains(next)) {
        if (isMarking) {
          mark(attack, square, next);
        } else if (isReached(step.kind(), steps, pieces, isFirstOccupied)) {
          return next;
        }
      }
      isFirstOccupied |= isOccupied && steps == 1;
      pieces += isOccupied ? 1 : 0;
      if (!isMarking && pieces > 1) {
        return -1;
      }
    }
    return -1;
  }

  private static boolean isReached(Kind kind, int steps, int pieces, boolean isFirstOccupied) {
    return switch (kind) {
      case SLIDE -> pieces == 0;
      case CANNON_HOP -> pieces == 1;
      default -> steps > 1 && pieces == 1 && isFirstOccupied;
    };
  }

  private int leaper(GameData.Attack attack, int square, boolean isMarking) {
    int origin = attack.walk.previous[square];
    if (origin < 0
        || board[origin] <= 0
        || !attack.isBy(board[origin])
        || !attack.walk.half.from().contains(origin)) {
      return -1;
    }
    boolean isOpen = true;
    if (attack.walk.step.kind() == Kind.LAME_LEAP) {
      for (Direction way : attack.walk.way) {
        int passed = data.geometry.offset(origin, way.files(), way.ranks());
        isOpen &= board[passed] <= 0;
        critical[passed >> 6] |= isMarking ? 1L << passed : 0;
      }
    }
    return isOpen ? origin : -1;
  }

  private void mark(GameData.Attack attack, int square, int attacker) {
    for (int next = attack.walk.previous[square];
        next != attacker;
        next = attack.walk.previous[next]) {
      critical[next >> 6] |= 1L << next;
    }
  }

  // The search

  @Override
  final void find() {
    isCheck = isAttacked(royal);
    Arrays.fill(critical, 0);
    testsAll = isCheck && data.rules.check() || !data.rules.facing().isEmpty();
    if (data.rules.check()) {
      for (GameData.Attack attack : data.wideAttacks[them]) {
        attacker(attack, royal, true);
      }
    }
    addRoyal();
    if (isFirstOnly && count > 0) {
      return;
    }
    addPieces();
    addSpecialMoves();
    if (!isCapturesOnly) {
      addDrops();
    }
  }

  /**
   * Adds the moves of pieces.
   *
   * @param list the steps of their family
   * @param number the number of their family in the plan
   * @param code the code of the pieces
   */
  protected final void addMoves(StepList list, int number, int code) {
    for (int word = 0; word < words; word++) {
      for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
        int from = word << 6 | Long.numberOfTrailingZeros(left);
        Arrays.fill(targets, 0);
        for (StepList.Walk walk : list.of(us)) {
          if (walk.half.from().contains(from)) {
            walk(walk, from);
          }
        }
        addTargets(data.plan.side(us).movers().get(number), code, from);
      }
    }
  }

  private void walk(StepList.Walk walk, int from) {
    Kind kind = walk.step.kind();
    for (Direction way : walk.way) {
      int passed = data.geometry.offset(from, way.files(), way.ranks());
      if (passed < 0 || board[passed] > 0) {
        return;
      }
    }
    int pieces = 0;
    int next = from;
    boolean isBehind = false;
    for (int steps = 1; steps <= walk.step.range(); steps++) {
      next = walk.next[next];
      if (next < 0) {
        return;
      }
      boolean isOccupied = board[next] > 0;
      boolean isReached =
          switch (kind) {
            case CANNON_HOP -> pieces == 1;
            case GRASSHOPPER_HOP -> isBehind;
            default -> true;
          };
      if (isReached) {
        addTarget(walk, next, isOccupied);
      }
      isBehind = isOccupied && pieces == 0;
      pieces += isOccupied ? 1 : 0;
      if (pieces > (StepList.isHop(kind) ? 1 : 0) && !isBehind
          || isOccupied && !StepList.isHop(kind)) {
        return;
      }
    }
  }

  private void addTarget(StepList.Walk walk, int square, boolean isOccupied) {
    Manner manner = walk.step.manner();
    if (walk.half.within().contains(square)
        && (isOccupied ? manner.captures() && !isOwn(square) : manner.moves() && !isCapturesOnly)) {
      targets[square >> 6] |= 1L << square;
    }
  }

  /** Adds the targets that are legal, with promotions. */
  private void addTargets(MoverPlan mover, int code, int from) {
    TokenRules token = data.rules.token(code);
    for (int word = 0; word < words; word++) {
      for (long left = targets[word]; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        if (!(mover.avoidsCrossed() && isCrossed(to))) {
          addWithPromotions(token, from, to);
        }
      }
    }
  }

  private boolean needsTest(int from, int to) {
    return testsAll
        || data.rules.check()
            && (from == royal || Words.contains(critical, from) || Words.contains(critical, to));
  }

  private void addWithPromotions(TokenRules token, int from, int to) {
    if (!token.canPromote(from, to)) {
      addSafe(from, to, 0);
      return;
    }
    int arrival = data.arrivals[token.code()];
    if (!token.mustPromote() && (data.rules.allowStuck() || data.isMobile(arrival, to))) {
      addSafe(from, to, 0);
    }
    for (int i = 0; i < token.promotesTo().size(); i++) { // an iterator would be an object
      int promoted = token.promotesTo().get(i);
      int limit = data.rules.token(promoted).promotionLimit();
      if (limit == 0 || countStanding(promoted) < limit) {
        addSafe(from, to, promoted);
      }
    }
  }

  private void addSafe(int from, int to, int becomes) {
    if (!needsTest(from, to) || isSafe(from, to, becomes)) {
      addOne(PackedMove.of(from, to, becomes));
    }
  }

  /**
   * Adds drops.
   *
   * @param number the number of the drop in the plan
   */
  protected final void addDrops(int number) {
    DropPlan drop = data.plan.side(us).drops().get(number);
    int dropped = drop.dropped().of(us);
    if (dropped == 0 || hands[2 * dropped + us] <= 0) {
      return;
    }
    int landing = drop.landing().of(us);
    int becomes = landing == dropped ? 0 : landing;
    long[] zone = drop.zone().words();
    int start = drop.zone().start(us);
    for (int word = 0; word < words; word++) {
      for (long left = zone[start + word]; left != 0; left &= left - 1) {
        int to = word << 6 | Long.numberOfTrailingZeros(left);
        if (board[to] == 0 && mayDrop(drop, dropped, landing, to)) {
          addOne(PackedMove.drop(dropped, to, becomes));
        }
      }
    }
  }

  private boolean mayDrop(DropPlan drop, int dropped, int landing, int to) {
    return (drop.maxPerFile() == 0 || countOnFile(landing, to) < drop.maxPerFile())
        && (!testsAll && !Words.contains(critical, to) || isSafeDrop(landing, to))
        && (drop.dropMates() || !restrictsMates || !isMate(dropped, landing, to));
  }

  private int countOnFile(int code, int square) {
    int found = 0;
    int file = data.terms.file(square) * words;
    for (int word = 0; word < words; word++) {
      found += Long.bitCount(sets[code * words + word] & data.files[file + word]);
    }
    return found;
  }
}
