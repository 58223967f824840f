/** The tokens of EPIN as numbers. Not exported. */
package dev.boardwright.internal.epin;
