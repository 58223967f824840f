/** The rules of a game after all checks. */
package dev.boardwright.internal.rules;
