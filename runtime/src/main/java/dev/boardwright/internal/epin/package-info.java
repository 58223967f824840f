/** EPIN tokens, represented as numbers. Not exported. */
package dev.boardwright.internal.epin;
