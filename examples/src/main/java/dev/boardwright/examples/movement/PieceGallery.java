// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Terminal;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A program that draws pieces of real games, for example with the argument {@code cannon}. Without
 * arguments it lists them.
 */
public final class PieceGallery {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  static final String USAGE =
      """
      usage: [piece | --svg folder]
        piece   draw this piece, such as cannon or dragon-king (default: list all pieces)
        --svg   write an image of every piece to this folder
        --help  show this text
      """;

  private PieceGallery() {}

  /**
   * Draws pieces, or lists them.
   *
   * @param arguments the name of a piece, or {@code --svg} and a folder
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
      if (arguments.length == 0) {
        list(out);
      } else if (arguments[0].equals("--svg")) {
        write(folder(arguments), out);
      } else {
        draw(piece(arguments), out);
      }
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

  private static Path folder(String... arguments) {
    if (arguments.length != 2) {
      throw new IllegalArgumentException("--svg needs one folder");
    }
    return Arguments.folder(arguments[1]);
  }

  private static NamedPiece piece(String... arguments) {
    String name = String.join(" ", arguments);
    Optional<NamedPiece> piece = NamedPiece.find(name);
    if (piece.isEmpty()) {
      String what = name.startsWith("--") ? "unknown option: " : "unknown piece: ";
      throw new IllegalArgumentException(what + Arguments.shown(name));
    }
    return piece.get();
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
    for (NamedPiece piece : NamedPiece.values()) {
      images.put(piece.key() + ".svg", Diagram.svg(piece.movement()));
    }
    return images;
  }
}
