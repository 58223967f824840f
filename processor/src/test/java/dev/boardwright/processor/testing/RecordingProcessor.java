// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.processor.BoardwrightProcessor;
import java.io.FilterWriter;
import java.io.IOException;
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
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;

/** The processor with a filer that records the files created, and that can be made to fail. */
public final class RecordingProcessor extends AbstractProcessor {
  private final BoardwrightProcessor processor = new BoardwrightProcessor();
  private final List<String> origins = new ArrayList<>();
  private final Throwable failure;

  /** The number of files to create before the failure. */
  private int before;

  /** Whether the failure occurs when a created file is opened, not when it is created. */
  private boolean isOpening;

  private int opened;

  /** Creates a processor whose filer does not fail. */
  public RecordingProcessor() {
    this(null);
  }

  /**
   * Creates a processor whose filer fails when the first file is created.
   *
   * @param failure the exception or error to throw, or null for none
   */
  public RecordingProcessor(Throwable failure) {
    this.failure = failure;
  }

  /**
   * Makes the filer fail when another file is created.
   *
   * @param file the number of files to create before
   * @return this processor
   */
  public RecordingProcessor failingAt(int file) {
    before = file;
    return this;
  }

  /**
   * Makes the filer fail when a file is opened, after it has been created.
   *
   * @param file the number of files to create before
   * @return this processor
   */
  public RecordingProcessor failingToOpen(int file) {
    isOpening = true;
    return failingAt(file);
  }

  /**
   * {@return the number of files that are still open} They are counted only after a call of {@link
   * #failingToOpen}.
   */
  public int openFiles() {
    return opened;
  }

  /** {@return the names of the created files, each with its originating elements} */
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
                boolean isFailing = failure != null && before-- == 0;
                if (isOpening) {
                  return recorded(create(environment, arguments), isFailing);
                }
                if (isFailing) {
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

  private static JavaFileObject create(ProcessingEnvironment environment, Object[] arguments)
      throws IOException {
    return environment
        .getFiler()
        .createSourceFile((CharSequence) arguments[0], (Element[]) arguments[1]);
  }

  private JavaFileObject recorded(JavaFileObject file, boolean isFailing) {
    return proxy(
        JavaFileObject.class,
        file,
        (name, arguments) -> {
          if (!name.equals("openWriter")) {
            return null;
          }
          if (isFailing) {
            throw failure;
          }
          opened++;
          return new FilterWriter(file.openWriter()) {
            @Override
            public void close() throws IOException {
              opened--;
              super.close();
            }
          };
        });
  }

  /** A hook that runs before each method of a proxy. */
  private interface Interceptor {
    /** {@return the result of the method, or null to call the target} */
    Object call(String name, Object[] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, T target, Interceptor before) {
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
