// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The way from a rule book to its rules. The public class does not show them, and this package
 * comes before it, so the class registers a function here.
 */
public final class RuleAccess {
  private static volatile @Nullable Function<Object, GameRules> reader;

  private RuleAccess() {}

  /**
   * Registers the function that reads the rules. The class of rule books calls this once.
   *
   * @param ofBook returns the rules of a rule book
   */
  public static void register(Function<Object, GameRules> ofBook) {
    reader = ofBook;
  }

  /** {@return the rules of a rule book} */
  public static GameRules rules(Object book) {
    return Objects.requireNonNull(reader, "reader").apply(book);
  }
}
