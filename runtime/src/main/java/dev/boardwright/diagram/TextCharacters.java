// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.internal.platform.Texts;
import dev.boardwright.internal.text.PlainText;

/** The characters that a diagram is drawn with. */
enum TextCharacters {
  /** Box-drawing characters, for modern terminals. */
  BOX("·", "×", "│", "─", "┌┐└┘", "◆", "●○×⇄□"),
  /** ASCII, for everything else. */
  ASCII(".", "x", "|", "-", "++++", "@", "*ox&_");

  /** The sign of an empty square. */
  final String empty;

  final String times;
  final String vertical;

  /** The sign of the piece whose movement is drawn. */
  final String mover;

  private final String horizontal;
  private final String corners;
  private final String marks;

  /**
   * Creates a constant.
   *
   * @param marks the signs of the kinds of marks, in the order of {@link MovementMark.Kind}
   */
  TextCharacters(
      String empty,
      String times,
      String vertical,
      String horizontal,
      String corners,
      String mover,
      String marks) {
    this.empty = empty;
    this.times = times;
    this.vertical = vertical;
    this.horizontal = horizontal;
    this.corners = corners;
    this.mover = mover;
    this.marks = marks;
  }

  String horizontal(int width) {
    return Texts.repeat(horizontal, width);
  }

  /** {@return a corner of a frame: 0 to 3 for top left, top right, bottom left, bottom right} */
  char corner(int number) {
    return corners.charAt(number);
  }

  /** {@return the sign of a mark} Signs can be written one after another without ambiguity. */
  String sign(MovementMark mark) {
    return (mark.isInitial() ? "i" : "")
        + (mark.isHop() ? "^" : "")
        + marks.charAt(mark.kind().ordinal());
  }

  String plain(String text, int max) {
    String drawn = PlainText.of(text, max);
    String plain =
        Texts.isBlank(drawn) ? "?" : drawn; // a blank piece would look like an empty square
    return this == BOX ? plain : PlainText.ascii(plain);
  }
}
