// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * A checker of the form of Javadoc. A method's comment starts with a verb in the third person or
 * with {@code {@return …}}, no {@code @return} only repeats the text before it, and no comment
 * starts with a relative clause.
 */
public final class JavadocStyle {
  /** A word such as "Returns" or "Passes". */
  private static final Pattern VERB = Pattern.compile("[A-Z][a-z]+s");

  /** Words that look like such a verb but are not. */
  private static final Set<String> NO_VERBS =
      Set.of("This", "Its", "Always", "Squares", "Pieces", "Positions", "Codes", "Hands");

  /** First words of comments that do not name what they describe. */
  private static final Set<String> CLAUSES =
      Set.of("What", "How", "Where", "When", "Which", "Who", "Whose", "By", "As");

  private JavadocStyle() {}

  /**
   * {@return the comments with a wrong form, each as the name of its file, its line and its first
   * words}
   *
   * @param sources the sources to check, which are parsed and not compiled
   * @param areTests whether the sources are tests; the comment of a test method may be any sentence
   * @throws IOException if a source cannot be read
   */
  public static List<String> problems(Iterable<? extends JavaFileObject> sources, boolean areTests)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask)
            compiler.getTask(null, null, diagnostic -> {}, List.of("-proc:none"), null, sources);
    List<String> problems = new ArrayList<>();
    Scanner scanner = new Scanner(DocTrees.instance(task), areTests, problems);
    for (CompilationUnitTree unit : task.parse()) {
      scanner.scan(unit, null);
    }
    return problems;
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final DocTrees trees;
    private final boolean areTests;
    private final List<String> problems;

    Scanner(DocTrees trees, boolean areTests, List<String> problems) {
      this.trees = trees;
      this.areTests = areTests;
      this.problems = problems;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
      check(method, !areTests);
      return super.visitMethod(method, none);
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void none) {
      check(variable, false);
      return super.visitVariable(variable, none);
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void none) {
      check(type, false);
      return super.visitClass(type, none);
    }

    /** {@return the words of a text, in lower case and without short ones such as articles} */
    private static Set<String> words(String text) {
      return Arrays.stream(text.toLowerCase(Locale.ROOT).split("\\W+"))
          .filter(word -> word.length() > 3)
          .collect(Collectors.toSet());
    }

    private void check(Tree tree, boolean isMethod) {
      DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
      if (comment == null) {
        return;
      }
      List<? extends DocTree> body = comment.getFullBody();
      if (body.isEmpty()) {
        return;
      }
      boolean isReturn = body.get(0) instanceof ReturnTree;
      String text = body.toString();
      String first = body.get(0).toString().split("[\\s.,;:]", 2)[0];
      boolean isVerb = VERB.matcher(first).matches() && !NO_VERBS.contains(first);
      boolean repeatsReturn =
          first.equals("Returns")
              && comment.getBlockTags().stream()
                  .filter(ReturnTree.class::isInstance)
                  .map(tag -> ((ReturnTree) tag).getDescription().toString())
                  .anyMatch(result -> words(text).containsAll(words(result)));
      if (CLAUSES.contains(first) || isMethod && !isReturn && !isVerb || repeatsReturn) {
        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
        long line =
            unit.getLineMap()
                .getLineNumber(trees.getSourcePositions().getStartPosition(unit, tree));
        problems.add(
            unit.getSourceFile().getName()
                + ":"
                + line
                + ": "
                + text.substring(0, Math.min(60, text.length())));
      }
    }
  }
}
