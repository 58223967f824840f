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
 * @param home where it is
 * @param version what it calls its version, {@code 17.0.15}
 * @param description its whole version, and who built it
 */
record Jdk(Path home, String version, String description) {
  /**
   * Looks at a JDK.
   *
   * @param home where it is
   * @return the JDK
   * @throws IllegalArgumentException if there is none
   */
  static Jdk of(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.exists(release) || !Files.isDirectory(home.resolve("bin"))) {
      throw new IllegalArgumentException("no JDK: " + home);
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
