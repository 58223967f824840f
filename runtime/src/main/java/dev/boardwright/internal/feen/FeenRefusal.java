// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.QiLimits;

/**
 * An explanation of why a text is not valid FEEN. This is the slow path, which allocates objects.
 * It looks for errors in the order in which feen.rb 0.5.0 finds them, field after field. Errors in
 * a board that feen.rb accepts come last.
 */
final class FeenRefusal {
  private final String text;
  private final FeenDialect dialect;

  private FeenRefusal(String text, FeenDialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  /**
   * Explains why a text is not valid FEEN.
   *
   * @param text a text that {@link FeenReader} rejects
   * @param stop the offset where reading stopped; if there are three fields, those that end before
   *     it are valid
   */
  static FeenException of(String text, FeenDialect dialect, int stop) {
    return new FeenRefusal(text, dialect).explain(stop);
  }

  private FeenException explain(int stop) {
    if (text.length() > Feen.MAX_LENGTH) {
      return FeenProblem.TOO_LONG.at(Feen.MAX_LENGTH, text);
    }
    int first = text.indexOf(' ');
    int second = first < 0 ? -1 : text.indexOf(' ', first + 1);
    if (second < 0) {
      return FeenProblem.FIELD_COUNT.at(text.length(), text);
    }
    int third = text.indexOf(' ', second + 1);
    if (third >= 0) {
      // The error is a leading space, or else the second of two adjacent spaces, or else the third
      // space.
      int offset = first == 0 ? 0 : second == first + 1 ? second : third;
      return FeenProblem.FIELD_COUNT.at(offset, text);
    }
    return stop > second ? style(second + 1, stop) : fields(first, second);
  }

  /** Explains the error in a text of three fields. */
  private FeenException fields(int first, int second) {
    BadPlacement placement = new BadPlacement(text, first);
    FeenException bad = placement.find();
    if (bad != null) {
      return bad;
    }
    BadHands hands = new BadHands(text, first + 1, second);
    bad = hands.find();
    if (bad != null) {
      return bad;
    }
    int stop = FeenStyles.read(text, second + 1, dialect);
    if (stop < 0) {
      return style(second + 1, ~stop);
    }
    bad = hands.findBeyond(placement.squares() - placement.pieces());
    return bad == null ? board(placement) : bad;
  }

  /** Explains the error in a board that feen.rb accepts. */
  private FeenException board(BadPlacement placement) {
    int irregular = placement.irregular();
    if (irregular >= 0) {
      return FeenProblem.IRREGULAR.at(irregular, text);
    }
    int tooLarge = placement.rankBeyond(QiLimits.MAX_SQUARE_COUNT);
    if (tooLarge >= 0) {
      return FeenProblem.TOO_MANY_SQUARES.at(tooLarge, text);
    }
    throw new IllegalStateException("a valid text was rejected: " + Quoted.of(text));
  }

  /**
   * Explains the error in the styles.
   *
   * @param from the offset at which the styles begin
   * @param offset the offset of the error
   */
  private FeenException style(int from, int offset) {
    int slash = text.indexOf('/', from);
    if (slash < 0 || text.indexOf('/', slash + 1) >= 0) {
      return FeenProblem.STYLE_DELIMITER.at(offset, text);
    }
    boolean areStyles =
        FeenStyles.firstBad(text, from, slash, dialect) < 0
            && FeenStyles.firstBad(text, slash + 1, text.length(), dialect) < 0;
    if (!areStyles) {
      return FeenProblem.STYLE.at(offset, text);
    }
    boolean areOfOneSide =
        FeenStyles.isFirstSide(text, from) == FeenStyles.isFirstSide(text, slash + 1);
    FeenProblem problem = areOfOneSide ? FeenProblem.STYLE_CASE : FeenProblem.STYLE_TOO_LONG;
    return problem.at(offset, text);
  }
}
