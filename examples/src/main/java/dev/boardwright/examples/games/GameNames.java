// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import java.util.Iterator;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;

/** The names of the declared games, as the programs take them. */
public final class GameNames implements ITypeConverter<DeclaredGame>, Iterable<String> {
  /** The description of an argument that takes them. */
  public static final String LIST = "${COMPLETION-CANDIDATES}";

  @Override
  public DeclaredGame convert(String name) {
    return DeclaredGame.find(name);
  }

  @Override
  public Iterator<String> iterator() {
    return Stream.of(DeclaredGame.values()).map(DeclaredGame::id).iterator();
  }
}
