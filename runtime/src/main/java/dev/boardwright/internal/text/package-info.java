/** Functions that make untrusted text safe to use in messages and pictures. Not exported. */
package dev.boardwright.internal.text;
