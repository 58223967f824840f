// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.BitPacked;
import dev.boardwright.Board;
import dev.boardwright.processor.model.CodecModel;
import dev.boardwright.processor.model.GeneratedModel;
import dev.boardwright.processor.model.PackedComponent;
import dev.boardwright.processor.read.BoardReader;
import dev.boardwright.processor.read.CodecReader;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.write.SourceFile;
import dev.boardwright.processor.write.Sources;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Reads the declarations of each round and writes what they ask for. Those whose values are not
 * known yet wait for the next; one declaration never stops another.
 */
final class Rounds {
  /** The name of a type: the next round has new elements for it. */
  private record TypeKey(String module, String name) {}

  /** What our annotations are, each with those of its declarations that are not known whole yet. */
  private final Map<Class<? extends Annotation>, Set<TypeKey>> deferred = new LinkedHashMap<>();

  /** Who generates what: the declarations of each name, in all rounds. */
  private final Map<TypeKey, List<TypeElement>> generatedNames = new HashMap<>();

  /** The types written in this round, boards before records. */
  private final Set<String> written = new HashSet<>();

  private final Elements elements;
  private final Messager messager;
  private final Files files;
  private final boolean isVerbose;

  /**
   * The rounds of one compilation.
   *
   * @param isVerbose whether to say what is generated, and where the processor failed if it did
   */
  Rounds(ProcessingEnvironment environment, boolean isVerbose) {
    elements = environment.getElementUtils();
    messager = environment.getMessager();
    files = new Files(environment.getFiler(), elements);
    this.isVerbose = isVerbose;
    deferred.put(Board.class, new LinkedHashSet<>());
    deferred.put(BitPacked.class, new LinkedHashSet<>());
  }

  void process(RoundEnvironment round) {
    written.clear();
    deferred.forEach((annotation, waiting) -> process(annotation, waiting, round));
  }

  private void process(
      Class<? extends Annotation> annotation, Set<TypeKey> waiting, RoundEnvironment round) {
    List<Reading> readings = new ArrayList<>();
    for (TypeElement type : declarations(annotation, waiting, round)) {
      guarded(type, () -> readings.add(read(annotation, type)));
    }
    readings.replaceAll(reading -> mentionsWritten(reading) ? reading.unresolved() : reading);
    for (Reading reading : readings) {
      if (!reading.isResolved() && !round.processingOver()) {
        waiting.add(new TypeKey(module(reading.type()), name(reading.type())));
      } else if (reading.model() != null) {
        generatedNames
            .computeIfAbsent(names(reading, reading.model()), key -> new ArrayList<>())
            .add(reading.type());
      }
    }
    for (Reading reading : readings) {
      // What is still unknown in the last round the compiler reports, and we the rest. A file made
      // then would come too late for this compilation.
      if (reading.isResolved() || round.processingOver()) {
        guarded(reading.type(), () -> finish(reading, round.processingOver()));
      }
    }
  }

  /**
   * Whether a record mentions a type that has been written in this very round. What the compiler
   * knows of it is then a class that an earlier build left on the class path.
   */
  private boolean mentionsWritten(Reading reading) {
    return reading.model() instanceof CodecModel codec
        && codec.components().stream()
            .map(PackedComponent::type)
            .filter(Objects::nonNull)
            .anyMatch(type -> written.contains(type.topLevelName()));
  }

  private Set<TypeElement> declarations(
      Class<? extends Annotation> annotation, Set<TypeKey> waiting, RoundEnvironment round) {
    Set<TypeElement> declarations = new LinkedHashSet<>();
    for (TypeKey key : waiting) {
      ModuleElement module = elements.getModuleElement(key.module);
      TypeElement type =
          module == null
              ? elements.getTypeElement(key.name)
              : elements.getTypeElement(module, key.name);
      if (type != null) {
        declarations.add(type);
      }
    }
    waiting.clear();
    declarations.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)));
    return declarations;
  }

  private String module(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    return module == null ? "" : module.getQualifiedName().toString();
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private TypeKey names(Reading reading, GeneratedModel model) {
    return new TypeKey(module(reading.type()), Sources.qualifiedNames(model));
  }

  private Reading read(Class<? extends Annotation> annotation, TypeElement type) {
    return annotation == Board.class
        ? new BoardReader(elements).read(type)
        : new CodecReader(elements).read(type);
  }

  private void finish(Reading reading, boolean isOver) {
    Report report = reading.report();
    GeneratedModel model = reading.model();
    if (model != null && !isOver) {
      List<TypeElement> sharing = generatedNames.getOrDefault(names(reading, model), List.of());
      if (sharing.size() > 1) {
        List<String> names = sharing.stream().map(Rounds::name).sorted().toList();
        report.add(Diagnostic.NameClash, names.get(0), names.get(1), Sources.qualifiedNames(model));
      } else {
        List<SourceFile> sources = Sources.of(model);
        files.write(sources, reading.type(), report);
        sources.forEach(source -> written.add(source.qualifiedName()));
        if (isVerbose && report.isClean()) {
          String generated =
              sources.stream().map(SourceFile::simpleName).collect(Collectors.joining(", "));
          report.add(Diagnostic.Generated, name(reading.type()), generated);
        }
      }
    }
    report.printTo(messager);
  }

  /** Turns a failure of ours into one readable error on the declaration at hand. */
  private void guarded(TypeElement type, Runnable action) {
    try {
      action.run();
    } catch (LinkageError e) {
      report(type, e, Diagnostic.RuntimeMissing, e);
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      report(type, e, Diagnostic.Internal, type.getSimpleName(), line(e));
    }
  }

  /** A failure, and where it was, in one line. */
  static String line(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length > 0 ? failure + " at " + trace[0] : failure.toString();
  }

  private void report(
      TypeElement type, Throwable failure, Diagnostic id, @Nullable Object... arguments) {
    Report report = new Report(type, null);
    report.add(id, arguments);
    if (isVerbose) {
      StringWriter trace = new StringWriter();
      failure.printStackTrace(new PrintWriter(trace));
      report.add(Diagnostic.Trace, trace);
    }
    report.printTo(messager);
  }
}
