// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.codec;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.boardwright.packed.PackedMoves;
import dev.boardwright.packed.PackedReader;
import dev.boardwright.packed.PackedWriter;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
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
  private static final TypeName IN = ClassName.get(InputStream.class);
  private static final TypeName OUT = ClassName.get(OutputStream.class);

  private static final String BAD_RECORD =
      """
      @throws $refusal:T if a record is invalid; the message starts with "move"
          and the index of the record
      """;
  private static final String BAD_PACKED_FORM =
      """
      @throws $refusal:T if a packed form is invalid; the message starts with
          "move" and its index
      """;
  private static final String BAD_DIGITS =
      """
      @throws $refusal:T if the length is not divisible by $digits:L, or if a record is
          invalid, in which case the message starts with "move" and the index of the record
      """;

  private final ClassName move;
  private final boolean isLong;

  /** The type of the packed form: {@code int} or {@code long}. */
  private final TypeName packed;

  /** The type of a text that may be null. */
  private final TypeName text;

  private final Template template;

  CodecTextWriter(CodecModel codec, TypeNames names) {
    move = names.declaration;
    isLong = codec.isLong();
    packed = isLong ? TypeName.LONG : TypeName.INT;
    text = names.nullable(ClassName.get(CharSequence.class));
    template =
        new Template()
            .with("codec", names.generated(CodecModel.SUFFIX))
            .with("moves", PackedMoves.class)
            .with("ioException", IOException.class)
            .with("digits", codec.format().hexDigits())
            .with("packed", isLong ? "Long" : "Int");
  }

  void addTo(TypeSpec.Builder type) {
    addTexts(type);
    addArrays(type);
    addTextsOfMany(type);
    addStreams(type);
  }

  private MethodSpec.Builder method(String name, TypeName result, TypeName type, String parameter) {
    return MethodSpecs.publicStatic(name).returns(result).addParameter(type, parameter);
  }

  private String toPacked(String name) {
    return name + (isLong ? "Long" : "Int");
  }

  private void addTexts(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                method("encode", TypeNames.STRING, move, "move"),
                """
                Encodes a record as text.

                @param move the record
                @return $digits:L hexadecimal digits, in upper case
                @throws $refusal:T if a value is out of range
                """,
                "return encode(pack(move));\n"))
        .addMethod(
            template.method(
                method("encode", TypeNames.STRING, packed, "packed"),
                """
                Encodes a packed form as text.

                @param packed the packed form
                @return $digits:L hexadecimal digits, in upper case
                @throws $refusal:T if the packed form is invalid
                """,
                "return FORMAT.encode(packed);\n"))
        .addMethod(
            template.method(
                method("decode", move, text, "hex"),
                """
                Decodes a record.

                @param hex $digits:L hexadecimal digits, in either case
                @return the record
                @throws $refusal:T if {@code hex} is null or malformed, or is not the text of a
                    record
                """,
                "return unpack(decodeTo$packed:L(hex));\n"))
        .addMethod(
            template.method(
                method(toPacked("decodeTo"), packed, text, "hex"),
                """
                Decodes a packed form.

                @param hex $digits:L hexadecimal digits, in either case
                @return the packed form
                @throws $refusal:T if {@code hex} is null or malformed, or is not the text of a
                    valid packed form
                """,
                isLong ? "return FORMAT.decode(hex);\n" : "return (int) FORMAT.decode(hex);\n"));
  }

  private void addArrays(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                method(
                    "packAll",
                    ArrayTypeName.of(packed),
                    TypeNames.generic(Collection.class, move),
                    "moves"),
                """
                Packs records.

                @param moves the records
                @return a new array of their packed forms
                """
                    + BAD_RECORD,
                "return $moves:T.packAll"
                    + (isLong ? "ToLongs" : "")
                    + "(moves, $codec:T::pack);\n"))
        .addMethod(
            template.method(
                method(
                    "unpackAll",
                    TypeNames.generic(List.class, move),
                    ArrayTypeName.of(packed),
                    "packed"),
                """
                Unpacks records.

                @param packed the packed forms
                @return a new, unmodifiable list of the records
                """
                    + BAD_PACKED_FORM,
                "return $moves:T.unpackAll(packed, $codec:T::unpack);\n"));
  }

  private void addTextsOfMany(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                method(
                    "encodeAll",
                    TypeNames.STRING,
                    TypeNames.generic(Collection.class, move),
                    "moves"),
                """
                Encodes records as text.

                @param moves the records
                @return the digits of all records, without separators
                """
                    + BAD_RECORD,
                "return encodeAll(packAll(moves));\n"))
        .addMethod(encodeArray("encodeAll", TypeNames.STRING, "text"))
        .addMethod(encodeArray("encodeAllToBytes", BYTES, "ASCII"))
        .addMethod(
            template.method(
                method("decodeAll", TypeNames.generic(List.class, move), text, "hex"),
                """
                Decodes records.

                @param hex the digits, in either case and without separators; null is invalid
                @return a new, unmodifiable list of the records
                """
                    + BAD_DIGITS,
                "return unpackAll(decodeAllTo$packed:Ls(hex));\n"))
        .addMethod(
            decodeToArray(
                text, "the digits, in either case and without separators; null is invalid"))
        .addMethod(
            decodeToArray(BYTES, "the digits in ASCII, in either case and without separators"));
  }

  private MethodSpec encodeArray(String name, TypeName result, String form) {
    return template.method(
        method(name, result, ArrayTypeName.of(packed), "packed"),
        """
        Encodes packed forms as %s.

        @param packed the packed forms
        @return the digits of all packed forms, without separators
        """
                .formatted(form)
            + BAD_PACKED_FORM,
        "return FORMAT." + name + "(packed);\n");
  }

  // public static int[] decodeAllToInts(byte[] hex) {
  //   return FORMAT.decodeAllToInts(hex);
  // }
  private MethodSpec decodeToArray(TypeName digits, String hex) {
    String name = toPacked("decodeAllTo") + "s";
    return template.method(
        method(name, ArrayTypeName.of(packed), digits, "hex"),
        """
        Decodes packed forms.

        @param hex %s
        @return a new array of the packed forms
        """
                .formatted(hex)
            + BAD_DIGITS,
        "return FORMAT." + name + "(hex);\n");
  }

  private void addStreams(TypeSpec.Builder type) {
    type.addMethod(
            template.method(
                method("writer", ClassName.get(PackedWriter.class), OUT, "out"),
                """
                Creates a writer of a dense stream of any number of packed forms.

                @param out the underlying stream
                @return the writer
                """,
                "return FORMAT.writer(out);\n"))
        .addMethod(
            template.method(
                method("reader", ClassName.get(PackedReader.class), IN, "in"),
                """
                Creates a reader of a dense stream of packed forms. It reads nothing beyond the end \
                mark.

                @param in the underlying stream, which should be buffered
                @return the reader
                """,
                "return FORMAT.reader(in);\n"))
        .addMethod(
            template.method(
                method("writeAll", TypeName.VOID, OUT, "out")
                    .addParameter(TypeNames.generic(Iterable.class, move), "moves")
                    .addException(IOException.class),
                """
                Writes records as a dense stream, one at a time.

                @param out the underlying stream, which is flushed and left open
                @param moves the records
                """
                    + BAD_RECORD
                    + "@throws $ioException:T if {@code out} fails\n",
                "$moves:T.writeAll(FORMAT, out, moves, $codec:T::pack);\n"))
        .addMethod(
            template.method(
                method("readAll", TypeName.LONG, IN, "in")
                    .addParameter(
                        TypeNames.generic(Consumer.class, WildcardTypeName.supertypeOf(move)),
                        "action")
                    .addException(IOException.class),
                """
                Reads records from a dense stream, one at a time.

                @param in the underlying stream, which is left open
                @param action the action to perform on each record
                @return the number of records
                @throws $refusal:T if the stream is malformed or a record is invalid; the message
                    starts with "move" and the index of the record, and {@code action} has received \
                all
                    records before it
                @throws $ioException:T if {@code in} fails
                """,
                "return $moves:T.readAll(FORMAT, in, "
                    + (isLong ? "$codec:T::unpack" : "packed -> unpack((int) packed)")
                    + ", action);\n"));
  }
}
