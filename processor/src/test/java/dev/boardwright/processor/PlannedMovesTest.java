// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.support.rules.PlannedGame;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.MoveQuestions;
import dev.boardwright.testing.NaiveGame;
import dev.boardwright.testing.NaiveState;
import dev.boardwright.testing.RandomDeclarations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests the lists that find moves with the tables of a plan, for each number of words: against a
 * slow model that shares nothing with them, and on positions that need room.
 */
class PlannedMovesTest {
  private static final int DECLARATIONS = Effort.of(3, 60);
  private static final int POSITIONS = Effort.of(3, 20);
  private static final int FULL_BOARDS = Effort.of(1, 30);
  private static final int PLIES = Effort.of(6, 40);

  /** The ranks and files of boards of one word, two words and three words. */
  private static final int[][] SHAPES = {{8, 8}, {9, 9}, {12, 12}};

  /** The pieces that may stand there instead of the planned ones; no piece if empty. */
  private static final List<String> OTHERS = List.of("", "", "q", "n", "c", "l", "l", "N");

  private static final JsonObject CHESS = Declarations.declaration("chess");

  /** Chess with rooks that capture en passant along the lines of their moves. */
  private static final JsonObject PASSING_ROOKS =
      json(CHESS.toString().replace("\"moves\":\"R\"", "\"moves\":\"mRceR\""));

  /** The number of the first game of {@link #SHAPES}. */
  private static final int FIRST_SHAPE = 7;

  /** A game in which a dropped piece may be the one that another piece hops over. */
  private static final JsonObject DROPPED_HURDLES =
      json(
          """
          {shape: [5, 5], styles: [GAME, game], start: 'k^4/5/5/5/4K^ / GAME/game',
            drops: [FIRST, SECOND],
            rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}, {token: [C], moves: mRcpR},
              {token: [P], moves: fW, dropMates: false}]}
          """);

  /** A game in which it depends on the row whether a piece could move on. */
  private static final JsonObject ROWS_WITH_RESULTS =
      json(
          """
          {shape: [5, 5], styles: [GAME, game], start: 'k^4/5/5/5/4K^ / GAME/game', zone: 'a4-e5',
            rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}, {token: [N], moves: N},
              {token: [P], moves: fWfN, promotesTo: [R]}, {token: [P], moves: fDfF, becomes: N}]}
          """);

  private static final long SEED = Effort.seed();
  private static final List<JsonObject> DECLARED = new ArrayList<>();

  /** All games, compiled together, since one run of a compiler is faster than several. */
  private static List<Game<?>> games = List.of();

  @BeforeAll
  static void compile() {
    DECLARED.addAll(
        List.of(
            CHESS,
            PASSING_ROOKS,
            Declarations.declaration("xiangqi"),
            Declarations.declaration("nightrider"),
            Declarations.declaration("shogi"),
            DROPPED_HURDLES,
            ROWS_WITH_RESULTS));
    for (int[] shape : SHAPES) {
      DECLARED.add(withAttackers(shape[0], shape[1], "pQ"));
      DECLARED.add(withAttackers(shape[0], shape[1], "gQ"));
    }
    RandomDeclarations made = new RandomDeclarations(new Random(SEED));
    for (int i = 0; i < DECLARATIONS; i++) {
      DECLARED.add(i % 4 == 3 ? made.nextLarge() : made.next());
    }
    games = CompiledGames.of(DECLARED);
  }

  @AfterAll
  static void forget() {
    games = List.of();
    DECLARED.clear();
  }

  private static JsonObject json(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  @Test
  void movesAreThoseOfTheSlowModel() {
    Random random = new Random(SEED);
    for (int i = 0; i < games.size(); i++) {
      if (i >= FIRST_SHAPE && i < FIRST_SHAPE + 2 * SHAPES.length) {
        continue; // their full boards are compared with the rule book
      }
      try {
        compare(games.get(i), new NaiveGame(DECLARED.get(i)), random);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + SEED + ", game " + i + ": " + DECLARED.get(i), e);
      }
    }
  }

