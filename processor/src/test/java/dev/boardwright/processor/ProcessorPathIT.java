// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.Board;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the two jars work without a warning on every path where javac finds processors. */
@Tag("jars")
class ProcessorPathIT {
  private static final File PROCESSOR = TestCompiler.classPathOf(BoardwrightProcessor.class);
  private static final File RUNTIME = TestCompiler.classPathOf(Board.class);
  private static final String BOTH = PROCESSOR + File.pathSeparator + RUNTIME;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "--processor-path, --class-path",
    "--processor-path, --module-path",
    "--processor-module-path, --class-path",
    "--processor-module-path, --module-path"
  })
  void runsOnProcessorPath(String processorPath, String userPath) throws IOException {
    List<String> options = new ArrayList<>(List.of(processorPath, BOTH, userPath, "" + RUNTIME));
    if (userPath.equals("--module-path")) {
      TestCompiler.write(
          folder.resolve("module-info.java"), "module game { requires dev.boardwright.runtime; }");
    }
    assertEquals("", compile(options));
    assertThat(folder.resolve("game/ShogiSquare.class").toFile().exists()).isTrue();
  }

  /**
   * Since JDK 23, javac searches the class path for processors only if an option requests it. JDK
   * 21 and 22 say that this will be so, unless the option is there.
   */
  @Test
  void runsOnClassPath() throws IOException {
    List<String> options = new ArrayList<>(List.of("--class-path", BOTH));
    int version = Runtime.version().feature();
    if (version >= 23) {
      String failure = compile(options);
      assertThat(failure).contains("cannot find symbol");
    }
    if (version >= 21) {
      options.add("-proc:full");
    }
    assertEquals("", compile(options));
  }

  /** Tests a mistake that is easily made when the processor path is written by hand. */
  @Test
  void reportsMissingRuntime() throws IOException {
    String failure =
        compile(List.of("--processor-path", "" + PROCESSOR, "--class-path", "" + RUNTIME));
    assertThat(failure).contains("[RuntimeMissing] the processor path must contain");
    assertThat(failure).doesNotContain("\tat ");
  }

  /**
   * Runs javac, and checks that it succeeds if and only if it prints nothing.
   *
   * @return the output
   */
  private String compile(List<String> options) throws IOException {
    TestCompiler.write(
        folder.resolve("game/Shogi.java"),
        """
        package game;
        @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
        public interface Shogi { ShogiSquare CENTRE = ShogiSquare.E5; }
        """);
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("--release", "17", "-Xlint:all,-processing", "-Werror"));
    all.addAll(List.of("-d", folder.toString(), folder.resolve("game/Shogi.java").toString()));
    Path module = folder.resolve("module-info.java");
    if (Files.exists(module)) {
      all.add(module.toString());
    }
    // Run javac in its own process. In this one, it would see the whole class path of the tests.
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    command.addAll(List.of("-J-Duser.language=en", "-J-XX:TieredStopAtLevel=1"));
    command.addAll(all);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    // If these variables are set, javac prints them among its messages.
    builder.environment().keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVAC_OPTIONS"));
    Process javac = builder.start();
    String said = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      assertEquals(said.isEmpty(), javac.waitFor() == 0, said);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return said;
  }
}
