// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RefusedSource.at;
import static dev.boardwright.processor.testing.TestCompiler.compile;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RecordingProcessor;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for records that cannot be packed: their messages and places. */
@Tag("compilers")
class CodecDiagnosticsTest {
  private static final String PACKABLE =
      "the supported types are int, long, short, byte, boolean, enums, and the squares generated"
          + " for a board";

  /** {@return a record with one component on each line, starting on line 6} */
  private static RefusedSource move(List<String> components, RefusedSource.Expected... expected) {
    String source =
        """
        package game;
        import dev.boardwright.packed.*;
        import org.jspecify.annotations.Nullable;
        @BitPacked
        record Move(
            %s) {
          enum None {}
          enum Two { A, B }
          private enum Hidden { A, B }
        }
        """
            .formatted(String.join(",\n    ", components));
    return RefusedSource.refused("game.Move", source, expected);
  }

  static Stream<RefusedSource> cases() {
    List<RefusedSource> cases = new ArrayList<>();
    cases.add(
        move(
            List.of("int pick", "@Range(max = 100) int to", "long depth", "byte b", "short s"),
            at(
                6,
                "[MissingRange] Move.pick needs @Range(min = …, max = …), which determines its"
                    + " number of bits"),
            at(
                8,
                "[MissingRange] Move.depth needs @Range(min = …, max = …), which determines its"
                    + " number of bits")));
    cases.add(
        move(
            List.of("@Range(min = 5, max = 3) int pick", "@Range(max = -1) long to"),
            at(
                6,
                "[RangeEmpty] Move.pick: min 5 is greater than max 3; did you mean min = 3, max ="
                    + " 5?"),
            at(7, "[RangeEmpty] Move.to: min 0 is greater than max -1")));
    cases.add(
        move(
            List.of(
                "@Range(max = 128) byte a",
                "@Range(min = -32769, max = 0) short b",
                "@Range(max = 1L << 31) int c",
                "@Range(min = -128, max = 127) byte d"),
            at(
                6,
                "[RangeBeyondType] Move.a: max 128 is outside the range of its type, -128 to 127"),
            at(
                7,
                "[RangeBeyondType] Move.b: min -32769 is outside the range of its type, -32768 to"
                    + " 32767"),
            at(
                8,
                "[RangeBeyondType] Move.c: max 2147483648 is outside the range of its type,"
                    + " -2147483648 to 2147483647")));
    cases.add(
        move(
            List.of(
                "@Range(max = 1, label = \"%s\") byte a".formatted("x".repeat(255)),
                "@Range(max = 1, label = \"%s\") byte b".formatted("x".repeat(256))),
            at(7, "[LabelTooLong] Move.b: the label must have at most 255 characters, got 256")));
    cases.add(
        move(
            List.of("@Range(max = 1) boolean a", "@Range(max = 1) Two b"),
            at(
                6,
                "[RangeOfNoNumber] Move.a is not a number: its type already determines its values"),
            at(
                7,
                "[RangeOfNoNumber] Move.b is not a number: its type already determines its"
                    + " values")));
    cases.add(
        move(
            List.of("@Nullable Two a", "@Nullable boolean b", "@Nullable @Range(max = 1) int c"),
            at(
                7,
                "[NullablePrimitive] Move.b is a primitive: only enums and squares may be"
                    + " nullable"),
            at(
                8,
                "[NullablePrimitive] Move.c is a primitive: only enums and squares may be"
                    + " nullable")));
    cases.add(
        move(
            List.of(
                "String a",
                "Integer b",
                "char c",
                "int[] d",
                "java.util.List<Two> e",
                "dev.boardwright.cell.Square f",
                "@Nullable String g",
                "double h"),
            at(
                6,
                "[UnsupportedType] Move.a has the unsupported type java.lang.String: " + PACKABLE),
            at(
                7,
                "[UnsupportedType] Move.b has the unsupported type java.lang.Integer: "
                    + PACKABLE
                    + "; did you mean int?"),
            at(8, "[UnsupportedType] Move.c has the unsupported type char: " + PACKABLE),
            at(9, "[UnsupportedType] Move.d has the unsupported type int[]: " + PACKABLE),
            at(10, "[UnsupportedType] Move.e has the unsupported type java.util.List: " + PACKABLE),
            at(
                11,
                "[UnsupportedType] Move.f has the unsupported type dev.boardwright.cell.Square: a"
                    + " Square may belong to any board; use a generated type such as ChessSquare"),
            at(
                12,
                "[UnsupportedType] Move.g has the unsupported type java.lang.String: " + PACKABLE),
            at(13, "[UnsupportedType] Move.h has the unsupported type double: " + PACKABLE)));
    cases.add(
        move(
            List.of("None a", "@Nullable None b"),
            at(6, "[EmptyEnum] Move.a: the enum game.Move.None has no constants"),
            at(7, "[EmptyEnum] Move.b: the enum game.Move.None has no constants")));
    cases.add(
        move(
            List.of("Hidden a"),
            at(6, "[HiddenType] Move.a: the codec cannot access the type Hidden: it is private")));
    cases.add(
        move(
            List.of(
                "@Range(max = (1L << 40) - 1) long from",
                "Two kind",
                "@Range(min = 1, max = 1L << 40) long to",
                "boolean last"),
            at(
                8,
                "[TooManyBits] Move: format exceeds 64 bits (got 82: from 40, kind 1, to 40, last"
                    + " 1)")));
    String[] reserved = {"encode", "isValid", "pack", "unpack", "FORMAT", "Objects", "java"};
    cases.add(
        move(
            Stream.of(reserved).map(name -> "boolean " + name).toList(),
            IntStream.range(0, reserved.length)
                .mapToObj(
                    i ->
                        at(
                            6 + i,
                            "[ComponentName] a component of Move cannot be named "
                                + reserved[i]
                                + ": its codec uses that name"))
                .toArray(RefusedSource.Expected[]::new)));
    cases.add(typesHiddenByConstants());
    cases.add(tooManyFields());
    cases.add(records());
    return cases.stream();
  }

