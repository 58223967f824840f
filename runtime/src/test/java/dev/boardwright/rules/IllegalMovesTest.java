// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.IllegalMoveExample;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what {@link IllegalMoveException} says of illegal moves. */
class IllegalMovesTest {
  private static final List<IllegalMoveExample> EXAMPLES = IllegalMoveExample.ALL;
  private static final int POSITIONS = 60;
  private static final int MOVES = 30;

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void everyReasonIsGivenByTheRuleBook(IllegalMoveExample example) {
    example.checkForm(Declarations.game(example.game()));
  }

  @Test
  void everyReasonHasAnExample() {
    Set<Reason> found =
        EXAMPLES.stream()
            .map(IllegalMoveExample::reason)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Reason.class)));
    assertEquals(EnumSet.complementOf(EnumSet.of(Reason.UNREADABLE, Reason.AMBIGUOUS)), found);
  }

  @Test
  void messagesUseDeclaredNames() {
    RuleBook named = named("P", "WHITE_PAWN");
    assertEquals(
        "illegal move e2-e5: the white pawn on e2 does not move to e5",
        named.problem(named.start(), PackedMove.of(52, 28, 0)).orElseThrow().getMessage());
    int passing = named.pieces().indexOf("-p") + 1;
    assertEquals("WHITE_PAWN_PASSING", named.name(passing));
    assertEquals("p", named.pieces().get(named.base(passing) - 1));
    assertEquals(Side.SECOND, named.side(passing));
    assertEquals("KING", named.name(named.pieces().indexOf("K^") + 1));
    assertTrue(named.isRoyal(named.pieces().indexOf("k^") + 1));
    for (int code : new int[] {-1, 0, named.pieces().size() + 1}) {
      assertThrows(IllegalArgumentException.class, () -> named.name(code));
      assertThrows(IllegalArgumentException.class, () -> named.base(code));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "HORSE, a horse",
    "ADVISER, an adviser",
    "ELEPHANT, an elephant",
    "CROWNED_ROOK, a crowned rook",
    "UNICORN, a unicorn",
    "N, an N"
  })
  void namesHaveTheirArticle(String name, String shown) {
    RuleBook rules = named("N", name);
    PieceWords words = new PieceWords(RuleAccess.rules(rules));
    assertEquals(shown, words.a(rules.pieces().indexOf("N") + 1));
  }

  /** {@return chess with another name for a piece} */
  private static RuleBook named(String token, String name) {
    RuleBook chess = Declarations.game("chess");
    return chess.toBuilder()
        .rows(
            chess.rows().stream()
                .map(row -> row.tokens().equals(List.of(token)) ? row.name(name) : row)
                .toList())
        .build();
  }

  /** Six games with 1,800 random moves each; {@link MoveTruth} knows the rules in another way. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "shogi", "xiangqi", "makruk", "capablanca"})
  void messagesAreTrue(String name) {
    RuleBook rules = Declarations.game(name);
    long seed = Long.getLong("boardwright.rules.seed", 49);
    Random random = new Random(seed);
    Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
    RuleBookPosition position = rules.start();
    for (int i = 0; i < POSITIONS; i++) {
      List<? extends Move> legal = position.legalMoves();
      for (int j = 0; j < MOVES; j++) {
        Move move = anyMove(rules, position, random);
        IllegalMoveException e = rules.problem(position, move.packed(rules)).orElse(null);
        assertEquals(legal.contains(move), e == null, move.toString());
        if (e != null) {
          counts.merge(e.reason(), 1, Integer::sum);
          MoveTruth truth = new MoveTruth(name, rules, position, move);
          assertTrue(
              truth.isTrue(e),
              () -> name + ", seed " + seed + ", " + e.getMessage() + "\n" + truth);
        }
      }
      for (int step = 0; step < 9; step++) {
        List<? extends Move> next = position.legalMoves();
        position =
            next.isEmpty() ? rules.start() : position.play(next.get(random.nextInt(next.size())));
      }
    }
    assertTrue(counts.size() >= 6, counts.toString());
  }

  /** Returns a move that is often nearly legal. */
  private static Move anyMove(RuleBook rules, RuleBookPosition position, Random random) {
    int squares = position.squareCount();
    int to = random.nextInt(squares);
    List<String> pieces = rules.pieces();
    String any = pieces.get(random.nextInt(pieces.size()));
    if (!rules.drops().isEmpty() && random.nextInt(4) == 0) {
      List<String> held = List.copyOf(position.hand(position.turn()).keySet());
      boolean isHeld = !held.isEmpty() && random.nextInt(4) > 0;
      String dropped = isHeld ? held.get(random.nextInt(held.size())) : any;
      return random.nextInt(8) == 0 ? Move.drop(dropped, to, any) : Move.drop(dropped, to);
    }
    int from = random.nextInt(squares);
    for (int i = 0; i < 9 && !isOwn(position, from); i++) {
      from = random.nextInt(squares);
    }
    if (random.nextBoolean()) { // near
      int delta = random.nextInt(2 * position.shape().files() + 5);
      to = Math.floorMod(from + (random.nextBoolean() ? delta : -delta), squares);
    }
    to = to == from ? (to + 1) % squares : to;
    return random.nextInt(8) == 0 ? Move.of(from, to, any) : Move.of(from, to);
  }

  private static boolean isOwn(RuleBookPosition position, int square) {
    String piece = position.pieceAt(square);
    return piece != null && MoveTruth.side(piece) == position.turn();
  }

  /** The rules of six games by hand, to judge what a message says about one move. */
  private static final class MoveTruth {
    private final String game;
    private final RuleBookPosition position;
    private final BoardCells cells;
    private final Move move;
    private final String text;
    private final Side turn;

    MoveTruth(String game, RuleBook rules, RuleBookPosition position, Move move) {
      this.game = game;
      this.position = position;
      cells = BoardCells.of(rules.shape(), rules.order());
      this.move = move;
      text = rules.move(move.packed(rules)).toString();
      turn = position.turn();
    }

    static Side side(String piece) {
      return piece.chars().anyMatch(Character::isUpperCase) ? Side.FIRST : Side.SECOND;
    }

    private static char letter(String piece) {
      return (char) piece.toUpperCase().chars().filter(Character::isLetter).findFirst().getAsInt();
    }

    private Map<Integer, String> board() {
      Map<Integer, String> board = new HashMap<>();
      for (int square = 0; square < position.squareCount(); square++) {
        if (position.pieceAt(square) != null) {
          board.put(square, position.pieceAt(square));
        }
      }
      return board;
    }

    private int file(int square) {
      return cells.file(square);
    }

    /** {@return the rank, 0 at the side of the player} */
    private int rank(int square, Side side) {
      int rank = cells.rank(square);
      return side == Side.FIRST ? rank : cells.shape().ranks() - 1 - rank;
    }

    private int square(int file, int rank) {
      for (int square = 0; square < position.squareCount(); square++) {
        if (cells.file(square) == file && cells.rank(square) == rank) {
          return square;
        }
      }
      return -1;
    }

    /** {@return whether a piece could go from one square to another if nothing were in the way} */
    private boolean goes(String piece, int from, int to, boolean captures) {
      Side side = side(piece);
      int df = Math.abs(file(to) - file(from));
      int forward = rank(to, side) - rank(from, side);
      int dr = Math.abs(forward);
      boolean isGold = df + dr == 1 || df == 1 && forward == 1;
      boolean isStep = Math.max(df, dr) == 1;
      boolean isPromoted = game.equals("shogi") && piece.startsWith("+");
      if (isPromoted && "SNLP".indexOf(letter(piece)) >= 0) {
        return isGold;
      }
      boolean isWestern = !game.equals("shogi") && !game.equals("xiangqi");
      return switch (letter(piece)) {
        case 'K' ->
            game.equals("xiangqi")
                ? df + dr == 1 && isPalace(to, side)
                : isStep
                    || !captures
                        && dr == 0
                        && piece.contains("^")
                        && df == (game.equals("capablanca") ? 3 : 2)
                        && isHome(from, side)
                        && (game.equals("chess")
                            || game.equals("crazyhouse")
                            || game.equals("capablanca"));
        case 'Q' -> isLine(df, dr) || df == dr;
        case 'R' -> isLine(df, dr) || isPromoted && isStep;
        case 'B' ->
            game.equals("xiangqi")
                ? df == 2 && dr == 2 && rank(to, side) < 5
                : df == dr || isPromoted && isStep;
        case 'C' ->
            isLine(df, dr) && !(game.equals("xiangqi") && captures && isStep)
                || game.equals("capablanca") && df * dr == 2;
        case 'A' ->
            game.equals("xiangqi")
                ? df == 1 && dr == 1 && isPalace(to, side)
                : df == dr || df * dr == 2;
        case 'N' -> game.equals("shogi") ? df == 1 && forward == 2 : df * dr == 2;
        case 'M' -> df == 1 && dr == 1;
        case 'S' -> df == 1 && dr == 1 || df == 0 && forward == 1;
        case 'G' -> isGold;
        case 'L' -> df == 0 && forward > 0;
        case 'P' -> {
          boolean crossed = rank(from, side) >= 5;
          boolean isDouble =
              !game.equals("makruk") && df == 0 && forward == 2 && rank(from, side) == 1;
          yield game.equals("shogi")
              ? df == 0 && forward == 1
              : game.equals("xiangqi")
                  ? df == 0 && forward == 1 || crossed && df == 1 && dr == 0
                  : isWestern
                      && (captures ? df == 1 && forward == 1 : df == 0 && forward == 1 || isDouble);
        }
        default -> throw new IllegalArgumentException(piece);
      };
    }

    private static boolean isLine(int df, int dr) {
      return (df == 0) != (dr == 0);
    }

    private boolean isHome(int square, Side side) {
      return rank(square, side) == 0 && file(square) == (game.equals("capablanca") ? 5 : 4);
    }

    private boolean isPalace(int square, Side side) {
      return rank(square, side) < 3 && file(square) >= 3 && file(square) <= 5;
    }

    /** {@return the occupied squares between, or on the way of a lame leap} */
    private Set<Integer> between(Map<Integer, String> board, String piece, int from, int to) {
      int df = file(to) - file(from);
      int dr = cells.rank(to) - cells.rank(from);
      int steps = Math.max(Math.abs(df), Math.abs(dr));
      boolean isLame = game.equals("xiangqi") && letter(piece) == 'N';
      boolean isLeap = Math.abs(df * dr) == 2 && !isLame;
      Set<Integer> found = new java.util.TreeSet<>();
      for (int i = 1; i < steps && !isLeap; i++) {
        int rank = cells.rank(from) + (isLame ? dr / 2 : i * dr / steps);
        int file = file(from) + (isLame ? df / 2 : i * df / steps);
        if (board.containsKey(square(file, rank))) {
          found.add(square(file, rank));
        }
      }
      return found;
    }

    private boolean attacks(Map<Integer, String> board, int from, int to) {
      String piece = board.get(from);
      int count = between(board, piece, from, to).size();
      boolean isCannon = game.equals("xiangqi") && letter(piece) == 'C';
      return goes(piece, from, to, true) && count == (isCannon ? 1 : 0);
    }

    private Map<Integer, String> after() {
      Map<Integer, String> board = board();
      if (move.isDrop()) {
        board.put(move.toIndex(), move.droppedToken());
        return board;
      }
      String piece = board.remove(move.fromIndex());
      boolean isDiagonal = file(move.fromIndex()) != file(move.toIndex());
      boolean isPawn = letter(piece) == 'P' && !game.equals("xiangqi");
      if (isPawn && isDiagonal && !board.containsKey(move.toIndex())) {
        board.remove(square(file(move.toIndex()), cells.rank(move.fromIndex())));
      }
      board.put(move.toIndex(), piece);
      return board;
    }

    private int king(Map<Integer, String> board, Side side) {
      return board.entrySet().stream()
          .filter(entry -> entry.getValue().contains("^") && side(entry.getValue()) == side)
          .findFirst()
          .orElseThrow()
          .getKey();
    }

    boolean isTrue(IllegalMoveException e) {
      List<Integer> squares = e.squares();
      Map<Integer, String> board = board();
      int from = move.fromIndex();
      int to = move.toIndex();
      String piece = move.isDrop() ? move.droppedToken() : board.get(from);
      String there = board.get(to);
      boolean isEnemy = there != null && side(there) != turn;
      if (!e.getMessage().startsWith("illegal move " + text + ": ")) {
        return false;
      }
      if (e.reason() != Reason.NO_PIECE
          && e.reason() != Reason.OTHER_SIDE
          && e.reason() != Reason.GAME_OVER
          && (piece == null || side(piece) != turn)) {
        return false;
      }
      return switch (e.reason()) {
        case NO_PIECE -> piece == null && squares.equals(List.of(from));
        case OTHER_SIDE -> side(piece) != turn;
        case NOT_REACHED -> !goes(piece, from, to, true) && !goes(piece, from, to, false);
        case OWN_PIECE ->
            there != null
                && !isEnemy
                && squares.equals(List.of(to))
                && (goes(piece, from, to, true) || goes(piece, from, to, false));
        case BLOCKED -> isBlocked(e, board, piece, isEnemy);
        case NO_HURDLE ->
            letter(piece) == 'C' && isEnemy && between(board, piece, from, to).isEmpty();
        case NOTHING_TO_CAPTURE ->
            there == null && goes(piece, from, to, true) && !goes(piece, from, to, false);
        case CASTLING -> isCastlingRefused(e, board, from, to);
        case PROMOTION ->
            move.isDrop() ? move.promotionToken() != null : !isPromotionRight(piece, from, to);
        case NOT_IN_HAND -> position.handCount(turn, piece) == 0;
        case DROP_SQUARE ->
            position.handCount(turn, piece) > 0
                && (e.getMessage().endsWith("occupied") ? there != null : isLastRanks(piece, to));
        case DROP_FILE ->
            piece.equalsIgnoreCase("P")
                && !squares.isEmpty()
                && squares.stream()
                    .allMatch(s -> file(s) == file(to) && piece.equals(board.get(s)));
        case DROP_MATE ->
            piece.equalsIgnoreCase("P") && attacks(after(), to, king(board, turn.opposite()));
        case LEAVES_CHECK -> {
          Map<Integer, String> after = after();
          int king = king(after, turn);
          yield squares.size() > 1
              && squares.get(0) == king
              && squares.stream()
                  .skip(1)
                  .allMatch(s -> side(after.get(s)) != turn && attacks(after, s, king));
        }
        case FACING -> {
          Map<Integer, String> after = after();
          int own = king(after, Side.FIRST);
          int other = king(after, Side.SECOND);
          yield file(own) == file(other)
              && between(after, "K^", own, other).isEmpty()
              && Set.copyOf(squares).equals(Set.of(own, other));
        }
        case GAME_OVER -> true; // the test compares with the list of legal moves
        case UNREADABLE, AMBIGUOUS -> false;
      };
    }

    private boolean isBlocked(
        IllegalMoveException e, Map<Integer, String> board, String piece, boolean isEnemy) {
      int from = move.fromIndex();
      int to = move.toIndex();
      Set<Integer> between = between(board, piece, from, to);
      if (e.getMessage().contains("does not capture")) {
        return isEnemy && goes(piece, from, to, false) && !goes(piece, from, to, true);
      }
      if (e.getMessage().contains("more than one")) {
        return letter(piece) == 'C'
            && isEnemy
            && between.size() > 1
            && Set.copyOf(e.squares()).equals(between);
      }
      if (letter(piece) == 'K') { // castling: everything before the rook
        return goes(piece, from, to, false)
            && e.squares().stream().allMatch(s -> cells.rank(s) == cells.rank(from))
            && e.squares().stream().allMatch(board::containsKey);
      }
      return !between.isEmpty()
          && goes(piece, from, to, isEnemy)
          && Set.copyOf(e.squares()).equals(between);
    }

    private boolean isCastlingRefused(
        IllegalMoveException e, Map<Integer, String> board, int from, int to) {
      if (e.getMessage().contains("no partner")) {
        int step = file(to) > file(from) ? 1 : -1;
        for (int file = file(from) + step; square(file, cells.rank(from)) >= 0; file += step) {
          String piece = board.get(square(file, cells.rank(from)));
          if (piece != null && piece.startsWith("+") && side(piece) == turn) {
            return false;
          }
        }
        return true;
      }
      int crossed = e.squares().get(0);
      board.remove(from);
      return e.squares().stream().skip(1).allMatch(s -> attacks(board, s, crossed));
    }

    private boolean isLastRanks(String piece, int to) {
      int last = cells.shape().ranks() - 1 - rank(to, turn);
      return switch (letter(piece)) {
        case 'P' -> last == 0 || game.equals("crazyhouse") && last == 7;
        case 'L' -> last == 0;
        case 'N' -> game.equals("shogi") && last < 2;
        default -> false;
      };
    }

    /** {@return whether the rules allow what the move says about promotion} */
    private boolean isPromotionRight(String piece, int from, int to) {
      int ranks = cells.shape().ranks();
      char letter = letter(piece);
      String becomes = move.promotionToken();
      if (game.equals("shogi")) {
        boolean isZone = rank(to, turn) >= 6 || rank(from, turn) >= 6;
        return becomes == null
            ? !isLastRanks(piece, to) || piece.startsWith("+")
            : isZone && "RBSNLP".indexOf(letter) >= 0 && becomes.equals("+" + piece);
      }
      int needed = game.equals("makruk") ? 5 : ranks - 1;
      boolean isAllowed = letter == 'P' && !game.equals("xiangqi") && rank(to, turn) >= needed;
      boolean isKnown =
          becomes != null
              && side(becomes) == turn
              && "KP".indexOf(letter(becomes)) < 0
              && (game.equals("crazyhouse") ? becomes.startsWith("-") : becomes.length() == 1)
              && (!game.equals("makruk") || letter(becomes) == 'M');
      return becomes == null ? !isAllowed : isAllowed && isKnown;
    }

    @Override
    public String toString() {
      return board().entrySet().stream()
          .sorted(Map.Entry.comparingByKey())
          .map(entry -> cells.cell(entry.getKey()) + " " + entry.getValue())
          .collect(Collectors.joining(", "));
    }
  }
}
