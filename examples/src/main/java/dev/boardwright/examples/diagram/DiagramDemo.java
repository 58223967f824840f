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
import dev.boardwright.examples.console.ImageFolder;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.XiangqiCells;
import dev.boardwright.examples.games.XiangqiMove;
import dev.boardwright.examples.games.XiangqiPosition;
import dev.boardwright.examples.games.XiangqiSquare;
import dev.boardwright.examples.go.GoCells;
import dev.boardwright.examples.go.GoPosition;
import dev.boardwright.examples.go.GoSquare;
import dev.boardwright.examples.shogi.ShogiCells;
import dev.boardwright.examples.shogi.ShogiPosition;
import dev.boardwright.examples.shogi.ShogiSquare;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A program that draws the images of the documentation. */
public final class DiagramDemo {
  /** The options given on the command line. */
  @Command(name = "DiagramDemo", description = "Draws the images of the documentation.")
  private static final class Options {
    @Parameters(
        arity = "0..1",
        paramLabel = "folder",
        description = "write the images to this folder (default: ${DEFAULT-VALUE})")
    private Path folder = Path.of("target/diagrams");
  }

  private DiagramDemo() {}

  /**
   * Writes the images.
   *
   * @param arguments the folder to write to; {@code target/diagrams} if there is none
   */
  public static void main(String[] arguments) {
    Programs.exit(run(arguments, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    Options options = new Options();
    return Programs.run(
        options, arguments, out, err, () -> ImageFolder.write(options.folder, images(), out));
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
    ChessPosition position =
        ChessPosition.START
            .move(ChessSquare.E2, ChessSquare.E4)
            .move(ChessSquare.E7, ChessSquare.E5)
            .move(ChessSquare.G1, ChessSquare.F3);
    return Diagram.svg(
        position,
        ChessCells.ORDER,
        SvgOptions.DEFAULT
            .withGlyphs(GameConventions.of(DeclaredGame.CHESS)::glyph)
            .withLastMove(ChessSquare.G1.index(), ChessSquare.F3.index())
            .withHighlighted(ChessSquare.E5.index()));
  }

  private static String shogi() {
    GameConventions shogi = GameConventions.of(DeclaredGame.SHOGI);
    Map<String, String> kanji = new HashMap<>();
    for (String piece : DeclaredGame.SHOGI.rules().pieces()) {
      kanji.put(piece.replace("^", ""), shogi.glyph(piece));
    }
    kanji.put("k", "王");
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
    XiangqiPosition position =
        XiangqiPosition.START.play(XiangqiMove.of(XiangqiSquare.H3, XiangqiSquare.E3));
    return Diagram.svg(
        position,
        XiangqiCells.ORDER,
        SvgOptions.DEFAULT
            .withLook(BoardLook.XIANGQI)
            .withGlyphs(GameConventions.of(DeclaredGame.XIANGQI)::glyph)
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
}
