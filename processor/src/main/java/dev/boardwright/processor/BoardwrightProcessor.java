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
import java.util.HashMap;
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
 * Generates the squares, cells and positions of every {@link Board}. One declaration never stops
 * another, and the annotation is never claimed: other processors may want it too.
 */
@AutoService(Processor.class)
public final class BoardwrightProcessor extends AbstractProcessor {
  /** The name of a type: the next round has new elements for it. */
  private record TypeKey(String module, String name) {}

  /** Declarations with a value that is not known yet. */
  private final Set<TypeKey> deferred = new LinkedHashSet<>();

  /** Who generates what: the declarations of each prefix, in all rounds. */
  private final Map<TypeKey, List<TypeElement>> prefixes = new HashMap<>();

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
      if (!reading.isResolved() && !round.processingOver()) {
        deferred.add(new TypeKey(module(reading.type()), name(reading.type())));
      } else if (reading.model() != null) {
        prefixes
            .computeIfAbsent(prefix(reading, reading.model()), key -> new ArrayList<>())
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
    return false;
  }

  private Set<TypeElement> declarations(RoundEnvironment round) {
    Elements elements = processingEnv.getElementUtils();
    Set<TypeElement> declarations = new LinkedHashSet<>();
    for (TypeKey key : deferred) {
      ModuleElement module = elements.getModuleElement(key.module);
      TypeElement type =
          module == null
              ? elements.getTypeElement(key.name)
              : elements.getTypeElement(module, key.name);
      if (type != null) {
        declarations.add(type);
      }
    }
    deferred.clear();
    declarations.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(Board.class)));
    return declarations;
  }

  private String module(TypeElement type) {
    ModuleElement module = processingEnv.getElementUtils().getModuleOf(type);
    return module == null ? "" : module.getQualifiedName().toString();
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  private TypeKey prefix(Reading reading, BoardModel board) {
    return new TypeKey(module(reading.type()), BoardSources.qualifiedPrefix(board));
  }

  private Reading read(TypeElement type) {
    return new BoardReader(processingEnv.getElementUtils()).read(type);
  }

  private void finish(Reading reading, boolean isOver) {
    Report report = reading.report();
    BoardModel board = reading.model();
    if (board != null && !isOver) {
      List<TypeElement> sharing = prefixes.get(prefix(reading, board));
      if (sharing.size() > 1) {
        report.add(
            Diagnostic.NameClash,
            "the types generated for "
                + name(sharing.get(0))
                + " and "
                + name(sharing.get(1))
                + " would have the same names: "
                + BoardSources.qualifiedPrefix(board)
                + "…");
      } else {
        write(board, reading.type(), report);
      }
    }
    report.printTo(processingEnv.getMessager());
  }

  /** Writes all files of a board, or, where one is in the way, none. */
  private void write(BoardModel board, TypeElement origin, Report report) {
    List<SourceFile> sources = BoardSources.of(board);
    String inModule = modulePrefix(board, origin);
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
  private String modulePrefix(BoardModel board, TypeElement origin) {
    String packageName = board.declaration().packageName();
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
