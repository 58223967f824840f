// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The members of one annotation as Java values. A value that the compiler does not know yet is left
 * out, and remembered.
 */
final class MemberValues {
  private final DeclaredAnnotation values;

  /** The elements of members, kept because compilers may copy them on each call. */
  private final Map<String, List<DeclaredValue>> arrays = new HashMap<>();

  private boolean areKnown = true;

  // A text that is tried in place of a written one, and the place where it would stand.
  private String tried = "";
  private @Nullable String triedMember;
  private int triedElement;

  MemberValues(DeclaredAnnotation values) {
    this.values = values;
  }

  DeclaredAnnotation annotation() {
    return values;
  }

  /** {@return whether all values that were asked for are known} */
  boolean areKnown() {
    return areKnown;
  }

  /** Lets a text stand in place of a member, or of an element of it; of none if that is null. */
  void replace(@Nullable String member, int element, String text) {
    triedMember = member;
    triedElement = element;
    tried = text;
  }

  String text(String member) {
    return member.equals(triedMember) ? tried : one(member, value -> value.known(String.class), "");
  }

  int number(String member) {
    return one(member, value -> value.known(Integer.class), 0);
  }

  boolean flag(String member) {
    return one(member, value -> value.known(Boolean.class), false);
  }

  <E extends Enum<E>> E constant(String member, E[] constants) {
    return one(member, value -> value.constant(constants), constants[0]);
  }

  List<String> texts(String member) {
    List<String> texts = all(member, value -> value.known(String.class));
    if (member.equals(triedMember)) {
      texts.set(Math.max(triedElement, 0), tried);
    }
    return texts;
  }

  <E extends Enum<E>> List<E> constants(String member, E[] constants) {
    return all(member, value -> value.constant(constants));
  }

  List<DeclaredAnnotation> annotations(String member) {
    return all(member, value -> value.known(DeclaredAnnotation.class));
  }

  private <T> T one(String member, Function<DeclaredValue, @Nullable T> read, T otherwise) {
    DeclaredValue value = values.get(member);
    T known = value == null ? null : read.apply(value);
    areKnown &= known != null;
    return known == null ? otherwise : known;
  }

  private <T> List<T> all(String member, Function<DeclaredValue, @Nullable T> read) {
    List<DeclaredValue> array = DeclaredValue.elements(values.get(member));
    List<T> all = new ArrayList<>();
    areKnown &= array != null;
    for (DeclaredValue value : array == null ? List.<DeclaredValue>of() : array) {
      T known = read.apply(value);
      areKnown &= known != null;
      if (known != null) {
        all.add(known);
      }
    }
    return all;
  }

  /** {@return whether the annotation has a member of this name, with or without a default} */
  boolean has(String member) {
    return values.get(member) != null;
  }

  /** {@return whether the declaration gives a value for a member, rather than using its default} */
  boolean isWritten(String member) {
    return written(member, -1) != null;
  }

  /**
   * {@return the written value of a member, or one element of it; null if the member is not
   * written}
   *
   * @param member the name of the member
   * @param element the index of the element, or a negative number for the whole value
   */
  @Nullable DeclaredValue written(String member, int element) {
    if (!values.isWritten(member)) {
      return null;
    }
    List<DeclaredValue> array = element < 0 ? List.of() : array(member);
    return element >= 0 && element < array.size() ? array.get(element) : values.get(member);
  }

  /** {@return the elements of a member that is an array; none if it is no array} */
  List<DeclaredValue> array(String member) {
    return arrays.computeIfAbsent(
        member,
        name -> {
          List<DeclaredValue> array = DeclaredValue.elements(values.get(name));
          return array == null ? List.of() : array;
        });
  }
}
