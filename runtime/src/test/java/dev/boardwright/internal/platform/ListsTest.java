// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that collected lists behave like those of {@code Stream.toList}. */
class ListsTest {
  @Test
  void listsCannotBeModifiedAndMayBeAskedForNull() {
    List<String> list = Stream.of("b", "a", "b").collect(Lists.toList());
    assertThat(list).containsExactly("b", "a", "b").inOrder();
    assertThat(list.contains(null)).isFalse();
    assertThrows(UnsupportedOperationException.class, () -> list.add("c"));
    assertThrows(UnsupportedOperationException.class, () -> list.set(0, "c"));
    assertThat(Stream.of().collect(Lists.toList())).isEmpty();
  }
}
