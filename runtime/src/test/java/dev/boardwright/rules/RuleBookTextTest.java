// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomDeclarations;
import dev.boardwright.testing.RandomMovements;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that {@link RuleBook#parse} reads what {@link RuleBook#toDeclaration} writes. */
class RuleBookTextTest {
  private static final int DECLARATIONS = Effort.of(60, 1_000);
  private static final int MOVEMENTS = Effort.of(400, 5_000);

  private static RuleBookBuilder mini() {
    return on("1k^1/3/1K^1", "MINI", "mini");
  }

  private static void assertSame(RuleBook book) {
    String text = book.toDeclaration();
    RuleBook parsed = RuleBook.parse(text);
    assertEquals(book, parsed);
    assertEquals(book.hashCode(), parsed.hashCode());
    assertEquals(text, parsed.toDeclaration());
    assertTrue(text.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~'), text);
  }

  @Test
  void textHasAllMembersThatWereGiven() {
    RuleBook book =
        mini()
            .pieces("k^", "K^", "+P", "P", "p", "+p")
            .firstHand("P")
            .secondHand("p")
            .row(PieceRow.of("K^").moves("K").name("KING"))
            .row(
                PieceRow.of("P")
                    .moves("fW")
                    .promotesTo("+P")
                    .promotionLimit(3)
                    .mustPromote(true)
                    .dropMates(false))
            .row(PieceRow.of("+P"))
            .zone("a3-c3")
            .drops(Side.FIRST, Side.SECOND)
            .facing("P")
            .stalemate(Outcome.LOSS)
            .check(false)
            .goal("b3")
            .bareRoyalLoses(true)
            .allowStuck(true)
            .fenPieces("P=Q")
            .draws(DrawRules.NONE.impasseTotals(5, 4).impassePoints("P=1").resets("P", "+P"))
            .build();
    assertEquals(
        """
        import dev.boardwright.*;
        import dev.boardwright.style.Side;

        @Board(
            shape = {3, 3},
            styles = {"MINI", "mini"},
            order = SquareOrder.DESCENDING,
            start = "1k^1/3/1K^1 / MINI/mini",
            pieces = {"k^", "K^", "+P", "P", "p", "+p"},
            firstHand = "P",
            secondHand = "p")
        @Rules(
            value = {
              @Piece(token = "K^", moves = "K", name = "KING"),
              @Piece(token = "P", moves = "fW", promotesTo = "+P", mustPromote = true, promotionLimit = 3, dropMates = false),
              @Piece(token = "+P", moves = "")
            },
            zone = "a3-c3",
            drops = {Side.FIRST, Side.SECOND},
            facing = "P",
            stalemate = Outcome.LOSS,
            check = false,
            goal = "b3",
            bareRoyalLoses = true,
            allowStuck = true)
        @Draws(
            resets = {"P", "+P"},
            impassePoints = "P=1",
            impasseTotals = {5, 4})
        @FenLetters(
            pieces = "P=Q")
        interface Mini {}
        """,
        book.toDeclaration());
    assertSame(book);
  }

  @Test
  void emptyHandsAreWritten() {
    RuleBook book = mini().row(PieceRow.of("K^").moves("K")).firstHand().secondHand().build();
    assertTrue(book.toDeclaration().contains("firstHand = {},\n    secondHand = {})"));
    assertSame(book);
  }

  /** A type named as an annotation would hide it. */
  @Test
  void namesOfUsedTypesAreAvoided() {
    for (String style :
        List.of("Board", "Rules", "Piece", "FenLetters", "SquareOrder", "Outcome", "Side")) {
      String first = style.toUpperCase(Locale.ROOT);
      String second = style.toLowerCase(Locale.ROOT);
      RuleBook book =
          mini()
              .styles(first, second)
              .start("1k^1/3/1K^1 / " + first + "/" + second)
              .row(PieceRow.of("K^").moves("K"))
              .build();
      assertFalse(book.toDeclaration().contains("interface " + style + " "), style);
      assertSame(book);
    }
  }

  @Test
  void typeHasTheNamesOfBothStyles() {
    RuleBook book =
        mini()
            .styles("ONE2", "two")
            .start("1k^1/3/1K^1 / ONE2/two")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("k^").moves("K"))
            .build();
    assertTrue(book.toDeclaration().endsWith(")\ninterface One2Two {}\n"));
    assertSame(book);
  }

  @Test
  void declaredGamesAreReadAsTheyAreWritten() {
    for (DeclaredGame game : DeclaredGame.all().values()) {
      assertSame(Declarations.ruleBook(game.declaration()));
    }
  }

  @Test
  void randomDeclarationsAreReadAsTheyAreWritten() {
    long seed = Effort.seed();
    List<DeclaredGame> games = List.copyOf(DeclaredGame.all().values());
    for (int i = 0; i < DECLARATIONS; i++) {
      RandomDeclarations random = new RandomDeclarations(new Random(seed + i));
      // Variants take much less time.
      JsonObject declaration =
          switch (i % 16) {
            case 0 -> random.next();
            case 1 -> random.reordered(random.next());
            default -> random.nextVariant(games.get(i % games.size()).declaration());
          };
      assertSame(seed, i, declaration);
    }
    for (int i = 0; i < DECLARATIONS / 100; i++) {
      assertSame(seed, i, new RandomDeclarations(new Random(seed + i)).nextLarge());
    }
  }

  private static void assertSame(long seed, int index, JsonObject declaration) {
    try {
      assertSame(Declarations.ruleBook(declaration));
    } catch (AssertionError | RuntimeException e) {
      fail("seed " + seed + ", declaration " + index + ": " + declaration, e);
    }
  }

  /** A movement that has no text cannot be written, and any other one is read as it was. */
  @Test
  void movementsAreReadAsTheyAreWritten() {
    long seed = Effort.seed();
    int written = 0;
    for (int i = 0; i < MOVEMENTS; i++) {
      Movement movement = RandomMovements.next(new Random(seed + i));
      RuleBookBuilder builder =
          mini().row(PieceRow.of("K^").moves("K")).row(PieceRow.of("A").moves(movement));
      RuleBook book;
      try {
        book = builder.build();
      } catch (RuleBookException e) {
        continue; // The board is too small, or the movement castles.
      }
      try {
        if (movement.terms().isEmpty() || movement.toBetza().isPresent()) {
          assertSame(book);
          written++;
        } else {
          assertThrows(IllegalStateException.class, book::toDeclaration);
        }
      } catch (AssertionError | RuntimeException e) {
        fail("seed " + seed + ", movement " + i + ": " + movement, e);
      }
    }
    assertTrue(written > MOVEMENTS / 100, () -> "too few movements, seed " + seed);
  }

  @Test
  void movementsWithoutTermsAreRead() {
    assertSame(
        mini()
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves(new Movement(List.of())))
            .row(PieceRow.of("B").moves(""))
            .row(PieceRow.of("C"))
            .build());
  }

  @Test
  void everyMemberOfRowsIsWritten() {
    List<String> members = new ArrayList<>(PieceRow.ROW_MEMBERS);
    members.addAll(PieceRow.TOKEN_MEMBERS);
    members.addAll(List.of(PieceRow.TOKEN, PieceRow.MOVES));
    assertEquals(
        Arrays.stream(Piece.class.getDeclaredMethods()).map(Method::getName).sorted().toList(),
        members.stream().sorted().toList());
  }
}
