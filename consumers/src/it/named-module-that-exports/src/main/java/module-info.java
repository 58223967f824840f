/** A module that exports the package of the boards. */
module it.game {
  requires transitive dev.boardwright.runtime;

  exports game;
}
