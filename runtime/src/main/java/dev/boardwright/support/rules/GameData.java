// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.support.plan.MovePlan;
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

  final RuleBook book;
  final GameRules rules;
  final MovePlan plan;
  final Geometry geometry;
  final int squares;
  final int words;
  final int codes;
  final MoveTables tables;
  final TermTable terms;

  /** The generated search, or null if there is none. */
  final @Nullable GeneratedSearch search;

  /** The codes of the royal pieces, by side; and so on for the other arrays of codes. */
  final int[][] royals = new int[SIDES][];

  final int[][] pieces = new int[SIDES][];
  final int[][] passing = new int[SIDES][];
  final int[][] castlers = new int[SIDES][];
  final int[][] enPassant = new int[SIDES][];
  final int[][] slow = new int[SIDES][];
  final int[][] facing = new int[SIDES][];

  final boolean hasPassing;
  final boolean hasSlow;
  final boolean hasGoals;

  /** Whether a game may end before a royal piece is captured, although there are moves. */
  final boolean mayEnd;

  final boolean[] avoidsCrossed;

  /** The squares from which a piece may capture en passant, by code, destination and word. */
  final long[][] crossings;

  /** The castling of royal pieces that are not slow. */
  final CastlingTable castling;

  final Supplier<? extends GameMoves<?>> newMoves;

  /** Whether moves of each code reset the counter of moves without progress. */
  final boolean[] resets;

  /** The code of a piece after a plain move, or 0 if there is no such move. */
  final int[] arrivals;

  private final @Nullable SquareSet[] mobile;

  /** The squares that a passing piece has crossed, by code and square; none for other pieces. */
  private final int[][][] crossed;

  /** The places of the counts of the pieces that the hands may hold. */
  final int[] handPlaces;

  private volatile @Nullable CheckTable checks;

  private volatile @Nullable MaterialFacts material;

  /**
   * Creates the data of a game without a generated search.
   *
   * @param newMoves creates lists of moves
   */
  public GameData(RuleBook book, Supplier<? extends GameMoves<?>> newMoves) {
    this(book, MovePlan.of(book, 0), newMoves);
  }

  /**
   * Creates the data of a game.
   *
   * @param newMoves creates lists of moves
   */
  public GameData(
      SearchTables tables, GeneratedSearch search, Supplier<? extends GameMoves<?>> newMoves) {
    this(tables.book(), tables.plan(), tables, search, newMoves);
  }

  GameData(RuleBook book, MovePlan plan, Supplier<? extends GameMoves<?>> newMoves) {
    this(book, plan, null, null, newMoves);
  }

  private GameData(
      RuleBook book,
      MovePlan plan,
      @Nullable SearchTables known,
      @Nullable GeneratedSearch search,
      Supplier<? extends GameMoves<?>> newMoves) {
    this.book = book;
    this.plan = plan;
    this.search = search;
    this.newMoves = newMoves;
    rules = RuleAccess.rules(book);
    geometry = rules.geometry();
    squares = plan.squares;
    words = plan.words;
    codes = rules.tokens().size() + 1;
    terms = known == null ? new TermTable(rules) : known.terms;
    avoidsCrossed = new boolean[codes];
    for (int code = 1; code < codes; code++) {
      avoidsCrossed[code] = !plan.isSlow[code] && plan.family(code).avoidsCrossed;
    }
    for (int side = 0; side < SIDES; side++) {
      fill(side);
    }
    castling = known == null ? new CastlingTable(rules, terms, plan.isSlow) : known.castling;
    hasPassing = passing[0].length + passing[1].length > 0;
    hasSlow = slow[0].length + slow[1].length > 0;
    hasGoals = rules.goals().stream().anyMatch(goal -> !goal.isEmpty());
    mayEnd = hasGoals || rules.bareRoyalLoses();
    mobile = new SquareSet[codes];
    crossed = new int[codes][][];
    for (TokenRules token : rules.tokens()) {
      crossed[token.code()] = crossed(token);
    }
    handPlaces = CodedHands.places(rules.hand(Side.FIRST), rules.hand(Side.SECOND));
    resets = new boolean[codes];
    for (int code = 1; code < codes; code++) {
      resets[code] = rules.draws().resets().get(code - 1);
    }
    arrivals = new int[codes];
    crossings = new long[codes][0];
    tables = new MoveTables(this, squares, geometry.shape().files(), codes);
    new MoveTableFiller(this).fill();
  }

  private int[] codes(int side, Predicate<TokenRules> test) {
    return codes(rules, side, test);
  }

  /** {@return the codes of some pieces of a side} */
  static int[] codes(GameRules rules, int side, Predicate<TokenRules> test) {
    return rules.tokens().stream()
        .filter(token -> token.side().ordinal() == side && test.test(token))
        .mapToInt(TokenRules::code)
        .toArray();
  }

  private void fill(int side) {
    pieces[side] = codes(side, token -> true);
    royals[side] = codes(side, TokenRules::isRoyal);
    passing[side] = codes(side, token -> token.leap() != null);
    castlers[side] = codes(side, token -> token.castlesTo() != 0);
    enPassant[side] = codes(side, token -> !isSlow(token) && capturesEnPassant(token));
    slow[side] = codes(side, this::isSlow);
    facing[side] =
        codes(
            side,
            token -> !rules.facing().isEmpty() && token.standsFor() == rules.facing().get(side));
  }

  private boolean isSlow(TokenRules token) {
    return plan.isSlow[token.code()];
  }

  static boolean capturesEnPassant(TokenRules token) {
    return token.rows().stream().flatMap(row -> row.terms().stream()).anyMatch(t -> t.enPassant());
  }

  /**
   * Checks that a game is this one, or has equal rules.
   *
   * @throws IllegalArgumentException if it is not
   */
  void checkSame(GameData other) {
    if (this != other && !book.equals(other.book)) {
      throw new IllegalArgumentException("the position belongs to another game");
    }
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
      found = new CheckTable(plan, codes);
      checks = found;
    }
    return found;
  }

  MaterialFacts material() {
    MaterialFacts found = material;
    if (found == null) {
      found = new MaterialFacts(rules);
      material = found;
    }
    return found;
  }
}
