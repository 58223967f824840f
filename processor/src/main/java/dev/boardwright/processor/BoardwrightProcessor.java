// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import com.google.auto.service.AutoService;
import dev.boardwright.BitPacked;
import dev.boardwright.Board;
import dev.boardwright.processor.model.GeneratedModel;
import dev.boardwright.processor.read.BoardReader;
import dev.boardwright.processor.read.CodecReader;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.write.SourceFile;
import dev.boardwright.processor.write.Sources;
import java.io.IOException;
import java.io.Writer;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;

/**
 * Generates the squares, cells and positions of every {@link Board}, and the codec of every {@link
 * BitPacked} record. One declaration never stops another, and the annotations are never claimed:
 * other processors may want them too.
 */
@AutoService(Processor.class)
public final class BoardwrightProcessor extends AbstractProcessor {
  /** The name of a type: the next round has new elements for it. */
  private record TypeKey(String module, String name) {}

  /** What our annotations are, each with those of its declarations that are not known whole yet. */
  private final Map<Class<? extends Annotation>, Set<TypeKey>> deferred = new LinkedHashMap<>();

  /** Who generates what: the declarations of each name, in all rounds. */
  private final Map<TypeKey, List<TypeElement>> generatedNames = new HashMap<>();

  /** Made by the compiler. */
  public BoardwrightProcessor() {
    deferred.put(Board.class, new LinkedHashSet<>());
    deferred.put(BitPacked.class, new LinkedHashSet<>());
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(Board.class.getCanonicalName(), BitPacked.class.getCanonicalName());
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    deferred.forEach((annotation, waiting) -> process(annotation, waiting, round));
    return false;
  }

  private void process(
      Class<? extends Annotation> annotation, Set<TypeKey> waiting, RoundEnvironment round) {
    List<Reading> readings = new ArrayList<>();
    for (TypeElement type : declarations(annotation, waiting, round)) {
      guarded(type, () -> readings.add(read(annotation, type)));
    }
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

  private Set<TypeElement> declarations(
      Class<? extends Annotation> annotation, Set<TypeKey> waiting, RoundEnvironment round) {
    Elements elements = processingEnv.getElementUtils();
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
    ModuleElement module = processingEnv.getElementUtils().getModuleOf(type);
    return module == null ? "" : module.getQualifiedName().toString();
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private TypeKey names(Reading reading, GeneratedModel model) {
    return new TypeKey(module(reading.type()), Sources.qualifiedNames(model));
  }

  private Reading read(Class<? extends Annotation> annotation, TypeElement type) {
    Elements elements = processingEnv.getElementUtils();
    return annotation == Board.class
        ? new BoardReader(elements).read(type)
        : new CodecReader(elements).read(type);
  }

  private void finish(Reading reading, boolean isOver) {
    Report report = reading.report();
    GeneratedModel model = reading.model();
    if (model != null && !isOver) {
      List<TypeElement> sharing = generatedNames.get(names(reading, model));
      if (sharing.size() > 1) {
        report.add(
            Diagnostic.NameClash,
            "the types generated for "
                + name(sharing.get(0))
                + " and "
                + name(sharing.get(1))
                + " would have the same names: "
                + Sources.qualifiedNames(model));
      } else {
        write(model, reading.type(), report);
      }
    }
    report.printTo(processingEnv.getMessager());
  }

  /** Writes all files of a declaration, or, where one is in the way, none. */
  private void write(GeneratedModel model, TypeElement origin, Report report) {
    List<SourceFile> sources = Sources.of(model);
    String inModule = modulePrefix(model, origin);
    List<JavaFileObject> files = new ArrayList<>();
    for (SourceFile source : sources) {
      try {
        // One originating element each: that makes the processor an isolating one.
        files.add(
            processingEnv.getFiler().createSourceFile(inModule + source.qualifiedName(), origin));
      } catch (FilerException e) {
        report.add(
            Diagnostic.NameTaken,
            "the type " + source.simpleName() + " cannot be generated: " + e.getMessage());
      } catch (IOException e) {
        report.add(Diagnostic.CannotWrite, cannotWrite(source, e));
      }
    }
    for (int i = 0; i < sources.size() && report.isClean(); i++) {
      try (Writer writer = files.get(i).openWriter()) {
        writer.write(sources.get(i).content());
      } catch (IOException e) {
        report.add(Diagnostic.CannotWrite, cannotWrite(sources.get(i), e));
      }
    }
  }

  /**
   * Several modules compiled at once may share the name of a package: then a file is named with its
   * module. Otherwise it is not, since not every compiler can do that.
   */
  private String modulePrefix(GeneratedModel model, TypeElement origin) {
    String packageName = model.declaration().packageName();
    String module = module(origin);
    boolean isShared =
        processingEnv.getElementUtils().getAllPackageElements(packageName).size() > 1;
    return isShared && !module.isEmpty() ? module + "/" : "";
  }

  private static String cannotWrite(SourceFile source, IOException e) {
    return "cannot write " + source.simpleName() + ": " + e.getMessage();
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
