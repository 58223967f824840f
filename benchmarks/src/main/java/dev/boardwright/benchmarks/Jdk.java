// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * A JDK to measure with.
 *
 * @param home the directory of the JDK
 * @param version the short version that the JDK gives itself, such as {@code 17.0.15}
 * @param description the full version and the implementor
 */
record Jdk(Path home, String version, String description) {
  /**
   * Reads the version and the implementor of an installed JDK.
   *
   * @param home the directory of the JDK
   * @return the JDK
   * @throws IllegalArgumentException if there is no JDK in the directory
   */
  static Jdk of(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.exists(release) || !Files.isDirectory(home.resolve("bin"))) {
      throw new IllegalArgumentException("not a JDK: " + home);
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(release)) {
      properties.load(reader);
    }
    String version = value(properties, "JAVA_VERSION", "unknown");
    String full = value(properties, "JAVA_RUNTIME_VERSION", version);
    return new Jdk(home, version, full + ", " + value(properties, "IMPLEMENTOR", "unknown"));
  }

  private static String value(Properties properties, String name, String otherwise) {
    return properties.getProperty(name, otherwise).replace("\"", "");
  }

  Path java() {
    return home.resolve("bin").resolve("java");
  }
}
