// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import org.junit.jupiter.api.Test;

class TextEditTest {
  @Test
  void createRequiresFinishedEdit() {
    TestPosition position = new TestPosition();
    TestPosition.Edit edit = position.edit();
    edit.addToHand(Side.FIRST, "P", 1_000);
    assertThrows(IllegalStateException.class, () -> position.create(edit));
    edit.addToHand(Side.FIRST, "P", -1_000).set(0, "K");
    assertEquals(edit.build(), position.create(edit));
  }

  /**
   * A position like a generated one. Other classes in the package of such a position can call its
   * protected methods, such as {@code create}.
   */
  private static final class TestPosition extends TextPosition<TestPosition> {
    TestPosition() {
      super(Shape.of(3, 3), "C", "c");
    }

    private TestPosition(TextEdit<TestPosition> edit) {
      super(edit);
    }

    @Override
    protected TestPosition create(TextEdit<TestPosition> edit) {
      return new TestPosition(edit);
    }

    @Override
    public Edit edit() {
      return new Edit(this);
    }

    @Override
    public Shape shape() {
      return Shape.of(3, 3);
    }

    @Override
    public String firstPlayerStyle() {
      return "C";
    }

    @Override
    public String secondPlayerStyle() {
      return "c";
    }

    static final class Edit extends TextEdit<TestPosition> {
      Edit(TestPosition from) {
        super(from);
      }
    }
  }
}
