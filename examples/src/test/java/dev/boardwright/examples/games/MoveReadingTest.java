// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.IllegalMoveException.Kind;
import dev.boardwright.rules.IllegalMoveException.Reason;
import dev.boardwright.rules.Move;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.IllegalMoveExample;
import dev.boardwright.testing.MoveTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests texts of moves in any notation, and the exceptions of generated positions. */
class MoveReadingTest {
  private static final List<IllegalMoveExample> EXAMPLES = IllegalMoveExample.ALL;
  private static final int TEXTS = 40_000; // for each game, in the long form of the test

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void everyReasonIsGivenByGeneratedCode(IllegalMoveExample example) {
    check(example, DeclaredGame.valueOf(example.game().toUpperCase(Locale.ROOT)).game());
  }

  private static <P extends GamePosition<P>> void check(IllegalMoveExample example, Game<P> game) {
    example.checkForm(game);
    P position = example.position(game);
    int packed = MoveTexts.move(game.rules(), example.move()).packed(game);
    example.check(game, () -> position.play(example.move()));
    example.check(game, () -> position.play(game.move(packed)));
    example.check(game, () -> position.play(MoveTexts.move(game.rules(), example.move())));
  }

  @ParameterizedTest
  @CsvSource({
    "e2e4 e7-e5 Nf3 b8→c6 Bb5 a6 Bxc6 dxc6 O-O, e1-g1",
    "d4 d7d5 c2-c4 dxc4 e2→e3 b5 a4 c6 axb5, a4-b5"
  })
  void aGameOfChessMixesNotations(String texts, String last) {
    ChessPosition position = ChessPosition.START;
    ChessPosition before = position;
    for (String text : texts.split(" ")) {
      before = position;
      position = position.play(text);
    }
    assertEquals(before.play(last), position);
  }

  @Test
  void aGameOfShogiMixesNotations() {
    ShogiPosition mixed = ShogiPosition.START;
    for (String text : List.of("7g7f", "P-3d", "Bx2b+", "g9→h8", "*B→e5", "c7-c6", "B5e-4f")) {
      mixed = mixed.play(text);
    }
    ShogiPosition usi = ShogiPosition.START;
    for (String text : "7g7f 3c3d 8h2b+ 3a2b B*5e 7c7d 5e4f".split(" ")) {
      usi = usi.play(Usi.of(ShogiMoves.GAME).parse(usi, text));
    }
    assertEquals(usi, mixed);
  }

