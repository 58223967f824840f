// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.testing.SnlVectors;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnlVectorsTest {
  @Test
  void recordMatchesVectors() {
    new SnlVectors(
            new SnlVectors.Snl() {
              @Override
              public String encode(int pick, int to, int status) {
                return SnlMove.encode(pick, to, status);
              }

              @Override
              public int[] decode(String hex) {
                return fields(SnlMove.decode(hex));
              }

              @Override
              public List<int[]> decodeAll(String hex) {
                return SnlMove.decodeAll(hex).stream().map(SnlVectorsTest::fields).toList();
              }
            })
        .checkAll();
  }

  private static int[] fields(SnlMove move) {
    return new int[] {move.pick(), move.to(), move.status().ordinal()};
  }

  @Test
  void genericFormatMatchesVectors() {
    PackedFormat format = SnlMove.FORMAT;
    new SnlVectors(
            new SnlVectors.Snl() {
              @Override
              public String encode(int pick, int to, int status) {
                return format.encode(format.pack(pick, to, status));
              }

              @Override
              public int[] decode(String hex) {
                return values(format.decode(hex));
              }

              @Override
              public List<int[]> decodeAll(String hex) {
                return Arrays.stream(format.decodeAllToLongs(hex)).mapToObj(this::values).toList();
              }

              private int[] values(long packed) {
                return Arrays.stream(format.unpack(packed)).mapToInt(Math::toIntExact).toArray();
              }
            })
        .checkAll();
  }
}
