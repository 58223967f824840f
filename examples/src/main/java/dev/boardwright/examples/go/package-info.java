/** Go on a generated board of 19×19. */
package dev.boardwright.examples.go;