  @ParameterizedTest
  @CsvSource({
    "Nd2, AMBIGUOUS, 'several legal moves are written \"Nd2\": f3-d2 and b1-d2'",
    "Nbd2+, UNREADABLE, 'no legal move is written \"Nbd2+\", but b1-d2 is legal'",
    "Nd5, ILLEGAL, 'illegal move f3-d5: the knight on f3 does not move to d5'",
    "Ne1, ILLEGAL, 'illegal move f3-e1: e1 has a piece of the same side'",
    "Rd1, ILLEGAL, 'illegal move a1-d1: b1 is in the way'",
    "hello, UNREADABLE, 'no legal move is written \"hello\"'",
    "e2e9, UNREADABLE, 'no legal move is written \"e2e9\"'",
    "a2a4q, ILLEGAL, 'illegal move a2-a4=Q: the pawn on a2 does not promote with this move'",
    "O-O-O, ILLEGAL, 'illegal move e1-c1: b1 is in the way'"
  })
  void errorsOfTextsHaveKinds(String text, Kind kind, String message) {
    ChessPosition position = ChessPosition.parse("4k^3/8/8/8/8/5N2/P7/+RN2K^2+R / CHESS/chess");
    IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> position.play(text));
    assertEquals(kind + " " + message, e.kind() + " " + e.getMessage());
  }

  @Test
  void piecesOfAnAmbiguousTextAreNamed() {
    ChessPosition position = ChessPosition.parse("4k^3/8/8/8/8/5N2/P7/+RN2K^2+R / CHESS/chess");
    IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> position.play("Nd2"));
    assertEquals(List.of(ChessSquare.F3.index(), ChessSquare.B1.index()), e.squares());
  }

  /** Such characters could change how the message is shown. */
  @Test
  void hiddenCharactersAreEscapedInMessages() {
    for (String hidden :
        List.of("\u0085", "\u202E", "\u2066", "\u200B", "\u2028", "\u001B", "\uDB40\uDC41")) {
      IllegalMoveException e =
          assertThrows(IllegalMoveException.class, () -> ChessPosition.START.play("e2" + hidden));
      assertFalse(e.getMessage().contains(hidden), e.getMessage());
    }
  }

  @Test
  void nullAndLongTextsAreUnreadable() {
    for (String text : new String[] {null, "x".repeat(1_000_000), "O-O".repeat(21)}) {
      IllegalMoveException e =
          assertThrows(IllegalMoveException.class, () -> ChessPosition.START.play(text));
      assertEquals(Reason.UNREADABLE, e.reason());
      assertTrue(e.getMessage().length() < 200);
      assertEquals(List.of(), e.squares());
    }
  }

  /** A text is one legal move in all notations that know it, or an exception. */
  @ParameterizedTest
  @EnumSource(DeclaredGame.class)
  void anyTextIsOneMoveOrAnException(DeclaredGame declared) {
    readTexts(declared.game(), new Random(Effort.seed()));
  }

  private static <P extends GamePosition<P>> void readTexts(Game<P> game, Random random) {
    List<MoveNotation<P>> notations = List.of(Uci.of(game), Usi.of(game), San.of(game));
    BoardMoves<P> moves = game.newMoves();
    int count = Effort.of(TEXTS / 100, TEXTS);
    P position = game.start();
    for (int i = 0; i < count; i++) {
      if (i % 20 == 0) {
        moves.generate(position);
        position =
            moves.size() == 0 || i % 2_000 == 0
                ? game.start()
                : position.play(moves.get(random.nextInt(moves.size())));
        moves.generate(position);
      }
      String text = anyText(game, position, moves, notations, random);
      Set<Integer> meant = new TreeSet<>();
      for (MoveNotation<P> notation : notations) {
        addMove(meant, notation, position, text);
      }
      for (int j = 0; j < moves.size(); j++) {
        String own = game.move(moves.get(j)).toString();
        if (text.equals(own)
            || text.equals(own.replaceFirst("-", ""))
            || text.equals(own.replaceFirst("-", "→"))
            || text.equals(own.replaceFirst("^(.+)\\*", "*$1→"))) {
          meant.add(moves.get(j));
        }
      }
      String shown = "seed " + Effort.seed() + " " + game.rules() + " " + text + " " + position;
      try {
        int read = game.read(position, text);
        assertEquals(Set.of(read), meant, shown);
      } catch (IllegalMoveException e) {
        assertTrue(meant.size() != 1, shown + " " + e.getMessage());
        assertTrue(meant.isEmpty() || e.kind() == Kind.AMBIGUOUS, shown);
        assertTrue(e.getMessage().length() < 400, e.getMessage());
        assertEquals(e.squares().stream().distinct().toList(), e.squares(), shown);
        assertFalse(e.squares().contains(Move.NO_SQUARE), shown);
      }
    }
  }

  private static <P extends GamePosition<P>> void addMove(
      Set<Integer> meant, MoveNotation<P> notation, P position, String text) {
    try {
      meant.add(notation.parse(position, text));
    } catch (IllegalMoveException e) {
      // It is not written like this.
    }
  }

  /** Returns the text of a legal move in some notation, in most cases with changes. */
  private static <P extends GamePosition<P>> String anyText(
      Game<P> game,
      P position,
      BoardMoves<P> moves,
      List<MoveNotation<P>> notations,
      Random random) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int i = 0; i < 2 && moves.size() > 0; i++) {
      int move = moves.get(random.nextInt(moves.size()));
      int form = random.nextInt(4);
      texts.add(
          form == 3 ? game.move(move).toString() : notations.get(form).format(position, move));
    }
    StringBuilder text = new StringBuilder(texts.get(texts.size() - 1));
    String letters = "abcdefgh123456789KQRBNPSGL+-=x*@→O#^" + texts.get(texts.size() / 2);
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      char c = letters.charAt(random.nextInt(letters.length()));
      int at = random.nextInt(text.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> text.insert(at, c);
        case 1 -> text.replace(at, Math.min(at + 1, text.length()), "");
        default -> text.replace(at, Math.min(at + 1, text.length()), String.valueOf(c));
      }
    }
    return text.toString();
  }
}
