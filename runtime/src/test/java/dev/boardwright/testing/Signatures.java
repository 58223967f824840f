// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The signatures of an API: class files with all that other classes can see of public classes, and
 * without code. The API of a release is kept in this form, so that later ones are compared with it.
 */
public final class Signatures {
  private Signatures() {}

  /**
   * Writes the signatures of all public classes in a folder to a jar. The same classes give the
   * same bytes.
   *
   * @param classes the root folder of class files
   * @param internal the path below the root of classes that belong to no API
   * @param jar the file to write
   */
  public static void write(Path classes, String internal, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes)) {
      for (Path path : files.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
        String name = classes.relativize(path).toString().replace('\\', '/');
        byte[] signatures = of(Files.readAllBytes(path));
        if (signatures.length > 0 && !name.startsWith(internal)) {
          JarEntry entry = new JarEntry(name);
          entry.setLastModifiedTime(FileTime.fromMillis(0));
          out.putNextEntry(entry);
          out.write(signatures);
        }
      }
    }
  }

  /** {@return the signatures of a class, or nothing if the class is not public} */
  public static byte[] of(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    if ((reader.getAccess() & Opcodes.ACC_PUBLIC) == 0) {
      return new byte[0];
    }
    ClassWriter writer = new ClassWriter(0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public FieldVisitor visitField(
              int access, String name, String descriptor, String signature, Object value) {
            return isSeen(access)
                ? super.visitField(access, name, descriptor, signature, value)
                : null;
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            // Whether a class can be extended depends on whether it has other constructors.
            return isSeen(access) || name.equals("<init>")
                ? super.visitMethod(access, name, descriptor, signature, exceptions)
                : null;
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  private static boolean isSeen(int access) {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
        && (access & Opcodes.ACC_SYNTHETIC) == 0;
  }
}
