// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board, and what is generated of its geometry, compiled and loaded. */
public final class GeometryDrivers {
  private GeometryDrivers() {}

  /**
   * The driver of a board.
   *
   * @param pieces the declared pieces, or null for any text
   */
  public static GeometryDriver of(Shape shape, SquareOrder order, List<String> pieces) {
    String sizes = Arrays.stream(shape.toArray()).mapToObj(Integer::toString).collect(commas());
    Compilation compilation =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                @dev.boardwright.Board(shape = {%s}, styles = {"T", "t"},
                %s
                    order = dev.boardwright.SquareOrder.%s)
                public interface Tested {}
                """
                    .formatted(
                        sizes,
                        pieces == null
                            ? ""
                            : "pieces = {"
                                + pieces.stream().map(piece -> '"' + piece + '"').collect(commas())
                                + "},",
                        order)),
            TestCompiler.source("game.Driver", driver(shape, pieces != null)));
    assertThat(compilation).succeededWithoutWarnings();
    try {
      Class<?> driver = TestCompiler.load(compilation).loadClass("game.Driver");
      return (GeometryDriver) driver.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static java.util.stream.Collector<CharSequence, ?, String> commas() {
    return Collectors.joining(", ");
  }

  private static String driver(Shape shape, boolean hasPieces) {
    int words = (shape.squareCount() + 63) / 64;
    String arguments =
        shape.squareCount() > 512
            ? "words"
            : IntStream.range(0, words).mapToObj(word -> "words[" + word + "]").collect(commas());
    String steps =
        List.of("files", "files, ranks", "files, ranks, layers").get(shape.dimensions() - 1);
    String source = template().replace("@STEPS@", steps).replace("@WORDS@", arguments);
    source = shape.dimensions() > 1 ? source : without(source, "RANKS");
    source = shape.dimensions() > 2 ? source : without(source, "LAYERS");
    return without(source, hasPieces ? "TEXTS" : "PIECES");
  }

  private static String without(String source, String part) {
    return source.replaceAll("(?s)// " + part + "\n.*?// END", "");
  }

  private static String template() {
    try (InputStream in =
        GeometryDrivers.class.getResourceAsStream("/driver/GeometryDriver.java.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
