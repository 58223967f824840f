// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.boardwright.Board;
import dev.boardwright.processor.BoardwrightProcessor;
import dev.boardwright.testing.Effort;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.jspecify.annotations.Nullable;

/**
 * The compiler that tests use, with the processor. It compiles sources in memory or in a folder,
 * with javac or, if the system property {@code boardwright.compiler} is {@code ecj}, with the
 * Eclipse compiler.
 */
public final class TestCompiler {
  public static final boolean IS_ECLIPSE = "ecj".equals(System.getProperty("boardwright.compiler"));

  private static final List<String> JAVAC_STRICT = List.of("-Xlint:all,-processing", "-Werror");

  /** The option to compile for Java 17. On JDK 17 itself, the option would only cost time. */
  private static final List<String> RELEASE =
      Runtime.version().feature() == 17 ? List.of() : List.of("--release", "17");

  /**
   * The class path, which contains only what generated code and the drivers of the tests need,
   * because each jar costs time.
   */
  private static final List<File> CLASS_PATH =
      List.of(
          classPathOf(Board.class), classPathOf(Nullable.class), classPathOf(TestCompiler.class));

  /** The options that enable warnings and turn them into errors. */
  public static final List<String> STRICT =
      IS_ECLIPSE
          ? EclipseJavaCompiler.STRICT
          : Stream.of(RELEASE, JAVAC_STRICT).flatMap(List::stream).toList();

  /** Whether the tests run once more, with another compiler or on the jar. */
  private static final boolean IS_AGAIN = Boolean.getBoolean("boardwright.again");

  /** The message of the compiler under test for a name that does not exist. */
  public static final String NOT_FOUND = IS_ECLIPSE ? "cannot be resolved" : "cannot find symbol";

  private TestCompiler() {}

  /**
   * {@return the number of random runs} When tests run once more, with another compiler or on the
   * jar, they need fewer runs, because the generated code is the same.
   *
   * @param deep the number of runs when deep tests run for the first time
   */
  public static int seeds(int deep) {
    return IS_AGAIN ? Math.max(2, deep / 8) : Effort.of(Math.max(2, deep / 4), deep);
  }

  /** The condition that disables tests that cannot pass on the Eclipse compiler. */
  public static final String ECLIPSE = "dev.boardwright.processor.testing.TestCompiler#isEclipse";

  public static boolean isEclipse() {
    return IS_ECLIPSE;
  }

  /** {@return the compiler under test, with other processors instead of the project's own} */
  public static Compiler lenient(Processor... processors) {
    return Compiler.compiler(javaCompiler()).withClasspath(CLASS_PATH).withProcessors(processors);
  }

  private static JavaCompiler javaCompiler() {
    return IS_ECLIPSE
        ? new EclipseJavaCompiler()
        : javax.tools.ToolProvider.getSystemJavaCompiler();
  }

  /**
   * {@return the compiler under test, with the project's processor} Every warning is an error.
   *
   * @param others other processors that also run
   */
  public static Compiler strict(Processor... others) {
    List<Processor> processors = new ArrayList<>(List.of(others));
    processors.add(0, new BoardwrightProcessor());
    return lenient(processors.toArray(new Processor[0])).withOptions(STRICT.toArray());
  }

  /**
   * Compiles strictly with the project's processor only. If the compiler is the Eclipse compiler,
   * also checks that the generated sources are identical to those generated with javac.
   *
   * @return the compilation, which may have failed
   */
  public static Compilation compile(JavaFileObject... sources) {
    Compilation compilation = strict().compile(sources);
    if (IS_ECLIPSE && compilation.status() == Compilation.Status.SUCCESS) {
      assertEquals(
          generated(processingOnly(Compiler.javac()).compile(sources)), generated(compilation));
    }
    return compilation;
  }

  /** {@return the sources that the compiler under test generates, without compiling them} */
  public static SortedMap<String, String> generate(JavaFileObject... sources) {
    return generated(processingOnly(Compiler.compiler(javaCompiler())).compile(sources));
  }

  private static Compiler processingOnly(Compiler compiler) {
    return compiler
        .withClasspath(CLASS_PATH)
        .withProcessors(new BoardwrightProcessor())
        .withOptions(Stream.concat(RELEASE.stream(), Stream.of("-proc:only")).toArray());
  }

  /**
   * Checks that a compilation has an error with a text, in a file and on a line. The line is not
   * checked with the Eclipse compiler, because that compiler shows an error on the annotation where
   * javac shows it on an element of a value. For a top-level record it shows no place at all, so
   * the message must name the record.
   */
  public static void assertError(
      Compilation compilation, String message, JavaFileObject file, int line) {
    if (!IS_ECLIPSE) {
      assertThat(compilation).hadErrorContaining(message).inFile(file).onLine(line);
      return;
    }
    String name = pathOf(file).replace(".java", "").replace('/', '.');
    assertTrue(
        compilation.errors().stream()
            .filter(error -> plainMessage(error).contains(message))
            .anyMatch(
                error ->
                    file.equals(error.getSource())
                        || error.getSource() == null
                            && error.getMessage(Locale.ROOT).contains("(" + name)),
        () -> message + " in " + name + ": " + compilation.errors());
  }

