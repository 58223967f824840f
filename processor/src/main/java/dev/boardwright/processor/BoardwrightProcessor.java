// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import com.google.auto.service.AutoService;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.support.declaration.Quoting;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The annotation processor. It generates the types of every {@code @Board}, such as its squares,
 * cells and positions, checks its {@code @Rules}, and generates the codec of every
 * {@code @BitPacked} record. It never claims the annotations, because other processors may want to
 * process them too.
 *
 * <p>This class refers to no type of the runtime, so that it can still report that the runtime is
 * missing.
 */
@AutoService(Processor.class)
public final class BoardwrightProcessor extends AbstractProcessor {
  private static final String VERBOSE = "boardwright.verbose";

  /** The Java release that generated code is written for: the oldest that the runtime supports. */
  private static final SourceVersion LEAST = SourceVersion.RELEASE_17;

  private @Nullable DeclarationRounds rounds;
  private @Nullable Failure failure;
  private boolean isVerbose;
  private boolean isRefused;

  /** Creates a processor. Called by the compiler. */
  public BoardwrightProcessor() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(
        "dev.boardwright.Board",
        "dev.boardwright.Rules",
        "dev.boardwright.Draws",
        "dev.boardwright.FenLetters",
        "dev.boardwright.packed.BitPacked");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(VERBOSE);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    try {
      isVerbose = isVerbose(environment);
      rounds = new DeclarationRounds(environment, isVerbose);
    } catch (RuntimeException | LinkageError e) {
      failure = Failure.of("this compilation", e);
    }
  }

  private static boolean isVerbose(ProcessingEnvironment environment) {
    Map<String, String> options = environment.getOptions();
    String value = options.get(VERBOSE);
    if (value != null && !value.equals("true") && !value.equals("false")) {
      Diagnostic id = Diagnostic.OptionValue;
      environment.getMessager().printMessage(id.kind(), id.message(VERBOSE, Quoting.name(value)));
    }
    return value == null ? options.containsKey(VERBOSE) : value.equals("true");
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (processingEnv.getSourceVersion().compareTo(LEAST) < 0) {
      refuseRelease(annotations, round);
    } else if (failure != null) {
      refuse(failure, annotations, round);
    } else if (rounds != null) {
      try {
        rounds.process(round);
      } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
        // A failure on a single declaration does not get here: the rounds report it themselves,
        // at the declaration.
        Failure.of("this compilation", e).printTo(processingEnv.getMessager(), isVerbose, null);
      }
    }
    return false;
  }

  /**
   * Reports that the source release is too old. There is one report for the whole compilation, on
   * the first declaration.
   */
  private void refuseRelease(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Element first =
        annotations.stream()
            .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
            .findFirst()
            .orElse(null);
    if (first == null || isRefused) {
      return;
    }
    isRefused = true;
    Diagnostic id = Diagnostic.JavaRelease;
    String message = id.message(LEAST.ordinal(), processingEnv.getSourceVersion().ordinal());
    id.print(processingEnv.getMessager(), message, first);
  }

  private void refuse(
      Failure failure, Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        failure.printTo(processingEnv.getMessager(), isVerbose, element);
      }
    }
  }
}