  private static RefusedSource typesHiddenByConstants() {
    String source =
        """
        package game;
        import dev.boardwright.packed.*;
        @BitPacked record Move(
            FORMAT a,
            HEX_DIGITS b,
            boolean MoveCodec) {}
        enum FORMAT { A }
        enum HEX_DIGITS { A }
        """;
    String hidden = ": the codec has a constant with that name";
    return RefusedSource.refused(
        "game.Move",
        source,
        at(4, "[HiddenType] Move.a: the codec cannot access the type FORMAT" + hidden),
        at(5, "[HiddenType] Move.b: the codec cannot access the type HEX_DIGITS" + hidden),
        at(
            6,
            "[ComponentName] a component of Move cannot be named MoveCodec: its codec uses that"
                + " name"));
  }

  /** {@return a record with too many components, which take no bits, so that 64 bits suffice} */
  private static RefusedSource tooManyFields() {
    String components =
        IntStream.range(0, 256)
            .mapToObj(i -> "@Range(min = 1, max = 1) byte c" + i)
            .collect(Collectors.joining(", "));
    String source =
        """
        package game;
        import dev.boardwright.packed.*;
        @BitPacked record Move(%s) {}
        """
            .formatted(components);
    return RefusedSource.refused(
        "game.Move", source, at(3, "[TooManyBits] Move: format exceeds 255 fields (got 256)"));
  }

