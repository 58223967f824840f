// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GrandMoves;
import dev.boardwright.examples.games.GrandPosition;
import dev.boardwright.examples.games.MinishogiMoves;
import dev.boardwright.examples.games.MinishogiPosition;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.examples.games.XiangqiMoves;
import dev.boardwright.examples.games.XiangqiPosition;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SearchTest {
  private static final int POSITIONS = Effort.of(12, 36);

  private static Material material(DeclaredGame game) {
    return new Material(game.rules(), GameConventions.of(game).values());
  }

  private static <P extends GamePosition<P>> Search<P> search(DeclaredGame declared, Game<P> game) {
    return Search.of(game, GameConventions.of(declared), new TranspositionTable(1));
  }

  private static SearchLimits depth(int moves) {
    return SearchLimits.NONE.withDepth(moves);
  }

  private static SearchResult run(String name, String position, int depth) {
    DeclaredGame declared = DeclaredGame.find(name);
    return run(declared, declared.game(), position, depth);
  }

  private static <P extends GamePosition<P>> SearchResult run(
      DeclaredGame declared, Game<P> game, String position, int depth) {
    return search(declared, game).run(PositionTexts.position(game, position), depth(depth));
  }

  private static String text(String game, SearchResult result) {
    return DeclaredGame.find(game).game().move(result.move()).toString();
  }

  /**
   * Finds the shortest mate. A longer one may be found one move later, because late moves are
   * examined to less depth.
   *
   * @param moves the number of moves to mate, counting those of both sides
   * @param first the first move, or an empty text if several moves are equally good
   */
  @ParameterizedTest
  @CsvSource({
    "chess, rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, 1, d8-h4",
    "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 1, a1-a8",
    "chess, 7k/8/8/8/8/8/R7/1R5K w - - 0 1, 3, ''",
    "shogi, 4k4/9/4P4/9/9/9/9/9/4K4 b G 1, 1, G*e8",
    "shogi, 4k4/9/9/9/9/9/4p4/9/4K4 w g 1, 1, g*e2",
    "minishogi, p3k/5/4P/5/K4 b G 1, 1, G*e4",
    "xiangqi, 4k^4/9/4P4/9/9/9/9/9/R8/5K^3 / XIANGQI/xiangqi, 1, a2-a10",
    "dobutsu, 1l^1/2L^/3/3 / DOBUTSU/dobutsu, 1, c3-b4",
    "dobutsu, l^2/3/1L^1/3 / DOBUTSU/dobutsu, 3, ''"
  })
  void findsMates(String game, String position, int moves, String first) {
    for (int depth = moves == 1 ? 1 : moves + 1; depth <= moves + 3; depth++) {
      SearchResult result = run(game, position, depth);
      assertEquals(Search.WIN - moves, result.score());
      assertEquals(moves, result.movesToEnd());
      assertTrue(result.isDecided(), result.toString());
      if (!first.isEmpty()) {
        assertEquals(first, text(game, result));
      }
    }
  }

  /** The side to move is mated in two: whatever the king does, a rook gives mate. */
  @Test
  void seesThatAGameIsLost() {
    SearchResult result = run("chess", "7k/R7/1R6/8/8/8/8/7K b - - 0 1", 4);
    assertEquals(2 - Search.WIN, result.score());
    assertEquals(-2, result.movesToEnd());
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1, d1-d5",
    "chess, 3rk3/8/8/8/3Q4/8/8/4K3 b - - 0 1, d8-d4",
    "shogi, 4k4/9/9/4r4/9/9/9/9/K3L4 b - 1, e1-e6"
  })
  void capturesHangingPieces(String game, String position, String move) {
    for (int depth = 1; depth <= 4; depth++) {
      assertEquals(move, text(game, run(game, position, depth)));
    }
  }

  /** If the queen captures the pawn, the other pawn recaptures. */
  @Test
  void leavesGuardedPieces() {
    String position = "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1";
    for (int depth = 1; depth <= 4; depth++) {
      assertNotEquals("d2-d6", text("chess", run("chess", position, depth)));
    }
  }

  /** Sacrificing the rook forces a draw, because the king then has no legal move. */
  @Test
  void scoresStalemateAsADrawInChess() {
    SearchResult result = run("chess", "7k/7p/8/8/8/8/2q5/K5R1 w - - 0 1", 4);
    assertEquals("g1-g8", text("chess", result));
    assertEquals(0, result.score());
  }

  @Test
  void scoresStalemateAsALossInShogi() {
    SearchResult result = run("minishogi", "4k/5/1S1G1/5/K4 b - 1", 2);
    assertEquals("b3-c4", text("minishogi", result));
    assertEquals(Search.WIN - 1, result.score());
  }

  /** Compares the score with that of a search without pruning and table, in random positions. */
  @ParameterizedTest
  @EnumSource
  void scoresLikeAFullSearch(DeclaredGame game) {
    scoresLikeAFullSearch(game, game.game());
  }

  private static <P extends GamePosition<P>> void scoresLikeAFullSearch(
      DeclaredGame declared, Game<P> game) {
    Random random = new Random(7);
    FullSearch<P> full = new FullSearch<>(game, material(declared));
    P position = game.start();
    for (int i = 0; i < POSITIONS; i++) {
      BoardMoves<P> moves = game.newMoves().generate(position);
      if (moves.size() == 0) {
        position = game.start();
        continue;
      }
      if (i % 6 == 5) {
        SearchResult result = search(declared, game).run(position, depth(2));
        int score = full.score(position, result.depth());
        assertEquals(score, result.score(), PositionTexts.toFeen(position));
      }
      position = game.play(position, moves.get(random.nextInt(moves.size())));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CHESS", "SHOGI", "MINISHOGI", "XIANGQI", "DOBUTSU"})
  void choosesTheSameMoveEachTime(DeclaredGame game) {
    choosesTheSameMoveEachTime(game, game.game());
  }

  private static <P extends GamePosition<P>> void choosesTheSameMoveEachTime(
      DeclaredGame declared, Game<P> game) {
    Search<P> search = search(declared, game);
    SearchResult first = search.run(game.start(), depth(4));
    search.run(game.play(game.start(), first.move()), depth(4));
    search.clear();
    SearchResult again = search.run(game.start(), depth(4));
    assertEquals(first.line(), again.line());
    assertEquals(first.nodes(), again.nodes());
  }

  /** Whatever the table holds from an earlier search, all moves of the line are legal. */
  @ParameterizedTest
  @EnumSource
  void findsLinesOfLegalMoves(DeclaredGame game) {
    findsLinesOfLegalMoves(game, game.game());
  }

  private static <P extends GamePosition<P>> void findsLinesOfLegalMoves(
      DeclaredGame declared, Game<P> game) {
    Search<P> search = search(declared, game);
    BoardMoves<P> moves = game.newMoves();
    P position = game.start();
    for (int i = 0; i < 6 && moves.count(position) > 0; i++) {
      SearchResult result = search.run(position, depth(3));
      P after = position;
      for (int move : result.line()) {
        assertTrue(
            moves.isLegal(after, move),
            PositionTexts.toFeen(after) + " " + game.move(move).toString());
        after = game.play(after, move);
      }
      position = game.play(position, result.move());
    }
  }

  private static Search<ChessPosition> chess() {
    return search(DeclaredGame.CHESS, ChessMoves.GAME);
  }

  @Test
  void stopsAtTheNodeLimit() {
    ChessPosition start = ChessMoves.GAME.start();
    assertEquals(1, chess().run(start, SearchLimits.NONE.withNodes(0)).depth());
    SearchResult result = chess().run(start, SearchLimits.NONE.withNodes(5_000));
    assertTrue(result.depth() > 1 && result.depth() < Search.MAX_DEPTH, result.toString());
    assertTrue(result.nodes() > 5_000 && result.nodes() <= 5_000 + Search.MAX_PLY);
    SearchResult unlimited = chess().run(start, depth(result.depth()));
    // The line may be that of the next depth.
    assertTrue(unlimited.nodes() <= result.nodes(), unlimited.toString());
  }

  @Test
  void endsWhenItIsStopped() {
    Search<ChessPosition> search = chess();
    SearchControl control = new SearchControl(SearchLimits.NONE);
    List<SearchResult> results = new ArrayList<>();
    SearchResult last =
        search.run(
            List.of(ChessMoves.GAME.start()),
            0,
            List.of(),
            control,
            result -> {
              results.add(result);
              if (result.depth() == 3) {
                control.stop();
              }
            });
    assertEquals(3, results.size());
    assertEquals(results.get(2).line(), last.line());
    // The next search is not stopped.
    assertEquals(4, search.run(ChessMoves.GAME.start(), depth(4)).depth());
  }

  @Test
  void limitsOfTimeCanComeLater() {
    Search<ChessPosition> search = chess();
    SearchControl control = new SearchControl(SearchLimits.NONE);
    SearchResult last =
        search.run(
            List.of(ChessMoves.GAME.start()),
            0,
            List.of(),
            control,
            result -> {
              if (result.depth() == 2) {
                control.limitTime(SearchLimits.NONE.withMillis(0));
              }
            });
    assertEquals(2, last.depth());
  }

  @Test
  void playsASingleLegalMoveAtOnceIfTimeCounts() {
    String position = "k7/8/8/8/8/8/1r6/K7 w - - 0 1";
    ChessPosition single = PositionTexts.position(ChessMoves.GAME, position);
    SearchLimits limits = SearchLimits.NONE.withMillis(1_000_000);
    assertEquals(1, chess().run(single, limits).depth());
  }

  @Test
  void choosesOnlyFromTheGivenMoves() {
    Search<ChessPosition> search = chess();
    ChessPosition position =
        PositionTexts.position(ChessMoves.GAME, "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1");
    Game<ChessPosition> game = ChessMoves.GAME;
    List<Integer> only = List.of(game.read(position, "e1-f2"), game.read(position, "d1-b1"));
    for (int depth = 1; depth <= 4; depth++) {
      SearchResult result =
          search.run(List.of(position), 0, only, new SearchControl(depth(depth)), found -> {});
      assertTrue(only.contains(result.move()), game.move(result.move()).toString());
      assertTrue(result.score() < 0, result.toString());
    }
    SearchResult all = search.run(position, depth(4));
    assertEquals("d1-d5", game.move(all.move()).toString());
    assertTrue(all.score() > 0);
  }

  /** A search of some moves only must not teach the table that the best of them is the best. */
  @Test
  void doesNotKeepTheResultForSomeMovesOnly() {
    TranspositionTable table = new TranspositionTable(1);
    ChessPosition start = ChessMoves.GAME.start();
    List<Integer> only = List.of(ChessMoves.GAME.read(start, "a2-a3"));
    long hash = start.cursor().contentHash();
    chess(table).run(List.of(start), 0, only, new SearchControl(depth(3)), found -> {});
    assertEquals(0, table.get(hash));
    chess(table).run(start, depth(3));
    assertNotEquals(0, table.get(hash));
  }

  private static Search<ChessPosition> chess(TranspositionTable table) {
    return new Search<>(
        ChessMoves.GAME, material(DeclaredGame.CHESS), table, DrawRules.NONE.repetitions(3));
  }

  /** Wherever a position is reached, the table has the distance to mate from there. */
  @Test
  void keepsTheDistanceToMateOfEachPosition() {
    TranspositionTable table = new TranspositionTable(1);
    Game<ChessPosition> game = ChessMoves.GAME;
    ChessPosition position = PositionTexts.position(game, "7k/8/8/8/8/8/R7/1R5K w - - 0 1");
    SearchResult result = chess(table).run(position, depth(5));
    assertEquals(Search.WIN - 3, result.score());
    for (int i = 0; i < 3; i++) {
      long entry = table.get(position.cursor().contentHash());
      int score = i % 2 == 0 ? Search.WIN - (3 - i) : (3 - i) - Search.WIN;
      assertEquals(score, TranspositionTable.score(entry), "move " + i);
      position = game.play(position, result.line().get(i));
    }
  }

  /** {@return the positions of a line of moves, beginning with the first one} */
  private static <P extends GamePosition<P>> List<P> line(Game<P> game, String fen, String moves) {
    List<P> positions = new ArrayList<>(List.of(PositionTexts.position(game, fen)));
    for (String move : moves.split(" ")) {
      P last = positions.get(positions.size() - 1);
      positions.add(game.play(last, game.read(last, move)));
    }
    return positions;
  }

  /**
   * After two moves of each side the first position is back. Without the history, the rook would be
   * as well placed; with it, the move repeats the position.
   */
  @Test
  void scoresARepetitionAsADraw() {
    Search<ChessPosition> search = chess();
    Game<ChessPosition> game = ChessMoves.GAME;
    List<ChessPosition> positions = line(game, "k7/8/8/8/8/8/8/K6R w - - 0 1", "h1-h2 a8-b8 h2-h1");
    ChessPosition last = positions.get(positions.size() - 1);
    List<Integer> back = List.of(game.read(last, "b8-a8"));
    for (int depth = 1; depth <= 3; depth++) {
      SearchControl control = new SearchControl(depth(depth));
      assertEquals(0, search.run(positions, 0, back, control, found -> {}).score());
      SearchControl other = new SearchControl(depth(depth));
      assertTrue(search.run(List.of(last), 0, back, other, found -> {}).score() < -400);
    }
  }

  /**
   * Only the repetition that ends the game by the rules is lost. Otherwise a player would believe
   * that the opponent must go on, and miss a better move.
   */
  @Test
  void scoresPerpetualCheckAsALossOnceItEndsTheGame() {
    DrawRules shogi = DrawRules.NONE.repetitions(4).perpetualCheck(Outcome.LOSS);
    assertEquals(List.of(0, 0, 10_000), repeatedChecks(shogi));
    DrawRules threefold = DrawRules.NONE.repetitions(3).perpetualCheck(Outcome.LOSS);
    assertEquals(List.of(0, 10_000, 10_000), repeatedChecks(threefold));
    assertEquals(List.of(0, 0, 0), repeatedChecks(shogi.perpetualCheck(Outcome.DRAW)));
  }

  /** {@return the scores of moves of the checked king that repeat a position, again and again} */
  private static List<Integer> repeatedChecks(DrawRules drawRules) {
    Game<ShogiPosition> game = ShogiMoves.GAME;
    Search<ShogiPosition> search =
        new Search<>(game, material(DeclaredGame.SHOGI), new TranspositionTable(1), drawRules);
    String moves = "a1-a9 e9-e8 a9-a8";
    List<Integer> scores = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      moves += " e8-e9 a8-a9 e9-e8 a9-a8";
      List<ShogiPosition> positions = line(game, "4k4/9/9/9/9/9/9/9/R3K4 b - 1", moves);
      List<Integer> back = List.of(game.read(positions.get(positions.size() - 1), "e8-e9"));
      SearchControl control = new SearchControl(depth(1));
      scores.add(search.run(positions, 0, back, control, found -> {}).score());
    }
    return scores;
  }

  /** The defender can capture a rook, which is better than to wait for a perpetual check. */
  @Test
  void capturesInsteadOfWaitingForPerpetualCheck() {
    Game<XiangqiPosition> game = XiangqiMoves.GAME;
    List<XiangqiPosition> positions =
        line(game, "4k4/3R5/9/9/9/9/9/9/r8/5K3 w - - 0 1", "d9-e9 e10-d10 e9-d9");
    SearchResult result =
        search(DeclaredGame.XIANGQI, game)
            .run(positions, 0, List.of(), new SearchControl(depth(5)), found -> {});
    assertEquals("d10-d9", game.move(result.move()).toString());
    assertTrue(result.score() > 500, result.toString());
  }

  /** With rook and pawn, only moves of the pawn keep the game alive near the limit of moves. */
  @ParameterizedTest
  @CsvSource({"99, true", "98, true", "0, false"})
  void makesProgressBeforeTheLimitOfMoves(int quiet, boolean mustMovePawn) {
    Game<ChessPosition> game = ChessMoves.GAME;
    ChessPosition position = PositionTexts.position(game, "6k1/8/8/8/8/8/P7/K6R w - - 0 1");
    List<Integer> rook = List.of(game.read(position, "Rh5"), game.read(position, "Rg1"));
    for (int depth = 2; depth <= 6; depth++) {
      SearchControl control = new SearchControl(depth(depth));
      SearchResult best = chess().run(List.of(position), quiet, List.of(), control, r -> {});
      assertTrue(best.score() > 400, best.toString());
      assertTrue(!mustMovePawn || game.move(best.move()).toString().startsWith("a2"));
      control = new SearchControl(depth(depth));
      SearchResult other = chess().run(List.of(position), quiet, rook, control, r -> {});
      assertEquals(mustMovePawn, other.score() == 0, other.toString());
    }
  }

  /** A mate with the last move before the limit counts. */
  @Test
  void matesAtTheLimitOfMoves() {
    Game<ChessPosition> game = ChessMoves.GAME;
    ChessPosition position = PositionTexts.position(game, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    SearchResult result =
        chess().run(List.of(position), 99, List.of(), new SearchControl(depth(3)), r -> {});
    assertEquals(Search.WIN - 1, result.score());
  }

  /** Capturing the last pawn leaves too few pieces, also at the leaves. */
  @Test
  void tooFewPiecesAreADraw() {
    Game<ChessPosition> game = ChessMoves.GAME;
    ChessPosition position = PositionTexts.position(game, "4k3/8/8/8/8/3p4/8/2N1K3 w - - 0 1");
    List<Integer> capture = List.of(game.read(position, "Nxd3"));
    for (int depth = 1; depth <= 3; depth++) {
      SearchControl control = new SearchControl(depth(depth));
      assertEquals(0, chess().run(List.of(position), 0, capture, control, r -> {}).score());
    }
  }

  /** In minishogi, the first side loses by repetition, so that it deviates. */
  @Test
  void scoresARepetitionThatOneSideLoses() {
    Game<MinishogiPosition> game = MinishogiMoves.GAME;
    List<MinishogiPosition> positions =
        line(game, "rbsgk/4p/5/P4/KGSBR b - 1", "b1-b2 d5-d4 b2-b1 d4-d5 b1-b2 d5-d4 b2-b1");
    List<Integer> back = List.of(game.read(positions.get(positions.size() - 1), "d4-d5"));
    SearchControl control = new SearchControl(depth(2));
    Search<MinishogiPosition> search = search(DeclaredGame.MINISHOGI, game);
    assertEquals(10_000, search.run(positions, 0, back, control, r -> {}).score());
  }

  /** Queens everywhere: even the first depth takes long, but a move is known soon. */
  @Test
  void canBeStoppedAtTheFirstDepth() {
    Game<GrandPosition> game = GrandMoves.GAME;
    String queens = "qqqqqqqqqq/qqqqqqqqqq/10/10/10/10/QQQQQQQQQQ/QQQQQQQQQQ";
    GrandPosition position =
        PositionTexts.position(game, "qqqqkqqqqq/" + queens + "/QQQQKQQQQQ w - - 0 1");
    SearchControl control = new SearchControl(SearchLimits.NONE);
    control.stop();
    SearchResult result =
        search(DeclaredGame.GRAND, game).run(List.of(position), 0, List.of(), control, found -> {});
    assertEquals(0, result.depth());
    assertTrue(game.newMoves().isLegal(position, result.move()));
  }

  @Test
  void rejectsInvalidDepthsAndFinishedGames() {
    for (int depth : new int[] {0, Search.MAX_DEPTH + 1}) {
      IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> depth(depth));
      assertEquals("invalid depth: " + depth + " (1 to 64)", e.getMessage());
    }
    assertThrows(
        IllegalArgumentException.class, () -> run("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1));
  }

  @Test
  void addsTheValuesOfPieces() {
    assertEquals(110, worth("minishogi", "4k/5/5/5/K4 b P 1"));
    assertEquals(-110, worth("minishogi", "4k/5/5/5/K4 w P 1"));
    assertEquals(-220, worth("minishogi", "4k/5/5/5/K4 b 2p 1"));
    assertEquals(500, worth("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    // The promoted pawn is worth 4 more on the centre square.
    assertEquals(540 + 4, worth("minishogi", "4k/5/2+P2/5/K4 b - 1"));
    assertEquals(1_150, worth("shogi", "4k4/9/9/9/9/9/9/9/+R3K4 b - 1"));
    assertEquals(-900, worth("xiangqi", "r3k^4/9/9/9/9/9/9/9/9/4K^4 / XIANGQI/xiangqi"));
    assertEquals(330 - 400, worth("dobutsu", "+cl^1/3/3/1L^1 E/ DOBUTSU/dobutsu"));
  }

  private static int worth(String name, String position) {
    DeclaredGame game = DeclaredGame.find(name);
    return worth(game.game(), material(game), position);
  }

  private static <P extends GamePosition<P>> int worth(
      Game<P> game, Material material, String position) {
    return material.of(game.cursor(PositionTexts.position(game, position)));
  }
}
