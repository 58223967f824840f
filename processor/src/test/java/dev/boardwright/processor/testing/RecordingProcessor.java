// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.processor.BoardwrightProcessor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * The processor with a filer in between, which records what is asked of it and can be made to fail.
 */
public final class RecordingProcessor extends AbstractProcessor {
  private final BoardwrightProcessor processor = new BoardwrightProcessor();
  private final List<String> origins = new ArrayList<>();
  private final Throwable failure;

  /** How many files are created before the failure. */
  private int before;

  public RecordingProcessor() {
    this(null);
  }

  public RecordingProcessor(Throwable failure) {
    this.failure = failure;
  }

  /** Makes the failure happen later. */
  public RecordingProcessor failingAt(int file) {
    before = file;
    return this;
  }

  public List<String> origins() {
    return origins;
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    Filer filer =
        proxy(
            Filer.class,
            environment.getFiler(),
            (name, arguments) -> {
              if (name.equals("createSourceFile")) {
                if (failure != null && before-- == 0) {
                  throw failure;
                }
                origins.add(arguments[0] + " from " + Arrays.toString((Object[]) arguments[1]));
              } else if (name.startsWith("create")) {
                throw new AssertionError("only sources are generated, not by " + name);
              }
              return null;
            });
    processor.init(
        proxy(
            ProcessingEnvironment.class,
            environment,
            (name, arguments) -> name.equals("getFiler") ? filer : null));
  }

  private interface Before {
    Object call(String name, Object[] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, T target, Before before) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          Object result = before.call(method.getName(), arguments);
          if (result != null) {
            return result;
          }
          try {
            return method.invoke(target, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return type.cast(
        Proxy.newProxyInstance(
            RecordingProcessor.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public Set<String> getSupportedOptions() {
    return processor.getSupportedOptions();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return processor.getSupportedSourceVersion();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return processor.process(annotations, round);
  }
}
