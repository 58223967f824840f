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
 * Compiles sources with the processor, in memory or in a folder: by javac or, with the system
 * property {@code boardwright.compiler=ecj}, by the Eclipse compiler.
 */
public final class TestCompiler {
  public static final boolean IS_ECLIPSE = "ecj".equals(System.getProperty("boardwright.compiler"));

  private static final List<String> JAVAC_STRICT = List.of("-Xlint:all,-processing", "-Werror");

  /** A newer javac compiles for 17. On 17 itself the option would only cost time. */
  private static final List<String> RELEASE =
      Runtime.version().feature() == 17 ? List.of() : List.of("--release", "17");

  /** What generated code needs, and the drivers of the tests; each jar costs time. */
  private static final List<File> CLASS_PATH =
      List.of(
          classPathOf(Board.class), classPathOf(Nullable.class), classPathOf(TestCompiler.class));

  /** No warning of any kind. */
  public static final List<String> STRICT =
      IS_ECLIPSE
          ? EclipseJavaCompiler.STRICT
          : Stream.of(RELEASE, JAVAC_STRICT).flatMap(List::stream).toList();

  /** Whether the tests run for the first time, or again with another compiler or on the jar. */
  private static final boolean IS_AGAIN = Boolean.getBoolean("boardwright.again");

  /** What the compiler under test says of a name that there is not. */
  public static final String NOT_FOUND = IS_ECLIPSE ? "cannot be resolved" : "cannot find symbol";

  private TestCompiler() {}

  /** How many random runs: most of them once, when generated code is what is tested. */
  public static int seeds(int first) {
    return IS_AGAIN ? Math.max(2, first / 8) : first;
  }

  /** The condition of tests that the Eclipse compiler cannot pass. */
  public static final String ECLIPSE = "dev.boardwright.processor.testing.TestCompiler#isEclipse";

  public static boolean isEclipse() {
    return IS_ECLIPSE;
  }

  /** The compiler under test, with a processor in place of ours. */
  public static Compiler lenient(Processor... processors) {
    return Compiler.compiler(javaCompiler()).withClasspath(CLASS_PATH).withProcessors(processors);
  }

  private static JavaCompiler javaCompiler() {
    return IS_ECLIPSE
        ? new EclipseJavaCompiler()
        : javax.tools.ToolProvider.getSystemJavaCompiler();
  }

  /** The compiler under test, with ours and perhaps others; whatever it warns of is an error. */
  public static Compiler strict(Processor... others) {
    List<Processor> processors = new ArrayList<>(List.of(others));
    processors.add(0, new BoardwrightProcessor());
    return lenient(processors.toArray(new Processor[0])).withOptions(STRICT.toArray());
  }

  /**
   * Compiles with our processor alone, strictly. What the Eclipse compiler has generated must be,
   * byte for byte, what javac generates.
   */
  public static Compilation compile(JavaFileObject... sources) {
    Compilation compilation = strict().compile(sources);
    if (IS_ECLIPSE && compilation.status() == Compilation.Status.SUCCESS) {
      assertEquals(
          generated(generating(Compiler.javac()).compile(sources)), generated(compilation));
    }
    return compilation;
  }

  /** Returns what the compiler under test generates, which is not compiled. */
  public static SortedMap<String, String> generate(JavaFileObject... sources) {
    return generated(generating(Compiler.compiler(javaCompiler())).compile(sources));
  }

  private static Compiler generating(Compiler compiler) {
    return compiler
        .withClasspath(CLASS_PATH)
        .withProcessors(new BoardwrightProcessor())
        .withOptions(Stream.concat(RELEASE.stream(), Stream.of("-proc:only")).toArray());
  }

  /**
   * An error of that text, in that file and on that line. The Eclipse compiler shows the annotation
   * where javac shows an element of a value, so the line is not asked for there; and nothing of a
   * record that is in no other type, whose errors name it instead.
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
            .filter(error -> plain(error).contains(message))
            .anyMatch(
                error ->
                    file.equals(error.getSource())
                        || error.getSource() == null
                            && error.getMessage(Locale.ROOT).contains("(" + name)),
        () -> message + " in " + name + ": " + compilation.errors());
  }

  /**
   * The message of an error as javac prints it, which moves all lines but the first to the right,
   * and as it is where the compiler shows places.
   */
  public static String plain(Diagnostic<?> error) {
    String message = error.getMessage(Locale.ROOT);
    return IS_ECLIPSE ? message.replaceFirst(" \\([\\w.]+\\)$", "").replace("\n", "\n  ") : message;
  }

  /** {@code game/Shogi.java}. */
  public static String pathOf(JavaFileObject file) {
    String path = file.toUri().getPath();
    return path.startsWith("/") ? path.substring(1) : path;
  }

  /** All generated sources: names and texts. */
  public static SortedMap<String, String> generated(Compilation compilation) {
    SortedMap<String, String> sources = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      sources.put(file.toUri().getPath(), content(file));
    }
    return sources;
  }

  /** Returns a source file. The name is that of its type. */
  public static JavaFileObject source(String qualifiedName, String content) {
    return JavaFileObjects.forSourceString(qualifiedName, content);
  }

  /** Where a class was loaded from: a jar, or a folder of classes. */
  public static File classPathOf(Class<?> type) {
    try {
      return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The text of a generated source. */
  public static String generated(Compilation compilation, String qualifiedName) {
    return compilation
        .generatedSourceFile(qualifiedName)
        .map(TestCompiler::content)
        .orElseThrow(() -> new AssertionError("not generated: " + qualifiedName));
  }

  public static String content(JavaFileObject file) {
    return new String(bytes(file), StandardCharsets.UTF_8);
  }

  /** A class loader for what compilations made. */
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

  /** The classes that compilations made, by their names; of a class made twice, the first one. */
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

  /** Writes what a compilation made of classes to a folder, those of some names. */
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

  /** Compiles every source below a folder, and returns what the compiler says. */
  public static String inFolder(Path folder, String... options) throws IOException {
    return inFolder(true, folder, options);
  }

  /** Compiles every source below a folder, which must fail, and returns what the compiler says. */
  public static String failingInFolder(Path folder, String... options) throws IOException {
    return inFolder(false, folder, options);
  }

  private static String inFolder(boolean succeeds, Path folder, String... options)
      throws IOException {
    List<String> all = new ArrayList<>(STRICT);
    all.addAll(List.of(options));
    all.addAll(List.of("-d", folder.toString(), "-s", folder.toString()));
    // Or the Eclipse compiler would look at the class path of these tests.
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
