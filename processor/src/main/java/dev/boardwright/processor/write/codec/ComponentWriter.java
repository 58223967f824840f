// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.codec;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.processor.model.TypeReference;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.model.codec.PackedComponent;
import dev.boardwright.processor.model.codec.PackedComponent.Kind;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** A writer of the code with which a codec handles one component. */
final class ComponentWriter {
  /** An expression that can be shifted without parentheses: a word or a cast. */
  private static final Pattern SIMPLE = Pattern.compile("(\\(long\\) )?[^ ]+|\\(int\\) .*");

  private final PackedComponent component;
  private final TypeNames names;
  private final int index;

  /** Whether the packed form is a {@code long}. */
  private final boolean isLong;

  private final int bits;
  private final int shift;
  private final int width;

  /** The largest code, as an unsigned number. */
  private final long max;

  /** The name of the array of an enum's constants. */
  private final String values;

  ComponentWriter(CodecModel codec, TypeNames names, int index, String values) {
    PackedFormat format = codec.format();
    component = codec.components().get(index);
    this.names = names;
    this.index = index;
    isLong = codec.isLong();
    bits = format.bits();
    shift = format.shift(index);
    width = component.field().bits();
    max = component.field().maxCode();
    this.values = values;
  }

  String name() {
    return component.name();
  }

  private TypeName plainType() {
    return switch (component.kind()) {
      case BYTE -> TypeName.BYTE;
      case SHORT -> TypeName.SHORT;
      case INT -> TypeName.INT;
      case LONG -> TypeName.LONG;
      case BOOLEAN -> TypeName.BOOLEAN;
      case ENUM, SQUARE -> className();
    };
  }

  private ClassName className() {
    TypeReference type = Objects.requireNonNull(component.type());
    return TypeNames.of(type.packageName(), type.simpleNames());
  }

  private TypeName type() {
    return component.isNullable() ? names.nullable(plainType()) : plainType();
  }

  ParameterSpec parameter() {
    return ParameterSpec.builder(type(), name()).build();
  }

  /** {@return the type and the values of the component, for the Javadoc of the codec} */
  String description() {
    String type =
        component.type() == null
            ? plainType().toString()
            : String.join(".", component.type().simpleNames());
    return component.kind().isNumber()
        ? type + ", " + component.field().min() + " to " + component.field().max()
        : type + (component.isNullable() ? " or null" : "");
  }

  /** {@return the bits of the component, for the Javadoc of the codec, such as {@code 14-8}} */
  String place() {
    return switch (width) {
      case 0 -> "-";
      case 1 -> Integer.toString(shift);
      default -> shift + width - 1 + "-" + shift;
    };
  }

