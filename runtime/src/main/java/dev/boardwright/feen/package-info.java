/** The syntax of FEEN and of its tokens. Not exported. */
package dev.boardwright.feen;
