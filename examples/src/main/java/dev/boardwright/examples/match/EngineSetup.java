// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.EngineClient;
import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.engine.Protocol;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The command line of an engine, and its options.
 *
 * @param command the program and its arguments
 * @param protocols the protocols to ask for, in this order
 * @param options the values of its options, by their names
 */
public record EngineSetup(
    List<String> command, List<Protocol> protocols, Map<String, String> options) {
  /** The time that an engine has to start, and to become ready. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  /**
   * Starts the engine.
   *
   * @return the engine, with its options set
   * @throws EngineException if it cannot be started, does not answer, or has no such option
   */
  EngineClient start() throws EngineException {
    EngineClient client = EngineClient.start(command, protocols, PATIENCE);
    try {
      for (Map.Entry<String, String> option : options.entrySet()) {
        if (!client.set(option.getKey(), option.getValue())) {
          throw client.nonsense("has no option \"" + Arguments.shown(option.getKey()) + "\"");
        }
      }
      return client;
    } catch (EngineException | RuntimeException e) {
      client.close();
      throw e;
    }
  }
}