  /**
   * {@return the message of an error in the form in which javac prints it} javac indents all lines
   * except the first. The name that is added for a compiler that shows no place is removed.
   */
  public static String plainMessage(Diagnostic<?> error) {
    String message = error.getMessage(Locale.ROOT);
    return IS_ECLIPSE ? message.replaceFirst(" \\([\\w.]+\\)$", "").replace("\n", "\n  ") : message;
  }

  /** {@return the path of a file, such as {@code game/Shogi.java}} */
  public static String pathOf(JavaFileObject file) {
    String path = file.toUri().getPath();
    return path.startsWith("/") ? path.substring(1) : path;
  }

  /** {@return the texts of all generated sources, by path} */
  public static SortedMap<String, String> generated(Compilation compilation) {
    SortedMap<String, String> sources = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      sources.put(file.toUri().getPath(), content(file));
    }
    return sources;
  }

  /** {@return a source file with the qualified name of its type} */
  public static JavaFileObject source(String qualifiedName, String content) {
    return JavaFileObjects.forSourceString(qualifiedName, content);
  }

  /** {@return the jar or the folder that a class was loaded from} */
  public static File classPathOf(Class<?> type) {
    try {
      return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return the text of a generated source} */
  public static String generated(Compilation compilation, String qualifiedName) {
    return compilation
        .generatedSourceFile(qualifiedName)
        .map(TestCompiler::content)
        .orElseThrow(() -> new AssertionError("not generated: " + qualifiedName));
  }

  public static String content(JavaFileObject file) {
    return new String(bytes(file), StandardCharsets.UTF_8);
  }

  /** {@return a class loader for the classes of compilations} */
  public static ClassLoader load(Compilation... compilations) {
    Map<String, byte[]> classes = classes(compilations);
    return new ClassLoader(TestCompiler.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }

  /**
   * {@return the class files of compilations, by class name} If several compilations contain a
   * class, the first one counts.
   */
  public static Map<String, byte[]> classes(Compilation... compilations) {
    Map<String, byte[]> classes = new HashMap<>();
    for (Compilation compilation : compilations) {
      for (JavaFileObject file : compilation.generatedFiles()) {
        if (file.getKind() == JavaFileObject.Kind.CLASS) {
          String path = file.toUri().getPath();
          String name =
              path.substring("/CLASS_OUTPUT/".length(), path.length() - ".class".length());
          classes.putIfAbsent(name.replace('/', '.'), bytes(file));
        }
      }
    }
    return classes;
  }

  /**
   * Writes class files of a compilation to a folder.
   *
   * @param names whether to write a class file, by its path, such as {@code game/Shogi.class}
   */
  public static void writeClasses(Compilation compilation, Path folder, Predicate<String> names)
      throws IOException {
    for (JavaFileObject file : compilation.generatedFiles()) {
      String name = file.toUri().getPath().substring("/CLASS_OUTPUT/".length());
      if (file.getKind() == JavaFileObject.Kind.CLASS && names.test(name)) {
        Path path = folder.resolve(name);
        Files.createDirectories(path.getParent());
        Files.write(path, bytes(file));
      }
    }
  }

  public static void write(Path file, String content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  /**
   * Compiles every source below a folder, which must succeed.
   *
   * @return the output of the compiler
   */
  public static String compileFolder(Path folder, String... options) throws IOException {
    return compileFolder(true, folder, options);
  }

  /**
   * Compiles every source below a folder, which must fail.
   *
   * @return the output of the compiler
   */
  public static String failToCompileFolder(Path folder, String... options) throws IOException {
    return compileFolder(false, folder, options);
  }

  private static String compileFolder(boolean succeeds, Path folder, String... options)
      throws IOException {
    List<String> all = new ArrayList<>(STRICT);
    all.addAll(List.of(options));
    all.addAll(List.of("-d", folder.toString(), "-s", folder.toString()));
    // Otherwise, the Eclipse compiler would use the class path of these tests.
    all.addAll(List.of("-classpath", folder.toString()));
    try (Stream<Path> sources = Files.walk(folder)) {
      sources
          .filter(path -> path.toString().endsWith(".java") && Files.isRegularFile(path))
          .sorted()
          .forEach(path -> all.add(path.toString()));
    }
    all.addAll(List.of("-processorpath", System.getProperty("java.class.path")));
    all.addAll(List.of("-processor", BoardwrightProcessor.class.getName()));
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    boolean isGood =
        IS_ECLIPSE
            ? BatchCompiler.compile(all.toArray(new String[0]), writer, writer, null)
            : ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(writer, writer, all.toArray(new String[0]))
                == 0;
    assertEquals(succeeds, isGood, out::toString);
    return out.toString();
  }

  private static byte[] bytes(JavaFileObject file) {
    try (InputStream in = file.openInputStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
