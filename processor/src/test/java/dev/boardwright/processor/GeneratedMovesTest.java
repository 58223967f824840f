// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.RandomDeclarations;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Compares generated moves with rule books: for chess, shogi and xiangqi, and for random
 * declarations, one in three on a board of 64 squares or more.
 */
class GeneratedMovesTest {
  private static final int DECLARATIONS = Effort.of(TestCompiler.seeds(32), 100);
  private static final int IN_ONE_RUN = 25;
  private static final int GAMES = Effort.of(2, 4);
  private static final int POSITIONS = Effort.of(15, 30);
  private static final int PLIES = 80;

  /** Squares of a board of chess whose index 0 is a8. */
  private static final int E2 = 52;

  private static final int E3 = 44;
  private static final int H8 = 7;
  private static final int E1 = 60;
  private static final int G1 = 62;
  private static final int H1 = 63;

  @Test
  void chessShogiAndXiangqiAreThoseOfTheRuleBook() {
    List<JsonObject> declarations = new ArrayList<>();
    for (String name : List.of("chess", "shogi", "xiangqi")) {
      declarations.add(Declarations.declaration(name));
    }
    assertTrue(compare(declarations, new Random(1), "seed 1") > 0, "no position was repeated");
  }

  @Test
  void piecesMayBecomeCastlingPieces() {
    JsonObject chess = Declarations.declaration("chess").deepCopy();
    for (JsonElement row : chess.getAsJsonArray("rows")) {
      if (row.toString().contains("\"N\"")) {
        row.getAsJsonObject().addProperty("becomes", "+R");
      }
    }
    compare(List.of(chess), new Random(3), "seed 3");
  }

  /** A pawn on c6 could capture on e7, but the pawn that has crossed e7 stands in its way on d6. */
  @Test
  void passingPieceMayBlockItsCaptor() {
    JsonObject chess = Declarations.declaration("chess").deepCopy();
    JsonArray rows = new JsonArray();
    for (JsonElement row : chess.getAsJsonArray("rows")) {
      if (!row.toString().contains("\"P\"]")) {
        rows.add(row);
      }
    }
    JsonObject pawn =
        JsonParser.parseString("{token: [P], moves: mefrnNF, passing: '-P'}").getAsJsonObject();
    rows.add(pawn);
    chess.add("rows", rows);
    playsLikeTheRuleBook(
        CompiledGames.of(List.of(chess)).get(0),
        "4k^3/5p2/2P5/8/8/8/8/4K^3 / chess/CHESS",
        "f7-d6");
  }

  /** The number of castling is no legal move when the rook is gone, but it is played alike. */
  @Test
  void castlingWithoutPartnersIsPlayedAsByPositions() {
    playsAfterCapture(CompiledGames.of(List.of(Declarations.declaration("chess"))).get(0));
  }

  private static <P extends GamePosition<P>> void playsAfterCapture(Game<P> chess) {
    P position = chess.start().type().parse("4k^2r/8/8/8/8/8/8/4K^2+R / chess/CHESS");
    GameCursor<P> cursor = chess.cursor(position);
    cursor.play(PackedMove.of(H8, H1, 0));
    P captured = cursor.snapshot();
    cursor.play(PackedMove.of(E1, G1, 0));
    assertEquals(chess.play(captured, PackedMove.of(E1, G1, 0)), cursor.snapshot());
  }

  /** The replies to a leap are not looked for if a side has several royal pieces. */
  @Test
  void rejectedMovesLeaveCursorsAsTheyWere() {
    JsonObject chess = Declarations.declaration("chess").deepCopy();
    chess.addProperty("bareRoyalLoses", true); // so that a trial of the leap is looked at
    leaveAsItWas(CompiledGames.of(List.of(chess)).get(0));
  }

  private static <P extends GamePosition<P>> void leaveAsItWas(Game<P> chess) {
    P position = chess.start().type().parse("4k^2k^/8/8/8/3p4/8/4P3/4K^3 / CHESS/chess");
    GameCursor<P> cursor = chess.cursor(position);
    assertThrows(IllegalArgumentException.class, () -> cursor.play(PackedMove.of(E2, E2 - 16, 0)));
    assertEquals(position, cursor.snapshot());
    assertEquals(position.occupied(), cursor.occupied());
  }

  @Test
  void royalsMayFaceOnBoardOfOneRank() {
    String declaration =
        """
        {shape: [8], styles: [GAME, game], start: 'K^R1P1p1k^ / GAME/game', facing: 'K^',
          rows: [{token: ['K^'], moves: K}, {token: [R], moves: R}, {token: [P], moves: sW}]}
        """;
    compare(
        List.of(JsonParser.parseString(declaration).getAsJsonObject()), new Random(4), "seed 4");
  }

