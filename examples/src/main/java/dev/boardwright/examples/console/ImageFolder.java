// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes images to a folder. */
public final class ImageFolder {
  private ImageFolder() {}

  /**
   * Writes images, and prints the name of each file.
   *
   * @param folder the folder, which is created if it does not exist
   * @param images the images by the names of their files
   * @throws ProgramException if an image cannot be written
   */
  public static void write(Path folder, Map<String, String> images, PrintStream out)
      throws ProgramException {
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, String> image : images.entrySet()) {
        Path file = folder.resolve(image.getKey());
        Files.writeString(file, image.getValue());
        out.println(file);
      }
    } catch (IOException e) {
      throw ProgramException.of("cannot write images", e);
    }
  }
}