  private static RefusedSource records() {
    String source =
        """
        package game;
        import dev.boardwright.packed.*;
        class Moves {
          @BitPacked record Empty() {}
          @BitPacked record Generic<T>(boolean a) {}
          @BitPacked static class NoRecord {}
          @BitPacked enum NoRecordEither { A }
          @BitPacked private record Secret(boolean a) {}
          private interface Around { @BitPacked record Deep(boolean a) {} }
        }
        """;
    String neighbour = " is private, so its codec cannot access it";
    return RefusedSource.refused(
        "game.Moves",
        source,
        at(4, "[EmptyRecord] Empty cannot be packed: it has no components"),
        at(5, "[GenericRecord] Generic cannot be packed: it has type parameters"),
        at(6, "[NotARecord] NoRecord cannot be packed: it is not a record"),
        at(7, "[NotARecord] NoRecordEither cannot be packed: it is not a record"),
        at(8, "[PrivateType] Secret cannot be packed: it" + neighbour),
        at(9, "[PrivateType] Deep cannot be packed: Around around it" + neighbour));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidRecords(RefusedSource refused) {
    refused.check();
  }

  @Test
  void rejectsProtectedTypeOfAnotherPackage() {
    JavaFileObject file =
        source(
            "game.Move",
            """
            package game;
            class Moves extends other.Base {
              @dev.boardwright.packed.BitPacked
              record Move(
                  Kind kind) {}
            }
            """);
    Compilation compilation =
        compile(
            file,
            source(
                "other.Base", "package other; public class Base { protected enum Kind { A, B } }"));
    assertThat(compilation).hadErrorCount(1);
    TestCompiler.assertError(
        compilation,
        "[HiddenType] Move.kind: the codec cannot access the type Kind: it is not public, in"
            + " another package",
        file,
        5);
  }

  @Test
  void rejectsTypeAccessibleOnlyThroughSubclass() {
    Compilation compilation =
        compile(
            source("other.Base", "package other; class Base { public enum Kind { A, B } }"),
            source("other.Pub", "package other; public class Pub extends Base {}"),
            source(
                "game.Move",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Move(other.Pub.Kind kind) {}
                """));
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation)
        .hadErrorContaining(
            "[HiddenType] Move.kind: the codec cannot access the type Kind: Base around it is not"
                + " public, in another package");
  }

  /**
   * Since Java 25, a source file may declare methods outside a class. Other files cannot name the
   * types in such a file.
   */
  @Test
  // The Eclipse compiler allows other files to name the types in such a file.
  @DisabledIf(TestCompiler.ECLIPSE)
  void rejectsRecordInImplicitClass() {
    assumeTrue(Runtime.version().feature() >= 25, "the language of Java 25");
    Compilation compilation =
        TestCompiler.lenient(new BoardwrightProcessor())
            .compile(
                source(
                    "Main",
                    """
                    @dev.boardwright.packed.BitPacked record Move(boolean a) {}
                    void main() {}
                    """));
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation)
        .hadErrorContaining(
            "[PrivateType] Move cannot be packed: the class around it is not declared, so the codec"
                + " cannot name it");
  }

  @Test
  void reportsRangeOfAnotherLibrary() {
    JavaFileObject file =
        source(
            "game.Move",
            """
            package game;
            @interface Range { int min(); int max(); }
            @dev.boardwright.packed.BitPacked record Move(@Range(min = 0, max = 6) int pick) {}
            """);
    Compilation compilation = compile(file);
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation)
        .hadErrorContaining(
            "[MissingRange] Move.pick needs @Range(min = …, max = …), which determines its number"
                + " of bits; it has game.Range instead of dev.boardwright.packed.Range");
  }

  @Test
  void reportsTwoMistakesInOneComponent() {
    Compilation compilation =
        compile(
            source(
                "game.Move",
                """
                package game;
                import dev.boardwright.packed.*;
                @BitPacked record Move(@Range(max = 1) None a,
                    @Range(min = 300, max = 200) byte b) {
                  enum None {}
                }
                """));
    assertThat(compilation).hadErrorCount(3);
    assertThat(compilation).hadErrorContaining("[RangeOfNoNumber] Move.a is not a number");
    assertThat(compilation).hadErrorContaining("[EmptyEnum] Move.a: the enum game.Move.None");
    // Swapping min and max would not give a valid range either, so nothing is suggested.
    assertThat(compilation)
        .hadErrorContaining("[RangeEmpty] Move.b: min 300 is greater than max 200");
    assertTrue(compilation.errors().stream().noneMatch(e -> e.getMessage(null).contains("mean")));
  }

  /** Only squares generated by the processor are sure to have the methods that a codec calls. */
  @Test
  void rejectsHandwrittenSquareClass() {
    String methods =
        "public int index() { return 0; } public String cell() { return \"a\"; }"
            + " public int file() { return 0; } public int rank() { return 0; }"
            + " public int layer() { return 0; } public dev.boardwright.cell.Location location() {"
            + " return null; }";
    Compilation compilation =
        compile(
            source(
                "game.Own",
                """
                package game;
                class Own implements dev.boardwright.cell.Square {
                  public static final int COUNT = 9; %s
                }
                """
                    .formatted(methods)),
            source(
                "game.Kind",
                """
                package game;
                enum Kind implements dev.boardwright.cell.Square {
                  A, B, C; public static final int COUNT = 9; %s
                }
                """
                    .formatted(methods)),
            source(
                "game.Move",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Move(
                    Own own,
                    Kind kind) {}
                """));
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation).hadErrorContaining("[UnsupportedType] Move.own has");
  }

