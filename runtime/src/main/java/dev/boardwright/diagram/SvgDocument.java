// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.internal.text.XmlText;

/** An SVG image that is being written: its beginning, lines of text and its end. */
final class SvgDocument {
  /** The distance of boards and texts from the edges of the image. */
  static final int MARGIN = 28;

  /** The font size of the lines. */
  static final int FONT = 15;

  /** The height of lines that follow one another. */
  static final int TEXT_LINE = 20;

  private final StringBuilder svg = new StringBuilder();

  /** {@return the text of the image, to which painters append} */
  StringBuilder text() {
    return svg;
  }

  // <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 376 404" width="376" height="404" …>
  // <title>CHESS against chess, first player to move</title>
  /** Writes the beginning of the image. The title may be any text. */
  void begin(int width, int height, String title) {
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    svg.append(width).append(' ').append(height).append("\" width=\"").append(width);
    svg.append("\" height=\"").append(height).append("\" role=\"img\" text-anchor=\"middle\"");
    svg.append(" font-family=\"DejaVu Sans, Noto Sans, Noto Sans CJK JP, sans-serif\">\n");
    svg.append("<title>").append(XmlText.of(title)).append("</title>\n");
    svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
  }

  // <text x="28" y="28" font-size="15" text-anchor="start" fill="#222">shogi: p×2</text>
  void line(String text, int x, int y) {
    svg.append("<text x=\"").append(x).append("\" y=\"").append(y);
    svg.append("\" font-size=\"").append(FONT).append("\" text-anchor=\"start\" fill=\"#222\">");
    svg.append(XmlText.of(text)).append("</text>\n");
  }

  String end() {
    return svg.append("</svg>\n").toString();
  }
}
