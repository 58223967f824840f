/** Exports the package of the boards. */
module it.game {
  requires transitive dev.boardwright.runtime;

  exports game;
}
