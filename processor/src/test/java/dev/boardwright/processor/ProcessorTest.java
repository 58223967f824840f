// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.packed.BitPacked;
import dev.boardwright.packed.Range;
import dev.boardwright.processor.testing.RecordingProcessor;
import dev.boardwright.processor.testing.TestCompiler;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the processor as compilers use it: the annotations and options that it supports, and how it
 * reports failures.
 */
@Tag("compilers")
class ProcessorTest {
  private static final JavaFileObject SHOGI =
      source(
          "game.Shogi",
          """
          package game;
          @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
          interface Shogi {}
          """);

  @Test
  void declaresSupportedAnnotationsAndOptions() {
    BoardwrightProcessor processor = new BoardwrightProcessor();
    assertEquals(
        Stream.of(Board.class, Rules.class, Draws.class, FenLetters.class, BitPacked.class)
            .map(Class::getCanonicalName)
            .collect(Collectors.toSet()),
        processor.getSupportedAnnotationTypes());
    assertEquals(Set.of("boardwright.verbose"), processor.getSupportedOptions());
    assertEquals(SourceVersion.latestSupported(), processor.getSupportedSourceVersion());
  }

  /**
   * The annotations must be retained in class files. Otherwise, incremental builds could not tell
   * which types have them.
   */
  @Test
  void annotationsAreRetainedInClassFiles() {
    for (Class<?> annotation :
        List.of(
            Board.class,
            Rules.class,
            Draws.class,
            Piece.class,
            FenLetters.class,
            BitPacked.class,
            Range.class)) {
      Retention retention = annotation.getAnnotation(Retention.class);
      assertEquals(RetentionPolicy.CLASS, retention.value());
    }
  }

  /** The compiler must not warn that the processor does not support the source version. */
  @ParameterizedTest
  @ValueSource(ints = {17, 21, 25})
  void supportsEveryRelease(int release) {
    Assumptions.assumeTrue(release <= Runtime.version().feature());
    List<String> options = new ArrayList<>(TestCompiler.STRICT);
    int at = options.indexOf("--release");
    if (at >= 0) {
      options.subList(at, at + 2).clear();
    }
    options.addAll(List.of("--release", String.valueOf(release)));
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .withOptions(options.toArray())
            .compile(SHOGI);
    assertThat(compilation).succeededWithoutWarnings();
  }

