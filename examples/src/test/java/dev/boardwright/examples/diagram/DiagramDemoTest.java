// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagramDemoTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  /** The guide shows all files in {@code docs/images}. */
  @Test
  void drawsTheImagesOfTheGuide(@TempDir Path folder) throws IOException {
    assertEquals(0, DiagramDemo.run(new String[] {folder.toString()}, out, err));
    String guide = Files.readString(Path.of("../docs/guide.md"));
    for (String name : DiagramDemo.images().keySet()) {
      String shown = Files.readString(Path.of("../docs/images", name));
      assertEquals(shown, Files.readString(folder.resolve(name)));
      assertEquals(shown, DiagramDemo.images().get(name));
      assertTrue(guide.contains("(images/" + name + ")"), name);
    }
  }

  @Test
  void reportsAFolderThatCannotBeWritten(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(1, DiagramDemo.run(new String[] {file.toString()}, out, err));
    assertTrue(err.text().startsWith("cannot write images: FileAlreadyExists"), err.text());
  }
}