  // private static final SnlMove.Status[] STATUS_VALUES = SnlMove.Status.values();
  @Nullable FieldSpec valuesField() {
    return component.kind() == Kind.ENUM
        ? FieldSpec.builder(
                ArrayTypeName.of(className()),
                values,
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer("$T.values()", className())
            .build()
        : null;
  }

  // if (pick < 0 || pick > 6) {
  //   throw FORMAT.outOfRange(0);
  // }
  //
  // // The type may have gained values since this class was generated.
  // if (Objects.requireNonNull(status, "status").ordinal() > 3) {
  void addCheck(MethodSpec.Builder pack) {
    Kind kind = component.kind();
    if (kind == Kind.BOOLEAN) {
      return;
    }
    CodeBlock condition;
    if (kind.isNumber()) {
      CodeBlock tooSmall =
          CodeBlock.of("$L < $L", name(), Literals.decimal(component.field().min()));
      CodeBlock tooLarge =
          CodeBlock.of("$L > $L", name(), Literals.decimal(component.field().max()));
      boolean hasMin = component.field().min() > kind.min();
      boolean hasMax = component.field().max() < kind.max();
      if (!hasMin && !hasMax) {
        return;
      }
      condition =
          !hasMax ? tooSmall : !hasMin ? tooLarge : CodeBlock.of("$L || $L", tooSmall, tooLarge);
    } else {
      pack.addComment("The type may have gained values since this class was generated.");
      // If the component is nullable, the last code represents null, so no value may have it.
      condition =
          component.isNullable()
              ? CodeBlock.of("$1L != null && $1L.$2L() >= $3L", name(), ordinal(), max)
              : CodeBlock.of(
                  "$T.requireNonNull($L, $L).$L() > $L",
                  Objects.class,
                  name(),
                  Literals.text(name()),
                  ordinal(),
                  max);
    }
    pack.beginControlFlow("if ($L)", condition);
    addOutOfRange(pack);
    pack.endControlFlow();
  }

  private void addOutOfRange(MethodSpec.Builder method) {
    method.addStatement("throw FORMAT.outOfRange($L)", index);
  }

  private String ordinal() {
    return component.kind() == Kind.SQUARE ? "index" : "ordinal";
  }

  /** {@return whether the component takes any bits} */
  boolean isStored() {
    return width > 0;
  }

  // pick << 9
  //
  // (depth + 5) << 4
  //
  // (promote ? 1 : 0)
  CodeBlock term() {
    CodeBlock code = code();
    boolean isSimple = SIMPLE.matcher(code.toString()).matches();
    CodeBlock operand = isSimple ? code : CodeBlock.of("($L)", code);
    return shift == 0 ? operand : CodeBlock.of("$L << $L", operand, shift);
  }

  /** {@return the code of the component, in the type of the packed form} */
  CodeBlock code() {
    String asLong = isLong ? "(long) " : "";
    String suffix = isLong ? "L" : "";
    return switch (component.kind()) {
      case BOOLEAN -> CodeBlock.of("$1L ? 1$2L : 0$2L", name(), suffix);
      case ENUM, SQUARE ->
          component.isNullable()
              ? CodeBlock.of("$1L == null ? $2L$3L : $1L.$4L()", name(), max, suffix, ordinal())
              : CodeBlock.of("$L$L.$L()", asLong, name(), ordinal());
      case LONG -> {
        String distance = Literals.plus(-component.field().min(), true);
        yield isLong
            ? CodeBlock.of("$L$L", name(), distance)
            : CodeBlock.of(distance.isEmpty() ? "(int) $L$L" : "(int) ($L$L)", name(), distance);
      }
      default ->
          CodeBlock.of("$L$L$L", asLong, name(), Literals.plus(-component.field().min(), isLong));
    };
  }

  /** {@return the code extracted from the packed form, or null if there are no bits to extract} */
  private @Nullable CodeBlock extracted() {
    // Bits above the first component count as part of it, so that they make it out of range.
    boolean isOpen = index == 0 && shift < Long.SIZE;
    if (width == 0 && !isOpen) {
      return null;
    }
    CodeBlock shifted = shift == 0 ? CodeBlock.of("packed") : CodeBlock.of("packed >>> $L", shift);
    return isOpen
        ? shifted
        : CodeBlock.of("$L & $L", shifted, Literals.hex(-1L >>> Long.SIZE - width, isLong));
  }

  /** {@return whether every code that can be extracted is in range} */
  private boolean isFull() {
    boolean fillsWidth = width > 0 && max == -1L >>> Long.SIZE - width;
    return fillsWidth && (index > 0 || bits == Long.SIZE);
  }

  // packed >>> 9 <= 6
  //
  // (packed >>> 2 & 0x7F) <= 100
  @Nullable CodeBlock inRange() {
    CodeBlock code = extracted();
    if (code == null || isFull()) {
      return null;
    }
    if (width == Long.SIZE) {
      return CodeBlock.of("$T.compareUnsigned($L, $L) <= 0", Long.class, code, decimalMax());
    }
    CodeBlock operand = index == 0 ? code : CodeBlock.of("($L)", code);
    // Without a shift, the code of a negative number is negative.
    return index == 0 && shift == 0
        ? CodeBlock.of("$1L >= 0 && $1L <= $2L", operand, decimalMax())
        : CodeBlock.of("$L <= $L", operand, decimalMax());
  }

  private String decimalMax() {
    return Literals.decimal(max);
  }

  // public static SnlMove.Status status(int packed) {
  //   return STATUS_VALUES[packed & 0x3];
  // }
  //
  // public static ShogiSquare from(int packed) {
  //   int code = packed >>> 8;
  //   if (code > 80) {
  //     throw FORMAT.outOfRange(0);
  //   }
  //   return ShogiSquare.of(code);
  // }
  MethodSpec accessor() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic(name())
            .addJavadoc("Unpacks the component {@code $L}.\n\n", name())
            .addJavadoc("@param packed the packed form\n")
            .addJavadoc("@return $L\n", result())
            .returns(type())
            .addParameter(isLong ? TypeName.LONG : TypeName.INT, "packed");
    CodeBlock code = extracted();
    if (code == null) {
      return method
          .addAnnotation(MethodSpecs.UNUSED)
          .addComment("The component has only one value, which takes no bits.")
          .addStatement("return $L", onlyValue())
          .build();
    }
    boolean isChecked = !isFull();
    if (!isChecked && !component.isNullable()) {
      return method.addStatement("return $L", value(code, isLong)).build();
    }
    method.addStatement("$T code = $L", isLong ? TypeName.LONG : TypeName.INT, code);
    if (isChecked) {
      method.addJavadoc(
          "@throws $T if the value in {@code packed} is out of range\n",
          IllegalArgumentException.class);
      method.beginControlFlow("if ($L)", tooLarge());
      addOutOfRange(method);
      method.endControlFlow();
    }
    return method.addStatement("return $L", value(CodeBlock.of("code"), isLong)).build();
  }

