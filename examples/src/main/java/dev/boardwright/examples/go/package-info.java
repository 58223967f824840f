/** Go on a generated board of 19×19 points. */
package dev.boardwright.examples.go;
