// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.testing.RuleExample;
import dev.boardwright.testing.RuleExamples;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests rules whose results are written by hand, in the forms that need no generated code. */
final class RuleExamplesTest {
  static List<RuleExample> examples() {
    return RuleExamples.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void theRuleBookFollowsTheRule(RuleExample example) {
    example.checkRules();
  }
}
