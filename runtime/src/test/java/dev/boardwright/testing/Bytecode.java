// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A search of class files for APIs that neither the runtime nor generated code may use: reflection,
 * and JDK classes that use reflection on behalf of their callers, such as proxies, resources and
 * serialization. Without them, native images and shrinkers need no configuration.
 */
public final class Bytecode {
  private static final Set<String> TYPES =
      Set.of(
          "java/io/ObjectInputStream",
          "java/io/ObjectOutputStream",
          "java/lang/Module",
          "java/util/ResourceBundle",
          "java/util/ServiceLoader",
          "java/util/EnumMap",
          "java/util/EnumSet",
          "java/lang/ClassLoader",
          "java/lang/invoke/MethodHandle",
          "java/lang/invoke/MethodHandleProxies",
          "java/lang/invoke/MethodType");

  private static final String REFLECT = "java/lang/reflect/";
  private static final String FIELD_UPDATER = "FieldUpdater";
  private static final String HANDLES = "java/lang/invoke/MethodHandles";

  /** The methods of {@link Class} that may be called, such as those for names and type tests. */
  private static final Set<String> CLASS_METHODS =
      Set.of(
          "getName",
          "getSimpleName",
          "isInstance",
          "cast",
          "hashCode",
          "equals",
          "toString",
          "desiredAssertionStatus",
          "getComponentType");

  private static final String ENUM_VALUE_OF =
      "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;";

  /**
   * The owners of the bootstrap methods that compilers use for lambdas, string concatenation and
   * records.
   */
  private static final Set<String> BOOTSTRAPS =
      Set.of(
          "java/lang/invoke/LambdaMetafactory",
          "java/lang/invoke/StringConcatFactory",
          "java/lang/runtime/ObjectMethods");

  /** JDK classes, other than enums, whose {@code valueOf(String)} may be called. */
  private static final Set<String> JDK_VALUE_OF =
      Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Boolean");

  private Bytecode() {}

  /** {@return the forbidden uses in a class file; empty if there are none} */
  public static List<String> forbidden(byte[] classFile) {
    Visitor visitor = new Visitor();
    new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return visitor.found;
  }

  /** {@return the length of the code of each method of a class file, in bytes} */
  public static Map<String, Integer> sizes(byte[] classFile) {
    Map<String, Integer> sizes = new TreeMap<>();
    ClassVisitor visitor =
        new ClassVisitor(Opcodes.ASM9, new ClassWriter(0)) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(
                Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
              @Override
              public void visitMaxs(int maxStack, int maxLocals) {
                Label end = new Label();
                super.visitLabel(end);
                sizes.put(name + descriptor, end.getOffset());
                super.visitMaxs(maxStack, maxLocals);
              }
            };
          }
        };
    new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return sizes;
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
      if (type != null
          && (type.startsWith(REFLECT) || type.endsWith(FIELD_UPDATER) || TYPES.contains(type))) {
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
            case "java/lang/Class" -> !CLASS_METHODS.contains(called);
            case HANDLES -> !called.equals("byteArrayViewVarHandle");
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
      // Compilers generate this method for each enum.
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
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
      type.checkDescriptor(Type.getType(descriptor), method);
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String caught) {
      type.checkType(caught, method);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String called, String descriptor, Handle bootstrap, Object... arguments) {
      type.checkDescriptor(Type.getMethodType(descriptor), method);
      checkBootstrap(bootstrap, arguments);
    }

    private void checkBootstrap(Handle bootstrap, Object... arguments) {
      if (!BOOTSTRAPS.contains(bootstrap.getOwner())) {
        type.add(bootstrap.getOwner(), method);
      }
      for (Object argument : arguments) {
        checkConstant(argument);
      }
    }

    @Override
    public void visitLdcInsn(Object value) {
      checkConstant(value);
    }

    private void checkConstant(Object value) {
      if (value instanceof Type constant) {
        type.checkDescriptor(constant, method);
      } else if (value instanceof Handle handle) {
        check(handle.getOwner(), handle.getName(), handle.getDesc());
      } else if (value instanceof ConstantDynamic constant) {
        checkBootstrap(constant.getBootstrapMethod());
      }
    }

    private void check(String owner, String called, String descriptor) {
      type.checkDescriptor(Type.getObjectType(owner), method);
      if (descriptor.startsWith("(")) {
        type.checkDescriptor(Type.getMethodType(descriptor), method);
      }
      type.checkCall(owner, called, method);
      // Enum.valueOf(Class, String) is recognised by its descriptor, because compilers may name the
      // enum itself as the owner. The valueOf(String) of an enum calls it, so it is forbidden, too.
      boolean isOwn = descriptor.equals("(Ljava/lang/String;)L" + owner + ";");
      boolean isEnums = descriptor.equals(ENUM_VALUE_OF) || isOwn && !JDK_VALUE_OF.contains(owner);
      if (called.equals("valueOf") && isEnums && !isValueOf) {
        type.add("java/lang/Enum.valueOf", method);
      }
    }
  }
}
