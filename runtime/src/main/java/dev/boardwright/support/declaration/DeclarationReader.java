// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the annotations of a declaration: {@code @Board}, {@code @Rules}, {@code @Draws} and
 * {@code @FenLetters}. Other classes decide which values are valid. The reader turns their
 * exceptions into messages, each on the value that causes it.
 */
public final class DeclarationReader {
  /** Characters that people write between words, but that are not allowed in a style name. */
  private static final Pattern NO_LETTER = Pattern.compile("[ _.-]+");

  private final DeclaredAnnotation board;
  private final @Nullable RulesReader rulesReader;
  private final DeclarationReport report;
  private boolean isResolved;

  /**
   * Creates a reader.
   *
   * @param board the annotation {@code @Board}
   * @param rules the annotation {@code @Rules}, or null if there is none
   * @param draws the annotation {@code @Draws}, or null if there is none
   * @param fen the annotation {@code @FenLetters}, or null if there is none
   * @param report the report to which problems are added
   */
  public DeclarationReader(
      DeclaredAnnotation board,
      @Nullable DeclaredAnnotation rules,
      @Nullable DeclaredAnnotation draws,
      @Nullable DeclaredAnnotation fen,
      DeclarationReport report) {
    this.board = board;
    this.report = report;
    rulesReader = rules == null ? null : new RulesReader(board, rules, draws, fen, report);
  }

  /** {@return whether all values were known} Call {@link #read} first. */
  public boolean isResolved() {
    return isResolved;
  }

  /**
   * Reads the declaration, and reports all of its problems.
   *
   * @param warns whether warnings are wanted, too
   * @return the declaration, or null if there is a mistake in it, or a value that is not known
   */
  public @Nullable ReadDeclaration read(boolean warns) {
    // Each value that is known is checked, even if others are invalid or unknown. The annotation
    // remembers whether all are known.
    board.require("shape", "styles");
    board.numbers("shape");
    board.texts("styles");
    Shape shape = shape(board.elements("shape"));
    List<Style> styles = styles(board.elements("styles"));
    SquareOrder order = board.constant("order", SquareOrder.values());
    AlphabetReader alphabets = new AlphabetReader(board, report);
    PieceAlphabet alphabet = alphabets.read(rulesReader != null);
    TextsReader textsReader = new TextsReader(board, report);
    isResolved = board.areKnown() && (rulesReader == null || rulesReader.isResolved());
    boolean isGood = isResolved && report.isClean();
    textsReader.check();
    // The start is compared with the board only if the board itself is valid. Otherwise a single
    // mistake would be reported twice.
    BoardTexts texts = isGood && shape != null ? textsReader.read(shape, styles, alphabet) : null;
    // So are the rules, from which the pieces follow.
    DeclaredRules rules =
        isResolved && report.isClean() && shape != null && rulesReader != null
            ? rulesReader.read(shape, styles, warns)
            : null;
    return isResolved && report.isClean() && shape != null
        ? new ReadDeclaration(
            shape,
            order,
            styles.get(0),
            styles.get(1),
            rules == null ? alphabet : AlphabetReader.alphabet(rules.book()),
            texts,
            rules)
        : null;
  }

  /**
   * Reads the shape. The runtime checks it in three steps: first the number of sizes, then each
   * size, then all sizes together.
   */
  private @Nullable Shape shape(List<DeclaredValue> sizes) {
    if (!board.isWritten("shape")) {
      return null;
    }
    DeclaredValue value = board.written("shape", -1);
    int[] array = new int[sizes.size()];
    Arrays.fill(array, 1);
    String refusal = refusal(array);
    if (refusal != null) {
      Mistake id = sizes.isEmpty() ? Mistake.ShapeEmpty : Mistake.TooManyDimensions;
      report.add(board, value, id, refusal);
    }
    boolean isGood = refusal == null;
    for (int axis = 0; axis < array.length; axis++) {
      DeclaredValue size = sizes.get(axis);
      Integer known = size.known(Integer.class);
      if (known == null) {
        isGood = false;
        continue;
      }
      array[axis] = known;
      refusal = refusal(array[axis]);
      if (refusal != null) {
        isGood = false;
        String where = "shape[" + axis + "] = " + array[axis];
        report.add(board, size, Mistake.DimensionSize, where, refusal);
      }
    }
    refusal = isGood ? refusal(array) : null;
    if (refusal != null) {
      report.add(board, value, Mistake.ShapeTooLarge, refusal);
    }
    return isGood && refusal == null ? Shape.of(array) : null;
  }

  private static @Nullable String refusal(int... sizes) {
    return refusal(() -> Shape.of(sizes));
  }

  /** {@return the message of the exception that a check throws, or null if it throws none} */
  static @Nullable String refusal(Runnable check) {
    try {
      check.run();
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  private List<Style> styles(List<DeclaredValue> names) {
    // One value that is unknown may turn out to be two.
    boolean mayBeTwo =
        names.size() == 2 || names.size() == 1 && names.get(0).known(String.class) == null;
    if (board.isWritten("styles") && !mayBeTwo) {
      report.add(board, board.written("styles", -1), Mistake.StyleCount, names.size());
    }
    List<Style> styles = new ArrayList<>();
    for (int i = 0; i < Math.min(names.size(), 2); i++) {
      String name = names.get(i).known(String.class);
      if (name == null) {
        continue;
      }
      Side side = i == 0 ? Side.FIRST : Side.SECOND;
      Style style = Style.isValid(name) ? Style.parse(name) : null;
      String where = Quoting.element("styles", i, name);
      if (style == null) {
        report.add(board, names.get(i), Mistake.StyleName, where, suggestion(name, side));
      } else if (style.side() != side) {
        report.add(
            board,
            names.get(i),
            Mistake.StyleSide,
            where,
            side == Side.FIRST ? "first" : "second",
            side == Side.FIRST ? "upper" : "lower",
            suggestion(name, side));
      } else {
        String refusal = refusal(() -> QiLimits.checkStyle(side, name));
        if (refusal != null) {
          report.add(board, names.get(i), Mistake.StyleTooLong, where, refusal);
        }
        styles.add(style);
      }
    }
    return styles;
  }

  /**
   * {@return the end of a message that suggests a valid style name, or an empty string} Many
   * invalid names are only in the wrong case or only contain separators between words.
   */
  private static String suggestion(String name, Side side) {
    if (name.length() > QiLimits.MAX_STYLE_BYTES) {
      return "";
    }
    String letters = NO_LETTER.matcher(name).replaceAll("");
    String cased =
        side == Side.FIRST ? letters.toUpperCase(Locale.ROOT) : letters.toLowerCase(Locale.ROOT);
    // Letters outside ASCII may have no other case, or one that consists of two letters.
    boolean isAscii = letters.chars().allMatch(c -> c < 128);
    return Suggestions.suggestion(isAscii && Style.isValid(cased) ? cased : null);
  }
}
