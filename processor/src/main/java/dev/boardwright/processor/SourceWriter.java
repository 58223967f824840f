// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.EclipseQuirks;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.write.SourceFile;
import dev.boardwright.support.declaration.Quoting;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** A writer of the source files generated for declarations. */
final class SourceWriter {
  private final Filer filer;
  private final Elements elements;
  private final SourceTypes types;

  SourceWriter(Filer filer, Elements elements, SourceTypes types) {
    this.filer = filer;
    this.elements = elements;
    this.types = types;
  }

  /**
   * Writes all files of a declaration. If one of them cannot be created, reports why and generates
   * none of the types.
   */
  void write(List<SourceFile> sources, TypeElement origin, Report report) {
    // Check this before creating any file, because every file that the filer has created must be
    // closed.
    String module = TypeKey.module(elements, origin);
    String taken =
        sources.stream()
            .filter(source -> types.isSource(new TypeKey(module, source.qualifiedName())))
            .map(SourceFile::simpleName)
            .map(Quoting::name)
            .collect(Collectors.joining(", "));
    if (!taken.isEmpty()) {
      report.add(Diagnostic.NameTaken, taken, "a source file already declares that type");
      return;
    }
    for (SourceFile source : sources) {
      if (elements.getPackageElement(elements.getModuleElement(module), source.qualifiedName())
          != null) {
        report.add(
            Diagnostic.NameTaken, Quoting.name(source.simpleName()), "a package has that name");
        return;
      }
    }
    String inModule = modulePrefix(origin);
    List<Writer> writers = new ArrayList<>();
    for (SourceFile source : sources) {
      Writer writer = open(source, inModule, origin, report);
      if (writer == null) {
        break;
      }
      writers.add(writer);
    }
    for (int i = 0; i < writers.size(); i++) {
      write(writers.get(i), sources.get(i), report);
    }
  }

  /**
   * Creates and opens one file.
   *
   * @return the open file, or null if it cannot be created or opened; then the reason is reported
   */
  private @Nullable Writer open(
      SourceFile source, String inModule, TypeElement origin, Report report) {
    String name = Quoting.name(source.simpleName());
    try {
      // Each file has exactly one originating element, as Gradle requires of an isolating
      // processor.
      return filer.createSourceFile(inModule + source.qualifiedName(), origin).openWriter();
    } catch (FilerException e) {
      report.add(Diagnostic.NameTaken, name, e.getMessage());
    } catch (IOException | IllegalArgumentException e) {
      // javac throws an IllegalArgumentException if a folder has the name of the file. If a file is
      // created but cannot be opened, javac still warns about it, because nothing can close it.
      report.add(Diagnostic.CannotWrite, name, e);
    }
    return null;
  }

  /**
   * Writes and closes one file. If a problem has been reported, the file gets no type, because the
   * type would cause further errors. The file is closed all the same, because javac warns about
   * files that are left open.
   */
  private static void write(Writer opened, SourceFile source, Report report) {
    boolean isWhole = report.isClean();
    try (Writer writer = opened) {
      writer.write(isWhole ? source.content() : "// Not generated: see the error.\n");
    } catch (IOException e) {
      if (isWhole) {
        report.add(Diagnostic.CannotWrite, Quoting.name(source.simpleName()), e);
      }
    }
  }

  /**
   * {@return the module prefix for the names of generated files, or an empty string} The prefix is
   * needed only if modules that are compiled together have packages of the same name. The Eclipse
   * compiler does not support it.
   */
  private String modulePrefix(TypeElement origin) {
    if (EclipseQuirks.made(origin)) {
      return "";
    }
    ModuleElement module = elements.getModuleOf(origin);
    boolean isShared =
        elements.getAllPackageElements(elements.getPackageOf(origin).getQualifiedName()).size() > 1;
    return module != null && !module.isUnnamed() && isShared ? module.getQualifiedName() + "/" : "";
  }
}
