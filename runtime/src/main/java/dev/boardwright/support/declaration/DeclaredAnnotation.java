// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An annotation, as a compiler or a text has it. It remembers whether what was read is known. */
public final class DeclaredAnnotation {
  private final Map<String, DeclaredValue> members;
  private final Set<String> written;
  private final Object place;
  private boolean areKnown = true;

  // A text that is tried in place of a written one, and the place where it would stand.
  private String tried = "";
  private @Nullable String triedMember;
  private int triedElement;

  /**
   * Creates an annotation.
   *
   * @param members the values of the members, written or by default, as far as there are any
   * @param written the names of the written members
   * @param place the compiler's form of the annotation, or the offset of its sign in a text
   */
  public DeclaredAnnotation(Map<String, DeclaredValue> members, Set<String> written, Object place) {
    this.members = members;
    this.written = written;
    this.place = place;
  }

  /** {@return the compiler's form of the annotation, or the offset of its sign in a text} */
  public Object place() {
    return place;
  }

  /** {@return whether all values that were read are known} */
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
    return member.equals(triedMember) ? tried : one(member, String.class, "");
  }

  int number(String member) {
    return one(member, Integer.class, 0);
  }

  /**
   * {@return the value of a member, or false if it is not known}
   *
   * @param member the name of the member
   */
  public boolean flag(String member) {
    return one(member, Boolean.class, false);
  }

  <E extends Enum<E>> E constant(String member, E[] constants) {
    E found = constant(members.get(member), constants);
    areKnown &= found != null;
    return found == null ? constants[0] : found;
  }

  private static <E extends Enum<E>> @Nullable E constant(
      @Nullable DeclaredValue value, E[] constants) {
    return Arrays.stream(constants)
        .filter(constant -> value != null && constant.name().equals(value.value()))
        .findFirst()
        .orElse(null);
  }

  /**
   * {@return the known elements of a member}
   *
   * @param member the name of the member
   */
  public List<String> texts(String member) {
    List<String> texts = all(member, value -> value.known(String.class));
    if (member.equals(triedMember)) {
      texts.set(Math.max(triedElement, 0), tried);
    }
    return texts;
  }

  List<Integer> numbers(String member) {
    return all(member, value -> value.known(Integer.class));
  }

  <E extends Enum<E>> List<E> constants(String member, E[] constants) {
    return all(member, value -> constant(value, constants));
  }

  List<DeclaredAnnotation> annotations(String member) {
    return all(member, value -> value.known(DeclaredAnnotation.class));
  }

  private <T> T one(String member, Class<T> type, T otherwise) {
    T known = known(member, type);
    areKnown &= known != null;
    return known == null ? otherwise : known;
  }

  private <T> List<T> all(String member, Function<DeclaredValue, @Nullable T> read) {
    List<T> all = new ArrayList<>();
    areKnown &= isArray(member);
    for (DeclaredValue value : elements(member)) {
      T known = read.apply(value);
      areKnown &= known != null;
      if (known != null) {
        all.add(known);
      }
    }
    return all;
  }

  /**
   * {@return the value of a member, or null if it is missing, of another type or not known}
   *
   * @param member the name of the member
   * @param type the type of the value
   * @param <T> the type of the value
   */
  public <T> @Nullable T known(String member, Class<T> type) {
    DeclaredValue value = members.get(member);
    return value == null ? null : value.known(type);
  }

  /** {@return whether the annotation has a member of this name, with or without a default} */
  boolean has(String member) {
    return members.containsKey(member);
  }

  /**
   * {@return whether the declaration gives a value for a member, rather than using its default}
   *
   * @param member the name of the member
   */
  public boolean isWritten(String member) {
    return written.contains(member);
  }

  /**
   * {@return the written value of a member, or one element of it; null if the member is not
   * written}
   *
   * @param member the name of the member
   * @param element the index of the element, or a negative number for the whole value
   */
  @Nullable DeclaredValue written(String member, int element) {
    if (!isWritten(member)) {
      return null;
    }
    List<?> elements = known(member, List.class);
    return elements != null && element >= 0 && element < elements.size()
        ? (DeclaredValue) elements.get(element)
        : members.get(member);
  }

  /** {@return whether a member is an array that is known} */
  boolean isArray(String member) {
    return known(member, List.class) != null;
  }

  /** {@return the elements of a member that is an array; none if it is no array} */
  @SuppressWarnings("unchecked") // lists have only values
  List<DeclaredValue> elements(String member) {
    List<DeclaredValue> elements = known(member, List.class);
    return elements == null ? List.of() : elements;
  }
}