  private static <P extends GamePosition<P>> void compare(
      Game<P> game, NaiveGame naive, Random random) {
    List<Game<P>> forms = PlannedGame.all(game, 1L << random.nextInt(20));
    // Positions have no more words than their boards need.
    List<MoveQuestions<P>> questions =
        Stream.of(game, forms.get(0), forms.get(forms.size() - 1))
            .map(form -> new MoveQuestions<>(form, naive, random))
            .toList();
    P position = game.start();
    for (int ply = 0; ply < PLIES; ply++) {
      List<String> moves = compare(forms, naive, position);
      MoveQuestions<P> form = questions.get(random.nextInt(questions.size()));
      form.check(position, Feen.format(position, FeenDialect.SNN_STYLES));
      if (moves.isEmpty()) {
        break;
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    GameComparison<P> comparison = new GameComparison<>(game, random);
    for (int i = 0; i < POSITIONS; i++) {
      compare(forms, naive, game.copyOf(comparison.randomPosition()));
    }
  }

  private static <P extends GamePosition<P>> List<String> compare(
      List<Game<P>> forms, NaiveGame naive, P position) {
    String text = Feen.format(position, FeenDialect.SNN_STYLES);
    NaiveState state = naive.read(text);
    List<String> expected = naive.moves(state);
    for (Game<P> form : forms) {
      BoardMoves<P> moves = form.newMoves();
      moves.generate(form.cursor(position));
      TreeSet<String> found = new TreeSet<>();
      for (int i = 0; i < moves.size(); i++) {
        found.add(form.move(moves.get(i)).toString());
      }
      assertEquals(new TreeSet<>(expected), found, text);
      assertEquals(expected.size(), moves.size(), text);
      assertEquals(naive.isCheck(state), moves.isCheck(), text);
      assertEquals(
          naive.outcome(state), moves.end().map(end -> end.outcome().name()).orElse(null), text);
    }
    return expected;
  }

  // Positions that no game reaches

  private static <P extends GamePosition<P>> void check(Game<P> game, String... feens) {
    for (String feen : feens) {
      new GameComparison<>(game, new Random(1)).checkPosition(game.start().type().parse(feen));
    }
  }

  /** {@return a game whose pieces attack from far away in several ways} */
  private static JsonObject withAttackers(int ranks, int files, String hop) {
    String start = "k^%1$d/%2$sK^%1$d / GAME/game";
    return json(
        """
        {shape: [%d, %d], styles: [GAME, game], start: '%s',
          rows: [{token: ['K^'], moves: K}, {token: [Q], moves: Q}, {token: [N], moves: NN},
            {token: [C], moves: mQc%s}, {token: [L], moves: N}]}
        """
            .formatted(
                ranks, files, start.formatted(files - 1, (files + "/").repeat(ranks - 2)), hop));
  }

  /** There are more attackers than a list has room for at first. */
  @Test
  void boardsMayBeFullOfAttackers() {
    for (int i = 0; i < 2 * SHAPES.length; i++) {
      Random random = new Random(SEED + i);
      Game<?> game = games.get(FIRST_SHAPE + i);
      for (int n = 0; n < FULL_BOARDS; n++) {
        String board = attackers(SHAPES[i / 2][0], SHAPES[i / 2][1], random);
        check(game, board + " / GAME/game", board + " / game/GAME");
      }
    }
  }

  @Test
  void attackersOfTwoKindsAreFound() {
    Game<?> small = games.get(FIRST_SHAPE + 1);
    check(small, "k^7/8/4q3/8/4L3/8/4K^3/8 / GAME/game"); // a pin, and hops that are tested
    Game<?> middle = games.get(FIRST_SHAPE + 3);
    check(middle, "k^8/9/9/9/9/4c4/9/4N4/4K^4 / GAME/game"); // a hop along squares of both words
    Game<?> large = games.get(FIRST_SHAPE + 4);
    // A double check by leaps, and a check by a leap beside a pin.
    check(large, "k^11/12/12/5l1l4/12/6K^5/12/12/5Q6/12/12/12 / GAME/game");
    check(large, "k^11/12/12/5l6/12/6K^5/12/12/6Q5/6q5/12/12 / GAME/game");
  }

  /** {@return a board on which most pieces are pinned by several pieces of the other side} */
  private static String attackers(int ranks, int files, Random random) {
    StringBuilder board = new StringBuilder();
    int rank = random.nextBoolean() ? ranks / 2 - random.nextInt(2) : random.nextInt(ranks);
    int file = files / 2 - random.nextInt(2);
    int most = 1 + random.nextInt(30);
    for (int square = 0, empty = 0; square < ranks * files; square++) {
      boolean isLast = square % files == files - 1;
      String piece = piece(square / files - rank, square % files - file, random);
      if (random.nextInt(most) == 0) {
        piece = OTHERS.get(random.nextInt(OTHERS.size()));
      }
      if (square == 0 || square == rank * files + file) {
        piece = square == 0 ? "k^" : "K^";
      }
      empty += piece.isEmpty() ? 1 : 0;
      if (empty > 0 && (isLast || !piece.isEmpty())) {
        board.append(empty);
        empty = 0;
      }
      board.append(piece).append(isLast && square < ranks * files - 1 ? "/" : "");
    }
    return board.toString();
  }

  /** {@return a piece on or beside the lines that lead to the royal piece} */
  private static String piece(int ranks, int files, Random random) {
    int far = Math.max(Math.abs(ranks), Math.abs(files));
    int product = Math.abs(ranks * files);
    if (far == 1 || far == 2 && product == 2) {
      return "" + "QNC".charAt(random.nextInt(3));
    }
    if (far == 4 && product == 8) {
      return "n";
    }
    boolean isOnLine = product == 0 || Math.abs(ranks) == Math.abs(files);
    return isOnLine && far == 2 ? "q" : isOnLine && far == 3 ? "c" : "";
  }

  /** All pawns are passing, and some squares that they have crossed are occupied. */
  @Test
  void boardsMayBeFullOfPassingPieces() {
    String pawns = "4k^3/8/1n1N4/-p-pP-p-pP-p-p/-P-Pp-P-Pp-P-P/2N1n3/8/4K^3 / ";
    check(games.get(0), pawns + "CHESS/chess", pawns + "chess/CHESS");
    String lines = "4k^3/8/1n1N3R/-p-pP-p-pR-p-p/-P-Pp-P-Pr-P-P/2N1n2r/R7/4K^3 / ";
    check(games.get(1), lines + "CHESS/chess", lines + "chess/CHESS");
  }

  @Test
  void droppedHurdlesMustNotGiveCheckmate() {
    dropHurdle(games.get(FIRST_SHAPE - 2));
  }

  private static <P extends GamePosition<P>> void dropHurdle(Game<P> game) {
    P position = game.start().type().parse("k^4/5/5/5/CR2K^ P/ GAME/game");
    check(game, "k^4/5/5/5/CR2K^ P/ GAME/game");
    assertEquals(Optional.empty(), position.play("P*a4").end());
    assertThrows(IllegalMoveException.class, () -> position.play("P*a3"));
  }

  @Test
  void movesDependOnWhatTheirRowsMake() {
    Game<?> game = games.get(FIRST_SHAPE - 1);
    check(game, "k^4/P1n2/1PP1P/3r1/4K^ / GAME/game", "k^3n/1P1P1/P1P2/5/4K^ / GAME/game");
  }

  /** Castling leaves something behind in the sets that have no meaning. */
  @Test
  void movesAfterCastlingAreThoseOfItsPosition() {
    castle(games.get(0));
  }

  private static <P extends GamePosition<P>> void castle(Game<P> chess) {
    P start = chess.start().type().parse("+r3k^2+r/8/8/8/8/8/8/+R3K^2+R / CHESS/chess");
    for (Game<P> form : PlannedGame.all(chess, 0)) {
      GameCursor<P> cursor = form.cursor(start);
      for (String move : List.of("e1-g1", "e8-c8", "f1-f8")) {
        int count = chess.newMoves().count(cursor.snapshot());
        assertEquals(count, form.newMoves().count(cursor), move);
        cursor.play(chess.read(cursor.snapshot(), move));
      }
      assertEquals(chess.newMoves().count(cursor.snapshot()), form.newMoves().count(cursor));
    }
  }

  @Test
  void severalRoyalPiecesAreRejected() {
    reject(games.get(0));
  }

  private static <P extends GamePosition<P>> void reject(Game<P> chess) {
    P position = chess.start().type().parse("4k^2k^/8/8/8/8/8/8/4K^3 / CHESS/chess");
    for (Game<P> form : PlannedGame.all(chess, 0)) {
      BoardMoves<P> moves = form.newMoves();
      GameCursor<P> cursor = form.cursor(position);
      assertEquals(
          "the second side has more than one royal piece",
          assertThrows(IllegalArgumentException.class, () -> moves.generate(cursor)).getMessage());
    }
  }
}
