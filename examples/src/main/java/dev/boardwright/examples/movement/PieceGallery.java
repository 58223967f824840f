// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.ImageFolder;
import dev.boardwright.examples.console.ProgramException;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A program that draws pieces of real games, for example with the argument {@code cannon}. Without
 * arguments it lists them.
 */
public final class PieceGallery {
  /** The options given on the command line. */
  @Command(name = "PieceGallery", description = "Draws pieces of real games.")
  private static final class Options {
    @Parameters(
        arity = "0..*",
        paramLabel = "piece",
        description = "draw this piece, such as cannon or dragon-king (default: list all pieces)")
    private List<String> words = List.of();

    @Option(
        names = "--svg",
        paramLabel = "folder",
        description = "write an image of every piece to this folder")
    private Path folder;

    private NamedPiece piece() {
      String name = String.join(" ", words);
      return NamedPiece.find(name)
          .orElseThrow(
              () -> new IllegalArgumentException("unknown piece: " + Arguments.shown(name)));
    }
  }

  private PieceGallery() {}

  /**
   * Draws pieces, or lists them.
   *
   * @param arguments the name of a piece, or {@code --svg} and a folder
   */
  public static void main(String[] arguments) {
    Programs.exit(run(arguments, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    Options options = new Options();
    return Programs.run(
        options,
        arguments,
        out,
        err,
        () -> {
          if (!options.words.isEmpty() && options.folder != null) {
            throw ProgramException.ofArguments(
                new IllegalArgumentException("either a piece or --svg"));
          } else if (!options.words.isEmpty()) {
            draw(Programs.read(options::piece), out);
          } else if (options.folder != null) {
            ImageFolder.write(options.folder, images(), out);
          } else {
            list(out);
          }
        });
  }

  private static void list(PrintStream out) {
    for (NamedPiece piece : NamedPiece.values()) {
      out.printf(Locale.ROOT, "%-15s  %-12s  %s%n", piece.key(), piece.betza(), piece.games());
    }
  }

  private static void draw(NamedPiece piece, PrintStream out) {
    out.printf(Locale.ROOT, "%s (%s): %s%n", piece.label(), piece.games(), piece.betza());
    out.println(piece.description());
    out.print(Diagram.text(piece.movement()));
  }

  static Map<String, String> images() {
    Map<String, String> images = new LinkedHashMap<>();
    for (NamedPiece piece : NamedPiece.values()) {
      images.put(piece.key() + ".svg", Diagram.svg(piece.movement()));
    }
    return images;
  }
}
