// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.IllegalMoveExample;
import dev.boardwright.testing.MoveTruth;
import dev.boardwright.testing.NaiveGame;
import dev.boardwright.testing.NaiveState;
import java.util.EnumMap;
import java.util.EnumSet;
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

  /** Games with 1,800 random moves each; {@link MoveTruth} knows the rules in another way. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "crazyhouse",
        "shogi",
        "xiangqi",
        "makruk",
        "capablanca",
        "berolina",
        "kyotoshogi",
        "dobutsu"
      })
  void messagesAreTrue(String name) {
    RuleBook rules = Declarations.game(name);
    NaiveGame naive = new NaiveGame(Declarations.declaration(name));
    long seed = Long.getLong("boardwright.rules.seed", 49);
    Random random = new Random(seed);
    Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
    RuleBookPosition position = rules.start();
    for (int i = 0; i < POSITIONS; i++) {
      List<? extends Move> legal = position.legalMoves();
      String feen = Feen.format(position, FeenDialect.SNN_STYLES);
      NaiveState state = naive.read(feen);
      for (int j = 0; j < MOVES; j++) {
        Move move = anyMove(rules, position, random);
        IllegalMoveException e = rules.problem(position, move.packed(rules)).orElse(null);
        assertEquals(legal.contains(move), e == null, move.toString());
        if (e != null) {
          counts.merge(e.reason(), 1, Integer::sum);
          assertTrue(
              new MoveTruth(naive, state, move, e).isTrue(),
              () -> name + ", seed " + seed + ", " + e.getMessage() + " in " + feen);
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
    return piece != null && Epin.parse(piece).side() == position.turn();
  }
}
