// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import java.util.List;

/**
 * One record that is packed.
 *
 * @param declaration the record
 * @param components its components
 * @param suppressed what compilers would warn of where the record and its types are merely used
 * @param surroundings where the codec is to live
 */
public record CodecModel(
    Declaration declaration,
    List<PackedComponent> components,
    List<String> suppressed,
    Surroundings surroundings)
    implements GeneratedModel {
  /** What the name of a codec ends with. */
  public static final String SUFFIX = "Codec";

  public CodecModel {
    components = List.copyOf(components);
    suppressed = List.copyOf(suppressed);
  }

  /** The same as a description. */
  public PackedFormat format() {
    return PackedFormat.of(
        components.stream().map(PackedComponent::field).toArray(PackedField[]::new));
  }

  /** Whether the packed form is a {@code long}, or else an {@code int}. */
  public boolean isLong() {
    return !format().fitsInt();
  }
}
