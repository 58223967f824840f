// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** A processor of another project, which generates one source file in the first round. */
public final class GeneratingProcessor extends AbstractProcessor {
  private final String name;
  private final String content;
  private boolean done;

  /** Creates a processor that generates a type of a name from its source. */
  public GeneratingProcessor(String name, String content) {
    this.name = name;
    this.content = content;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.boardwright.Board", "dev.boardwright.packed.BitPacked");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!done) {
      done = true;
      try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
        writer.write(content);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