  /**
   * The knight that leaps from f1 to h2 crosses g1, to which the king may castle. The king also
   * captures en passant there, and that comes first.
   */
  @Test
  void enPassantMayLookLikeCastling() {
    JsonObject chess = Declarations.declaration("chess").deepCopy();
    for (JsonElement element : chess.getAsJsonArray("rows")) {
      JsonObject row = element.getAsJsonObject();
      if (row.toString().contains("\"K^\"")) {
        row.addProperty("moves", "cesDKisO2");
      } else if (row.getAsJsonArray("token").toString().equals("[\"N\"]")) {
        row.addProperty("moves", "blnN");
        row.addProperty("passing", "-N");
      }
    }
    playsLikeTheRuleBook(
        CompiledGames.of(List.of(chess)).get(0),
        "4k^3/8/8/8/8/8/6P1/4K^n1+R / chess/CHESS",
        "f1-h2");
  }

  @Test
  void severalRoyalPiecesAreRejectedLikeInTheRuleBook() {
    Game<?> chess = CompiledGames.of(List.of(Declarations.declaration("chess"))).get(0);
    String both = "4k^2k^/8/8/8/8/8/4P3/4K^2K^ / ";
    rejects(chess, both + "CHESS/chess", "the first side has more than one royal piece");
    rejects(chess, both + "chess/CHESS", "the first side has more than one royal piece");
    String second = "4k^2k^/8/8/8/8/8/4P3/4K^3 / ";
    rejects(chess, second + "CHESS/chess", "the second side has more than one royal piece");
    rejects(chess, second + "chess/CHESS", "the second side has more than one royal piece");
    String first = "4k^3/8/8/8/8/8/4P3/4K^2K^ / ";
    rejects(chess, first + "CHESS/chess", "the first side has more than one royal piece");
    rejects(chess, first + "chess/CHESS", "the first side has more than one royal piece");
  }

  private static <P extends GamePosition<P>> void rejects(
      Game<P> game, String feen, String message) {
    P position = game.start().type().parse(feen);
    GameCursor<P> cursor = game.cursor(position);
    rejects(message, () -> game.rules().copyOf(position));
    rejects(message, position::legalMoves);
    rejects(message, () -> game.newMoves().generate(position));
    rejects(message, () -> game.newMoves().count(cursor));
    rejects(message, cursor::isCheck);
    if (position.turn() == Side.FIRST) {
      // The cursor keeps its sets by now, and has not changed them for this move yet.
      cursor.play(PackedMove.of(E2, E3, 0));
      rejects(message, cursor::isCheck);
    }
  }

  private static void rejects(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  private static <P extends GamePosition<P>> void playsLikeTheRuleBook(
      Game<P> game, String feen, String text) {
    P position = game.start().type().parse(feen);
    int move = game.read(position, text);
    Qi expected = game.rules().play(game.rules().copyOf(position), move);
    assertEquals(expected, game.play(position, move));
    GameCursor<P> cursor = game.cursor(position);
    cursor.play(move);
    assertEquals(expected, cursor.snapshot());
    new GameComparison<>(game, new Random(1)).checkPosition(cursor.snapshot());
  }

  @Test
  void randomDeclarationsAreThoseOfTheRuleBook() {
    long seed = Effort.seed();
    Random random = new Random(seed);
    RandomDeclarations made = new RandomDeclarations(random);
    for (int done = 0; done < DECLARATIONS; done += IN_ONE_RUN) {
      List<JsonObject> declarations = new ArrayList<>();
      for (int i = done; i < Math.min(DECLARATIONS, done + IN_ONE_RUN); i++) {
        declarations.add(made.reordered(i % 3 == 2 ? made.nextLarge() : made.next()));
      }
      compare(declarations, random, "seed " + seed + ", from declaration " + done);
    }
  }

  /** {@return how often positions of the random games were repeated} */
  private static long compare(List<JsonObject> declarations, Random random, String shown) {
    List<Game<?>> games = CompiledGames.of(declarations);
    long repeated = 0;
    for (int i = 0; i < declarations.size(); i++) {
      try {
        repeated += compare(games.get(i), random);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(shown + ", game " + i + ": " + declarations.get(i), e);
      }
    }
    return repeated;
  }

  private static <P extends GamePosition<P>> long compare(Game<P> game, Random random) {
    GameComparison<P> comparison = new GameComparison<>(game, random);
    comparison.run(GAMES, PLIES, POSITIONS);
    return comparison.repeatedCount();
  }
}
