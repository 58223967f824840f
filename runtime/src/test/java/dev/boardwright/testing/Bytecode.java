// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What a class reaches for that neither the runtime nor generated code may: reflection, in the JDK
 * on its behalf too. Native images and shrinkers then need to be told nothing.
 */
public final class Bytecode {
  private static final Set<String> TYPES =
      Set.of("java/util/ServiceLoader", "java/util/EnumMap", "java/util/EnumSet");

  private static final String REFLECT = "java/lang/reflect/";
  private static final String HANDLES = "java/lang/invoke/MethodHandles";

  /** The bootstraps that compilers write: of lambdas, of strings put together, of records. */
  private static final Set<String> BOOTSTRAPS =
      Set.of(
          "java/lang/invoke/LambdaMetafactory",
          "java/lang/invoke/StringConcatFactory",
          "java/lang/runtime/ObjectMethods");

  private Bytecode() {}

  /** What is wrong with a class; empty when nothing is. */
  public static List<String> forbidden(byte[] classFile) {
    Visitor visitor = new Visitor();
    new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return visitor.found;
  }

  private static final class Visitor extends ClassVisitor {
    private final List<String> found = new ArrayList<>();
    private String name = "";
    private boolean isEnum;

    Visitor() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superName,
        String[] interfaces) {
      this.name = name;
      isEnum = (access & Opcodes.ACC_ENUM) != 0;
      checkType(superName, "class");
      for (String type : interfaces) {
        checkType(type, "class");
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String field, String descriptor, String signature, Object value) {
      checkDescriptor(Type.getType(descriptor), field);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String method, String descriptor, String signature, String[] exceptions) {
      checkDescriptor(Type.getMethodType(descriptor), method);
      return new Instructions(this, method, descriptor);
    }

    private void checkType(String type, String where) {
      if (type != null && (type.startsWith(REFLECT) || TYPES.contains(type))) {
        add(type, where);
      }
    }

    private void checkDescriptor(Type type, String where) {
      switch (type.getSort()) {
        case Type.METHOD -> {
          checkDescriptor(type.getReturnType(), where);
          for (Type argument : type.getArgumentTypes()) {
            checkDescriptor(argument, where);
          }
        }
        case Type.ARRAY -> checkDescriptor(type.getElementType(), where);
        case Type.OBJECT -> checkType(type.getInternalName(), where);
        default -> {}
      }
    }

    private void checkCall(String owner, String called, String where) {
      boolean isForbidden =
          switch (owner) {
            case "java/lang/Class" ->
                called.startsWith("getDeclared")
                    || called.startsWith("getMethod")
                    || called.startsWith("getField")
                    || called.startsWith("getConstructor")
                    || Set.of("forName", "getEnumConstants", "newInstance").contains(called);
            case HANDLES -> called.toLowerCase(java.util.Locale.ROOT).contains("lookup");
            case HANDLES + "$Lookup" -> true;
            default -> called.equals("newInstance");
          };
      if (isForbidden) {
        add(owner + "." + called, where);
      }
    }

    private void add(String what, String where) {
      found.add(name + "." + where + ": " + what);
    }
  }

  private static final class Instructions extends MethodVisitor {
    private final Visitor type;
    private final String method;
    private final boolean isValueOf;

    Instructions(Visitor type, String method, String descriptor) {
      super(Opcodes.ASM9);
      this.type = type;
      this.method = method;
      // The one that compilers write.
      isValueOf =
          type.isEnum
              && method.equals("valueOf")
              && descriptor.equals("(Ljava/lang/String;)L" + type.name + ";");
    }

    @Override
    public void visitTypeInsn(int opcode, String operand) {
      type.checkDescriptor(Type.getObjectType(operand), method);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
      type.checkDescriptor(Type.getObjectType(owner), method);
      type.checkDescriptor(Type.getType(descriptor), method);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String called, String descriptor, boolean isInterface) {
      check(owner, called, descriptor);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String called, String descriptor, Handle bootstrap, Object... arguments) {
      if (!BOOTSTRAPS.contains(bootstrap.getOwner())) {
        type.add(bootstrap.getOwner(), method);
      }
      for (Object argument : arguments) {
        if (argument instanceof Handle handle) {
          check(handle.getOwner(), handle.getName(), handle.getDesc());
        }
      }
    }

    @Override
    public void visitLdcInsn(Object value) {
      if (value instanceof Type constant) {
        type.checkDescriptor(constant, method);
      }
    }

    private void check(String owner, String called, String descriptor) {
      type.checkDescriptor(Type.getObjectType(owner), method);
      if (descriptor.startsWith("(")) {
        type.checkDescriptor(Type.getMethodType(descriptor), method);
      }
      type.checkCall(owner, called, method);
      // On the enum itself the call is of its own valueOf, which compilers have in Enum's name.
      if (called.equals("valueOf") && owner.equals("java/lang/Enum") && !isValueOf) {
        type.add("java/lang/Enum.valueOf", method);
      }
    }
  }
}
