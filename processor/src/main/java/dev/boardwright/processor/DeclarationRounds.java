// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Rules;
import dev.boardwright.packed.BitPacked;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.GeneratedModel;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.read.CompiledAnnotation;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.read.board.BoardReader;
import dev.boardwright.processor.read.codec.CodecReader;
import dev.boardwright.processor.write.SourceFile;
import dev.boardwright.processor.write.Sources;
import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.Mistake;
import dev.boardwright.support.declaration.Quoting;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The processing rounds of one compilation. Each round reads its declarations and writes the types
 * that they request. A declaration with values that are not known yet is deferred to the next
 * round. A declaration never prevents another one from being processed.
 */
final class DeclarationRounds {
  /** The maximum bytes of a prefix: file systems allow 255 in all, and suffixes have up to 26. */
  private static final int MAX_PREFIX = 224;

  /** The declarations of each annotation whose values are not all known yet. */
  private final Map<Class<? extends Annotation>, Set<TypeKey>> deferred = new LinkedHashMap<>();

  /** The declarations of all rounds, by the name of the types that they generate. */
  private final Map<TypeKey, List<String>> generatedNames = new HashMap<>();

  /**
   * The boards of the previous round and the models read from them, if that round found classes of
   * an earlier build.
   */
  private final Map<TypeKey, BoardModel> doubtful = new LinkedHashMap<>();

  private final SourceTypes types;
  private final Elements elements;
  private final Messager messager;
  private final SourceWriter writer;
  private final boolean isVerbose;

  /**
   * Creates the rounds of one compilation.
   *
   * @param environment the processing environment of the compilation
   * @param isVerbose whether to report the generated types, and a stack trace of each failure of
   *     the processor
   */
  DeclarationRounds(ProcessingEnvironment environment, boolean isVerbose) {
    elements = environment.getElementUtils();
    messager = environment.getMessager();
    types = new SourceTypes(elements);
    writer = new SourceWriter(environment.getFiler(), elements, types);
    this.isVerbose = isVerbose;
    deferred.put(Board.class, new LinkedHashSet<>());
    deferred.put(BitPacked.class, new LinkedHashSet<>());
  }

  void process(RoundEnvironment round) {
    types.add(round);
    checkDoubtful();
    checkNeeds(round, Rules.class, Board.class, Mistake.RulesWithoutBoard);
    checkNeeds(round, Draws.class, Rules.class, Mistake.DrawsWithoutRules);
    checkNeeds(round, FenLetters.class, Rules.class, Mistake.FenWithoutRules);
    List<Reading> boards = read(Board.class, round);
    boolean hasOldClasses =
        boards.stream().anyMatch(board -> types.isOld(board.type(), board.declaration()));
    finish(boards, Board.class, round);
    if (hasOldClasses) {
      boards.forEach(this::addDoubtful);
    }
    List<Reading> records = read(BitPacked.class, round);
    if (hasOldClasses) {
      // The records may have been read with squares, pieces and constants of an earlier build.
      records.replaceAll(Reading::unresolved);
    }
    finish(records, BitPacked.class, round);
  }

