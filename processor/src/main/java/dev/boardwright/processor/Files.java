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

  Files(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /** Writes all files of a declaration, or, where one is in the way, none, and reports why. */
  void write(List<SourceFile> sources, TypeElement origin, Report report) {
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
