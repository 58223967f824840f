// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Eclipse;
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
import javax.tools.JavaFileObject;

/** Writes the files of a declaration. */
final class Files {
  private final Filer filer;
  private final Elements elements;
  private final KnownTypes types;

  Files(Filer filer, Elements elements, KnownTypes types) {
    this.filer = filer;
    this.elements = elements;
    this.types = types;
  }

  /** Writes all files of a declaration, or, where one is in the way, none, and reports why. */
  void write(List<SourceFile> sources, TypeElement origin, Report report) {
    // Asked of the filer, a file that is not written then is something that javac warns of.
    String module = TypeKey.module(elements, origin);
    String taken =
        sources.stream()
            .filter(source -> types.isSource(new TypeKey(module, source.qualifiedName())))
            .map(SourceFile::simpleName)
            .collect(Collectors.joining(", "));
    if (!taken.isEmpty()) {
      report.add(Diagnostic.NameTaken, taken, "among the sources there is one of that name");
      return;
    }
    String inModule = modulePrefix(origin);
    List<JavaFileObject> files = new ArrayList<>();
    for (SourceFile source : sources) {
      try {
        // One originating element each: that makes the processor an isolating one.
        files.add(filer.createSourceFile(inModule + source.qualifiedName(), origin));
      } catch (FilerException e) {
        report.add(Diagnostic.NameTaken, source.simpleName(), e.getMessage());
      } catch (IOException e) {
        report.add(Diagnostic.CannotWrite, source.simpleName(), e.getMessage());
      }
    }
    for (int i = 0; i < sources.size() && report.isClean(); i++) {
      try (Writer writer = files.get(i).openWriter()) {
        writer.write(sources.get(i).content());
      } catch (IOException e) {
        report.add(Diagnostic.CannotWrite, sources.get(i).simpleName(), e.getMessage());
      }
    }
  }

  /**
   * Several modules compiled at once may share the name of a package: then a file is named with its
   * module. Otherwise it is not, since the Eclipse compiler cannot do that.
   */
  private String modulePrefix(TypeElement origin) {
    if (Eclipse.made(origin)) {
      return "";
    }
    ModuleElement module = elements.getModuleOf(origin);
    boolean isShared =
        elements.getAllPackageElements(elements.getPackageOf(origin).getQualifiedName()).size() > 1;
    return module != null && !module.isUnnamed() && isShared ? module.getQualifiedName() + "/" : "";
  }
}