  /**
   * Reports the types that have one annotation, but not another one that it needs.
   *
   * @param annotation the annotation
   * @param needed the annotation that it needs
   * @param id the message about a type
   */
  private void checkNeeds(
      RoundEnvironment round,
      Class<? extends Annotation> annotation,
      Class<? extends Annotation> needed,
      Mistake id) {
    for (TypeElement type : ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))) {
      DeclaredAnnotation found = CompiledAnnotation.find(type, annotation);
      if (found != null && CompiledAnnotation.find(type, needed) == null) {
        Report report = new Report(type, found);
        report.add(found, null, id, Quoting.name(type.getSimpleName()));
        report.printTo(messager);
      }
    }
  }

  private void addDoubtful(Reading board) {
    if (board.model() instanceof BoardModel model && board.report().isClean()) {
      doubtful.put(TypeKey.of(elements, board.type()), model);
    }
  }

  /**
   * Reads the doubtful boards again, now that the classes of an earlier build have been
   * regenerated, and reports every board whose values differ from the first reading.
   */
  private void checkDoubtful() {
    doubtful.forEach(
        (key, before) -> {
          TypeElement type = key.find(elements);
          if (type != null) {
            guarded(type, () -> checkSame(type, before));
          }
        });
    doubtful.clear();
  }

  private void checkSame(TypeElement type, BoardModel before) {
    if (read(Board.class, type).model() instanceof BoardModel now && !now.hasValuesOf(before)) {
      Report report = new Report(type, null);
      report.add(Diagnostic.OldClass, type.getSimpleName());
      report.printTo(messager);
    }
  }

  private List<Reading> read(Class<? extends Annotation> annotation, RoundEnvironment round) {
    List<Reading> readings = new ArrayList<>();
    for (TypeElement type : declarations(annotation, round)) {
      guarded(type, () -> readings.add(read(annotation, type)));
    }
    return readings;
  }

  private void finish(
      List<Reading> readings, Class<? extends Annotation> annotation, RoundEnvironment round) {
    for (Reading reading : readings) {
      if (!reading.isResolved() && !round.processingOver()) {
        waiting(annotation).add(TypeKey.of(elements, reading.type()));
      } else {
        generatedNames
            .computeIfAbsent(names(reading, annotation), key -> new ArrayList<>())
            .add(name(reading.type()));
      }
    }
    for (Reading reading : readings) {
      // In the last round, the compiler reports the values that are still unknown, and the
      // processor reports all other problems. It generates no files then, because they would come
      // too late for this compilation.
      if (reading.isResolved() || round.processingOver()) {
        guarded(reading.type(), () -> finish(reading, annotation, round.processingOver()));
      }
    }
  }

  private Set<TypeElement> declarations(
      Class<? extends Annotation> annotation, RoundEnvironment round) {
    Set<TypeElement> declarations = new LinkedHashSet<>();
    for (TypeKey key : waiting(annotation)) {
      TypeElement type = key.find(elements);
      if (type != null) {
        declarations.add(type);
      }
    }
    waiting(annotation).clear();
    declarations.addAll(ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation)));
    return declarations;
  }

  private Set<TypeKey> waiting(Class<? extends Annotation> annotation) {
    return Objects.requireNonNull(deferred.get(annotation));
  }

  private static String name(TypeElement type) {
    return type.getQualifiedName().toString();
  }

  /**
   * {@return the name that the types generated for a declaration share, such as {@code game.Shogi…}
   * or {@code game.ShogiMoveCodec}}
   */
  private TypeKey names(Reading reading, Class<? extends Annotation> annotation) {
    String suffix = annotation == Board.class ? "…" : CodecModel.SUFFIX;
    return new TypeKey(
        TypeKey.module(elements, reading.type()), reading.declaration().generatedName(suffix));
  }

  private Reading read(Class<? extends Annotation> annotation, TypeElement type) {
    return annotation == Board.class
        ? new BoardReader(elements).read(type)
        : new CodecReader(elements).read(type);
  }

  private void finish(Reading reading, Class<? extends Annotation> annotation, boolean isOver) {
    Report report = reading.report();
    GeneratedModel model = reading.model();
    TypeKey names = names(reading, annotation);
    String own = name(reading.type());
    String prefix = reading.declaration().prefix();
    int bytes = prefix.getBytes(StandardCharsets.UTF_8).length;
    if (bytes > MAX_PREFIX) {
      report.addOn(reading.type(), Diagnostic.NameTooLong, Quoting.name(prefix), MAX_PREFIX, bytes);
    }
    List<String> sharing = generatedNames.getOrDefault(names, List.of());
    sharing.stream()
        .filter(other -> !other.equals(own))
        .min(Comparator.naturalOrder())
        .ifPresent(
            other ->
                report.add(
                    Diagnostic.NameClash,
                    Quoting.name(own),
                    Quoting.name(other),
                    Quoting.name(names.name())));
    if (model != null && report.isClean() && !isOver) {
      List<SourceFile> sources = Sources.of(model);
      writer.write(sources, reading.type(), report);
      if (isVerbose && report.isClean()) {
        String generated =
            sources.stream().map(SourceFile::simpleName).collect(Collectors.joining(", "));
        report.add(Diagnostic.Generated, own, generated);
      }
    }
    report.printTo(messager);
  }

  /** Runs an action on a declaration, and reports a failure of the processor as one error on it. */
  private void guarded(TypeElement type, Runnable action) {
    try {
      action.run();
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
      Failure.of(type.getSimpleName().toString(), e).printTo(messager, isVerbose, type);
    }
  }
}
