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
  void anEditThatHasNotEndedMakesNoPosition() {
    Opened position = new Opened();
    Opened.Edit edit = position.edit();
    edit.addToHand(Side.FIRST, "P", 1_000);
    assertThrows(IllegalStateException.class, () -> position.create(edit));
    edit.addToHand(Side.FIRST, "P", -1_000).set(0, "K");
    assertEquals(edit.build(), position.create(edit));
  }

  /** A position like a generated one, whose package can call what its class inherits. */
  private static final class Opened extends TextPosition<Opened> {
    Opened() {
      super(Shape.of(3, 3), "C", "c");
    }

    private Opened(TextEdit<Opened> edit) {
      super(edit);
    }

    @Override
    protected Opened create(TextEdit<Opened> edit) {
      return new Opened(edit);
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

    static final class Edit extends TextEdit<Opened> {
      Edit(Opened from) {
        super(from);
      }
    }
  }
}
