// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import com.google.auto.service.AutoService;
import dev.boardwright.Board;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.read.BoardReader;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.write.BoardSources;
import dev.boardwright.processor.write.SourceFile;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;

/**
 * Generates the squares, cells and positions of every {@link Board}. One declaration never stops
 * another, and the annotation is never claimed: other processors may want it too.
 */
@AutoService(Processor.class)
public final class BoardwrightProcessor extends AbstractProcessor {
  /** Declarations with a value that is not known yet, by name: the next round has new elements. */
  private final Set<String> deferred = new LinkedHashSet<>();

  /** Who generates what: the declaration of each prefix, in all rounds. */
  private final Map<String, List<TypeElement>> prefixes = new TreeMap<>();

  /** Made by the compiler. */
  public BoardwrightProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(Board.class.getCanonicalName());
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    List<Reading> readings = new ArrayList<>();
    for (TypeElement type : declarations(round)) {
      guarded(type, () -> readings.add(read(type)));
    }
    for (Reading reading : readings) {
      if (reading.isResolved()) {
        rememberPrefix(reading);
      } else {
        // What is still unknown after the last round, the compiler itself reports.
        deferred.add(reading.type().getQualifiedName().toString());
      }
    }
    for (Reading reading : readings) {
      guarded(reading.type(), () -> finish(reading));
    }
    return false;
  }

  private Set<TypeElement> declarations(RoundEnvironment round) {
    Set<TypeElement> declarations = new LinkedHashSet<>();
    for (String name : deferred) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      if (type != null) {
        declarations.add(type);
      }
    }
    deferred.clear();
    declarations.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(Board.class)));
    return declarations;
  }

  private Reading read(TypeElement type) {
    return new BoardReader(processingEnv.getElementUtils()).read(type);
  }

  private void rememberPrefix(Reading reading) {
    if (reading.model() != null) {
      String prefix = BoardSources.qualifiedPrefix(reading.model());
      prefixes.computeIfAbsent(prefix, key -> new ArrayList<>()).add(reading.type());
    }
  }

  private void finish(Reading reading) {
    Report report = reading.report();
    BoardModel board = reading.model();
    if (board != null) {
      String prefix = BoardSources.qualifiedPrefix(board);
      List<TypeElement> sharing = prefixes.getOrDefault(prefix, List.of());
      if (sharing.size() > 1) {
        report.add(
            Diagnostic.NameClash,
            "the types generated for "
                + sharing.get(0).getQualifiedName()
                + " and "
                + sharing.get(1).getQualifiedName()
                + " would have the same names: "
                + prefix
                + "…");
      } else {
        write(board, reading.type(), report);
      }
    }
    report.printTo(processingEnv.getMessager());
  }

  private void write(BoardModel board, TypeElement origin, Report report) {
    for (SourceFile source : BoardSources.of(board)) {
      try {
        // One originating element each: that makes the processor an isolating one.
        JavaFileObject file =
            processingEnv.getFiler().createSourceFile(source.qualifiedName(), origin);
        try (Writer writer = file.openWriter()) {
          writer.write(source.content());
        }
      } catch (FilerException e) {
        report.add(
            Diagnostic.NameTaken,
            "the type " + source.simpleName() + ", which is to be generated, exists already");
      } catch (IOException e) {
        report.add(
            Diagnostic.CannotWrite, "cannot write " + source.simpleName() + ": " + e.getMessage());
      }
    }
  }

  /** Turns a failure of ours into one readable error on the declaration at hand. */
  private void guarded(TypeElement type, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException e) {
      Report report = new Report(type, null);
      StackTraceElement[] trace = e.getStackTrace();
      report.add(
          Diagnostic.Internal,
          "the processor failed on "
              + type.getSimpleName()
              + "; please report it, with the declaration and this line: "
              + e
              + (trace.length > 0 ? " at " + trace[0] : ""));
      report.printTo(processingEnv.getMessager());
    }
  }
}
