// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model.codec;

import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.GeneratedModel;
import dev.boardwright.processor.model.Surroundings;
import java.util.List;

/**
 * A record to be packed.
 *
 * @param declaration the record
 * @param components the components of the record
 * @param suppressed the names of the warnings that the codec suppresses, because compilers would
 *     give them for merely mentioning the record and its types
 * @param surroundings the surroundings of the codec
 */
public record CodecModel(
    Declaration declaration,
    List<PackedComponent> components,
    List<String> suppressed,
    Surroundings surroundings)
    implements GeneratedModel {
  /** The suffix of the name of a codec. */
  public static final String SUFFIX = "Codec";

  public CodecModel {
    components = List.copyOf(components);
    suppressed = List.copyOf(suppressed);
  }

  /** {@return the format of the packed form} */
  public PackedFormat format() {
    return PackedFormat.of(
        components.stream().map(PackedComponent::field).toArray(PackedField[]::new));
  }

  /** {@return whether the packed form is a {@code long}} Otherwise it is an {@code int}. */
  public boolean isLong() {
    return !format().fitsInt();
  }
}
