// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with the processor, in memory or in a folder. */
final class Compiling {
  static final List<String> STRICT =
      List.of("--release", "17", "-Xlint:all,-processing", "-Werror");

  private Compiling() {}

  static Compiler javac() {
    return Compiler.javac()
        .withProcessors(new BoardwrightProcessor())
        .withOptions(STRICT.toArray());
  }

  static Compilation compile(JavaFileObject... sources) {
    return javac().compile(sources);
  }

  /** A source file, from the lines of it; the name is that of the type. */
  static JavaFileObject source(String qualifiedName, String... lines) {
    return JavaFileObjects.forSourceLines(qualifiedName, lines);
  }

  /** Where a class was loaded from: a jar, or a folder of classes. */
  static File classPathOf(Class<?> type) {
    try {
      return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The text of a generated source. */
  static String generated(Compilation compilation, String qualifiedName) {
    return compilation
        .generatedSourceFile(qualifiedName)
        .map(Compiling::content)
        .orElseThrow(() -> new AssertionError("not generated: " + qualifiedName));
  }

  static String content(JavaFileObject file) {
    return new String(bytes(file), StandardCharsets.UTF_8);
  }

  /** A class loader for what compilations made; of a class made twice, the first one. */
  static ClassLoader load(Compilation... compilations) {
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
    return new ClassLoader(Compiling.class.getClassLoader()) {
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

  static void write(Path file, String content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }

  /** Runs javac on every source below a folder; what it says. */
  static String javac(Path folder, String... options) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter out = new StringWriter();
    List<String> all = new ArrayList<>(Compiling.STRICT);
    all.addAll(List.of("-d", folder.toString()));
    all.addAll(List.of(options));
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(folder)) {
      List<Path> paths = sources.filter(path -> path.toString().endsWith(".java")).toList();
      JavaCompiler.CompilationTask task =
          javac.getTask(out, files, null, all, null, files.getJavaFileObjectsFromPaths(paths));
      task.setProcessors(List.of(new BoardwrightProcessor()));
      assertTrue(task.call(), out::toString);
    }
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
