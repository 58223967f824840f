// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reflective calls of generated methods. A runtime exception that a method throws is thrown as if
 * the method had been called directly.
 */
public final class ReflectiveCalls {
  private ReflectiveCalls() {}

  /** The methods found so far. A test may call a method a hundred thousand times. */
  private static final Map<Signature, Method> METHODS = new ConcurrentHashMap<>();

  private record Signature(Class<?> type, String name, List<Class<?>> parameters) {
    Method find() {
      try {
        return type.getMethod(name, parameters.toArray(Class<?>[]::new));
      } catch (NoSuchMethodException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static Method method(Class<?> type, String name, Class<?>... parameters) {
    return METHODS.computeIfAbsent(new Signature(type, name, List.of(parameters)), Signature::find);
  }

  public static Object call(Method method, Object target, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refusal) {
        throw refusal;
      }
      throw new AssertionError(e);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Calls a public instance method. The parameter types must be the classes of the arguments, or
   * {@code int} for an {@code Integer}; no argument may be null.
   *
   * @return the result of the method
   */
  public static Object callByName(Object target, String name, Object... arguments) {
    Class<?>[] types = new Class<?>[arguments.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = arguments[i] instanceof Integer ? int.class : arguments[i].getClass();
    }
    return call(method(target.getClass(), name, types), target, arguments);
  }

  public static Object constant(Class<?> type, String name) {
    try {
      return type.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