  @Test
  void rejectsTwoCodecsWithSameName() {
    JavaFileObject file =
        source(
            "game.A_B",
            """
            package game;
            @dev.boardwright.packed.BitPacked record A_B(boolean x) {}
            class A {
              @dev.boardwright.packed.BitPacked record B(boolean x) {}
            }
            """);
    Compilation compilation = compile(file);
    String message =
        "[NameClash] the types generated for %s and %s would have the same names: game.A_BCodec";
    assertThat(compilation).hadErrorCount(2);
    TestCompiler.assertError(compilation, message.formatted("game.A_B", "game.A.B"), file, 2);
    TestCompiler.assertError(compilation, message.formatted("game.A.B", "game.A_B"), file, 4);
  }

  @Test
  void rejectsCodecWhoseNameIsTaken() {
    Compilation compilation =
        compile(
            source(
                "game.Move",
                """
                package game;
                @dev.boardwright.packed.BitPacked record Move(boolean x) {}
                class MoveCodec {}
                """));
    assertThat(compilation).hadErrorCount(1);
    assertThat(compilation)
        .hadErrorContaining("[NameTaken] the type MoveCodec cannot be generated: ");
  }

  /** The compiler reports these mistakes, and the processor adds no error. */
  @Test
  void leavesCompilerErrorsToCompiler() {
    for (String components :
        List.of(
            "Missing a",
            "@Range int a",
            "@Range(max = \"1\") int a",
            "@Range(max = Missing.ONE) int a",
            "@Range(max = 1, label = 7) int a",
            "java.util.Lost<String> a",
            "boolean a, boolean a")) {
      Compilation compilation =
          compile(
              source(
                  "game.Move",
                  """
                  package game;
                  import dev.boardwright.packed.*;
                  @BitPacked record Move(%s) {}
                  """
                      .formatted(components)));
      assertThat(compilation).failed();
      assertTrue(
          compilation.errors().stream().noneMatch(e -> e.getMessage(Locale.ROOT).startsWith("[")),
          () -> components + ": " + compilation.errors());
    }
  }

  @Test
  void reportsKnownProblemsDespiteUnknownType() {
    JavaFileObject file =
        source(
            "game.Move",
            """
            package game;
            @dev.boardwright.packed.BitPacked record Move(
                Missing a,
                int b) {}
            """);
    Compilation compilation = compile(file);
    TestCompiler.assertError(compilation, "[MissingRange] Move.b needs", file, 4);
    TestCompiler.assertError(compilation, TestCompiler.NOT_FOUND, file, 3);
    assertEquals(
        1,
        compilation.errors().stream()
            .filter(e -> e.getMessage(Locale.ROOT).startsWith("["))
            .count());
  }

  @Test
  void invalidRecordDoesNotStopOthers() {
    RecordingProcessor processor = new RecordingProcessor();
    Compilation compilation =
        TestCompiler.lenient(processor)
            .compile(
                source(
                    "game.Games",
                    """
                    package game;
                    import dev.boardwright.*; import dev.boardwright.packed.*;
                    class Games {
                      @BitPacked record Bad(int a) {}
                      @BitPacked record Good(boolean a) {}
                      @Board(shape = 8, styles = {"A", "a"}) interface Line {}
                      @Board(shape = {}, styles = {"A", "a"}) interface Nothing {}
                    }
                    """));
    assertThat(compilation).hadErrorCount(2);
    assertEquals(
        List.of(
            "game.Games_LineSquare from [game.Games.Line]",
            "game.Games_LineCells from [game.Games.Line]",
            "game.Games_LineSquareSet from [game.Games.Line]",
            "game.Games_LineGeometry from [game.Games.Line]",
            "game.Games_LinePosition from [game.Games.Line]",
            "game.Games_GoodCodec from [game.Games.Good]"),
        processor.origins());
  }
}
