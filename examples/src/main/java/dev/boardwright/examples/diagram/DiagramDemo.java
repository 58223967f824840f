// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.diagram;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.diagram.BoardLook;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.diagram.SvgOptions;
import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.go.GoCells;
import dev.boardwright.examples.go.GoPosition;
import dev.boardwright.examples.go.GoSquare;
import dev.boardwright.examples.shogi.ShogiCells;
import dev.boardwright.examples.shogi.ShogiPosition;
import dev.boardwright.examples.shogi.ShogiSquare;
import dev.boardwright.examples.xiangqi.XiangqiCells;
import dev.boardwright.examples.xiangqi.XiangqiPosition;
import dev.boardwright.examples.xiangqi.XiangqiSquare;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A program that draws the images of the documentation. */
public final class DiagramDemo {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;
  private static final String FOLDER = "target/diagrams";

  static final String USAGE =
      """
      usage: [folder]
        folder  write the images to this folder (default: %s)
        --help  show this text
      """
          .formatted(FOLDER);

  private DiagramDemo() {}

  /**
   * Writes the images.
   *
   * @param arguments the folder to write to; {@code target/diagrams} if there is none
   */
  public static void main(String[] arguments) {
    int status = run(arguments, Terminal.out(), Terminal.err());
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @return the exit status: 0; 2 if the arguments are invalid; 1 if an image cannot be written
   */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    if (List.of(arguments).contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    try {
      if (arguments.length > 1) {
        throw new IllegalArgumentException("more than one folder");
      }
      write(Arguments.folder(arguments.length == 0 ? FOLDER : arguments[0]), out);
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(USAGE);
      return WRONG_ARGUMENTS;
    } catch (IOException e) {
      String why = e.getClass().getSimpleName() + " " + e.getMessage();
      err.println(Arguments.visible("cannot write images: " + why));
      return FAILED;
    }
    return 0;
  }

  private static void write(Path folder, PrintStream out) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, String> image : images().entrySet()) {
      Path file = folder.resolve(image.getKey());
      Files.writeString(file, image.getValue());
      out.println(file);
    }
  }

  static Map<String, String> images() {
    Map<String, String> images = new LinkedHashMap<>();
    images.put("chess.svg", chess());
    images.put("shogi.svg", shogi());
    images.put("xiangqi.svg", xiangqi());
    images.put("go.svg", go());
    return images;
  }

  private static String chess() {
    Map<String, String> glyphs = glyphs("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟");
    glyphs.replaceAll((piece, glyph) -> glyph + "\uFE0E"); // prevents the emoji form of the pawn
    ChessPosition position =
        ChessPosition.START
            .move(ChessSquare.E2, ChessSquare.E4)
            .move(ChessSquare.E7, ChessSquare.E5)
            .move(ChessSquare.G1, ChessSquare.F3);
    return Diagram.svg(
        position,
        ChessCells.ORDER,
        SvgOptions.DEFAULT
            .withGlyphs(glyphs::get)
            .withLastMove(ChessSquare.G1.index(), ChessSquare.F3.index())
            .withHighlighted(ChessSquare.E5.index()));
  }

  private static String shogi() {
    Map<String, String> kanji = glyphs("KRBGSNLPkrbgsnlp", "玉飛角金銀桂香歩王飛角金銀桂香歩");
    kanji.put("+B", "馬");
    return shogi(kanji);
  }

  private static String shogi(Map<String, String> kanji) {
    // The guide quotes the rest of this method.
    ShogiPosition position =
        ShogiPosition.START
            .move(ShogiSquare.C3, ShogiSquare.C4)
            .move(ShogiSquare.G7, ShogiSquare.G6)
            .capture(ShogiSquare.B2, ShogiSquare.H8, "B", "+B");
    return Diagram.svg(
        position,
        ShogiCells.ORDER,
        SvgOptions.DEFAULT
            .withLook(BoardLook.SHOGI)
            .withNames(CoordinateNames.SHOGI)
            .withGlyphs(kanji::get) // "P" → "歩", …; null keeps the letter
            .withLastMove(ShogiSquare.B2.index(), ShogiSquare.H8.index()));
  }

  private static String xiangqi() {
    Map<String, String> glyphs = glyphs("KABNRCPkabnrcp", "帥仕相傌俥炮兵將士象馬車砲卒");
    XiangqiPosition position = XiangqiPosition.START.move(XiangqiSquare.H3, XiangqiSquare.E3);
    return Diagram.svg(
        position,
        XiangqiCells.ORDER,
        SvgOptions.DEFAULT
            .withLook(BoardLook.XIANGQI)
            .withGlyphs(glyphs::get)
            .withLastMove(XiangqiSquare.H3.index(), XiangqiSquare.E3.index()));
  }

  private static String go() {
    GoPosition.Edit edit = GoPosition.empty().edit();
    String[] black = {"q16", "d4", "q3", "c16"};
    String[] white = {"d17", "q5", "c3", "f17"};
    for (int i = 0; i < black.length; i++) {
      edit.set(GoSquare.parse(black[i]), "B").set(GoSquare.parse(white[i]), "w");
    }
    return Diagram.svg(
        edit.build(),
        GoCells.ORDER,
        SvgOptions.DEFAULT
            .withLook(BoardLook.GO)
            .withNames(CoordinateNames.GO)
            .withHighlighted(GoSquare.parse("f17").index()));
  }

  /**
   * {@return a map from each character of {@code pieces} to the character of {@code glyphs} at the
   * same index}
   */
  private static Map<String, String> glyphs(String pieces, String glyphs) {
    Map<String, String> map = new HashMap<>();
    for (int i = 0; i < pieces.length(); i++) {
      map.put(pieces.substring(i, i + 1), glyphs.substring(i, i + 1));
    }
    return map;
  }
}
