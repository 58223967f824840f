// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.codec;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.model.codec.PackedComponent;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.emit.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** A writer of codecs such as {@code ShogiMoveCodec}, which pack and unpack a record. */
public final class CodecWriter {
  private final CodecModel codec;
  private final PackedFormat format;
  private final TypeNames names;
  private final Template template;
  private final TypeName packed;
  private final List<ComponentWriter> components = new ArrayList<>();

  public CodecWriter(CodecModel codec) {
    this.codec = codec;
    format = codec.format();
    names = new TypeNames(codec);
    template =
        new Template()
            .with("codec", names.generated(CodecModel.SUFFIX))
            .with("record", names.declaration);
    packed = codec.isLong() ? TypeName.LONG : TypeName.INT;
    NameAllocator constants = new NameAllocator();
    // A constant would hide a type of the same name.
    constants.newName(codec.declaration().simpleNames().get(0));
    codec.components().stream()
        .map(PackedComponent::type)
        .filter(Objects::nonNull)
        .map(type -> type.simpleNames().get(0))
        .distinct()
        .forEach(constants::newName);
    for (int i = 0; i < codec.components().size(); i++) {
      String name = codec.components().get(i).name();
      components.add(new ComponentWriter(codec, names, i, constants.newName(values(name))));
    }
  }

  /** {@return the constant for the values of a component, such as {@code LAST_STATUS_VALUES}} */
  private static String values(String name) {
    String words = name.replaceAll("(?<=[\\p{Ll}\\d])(?=\\p{Lu})", "_");
    return words.toUpperCase(Locale.ROOT) + "_VALUES";
  }

