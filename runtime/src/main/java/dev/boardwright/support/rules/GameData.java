// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.plan.MovePlan;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The data that the moves of a game share: its plan, and the rules in the form in which the search
 * for moves reads them. Each game has one. Immutable.
 */
public final class GameData {
  private static final int SIDES = 2;

  /** The mark for several royal pieces of one side. */
  static final int SEVERAL = -2;

  final GamePlan plan;
  final GameRules rules;
  final Geometry geometry;
  final int squares;
  final int words;
  final int codes;
  final MoveTables tables;
  final TermTable terms;

  /** The codes of the royal pieces, by side; and so on for the other arrays of codes. */
  final int[][] royals = new int[SIDES][];

  final int[][] pieces = new int[SIDES][];
  final int[][] passing = new int[SIDES][];
  final int[][] castlers = new int[SIDES][];
  final int[][] enPassant = new int[SIDES][];
  final int[][] slow = new int[SIDES][];

  /** The {@link AttackLines} of each side, if generated code tests moves one by one. */
  final long[][][][] lines = new long[SIDES][][][];

  final int[][] facing = new int[SIDES][];

  final boolean hasPassing;
  final boolean hasSlow;
  final boolean hasGoals;
  final boolean isFacingRoyal;

  /** Whether a side has pieces that capture by hops, by side. */
  final boolean[] hops = new boolean[SIDES];

  /** The plan of lists that find moves with tables, or null if generated code finds them. */
  private final @Nullable MovePlan core;

  final boolean[] avoidsCrossed;
  final boolean[] isSlow;

  /** The squares from which a piece may capture en passant, by code, destination and word. */
  final long[][] crossings;

  /** The castling of royal pieces that are not slow. */
  final CastlingTable castling;

  final boolean testsMoves;
  final Supplier<? extends GameMoves<?>> newMoves;

  /** The squares of each file, by file and word. */
  final long[] files;

  /** The code of a piece after a plain move, or 0 if there is no such move. */
  final int[] arrivals;

  // What is found while the tables are filled, and needed many times.

  /** The steps of each piece, by code. */
  private final Map<Integer, List<Step>> stepsByCode = new HashMap<>();

  /** The squares from which a passing piece is captured, by code and square. */
  private final Map<Integer, long[]> watchedSquares = new HashMap<>();

  /** Whether captures en passant are clear, by side and square. */
  private final Map<Integer, Boolean> areClear = new HashMap<>();

  private final @Nullable SquareSet[] mobile;

  /** The squares that a passing piece has crossed, by code and square; none for other pieces. */
  private final int[][][] crossed;

  /** The places of the counts of the pieces that the hands may hold. */
  final int[] handPlaces;

  private volatile @Nullable CheckTable checks;

  /** The plan of a game whose lists have generated code, or null until attackers are asked for. */
  private volatile @Nullable MovePlan attackPlan;

  /**
   * Creates the data of a game.
   *
   * @param plan the plan of the game
   * @param newMoves creates lists of moves
   */
  public GameData(GamePlan plan, Supplier<? extends GameMoves<?>> newMoves) {
    this(plan, newMoves, plan.isWide() ? MovePlan.of(plan.rules, 0) : null);
  }

  /**
   * Creates the data of a game.
   *
   * @param plan the plan of the game
   * @param newMoves creates lists of moves
   * @param core the plan with whose tables the lists find moves, or null if they have generated
   *     code
   */
  GameData(GamePlan plan, Supplier<? extends GameMoves<?>> newMoves, @Nullable MovePlan core) {
    this.plan = plan;
    this.newMoves = newMoves;
    this.core = core;
    rules = plan.rules;
    geometry = rules.geometry();
    squares = geometry.shape().squareCount();
    words = core == null ? Words.count(squares) : core.words;
    codes = rules.tokens().size() + 1;
    terms = new TermTable(rules);
    avoidsCrossed = new boolean[codes];
    isSlow = new boolean[codes];
    crossings = new long[codes][0];
    if (core == null) {
      findSpecialPieces();
    } else {
      readSpecialPieces(core);
    }
    for (int side = 0; side < SIDES; side++) {
      fill(side);
    }
    castling = new CastlingTable(rules, terms, isSlow);
    hasPassing = passing[0].length + passing[1].length > 0;
    hasSlow = slow[0].length + slow[1].length > 0;
    hasGoals = rules.goals().stream().anyMatch(goal -> !goal.isEmpty());
    isFacingRoyal = plan.facing(0) != null;
    testsMoves = plan.testsMoves();
    mobile = new SquareSet[codes];
    crossed = new int[codes][][];
    for (TokenRules token : rules.tokens()) {
      crossed[token.code()] = crossed(token);
    }
    handPlaces = CodedHands.places(rules.hand(Side.FIRST), rules.hand(Side.SECOND));
    files = BoardTables.files(geometry.shape(), geometry.order());
    tables = new MoveTables(this, squares, geometry.shape().files(), codes);
    arrivals = new int[codes];
    fillTables();
  }

