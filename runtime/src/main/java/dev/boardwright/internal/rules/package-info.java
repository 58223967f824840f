/** The rules of a game after all checks, as the generic and the generated forms read them. */
package dev.boardwright.internal.rules;