  public TypeSpec.Builder write() {
    ClassName name = names.generated(CodecModel.SUFFIX);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.FINAL)
            .addJavadoc(javadoc())
            .addField(constant("BITS", "The number of bits in a packed form.", format.bits()))
            .addField(
                constant(
                    "HEX_DIGITS",
                    "The number of hexadecimal digits in the text of a packed form.",
                    format.hexDigits()))
            .addField(formatField());
    if (!codec.suppressed().isEmpty()) {
      AnnotationSpec.Builder annotation = AnnotationSpec.builder(SuppressWarnings.class);
      codec
          .suppressed()
          .forEach(warning -> annotation.addMember("value", "$L", Literals.text(warning)));
      type.addAnnotation(annotation.build());
    }
    components.stream()
        .map(ComponentWriter::valuesField)
        .filter(Objects::nonNull)
        .forEach(type::addField);
    type.addMethod(MethodSpecs.privateConstructor().build())
        .addMethod(packComponents())
        .addMethod(packRecord())
        .addMethod(unpack());
    components.forEach(component -> type.addMethod(component.accessor()));
    type.addMethod(isValid());
    new CodecTextWriter(codec, names).addTo(type);
    return type;
  }

  // A codec for {@link ShogiMove}.
  //
  // <p>It packs a record into 15 bits of an int, with the last component in the lowest bits.
  //
  // <pre>
  // from     14-8  ShogiSquare
  // to        7-1  ShogiSquare
  // promote     0  boolean
  // </pre>
  //
  // <p>Packing values and unpacking single components allocates nothing.
  private CodeBlock javadoc() {
    CodeBlock.Builder javadoc =
        CodeBlock.builder()
            .add(
                "A codec for {@link $T}.\n\n<p>It packs a record into $L bits of $L $L, with the"
                    + " last component in the lowest bits.",
                names.declaration,
                format.bits(),
                codec.isLong() ? "a" : "an",
                packed)
            .add("\n\n<pre>\n");
    int nameWidth = width(components.stream().map(ComponentWriter::name));
    int placeWidth = width(components.stream().map(ComponentWriter::place));
    for (ComponentWriter component : components) {
      javadoc.add(
          "$L\n",
          component.name()
              + " "
                  .repeat(
                      nameWidth
                          - component.name().length()
                          + 2
                          + placeWidth
                          - component.place().length())
              + component.place()
              + "  "
              + component.description());
    }
    return javadoc
        .add("</pre>\n\n")
        .add("<p>Packing values and unpacking single components allocates nothing.\n")
        .build();
  }

  private static int width(Stream<String> texts) {
    return texts.mapToInt(String::length).max().orElse(0);
  }

  private FieldSpec constant(String name, String javadoc, int value) {
    return template.publicConstant(TypeName.INT, name, javadoc + "\n", Integer.toString(value));
  }

  // /** The format of the packed form, for code that handles any format. */
  // public static final PackedFormat FORMAT = PackedFormat.of(
  //     PackedFormat.field("pick", 0, 6),
  //     PackedFormat.field("to", 0, 100).withLabel("Destination"),
  //     PackedFormat.field("status", 0, 3));
  private FieldSpec formatField() {
    CodeBlock.Builder fields = CodeBlock.builder();
    for (PackedField field : format.fields()) {
      fields
          .add(fields.isEmpty() ? "" : ",\n")
          .add(
              "$T.field($L, $L, $L)",
              PackedFormat.class,
              Literals.text(field.name()),
              Literals.decimal(field.min()),
              Literals.decimal(field.max()));
      if (!field.equals(PackedFormat.field(field.name(), field.min(), field.max()))) {
        fields.add(".withLabel($L)", Literals.text(field.label()));
      }
    }
    return FieldSpec.builder(
            PackedFormat.class, "FORMAT", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The format of the packed form, for code that handles any format.\n")
        .initializer("$T.of(\n$>$>$L$<$<)", PackedFormat.class, fields.build())
        .build();
  }

  // public static int pack(ShogiSquare from, ShogiSquare to, boolean promote) {
  //   …
  //   return from.index() << 8 | to.index() << 1 | (promote ? 1 : 0);
  // }
  private MethodSpec packComponents() {
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("pack")
            .addJavadoc("Packs the values of a record.\n\n")
            .returns(packed);
    for (ComponentWriter component : components) {
      method
          .addJavadoc("@param $L the value ($L)\n", component.name(), component.description())
          .addParameter(component.parameter());
    }
    method
        .addJavadoc("@return the packed form\n")
        .addJavadoc("@throws $T if a value is out of range\n", IllegalArgumentException.class);
    components.forEach(component -> component.addCheck(method));
    List<ComponentWriter> stored = components.stream().filter(ComponentWriter::isStored).toList();
    CodeBlock sum =
        switch (stored.size()) {
          case 0 -> CodeBlock.of("0");
          case 1 -> stored.get(0).code();
          default -> CodeBlock.join(stored.stream().map(ComponentWriter::term).toList(), "$W| ");
        };
    return method.addStatement("return $L", sum).build();
  }

  // Objects.requireNonNull(move, "move");
  // return pack(move.from(), move.to(), move.promote());
  private MethodSpec packRecord() {
    return template.method(
        MethodSpecs.publicStatic("pack").returns(packed).addParameter(names.declaration, "move"),
        """
        Packs a record.

        @param move the record
        @return the packed form
        @throws $refusal:T if a value is out of range
        """,
        "$objects:T.requireNonNull(move, \"move\");\nreturn pack("
            + each(component -> "move." + component.name().replace("$", "$$") + "()")
            + ");\n");
  }

  private String each(Function<ComponentWriter, String> value) {
    return components.stream().map(value).collect(Collectors.joining(",$W"));
  }

  // return new ShogiMove(from(packed), to(packed), promote(packed));
  private MethodSpec unpack() {
    return template.method(
        MethodSpecs.publicStatic("unpack")
            .returns(names.declaration)
            .addParameter(packed, "packed"),
        """
        Unpacks a record.

        @param packed the packed form
        @return the record
        @throws $refusal:T if {@code packed} is not the packed form of a record; the
            message names the first component that is out of range
        """,
        "return new $record:T(" + each(component -> unpacked(component.name())) + ");\n");
  }

  /**
   * {@return a call of an accessor} Without a qualifier, a call of {@code yield} would begin a
   * statement.
   */
  private static String unpacked(String name) {
    return (name.equals("yield") ? "$codec:T." : "") + name.replace("$", "$$") + "(packed)";
  }

  // public static boolean isValid(int packed) {
  //   return packed >>> 9 <= 6 && (packed >>> 2 & 0x7F) <= 100;
  // }
  private MethodSpec isValid() {
    List<CodeBlock> conditions =
        components.stream().map(ComponentWriter::inRange).filter(Objects::nonNull).toList();
    MethodSpec.Builder method =
        MethodSpecs.publicStatic("isValid")
            .addJavadoc(
                "{@return whether a number is a valid packed form} It is valid if every component"
                    + " is in\nrange and no higher bit is set.\n\n")
            .addJavadoc("@param packed any number\n")
            .returns(boolean.class)
            .addParameter(packed, "packed");
    if (conditions.isEmpty()) {
      return method
          .addAnnotation(MethodSpecs.UNUSED)
          .addComment("All 64 bits are in use, so every number is valid.")
          .addStatement("return true")
          .build();
    }
    return method.addStatement("return $L", CodeBlock.join(conditions, "$W&& ")).build();
  }
}
