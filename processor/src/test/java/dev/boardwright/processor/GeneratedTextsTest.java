// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveQi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the texts of generated positions against those of generic positions. */
class GeneratedTextsTest {
  private static final List<String> MANY = tokens();

  /** {@return most tokens of EPIN, which are more than a palette can hold} */
  private static List<String> tokens() {
    List<String> tokens = new ArrayList<>();
    for (String sign : List.of("", "+", "-")) {
      for (String marks : List.of("", "^", "'")) {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
          tokens.add(sign + letter + marks);
          tokens.add(sign + Character.toLowerCase(letter) + marks);
        }
      }
    }
    return tokens;
  }

  /**
   * A board and its generated position type.
   *
   * @param pieces the declared pieces, or null
   * @param firstHand the pieces that the first hand may hold, or null for all
   * @param start the text of the start, or null
   */
  private record Board(
      Shape shape,
      FeenDialect dialect,
      List<String> pieces,
      List<String> firstHand,
      String start,
      Class<?> position) {
    static Board of(
        Shape shape,
        FeenDialect dialect,
        List<String> pieces,
        List<String> firstHand,
        String start) {
      String styles =
          dialect == FeenDialect.FEEN_1_0_0 ? "{\"S\", \"s\"}" : "{\"SHOGI\", \"shogi\"}";
      Compilation compilation =
          TestCompiler.compile(
              TestCompiler.source(
                  "game.Tested",
                  """
                  package game;
                  @dev.boardwright.Board(
                      shape = %s
                      , styles = %s
                      , order = dev.boardwright.SquareOrder.DESCENDING
                  %s
                  %s
                  %s
                  )
                  public interface Tested {}
                  """
                      .formatted(
                          Arrays.toString(shape.toArray()).replace('[', '{').replace(']', '}'),
                          styles,
                          pieces == null ? "" : "    , pieces = " + literal(pieces),
                          firstHand == null ? "" : "    , firstHand = " + literal(firstHand),
                          start == null ? "" : "    , start = \"" + start + "\"")));
      assertThat(compilation).succeededWithoutWarnings();
      try {
        return new Board(
            shape,
            dialect,
            pieces,
            firstHand,
            start,
            TestCompiler.load(compilation).loadClass("game.TestedPosition"));
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }

    private static String literal(List<String> texts) {
      return texts.stream()
          .map(text -> "\"" + text + "\"")
          .collect(Collectors.joining(",", "{", "}"));
    }

    Qi generic() {
      boolean areLetters = dialect == FeenDialect.FEEN_1_0_0;
      return Qi.of(shape, areLetters ? "S" : "SHOGI", areLetters ? "s" : "shogi");
    }

    Qi parse(String text) {
      return (Qi)
          ReflectiveCalls.call(ReflectiveCalls.method(position, "parse", String.class), null, text);
    }

    Qi copyOf(Qi qi) {
      return (Qi)
          ReflectiveCalls.call(ReflectiveCalls.method(position, "copyOf", Qi.class), null, qi);
    }

    String text(Qi qi) {
      return (String) ReflectiveCalls.call(ReflectiveCalls.method(position, "toText"), qi);
    }

    @Override
    public String toString() {
      return shape + " " + (pieces == null ? "any" : pieces.size()) + " pieces, " + dialect;
    }
  }

  private static final LazyValue<List<Board>> BOARDS =
      new LazyValue<>(GeneratedTextsTest::compiled);

  static List<Board> boards() {
    return BOARDS.get();
  }

  private static List<Board> compiled() {
    FeenDialect letters = FeenDialect.FEEN_1_0_0;
    FeenDialect names = FeenDialect.SNN_STYLES;
    List<String> kings = List.of("K^", "k^");
    return List.of(
        Board.of(
            Shape.of(9, 9),
            names,
            DeclaredBoard.SHOGI,
            DeclaredBoard.SHOGI_FIRST_HAND,
            "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi"),
        Board.of(
            Shape.of(9, 9), letters, DeclaredBoard.SHOGI, null, "k^8/9/9/9/9/9/9/9/8K^ 2P/p s/S"),
        Board.of(Shape.of(9, 9), letters, null, null, "9/9/9/9/9/4-X^'4/9/9/9 9A/7+b s/S"),
        Board.of(
            Shape.of(8, 8),
            names,
            DeclaredBoard.CHESS,
            List.of(),
            "rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR / shogi/SHOGI"),
        Board.of(Shape.of(8), letters, kings, List.of("K^"), "k^6K^ / S/s"),
        Board.of(
            Shape.of(2, 3, 2),
            names,
            List.of("x", "stone", "+x'"),
            null,
            "2/2/x1//2/2/2 / SHOGI/shogi"),
        Board.of(Shape.of(2, 2, 2), letters, null, null, null),
        Board.of(Shape.of(3, 3), names, null, null, "3/3/3 / SHOGI/shogi"),
        Board.of(Shape.of(3, 3), letters, kings, null, "3/3/3 / s/S"),
        Board.of(
            Shape.of(20, 20),
            letters,
            MANY.subList(0, 254),
            null,
            MANY.get(253)
                + "19/"
                + "20/".repeat(18)
                + "19"
                + MANY.get(127)
                + " 130"
                + MANY.get(200)
                + "2"
                + MANY.get(0)
                + "/3"
                + MANY.get(253)
                + " s/S"),
        Board.of(
            Shape.of(21, 20),
            names,
            DeclaredBoard.SHOGI,
            DeclaredBoard.SHOGI_FIRST_HAND,
            "+r19/" + "20/".repeat(19) + "8k^11 9P2R/3p shogi/SHOGI"),
        Board.of(
            Shape.of(8, 8),
            names,
            DeclaredBoard.CHESS,
            List.of("P", "N"),
            "rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR 12PN/7q shogi/SHOGI"),
        Board.of(Shape.of(21, 20), letters, MANY.subList(100, 354), null, null),
        Board.of(
            Shape.of(21, 20), letters, null, null, "A19/" + "20/".repeat(19) + "19b 20C/2b S/s"),
        Board.of(
            Shape.of(255, 255), names, kings, null, "255/".repeat(254) + "254k^ 9K^/ SHOGI/shogi"));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void textsMatchGenericForm(Board board) {
    assertEquals(board.dialect, ReflectiveCalls.constant(board.position, "DIALECT"));
    int rounds = board.shape.squareCount() > 10_000 ? 3 : TestCompiler.seeds(200);
    for (long seed = 0; seed < rounds; seed++) {
      Random random = new Random(seed);
      String message = "seed " + seed;
      Qi generic = randomPosition(board, random);
      String text = Feen.format(generic, board.dialect);
      Qi generated = board.parse(text);
      assertSame(board.position, generated.getClass(), message);
      assertEquals(generic, generated, message);
      assertTrue(NaiveQi.sameContent(generic, generated), message);
      assertEquals(generic.contentHash(), generated.contentHash(), message);
      assertEquals(board.copyOf(generic), generated, message);
      assertEquals(text, board.text(generated), message);
      assertEquals(text, board.text(board.copyOf(generic)), message);
      assertEquals(text, Feen.format(generated, board.dialect), message);
      if (board.dialect == FeenDialect.FEEN_1_0_0) {
        assertEquals(
            text,
            ReflectiveCalls.call(ReflectiveCalls.method(board.position, "toFeen"), generated),
            message);
      }
      // A parsed position can be changed like any other.
      int index = random.nextInt(board.shape.squareCount());
      assertEquals(
          generic.edit().clear(index).toggle().build(),
          generated.edit().clear(index).toggle().build(),
          message);
      assertEquals(
          generic.edit().clear(index).toggle().build().contentHash(),
          generated.edit().clear(index).toggle().build().contentHash(),
          message);
    }
    Qi empty = board.parse(Feen.format(board.generic(), board.dialect));
    assertSame(ReflectiveCalls.call(ReflectiveCalls.method(board.position, "empty"), null), empty);
  }

  /** {@return a random position, whose hands contain only pieces that they may hold} */
  private static Qi randomPosition(Board board, Random random) {
    List<String> all = board.pieces == null ? MANY.subList(0, 300) : board.pieces;
    List<String> pieces = all.stream().filter(piece -> !piece.equals("stone")).toList();
    List<String> held = Objects.requireNonNullElse(board.firstHand, pieces);
    int squares = board.shape.squareCount();
    Qi.Edit edit = board.generic().edit();
    int count = random.nextInt(Math.min(squares, 200) + 1);
    int kinds = 1 + random.nextInt(pieces.size());
    for (int i = 0; i < count; i++) {
      String piece = pieces.get(random.nextInt(kinds));
      if (random.nextInt(4) > 0) {
        edit.set(random.nextInt(squares), piece);
      } else if (random.nextBoolean() || board.pieces == DeclaredBoard.CHESS) {
        if (held.contains(piece)) {
          edit.addToHand(Side.FIRST, piece, 1);
        }
      } else {
        edit.addToHand(Side.SECOND, piece, 1);
      }
    }
    return random.nextBoolean() ? edit.build() : edit.toggle().build();
  }

  /**
   * A board rejects the texts that the generic form rejects, and those of positions that {@code
   * copyOf} rejects.
   */
  @ParameterizedTest
  @MethodSource("boards")
  void rejectsInvalidTextsLikeGenericForm(Board board) {
    String characters = "/ +-^'123456789KkPpSsXx";
    int refused = 0;
    int seeds = board.shape.squareCount() < 10_000 ? TestCompiler.seeds(1_000) : 10;
    for (long seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      StringBuilder changing =
          new StringBuilder(Feen.format(randomPosition(board, random), board.dialect));
      int at = random.nextInt(changing.length());
      char c = characters.charAt(random.nextInt(characters.length()));
      switch (random.nextInt(3)) {
        case 0 -> changing.setCharAt(at, c);
        case 1 -> changing.insert(at, c);
        default -> changing.deleteCharAt(at);
      }
      String text = changing.toString();
      String message = "seed " + seed + ": " + text;
      Qi generic;
      try {
        generic = Feen.parse(text, board.dialect);
      } catch (FeenException e) {
        refused++;
        FeenException refusal = assertThrows(FeenException.class, () -> board.parse(text), message);
        assertEquals(e.getMessage(), refusal.getMessage(), message);
        assertEquals(e.offset(), refusal.offset(), message);
        continue;
      }
      Qi copy;
      try {
        copy = board.copyOf(generic);
      } catch (IllegalArgumentException e) {
        refused++;
        FeenException refusal = assertThrows(FeenException.class, () -> board.parse(text), message);
        // Of several undeclared pieces, the board reports the first one in the text, and copyOf may
        // report another.
        if (refusal.problem().contains("declared")) {
          assertTrue(e.getMessage().contains("not declared"), message);
        } else {
          assertEquals(e.getMessage(), refusal.problem(), message);
        }
        continue;
      }
      assertEquals(copy, board.parse(text), message);
    }
    assertTrue(refused >= seeds / 10, "refused " + refused);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void declaresStartConstant(Board board) {
    boolean isDeclared =
        Arrays.stream(board.position.getFields()).anyMatch(f -> f.getName().equals("START"));
    assertEquals(board.start != null, isDeclared);
    if (board.start != null) {
      Qi start = (Qi) ReflectiveCalls.constant(board.position, "START");
      assertSame(board.position, start.getClass());
      assertEquals(Feen.parse(board.start, board.dialect), start);
      assertEquals(board.start, board.text(start));
      assertEquals(board.parse(board.start), start);
      assertEquals(board.parse(board.start).contentHash(), start.contentHash());
      assertEquals(Feen.parse(board.start, board.dialect).contentHash(), start.contentHash());
      assertTrue(NaiveQi.sameContent(board.parse(board.start), start));
      Qi moved = start.edit().clear(0).toggle().build();
      Qi expected = board.parse(board.start).edit().clear(0).toggle().build();
      assertEquals(expected, moved);
      assertEquals(expected.contentHash(), moved.contentHash());
    }
  }

  @Test
  void rejectsTextsOfOtherDialect() {
    Board named = boards().get(0);
    assertFalse(
        Arrays.stream(named.position.getMethods()).anyMatch(m -> m.getName().equals("toFeen")));
    String letters = named.start.replace("SHOGI/shogi", "S/s");
    assertEquals(
        "the position's first player style is S, but this board's is SHOGI",
        assertThrows(FeenException.class, () -> named.parse(letters)).problem());
    assertEquals(
        "text must not be null",
        assertThrows(FeenException.class, () -> named.parse(null)).problem());
  }

  @Test
  void rejectsPiecesThatFeenCannotCarry() {
    Board board =
        Board.of(Shape.of(2, 2), FeenDialect.FEEN_1_0_0, List.of("stone", "s"), null, null);
    Qi qi = board.copyOf(board.generic().edit().set(3, "stone").build());
    assertEquals(
        "FEEN cannot represent the piece on square 3: \"stone\" is not an EPIN token",
        assertThrows(IllegalArgumentException.class, () -> board.text(qi)).getMessage());
    Qi held = board.copyOf(board.generic().edit().addToHand(Side.SECOND, "stone", 1).build());
    assertEquals(
        "FEEN cannot represent a piece in the second player's hand: \"stone\" is not an EPIN token",
        assertThrows(IllegalArgumentException.class, () -> board.text(held)).getMessage());
  }
}