  private void findSpecialPieces() {
    for (SidePlan side : plan.sides()) {
      for (MoverPlan mover : side.movers()) {
        for (Codes members : mover.members()) {
          for (int code : members.toArray()) {
            avoidsCrossed[code] = code != 0 && mover.avoidsCrossed();
            isSlow[code] = code != 0 && mover.isSlow();
          }
        }
      }
    }
  }

  private void readSpecialPieces(MovePlan core) {
    for (int code = 1; code < codes; code++) {
      isSlow[code] = core.isSlow[code];
      avoidsCrossed[code] = !isSlow[code] && core.family(code).avoidsCrossed;
    }
  }

  /** {@return the steps of one piece} */
  private List<Step> steps(TokenRules token) {
    boolean isFirst = token.side() == Side.FIRST;
    return stepsByCode.computeIfAbsent(
        token.code(), code -> Step.of(rules, new int[] {isFirst ? code : 0, isFirst ? 0 : code}));
  }

  private int[] codes(int side, Predicate<TokenRules> test) {
    List<Integer> found = new ArrayList<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side().ordinal() == side && test.test(token)) {
        found.add(token.code());
      }
    }
    return found.stream().mapToInt(code -> code).toArray();
  }

  private void fill(int side) {
    pieces[side] = codes(side, token -> true);
    royals[side] = codes(side, TokenRules::isRoyal);
    passing[side] = codes(side, token -> token.leap() != null);
    castlers[side] = codes(side, token -> token.castlesTo() != 0);
    enPassant[side] = codes(side, token -> !isSlow[token.code()] && capturesEnPassant(token));
    slow[side] = codes(side, token -> isSlow[token.code()]);
    facing[side] =
        codes(
            side,
            token -> !rules.facing().isEmpty() && token.standsFor() == rules.facing().get(side));
    lines[side] =
        core == null && plan.testsMoves()
            ? AttackLines.of(attackSteps(side), side, geometry, words)
            : new long[0][][];
    hops[side] = plan.side(side).attacks().stream().anyMatch(attack -> Step.isHop(attack.kind()));
  }

  /**
   * Checks that a game is this one, or has equal rules.
   *
   * @throws IllegalArgumentException if it is not
   */
  void checkSame(GameData other) {
    if (plan != other.plan && !plan.book().equals(other.plan.book())) {
      throw new IllegalArgumentException("the position belongs to another game");
    }
  }

  /** {@return the steps with which a side attacks} */
  private Set<Step> attackSteps(int side) {
    Set<Step> found = new LinkedHashSet<>();
    for (TokenRules token : rules.tokens()) {
      if (token.side().ordinal() == side) {
        steps(token).stream()
            .filter(step -> step.manner().captures())
            .forEach(step -> found.add(step.plain()));
      }
    }
    return found;
  }

  private static boolean capturesEnPassant(TokenRules token) {
    return token.rows().stream().flatMap(row -> row.terms().stream()).anyMatch(t -> t.enPassant());
  }

  /**
   * {@return the square of a side's royal piece, −1 if there is none, or {@link #SEVERAL}}
   *
   * @param sets the sets of a position, as {@link MoveTables} describes them
   */
  int royal(long[] sets, int side) {
    int found = -1;
    for (int code : royals[side]) {
      for (int word = 0; word < words; word++) {
        long squares = sets[code * words + word];
        if (squares != 0) {
          if (found >= 0 || (squares & squares - 1) != 0) {
            return SEVERAL;
          }
          found = word << 6 | Long.numberOfTrailingZeros(squares);
        }
      }
    }
    return found;
  }

  private void fillTables() {
    for (TokenRules token : rules.tokens()) {
      arrivals[token.code()] = arrival(token);
      tables.addPiece(
          token.code(),
          token.side().ordinal(),
          token.isRoyal(),
          arrivals[token.code()],
          token.capturedAs());
    }
    for (TokenRules token : rules.tokens()) {
      if (token.leap() != null) {
        tables.pieces.addPassing(token.code(), token.standsFor());
      }
      if (token.castlesTo() != 0) {
        tables.pieces.addCastler(token.code(), token.castlesTo());
      }
      if (capturesEnPassant(token)) {
        tables.pieces.addWatcher(token.code());
        addCrossings(token);
      }
    }
    tables.pieces.addArrivals();
    for (TokenRules token : rules.tokens()) {
      addEntries(token);
    }
  }

  /**
   * {@return the code of a piece after any move that is not passing; 0 if that depends on the row}
   */
  private static int arrival(TokenRules token) {
    int arrival = -1;
    for (RowRules row : token.rows()) {
      int ofRow = token.arrival(row);
      if (arrival >= 0 && arrival != ofRow) {
        return 0;
      }
      arrival = ofRow;
    }
    return Math.max(arrival, 0);
  }

  private void addEntries(TokenRules token) {
    for (TermTable.Entry entry : terms.entries(token.code())) {
      for (int from = entry.from.firstIndex(); from >= 0; from = entry.from.nextIndex(from + 1)) {
        if (entry.isCastling()) {
          for (Direction direction : entry.term.directions()) {
            int to = geometry.offset(from, entry.term.range() * direction.files(), 0);
            if (to >= 0) {
              tables.addCastling(token.code(), from, to, isClear(token, entry, from, to));
            }
          }
        } else if (entry.isPassingLeap()) {
          addLeap(token, entry, from);
        }
      }
    }
  }

  /** {@return whether a piece gets from one square to another only by castling} */
  private boolean isClear(TokenRules token, TermTable.Entry entry, int from, int to) {
    return entry.term.range() >= 2
        && !castling.isDoubled(token.code())
        && entry.row.within().contains(to)
        && ways(token, from, to) == 0;
  }

  /**
   * {@return the number of steps of a piece from one square to another, without castling; at most
   * 2}
   */
  private int ways(TokenRules token, int from, int to) {
    int side = token.side().ordinal();
    int ways = 0;
    int longest = Math.max(geometry.shape().files(), geometry.shape().ranks());
    for (Step step : steps(token)) {
      Step.Half half = step.half(side);
      for (int steps = 1; half != null && steps <= Math.min(step.range(), longest); steps++) {
        ways += half.to(geometry, from, steps) == to ? 1 : 0;
      }
      if (ways > 1) {
        return 2;
      }
    }
    return ways;
  }

  /**
   * {@return whether a leap is the only move between two squares, and captures of the piece en
   * passant are legal if they leave the captor's royal piece safe}
   */
  private boolean isClearLeap(TokenRules token, TermTable.Entry entry, int from, int to) {
    int[] crossed = crossed(entry.row.passing(), to);
    if (hasGoals
        || rules.bareRoyalLoses()
        || !rules.check()
        || !rules.facing().isEmpty()
        || token.isRoyal() // its castling tokens turn
        || crossed.length != 1
        || ways(token, from, to) != 1) {
      return false;
    }
    int captor = token.side().ordinal() ^ 1;
    return areClear.computeIfAbsent(
        captor * squares + crossed[0], key -> areCapturesClear(captor, crossed[0]));
  }

  /** {@return whether captures en passant by any piece of a side on a square are clear} */
  private boolean areCapturesClear(int side, int crossedSquare) {
    for (TokenRules captor : rules.tokens()) {
      long[] origins = crossings[captor.code()];
      for (int at = 0; captor.side().ordinal() == side && at < origins.length / squares; at++) {
        for (long left = origins[crossedSquare * words + at]; left != 0; left &= left - 1) {
          int from = at << 6 | Long.numberOfTrailingZeros(left);
          if (!isClearCapture(captor, from, crossedSquare)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean isClearCapture(TokenRules captor, int from, int to) {
    int arrival = arrivals[captor.code()];
    return !isSlow[captor.code()]
        && !(captor.canPromote(from, to) && captor.mustPromote())
        && arrival != 0
        && (rules.allowStuck() || isMobile(arrival, to))
        && ways(captor, from, to) == 1
        && isUnblocked(captor, from, to);
  }

  /**
   * {@return whether a piece always captures en passant between two squares} On a way that pieces
   * may block, even the passing piece itself may stand.
   */
  private boolean isUnblocked(TokenRules captor, int from, int to) {
    int side = captor.side().ordinal();
    for (Step step : steps(captor)) {
      Step.Half half = step.half(side);
      boolean isFree = step.kind() == Kind.LEAP || step.kind() == Kind.SLIDE;
      if (isFree && half != null && half.to(geometry, from, 1) == to) {
        return true;
      }
    }
    return false;
  }

  private void addLeap(TokenRules token, TermTable.Entry entry, int from) {
    for (Direction leap : entry.term.directions()) {
      int to = geometry.step(from, leap);
      if (to >= 0 && entry.row.within().contains(to)) {
        long[] watched = watched(entry.row.passing(), to, token.side());
        for (long word : watched) {
          if (word != 0) {
            boolean isClear = isClearLeap(token, entry, from, to);
            int crossed = isClear ? crossed(entry.row.passing(), to)[0] : -1;
            tables.addLeap(token.code(), from, to, watched, entry.row.passing(), crossed);
            break;
          }
        }
      }
    }
  }

  private long[] watched(int passingCode, int square, Side side) {
    return watchedSquares.computeIfAbsent(
        passingCode * squares + square, key -> findWatched(passingCode, square, side));
  }

  /** {@return the squares from which a piece may capture a passing piece en passant} */
  private long[] findWatched(int passingCode, int square, Side side) {
    long[] watched = new long[words];
    for (int crossed : crossed(passingCode, square)) {
      for (TokenRules token : rules.tokens()) {
        if (token.side() != side) {
          for (Step step : steps(token)) {
            if (step.enPassant()) {
              addOrigins(watched, step, side.ordinal() ^ 1, crossed);
            }
          }
        }
      }
    }
    return watched;
  }

  private void addOrigins(long[] watched, Step step, int side, int crossed) {
    Step.Half half = step.half(side);
    for (int steps = 1; half != null && steps <= Math.min(step.range(), squares); steps++) {
      int origin = half.origin(geometry, crossed, steps);
      if (origin >= 0) {
        Words.add(watched, origin);
      }
    }
  }

  private void addCrossings(TokenRules token) {
    int side = token.side().ordinal();
    crossings[token.code()] = new long[squares * words];
    for (Step step : steps(token)) {
      for (int to = 0; step.enPassant() && to < squares; to++) {
        long[] origins = new long[words];
        addOrigins(origins, step, side, to);
        for (int from = Words.next(origins, 0); from >= 0; from = Words.next(origins, from + 1)) {
          tables.addCrossing(token.code(), from, to);
        }
        for (int word = 0; word < words; word++) {
          crossings[token.code()][to * words + word] |= origins[word];
        }
      }
    }
  }

  /** {@return the squares that a passing piece on a square has crossed} */
  int[] crossed(int passingCode, int square) {
    return crossed[passingCode][square];
  }

  /** {@return the squares that a passing piece has crossed, by square; none for other pieces} */
  private int[][] crossed(TokenRules token) {
    Direction leap = token.leap();
    if (leap == null) {
      return new int[0][];
    }
    int[][] found = new int[squares][];
    for (int square = 0; square < squares; square++) {
      int origin = geometry.step(square, leap.opposite());
      found[square] =
          origin < 0
              ? new int[0]
              : leap.lameWay().stream().mapToInt(way -> geometry.step(origin, way)).toArray();
    }
    return found;
  }

  /** {@return a plan, whose attacks are those of the game} */
  MovePlan attackPlan() {
    MovePlan found = core != null ? core : attackPlan;
    if (found == null) {
      found = MovePlan.of(rules, words);
      attackPlan = found;
    }
    return found;
  }

  /** {@return the plan of lists that find moves with tables} */
  MovePlan core() {
    return Objects.requireNonNull(core, "core");
  }

  /** {@return the tables with which cursors play the moves of the game} */
  public MoveTables tables() {
    return tables;
  }

  /** {@return whether a piece could ever move from a square} */
  boolean isMobile(int code, int square) {
    SquareSet found = mobile[code];
    if (found == null) {
      found = new Mobility(geometry).mobile(rules.token(code));
      mobile[code] = found; // another thread may do the same work, with the same result
    }
    return found.contains(square);
  }

  /** {@return the table of checks} */
  CheckTable checks() {
    CheckTable found = checks;
    if (found == null) {
      found = new CheckTable(this);
      checks = found;
    }
    return found;
  }
}
