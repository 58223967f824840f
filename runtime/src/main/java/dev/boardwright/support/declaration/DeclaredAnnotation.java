// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An annotation, as a compiler or a text has it. Members that are not written have their defaults.
 * It remembers whether all that was read is known.
 */
public final class DeclaredAnnotation {
  private static final Map<Class<?>, String> TYPES =
      Map.of(
          String.class, "a string",
          Integer.class, "a number",
          Boolean.class, "true or false",
          DeclaredAnnotation.class, "@Piece");

  private final Map<String, DeclaredValue> members;
  private final Object place;
  private final BiConsumer<Object, String> unknown;
  private boolean areKnown = true;

  // A text that is tried in place of a written one, and the place where it would stand.
  private String tried = "";
  private @Nullable String triedMember;
  private int triedElement;

  /**
   * Creates an annotation.
   *
   * @param place the compiler's form of the annotation, or the offset of its sign in a text
   * @param unknown what to do with the place of a value that is not known, and with what is wrong
   */
  public DeclaredAnnotation(
      Map<String, DeclaredValue> members, Object place, BiConsumer<Object, String> unknown) {
    this.members = members;
    this.place = place;
    this.unknown = unknown;
  }

  /** {@return the compiler's form of the annotation, or the offset of its sign in a text} */
  public Object place() {
    return place;
  }

  /** {@return whether all values that were read are known} */
  boolean areKnown() {
    return areKnown;
  }

  private void refuse(Object where, String problem) {
    areKnown = false;
    unknown.accept(where, problem);
  }

  /** Reads members without defaults. */
  void require(String... names) {
    for (String name : names) {
      if (!isWritten(name)) {
        refuse(place, "the member " + name + " is missing");
      }
    }
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
   * {@return the value of a member}
   *
   * @param otherwise its default
   */
  public boolean flag(String member, boolean otherwise) {
    return one(member, Boolean.class, otherwise);
  }

  <E extends Enum<E>> E constant(String member, E[] constants) {
    DeclaredValue value = members.get(member);
    E found = value == null ? null : constant(value, constants);
    return found == null ? constants[0] : found;
  }

  private <E extends Enum<E>> @Nullable E constant(DeclaredValue value, E[] constants) {
    DeclaredValue.Constant named = value.known(DeclaredValue.Constant.class);
    for (E constant : constants) {
      if (named != null && named.is(constant)) {
        return constant;
      }
    }
    String type = constants[0].getDeclaringClass().getSimpleName();
    String got = named == null ? "" : ", got " + Quoting.text(named.name());
    refuse(value.place(), "expected a constant of " + type + got);
    return null;
  }

  /** {@return the known elements of a member} */
  public List<String> texts(String member) {
    List<String> texts = all(member, value -> read(value, String.class));
    if (member.equals(triedMember)) {
      texts.set(Math.max(triedElement, 0), tried);
    }
    return texts;
  }

  List<Integer> numbers(String member) {
    return all(member, value -> read(value, Integer.class));
  }

  <E extends Enum<E>> List<E> constants(String member, E[] constants) {
    return all(member, value -> constant(value, constants));
  }

  List<DeclaredAnnotation> annotations(String member) {
    return all(member, value -> read(value, DeclaredAnnotation.class));
  }

  private <T> T one(String member, Class<T> type, T otherwise) {
    DeclaredValue value = members.get(member);
    T known = value == null ? null : read(value, type);
    return known == null ? otherwise : known;
  }

  private <T> List<T> all(String member, Function<DeclaredValue, @Nullable T> read) {
    List<T> all = new ArrayList<>();
    for (DeclaredValue value : elements(member)) {
      T known = read.apply(value);
      if (known != null) {
        all.add(known);
      }
    }
    return all;
  }

  private <T> @Nullable T read(DeclaredValue value, Class<T> type) {
    T known = value.known(type);
    if (known == null) {
      refuse(value.place(), "expected " + TYPES.get(type));
    }
    return known;
  }

  /**
   * {@return the value of a member, or null if it is missing, of another type or not known}
   *
   * @param <T> the type of the value
   */
  public <T> @Nullable T known(String member, Class<T> type) {
    DeclaredValue value = members.get(member);
    return value == null ? null : value.known(type);
  }

  /** {@return whether the declaration gives a value for a member, rather than using its default} */
  public boolean isWritten(String member) {
    return members.containsKey(member);
  }

  /**
   * {@return the written value of a member, or one element of it; null if the member is not
   * written}
   *
   * @param element the index of the element, or a negative number for the whole value
   */
  @Nullable DeclaredValue written(String member, int element) {
    List<DeclaredValue> elements = elements(member);
    return element >= 0 && element < elements.size() ? elements.get(element) : members.get(member);
  }

  /** {@return the elements of a member, which is the only one itself if it is not an array} */
  @SuppressWarnings("unchecked") // lists have only values
  List<DeclaredValue> elements(String member) {
    DeclaredValue value = members.get(member);
    if (value == null) {
      return List.of();
    }
    List<DeclaredValue> elements = value.known(List.class);
    return elements == null ? List.of(value) : elements;
  }
}
