// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.JavadocStyle;
import dev.boardwright.processor.testing.TestCompiler;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the Javadoc of generated types is complete and has no broken links. */
class GeneratedJavadocTest {
  @Test
  void generatesValidJavadoc(@TempDir Path folder) throws IOException {
    Compilation compilation = SameSourcesTest.compiled();
    Path classes = folder.resolve("classes");
    TestCompiler.writeClasses(compilation, classes, name -> true);
    List<String> options =
        new ArrayList<>(
            List.of(
                "--release",
                "17",
                "-quiet",
                "-package",
                "-Xdoclint:all",
                "-Werror",
                "-classpath",
                classes + File.pathSeparator + System.getProperty("java.class.path"),
                "-d",
                folder.resolve("documentation").toString()));
    for (Map.Entry<String, String> source : TestCompiler.generated(compilation).entrySet()) {
      Path path = folder.resolve("sources" + source.getKey());
      TestCompiler.write(path, source.getValue());
      options.add(path.toString());
    }
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    int status =
        ToolProvider.findFirst("javadoc")
            .orElseThrow()
            .run(writer, writer, options.toArray(new String[0]));
    assertEquals("", out.toString());
    assertEquals(0, status);
    assertThat(folder.resolve("documentation/game/MoveCodec.html").toFile().exists()).isTrue();
  }

  @Test
  void commentsHaveStandardForm() throws IOException {
    assertThat(JavadocStyle.problems(SameSourcesTest.compiled().generatedSourceFiles(), false))
        .isEmpty();
  }
}
