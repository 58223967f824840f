// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.support.declaration.AnnotationForm.Member;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An annotation in a text.
 *
 * @param form the form of its type
 * @param written the members that are written
 * @param offset the offset of its sign
 */
record TextAnnotation(AnnotationForm form, Map<String, TextValue> written, int offset)
    implements DeclaredAnnotation {
  @Override
  public @Nullable TextValue get(String member) {
    TextValue value = written.get(member);
    Member form = this.form.members().get(member);
    Object otherwise = form == null ? null : form.otherwise();
    return value != null || otherwise == null ? value : new TextValue(otherwise, offset);
  }

  @Override
  public boolean isWritten(String member) {
    return written.containsKey(member);
  }
}
