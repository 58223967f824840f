// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;

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
          private boolean isConstructed;

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
            isConstructed = isConstructed || isSeen(access) && name.equals("<init>");
            return isSeen(access)
                ? super.visitMethod(access, name, descriptor, signature, exceptions)
                : null;
          }

          @Override
          public void visitEnd() {
            if (!isConstructed && (reader.getAccess() & Opcodes.ACC_INTERFACE) == 0) {
              // Tells that the class cannot be extended.
              super.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
            }
          }
        },
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  /**
   * {@return a line for each fact of a class that code which uses it may depend on, beyond what is
   * in descriptors: generic types, the order of enum constants and of record components, the values
   * of constants and of members of annotations, what is deprecated}
   *
   * @param signatures the signatures of the class
   */
  public static Set<String> facts(byte[] signatures) {
    Set<String> facts = new TreeSet<>();
    List<String> constants = new ArrayList<>();
    List<String> components = new ArrayList<>();
    new ClassReader(signatures)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public void visit(
                  int version,
                  int access,
                  String name,
                  String signature,
                  String superName,
                  String[] interfaces) {
                facts.add("type " + signature + deprecated(access));
              }

              @Override
              public RecordComponentVisitor visitRecordComponent(
                  String name, String descriptor, String signature) {
                components.add(name);
                return null;
              }

              @Override
              public FieldVisitor visitField(
                  int access, String name, String descriptor, String signature, Object value) {
                if ((access & Opcodes.ACC_ENUM) != 0) {
                  constants.add(name);
                }
                facts.add("field " + name + " " + signature + " = " + value + deprecated(access));
                return null;
              }

              @Override
              public MethodVisitor visitMethod(
                  int access,
                  String name,
                  String descriptor,
                  String signature,
                  String[] exceptions) {
                String method = "method " + name + descriptor;
                facts.add(method + " " + signature + deprecated(access));
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public AnnotationVisitor visitAnnotationDefault() {
                    facts.add(method + " has a default");
                    return new Default(facts, method);
                  }
                };
              }
            },
            0);
    facts.add("constants " + constants);
    facts.add("components " + components);
    return facts;
  }

  private static String deprecated(int access) {
    return (access & Opcodes.ACC_DEPRECATED) != 0 ? ", deprecated" : "";
  }

  /** Adds the default of a member of an annotation to the facts. */
  private static final class Default extends AnnotationVisitor {
    private final Set<String> facts;
    private final String path;

    Default(Set<String> facts, String path) {
      super(Opcodes.ASM9);
      this.facts = facts;
      this.path = path;
    }

    @Override
    public void visit(String name, Object value) {
      facts.add(path + " " + name + " = " + new Gson().toJson(value));
    }

    @Override
    public void visitEnum(String name, String descriptor, String value) {
      facts.add(path + " " + name + " = " + value);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String name, String descriptor) {
      return new Default(facts, path + " " + descriptor);
    }

    @Override
    public AnnotationVisitor visitArray(String name) {
      facts.add(path + " has an array");
      return new Default(facts, path + " " + name);
    }
  }

  private static boolean isSeen(int access) {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
        && (access & Opcodes.ACC_SYNTHETIC) == 0;
  }
}
