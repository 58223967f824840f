// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static com.google.common.truth.Truth.assertThat;

import dev.boardwright.rules.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests signatures of classes. */
class SignaturesTest {
  private static final String INTERNAL = "dev/boardwright/internal/";

  /** A class with members of each visibility. */
  public abstract static class Sample {
    public static final int MAX = 5;
    static final int HIDDEN = 6;

    protected abstract void change(int by);

    public int sum() {
      return HIDDEN + MAX;
    }

    int ofPackage() {
      return 1;
    }

    private int own() {
      return 2;
    }
  }

  static class Hidden {}

  private static byte[] read(Class<?> type) throws IOException {
    try (InputStream in =
        type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
      return in.readAllBytes();
    }
  }

  private static Path classes() throws URISyntaxException {
    return Path.of(RuleBook.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  @Test
  void keepsWhatOtherClassesSeeWithoutCode() throws IOException {
    byte[] signatures = Signatures.of(read(Sample.class));
    assertThat(Signatures.facts(signatures))
        .containsExactly(
            "type null",
            "constants []",
            "components []",
            "field MAX null = 5",
            "method <init>()V null",
            "method change(I)V null",
            "method sum()I null");
    assertThat(Bytecode.sizes(read(Sample.class))).containsKey("sum()I");
    assertThat(Bytecode.sizes(signatures)).isEmpty();
    assertThat(Signatures.of(read(Hidden.class))).isEmpty();
  }

  @Test
  void jarHasTheSameBytesEachTime(@TempDir Path folder) throws Exception {
    Path jar = folder.resolve("a.jar");
    Path other = folder.resolve("b.jar");
    Signatures.write(classes(), INTERNAL, jar);
    Signatures.write(classes(), INTERNAL, other);
    assertThat(Files.mismatch(jar, other)).isEqualTo(-1);
  }
}
