/** Text from outside, made fit for messages and pictures. Not exported. */
package dev.boardwright.internal.text;