  private CodeBlock onlyValue() {
    return component.kind().isNumber()
        ? CodeBlock.of("$L", Literals.decimal(component.field().min()))
        : value(CodeBlock.of("0"), false);
  }

  private CodeBlock tooLarge() {
    if (width == Long.SIZE) {
      return CodeBlock.of("$T.compareUnsigned(code, $L) > 0", Long.class, decimalMax());
    }
    return index == 0 && shift == 0
        ? CodeBlock.of("code < 0 || code > $L", decimalMax())
        : CodeBlock.of("code > $L", decimalMax());
  }

  private String result() {
    return switch (component.kind()) {
      case BOOLEAN -> "the value";
      case ENUM, SQUARE -> component.isNullable() ? "the value, or null" : "the value";
      default -> "the value, " + component.field().min() + " to " + component.field().max();
    };
  }

  /**
   * {@return the value for a code}
   *
   * @param code the code
   * @param isLongCode whether the code is a {@code long}, rather than an {@code int}
   */
  private CodeBlock value(CodeBlock code, boolean isLongCode) {
    CodeBlock operand =
        code.toString().contains(" ") ? CodeBlock.of("($L)", code) : CodeBlock.of("$L", code);
    CodeBlock asInt = isLongCode ? CodeBlock.of("(int) $L", operand) : code;
    long min = component.field().min();
    return switch (component.kind()) {
      case BOOLEAN -> CodeBlock.of("$L != 0", operand);
      case ENUM ->
          component.isNullable()
              ? CodeBlock.of("code == $L ? null : $L[$L]", max, values, asInt)
              : CodeBlock.of("$L[$L]", values, asInt);
      case SQUARE ->
          component.isNullable()
              ? CodeBlock.of("code == $L ? null : $T.of($L)", max, className(), asInt)
              : CodeBlock.of("$T.of($L)", className(), asInt);
      case LONG -> min == 0 ? code : CodeBlock.of("$L$L", operand, Literals.plus(min, true));
      case INT -> {
        if (min == 0) {
          yield asInt;
        }
        CodeBlock sum = CodeBlock.of("$L$L", operand, Literals.plus(min, isLongCode));
        yield isLongCode ? CodeBlock.of("(int) ($L)", sum) : sum;
      }
      default -> {
        CodeBlock sum = CodeBlock.of("$L$L", operand, Literals.plus(min, isLongCode));
        yield CodeBlock.of(
            min == 0 ? "($T) $L" : "($T) ($L)", plainType(), min == 0 ? operand : sum);
      }
    };
  }
}
