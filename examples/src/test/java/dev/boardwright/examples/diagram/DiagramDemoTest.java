// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagramDemoTest {
  /** The guide shows all files in {@code docs/images}. */
  @Test
  void drawsTheImagesOfTheGuide(@TempDir Path folder) throws IOException {
    DiagramDemo.run(folder, new PrintStream(OutputStream.nullOutputStream()));
    String guide = Files.readString(Path.of("../docs/guide.md"));
    for (String name : DiagramDemo.images().keySet()) {
      String shown = Files.readString(Path.of("../docs/images", name));
      assertEquals(shown, Files.readString(folder.resolve(name)));
      assertEquals(shown, DiagramDemo.images().get(name));
      assertTrue(guide.contains("(images/" + name + ")"), name);
    }
  }
}
