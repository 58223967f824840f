// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.codec;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.boardwright.packed.PackedMoves;
import dev.boardwright.packed.PackedReader;
import dev.boardwright.packed.PackedWriter;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.TypeNames;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * A writer of the methods with which a codec converts packed forms to and from text and streams.
 * The methods delegate to the format of the codec.
 */
final class CodecTextWriter {
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);

  private final TypeNames names;
  private final ClassName codecName;
  private final ClassName move;
  private final boolean isLong;
  private final int digits;

  /** The type of the packed form: {@code int} or {@code long}. */
  private final TypeName packed;

  CodecTextWriter(CodecModel codec, TypeNames names) {
    this.names = names;
    codecName = names.generated(CodecModel.SUFFIX);
    move = names.declaration;
    isLong = codec.isLong();
    packed = isLong ? TypeName.LONG : TypeName.INT;
    digits = codec.format().hexDigits();
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(encodeRecord())
        .addMethod(encodePacked())
        .addMethod(decode())
        .addMethod(decodeToPacked())
        .addMethod(packAll())
        .addMethod(unpackAll())
        .addMethod(encodeRecords())
        .addMethod(encodeArray())
        .addMethod(encodeArrayToBytes())
        .addMethod(decodeAll())
        .addMethod(decodeText())
        .addMethod(decodeBytes())
        .addMethod(writer())
        .addMethod(reader())
        .addMethod(writeAll())
        .addMethod(readAll());
  }

  private TypeName array() {
    return ArrayTypeName.of(packed);
  }

  /** {@return the end of the names of methods that return the packed form} */
  private String suffix() {
    return isLong ? "Long" : "Int";
  }

  private static TypeName of(Class<?> type, TypeName parameter) {
    return ParameterizedTypeName.get(ClassName.get(type), parameter);
  }

  private static MethodSpec.Builder addRefusal(MethodSpec.Builder method, String reason) {
    return method.addJavadoc("@throws $T if $L\n", IllegalArgumentException.class, reason);
  }

  private MethodSpec encodeRecord() {
    return addRefusal(
            MethodSpecs.publicStatic("encode")
                .addJavadoc("Encodes a record as text.\n\n@param move the record\n")
                .addJavadoc("@return $L hexadecimal digits, in upper case\n", digits),
            "a value is out of range")
        .returns(TypeNames.STRING)
        .addParameter(move, "move")
        .addStatement("return encode(pack(move))")
        .build();
  }

  private MethodSpec encodePacked() {
    return addRefusal(
            MethodSpecs.publicStatic("encode")
                .addJavadoc("Encodes a packed form as text.\n\n@param packed the packed form\n")
                .addJavadoc("@return $L hexadecimal digits, in upper case\n", digits),
            "the packed form is invalid")
        .returns(TypeNames.STRING)
        .addParameter(packed, "packed")
        .addStatement("return FORMAT.encode(packed)")
        .build();
  }

  // public static ShogiMove decode(@Nullable CharSequence hex) {
  //   return unpack(decodeToInt(hex));
  // }
  private MethodSpec decode() {
    return addRefusal(
            MethodSpecs.publicStatic("decode")
                .addJavadoc("Decodes a record.\n\n")
                .addJavadoc("@param hex $L hexadecimal digits, in either case\n", digits)
                .addJavadoc("@return the record\n"),
            "{@code hex} is null or malformed, or is not the text of a\n    record")
        .returns(move)
        .addParameter(names.nullableParameter(ClassName.get(CharSequence.class), "hex"))
        .addStatement("return unpack(decodeTo$L(hex))", suffix())
        .build();
  }

  // public static int decodeToInt(@Nullable CharSequence hex) {
  //   return (int) FORMAT.decode(hex);
  // }
  private MethodSpec decodeToPacked() {
    return addRefusal(
            MethodSpecs.publicStatic("decodeTo" + suffix())
                .addJavadoc("Decodes a packed form.\n\n")
                .addJavadoc("@param hex $L hexadecimal digits, in either case\n", digits)
                .addJavadoc("@return the packed form\n"),
            "{@code hex} is null or malformed, or is not the text of a\n    valid packed form")
        .returns(packed)
        .addParameter(names.nullableParameter(ClassName.get(CharSequence.class), "hex"))
        .addStatement(isLong ? "return FORMAT.decode(hex)" : "return (int) FORMAT.decode(hex)")
        .build();
  }

  // public static int[] packAll(Collection<ShogiMove> moves) {
  //   return PackedMoves.packAll(moves, ShogiMoveCodec::pack);
  // }
  private MethodSpec packAll() {
    return addRefusal(
            MethodSpecs.publicStatic("packAll")
                .addJavadoc("Packs records.\n\n@param moves the records\n")
                .addJavadoc("@return a new array of their packed forms\n"),
            "a record is invalid; the message starts with \"move\"\n"
                + "    and the index of the record")
        .returns(array())
        .addParameter(of(Collection.class, move), "moves")
        .addStatement(
            "return $T.packAll$L(moves, $T::pack)",
            PackedMoves.class,
            isLong ? "ToLongs" : "",
            codecName)
        .build();
  }

  private MethodSpec unpackAll() {
    return addRefusal(
            MethodSpecs.publicStatic("unpackAll")
                .addJavadoc("Unpacks records.\n\n@param packed the packed forms\n")
                .addJavadoc("@return a new, unmodifiable list of the records\n"),
            "a packed form is invalid; the message starts with\n    \"move\" and its index")
        .returns(of(List.class, move))
        .addParameter(array(), "packed")
        .addStatement("return $T.unpackAll(packed, $T::unpack)", PackedMoves.class, codecName)
        .build();
  }

  private MethodSpec encodeRecords() {
    return addRefusal(
            MethodSpecs.publicStatic("encodeAll")
                .addJavadoc("Encodes records as text.\n\n@param moves the records\n")
                .addJavadoc("@return the digits of all records, without separators\n"),
            "a record is invalid; the message starts with \"move\"\n"
                + "    and the index of the record")
        .returns(TypeNames.STRING)
        .addParameter(of(Collection.class, move), "moves")
        .addStatement("return encodeAll(packAll(moves))")
        .build();
  }

  private MethodSpec encodeArray() {
    return addRefusal(
            MethodSpecs.publicStatic("encodeAll")
                .addJavadoc("Encodes packed forms as text.\n\n@param packed the packed forms\n")
                .addJavadoc("@return the digits of all packed forms, without separators\n"),
            "a packed form is invalid; the message starts with\n    \"move\" and its index")
        .returns(TypeNames.STRING)
        .addParameter(array(), "packed")
        .addStatement("return FORMAT.encodeAll(packed)")
        .build();
  }

  private MethodSpec encodeArrayToBytes() {
    return addRefusal(
            MethodSpecs.publicStatic("encodeAllToBytes")
                .addJavadoc("Encodes packed forms as ASCII.\n\n@param packed the packed forms\n")
                .addJavadoc("@return the digits of all packed forms, without separators\n"),
            "a packed form is invalid; the message starts with\n    \"move\" and its index")
        .returns(BYTES)
        .addParameter(array(), "packed")
        .addStatement("return FORMAT.encodeAllToBytes(packed)")
        .build();
  }

  private MethodSpec.Builder decoding(String name, String what, String hex) {
    return addRefusal(
        MethodSpecs.publicStatic(name)
            .addJavadoc("Decodes $L.\n\n@param hex $L\n", what, hex)
            .addJavadoc(
                "@return a new$L\n",
                what.equals("records")
                    ? ", unmodifiable list of the records"
                    : " array of the packed forms"),
        "the length is not divisible by "
            + digits
            + ", or if a record is\n"
            + "    invalid, in which case the message starts with \"move\" and the index of"
            + " the record");
  }

  private MethodSpec decodeAll() {
    return decoding(
            "decodeAll",
            "records",
            "the digits, in either case and without separators; null is invalid")
        .returns(of(List.class, move))
        .addParameter(names.nullableParameter(ClassName.get(CharSequence.class), "hex"))
        .addStatement("return unpackAll(decodeAllTo$Ls(hex))", suffix())
        .build();
  }

  // public static int[] decodeAllToInts(@Nullable CharSequence hex) {
  //   return FORMAT.decodeAllToInts(hex);
  // }
  private MethodSpec decodeText() {
    return decoding(
            "decodeAllTo" + suffix() + "s",
            "packed forms",
            "the digits, in either case and without separators; null is invalid")
        .returns(array())
        .addParameter(names.nullableParameter(ClassName.get(CharSequence.class), "hex"))
        .addStatement("return FORMAT.decodeAllTo$Ls(hex)", suffix())
        .build();
  }

  // public static int[] decodeAllToInts(byte[] hex) {
  //   return FORMAT.decodeAllToInts(hex);
  // }
  private MethodSpec decodeBytes() {
    return decoding(
            "decodeAllTo" + suffix() + "s",
            "packed forms",
            "the digits in ASCII, in either case and without separators")
        .returns(array())
        .addParameter(BYTES, "hex")
        .addStatement("return FORMAT.decodeAllTo$Ls(hex)", suffix())
        .build();
  }

  private static MethodSpec writer() {
    return MethodSpecs.publicStatic("writer")
        .addJavadoc("Creates a writer of a dense stream of any number of packed forms.\n\n")
        .addJavadoc("@param out the underlying stream\n@return the writer\n")
        .returns(PackedWriter.class)
        .addParameter(OutputStream.class, "out")
        .addStatement("return FORMAT.writer(out)")
        .build();
  }

  private static MethodSpec reader() {
    return MethodSpecs.publicStatic("reader")
        .addJavadoc(
            "Creates a reader of a dense stream of packed forms. It reads nothing beyond the end"
                + " mark.\n\n")
        .addJavadoc("@param in the underlying stream, which should be buffered\n")
        .addJavadoc("@return the reader\n")
        .returns(PackedReader.class)
        .addParameter(InputStream.class, "in")
        .addStatement("return FORMAT.reader(in)")
        .build();
  }

  private MethodSpec writeAll() {
    return addRefusal(
            MethodSpecs.publicStatic("writeAll")
                .addJavadoc("Writes records as a dense stream, one at a time.\n\n")
                .addJavadoc("@param out the underlying stream, which is flushed and left open\n")
                .addJavadoc("@param moves the records\n"),
            "a record is invalid; the message starts with \"move\"\n"
                + "    and the index of the record")
        .addJavadoc("@throws $T if {@code out} fails\n", IOException.class)
        .addException(IOException.class)
        .addParameter(OutputStream.class, "out")
        .addParameter(of(Iterable.class, move), "moves")
        .addStatement("$T.writeAll(FORMAT, out, moves, $T::pack)", PackedMoves.class, codecName)
        .build();
  }

  // public static long readAll(InputStream in, Consumer<? super ShogiMove> action)
  //     throws IOException {
  //   return PackedMoves.readAll(FORMAT, in, packed -> unpack((int) packed), action);
  // }
  private MethodSpec readAll() {
    CodeBlock unpack =
        isLong
            ? CodeBlock.of("$T::unpack", codecName)
            : CodeBlock.of("packed -> unpack((int) packed)");
    return addRefusal(
            MethodSpecs.publicStatic("readAll")
                .addJavadoc("Reads records from a dense stream, one at a time.\n\n")
                .addJavadoc("@param in the underlying stream, which is left open\n")
                .addJavadoc("@param action the action to perform on each record\n")
                .addJavadoc("@return the number of records\n"),
            "the stream is malformed or a record is invalid; the message\n"
                + "    starts with \"move\" and the index of the record, and {@code action} has"
                + " received all\n    records before it")
        .addJavadoc("@throws $T if {@code in} fails\n", IOException.class)
        .addException(IOException.class)
        .returns(long.class)
        .addParameter(InputStream.class, "in")
        .addParameter(of(Consumer.class, WildcardTypeName.supertypeOf(move)), "action")
        .addStatement("return $T.readAll(FORMAT, in, $L, action)", PackedMoves.class, unpack)
        .build();
  }
}
