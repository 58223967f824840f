// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The jars that Maven has built, located relative to where this class was loaded from.
 *
 * @param runtime the jar of the runtime
 * @param processor the jar of the processor
 */
record ModuleJars(Path runtime, Path processor) {
  /**
   * Finds the jars.
   *
   * @return the jars
   * @throws IllegalStateException if there is not exactly one jar of each module
   */
  static ModuleJars find() throws IOException, URISyntaxException {
    Path loaded =
        Path.of(ModuleJars.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    // The class is in <root>/benchmarks/target/benchmarks.jar, or in classes/ next to it.
    Path root = loaded.resolve("../../..").normalize();
    return new ModuleJars(jar(root, "runtime"), jar(root, "processor"));
  }

  private static Path jar(Path root, String module) throws IOException {
    Path target = root.resolve(module).resolve("target");
    // Names with a classifier do not match: they are the jars of the sources and of the tests.
    Pattern name = Pattern.compile("boardwright-" + module + "-[0-9.]+(-SNAPSHOT)?\\.jar");
    if (Files.isDirectory(target)) {
      try (Stream<Path> files = Files.list(target)) {
        List<Path> jars =
            files.filter(file -> name.matcher(file.getFileName().toString()).matches()).toList();
        if (jars.size() == 1) {
          return jars.get(0);
        }
      }
    }
    throw new IllegalStateException(
        "expected exactly one jar of the " + module + "; build it with mvn package");
  }
}
