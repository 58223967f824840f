// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.opentest4j.AssertionFailedError;

/**
 * A reader of the conformance vectors, with accessors for the properties that many cases share.
 * Each file of vectors has one case on each line.
 */
public final class Vectors {
  private Vectors() {}

  /** A check of one case, which throws if the case fails. */
  public interface Check {
    void check(JsonObject vector);
  }

  public static List<JsonObject> load(String name) {
    return read("/vectors/" + name + ".jsonl");
  }

  /** {@return the objects in a resource, one on each line} */
  static List<JsonObject> read(String path) {
    List<JsonObject> cases = new ArrayList<>();
    try (InputStream in = Vectors.class.getResourceAsStream(path);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        cases.add(JsonParser.parseString(line).getAsJsonObject());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
    return cases;
  }

  /**
   * Checks all selected cases of a file, and reports their failures together. Also fails if the
   * number of selected cases is not the expected one.
   *
   * @param name the name of the file, without its extension
   * @param selected selects the cases to check
   * @param count the expected number of selected cases
   * @param check the check of one case
   */
  public static void check(String name, Predicate<JsonObject> selected, int count, Check check) {
    int run = 0;
    List<String> failures = new ArrayList<>();
    for (JsonObject vector : load(name)) {
      if (selected.test(vector)) {
        run++;
        try {
          check.check(vector);
        } catch (AssertionFailedError | RuntimeException e) {
          failures.add(id(vector) + ": " + e);
        }
      }
    }
    if (!failures.isEmpty()) {
      fail(
          failures.size()
              + " of "
              + run
              + " cases fail:\n"
              + String.join("\n", failures.subList(0, Math.min(20, failures.size()))));
    }
    int cases = run;
    assertTrue(run == count, () -> name + ": " + cases + " cases were run, expected " + count);
  }

  public static String id(JsonObject vector) {
    return vector.get("id").getAsString();
  }

  public static boolean isPortable(JsonObject vector) {
    return flag(vector, "portable", true);
  }

  public static boolean isMessagePortable(JsonObject vector) {
    return flag(vector, "message_portable", true);
  }

  public static boolean flag(JsonObject vector, String name, boolean absent) {
    return vector.has(name) ? vector.get(name).getAsBoolean() : absent;
  }

  public static String text(JsonObject vector, String name) {
    JsonElement value = vector.get(name);
    return value == null || value.isJsonNull() ? null : value.getAsString();
  }

  public static String message(JsonObject vector) {
    return vector.getAsJsonObject("error").get("message").getAsString();
  }

  public static List<String> texts(JsonArray array) {
    List<String> texts = new ArrayList<>();
    array.forEach(element -> texts.add(element.getAsString()));
    return texts;
  }

  public static int[] ints(JsonArray array) {
    int[] ints = new int[array.size()];
    for (int i = 0; i < ints.length; i++) {
      ints[i] = array.get(i).getAsInt();
    }
    return ints;
  }
}