  /**
   * The processor prints nothing by default. Therefore, no build has to set an option that
   * compilers could report as unknown.
   */
  @Test
  void printsNothingUnlessVerbose() {
    assertThat(TestCompiler.compile(SHOGI)).succeededWithoutWarnings();
    assertEquals(List.of(), messages(TestCompiler.compile(SHOGI)));
    assertEquals(List.of(), messages(compile(new BoardwrightProcessor(), "=false")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=true"})
  void printsGeneratedTypesIfVerbose(String value) {
    Compilation compilation = compile(new BoardwrightProcessor(), value);
    assertThat(compilation).succeeded();
    assertEquals(
        List.of(
            "[Generated] game.Shogi: ShogiSquare, ShogiCells, ShogiSquareSet, ShogiGeometry,"
                + " ShogiPosition"),
        messages(compilation));
  }

  @Test
  void rejectsInvalidOptionValue() {
    Compilation compilation = compile(new BoardwrightProcessor(), "=yes");
    assertThat(compilation).failed();
    assertEquals(
        List.of("[OptionValue] -Aboardwright.verbose=yes: the value must be true or false"),
        messages(compilation));
  }

  @Test
  void printsStackTraceIfVerbose() {
    IllegalStateException failure = new IllegalStateException("boom");
    Compilation compilation = compile(new RecordingProcessor(failure), "");
    assertThat(compilation).hadErrorCount(1);
    assertThat(messages(compilation).get(0)).startsWith("[Internal] the processor failed on Shogi");
    assertThat(messages(compilation).get(1))
        .startsWith("[Trace] java.lang.IllegalStateException: boom");
    assertThat(messages(compilation).get(1)).contains("at dev.boardwright.processor.");
  }

  @Test
  void reportsStackOverflowAsOneError() {
    Compilation compilation =
        TestCompiler.lenient(new RecordingProcessor(new StackOverflowError())).compile(SHOGI);
    assertThat(messages(compilation)).hasSize(1);
    assertThat(messages(compilation).get(0)).startsWith("[Internal] the processor failed on Shogi");
  }

  /** Tests a failure in the compiler itself, before the processor has any declaration. */
  @Test
  void reportsFailureOutsideDeclaration() {
    Processor processor =
        new AbstractProcessor() {
          private final Processor ours = new BoardwrightProcessor();

          @Override
          public Set<String> getSupportedAnnotationTypes() {
            return ours.getSupportedAnnotationTypes();
          }

          @Override
          public SourceVersion getSupportedSourceVersion() {
            return ours.getSupportedSourceVersion();
          }

          @Override
          public synchronized void init(ProcessingEnvironment environment) {
            ours.init(environment);
          }

          @Override
          public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return ours.process(annotations, round.processingOver() ? round : failing());
          }
        };
    List<String> messages = messages(TestCompiler.lenient(processor).compile(SHOGI));
    assertThat(messages).hasSize(1);
    assertThat(messages.get(0))
        .startsWith(
            "[Internal] the processor failed on this compilation; please report this with the"
                + " declaration and this line: java.lang.IllegalStateException: boom at ");
  }

  /** {@return a round whose methods all throw an exception} */
  private static RoundEnvironment failing() {
    return (RoundEnvironment)
        Proxy.newProxyInstance(
            ProcessorTest.class.getClassLoader(),
            new Class<?>[] {RoundEnvironment.class},
            (proxy, method, arguments) -> {
              throw new IllegalStateException("boom");
            });
  }

  /**
   * Tests a processor path with another version of the runtime, which lacks a member that the
   * processor uses.
   */
  @Test
  void reportsOtherVersionOfRuntime() {
    NoSuchMethodError missing = new NoSuchMethodError("dev.boardwright.support.X");
    Compilation compilation = TestCompiler.lenient(new RecordingProcessor(missing)).compile(SHOGI);
    assertEquals(
        List.of(
            "[RuntimeMissing] the processor path must contain boardwright-runtime of the same"
                + " version as the processor: java.lang.NoSuchMethodError:"
                + " dev.boardwright.support.X"),
        messages(compilation));
    TestCompiler.assertError(compilation, "[RuntimeMissing]", SHOGI, 3);
  }

  /** Tests a processor path that contains only the processor. */
  @Test
  void reportsMissingRuntime() throws Exception {
    URL[] path = {TestCompiler.classPathOf(BoardwrightProcessor.class).toURI().toURL()};
    ClassLoader jdk = ToolProvider.getSystemJavaCompiler().getClass().getClassLoader();
    ClassLoader parent = jdk == null ? ClassLoader.getPlatformClassLoader() : jdk.getParent();
    try (URLClassLoader alone = new URLClassLoader(path, parent)) {
      Processor processor =
          (Processor)
              alone.loadClass(BoardwrightProcessor.class.getName()).getConstructor().newInstance();
      Compilation compilation = compile(processor, "");
      // It depends on the JDK which class of the runtime is looked for first.
      assertThat(messages(compilation).get(1))
          .startsWith("[Trace] java.lang.NoClassDefFoundError: dev/boardwright/");
      assertThat(messages(compilation).get(0))
          .startsWith(
              "[RuntimeMissing] the processor path must contain boardwright-runtime of the same"
                  + " version as the processor: java.lang.NoClassDefFoundError: dev/boardwright/");
      TestCompiler.assertError(compilation, "[RuntimeMissing]", SHOGI, 3);
    }
  }

  /**
   * Compiles a board with the option {@code boardwright.verbose}.
   *
   * @param value the text after the name of the option
   */
  private static Compilation compile(Processor processor, String value) {
    return TestCompiler.lenient(processor)
        .withOptions("-Aboardwright.verbose" + value)
        .compile(SHOGI);
  }

  /** {@return the messages of the processor} */
  private static List<String> messages(Compilation compilation) {
    return compilation.diagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .filter(message -> message.startsWith("["))
        .toList();
  }
}
