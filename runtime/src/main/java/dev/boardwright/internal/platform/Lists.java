// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Unmodifiable lists, as those of {@code Stream.toList}. */
public final class Lists {
  private Lists() {}

  /** {@return a collector of all elements into an unmodifiable list} */
  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList);
  }
}
