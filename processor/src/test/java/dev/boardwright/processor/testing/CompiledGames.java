// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.gson.JsonObject;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.boardwright.rules.Game;
import java.util.List;
import java.util.stream.IntStream;

/** Games with generated moves, which are compiled from declarations as JSON objects. */
public final class CompiledGames {
  private CompiledGames() {}

  /** {@return the games of declarations, in their order, compiled in one run} */
  public static List<Game<?>> of(List<JsonObject> declarations) {
    StringBuilder games = new StringBuilder("package game;\npublic interface Games {\n");
    for (int i = 0; i < declarations.size(); i++) {
      games.append(GameSource.annotations(declarations.get(i)));
      games.append(" interface G%d {}%n".formatted(i));
    }
    Compilation compilation =
        TestCompiler.compile(JavaFileObjects.forSourceString("game.Games", games + "}"));
    assertThat(compilation).succeededWithoutWarnings();
    ClassLoader classes = TestCompiler.load(compilation);
    return IntStream.range(0, declarations.size())
        .<Game<?>>mapToObj(i -> game(classes, i))
        .toList();
  }

  private static Game<?> game(ClassLoader classes, int game) {
    try {
      return (Game<?>)
          ReflectiveCalls.constant(classes.loadClass("game.Games_G" + game + "Moves"), "GAME");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
