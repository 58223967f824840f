// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.text.Quoted;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.QiLimits;

/**
 * Explains why a text is not FEEN: the slow path, which makes objects. It looks for problems in the
 * order in which feen.rb 0.5.0 finds them, field after field. What is wrong with a board that
 * feen.rb takes comes last.
 */
final class FeenRefusal {
  private final String text;
  private final FeenDialect dialect;

  private FeenRefusal(String text, FeenDialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  /**
   * Explains why a text is not FEEN.
   *
   * @param text a text that {@link FeenReader} does not take
   * @param dialect how it names styles
   * @param stop where reading stopped: of three fields, those that end before it are good
   * @return the refusal
   */
  static FeenException of(String text, FeenDialect dialect, int stop) {
    return new FeenRefusal(text, dialect).explain(stop);
  }

  private FeenException explain(int stop) {
    if (text.length() > FeenReader.MAX_LENGTH) {
      return FeenProblem.TOO_LONG.at(FeenReader.MAX_LENGTH, text);
    }
    int first = text.indexOf(' ');
    int second = first < 0 ? -1 : text.indexOf(' ', first + 1);
    if (second < 0) {
      return FeenProblem.FIELD_COUNT.at(text.length(), text);
    }
    int third = text.indexOf(' ', second + 1);
    if (third >= 0) {
      // Spaces that come together, or before everything, are where it goes wrong.
      int offset = first == 0 ? 0 : second == first + 1 ? second : third;
      return FeenProblem.FIELD_COUNT.at(offset, text);
    }
    return stop > second ? style(second + 1, stop) : fields(first, second);
  }

  /** Explains a text of three fields. */
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

  /** Explains what is wrong with a board that feen.rb takes. */
  private FeenException board(BadPlacement placement) {
    int irregular = placement.irregular();
    if (irregular >= 0) {
      return FeenProblem.IRREGULAR.at(irregular, text);
    }
    int tooLarge = placement.rankBeyond(QiLimits.MAX_SQUARE_COUNT);
    if (tooLarge >= 0) {
      return FeenProblem.TOO_MANY_SQUARES.at(tooLarge, text);
    }
    throw new IllegalStateException("a good text was taken for a bad one: " + Quoted.of(text));
  }

  /** Explains what is wrong with the styles, which are bad at an offset. */
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
