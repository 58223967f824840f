// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares how other programs write the pieces and the castling rights of the game that the same
 * type declares with {@link Board} and {@link Rules}. Without this annotation, the defaults below
 * hold, which suit most games. The classes of {@code dev.boardwright.interop}, one of which has the
 * same simple name as this annotation, read and write the texts.
 *
 * <p>For example, the second side of chess against shogi has the pieces of both games, so other
 * programs call its shogi pieces by other letters:
 *
 * <pre>{@code
 * @FenLetters(pieces = {"p=s", "n=m", "s=v", "b=x", "r=y", "q'=q", "r'=r", "b'=b", "n'=n", "p'=p"})
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface FenLetters {
  /**
   * {@return the names of pieces, each as a token, {@code =} and the name: {@code "M=F"}} Tokens
   * and names are written as in {@link Rules}: in upper case for both sides if both styles have the
   * same name, otherwise in the case of the side. A name is a letter, with {@code +} before it for
   * a promoted piece, and with {@code ^}, {@code '} and {@code ~} after it, in this order, where
   * they are needed. If a token has several names, the first one is written, and positions are read
   * with all of them.
   *
   * <p>By default, a name is the token, with these differences. The {@code ^} of a royal piece is
   * left out, unless there is the same token without it. A diminished token such as {@code -Q} is
   * {@code Q~}, which is how crazyhouse writes a promoted pawn. If {@code M} has a declared name
   * {@code F}, then {@code +M} is {@code +F}. Two kinds of tokens have no name, because FEN has
   * fields for them: a passing token, such as {@code -P}, and a token that castles, such as {@code
   * +R}, if its pieces stand where they stood in the start position. They are written as the pieces
   * that they become. A token that castles and has a declared name is written under that name,
   * without a castling right.
   */
  String[] pieces() default {};

  /**
   * {@return the castling rights, each as a letter, {@code =} and the square of the piece that has
   * the right: {@code "K=i2"}} The case of the letter tells the side. The rights of a side are
   * written in this order, the first side's before the second's. A piece that can castle starts on
   * each of these squares. Rights declared for a side replace its default {@code K} and {@code Q},
   * or {@code k} and {@code q}; a side without a declared right keeps them.
   *
   * <p>By default, {@code K} and {@code k} are the castling pieces furthest to the right of the
   * royal piece in the start position, and {@code Q} and {@code q} those furthest to the left. Any
   * other square on the rank of the royal piece has the letter of its file, as in X-FEN, as far as
   * there are letters that mean nothing else. If a token starts on any square without a letter, or
   * where it can never castle, it has no rights, and is written under its name, such as {@code +R}.
   */
  String[] castling() default {};
}
