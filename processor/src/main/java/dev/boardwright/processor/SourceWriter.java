// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.EclipseQuirks;
import dev.boardwright.processor.read.Quoting;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.write.SourceFile;
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

/** Writes the files of a declaration. */
final class SourceWriter {
  private final Filer filer;
  private final Elements elements;
  private final SourceTypes types;

  SourceWriter(Filer filer, Elements elements, SourceTypes types) {
    this.filer = filer;
    this.elements = elements;
    this.types = types;
  }

  /** Writes all files of a declaration, or, where one is in the way, none, and reports why. */
  void write(List<SourceFile> sources, TypeElement origin, Report report) {
    // Looked for first: a file that the filer has created is to be closed.
    String module = TypeKey.module(elements, origin);
    String taken =
        sources.stream()
            .filter(source -> types.isSource(new TypeKey(module, source.qualifiedName())))
            .map(SourceFile::simpleName)
            .map(Quoting::name)
            .collect(Collectors.joining(", "));
    if (!taken.isEmpty()) {
      report.add(Diagnostic.NameTaken, taken, "among the sources there is one of that name");
      return;
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

  /** Creates and opens one file, or reports why that is impossible and returns null. */
  private @Nullable Writer open(
      SourceFile source, String inModule, TypeElement origin, Report report) {
    String name = Quoting.name(source.simpleName());
    try {
      // One originating element each: that makes the processor an isolating one.
      return filer.createSourceFile(inModule + source.qualifiedName(), origin).openWriter();
    } catch (FilerException e) {
      report.add(Diagnostic.NameTaken, name, e.getMessage());
    } catch (IOException | IllegalArgumentException e) {
      // The latter is how javac refuses a name that a folder has. A file that cannot be opened is
      // the one that javac still warns of: nothing can close it.
      report.add(Diagnostic.CannotWrite, name, e);
    }
    return null;
  }

  /**
   * Writes and closes one file. After a problem, the files that exist by then get no types, or
   * there would be errors in them too; but they are closed, since javac warns of files that are
   * not.
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
   * Several modules compiled at once may share the name of a package: then a file is named with its
   * module. Otherwise it is not, since the Eclipse compiler cannot do that.
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
