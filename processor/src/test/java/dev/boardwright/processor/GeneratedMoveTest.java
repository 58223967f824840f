// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.JavaFileObjects;
import dev.boardwright.processor.testing.GameSource;
import dev.boardwright.processor.testing.LazyValue;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.testing.Declarations;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the generated moves of games, such as {@code ChessMove}. */
class GeneratedMoveTest {
  private static final List<String> NAMES = List.of("chess", "shogi", "xiangqi", "kyotoshogi");
  private static final LazyValue<ClassLoader> CLASSES =
      new LazyValue<>(GeneratedMoveTest::compiled);

  private static ClassLoader compiled() {
    StringBuilder games = new StringBuilder("package game;\npublic interface Games {\n");
    for (String name : NAMES) {
      games.append(GameSource.annotations(Declarations.declaration(name)));
      games.append(" interface ").append(name).append(" {}\n");
    }
    Compilation compilation =
        TestCompiler.compile(JavaFileObjects.forSourceString("game.Games", games + "}"));
    CompilationSubject.assertThat(compilation).succeededWithoutWarnings();
    return TestCompiler.load(compilation);
  }

  private static Class<?> type(String name, String suffix) {
    try {
      return CLASSES.get().loadClass("game.Games_" + name + suffix);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Game<?> game(String name) {
    return (Game<?>) ReflectiveCalls.constant(type(name, "Moves"), "GAME");
  }

  private static Object square(String name, int index) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(type(name, "Square"), "of", int.class), null, index);
  }

  private static Object piece(String name, String text) {
    return ReflectiveCalls.call(
        ReflectiveCalls.method(type(name, "Piece"), "parse", String.class), null, text);
  }

  private static Move move(String name, String factory, Object... arguments) {
    Class<?>[] types =
        Arrays.stream(arguments)
            .map(argument -> argument instanceof Integer ? int.class : argument.getClass())
            .toArray(Class<?>[]::new);
    return (Move)
        ReflectiveCalls.call(
            ReflectiveCalls.method(type(name, "Move"), factory, types), null, arguments);
  }

  @Test
  void movesEqualThoseOfTheRuleBook() {
    Game<?> shogi = game("shogi").rules();
    assertEqual(
        Move.of(60, 51), move("shogi", "of", square("shogi", 60), square("shogi", 51)), shogi);
    assertEqual(
        Move.of(20, 11, "+P"),
        move("shogi", "of", square("shogi", 20), square("shogi", 11), piece("shogi", "+P")),
        shogi);
    assertEqual(
        Move.drop("P", 40), move("shogi", "drop", piece("shogi", "P"), square("shogi", 40)), shogi);
    Game<?> kyoto = game("kyotoshogi").rules();
    assertEqual(Move.drop("P", 12, "+P"), droppedAs(), kyoto);
  }

  private static Move droppedAs() {
    return move(
        "kyotoshogi",
        "drop",
        piece("kyotoshogi", "P"),
        square("kyotoshogi", 12),
        piece("kyotoshogi", "+P"));
  }

  /** Checks that two forms of a move are equal, and one move in every form. */
  private static void assertEqual(Move expected, Move actual, Game<?> game) {
    assertEquals(expected, actual);
    assertEquals(actual, expected);
    assertEquals(expected.hashCode(), actual.hashCode());
    assertEquals(expected.fromIndex(), actual.fromIndex());
    assertEquals(expected.toIndex(), actual.toIndex());
    assertEquals(expected.isDrop(), actual.isDrop());
    assertEquals(expected.droppedToken(), actual.droppedToken());
    assertEquals(expected.promotionToken(), actual.promotionToken());
    assertEquals(expected.packed(game), actual.packed(game));
    assertEquals(expected.packed(game), ReflectiveCalls.callByName(actual, "packed"));
    assertEquals(game.move(expected.packed(game)).toString(), actual.toString());
  }

  @Test
  void movesHaveTheTypesOfTheBoard() {
    Move promotion =
        move("chess", "of", square("chess", 12), square("chess", 4), piece("chess", "Q"));
    assertEquals(square("chess", 12), ReflectiveCalls.callByName(promotion, "from"));
    assertEquals(square("chess", 4), ReflectiveCalls.callByName(promotion, "to"));
    assertEquals(piece("chess", "Q"), ReflectiveCalls.callByName(promotion, "promotion"));
    Move drop = move("shogi", "drop", piece("shogi", "P"), square("shogi", 40));
    assertNull(ReflectiveCalls.callByName(drop, "from"));
    assertNull(ReflectiveCalls.callByName(drop, "promotion"));
    assertEquals(piece("shogi", "P"), ReflectiveCalls.callByName(drop, "dropped"));
  }

  @Test
  void textsAreAscii() {
    assertEquals("e2-e4", move("chess", "of", square("chess", 52), square("chess", 36)).toString());
    assertEquals(
        "e7-e8=Q",
        move("chess", "of", square("chess", 12), square("chess", 4), piece("chess", "Q"))
            .toString());
    assertEquals(
        "P*e5", move("shogi", "drop", piece("shogi", "P"), square("shogi", 40)).toString());
    assertEquals("P*c3=+P", droppedAs().toString());
  }

  @Test
  void factoriesFollowTheRules() {
    assertThat(factories("chess")).containsExactly("of1", "of2", "of3");
    assertThat(factories("xiangqi")).containsExactly("of1", "of2");
    assertThat(factories("shogi")).containsExactly("of1", "of2", "of3", "drop2");
    assertThat(factories("kyotoshogi")).containsAtLeast("of1", "of2", "drop2", "drop3");
  }

  private static List<String> factories(String name) {
    Class<?> type = type(name, "Move");
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getReturnType() == type)
        .map(GeneratedMoveTest::shown)
        .toList();
  }

  private static String shown(Method method) {
    return method.getName() + method.getParameterCount();
  }

  @Test
  void legalMovesAreOfTheTypeOfTheGame() {
    for (String name : NAMES) {
      for (Move move : game(name).start().legalMoves()) {
        assertEquals(type(name, "Move"), move.getClass());
        assertEquals(move, game(name).move(move.packed(game(name))));
      }
    }
  }

  @Test
  void numbersThatAreNotMovesAreRejected() {
    for (int number : new int[] {PackedMove.NONE, -1, 64, 64 << 10, 1 << 20, 17 << 21 | 1}) {
      assertEquals(
          "not a move of this game: " + number,
          assertThrows(IllegalArgumentException.class, () -> move("chess", "of", number))
              .getMessage());
    }
  }

  /** The codes of pieces differ between games, so a move is packed for the game that is given. */
  @Test
  void movesOfOneGameArePackedForAnother() {
    Move inChess =
        move("chess", "of", square("chess", 12), square("chess", 4), piece("chess", "R"));
    Game<?> shogi = game("shogi");
    assertEquals(PackedMove.of(12, 4, shogi.start().type().code("R")), inChess.packed(shogi));
    Move queen = move("chess", "of", square("chess", 12), square("chess", 4), piece("chess", "Q"));
    assertThrows(IllegalArgumentException.class, () -> queen.packed(shogi));
    assertNotEquals(inChess, queen);
    assertNotEquals(inChess, null);
    assertNotEquals(inChess, "e7-e8=R");
  }
}
